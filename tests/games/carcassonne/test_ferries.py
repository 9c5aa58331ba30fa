"""The Ferries: lakes with piers, the ferry that joins two of them, and laying it anew. Most tests have a lake at 1, 0, east of the
first tile with its road from west to east.

ferry-1 has a city in the north and piers in the west, south and east; ferry-2 a meadow instead of the city; ferry-3 has four piers.
"""

from __future__ import annotations

import pytest

from tests.games.carcassonne.table import PASS, Table, table, terms
from tischlein import CHANCE
from tischlein.core.decision import Action
from tischlein.games.carcassonne.tiles import data, pieces

KEEP: Action = ("keep",)


def lake(players: int = 2, *more: str, tile: str = "ferry-2") -> Table:
    """A lake lies at 1, 0 and its ferry joins west and east: a road from the first tile over the lake to the tile at 2, 0."""
    return table(players, ("ferries", *more)).lay(tile, 1, 0).lay("base-U", 2, 0).ferry_lies(1, 0, "W", "E")


# ---------------------------------------------------------------------- laying a lake and its ferry


@pytest.mark.rule("CAR-700")
def test_there_are_eight_lakes_and_eight_ferries() -> None:
    lakes = [tile for tile in data()["tile"] if tile.get("ferry_lake")]
    assert sum(tile["count"] for tile in lakes) == 8 == pieces()["ferries"]["count"]
    assert [tile["set"] for tile in lakes] == ["ferry"] * 3
    left = table(elements=("ferries",)).state.view(None)["left"]
    assert {name: count for name, count in left.items() if name.startswith("ferry")} == {"ferry-1": 3, "ferry-2": 4, "ferry-3": 1}


@pytest.mark.rule("CAR-701")
def test_a_lake_is_placed_like_any_other_tile() -> None:
    """ferry-2 at 1, 0 must have a pier in the west: not its side without one."""
    game = table(elements=("ferries",)).chance("ferry-2")
    game.refuses(0, ("place", 1, 0, 3), "CAR-031")
    game.refuses(0, ("place", 5, 0, 0), "CAR-030")
    game.play(0, ("place", 1, 0, 0))


@pytest.mark.rule("CAR-702")
@pytest.mark.parametrize(("tile", "sides"), [("ferry-1", "ESW"), ("ferry-2", "ESW"), ("ferry-3", "NESW")])
def test_a_meeple_on_the_road_of_a_lake_stands_on_one_of_its_road_ends(tile: str, sides: str) -> None:
    game = table(elements=("ferries",), farmers=False).draw(tile, 1, 0)
    city = [game.put("meeple", "city")] if tile == "ferry-1" else []
    game.offers(0, *(game.put("meeple", "road", side) for side in sides), *city, PASS)


@pytest.mark.rule("CAR-702")
def test_each_road_end_is_a_road_of_its_own_when_the_meeple_is_placed() -> None:
    """Blue is on the road in the west; the ends in the south and east are free."""
    game = table(elements=("ferries",), farmers=False).stand(1, "meeple", 0, 0, "road").draw("ferry-2", 1, 0)
    game.refuses(0, game.put("meeple", "road", "W"), "CAR-042")
    game.offers(0, game.put("meeple", "road", "S"), game.put("meeple", "road", "E"), PASS)


@pytest.mark.rule("CAR-703", "CAR-714")
def test_after_the_meeple_a_ferry_must_be_laid_between_two_of_three_piers() -> None:
    game = table(elements=("ferries",)).draw("ferry-2", 1, 0)
    game.play(0, game.put("meeple", "road", "S"))
    game.offers(0, game.ferry(1, 0, "W", "S"), game.ferry(1, 0, "W", "E"), game.ferry(1, 0, "S", "E"))


@pytest.mark.rule("CAR-703")
def test_a_lake_with_four_piers_has_six_places_for_a_ferry() -> None:
    game = table(elements=("ferries",)).draw("ferry-3", 1, 0).play(0, PASS)
    game.offers(0, *(game.ferry(1, 0, one, two) for one, two in ("NE", "NS", "NW", "ES", "EW", "SW")))


@pytest.mark.rule("CAR-703")
def test_the_ferry_must_be_laid_also_if_no_meeple_was_or_could_be_placed() -> None:
    game = table(elements=("ferries",)).draw("ferry-2", 1, 0).play(0, PASS)
    assert len(game.offered(0, "ferry")) == len(game.offered(0)) == 3
    game = table(elements=("ferries",)).supply(0, meeple=0).draw("ferry-2", 1, 0)
    assert len(game.offered(0, "ferry")) == len(game.offered(0)) == 3


