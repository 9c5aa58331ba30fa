"""The Solo Game: a tile of the black depot for each completed colour (BUR-513 to BUR-515)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.solo_table import cell, last_mine, marker, settle, solo
from tests.games.burgundy.table import BUY, PASS, WORKERS, Table


@pytest.mark.rule("BUR-513")
def test_a_completed_colour_brings_no_points_and_no_bonus_tile() -> None:
    game = settle(last_mine())
    assert marker(game)[0] == 11
    assert game.state.bonuses_of(0) == 0
    assert game.state.view(None)["bonuses"]["mine"] == []


@pytest.mark.rule("BUR-514")
def test_a_completed_colour_lets_a_black_tile_be_placed_directly() -> None:
    game = last_mine("monastery-1", "bank", "ship").play(0, ("next", 2))
    game.offers(0, ("gift", 0, "monastery-1"), ("gift", 0, "bank"), ("gift", 0, "ship"), PASS)
    game.play(0, ("gift", 0, "ship")).offers(0, ("space", cell("7")), ("space", cell("8")))
    game.play(0, ("space", cell("7")))
    assert game.tile_at(0, "7") == "ship"
    assert game.tiles_of(0) == []
    assert game.state.view(None)["black"] == ["monastery-1", "bank"]


@pytest.mark.rule("BUR-514")
def test_colour_neighbours_and_the_other_rules_bind_the_tile() -> None:
    game = solo("mine").lay(0, "black", "6", "35").lay(0, "bank", "10").depot(0, "bank", "castle", "ship", "monastery-1", "cow-2")
    game.lay(0, "black", "12", "16", "18", "19", "22").turn_of(0, 5).place(0, 5, "mine", "9", ("next", 2))
    assert ("gift", 0, "castle") in game.offered(0), "31 is beside 35"
    game.play(0, ("gift", 0, "bank"))
    assert game.places(0) == {"21", "30", "34", "36"}, "the city of 11 has a bank, 2 has no neighbour"


@pytest.mark.rule("BUR-514")
def test_a_tile_that_fits_nowhere_is_not_offered() -> None:
    game = solo("mine").lay(0, "black", "3", "5", "6", "8", "31", "35").depot(0, "castle", "bank").turn_of(0, 5)
    game.place(0, 5, "mine", "9", ("next", 2)).offers(0, ("gift", 0, "bank"), PASS)


@pytest.mark.rule("BUR-514")
def test_the_tile_has_all_its_effects() -> None:
    game = last_mine("cow-4").play(0, ("next", 2), ("gift", 0, "cow-4"), ("space", cell("1")))
    settle(game)
    assert marker(game)[0] == 11 + (1 + 10 + 4)
    game = last_mine("ship").goods(2, red=2).play(0, ("next", 2), ("gift", 0, "ship"), ("space", cell("7")), ("next", 2), ("ship", 2))
    assert game.in_store(0) == {"red": 2}


@pytest.mark.rule("BUR-514")
def test_the_tile_may_be_left() -> None:
    game = settle(last_mine("cow-4").play(0, ("next", 2), PASS))
    assert game.state.view(None)["black"] == ["cow-4"]
    game.offers(0, WORKERS)


@pytest.mark.rule("BUR-514")
def test_a_colour_that_is_not_complete_gives_no_tile() -> None:
    game = solo("mine", start="3").lay(0, "mine", "9").depot(0, "cow-4").turn_of(0, 5, 1).place(0, 5, "mine", "6")
    game.offers(0, ("next", 0), ("next", 1))


@pytest.mark.rule("BUR-514")
def test_the_tile_costs_no_silver_and_is_no_purchase() -> None:
    game = last_mine("cow-4", "cow-4", silver=2).play(0, ("next", 2), ("gift", 0, "cow-4"), ("space", cell("1")))
    settle(game)
    assert game.estate(0).silver == 2
    assert BUY in game.offered(0)


def castle_chain(*black: str) -> Table:
    """The last mine completes its colour, and a castle on space 5 would complete the next one."""
    game = solo("mine", start="3").lay(0, "mine", "9", "35").lay(0, "castle", "14", "31").lay(0, "monastery-1", "4").depot(0, *black)
    return game.turn_of(0, 5, 1).place(0, 5, "mine", "6", ("next", 2))


@pytest.mark.rule("BUR-515")
def test_a_tile_that_completes_another_colour_brings_another_tile() -> None:
    game = castle_chain("castle", "ship").play(0, ("gift", 0, "castle"), ("space", cell("5")))
    game.offers(0, *(("next", number) for number in range(4)))
    game.play(0, ("next", 2)).offers(0, ("gift", 0, "ship"), PASS)
    game.play(0, ("gift", 0, "ship"), ("space", cell("7")))
    settle(game)
    assert marker(game)[0] == 2 * 11
    settle(game.play(0, WORKERS))
    assert marker(game)[0] == 3 * 11
    game.offers(0, WORKERS)


@pytest.mark.rule("BUR-515")
def test_the_chain_ends_when_the_black_depot_is_empty() -> None:
    game = castle_chain("castle").play(0, ("gift", 0, "castle"), ("space", cell("5")), ("next", 2))
    game.offers(0, ("next", 0), ("next", 1), ("next", 2))
