"""Step 1: a tile is drawn and laid."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from tischlein.core.agenda import DecisionStep, SeatChance, SeatStep, Step
from tischlein.core.chance import Chance
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.carcassonne.elements.builder import work
from tischlein.games.carcassonne.elements.river import flow_on, flows, river_places
from tischlein.games.carcassonne.land import at, place_of, row_at
from tischlein.games.carcassonne.state import CarcassonneState, tell
from tischlein.games.carcassonne.tiles import CITY, MONASTERY, RIVER, ROAD, TileType


def draw(state: CarcassonneState, seat: int) -> Step[CarcassonneState]:
    """The river comes first, its lake last of it; then the other tiles (CAR-201, CAR-202)."""
    if state.lake_left and state.river is None:
        return DrawLake(seat)
    return DRAW[seat]


class DrawTile(SeatChance[CarcassonneState]):
    """Which tile comes up is chance. One that fits nowhere goes back into the box, and another one is drawn (CAR-022, CAR-033)."""

    __slots__ = ()

    def chance(self, state: CarcassonneState) -> Chance:
        return state.river or state.bag

    def apply(self, state: CarcassonneState, outcome: Any) -> None:
        turn_up(state, self.seat, (state.river or state.bag).take(outcome))


class DrawLake(SeatStep[CarcassonneState]):
    """The lake lies at the bottom of the river's stack (CAR-201)."""

    __slots__ = ()

    def run(self, state: CarcassonneState) -> None:
        types = state.land.box
        lake = next(number for number, kind in enumerate(types.types) if kind.role == "lake")
        state.lake_left = False
        turn_up(state, self.seat, types.first_copy[lake])


def turn_up(state: CarcassonneState, seat: int, copy: int) -> None:
    state.drawn = copy
    if state.river is not None and not state.river.tiles:
        state.river = None
    if fits_somewhere(state):
        state.agenda.push(PLACE[seat])
        return
    state.drawn = -1
    discard(state, copy)
    if state.tiles_left:
        state.agenda.push(draw(state, seat))


def fits_somewhere(state: CarcassonneState) -> bool:
    """Whether there is a place for the tile in hand."""
    if state.river_end >= 0 and flows(state):
        return len(river_places(state)) > 0
    return state.land.has_place(state.land.box.type_of[state.drawn])


def discard(state: CarcassonneState, copy: int) -> None:
    state.discarded += (copy,)
    state.note(None, "discarded", "CAR-033", tile=tell("tile", what=what_is_on(state.land.box.tile[copy])))


def what_is_on(tile: TileType) -> str:
    """The most striking thing on a tile, as a key for the texts."""
    kinds = {segment.kind for segment in tile.segments}
    if RIVER in tile.edges:
        return "river"
    if MONASTERY in kinds:
        return "monastery"
    if CITY in kinds:
        return "city-road" if ROAD in kinds else "city"
    return "road" if ROAD in kinds else "meadow"


def lay(state: CarcassonneState, seat: int, copy: int, cell: int, rotation: int) -> None:
    state.land.lay(copy, cell, rotation)
    state.placed = cell
    if state.use.builder:
        work(state, seat)
    if state.events is not None:
        x, y = place_of(cell)
        state.note(seat, "laid", x=x, y=y, tile=tell("tile", what=what_is_on(state.land.box.tile[copy])))


def draw_and_lay(state: CarcassonneState, seat: int, rng: Random) -> int:
    """At random, when the river is complete: a tile is drawn, and another one as long as it fits nowhere, and laid. Its copy, or -1."""
    bag, land = state.bag, state.land
    tiles = bag.tiles
    while tiles:
        count = len(tiles)
        copy = bag.take_at(int(rng.random() * count))
        kind = land.box.type_of[copy]
        if land.has_place(kind):
            place = land.random_place(kind, rng)
            lay(state, seat, copy, place >> 2, place & 3)
            return copy
        discard(state, copy)
    return -1


class PlaceTile(DecisionStep[CarcassonneState]):
    """Where, and turned how (CAR-030 to CAR-032)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "place"
    rules: ClassVar[tuple[str, ...]] = ("CAR-022", "CAR-030", "CAR-031", "CAR-032")

    def rules_now(self, state: CarcassonneState) -> tuple[str, ...]:
        return (*self.rules, "CAR-203", "CAR-204") if state.river_end >= 0 and flows(state) else self.rules

    def options(self, state: CarcassonneState) -> list[Action]:
        if state.river_end >= 0 and flows(state):
            return river_places(state)
        land = state.land
        return land.places(land.box.type_of[state.drawn])

    def pick(self, state: CarcassonneState, rng: Random) -> Action:
        if state.river_end >= 0 and flows(state):
            return super().pick(state, rng)
        land = state.land
        place = land.random_place(land.box.type_of[state.drawn], rng)
        return row_at(place >> 2)[1 << (place & 3)][0]

    def apply(self, state: CarcassonneState, action: Action) -> None:
        if state.river_end >= 0 and flows(state):
            flow_on(state, action[3])
        copy = state.drawn
        state.drawn = -1
        state.laid = copy
        lay(state, self.seat, copy, at(action[1], action[2]), action[3])

    def prompt(self, state: CarcassonneState) -> Message:
        return tell("ask-place")

    def label(self, state: CarcassonneState, action: Action) -> Message:
        return tell("place", x=action[1], y=action[2], turn=action[3] * 90)

    def refusal(self, state: CarcassonneState, action: Action) -> tuple[Message, str] | None:
        match action:
            case ("place", int(x), int(y), int(turn)) if abs(x) < 200 and abs(y) < 200 and 0 <= turn < 4:
                cell, land = at(x, y), state.land
                if cell in land.board:
                    return tell("refuse-taken"), "CAR-030"
                if cell not in land.frontier:
                    return tell("refuse-apart"), "CAR-030"
                kind = land.box.type_of[state.drawn]
                rotations = land.box.types[kind].rotations
                if turn not in rotations:
                    return tell("refuse-same-look", turn=turn % len(rotations) * 90), "CAR-032"
                fits = land.rotations_at(cell, kind) & (1 << turn)
                if state.river_end >= 0 and flows(state):
                    bends = cell == state.river_end and fits
                    return (tell("refuse-bend"), "CAR-204") if bends else (tell("refuse-river"), "CAR-203")
                if not fits:
                    return tell("refuse-edges"), "CAR-031"
        return None


DRAW: Final = tuple(DrawTile(seat) for seat in range(6))
PLACE: Final = tuple(PlaceTile(seat) for seat in range(6))