@pytest.mark.rule("CAR-704")
def test_a_ferry_makes_one_road_of_two() -> None:
    """Blue's meeple on the first tile occupies the road beyond the lake, but not the one in the south."""
    game = lake().lay("base-U", 1, 1, 1).stand(1, "meeple", 0, 0, "road")
    game.draw("base-U", 3, 0)
    game.refuses(0, game.put("meeple", "road"), "CAR-042")
    game.play(0, PASS, KEEP).draw("base-U", 1, 2, 1)
    assert game.put("meeple", "road") in game.offered(1)


@pytest.mark.rule("CAR-704")
def test_the_road_over_a_lake_is_scored_as_a_whole() -> None:
    """Crossing, first tile, lake, tile, crossing: 5 tiles, 5 points for whoever is on it on either side."""
    game = lake().lay("base-W", -1, 0).stand(0, "meeple", 0, 0, "road").stand(1, "meeple", 2, 0, "road")
    game.turn("base-W", 3, 0, 0, PASS, KEEP)
    assert terms(game.gained(0)) == terms(game.gained(1)) == [("road", 5)]
    assert game.left(0) == game.left(1) == 7


@pytest.mark.rule("CAR-704")
def test_an_open_end_beyond_the_lake_keeps_the_road_open() -> None:
    game = lake().stand(0, "meeple", 0, 0, "road").turn("base-W", -1, 0, 0, PASS, KEEP)
    assert game.gained(0) == []
    assert game.figures(0) == 1


@pytest.mark.rule("CAR-705")
def test_a_road_ends_at_a_pier_without_a_ferry() -> None:
    """The ferry joins south and east; the road from the crossing in the west to the lake is complete: 3 tiles."""
    game = table(elements=("ferries",)).lay("base-W", -1, 0).stand(0, "meeple", 0, 0, "road").draw("ferry-2", 1, 0).play(0, PASS)
    game.play(0, game.ferry(1, 0, "S", "E"))
    assert terms(game.gained(0)) == [("road", 3)]


@pytest.mark.rule("CAR-705")
def test_a_road_that_a_later_tile_closes_at_the_other_end_ends_at_its_pier() -> None:
    game = table(elements=("ferries",)).lay("ferry-2", 1, 0).ferry_lies(1, 0, "S", "E").stand(0, "meeple", 0, 0, "road")
    game.turn("base-W", -1, 0)
    assert terms(game.gained(0)) == [("road", 3)]


@pytest.mark.rule("CAR-706")
def test_example_the_ferry_joins_your_new_meeple_to_the_road_of_blue() -> None:
    """You place the lake with a meeple on the east end and lay the ferry to blue's road in the west: both of you are on one road now."""
    game = table(elements=("ferries",)).lay("base-W", -1, 0).stand(1, "meeple", 0, 0, "road").draw("ferry-2", 1, 0)
    game.play(0, game.put("meeple", "road", "E"), game.ferry(1, 0, "W", "E"))
    assert game.gained(0) == game.gained(1) == [], "the road is open in the east"
    game.turn("base-W", 2, 0, 0, PASS, KEEP)
    assert terms(game.gained(0)) == terms(game.gained(1)) == [("road", 4)]


def before_the_second_example() -> Table:
    """North of the place for the lake your city of two tiles with a shield; west and east of it a crossing each, in the west with blue's
    highwayman."""
    game = table(elements=("ferries",), farmers=False).bare("base-W").lay("base-F", 1, -1, 1).lay("base-E", 1, -2, 2).lay("base-W", 2, 0)
    return game.stand(1, "meeple", 0, 0, "road", "E")


@pytest.mark.rule("CAR-707", "CAR-717", "CAR-720")
def test_example_lake_and_ferry_complete_the_road_of_blue_and_your_city() -> None:
    """You place the lake, a meeple in the city, and the ferry: 3 points for blue's road, 8 for your city; both meeples are back.

    The lake is one tile of the road, although the road touches two of its piers, and it is no lake of an inn.
    """
    game = before_the_second_example().draw("ferry-1", 1, 0)
    game.play(0, game.put("meeple", "city"), game.ferry(1, 0, "W", "E"))
    assert terms(game.gained(0)) == [("city", 8)]
    assert terms(game.gained(1)) == [("road", 3)]
    assert game.left(0) == game.left(1) == 7


