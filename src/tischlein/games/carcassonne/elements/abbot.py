"""The Abbot: may be taken back early, and scores what his monastery or garden is worth then."""

from __future__ import annotations

from tischlein.games.carcassonne.elements.track import Award
from tischlein.games.carcassonne.features import Feature, worth
from tischlein.games.carcassonne.state import ABBOT, CarcassonneState, Figure


def own_abbot(state: CarcassonneState, seat: int) -> Figure | None:
    return next((figure for figure in state.figures if figure[1] == seat and figure[2] == ABBOT), None)


def recall(state: CarcassonneState, seat: int) -> None:
    """As at the end of the game: 1 point and 1 for each tile around (CAR-256)."""
    abbot = own_abbot(state, seat)
    assert abbot is not None
    segment = abbot[0]
    term = worth(state, Feature(state.land.box.kind[segment], (segment,)), complete=False)._replace(rule="CAR-256")
    state.take_back(abbot)
    state.note(seat, "abbot-returns", "CAR-256")
    if state.use.track_matters:
        state.agenda.push(Award(seat, term))
    else:
        state.gain(seat, term)
