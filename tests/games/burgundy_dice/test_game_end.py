"""The end (DIC-092 to DIC-096)."""

from __future__ import annotations

import pytest

from tests.games.burgundy_dice.table import Table, table, terms
from tischlein import say
from tischlein.core.score import Result


def last_round(players: int = 2, start: str | tuple[str, ...] = "silver") -> Table:
    return table(players=players, phase=3, boxes=9, start=start)


def result(game: Table) -> Result:
    assert game.due() == () and game.state.result is not None
    return game.state.result


@pytest.mark.rule("DIC-092")
def test_the_final_score_is_the_sum_of_the_three_interim_results() -> None:
    game = last_round(start="goods").award(0, 10, phase=1).award(0, 6, phase=2).write(0, {"D5": 1, "D6": 2})
    game.roll(6, 6, "orange", "gray").use(0, 6, "orange", "D7").passes(1)
    assert game.sheet(0).interim() == [11, 6, 4]
    assert result(game).points == (21, 1)
    assert sum(term.points for term in game.state.score(0)) == 21


@pytest.mark.rule("DIC-093")
def test_the_most_points_win_whatever_bonuses_the_others_have() -> None:
    game = last_round().give(1, monk=3, silver=3, goods=3).roll(4, 6, "orange", "yellow").use(0, 4, "orange", "B5").ends(0).passes(1)
    assert result(game).points == (2, 1) and result(game).winners == (0,) and result(game).ranking == ((0,), (1,))
    assert say(result(game).reason) == "Player 1 wins with 2 points."
    assert say(result(game).reason, "de") != say(result(game).reason)


@pytest.mark.rule("DIC-094")
@pytest.mark.parametrize("bonus", ["monk", "silver", "goods", "worker"])
def test_a_tie_is_broken_by_bonuses_of_all_kinds(bonus: str) -> None:
    game = last_round(3).give(1, **{bonus: 1}).quiet_round()
    assert result(game).points == (1, 1, 1)
    assert result(game).winners == (1,) and result(game).ranking == ((1,), (0, 2))
    assert say(result(game).reason) == "Player 2 wins with 1 point; the tie is broken by bonuses left (3)."


@pytest.mark.rule("DIC-094")
def test_a_crossed_out_bonus_breaks_no_tie() -> None:
    game = last_round(start="worker").roll(1, 4, "gray", "yellow")
    game.worker(0, 3, "gray", "F2").use(1, 4, "gray", "F2")
    assert result(game).points == (1, 1) and game.castle_row(0) == {"worker": "crossed"}
    assert result(game).winners == (1,), "the worker in the castle row counts as long as it is not crossed out"


@pytest.mark.rule("DIC-094")
def test_unsold_goods_in_the_castle_row_count() -> None:
    game = last_round(start=("goods", "monk")).roll(6, 4, "blue", "orange", hourglass=2)
    game.sell(0, 0).use(0, 6, "blue", "D3").monk(1, 4, "yellow", "E6")
    assert result(game).points == (1, 3)
    tie = last_round(start=("goods", "monk")).roll(4, 2, "blue", "orange").use(0, 4, "orange", "B2").monk(1, 2, "purple", "F4")
    assert result(tie).points == (1, 1) and result(tie).winners == (0,) and tie.bonuses(0) == {"goods": 1}


@pytest.mark.rule("DIC-094")
def test_bonuses_count_only_between_those_who_tie_for_the_lead() -> None:
    game = last_round(4).award(0, 8).award(1, 8).give(1, worker=2).give(2, worker=9).give(3, worker=1).quiet_round()
    assert result(game).points == (9, 9, 1, 1)
    assert result(game).ranking == ((1,), (0,), (2,), (3,))


@pytest.mark.rule("DIC-095")
def test_a_tie_in_points_and_bonuses_is_a_shared_victory() -> None:
    game = last_round(4).award(0, 4).award(1, 4).award(2, 4).give(0, monk=1).give(1, goods=1).quiet_round()
    assert result(game).winners == (0, 1) and result(game).ranking == ((0, 1), (2,), (3,))
    assert say(result(game).reason) == "2 players share the victory: 5 points and 3 bonuses left each."
    assert "2" in say(result(game).reason, "de")


@pytest.mark.rule("DIC-096")
def test_unused_bonuses_are_worth_no_points() -> None:
    game = last_round().give(0, monk=5, silver=7, goods=4, worker=9).quiet_round()
    assert result(game).points == (1, 1)
    assert terms(game.state.score(0)) == [("start", 1)]
    assert game.state.standing() == [1, 1]
