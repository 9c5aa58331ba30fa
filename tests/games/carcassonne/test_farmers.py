"""Farmers: meadows, who may lie there, and what they bring in the end (CAR-100 to CAR-110)."""

from __future__ import annotations

import pytest

from tests.games.carcassonne.table import Table, table, terms


@pytest.mark.rule("CAR-100")
def test_every_meadow_of_a_tile_takes_a_farmer() -> None:
    game = table().draw("base-W", 1, 0)
    meadows = [game.put("meeple", "field", half) for half in ("NNE", "ESE", "SSW")]
    roads = [game.put("meeple", "road", side) for side in "ESW"]
    game.offers(0, *meadows, *roads, ("pass",))
    game.play(0, meadows[0])
    assert [figure["kind"] for figure in game.state.view(None)["figures"]] == ["field"]


@pytest.mark.rule("CAR-101")
def test_a_village_with_three_roads_parts_three_meadows() -> None:
    game = table().bare("base-W")
    assert not game.are_joined((0, 0, "field", "NNE"), (0, 0, "field", "ESE"))
    assert not game.are_joined((0, 0, "field", "ESE"), (0, 0, "field", "SSW"))
    assert not game.are_joined((0, 0, "field", "SSW"), (0, 0, "field", "NNE"))


@pytest.mark.rule("CAR-101")
def test_a_road_parts_meadows_over_several_tiles() -> None:
    game = table().lay("base-U", 1, 0).lay("base-U", 2, 0)
    assert game.are_joined((0, 0, "field", "ENE"), (2, 0, "field", "NNE"))
    assert game.are_joined((0, 0, "field", "SSE"), (2, 0, "field", "SSE"))
    assert not game.are_joined((2, 0, "field", "NNE"), (2, 0, "field", "SSE"))


@pytest.mark.rule("CAR-101")
def test_a_city_parts_meadows() -> None:
    game = table().bare("base-G").lay("base-F", 1, 0)
    assert game.are_joined((0, 0, "field", "NNE"), (0, 0, "field", "NNW"))
    assert not game.are_joined((0, 0, "field", "NNE"), (0, 0, "field", "SSE"))
    assert not game.are_joined((0, 0, "field", "NNE"), (1, 0, "field", "NNE")), "neighbours that meet at a city only"


@pytest.mark.rule("CAR-101")
def test_the_end_of_a_road_joins_the_meadows_beside_it() -> None:
    """At the monastery the road ends within the meadow."""
    game = table().lay("base-A", 1, 0, 1)
    assert game.are_joined((0, 0, "field", "ENE"), (0, 0, "field", "ESE"))


@pytest.mark.rule("CAR-102")
@pytest.mark.parametrize("owner", [pytest.param(0, id="own"), pytest.param(1, id="foreign")])
def test_no_second_farmer_comes_onto_a_meadow(owner: int) -> None:
    game = table().lay("base-U", 1, 0).stand(owner, "meeple", 0, 0, "field", "SSE").draw("base-U", 2, 0)
    game.offers(0, game.put("meeple", "road"), game.put("meeple", "field", "NNE"), ("pass",))
    game.refuses(0, game.put("meeple", "field", "SSE"), rule="CAR-102")


@pytest.mark.rule("CAR-102")
def test_a_highwayman_keeps_no_farmer_away() -> None:
    game = table().stand(1, "meeple", 0, 0, "road").draw("base-U", 1, 0)
    game.offers(0, game.put("meeple", "field", "NNE"), game.put("meeple", "field", "SSE"), ("pass",))


@pytest.mark.rule("CAR-103")
def test_farmers_bring_nothing_during_the_game_and_stay() -> None:
    """City and road at the meadows are completed: that brings points and meeples back to knight and highwayman only."""
    game = table().lay("base-W", 1, 0, 2).stand(0, "meeple", 0, 0, "field", "ENE").stand(1, "meeple", 0, 0, "field", "SSE")
    game.stand(0, "meeple", 0, 0, "city").stand(1, "meeple", 0, 0, "road")
    game.turn("base-E", 0, -1, 2).turn("base-W", -1, 0)
    assert [game.points(seat) for seat in (0, 1)] == [4, 3]
    assert [figure["kind"] for figure in game.state.view(None)["figures"]] == ["field", "field"]
    assert [game.left(seat) for seat in (0, 1)] == [6, 6]


