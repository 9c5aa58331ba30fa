"""The big meeple of Inns & Cathedrals (CAR-330 to CAR-335)."""

from __future__ import annotations

import pytest

from tests.games.carcassonne.table import PASS, Table, table, terms

BIG = ("big_meeple",)
BLACK = 1


@pytest.mark.rule("CAR-330")
@pytest.mark.parametrize("players", [2, 6])
def test_each_player_has_one_big_meeple_beside_the_seven(players: int) -> None:
    game = table(players, BIG)
    assert [(game.left(seat, "big"), game.left(seat)) for seat in range(players)] == [(1, 7)] * players


@pytest.mark.rule("CAR-003", "CAR-330")
def test_the_big_meeple_can_be_used_without_the_tiles_of_its_set() -> None:
    game = table(2, BIG)
    assert len(game.state.bag.tiles) == 71
    assert table(2).left(0, "big") == 0


@pytest.mark.rule("CAR-331")
def test_the_big_meeple_may_come_wherever_a_meeple_may() -> None:
    game = table(2, BIG).draw("base-A", 0, 1, 1)
    places = [("monastery", ""), ("road", ""), ("field", "")]
    game.offers(0, *(game.put(figure, *place) for figure in ("meeple", "big") for place in places), PASS)


@pytest.mark.rule("CAR-331")
def test_the_big_meeple_comes_instead_of_a_meeple_not_beside_one() -> None:
    game = table(2, BIG).draw("base-A", 0, 1, 1)
    game.play(0, game.put("big", "monastery"))
    assert (game.figures(0, "big"), game.left(0, "big"), game.left(0)) == (1, 0, 7)
    assert game.state.turn == 1


@pytest.mark.rule("CAR-331")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_big_meeple_may_not_join_others_any_more_than_a_meeple_may(owner: int) -> None:
    game = table(2, BIG).stand(owner, "meeple", 0, 0, "road").draw("base-U", 1, 0)
    game.refuses(0, game.put("big", "road"), rule="CAR-042")


@pytest.mark.rule("CAR-331")
def test_nobody_has_a_second_big_meeple() -> None:
    game = table(2, BIG).stand(0, "big", 0, 0, "road").draw("base-B", 0, 1)
    game.refuses(0, game.put("big", "monastery"), rule="CAR-025")


@pytest.mark.rule("CAR-331")
def test_whoever_has_no_meeple_left_may_still_place_the_big_one() -> None:
    game = table(2, BIG).supply(0, meeple=0).draw("base-B", 0, 1)
    game.offers(0, game.put("big", "monastery"), game.put("big", "field"), PASS)


@pytest.mark.rule("CAR-332", "CAR-335")
def test_a_big_meeple_outnumbers_a_normal_one() -> None:
    """The example: you complete the city, get all 8 points (not twice as many), and black goes away empty-handed."""
    game = table(2, BIG).lay("base-D", 1, 0).lay("base-N", 0, -1, 2)
    game.stand(0, "big", 1, 0, "city").stand(BLACK, "meeple", 0, 0, "city")
    game.turn("base-N", 1, -1, 3)
    assert terms(game.gained(0)) == [("city", 8)]
    assert terms(game.gained(BLACK)) == []


@pytest.mark.rule("CAR-332", "CAR-335")
def test_two_normal_meeples_are_as_strong_as_the_big_one() -> None:
    """The example: black completes the city, both get the full 12 points."""
    game = table(2, BIG).lay("base-E", -1, -1, 1).lay("base-G", 1, -1).lay("base-E", 2, -1, 3)
    game.stand(0, "big", 0, 0, "city").stand(BLACK, "meeple", -1, -1, "city").stand(BLACK, "meeple", 1, -1, "city")
    game.begins(BLACK).turn("base-Q", 0, -1, 2)
    assert terms(game.gained(0)) == [("city", 12)]
    assert terms(game.gained(BLACK)) == [("city", 12)]


@pytest.mark.rule("CAR-332")
def test_three_normal_meeples_outnumber_the_big_one() -> None:
    game = table(2, BIG).stand(0, "big", 0, 0, "road").lay("base-U", 1, 0)
    for _ in range(3):
        game.stand(BLACK, "meeple", 1, 0, "road")
    game.lay("base-W", -1, 0).turn("base-W", 2, 0)
    assert terms(game.gained(0)) == []
    assert terms(game.gained(BLACK)) == [("road", 4)]


@pytest.mark.rule("CAR-332")
def test_a_big_and_a_normal_meeple_are_three() -> None:
    game = table(2, BIG).lay("base-U", 1, 0).lay("base-W", -1, 0)
    game.stand(0, "big", 0, 0, "road").stand(0, "meeple", 1, 0, "road")
    game.stand(BLACK, "meeple", 0, 0, "road").stand(BLACK, "meeple", 1, 0, "road").turn("base-W", 2, 0)
    assert terms(game.gained(0)) == [("road", 4)]
    assert terms(game.gained(BLACK)) == []


