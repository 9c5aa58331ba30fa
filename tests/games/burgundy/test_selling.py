"""Selling goods and taking workers (BUR-230 to BUR-237)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.table import WORKERS, table
from tischlein.games.burgundy.tiles import GOODS

BY_NUMBER = [(1, "turquoise"), (2, "purple"), (3, "pink"), (4, "red"), (5, "brown"), (6, "orange")]


@pytest.mark.rule("BUR-230", "BUR-235")
@pytest.mark.parametrize(("die", "good"), BY_NUMBER)
def test_the_number_of_the_die_names_the_colour(die: int, good: str) -> None:
    game = table().no_tiles().workers(0, 0).store(0, **dict.fromkeys(GOODS, 1)).turn_of(0, die)
    game.offers(0, ("sell", good), WORKERS)
    game.store(0, **{other: 1 for other in GOODS if other != good})
    game.offers(0, WORKERS)


@pytest.mark.rule("BUR-230")
def test_workers_change_the_number_for_a_sale() -> None:
    game = table().workers(0, 2).store(0, turquoise=1, pink=1, orange=2).turn_of(0, 2)
    assert game.offered(0, "sell") == [("sell", "turquoise"), ("sell", "pink"), ("sell", "orange")]
    game.play(0, ("sell", "orange"))
    assert game.estate(0).workers == 0 and game.in_store(0) == {"turquoise": 1, "pink": 1}


@pytest.mark.rule("BUR-231", "BUR-236")
def test_all_goods_of_the_colour_are_sold() -> None:
    game = table().store(0, red=5, pink=2).turn_of(0, 4).play(0, ("sell", "red"))
    assert game.in_store(0) == {"pink": 2}
    assert game.earned(0) == {"sale": 10}


@pytest.mark.rule("BUR-232")
@pytest.mark.parametrize("count", [1, 3, 7])
def test_a_sale_brings_one_silver_coin_however_much_is_sold(count: int) -> None:
    game = table().store(0, red=count).silver(0, 0).turn_of(0, 4).play(0, ("sell", "red"))
    assert game.estate(0).silver == 1


@pytest.mark.rule("BUR-232")
def test_two_sales_bring_two_silver_coins() -> None:
    game = table().store(0, red=1, pink=2).silver(0, 0).no_tiles().turn_of(0, 3, 4)
    game.act(0, 3, ("sell", "pink")).act(0, 4, ("sell", "red"))
    assert game.estate(0).silver == 2


@pytest.mark.rule("BUR-233", "BUR-354")
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 3), (4, 4)])
def test_the_points_for_a_tile_depend_on_the_number_of_players(players: int, each: int) -> None:
    game = table(players=players).store(0, brown=2).turn_of(0, 5).play(0, ("sell", "brown"))
    assert game.earned(0) == {"sale": 2 * each}


@pytest.mark.rule("BUR-232", "BUR-233")
def test_three_tiles_with_four_players_are_a_silver_coin_and_12_points() -> None:
    game = table(players=4).store(0, red=3).silver(0, 0).turn_of(0, 4).play(0, ("sell", "red"))
    assert game.earned(0) == {"sale": 12} and game.estate(0).silver == 1


@pytest.mark.rule("BUR-234")
def test_sold_goods_are_piled_up_and_can_be_looked_at() -> None:
    game = table().sold(0, red=1).store(0, red=2, pink=1).no_tiles().silver(0, 0).turn_of(0, 3, 4)
    game.act(0, 3, ("sell", "pink")).act(0, 4, ("sell", "red"))
    estate = game.state.view(0)["estates"][0]
    assert {good: count for good, count in estate["sold"].items() if count} == {"red": 3, "pink": 1}
    assert not any(estate["goods"].values())


@pytest.mark.rule("BUR-235")
def test_a_colour_one_does_not_have_cannot_be_sold() -> None:
    game = table().workers(0, 1).store(0, pink=1).turn_of(0, 4)
    assert game.offered(0, "sell") == [("sell", "pink")]
    game.refuses(0, ("sell", "red"))


@pytest.mark.rule("BUR-235")
def test_sold_goods_cannot_be_sold_again() -> None:
    game = table().workers(0, 0).store(0, red=2).turn_of(0, 4, 4).play(0, ("sell", "red"))
    assert game.offered(0, "sell") == []


@pytest.mark.rule("BUR-236")
def test_a_sale_makes_room_for_another_colour() -> None:
    game = table().no_goods().goods(2, brown=2).store(0, red=1, pink=1, orange=1).keys(0, "ship").silver(0, 0)
    blocked = game.turn_of(0, 5).place(0, 5, "ship", "D5")
    assert blocked.goods_at(2) == {"brown": 2}

    game = table().no_goods().goods(2, brown=2).store(0, red=1, pink=1, orange=1).keys(0, "ship").silver(0, 0).turn_of(0, 4, 5)
    game.act(0, 4, ("sell", "red")).place(0, 5, "ship", "D5", ("ship", 2))
    assert game.in_store(0) == {"pink": 1, "orange": 1, "brown": 2} and game.goods_at(2) == {}


@pytest.mark.rule("BUR-237")
@pytest.mark.parametrize("die", range(1, 7))
def test_any_number_brings_two_workers(die: int) -> None:
    game = table().workers(0, 1).turn_of(0, die).play(0, WORKERS)
    assert game.estate(0).workers == 3 and game.estate(0).silver == 1
    assert game.earned(0) == {}


@pytest.mark.rule("BUR-237")
def test_both_dice_may_bring_workers() -> None:
    game = table().workers(0, 0).turn_of(0, 2, 6).act(0, 2, WORKERS).act(0, 6, WORKERS)
    assert game.estate(0).workers == 4


@pytest.mark.rule("BUR-230", "BUR-235")
def test_what_cannot_be_sold_is_refused_with_a_reason() -> None:
    game = table().roll((3, 3), (1, 1)).store(0, red=1).workers(0, 0)
    game.refuses(0, ("sell", "pink"), rule="BUR-235").refuses(0, ("sell", "red"), rule="BUR-230")


@pytest.mark.rule("BUR-125")
def test_a_tile_that_cannot_be_placed_is_refused_with_a_reason() -> None:
    game = table().roll((3, 3), (1, 1)).keys(0, "ship").workers(0, 0)
    game.refuses(0, ("place", "mine"), rule="BUR-125").refuses(0, ("place", "ship"), rule="BUR-125")
