"""The eight messages, one by one. Before each of them the active player has landed on space 5 with 5 points; the messenger is on 2.

What a message looks at lies far in the east, apart from the road that brings it.
"""

from __future__ import annotations

import pytest

from tests.games.carcassonne.table import Table, before_a_message, terms
from tischlein import CHANCE
from tischlein.core.decision import Action

ACT: Action = ("message", "act")
SEAL: Action = ("message", "points")
MEEPLE: Action = ("move", "meeple")
MESSENGER: Action = ("move", "messenger")


def road(game: Table, tiles: int, y: int) -> Table:
    """An open road from 10, y to the east."""
    for x in range(10, 10 + tiles):
        game.lay("base-U", x, y)
    return game


def city(game: Table, y: int, *tiles: str) -> Table:
    """A city from 10, y to the east, open there: it begins with a closed side, then come tiles that it crosses."""
    game.lay("base-E", 10, y, 1)
    for x, tile in enumerate(tiles, start=11):
        game.lay(tile, x, y)
    return game


def monastery(game: Table, x: int, y: int, around: int) -> Table:
    """A monastery with so many tiles around it, at most 4."""
    game.lay("base-B", x, y)
    for tile, dx, dy, rotation in (("base-U", 0, -1, 0), ("base-U", 0, 1, 0), ("base-U", -1, 0, 1), ("base-U", 1, 0, 1))[:around]:
        game.lay(tile, x + dx, y + dy, rotation)
    return game


def acts(game: Table, number: int) -> list[tuple[str, int]]:
    """The active player gets the message, carries out its action, and moves the scoring meeple. What it brings."""
    game.gets_message(number).play(0, ACT)
    gained = game.gained(0)
    if game.due() == (0,):
        gained += game.play(0, MEEPLE).gained(0)
    return terms(gained)


# ---------------------------------------------------------------------- 1, 2, 3: the smallest one


@pytest.mark.rule("CAR-620")
def test_message_1_scores_the_smallest_road_with_an_own_meeple_as_at_the_end() -> None:
    """Of your roads with 3 and 4 tiles the one with 3. The road with a single tile is blue's."""
    game = before_a_message()
    road(game, 4, y=0).stand(0, "meeple", 10, 0, "road")
    road(game, 3, y=5).stand(0, "meeple", 12, 5, "road")
    game.lay("base-V", 10, 10).stand(1, "meeple", 10, 10, "road")
    assert acts(game, 1) == [("message", 3)]
    assert game.figures(0) == 2, "the meeples stay"


@pytest.mark.rule("CAR-620")
def test_message_1_needs_no_majority_and_gives_nothing_to_those_who_have_it() -> None:
    game = road(before_a_message(), 4, y=0).stand(0, "meeple", 10, 0, "road")
    game.stand(1, "meeple", 12, 0, "road").stand(1, "meeple", 13, 0, "road")
    assert acts(game, 1) == [("message", 4)]
    assert game.points(1) == 0
    assert game.figures(0) == 1 and game.figures(1) == 2


@pytest.mark.rule("CAR-620")
def test_message_1_does_not_look_at_cities_monasteries_or_meadows() -> None:
    game = city(before_a_message(), 0, "base-G").stand(0, "meeple", 11, 0, "city").stand(0, "meeple", 11, 0, "field", "NNW")
    monastery(game, 10, 10, around=1).stand(0, "meeple", 10, 10, "monastery")
    game.gets_message(1).offers(0, SEAL)


@pytest.mark.rule("CAR-621")
def test_message_2_scores_the_smallest_city_with_an_own_meeple_as_at_the_end() -> None:
    """2 tiles with a shield are 3 points, 3 tiles with a shield 4: as at the end of the game, 1 point each."""
    game = before_a_message()
    city(game, 0, "base-F", "base-G").stand(0, "meeple", 10, 0, "city")
    city(game, 5, "base-F").stand(0, "meeple", 11, 5, "city").stand(1, "meeple", 10, 5, "city").stand(1, "meeple", 10, 5, "city")
    road(game, 1, y=10).stand(0, "meeple", 10, 10, "road")
    assert acts(game, 2) == [("message", 3)]
    assert game.points(1) == 0, "blue has the majority there, but that does not matter"
    assert game.figures(0) == 3 and game.figures(1) == 2


