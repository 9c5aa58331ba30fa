"""The moments of a game at which its elements have their say, and the parts of the box that are in use.

`overview` says which element comes in where; here is only the form of each moment, so that nothing has to import that page.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

from tischlein.core.agenda import Step
from tischlein.core.decision import Action
from tischlein.core.message import Message
from tischlein.core.score import Term
from tischlein.core.setup import Setup
from tischlein.core.value import Value
from tischlein.games.burgundy.way import Consequences, Way

if TYPE_CHECKING:
    from tischlein.games.burgundy.estate import Estate
    from tischlein.games.burgundy.state import BurgundyState

Stocks: TypeAlias = list[list[int]]
Effect: TypeAlias = "Callable[[BurgundyState, int, int, int], Consequences]"
"""Of a tile: with the seat that places it, the space and the tile."""
Advantage: TypeAlias = "Callable[[BurgundyState, int, int], Consequences]"
"""Of a building: with the seat and the kind of building."""

PASTURE: Final = "pasture"
OTHERS_HIRE: Final = "others hire"
TRIBUTE: Final = "tribute"
KEY_SPACES: Final = "key spaces"
SHIP: Final = "ship"
BONUS_TILE: Final = "bonus tile"
MINES: Final = "mines"
SILVER_OF_SALE: Final = "silver of a sale"
POINTS_OF_SALE: Final = "points of a sale"
FINAL_MONASTERY: Final = "final monastery"
FINAL_SHIELD: Final = "final shield"
CASTLE: Final = "castle"
DICE: Final = "dice"
AREA: Final = "area"
SPACES: Final = "spaces"
GIFTS: Final = "gifts"
NAMING: Final = "naming"
"""The moments at which a shield changes a number; see `elements.shields`."""


class Shield:
    """What a shield does: at its moment it makes another number of one; `about` is what that number belongs to."""

    __slots__ = ("change", "moment")

    def __init__(self, moment: str, change: Callable[[Estate, int, int], int]) -> None:
        self.moment = moment
        self.change = change


class Offer:
    """Something more that can be chosen at a question."""

    __slots__ = ()
    verb: ClassVar[str] = ""

    def options(self, state: BurgundyState, seat: int, estate: Estate, monks: int) -> tuple[Action, ...]:
        """What can be chosen now, with the estate of the seat and the monasteries it may use."""
        raise NotImplementedError

    def take(self, state: BurgundyState, seat: int, action: Action) -> Step[Any] | None:
        """Carries out what has been chosen."""
        raise NotImplementedError

    def label(self, state: BurgundyState, seat: int, action: Action) -> Message:
        """What it means, in words."""
        raise NotImplementedError


class Turning:
    """Another number for a die that is still to be used: something more beside the questions that are about dice."""

    __slots__ = ()
    verb: ClassVar[str] = ""

    def options(self, state: BurgundyState, estate: Estate, numbers: Sequence[int]) -> tuple[Action, ...]:
        """What can be done with dice of these numbers: each is the verb, the old number, and the new one."""
        raise NotImplementedError

    def turned(self, state: BurgundyState, seat: int, action: Action) -> None:
        """The die shows its new number."""
        raise NotImplementedError

    def label(self, action: Action) -> Message:
        """What it means, in words."""
        raise NotImplementedError


class Boards:
    """The boards that can be used: all of them, the recommended ones, and the rule that says so."""

    __slots__ = ("recommended", "rule", "suitable")

    def __init__(self, suitable: tuple[Any, ...], recommended: tuple[str, ...], rule: str) -> None:
        self.suitable = suitable
        self.recommended = recommended
        self.rule = rule


class Moments:
    """What happens at each moment, in the order of the rulebook."""

    __slots__ = (
        "advantages",
        "area_completed",
        "aside_verbs",
        "asides",
        "asking_doubles",
        "boards",
        "castle",
        "checks",
        "counting",
        "deal",
        "effects",
        "end_of_phase",
        "final_monasteries",
        "final_scoring",
        "hiring",
        "instead_of_dice",
        "joining",
        "larger_areas",
        "lending",
        "new_phase",
        "once_per_area",
        "rules",
        "sale",
        "shields",
        "ship",
        "stacking",
        "stocks",
        "tile_laid",
        "turning",
        "white_die",
    )

    def __init__(
        self,
        checks: tuple[Callable[[Setup, Use], None], ...],
        boards: Boards,
        stocks: tuple[Callable[[Stocks], None], ...],
        deal: tuple[Callable[[BurgundyState], list[Step[Any]]], ...],
        new_phase: tuple[Callable[[BurgundyState], None], ...],
        white_die: tuple[Callable[[BurgundyState, int], None], ...],
        asking_doubles: tuple[Callable[[BurgundyState], bool], ...],
        instead_of_dice: tuple[Offer, ...],
        asides: tuple[Offer, ...],
        turning: tuple[Turning, ...],
        castle: tuple[Offer, ...],
        ship: tuple[Offer, ...],
        hiring: tuple[Callable[[BurgundyState, Estate], None], ...],
        lending: tuple[Callable[[BurgundyState, Estate], int], ...],
        tile_laid: tuple[Callable[[BurgundyState, int, int], list[Term]], ...],
        area_completed: tuple[Callable[[BurgundyState, int, int], list[Term]], ...],
        larger_areas: tuple[tuple[Callable[[BurgundyState, Estate, int], int], str], ...],
        effects: tuple[Effect, ...],
        advantages: dict[int, Advantage],
        joining: dict[int, tuple[str, str]],
        once_per_area: dict[int, tuple[str, str]],
        stacking: tuple[Callable[[BurgundyState, tuple[int, ...]], tuple[int, ...]], ...],
        sale: tuple[Callable[[BurgundyState, int, int, int], Consequences], ...],
        end_of_phase: tuple[Callable[[BurgundyState], list[Step[Any]]], ...],
        final_scoring: tuple[Callable[[BurgundyState, int], list[Term]], ...],
        final_monasteries: dict[int, tuple[int, str]],
        counting: tuple[Callable[[BurgundyState, Estate, dict[int, int]], None], ...],
        shields: dict[int, Shield],
        rules: dict[str, tuple[str, ...]],
    ) -> None:
        self.checks = checks  # of a set-up
        self.boards = boards
        self.stocks = stocks  # more tiles are shuffled in
        self.deal = deal  # before the start castles
        self.new_phase = new_phase
        self.white_die = white_die  # it has been rolled
        self.asking_doubles = asking_doubles  # whether it is asked which die comes first although they are equal
        self.instead_of_dice = instead_of_dice
        self.asides = asides  # at any moment of the own turn, besides the purchase
        self.turning = turning  # beside the questions that are about dice
        self.aside_verbs = (*(offer.verb for offer in asides), *(offer.verb for offer in turning))
        self.castle = castle  # more for the action of a castle
        self.ship = ship  # more goods that a ship may bring
        self.hiring = hiring  # an owner has got workers
        self.lending = lending  # monasteries of others that a shield lets an owner use, as bits
        self.tile_laid = tile_laid  # points for any tile on a space
        self.area_completed = area_completed  # points for the tile that completes an area
        self.larger_areas = larger_areas  # by how many spaces, and the rule
        self.effects = effects  # by tile
        self.advantages = advantages  # by kind of building
        self.joining = joining  # by animal tile that scores with every species: the rules when it comes, and when it is there
        self.once_per_area = once_per_area  # by tile: why there may be no other one in the area, and the rule
        self.stacking = stacking  # a stack on the bridge is sorted
        self.sale = sale  # what selling brings besides silver and points
        self.end_of_phase = end_of_phase
        self.final_scoring = final_scoring  # for an owner
        self.final_monasteries = final_monasteries  # by number: points for each thing, and the rule
        self.counting = counting  # of what the monasteries score at the end
        self.shields = shields  # by number
        self.rules = rules  # by question: what else a player might look up there


class Use(Value):
    """The parts of the box that are in use. Made by `overview.use_of` only, which pickling is told as well."""

    def __init__(self, elements: tuple[str, ...], players: int, way: Way, made_by: Callable[[tuple[str, ...], int], Use]) -> None:
        self.elements = elements
        self.players = players
        self.extra_tiles = "extra_tiles" in elements
        self.border_posts = "border_posts" in elements
        self.white_castles = "white_castles" in elements
        self.inns = "inns" in elements
        self.trade_routes = "trade_routes" in elements
        self.shields = "shields" in elements
        self.team = "team" in elements
        self.solo = players == 1
        self.way = way
        self.owner_of = way.owner_of
        self.owners = len(way.seats_of)
        self.made_by = made_by
        self.moments: Moments

    def fields(self) -> tuple[object, ...]:
        return self.elements, self.players

    def __reduce__(self) -> tuple[object, ...]:
        return self.made_by, self.fields()