@pytest.mark.rule("CAR-704", "CAR-707")
@pytest.mark.parametrize(("piers", "points"), [("WE", [("road", 3)]), ("WS", []), ("SE", [("road", 2)])])
def test_only_after_the_ferry_is_laid_it_shows_which_roads_are_complete(piers: str, points: list[tuple[str, int]]) -> None:
    """The same lake with the ferry to the open south: blue's road goes on. Without a ferry at blue's pier it ends at the lake."""
    game = before_the_second_example().draw("ferry-1", 1, 0).play(0, PASS)
    game.play(0, game.ferry(1, 0, *piers))
    assert terms(game.gained(1)) == points


# ---------------------------------------------------------------------- laying a ferry anew


@pytest.mark.rule("CAR-708", "CAR-709", "CAR-714")
def test_whoever_extends_a_road_with_a_ferry_may_lay_it_anew_after_the_meeple_step() -> None:
    """Between any two piers, or leave it as it is."""
    game = lake().draw("base-U", 3, 0)
    assert game.offered(0, "ferry") == [], "the meeple comes first"
    game.play(0, game.put("meeple", "road"))
    game.offers(0, KEEP, game.ferry(1, 0, "W", "S"), game.ferry(1, 0, "S", "E"))


@pytest.mark.rule("CAR-708")
def test_the_meeple_stands_before_the_ferry_moves() -> None:
    """Blue beyond the lake occupies the road, so you cannot part it first and then place a meeple."""
    game = lake().stand(1, "meeple", 0, 0, "road").draw("base-U", 3, 0)
    game.refuses(0, game.put("meeple", "road"), "CAR-042")
    game.play(0, PASS, game.ferry(1, 0, "W", "S"))
    assert game.state.turn == 1


@pytest.mark.rule("CAR-708")
@pytest.mark.parametrize("side", [0, 2])
def test_it_does_not_matter_from_which_side_of_the_ferry_the_road_is_extended(side: int) -> None:
    game = lake().draw("base-U", 3 if side == 0 else -1, 0).play(0, PASS)
    assert KEEP in game.offered(0)


@pytest.mark.rule("CAR-708")
def test_a_tile_elsewhere_does_not_move_a_ferry() -> None:
    """A tile beside the lake, or at a road that the ferry is not part of."""
    game = lake().lay("base-U", 1, 1, 1)
    assert game.turn("base-U", 2, -1).due() == (CHANCE,)
    assert game.turn("base-U", 1, 2, 1).due() == (CHANCE,)


@pytest.mark.rule("CAR-710")
def test_a_road_that_merely_ends_at_a_pier_without_the_ferry_does_not_move_it() -> None:
    """A road that comes to the empty pier in the south."""
    game = lake().turn("base-U", 1, 1, 1)
    assert game.due() == (CHANCE,) and game.state.turn == 1


@pytest.mark.rule("CAR-709")
def test_a_ferry_may_stay_where_it_is() -> None:
    game = lake()
    before = game.state.ferries.lying
    game.turn("base-U", 3, 0, 0, PASS, KEEP)
    assert game.state.ferries.lying == before


@pytest.mark.rule("CAR-709")
def test_a_ferry_may_be_laid_so_that_it_leaves_the_road_just_extended() -> None:
    """From west - east to west - south; the extended road in the east now ends at the lake, so that a crossing closes it: 3 tiles."""
    game = lake().stand(0, "meeple", 2, 0, "road").draw("base-W", 3, 0).play(0, PASS)
    game.play(0, game.ferry(1, 0, "W", "S"))
    assert terms(game.gained(0)) == [("road", 3)]


def two_lakes() -> Table:
    """A road in a row: first tile, lake at 1, 0, tile, lake at 3, 0, tile at 4, 0. Both ferries join west and east."""
    return lake().lay("ferry-2", 3, 0).lay("base-U", 4, 0).ferry_lies(3, 0, "W", "E")


@pytest.mark.rule("CAR-710")
@pytest.mark.parametrize(("x", "first"), [(-1, 1), (5, 3)])
def test_only_the_first_ferry_along_the_road_may_be_laid_anew(x: int, first: int) -> None:
    game = two_lakes().draw("base-U", x, 0).play(0, PASS)
    assert game.state.decision(0).prompt.args["x"] == first
    game.play(0, KEEP)
    assert game.due() == (CHANCE,) and game.state.turn == 1


