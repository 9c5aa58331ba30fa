"""Selling goods after a double hourglass (DIC-077 to DIC-083)."""

from __future__ import annotations

import pytest

from tests.games.burgundy_dice.table import PASS, table, terms


@pytest.mark.rule("DIC-077")
def test_after_a_double_hourglass_everybody_may_sell_before_using_dice() -> None:
    game = table(players=3, start=("goods", "goods", "monk")).roll(4, 6, "orange", "yellow", hourglass=2)
    for seat in (0, 1):
        game.offers(seat, ("sell", 0), ("sell", 1))
        game.refuses(seat, ("use", 4, "orange"), rule="DIC-077").refuses(seat, PASS, rule="DIC-077")
        assert game.sell(seat, 1).offered(seat, "use")
    assert game.offered(2, "use"), "without goods there is nothing to sell"


@pytest.mark.rule("DIC-077")
def test_a_sale_comes_once_and_first() -> None:
    game = table().give(0, goods=2).roll(4, 6, "orange", "yellow", hourglass=2).sell(0, 1)
    game.refuses(0, ("sell", 1), rule="DIC-077")
    game.use(0, 4, "orange", "D6").refuses(0, ("sell", 1), rule="DIC-077")


@pytest.mark.rule("DIC-078")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_each_goods_sold_brings_a_silver_and_two_points(count: int) -> None:
    game = table(start="monk").give(0, goods=4).roll(4, 6, "orange", "yellow", hourglass=2).sell(0, count)
    assert terms(game.gained(0)) == [("sale", 2 * count)]
    assert game.row(0, "silver") == (count, 0) and game.row(0, "goods") == (4, count)
    assert game.castle_row(0) == {"monk": "circled"}


@pytest.mark.rule("DIC-078")
def test_the_goods_of_a_castle_sell_like_any_other_and_the_silver_goes_into_the_silver_row() -> None:
    game = table(start="goods").roll(4, 6, "orange", "yellow", hourglass=2).sell(0, 1)
    assert game.castle_row(0) == {"goods": "crossed"}
    assert game.row(0, "silver") == (1, 0) and game.points(0) == 3


@pytest.mark.rule("DIC-079")
@pytest.mark.parametrize(("verb", "number", "colour", "field"), [("monk", 6, "blue", "D3"), ("worker", 3, "yellow", "C3")])
def test_a_sale_is_not_the_one_bonus_of_the_turn(verb: str, number: int, colour: str, field: str) -> None:
    game = table(start="goods").give(0, monk=1, worker=1).write(0, {"D4": 1}).roll(4, 6, "orange", "yellow", hourglass=2)
    game.sell(0, 1).play(0, (verb, number, colour), game.marking(field))
    assert game.number(0, field) == number and game.bonuses(0)["silver"] == 1


@pytest.mark.rule("DIC-079", "DIC-080")
def test_the_silver_of_a_sale_may_be_used_in_the_same_round() -> None:
    game = table(start="goods").roll(4, 6, "orange", "yellow", hourglass=2).sell(0, 1)
    game.use(0, 4, "orange", "B2").silver(0, 6, "yellow", "C3")
    assert game.row(0, "silver") == (1, 1) and (game.number(0, "B2"), game.number(0, "C3")) == (4, 6)


@pytest.mark.rule("DIC-080")
def test_without_the_sale_there_would_be_no_silver() -> None:
    game = table(start="goods").roll(4, 6, "orange", "yellow", hourglass=2).sell(0, 0).use(0, 4, "orange", "B2")
    assert game.due() == (1,) and game.bonuses(0) == {"goods": 1}


@pytest.mark.rule("DIC-081")
@pytest.mark.parametrize("goods", [0, 1])
def test_goods_gained_later_in_the_round_are_kept(goods: int) -> None:
    game = table(start="monk").give(0, goods=goods).write(0, {"E4": 5}).roll(6, 6, "blue", "gray", hourglass=2)
    if goods:
        game.sell(0, 1)
    game.use(0, 6, "blue", "F3")
    assert terms(game.gained(0)) == [("region", 4)]
    assert game.bonuses(0)["goods"] == 1, "the goods of the river"
    assert [term.key for term in game.state.score(0)] == ["start"] + ["sale"] * goods + ["region"]
    assert game.due() == (1,)


@pytest.mark.rule("DIC-082")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_any_number_of_goods_may_be_sold(count: int) -> None:
    game = table(start="goods").give(0, goods=2).roll(4, 6, "orange", "yellow", hourglass=2)
    game.offers(0, ("sell", 0), ("sell", 1), ("sell", 2), ("sell", 3))
    for wrong in (-1, 4, 7):
        game.refuses(0, ("sell", wrong), rule="DIC-082")
    game.sell(0, count)
    assert game.bonuses(0).get("goods", 0) == 3 - count
    assert terms(game.gained(0)) == ([("sale", 2 * count)] if count else [])


@pytest.mark.rule("DIC-083")
def test_no_sale_after_a_single_hourglass() -> None:
    game = table(start="goods").give(0, goods=2).roll(4, 6, "orange", "yellow", hourglass=1)
    assert {action[0] for action in game.offered(0)} == {"use", "pass"}, "goods change no dice"
    game.refuses(0, ("sell", 1), rule="DIC-083")
    game.use(0, 4, "orange", "B2")
    assert game.due() == (1,) and game.bonuses(0) == {"goods": 3}, "goods buy no second combination"
