"""Phase 2, trading on the markets (FEL-038 to FEL-044)."""

from __future__ import annotations

import pytest

from tests.games.felinia.table import PASS, Table, table
from tischlein import IllegalAction, say

QUIET = ("panther_b", "tiger_a", "cheetah_a", "puma_a")
"""Ships that nobody boards in these tests."""


def market_table(players: int = 4, silver: int = 6) -> Table:
    """Everybody has silver and nothing else; a clock and a glass on every market."""
    game = table(players).harbour(*QUIET)
    for number in range(1, 6):
        game.market(number)
    for seat in range(players):
        game.own(seat, [], silver=silver)
    for number in range(1, players + 2):
        game.market(number, "clock", "glass")
    return game


@pytest.mark.rule("FEL-038")
def test_markets_from_the_top_down_and_the_guild_last() -> None:
    game = market_table()
    for place, seat in ((6, 0), (5, 1), (4, 2), (3, 3), (2, 0), (1, 1)):
        game.stack(place, seat)
        game.own(seat, silver=6)
    game.own(0, ["wine"]).go_on()
    order = []
    while game.seen()["phase"] == "trading":
        order.append((game.seen()["trading"], *game.asked()))
        game.play(game.due()[0], PASS)
    assert order == [(1, 1, "Buy"), (2, 0, "Buy"), (3, 3, "Buy"), (4, 2, "Buy"), (5, 1, "Buy"), (6, 0, "Exchange")]
    assert game.seen()["trading"] == 0


@pytest.mark.rule("FEL-038")
def test_a_market_is_finished_before_the_next_one_begins() -> None:
    game = market_table(3).stack(1, 0, 1).stack(2, 2, 0).go_on()
    order = []
    while game.seen()["phase"] == "trading":
        order.append((game.seen()["trading"], game.due()[0]))
        game.play(game.due()[0], PASS)
    assert order == [(1, 1), (1, 0), (2, 0), (2, 2)]


@pytest.mark.rule("FEL-039")
def test_tokens_from_the_top_of_the_stack_to_the_bottom() -> None:
    game = market_table().stack(2, 0, 2, 1, 1, 3).go_on()
    order = []
    while game.seen()["phase"] == "trading":
        order.append((game.due()[0], game.seen()["markets"][1]["tokens"]))
        game.play(game.due()[0], PASS)
    assert order == [(3, [0, 2, 1, 1, 3]), (1, [0, 2, 1, 1]), (1, [0, 2, 1]), (2, [0, 2]), (0, [0])]


@pytest.mark.rule("FEL-040")
def test_one_tile_for_a_token() -> None:
    game = market_table().market(1, "clock", "glass", "glass").stack(1, 1, 0, 0).go_on()
    game.offers(0, ("buy", "clock"), ("buy", "glass"), PASS)
    game.play(0, ("buy", "glass"))
    assert game.goods(0) == ["glass"]
    assert game.seen()["markets"][0] == {"number": 1, "closed": False, "goods": ["clock", "glass"], "tokens": [1, 0]}
    assert game.asked() == (0, "Buy"), "for the second token"
    game.play(0, ("buy", "clock"))
    assert game.goods(0) == ["clock", "glass"]
    assert game.asked() == (1, "Buy")
    game.offers(1, ("buy", "glass"), PASS)


@pytest.mark.rule("FEL-040")
def test_only_what_lies_on_this_market_can_be_bought() -> None:
    game = market_table().market(1, "glass", "clock").market(2, "book", "book").stack(1, 0).stack(2, 1).go_on()
    for good in ("book", "wine", "gold", "spice"):
        game.refuses(0, ("buy", good), rule="FEL-040")
    with pytest.raises(IllegalAction) as refusal:
        game.state.play(0, ("buy", "book"))
    assert refusal.value.say("en") == "There is no such good on this market; there are: clock, glassware. [FEL-040]"
    assert refusal.value.say("de") == "Diese Ware liegt nicht auf dem Markt; dort liegt: Uhr, Glas. [FEL-040]"
    game.play(0, PASS)
    game.offers(1, ("buy", "book"), PASS)


@pytest.mark.rule("FEL-041")
@pytest.mark.parametrize("tokens", [1, 2, 3, 4, 5, 6])
def test_the_price_is_the_number_of_tokens_there_of_whatever_colour(tokens: int) -> None:
    for others in (0, 1, 2):
        game = market_table(3).stack(1, *[others] * (tokens - 1), 0).stack(2, 1, 1, 1).go_on()
        assert say(game.state.decision(0).labels[0]) == f"Buy clock for {tokens} silver"
        assert tokens in game.state.decision(0).prompt.args.values()
        game.play(0, ("buy", "clock"))
        assert game.player(0)["silver"] == 6 - tokens
        assert game.heard()[:1] == [f"Player 1 buys a clock at market 1 for {tokens} silver. [FEL-042]"]


@pytest.mark.rule("FEL-041")
@pytest.mark.parametrize("tokens", [2, 3, 4])
def test_whoever_has_less_silver_than_the_price_cannot_buy(tokens: int) -> None:
    game = market_table().own(0, ["book"], silver=tokens - 1).stack(1, *[1] * (tokens - 1), 0).go_on()
    game.offers(0, PASS, ("sell", "book"))
    game.refuses(0, ("buy", "clock"), rule="FEL-041")


@pytest.mark.rule("FEL-042")
def test_a_buyer_pays_takes_the_tile_and_gets_the_token_back() -> None:
    game = market_table(2).bids(1, 2, 1, 0, 0, 0)
    assert game.player(0)["tokens"] == 0
    game.play(0, ("buy", "clock"))
    assert (game.player(0)["silver"], game.goods(0), game.player(0)["tokens"]) == (4, ["clock"], 1)
    assert game.seen()["markets"][0]["goods"] == ["glass"]
    game.play(0, ("buy", "glass"))
    assert (game.player(0)["silver"], game.goods(0), game.player(0)["tokens"]) == (3, ["clock", "glass"], 2)
    assert game.seen()["markets"][0] == {"number": 1, "closed": False, "goods": [], "tokens": []}
    assert game.player(1)["silver"] == 6


