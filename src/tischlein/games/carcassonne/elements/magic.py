"""Mage & Witch: neutral figures on open roads and cities."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from tischlein.core.agenda import Automatic, DecisionStep
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.carcassonne.land import place_of
from tischlein.games.carcassonne.state import CarcassonneState, Steps, roads_of, tell
from tischlein.games.carcassonne.tiles import KINDS, OPEN, PIERS, TileType

BOTH = ("mage", "witch")
OPEN_OR_PIERS: Final = OPEN | PIERS


def where(state: CarcassonneState, figure: str) -> int:
    return state.mage if figure == "mage" else state.witch


def stand(state: CarcassonneState, figure: str, segment: int) -> None:
    if figure == "mage":
        state.mage = segment
    else:
        state.witch = segment


def open_ways(state: CarcassonneState, *apart_from: int, enough: int = 1_000) -> list[tuple[int, int]]:
    """The open roads and cities, except those of these segments: the cell and segment a figure would stand on, the ones laid first."""
    land = state.land
    label, record, ways = land.label, land.record, land.box.ways
    seen = {piece for segment in apart_from if segment >= 0 for piece in roads_of(state, label[segment])}
    found: list[tuple[int, int]] = []
    for cell, laid in land.board.items():
        for segment in ways[laid >> 2]:
            one = label[segment]
            known = record[one]
            if known & OPEN_OR_PIERS and one not in seen:
                seen.add(one)
                if known & PIERS:
                    pieces = roads_of(state, one)
                    seen.update(pieces)
                    if not any(record[piece] & OPEN for piece in pieces):
                        continue
                found.append((cell, segment))
                if len(found) == enough:
                    return found
    return found


def targets(state: CarcassonneState, figure: str) -> list[tuple[int, int]]:
    """Cells and segments where it may go: not to the other one, and not back to where it is, unless there is nothing else
    (CAR-902 to CAR-905)."""
    own, other = where(state, figure), where(state, BOTH[figure == "mage"])
    return open_ways(state, own, other) or open_ways(state, other)


def can_go(state: CarcassonneState, figure: str) -> bool:
    """Whether there is any target."""
    return bool(open_ways(state, where(state, BOTH[figure == "mage"]), enough=1))


def together(state: CarcassonneState) -> bool:
    """Whether mage and witch are on the same road or in the same city (CAR-903)."""
    if state.mage < 0 or state.witch < 0:
        return False
    label = state.land.label
    return label[state.witch] in roads_of(state, label[state.mage])


def cast_magic(state: CarcassonneState, seat: int, tile: TileType) -> Steps:
    return (CastMagic(seat, tile.magic),) if tile.magic or together(state) else ()


class CastMagic(Automatic[CarcassonneState]):
    """After a tile with the symbol one of the two must be moved; and whenever a tile or a ferry brings them together (CAR-901, CAR-906)."""

    __slots__ = ("must", "seat")

    def __init__(self, seat: int, must: bool) -> None:
        self.seat = seat
        self.must = must

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.must

    def run(self, state: CarcassonneState) -> None:
        if self.must or together(state):
            state.agenda.push(*self._steps(state))

    def _steps(self, state: CarcassonneState) -> list[Automatic[CarcassonneState] | DecisionStep[CarcassonneState]]:
        clash = together(state)
        movable = [figure for figure in BOTH if (not clash or where(state, figure) >= 0) and can_go(state, figure)]
        if movable:
            return [ChooseMagic(self.seat, tuple(movable)), CastMagic(self.seat, must=False)]
        removable = tuple(figure for figure in BOTH if where(state, figure) >= 0)
        return [Banish(self.seat, removable)] if removable else []


class ChooseMagic(DecisionStep[CarcassonneState]):
    """Mage or witch?"""

    __slots__ = ("figures",)
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("CAR-901", "CAR-904", "CAR-906", "CAR-907", "CAR-908")

    def __init__(self, seat: int, figures: tuple[str, ...]) -> None:
        super().__init__(seat)
        self.figures = figures

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.figures

    def options(self, state: CarcassonneState) -> list[Action]:
        return [("magic", figure) for figure in self.figures]

    def apply(self, state: CarcassonneState, action: Action) -> None:
        state.agenda.push(MoveMagic(self.seat, action[1]))

    def prompt(self, state: CarcassonneState) -> Message:
        return tell("ask-magic")

    def label(self, state: CarcassonneState, action: Action) -> Message:
        return tell("magic", figure=action[1])


class MoveMagic(DecisionStep[CarcassonneState]):
    """To which open road or city (CAR-902)."""

    __slots__ = ("figure",)
    kind: ClassVar[Kind] = "place"
    rules: ClassVar[tuple[str, ...]] = ("CAR-902", "CAR-903", "CAR-913")

    def __init__(self, seat: int, figure: str) -> None:
        super().__init__(seat)
        self.figure = figure

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.figure

    def options(self, state: CarcassonneState) -> list[Action]:
        number = state.land.box.number
        return [("stand", *place_of(cell), number[segment]) for cell, segment in targets(state, self.figure)]

    def pick(self, state: CarcassonneState, rng: Random) -> Action:
        places = targets(state, self.figure)
        cell, segment = places[int(rng.random() * len(places))]
        return ("stand", *place_of(cell), state.land.box.number[segment])

    def apply(self, state: CarcassonneState, action: Action) -> None:
        stand(state, self.figure, state.land.segment_at(action[1], action[2], action[3]))
        state.note(self.seat, "magic-moved", "CAR-902", figure=tell("magic", figure=self.figure), x=action[1], y=action[2])

    def prompt(self, state: CarcassonneState) -> Message:
        return tell("ask-magic-where", figure=tell("magic", figure=self.figure), which=self.figure)

    def label(self, state: CarcassonneState, action: Action) -> Message:
        segment = state.land.segment_at(action[1], action[2], action[3])
        return tell("feature-at", kind=KINDS[state.land.box.kind[segment]], x=action[1], y=action[2], number=action[3] + 1)


class Banish(DecisionStep[CarcassonneState]):
    """No open road and no open city: one of the two must leave the board (CAR-905)."""

    __slots__ = ("figures",)
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("CAR-905",)

    def __init__(self, seat: int, figures: tuple[str, ...]) -> None:
        super().__init__(seat)
        self.figures = figures

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.figures

    def options(self, state: CarcassonneState) -> list[Action]:
        return [("banish", figure) for figure in self.figures]

    def apply(self, state: CarcassonneState, action: Action) -> None:
        stand(state, action[1], -1)
        state.note(None, f"{action[1]}-leaves", "CAR-905")

    def prompt(self, state: CarcassonneState) -> Message:
        return tell("ask-banish")

    def label(self, state: CarcassonneState, action: Action) -> Message:
        return tell("magic", figure=action[1])
