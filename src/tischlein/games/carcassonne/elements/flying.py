"""The Flying Machines: a meeple flies one to three tiles, and lands where it can."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tischlein.core.agenda import ChanceStep, DecisionStep
from tischlein.core.chance import Chance, Die
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.carcassonne.elements.messages import ground
from tischlein.games.carcassonne.land import FLIGHT_STEPS, place_of
from tischlein.games.carcassonne.state import FIGURES, ONE, CarcassonneState, is_open, tell
from tischlein.games.carcassonne.tiles import CITY, KINDS, MONASTERY, ROAD, pieces
from tischlein.games.carcassonne.where import ROLES, apart, value

DIE: Final = Die("flight", tell("chance-flight"), tuple(pieces()["die"]["faces"]))
"""With the faces 1, 1, 2, 2, 3, 3 (CAR-500)."""


class RollFlight(ChanceStep[CarcassonneState]):
    """How far it flies, in the direction in which the machine points (CAR-502, CAR-503, CAR-511)."""

    __slots__ = ("figure", "seat")

    def __init__(self, seat: int, figure: int) -> None:
        self.seat = seat
        self.figure = figure

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.figure

    def chance(self, state: CarcassonneState) -> Chance:
        return DIE

    def apply(self, state: CarcassonneState, outcome: Any) -> None:
        land = state.land
        laid = land.board[state.placed]
        direction = (land.box.types[land.box.type_of[laid >> 2]].flight + 2 * (laid & 3)) % 8
        cell = state.placed + FLIGHT_STEPS[direction] * outcome
        state.note(self.seat, "flies", "CAR-503", distance=outcome, figure=tell("a-figure", figure=FIGURES[self.figure]))
        if landing_places(state, cell):
            state.agenda.push(Land(self.seat, self.figure, cell))
        else:  # the meeple returns, and nothing else may be placed (CAR-509)
            state.supply[self.seat] += ONE[self.figure]
            state.note(self.seat, "cannot-land", "CAR-509", figure=FIGURES[self.figure])
            if state.use.messages:
                ground(state)


def landing_places(state: CarcassonneState, cell: int) -> list[int]:
    """Incomplete roads, cities and monasteries (CAR-505) of the tile there, if there is one (CAR-508), taken or not (CAR-506); never
    meadows (CAR-507)."""
    land = state.land
    if cell not in land.board:
        return []
    segments = land.box.segments[land.board[cell] >> 2]
    return [
        number
        for number, segment in enumerate(segments)
        if segment >= 0 and land.box.kind[segment] in (CITY, ROAD, MONASTERY) and is_open(state, segment)
    ]


class Land(DecisionStep[CarcassonneState]):
    """Where on the tile it lands (CAR-504); from now on it is a meeple like any other (CAR-512)."""

    __slots__ = ("cell", "figure")
    kind: ClassVar[Kind] = "piece"
    rules: ClassVar[tuple[str, ...]] = ("CAR-504", "CAR-505", "CAR-506", "CAR-507")

    def __init__(self, seat: int, figure: int, cell: int) -> None:
        super().__init__(seat)
        self.figure = figure
        self.cell = cell

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.figure, self.cell

    def options(self, state: CarcassonneState) -> list[Action]:
        return [("land", *place_of(self.cell), number) for number in landing_places(state, self.cell)]

    def apply(self, state: CarcassonneState, action: Action) -> None:
        segment = state.land.box.segments[state.land.board[self.cell] >> 2][action[3]]
        state.put(segment, self.seat, self.figure)
        figure = tell("a-figure", figure=FIGURES[self.figure])
        kind = state.land.box.kind[segment]
        state.note(self.seat, "put", "CAR-504", figure=figure, kind=KINDS[kind], role=ROLES[kind])

    def prompt(self, state: CarcassonneState) -> Message:
        x, y = place_of(self.cell)
        return tell("ask-land", x=x, y=y, figure=FIGURES[self.figure])

    def label(self, state: CarcassonneState, action: Action) -> Message:
        own = self._what(state, action)
        segments = state.land.box.segments[state.land.board[self.cell] >> 2]
        alike = [segments[other[3]] for other in self.options(state) if self._what(state, other) == own]
        return tell("land", **own, where=apart(state, segments[action[3]], alike))

    def _what(self, state: CarcassonneState, action: Action) -> dict[str, Any]:
        segment = state.land.box.segments[state.land.board[self.cell] >> 2][action[3]]
        return {"kind": KINDS[state.land.box.kind[segment]], **value(state, segment)}
