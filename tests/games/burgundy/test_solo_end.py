"""The Solo Game: won with the last space, lost after 25 turns (BUR-522)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.solo_table import cell, cover, solo
from tests.games.burgundy.table import WORKERS


@pytest.mark.rule("BUR-522")
def test_with_the_last_space_the_game_is_won_at_once() -> None:
    game = cover(solo("bank"), "18").depot(0, "castle").silver(0, 5).turn_of(0, 1, 1).place(0, 1, "bank", "18")
    assert game.due() == ()
    result = game.state.result
    assert result is not None and result.winners == (0,)
    assert result.points == (37,)


@pytest.mark.rule("BUR-522")
def test_the_36th_space_is_not_enough() -> None:
    game = cover(solo("bank"), "18", "1").turn_of(0, 1, 1).place(0, 1, "bank", "18")
    assert game.state.result is None
    assert game.due() == (0,)


@pytest.mark.rule("BUR-522")
@pytest.mark.parametrize("tile", ["castle", "black", "inn"])
def test_any_tile_may_cover_the_last_space(tile: str) -> None:
    game = cover(solo(tile), "5").turn_of(0, 2).place(0, 2, tile, "5")
    assert game.state.result is not None and game.state.result.winners == (0,)


@pytest.mark.rule("BUR-522", "BUR-514")
def test_the_tile_for_a_completed_colour_may_cover_the_last_space() -> None:
    game = cover(solo("mine"), "6", "1").depot(0, "cow-2").turn_of(0, 5).place(0, 5, "mine", "6", ("next", 2))
    game.play(0, ("gift", 0, "cow-2"), ("space", cell("1")))
    assert game.due() == () and game.state.result is not None and game.state.result.winners == (0,)


@pytest.mark.rule("BUR-522", "BUR-520")
def test_the_action_of_a_reset_may_cover_the_last_space() -> None:
    game = cover(solo("bank", counter=49), "18").store(0, red=1).turn_of(0, 4).play(0, ("sell", "red")).place(0, 0, "bank", "18")
    assert game.due() == () and game.state.result is not None and game.state.result.winners == (0,)


@pytest.mark.rule("BUR-522")
@pytest.mark.parametrize("empty", [1, 36])
def test_after_25_turns_with_an_empty_space_the_game_is_lost(empty: int) -> None:
    game = solo()
    if empty == 1:
        cover(game, "18")
    game.phase("E").last_round().turn_of(0, 1).play(0, WORKERS)
    result = game.state.result
    assert game.due() == () and result is not None
    assert result.winners == ()
    assert result.points == (37 - empty,)


@pytest.mark.rule("BUR-522")
def test_the_last_die_of_the_25th_turn_can_still_win() -> None:
    game = cover(solo("bank"), "18").phase("E").last_round().turn_of(0, 1).place(0, 1, "bank", "18")
    assert game.state.result is not None and game.state.result.winners == (0,)
