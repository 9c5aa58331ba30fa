"""Mysterious places: two are drawn, one may be kept (FEL-151 to FEL-161). Who knows which: test_knowledge."""

from __future__ import annotations

import pytest

from tests.games.felinia.table import PASS, Table, table

CAVE, GARDEN, VINEYARD, TEMPLE = "crystal_cave", "sunken_garden", "hermit_vineyard", "moon_temple"
LIBRARY, TOWER = "lost_library", "star_tower"


def drawing(*cards: str, seat: int = 0, goods: tuple[str, ...] = (), kept: tuple[str, ...] = (), players: int = 2) -> Table:
    """A merchant enters a mysterious place in the land of pumas; these cards are in the stack, from the top."""
    game = table(players, "pro").kept(seat, *kept).mysteries(*cards).ashore("puma", seat).own(seat, list(goods), spice=0)
    return game.play(seat, ("go", "puma_s2"), ("go", "puma_s3"))


def stack(game: Table) -> list[str]:
    """The truth, from the top."""
    piles = game.state.piles
    return [piles.layout.names[card] for card in reversed(piles.cards(1))]


@pytest.mark.rule("FEL-151")
def test_the_top_two_cards_are_drawn_and_one_is_kept() -> None:
    game = drawing(CAVE, GARDEN, VINEYARD)
    assert game.state.view(0)["drawn"] == [CAVE, GARDEN]
    game.offers(0, ("keep", CAVE), ("keep", GARDEN), PASS)
    game.play(0, ("keep", GARDEN))
    assert game.sees(0, 0)["mysteries"] == [GARDEN] and game.sees(0, 0)["mystery_count"] == 1
    assert game.state.view(0)["drawn"] is None and game.due() != (0,), "one, not both"


@pytest.mark.rule("FEL-151")
def test_only_cards_that_were_drawn() -> None:
    game = drawing(CAVE, GARDEN, VINEYARD, goods=("wine",))
    game.refuses(0, ("keep", VINEYARD), rule="FEL-151")
    game.refuses(0, ("keep", TOWER), rule="FEL-151")


@pytest.mark.rule("FEL-151")
def test_two_of_a_kind_are_one_option() -> None:
    game = drawing(CAVE, CAVE, GARDEN)
    assert game.state.view(0)["drawn"] == [CAVE, CAVE]
    game.offers(0, ("keep", CAVE), PASS)
    game.play(0, ("keep", CAVE))
    assert game.sees(0, 0)["mysteries"] == [CAVE] and stack(game) == [GARDEN, CAVE]


@pytest.mark.rule("FEL-151")
def test_after_the_cards_the_merchant_goes_on() -> None:
    game = table(2, "pro").mysteries(CAVE, GARDEN).ashore("puma", 0).own(0, provisions=1)
    game.play(0, ("go", "puma_s1"), ("go", "puma_s3"), ("keep", CAVE))
    assert game.state.view(0)["question"]["step"] == "Move"
    game.play(0, ("go", "puma_c2"))
    assert game.sees(1, 0)["tile_count"] == 1


@pytest.mark.rule("FEL-152")
def test_a_second_card_of_a_kind_may_not_be_kept() -> None:
    game = drawing(CAVE, GARDEN, kept=(CAVE,))
    game.offers(0, ("keep", GARDEN), PASS)
    game.refuses(0, ("keep", CAVE), rule="FEL-152")


@pytest.mark.rule("FEL-152")
def test_what_somebody_else_has_does_not_matter() -> None:
    game = table(2, "pro").kept(1, CAVE).mysteries(CAVE, GARDEN).ashore("puma", 0).play(0, ("go", "puma_s2"), ("go", "puma_s3"))
    assert game.offered(0, "keep") == [("keep", CAVE), ("keep", GARDEN)]


@pytest.mark.rule("FEL-152")
def test_the_kind_counts_even_with_the_good_in_hand() -> None:
    game = drawing(VINEYARD, TEMPLE, kept=(VINEYARD,), goods=("wine", "wine"))
    game.refuses(0, ("keep", VINEYARD), rule="FEL-152")
    game.offers(0, ("keep", TEMPLE), ("sell", "wine"), PASS)


@pytest.mark.rule("FEL-153")
@pytest.mark.parametrize(("card", "good"), [(VINEYARD, "wine"), (TEMPLE, "wine"), (LIBRARY, "book"), (TOWER, "book")])
def test_a_card_with_a_symbol_costs_such_a_good(card: str, good: str) -> None:
    poor = drawing(card, card, goods=("clock", "book" if good == "wine" else "wine"))
    assert poor.offered(0, "keep") == []
    poor.refuses(0, ("keep", card), rule="FEL-153")
    game = drawing(card, card, goods=(good, good, "clock"))
    bag = game.state.view(0)["bag"][good]
    assert game.label(0, ("keep", card)).endswith(f" for a {good}")
    game.play(0, ("keep", card))
    assert sorted(game.goods(0)) == sorted([good, "clock"]) and game.state.view(0)["bag"][good] == bag + 1
    assert game.sees(1, 0)["costs"] == [good], "everybody saw what was paid"


@pytest.mark.rule("FEL-153")
@pytest.mark.parametrize("card", [CAVE, GARDEN])
def test_a_card_without_costs_nothing(card: str) -> None:
    game = drawing(card, card, goods=("wine", "book")).play(0, ("keep", card))
    assert game.goods(0) == ["wine", "book"] and game.sees(1, 0)["costs"] == ["free"]


