"""The builder of Traders & Builders and the double turn (CAR-420 to CAR-434)."""

from __future__ import annotations

import pytest

import tischlein
from tests.games.carcassonne.table import PASS, Table, table, terms

BUILDER = ("builder",)


def builder_on_the_road(players: int = 2, elements: tuple[str, ...] = BUILDER) -> Table:
    """Your highwayman and your builder stand on the road of the first tile, which is open at both ends."""
    return table(players, elements).stand(0, "meeple", 0, 0, "road").stand(0, "builder", 0, 0, "road")


def is_second_part(game: Table, seat: int = 0) -> bool:
    """Whether this seat is about to draw the second tile of a double turn."""
    return game.due() == (tischlein.CHANCE,) and game.state.turn == seat and game.state.part == 2


def is_turn_of(game: Table, seat: int) -> bool:
    """Whether this seat is about to begin a turn."""
    return game.due() == (tischlein.CHANCE,) and game.state.turn == seat and game.state.part == 1


# ---------------------------------------------------------------------- placing the builder


@pytest.mark.rule("CAR-420")
def test_each_player_has_one_builder_and_one_pig_beside_the_meeples() -> None:
    game = table(6, ("builder", "pig"))
    assert [(game.left(seat), game.left(seat, "builder"), game.left(seat, "pig")) for seat in range(6)] == [(7, 1, 1)] * 6


@pytest.mark.rule("CAR-003")
def test_the_builder_can_be_used_without_the_tiles_and_without_the_pig() -> None:
    game = table(2, BUILDER)
    assert len(game.state.bag.tiles) == 71
    assert (game.left(0, "builder"), game.left(0, "pig")) == (1, 0)
    assert game.state.view(None)["goods"] == []


@pytest.mark.rule("CAR-420", "CAR-422")
def test_the_builder_is_no_meeple_and_occupies_nothing() -> None:
    """Meeple anywhere, builder nowhere: on a free road, in a free city he would be alone."""
    game = table(2, ("builder", "pig")).draw("base-L", 0, -1, 2)
    roads = [game.put("meeple", "road", side) for side in "ENW"]
    meadows = [game.put("meeple", "field", half) for half in ("ESE", "NNE", "NNW")]
    game.offers(0, game.put("meeple", "city"), *roads, *meadows, PASS)


@pytest.mark.rule("CAR-421", "CAR-422")
def test_the_builder_may_join_the_own_highwayman() -> None:
    """The example: your highwayman stands on the road, so the builder may come; a second meeple may not."""
    game = table(2, BUILDER).stand(0, "meeple", 0, 0, "road").draw("base-U", 1, 0)
    meadows = [game.put("meeple", "field", half) for half in ("NNE", "SSE")]
    game.offers(0, game.put("builder", "road"), *meadows, PASS)
    game.play(0, game.put("builder", "road"))
    assert (game.figures(0, "builder"), game.left(0, "builder")) == (1, 0)
    assert is_turn_of(game, 1), "the builder comes instead of a meeple"


@pytest.mark.rule("CAR-421")
def test_the_builder_may_join_the_own_knight() -> None:
    game = table(2, BUILDER).stand(0, "meeple", 0, 0, "city").draw("base-G", 0, -1, 1)
    game.play(0, game.put("builder", "city"))
    assert game.figures(0, "builder") == 1


@pytest.mark.rule("CAR-421")
def test_the_builder_may_not_go_to_a_meadow_even_to_an_own_farmer() -> None:
    game = table(2, BUILDER).stand(0, "meeple", 0, 0, "field", "SSE").draw("base-U", 1, 0)
    game.refuses(0, game.put("builder", "field", "SSE"), rule="CAR-421")


@pytest.mark.rule("CAR-421")
def test_the_builder_may_not_go_to_a_monastery() -> None:
    game = table(2, BUILDER).draw("base-B", 0, 1)
    game.refuses(0, game.put("builder", "monastery"), rule="CAR-421")


