"""Roads: when they are complete, and what they bring."""

from __future__ import annotations

import pytest

from tests.games.carcassonne.table import table, terms


@pytest.mark.rule("CAR-044", "CAR-051", "CAR-052", "CAR-080")
def test_a_road_completed_by_its_own_tile_is_scored_at_once() -> None:
    """The example: a road of three tiles, a meeple on it, three points, and the meeple is back."""
    game = table()  # D: a road from west to east below a city
    game.lay("base-W", 1, 0, 2).draw("base-W", -1, 0)
    game.play(0, game.put("meeple", "road", "E"))
    assert terms(game.gained(0)) == [("road", 3)]
    assert game.left(0) == 7
    assert game.points(0) == 3
