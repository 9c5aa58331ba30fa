"""Cities: when they are complete, and what they bring (CAR-060 to CAR-062)."""

from __future__ import annotations

import pytest

from tests.games.carcassonne.table import Table, table, terms


@pytest.mark.rule("CAR-061", "CAR-062", "CAR-082")
def test_the_example_of_a_city_with_a_shield() -> None:
    """You extend the city of the start tile, become its knight, and close it later: 3 tiles and 1 shield are 8 points."""
    game = table().draw("base-F", 0, -1, 1)
    game.play(0, game.put("meeple", "city"))
    assert game.gained(0) == [], "the city is open in the north"
    game.turn("base-U", 1, 0).turn("base-E", 0, -2, 2)
    assert terms(game.gained(0)) == [("city", 8)]
    assert (game.left(0), game.figures(0)) == (7, 0)


@pytest.mark.rule("CAR-060", "CAR-061")
def test_the_smallest_city_brings_four_points() -> None:
    game = table().stand(0, "meeple", 0, 0, "city")
    game.turn("base-E", 0, -1, 2)
    assert terms(game.gained(0)) == [("city", 4)]


@pytest.mark.rule("CAR-060")
def test_a_city_is_open_as_long_as_one_side_lacks_its_wall() -> None:
    """R opens the city to the west and to the east; the west is closed."""
    game = table().lay("base-R", 0, -1, 2).stand(0, "meeple", 0, 0, "city")
    game.turn("base-E", -1, -1, 1)
    assert game.gained(0) == []
    assert game.figures(0) == 1
    game.turn("base-E", 1, -1, 3)
    assert terms(game.gained(0)) == [("city", 8)]


def city_with_a_hole() -> Table:
    """Seven tiles of a city round an empty space at 1, 1; an eighth is missing at 0, 1. The knight is red."""
    game = table().bare("base-N", 2).lay("base-R", 1, 0, 2).lay("base-N", 2, 0, 3).lay("base-R", 2, 1, 3)
    game.lay("base-P", 2, 2).lay("base-T", 1, 2).lay("base-P", 0, 2, 1)
    return game.stand(0, "meeple", 0, 0, "city")


@pytest.mark.rule("CAR-060")
def test_a_city_with_a_hole_inside_is_not_complete() -> None:
    """There is a wall all round, but no tile in the middle."""
    game = city_with_a_hole().turn("base-Rg", 0, 1, 1)
    assert game.gained(0) == []
    game.turn("base-C", 1, 1)
    assert terms(game.gained(0)) == [("city", 20)], "9 tiles and 1 shield"


@pytest.mark.rule("CAR-060")
def test_a_tile_that_closes_two_cities_scores_both() -> None:
    """H has a city in the north and another one in the south."""
    game = table().bare("base-E", 2).lay("base-B", 1, 0).lay("base-B", 1, 1).lay("base-B", 1, 2).lay("base-E", 0, 2)
    game.stand(0, "meeple", 0, 0, "city").stand(1, "meeple", 0, 2, "city")
    game.turn("base-H", 0, 1)
    assert terms(game.gained(0)) == [("city", 4)]
    assert terms(game.gained(1)) == [("city", 4)]


@pytest.mark.rule("CAR-061")
def test_a_tile_with_two_parts_of_the_same_city_counts_once() -> None:
    """The city goes round the corner of I and comes back to it: four tiles."""
    game = table().bare("base-I").lay("base-N", 0, -1, 3).lay("base-N", -1, -1, 2).stand(0, "meeple", 0, 0, "city", "N")
    game.turn("base-Ng", -1, 0, 1)
    assert terms(game.gained(0)) == [("city", 8)]


@pytest.mark.rule("CAR-062")
@pytest.mark.parametrize(("tile", "points"), [pytest.param("base-G", 6, id="no shield"), pytest.param("base-F", 8, id="one shield")])
def test_a_shield_brings_two_more_points(tile: str, points: int) -> None:
    game = table().lay(tile, 0, -1, 1).stand(0, "meeple", 0, 0, "city")
    game.turn("base-E", 0, -2, 2)
    assert terms(game.gained(0)) == [("city", points)]


@pytest.mark.rule("CAR-062")
def test_each_shield_counts() -> None:
    game = table().lay("base-F", 0, -1, 1).lay("base-F", 0, -2, 1).stand(0, "meeple", 0, 0, "city")
    game.turn("base-E", 0, -3, 2)
    assert terms(game.gained(0)) == [("city", 12)], "4 tiles and 2 shields"
