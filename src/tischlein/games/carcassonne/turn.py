"""A whole game on one page: what happens in which order (CAR-021, CAR-1200 to CAR-1204)."""

from __future__ import annotations

from typing import Final

from tischlein.core.agenda import Automatic, Step
from tischlein.games.carcassonne.drawing import draw
from tischlein.games.carcassonne.elements.crop_circles import CropCircle
from tischlein.games.carcassonne.elements.ferries import FerryStep, RelayFerries
from tischlein.games.carcassonne.elements.gold import PutGold, ShareGold
from tischlein.games.carcassonne.elements.magic import CastMagic
from tischlein.games.carcassonne.elements.messages import CheckMessage
from tischlein.games.carcassonne.elements.robbers import NextRobber, PlaceRobber
from tischlein.games.carcassonne.figure_step import FIGURE, figure_options
from tischlein.games.carcassonne.final import EndGame
from tischlein.games.carcassonne.scoring import Score
from tischlein.games.carcassonne.state import CarcassonneState
from tischlein.games.carcassonne.tiles import TileType

Steps = tuple[Step[CarcassonneState], ...]


class StartGame(Automatic[CarcassonneState]):
    def run(self, state: CarcassonneState) -> None:
        state.agenda.push(draw(state, 0), END[0])


def after_tile(state: CarcassonneState, seat: int, tile: TileType) -> Steps:
    """What follows when a tile has been laid: by a turn, by the second part of one, or by a message."""
    use = state.use
    if not use.track_matters and not use.gold and not use.magic and not use.ferries and not tile.crop:
        return PLAIN[seat]
    steps: list[Step[CarcassonneState]] = []
    # 1. after the tile
    if tile.gold:
        steps.append(PutGold(seat))
    if use.magic:
        steps.append(CastMagic(seat, tile.magic))
    if tile.robber:
        steps += [PlaceRobber(seat), NextRobber(seat)]
    # 2. a figure, then ferries
    steps.append(FIGURE_STEP[seat])
    if tile.lake:
        steps.append(FerryStep(seat, state.land.board[state.placed] >> 2))
    if use.ferries:
        steps.append(RelayFerries(seat))
        if use.magic:
            steps.append(CastMagic(seat, must=False))
    # 3. scoring
    steps.append(SCORE[seat])
    # 4. after the scoring
    if use.gold:
        steps.append(ShareGold(seat))
    if use.messages:
        steps.append(CheckMessage(seat))
    if tile.crop:
        steps.append(CropCircle(seat, tile.crop))
    return tuple(steps)


class FigureStep(Automatic[CarcassonneState]):
    """The active player may place a figure; if none can be placed, there is nothing to ask (CAR-023)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[object, ...]:
        return (self.seat,)

    def run(self, state: CarcassonneState) -> None:
        if figure_options(state, self.seat):
            state.agenda.push(FIGURE[self.seat])


class EndPart(Automatic[CarcassonneState]):
    """The builder's second part, or the next player's turn, or the end (CAR-090, CAR-423, CAR-434)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[object, ...]:
        return (self.seat,)

    def run(self, state: CarcassonneState) -> None:
        if not state.tiles_left:
            state.agenda.push(EndGame())
            return
        seat = self.seat
        if state.double:
            state.part = 2
            state.note(seat, "double-turn", "CAR-423")
        else:
            state.part = 1
            seat = state.turn = (seat + 1) % state.setup.players
        state.double = state.builder_fresh = False
        state.relaid = ()
        state.agenda.push(draw(state, seat), END[seat])


SCORE: Final = tuple(Score(seat) for seat in range(6))
FIGURE_STEP: Final = tuple(FigureStep(seat) for seat in range(6))
END: Final = tuple(EndPart(seat) for seat in range(6))
PLAIN: Final[tuple[Steps, ...]] = tuple((FIGURE_STEP[seat], SCORE[seat]) for seat in range(6))
"""The turn where no expansion adds a step of its own."""
