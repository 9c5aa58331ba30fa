"""What a position of Carcassonne is worth beyond its points: for bots that look one turn ahead.

The points everybody would have if the game ended now; what open features may still bring, by how hard they are to complete; and the
figures at hand, which are worth the more the longer the game goes on, and the last one most.
"""

from __future__ import annotations

from typing import Final

from tischlein.games.carcassonne.features import Feature, cities_at, feature_of, worth
from tischlein.games.carcassonne.state import ABBOT, BIG, BUILDER, MEEPLE, PIG, CarcassonneState, majority
from tischlein.games.carcassonne.tiles import FIELD, GARDEN, MONASTERY, OPEN

EASY: Final = (1.0, 0.62, 0.36, 0.18, 0.08, 0.03)
"""How likely a road or city with so many open ends is completed while there is time."""
CLOISTER_STEP: Final = 0.86
"""For each tile still missing around a monastery."""


def evaluate(state: CarcassonneState, seat: int) -> float:
    """The lead over the best of the others."""
    worths = [float(state.points(one)) for one in range(state.setup.players)]
    turns = len(state.bag.tiles) / state.setup.players
    time = min(1.0, turns / 9)
    _add_features(state, worths, time, turns)
    _add_figures(state, worths, time)
    for hope in state.use.hopes:
        hope(state, worths)
    return worths[seat] - max(worth for other, worth in enumerate(worths) if other != seat)


def _add_features(state: CarcassonneState, worths: list[float], time: float, turns: float) -> None:
    land, players = state.land, state.setup.players
    done: set[int] = set()
    for segment, _, _ in state.figures:
        if land.label[segment] in done:
            continue
        feature = feature_of(state, segment)
        done.update(feature.pieces)
        claims = sum(land.claims(piece) for piece in feature.pieces)
        winners = majority(claims, players)
        if feature.kind == FIELD:
            for one in winners:
                pig = any(owner == one and kind == PIG and land.label[at] in feature.pieces for at, owner, kind in state.figures)
                worths[one] += _meadow(state, feature, pig, time)
            continue
        chance = _chance(state, feature, turns) * time
        now = worth(state, feature, complete=False).points
        full = worth(state, feature, complete=True).points if feature.kind not in (MONASTERY, GARDEN) else 9
        for one in winners:
            worths[one] += now + chance * (full - now)
        for one in range(players):  # whoever stands there gets the meeples back, too
            strength = claims >> (4 * one) & 15
            if strength:
                worths[one] += chance * strength * 1.2 * time


def _chance(state: CarcassonneState, feature: Feature, turns: float) -> float:
    ends = sum(state.land.record[piece] & OPEN for piece in feature.pieces)
    if feature.kind in (MONASTERY, GARDEN):
        return CLOISTER_STEP**ends if turns * state.setup.players >= ends else 0.0
    return EASY[ends] if ends < len(EASY) else 0.0


def _meadow(state: CarcassonneState, feature: Feature, pig: bool, time: float) -> float:
    """Completed cities count; a few of the others will be completed."""
    land = state.land
    each = 4 if pig else 3
    finished = cities_at(state, feature.pieces[0])
    labels = {land.label[city] for segment in land.members(feature.pieces[0]) for city in land.box.beside[segment]}
    hoped = sum(EASY[ends] for label in labels if 0 < (ends := land.record[label] & OPEN) < len(EASY))
    return each * (finished + 0.7 * time * hoped)


def _add_figures(state: CarcassonneState, worths: list[float], time: float) -> None:
    for one in range(state.setup.players):
        big = state.at_hand(one, BIG)
        hands = state.at_hand(one, MEEPLE) + big
        worths[one] += time * (1.1 * hands + (2.5 if hands else 0) + (1.0 if hands > 1 else 0) + 1.2 * big)
        worths[one] += time * (1.5 * state.at_hand(one, ABBOT) + 0.5 * state.at_hand(one, PIG))
    for _, owner, kind in state.figures:
        if kind == BUILDER:
            worths[owner] += 4 * time