@pytest.mark.rule("CAR-621")
def test_message_2_means_the_fewest_points_and_not_the_fewest_tiles() -> None:
    """2 tiles with 2 shields are 4 points, 3 tiles without one are 3."""
    game = before_a_message(elements=("robbers",))
    game.lay("base-F", 10, 0).lay("base-F", 11, 0).stand(0, "meeple", 10, 0, "city")
    city(game, 5, "base-G", "rob-H").stand(0, "meeple", 10, 5, "city")
    assert acts(game, 2) == [("message", 3)]


@pytest.mark.rule("CAR-622")
def test_message_3_scores_the_smallest_monastery_with_an_own_meeple_as_at_the_end() -> None:
    """4 and 2 tiles around them: 5 and 3 points."""
    game = before_a_message()
    monastery(game, 10, 0, around=4).stand(0, "meeple", 10, 0, "monastery")
    monastery(game, 10, 10, around=2).stand(0, "meeple", 10, 10, "monastery")
    game.lay("base-B", 10, 20).stand(1, "meeple", 10, 20, "monastery")
    assert acts(game, 3) == [("message", 3)]
    assert game.figures(0) == 2


@pytest.mark.rule("CAR-622")
def test_message_3_looks_at_a_monastery_with_the_own_abbot_but_not_at_a_garden() -> None:
    """The abbot's garden would be worth 1, his monastery 4."""
    in_a_garden = before_a_message(elements=("abbot",)).lay("base-Eg", 10, 0).stand(0, "abbot", 10, 0, "garden")
    in_a_garden.gets_message(3).offers(0, SEAL)
    game = monastery(before_a_message(elements=("abbot",)), 10, 0, around=3).stand(0, "abbot", 10, 0, "monastery")
    assert acts(game, 3) == [("message", 4)]
    assert game.figures(0, "abbot") == 1


@pytest.mark.rule("CAR-632")
def test_for_message_1_a_road_with_an_inn_is_worth_nothing() -> None:
    """So it is the smallest one, and the action brings nothing. The two points may be taken instead."""
    game = before_a_message(elements=("inns",)).lay("inns-B", 10, 0).lay("base-U", 11, 0).stand(0, "meeple", 11, 0, "road")
    road(game, 3, y=5).stand(0, "meeple", 10, 5, "road")
    game.gets_message(1).offers(0, ACT, SEAL)
    assert terms(game.play(0, ACT).gained(0)) == [("message", 0)]
    assert game.points(0) == 4 + 3


@pytest.mark.rule("CAR-633")
def test_for_message_2_a_city_with_a_cathedral_is_worth_nothing() -> None:
    game = city(before_a_message(elements=("inns",)), 0, "inns-K").stand(0, "meeple", 10, 0, "city")
    city(game, 5, "base-F").stand(0, "meeple", 11, 5, "city")
    game.gets_message(2).offers(0, ACT, SEAL)
    assert terms(game.play(0, ACT).gained(0)) == [("message", 0)]


@pytest.mark.rule("CAR-620")
@pytest.mark.parametrize(("figure", "points"), [("mage", 6), ("witch", 2)])
def test_for_message_1_mage_and_witch_count_as_at_the_end(figure: str, points: int) -> None:
    """A road of 3 tiles: the mage adds 3, the witch halves and rounds up."""
    game = road(before_a_message(elements=("magic",)), 3, y=0).stand(0, "meeple", 10, 0, "road")
    game.enchant(figure, 12, 0, "road")
    assert acts(game, 1) == [("message", points)]


@pytest.mark.rule("CAR-620")
def test_for_message_1_a_road_goes_on_over_its_ferry() -> None:
    """Two tiles on your side of the lake, the lake itself, two tiles beyond it: 5 points."""
    game = road(before_a_message(elements=("ferries",)), 2, y=0).lay("ferry-2", 12, 0).lay("base-U", 13, 0).lay("base-U", 14, 0)
    game.ferry_lies(12, 0, "W", "E").stand(0, "meeple", 10, 0, "road")
    assert acts(game, 1) == [("message", 5)]


# ---------------------------------------------------------------------- 4: another tile


@pytest.mark.rule("CAR-623")
def test_message_4_another_tile_is_drawn_and_placed_at_once_and_may_take_a_figure() -> None:
    game = before_a_message().gets_message(4).play(0, ACT)
    assert game.state.chance.stream == "tiles" and game.state.turn == 0
    game.draw("base-U", 2, 0)
    game.play(0, game.put("meeple", "road"))
    assert game.figures(0) == 1
    assert game.state.turn == 1, "then it is blue's turn"