@pytest.mark.rule("CAR-332")
def test_two_big_meeples_tie() -> None:
    game = table(2, BIG).lay("base-U", 1, 0).lay("base-W", -1, 0)
    game.stand(0, "big", 0, 0, "road").stand(BLACK, "big", 1, 0, "road").turn("base-W", 2, 0)
    assert terms(game.gained(0)) == terms(game.gained(BLACK)) == [("road", 4)]


@pytest.mark.rule("CAR-332")
def test_the_big_meeple_counts_as_two_in_the_final_scoring_too() -> None:
    game = table(2, BIG).lay("base-U", 1, 0).stand(0, "big", 0, 0, "road").stand(BLACK, "meeple", 1, 0, "road")
    game.stack("base-B").turn("base-B", 0, 1)
    assert terms(game.gained(0)) == [("road", 2)]
    assert terms(game.gained(BLACK)) == []


@pytest.mark.rule("CAR-335")
def test_a_big_meeple_alone_gets_no_more_than_a_normal_one() -> None:
    game = table(2, BIG).lay("base-W", -1, 0).draw("base-W", 1, 0)
    game.play(0, game.put("big", "road", "W"))
    assert terms(game.gained(0)) == [("road", 3)]


@pytest.mark.rule("CAR-333")
def test_after_a_scoring_the_big_meeple_is_back_for_the_next_turn() -> None:
    game = table(2, BIG).lay("base-W", -1, 0).draw("base-W", 1, 0)
    game.play(0, game.put("big", "road", "W"))
    assert game.left(0, "big") == 1 and game.state.turn == 1
    game.turn("base-B", 0, 1).draw("base-B", 0, 2).play(0, game.put("big", "monastery"))
    assert game.figures(0, "big") == 1


@pytest.mark.rule("CAR-333")
def test_the_big_meeple_returns_also_when_it_got_nothing() -> None:
    game = table(2, BIG).stand(0, "big", 0, 0, "road").lay("base-U", 1, 0).lay("base-W", -1, 0)
    for _ in range(3):
        game.stand(BLACK, "meeple", 1, 0, "road")
    game.turn("base-W", 2, 0)
    assert (game.figures(0, "big"), game.left(0, "big")) == (0, 1)


def meadow_with_three_cities() -> Table:
    """Three completed cities at a meadow of two tiles: your big farmer on one of them, blue's normal one on the other."""
    game = table(2, BIG).bare("base-H").lay("base-E", 0, -1, 2).lay("base-E", 0, 1).lay("base-E", 1, 0, 1).lay("base-E", 2, 0, 3)
    return game.stand(0, "big", 0, 0, "field").stand(1, "meeple", 1, 0, "field")


@pytest.mark.rule("CAR-334", "CAR-335")
def test_a_big_farmer_outnumbers_a_normal_one() -> None:
    """The example: 3 completed cities, 9 points for you, nothing for blue."""
    game = meadow_with_three_cities().stack("base-B").turn("base-B", -1, 0)
    assert terms(game.gained(0)) == [("meadow", 9)]
    assert terms(game.gained(1)) == []


@pytest.mark.rule("CAR-334")
def test_a_big_farmer_ties_with_two_normal_ones() -> None:
    game = meadow_with_three_cities().stand(1, "meeple", 1, 0, "field").stack("base-B").turn("base-B", -1, 0)
    assert terms(game.gained(0)) == terms(game.gained(1)) == [("meadow", 9)]


@pytest.mark.rule("CAR-334")
def test_a_big_farmer_stays_when_cities_and_roads_around_him_are_scored() -> None:
    game = table(2, BIG).lay("base-W", -1, 0).stand(0, "big", 0, 0, "field", "ENE").stand(0, "meeple", 0, 0, "road")
    game.turn("base-W", 1, 0).turn("base-E", 0, -1, 2)
    assert (game.figures(0, "big"), game.left(0, "big")) == (1, 0)
    assert game.figures(0) == 0, "the road was scored"


@pytest.mark.rule("CAR-331")
def test_the_big_meeple_may_not_use_a_garden() -> None:
    game = table(2, ("big_meeple", "abbot")).draw("base-Eg", 0, -1, 2)
    game.refuses(0, game.put("big", "garden"), rule="CAR-253")


@pytest.mark.rule("CAR-331", "CAR-332")
def test_an_abbot_is_weaker_than_the_big_meeple() -> None:
    """They can meet on a monastery only by air: the big meeple flies in, and the abbot goes away empty-handed at the end."""
    game = table(2, ("big_meeple", "abbot", "flying")).bare("base-B").stand(1, "abbot", 0, 0, "monastery")
    game.stack("fly-G").draw("fly-G", 1, 0).play(0, ("fly", "big")).chance(1)
    game.play(0, ("land", 0, 0, game.number(0, 0, "monastery")))
    assert terms(game.gained(0)) == [("monastery", 2)]
    assert terms(game.gained(1)) == []
