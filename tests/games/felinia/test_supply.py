"""Cards with two sides, and a supply that can run out (FEL-104 to FEL-109)."""

from __future__ import annotations

import pytest

from tests.games.felinia.table import END, Table, table


def crowded(game: Table, sort: str, *pieces: int) -> Table:
    """What everybody owns of one sort."""
    getattr(game.state, sort)[:] = pieces
    return game


def left(game: Table, sort: str) -> int:
    count: int = game.state.view(None)["supply"][sort]
    return count


@pytest.mark.rule("FEL-104", "FEL-105")
@pytest.mark.parametrize("sort", ["gold", "spice", "provision"])
def test_three_pieces_are_one_card_and_everybody_uses_as_few_as_possible(sort: str) -> None:
    game = table(2, "pro")
    found = [left(crowded(game, "provisions" if sort == "provision" else sort, pieces, 0), sort) for pieces in range(10)]
    assert found == [11, 10, 9, 10, 9, 8, 9, 8, 7, 8]


@pytest.mark.rule("FEL-104")
def test_the_cards_of_several_players_are_not_put_together() -> None:
    assert left(crowded(table(3), "gold", 1, 1, 1), "gold") == 8, "three pieces, but not in one hand"


@pytest.mark.rule("FEL-106", "FEL-107")
def test_whoever_finds_the_supply_empty_gets_nothing() -> None:
    """Cards of seat 1 to 3: 3 + 4 + 4 = 11."""
    game = crowded(table(4).ashore("lion", 0).play(0, END), "gold", 0, 5, 8, 8)
    assert left(game, "gold") == 0
    game.play(0, ("go", "lion_f1"))
    assert game.state.gold[0] == 0
    assert game.heard()[1] == "Player 1 gets no gold: there is none left in the supply. [FEL-106]"
    assert game.told(1) == game.told(0), "everybody hears it"


@pytest.mark.rule("FEL-106")
def test_the_last_card_goes_to_whoever_comes_first() -> None:
    game = crowded(table(4).ashore("lion", 0, 3).play(0, END), "gold", 0, 5, 8, 7)
    assert left(game, "gold") == 1
    game.play(0, ("go", "lion_f1"))
    assert game.state.gold[0] == 1 and left(game, "gold") == 0
    game.play(0, END).play(3, END, ("go", "lion_f1"))
    assert game.state.gold[3] == 7, "7 pieces are 3 cards; 8 would be 4"


