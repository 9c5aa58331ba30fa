"""What a position is worth for a seat."""

from __future__ import annotations

from tischlein.games.felinia import scoring
from tischlein.games.felinia.state import FeliniaState


def evaluate(state: FeliniaState, seat: int) -> float:
    return float(scoring.points(state, seat))
