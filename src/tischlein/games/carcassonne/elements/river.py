"""The River: it is laid first, from the spring to the lake, and may not run into itself."""

from __future__ import annotations

from functools import cache
from typing import Final

from tischlein.core.decision import Action
from tischlein.games.carcassonne.land import row_at
from tischlein.games.carcassonne.state import CarcassonneState
from tischlein.games.carcassonne.tiles import POWERS, RIVER, STEPS

RIVER_AT: Final = [next((side for side in range(4) if pattern // POWERS[side] % 5 == RIVER), -1) for pattern in range(5**4)]
"""By the pattern of an empty cell: the first side with a river."""


def flows(state: CarcassonneState) -> bool:
    """Whether the tile in hand is one of the river."""
    return state.land.box.watered[state.drawn]


def river_places(state: CarcassonneState) -> list[Action]:
    """At the open end of the river, matching all around, and not bending the same way twice in a row (CAR-203, CAR-204)."""
    land = state.land
    kind = land.box.type_of[state.drawn]
    rotations = land.rotations_at(state.river_end, kind)
    edges, entry = land.box.types[kind].edges, _entry(state)
    bend = state.bend
    return [action for action in row_at(state.river_end)[rotations] if not bend or bend != _course(edges, action[3], entry)[0]]


def _entry(state: CarcassonneState) -> int:
    """The side at which the river comes in to its open end."""
    land = state.land
    return RIVER_AT[land.patterns[land.frontier[state.river_end]]]


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
    edges = state.land.box.tile[state.drawn].edges
    state.bend, leave = _course(edges, rotation, _entry(state))
    state.river_end = state.river_end + STEPS[leave] if leave >= 0 else -1


def flow_start(state: CarcassonneState) -> None:
    """The spring lies on the table: the river goes on at its open side."""
    edges = state.land.box.tile[state.land.board[state.placed] >> 2].edges
    state.river_end = state.placed + STEPS[edges.index(RIVER)]