@pytest.mark.rule("CAR-421")
def test_the_builder_comes_only_onto_the_tile_just_placed() -> None:
    """Your highwayman is there, but the new tile does not belong to his road."""
    game = table(2, BUILDER).stand(0, "meeple", 0, 0, "road").draw("base-U", 0, 1)
    game.refuses(0, game.put("builder", "road"), rule="CAR-422")


@pytest.mark.rule("CAR-422")
@pytest.mark.parametrize("kind", ["road", "city"])
def test_a_meeple_of_somebody_else_is_not_enough_for_the_builder(kind: str) -> None:
    game = table(2, BUILDER).stand(1, "meeple", 0, 0, kind)
    game.draw("base-U", 1, 0) if kind == "road" else game.draw("base-G", 0, -1, 1)
    game.refuses(0, game.put("builder", kind), rule="CAR-422")


@pytest.mark.rule("CAR-422")
def test_a_farmer_beside_the_road_is_not_enough_for_the_builder() -> None:
    game = table(2, BUILDER).stand(0, "meeple", 0, 0, "field", "SSE").draw("base-U", 1, 0)
    game.refuses(0, game.put("builder", "road"), rule="CAR-422")


@pytest.mark.rule("CAR-422")
def test_any_number_of_tiles_may_lie_between_meeple_and_builder() -> None:
    game = table(2, BUILDER).stand(0, "meeple", 0, 0, "road")
    game.lay("base-U", 1, 0).lay("base-U", 2, 0).lay("base-U", 3, 0).draw("base-U", 4, 0)
    game.play(0, game.put("builder", "road"))
    assert game.figures(0, "builder") == 1


@pytest.mark.rule("CAR-422")
def test_the_builder_may_join_also_where_others_are() -> None:
    game = table(2, BUILDER).lay("base-U", 1, 0).stand(0, "meeple", 0, 0, "road").stand(1, "meeple", 1, 0, "road").draw("base-U", 2, 0)
    game.play(0, game.put("builder", "road"))
    assert game.figures(0, "builder") == 1


@pytest.mark.rule("CAR-422")
def test_the_big_meeple_is_a_meeple_for_the_builder() -> None:
    game = table(2, ("builder", "big_meeple")).stand(0, "big", 0, 0, "road").draw("base-U", 1, 0)
    game.play(0, game.put("builder", "road"))
    assert game.figures(0, "builder") == 1


@pytest.mark.rule("CAR-429")
def test_builders_of_several_players_may_stand_on_the_same_road() -> None:
    game = builder_on_the_road().lay("base-U", 1, 0).stand(1, "meeple", 1, 0, "road").begins(1).draw("base-U", 2, 0)
    game.play(1, game.put("builder", "road"))
    assert game.figures(0, "builder") == game.figures(1, "builder") == 1


# ---------------------------------------------------------------------- the double turn


@pytest.mark.rule("CAR-423")
def test_extending_the_road_of_the_builder_earns_a_second_tile() -> None:
    """The example: A, extend the road without placing a meeple; B, draw another tile, lay it and place a meeple on it."""
    game = builder_on_the_road().turn("base-U", 1, 0)
    assert is_second_part(game)
    game.draw("base-B", 0, 1).play(0, game.put("meeple", "monastery"))
    assert game.figures(0) == 2
    assert is_turn_of(game, 1)


@pytest.mark.rule("CAR-423")
def test_extending_the_city_of_the_builder_earns_a_second_tile() -> None:
    game = table(2, BUILDER).stand(0, "meeple", 0, 0, "city").stand(0, "builder", 0, 0, "city").turn("base-G", 0, -1, 1)
    assert is_second_part(game)


@pytest.mark.rule("CAR-423")
def test_a_tile_beside_the_road_of_the_builder_earns_nothing() -> None:
    game = builder_on_the_road().turn("base-U", 0, 1)
    assert is_turn_of(game, 1)


