"""The end of the game: final scoring, winner, ties (BUR-275 to BUR-283)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.table import WORKERS, Table, table
from tischlein import CHANCE, say
from tischlein.core.score import Result


def poor(players: int = 2) -> Table:
    """Nobody has anything that scores at the end, and it is the last round of the game."""
    return table(players=players).empty_handed().phase("E").last_round()


def over(game: Table, seat: int = 0) -> Table:
    """The last action of the game: a sale of red goods if there are any, else two workers."""
    game.turn_of(seat, 4)
    return game.play(seat, ("sell", "red") if "red" in game.in_store(seat) else WORKERS)


def result(game: Table) -> Result:
    assert game.due() == () and game.state.result is not None
    return game.state.result


@pytest.mark.rule("BUR-275")
def test_the_game_ends_after_the_fifth_phase() -> None:
    game = table().phase("D").last_round().turn_of(0, 4).play(0, WORKERS).deal()
    assert game.state.view(None)["phase"] == "E" and game.state.result is None
    rounds = 0
    while game.due() == (CHANCE,):
        game.roll((5, 2), (4, 1)).finish_round()
        rounds += 1
    assert rounds == 5 and result(game)


@pytest.mark.rule("BUR-275")
def test_the_last_round_is_played_by_everybody() -> None:
    game = poor().roll((5, 2), (4, 1)).idle(0)
    assert game.due() == (1,) and game.state.result is None
    assert result(game.idle(1))


@pytest.mark.rule("BUR-275")
def test_nothing_is_scored_for_leftovers_before_the_end() -> None:
    game = table().phase("D").last_round().store(0, red=3).silver(0, 5).workers(0, 6).turn_of(0, 5).play(0, WORKERS)
    assert game.earned(0) == {}


@pytest.mark.rule("BUR-276")
def test_unsold_goods_score_one_point_each() -> None:
    game = over(poor().store(1, red=3, pink=1, orange=1).sold(1, brown=4))
    assert game.earned(1) == {"goods": 5}


@pytest.mark.rule("BUR-277")
def test_silver_scores_one_point_each() -> None:
    assert over(poor().silver(1, 7)).earned(1) == {"silver": 7}


@pytest.mark.rule("BUR-278")
@pytest.mark.parametrize(("workers", "points"), [(1, 0), (2, 1), (3, 1), (8, 4), (9, 4)])
def test_two_workers_score_one_point_and_an_odd_one_nothing(workers: int, points: int) -> None:
    assert over(poor().workers(1, workers)).earned(1) == ({"workers": points} if points else {})


@pytest.mark.rule("BUR-276", "BUR-277", "BUR-278", "BUR-279")
def test_everything_left_scores_together() -> None:
    game = poor().store(1, pink=2).silver(1, 3).workers(1, 5).lay(1, "monastery-22", "C4").lay(1, "bank", "C3", "E4")
    assert over(game).earned(1) == {"goods": 2, "silver": 3, "workers": 2, "monastery": 8}
    assert result(game).points == (1, 15)


@pytest.mark.rule("BUR-279")
def test_monasteries_in_the_duchy_score_at_the_end() -> None:
    game = poor().lay(1, "monastery-17", "C4").lay(1, "monastery-24", "B4").lay(1, "watchtower", "C3").lay(1, "cow-2", "E6")
    assert over(game).earned(1) == {"monastery": 4 + 4}
    assert [(term.detail["number"], term.points, term.rule) for term in game.gained(1)] == [(17, 4, "BUR-321"), (24, 4, "BUR-328")]


@pytest.mark.rule("BUR-280")
def test_tiles_on_key_spaces_score_nothing() -> None:
    game = poor().keys(1, "monastery-17", "monastery-24", "watchtower").lay(1, "watchtower", "C3").lay(1, "cow-2", "E6")
    assert over(game).earned(1) == {}


@pytest.mark.rule("BUR-280")
def test_buildings_on_key_spaces_do_not_count_for_monasteries() -> None:
    game = poor().keys(1, "watchtower", "cow-2").lay(1, "monastery-17", "C4").lay(1, "monastery-24", "B4")
    assert over(game).earned(1) == {}


@pytest.mark.rule("BUR-281")
def test_the_most_points_win_whatever_lies_in_the_duchies() -> None:
    game = over(poor(3).silver(2, 5).silver(1, 4).lay(2, "mine", "E4", "D5"))
    found = result(game)
    assert found.points == (1, 4, 7), "two mines have paid at the end of the phase"
    assert found.winners == (2,) and found.ranking == ((2,), (1,), (0,))
    assert found.reason.key == "result-points" and say(found.reason) == "Player 3 wins with 7 points."


@pytest.mark.rule("BUR-282")
def test_a_tie_goes_to_whoever_has_more_empty_spaces() -> None:
    """Seat 0 would lose it by turn order."""
    game = over(poor().store(0, pink=4).store(1, pink=5).lay(1, "bank", "C3"))
    found = result(game)
    assert found.points == (5, 5) and found.winners == (0,) and found.ranking == ((0,), (1,))
    assert found.reason.key == "result-empty"
    assert all(part in say(found.reason) for part in ("Player 1 ", "5 points", "more empty spaces", "36"))
    assert say(found.reason, "de") != say(found.reason)


@pytest.mark.rule("BUR-282")
def test_empty_spaces_count_only_for_those_who_are_tied() -> None:
    game = over(poor(3).silver(1, 1).lay(1, "bank", "C3").lay(0, "bank", "C3", "E4"))
    assert result(game).points == (1, 1, 0)
    assert result(game).ranking == ((1,), (0,), (2,)), "seat 2 has most empty spaces but fewer points"


@pytest.mark.rule("BUR-283")
@pytest.mark.parametrize(("stack", "winner"), [((0, 1), 0), ((1, 0), 1)])
def test_with_equal_empty_spaces_whoever_is_later_in_turn_order_wins(stack: tuple[int, ...], winner: int) -> None:
    """Stacks are from bottom to top: the lower marker plays later."""
    game = over(poor().store(0, pink=4).store(1, pink=5).bridge(stack))
    found = result(game)
    assert found.points == (5, 5) and found.winners == (winner,) and found.ranking == ((winner,), (1 - winner,))
    assert found.reason.key == "result-order"
    assert all(part in say(found.reason) for part in (f"Player {winner + 1} ", "5 points", "36", "later in turn order"))


@pytest.mark.rule("BUR-283")
def test_farther_from_the_town_is_later_in_turn_order() -> None:
    game = over(poor(3).silver(1, 1).silver(2, 1).bridge((1,), (0,), (2,)))
    assert result(game).ranking == ((1,), (0,), (2,))


@pytest.mark.rule("BUR-283", "BUR-076")
def test_a_ship_of_the_last_turn_changes_the_order_that_breaks_the_tie() -> None:
    """Seat 0 is at the bottom of the stack and would win the tie; its ship takes it past seat 1, so that it comes earlier and loses it."""
    game = poor().no_goods().bridge((0, 1)).keys(0, "ship").lay(1, "bank", "C3").turn_of(0, 5).place(0, 5, "ship", "D5")
    assert result(game).points == (0, 0) and game.estate(0).empty_spaces == game.estate(1).empty_spaces
    assert result(game).winners == (1,)


@pytest.mark.rule("BUR-281", "BUR-282", "BUR-283")
def test_there_is_always_exactly_one_winner() -> None:
    game = over(poor(4).silver(1, 1).silver(2, 1).silver(3, 1))
    assert result(game).points == (1, 1, 1, 1)
    assert result(game).ranking == ((3,), (2,), (1,), (0,))


@pytest.mark.rule("BUR-275", "BUR-276")
def test_the_standing_shows_what_everybody_would_have_now() -> None:
    game = table().silver(0, 3).workers(0, 5).store(0, red=2)
    assert game.state.standing()[0] == 7 and game.points(0) == 0