@pytest.mark.rule("FEL-107")
@pytest.mark.parametrize(("pieces", "gets"), [(0, False), (1, False), (2, True), (3, False), (4, False), (5, True)])
def test_with_no_card_left_only_a_third_piece_can_be_had(pieces: int, gets: bool) -> None:
    """Two single pieces become one card of three: that even frees a card."""
    cards = pieces // 3 + pieces % 3
    others = [*[8] * ((11 - cards) // 4), (0, 1, 2, 5)[(11 - cards) % 4]]
    game = crowded(table(4).ashore("lion", 0).play(0, END), "gold", pieces, *others, *[0] * (3 - len(others)))
    assert left(game, "gold") == 0
    game.play(0, ("go", "lion_f1"))
    assert game.state.gold[0] == pieces + gets
    assert left(game, "gold") == int(gets)


@pytest.mark.rule("FEL-107")
def test_a_piece_can_be_given_up_where_the_change_needs_one_card_more() -> None:
    """Seat 0 has a card of three and sells one spice: two single cards are needed, and there is only the one that comes back."""
    game = crowded(table(4), "spice", 3, 8, 8, 2)
    assert left(game, "spice") == 0
    game.own(0, silver=0).play(0, ("sell", "spice"))
    assert game.state.spice[0] == 2 and game.state.silver[0] == 1
    assert left(game, "spice") == 0, "a view shows no debts"
    game.play(0, ("sell", "spice"))
    assert left(game, "spice") == 0 and game.state.spice[0] == 1
    game.play(0, ("sell", "spice"))
    assert left(game, "spice") == 1


@pytest.mark.rule("FEL-107")
def test_while_change_is_owed_a_third_piece_can_be_had_but_no_other() -> None:
    """12 cards would be needed: one too many. Seat 3 goes from two pieces to three, and then it is 11 again."""
    game = crowded(table(4).ashore("lion", 1, 3).play(1, END), "gold", 2, 7, 8, 2)
    game.state.gold[0] = 5
    assert left(game, "gold") == 0
    game.play(1, ("go", "lion_f1"))
    assert game.state.gold[1] == 7
    game.play(1, END).play(3, END, ("go", "lion_f1"))
    assert game.state.gold[3] == 3 and left(game, "gold") == 0


@pytest.mark.rule("FEL-107")
def test_paying_for_a_bonus_tile_needs_no_change() -> None:
    game = table(4).bids(6, *[0] * 11)
    crowded(crowded(game, "gold", 3, 8, 8, 2), "spice", 3, 8, 8, 2).own(0, silver=3)
    game.play(0, ("bonus", "extra_puma"))
    assert (game.state.gold[0], game.state.spice[0]) == (2, 2)


@pytest.mark.rule("FEL-107")
@pytest.mark.parametrize(("own", "others", "then"), [(0, (8, 8, 2), 1), (2, (8, 8, 1), 4), (1, (8, 8, 1), 3), (0, (8, 8, 1), 2)])
def test_several_symbols_are_gained_one_after_the_other(own: int, others: tuple[int, int, int], then: int) -> None:
    """With one card left: a single piece. With none left, but two pieces in hand: the third frees a card for the fourth."""
    game = crowded(table(4, "pro").ashore("cheetah", 0).play(0, ("go", "cheetah_s1")), "gold", own, *others)
    game.play(0, ("go", "cheetah_s3"))
    assert game.state.gold[0] == then
    assert sum("[FEL-106]" in line for line in game.heard()) == own + 2 - then


@pytest.mark.rule("FEL-106", "FEL-107")
@pytest.mark.parametrize("gift", ["spice", "provision"])
def test_the_guild_too_has_nothing_more_to_give(gift: str) -> None:
    sort = "provisions" if gift == "provision" else gift
    game = crowded(table(4, "pro").bids(6, *[0] * 11).own(0, ["book"], silver=3), sort, 0, 5, 8, 8)
    swap = ("swap", "book", "clock", gift)
    assert game.label(0, swap) == "book for clock, and nothing", "one is told before"
    game.play(0, swap)
    assert getattr(game.state, sort)[0] == 0 and game.goods(0) == ["clock"]
    assert any(line.endswith("there is none left in the supply. [FEL-106]") for line in game.heard())


@pytest.mark.rule("FEL-108", "FEL-109")
def test_gold_spice_provisions_silver_and_goods_lie_open() -> None:
    game = table(3, "pro").own(1, ["clock", "wine", "wine"], silver=5, gold=2, spice=4, provisions=3)
    for viewer in (0, 1, 2, None):
        seen = game.sees(viewer, 1)
        assert (seen["silver"], seen["gold"], seen["spice"], seen["provisions"]) == (5, 2, 4, 3)
        assert seen["goods"] == ["clock", "wine", "wine"]


@pytest.mark.rule("FEL-108")
def test_trade_tiles_bonus_tiles_and_special_tiles_are_hidden_from_the_others() -> None:
    game = table(3, "pro").tiles(1, lion=2, puma=1, bonus=["extra_lion"], special=["gold_income"])
    own = game.sees(1, 1)
    assert own["tiles"] == {"lion": 2, "puma": 1} and own["special_tiles"] == ["gold_income"] and own["bonus_tiles"] == ["extra_lion"]
    for viewer in (0, 2, None):
        seen = game.sees(viewer, 1)
        assert seen["tiles"] is seen["special_tiles"] is seen["bonus_tiles"] is None
        assert (seen["tile_count"], seen["bonus_count"]) == (4, 1), "how many there are, everybody sees"


@pytest.mark.rule("FEL-108")
def test_a_special_tile_that_acts_becomes_known() -> None:
    game = table(3, "pro").tiles(0, special=["gold_income"]).ashore("lion", 0).play(0, ("go", "lion_s1"))
    assert game.told(1)[-2:] == [
        "Player 1 gets 1 gold (found on the way). [FEL-077]",
        "Player 1 gets 1 gold (for a special tile). [FEL-169]",
    ]


@pytest.mark.rule("FEL-106")
def test_an_empty_bag_gives_nothing_either() -> None:
    game = table(2).ashore("cheetah", 0).play(0, END).bag().play(0, ("go", "cheetah_f2"))
    assert game.heard()[-1] == "Player 1 gets no good: the bag is empty. [FEL-078]"
    assert game.due() == (0,)
