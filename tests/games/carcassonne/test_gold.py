"""The Gold Mines: two bars with each gold tile, who takes them, and what they are worth."""

from __future__ import annotations

import pytest

from tests.games.carcassonne.table import PASS, Table, table, terms
from tischlein.games.carcassonne.game import GAME
from tischlein.games.carcassonne.tiles import pieces, tile_types

CROSSING = "base-W"


def bars_on(game: Table, x: int, y: int) -> int:
    """The bars on one tile, as everybody sees them."""
    return sum(pile["bars"] for pile in game.state.view(None)["gold"] if (pile["x"], pile["y"]) == (x, y))


def bars(game: Table) -> list[int]:
    """The bars each seat has collected."""
    owned: list[int] = game.state.view(None)["bars"]
    return owned


def road_of_four(players: int = 2) -> Table:
    """A road from crossing to crossing, of which only the crossing at 2, 0 is missing: -1, 0 and 1 are there."""
    return table(players, ["gold"]).lay(CROSSING, -1, 0).lay("base-U", 1, 0)


def close_road(game: Table) -> Table:
    return game.turn(CROSSING, 2, 0, 2)


def surrounded(centre: str, elements: list[str], north: tuple[str, int] = ("base-E", 0)) -> Table:
    """The tile with a monastery or garden at 0, 0, and seven tiles around it: only the one at -1, 1 is missing."""
    game = table(2, elements).bare(centre)
    game.lay(north[0], 0, -1, north[1]).lay("base-E", 1, 0, 1).lay("base-E", 0, 1, 2).lay("base-E", -1, 0, 3)
    return game.lay("base-V", 1, -1, 2).lay("base-B", -1, -1).lay("base-B", 1, 1)


# ---------------------------------------------------------------------- bars come onto the table


@pytest.mark.rule("CAR-800")
def test_eight_tiles_sixteen_bars_and_a_score_tile() -> None:
    assert sum(kind.copies for kind in tile_types().values() if kind.gold) == 8
    assert sum(kind.copies for kind in tile_types().values() if kind.set == "gold") == 8
    assert pieces()["gold"]["bars"] == 16
    game = table(2, ["gold"])
    assert sum(number for id, number in game.state.view(None)["left"].items() if id.startswith("gold-")) == 8
    assert bars(game) == [0, 0]
    assert [(row["from"], row["each"]) for row in GAME.material(game.state.setup)["gold_table"]] == [(1, 1), (4, 2), (7, 3), (10, 4)]


@pytest.mark.rule("CAR-800")
def test_without_the_gold_mines_there_are_no_gold_tiles_and_no_bars() -> None:
    game = table(2)
    assert not [id for id in game.state.view(None)["left"] if id.startswith("gold-")]
    assert bars(game) == []


@pytest.mark.rule("CAR-801")
def test_one_bar_on_the_gold_tile_and_one_on_the_neighbour_above_to_the_left() -> None:
    """The example: the second bar goes to a diagonal neighbour. There is no way not to put it somewhere."""
    game = table(2, ["gold"]).lay("base-E", 0, -1, 2).lay("base-U", -1, 0)
    game.draw("gold-H", 1, 0, 1)
    game.offers(0, ("gold", 0, 0), ("gold", 0, -1))
    game.play(0, ("gold", 0, -1))
    assert bars_on(game, 1, 0) == 1
    assert bars_on(game, 0, -1) == 1
    assert bars_on(game, 0, 0) == 0


@pytest.mark.rule("CAR-801")
def test_the_second_bar_goes_neither_on_the_gold_tile_nor_far_away() -> None:
    game = table(2, ["gold"]).lay("base-U", -1, 0)
    game.draw("gold-H", 1, 0, 1)
    game.refuses(0, ("gold", 1, 0))
    game.refuses(0, ("gold", -1, 0))
    game.refuses(0, ("gold", 2, 0))


@pytest.mark.rule("CAR-802")
def test_a_bar_may_join_bars_that_lie_there_already() -> None:
    game = table(2, ["gold"]).gold_at(0, 0, 2)
    game.draw("gold-H", 1, 0, 1).play(0, ("gold", 0, 0))
    assert bars_on(game, 0, 0) == 3


@pytest.mark.rule("CAR-804")
def test_the_meeple_step_follows_as_usual() -> None:
    game = table(2, ["gold"]).draw("gold-H", 1, 0, 1)
    game.play(0, ("gold", 0, 0))
    game.play(0, game.put("meeple", "monastery"))
    assert game.figures(0) == 1
    assert game.state.turn == 1


