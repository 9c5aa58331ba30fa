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
from tischlein.games.carcassonne.elements.robbers import NextRobber, PlaceRobber, TakeRobbersBack
from tischlein.games.carcassonne.figure_step import FIGURE, figure_options
from tischlein.games.carcassonne.final import EndGame
from tischlein.games.carcassonne.scoring import Score
from tischlein.games.carcassonne.state import CarcassonneState
from tischlein.games.carcassonne.tiles import TileType

Steps = tuple[Step[CarcassonneState], ...]


def lay_a_tile(state: CarcassonneState, seat: int) -> Steps:
    """A tile is drawn and laid, and everything follows that comes of it (CAR-021)."""
    return draw(state, seat), AFTER[seat]


class StartGame(Automatic[CarcassonneState]):
    def run(self, state: CarcassonneState) -> None:
        state.agenda.push(*lay_a_tile(state, 0), END[0])


class AfterTile(Automatic[CarcassonneState]):
    """What follows when a tile has been laid: in a turn, in the second part of one, or by a message."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[object, ...]:
        return (self.seat,)

    def run(self, state: CarcassonneState) -> None:
        if not state.laid:  # the last tiles fitted nowhere
            return
        state.laid = False
        if not state.use.plain:
            types = state.land.box
            copy = state.land.board[state.placed] >> 2
            state.agenda.push(*after_tile(state, self.seat, types.types[types.type_of[copy]], copy))
        elif figure_options(state, self.seat):
            state.agenda.push(FIGURE[self.seat], SCORE[self.seat])
        elif state.land.closed:
            SCORE[self.seat].run(state)


def after_tile(state: CarcassonneState, seat: int, tile: TileType, copy: int) -> Steps:
    """The turn overview: the steps after the tile, in the order of the rulebook."""
    use = state.use
    steps: list[Step[CarcassonneState]] = []
    # 1. after the tile
    if tile.gold:
        steps.append(PutGold(seat))
    if tile.magic or (state.mage >= 0 and state.witch >= 0):
        steps.append(CastMagic(seat, tile.magic))
    if tile.robber:
        steps += [PlaceRobber(seat), NextRobber(seat)]
    # 2. a figure, then ferries
    steps.append(FIGURE_STEP[seat])
    if tile.lake:
        steps.append(FerryStep(seat, copy))
    if state.ferries or tile.lake:
        steps.append(RelayFerries(seat))
    # 3. scoring
    steps.append(SCORE[seat])
    # 4. after the scoring
    if state.gold or tile.gold:
        steps.append(ShareGold(seat))
    if use.messages:
        steps.append(CheckMessage(seat))
    if tile.robber or max(state.robbers, default=-1) >= 0:
        steps.append(TakeRobbersBack())
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
        if not state.bag.tiles and not state.tiles_left:
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
        state.relaid = state.touched = ()
        state.agenda.push(draw(state, seat), AFTER[seat], END[seat])


AFTER: Final = tuple(AfterTile(seat) for seat in range(6))
SCORE: Final = tuple(Score(seat) for seat in range(6))
FIGURE_STEP: Final = tuple(FigureStep(seat) for seat in range(6))
END: Final = tuple(EndPart(seat) for seat in range(6))
