"""Roads: when they are complete, and what they bring (CAR-050 to CAR-053)."""

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


@pytest.mark.rule("CAR-042", "CAR-051", "CAR-053", "CAR-082", "CAR-083")
def test_the_example_of_two_players_at_one_road() -> None:
    """You place a highwayman beside the village. Blue completes the road, cannot step onto it, and becomes a knight instead: 3 points for
    you and your meeple is back; the blue knight stays."""
    game = table(farmers=False).draw("base-W", -1, 0)
    game.play(0, game.put("meeple", "road", "E"))
    assert game.gained(0) == [], "the road is not complete yet"
    game.draw("base-L", 1, 0)
    game.refuses(1, game.put("meeple", "road", "W"), rule="CAR-042")
    game.play(1, game.put("meeple", "city"))
    assert terms(game.gained(0)) == [("road", 3)]
    assert game.gained(1) == []
    assert (game.left(0), game.figures(0)) == (7, 0)
    assert (game.left(1), game.figures(1)) == (6, 1)


@pytest.mark.rule("CAR-050")
@pytest.mark.parametrize(
    ("tile", "rotation"),
    [
        pytest.param("base-W", 0, id="village"),
        pytest.param("base-X", 0, id="village with four roads"),
        pytest.param("base-T", 3, id="city"),
        pytest.param("base-A", 3, id="monastery"),
    ],
)
def test_a_road_ends_at_a_village_a_city_or_a_monastery(tile: str, rotation: int) -> None:
    game = table().lay("base-W", 1, 0, 2).stand(0, "meeple", 0, 0, "road")
    game.turn(tile, -1, 0, rotation)
    assert terms(game.gained(0)) == [("road", 3)]


@pytest.mark.rule("CAR-050")
def test_a_road_with_one_open_end_is_not_complete() -> None:
    game = table().lay("base-W", 1, 0, 2).stand(0, "meeple", 0, 0, "road")
    game.turn("base-U", -1, 0)
    assert game.gained(0) == []
    assert game.figures(0) == 1


@pytest.mark.rule("CAR-050", "CAR-051")
def test_a_road_that_runs_back_into_itself_is_complete() -> None:
    """Four bends make a ring."""
    game = table().bare("base-V", 3).lay("base-V", 1, 0).lay("base-V", 1, 1, 1).draw("base-V", 0, 1, 2)
    game.play(0, game.put("meeple", "road"))
    assert terms(game.gained(0)) == [("road", 4)]


@pytest.mark.rule("CAR-050")
def test_a_ring_with_a_gap_is_not_complete() -> None:
    game = table().bare("base-V", 3).lay("base-V", 1, 0).stand(0, "meeple", 0, 0, "road")
    game.turn("base-V", 1, 1, 1)
    assert game.gained(0) == []


@pytest.mark.rule("CAR-051")
def test_a_road_of_two_tiles_brings_two_points() -> None:
    game = table().bare("base-W").draw("base-W", 1, 0)
    game.play(0, game.put("meeple", "road", "W"))
    assert terms(game.gained(0)) == [("road", 2)]


@pytest.mark.rule("CAR-051")
def test_a_long_road_brings_a_point_for_each_tile() -> None:
    game = table().lay("base-U", 1, 0).lay("base-U", 2, 0).lay("base-U", 3, 0).lay("base-W", 4, 0).stand(0, "meeple", 0, 0, "road")
    game.turn("base-W", -1, 0)
    assert terms(game.gained(0)) == [("road", 6)]


@pytest.mark.rule("CAR-051")
def test_a_tile_counts_once_even_if_the_road_crosses_it_twice() -> None:
    """The road goes over the bridge from west to east, turns round in three bends and comes back below it from north to south."""
    game = table(elements=("traders",)).bare("trade-B").lay("base-V", 1, 0, 1).lay("base-V", 1, -1).lay("base-V", 0, -1, 3)
    game.lay("base-W", -1, 0).stand(0, "meeple", -1, 0, "road", "E")
    game.turn("base-W", 0, 1, 1)
    assert terms(game.gained(0)) == [("road", 6)], "the bridge, three bends and two villages"


@pytest.mark.rule("CAR-052")
def test_a_village_with_three_roads_holds_three_roads() -> None:
    game = table(farmers=False).bare("base-V").draw("base-W", 0, 1, 1)
    assert len(game.offered(0, "put")) == 3


@pytest.mark.rule("CAR-052")
def test_the_roads_that_meet_at_a_village_are_scored_each_for_itself() -> None:
    """Red waits on the road to the east of the village, Blue on the one to the west. Only the east is completed."""
    game = table().bare("base-X").lay("base-U", 1, 0).stand(0, "meeple", 0, 0, "road", "E").stand(1, "meeple", 0, 0, "road", "W")
    game.turn("base-W", 2, 0)
    assert terms(game.gained(0)) == [("road", 3)]
    assert game.gained(1) == []
    assert game.figures(1) == 1


@pytest.mark.rule("CAR-052")
def test_a_crossing_without_a_village_separates_the_roads_too() -> None:
    game = table(elements=("inns",)).bare("inns-C").stand(0, "meeple", 0, 0, "road", "S")
    assert not game.are_joined((0, 0, "road", "S"), (0, 0, "road", "E"))
    game.turn("base-W", 0, 1, 1)
    assert terms(game.gained(0)) == [("road", 2)]


@pytest.mark.rule("CAR-053")
def test_a_road_is_scored_for_its_owner_whoever_completes_it() -> None:
    game = table(players=3).lay("base-W", 1, 0, 2).stand(2, "meeple", 0, 0, "road")
    game.turn("base-W", -1, 0)
    assert terms(game.gained(2)) == [("road", 3)]
    assert game.gained(0) == game.gained(1) == []
