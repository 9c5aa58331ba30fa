"""Figures that leave the land."""

from __future__ import annotations

from tischlein.games.carcassonne.features import Feature
from tischlein.games.carcassonne.state import BUILDER, FIGURES, PIG, CarcassonneState, roads_of, strength, tell


def send_home(state: CarcassonneState, feature: Feature) -> None:
    """All figures of a scored feature return to their owners, also those who got nothing (CAR-082), the big meeple (CAR-333) and the
    builder (CAR-426, CAR-431) too. The others stay (CAR-043, CAR-083)."""
    label = state.land.label
    for figure in [figure for figure in state.figures if label[figure[0]] in feature.pieces]:
        state.take_back(figure)


def release_specials(state: CarcassonneState) -> None:
    """Builder and pig return when none of their owner's meeples is left in the feature (CAR-428, CAR-442, CAR-719), otherwise they stay
    (CAR-427, CAR-443)."""
    for figure in [figure for figure in state.figures if figure[2] in (BUILDER, PIG)]:
        pieces = roads_of(state, state.land.label[figure[0]])
        if not any(strength(state.land.claims(piece), figure[1]) for piece in pieces):
            state.take_back(figure)
            rule = "CAR-428" if figure[2] == BUILDER else "CAR-442"
            state.note(figure[1], "special-returns", rule, figure=tell("figure", figure=FIGURES[figure[2]]))
