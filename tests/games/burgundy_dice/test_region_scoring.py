"""Full regions (DIC-057 to DIC-062)."""

from __future__ import annotations

import pytest

import tischlein
from tests.games.burgundy_dice.table import table, terms

CITIES = {
    1: ({}, "B5"),
    3: ({"D5": 1, "D6": 2}, "D7"),
    4: ({"B1": 1, "B2": 2, "C1": 3}, "D1"),
}
PHASES = (1, 2, 3)


@pytest.mark.rule("DIC-057")
def test_only_the_last_field_of_a_region_pays() -> None:
    game = table(start="monk", players=1)
    for number, field, gain in ((1, "D5", []), (2, "D6", []), (3, "D7", [("region", 8)])):
        game.roll(number, number, "orange", "blue").use(0, number, "orange", field)
        assert terms(game.gained(0)) == gain
        assert game.bonuses(0) == ({"monk": 1, "worker": 1} if gain else {"monk": 1})


@pytest.mark.rule("DIC-057")
@pytest.mark.parametrize("last", ["D5", "D6", "D7"])
def test_whichever_field_is_the_last_one(last: str) -> None:
    others = [field for field in ("D5", "D6", "D7") if field != last]
    game = table().write(0, dict(zip(others, (1, 2), strict=True))).roll(6, 6, "orange", "blue").use(0, 6, "orange", last)
    assert terms(game.gained(0)) == [("region", 8)]


@pytest.mark.rule("DIC-057")
def test_a_region_of_one_pays_at_once() -> None:
    game = table().roll(1, 6, "purple", "blue").use(0, 1, "purple", "C6")
    assert terms(game.gained(0)) == [("region", 1)] and game.bonuses(0) == {"silver": 1, "monk": 1}


@pytest.mark.rule("DIC-058")
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(("size", "points"), [(1, (1, 1, 1)), (3, (8, 6, 4)), (4, (13, 10, 7))])
def test_cities_of_one_three_and_four(size: int, points: tuple[int, int, int], phase: int) -> None:
    standing, last = CITIES[size]
    game = table(phase=phase).write(0, standing).roll(6, 6, "orange", "blue").use(0, 6, "orange", last)
    (term,) = game.gained(0)
    assert (term.key, term.points, term.rule) == ("region", points[phase - 1], "DIC-058")
    assert term.detail == {"colour": "orange", "size": size, "phase": phase}


@pytest.mark.rule("DIC-058")
@pytest.mark.parametrize(("phase", "points"), [(1, 4), (2, 3), (3, 2)])
@pytest.mark.parametrize(
    ("colour", "standing", "last", "number"), [("gray", "A3", "A4", 3), ("blue", "A1", "A2", 5), ("purple", "B3", "B4", 1)]
)
def test_regions_of_two(colour: str, standing: str, last: str, number: int, phase: int, points: int) -> None:
    game = table(phase=phase).write(0, {standing: number}).roll(number, number, colour, "green").use(0, number, colour, last)
    assert terms(game.gained(0)) == [("region", points)]


@pytest.mark.rule("DIC-058")
@pytest.mark.parametrize(("phase", "points"), [(1, 8), (2, 6), (3, 4)])
@pytest.mark.parametrize(("sheet", "standing", "last", "colour", "number"), [
    ("B", {"C6": 1, "D6": 2}, "D7", "purple", 1),
    ("B", {"C3": 5, "D2": 6}, "D3", "blue", 5),
    ("D", {"E2": 1, "F1": 2}, "F2", "purple", 2),
])  # fmt: skip
def test_regions_of_three_on_other_sheets(
    sheet: str, standing: dict[str, int], last: str, colour: str, number: int, phase: int, points: int
) -> None:
    game = table(sheet, phase=phase).write(0, standing).roll(number, number, colour, "green").use(0, number, colour, last)
    assert terms(game.gained(0)) == [("region", points)]