@pytest.mark.rule("CAR-623")
def test_message_4_the_tile_must_fit_and_its_figure_needs_a_free_place_as_usual() -> None:
    game = before_a_message().stand(1, "meeple", 1, 0, "road", "E").gets_message(4).play(0, ACT).chance("base-U")
    game.refuses(0, ("place", 2, 0, 1), "CAR-031")
    game.play(0, ("place", 2, 0, 0))
    game.refuses(0, game.put("meeple", "road"), "CAR-042")


@pytest.mark.rule("CAR-623")
def test_message_4_what_the_further_tile_completes_is_scored() -> None:
    """A crossing in the east closes a road of 2 tiles with the meeple that comes with it."""
    game = before_a_message().gets_message(4).play(0, ACT).draw("base-W", 2, 0)
    game.play(0, game.put("meeple", "road", "W"), MEEPLE)
    assert terms(game.gained(0)) == [("road", 2)]
    assert game.left(0) == 7


@pytest.mark.rule("CAR-629")
def test_message_4_without_a_tile_left_only_the_two_points_remain() -> None:
    before_a_message().stack("base-W").gets_message(4).offers(0, SEAL)
    before_a_message().stack("base-W", "base-U").gets_message(4).offers(0, ACT, SEAL)


# ---------------------------------------------------------------------- 5, 6, 7: two points for each


@pytest.mark.rule("CAR-624")
def test_message_5_two_points_for_each_shield_in_cities_with_an_own_knight() -> None:
    """Two shields in a city where blue has more knights, one in a city of yours, none of blue's: 6 points. Knights are not counted."""
    game = before_a_message()
    city(game, 0, "base-F", "base-F").stand(0, "meeple", 10, 0, "city").stand(1, "meeple", 11, 0, "city").stand(1, "meeple", 12, 0, "city")
    game.lay("base-Q", 10, 5).stand(0, "meeple", 10, 5, "city").stand(0, "meeple", 10, 5, "city")
    game.lay("base-C", 10, 10).stand(1, "meeple", 10, 10, "city")
    assert acts(game, 5) == [("message", 6)]
    assert game.figures(0) == 3, "the knights stay"
    assert game.points(1) == 0


@pytest.mark.rule("CAR-624")
def test_message_5_without_a_shield_is_worthless_and_without_a_knight_impossible() -> None:
    game = city(before_a_message(), 0, "base-G").stand(0, "meeple", 10, 0, "city").gets_message(5)
    game.offers(0, ACT, SEAL)
    assert terms(game.play(0, ACT).gained(0)) == [("message", 0)]
    city(before_a_message(), 0, "base-F").stand(0, "meeple", 11, 0, "field", "NNW").gets_message(5).offers(0, SEAL)


@pytest.mark.rule("CAR-625")
def test_message_6_two_points_for_each_own_knight() -> None:
    """Three knights in two cities, in one of which blue has the majority: 6 points. Highwayman and farmer are no knights."""
    game = before_a_message()
    city(game, 0, "base-F").stand(0, "meeple", 10, 0, "city").stand(1, "meeple", 11, 0, "city").stand(1, "meeple", 11, 0, "city")
    city(game, 5, "base-G").stand(0, "meeple", 10, 5, "city").stand(0, "meeple", 11, 5, "city").stand(0, "meeple", 11, 5, "field", "NNW")
    road(game, 1, y=10).stand(0, "meeple", 10, 10, "road")
    assert acts(game, 6) == [("message", 6)]
    assert game.figures(0) == 5 and game.figures(1) == 2, "all of them stay"


@pytest.mark.rule("CAR-626")
def test_message_7_two_points_for_each_own_farmer() -> None:
    """Three farmers on two meadows, one of them blue's by majority: 6 points. Completed cities do not matter."""
    game = before_a_message()
    city(game, 0, "base-F").stand(0, "meeple", 11, 0, "field", "NNW").stand(0, "meeple", 11, 0, "field", "SSE")
    game.stand(1, "meeple", 11, 0, "field", "NNW").stand(1, "meeple", 11, 0, "field", "NNW")
    road(game, 1, y=10).stand(0, "meeple", 10, 10, "field", "NNW").stand(0, "meeple", 10, 10, "road")
    assert acts(game, 7) == [("message", 6)]
    assert game.figures(0) == 4 and game.figures(1) == 2


