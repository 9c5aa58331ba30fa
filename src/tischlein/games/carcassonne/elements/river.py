"""The River: it is laid first, from the spring to the lake, and may not run into itself."""

from __future__ import annotations

from functools import cache
from typing import Final

from tischlein.core.decision import Action
from tischlein.games.carcassonne.land import Land, row_at
from tischlein.games.carcassonne.part import Part
from tischlein.games.carcassonne.state import Bag, CarcassonneState
from tischlein.games.carcassonne.tiles import POWERS, RIVER, STEPS, Box

RIVER_AT: Final = [next((side for side in range(4) if pattern // POWERS[side] % 5 == RIVER), -1) for pattern in range(5**4)]
"""By the pattern of an empty cell: the first side with a river."""


class River(Part):
    __slots__ = ("bag", "bend", "end", "lake_left")

    def __init__(self, bag: Bag | None = None, end: int = -1, bend: int = 0, lake_left: bool = False) -> None:
        self.bag = bag  # the tiles still to come, without the lake; None when there are none. Never changed: see `take_tile`
        self.end = end  # the cell where the river goes on
        self.bend = bend  # how the last tile of the river turned: -1 left, 1 right, 0 straight on
        self.lake_left = lake_left

    def fields(self) -> tuple[object, ...]:
        return self.bag, self.end, self.bend, self.lake_left

    @property
    def goes_on(self) -> bool:
        """Whether tiles of the river are still to come."""
        return self.lake_left or self.bag is not None

    def tiles(self, box: Box) -> list[int]:
        """The types of the tiles still to come, the lake last."""
        tiles = self.bag.tiles if self.bag is not None else []
        return [*tiles, lake(box)] if self.lake_left else tiles


def lake(box: Box) -> int:
    """The type of the tile that ends the river."""
    return next(number for number, kind in enumerate(box.types) if kind.role == "lake")


def take_tile(state: CarcassonneState, bag: Bag, id: str) -> int:
    """Takes a tile out of the river's stack; the number of the copy that it is."""
    river, bag = state.river, bag.copy()
    copy = bag.take(id)
    state.river = River(bag if bag.tiles else None, river.end, river.bend, river.lake_left)
    return copy


def take_lake(state: CarcassonneState) -> int:
    """The lake comes last; the number of its copy."""
    river, box = state.river, state.land.box
    state.river = River(river.bag, river.end, river.bend)
    return box.first_copy[lake(box)]


def flows(state: CarcassonneState) -> bool:
    """Whether the tile in hand is one of the river, which has not come to its end."""
    return state.river.end >= 0 and state.land.box.watered[state.drawn]


def river_places(state: CarcassonneState) -> list[Action]:
    """At the open end of the river, matching all around, and not bending the same way twice in a row (CAR-203, CAR-204)."""
    land = state.land
    kind = land.box.type_of[state.drawn]
    river = state.river
    rotations = land.rotations_at(river.end, kind)
    edges, entry = land.box.types[kind].edges, _entry(state)
    bend = river.bend
    return [action for action in row_at(river.end)[rotations] if not bend or bend != _course(edges, action[3], entry)[0]]


def _entry(state: CarcassonneState) -> int:
    """The side at which the river comes in to its open end."""
    land = state.land
    return RIVER_AT[land.patterns[land.frontier[state.river.end]]]


@cache
def _course(edges: tuple[int, ...], rotation: int, entry: int) -> tuple[int, int]:
    """-1 if the river bends to the left as the water flows, 1 to the right, 0 straight on; and the side where it leaves, -1 if it ends."""
    for turn, bend in ((1, -1), (2, 0), (3, 1)):
        leave = (entry + turn) % 4
        if edges[(leave - rotation) % 4] == RIVER:
            return bend, leave
    return 0, -1


def flow_on(state: CarcassonneState, rotation: int) -> None:
    """Called before the tile is laid: notes how it bends, and where the river goes on."""
    river, edges = state.river, state.land.box.tile[state.drawn].edges
    bend, leave = _course(edges, rotation, _entry(state))
    state.river = River(river.bag, river.end + STEPS[leave] if leave >= 0 else -1, bend, river.lake_left)


def open_side(land: Land, spring: int) -> int:
    """The spring lies on the table, on this cell: the river goes on at its open side."""
    edges = land.box.tile[land.board[spring] >> 2].edges
    return spring + STEPS[edges.index(RIVER)]
