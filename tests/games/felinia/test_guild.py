"""The merchants' guild (FEL-045 to FEL-054)."""

from __future__ import annotations

import pytest

from tests.games.felinia.table import PASS, Table, table
from tischlein import CHANCE, say

QUIET = ("panther_b", "tiger_a", "cheetah_a", "puma_a")
"""Ships that nobody boards in these tests."""
BONUSES = ["extra_lion", "extra_tiger", "extra_puma", "plus_panther", "plus_cheetah"]


def guild_table(*tokens: int, silver: int = 6) -> Table:
    """Two players who have silver and nothing else, and their tokens at the guild, the lowest first."""
    game = table(2).harbour(*QUIET).stack(6, *tokens)
    return game.own(0, [], silver=silver).own(1, [], silver=silver)


# ---------------------------------------------------------------------- tokens and prices


@pytest.mark.rule("FEL-045")
@pytest.mark.parametrize("tokens", [1, 2, 3, 4, 5, 6])
def test_the_price_is_the_number_of_tokens(tokens: int) -> None:
    game = guild_table(*[1] * (tokens - 1), 0).own(0, ["clock"]).go_on()
    assert game.asked() == (0, "Exchange")
    assert game.state.decision(0).prompt.args["price"] == tokens
    game.play(0, ("swap", "clock", "wine", "spice"))
    assert game.player(0)["silver"] == 6 - tokens
    assert game.heard()[0] == f"Player 1 exchanges a clock for wine at the guild for {tokens} silver. [FEL-047]"


@pytest.mark.rule("FEL-045")
def test_one_exchange_for_each_token() -> None:
    game = guild_table(1, 0, 0).own(0, ["clock", "clock"], gold=1, spice=1).own(1, ["wine"]).go_on()
    game.play(0, ("swap", "clock", "wine", "spice"))
    assert game.asked() == (0, "Exchange"), "for the second token"
    assert game.seen()["guild"]["tokens"] == [1, 0]
    assert game.player(0)["silver"] == 3
    game.play(0, ("bonus", "extra_lion"))
    assert game.player(0)["silver"] == 1
    assert game.asked() == (1, "Exchange")
    assert game.seen()["guild"]["tokens"] == [1]


@pytest.mark.rule("FEL-045")
def test_an_exchange_has_to_be_paid() -> None:
    game = guild_table(1, 1, 0, silver=2).own(0, ["clock", "book"], gold=1, spice=1).go_on()
    game.offers(0, ("sell", "gold"), ("sell", "spice"), ("sell", "clock"), ("sell", "book"), PASS)
    game.refuses(0, ("swap", "clock", "wine", "spice"), rule="FEL-045")
    game.refuses(0, ("bonus", "extra_lion"), rule="FEL-045")


@pytest.mark.rule("FEL-045")
def test_an_exchange_that_only_a_sale_makes_possible_is_not_skipped() -> None:
    game = guild_table(1, 0, silver=0).own(0, ["clock", "clock", "book"]).go_on()
    game.offers(0, ("sell", "clock"), ("sell", "book"), PASS)
    game.play(0, ("sell", "clock"), ("sell", "book"))
    game.play(0, ("swap", "clock", "glass", "spice"))
    assert (game.player(0)["silver"], game.goods(0), game.player(0)["spice"]) == (0, ["glass"], 1)
    game = guild_table(1, 0, silver=0).own(0, ["clock", "clock"]).go_on()
    assert game.asked()[1] != "Exchange", "one clock brings 1, and the other one is to be given"


@pytest.mark.rule("FEL-045")
def test_a_bonus_tile_that_only_a_sale_makes_possible_is_not_skipped() -> None:
    game = guild_table(1, 0, silver=0).own(0, gold=2, spice=1).go_on()
    game.offers(0, ("sell", "gold"), ("sell", "spice"), PASS)
    game.play(0, ("sell", "gold"), ("bonus", "plus_panther"))
    assert (game.player(0)["silver"], game.player(0)["gold"], game.player(0)["spice"]) == (0, 0, 0)
    assert game.player(0)["bonus_tiles"] == ["plus_panther"]
    game = guild_table(1, 0, silver=1).own(0, gold=1, spice=1).go_on()
    assert game.asked()[1] != "Exchange", "whoever sells the gold or the spice has nothing to exchange"


@pytest.mark.rule("FEL-045", "FEL-032")
def test_nobody_can_pay_more_than_six_at_the_guild() -> None:
    game = guild_table(1, 1, 1, 1, 1, 1, 0).own(0, ["clock"] * 3, gold=3, spice=3).own(1, ["book"]).go_on()
    assert game.heard() == ["Player 1 can do nothing at the merchants' guild and takes the token back. [FEL-046]"]
    assert game.asked() == (1, "Exchange")


