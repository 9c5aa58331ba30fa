"""What a road, a city, a monastery or a meadow is worth."""

from __future__ import annotations

from typing import Any, NamedTuple

from tischlein.core.score import Term
from tischlein.games.carcassonne.state import CarcassonneState, roads_of
from tischlein.games.carcassonne.tiles import CITY, GARDEN, MONASTERY, OPEN, ROAD


class Feature(NamedTuple):
    """A road, city, monastery or garden. A road may consist of several pieces that ferries join."""

    kind: int
    pieces: tuple[int, ...]


def feature_of(state: CarcassonneState, segment: int) -> Feature:
    label = state.land.label[segment]
    return Feature(state.land.box.kind[segment], roads_of(state, label))


def segments_of(state: CarcassonneState, feature: Feature) -> list[int]:
    return [segment for piece in feature.pieces for segment in state.land.members(piece)]


def worth(state: CarcassonneState, feature: Feature, complete: bool) -> Term:
    """Points for whoever has the majority, with what they are made of. It makes no difference whether a monk or an abbot is in a monastery
    (CAR-255, CAR-258)."""
    if feature.kind == ROAD:
        return _road(state, feature, complete)
    if feature.kind == CITY:
        return _city(state, feature, complete)
    rule = "CAR-254" if feature.kind == GARDEN else "CAR-071"
    return cloister(state, feature.pieces[0], rule if complete else "CAR-093")


def cloister(state: CarcassonneState, segment: int, rule: str) -> Term:
    """For a monastery or garden and each tile around it (CAR-071, CAR-093, CAR-254)."""
    tiles = 9 - (state.land.record[segment] & OPEN)
    return Term("garden" if state.land.box.kind[segment] == GARDEN else "monastery", tiles, {"tiles": tiles}, rule)


def _road(state: CarcassonneState, feature: Feature, complete: bool) -> Term:
    """A point for each tile (CAR-051, CAR-091), counted once also where it has two ends of the road (CAR-720).

    With an inn two (CAR-301), with several not more (CAR-302), and nothing if incomplete (CAR-303). The lake of a ferry is none (CAR-717).
    """
    types, segments = state.land.box, segments_of(state, feature)
    tiles = len({types.tile_of[segment] for segment in segments})
    inn = any(types.inn[segment] for segment in segments)
    if complete:
        points, rule = (2 * tiles, "CAR-301") if inn else (tiles, "CAR-051")
    else:
        points, rule = (0, "CAR-303") if inn else (tiles, "CAR-091")
    detail = {"tiles": tiles, "inn": "yes" if inn else "no"}
    return Term("road", _counted(state, segments, points, tiles, detail), detail, rule)


def _city(state: CarcassonneState, feature: Feature, complete: bool) -> Term:
    """Two points for each tile (CAR-061) and each shield (CAR-062), one if incomplete (CAR-092).

    With a cathedral three (CAR-304), with two not more (CAR-305), and nothing if incomplete (CAR-306).
    """
    types, segments = state.land.box, segments_of(state, feature)
    tiles = len({types.tile_of[segment] for segment in segments})
    shields = sum(types.shields[segment] for segment in segments)
    cathedral = any(types.cathedral[segment] for segment in segments)
    if complete:
        each, rule = (3, "CAR-304") if cathedral else (2, "CAR-061")
    else:
        each, rule = (0, "CAR-306") if cathedral else (1, "CAR-092")
    detail = {"tiles": tiles, "shields": shields, "cathedral": "yes" if cathedral else "no"}
    return Term("city", _counted(state, segments, (tiles + shields) * each, tiles, detail), detail, rule)


def _counted(state: CarcassonneState, segments: list[int], points: int, tiles: int, detail: dict[str, Any]) -> int:
    """What elements make of the points of a road or city, complete or not."""
    for count in state.use.counting:
        points = count(state, segments, points, tiles, detail)
    return points


def cities_at(state: CarcassonneState, field: int) -> int:
    """Completed cities that a meadow touches, each counted once (CAR-104, CAR-108), and for every meadow (CAR-107)."""
    land = state.land
    labels = {land.label[city] for segment in land.members(land.label[field]) for city in land.box.beside[segment]}
    return sum(not land.record[label] & OPEN for label in labels)


def meadow(state: CarcassonneState, field: int, pig: bool) -> Term:
    """For farmers with the majority: 3 points a city, 4 with the own pig (CAR-104, CAR-445), however large the meadow is (CAR-105), with or
    without a cathedral (CAR-312)."""
    cities = cities_at(state, field)
    return Term("meadow", cities * (4 if pig else 3), {"cities": cities, "pig": "yes" if pig else "no"}, "CAR-445" if pig else "CAR-104")


def full_points(state: CarcassonneState, feature: Feature, missing: int) -> int:
    """What a feature would bring if it were complete as it lies; `missing` is what is open."""
    points = worth(state, feature, complete=True).points
    # A monastery or garden is not complete before every tile around it lies there, and each of them is a point (CAR-070, CAR-071, CAR-254).
    return points + missing if feature.kind in (MONASTERY, GARDEN) else points