@pytest.mark.rule("CAR-635")
@pytest.mark.parametrize(("number", "kind"), [(6, "city"), (7, "field")])
def test_the_big_meeple_is_one_knight_or_one_farmer(number: int, kind: str) -> None:
    """With a small one beside it: two of them, 4 points."""
    game = before_a_message(elements=("big_meeple",)).lay("base-E", 10, 0)
    game.stand(0, "big", 10, 0, kind).stand(0, "meeple", 10, 0, kind)
    assert acts(game, number) == [("message", 4)]


@pytest.mark.rule("CAR-625", "CAR-626")
@pytest.mark.parametrize(("number", "figure", "kind"), [(6, "builder", "city"), (7, "pig", "field")])
def test_builder_and_pig_are_neither_knight_nor_farmer(number: int, figure: str, kind: str) -> None:
    game = before_a_message(elements=("builder", "pig")).lay("base-E", 10, 0)
    game.stand(0, "meeple", 10, 0, kind).stand(0, figure, 10, 0, kind)
    assert acts(game, number) == [("message", 2)]


# ---------------------------------------------------------------------- 8: score a meeple and take it back


@pytest.mark.rule("CAR-627")
def test_message_8_scores_an_own_meeple_as_at_the_end_and_takes_it_back() -> None:
    """An incomplete city of 3 tiles with a shield: 4 points, not 8."""
    game = city(before_a_message(), 0, "base-F", "base-G").stand(0, "meeple", 12, 0, "city").gets_message(8).play(0, ACT)
    game.offers(0, ("back", 12, 0, 0, "meeple"))
    game.play(0, ("back", 12, 0, 0, "meeple"), MESSENGER)
    assert terms(game.gained(0)) == [("city", 4)]
    assert game.left(0) == 7
    assert game.state.view(None)["track"][0] == [5, 6]


@pytest.mark.rule("CAR-627")
def test_message_8_gives_points_only_to_the_active_player_and_takes_back_only_the_chosen_meeple() -> None:
    """You and blue share the majority on a road of 3 tiles: that is enough for you, and blue gets nothing."""
    game = road(before_a_message(), 3, y=0).stand(0, "meeple", 10, 0, "road").stand(0, "meeple", 11, 0, "road")
    game.stand(1, "meeple", 12, 0, "road").stand(1, "meeple", 12, 0, "road").gets_message(8).play(0, ACT)
    game.play(0, ("back", 11, 0, 0, "meeple"), MEEPLE)
    assert terms(game.gained(0)) == [("road", 3)]
    assert game.points(1) == 0
    assert game.figures(0) == 1 and game.figures(1) == 2


@pytest.mark.rule("CAR-627", "CAR-628")
def test_message_8_takes_back_a_meeple_without_the_majority_for_no_points() -> None:
    game = road(before_a_message(), 3, y=0).stand(0, "meeple", 10, 0, "road")
    game.stand(1, "meeple", 12, 0, "road").stand(1, "meeple", 12, 0, "road").gets_message(8)
    game.offers(0, ACT, SEAL)
    game.play(0, ACT, ("back", 10, 0, 0, "meeple"))
    assert game.due() == (CHANCE,) and game.state.turn == 1, "there are no points to move"
    assert game.gained(0) == [] and game.gained(1) == []
    assert game.left(0) == 7 and game.figures(1) == 2


@pytest.mark.rule("CAR-628")
def test_message_8_the_player_chooses_among_all_own_meeples_also_worthless_ones() -> None:
    """A farmer without a city, a monk, a big meeple on a road with an inn; builder, pig and blue's meeple are not offered."""
    game = before_a_message(elements=("inns", "big_meeple", "builder", "pig"))
    game.lay("inns-B", 10, 0).stand(0, "big", 10, 0, "road").stand(0, "builder", 10, 0, "road")
    game.stand(0, "meeple", 10, 0, "field", "NNW").stand(0, "pig", 10, 0, "field", "NNW").stand(1, "meeple", 10, 0, "field", "SSE")
    game.lay("base-B", 10, 10).stand(0, "meeple", 10, 10, "monastery")
    game.gets_message(8).play(0, ACT)
    road_place, field_place = game.number(10, 0, "road"), game.number(10, 0, "field", "NNW")
    monk = ("back", 10, 10, game.number(10, 10, "monastery"), "meeple")
    game.offers(0, ("back", 10, 0, road_place, "big"), ("back", 10, 0, field_place, "meeple"), monk)
    game.play(0, ("back", 10, 0, road_place, "big"))
    assert terms(game.gained(0)) == [("road", 0)]
    assert game.left(0, "big") == 1