# ---------------------------------------------------------------------- who takes them


@pytest.mark.rule("CAR-805")
def test_you_complete_your_city_and_take_three_bars_from_its_tiles() -> None:
    """The example. A bar beside the city stays."""
    game = table(2, ["gold"]).lay("base-G", 0, -1, 1).lay("base-U", -1, 0).gold_at(0, 0).gold_at(0, -1, 2).gold_at(-1, 0)
    game.stand(0, "meeple", 0, 0, "city")
    game.turn("base-E", 0, -2, 2)
    assert terms(game.gained(0)) == [("city", 6)]
    assert bars(game) == [3, 0]
    assert bars_on(game, -1, 0) == 1
    assert bars_on(game, 0, 0) == bars_on(game, 0, -1) == 0


@pytest.mark.rule("CAR-805")
def test_only_the_majority_takes_bars() -> None:
    game = road_of_four().gold_at(0, 0).gold_at(1, 0)
    game.stand(0, "meeple", 0, 0, "road").stand(1, "meeple", -1, 0, "road", "E").stand(1, "meeple", 1, 0, "road")
    close_road(game)
    assert bars(game) == [0, 2]


@pytest.mark.rule("CAR-805")
def test_an_unfinished_feature_gives_no_gold() -> None:
    game = table(2, ["gold"]).stand(0, "meeple", 0, 0, "road").gold_at(0, 0)
    game.turn("base-U", 1, 0)
    assert bars(game) == [0, 0]
    assert bars_on(game, 0, 0) == 1


@pytest.mark.rule("CAR-803")
def test_a_bar_belongs_to_the_road_of_its_tile() -> None:
    game = road_of_four().stand(0, "meeple", 0, 0, "road").stand(1, "meeple", 0, 0, "city").gold_at(0, 0)
    close_road(game)
    assert bars(game) == [1, 0]


@pytest.mark.rule("CAR-803")
def test_a_bar_belongs_to_the_city_of_its_tile_as_well() -> None:
    game = road_of_four().stand(0, "meeple", 0, 0, "road").stand(1, "meeple", 0, 0, "city").gold_at(0, 0)
    game.turn("base-E", 0, -1, 2)
    assert bars(game) == [0, 1]


@pytest.mark.rule("CAR-803")
def test_the_monk_of_a_gold_tile_can_lose_its_bar_to_the_road_beside() -> None:
    game = table(2, ["gold"]).lay(CROSSING, -1, 0).lay("gold-H", 1, 0, 1).gold_at(1, 0)
    game.stand(1, "meeple", 1, 0, "monastery").stand(0, "meeple", 1, 0, "road")
    game.turn(CROSSING, 1, 1, 1)
    assert bars(game) == [1, 0]


@pytest.mark.rule("CAR-806")
def test_to_a_monastery_belong_its_own_tile_and_the_eight_around_it() -> None:
    """Straight neighbours and diagonal ones, the last tile too; but nothing farther away."""
    game = surrounded("base-B", ["gold"]).lay("base-B", 2, 1)
    game.stand(0, "meeple", 0, 0, "monastery")
    game.gold_at(0, 0).gold_at(1, 0).gold_at(-1, -1).gold_at(2, 1)
    game.turn("base-V", -1, 1)
    assert terms(game.gained(0)) == [("monastery", 9)]
    assert bars(game) == [3, 0]
    assert bars_on(game, 2, 1) == 1


@pytest.mark.rule("CAR-806")
def test_a_garden_with_an_abbot_collects_like_a_monastery() -> None:
    game = surrounded("base-Eg", ["gold", "abbot"], north=("base-E", 2))
    game.stand(1, "abbot", 0, 0, "garden").gold_at(0, 0).gold_at(1, 1).gold_at(0, -1)
    game.turn("base-V", -1, 1)
    assert terms(game.gained(1)) == [("garden", 9)]
    assert bars(game) == [0, 3]


@pytest.mark.rule("CAR-806")
def test_only_tiles_with_a_part_of_the_road_belong_to_it() -> None:
    """Neighbours of its tiles do not, however near they are."""
    game = road_of_four().lay("base-E", 0, -1, 2).stand(0, "meeple", 0, 0, "road").gold_at(-1, 0).gold_at(0, -1)
    close_road(game)
    assert bars(game) == [1, 0]
    assert bars_on(game, 0, -1) == 1


