"""Mage and witch: where they go, when they must move, and how they change a scoring."""

from __future__ import annotations

import pytest

from tests.games.carcassonne.table import PASS, Table, table, terms
from tischlein.core.decision import Action
from tischlein.games.carcassonne.tiles import tile_types

CROSSING = "base-W"
MAGE: Action = ("magic", "mage")
WITCH: Action = ("magic", "witch")


def on(game: Table, x: int, y: int, kind: str, where: str = "") -> Action:
    """The action that puts a magic figure on this road or city."""
    return ("stand", x, y, game.number(x, y, kind, where))


def where_is(game: Table, figure: str) -> tuple[int, int, str] | None:
    """Tile and kind of feature of a magic figure, as everybody sees it."""
    place = game.state.view(None)[figure]
    return None if place is None else (place["x"], place["y"], place["kind"])


# ---------------------------------------------------------------------- coming into play


@pytest.mark.rule("CAR-900")
def test_eight_tiles_with_the_symbol_and_both_figures_beside_the_board() -> None:
    assert sum(kind.copies for kind in tile_types().values() if kind.magic) == 8
    game = table(2, ["magic"])
    assert sum(number for id, number in game.state.view(None)["left"].items() if id.startswith("mage-")) == 8
    assert where_is(game, "mage") is None and where_is(game, "witch") is None
    assert not [id for id in table(2).state.view(None)["left"] if id.startswith("mage-")]


@pytest.mark.rule("CAR-901", "CAR-905")
def test_a_tile_with_the_symbol_brings_one_of_them_into_play_before_the_meeple_step() -> None:
    """Nobody may pass, neither in choosing the figure nor in choosing its place."""
    game = table(2, ["magic"]).draw("mage-D", 0, 1, 1)
    game.offers(0, MAGE, WITCH)
    game.play(0, WITCH)
    assert PASS not in game.offered(0)
    game.play(0, on(game, 0, 0, "road"))
    assert where_is(game, "witch") == (0, 0, "road")
    assert where_is(game, "mage") is None
    assert game.put("meeple", "city", "E") in game.offered(0)


@pytest.mark.rule("CAR-901")
def test_a_tile_without_the_symbol_brings_nobody_into_play() -> None:
    game = table(2, ["magic"]).draw("base-U", 1, 0)
    assert {action[0] for action in game.offered(0)} == {"put", "pass"}


@pytest.mark.rule("CAR-901")
def test_a_tile_without_the_symbol_moves_nobody_who_is_in_play() -> None:
    game = table(2, ["magic"]).enchant("mage", 0, 0, "road").enchant("witch", 0, 0, "city").draw("base-U", 1, 0)
    assert {action[0] for action in game.offered(0)} == {"put", "pass"}


@pytest.mark.rule("CAR-902")
def test_it_may_go_to_every_open_road_and_city_on_the_board() -> None:
    """Each of them once, also those that are not on the new tile, and nowhere else: the city at 0, -1 is complete."""
    game = table(2, ["magic"]).lay("base-U", 1, 0).lay("base-H", 0, -1).draw("mage-D", 0, 1, 1).play(0, MAGE)
    game.offers(0, on(game, 0, 0, "road"), on(game, 0, -1, "city", "N"), on(game, 0, 1, "city", "E"), on(game, 0, 1, "city", "W"))


@pytest.mark.rule("CAR-903")
def test_the_witch_may_not_go_where_the_mage_is() -> None:
    """Not even to another tile of the same road."""
    game = table(2, ["magic"]).lay("base-U", 1, 0).enchant("mage", 1, 0, "road").draw("mage-D", 0, 1, 1).play(0, WITCH)
    game.offers(0, on(game, 0, 0, "city"), on(game, 0, 1, "city", "E"), on(game, 0, 1, "city", "W"))
    game.refuses(0, on(game, 0, 0, "road"))


@pytest.mark.rule("CAR-904")
def test_if_one_is_in_play_it_may_be_moved_or_the_other_one_comes() -> None:
    game = table(2, ["magic"]).enchant("mage", 0, 0, "road").draw("mage-D", 0, 1, 1)
    game.offers(0, MAGE, WITCH)
    game.play(0, MAGE, on(game, 0, 0, "city"))
    assert where_is(game, "mage") == (0, 0, "city")
    assert where_is(game, "witch") is None


