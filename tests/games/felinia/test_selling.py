"""Selling at any time, beside every question (FEL-100 to FEL-103)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.felinia.table import EARN, END, GUILD, PASS, RENT, Table, table
from tischlein import NotYourDecision
from tischlein.core.decision import Action

EVERYTHING = ["clock", "clock", "glass", "wine"]
SALES: list[Action] = [("sell", thing) for thing in ("gold", "spice", "clock", "glass", "wine")]
"""What the owner of all that, of 2 gold and of 3 spices can sell: five kinds of things, however many of each."""


def rich(game: Table, seat: int = 0, silver: int = 3) -> Table:
    return game.own(seat, EVERYTHING, silver=silver, gold=2, spice=3, provisions=2)


def bidding() -> tuple[Table, list[Action]]:
    return rich(table(4)), [EARN, *(("market", number) for number in range(1, 6)), GUILD]


def buying() -> tuple[Table, list[Action]]:
    game = table(2).market(1, "book", "clothes").bids(1, 0, 0, 0, 0, 0)
    return rich(game), [("buy", "clothes"), ("buy", "book"), PASS]


def exchanging() -> tuple[Table, list[Action]]:
    game = rich(table(2).bids(6, 0, 0, 0, 0, 0)).bag("book")
    bonuses: list[Action] = [("bonus", tile) for tile in ("extra_lion", "extra_tiger", "extra_puma", "plus_panther", "plus_cheetah")]
    return game, [*(("swap", good, "book", "spice") for good in ("clock", "glass", "wine")), *bonuses, PASS]


def boarding() -> tuple[Table, list[Action]]:
    game = table(2).harbour("lion_c", "lion_a", "puma_a", "panther_a").market(1, "clock").bids(1, 0, 0, 0, 0, 0)
    game.own(0, ["clock", "glass", "wine"], silver=4, gold=2, spice=3).play(0, ("buy", "clock"))
    return game, [("board", "lion_c"), END]


def turning_up() -> tuple[Table, list[Action]]:
    game = rich(table(2).ashore("lion", 0))
    return game, [*(("turn", f"lion_p{number}") for number in range(1, 7)), END]


def moving() -> tuple[Table, list[Action]]:
    game = rich(table(2).ashore("lion", 0).play(0, END))
    return game, [("go", "lion_f1"), ("go", "lion_f2"), END]


def keeping() -> tuple[Table, list[Action]]:
    game = rich(table(2, "pro").mysteries("moon_temple", "crystal_cave", "star_tower").ashore("lion", 0))
    game.play(0, ("go", "lion_s2"), ("go", "lion_s3")).own(0, provisions=2, gold=2)
    return game, [("keep", "moon_temple"), ("keep", "crystal_cave"), PASS]


QUESTIONS = [bidding, buying, exchanging, boarding, turning_up, moving, keeping]


@pytest.mark.rule("FEL-100", "FEL-103")
@pytest.mark.parametrize("question", QUESTIONS)
def test_beside_every_question_each_kind_of_thing_can_be_sold(question: Callable[[], tuple[Table, list[Action]]]) -> None:
    """As many options as there are answers and kinds, not answers times kinds; the answer that closes a question stays the last."""
    game, answers = question()
    game.offers(0, *answers, *SALES)
    assert game.offered(0)[-1] == answers[-1] or question is bidding
    decision = game.state.decision(0)
    assert list(decision.asides) == SALES
    asked = game.state.view(0)["question"]
    for sale in SALES:
        world = Table(game.state.copy()).play(0, sale)
        assert world.state.view(0)["question"] == asked, "the same question is asked again"


@pytest.mark.rule("FEL-100", "FEL-103")
def test_what_is_stored_can_be_sold_too() -> None:
    game = table(2).own(0, [*EVERYTHING, "book"], gold=1).all_earn().settle()
    game.offers(0, RENT, *(("sell", thing) for thing in ("gold", "clock", "glass", "wine", "book")))
    assert len(game.offered(0)) == 6
    game.own(0, silver=0).play(0, ("sell", "gold"))
    assert game.state.silver[0] == 2 and game.state.gold[0] == 0
    assert game.heard() == ["Player 1 sells 1 gold for 2 silver. [FEL-100]"]
    game.offers(0, RENT, *(("sell", thing) for thing in ("clock", "glass", "wine", "book")))


@pytest.mark.rule("FEL-100")
@pytest.mark.parametrize(
    ("thing", "silver"), [("gold", 2), ("spice", 1), ("clock", 1), ("clothes", 1), ("glass", 1), ("wine", 1), ("book", 1)]
)
def test_what_a_sale_brings(thing: str, silver: int) -> None:
    game = table(2).own(0, ["clock", "clothes", "glass", "wine", "book"], silver=1, gold=1, spice=1)
    assert game.label(0, ("sell", thing)).endswith(f": {silver} silver")
    game.play(0, ("sell", thing))
    assert game.state.silver[0] == 1 + silver
    owned = game.sees(1, 0)
    left = {
        "gold": owned["gold"],
        "spice": owned["spice"],
        **{good: owned["goods"].count(good) for good in ("clock", "clothes", "glass", "wine", "book")},
    }
    assert left == {other: int(other != thing) for other in left}, "this and nothing else has gone"
    assert game.due() == (0,), "and the turn has not passed"


@pytest.mark.rule("FEL-100")
def test_as_much_as_one_likes_at_a_time() -> None:
    game = table(2).own(0, ["clock", "clock"], silver=0, gold=1, spice=2)
    game.play(0, ("sell", "clock"), ("sell", "clock"), ("sell", "spice"), ("sell", "gold"), ("sell", "spice"))
    assert game.state.silver[0] == 6 and game.goods(0) == []
    game.offers(0, *(action for action in game.offered(0) if action[0] != "sell"))
    assert game.due() == (0,)


@pytest.mark.rule("FEL-100")
@pytest.mark.parametrize("thing", ["gold", "spice", "glass", "silver", "merchant"])
def test_nobody_sells_what_he_does_not_have(thing: str) -> None:
    game = table(2).own(0, ["clock"], gold=0, spice=0)
    game.refuses(0, ("sell", thing), rule="FEL-100")
    storing = table(2).own(0, ["clock"] * 4, gold=0, spice=0).all_earn().settle()
    storing.refuses(0, ("sell", thing), rule="FEL-100")


@pytest.mark.rule("FEL-101")
def test_cards_go_to_the_supply_and_goods_to_the_bag() -> None:
    game = table(2).own(0, ["clock"], gold=1, spice=2)
    before = game.state.view(0)
    after = game.play(0, ("sell", "gold"), ("sell", "spice"), ("sell", "clock")).state.view(0)
    assert after["supply"]["gold"] == before["supply"]["gold"] + 1 == 11
    assert after["supply"]["spice"] == before["supply"]["spice"] + 1 == 10
    assert after["bag"] == {**before["bag"], "clock": before["bag"]["clock"] + 1}


@pytest.mark.rule("FEL-101")
def test_a_sold_good_can_be_taken_from_the_bag_at_the_guild() -> None:
    game = table(2).bids(6, 0, 0, 0, 0, 0).own(0, ["clock", "glass"], silver=1).bag()
    game.offers(0, ("sell", "clock"), ("sell", "glass"), PASS)
    game.play(0, ("sell", "clock")).offers(0, ("swap", "glass", "clock", "spice"), ("sell", "glass"), PASS)
    game.play(0, ("swap", "glass", "clock", "spice"))
    assert game.goods(0) == ["clock"] and game.state.silver[0] == 1


@pytest.mark.rule("FEL-102")
@pytest.mark.parametrize(
    ("silver", "thing", "lost"), [(5, "gold", 1), (6, "gold", 2), (6, "spice", 1), (6, "clock", 1), (4, "gold", 0), (5, "clock", 0)]
)
def test_silver_beyond_six_is_lost_and_one_is_told_before(silver: int, thing: str, lost: int) -> None:
    game = table(2).own(0, ["clock"], silver=silver, gold=1, spice=1)
    label, warning = game.label(0, ("sell", thing)), f"({lost} lost: nobody has more than 6)"
    assert (warning in label) == (lost > 0)
    shown = game.state.setup.game.for_page(game.state)["losses"]
    assert shown.get(thing, 0) == lost
    game.play(0, ("sell", thing))
    assert game.state.silver[0] == 6
    assert (warning in game.heard()[0]) == (lost > 0) and "[FEL-100]" in game.heard()[0]


@pytest.mark.rule("FEL-103")
def test_only_the_one_who_decides_can_sell() -> None:
    game = table(2).own(1, ["clock"], gold=1)
    game.refuses(1, ("sell", "gold"), error=NotYourDecision)


@pytest.mark.rule("FEL-103")
def test_a_sale_in_the_middle_of_a_purchase_pays_for_it() -> None:
    game = table(2).market(1, "book").bids(1, 1, 0, 0, 0, 0).own(1, ["clock"], silver=0, spice=1)
    game.offers(1, ("sell", "spice"), ("sell", "clock"), PASS)
    game.refuses(1, ("buy", "book"), rule="FEL-041")
    game.play(1, ("sell", "spice")).refuses(1, ("buy", "book"), rule="FEL-041")
    game.play(1, ("sell", "clock")).offers(1, ("buy", "book"), PASS)
    game.play(1, ("buy", "book"))
    assert game.goods(1) == ["book"] and game.state.silver[1] == 0


@pytest.mark.rule("FEL-103")
@pytest.mark.parametrize(("spice", "asked"), [(2, True), (1, False)])
def test_a_token_is_passed_over_only_where_no_sale_could_pay(spice: int, asked: bool) -> None:
    game = table(2).market(1, "book").own(0, []).bids(1, 1, 0, 0, 0)
    game.state.stacks[0] = (1, 0)
    game.own(0, silver=0, spice=spice).own(1, silver=0).play(1, EARN)
    assert (game.due() == (0,)) == asked
    assert ("Player 1 can do nothing at market 1 and takes the token back. [FEL-043]" in game.heard()) == (not asked)


@pytest.mark.rule("FEL-103")
@pytest.mark.parametrize(("owned", "asked"), [(["clock", "glass"], True), (["clock"], False)])
def test_an_exchange_that_a_sale_could_pay_for_is_offered(owned: list[str], asked: bool) -> None:
    """With a single good and no silver, the sale would take away what is to be exchanged."""
    game = table(2).bids(6, 0, 0, 0, 0).own(0, owned, silver=0, gold=0, spice=0).play(1, EARN)
    assert (game.state.view(0)["question"]["step"] == "Exchange") == asked
    if asked:
        game.offers(0, ("sell", "clock"), ("sell", "glass"), PASS)
        assert game.play(0, ("sell", "clock"), ("swap", "glass", "book", "spice")).goods(0) == ["book"]


@pytest.mark.rule("FEL-103")
@pytest.mark.parametrize(("gold", "asked"), [(2, True), (1, False)])
def test_a_bonus_tile_that_a_sale_could_pay_for_is_offered(gold: int, asked: bool) -> None:
    game = table(2).bids(6, 0, 0, 0, 0).own(0, [], silver=0, gold=gold, spice=1).play(1, EARN)
    assert (game.state.view(0)["question"]["step"] == "Exchange") == asked
    if asked:
        game.play(0, ("sell", "gold"), ("bonus", "extra_lion"))
        assert (game.state.gold[0], game.state.spice[0], game.state.silver[0]) == (0, 0, 1)


@pytest.mark.rule("FEL-103")
@pytest.mark.parametrize(("spice", "asked"), [(1, True), (0, False)])
def test_boarding_is_offered_where_a_sale_pays_the_fare(spice: int, asked: bool) -> None:
    """2 clocks and 1 silver: a clock cannot be sold for the silver, for then it is missing."""
    game = table(2).harbour("lion_c", "puma_a", "tiger_b", "panther_a").market(1, "clock").bids(1, 0, 0, 0, 0, 0)
    game.own(0, ["clock"], silver=1, gold=0, spice=spice).play(0, ("buy", "clock"))
    assert (game.state.view(0)["question"]["step"] == "Board") == asked
    if asked:
        game.offers(0, ("sell", "spice"), ("sell", "clock"), END)
        game.play(0, ("sell", "spice"), ("board", "lion_c"))
        assert game.goods(0) == [] and game.state.silver[0] == 0 and game.state.explorer == 0, "the full ship has sailed"


@pytest.mark.rule("FEL-103")
def test_a_sale_between_two_merchants() -> None:
    game = table(2).harbour("lion_c", "cheetah_c", "tiger_b", "panther_a").market(1, "clock").bids(1, 0, 0, 0, 0, 0)
    game.own(0, ["clock", "clothes", "clothes"], silver=2, gold=1, spice=0).play(0, ("buy", "clock"), ("board", "lion_c"))
    game.offers(0, ("sell", "gold"), ("sell", "clothes"), END)
    game.play(0, ("sell", "gold"), ("board", "cheetah_c"))
    assert game.state.silver[0] == 1 and game.goods(0) == [] and game.state.merchants[0] == 8


@pytest.mark.rule("FEL-103")
def test_selling_what_the_passage_asks_for_ends_nothing() -> None:
    """Whoever sells the good that was needed has nothing to board with, but still says so."""
    game = table(2).harbour("lion_c", "puma_a", "tiger_b", "panther_a").market(1, "clock").bids(1, 0, 0, 0, 0, 0)
    game.own(0, ["clock"], silver=3, gold=0, spice=0).play(0, ("buy", "clock"), ("sell", "clock"))
    game.offers(0, ("sell", "clock"), END)
    game.refuses(0, ("board", "lion_c"), rule="FEL-056")
    game.play(0, END)
    assert game.goods(0) == ["clock"] and game.state.silver[0] == 3


@pytest.mark.rule("FEL-103")
def test_the_fourth_place_is_paid_with_a_sale() -> None:
    game = table(2).own(0, ["clock"] * 4).all_earn().settle().own(0, silver=1, spice=1)
    game.refuses(0, RENT, rule="FEL-089")
    game.play(0, ("sell", "spice"), RENT)
    assert game.goods(0) == ["clock"] * 4 and game.state.silver[0] == 0
