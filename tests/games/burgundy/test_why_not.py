"""What people point at although it cannot be chosen: the reason, and the rule."""

from __future__ import annotations

import pytest

from tests.games.burgundy.table import BUY, Table, table

ASKED_TURN = "BUR-078, BUR-090, BUR-252"


def choosing_a_die() -> Table:
    """Seat 0 has a 2 and a 3, no worker, and a mine on a key space."""
    return table().no_tiles().empty_handed().depot(2, "ship").depot(5, "mine").depot(0, "bank").keys(0, "mine").turn_of(0, 2, 3)


@pytest.mark.rule("BUR-110", "BUR-114")
def test_a_tile_in_a_depot_that_no_die_reaches() -> None:
    game = choosing_a_die()
    game.explains(0, ("take", 5, "mine"), "BUR-110", "The number 5 is out of reach for your dice and your workers.")
    game.explains(0, ("take", 6), "BUR-114", "no tile left in this depot")
    game.explains(0, ("take", 2, "ship"), ASKED_TURN, "Something else is asked now")
    game.workers(0, 2).explains(0, ("take", 5, "mine"), ASKED_TURN)
    game.workers(0, 0).act(0, 2).explains(0, ("take", 5, "mine"), "BUR-110", "out of reach for this die")


@pytest.mark.rule("BUR-313")
def test_monastery_12_helps_to_take() -> None:
    game = choosing_a_die().depot(4, "ship").lay(0, "monastery-12", "C3").turn_of(0, 2)
    assert ("take", 3) not in game.offered(0)
    game.depot(3, "mine").offered(0, "take")
    assert game.state.why_not(0, ("take", 3)) is None
    game.explains(0, ("take", 4), "BUR-110")


@pytest.mark.rule("BUR-125", "BUR-126", "BUR-127")
def test_a_space_before_a_tile_is_chosen() -> None:
    game = choosing_a_die()
    game.explains(0, ("space", game.cell(0, "D4")), "BUR-125", "There is a tile on this space already.")
    game.explains(0, ("space", game.cell(0, "A1")), "BUR-127", "next to a tile")
    kinds = {game.estate(0).duchy.spaces[cell].colour for cell in range(37) if game.estate(0).frontier >> cell & 1}
    assert kinds, "there are spaces around the castle"
    for cell in range(37):
        if game.estate(0).frontier >> cell & 1:
            because = game.state.why_not(0, ("space", cell))
            assert because is not None
            assert because[1] in ("BUR-125", "BUR-126", ASKED_TURN)
    game.keys(0).explains(0, ("space", game.cell(0, "C3")), "BUR-113", "no tile on your key spaces")


@pytest.mark.rule("BUR-126")
def test_a_space_that_no_tile_in_store_fits() -> None:
    game = choosing_a_die().keys(0, "castle")
    game.explains(0, ("space", game.cell(0, "C3")), "BUR-126", "None of the tiles on your key spaces fits")
    game.explains(0, ("place", "mine"), "BUR-125", "not on your key spaces")


@pytest.mark.rule("BUR-125")
def test_a_tile_whose_spaces_ask_for_other_numbers() -> None:
    game = table().empty_handed().keys(0, "ship", "mine").turn_of(0, 2, 2)
    game.act(0, 2)
    fitting = {space.die for cell, space in enumerate(game.estate(0).duchy.spaces) if game.estate(0).frontier >> cell & 1}
    assert 2 not in fitting or game.offered(0, "place")
    because = [game.state.why_not(0, ("place", tile)) for tile in ("ship", "mine")]
    assert all(each is None or each[1] in ("BUR-125", "BUR-126") for each in because)
    assert any(each is not None for each in because)


@pytest.mark.rule("BUR-230", "BUR-235")
def test_goods_of_another_number() -> None:
    game = choosing_a_die().store(0, red=1)
    game.explains(0, ("sell", "pink"), "BUR-235", "no goods of this colour")
    because = game.state.why_not(0, ("sell", "red"))
    assert because is not None
    assert because[1] in ("BUR-230", ASKED_TURN)


@pytest.mark.rule("BUR-250", "BUR-254")
def test_the_black_depot_without_silver_or_a_second_time() -> None:
    game = choosing_a_die().silver(0, 1)
    game.explains(0, ("buy", 0, "bank"), "BUR-250", "costs 2 silver coins, and you have 1")
    game.silver(0, 4).depot(0, "bank", "church").play(0, BUY, ("buy", 0, "bank", "silver"))
    game.explains(0, ("buy", 0, "church"), "BUR-254", "bought a tile in this turn already")


@pytest.mark.rule("BUR-250")
def test_only_the_black_depot_is_for_sale() -> None:
    game = choosing_a_die().silver(0, 2).play(0, BUY)
    game.explains(0, ("take", 2, "ship"), "BUR-250", "Only tiles of the black depot")


@pytest.mark.rule("BUR-090")
def test_the_other_die_while_one_is_used() -> None:
    choosing_a_die().act(0, 2).explains(0, ("die", 3), "BUR-090", "First finish")


@pytest.mark.rule("BUR-110")
def test_a_tile_of_another_depot() -> None:
    game = choosing_a_die().depot(2, "ship", "mine").act(0, 2, ("take", 2))
    game.explains(0, ("take", 5, "mine"), "BUR-110", "from depot 2")


def test_not_your_turn() -> None:
    choosing_a_die().explains(1, ("take", 2), "", "It is not your turn: Red has to decide.")