@pytest.mark.rule("CAR-710")
def test_the_second_ferry_stays_out_of_reach_when_the_first_one_is_laid_anew() -> None:
    game = two_lakes().draw("base-U", 5, 0).play(0, PASS)
    game.play(0, game.ferry(3, 0, "W", "S"))
    assert game.due() == (CHANCE,) and game.state.turn == 1


@pytest.mark.rule("CAR-704")
def test_a_road_goes_on_over_any_number_of_ferries() -> None:
    """From crossing to crossing over two lakes: 7 tiles, and a meeple at one end occupies the other end."""
    game = two_lakes().lay("base-W", -1, 0).stand(1, "meeple", 0, 0, "road").draw("base-W", 5, 0)
    game.refuses(0, game.put("meeple", "road", "W"), "CAR-042")
    game.play(0, PASS, KEEP)
    assert terms(game.gained(1)) == [("road", 7)]


@pytest.mark.rule("CAR-711")
def test_a_tile_between_two_ferries_lets_both_be_laid_anew() -> None:
    """The tile at 2, 0 joins the roads of both lakes: the first ferry in each direction."""
    game = table(elements=("ferries",)).lay("ferry-2", 1, 0).lay("ferry-2", 3, 0).ferry_lies(1, 0, "W", "E").ferry_lies(3, 0, "W", "E")
    game.draw("base-U", 2, 0).play(0, PASS)
    assert game.state.decision(0).prompt.args["x"] == 1
    game.play(0, game.ferry(1, 0, "S", "E"))
    assert game.state.decision(0).prompt.args["x"] == 3
    game.play(0, game.ferry(3, 0, "W", "S"))
    assert game.state.view(None)["ferries"] == [
        {"from": game.state.place_json(game.segment(1, 0, "road", "S")), "to": game.state.place_json(game.segment(1, 0, "road", "E"))},
        {"from": game.state.place_json(game.segment(3, 0, "road", "W")), "to": game.state.place_json(game.segment(3, 0, "road", "S"))},
    ]


@pytest.mark.rule("CAR-711")
def test_a_crossing_extends_several_roads_and_moves_the_first_ferry_of_each() -> None:
    """The crossing at 2, 0 ends the roads of both lakes."""
    game = table(elements=("ferries",)).lay("ferry-2", 1, 0).lay("ferry-2", 3, 0).ferry_lies(1, 0, "W", "E").ferry_lies(3, 0, "W", "E")
    game.turn("base-W", 2, 0, 0, PASS, KEEP, KEEP)
    assert game.due() == (CHANCE,) and game.state.turn == 1


def around() -> Table:
    """The ferry joins south and east of the lake at 1, 0; roads bend from both piers to the empty place at 2, 1."""
    game = table(elements=("ferries",)).lay("ferry-2", 1, 0).ferry_lies(1, 0, "S", "E")
    return game.lay("base-V", 2, 0).lay("base-V", 1, 1, 2)


@pytest.mark.rule("CAR-712")
def test_a_ferry_that_a_tile_reaches_on_two_ways_is_laid_anew_only_once() -> None:
    game = around().draw("base-X", 2, 1).play(0, PASS)
    game.play(0, game.ferry(1, 0, "W", "S"))
    assert game.due() == (CHANCE,) and game.state.turn == 1


@pytest.mark.rule("CAR-704", "CAR-720")
def test_a_ferry_can_close_a_loop() -> None:
    """The last bend makes a ring over the lake: 4 tiles, the lake counted once."""
    game = around().stand(0, "meeple", 2, 0, "road").turn("base-V", 2, 1, 1, PASS, KEEP)
    assert terms(game.gained(0)) == [("road", 4)]


@pytest.mark.rule("CAR-705", "CAR-720")
def test_a_loop_whose_ferry_is_laid_elsewhere_ends_at_two_piers_of_its_lake() -> None:
    """It is complete all the same, unless the ferry joins it to the open road in the west: then the road goes on there."""
    game = around().stand(0, "meeple", 2, 0, "road").draw("base-V", 2, 1, 1).play(0, PASS)
    game.play(0, game.ferry(1, 0, "W", "S"))
    assert game.gained(0) == []
    game.turn("base-W", -1, 0, 0, PASS, KEEP)
    assert terms(game.gained(0)) == [("road", 6)]


