"""Phase 4, storing (FEL-088 to FEL-093)."""

from __future__ import annotations

import pytest

from tests.games.felinia.table import PASS, RENT, Table, table
from tischlein import CHANCE, MalformedAction, say

FIVE = ["clock", "clock", "clothes", "glass", "wine"]


def store(goods: list[str], players: int = 2, **pieces: int) -> Table:
    """The storing phase begins; seat 0 has these things, the others have no goods. The earliest ship has sailed empty."""
    game = table(players).harbour("panther_b", "tiger_a", "cheetah_a", "puma_a")
    for seat in range(1, players):
        game.own(seat, [])
    return game.own(0, goods, **pieces).go_on()


@pytest.mark.rule("FEL-088")
@pytest.mark.parametrize("goods", [[], ["clock"], ["clock", "wine"], ["clock", "wine", "book"], ["clock", "clock", "clock"]])
def test_up_to_three_goods_are_kept_for_nothing(goods: list[str]) -> None:
    game = store(goods, silver=4)
    assert game.due() == (CHANCE,), "nothing is asked"
    assert (game.goods(0), game.player(0)["silver"]) == (goods, 4)


@pytest.mark.rule("FEL-088")
def test_everybody_in_turn_order_keeps_three() -> None:
    game = table(3, first=1).harbour("panther_b", "tiger_a", "cheetah_a", "puma_a")
    game.own(0, ["clock"] * 4).own(1, ["wine"] * 5).own(2, ["glass"] * 4).go_on()
    game.play(1, ("sell", "wine"))
    assert game.asked() == (1, "Store")
    game.play(1, ("sell", "wine"))
    assert game.asked() == (2, "Store")
    game.play(2, ("sell", "glass"))
    assert game.asked() == (0, "Store")
    game.play(0, ("sell", "clock"))
    assert game.seen()["phase"] == "preparing"
    assert [len(own["goods"]) for own in game.seen()["players"]] == [3, 3, 3]
    assert [own["silver"] for own in game.seen()["players"]] == [3, 4, 3]


@pytest.mark.rule("FEL-089")
def test_a_fourth_good_is_kept_for_two_silver() -> None:
    game = store(FIVE[:4], silver=2)
    game.offers(0, RENT, ("sell", "clock"), ("sell", "clothes"), ("sell", "glass"))
    assert say(game.state.decision(0).labels[0]) == "Keep a fourth good for 2 silver"
    game.play(0, RENT)
    assert (game.goods(0), game.player(0)["silver"]) == (FIVE[:4], 0)
    assert game.heard() == ["Player 1 pays 2 silver to keep a fourth good. [FEL-089]"]
    assert game.seen()["phase"] == "preparing"


@pytest.mark.rule("FEL-089")
@pytest.mark.parametrize("silver", [0, 1])
def test_without_two_silver_it_has_to_go(silver: int) -> None:
    game = store(["wine"] * 4, silver=silver)
    game.offers(0, ("sell", "wine"))
    game.refuses(0, RENT, rule="FEL-089")
    game.play(0, ("sell", "wine"))
    assert (len(game.goods(0)), game.player(0)["silver"]) == (3, silver + 1)
    assert game.due() == (CHANCE,)


@pytest.mark.rule("FEL-089")
def test_four_are_too_many_without_paying() -> None:
    game = store(["wine"] * 5, silver=3)
    game.play(0, ("sell", "wine"))
    assert game.asked() == (0, "Store"), "four are left"
    game.offers(0, RENT, ("sell", "wine"))
    game.play(0, ("sell", "wine"))
    assert (len(game.goods(0)), game.player(0)["silver"], game.due()) == (3, 5, (CHANCE,))


@pytest.mark.rule("FEL-089")
def test_a_fifth_good_cannot_be_kept() -> None:
    game = store(FIVE, silver=6)
    game.play(0, RENT)
    assert game.asked() == (0, "Store"), "one more must go"
    assert game.player(0)["silver"] == 4
    game.offers(0, ("sell", "clock"), ("sell", "clothes"), ("sell", "glass"), ("sell", "wine"))
    game.refuses(0, RENT, rule="FEL-089")
    game.play(0, ("sell", "clothes"))
    assert game.goods(0) == ["clock", "clock", "glass", "wine"]
    assert game.seen()["phase"] == "preparing"


@pytest.mark.rule("FEL-089")
def test_nobody_may_just_stop() -> None:
    game = store(FIVE, silver=6)
    for action in (("end",), PASS):
        game.refuses(0, action, error=MalformedAction)


