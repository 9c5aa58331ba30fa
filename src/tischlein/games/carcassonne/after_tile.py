"""What follows when a tile has been laid, stage by stage, and whose turn comes then. `turn` says which stages there are."""

from __future__ import annotations

from typing import Final

from tischlein.core.agenda import Automatic, Step
from tischlein.games.carcassonne.drawing import DrawTile, draw
from tischlein.games.carcassonne.moments import Stage, page
from tischlein.games.carcassonne.state import CarcassonneState


def stages_after(state: CarcassonneState, copy: int) -> tuple[Stage, ...]:
    """Found once for each tile, used by all games."""
    use = state.use
    if copy not in use.stages:
        tile = state.land.box.tile[copy]
        use.stages[copy] = tuple(stage for stage, can_follow in page().overview if can_follow(use, tile))
    return use.stages[copy]


class AfterTile(Automatic[CarcassonneState]):
    """What follows from a tile, from one of its stages on. A tile that a message brings is not the end of a part of the turn."""

    __slots__ = ("copy", "extra", "seat", "stage")

    def __init__(self, seat: int, copy: int = -1, stage: int = 0, extra: bool = False) -> None:
        self.seat = seat
        self.copy = copy  # of the tile; -1 for the one that was laid last
        self.stage = stage
        self.extra = extra

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.copy, self.stage, self.extra

    def run(self, state: CarcassonneState) -> Step[CarcassonneState] | None:
        seat = self.seat
        copy = self.copy if self.copy >= 0 else state.land.board[state.placed] >> 2
        stages, number = state.use.stages.get(copy) or stages_after(state, copy), self.stage
        for stage in stages[number:]:
            number += 1
            steps = stage(state, seat, copy)
            if steps:
                state.agenda.add(AfterTile(seat, copy, number, self.extra))
                if len(steps) > 1:
                    state.agenda.push(*steps[1:])
                return steps[0]
        return None if self.extra else next_turn(state, seat)


def next_turn(state: CarcassonneState, seat: int) -> Step[CarcassonneState] | None:
    """A part of a turn is over: now a second part with all stages again, or the turn of the next player, clockwise (CAR-020, CAR-1112), or
    nothing, which is the end (CAR-090)."""
    if not state.bag.tiles and not state.tiles_left:
        return None
    again = False
    for act in state.use.part_over:
        again |= act(state, seat)
    if again:
        state.part = 2
    else:
        state.part = 1
        state.turn = seat = seat + 1 if seat + 1 < state.setup.players else 0
    return draw(state, DRAW[seat]) if state.river.lake_left else DRAW[seat]


def extra_tile(state: CarcassonneState, seat: int) -> Step[CarcassonneState]:
    """A tile within a turn, with all that comes of it (CAR-623)."""
    return draw(state, DRAW_EXTRA[seat])


DRAW: Final = tuple(DrawTile(seat, AfterTile(seat)) for seat in range(6))
DRAW_EXTRA: Final = tuple(DrawTile(seat, AfterTile(seat, extra=True)) for seat in range(6))
