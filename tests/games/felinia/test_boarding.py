"""Going aboard after a deal (FEL-055 to FEL-063)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.felinia.table import END, PASS, Table, table
from tischlein import NotYourDecision, say

# lion_c: 5:00, one seat, 2 clocks and 1 silver; lion_a: 8:15, two seats, 2 clocks and 1 clothes;
# cheetah_a: 9:45, two seats, 2 clothes and 1 glass; panther_c: 8:45, one seat, 2 glass and 1 silver


def deal_table(*tokens: int, goods: list[str], silver: int = 3, players: int = 2, **aboard: list[int]) -> Table:
    """Tokens on the first market, where a book lies; four ships of which some have room."""
    game = table(players).harbour("lion_c", "lion_a", "cheetah_a", "panther_c", aboard=aboard)
    for number in range(1, 6):
        game.market(number)
    for seat in range(players):
        game.own(seat, [], silver=6)
    return game.market(1, "book", "book", "book").stack(1, *tokens).own(0, goods, silver=silver)


def ship(game: Table, tile: str) -> dict[str, Any]:
    found: dict[str, Any] = next(ship for ship in game.seen()["ships"] if ship["tile"] == tile)
    return found


@pytest.mark.rule("FEL-055")
def test_directly_after_a_purchase_merchants_may_go_aboard() -> None:
    game = deal_table(1, 0, goods=["clock", "clock"]).go_on()
    game.play(0, ("buy", "book"))
    assert game.asked() == (0, "Board"), "before the next token"
    game.offers(0, ("board", "lion_c"), ("sell", "clock"), ("sell", "book"), END)
    game.play(0, ("board", "lion_c"))
    assert ship(game, "lion_c")["merchants"] == [0]
    assert game.heard()[0] == "Player 1 puts a merchant aboard the 5:00 to the lions; 9 are left. [FEL-057]"
    assert game.asked() == (1, "Buy")


@pytest.mark.rule("FEL-055")
@pytest.mark.parametrize("exchange", [("swap", "wine", "clock", "spice"), ("bonus", "extra_lion")])
def test_directly_after_an_exchange_too(exchange: tuple[str, ...]) -> None:
    game = deal_table(goods=["clock", "clock", "wine"]).own(0, gold=1, spice=1).own(1, ["wine"]).stack(6, 1, 0).go_on()
    game.play(0, exchange)
    assert game.asked() == (0, "Board")
    game.play(0, ("board", "lion_c"))
    assert game.asked() == (1, "Exchange")


@pytest.mark.rule("FEL-055")
def test_nobody_has_to_go_aboard() -> None:
    game = deal_table(1, 0, goods=["clock", "clock"]).go_on()
    game.play(0, ("buy", "book"))
    game.play(0, END)
    assert ship(game, "lion_c")["merchants"] == []
    assert game.goods(0) == ["clock", "clock", "book"]
    assert game.player(0)["merchants"] == 10
    assert game.asked() == (1, "Buy")


@pytest.mark.rule("FEL-056")
@pytest.mark.parametrize(
    ("goods", "offered"),
    [
        (["clock"], []),
        (["clock", "clock"], ["lion_c"]),
        (["clock", "clothes", "clothes"], []),
        (["clock", "clock", "clothes"], ["lion_c", "lion_a"]),
        (["clothes", "clothes", "glass"], ["cheetah_a"]),
        (["clothes", "glass", "glass"], ["panther_c"]),
        (["clothes", "clothes", "glass", "glass"], ["cheetah_a", "panther_c"]),
        (["wine", "wine", "wine"], []),
    ],
)
def test_the_goods_on_the_ship_tile_are_needed(goods: list[str], offered: list[str]) -> None:
    game = deal_table(1, 0, goods=goods, silver=6).go_on()
    game.play(0, ("buy", "book"))
    assert game.asked() == ((0, "Board") if offered else (1, "Buy"))
    if offered:
        assert game.offered(0, "board") == [("board", tile) for tile in offered]
        for other in {"lion_c", "lion_a", "cheetah_a", "panther_c"} - set(offered):
            game.refuses(0, ("board", other), rule="FEL-056")


@pytest.mark.rule("FEL-056")
def test_the_silver_on_the_ship_tile_is_needed() -> None:
    game = deal_table(1, 0, goods=["clock", "clock", "clothes"], silver=2).go_on()
    game.play(0, ("buy", "book"))
    assert game.player(0)["silver"] == 0
    assert game.offered(0, "board") == [("board", "lion_a")], "for which no silver is needed"
    game.refuses(0, ("board", "lion_c"), rule="FEL-056")
    game.play(0, ("sell", "book"))
    assert game.offered(0, "board") == [("board", "lion_c"), ("board", "lion_a")]


@pytest.mark.rule("FEL-056")
def test_a_boarding_that_only_a_sale_makes_possible_is_not_skipped() -> None:
    game = deal_table(0, goods=["clock", "clock"], silver=1).go_on()
    game.play(0, ("buy", "book"))
    game.offers(0, ("sell", "clock"), ("sell", "book"), END)
    game.play(0, ("sell", "book"), ("board", "lion_c"))
    assert (game.goods(0), game.player(0)["silver"], ship(game, "panther_c")["merchants"]) == ([], 0, [])


@pytest.mark.rule("FEL-056")
def test_what_is_needed_for_the_ship_cannot_pay_for_it() -> None:
    game = deal_table(1, goods=[]).own(1, ["clock"], silver=1).market(1, "clock").go_on()
    game.play(1, ("buy", "clock"))
    assert game.asked()[1] != "Board", "two clocks, and nothing to sell besides"
    game = deal_table(1, goods=[]).own(1, ["clock"], silver=1, spice=1).market(1, "clock").go_on()
    game.play(1, ("buy", "clock"))
    game.offers(1, ("sell", "spice"), ("sell", "clock"), END)


@pytest.mark.rule("FEL-056")
def test_whoever_sells_what_the_ship_needs_cannot_board() -> None:
    game = deal_table(1, 0, goods=["clock", "clock"]).go_on()
    game.play(0, ("buy", "book"))
    game.play(0, ("sell", "clock"))
    game.offers(0, ("sell", "clock"), ("sell", "book"), END)
    game.refuses(0, ("board", "lion_c"), rule="FEL-056")


@pytest.mark.rule("FEL-056")
def test_a_seat_must_be_free() -> None:
    goods = ["clock", "clock", "clothes"]
    game = deal_table(1, 0, goods=goods, lion_c=[1], lion_a=[1]).go_on()
    game.play(0, ("buy", "book"))
    assert game.offered(0, "board") == [("board", "lion_a")], "one of its two seats is free"
    game.refuses(0, ("board", "lion_c"), rule="FEL-056")
    game = deal_table(1, 0, goods=goods, lion_c=[1], lion_a=[1, 1]).go_on()
    game.play(0, ("buy", "book"))
    assert game.asked() == (1, "Buy"), "all are full"


@pytest.mark.rule("FEL-056")
def test_only_ships_in_the_harbour_can_be_boarded() -> None:
    game = deal_table(1, 0, goods=["clock", "clock", "wine", "wine"]).go_on()
    game.play(0, ("buy", "book"))
    game.refuses(0, ("board", "tiger_b"), rule="FEL-056")


@pytest.mark.rule("FEL-057")
def test_goods_go_to_the_bag_and_silver_is_paid() -> None:
    game = deal_table(1, 0, goods=["clock", "clock", "glass"], silver=5).go_on()
    game.play(0, ("buy", "book"))
    bag = game.seen()["bag"]
    assert say(game.state.decision(0).labels[0]) == "Board the 5:00 to the lions: 2 × clock + 1 silver"
    assert tuple(game.state.setup.game.for_page(game.state)["boarding"]) == (
        {"ship": "lion_c", "seat": 0, "silver": 1, "silver_left": 2, "goods_left": ["glass", "book"]},
    )
    game.play(0, ("board", "lion_c"))
    assert game.goods(0) == ["glass", "book"]
    assert game.player(0)["silver"] == 2
    assert game.seen()["bag"] == {**bag, "clock": bag["clock"] + 2}


@pytest.mark.rule("FEL-057", "FEL-059", "FEL-060")
def test_two_merchants_of_one_player_on_one_ship_are_paid_one_by_one() -> None:
    game = deal_table(1, 0, goods=["clock"] * 4 + ["clothes"] * 2).go_on()
    game.play(0, ("buy", "book"))
    game.play(0, ("board", "lion_a"))
    assert game.goods(0) == ["clock", "clock", "clothes", "book"]
    assert game.asked() == (0, "Board"), "for the second one he has to pay as much again"
    game.play(0, ("board", "lion_a"))
    assert game.goods(0) == ["book"]
    assert ship(game, "lion_a")["merchants"] == [0, 0]
    assert game.player(0)["merchants"] == 8
    assert game.asked() == (1, "Buy")


@pytest.mark.rule("FEL-057")
def test_one_payment_is_not_enough_for_two() -> None:
    game = deal_table(1, 0, goods=["clock"] * 3 + ["clothes"]).go_on()
    game.play(0, ("buy", "book"))
    game.play(0, ("board", "lion_a"))
    assert game.goods(0) == ["clock", "book"]
    assert game.asked() == (1, "Buy")


@pytest.mark.rule("FEL-058")
def test_the_merchant_comes_from_the_supply_and_takes_the_foremost_free_seat() -> None:
    game = deal_table(1, 0, goods=["clock", "clock", "clothes"]).own(0, merchants=4).own(1, ["clock", "clock", "clothes"]).go_on()
    game.play(0, ("buy", "book"))
    game.play(0, ("board", "lion_a"))
    assert ship(game, "lion_a")["merchants"] == [0]
    assert game.player(0)["merchants"] == 3
    game.play(1, ("buy", "book"), ("board", "lion_a"))
    assert game.seen()["phase"] == "exploring"
    assert game.asked() == (0, "TurnUp"), "the one at the bow goes ashore first"


@pytest.mark.rule("FEL-059", "FEL-060")
def test_after_one_deal_merchants_may_board_different_ships() -> None:
    goods = ["clock", "clock", "clothes", "clothes", "glass", "glass", "glass"]
    game = deal_table(1, 0, goods=goods, silver=5).go_on()
    game.play(0, ("buy", "book"))
    for tile, left in (("cheetah_a", 9), ("panther_c", 8), ("lion_c", 7)):
        assert game.asked() == (0, "Board")
        game.play(0, ("board", tile))
        assert game.player(0)["merchants"] == left
    assert {tile: ship(game, tile)["merchants"] for tile in ("cheetah_a", "panther_c", "lion_c", "lion_a")} == {
        "cheetah_a": [0],
        "panther_c": [0],
        "lion_c": [0],
        "lion_a": [],
    }
    assert game.player(0)["silver"] == 5 - 2 - 1 - 1
    assert game.goods(0) == ["book"]


@pytest.mark.rule("FEL-059")
def test_a_sale_between_two_boardings() -> None:
    game = deal_table(1, 0, goods=["clock", "clock", "glass", "glass"], silver=3).go_on()
    game.play(0, ("buy", "book"))
    game.play(0, ("board", "lion_c"))
    assert game.player(0)["silver"] == 0
    game.offers(0, ("sell", "glass"), ("sell", "book"), END)
    game.play(0, ("sell", "book"), ("board", "panther_c"))
    assert ship(game, "panther_c")["merchants"] == [0]


@pytest.mark.rule("FEL-060")
def test_merchants_who_are_aboard_keep_nobody_from_boarding_elsewhere() -> None:
    game = deal_table(1, 0, goods=["clock", "clock", "clothes"], lion_a=[0], cheetah_a=[0]).go_on()
    game.play(0, ("buy", "book"))
    game.play(0, ("board", "lion_a"))
    assert ship(game, "lion_a")["merchants"] == [0, 0]
    assert ship(game, "cheetah_a")["merchants"] == [0]


@pytest.mark.rule("FEL-061")
def test_without_a_deal_nobody_goes_aboard() -> None:
    game = deal_table(1, 0, goods=["clock", "clock", "clothes"]).go_on()
    game.play(0, PASS)
    assert game.asked() == (1, "Buy")
    game.refuses(0, ("board", "lion_c"), error=NotYourDecision)
    game = deal_table(goods=["clock", "clock", "clothes"]).own(1, ["wine"]).stack(6, 1, 0).go_on()
    game.play(0, PASS)
    assert game.asked() == (1, "Exchange")


@pytest.mark.rule("FEL-061")
def test_a_token_that_cannot_buy_does_not_let_aboard() -> None:
    game = deal_table(1, 0, goods=["clock", "clock", "clothes"]).market(1).go_on()
    assert game.seen()["phase"] != "trading"
    assert game.player(0)["merchants"] == 10


@pytest.mark.rule("FEL-061")
def test_a_sale_is_no_deal() -> None:
    game = deal_table(1, 0, goods=["clock", "clock", "clothes", "wine"]).go_on()
    game.play(0, ("sell", "wine"))
    assert game.asked() == (0, "Buy")
    game.play(0, PASS)
    assert game.asked() == (1, "Buy")


@pytest.mark.rule("FEL-062")
def test_the_right_to_board_ends_with_the_next_token() -> None:
    game = deal_table(0, 1, 0, goods=["clock", "clock"], silver=6).go_on()
    game.play(0, ("buy", "book"), END)
    assert game.asked() == (1, "Buy")
    game.refuses(0, ("board", "lion_c"), error=NotYourDecision)
    game.play(1, ("buy", "book"))
    assert game.asked() == (0, "Buy"), "first another deal"
    game.play(0, ("buy", "book"), ("board", "lion_c"))
    assert game.player(0)["merchants"] == 9


@pytest.mark.rule("FEL-062")
def test_a_forgotten_boarding_is_not_made_up_without_another_deal() -> None:
    game = deal_table(0, 1, 0, goods=["clock", "clock"], silver=6).go_on()
    game.play(0, ("buy", "book"), END)
    game.play(1, PASS)
    game.play(0, PASS)
    assert game.seen()["phase"] != "trading"
    assert game.player(0)["merchants"] == 10


@pytest.mark.rule("FEL-062")
def test_another_token_of_the_same_player_is_the_next_token_too() -> None:
    game = deal_table(0, 0, goods=["clock", "clock"], silver=6).go_on()
    game.play(0, ("buy", "book"), END)
    assert game.asked() == (0, "Buy")
    game.play(0, ("buy", "book"))
    assert game.asked() == (0, "Board")


@pytest.mark.rule("FEL-063")
def test_without_a_merchant_nobody_boards() -> None:
    game = deal_table(1, 0, goods=["clock", "clock", "clothes"]).own(0, merchants=0).go_on()
    game.play(0, ("buy", "book"))
    assert game.asked() == (1, "Buy")


@pytest.mark.rule("FEL-063")
def test_after_the_last_merchant_nobody_else_boards_but_trading_goes_on() -> None:
    goods = ["clock", "clock", "clothes", "clothes", "glass", "glass"]
    game = deal_table(0, 1, 0, goods=goods, silver=6).own(0, merchants=1).own(1, ["glass", "glass"]).go_on()
    game.play(0, ("buy", "book"), ("board", "lion_a"))
    assert game.seen()["closing"]
    assert game.heard()[-1].startswith("Player 1 has no merchant left")
    assert game.asked() == (1, "Buy"), "although the first player has the goods for other ships"
    game.play(1, ("buy", "book"), ("board", "panther_c"))
    assert game.asked() == (0, "Buy")
    game.play(0, ("buy", "book"))
    assert game.seen()["phase"] == "exploring"
    assert [ship["merchants"] for ship in game.seen()["ships"]] == [[], [], [], [1]], "one is just ashore"
    assert game.asked() == (0, "TurnUp")
