"""A whole game on one page: what happens in which order (CAR-021, CAR-1200 to CAR-1204)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from tischlein.core.agenda import Automatic, SeatStep
from tischlein.games.carcassonne.drawing import draw, draw_and_lay
from tischlein.games.carcassonne.elements.crop_circles import crop_circle
from tischlein.games.carcassonne.elements.ferries import lay_ferry, relay_ferries
from tischlein.games.carcassonne.elements.gold import ShareGold, put_gold
from tischlein.games.carcassonne.elements.magic import cast_magic, part_mage_and_witch
from tischlein.games.carcassonne.elements.messages import CheckMessage
from tischlein.games.carcassonne.elements.robbers import RobbersGoHome, place_robbers
from tischlein.games.carcassonne.figure_step import place_figure
from tischlein.games.carcassonne.final import EndGame
from tischlein.games.carcassonne.scoring import score
from tischlein.games.carcassonne.state import CarcassonneState, Stage, Steps, Use
from tischlein.games.carcassonne.tiles import EDGES, TileType


def after_scoring(state: CarcassonneState, seat: int, copy: int) -> Steps:
    """Points may bring gold and a message; and robbers who have robbed go home (CAR-1204)."""
    return AFTER_SCORING[seat] if state.gold_due or state.dark or state.spent else ()


AFTER_SCORING: Final = tuple((ShareGold(seat), CheckMessage(seat), RobbersGoHome()) for seat in range(6))


OVERVIEW: Final[tuple[tuple[Stage, Callable[[Use, TileType], bool]], ...]] = (
    # 1. after the tile
    (put_gold, lambda use, tile: tile.gold),
    (cast_magic, lambda use, tile: tile.magic),
    (part_mage_and_witch, lambda use, tile: use.magic and tile.connects),
    (place_robbers, lambda use, tile: tile.robber),
    # 2. a figure, then ferries
    (place_figure, lambda use, tile: True),
    (lay_ferry, lambda use, tile: tile.lake),
    (relay_ferries, lambda use, tile: use.ferries and EDGES["road"] in tile.edges),
    # 3. scoring
    (score, lambda use, tile: True),
    # 4. after the scoring
    (after_scoring, lambda use, tile: use.gold or use.messages or use.robbers),
    (crop_circle, lambda use, tile: tile.crop != ""),
)
"""What follows when a tile has been laid, in the order of the rulebook; and with which elements and tiles it can."""


def stages_after(state: CarcassonneState, copy: int) -> tuple[Stage, ...]:
    """Found once for each tile, used by all games."""
    use = state.use
    if copy not in use.stages:
        tile = state.land.box.tile[copy]
        use.stages[copy] = tuple(stage for stage, can_follow in OVERVIEW if can_follow(use, tile))
    return use.stages[copy]


def next_seat(state: CarcassonneState, seat: int) -> int:
    """A part of a turn is over: now the builder's second part, or the next player's turn, or -1, the end (CAR-090, CAR-423, CAR-434)."""
    if not state.bag.tiles and not state.tiles_left:
        return -1
    if state.double:
        state.part = 2
        state.note(seat, "double-turn", "CAR-423")
    else:
        state.part = 1
        state.turn = seat = seat + 1 if seat + 1 < state.setup.players else 0
    state.double = state.builder_fresh = False
    state.relaid = state.touched = ()
    return seat


class AfterTile(Automatic[CarcassonneState]):
    """A turn, from one of its stages on. A tile that a message brings is not the end of a part of the turn."""

    __slots__ = ("copy", "extra", "seat", "stage")

    def __init__(self, seat: int, copy: int = -1, stage: int = 0, extra: bool = False) -> None:
        self.seat = seat
        self.copy = copy  # the tile that was laid; -1 until it is
        self.stage = stage
        self.extra = extra

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.copy, self.stage, self.extra

    def run(self, state: CarcassonneState) -> None:
        seat, copy = self.seat, self._copy(state)
        if copy < 0:
            return
        stages = stages_after(state, copy)
        for stage in range(self.stage, len(stages)):
            steps = stages[stage](state, seat, copy)
            if steps:
                state.agenda.push(AfterTile(seat, copy, stage + 1, self.extra))
                state.agenda.push_all(steps)
                return
        if not self.extra:
            state.agenda.push_all(TURN[next_seat(state, seat)])

    def happen(self, state: CarcassonneState, rng: Random) -> int:
        copy = self._copy(state)
        if copy < 0:
            return 0
        decisions = follow(state, self.seat, copy, stages_after(state, copy)[self.stage :], rng)
        if not self.extra:
            state.agenda.push_all(TURN[next_seat(state, self.seat)])
        return decisions

    def _copy(self, state: CarcassonneState) -> int:
        """The tile that was laid; -1 if the last tiles fitted nowhere, which ends the game (CAR-033)."""
        if self.copy >= 0:
            return self.copy
        copy = state.laid
        state.laid = -1
        if copy < 0 and not self.extra:
            state.agenda.push(EndGame())
        return copy


def follow(state: CarcassonneState, seat: int, copy: int, stages: tuple[Stage, ...], rng: Random) -> int:
    """The same at random: what a stage needs happens at once, and nothing has to wait on the agenda. How many decisions that were."""
    main, decisions = state.agenda.main, 0
    depth = len(main)
    for stage in stages:
        for step in stage(state, seat, copy):
            decisions += step.happen(state, rng)
            while len(main) > depth:  # what follows from it
                decisions += main.pop().happen(state, rng)
    return decisions


class Turn(SeatStep[CarcassonneState]):
    """A tile, and what follows from it."""

    __slots__ = ()

    def run(self, state: CarcassonneState) -> None:
        state.agenda.push(draw(state, self.seat), AFTER[self.seat])

    def happen(self, state: CarcassonneState, rng: Random) -> int:
        """And all other turns, once the river is complete."""
        if state.river_end >= 0:
            self.run(state)
            return 0
        seat, decisions, stages = self.seat, 0, state.use.stages
        while seat >= 0:
            copy = draw_and_lay(state, seat, rng)
            if copy < 0:  # the last tiles fitted nowhere (CAR-033)
                break
            decisions += 1 + follow(state, seat, copy, stages.get(copy) or stages_after(state, copy), rng)
            seat = next_seat(state, seat)
        state.agenda.push_all(THE_END)
        return decisions


AFTER: Final = tuple(AfterTile(seat) for seat in range(6))
THE_END: Final = (EndGame(),)
TURN: Final[tuple[Steps, ...]] = (*((Turn(seat),) for seat in range(6)), THE_END)
"""By the seat whose turn it is; the last one for nobody's."""


def extra_tile(state: CarcassonneState, seat: int) -> Steps:
    """A tile within a turn, with all that comes of it (CAR-623)."""
    return draw(state, seat), AfterTile(seat, extra=True)
