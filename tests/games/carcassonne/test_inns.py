"""Inns & Cathedrals: roads with an inn, cities with a cathedral, and the odd tiles of the set (CAR-300 to CAR-312)."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.carcassonne.table import PASS, Table, table, terms
from tischlein.games.carcassonne.tiles import tile_types

INNS = ("inns",)


@pytest.mark.rule("CAR-300")
def test_the_set_has_18_tiles_with_6_inns_and_2_cathedrals() -> None:
    tiles = [kind for kind in tile_types().values() if kind.set == "inns" for _ in range(kind.copies)]
    assert len(tiles) == 18
    assert sum(any(segment.inn for segment in kind.segments) for kind in tiles) == 6
    assert sum(any(segment.cathedral for segment in kind.segments) for kind in tiles) == 2


@pytest.mark.rule("CAR-300", "CAR-330")
def test_the_tiles_are_mixed_with_the_others_and_each_of_six_players_gets_a_big_meeple() -> None:
    game = table(6, ("inns", "big_meeple"))
    assert len(game.state.bag.tiles) == 71 + 18
    assert [game.left(seat, "big") for seat in range(6)] == [1] * 6


@pytest.mark.rule("CAR-003")
def test_the_tiles_can_be_used_without_the_big_meeple() -> None:
    game = table(2, INNS)
    assert len(game.state.bag.tiles) == 71 + 18
    assert game.left(0, "big") == 0 and game.left(0) == 7


# ---------------------------------------------------------------------- inns


def road_of_four(first: str = "base-W") -> Table:
    """Your highwayman on a road of four tiles that only lacks its eastern end; the third tile has an inn."""
    game = table(2, INNS).lay(first, -1, 0).lay("inns-B", 1, 0).lay("base-U", 2, 0)
    return game.stand(0, "meeple", 0, 0, "road")


@pytest.mark.rule("CAR-301")
@pytest.mark.parametrize("active", [0, 1])
def test_a_road_with_an_inn_brings_2_points_a_tile_whoever_completes_it(active: int) -> None:
    """The example: 5 tiles and 1 inn, 10 points."""
    game = road_of_four().begins(active).turn("base-W", 3, 0)
    assert terms(game.gained(0)) == [("road", 10)]
    assert game.points(1) == 0


@pytest.mark.rule("CAR-301", "CAR-302")
def test_a_second_inn_on_the_same_road_changes_nothing() -> None:
    """The example: 5 tiles and 2 inns, 10 points as well."""
    game = road_of_four(first="inns-C").turn("base-W", 3, 0)
    assert terms(game.gained(0)) == [("road", 10)]


@pytest.mark.rule("CAR-301")
def test_a_road_without_an_inn_brings_1_point_a_tile_as_before() -> None:
    game = table(2, INNS).lay("base-W", -1, 0).lay("base-U", 1, 0).stand(0, "meeple", 0, 0, "road").turn("base-W", 2, 0)
    assert terms(game.gained(0)) == [("road", 4)]


@pytest.mark.rule("CAR-303")
def test_an_unfinished_road_with_an_inn_brings_nothing_at_the_end() -> None:
    """The example: a road with an inn that is not complete brings no points. Without the inn it would have brought 4."""
    game = road_of_four().stack("base-B").turn("base-B", 0, 1)
    assert game.due() == ()
    assert terms(game.gained(0)) == [("road", 0)]


@pytest.mark.rule("CAR-303")
def test_only_the_road_with_the_inn_loses_its_points_at_the_end() -> None:
    game = table(2, INNS).lay("inns-B", 1, 0).lay("base-U", 0, 1).stand(0, "meeple", 1, 0, "road").stand(1, "meeple", 0, 1, "road")
    game.stack("base-B").turn("base-B", 0, 2)
    assert terms(game.gained(0)) == [("road", 0)]
    assert terms(game.gained(1)) == [("road", 1)]


# ---------------------------------------------------------------------- cathedrals


def cathedral_with_three_sides_closed() -> Table:
    """Six tiles with two shields around a cathedral north of the first tile; the north of the cathedral is open."""
    game = table(2, INNS).lay("inns-K", 0, -1)
    game.lay("base-F", -1, -1).lay("base-E", -2, -1, 1)
    return game.lay("base-F", 1, -1).lay("base-E", 2, -1, 3)


@pytest.mark.rule("CAR-304")
@pytest.mark.parametrize("active", [0, 1])
def test_a_cathedral_makes_tiles_and_shields_worth_3_points(active: int) -> None:
    """The example: 7 tiles and 2 shields, 9 x 3 = 27 points, whoever completes the city."""
    game = cathedral_with_three_sides_closed().stand(0, "meeple", 0, 0, "city").begins(active)
    game.turn("base-E", 0, -2, 2)
    assert terms(game.gained(0)) == [("city", 27)]
    assert game.points(1) == 0


@pytest.mark.rule("CAR-304")
def test_a_city_without_a_cathedral_brings_2_points_as_before() -> None:
    game = table(2, INNS).lay("base-F", 0, -1, 1).stand(0, "meeple", 0, 0, "city").turn("base-E", 0, -2, 2)
    assert terms(game.gained(0)) == [("city", 8)]


@pytest.mark.rule("CAR-305")
def test_a_second_cathedral_in_the_same_city_changes_nothing() -> None:
    """8 tiles, 3 points each."""
    game = table(2, INNS).lay("inns-K", 0, -1).lay("inns-K", 0, -2).stand(0, "meeple", 0, 0, "city")
    game.lay("base-E", -1, -1, 1).lay("base-E", 1, -1, 3).lay("base-E", -1, -2, 1).lay("base-E", 1, -2, 3)
    game.turn("base-Eg", 0, -3, 2)
    assert terms(game.gained(0)) == [("city", 24)]


@pytest.mark.rule("CAR-306")
def test_an_unfinished_city_with_a_cathedral_brings_nothing_at_the_end() -> None:
    game = cathedral_with_three_sides_closed().stand(0, "meeple", 0, 0, "city").stack("base-B").turn("base-B", 0, 1)
    assert game.due() == ()
    assert terms(game.gained(0)) == [("city", 0)]


@pytest.mark.rule("CAR-306")
def test_a_second_cathedral_does_not_save_an_unfinished_city() -> None:
    game = table(2, INNS).lay("inns-K", 0, -1).lay("inns-K", 0, -2).stand(0, "meeple", 0, 0, "city")
    game.stack("base-B").turn("base-B", 0, 1)
    assert terms(game.gained(0)) == [("city", 0)]


# ---------------------------------------------------------------------- inns, cathedrals and the others


@pytest.mark.rule("CAR-312")
def test_farmers_get_3_points_for_a_city_with_a_cathedral() -> None:
    game = table(2, INNS).bare("inns-K").lay("base-E", 0, -1, 2).lay("base-E", 1, 0, 3).lay("base-E", 0, 1).lay("base-E", -1, 0, 1)
    game.stand(0, "meeple", 0, -1, "field").stack("base-B").turn("base-B", 0, -2)
    assert terms(game.gained(0)) == [("meadow", 3)]


@pytest.mark.rule("CAR-312")
def test_an_inn_concerns_neither_the_city_on_its_tile_nor_the_meadow() -> None:
    game = table(2, INNS).bare("inns-M").stand(0, "meeple", 0, 0, "city").stand(1, "meeple", 0, 0, "field", "ENE")
    game.turn("base-E", 0, -1, 2)
    assert terms(game.gained(0)) == [("city", 4)]
    game.stack("base-B").turn("base-B", 1, 0)
    assert terms(game.gained(1)) == [("meadow", 3)]


@pytest.mark.rule("CAR-312")
def test_a_cathedral_does_not_concern_a_road_that_ends_at_its_city() -> None:
    game = table(2, INNS).bare("inns-K").lay("base-S", 0, -1, 2).stand(0, "meeple", 0, -1, "road").turn("base-W", 0, -2)
    assert terms(game.gained(0)) == [("road", 2)]


# ---------------------------------------------------------------------- the odd tiles


@pytest.mark.rule("CAR-307")
def test_a_tile_has_four_separate_cities_around_a_meadow_with_a_garden() -> None:
    game = table(2, ("inns", "abbot")).draw("inns-H", 0, -1)
    cities = [game.put("meeple", "city", side) for side in "NESW"]
    game.offers(0, *cities, game.put("meeple", "field"), game.put("abbot", "garden"), PASS)
    assert not any(game.are_joined((0, -1, "city", one), (0, -1, "city", two)) for one, two in combinations("NESW", 2))


@pytest.mark.rule("CAR-307")
def test_the_meadow_between_the_four_cities_belongs_to_all_of_them() -> None:
    game = table(2, INNS).bare("inns-H").stand(0, "meeple", 0, 0, "field")
    game.lay("base-E", 0, -1, 2).lay("base-E", 1, 0, 3).lay("base-E", 0, 1).lay("base-E", -1, 0, 1)
    game.stack("base-B").turn("base-B", 0, -2)
    assert terms(game.gained(0)) == [("meadow", 12)]


@pytest.mark.rule("CAR-308")
@pytest.mark.parametrize(("side", "x", "y", "rotation", "points"), [("W", -1, 0, 0, 4), ("E", 1, 0, 0, 4), ("S", 0, 1, 2, 2)])
def test_a_crossing_without_a_village_ends_three_roads_of_which_two_have_the_inn(
    side: str, x: int, y: int, rotation: int, points: int
) -> None:
    """Two tiles each: 4 points to the left and to the right, 2 points downwards."""
    game = table(2, INNS).bare("inns-C").stand(0, "meeple", 0, 0, "road", side).turn("base-W", x, y, rotation)
    assert terms(game.gained(0)) == [("road", points)]


@pytest.mark.rule("CAR-309")
def test_a_city_that_reaches_into_a_corner_parts_the_meadows_beside_it() -> None:
    """Blue's farmer lies on the eastern meadow, so the southern one is free for you."""
    game = table(2, INNS).bare("inns-G").stand(1, "meeple", 0, 0, "field", "ENE")
    assert not game.are_joined((0, 0, "field", "ESE"), (0, 0, "field", "SSE"))
    game.draw("base-B", 0, 1).play(0, game.put("meeple", "field"))
    assert game.figures(0) == 1


