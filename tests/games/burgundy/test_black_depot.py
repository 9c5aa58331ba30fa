"""The black depot: one tile in each turn for two silver coins (BUR-250 to BUR-254)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.table import BUY, END, PASS, WORKERS, Table, table
from tischlein import CHANCE, NotYourDecision
from tischlein.core.decision import Action

MINE: Action = ("buy", 0, "mine", "silver")


def bought(tile: str) -> Action:
    return ("buy", 0, tile, "silver")


def shop(*tiles: str, silver: int = 2) -> Table:
    """Only these tiles can be bought; the six depots are empty."""
    return table().no_tiles().no_goods().depot(0, *tiles).silver(0, silver).workers(0, 0).store(0)


@pytest.mark.rule("BUR-250", "BUR-253")
def test_any_tile_of_the_black_depot_can_be_bought_for_two_silver() -> None:
    game = shop("bank", "ship", "mine", "bank", silver=3).turn_of(0, 5)
    game.play(0, BUY).offers(0, bought("bank"), bought("ship"), bought("mine"))
    game.play(0, bought("bank"))
    assert game.estate(0).silver == 1
    assert game.tiles_of(0) == ["bank"]
    assert game.state.view(None)["black"] == ["ship", "mine", "bank"], "one of the two banks is left"


@pytest.mark.rule("BUR-250")
def test_the_tiles_of_the_numbered_depots_cannot_be_bought() -> None:
    game = shop("bank").depot(5, "mine").turn_of(0, 5).play(0, BUY)
    game.offers(0, bought("bank")).refuses(0, ("buy", 5, "mine", "silver"))


@pytest.mark.rule("BUR-250")
@pytest.mark.parametrize("silver", [0, 1])
def test_less_than_two_silver_buy_nothing(silver: int) -> None:
    shop("bank", silver=silver).turn_of(0, 5).offers(0, WORKERS)


@pytest.mark.rule("BUR-250")
def test_workers_do_not_pay_for_a_tile() -> None:
    shop("bank", silver=1).workers(0, 9).turn_of(0, 5).offers(0, WORKERS)


@pytest.mark.rule("BUR-250")
def test_an_empty_black_depot_sells_nothing() -> None:
    shop(silver=9).turn_of(0, 5).offers(0, WORKERS)


@pytest.mark.rule("BUR-250")
def test_nobody_buys_in_the_turn_of_somebody_else() -> None:
    game = shop("bank").silver(1, 9).turn_of(0, 5)
    game.refuses(1, BUY, error=NotYourDecision)


@pytest.mark.rule("BUR-251")
def test_a_purchase_uses_no_die() -> None:
    game = shop("bank").turn_of(0, 5, 2).play(0, BUY, bought("bank"))
    game.offers(0, ("die", 5), ("die", 2))
    game.act(0, 5, WORKERS).act(0, 2, WORKERS)
    assert game.estate(0).workers == 4


@pytest.mark.rule("BUR-252")
@pytest.mark.parametrize(
    "actions",
    [
        pytest.param((BUY, MINE, ("die", 5), WORKERS, WORKERS), id="before"),
        pytest.param((("die", 5), BUY, MINE, WORKERS, WORKERS), id="with the die in hand"),
        pytest.param((("die", 5), WORKERS, BUY, MINE, WORKERS), id="between"),
        pytest.param((("die", 5), WORKERS, WORKERS, BUY, MINE), id="after"),
    ],
)
def test_a_purchase_before_between_or_after_the_actions(actions: tuple[Action, ...]) -> None:
    game = shop("mine").turn_of(0, 5, 2).play(0, *actions)
    assert game.tiles_of(0) == ["mine"] and game.estate(0).workers == 4
    assert game.due() == (CHANCE,), "the turn is over"


@pytest.mark.rule("BUR-252")
def test_before_the_first_of_two_equal_dice() -> None:
    game = shop("mine").turn_of(0, 5, 5).play(0, BUY, bought("mine"), WORKERS, WORKERS)
    assert game.tiles_of(0) == ["mine"] and game.estate(0).workers == 4


@pytest.mark.rule("BUR-252")
def test_after_the_last_action_the_turn_can_be_ended_without_a_purchase() -> None:
    game = shop("mine").turn_of(0, 5).play(0, WORKERS).offers(0, BUY, END).play(0, END)
    assert game.tiles_of(0) == [] and game.estate(0).silver == 2
    assert game.due() == (CHANCE,)


@pytest.mark.rule("BUR-252")
def test_silver_earned_with_the_last_die_can_be_spent_at_once() -> None:
    game = shop("mine", silver=1).store(0, red=1).turn_of(0, 4).play(0, ("sell", "red")).offers(0, BUY, END)
    game.play(0, BUY, bought("mine"))
    assert game.tiles_of(0) == ["mine"] and game.estate(0).silver == 0


@pytest.mark.rule("BUR-252")
def test_between_a_castle_and_its_extra_action() -> None:
    """The tile is bought after the castle has been placed, and placed by its extra action on a number the dice do not show."""
    game = shop("mine").keys(0, "castle").lay(0, "bank", "C3").turn_of(0, 6)
    game.place(0, 6, "castle", "B3").offers(0, WORKERS, BUY)
    game.play(0, BUY, bought("mine")).offers(0, ("place", "mine"), WORKERS)
    game.play(0, ("place", "mine"), ("space", game.cell(0, "E3")))
    assert game.tile_at(0, "E3") == "mine" and game.estate(0).mines == 1
    assert game.due() == (CHANCE,)


@pytest.mark.rule("BUR-252", "BUR-193")
def test_a_town_hall_places_the_tile_that_is_bought_for_it() -> None:
    game = shop("ship", "mine").keys(0, "town_hall").turn_of(0, 3)
    game.place(0, 3, "town_hall", "E4").offers(0, BUY, PASS)
    game.play(0, BUY, bought("mine")).offers(0, ("place", "mine"), PASS)
    game.play(0, ("place", "mine"), ("space", game.cell(0, "E3")))
    assert game.tile_at(0, "E3") == "mine" and game.tiles_of(0) == []


@pytest.mark.rule("BUR-252")
def test_a_town_hall_with_tiles_on_key_spaces_may_buy_first_as_well() -> None:
    game = shop("mine").keys(0, "town_hall", "ship").turn_of(0, 3).place(0, 3, "town_hall", "E4")
    game.offers(0, ("place", "ship"), BUY, PASS).play(0, BUY, bought("mine"))
    game.offers(0, ("place", "ship"), ("place", "mine"), PASS)


@pytest.mark.rule("BUR-252")
def test_a_purchase_for_the_castle_that_a_town_hall_has_placed() -> None:
    """A chain within one action: town hall, castle, purchase, and the extra action places what was bought."""
    game = shop("mine").keys(0, "town_hall", "castle").lay(0, "bank", "C3").turn_of(0, 3)
    game.place(0, 3, "town_hall", "E4", ("place", "castle"), ("space", game.cell(0, "B3")), BUY, bought("mine"))
    game.play(0, ("place", "mine"), ("space", game.cell(0, "E3")))
    assert game.tile_at(0, "E3") == "mine" and game.state.bought


@pytest.mark.rule("BUR-253")
def test_a_bought_tile_goes_to_a_key_space_and_not_into_the_duchy() -> None:
    game = shop("mine").turn_of(0, 4).play(0, BUY, bought("mine"))
    assert game.tiles_of(0) == ["mine"] and game.tile_at(0, "E3") is None and game.estate(0).mines == 0


@pytest.mark.rule("BUR-253")
def test_with_full_key_spaces_one_of_the_three_tiles_leaves_the_game() -> None:
    game = shop("mine").keys(0, "ship", "bank", "ship").turn_of(0, 5).play(0, BUY, bought("mine"))
    game.offers(0, ("discard", "ship"), ("discard", "bank")).play(0, ("discard", "bank"))
    assert game.tiles_of(0) == ["ship", "ship", "mine"]
    assert game.state.view(None)["gone"] == ["bank"]


@pytest.mark.rule("BUR-254", "BUR-250")
def test_one_purchase_in_a_turn_however_much_silver_there_is() -> None:
    game = shop("mine", "ship", silver=9).turn_of(0, 5, 2).play(0, BUY, bought("mine"))
    game.offers(0, ("die", 5), ("die", 2)).play(0, ("die", 2)).offers(0, WORKERS).play(0, WORKERS, WORKERS)
    assert game.due() == (CHANCE,) and game.tiles_of(0) == ["mine"] and game.estate(0).silver == 7


@pytest.mark.rule("BUR-254")
def test_neither_castle_nor_town_hall_allow_a_second_purchase() -> None:
    game = shop("mine", "ship", silver=9).keys(0, "castle", "town_hall").lay(0, "bank", "C3").turn_of(0, 6, 3)
    game.play(0, BUY, bought("mine"))
    game.place(0, 6, "castle", "B3")
    assert BUY not in game.offered(0)
    game.play(0, ("place", "town_hall"), ("space", game.cell(0, "E4"))).offers(0, ("place", "mine"), PASS)


@pytest.mark.rule("BUR-254", "BUR-250")
def test_the_next_turn_has_its_own_purchase() -> None:
    game = shop("mine", "ship", "castle", silver=4).silver(1, 2).roll((5, 5), (4, 4))
    game.play(0, BUY, bought("mine")).idle(0)
    game.play(1, BUY, bought("ship")).idle(1)
    game.roll((5, 5), (4, 4)).play(0, BUY, bought("castle"))
    assert game.tiles_of(0) == ["mine", "castle"] and game.tiles_of(1) == ["ship"]