@pytest.mark.rule("FEL-153")
def test_a_good_that_was_sold_cannot_pay() -> None:
    game = drawing(TOWER, TEMPLE, goods=("book",))
    game.offers(0, ("keep", TOWER), ("sell", "book"), PASS)
    game.play(0, ("sell", "book")).offers(0, PASS)
    game.refuses(0, ("keep", TOWER), rule="FEL-153")


@pytest.mark.rule("FEL-154", "FEL-159")
def test_the_other_card_goes_under_the_stack() -> None:
    assert stack(drawing(CAVE, GARDEN, TOWER, TEMPLE).play(0, ("keep", CAVE))) == [TOWER, TEMPLE, GARDEN]
    assert stack(drawing(CAVE, GARDEN, TOWER, TEMPLE).play(0, ("keep", GARDEN))) == [TOWER, TEMPLE, CAVE]


@pytest.mark.rule("FEL-154", "FEL-159")
def test_both_go_there_in_the_order_in_which_they_were_drawn() -> None:
    game = drawing(CAVE, GARDEN, TOWER, TEMPLE).play(0, PASS)
    assert stack(game) == [TOWER, TEMPLE, CAVE, GARDEN]
    assert game.state.view(0)["mystery_stack"]["cards"] == [GARDEN, CAVE, None, None], "the top is the last in a view"


@pytest.mark.rule("FEL-155")
def test_it_may_be_that_nothing_can_be_kept() -> None:
    """The question is asked all the same: nobody else is to learn what was drawn."""
    game = drawing(CAVE, TOWER, kept=(CAVE,))
    game.offers(0, PASS)
    assert game.state.view(1)["question"] == {"seat": 0, "kind": "piece", "step": "KeepPlace"}
    assert game.state.forced(0) is None, "no match answers it by itself"
    game.play(0, PASS)
    assert game.sees(0, 0)["mysteries"] == [CAVE] and stack(game) == [CAVE, TOWER]


@pytest.mark.rule("FEL-156")
def test_nobody_has_to_keep_a_card() -> None:
    game = drawing(CAVE, GARDEN).play(0, PASS)
    assert game.sees(0, 0)["mystery_count"] == 0 and game.state.view(0)["mystery_stack"]["count"] == 2
    assert game.heard()[0] == "Player 1 keeps no mysterious place. [FEL-156]"


@pytest.mark.rule("FEL-157")
def test_a_single_card_is_drawn_alone() -> None:
    game = drawing(CAVE)
    assert game.state.view(0)["drawn"] == [CAVE]
    game.offers(0, ("keep", CAVE), PASS)
    assert game.told(0)[-1] == "Player 1 draws Crystal Cave. [FEL-151]"
    assert game.told(1)[-1] == "Player 1 draws 1 mysterious place. [FEL-151]"
    assert stack(game.play(0, ("keep", CAVE))) == []


@pytest.mark.rule("FEL-157")
def test_from_an_empty_stack_nothing_is_drawn() -> None:
    game = drawing()
    assert "Player 1 gets no mysterious place: there is none left. [FEL-157]" in game.heard()
    assert game.due() != (0,) and game.state.merchants[0] == 10, "and the merchant is home again"


@pytest.mark.rule("FEL-158")
def test_the_others_hear_only_what_was_paid() -> None:
    game = drawing(TEMPLE, GARDEN, goods=("wine",))
    assert game.told(0)[-1] == "Player 1 draws Moon Temple and Sunken Garden. [FEL-151]"
    assert game.told(1)[-1] == game.told()[-1] == "Player 1 draws 2 mysterious places. [FEL-151]"
    game.play(0, ("keep", TEMPLE))
    assert game.told(0)[0] == "Player 1 keeps Moon Temple for a wine. [FEL-158]"
    assert game.told(1)[0] == game.told()[0] == "Player 1 keeps a mysterious place for a wine. [FEL-158]"
    assert game.sees(1, 0)["mysteries"] == [] and game.sees(1, 0)["mystery_count"] == 1


@pytest.mark.rule("FEL-160")
@pytest.mark.parametrize(("cards", "points"), [(0, 0), (1, 1), (2, 4), (3, 6), (5, 10)])
def test_one_card_is_one_point_more_are_two_each(cards: int, points: int) -> None:
    game = table(2, "pro").own(0, []).kept(0, *(CAVE, GARDEN, VINEYARD, TEMPLE, TOWER)[:cards])
    assert game.points(0) == ({"mysteries": points} if points else {})
    assert sum(term["points"] for term in game.state.view(1)["score"][0]) == points, "how many there are, everybody sees"


@pytest.mark.rule("FEL-161")
def test_provisions_cannot_be_sold() -> None:
    game = table(2, "pro").own(0, provisions=3)
    assert ("sell", "provision") not in game.offered(0)
    game.refuses(0, ("sell", "provision"), rule="FEL-161")
    storing = table(2, "pro").own(0, ["clock"] * 4, provisions=3).all_earn().settle()
    assert storing.state.view(0)["question"]["step"] == "Store"
    storing.refuses(0, ("sell", "provision"), rule="FEL-161")


@pytest.mark.rule("FEL-161")
def test_provisions_count_nothing() -> None:
    assert table(2, "pro").own(0, [], provisions=7).state.score(0) == []
