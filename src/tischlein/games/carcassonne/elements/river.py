"""The River: it is laid first, from the spring to the lake, and may not run into itself."""

from __future__ import annotations

from functools import cache

from tischlein.core.decision import Action
from tischlein.games.carcassonne.land import row_at
from tischlein.games.carcassonne.state import CarcassonneState
from tischlein.games.carcassonne.tiles import RIVER, STEPS


def flows(state: CarcassonneState) -> bool:
    """Whether the tile in hand is one of the river."""
    return state.land.box.watered[state.drawn]


def river_places(state: CarcassonneState) -> list[Action]:
    """At the open end of the river, matching all around, and not bending the same way twice in a row (CAR-203, CAR-204)."""
    land = state.land
    kind = land.box.type_of[state.drawn]
    rotations = land.rotations_at(state.river_end, kind)
    return [action for action in row_at(state.river_end)[rotations] if _bends_well(state, kind, action[3])]


def _bends_well(state: CarcassonneState, kind: int, rotation: int) -> bool:
    bend = _bend(state, kind, rotation)
    return bend == 0 or bend != state.bend


@cache
def _sides(edges: tuple[int, ...], rotation: int) -> tuple[int, ...]:
    return tuple(side for side in range(4) if edges[(side - rotation) % 4] == RIVER)


def _river_sides(state: CarcassonneState, kind: int, rotation: int) -> tuple[int, ...]:
    return _sides(state.land.box.types[kind].edges, rotation)


def _entry(state: CarcassonneState, kind: int, rotation: int) -> int:
    """The side at which the river comes in: the one with a tile beside it that carries the river on."""
    for side in _river_sides(state, kind, rotation):
        if state.river_end + STEPS[side] in state.land.board:
            return side
    return -1


def _bend(state: CarcassonneState, kind: int, rotation: int) -> int:
    """-1 for a bend to the left as the water flows, 1 to the right, 0 straight on (or its end)."""
    entry = _entry(state, kind, rotation)
    ways = [side for side in _river_sides(state, kind, rotation) if side != entry]
    if not ways:
        return 0
    return {1: -1, 2: 0, 3: 1}[(ways[0] - entry) % 4]


def flow_on(state: CarcassonneState, rotation: int) -> None:
    """Called before the tile is laid: notes how it bends, and where the river goes on."""
    kind = state.land.box.type_of[state.drawn]
    entry = _entry(state, kind, rotation)
    ways = [side for side in _river_sides(state, kind, rotation) if side != entry]
    state.bend = _bend(state, kind, rotation)
    state.river_end = state.river_end + STEPS[ways[0]] if ways else -1


def flow_start(state: CarcassonneState) -> None:
    """The spring lies on the table: the river goes on at its open side."""
    (side,) = _river_sides(state, state.land.box.type_of[state.land.board[state.placed] >> 2], 0)
    state.river_end = state.placed + STEPS[side]
