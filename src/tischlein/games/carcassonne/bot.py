"""What a position of Carcassonne is worth beyond its points: for bots that look one turn ahead."""

from __future__ import annotations

from tischlein.games.carcassonne.state import CarcassonneState


def evaluate(state: CarcassonneState, seat: int) -> float:
    """The lead if the game ended now."""
    standing = state.standing()
    return standing[seat] - max(points for other, points in enumerate(standing) if other != seat)
