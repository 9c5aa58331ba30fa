"""Mage & Witch: neutral figures on open roads and cities."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from tischlein.core.agenda import Automatic, DecisionStep
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.carcassonne.features import Feature, feature_of, worth
from tischlein.games.carcassonne.land import place_of
from tischlein.games.carcassonne.moments import Steps
from tischlein.games.carcassonne.part import Part
from tischlein.games.carcassonne.state import CarcassonneState, joined, roads_of, tell
from tischlein.games.carcassonne.tiles import KINDS, OPEN, PIERS
from tischlein.games.carcassonne.where import told

BOTH: Final[tuple[str, ...]] = ("mage", "witch")
TRIES: Final = 100


class Magic(Part):
    __slots__ = ("mage", "witch")

    def __init__(self, mage: int = -1, witch: int = -1) -> None:
        self.mage = mage  # the segment where he stands, or -1
        self.witch = witch

    def fields(self) -> tuple[object, ...]:
        return self.mage, self.witch

    def things(self, state: CarcassonneState) -> dict[str, Any]:
        standing = (("mage", self.mage), ("witch", self.witch))
        return {figure: state.place_json(segment) if segment >= 0 else None for figure, segment in standing}


def where(state: CarcassonneState, figure: str) -> int:
    return state.magic.mage if figure == "mage" else state.magic.witch


def stand(state: CarcassonneState, figure: str, segment: int) -> None:
    state.magic = Magic(segment, state.magic.witch) if figure == "mage" else Magic(state.magic.mage, segment)


def stands_for_open_way(state: CarcassonneState, segment: int) -> bool:
    """Whether a road or city is open and named by this segment.

    Where ferries join a road, each of its pieces is a place of its own: a figure stays with its piece when a ferry moves (CAR-915).
    """
    record = state.land.record
    if state.land.label[segment] != segment:
        return False
    if not record[segment] & PIERS:
        return record[segment] & OPEN != 0
    return any(record[piece] & OPEN for piece in roads_of(state, segment))


def pieces_of(state: CarcassonneState, *segments: int) -> set[int]:
    """The pieces of all these roads and cities, -1 for none."""
    return {piece for segment in segments if segment >= 0 for piece in roads_of(state, state.land.label[segment])}


def targets(state: CarcassonneState, figure: str) -> list[tuple[int, int]]:
    """Cells and segments where it may go (CAR-902): not to the other one (CAR-903), and not back to where it is, unless there is nothing
    else."""
    own, other = where(state, figure), where(state, BOTH[figure == "mage"])
    return open_ways(state, pieces_of(state, own, other)) or open_ways(state, pieces_of(state, other))


def open_ways(state: CarcassonneState, apart_from: set[int]) -> list[tuple[int, int]]:
    """The open roads and cities, except those of these pieces: the cell and segment a figure would stand on."""
    land = state.land
    label, ways = land.label, land.box.ways
    found: list[tuple[int, int]] = []
    for cell, laid in land.board.items():
        for segment in ways[laid >> 2]:
            if label[segment] == segment and segment not in apart_from and stands_for_open_way(state, segment):
                found.append((cell, segment))
    return found


def can_go(state: CarcassonneState, figure: str) -> bool:
    """Whether there is any target."""
    other, ways = pieces_of(state, where(state, BOTH[figure == "mage"])), state.land.box.ways
    for laid in reversed(state.land.board.values()):  # the tiles laid last lie at the border, where most roads and cities are open
        for segment in ways[laid >> 2]:
            if stands_for_open_way(state, segment) and segment not in other:
                return True
    return False


def together(state: CarcassonneState) -> bool:
    """Whether mage and witch are on the same road or in the same city (CAR-903)."""
    mage, witch = state.magic.mage, state.magic.witch
    if mage < 0 or witch < 0:
        return False
    label = state.land.label
    return joined(state, label[mage], label[witch])


def enchant(state: CarcassonneState, segments: list[int], points: int, tiles: int, detail: dict[str, Any]) -> int:
    """The mage adds a point per tile (CAR-907), also where an inn or a cathedral leaves nothing else (CAR-912), and no more with them
    or with shields (CAR-914). The witch halves, rounded up (CAR-908), what they make of it (CAR-909). At the end too (CAR-911)."""
    magic = state.magic
    if magic.mage >= 0 and magic.mage in segments:
        detail["magic"] = "mage"
        return points + tiles
    if magic.witch >= 0 and magic.witch in segments:
        detail["magic"] = "witch"
        return (points + 1) // 2
    detail["magic"] = "none"  # said also without this element: the words for roads and cities are the same in all games
    return points


def dispel(state: CarcassonneState, feature: Feature, winners: list[int]) -> None:
    """A magic figure that took part in a scoring leaves the board (CAR-910)."""
    label, magic = state.land.label, state.magic
    if magic.mage >= 0 and label[magic.mage] in feature.pieces:
        stand(state, "mage", -1)
        state.note(None, "mage-leaves", "CAR-910")
    if magic.witch >= 0 and label[magic.witch] in feature.pieces:
        stand(state, "witch", -1)
        state.note(None, "witch-leaves", "CAR-910")


def cast_magic(state: CarcassonneState, seat: int, copy: int) -> Steps:
    return (CastMagic(seat, must=True),)


def part_mage_and_witch(state: CarcassonneState, seat: int, copy: int) -> Steps:
    """Somebody has to if a tile or a ferry has brought them together (CAR-906, CAR-916)."""
    magic = state.magic
    return (CastMagic(seat, must=False),) if magic.mage >= 0 and magic.witch >= 0 and together(state) else ()


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


class MageOrWitch(DecisionStep[CarcassonneState]):
    """Which of the two."""

    __slots__ = ("figures",)
    kind: ClassVar[Kind] = "choose"
    verb: ClassVar[str] = ""

    def __init__(self, seat: int, figures: tuple[str, ...]) -> None:
        super().__init__(seat)
        self.figures = figures

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.figures

    def options(self, state: CarcassonneState) -> list[Action]:
        return [(self.verb, figure) for figure in self.figures]

    def prompt(self, state: CarcassonneState) -> Message:
        return tell(f"ask-{self.verb}")

    def label(self, state: CarcassonneState, action: Action) -> Message:
        return tell("magic", figure=action[1])


class ChooseMagic(MageOrWitch):
    """Mage or witch?"""

    __slots__ = ()
    rules: ClassVar[tuple[str, ...]] = ("CAR-901", "CAR-904", "CAR-906", "CAR-907", "CAR-908")
    verb: ClassVar[str] = "magic"

    def apply(self, state: CarcassonneState, action: Action) -> None:
        state.agenda.push(MoveMagic(self.seat, action[1]))


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
        """Some road or city on some tile, until it is one that others are named by: all of them are equally likely then."""
        land, draw = state.land, rng.random
        ways, most, cells = land.box.ways, land.box.most_ways, list(land.board)
        taken = pieces_of(state, state.magic.mage, state.magic.witch)
        for _ in range(TRIES):
            cell = cells[int(draw() * len(cells))]
            here, way = ways[land.board[cell] >> 2], int(draw() * most)
            if way < len(here) and here[way] not in taken and stands_for_open_way(state, here[way]):
                return ("stand", *place_of(cell), land.box.number[here[way]])
        return super().pick(state, rng)

    def apply(self, state: CarcassonneState, action: Action) -> None:
        segment = state.land.segment_at(action[1], action[2], action[3])
        if state.events is not None:
            key = "magic-moved" if where(state, self.figure) >= 0 else "magic-comes"
            tiles = worth(state, feature_of(state, segment), complete=False).detail["tiles"]
            kind = KINDS[state.land.box.kind[segment]]
            state.note(self.seat, key, "CAR-902", figure=self.figure, kind=kind, tiles=tiles, x=action[1], y=action[2])
        stand(state, self.figure, segment)

    def prompt(self, state: CarcassonneState) -> Message:
        return tell("ask-magic-where", figure=tell("magic", figure=self.figure), which=self.figure)

    def label(self, state: CarcassonneState, action: Action) -> Message:
        own = state.land.segment_at(action[1], action[2], action[3])
        return tell("feature-at", **told(state, own, [segment for _, segment in targets(state, self.figure)]))


class Banish(MageOrWitch):
    """No open road and no open city: one of the two must leave the board (CAR-905)."""

    __slots__ = ()
    rules: ClassVar[tuple[str, ...]] = ("CAR-905",)
    verb: ClassVar[str] = "banish"

    def apply(self, state: CarcassonneState, action: Action) -> None:
        stand(state, action[1], -1)
        state.note(None, f"{action[1]}-leaves", "CAR-905")