@pytest.mark.rule("CAR-904", "CAR-905")
def test_if_both_are_in_play_one_of_them_moves_to_another_feature() -> None:
    """Not to the other one (CAR-903), and not back to where it comes from, as there are other places."""
    game = table(2, ["magic"]).enchant("mage", 0, 0, "road").enchant("witch", 0, 0, "city").draw("mage-D", 0, 1, 1)
    game.play(0, WITCH)
    game.offers(0, on(game, 0, 1, "city", "E"), on(game, 0, 1, "city", "W"))
    game.play(0, on(game, 0, 1, "city", "W"))
    assert where_is(game, "mage") == (0, 0, "road")
    assert where_is(game, "witch") == (0, 1, "city")
    assert PASS in game.offered(0), "only one of them moves; the meeple step follows"


@pytest.mark.rule("CAR-905")
def test_if_the_only_open_feature_is_its_own_the_mage_stays_there() -> None:
    """The rule removes a figure only if nothing at all is open."""
    game = table(2, ["magic"]).bare("base-E").lay("base-G", 0, -2, 1).enchant("mage", 0, -2, "city").draw("mage-D", 0, -1)
    game.offers(0, MAGE)
    game.play(0, MAGE)
    assert len(game.offered(0)) == 1
    game.play(0, game.offered(0)[0])
    assert game.are_joined((0, -1, "city", "N"), (0, -2, "city", ""))
    assert where_is(game, "mage") is not None


def everything_closes() -> Table:
    """Two cities of one tile each, yours and blue's: the magic tile between them is going to complete both, and nothing is open then."""
    game = table(2, ["magic"]).bare("base-E").lay("base-E", 0, -2, 2)
    return game.stand(0, "meeple", 0, 0, "city").stand(1, "meeple", 0, -2, "city")


@pytest.mark.rule("CAR-905")
def test_if_nothing_is_open_one_of_them_leaves_the_board() -> None:
    """It leaves before the scoring, so that blue's city is no longer halved."""
    game = everything_closes().enchant("mage", 0, 0, "city").enchant("witch", 0, -2, "city").draw("mage-D", 0, -1)
    game.offers(0, ("banish", "mage"), ("banish", "witch"))
    game.play(0, ("banish", "witch"))
    assert where_is(game, "witch") is None and where_is(game, "mage") == (0, 0, "city")
    game.play(0, PASS)
    assert terms(game.gained(0)) == [("city", 6)]
    assert terms(game.gained(1)) == [("city", 4)]


@pytest.mark.rule("CAR-905")
def test_if_nothing_is_open_and_one_is_on_the_board_it_is_this_one_that_leaves() -> None:
    game = everything_closes().enchant("witch", 0, -2, "city").draw("mage-D", 0, -1)
    game.offers(0, ("banish", "witch"))


@pytest.mark.rule("CAR-905")
def test_if_nothing_is_open_and_none_is_on_the_board_nothing_happens() -> None:
    game = everything_closes().draw("mage-D", 0, -1)
    assert {action[0] for action in game.offered(0)} == {"put", "pass"}


# ---------------------------------------------------------------------- brought together


@pytest.mark.rule("CAR-906")
def test_a_tile_without_the_symbol_that_brings_them_together_makes_one_of_them_move_at_once() -> None:
    """Before the meeple step, to a place without the other one, and nothing else can be done."""
    game = table(2, ["magic"]).lay("base-U", 2, 0).enchant("mage", 0, 0, "road").enchant("witch", 2, 0, "road")
    game.draw("base-U", 1, 0)
    game.offers(0, MAGE, WITCH)
    game.play(0, WITCH)
    game.offers(0, on(game, 0, 0, "city"))
    game.play(0, on(game, 0, 0, "city"))
    assert where_is(game, "mage") == (0, 0, "road")
    assert PASS in game.offered(0)


def joined_and_complete() -> Table:
    """Your road of five tiles, complete as soon as a tile lies at 1, 0; the mage is on one part of it, the witch on the other one."""
    game = table(2, ["magic"]).lay(CROSSING, -1, 0).lay("base-U", 2, 0).lay(CROSSING, 3, 0, 2)
    return game.stand(0, "meeple", 0, 0, "road").enchant("mage", 0, 0, "road").enchant("witch", 2, 0, "road")


