"""Rounds: the dice, the goods of the white die, and who plays when (BUR-070 to BUR-078)."""

from __future__ import annotations

import pytest

import tischlein
from tests.games.burgundy.table import WORKERS, Table, table


def turns(game: Table) -> list[int]:
    """The seats in the order of their turns, until the round is over."""
    found: list[int] = []
    number = game.state.phase, game.state.round
    while (game.state.phase, game.state.round) == number and game.state.active >= 0:
        found.append(game.state.active)
        game.idle(game.state.active)
    return found


@pytest.mark.rule("BUR-070")
def test_all_dice_are_rolled_before_the_first_turn_and_everybody_sees_them() -> None:
    game = table(3).roll((3, 5), (1, 1), (2, 6), white=4)
    assert game.due() == (0,)
    for viewer in (0, 1, 2, None):
        view = game.state.view(viewer)
        assert [seat["dice"] for seat in view["seats"]] == [[3, 5], [1, 1], [2, 6]]
        assert view["white"] == 4


@pytest.mark.rule("BUR-070")
def test_everybody_rolls_anew_in_each_round() -> None:
    game = table().roll((3, 5), (1, 1), white=4).finish_round()
    assert game.due() == (tischlein.CHANCE,)
    game.roll((2, 4), (6, 5), white=2)
    view = game.state.view(None)
    assert [seat["dice"] for seat in view["seats"]] == [[2, 4], [6, 5]]
    assert view["white"] == 2


@pytest.mark.rule("BUR-071")
@pytest.mark.parametrize("white", range(1, 7))
def test_the_topmost_goods_go_to_the_depot_of_the_white_die(white: int) -> None:
    game = table().no_goods()
    game.state.coming = (3, 0, 5, 5, 1)
    game.roll((1, 2), (3, 4), white=white)
    assert {depot: game.goods_at(depot) for depot in range(1, 7) if game.goods_at(depot)} == {white: {"red": 1}}
    assert game.state.view(None)["coming"] == ["turquoise", "orange", "orange", "purple"]


@pytest.mark.rule("BUR-071")
def test_each_of_the_five_rounds_brings_the_next_goods() -> None:
    game = table().no_goods()
    game.state.coming = (3, 0, 5, 4, 1)
    for round, good in enumerate(("red", "turquoise", "orange", "brown", "purple"), 1):
        game.roll((1, 1), (1, 1), white=round)
        assert game.goods_at(round) == {good: 1}
        assert len(game.state.coming) == 5 - round
        game.finish_round()


@pytest.mark.rule("BUR-071")
def test_the_goods_come_before_the_first_turn() -> None:
    """The start player's ship can have them."""
    game = table().no_goods().store(0).keys(0, "ship")
    game.state.coming = (3, 0, 5, 4, 1)
    game.roll((2, 1), (1, 1), white=5).place(0, 2, "ship", "D3", ("ship", 5))
    assert game.in_store(0) == {"red": 1}


@pytest.mark.rule("BUR-072")
def test_several_goods_may_lie_in_one_depot() -> None:
    game = table().no_goods().goods(2, red=1, pink=1)
    game.state.coming = (3, 3, 4, 4, 1)
    for _ in range(3):
        game.roll((1, 1), (1, 1), white=2).finish_round()
    assert game.goods_at(2) == {"red": 3, "pink": 1, "brown": 1}


@pytest.mark.rule("BUR-073")
def test_the_white_die_is_not_there_for_actions() -> None:
    """The start player without workers: white 6, but only depots 1 and 2."""
    game = table().workers(0, 0).roll((1, 2), (3, 3), white=6)
    game.offers(0, ("die", 1), ("die", 2))
    for die in (1, 2):
        game.act(0, die)
        assert game.offered(0, "take") == [("take", die)]
        game.play(0, WORKERS)
        if die == 1:
            game.workers(0, 0)
    assert game.state.active == 1, "two actions and no third one"


@pytest.mark.rule("BUR-073")
def test_workers_do_not_change_the_white_die() -> None:
    game = table().no_goods().workers(0, 9)
    game.state.coming = (3, 0, 5, 5, 1)
    game.roll((1, 2), (3, 3), white=6)
    assert game.goods_at(6) == {"red": 1}, "before anybody is asked"
    while game.due() == (0,):
        assert {action[0] for action in game.offered(0)} <= {"die", "take", "sell", "workers"}
        game.play(0, game.offered(0)[0] if game.offered(0, "die") else WORKERS)
    assert game.goods_at(6) == {"red": 1} and game.state.white == 6


