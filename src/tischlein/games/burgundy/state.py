"""A position of The Castles of Burgundy: the estates, the main board, the time."""

from __future__ import annotations

from random import Random
from typing import Any, Final, TypeAlias

from tischlein.core.agenda import Agenda, Step
from tischlein.core.decision import Event
from tischlein.core.message import Message, Speaker
from tischlein.core.score import Result, Term
from tischlein.core.setup import Setup
from tischlein.core.state import State
from tischlein.games.burgundy.estate import Estate, goods_json
from tischlein.games.burgundy.moments import Use
from tischlein.games.burgundy.tiles import GOODS, IDS, KINDS, spaces

tell = Speaker("burgundy")

Steps: TypeAlias = "tuple[Step[BurgundyState], ...]"
PHASES: Final = "ABCDE"
ROUNDS: Final = 5


class BurgundyState(State):
    """Everything is open; only what is drawn and rolled is unknown, and start castles that are chosen in secret.

    What only some elements need lies flat beside the rest: parts of their own would make every copy dearer.
    """

    __slots__ = (
        "active",
        "beside",
        "black",
        "bonuses",
        "bought",
        "bridge",
        "chosen",
        "coming",
        "counter",
        "depots",
        "dice",
        "estates",
        "first",
        "gone",
        "goods",
        "goods_left",
        "keys",
        "order",
        "phase",
        "points",
        "round",
        "routes_left",
        "shields_left",
        "shields_out",
        "stock",
        "target",
        "terms",
        "turned",
        "use",
        "white",
    )

    def __init__(
        self,
        setup: Setup,
        agenda: Agenda,
        use: Use,
        estates: list[Estate],
        keys: list[tuple[int, ...]],
        points: list[int],
        terms: list[tuple[int, Term]],
        dice: list[int],
        goods: list[int],
        gone: list[int],
        stock: list[tuple[int, ...]],
        depots: list[tuple[int, ...]],
        goods_left: int,
        phase: int = -1,
        round: int = 0,
        first: int = 0,
        order: tuple[int, ...] = (),
        active: int = -1,
        bought: bool = False,
        turned: bool = False,
        white: int = 0,
        black: tuple[int, ...] = (),
        coming: tuple[int, ...] = (),
        beside: tuple[int, ...] = (),
        bridge: tuple[tuple[int, ...], ...] = (),
        bonuses: tuple[tuple[int, ...], ...] = ((), (), (), (), (), (), ()),
        shields_out: tuple[tuple[int, ...], ...] = ((), (), (), (), (), ()),
        shields_left: tuple[int, ...] = (),
        routes_left: tuple[int, ...] = (),
        chosen: tuple[int, ...] = (),
        counter: int = 0,
        target: int = 0,
    ) -> None:
        super().__init__(setup, agenda)
        self.use = use
        self.estates = estates  # by owner: a player, or a team
        self.keys = keys  # by seat: tiles on the own key spaces
        self.points = points  # by seat
        self.terms = terms
        self.dice = dice  # two for each seat, 0 when used
        self.goods = goods  # on the depots, packed as in an estate
        self.gone = gone  # tiles out of the game
        self.stock = stock  # face-down tiles: one stock for each colour, and the black one
        self.depots = depots  # face-up tiles, in the order in which the solo game removes them
        self.goods_left = goods_left  # face-down goods
        self.phase = phase  # 0 to 4
        self.round = round  # 1 to 5
        self.first = first  # the seat that began the game
        self.order = order  # of the running round
        self.active = active  # whose turn it is, -1 between turns
        self.bought = bought  # the one purchase of this turn has been made
        self.turned = turned  # shield 16 has been used in this turn
        self.white = white  # the white die
        self.black = black
        self.coming = coming  # goods on the round spaces
        self.beside = beside  # tiles beside the black depot, which can be bought as well
        self.bridge = bridge  # stacks of markers, the top last; later spaces are nearer to the town
        self.bonuses = bonuses  # by colour: the owners who have taken the large and the small bonus tile
        self.shields_out = shields_out  # by depot
        self.shields_left = shields_left  # to be dealt
        self.routes_left = routes_left  # cards to be dealt
        self.chosen = chosen  # start castles chosen in secret, by owner, -1 before
        self.counter = counter  # solo game: the counting marker
        self.target = target  # solo game: the target marker

    def fields(self) -> tuple[object, ...]:
        return (
            self.setup,
            self.agenda,
            self.use,
            self.estates,
            self.keys,
            self.points,
            self.terms,
            self.dice,
            self.goods,
            self.gone,
            self.stock,
            self.depots,
            self.goods_left,
            self.phase,
            self.round,
            self.first,
            self.order,
            self.active,
            self.bought,
            self.turned,
            self.white,
            self.black,
            self.coming,
            self.beside,
            self.bridge,
            self.bonuses,
            self.shields_out,
            self.shields_left,
            self.routes_left,
            self.chosen,
            self.counter,
            self.target,
        )

    def copy(self) -> BurgundyState:
        return BurgundyState(
            self.setup,
            self.agenda.copy(),
            self.use,
            [estate.copy() for estate in self.estates],
            self.keys.copy(),
            self.points.copy(),
            self.terms.copy(),
            self.dice.copy(),
            self.goods.copy(),
            self.gone.copy(),
            self.stock.copy(),
            self.depots.copy(),
            self.goods_left,
            self.phase,
            self.round,
            self.first,
            self.order,
            self.active,
            self.bought,
            self.turned,
            self.white,
            self.black,
            self.coming,
            self.beside,
            self.bridge,
            self.bonuses,
            self.shields_out,
            self.shields_left,
            self.routes_left,
            self.chosen,
            self.counter,
            self.target,
        )

    # ------------------------------------------------------------------ for the steps

    def owner(self, seat: int) -> int:
        """Whose estate a seat plays for."""
        return self.use.owner_of[seat]

    def estate(self, seat: int) -> Estate:
        return self.estates[self.use.owner_of[seat]]

    def seats_of(self, owner: int) -> tuple[int, ...]:
        return self.use.way.seats_of[owner]

    def monks(self, seat: int) -> int:
        """The monasteries a seat may use, as bits: they work from the moment they are placed (BUR-300, BUR-331)."""
        return self.monks_of(self.estates[self.use.owner_of[seat]])

    def monks_of(self, estate: Estate) -> int:
        """The same for an estate; a shield may lend it others."""
        monks = estate.monasteries
        if estate.shields:
            for lend in self.use.moments.lending:
                monks |= lend(self, estate)
        return monks

    def shielded(self, estate: Estate, moment: str, number: int, about: int = 0) -> int:
        """What the shields of an estate make of a number at a moment."""
        for _, shield in estate.shields:
            power = self.use.moments.shields[shield]
            if power.moment == moment:
                number = power.change(estate, number, about)
        return number

    def gain(self, seat: int, term: Term) -> None:
        self.use.way.gain(self, seat, term)

    def bring(self, seat: int, terms: list[Term], steps: list[Step[Any]]) -> None:
        self.use.way.bring(self, seat, terms, steps)

    def hire(self, seat: int, workers: int) -> None:
        """Worker chips from the supply, which never runs out (BUR-009)."""
        estate = self.estate(seat)
        estate.workers += workers
        for happen in self.use.moments.hiring:
            happen(self, estate)

    def note_owner(self, owner: int, key: str, rule: str = "", **args: Any) -> None:
        """Tells what happened to an owner: both partners of a team are named."""
        seats = self.seats_of(owner)
        if len(seats) == 1:
            self.note(seats[0], key, rule, **args)
        elif self.events is not None:
            team = tell("team-named", both_seats=seats)
            self.events.append(Event(seats[0], Message("burgundy", key, {**args, "player": team}), 0, rule))

    def bonuses_of(self, owner: int) -> int:
        """The bonus tiles of an owner; that for the border posts is none (BUR-391)."""
        return sum(owner in takers for takers in self.bonuses[:6])

    def in_turn_order(self) -> list[int]:
        """All seats as the markers stand on the bridge: nearer to the town first, in a stack from top to bottom (BUR-075)."""
        order: list[int] = []
        for space in self.bridge:
            if space:
                order += space
        order.reverse()
        return order

    # ------------------------------------------------------------------ who may know what

    def things(self, seat: int | None) -> dict[str, Any]:
        seats = range(self.setup.players)
        left: dict[str, int] = {}
        for stock in self.stock:
            for tile in stock:
                left[IDS[tile]] = left.get(IDS[tile], 0) + 1
        return {
            "phase": PHASES[self.phase] if self.phase >= 0 else None,
            "round": self.round,
            "first": self.first,
            "order": list(self.order),
            "active": None if self.active < 0 else self.active,
            "bought": self.bought,
            "turned": self.turned,
            "white": self.white,
            "depots": [
                {
                    "spaces": [KINDS[kind] for kind in spaces(self.setup.players, max(0, self.phase))[number]],
                    "tiles": [IDS[tile] for tile in depot],
                    "goods": goods_json(self.goods[number]),
                    "shields": list(self.shields_out[number]),
                }
                for number, depot in enumerate(self.depots)
            ],
            "black": [IDS[tile] for tile in self.black],
            "inns": len(self.beside),
            "coming": [GOODS[colour] for colour in self.coming],
            "bridge": [list(space) for space in self.bridge],
            "bonuses": {name: list(self.bonuses[number]) for number, name in enumerate((*KINDS[:6], "posts"))},
            "left": left,
            "black_left": len(self.stock[6]),
            "gone": [IDS[tile] for tile in self.gone],
            "seats": [
                {
                    "owner": self.owner(other),
                    "points": self.points[other],
                    "dice": list(self.dice[2 * other : 2 * other + 2]),
                    "keys": [IDS[tile] for tile in self.keys[other]],
                }
                for other in seats
            ],
            "estates": [estate.to_json() for estate in self.estates],
            "starts": [
                {"owner": owner, "space": space} for owner, space in enumerate(self.chosen) if space >= 0 and self._knows(seat, owner)
            ],
            "counter": self.counter,
            "target": self.target,
        }

    def _knows(self, seat: int | None, owner: int) -> bool:
        """Whether a start castle is known: not as long as another seat chooses it in secret, or has just done so."""
        return owner not in [self.owner(other) for other, lane in enumerate(self.agenda.opening) if lane and other != seat]

    def secrets(self, seat: int | None) -> dict[str, Any]:
        return {
            f"start of {owner}": {"owner": owner, "space": space}
            for owner, space in enumerate(self.chosen)
            if space >= 0 and not self._knows(seat, owner)
        }

    def redraw(self, seat: int, rng: Random) -> None:
        """What the others have chosen in secret is unknown: those who are ready have chosen something."""
        if self.agenda.lanes:
            others = [other for other, lane in enumerate(self.agenda.opening) if lane and other != seat]
            self.chosen = tuple(space if self._knows(seat, owner) else -1 for owner, space in enumerate(self.chosen))
            self.act_anew(others, rng)

    # ------------------------------------------------------------------ points

    def final_terms(self) -> list[tuple[int, Term]]:
        """What everybody would get if the game ended now; partners get it together, once."""
        scores = self.use.moments.final_scoring
        return [(owner, term) for owner in range(self.use.owners) for score in scores for term in score(self, owner)]

    def score(self, seat: int) -> list[Term]:
        return self.use.way.score(self, seat)

    def standing(self) -> list[int]:
        return self.use.way.standing(self)

    @property
    def result(self) -> Result | None:
        return None if self.waiting_for or self.agenda.main else self.use.way.result(self)
