"""Step 1: a tile is drawn and laid."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, ClassVar, Final

from tischlein.core.agenda import Automatic, DecisionStep, SeatChance, Step
from tischlein.core.chance import Chance
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.carcassonne.elements.river import flow_on, flows, river_places, take_lake, take_tile
from tischlein.games.carcassonne.land import ORIGIN, Land, at
from tischlein.games.carcassonne.state import CarcassonneState, tell
from tischlein.games.carcassonne.tiles import CITY, EDGES, MONASTERY, RIVER, ROAD, ROW, SIDES, STEPS, TileType
from tischlein.games.carcassonne.where import beside

EDGE_NAMES: Final = {edge: name for name, edge in EDGES.items()}


class DrawTile(SeatChance[CarcassonneState]):
    """Which tile comes up is chance. One that fits nowhere goes back into the box, and another one is drawn (CAR-022, CAR-033)."""

    __slots__ = ("place", "then")

    def __init__(self, seat: int, then: Step[CarcassonneState]) -> None:
        self.seat = seat
        self.then = then  # what follows when a tile has been laid
        self.place = PlaceTile(seat, then)

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.then

    def chance(self, state: CarcassonneState) -> Chance:
        return state.river.bag or state.bag

    def sample(self, state: CarcassonneState, rng: Random) -> Any:
        bag = state.river.bag or state.bag
        tiles = bag.tiles
        count = len(tiles)
        return bag.box.ids[tiles[int(rng.random() * count)]]

    def apply(self, state: CarcassonneState, outcome: Any) -> Step[CarcassonneState] | None:
        river = state.river.bag
        if river is not None:
            return self.turn_up(state, take_tile(state, river, outcome))
        state.drawn = copy = state.bag.take(outcome)
        land = state.land
        return self.place if land.has_place(land.box.type_of[copy]) else self._discard(state)

    def turn_up(self, state: CarcassonneState, copy: int) -> Step[CarcassonneState] | None:
        """A tile of the river comes up; if it fits nowhere, another one (CAR-205)."""
        state.drawn = copy
        fits = river_places(state) if flows(state) else state.land.has_place(state.land.box.type_of[copy])
        return self.place if fits else self._discard(state)

    def _discard(self, state: CarcassonneState) -> Step[CarcassonneState] | None:
        copy = state.drawn
        state.drawn = -1
        state.discarded += (copy,)
        state.note(None, "discarded", "CAR-033", tile=tell("tile", what=what_is_on(state.land.box.tile[copy])))
        return draw(state, self) if state.tiles_left else None


def draw(state: CarcassonneState, step: DrawTile) -> Step[CarcassonneState]:
    """The river comes first, its lake last of it; then the other tiles (CAR-201, CAR-202)."""
    return DrawLake(step) if state.river.lake_left and state.river.bag is None else step


class DrawLake(Automatic[CarcassonneState]):
    """The lake lies at the bottom of the river's stack (CAR-201)."""

    __slots__ = ("instead_of",)

    def __init__(self, instead_of: DrawTile) -> None:
        self.instead_of = instead_of

    def fields(self) -> tuple[object, ...]:
        return (self.instead_of,)

    def run(self, state: CarcassonneState) -> Step[CarcassonneState] | None:
        return self.instead_of.turn_up(state, take_lake(state))


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