@pytest.mark.rule("FEL-090")
def test_the_rest_is_sold_for_one_silver_each_and_goes_to_the_bag() -> None:
    game = store([*FIVE, "book"], silver=0)
    bag = game.seen()["bag"]
    game.play(0, ("sell", "clock"))
    assert game.heard() == ["Player 1 sells a clock for 1 silver. [FEL-090]"]
    game.play(0, ("sell", "book"))
    assert game.player(0)["silver"] == 2
    assert game.asked() == (0, "Store"), "four are left: pay, or sell another one"
    game.play(0, ("sell", "clock"))
    assert game.goods(0) == ["clothes", "glass", "wine"]
    assert game.player(0)["silver"] == 3
    assert game.seen()["bag"] == {**bag, "clock": bag["clock"] + 2, "book": bag["book"] + 1}


@pytest.mark.rule("FEL-090")
def test_one_chooses_which_goods_go() -> None:
    game = store(FIVE, silver=0)
    game.refuses(0, ("sell", "book"), rule="FEL-100")
    game.play(0, ("sell", "wine"), ("sell", "glass"))
    assert game.goods(0) == ["clock", "clock", "clothes"]


@pytest.mark.rule("FEL-091")
def test_before_any_number_of_goods_can_be_had() -> None:
    game = table().harbour("panther_b", "tiger_a", "cheetah_a", "puma_a").own(1, []).market(1).market(2).market(3)
    game.own(0, ["clock"] * 6, silver=6).market(1, "glass", "glass").stack(1, 0, 0).go_on()
    game.play(0, ("buy", "glass"), ("buy", "glass"))
    assert game.goods(0) == ["clock"] * 6 + ["glass"] * 2
    assert game.seen()["phase"] == "storing"
    assert len(game.goods(0)) == 8, "and only now it is too much"


@pytest.mark.rule("FEL-091")
def test_a_good_found_on_the_island_may_be_the_fourth() -> None:
    game = table().harbour("cheetah_b", "lion_a", "cheetah_a", "puma_a", aboard={"cheetah_b": [0]})
    game.own(1, []).own(0, ["wine"] * 3, silver=0).go_on()
    game.play(0, ("end",), ("go", "cheetah_f2")).draw("book")
    assert len(game.goods(0)) == 4
    assert game.asked() == (0, "Move")
    game.play(0, ("end",))
    assert game.asked() == (0, "Store")


@pytest.mark.rule("FEL-092")
def test_sales_can_pay_for_the_fourth_good() -> None:
    game = store([*FIVE, "book"], silver=0)
    game.refuses(0, RENT, rule="FEL-089")
    game.play(0, ("sell", "book"), ("sell", "clock"), RENT)
    assert (game.goods(0), game.player(0)["silver"]) == (FIVE[1:], 0)
    assert game.seen()["phase"] == "preparing"


@pytest.mark.rule("FEL-092")
@pytest.mark.parametrize(("pieces", "sale"), [({"silver": 0, "gold": 1}, "gold"), ({"silver": 1, "spice": 1}, "spice")])
def test_a_fourth_good_that_only_a_sale_pays_for_is_not_skipped(pieces: dict[str, int], sale: str) -> None:
    game = store(["wine"] * 4, **pieces)
    game.offers(0, ("sell", sale), ("sell", "wine"))
    game.play(0, ("sell", sale))
    assert game.heard()[0].endswith("[FEL-100]")
    game.offers(0, RENT, ("sell", "wine"))
    game.play(0, RENT)
    assert (game.goods(0), game.player(0)["silver"]) == (["wine"] * 4, 0)


@pytest.mark.rule("FEL-092")
def test_the_order_of_paying_and_selling_is_free() -> None:
    """Because of the limit of six silver it makes a difference."""
    first_pay = store(FIVE, silver=6).play(0, RENT, ("sell", "clock"))
    first_sell = store(FIVE, silver=6).play(0, ("sell", "clock"), RENT)
    assert first_pay.goods(0) == first_sell.goods(0) == FIVE[1:]
    assert (first_pay.player(0)["silver"], first_sell.player(0)["silver"]) == (5, 4)


@pytest.mark.rule("FEL-093")
def test_silver_beyond_six_is_lost_in_these_sales_too() -> None:
    game = store([*FIVE, "book"], silver=5)
    game.play(0, ("sell", "book"))
    assert game.player(0)["silver"] == 6
    label = say(game.state.decision(0).labels[1])
    assert label == "Sell clock: 1 silver (1 lost: nobody has more than 6)"
    game.play(0, ("sell", "clock"))
    assert game.heard() == ["Player 1 sells a clock for 1 silver (1 lost: nobody has more than 6). [FEL-090]"]
    game.play(0, ("sell", "clock"))
    assert (game.player(0)["silver"], len(game.goods(0))) == (6, 3)
