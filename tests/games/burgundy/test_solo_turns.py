"""The Solo Game: 25 turns, what the white die brings and removes, and the usual actions (BUR-500 to BUR-504, BUR-523)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.solo_table import marker, settle, solo
from tests.games.burgundy.table import BUY, END, WORKERS, table
from tischlein import CHANCE
from tischlein.games.burgundy.tiles import KIND_OF, KINDS

# ---------------------------------------------------------------------- the beginning of a turn


@pytest.mark.rule("BUR-500")
def test_there_are_25_turns_each_with_a_roll_of_all_dice() -> None:
    game = table(1)
    turns = 0
    while game.due():
        game.roll((1, 2), white=3).idle(0).deal()
        turns += 1
        assert game.state.counter == 0
    assert turns == 25


@pytest.mark.rule("BUR-501")
def test_the_next_goods_tile_goes_to_the_depot_of_the_white_die() -> None:
    game = solo()
    coming = game.state.view(None)["coming"]
    game.roll((1, 1), white=4)
    assert game.goods_at(4) == {coming[0]: 1}
    assert game.state.view(None)["coming"] == coming[1:]


@pytest.mark.rule("BUR-502")
@pytest.mark.parametrize("depot", range(1, 7))
def test_the_depot_of_the_white_die_loses_its_first_tile(depot: int) -> None:
    game = solo()
    for number in range(1, 7):
        game.depot(number, "bank", "castle")
    game.roll((1, 1), white=depot)
    left = [here["tiles"] for here in game.state.view(None)["depots"]]
    assert left == [["castle"] if number == depot else ["bank", "castle"] for number in range(1, 7)]
    assert game.state.view(None)["gone"] == ["bank"]


@pytest.mark.rule("BUR-502")
@pytest.mark.parametrize(
    ("depot", "gone", "stays"),
    [
        (1, "building", "ship"),
        (2, "monastery", "castle"),
        (3, "animal", "building"),
        (4, "ship", "building"),
        (5, "mine", "monastery"),
        (6, "building", "animal"),
    ],
)
def test_first_is_what_lies_leftmost_or_topmost(depot: int, gone: str, stays: str) -> None:
    game = table(1).roll((1, 1), white=depot)
    assert [KINDS[KIND_OF[tile]] for tile in game.state.gone] == [gone]
    assert [KINDS[KIND_OF[tile]] for tile in game.state.depots[depot - 1]] == [stays]


@pytest.mark.rule("BUR-502")
def test_with_several_players_no_tile_is_removed() -> None:
    game = table(2).roll((1, 1), (1, 1), white=3)
    assert [len(depot) for depot in game.state.depots] == [2] * 6


@pytest.mark.rule("BUR-503")
@pytest.mark.parametrize(("white", "full", "loses"), [(2, (1, 3), 3), (2, (1, 5), 5), (5, (4, 1), 1), (6, (2, 5), 2), (3, (2,), 2)])
def test_instead_of_an_empty_depot_the_next_one_clockwise_loses_a_tile(white: int, full: tuple[int, ...], loses: int) -> None:
    game = solo()
    for number in full:
        game.depot(number, "bank", "castle")
    game.roll((1, 1), white=white)
    assert [number for number in full if len(game.state.depots[number - 1]) == 1] == [loses]
    assert sum(game.goods_at(white).values()) == 1, "the goods still come to the depot of the die"


@pytest.mark.rule("BUR-503")
def test_with_all_depots_empty_nothing_is_removed_not_even_from_the_black_depot() -> None:
    game = solo().depot(0, "castle").roll((1, 1), white=3)
    assert game.state.view(None)["gone"] == []
    assert game.state.view(None)["black"] == ["castle"]


@pytest.mark.rule("BUR-501", "BUR-502")
def test_only_one_tile_goes_in_a_turn_and_the_dice_come_after_that() -> None:
    game = solo().depot(3, "bank").roll((3, 3), white=3)
    game.offers(0, WORKERS)


# ---------------------------------------------------------------------- actions


@pytest.mark.rule("BUR-504")
def test_then_two_dice_actions_are_carried_out() -> None:
    game = solo().depot(3, "bank").store(0, purple=1).roll((3, 2), white=6).depot(3, "bank")
    game.act(0, 3, ("take", 3)).play(0, ("sell", "purple"), ("points", 0))
    assert game.tiles_of(0) == ["bank"]
    assert game.due() == (CHANCE,) and game.state.round == 2


@pytest.mark.rule("BUR-504")
def test_tiles_have_their_usual_effects_and_points() -> None:
    game = solo("bank", "cow-3", "watchtower").turn_of(0, 1, 2).place(0, 1, "bank", "18")
    assert game.estate(0).silver == 2
    settle(game)
    assert marker(game)[0] == 1 + 10
    settle(game.silver(0, 0).place(0, 2, "cow-3", "13"))
    assert marker(game)[0] == 11 + 1 + 10 + 3


@pytest.mark.rule("BUR-523")
def test_a_tile_of_the_black_depot_can_be_bought_once_a_turn() -> None:
    game = solo().silver(0, 5).depot(0, "castle", "mine").turn_of(0, 1, 2).play(0, BUY)
    game.offers(0, ("buy", 0, "castle", "silver"), ("buy", 0, "mine", "silver")).play(0, ("buy", 0, "mine", "silver"))
    assert game.tiles_of(0) == ["mine"] and game.estate(0).silver == 3
    assert game.offered(0, "buy") == []
    game.turn_of(0, 1, 1).play(0, WORKERS, WORKERS).offers(0, BUY, END)