def large_and_small_meadow() -> Table:
    """H at 0, 0 lies between the completed cities A and B. A large meadow goes round in the east and touches A, B and the completed C, as
    well as D, which is open at 2, 0:

        A  d  .  .
        H  d     C C
        B  d  .  .
    """
    game = table(players=3).bare("base-H").lay("base-E", 0, -1, 2).lay("base-E", 0, 1)
    game.lay("base-R", 1, 0, 1).lay("base-E", 1, -1, 2).lay("base-E", 1, 1)
    game.lay("base-B", 2, -1).lay("base-B", 3, -1).lay("base-B", 2, 1).lay("base-B", 3, 1)
    return game.lay("base-Eg", 3, 0, 1).lay("base-D", 4, 0, 3)


@pytest.mark.rule("CAR-104", "CAR-106", "CAR-107")
def test_the_example_of_three_farmers_on_two_meadows() -> None:
    """Red and Blue get 9 points each for A, B and C; D is not complete. Black gets 6 for A and B, which count for both meadows."""
    red, blue, black = 0, 1, 2
    game = large_and_small_meadow().stand(red, "meeple", 0, -1, "field").stand(blue, "meeple", 0, 1, "field")
    game.stand(black, "meeple", 0, 0, "field").stack("base-U").turn("base-U", 0, -2)
    assert terms(game.gained(red)) == [("meadow", 9)]
    assert terms(game.gained(blue)) == [("meadow", 9)]
    assert terms(game.gained(black)) == [("meadow", 6)]


@pytest.mark.rule("CAR-104", "CAR-106")
def test_the_example_of_a_meadow_with_four_cities() -> None:
    """Four cities around one meadow. Yellow with two farmers gets 12 points, Black with one gets none."""
    yellow, black = 0, 1
    game = table().bare("base-B").lay("base-E", 0, -1).lay("base-E", 1, 0, 1).lay("base-E", 0, 1, 2).lay("base-E", -1, 0, 3)
    game.lay("base-D", 0, -2, 2).lay("base-D", 2, 0, 3).lay("base-D", 0, 2).lay("base-D", -2, 0, 1)
    game.stand(yellow, "meeple", 0, -1, "field").stand(yellow, "meeple", 1, 0, "field").stand(black, "meeple", 0, 1, "field")
    game.stack("base-U").turn("base-U", 1, 2)
    assert terms(game.gained(yellow)) == [("meadow", 12)]
    assert game.gained(black) == []


@pytest.mark.rule("CAR-104")
def test_a_meadow_without_a_completed_city_brings_nothing() -> None:
    """The city of the start tile is open."""
    game = table().stand(0, "meeple", 0, 0, "field", "ENE").stack("base-U").turn("base-U", 1, 0)
    assert game.points(0) == 0


@pytest.mark.rule("CAR-104")
def test_a_city_on_the_other_side_of_the_road_does_not_count() -> None:
    game = table().lay("base-E", 0, -1, 2).stand(0, "meeple", 0, 0, "field", "SSE").stack("base-U").turn("base-U", 1, 0)
    assert game.points(0) == 0


@pytest.mark.rule("CAR-104")
def test_a_city_that_lies_within_a_meadow_counts() -> None:
    """A completed city of two tiles, and meadow on all sides of it."""
    game = table().bare("base-E").lay("base-E", 0, -1, 2).lay("base-B", 1, 0).lay("base-B", 1, -1).stand(0, "meeple", 1, 0, "field")
    game.stack("base-U").turn("base-U", 0, 1)
    assert terms(game.gained(0)) == [("meadow", 3)]


@pytest.mark.rule("CAR-105")
def test_the_size_of_a_meadow_does_not_matter() -> None:
    """One city: Red's meadow has five tiles, Blue's has one."""
    game = table().lay("base-E", 0, -1, 2).lay("base-U", 1, 0).lay("base-U", 2, 0).lay("base-U", -1, 0)
    game.stand(0, "meeple", 0, 0, "field", "ENE").stand(1, "meeple", 0, -1, "field").stack("base-U").turn("base-U", 3, 0)
    assert terms(game.gained(0)) == [("meadow", 3)]
    assert terms(game.gained(1)) == [("meadow", 3)]


