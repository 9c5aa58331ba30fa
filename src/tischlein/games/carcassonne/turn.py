"""A whole game on one page: what happens in which order (CAR-021, CAR-1200 to CAR-1204)."""

from __future__ import annotations

from typing import Final

from tischlein.core.agenda import Automatic
from tischlein.games.carcassonne.drawing import DRAW, draw
from tischlein.games.carcassonne.elements.crop_circles import crop_circle
from tischlein.games.carcassonne.elements.ferries import lay_ferry, relay_ferries
from tischlein.games.carcassonne.elements.gold import ShareGold, put_gold
from tischlein.games.carcassonne.elements.magic import cast_magic, part_mage_and_witch
from tischlein.games.carcassonne.elements.messages import CheckMessage
from tischlein.games.carcassonne.elements.robbers import RobbersGoHome, place_robbers
from tischlein.games.carcassonne.figure_step import place_figure
from tischlein.games.carcassonne.final import EndGame
from tischlein.games.carcassonne.scoring import score
from tischlein.games.carcassonne.state import MESSAGES, USED, CarcassonneState, Stage, Steps
from tischlein.games.carcassonne.tiles import CROP, GOLD, LAKE, MAGIC, ROBBER


def after_scoring(state: CarcassonneState, seat: int, copy: int) -> Steps:
    """Points may bring gold and a message; and robbers who have robbed go home (CAR-1204)."""
    return AFTER_SCORING[seat] if state.gold_due or state.dark or state.spent else ()


AFTER_SCORING: Final = tuple((ShareGold(seat), CheckMessage(seat), RobbersGoHome()) for seat in range(6))


def end_part(state: CarcassonneState, seat: int, copy: int) -> Steps:
    """The builder's second part, or the next player's turn, or the end (CAR-090, CAR-423, CAR-434)."""
    if not state.bag.tiles and not state.tiles_left:
        return (EndGame(),)
    if state.double:
        state.part = 2
        state.note(seat, "double-turn", "CAR-423")
    else:
        state.part = 1
        seat = state.turn = (seat + 1) % state.setup.players
    state.double = state.builder_fresh = False
    state.relaid = state.touched = ()
    return (draw(state, seat), AFTER[seat]) if state.lake_left else NEXT[seat]


ALWAYS: Final = 0
OVERVIEW: Final[tuple[tuple[Stage, int], ...]] = (
    # 1. after the tile
    (put_gold, GOLD),
    (cast_magic, MAGIC),
    (part_mage_and_witch, MAGIC << USED),
    (place_robbers, ROBBER),
    # 2. a figure, then ferries
    (place_figure, ALWAYS),
    (lay_ferry, LAKE),
    (relay_ferries, LAKE << USED),
    # 3. scoring
    (score, ALWAYS),
    # 4. after the scoring
    (after_scoring, GOLD << USED | MESSAGES | ROBBER << USED),
    (crop_circle, CROP),
    (end_part, ALWAYS),
)
"""What follows when a tile has been laid, in the order of the rulebook; and what it takes: a symbol of the tile, or an element in play."""


def stages_after(state: CarcassonneState, copy: int) -> tuple[Stage, ...]:
    """Found once for each tile, used by all games."""
    marks = state.land.box.tile[copy].marks | state.use.marks
    state.use.stages[copy] = stages = tuple(stage for stage, mark in OVERVIEW if mark == ALWAYS or marks & mark)
    return stages


class AfterTile(Automatic[CarcassonneState]):
    """A turn, from one of its stages on. A tile that a message brings goes through all of them but the last."""

    __slots__ = ("copy", "extra", "seat", "stage")

    def __init__(self, seat: int, copy: int = -1, stage: int = 0, extra: bool = False) -> None:
        self.seat = seat
        self.copy = copy  # the tile that was laid; -1 until it is
        self.stage = stage
        self.extra = extra

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.copy, self.stage, self.extra

    def run(self, state: CarcassonneState) -> None:
        seat, copy = self.seat, self.copy
        if copy < 0:
            copy = state.laid
            state.laid = -1
            if copy < 0:  # the last tiles fitted nowhere (CAR-033)
                if not self.extra:
                    state.agenda.push(EndGame())
                return
        stages = state.use.stages.get(copy) or stages_after(state, copy)
        end = len(stages) - self.extra
        for stage in range(self.stage, end):
            steps = stages[stage](state, seat, copy)
            if steps:
                if stage + 1 < end:
                    state.agenda.push_all((AfterTile(seat, copy, stage + 1, self.extra),))
                state.agenda.push_all(steps)
                return


AFTER: Final = tuple(AfterTile(seat) for seat in range(6))
NEXT: Final = tuple(zip(DRAW, AFTER, strict=True))


class StartGame(Automatic[CarcassonneState]):
    def run(self, state: CarcassonneState) -> None:
        state.agenda.push(draw(state, 0), AFTER[0])


def extra_tile(state: CarcassonneState, seat: int) -> Steps:
    """A tile within a turn, with all that comes of it (CAR-623)."""
    return draw(state, seat), AfterTile(seat, extra=True)