@pytest.mark.rule("CAR-712")
@pytest.mark.parametrize("anew", [True, False])
def test_a_ferry_is_laid_anew_once_in_a_turn_also_if_a_message_brings_a_further_tile(anew: bool) -> None:
    """D at 3, 0 extends the road of the ferry and completes a city: 4 points, message 4, another tile at the same road. Whoever left the
    ferry where it was has not laid it anew yet."""
    game = lake(2, "messages").lay("base-E", 3, -1, 2).stand(0, "meeple", 3, -1, "city").on_track(0, 1, messenger=1)
    game.draw("base-D", 3, 0).play(0, PASS)
    game.play(0, game.ferry(1, 0, "S", "E") if anew else KEEP)
    game.chance(4).play(0, ("message", "act")).draw("base-U", 4, 0).play(0, PASS)
    assert game.due() == ((CHANCE,) if anew else (0,))


@pytest.mark.rule("CAR-712")
def test_a_ferry_laid_on_a_new_lake_may_still_be_laid_anew_by_the_further_tile_of_a_message() -> None:
    """It has been laid, but not laid anew in this turn. The lake completes a city: 4 points, message 4, a tile at the road of the lake."""
    game = table(elements=("ferries", "messages")).lay("base-E", 1, -1, 2).stand(0, "meeple", 1, -1, "city").on_track(0, 1, messenger=1)
    game.draw("ferry-1", 1, 0).play(0, PASS)
    game.play(0, game.ferry(1, 0, "W", "E"))
    game.chance(4).play(0, ("message", "act")).draw("base-U", 2, 0).play(0, PASS)
    game.offers(0, KEEP, game.ferry(1, 0, "W", "S"), game.ferry(1, 0, "S", "E"))


@pytest.mark.rule("CAR-712")
def test_in_the_next_turn_the_ferry_may_be_laid_anew_again() -> None:
    game = lake().draw("base-U", 3, 0).play(0, PASS)
    game.play(0, game.ferry(1, 0, "S", "E")).draw("base-U", 4, 0).play(1, PASS)
    game.offers(1, KEEP, game.ferry(1, 0, "W", "S"), game.ferry(1, 0, "W", "E"))


@pytest.mark.rule("CAR-713", "CAR-714")
def test_a_lake_at_a_road_with_a_ferry_first_the_meeple_then_its_own_ferry_then_the_other_one_then_scoring() -> None:
    """The new lake at 3, 0. Its east end is yours; only after both ferries blue's road is scored: west crossing to the first lake."""
    game = lake().lay("base-W", -1, 0).stand(1, "meeple", 0, 0, "road").draw("ferry-2", 3, 0)
    assert {action[0] for action in game.offered(0)} == {"put", "pass"}
    game.play(0, game.put("meeple", "road", "E"))
    game.offers(0, game.ferry(3, 0, "W", "S"), game.ferry(3, 0, "W", "E"), game.ferry(3, 0, "S", "E"))
    game.play(0, game.ferry(3, 0, "W", "S"))
    game.offers(0, KEEP, game.ferry(1, 0, "W", "S"), game.ferry(1, 0, "S", "E"))
    assert game.points(1) == 0
    game.play(0, game.ferry(1, 0, "S", "E"))
    assert terms(game.gained(1)) == [("road", 3)]
    assert game.state.turn == 1


@pytest.mark.rule("CAR-713")
def test_a_new_lake_lets_the_ferries_at_all_its_road_ends_be_laid_anew_whatever_its_own_ferry_joins() -> None:
    """Lakes west and east of the new one; its own ferry does not touch the east."""
    game = table(elements=("ferries",)).lay("ferry-2", 1, 0).lay("ferry-1", 3, 0).ferry_lies(1, 0, "W", "E").ferry_lies(3, 0, "W", "E")
    game.draw("ferry-2", 2, 0).play(0, PASS)
    game.play(0, game.ferry(2, 0, "W", "S"), KEEP, KEEP)
    assert game.due() == (CHANCE,) and game.state.turn == 1


@pytest.mark.rule("CAR-713")
def test_the_new_ferry_is_not_laid_anew_in_the_same_step() -> None:
    game = table(elements=("ferries",)).draw("ferry-2", 1, 0).play(0, PASS)
    game.play(0, game.ferry(1, 0, "W", "E"))
    assert game.due() == (CHANCE,) and game.state.turn == 1


