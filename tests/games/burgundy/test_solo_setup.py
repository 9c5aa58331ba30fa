"""The Solo Game: boards, dice, markers and what lies ready (BUR-485 to BUR-491)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.solo_table import marker, solo
from tests.games.burgundy.table import table
from tischlein import CHANCE, SetupError
from tischlein.games.burgundy.estate import number_of
from tischlein.games.burgundy.game import GAME
from tischlein.games.burgundy.tiles import CASTLE


@pytest.mark.rule("BUR-485")
@pytest.mark.parametrize(("boards", "id"), [("auto", "13a"), ("13a", "13a"), ("13b", "13b")])
def test_there_are_a_beginners_and_an_advanced_board(boards: str, id: str) -> None:
    game = table(1, boards=(boards,))
    assert game.estate(0).duchy.id == id
    assert len(game.estate(0).duchy.spaces) == 37


@pytest.mark.rule("BUR-485")
@pytest.mark.parametrize("board", [1, "random", "11a", "12a"])
def test_other_boards_are_not_for_the_solo_game(board: str | int) -> None:
    with pytest.raises(SetupError) as refusal:
        GAME.setup(players=1, boards=(board,))
    assert refusal.value.rule == "BUR-485"


@pytest.mark.rule("BUR-485")
def test_the_solo_boards_are_for_one_player() -> None:
    with pytest.raises(SetupError):
        GAME.setup(players=2, boards=("13a", "13b"))
    with pytest.raises(SetupError):
        GAME.setup(players=1, elements=("border_posts",))


@pytest.mark.rule("BUR-485")
@pytest.mark.parametrize("board", ["13a", "13b"])
def test_the_start_castle_goes_to_any_castle_space(board: str) -> None:
    state = GAME.start(GAME.setup(players=1, boards=(board,)))
    while state.waiting_for == (CHANCE,):
        state.play(CHANCE, state.chance.outcomes()[0][0])
    duchy = state.estate(0).duchy
    castles = [cell for cell, space in enumerate(duchy.spaces) if space.colour == CASTLE]
    assert len(castles) == 4
    assert state.options(0) == [("start", cell) for cell in castles]
    state.play(0, ("start", castles[2]))
    assert state.estate(0).filled == 1 << castles[2]


@pytest.mark.rule("BUR-486")
def test_the_start_is_one_silver_coin_two_workers_and_three_goods() -> None:
    state = GAME.start(GAME.setup(players=1))
    while state.waiting_for == (CHANCE,):
        state.play(CHANCE, state.chance.outcomes()[0][0])
    estate = state.estate(0)
    assert (estate.silver, estate.workers, number_of(estate.store)) == (1, 2, 3)


@pytest.mark.rule("BUR-487")
def test_the_store_holds_any_number_of_colours() -> None:
    game = solo("ship").store(0, red=1, pink=1, brown=1).goods(2, orange=2, purple=1, turquoise=1).turn_of(0, 3)
    game.place(0, 3, "ship", "17", ("next", 2), ("ship", 2))
    assert game.in_store(0) == {"red": 1, "pink": 1, "brown": 1, "orange": 2, "purple": 1, "turquoise": 1}


@pytest.mark.rule("BUR-488")
def test_two_dice_and_the_white_die_are_rolled() -> None:
    game = solo()
    assert game.state.chance.stream == "dice-0"
    game.chance((2, 5))
    assert game.state.chance.stream == "white"
    game.chance(6)
    assert game.state.white == 6
    game.offers(0, ("die", 2), ("die", 5))


@pytest.mark.rule("BUR-489")
def test_the_counting_marker_starts_on_0_and_the_target_marker_on_50() -> None:
    view = table(1).state.view(None)
    assert (view["counter"], view["target"]) == (0, 50)


@pytest.mark.rule("BUR-490")
def test_the_display_is_that_for_two_players() -> None:
    game = table(1)
    assert [len(depot) for depot in game.state.depots] == [2] * 6
    assert len(game.state.black) == 4


@pytest.mark.rule("BUR-490", "BUR-516")
def test_sold_goods_bring_two_points_each() -> None:
    game = solo().store(0, red=3).turn_of(0, 4).play(0, ("sell", "red"), ("points", 0))
    assert marker(game) == (6, 50)
    assert game.estate(0).silver == 1


@pytest.mark.rule("BUR-491")
@pytest.mark.parametrize("target", range(45, 56))
def test_the_target_marker_may_start_between_45_and_55_and_still_goes_down_by_5(target: int) -> None:
    game = table(1, target=target).no_tiles().no_goods().silver(0, 0)
    assert game.state.target == target
    game.state.counter = target - 1
    game.store(0, red=1).turn_of(0, 4).play(0, ("sell", "red"))
    assert marker(game) == (0, target - 5)


@pytest.mark.rule("BUR-491")
@pytest.mark.parametrize("target", [44, 56])
def test_other_targets_are_not_offered(target: int) -> None:
    with pytest.raises(SetupError):
        GAME.setup(players=1, target=target)


@pytest.mark.rule("BUR-491")
def test_a_target_is_for_the_solo_game_only() -> None:
    with pytest.raises(SetupError) as refusal:
        GAME.setup(players=2, target=45)
    assert refusal.value.rule == "BUR-491"