class PlaceTile(DecisionStep[CarcassonneState]):
    """Where, and turned how (CAR-030, CAR-031, CAR-032)."""

    __slots__ = ("then",)
    kind: ClassVar[Kind] = "place"
    rules: ClassVar[tuple[str, ...]] = ("CAR-022", "CAR-030", "CAR-031", "CAR-032")

    def __init__(self, seat: int, then: Step[CarcassonneState]) -> None:
        self.seat = seat
        self.then = then

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.then

    def rules_now(self, state: CarcassonneState) -> tuple[str, ...]:
        return (*self.rules, "CAR-203", "CAR-204") if flows(state) else self.rules

    def options(self, state: CarcassonneState) -> list[Action]:
        if flows(state):
            return river_places(state)
        land = state.land
        return land.places(land.box.type_of[state.drawn])

    def pick(self, state: CarcassonneState, rng: Random) -> Action:
        if flows(state):
            return super().pick(state, rng)
        land = state.land
        return land.random_place(land.box.type_of[state.drawn], rng)

    def apply(self, state: CarcassonneState, action: Action) -> Step[CarcassonneState]:
        x: int = action[1]
        y: int = action[2]
        if flows(state):
            flow_on(state, action[3])
        place = None if state.events is None else beside(state, x, y, "last")
        copy, state.placed = state.drawn, ORIGIN + y * ROW + x
        state.drawn = -1
        state.land.lay(copy, state.placed, action[3])
        for act in state.use.laid:
            act(state, self.seat)
        if state.events is not None:
            state.note(self.seat, "laid", "CAR-022", x=x, y=y, place=place, tile=tell("tile", what=what_is_on(state.land.box.tile[copy])))
        return self.then

    def prompt(self, state: CarcassonneState) -> Message:
        return tell("ask-place")

    def label(self, state: CarcassonneState, action: Action) -> Message:
        turns = sum(other[1:3] == action[1:3] for other in self.options(state))
        place = beside(state, action[1], action[2], "last")
        return tell("place", place=place, x=action[1], y=action[2], turn=action[3] if turns > 1 else -1)

    def refusal(self, state: CarcassonneState, action: Action) -> tuple[Message, str] | None:
        match action:
            case ("place", int(x), int(y)) if abs(x) < FAR and abs(y) < FAR:
                return self._why_not(state, at(x, y), -1)
            case ("place", int(x), int(y), int(turn)) if abs(x) < FAR and abs(y) < FAR and 0 <= turn < 4:
                return self._why_not(state, at(x, y), turn)
            case ("put", str(), int(x), int(y), int()) if abs(x) < FAR and abs(y) < FAR and at(x, y) in state.land.board:
                return tell("refuse-taken"), "CAR-030"
        return None

    def _why_not(self, state: CarcassonneState, cell: int, turn: int) -> tuple[Message, str] | None:
        """With a rotation, or for all of them (-1)."""
        land = state.land
        if cell in land.board:
            return tell("refuse-taken"), "CAR-030"
        if cell not in land.frontier:
            return tell("refuse-apart"), "CAR-030"
        kind = land.box.type_of[state.drawn]
        rotations = land.box.types[kind].rotations
        if turn >= 0 and turn not in rotations:
            return tell("refuse-same-look", turn=turn % len(rotations) * 90), "CAR-032"
        fits = land.rotations_at(cell, kind) & (1 << turn if turn >= 0 else 15)
        if flows(state):
            bends = cell == state.river.end and fits
            return (tell("refuse-bend"), "CAR-204") if bends else (tell("refuse-river"), "CAR-203")
        if fits:
            return None
        if turn >= 0:
            return misfit(state, cell, (turn,)), "CAR-031"
        return tell("refuse-no-rotation", best=misfit(state, cell, rotations)), "CAR-031"


FAR: Final = 200


def misfit(state: CarcassonneState, cell: int, turns: Iterable[int]) -> Message:
    """What meets what where it does not fit: of these rotations, the one that fits best."""
    land = state.land
    edges = land.box.types[land.box.type_of[state.drawn]].edges
    wrong = min((mismatches(land, cell, edges, turn) for turn in turns), key=len)
    side, there, here = wrong[0]
    return tell("refuse-edges", side=SIDES[side], there=there, here=here)


def mismatches(land: Land, cell: int, edges: tuple[int, int, int, int], turn: int) -> list[tuple[int, str, str]]:
    """The sides at which pictures do not go on: the side, what lies there, and what the tile has."""
    found = []
    for side, step in enumerate(STEPS):
        if cell + step in land.board:
            number = land.board[cell + step]
            there = land.box.tile[number >> 2].edges[(side + 2 - (number & 3)) % 4]
            here = edges[(side - turn) % 4]
            if there != here:
                found.append((side, EDGE_NAMES[there], EDGE_NAMES[here]))
    return found