@pytest.mark.rule("CAR-423")
def test_a_tile_at_the_city_of_the_same_tile_does_not_concern_a_builder_on_the_road() -> None:
    game = builder_on_the_road().turn("base-G", 0, -1, 1)
    assert is_turn_of(game, 1)


@pytest.mark.rule("CAR-423")
def test_the_builder_of_somebody_else_earns_nothing_neither_for_you_nor_for_its_owner() -> None:
    game = builder_on_the_road().begins(1).turn("base-U", 1, 0)
    assert is_turn_of(game, 0)
    game.turn("base-B", 0, 1)
    assert is_turn_of(game, 1)


@pytest.mark.rule("CAR-423")
def test_the_first_part_is_finished_with_its_scoring_before_the_second_tile_is_drawn() -> None:
    game = builder_on_the_road().lay("base-W", -1, 0).turn("base-W", 1, 0)
    assert terms(game.gained(0)) == [("road", 3)]
    assert is_second_part(game)


@pytest.mark.rule("CAR-424")
@pytest.mark.parametrize("elements", [BUILDER, ("builder", "messages", "ferries", "gold", "magic", "robbers", "crop_circles")])
def test_a_meeple_may_be_placed_in_both_parts(elements: tuple[str, ...]) -> None:
    game = builder_on_the_road(elements=elements).draw("base-U", 1, 0)
    game.play(0, game.put("meeple", "field", "SSE"))
    game.draw("base-B", 0, 1).play(0, game.put("meeple", "monastery"))
    assert game.figures(0) == 3


@pytest.mark.rule("CAR-424")
def test_a_second_part_begins_with_a_tile_also_if_the_first_one_placed_no_figure() -> None:
    """Nothing is saved up: one figure a part."""
    game = builder_on_the_road().turn("base-U", 1, 0).draw("base-B", 0, 1)
    game.play(0, game.put("meeple", "monastery"))
    assert is_turn_of(game, 1)


@pytest.mark.rule("CAR-425")
def test_the_second_tile_earns_no_third_one() -> None:
    game = builder_on_the_road().turn("base-U", 1, 0).turn("base-U", 2, 0)
    assert is_turn_of(game, 1)


@pytest.mark.rule("CAR-426", "CAR-431", "CAR-433")
def test_a_builder_who_returns_after_the_first_tile_may_come_onto_the_second() -> None:
    """The example over several turns: 1 highwayman; 2 builder; 3a road complete, knight, scoring; 3b builder to the knight."""
    game = table(2, BUILDER).lay("base-W", -1, 0).draw("base-U", 1, 0)
    game.play(0, game.put("meeple", "road"))
    game.turn("base-B", 0, 1).draw("base-U", 2, 0)
    game.play(0, game.put("builder", "road"))
    assert is_turn_of(game, 1), "no double turn in the turn in which the builder was placed"
    game.turn("base-B", 0, 2).draw("base-L", 3, 0)
    game.play(0, game.put("meeple", "city"))
    assert terms(game.gained(0)) == [("road", 5)]
    assert (game.left(0), game.left(0, "builder")) == (6, 1)
    assert is_second_part(game)
    game.draw("base-G", 3, -1, 1).play(0, game.put("builder", "city"))
    assert game.figures(0, "builder") == 1
    assert is_turn_of(game, 1)


@pytest.mark.rule("CAR-426")
def test_on_the_second_tile_too_the_builder_needs_an_own_meeple() -> None:
    game = builder_on_the_road().lay("base-W", -1, 0).turn("base-W", 1, 0).draw("base-U", 2, 0)
    game.refuses(0, game.put("builder", "road"), rule="CAR-422")


@pytest.mark.rule("CAR-427")
def test_each_later_turn_that_extends_the_road_is_a_double_turn_again() -> None:
    game = builder_on_the_road().turn("base-U", 1, 0).turn("base-B", 0, 1)
    game.turn("base-B", 0, 2).turn("base-U", 2, 0)
    assert is_second_part(game)
    assert game.figures(0, "builder") == 1
    game.turn("base-U", 3, 0).turn("base-B", 0, 3).turn("base-U", -1, 0)
    assert is_second_part(game)