@pytest.mark.rule("CAR-807")
def test_you_and_blue_share_three_bars_one_by_one() -> None:
    """The example: you take the first, blue the second, you the last."""
    game = road_of_four().stand(0, "meeple", 0, 0, "road").stand(1, "meeple", 1, 0, "road").gold_at(-1, 0).gold_at(0, 0).gold_at(1, 0)
    close_road(game)
    taken = [(event.seat, event.message.args["count"]) for event in game.events if event.message.key == "gold-taken"]
    assert taken == [(0, 2), (1, 1)], "told once for each"
    assert bars(game) == [2, 1]


@pytest.mark.rule("CAR-807")
def test_sharing_begins_with_the_active_player() -> None:
    game = road_of_four().stand(0, "meeple", 0, 0, "road").stand(1, "meeple", 1, 0, "road").gold_at(0, 0, 3).begins(1)
    close_road(game)
    assert bars(game) == [1, 2]


@pytest.mark.rule("CAR-807")
def test_if_the_active_player_has_no_claim_the_next_one_who_has_begins() -> None:
    game = road_of_four(4).stand(0, "meeple", 0, 0, "road").stand(2, "meeple", 1, 0, "road").gold_at(0, 0, 3).begins(1)
    close_road(game)
    assert bars(game) == [1, 0, 2, 0]


@pytest.mark.rule("CAR-807")
def test_three_players_and_three_bars_one_for_each() -> None:
    game = road_of_four(3).stand(0, "meeple", 0, 0, "road").stand(1, "meeple", 1, 0, "road").stand(2, "meeple", -1, 0, "road", "E")
    game.gold_at(0, 0).gold_at(1, 0).gold_at(-1, 0)
    close_road(game)
    assert bars(game) == [1, 1, 1]


def road_and_city_at_once() -> Table:
    """One tile, at 1, 0, is to complete your road (0, 0 and 0, 1) and blue's city (0, 0 and -1, 0 and the two above).

    A bar lies on the tile of both, one on a tile of your road only, one on a tile of the city only.
    """
    game = table(2, ["gold"]).bare("base-P").lay("base-E", -1, 0, 1).lay("base-N", 0, -1, 2).lay("base-N", 1, -1, 3)
    game.lay(CROSSING, 0, 1, 1).stand(0, "meeple", 0, 0, "road").stand(1, "meeple", 0, 0, "city")
    return game.gold_at(0, 0).gold_at(0, 1).gold_at(-1, 0)


@pytest.mark.rule("CAR-807")
def test_with_different_claims_it_matters_which_bar_is_taken_first() -> None:
    """You take the bar that blue has a claim to as well, and have the other one for sure."""
    game = road_and_city_at_once().draw("base-L", 1, 0).play(0, PASS)
    game.offers(0, ("take", 0, 0), ("take", 0, 1))
    game.play(0, ("take", 0, 0))
    assert bars(game) == [2, 1]
    assert not game.state.view(None)["gold"]


@pytest.mark.rule("CAR-807")
def test_with_different_claims_a_wrong_choice_costs_a_bar() -> None:
    """You take your own bar first: blue takes the shared one, and nothing is left for you."""
    game = road_and_city_at_once().draw("base-L", 1, 0).play(0, PASS, ("take", 0, 1))
    game.offers(1, ("take", 0, 0), ("take", -1, 0))
    game.play(1, ("take", 0, 0))
    assert bars(game) == [1, 2]


@pytest.mark.rule("CAR-807")
def test_nobody_takes_a_bar_of_a_feature_without_a_claim() -> None:
    game = road_and_city_at_once().draw("base-L", 1, 0).play(0, PASS)
    game.refuses(0, ("take", -1, 0))


@pytest.mark.rule("CAR-808")
def test_bars_are_open_to_all() -> None:
    game = table(3, ["gold"]).owns_bars(2, 5)
    for viewer in (None, 0, 1, 2):
        assert game.state.view(viewer)["bars"] == [0, 0, 5]