@pytest.mark.rule("CAR-715")
def test_a_road_completed_by_laying_a_ferry_anew_is_scored_in_this_turn() -> None:
    """Blue's road from the crossing in the west was open beyond the lake. You extend it there and take the ferry away: 3 tiles."""
    game = lake().lay("base-W", -1, 0).stand(1, "meeple", 0, 0, "road").draw("base-U", 3, 0).play(0, PASS)
    game.play(0, game.ferry(1, 0, "S", "E"))
    assert terms(game.gained(1)) == [("road", 3)]
    assert game.left(1) == 7


@pytest.mark.rule("CAR-715")
def test_a_road_completed_far_from_the_new_tile_is_scored_with_all_its_ferries() -> None:
    """Two lakes in a row. You extend the road in the east and take the ferry of the second lake away: what lies west of it, over the
    first lake to a crossing, is complete, though the new tile does not touch it: 5 tiles."""
    game = two_lakes().lay("base-W", -1, 0).stand(1, "meeple", 0, 0, "road").draw("base-U", 5, 0).play(0, PASS)
    game.play(0, game.ferry(3, 0, "S", "E"))
    assert terms(game.gained(1)) == [("road", 5)]


@pytest.mark.rule("CAR-714", "CAR-715")
def test_laying_a_ferry_anew_can_complete_two_roads_at_once() -> None:
    """A crossing closes your road in the east, and the ferry turns away from both roads: 3 points for each of you, not 5."""
    game = lake(tile="ferry-3").lay("base-W", -1, 0).stand(1, "meeple", 0, 0, "road").stand(0, "meeple", 2, 0, "road")
    game.draw("base-W", 3, 0).play(0, PASS)
    game.play(0, game.ferry(1, 0, "N", "S"))
    assert terms(game.gained(0)) == terms(game.gained(1)) == [("road", 3)]


@pytest.mark.rule("CAR-716")
def test_example_turning_the_ferry_parts_you_and_yellow() -> None:
    """You and yellow are on one road over the lake, yellow with two meeples. You extend it and turn the ferry: at the end of the game you
    have 3 points for your part, and yellow 2 for the rest. (Unparted, yellow would get 4, and you nothing.)"""
    game = lake(4).stand(0, "meeple", 2, 0, "road").stand(3, "meeple", 0, 0, "road").stand(3, "meeple", 0, 0, "road")
    game.stack("base-U").draw("base-U", 3, 0).play(0, PASS)
    game.play(0, game.ferry(1, 0, "S", "E"))
    assert terms(game.gained(0)) == [("road", 3)]
    assert terms(game.gained(3)) == [("road", 2)]


@pytest.mark.rule("CAR-716")
def test_a_road_whose_meeple_was_parted_from_it_can_be_taken_again() -> None:
    """Blue is alone in the west after the turn of the ferry; the road in the east is free for the next player."""
    game = lake().stand(1, "meeple", 0, 0, "road").draw("base-U", 3, 0).play(0, PASS)
    game.play(0, game.ferry(1, 0, "S", "E")).draw("base-U", 4, 0)
    assert game.put("meeple", "road") in game.offered(1)


@pytest.mark.rule("CAR-717")
def test_the_lake_of_a_ferry_is_no_lake_of_an_inn() -> None:
    """1 point a tile, complete or at the end of the game; with an inn elsewhere on the road 2, or nothing."""
    game = lake(2, "inns").lay("base-W", -1, 0).stand(0, "meeple", 0, 0, "road").turn("base-W", 3, 0, 0, PASS, KEEP)
    assert terms(game.gained(0)) == [("road", 5)]
    game = lake(2, "inns").lay("base-W", -1, 0).lay("inns-B", 3, 0).stand(0, "meeple", 0, 0, "road").turn("base-W", 4, 0, 0, PASS, KEEP)
    assert terms(game.gained(0)) == [("road", 12)]


@pytest.mark.rule("CAR-717")
def test_at_the_end_of_the_game_an_incomplete_road_over_a_lake_counts_its_tiles() -> None:
    game = lake(2, "inns").stand(0, "meeple", 0, 0, "road").stack("base-B").turn("base-B", 2, -1)
    assert terms(game.gained(0)) == [("road", 3)]