@pytest.mark.rule("CAR-106")
def test_with_as_many_farmers_all_get_the_full_points() -> None:
    game = table(players=3).lay("base-E", 0, -1, 2).stand(0, "meeple", 0, 0, "field", "ENE")
    game.stand(1, "meeple", 0, 0, "field", "ENE").stack("base-U").turn("base-U", 1, 0)
    assert [game.points(seat) for seat in range(3)] == [3, 3, 0]


@pytest.mark.rule("CAR-106")
def test_with_fewer_farmers_nobody_gets_anything() -> None:
    game = table(players=3).lay("base-E", 0, -1, 2).stand(0, "meeple", 0, 0, "field", "ENE").stand(1, "meeple", 0, 0, "field", "ENE")
    game.stand(1, "meeple", 0, 0, "field", "ENE").stack("base-U").turn("base-U", 1, 0)
    assert [game.points(seat) for seat in range(3)] == [0, 3, 0]


@pytest.mark.rule("CAR-107")
def test_a_city_counts_for_every_meadow_at_it_for_the_same_player_too() -> None:
    game = table().lay("base-E", 0, -1, 2).stand(0, "meeple", 0, 0, "field", "ENE").stand(0, "meeple", 0, -1, "field")
    game.stack("base-U").turn("base-U", 1, 0)
    assert terms(game.gained(0)) == [("meadow", 3), ("meadow", 3)]


@pytest.mark.rule("CAR-108")
def test_a_city_counts_once_for_a_meadow_that_touches_it_twice() -> None:
    """The meadow goes from the north of the start tile round to the tile above it: both are parts of the same city."""
    game = table().lay("base-E", 0, -1, 2).lay("base-U", 1, 0).lay("base-B", 1, -1).stand(0, "meeple", 1, -1, "field")
    assert game.are_joined((0, 0, "field", "ENE"), (0, -1, "field", "ENE"))
    game.stack("base-U").turn("base-U", 2, 0)
    assert terms(game.gained(0)) == [("meadow", 3)]


@pytest.mark.rule("CAR-109")
def test_a_tile_brings_farmers_together() -> None:
    """Red lies north of the road, Blue with two farmers east of the city above. One tile joins the meadows: now Blue has the majority."""
    game = table().lay("base-E", 0, -1, 2).lay("base-U", 1, 0).stand(0, "meeple", 0, 0, "field", "ENE")
    game.stand(1, "meeple", 0, -1, "field").stand(1, "meeple", 0, -1, "field")
    assert not game.are_joined((0, 0, "field", "ENE"), (0, -1, "field", "ENE"))
    game.stack("base-B").turn("base-B", 1, -1)
    assert game.are_joined((0, 0, "field", "ENE"), (0, -1, "field", "ENE"))
    assert game.gained(0) == []
    assert terms(game.gained(1)) == [("meadow", 3)]


@pytest.mark.rule("CAR-110")
def test_a_farmer_may_lie_on_a_meadow_enclosed_in_a_tile() -> None:
    """Three separate cities and a meadow in the middle, which touches all three."""
    game = table(elements=("traders",)).draw("trade-M", 0, -1, 1)
    cities = [game.put("meeple", "city", side) for side in "NSW"]
    game.offers(0, *cities, game.put("meeple", "field"), ("pass",))
    game.play(0, game.put("meeple", "field"))
    assert [figure["kind"] for figure in game.state.view(None)["figures"]] == ["field"]


@pytest.mark.rule("CAR-110")
def test_an_enclosed_meadow_brings_points_for_the_cities_around_it() -> None:
    """Two of its three cities are complete: the one with the start tile, and the one to the west."""
    game = table(elements=("traders",)).lay("trade-M", 0, -1, 1).stand(0, "meeple", 0, -1, "field")
    game.lay("base-U", -1, 0).lay("base-E", -1, -1, 1).stack("base-U").turn("base-U", 1, 0)
    assert terms(game.gained(0)) == [("meadow", 6)]