@pytest.mark.rule("FEL-043")
def test_whoever_does_not_want_to_buy_takes_the_token_back() -> None:
    game = market_table(2).bids(1, 2, 0, 0, 0, 0)
    game.play(0, PASS)
    assert (game.player(0)["silver"], game.goods(0), game.player(0)["tokens"]) == (6, [], 1)
    assert game.seen()["markets"][0]["goods"] == ["clock", "glass"]
    assert game.heard() == ["Player 1 takes a token back from market 1 without a deal. [FEL-043]"]
    assert game.asked() == (1, "Buy")


@pytest.mark.rule("FEL-043")
def test_whoever_cannot_pay_is_not_asked() -> None:
    game = market_table().own(0, [], silver=1).stack(1, 1, 0).go_on()
    assert game.heard() == ["Player 1 can do nothing at market 1 and takes the token back. [FEL-043]"]
    assert game.asked() == (1, "Buy")
    assert game.player(0)["silver"] == 1
    assert game.seen()["markets"][0] == {"number": 1, "closed": False, "goods": ["clock", "glass"], "tokens": [1]}


@pytest.mark.rule("FEL-043")
def test_when_no_tile_is_left_tokens_go_back() -> None:
    game = market_table().market(1, "clock").stack(1, 1, 2, 0).stack(2, 3).go_on()
    game.play(0, ("buy", "clock"))
    assert game.heard()[1:] == [
        "Player 3 can do nothing at market 1 and takes the token back. [FEL-043]",
        "Player 2 can do nothing at market 1 and takes the token back. [FEL-043]",
    ]
    assert [own["silver"] for own in game.seen()["players"]] == [3, 6, 6, 6]
    assert game.asked() == (3, "Buy")


@pytest.mark.rule("FEL-043")
def test_a_purchase_that_only_a_sale_makes_possible_is_not_skipped() -> None:
    """Silver from a sale, in the middle of paying: gold, spice or a good."""
    for thing, silver in (("gold", 1), ("spice", 2), ("book", 2)):
        game = market_table().own(0, ["book"] if thing == "book" else [], silver=silver).stack(1, 1, 1, 0)
        if thing != "book":
            game.own(0, None, **{thing: 1})
        game.go_on()
        game.offers(0, ("sell", thing), PASS)
        game.refuses(0, ("buy", "clock"), rule="FEL-041")
        game.play(0, ("sell", thing))
        assert game.player(0)["silver"] == 3
        game.offers(0, ("buy", "clock"), ("buy", "glass"), PASS)
        game.play(0, ("buy", "clock"))
        assert game.player(0)["silver"] == 0
        assert game.goods(0) == ["clock"]


@pytest.mark.rule("FEL-043")
def test_where_even_all_sales_would_not_do_nobody_is_asked() -> None:
    game = market_table().own(0, ["book"], silver=0, gold=1, spice=1).stack(1, 1, 1, 1, 1, 0).go_on()
    assert game.asked() == (1, "Buy"), "0 + 1 + 2 + 1 is less than 5"
    game = market_table().own(0, ["book"], silver=1, gold=1, spice=1).stack(1, 1, 1, 1, 1, 0).go_on()
    game.offers(0, ("sell", "gold"), ("sell", "spice"), ("sell", "book"), PASS)
    game.play(0, ("sell", "gold"), ("sell", "spice"), ("sell", "book"), ("buy", "clock"))
    assert game.player(0)["silver"] == 0
    assert (game.player(0)["gold"], game.player(0)["spice"], game.goods(0)) == (0, 0, ["clock"])


@pytest.mark.rule("FEL-043", "FEL-032")
def test_nobody_can_pay_more_than_six() -> None:
    """Eight tokens: the upper two have the silver of the world, and yet nobody can hold seven at a time."""
    game = market_table().own(0, ["wine"] * 3, gold=3, spice=3).own(1, gold=2).stack(1, 2, 2, 3, 3, 2, 3, 1, 0).go_on()
    assert game.heard() == [
        "Player 1 can do nothing at market 1 and takes the token back. [FEL-043]",
        "Player 2 can do nothing at market 1 and takes the token back. [FEL-043]",
    ]
    assert game.asked() == (3, "Buy")
    game.play(3, ("buy", "clock"))
    assert game.player(3)["silver"] == 0


@pytest.mark.rule("FEL-044")
def test_a_token_taken_back_lowers_the_price_for_those_below() -> None:
    game = market_table(3).own(0, [], silver=0).own(2, [], silver=2).stack(1, 2, 1, 0, 1).go_on()
    assert game.seen()["markets"][0]["tokens"] == [2, 1, 0, 1]
    game.play(1, PASS)
    assert game.asked() == (1, "Buy"), "the first player had nothing to pay 3"
    assert say(game.state.decision(1).labels[0]) == "Buy clock for 2 silver"
    game.play(1, PASS)
    game.play(2, ("buy", "clock"))
    assert [own["silver"] for own in game.seen()["players"]] == [0, 6, 1]


@pytest.mark.rule("FEL-044")
def test_the_last_one_can_pay_only_because_those_above_gave_up() -> None:
    game = market_table(3).own(0, [], silver=1).stack(1, 0, 1, 2).go_on()
    game.play(2, PASS)
    game.play(1, PASS)
    game.play(0, ("buy", "glass"))
    assert game.player(0)["silver"] == 0
