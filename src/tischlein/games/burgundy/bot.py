"""How good a position is for a seat: what the greedy bot tries to increase."""

from __future__ import annotations

from tischlein.games.burgundy.state import BurgundyState


def evaluate(state: BurgundyState, seat: int) -> float:
    standing = state.standing()
    return float(standing[seat])
