"""The builder: extending its road or city earns a second part of the turn."""

from __future__ import annotations

from typing import Final

from tischlein.games.carcassonne.part import Part
from tischlein.games.carcassonne.state import BUILDER, ONE, CarcassonneState, joined
from tischlein.games.carcassonne.tiles import CLAIMS, PIERS

HELPED: Final = tuple(PIERS | 15 << (CLAIMS + 4 * seat) for seat in range(6))
"""By seat: a builder works only where his owner has a meeple, over a ferry perhaps (CAR-428)."""


class Builder(Part):
    __slots__ = ("double", "fresh")

    def __init__(self, double: bool = False, fresh: bool = False) -> None:
        self.double = double  # the active player's builder has earned a second part of this turn
        self.fresh = fresh  # he was placed in this part of the turn (CAR-433)

    def fields(self) -> tuple[object, ...]:
        return self.double, self.fresh


IDLE: Final = Builder()


def arrive(state: CarcassonneState) -> None:
    """The active player has placed the builder (CAR-433)."""
    state.builder = Builder(state.builder.double, True)


def work(state: CarcassonneState, seat: int) -> None:
    """A tile has been laid, and no ferry has moved yet (CAR-718): does it extend the feature of the own builder (CAR-423)?

    As often as it does (CAR-427); but there is no third part (CAR-425), and none in the turn in which the builder was placed (CAR-433).
    """
    if state.supply[seat] & ONE[BUILDER] or state.part > 1 or state.builder.fresh:
        return
    land = state.land
    label, record = land.label, land.record
    helped = HELPED[seat]
    for way in land.box.ways[land.board[state.placed] >> 2]:
        if record[label[way]] & helped:
            for segment, owner, figure in state.figures:
                if figure == BUILDER and owner == seat and joined(state, label[way], label[segment]):
                    state.builder = Builder(True, False)


def second_part(state: CarcassonneState, seat: int) -> bool:
    """What the builder has earned is used up: a second part (CAR-423), unless no tile is left (CAR-434). It has all stages again: figure
    (CAR-424), scoring (CAR-432), messages (CAR-636), crop circles (CAR-1114)."""
    earned = state.builder.double
    state.builder = IDLE
    if earned:
        state.note(seat, "double-turn", "CAR-423")
    return earned
