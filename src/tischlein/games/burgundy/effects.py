"""What the tiles of the basic game do when they are placed: animals, ships, castles, buildings; mines do nothing then (BUR-157)."""

from __future__ import annotations

from typing import ClassVar, Final

from tischlein.core.agenda import Step
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.core.score import Term
from tischlein.games.burgundy.actions import Act
from tischlein.games.burgundy.animals import animal_term
from tischlein.games.burgundy.extras import InTurn, extras
from tischlein.games.burgundy.placing import place_label, placeable, placing
from tischlein.games.burgundy.selling import SellAny
from tischlein.games.burgundy.ships import ship_steps
from tischlein.games.burgundy.state import BurgundyState, tell
from tischlein.games.burgundy.taking import CARPENTER_KINDS, CHURCH_KINDS, MARKET_KINDS, PASS, TakeKind, some_of
from tischlein.games.burgundy.tiles import CARPENTER, CHURCH, MARKET, SPECIES_OF
from tischlein.games.burgundy.way import Consequences
from tischlein.games.burgundy.workers import FREE_CHOICE

TAKES: Final = {MARKET: MARKET_KINDS, CARPENTER: CARPENTER_KINDS, CHURCH: CHURCH_KINDS}
SILVER_OF_BANK: Final = 2
WORKERS_OF_BOARDING_HOUSE: Final = 4
POINTS_OF_WATCHTOWER: Final = 4
CASTLE_RULES: Final = ("BUR-154", "BUR-155")


def nothing(state: BurgundyState, seat: int, cell: int, tile: int) -> Consequences:
    return [], []


def animals(state: BurgundyState, seat: int, cell: int, tile: int) -> Consequences:
    return [animal_term(state, seat, cell, tile, SPECIES_OF[tile])], []


def ship(state: BurgundyState, seat: int, cell: int, tile: int) -> Consequences:
    return [], ship_steps(state, seat)


def castle(state: BurgundyState, seat: int, cell: int, tile: int) -> Consequences:
    """One more action with a number of free choice, also to place another castle (BUR-154, BUR-155, BUR-156)."""
    return [], [Act(seat, FREE_CHOICE, "castle")]


def building(state: BurgundyState, seat: int, cell: int, tile: int) -> Consequences:
    """The advantage of a building, once and at once, without a die; if it cannot be used, it is lost (BUR-180, BUR-182)."""
    return state.use.moments.advantages[tile](state, seat, tile)


# ---------------------------------------------------------------------- buildings


def bank(state: BurgundyState, seat: int, kind: int) -> Consequences:
    state.estate(seat).silver += SILVER_OF_BANK
    state.note(seat, "bank", "BUR-192")
    return [], []


def boarding_house(state: BurgundyState, seat: int, kind: int) -> Consequences:
    """Always four, whatever monasteries there are (BUR-191, BUR-317)."""
    state.note(seat, "boarding-house", "BUR-191")
    state.hire(seat, WORKERS_OF_BOARDING_HOUSE)
    return [], []


def watchtower(state: BurgundyState, seat: int, kind: int) -> Consequences:
    return [Term("watchtower", POINTS_OF_WATCHTOWER, {}, "BUR-195")], []


def take_kind(state: BurgundyState, seat: int, kind: int) -> Consequences:
    """Market, carpenter's workshop, church (BUR-184, BUR-185, BUR-186)."""
    return [], [TakeKind(seat, TAKES[kind])] if some_of(state, TAKES[kind]) else []


def warehouse(state: BurgundyState, seat: int, kind: int) -> Consequences:
    """Goods of one colour are sold without a die (BUR-190)."""
    return [], [SellAny(seat)] if state.estate(seat).store else []


def town_hall(state: BurgundyState, seat: int, kind: int) -> Consequences:
    """One more tile is placed (BUR-193); it can also be bought for that now (BUR-252)."""
    estate, monks = state.estate(seat), state.monks(seat)
    usable = placeable(state, seat, estate, FREE_CHOICE, monks) or extras(state, seat, estate, monks)
    return [], [TownHall(seat)] if usable else []


class TownHall(InTurn):
    """One more tile from the own key spaces, on any number, or none (BUR-189, BUR-193, BUR-194)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "piece"
    rules: ClassVar[tuple[str, ...]] = ("BUR-189", "BUR-193", "BUR-194")

    def options(self, state: BurgundyState) -> list[Action]:
        estate, monks = state.estate(self.seat), state.monks(self.seat)
        return [*placeable(state, self.seat, estate, FREE_CHOICE, monks), PASS]

    def answer(self, state: BurgundyState, action: Action) -> Step[BurgundyState] | None:
        return placing(self.seat, action, FREE_CHOICE) if action[0] == "place" else None

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-town-hall")

    def label(self, state: BurgundyState, action: Action) -> Message:
        return tell("no-tile") if action[0] == "pass" else place_label(action)