@pytest.mark.rule("FEL-046")
def test_the_token_may_be_taken_back_without_an_exchange() -> None:
    game = table(2).harbour(*QUIET).own(0, ["clock"], silver=6).own(1, ["wine"], silver=0).bids(6, 6, 6, 0, 0, 0)
    assert game.player(0)["tokens"] == 0
    game.play(0, PASS)
    assert (game.player(0)["silver"], game.goods(0), game.player(0)["spice"], game.player(0)["tokens"]) == (6, ["clock"], 0, 1)
    assert game.heard() == ["Player 1 takes a token back from the merchants' guild without a deal. [FEL-046]"]
    assert game.asked() == (1, "Exchange")
    assert game.state.decision(1).prompt.args["price"] == 2, "less for those below"
    game.play(1, PASS)
    assert game.state.decision(0).prompt.args["price"] == 1


# ---------------------------------------------------------------------- exchange A


@pytest.mark.rule("FEL-047")
def test_a_good_for_another_one_from_the_bag_and_a_spice() -> None:
    game = guild_table(0).own(0, ["clock", "book"]).go_on()
    bag = game.seen()["bag"]
    game.play(0, ("swap", "clock", "glass", "spice"))
    assert game.goods(0) == ["glass", "book"]
    assert game.player(0)["spice"] == 1
    assert game.seen()["supply"]["spice"] == 10
    assert game.seen()["bag"] == {**bag, "clock": bag["clock"] + 1, "glass": bag["glass"] - 1}
    assert game.heard()[:2] == [
        "Player 1 exchanges a clock for glassware at the guild for 1 silver. [FEL-047]",
        "Player 1 gets 1 spice (from the guild). [FEL-047]",
    ]


@pytest.mark.rule("FEL-047")
def test_any_own_good_for_any_other_colour() -> None:
    game = guild_table(0).own(0, ["clock", "clock", "book"]).go_on()
    kinds = ["clock", "clothes", "glass", "wine", "book"]
    swaps = [("swap", give, take, "spice") for give in ("clock", "book") for take in kinds if take != give]
    game.offers(0, *swaps, ("sell", "clock"), ("sell", "book"), PASS)
    game.refuses(0, ("swap", "wine", "glass", "spice"), rule="FEL-047")
    label = next(label for label, action in zip(game.state.decision(0).labels, game.offered(0), strict=True) if action == swaps[0])
    assert say(label) == "clock for clothes, and spice"


@pytest.mark.rule("FEL-048")
def test_a_colour_that_is_not_in_the_bag_cannot_be_taken() -> None:
    game = guild_table(0).own(0, ["clock"]).bag("glass", "book", "book").go_on()
    game.offers(0, ("swap", "clock", "glass", "spice"), ("swap", "clock", "book", "spice"), ("sell", "clock"), PASS)
    game.refuses(0, ("swap", "clock", "wine", "spice"), rule="FEL-048")
    game.play(0, ("swap", "clock", "glass", "spice"))
    assert game.seen()["bag"]["glass"] == 0


@pytest.mark.rule("FEL-048")
def test_a_good_sold_a_moment_ago_is_in_the_bag() -> None:
    game = guild_table(0).own(0, ["clock", "wine"]).bag("glass").go_on()
    game.refuses(0, ("swap", "clock", "wine", "spice"), rule="FEL-048")
    game.play(0, ("sell", "wine"), ("swap", "clock", "wine", "spice"))
    assert game.goods(0) == ["wine"]


@pytest.mark.rule("FEL-049")
def test_the_colour_taken_differs_from_the_colour_given() -> None:
    game = guild_table(0).own(0, ["clock", "wine"]).go_on()
    assert not [action for action in game.offered(0, "swap") if action[1] == action[2]]
    game.refuses(0, ("swap", "clock", "clock", "spice"), rule="FEL-049")


@pytest.mark.rule("FEL-050")
@pytest.mark.parametrize("bag", [[], ["clock", "clock"]])
def test_without_another_colour_in_the_bag_nothing_can_be_exchanged(bag: list[str]) -> None:
    game = guild_table(1, 0).own(0, ["clock", "clock"]).own(1, gold=1, spice=1).bag(*bag).go_on()
    assert game.heard() == ["Player 1 can do nothing at the merchants' guild and takes the token back. [FEL-046]"]
    assert game.asked() == (1, "Exchange")
    assert game.offered(1, "swap") == []


