"""The Abbot: may be taken back early, and scores what his monastery or garden is worth then."""

from __future__ import annotations

from tischlein.games.carcassonne.elements.track import Award
from tischlein.games.carcassonne.features import cloister
from tischlein.games.carcassonne.state import ABBOT, CarcassonneState


def recall(state: CarcassonneState, seat: int) -> None:
    """As at the end of the game: 1 point and 1 for each tile around (CAR-256), but no gold, as nothing is complete (CAR-813).

    He is in the supply then, for the next step 2 (CAR-259).
    """
    (abbot,) = [figure for figure in state.figures if figure[2] == ABBOT and figure[1] == seat]
    term = cloister(state, abbot[0], "CAR-256")
    state.take_back(abbot)
    state.note(seat, "abbot-returns", "CAR-256")
    if state.use.track_matters:
        state.agenda.push(Award(seat, term))
    else:
        state.gain(seat, term)
