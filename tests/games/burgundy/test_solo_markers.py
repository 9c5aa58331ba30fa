"""The Solo Game: points, bought points, and what happens at the target (BUR-516 to BUR-520)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.solo_table import marker, settle, solo
from tests.games.burgundy.table import WORKERS
from tischlein import CHANCE


@pytest.mark.rule("BUR-516")
def test_the_counting_marker_advances_by_all_points() -> None:
    game = solo("watchtower", "cow-3", counter=7).turn_of(0, 1, 2).place(0, 1, "watchtower", "18")
    assert marker(settle(game)) == (7 + 1 + 10 + 4, 50)


@pytest.mark.rule("BUR-516")
@pytest.mark.parametrize(("phase", "points"), [("A", 11), ("B", 9), ("C", 7), ("D", 5), ("E", 3)])
def test_an_area_brings_its_size_and_the_phase_bonus(phase: str, points: int) -> None:
    game = solo("bank").phase(phase).turn_of(0, 1).place(0, 1, "bank", "18").silver(0, 0)
    assert marker(settle(game))[0] == points


@pytest.mark.rule("BUR-517")
def test_when_points_come_more_can_be_bought_for_a_silver_coin_each() -> None:
    game = solo("watchtower").silver(0, 3).turn_of(0, 1).place(0, 1, "watchtower", "18", ("next", 2))
    game.offers(0, *(("points", points) for points in range(4)))
    game.play(0, ("points", 2))
    assert marker(game)[0] == 4 + 2
    assert game.estate(0).silver == 1
    game.play(0, ("next", 0)).offers(0, ("points", 0), ("points", 1))


@pytest.mark.rule("BUR-517")
def test_without_points_none_can_be_bought() -> None:
    game = solo("ship").silver(0, 9).turn_of(0, 1).offers(0, WORKERS).play(0, WORKERS)
    assert game.due() == (CHANCE,)


@pytest.mark.rule("BUR-517")
def test_the_silver_of_a_sale_can_buy_a_point_at_once() -> None:
    game = solo(counter=47).store(0, red=1).turn_of(0, 4).play(0, ("sell", "red")).offers(0, ("points", 0), ("points", 1))
    game.play(0, ("points", 1))
    assert marker(game) == (0, 45)


@pytest.mark.rule("BUR-517", "BUR-518", "BUR-520")
def test_bought_points_can_reach_the_target_and_no_more_than_are_missing_are_offered() -> None:
    game = solo(counter=40).store(0, red=3).silver(0, 9).turn_of(0, 4).play(0, ("sell", "red"))
    game.offers(0, *(("points", points) for points in range(5)))
    game.play(0, ("points", 4))
    assert marker(game) == (0, 45)
    assert game.estate(0).silver == 9 + 1 - 4
    assert WORKERS in game.offered(0), "the extra action"


@pytest.mark.rule("BUR-518", "BUR-519")
@pytest.mark.parametrize(("counter", "goods"), [(44, 3), (47, 3), (36, 7)])
def test_at_the_target_the_counting_marker_goes_back_and_surplus_points_are_lost(counter: int, goods: int) -> None:
    game = solo(counter=counter).store(0, red=goods).turn_of(0, 4).play(0, ("sell", "red"))
    assert marker(game) == (0, 45)


@pytest.mark.rule("BUR-518")
def test_one_point_before_the_target_nothing_happens() -> None:
    game = solo(counter=43).store(0, red=3).turn_of(0, 4).play(0, ("sell", "red"), ("points", 0))
    assert marker(game) == (49, 50)
    assert game.due() == (CHANCE,)


@pytest.mark.rule("BUR-519")
def test_the_target_goes_down_from_50_to_45_to_40_and_so_on() -> None:
    """The example, down to 5, where it stays."""
    game, targets = solo(), []
    for _ in range(11):
        game.state.counter = game.state.target - 1
        game.store(0, red=1).turn_of(0, 4).play(0, ("sell", "red"))
        assert WORKERS in game.offered(0), "the extra action comes every time"
        targets.append(game.state.target)
        game.silver(0, 0).play(0, WORKERS)
    assert targets == [45, 40, 35, 30, 25, 20, 15, 10, 5, 5, 5]


@pytest.mark.rule("BUR-520")
def test_a_reset_gives_an_action_with_any_number() -> None:
    game = solo("bank", "mine", counter=49).lay(0, "ship", "8").store(0, red=1, orange=1, pink=1).depot(2, "ship").depot(5, "ship")
    game.turn_of(0, 4).play(0, ("sell", "red")).silver(0, 0)
    game.offers(
        0,
        *(("take", 2), ("take", 5), ("sell", "orange"), ("sell", "pink"), WORKERS),
        *(("place", "bank"), ("place", "mine")),
    )
    game.play(0, ("take", 5))
    assert game.estate(0).workers == 0
    assert game.due() == (CHANCE,)


@pytest.mark.rule("BUR-520")
def test_the_extra_action_can_bring_the_next_reset() -> None:
    game = solo(counter=9, target=10).store(0, red=1, pink=3).turn_of(0, 4).play(0, ("sell", "red")).play(0, ("sell", "pink"))
    assert marker(game) == (0, 5)
    assert WORKERS in game.offered(0)
    game.silver(0, 0).play(0, WORKERS)
    assert game.due() == (CHANCE,)


@pytest.mark.rule("BUR-518", "BUR-520")
def test_area_and_phase_bonus_count_one_after_the_other() -> None:
    game = solo("bank", counter=49).turn_of(0, 1).place(0, 1, "bank", "18").silver(0, 0).play(0, ("next", 0))
    assert marker(game) == (0, 45)
    game.play(0, WORKERS)
    assert marker(game) == (10, 45)
    game = solo("bank", counter=49).turn_of(0, 1).place(0, 1, "bank", "18").silver(0, 0).play(0, ("next", 1))
    assert marker(game) == (0, 45)
    game.play(0, WORKERS)
    assert marker(game) == (1, 45)