@pytest.mark.rule("CAR-427")
def test_a_turn_that_does_not_extend_the_road_leaves_the_builder_where_he_is() -> None:
    game = builder_on_the_road().turn("base-B", 0, 1).turn("base-B", 0, 2).turn("base-U", 1, 0)
    assert is_second_part(game)


@pytest.mark.rule("CAR-432")
def test_both_tiles_of_a_double_turn_can_bring_a_scoring() -> None:
    """First the road of the builder (3 tiles), then the city of the first tile (2 tiles)."""
    game = builder_on_the_road().lay("base-W", -1, 0).stand(0, "meeple", 0, 0, "city").turn("base-W", 1, 0)
    assert terms(game.gained(0)) == [("road", 3)]
    game.turn("base-E", 0, -1, 2)
    assert terms(game.gained(0)) == [("city", 4)]
    assert is_turn_of(game, 1)


@pytest.mark.rule("CAR-423", "CAR-432")
def test_the_second_tile_is_scored_also_if_its_player_has_no_figure_left() -> None:
    game = builder_on_the_road().stand(0, "meeple", 0, 0, "city").supply(0, meeple=0).turn("base-U", 1, 0)
    assert is_second_part(game)
    game.turn("base-E", 0, -1, 2)
    assert terms(game.gained(0)) == [("city", 4)]


@pytest.mark.rule("CAR-433")
def test_the_builder_earns_nothing_in_the_turn_in_which_he_is_placed() -> None:
    game = table(2, BUILDER).stand(0, "meeple", 0, 0, "road").draw("base-U", 1, 0)
    game.play(0, game.put("builder", "road"))
    assert is_turn_of(game, 1)
    game.turn("base-B", 0, 1).turn("base-U", 2, 0)
    assert is_second_part(game), "in a later turn he does"


@pytest.mark.rule("CAR-433")
def test_a_builder_placed_before_the_extra_tile_of_a_message_earns_nothing_yet() -> None:
    """The city brings 4 points and so message 4, one more tile: it extends the road of the builder, but in the turn of his placing."""
    game = table(2, ("builder", "messages")).on_track(0, 1, 1).stand(0, "meeple", 0, 0, "city")
    game.lay("base-U", -1, -1).stand(0, "meeple", -1, -1, "road").draw("base-J", 0, -1, 2)
    game.play(0, game.put("builder", "road")).chance(4).play(0, ("message", "act"))
    game.turn("base-U", -2, -1)
    assert is_turn_of(game, 1)


@pytest.mark.rule("CAR-434")
def test_without_a_tile_for_the_second_part_the_game_is_over() -> None:
    game = builder_on_the_road().stack("base-U").turn("base-U", 1, 0)
    assert game.due() == ()
    assert game.state.result is not None
    assert terms(game.gained(0)) == [("road", 2)]


def nothing_for_a_city_of_four_sides() -> Table:
    """As above, but the city of the first tile is complete: base-C, city all around, fits nowhere."""
    return builder_on_the_road().lay("base-E", 0, -1, 2)


@pytest.mark.rule("CAR-434")
def test_if_the_last_tile_fits_nowhere_there_is_no_second_part() -> None:
    game = nothing_for_a_city_of_four_sides().stack("base-U", "base-C").turn("base-U", 1, 0)
    assert is_second_part(game)
    game.chance("base-C")
    assert game.due() == ()
    assert game.state.view(None)["discarded"] == ["base-C"]


@pytest.mark.rule("CAR-423", "CAR-033")
def test_a_tile_of_the_second_part_that_fits_nowhere_is_replaced_by_another_one() -> None:
    game = nothing_for_a_city_of_four_sides().turn("base-U", 1, 0).chance("base-C")
    assert is_second_part(game), "you draw again"
    game.turn("base-B", 0, 1)
    assert is_turn_of(game, 1)