@pytest.mark.rule("CAR-906", "CAR-908")
def test_brought_together_by_the_tile_that_completes_the_road_the_mage_moves_before_the_scoring() -> None:
    game = joined_and_complete().draw("base-U", 1, 0)
    game.play(0, MAGE, on(game, 0, 0, "city"), PASS)
    assert terms(game.gained(0)) == [("road", 3)]
    assert where_is(game, "mage") == (0, 0, "city")
    assert where_is(game, "witch") is None


@pytest.mark.rule("CAR-906", "CAR-907")
def test_brought_together_by_the_tile_that_completes_the_road_the_witch_moves_before_the_scoring() -> None:
    game = joined_and_complete().draw("base-U", 1, 0)
    game.play(0, WITCH, on(game, 0, 0, "city"), PASS)
    assert terms(game.gained(0)) == [("road", 10)]
    assert where_is(game, "witch") == (0, 0, "city")
    assert where_is(game, "mage") is None


@pytest.mark.rule("CAR-906")
def test_brought_together_by_a_tile_with_the_symbol_one_move_is_enough() -> None:
    game = table(2, ["magic"]).lay(CROSSING, 1, 1, 1).enchant("mage", 0, 0, "road").enchant("witch", 1, 1, "road", "N")
    game.draw("mage-E", 1, 0, 1)
    game.offers(0, MAGE, WITCH)
    game.play(0, MAGE)
    assert on(game, 0, 0, "road") not in game.offered(0), "the witch is on that road now"
    game.play(0, on(game, 0, 0, "city"))
    assert PASS in game.offered(0)


@pytest.mark.rule("CAR-905", "CAR-906")
def test_brought_together_with_nothing_else_open_one_of_them_leaves() -> None:
    game = table(2, ["magic"]).bare("base-E").lay("base-G", 0, -2, 1).lay("base-E", 0, -3, 2)
    game.stand(0, "meeple", 0, 0, "city").enchant("mage", 0, 0, "city").enchant("witch", 0, -2, "city")
    game.draw("base-F", 0, -1, 1)
    game.offers(0, ("banish", "mage"), ("banish", "witch"))
    game.play(0, ("banish", "witch"), PASS)
    assert terms(game.gained(0)) == [("city", 14)], "4 tiles and a shield, and 4 for the mage"


# ---------------------------------------------------------------------- scoring


@pytest.mark.rule("CAR-907", "CAR-914")
def test_the_mage_in_a_city_of_eight_tiles_and_two_shields_makes_28_points() -> None:
    """The example: 20 points and 8 for the mage, for you and for blue."""
    game = table(2, ["magic"]).bare("base-E", 1).lay("base-F", 1, 0).lay("base-F", 2, 0).lay("base-G", 3, 0)
    game.lay("base-N", 4, 0, 3).lay("base-P", 4, 1).lay("base-N", 3, 1, 2)
    game.stand(0, "meeple", 0, 0, "city").stand(1, "meeple", 3, 0, "city").enchant("mage", 4, 0, "city")
    game.turn("base-E", 3, 2)
    assert terms(game.gained(0)) == terms(game.gained(1)) == [("city", 28)]


@pytest.mark.rule("CAR-907", "CAR-908")
def test_two_roads_one_with_the_mage_and_one_with_the_witch() -> None:
    """The example: your road of 3 tiles with the mage brings 6, blue's road of 5 with the witch 3."""
    game = table(2, ["magic"]).bare("base-U").lay(CROSSING, -1, 0).lay("base-U", 2, 0).lay("base-U", 3, 0).lay("base-U", 4, 0)
    game.lay(CROSSING, 5, 0, 2).stand(0, "meeple", 0, 0, "road").stand(1, "meeple", 3, 0, "road")
    game.enchant("mage", 0, 0, "road").enchant("witch", 4, 0, "road")
    game.turn(CROSSING, 1, 0)
    assert terms(game.gained(0)) == [("road", 6)]
    assert terms(game.gained(1)) == [("road", 3)]


def inn_road() -> Table:
    """A road of three tiles with an inn: the crossing at 1, 0 is missing."""
    return table(2, ["inns", "magic"]).bare("inns-B").lay(CROSSING, -1, 0).stand(0, "meeple", 0, 0, "road")


