"""The Solo Game: monasteries that score when they are placed (BUR-511, BUR-512)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.solo_table import marker, settle, solo
from tests.games.burgundy.table import WORKERS


@pytest.mark.rule("BUR-511")
@pytest.mark.parametrize(("number", "points"), [(22, 8), (15, 4), (25, 5), (24, 8), (19, 0)])
def test_a_monastery_for_the_end_scores_when_it_is_placed(number: int, points: int) -> None:
    game = solo(f"monastery-{number}").lay(0, "bank", "18", "11").lay(0, "cow-2", "13", "23").lay(0, "pig-2", "1")
    game.sold(0, red=4, pink=1).turn_of(0, 3)
    settle(game.place(0, 3, f"monastery-{number}", "15"))
    assert marker(game)[0] == 11 + points


@pytest.mark.rule("BUR-511")
def test_it_scores_only_then() -> None:
    game = solo("monastery-22", "bank").turn_of(0, 3, 1)
    settle(game.place(0, 3, "monastery-22", "15"))
    assert marker(game)[0] == 11
    settle(game.place(0, 1, "bank", "18"))
    assert marker(game)[0] == 22


@pytest.mark.rule("BUR-511", "BUR-522")
def test_nothing_is_scored_at_the_end_of_the_game() -> None:
    game = solo(counter=4, target=5).lay(0, "monastery-22", "15").lay(0, "bank", "18").silver(0, 3).store(0, red=2).workers(0, 8)
    game.phase("E").last_round().turn_of(0, 1).play(0, WORKERS)
    assert game.due() == ()
    assert marker(game) == (4, 5)


@pytest.mark.rule("BUR-511", "BUR-405")
def test_monastery_29_scores_white_castles_at_once() -> None:
    game = solo("monastery-29", elements=("white_castles",)).lay(0, "white_castle", "18").turn_of(0, 3)
    assert marker(settle(game.place(0, 3, "monastery-29", "15")))[0] == 11 + 4


@pytest.mark.rule("BUR-511", "BUR-371")
def test_the_crane_counts_as_a_building_for_a_monastery_that_scores_at_once() -> None:
    game = solo("monastery-22", elements=("extra_tiles",)).lay(0, "crane", "18").turn_of(0, 3)
    assert marker(settle(game.place(0, 3, "monastery-22", "15")))[0] == 11 + 4


@pytest.mark.rule("BUR-511")
def test_other_monasteries_work_from_now_on_and_score_nothing() -> None:
    game = solo("monastery-14").turn_of(0, 3, 1)
    settle(game.place(0, 3, "monastery-14", "15")).play(0, WORKERS)
    assert marker(game)[0] == 11
    assert game.estate(0).workers == 4


@pytest.mark.rule("BUR-512")
@pytest.mark.parametrize(("complete", "points"), [((), 0), (("6", "9", "35"), 3), (("6", "9", "35", "3", "5", "31"), 6)])
def test_monastery_26_scores_3_points_for_each_completed_colour(complete: tuple[str, ...], points: int) -> None:
    game = solo("monastery-26").lay(0, "black", *complete).turn_of(0, 3)
    assert marker(settle(game.place(0, 3, "monastery-26", "15")))[0] == 11 + points