@pytest.mark.rule("BUR-074", "BUR-075")
@pytest.mark.parametrize(
    ("stacks", "order"),
    [
        ([[3, 2, 1, 0]], [0, 1, 2, 3]),
        ([[0, 1, 2, 3]], [3, 2, 1, 0]),
        ([[0], [1], [2], [3]], [3, 2, 1, 0]),
        ([[3, 0], [], [2, 1]], [1, 2, 0, 3]),
        ([[2], [1, 3], [], [], [], [], [0]], [0, 3, 1, 2]),
    ],
)
def test_who_is_nearer_to_the_town_plays_earlier_and_a_stack_from_top_to_bottom(stacks: list[list[int]], order: list[int]) -> None:
    game = table(4).roll(*[(1, 1)] * 4).bridge(*stacks).finish_round().roll(*[(1, 1)] * 4)
    assert game.state.view(None)["order"] == order
    assert turns(game) == order


@pytest.mark.rule("BUR-076")
def test_a_ship_changes_the_order_only_in_the_next_round() -> None:
    """Seats 1 and 2 both place a ship: 2 comes on top of 1."""
    game = table(3).no_goods().keys(1, "ship").keys(2, "ship")
    game.store(1, red=1, pink=1, brown=1).store(2, red=1, pink=1, brown=1)
    game.state.coming = (0, 0, 0, 0, 0)
    game.roll((1, 1), (2, 1), (2, 1))
    game.idle(0)
    game.place(1, 2, "ship", "D3").idle(1)
    game.place(2, 2, "ship", "D3").idle(2)
    assert game.state.view(None)["bridge"][:2] == [[0], [1, 2]]
    game.roll((1, 1), (1, 1), (1, 1))
    assert turns(game) == [2, 1, 0]


@pytest.mark.rule("BUR-076")
def test_nobody_plays_twice_or_is_left_out_because_of_ships() -> None:
    """The last in the order overtakes everybody during the round; the first falls behind."""
    game = table(4).bridge([3, 2, 1, 0]).no_goods().keys(0, "ship").keys(3, "ship")
    for seat in range(4):
        game.store(seat, red=1, pink=1, brown=1)
    game.state.coming = (0, 0, 0, 0, 0)
    game.roll((2, 2), (2, 2), (2, 2), (2, 2))
    seats = [0]
    game.place(0, 2, "ship", "D3").idle(0)
    seats.append(game.state.active)
    game.idle(1)
    seats.append(game.state.active)
    game.idle(2)
    seats.append(game.state.active)
    game.place(3, 2, "ship", "D3").idle(3)
    assert seats == [0, 1, 2, 3]
    assert game.state.round == 2
    game.roll(*[(1, 1)] * 4)
    assert turns(game) == [3, 0, 1, 2]


@pytest.mark.rule("BUR-077")
def test_the_next_round_begins_when_everybody_has_had_a_turn() -> None:
    game = table(3).roll((1, 1), (2, 2), (3, 3))
    for seat in range(3):
        assert game.state.round == 1 and game.due() == (seat,)
        game.idle(seat)
    assert game.state.round == 2 and game.due() == (tischlein.CHANCE,)
    assert game.state.chance.stream == "dice-0"


@pytest.mark.rule("BUR-078")
def test_a_turn_is_one_action_for_each_of_two_dice() -> None:
    game = table().roll((3, 5), (1, 1))
    game.offers(0, ("die", 3), ("die", 5))
    game.act(0, 3, WORKERS)
    assert game.due() == (0,) and WORKERS in game.offered(0), "the second die"
    game.play(0, WORKERS)
    assert game.due() == (1,)
    assert game.estate(0).workers == 1 + 2 + 2


@pytest.mark.rule("BUR-078")
def test_no_die_can_be_left_over() -> None:
    game = table().roll((3, 5), (1, 1))
    assert game.offered(0, "end") == game.offered(0, "pass") == []
    game.act(0, 3)
    assert game.offered(0, "end") == game.offered(0, "pass") == []
    game.play(0, WORKERS)
    assert game.offered(0, "end") == game.offered(0, "pass") == []


@pytest.mark.rule("BUR-078")
def test_a_double_is_two_actions_as_well() -> None:
    game = table().roll((4, 4), (1, 1)).play(0, WORKERS)
    assert game.due() == (0,)
    game.play(0, WORKERS)
    assert game.due() == (1,)