def cathedral_city() -> Table:
    """A city of five tiles with a cathedral: the tile to the north is missing."""
    game = table(2, ["inns", "magic"]).lay("inns-K", 0, -1).lay("base-E", -1, -1, 1).lay("base-E", 1, -1, 3)
    return game.stand(0, "meeple", 0, 0, "city")


@pytest.mark.rule("CAR-909")
def test_the_witch_halves_what_an_inn_has_doubled() -> None:
    """6 and then 3; halving the road first would give 2 twice."""
    game = inn_road().enchant("witch", 0, 0, "road")
    game.turn(CROSSING, 1, 0, 2)
    assert terms(game.gained(0)) == [("road", 3)]


@pytest.mark.rule("CAR-908", "CAR-909")
def test_the_witch_halves_a_city_with_a_cathedral_and_rounds_up_once() -> None:
    """5 tiles make 15; half of it is 8, rounded up."""
    game = cathedral_city().enchant("witch", 0, 0, "city")
    game.turn("base-E", 0, -2, 2)
    assert terms(game.gained(0)) == [("city", 8)]


@pytest.mark.rule("CAR-914")
def test_the_mage_adds_one_point_a_tile_even_on_a_road_with_an_inn() -> None:
    game = inn_road().enchant("mage", 0, 0, "road")
    game.turn(CROSSING, 1, 0, 2)
    assert terms(game.gained(0)) == [("road", 9)]


@pytest.mark.rule("CAR-914")
def test_the_mage_adds_one_point_a_tile_but_none_for_shields_even_with_a_cathedral() -> None:
    """6 tiles and a shield: 21 points and 6."""
    game = cathedral_city().lay("base-F", 0, -2, 1).enchant("mage", 0, 0, "city")
    game.turn("base-E", 0, -3, 2)
    assert terms(game.gained(0)) == [("city", 27)]


@pytest.mark.rule("CAR-910")
def test_a_figure_that_took_part_in_a_scoring_leaves_and_the_other_one_stays() -> None:
    game = table(2, ["magic"]).lay(CROSSING, -1, 0).stand(0, "meeple", 0, 0, "road")
    game.enchant("mage", 0, 0, "road").enchant("witch", 0, 0, "city")
    game.turn(CROSSING, 1, 0, 2)
    assert where_is(game, "mage") is None
    assert where_is(game, "witch") == (0, 0, "city")


@pytest.mark.rule("CAR-910")
def test_it_leaves_a_completed_road_without_a_meeple_too() -> None:
    game = table(2, ["magic"]).lay(CROSSING, -1, 0).enchant("witch", 0, 0, "road")
    game.turn(CROSSING, 1, 0, 2)
    assert where_is(game, "witch") is None


@pytest.mark.rule("CAR-910")
def test_it_can_come_back_by_a_later_tile() -> None:
    game = table(2, ["magic"]).lay(CROSSING, -1, 0).stand(0, "meeple", 0, 0, "road").enchant("mage", 0, 0, "road")
    game.turn(CROSSING, 1, 0, 2).draw("mage-D", 0, 1, 1)
    game.play(1, MAGE, on(game, 0, 0, "city"))
    assert where_is(game, "mage") == (0, 0, "city")


@pytest.mark.rule("CAR-910")
def test_a_feature_that_is_only_extended_keeps_its_figure() -> None:
    game = table(2, ["magic"]).stand(0, "meeple", 0, 0, "road").enchant("mage", 0, 0, "road")
    game.turn("base-U", 1, 0)
    assert where_is(game, "mage") == (0, 0, "road")


@pytest.mark.rule("CAR-913")
def test_a_road_with_the_mage_or_the_witch_is_not_occupied() -> None:
    game = table(2, ["magic"]).enchant("mage", 0, 0, "road").enchant("witch", 0, 0, "city").draw("base-D", 0, -1, 2)
    assert game.put("meeple", "city") in game.offered(0)
    game.play(0, PASS).draw("base-U", 1, 0)
    game.play(1, game.put("meeple", "road"))
    assert game.figures(1) == 1


