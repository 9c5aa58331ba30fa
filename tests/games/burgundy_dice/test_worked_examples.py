"""The examples of the rulebook with their numbers (DIC-107 to DIC-110 and those beside other rules)."""

from __future__ import annotations

import pytest

from tests.games.burgundy_dice.table import END, Table, table, terms

# ---------------------------------------------------------------------- page 8: dice 4 and 6, orange and yellow, in phase II


def page_8() -> Table:
    """A pasture with a 3 at the lower right, an empty one above, no free city field in reach; two monks and a worker."""
    standing = {"B5": 3, "D5": 1, "D6": 2, "D7": 5, "E6": 6, "F5": 2, "F4": 1, "G4": 3, "D4": 2, "E3": 1}
    return table(phase=2).write(0, standing).give(0, monk=2, worker=1).roll(4, 6, "orange", "yellow")


@pytest.mark.rule("DIC-107", "DIC-070", "DIC-056", "DIC-058")
def test_page_8_a_worker_completes_the_pasture_at_the_lower_right() -> None:
    game = page_8().worker(0, 3, "yellow", "G3")
    assert terms(game.gained(0)) == [("region", 3), ("pasture", 3)]
    assert game.points(0) == 1 + 6
    assert game.row(0, "worker") == (1, 1)
    assert game.heard() == [
        "Player 1 crosses out a worker. [DIC-070]",
        "Player 1 marks pasture field G3 with 3.",
        "+3 points: pasture of two in phase II [DIC-058]",
        "+3 points: pasture of two again [DIC-056]",
    ]


@pytest.mark.rule("DIC-107")
def test_page_8_without_a_worker_the_pasture_stays_open() -> None:
    game = page_8()
    for number in (4, 6):
        Table(game.state.copy()).use(0, number, "yellow").refuses(0, game.marking("G3"), rule="DIC-054")


@pytest.mark.rule("DIC-108")
@pytest.mark.parametrize("number", [4, 6])
@pytest.mark.parametrize("field", ["C3", "C4"])
def test_page_8_a_4_or_a_6_goes_into_the_upper_pasture_without_a_bonus(number: int, field: str) -> None:
    game = page_8().use(0, number, "yellow")
    assert game.fields_offered(0) == {"C3", "C4"}
    game.mark(0, field)
    assert game.number(0, field) == number and game.gained(0) == []
    assert game.bonuses(0) == {"monk": 2, "silver": 1, "worker": 1}


@pytest.mark.rule("DIC-109", "DIC-032")
def test_page_8_orange_cannot_be_used() -> None:
    game = page_8()
    assert not [action for action in game.offered(0) if "orange" in action]
    for verb, number in (("use", 4), ("use", 6), ("worker", 1)):
        game.refuses(0, (verb, number, "orange"), rule="DIC-032")


@pytest.mark.rule("DIC-110", "DIC-069")
def test_page_8_a_monk_makes_blue_with_the_6_or_gray_with_the_4() -> None:
    game = page_8()
    offered = game.offered(0, "monk")
    assert ("monk", 6, "blue") in offered and ("monk", 4, "gray") in offered
    assert ("monk", 4, "blue") not in offered and ("monk", 6, "gray") not in offered
    river, mine = Table(game.state.copy()).monk(0, 6, "blue", "E4"), Table(game.state.copy()).monk(0, 4, "gray", "F2")
    assert river.number(0, "E4") == 6 and mine.number(0, "F2") == 4
    assert river.bonuses(0)["monk"] == mine.bonuses(0)["monk"] == 1


# ---------------------------------------------------------------------- page 9: silver


@pytest.mark.rule("DIC-073", "DIC-071")
def test_silver_example_1_two_city_fields_with_a_2_and_a_4() -> None:
    game = table().roll(2, 4, "orange", "purple").use(0, 2, "orange", "D5")
    game.offers(0, ("silver", 4, "orange"), ("silver", 2, "purple"), END)
    game.silver(0, 4, "orange", "D6")
    assert (game.number(0, "D5"), game.number(0, "D6")) == (2, 4) and game.bonuses(0) == {}


@pytest.mark.rule("DIC-074")
def test_silver_example_2_two_pasture_fields_with_two_different_ones() -> None:
    game = table().roll(1, 1, "yellow", "gray").use(0, 1, "yellow", "C4").silver(0, 1, "yellow", "C3")
    assert terms(game.gained(0)) == [("region", 4), ("pasture", 4)]
    assert (game.number(0, "C4"), game.number(0, "C3")) == (1, 1)


@pytest.mark.rule("DIC-074")
def test_silver_example_2_the_same_with_two_yellow_dice_and_a_single_one() -> None:
    game = table().roll(1, 5, "yellow", "yellow").use(0, 1, "yellow", "C4").silver(0, 1, "yellow", "C3")
    assert (game.number(0, "C4"), game.number(0, "C3")) == (1, 1) and game.castle_row(0) == {"silver": "crossed"}


@pytest.mark.rule("DIC-072")
def test_silver_example_2_needs_a_double() -> None:
    game = table().roll(1, 5, "yellow", "orange").use(0, 1, "yellow", "C4").refuses(0, ("silver", 1, "yellow"), rule="DIC-072")
    assert ("silver", 1, "orange") in game.offered(0)


# ---------------------------------------------------------------------- other pages


@pytest.mark.rule("DIC-058")
@pytest.mark.parametrize(("phase", "points"), [(1, 8), (2, 6), (3, 4)])
def test_a_region_of_three_is_worth_8_6_or_4(phase: int, points: int) -> None:
    game = table(phase=phase).write(0, {"D5": 1, "D6": 2}).roll(3, 3, "orange", "gray").use(0, 3, "orange", "D7")
    assert terms(game.gained(0)) == [("region", points)]


@pytest.mark.rule("DIC-078")
def test_three_goods_sold_are_three_silver_and_six_points() -> None:
    game = table(start="goods").give(0, goods=2).roll(4, 6, "orange", "yellow", hourglass=2).sell(0, 3)
    assert terms(game.gained(0)) == [("sale", 6)] and game.bonuses(0) == {"silver": 3}
    assert game.heard() == ["Player 1 sells 3 goods and gets 3 silver. [DIC-078]", "+6 points: 3 goods sold [DIC-078]"]


@pytest.mark.rule("DIC-015", "DIC-016")
def test_whoever_starts_with_the_blue_square_owns_one_goods_and_one_point() -> None:
    game = table(start="goods")
    assert game.bonuses(0) == {"goods": 1} and game.castle_row(0) == {"goods": "circled"} and game.points(0) == 1


@pytest.mark.rule("DIC-084", "DIC-086")
def test_first_with_all_seven_yellow_fields_four_points_second_two() -> None:
    game = table(players=3, start="monk")
    for seat in range(3):
        game.fill(seat, "yellow", but="C4")
    game.roll(4, 4, "yellow", "gray").use(0, 4, "yellow", "C4").use(1, 4, "yellow", "C4").passes(2)
    assert [terms(game.gained(seat)) for seat in range(3)] == [[("extra", 4)], [("extra", 4)], []]
    game.roll(4, 4, "yellow", "gray").passes(0, 1).use(2, 4, "yellow", "C4")
    assert terms(game.gained(2)) == [("region", 4), ("pasture", 4), ("extra", 2)]
