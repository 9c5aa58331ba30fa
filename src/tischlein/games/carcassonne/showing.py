"""What a page shows of the land beyond the view: who owns which feature and what it is worth, and which tiles fit into which hole.

Counted by the functions that score, so that whoever draws it needs no rules. It is no part of the view: bots ask for views all the time,
and this takes several times as long.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from tischlein.core.score import Term
from tischlein.games.carcassonne.after_tile import AfterTile
from tischlein.games.carcassonne.drawing import DrawTile, PlaceTile
from tischlein.games.carcassonne.features import Feature, feature_of, full_points, meadow, segments_of, worth
from tischlein.games.carcassonne.land import place_of
from tischlein.games.carcassonne.state import PIG, CarcassonneState, claims, majority
from tischlein.games.carcassonne.tiles import FIELD, KINDS, MET, OPEN, WHICH

Places: TypeAlias = dict[int, list[int]]
"""Of each segment on the land: column and row of its tile, and its number there."""

MANY: Final = 12
"""Beside open land almost everything fits: more kinds of tiles than these are only counted."""


def shown(state: CarcassonneState) -> dict[str, Any]:
    places = places_of(state)
    found = {"laid_by": laid_by(state), "features": features(state, places), **holes(state)}
    for show in state.use.shown:
        found |= show(state, places)
    return found


def laid_by(state: CarcassonneState) -> int:
    """Who has laid the last tile: whoever is about to begin a turn has not done so yet."""
    stack = state.agenda.main
    step = stack[-1] if stack else None
    begins = isinstance(step, DrawTile | PlaceTile) and state.part == 1 and isinstance(step.then, AfterTile) and not step.then.extra
    return (state.turn - 1) % state.setup.players if begins else state.turn


def places_of(state: CarcassonneState) -> Places:
    land, found = state.land, {}
    for cell, laid in land.board.items():
        x, y = place_of(cell)
        for number, segment, _ in land.box.spots[laid >> 2]:
            found[segment] = [x, y, number]
    return found


# ---------------------------------------------------------------------- features


def features(state: CarcassonneState, places: Places) -> list[dict[str, Any]]:
    """Everything on the land, also what nobody is on. Meadows only with farmers, gardens only with the abbot."""
    found, done = [], set[int]()
    for segment in places:
        if state.land.label[segment] not in done:
            feature = feature_of(state, segment)
            done.update(feature.pieces)
            found.append(described(state, feature, places))
    return found


def described(state: CarcassonneState, feature: Feature, places: Places) -> dict[str, Any]:
    """`now` is what it would bring if the game ended, on a meadow without a pig; `then` what, if it were complete as it lies."""
    missing = sum([state.land.record[piece] & OPEN for piece in feature.pieces])
    owners = majority(claims(state, feature.pieces[0]), state.setup.players)
    now = meadow(state, feature.pieces[0], pig=False) if feature.kind == FIELD else worth(state, feature, complete=not missing)
    return {
        "kind": KINDS[feature.kind],
        "places": [places[segment] for segment in segments_of(state, feature)],
        "open": missing,
        "owners": [{"seat": seat, "points": share(state, feature, seat, now)} for seat in owners],
        "now": now.points,
        "then": full_points(state, feature, missing) if missing else now.points,
        "detail": {key: value for key, value in now.detail.items() if key != "pig"},  # that is a matter of each owner
    }


def share(state: CarcassonneState, feature: Feature, seat: int, now: Term) -> int:
    """What one of the owners would get: more than the others on a meadow with the own pig (CAR-445, CAR-446)."""
    label = state.land.label
    if feature.kind == FIELD and any(
        owner == seat and figure == PIG and label[segment] in feature.pieces for segment, owner, figure in state.figures
    ):
        return meadow(state, feature.pieces[0], pig=True).points
    return now.points


# ---------------------------------------------------------------------- holes


def holes(state: CarcassonneState) -> dict[str, Any]:
    """The empty spaces beside the land, and which of the tiles to come fit there (CAR-030): the same for all with equal neighbours."""
    land, numbers = state.land, dict[int, int]()
    cells = []
    for cell, pattern in zip(land.holes, land.patterns, strict=True):
        cells.append([*place_of(cell), numbers.setdefault(pattern, len(numbers))])
    left = state.tiles_to_come()
    return {"holes": cells, "fitting": [fitting(state, pattern, left) for pattern in numbers]}


def fitting(state: CarcassonneState, pattern: int, left: dict[str, int]) -> dict[str, Any]:
    """How many tiles lie beside a hole, how many of those to come fit, and the first kinds of them, each in a rotation in which it does."""
    box = state.land.box
    turns = {id: bits for id in left if (bits := box.fits[box.index[id]][pattern])}
    tiles = [[id, WHICH[bits][0]] for id, bits in turns.items()]
    count = sum(left[id] for id in turns)
    return {"neighbours": MET[pattern].bit_count(), "count": count, "tiles": tiles[:MANY], "more": max(0, len(tiles) - MANY)}
