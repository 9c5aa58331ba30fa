"""The second combination of a turn (DIC-071 to DIC-076)."""

from __future__ import annotations

import pytest

import tischlein
from tests.games.burgundy_dice.table import END, table, terms


@pytest.mark.rule("DIC-071")
def test_a_silver_buys_a_second_field_in_the_same_turn() -> None:
    game = table().roll(4, 6, "orange", "yellow").use(0, 4, "orange", "D6").silver(0, 6, "yellow", "C4")
    assert (game.number(0, "D6"), game.number(0, "C4")) == (4, 6)
    assert game.castle_row(0) == {"silver": "crossed"} and game.due() == (1,)
    assert game.heard() == ["Player 1 crosses out a silver. [DIC-071]", "Player 1 marks pasture field C4 with 6."]


@pytest.mark.rule("DIC-071")
def test_nobody_has_to_pay() -> None:
    game = table().roll(4, 6, "orange", "yellow").use(0, 4, "orange", "D6").ends(0)
    assert game.bonuses(0) == {"silver": 1} and game.due() == (1,) and game.number(0, "C4") == 0


@pytest.mark.rule("DIC-072")
def test_not_with_the_same_two_dice() -> None:
    game = table().roll(4, 6, "orange", "yellow").use(0, 4, "orange", "D6")
    game.offers(0, ("silver", 4, "yellow"), ("silver", 6, "orange"), ("silver", 6, "yellow"), END)
    game.refuses(0, ("silver", 4, "orange"), rule="DIC-072")


@pytest.mark.rule("DIC-072")
def test_no_question_where_only_the_same_two_dice_would_fit() -> None:
    game = table(start="monk").give(0, silver=1).roll(1, 5, "purple", "gray").use(0, 1, "purple", "F4")
    assert game.sheet(0).places(1, "purple") == 1 << game.field("F5"), "the 1 would fit once more"
    assert game.due() == (1,) and game.bonuses(0) == {"monk": 1, "silver": 1}


@pytest.mark.rule("DIC-073")
@pytest.mark.parametrize(("number", "colour", "field"), [(4, "yellow", "C4"), (6, "orange", "D5"), (6, "yellow", "C4")])
def test_one_of_the_two_dice_may_be_used_again(number: int, colour: str, field: str) -> None:
    game = table().roll(4, 6, "orange", "yellow").use(0, 4, "orange", "D6").silver(0, number, colour, field)
    assert game.number(0, field) == number


@pytest.mark.rule("DIC-074")
@pytest.mark.parametrize("dice", [(2, 2, "purple", "gray"), (2, 5, "purple", "purple"), (2, 2, "purple", "purple")])
def test_equal_dice_are_different_dice(dice: tuple[int, int, str, str]) -> None:
    game = table().roll(*dice).use(0, 2, "purple", "B4")
    game.offers(0, ("silver", 2, "purple"), END)
    game.silver(0, 2, "purple", "B3")
    assert (game.number(0, "B4"), game.number(0, "B3")) == (2, 2)
    assert terms(game.gained(0)) == [("region", 4)]


@pytest.mark.rule("DIC-075")
def test_the_second_field_may_lie_beside_the_first() -> None:
    game = table().roll(4, 6, "orange", "gray")
    assert "D7" not in game.use(0, 4, "orange").fields_offered(0)
    game.mark(0, "D6").silver(0, 6, "orange")
    assert "D7" in game.fields_offered(0)
    assert game.mark(0, "D7").number(0, "D7") == 6


@pytest.mark.rule("DIC-075")
def test_the_first_number_counts_for_the_second_field() -> None:
    game = table(start="goods").give(0, silver=1).roll(4, 2, "orange", "green").use(0, 4, "orange", "B2")
    game.offers(0, ("silver", 2, "orange"), END)
    game.ends(0).passes(1).roll(1, 1, "purple", "green").use(0, 1, "purple", "B3").ends(0)
    castles = table(start="monk").give(0, silver=1).roll(4, 2, "orange", "green").use(0, 4, "orange", "D5")
    castles.silver(0, 4, "green", "C5")
    assert castles.number(0, "C5") == 4, "the castle takes the number just written beside it"


@pytest.mark.rule("DIC-076")
def test_a_silver_is_only_paid_for_a_field() -> None:
    game = table().write(0, {"C4": 4, "E6": 4}).roll(4, 3, "orange", "yellow").use(0, 4, "orange", "D6")
    game.refuses(0, ("silver", 3, "yellow"), rule="DIC-054")
    game.silver(0, 3, "orange")
    assert {action[0] for action in game.offered(0)} == {"mark"}, "once paid, a field must be marked"
    game.refuses(0, END, error=tischlein.MalformedAction).mark(0, "D7")


@pytest.mark.rule("DIC-076")
def test_no_question_where_no_second_combination_fits() -> None:
    game = table().roll(3, 3, "yellow", "gray").use(0, 3, "yellow", "C4")
    assert game.offered(0, "silver") == [("silver", 3, "yellow")], "with the other 3 into C3"
    alone = table().write(0, {"C3": 3}).roll(3, 3, "yellow", "gray").use(0, 3, "yellow", "C4")
    assert alone.due() == (1,) and alone.bonuses(0) == {"silver": 1}, "no pasture and no mine is left within reach"