@pytest.mark.rule("DIC-059")
def test_unfinished_regions_are_worth_nothing_in_the_end() -> None:
    game = table(phase=3, boxes=9).write(0, {"B1": 1, "B2": 2, "C1": 3, "A3": 3, "C4": 6, "D5": 1, "D6": 2})
    game.quiet_round()
    assert game.state.result is not None
    assert terms(game.state.score(0)) == [("start", 1)] and game.state.result.points == (1, 1)


@pytest.mark.rule("DIC-060")
def test_both_combinations_of_a_turn_may_complete_a_region() -> None:
    game = table().write(0, {"D5": 1, "D6": 2, "C4": 5}).roll(6, 5, "orange", "yellow")
    game.use(0, 6, "orange", "D7")
    assert terms(game.gained(0)) == [("region", 8)]
    game.silver(0, 5, "yellow", "C3")
    assert terms(game.gained(0)) == [("region", 4), ("pasture", 4)]
    assert game.points(0) == 1 + 8 + 4 + 4 and game.bonuses(0) == {"worker": 1}


@pytest.mark.rule("DIC-061")
def test_the_silver_of_a_mine_pays_for_the_second_combination() -> None:
    game = table(start="goods").write(0, {"A4": 3, "B5": 1}).roll(4, 2, "gray", "purple")
    game.use(0, 4, "gray", "A3")
    assert game.row(0, "silver") == (1, 0)
    game.offers(0, ("silver", 2, "purple"), ("end",))
    game.silver(0, 2, "purple", "B4")
    assert game.row(0, "silver") == (1, 1) and game.number(0, "B4") == 2


@pytest.mark.rule("DIC-061")
def test_the_silver_of_a_castle_pays_for_the_second_combination() -> None:
    game = table(start="goods").write(0, {"D5": 6}).roll(6, 2, "green", "purple")
    game.use(0, 6, "green", "C5").silver(0, 2, "purple", "C6")
    assert game.castle_row(0) == {"goods": "circled", "silver": "crossed"}
    assert terms(game.state.score(0)) == [("start", 1), ("region", 1), ("region", 1)]


@pytest.mark.rule("DIC-061", "DIC-063")
def test_not_if_a_bonus_was_used_before() -> None:
    game = table(start="monk").write(0, {"A4": 3}).roll(4, 2, "blue", "purple").monk(0, 4, "gray", "A3")
    assert game.row(0, "silver") == (1, 0) and game.due() == (1,), "the silver is there, the turn is over"


@pytest.mark.rule("DIC-062")
def test_with_all_worker_circles_in_use_a_city_still_scores() -> None:
    circles = tischlein.game("burgundy_dice").material(table().state.setup)["tracks"]["worker"]
    game = table().give(0, worker=circles).write(0, {"D5": 1, "D6": 2}).roll(6, 6, "orange", "blue").use(0, 6, "orange", "D7")
    assert terms(game.gained(0)) == [("region", 8)]
    assert game.row(0, "worker") == (circles, 0)
    assert game.heard()[-1] == "Player 1 has no free circle for another worker; it is lost. [DIC-062]"


@pytest.mark.rule("DIC-062")
def test_with_all_silver_circles_in_use_a_sale_still_scores() -> None:
    circles = tischlein.game("burgundy_dice").material(table().state.setup)["tracks"]["silver"]
    game = table(start="monk").give(0, silver=circles - 1, goods=3).roll(6, 6, "orange", "blue", hourglass=2).sell(0, 3)
    assert terms(game.gained(0)) == [("sale", 6)]
    assert game.row(0, "silver") == (circles, 0) and game.row(0, "goods") == (3, 3)


@pytest.mark.rule("DIC-062")
def test_a_castle_has_its_own_circle_however_full_the_row_is() -> None:
    circles = tischlein.game("burgundy_dice").material(table().state.setup)["tracks"]["worker"]
    game = table().give(0, worker=circles).write(0, {"E3": 1}).roll(1, 1, "green", "blue").use(0, 1, "green", "E2")
    assert terms(game.gained(0)) == [("region", 1)] and game.castle_row(0)["worker"] == "circled"
    assert game.bonuses(0)["worker"] == circles + 1