@pytest.mark.rule("CAR-309")
def test_the_parted_meadows_both_lie_at_the_city() -> None:
    game = table(2, INNS).bare("inns-G").stand(0, "meeple", 0, 0, "field", "SSE").stand(1, "meeple", 0, 0, "field", "ESE")
    game.lay("base-E", 0, -1, 2).stack("base-B").turn("base-B", -1, 0)
    assert terms(game.gained(0)) == [("meadow", 3)]
    assert terms(game.gained(1)) == [("meadow", 3)]


@pytest.mark.rule("CAR-310")
@pytest.mark.parametrize(("side", "x"), [("W", -1), ("E", 1)])
def test_a_monastery_between_two_roads_closes_both(side: str, x: int) -> None:
    game = table(2, INNS).bare("inns-D").stand(0, "meeple", 0, 0, "road", side).turn("base-W", x, 0)
    assert terms(game.gained(0)) == [("road", 2)]


@pytest.mark.rule("CAR-311")
def test_nobody_may_stand_on_the_short_roads_between_village_and_cities() -> None:
    """Two cities, two roads and the four meadows that the short roads part: there is no other place for a meeple."""
    game = table(2, INNS).draw("inns-I", 0, -1)
    cities = [game.put("meeple", "city", side) for side in "NS"]
    roads = [game.put("meeple", "road", side) for side in "EW"]
    meadows = [game.put("meeple", "field", half) for half in ("ENE", "ESE", "WSW", "WNW")]
    assert len(set(meadows)) == 4
    game.offers(0, *cities, *roads, *meadows, PASS)


@pytest.mark.rule("CAR-311")
@pytest.mark.parametrize(("side", "x"), [("W", -1), ("E", 1)])
def test_the_village_between_two_cities_closes_the_roads_on_both_sides(side: str, x: int) -> None:
    game = table(2, INNS).bare("inns-I").stand(0, "meeple", 0, 0, "road", side).turn("base-W", x, 0)
    assert terms(game.gained(0)) == [("road", 2)]
