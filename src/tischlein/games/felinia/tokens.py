"""Bid tokens go back to their owners."""

from __future__ import annotations

from tischlein.games.felinia.state import FeliniaState
from tischlein.games.felinia.words import tell


def take_back(state: FeliniaState, seat: int, why: str) -> None:
    """The top token of the place that is being resolved, without a deal: the next one pays less (FEL-043, FEL-044, FEL-046)."""
    place = state.place
    state.stacks[place] = state.stacks[place][:-1]
    if state.events is not None:
        state.note(seat, why, "FEL-046" if place + 1 == len(state.stacks) else "FEL-043", place=tell("place", place=place + 1))