@pytest.mark.rule("CAR-423", "CAR-033")
def test_a_tile_of_the_first_part_that_fits_nowhere_does_not_cost_the_double_turn() -> None:
    game = nothing_for_a_city_of_four_sides().chance("base-C").turn("base-U", 1, 0)
    assert is_second_part(game)


# ---------------------------------------------------------------------- when he returns, and majorities


@pytest.mark.rule("CAR-428", "CAR-431")
@pytest.mark.parametrize("active", [0, 1])
def test_the_builder_returns_with_the_meeple_whoever_completes_the_road(active: int) -> None:
    game = builder_on_the_road().lay("base-W", -1, 0).begins(active).turn("base-W", 1, 0)
    assert terms(game.gained(0)) == [("road", 3)]
    assert (game.figures(0), game.figures(0, "builder"), game.left(0, "builder")) == (0, 0, 1)


@pytest.mark.rule("CAR-428", "CAR-431")
def test_the_builder_returns_also_to_an_owner_who_got_nothing() -> None:
    game = builder_on_the_road().lay("base-W", -1, 0).lay("base-U", 1, 0)
    game.stand(1, "meeple", 1, 0, "road").stand(1, "meeple", 1, 0, "road").begins(1).turn("base-W", 2, 0)
    assert terms(game.gained(0)) == []
    assert (game.figures(0, "builder"), game.left(0, "builder")) == (0, 1)


@pytest.mark.rule("CAR-427", "CAR-431")
def test_the_builder_stays_when_another_feature_is_scored() -> None:
    game = builder_on_the_road().stand(0, "meeple", 0, 0, "city").turn("base-E", 0, -1, 2)
    assert terms(game.gained(0)) == [("city", 4)]
    assert (game.figures(0), game.figures(0, "builder")) == (1, 1)


def crop_circle_takes_a_highwayman(meeples: int) -> Table:
    """So many own highwaymen on the road of the builder; a crop circle sends one of them home."""
    game = table(2, ("builder", "crop_circles")).stand(0, "builder", 0, 0, "road")
    for _ in range(meeples):
        game.stand(0, "meeple", 0, 0, "road")
    game.draw("crop-1", 0, 1)
    return game.play(0, PASS, ("crop", "remove"), ("remove", 0, 0, game.number(0, 0, "road"), "meeple"))


@pytest.mark.rule("CAR-428")
def test_the_builder_returns_when_another_rule_takes_the_last_own_meeple() -> None:
    game = crop_circle_takes_a_highwayman(1)
    assert (game.figures(0), game.figures(0, "builder"), game.left(0, "builder")) == (0, 0, 1)


@pytest.mark.rule("CAR-428")
def test_the_builder_stays_as_long_as_one_own_meeple_does() -> None:
    game = crop_circle_takes_a_highwayman(2)
    assert (game.figures(0), game.figures(0, "builder"), game.left(0, "builder")) == (1, 1, 0)


@pytest.mark.rule("CAR-428")
def test_a_meeple_of_somebody_else_does_not_keep_the_builder() -> None:
    """One of blue's two highwaymen leaves, and your only one."""
    game = table(2, ("builder", "crop_circles")).stand(0, "meeple", 0, 0, "road").stand(0, "builder", 0, 0, "road")
    game.stand(1, "meeple", 0, 0, "road").stand(1, "meeple", 0, 0, "road").draw("crop-1", 0, 1).play(0, PASS, ("crop", "remove"))
    removal = ("remove", 0, 0, game.number(0, 0, "road"), "meeple")
    game.play(1, removal)
    assert game.figures(0, "builder") == 1
    game.play(0, removal)
    assert (game.figures(1), game.figures(0, "builder"), game.left(0, "builder")) == (1, 0, 1)