@pytest.mark.rule("CAR-913")
def test_the_witch_counts_for_nobody() -> None:
    """One meeple has the majority, and it is its owner who gets the halved points."""
    game = table(3, ["magic"]).lay(CROSSING, -1, 0).stand(1, "meeple", 0, 0, "road").enchant("witch", 0, 0, "road")
    game.turn(CROSSING, 1, 0, 2)
    assert [game.points(seat) for seat in range(3)] == [0, 2, 0]


# ---------------------------------------------------------------------- the end


@pytest.mark.rule("CAR-911")
def test_in_the_final_scoring_they_change_roads_and_cities_as_ever() -> None:
    """Your open road of 3 tiles is halved to 2; blue's open city of 2 tiles and a shield brings 3 and 2 more."""
    game = table(2, ["magic"]).lay("base-U", -1, 0).lay("base-F", 0, -1, 1)
    game.stand(0, "meeple", 0, 0, "road").stand(1, "meeple", 0, 0, "city").enchant("witch", 0, 0, "road").enchant("mage", 0, 0, "city")
    game.stack("base-U").turn("base-U", 1, 0)
    assert terms(game.gained(0)) == [("road", 2)]
    assert terms(game.gained(1)) == [("city", 5)]


@pytest.mark.rule("CAR-912")
@pytest.mark.parametrize(("figure", "points"), [("mage", 3), ("witch", 0)])
def test_an_unfinished_road_with_an_inn_brings_one_point_a_tile_with_the_mage(figure: str, points: int) -> None:
    game = table(2, ["inns", "magic"]).lay("inns-B", 1, 0).stand(0, "meeple", 0, 0, "road").enchant(figure, 0, 0, "road")
    game.stack("base-U").turn("base-U", 2, 0)
    assert terms(game.gained(0)) == [("road", points)]


@pytest.mark.rule("CAR-912")
def test_an_unfinished_city_with_a_cathedral_brings_one_point_a_tile_with_the_mage_and_none_for_shields() -> None:
    game = table(2, ["inns", "magic"]).lay("inns-K", 0, -1).lay("base-F", 0, -2, 1)
    game.stand(0, "meeple", 0, 0, "city").enchant("mage", 0, 0, "city")
    game.stack("base-U").turn("base-U", 1, 0)
    assert terms(game.gained(0)) == [("city", 3)]


# ---------------------------------------------------------------------- on roads with ferries


def ferry_is_laid_anew(side: str) -> Table:
    """A ferry joins west and east of a lake, a magic figure stands on one of the road ends, blue on the road to the east.

    You extend the road to the west and lay the ferry to the south: the road to the east is complete then, with two tiles.
    """
    game = table(2, ["ferries", "magic"]).lay("ferry-2", 1, 0).lay(CROSSING, 2, 0, 2).ferry_at(1, 0, "W", "E")
    game.stand(1, "meeple", 2, 0, "road", "W").enchant("mage", 1, 0, "road", side)
    west, south = game.number(1, 0, "road", "W"), game.number(1, 0, "road", "S")
    return game.draw("base-U", -1, 0).play(0, PASS, ("ferry", west, south))


@pytest.mark.rule("CAR-915")
def test_the_mage_stays_with_its_road_end_when_the_ferry_leaves_it() -> None:
    game = ferry_is_laid_anew("E")
    assert terms(game.gained(1)) == [("road", 4)]
    assert where_is(game, "mage") is None


@pytest.mark.rule("CAR-915")
def test_the_mage_on_the_other_road_end_has_no_part_in_the_scoring() -> None:
    game = ferry_is_laid_anew("W")
    assert terms(game.gained(1)) == [("road", 2)]
    assert where_is(game, "mage") == (1, 0, "road")


@pytest.mark.rule("CAR-903", "CAR-915")
def test_the_witch_may_not_go_to_a_road_that_a_ferry_joins_with_the_road_of_the_mage() -> None:
    game = table(2, ["ferries", "magic"]).lay("ferry-2", 1, 0).lay("base-U", 2, 0).ferry_at(1, 0, "W", "E").enchant("mage", 2, 0, "road")
    game.draw("mage-D", 0, 1, 1).play(0, WITCH)
    game.offers(0, on(game, 0, 0, "city"), on(game, 1, 0, "road", "S"), on(game, 0, 1, "city", "W"), on(game, 0, 1, "city", "E"))