@pytest.mark.rule("FEL-050")
def test_only_exchange_b_is_left_while_the_bag_is_empty() -> None:
    game = guild_table(0).own(0, ["clock", "clock"], gold=1, spice=1).bag().go_on()
    game.offers(0, *(("bonus", tile) for tile in BONUSES), ("sell", "gold"), ("sell", "spice"), ("sell", "clock"), PASS)


@pytest.mark.rule("FEL-050")
def test_a_sale_can_put_another_colour_into_the_empty_bag() -> None:
    game = guild_table(0).own(0, ["clock", "wine"]).bag().go_on()
    game.offers(0, ("sell", "clock"), ("sell", "wine"), PASS)
    game.refuses(0, ("swap", "clock", "wine", "spice"), rule="FEL-048")
    game.play(0, ("sell", "wine"))
    game.offers(0, ("swap", "clock", "wine", "spice"), ("sell", "clock"), PASS)


@pytest.mark.rule("FEL-050")
def test_without_goods_there_is_nothing_to_exchange() -> None:
    game = guild_table(0).own(0, [], gold=1).go_on()
    assert game.heard()[0] == "Player 1 can do nothing at the merchants' guild and takes the token back. [FEL-046]"
    assert game.due() == (CHANCE,)


# ---------------------------------------------------------------------- exchange B


@pytest.mark.rule("FEL-051", "FEL-054")
@pytest.mark.parametrize("tile", BONUSES)
def test_gold_and_spice_for_a_bonus_tile_of_ones_choice(tile: str) -> None:
    game = guild_table(0).own(0, [], gold=2, spice=3).go_on()
    assert game.offered(0, "bonus") == [("bonus", bonus) for bonus in BONUSES]
    game.play(0, ("bonus", tile))
    assert (game.player(0)["gold"], game.player(0)["spice"], game.player(0)["silver"]) == (1, 2, 5)
    assert game.player(0)["bonus_tiles"] == [tile]
    assert game.seen()["bonus_tiles"] == [bonus for bonus in BONUSES if bonus != tile]
    assert (game.seen()["supply"]["gold"], game.seen()["supply"]["spice"]) == (10, 9)
    assert game.heard()[0].startswith("Player 1 exchanges gold and spice for the bonus tile ")


@pytest.mark.rule("FEL-051")
@pytest.mark.parametrize(("gold", "spice"), [(0, 0), (2, 0), (0, 2)])
def test_both_are_needed(gold: int, spice: int) -> None:
    game = guild_table(0).own(0, ["clock"], gold=gold, spice=spice).go_on()
    assert game.offered(0, "bonus") == []
    game.refuses(0, ("bonus", "extra_lion"), rule="FEL-051")


@pytest.mark.rule("FEL-052")
def test_no_bonus_tile_that_somebody_has() -> None:
    game = guild_table(0).own(0, [], gold=1, spice=1).tiles(1, bonus=["extra_lion", "plus_cheetah"]).go_on()
    assert game.offered(0, "bonus") == [("bonus", tile) for tile in ("extra_tiger", "extra_puma", "plus_panther")]
    game.refuses(0, ("bonus", "extra_lion"), rule="FEL-052")


@pytest.mark.rule("FEL-052")
def test_when_all_bonus_tiles_are_gone_exchange_b_is_not_possible() -> None:
    game = guild_table(0, 0).own(0, ["clock"], gold=2, spice=2).tiles(1, bonus=BONUSES[1:]).go_on()
    game.play(0, ("bonus", "extra_lion"))
    assert game.offered(0, "bonus") == []
    game.refuses(0, ("bonus", "extra_lion"), rule="FEL-052")
    game = guild_table(0).own(0, [], gold=2, spice=2).tiles(1, bonus=BONUSES).go_on()
    assert game.heard()[0] == "Player 1 can do nothing at the merchants' guild and takes the token back. [FEL-046]"


@pytest.mark.rule("FEL-053")
def test_a_bonus_tile_lies_face_down_before_its_owner() -> None:
    game = guild_table(0).own(0, [], gold=1, spice=1).go_on()
    game.play(0, ("bonus", "extra_puma"))
    assert game.seen(0)["players"][0]["bonus_tiles"] == ["extra_puma"]
    for viewer in (1, None):
        assert game.seen(viewer)["players"][0]["bonus_tiles"] is None
        assert game.seen(viewer)["players"][0]["bonus_count"] == 1


@pytest.mark.rule("FEL-054")
def test_the_stack_of_bonus_tiles_lies_open() -> None:
    game = guild_table(0).own(0, [], gold=1, spice=1).tiles(1, bonus=["extra_tiger"]).go_on()
    for viewer in (0, 1, None):
        assert game.seen(viewer)["bonus_tiles"] == ["extra_lion", "extra_puma", "plus_panther", "plus_cheetah"]