@pytest.mark.rule("CAR-627")
def test_message_8_two_meeples_beside_each_other_are_one_choice() -> None:
    game = road(before_a_message(), 2, y=0).stand(0, "meeple", 10, 0, "road").stand(0, "meeple", 10, 0, "road")
    game.gets_message(8).play(0, ACT)
    game.offers(0, ("back", 10, 0, 0, "meeple"))
    game.play(0, ("back", 10, 0, 0, "meeple"), MEEPLE)
    assert game.figures(0) == 1


def meadow(*figures: str) -> Table:
    """A meadow in the east with a completed city on it, and these figures of yours."""
    game = before_a_message(elements=("pig",)).lay("base-E", 10, 0).lay("base-E", 10, -1, 2)
    for figure in figures:
        game.stand(0, figure, 10, 0, "field")
    return game.gets_message(8).play(0, ACT)


@pytest.mark.rule("CAR-627")
def test_message_8_scores_a_farmer_with_three_points_for_each_completed_city() -> None:
    game = meadow("meeple")
    game.play(0, ("back", 10, 0, 1, "meeple"), MEEPLE)
    assert terms(game.gained(0)) == [("meadow", 3)]


@pytest.mark.rule("CAR-627")
def test_message_8_the_pig_adds_a_point_for_the_city_and_returns_with_the_last_farmer() -> None:
    game = meadow("meeple", "pig")
    game.play(0, ("back", 10, 0, 1, "meeple"), MEEPLE)
    assert terms(game.gained(0)) == [("meadow", 4)]
    assert game.left(0, "pig") == 1


@pytest.mark.rule("CAR-627")
def test_message_8_the_pig_stays_as_long_as_another_farmer_is_there() -> None:
    game = meadow("meeple", "meeple", "pig")
    game.play(0, ("back", 10, 0, 1, "meeple"), MEEPLE)
    assert terms(game.gained(0)) == [("meadow", 4)]
    assert game.left(0, "pig") == 0


@pytest.mark.rule("CAR-627")
@pytest.mark.parametrize(("meeples", "left"), [(1, 1), (2, 0)])
def test_message_8_the_builder_returns_with_the_last_meeple_of_its_owner(meeples: int, left: int) -> None:
    game = road(before_a_message(elements=("builder",)), 3, y=0).stand(0, "builder", 11, 0, "road").stand(1, "meeple", 11, 0, "road")
    for x in range(10, 10 + meeples):
        game.stand(0, "meeple", x, 0, "road")
    game.gets_message(8).play(0, ACT).play(0, ("back", 10, 0, 0, "meeple"), MEEPLE)
    assert game.left(0, "builder") == left


@pytest.mark.rule("CAR-627")
def test_message_8_scores_and_takes_back_the_abbot() -> None:
    """His garden has 2 tiles around it: 3 points."""
    game = before_a_message(elements=("abbot",)).lay("base-Eg", 10, 0).stand(0, "abbot", 10, 0, "garden")
    game.lay("base-U", 10, 1).lay("base-U", 11, 0, 1).gets_message(8).play(0, ACT)
    game.play(0, ("back", 10, 0, game.number(10, 0, "garden"), "abbot"), MEEPLE)
    assert terms(game.gained(0)) == [("garden", 3)]
    assert game.left(0, "abbot") == 1


@pytest.mark.rule("CAR-627")
def test_message_8_the_meeple_is_counted_for_the_majority_before_it_leaves() -> None:
    """Two of yours against one of blue's on a road; a big meeple counts twice."""
    game = road(before_a_message(elements=("big_meeple",)), 3, y=0).stand(0, "big", 10, 0, "road").stand(1, "meeple", 11, 0, "road")
    game.gets_message(8).play(0, ACT).play(0, ("back", 10, 0, 0, "big"), MEEPLE)
    assert terms(game.gained(0)) == [("road", 3)]


@pytest.mark.rule("CAR-627")
def test_message_8_a_road_and_its_majority_go_on_over_a_ferry() -> None:
    """Two meeples of blue stand beyond the lake: no majority, no points."""
    game = before_a_message(elements=("ferries",)).lay("base-U", 10, 0).lay("ferry-2", 11, 0).lay("base-U", 12, 0)
    game.ferry_lies(11, 0, "W", "E").stand(0, "meeple", 10, 0, "road")
    game.stand(1, "meeple", 12, 0, "road").stand(1, "meeple", 12, 0, "road")
    game.gets_message(8).play(0, ACT).play(0, ("back", 10, 0, 0, "meeple"))
    assert game.due() == (CHANCE,) and game.gained(0) == []