@pytest.mark.rule("CAR-902", "CAR-915")
def test_on_a_road_that_a_ferry_joins_the_player_chooses_on_which_side_of_the_lake_the_figure_stands() -> None:
    """The road is one, but the figure stays with its side when the ferry moves. Here it is closed in the east: it is open all the same."""
    game = table(2, ["ferries", "magic"]).lay("ferry-2", 1, 0).lay(CROSSING, 2, 0, 2).ferry_at(1, 0, "W", "E")
    game.stand(1, "meeple", 2, 0, "road", "W").draw("mage-D", 0, 1, 1).play(0, WITCH)
    west, east = on(game, 0, 0, "road"), on(game, 1, 0, "road", "E")
    assert {west, east} <= set(game.offered(0))
    game.play(0, east, PASS)
    game.draw("base-U", -1, 0).play(1, PASS, ("ferry", game.number(1, 0, "road", "W"), game.number(1, 0, "road", "S")))
    assert terms(game.gained(1)) == [("road", 1)], "two tiles, halved"


@pytest.mark.rule("CAR-902")
def test_no_side_of_a_complete_road_over_a_ferry_is_a_place_for_a_figure() -> None:
    game = table(2, ["ferries", "magic"]).lay("ferry-2", 1, 0).lay(CROSSING, 2, 0, 2).lay(CROSSING, -1, 0).ferry_at(1, 0, "W", "E")
    game.draw("mage-D", 0, 1, 1).play(0, WITCH)
    assert not {on(game, 0, 0, "road"), on(game, 1, 0, "road", "E")} & set(game.offered(0))


def lake_between() -> Table:
    """The mage is on the road to the west of 1, 0, the witch on the road to the east of it."""
    game = table(2, ["ferries", "magic"]).lay("base-U", 2, 0)
    return game.enchant("mage", 0, 0, "road").enchant("witch", 2, 0, "road")


@pytest.mark.rule("CAR-916")
def test_a_new_ferry_that_brings_them_together_makes_one_of_them_move() -> None:
    game = lake_between().draw("ferry-2", 1, 0).play(0, PASS)
    game.play(0, ("ferry", game.number(1, 0, "road", "W"), game.number(1, 0, "road", "E")))
    game.offers(0, MAGE, WITCH)
    game.play(0, MAGE)
    game.offers(0, on(game, 0, 0, "city"), on(game, 1, 0, "road", "S"))
    game.play(0, on(game, 0, 0, "city"))
    assert game.state.turn == 1


@pytest.mark.rule("CAR-916")
def test_a_new_ferry_that_does_not_bring_them_together_moves_nobody() -> None:
    game = lake_between().draw("ferry-2", 1, 0).play(0, PASS)
    game.play(0, ("ferry", game.number(1, 0, "road", "W"), game.number(1, 0, "road", "S")))
    assert game.state.turn == 1


@pytest.mark.rule("CAR-916")
def test_a_ferry_that_is_laid_anew_and_brings_them_together_makes_one_of_them_move_before_the_scoring() -> None:
    """The road is complete with this ferry: five tiles, and the witch has gone."""
    game = table(2, ["ferries", "magic"]).lay("ferry-2", 1, 0).lay("base-U", 2, 0).lay(CROSSING, 3, 0, 2).ferry_at(1, 0, "W", "S")
    game.stand(0, "meeple", 0, 0, "road").enchant("mage", 0, 0, "road").enchant("witch", 2, 0, "road")
    game.draw(CROSSING, -1, 0).play(0, PASS, ("ferry", game.number(1, 0, "road", "W"), game.number(1, 0, "road", "E")))
    game.offers(0, MAGE, WITCH)
    game.play(0, WITCH, on(game, 0, 0, "city"))
    assert terms(game.gained(0)) == [("road", 10)]


@pytest.mark.rule("CAR-916")
def test_brought_together_by_the_new_ferry_one_of_them_moves_before_other_ferries_are_laid_anew() -> None:
    """At once: the ferry of the other lake cannot part them again first."""
    game = lake_between().lay("ferry-2", -1, 0).ferry_at(-1, 0, "E", "W")
    game.draw("ferry-2", 1, 0).play(0, PASS)
    game.play(0, ("ferry", game.number(1, 0, "road", "W"), game.number(1, 0, "road", "E")))
    game.offers(0, MAGE, WITCH)
