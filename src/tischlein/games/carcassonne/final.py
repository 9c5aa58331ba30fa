"""The end of the game: everything that is still on the land is scored (CAR-090, CAR-1250)."""

from __future__ import annotations

from tischlein.core.agenda import Automatic
from tischlein.core.score import Term
from tischlein.games.carcassonne.features import feature_of, meadow, worth
from tischlein.games.carcassonne.state import PIG, CarcassonneState, claims, majority
from tischlein.games.carcassonne.tiles import FIELD


class EndGame(Automatic[CarcassonneState]):
    """The figures move without landing anywhere: no messages (CAR-631), no robbers (CAR-1251)."""

    def run(self, state: CarcassonneState) -> None:
        for seat in range(state.setup.players):  # with messages, one figure goes on with the sum of both (CAR-630)
            state.track[seat * 2 : seat * 2 + 2] = [state.points(seat), 0]
        for seat, term in state.final_terms():
            state.gain(seat, term)
        for figure in list(state.figures):
            state.take_back(figure)
        for act in state.use.cleared:
            act(state)


def feature_terms(state: CarcassonneState) -> list[tuple[int, Term]]:
    """Each feature with a meeple once (CAR-095), in the order of its first figure: roads (CAR-091), cities (CAR-092), monasteries (CAR-093)
    and meadows (CAR-104), for whoever has the majority (CAR-094, CAR-106)."""
    label, kinds = state.land.label, state.land.box.kind
    pigs = {(label[segment], seat) for segment, seat, figure in state.figures if figure == PIG}
    terms: list[tuple[int, Term]] = []
    done: set[int] = set()
    for segment, _, _ in state.figures:
        here = label[segment]
        if here in done:
            continue
        seats = majority(claims(state, segment), state.setup.players)
        if kinds[segment] == FIELD:
            done.add(here)
            terms += [(seat, meadow(state, here, (here, seat) in pigs)) for seat in seats]
        else:
            feature = feature_of(state, segment)
            done.update(feature.pieces)
            term = worth(state, feature, complete=False)
            terms += [(seat, term) for seat in seats]
    return terms
