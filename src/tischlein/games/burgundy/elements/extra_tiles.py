"""Four extra tiles: monasteries 27 and 28, the crane, and the geese."""

from __future__ import annotations

from typing import ClassVar, Final

from tischlein.core.agenda import DecisionStep
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.core.score import Term
from tischlein.games.burgundy.animals import NAMES, animal_term, pasture
from tischlein.games.burgundy.estate import Estate
from tischlein.games.burgundy.keys import name
from tischlein.games.burgundy.moments import FINAL_MONASTERY, Offer, Stocks
from tischlein.games.burgundy.state import BurgundyState, tell
from tischlein.games.burgundy.tiles import (
    BEFORE_MONASTERIES,
    BLACK_STOCK,
    BUILDINGS,
    CRANE,
    GEESE,
    INDEX,
    MONASTERY,
    SPECIES_OF,
    building_of,
)
from tischlein.games.burgundy.way import Consequences

ON_TOP: Final = BEFORE_MONASTERIES + 27
BRIDGE_27: Final = 1 << 27
BUY_WORKERS: Final = 1 << 28
WORKERS_FOR_SILVER: Final = 2
NOTHING: Final[tuple[Action, ...]] = ()
ONLY_HIRE: Final[tuple[Action, ...]] = (("hire",),)


def shuffle_in(stocks: Stocks) -> None:
    """The monasteries come into the yellow stock, crane and geese into the black one (BUR-365)."""
    stocks[MONASTERY] += [ON_TOP, BEFORE_MONASTERIES + 28]
    stocks[BLACK_STOCK] += [CRANE, GEESE]


# ---------------------------------------------------------------------- monasteries 27 and 28


def stack(state: BurgundyState, markers: tuple[int, ...]) -> tuple[int, ...]:
    """Monastery 27: its owner's marker is always on top of a stack, also when another one arrives later (BUR-366, BUR-367)."""
    tops = [seat for seat in markers if state.estate(seat).monasteries & BRIDGE_27]
    return (*(seat for seat in markers if seat not in tops), *tops) if tops else markers


def rise(state: BurgundyState, seat: int, cell: int, tile: int) -> Consequences:
    """Monastery 27 works for the stack in which the marker stands when it is placed (BUR-368)."""
    state.bridge = tuple(stack(state, markers) for markers in state.bridge)
    return [], []


class Hire(Offer):
    """Monastery 28: two workers for a silver coin, as often as one likes (BUR-369)."""

    __slots__ = ()
    verb: ClassVar[str] = "hire"

    def options(self, state: BurgundyState, seat: int, estate: Estate, monks: int) -> tuple[Action, ...]:
        return ONLY_HIRE if monks & BUY_WORKERS and estate.silver else NOTHING

    def take(self, state: BurgundyState, seat: int, action: Action) -> None:
        state.estate(seat).silver -= 1
        state.note(seat, "hired", "BUR-369")
        state.hire(seat, WORKERS_FOR_SILVER)

    def label(self, state: BurgundyState, seat: int, action: Action) -> Message:
        return tell("hire")


# ---------------------------------------------------------------------- the crane


def crane(state: BurgundyState, seat: int, kind: int) -> Consequences:
    return [], [UseCrane(seat)]


class UseCrane(DecisionStep[BurgundyState]):
    """The crane works like any building (BUR-370). For the limit in a city it is a kind of its own (BUR-372)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("BUR-370",)

    def options(self, state: BurgundyState) -> list[Action]:
        return [("as", BUILDINGS[kind]) for kind in state.use.moments.advantages if kind != CRANE]

    def apply(self, state: BurgundyState, action: Action) -> None:
        state.note(self.seat, "crane", "BUR-370", tile=name(INDEX[action[1]]))
        kind = BUILDINGS.index(action[1])
        terms, steps = state.use.moments.advantages[kind](state, self.seat, kind)
        state.bring(self.seat, terms, steps)

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-crane")

    def label(self, state: BurgundyState, action: Action) -> Message:
        return tell("as", tile=name(INDEX[action[1]]))


def count_crane(state: BurgundyState, estate: Estate, counts: dict[int, int]) -> None:
    """At the end it counts as one more building, where it is worth most (BUR-371)."""
    buildings = [number for number in counts if number in building_of()]
    if buildings and CRANE in estate.tiles:
        best = max(buildings, key=lambda number: state.shielded(estate, FINAL_MONASTERY, 1, about=number))
        counts[best] += 1


# ---------------------------------------------------------------------- the geese

JOINING: Final = {GEESE: ("BUR-373", "BUR-374")}
"""They score with every animal that comes to them later, too (BUR-374), and monastery 7 counts them as well (BUR-376)."""


def geese(state: BurgundyState, seat: int, cell: int, tile: int) -> Consequences:
    """Two points, and those of one other species in the pasture (BUR-373). They are a species for monastery 24, too (BUR-375)."""
    friends = goose_friends(state, seat, cell)
    if len(friends) > 1:
        return [], [JoinHerd(seat, cell)]
    return [animal_term(state, seat, cell, tile, friends[0] if friends else SPECIES_OF[GEESE])], []


def goose_friends(state: BurgundyState, seat: int, cell: int) -> list[int]:
    """The species that geese can count with (BUR-373)."""
    return sorted({SPECIES_OF[tile] for tile in pasture(state, seat, cell)})


class JoinHerd(DecisionStep[BurgundyState]):
    """Which other species scores together with the geese (BUR-373)."""

    __slots__ = ("cell",)
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("BUR-373", "BUR-376")

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.cell

    def options(self, state: BurgundyState) -> list[Action]:
        return [("species", NAMES[species]) for species in goose_friends(state, self.seat, self.cell)]

    def apply(self, state: BurgundyState, action: Action) -> None:
        state.gain(self.seat, self._term(state, action))

    def _term(self, state: BurgundyState, action: Action) -> Term:
        return animal_term(state, self.seat, self.cell, GEESE, NAMES.index(action[1]))

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-species")

    def label(self, state: BurgundyState, action: Action) -> Message:
        return tell("species", species=action[1], points=self._term(state, action).points)