@pytest.mark.rule("CAR-804", "CAR-809")
def test_tile_bars_meeple_points_and_then_the_bars_are_given_out() -> None:
    """A gold tile that completes a road: the meeple that is placed after the bars takes both of them after its points."""
    game = table(2, ["gold"]).lay(CROSSING, -1, 0).lay(CROSSING, 2, 0, 2)
    game.draw("gold-F", 1, 0)
    assert [action[0] for action in game.offered(0)] == ["gold", "gold"]
    game.play(0, ("gold", 0, 0))
    assert bars_on(game, 0, 0) == bars_on(game, 1, 0) == 1
    game.play(0, game.put("meeple", "road", "E"))
    assert terms(game.gained(0)) == [("road", 4)]
    assert bars(game) == [2, 0]
    assert [event.message.key for event in game.events] == ["put", "term-road", "gold-taken"]


@pytest.mark.rule("CAR-810")
def test_bars_on_a_completed_road_without_meeples_stay() -> None:
    game = road_of_four().stand(1, "meeple", 0, 0, "city").gold_at(0, 0).gold_at(1, 0)
    close_road(game)
    assert bars(game) == [0, 0]
    assert bars_on(game, 0, 0) == bars_on(game, 1, 0) == 1
    game.turn("base-E", 0, -1, 2)
    assert bars(game) == [0, 1], "the city of the same tile brings its bar"


@pytest.mark.rule("CAR-813")
def test_an_abbot_who_is_taken_back_early_collects_no_gold() -> None:
    game = surrounded("base-Eg", ["gold", "abbot"], north=("base-E", 2)).stand(0, "abbot", 0, 0, "garden").gold_at(0, 0).gold_at(1, 1)
    game.draw("base-U", 1, 2).play(0, ("recall",))
    assert terms(game.gained(0)) == [("garden", 8)]
    assert bars(game) == [0, 0]
    assert bars_on(game, 0, 0) == bars_on(game, 1, 1) == 1


@pytest.mark.rule("CAR-810", "CAR-813")
def test_an_abbot_who_leaves_with_the_last_tile_around_him_leaves_the_gold_behind() -> None:
    """He is taken back in the meeple step; when the garden is found complete, nobody is there any more."""
    game = surrounded("base-Eg", ["gold", "abbot"], north=("base-E", 2)).stand(0, "abbot", 0, 0, "garden").gold_at(0, 0)
    game.draw("base-V", -1, 1).play(0, ("recall",))
    assert terms(game.gained(0)) == [("garden", 9)]
    assert bars(game) == [0, 0]
    assert bars_on(game, 0, 0) == 1


# ---------------------------------------------------------------------- the end


@pytest.mark.rule("CAR-811")
def test_bars_still_on_tiles_go_back_into_the_box_and_farmers_get_none() -> None:
    """Not even the last completed city around a meadow gives its farmer gold."""
    game = table(2, ["gold"]).stack("base-E").gold_at(0, 0)
    game.stand(0, "meeple", 0, 0, "field", "WNW").stand(1, "meeple", 0, 0, "road")
    game.turn("base-E", 0, -1, 2)
    assert game.due() == ()
    assert game.state.view(None)["gold"] == []
    assert bars(game) == [0, 0]
    assert game.points(0) == 3, "the city beside the meadow"
    assert game.points(1) == 1, "the road"


@pytest.mark.rule("CAR-812")
def test_seven_bars_are_worth_21_points_and_102_become_123() -> None:
    """The example."""
    game = table(2, ["gold"]).stack("base-U").on_track(0, 102).owns_bars(0, 7)
    game.turn("base-U", 1, 0)
    assert terms(game.gained(0)) == [("gold", 21)]
    assert game.state.result is not None
    assert game.state.result.points == (123, 0)


@pytest.mark.rule("CAR-812")
@pytest.mark.parametrize(
    ("count", "points"), [(1, 1), (2, 2), (3, 3), (4, 8), (5, 10), (6, 12), (7, 21), (8, 24), (9, 27), (10, 40), (11, 44), (16, 64)]
)
def test_the_more_bars_the_more_each_of_them_is_worth(count: int, points: int) -> None:
    game = table(2, ["gold"]).stack("base-U").owns_bars(1, count)
    game.turn("base-U", 1, 0)
    assert terms(game.gained(1)) == [("gold", points)]
    assert terms(game.gained(0)) == []


@pytest.mark.rule("CAR-812")
def test_gold_is_counted_after_the_final_scoring() -> None:
    game = table(2, ["gold"]).stack("base-U").stand(0, "meeple", 0, 0, "road").stand(1, "meeple", 0, 0, "city").owns_bars(0, 1)
    game.turn("base-U", 1, 0)
    assert [event.message.key for event in game.events if event.points] == ["term-road", "term-city", "term-gold"]
