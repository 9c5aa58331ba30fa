"""Where on a tile something is, in compass letters: what tells two roads of a tile apart in words."""

from __future__ import annotations

from tischlein.core.message import Message
from tischlein.games.carcassonne.state import CarcassonneState, tell
from tischlein.games.carcassonne.tiles import HALVES, SIDES


def compass(state: CarcassonneState, segment: int) -> Message:
    """As the tile lies: "N, E" or, where only a half of a side belongs to it, "ENE". In German East is O."""
    land = state.land
    copy = land.box.tile_of[segment]
    return compass_of(state, copy, land.box.segments[copy].index(segment), land.board[land.cell_of(copy)] & 3)


def compass_of(state: CarcassonneState, copy: int, number: int, rotation: int) -> Message:
    shape = state.land.box.types[state.land.box.type_of[copy]].segments[number]
    sides = sorted((side + rotation) % 4 for side in shape.sides)
    halves = {(half + 2 * rotation) % 8 for half in shape.halves}
    names = [SIDES[side] for side in sides]
    for side in range(4):
        own = [half for half in (2 * side, 2 * side + 1) if half in halves]
        names += [SIDES[side]] if len(own) == 2 else [HALVES[half] for half in own]
    text = ", ".join(names) if names else "-"
    return tell("compass", en=text, de=text.replace("E", "O"))