@pytest.mark.rule("CAR-430")
def test_the_builder_is_not_counted_for_the_majority() -> None:
    """One meeple and a builder against one meeple: a tie, and both get the usual points."""
    game = builder_on_the_road().lay("base-W", -1, 0).lay("base-U", 1, 0).stand(1, "meeple", 1, 0, "road").turn("base-W", 2, 0)
    assert terms(game.gained(0)) == terms(game.gained(1)) == [("road", 4)]


@pytest.mark.rule("CAR-430")
def test_the_builder_does_not_count_at_the_end_either() -> None:
    game = builder_on_the_road().lay("base-U", 1, 0).stand(1, "meeple", 1, 0, "road").stand(1, "meeple", 1, 0, "road")
    game.stack("base-B").turn("base-B", 0, 1)
    assert terms(game.gained(0)) == []
    assert terms(game.gained(1)) == [("road", 2)]


# ---------------------------------------------------------------------- together with others


@pytest.mark.rule("CAR-424", "CAR-257")
def test_in_one_part_either_the_builder_comes_or_the_abbot_returns() -> None:
    game = table(2, ("builder", "abbot")).lay("base-B", 0, 1).stand(0, "abbot", 0, 1, "monastery")
    game.stand(0, "meeple", 0, 0, "road").draw("base-U", 1, 0)
    assert ("recall",) in game.offered(0)
    game.play(0, game.put("builder", "road"))
    assert is_turn_of(game, 1)
    assert game.figures(0, "abbot") == 1


@pytest.mark.rule("CAR-424", "CAR-257")
def test_in_a_double_turn_the_abbot_may_return_in_one_part_and_a_figure_come_in_the_other() -> None:
    """In the first part the abbot's monastery with 2 tiles around it brings 3 points; in the second the abbot may come again."""
    game = builder_on_the_road(elements=("builder", "abbot")).lay("base-B", 0, 1).stand(0, "abbot", 0, 1, "monastery")
    game.draw("base-U", 1, 0).play(0, ("recall",))
    assert terms(game.gained(0)) == [("monastery", 3)]
    assert is_second_part(game)
    game.draw("base-B", 0, 2).play(0, game.put("abbot", "monastery"))
    assert game.figures(0, "abbot") == 1
    assert is_turn_of(game, 1)


@pytest.mark.rule("CAR-424", "CAR-509")
def test_a_flight_that_fails_in_the_first_part_does_not_concern_the_second() -> None:
    """The second part is a turn of its own as far as figures are concerned."""
    game = builder_on_the_road(elements=("builder", "flying")).draw("fly-B", 1, 0, 2).play(0, ("fly", "meeple")).chance(3)
    assert is_second_part(game)
    game.draw("base-B", 0, 1).play(0, game.put("meeple", "monastery"))
    assert game.figures(0) == 2


@pytest.mark.rule("CAR-333", "CAR-424")
def test_a_big_meeple_scored_in_the_first_part_may_come_again_in_the_second() -> None:
    game = table(2, ("builder", "big_meeple")).lay("base-W", -1, 0).stand(0, "big", 0, 0, "road").stand(0, "builder", 0, 0, "road")
    game.turn("base-W", 1, 0).draw("base-B", 0, 1).play(0, game.put("big", "monastery"))
    assert game.figures(0, "big") == 1


@pytest.mark.rule("CAR-406", "CAR-424")
def test_both_parts_of_a_double_turn_can_bring_goods() -> None:
    """First the city with wine, where your builder stands; then the city with grain south of it."""
    game = table(2, ("builder", "traders")).bare("trade-Q").lay("base-E", 1, 0, 3).lay("trade-E", 0, 1).lay("base-E", 1, 1, 3)
    game.stand(0, "meeple", 0, 0, "city").stand(0, "builder", 0, 0, "city").turn("base-E", -1, 0, 1)
    assert is_second_part(game)
    game.turn("base-E", -1, 1, 1)
    assert game.state.view(None)["goods"][0] == {"wine": 1, "grain": 1, "cloth": 0}
