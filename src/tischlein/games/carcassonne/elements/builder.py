"""The builder: extending its road or city earns a second part of the turn."""

from __future__ import annotations

from typing import Final

from tischlein.games.carcassonne.state import BUILDER, ONE, CarcassonneState, joined
from tischlein.games.carcassonne.tiles import CLAIMS, PIERS

HELPED: Final = tuple(PIERS | 15 << (CLAIMS + 4 * seat) for seat in range(6))
"""By seat: a builder works only where his owner has a meeple, over a ferry perhaps (CAR-428)."""


def work(state: CarcassonneState, seat: int) -> None:
    """Called when a tile has been laid, before any ferry moves: does it extend the feature of the own builder (CAR-423)?

    There is no third part (CAR-425), and none in the turn in which the builder was placed (CAR-433).
    """
    if state.supply[seat] & ONE[BUILDER] or state.part > 1 or state.builder_fresh:
        return
    land = state.land
    label, record = land.label, land.record
    helped = HELPED[seat]
    for way in land.box.ways[land.board[state.placed] >> 2]:
        if record[label[way]] & helped:
            for segment, owner, figure in state.figures:
                if figure == BUILDER and owner == seat and joined(state, label[way], label[segment]):
                    state.double = True


def rest(state: CarcassonneState) -> None:
    """A part of a turn is over: what the builder has earned is used up."""
    state.double = state.builder_fresh = False
