"""The Solo Game: consequences come in the order the player likes (BUR-521)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.solo_table import cell, last_mine, marker, settle, solo
from tests.games.burgundy.table import PASS, WORKERS, table
from tischlein.core.decision import Action


@pytest.mark.rule("BUR-521")
def test_the_action_of_a_castle_may_come_before_or_after_the_points() -> None:
    game = solo("castle", "bank", start="3").lay(0, "monastery-1", "4").turn_of(0, 2).place(0, 2, "castle", "5")
    game.offers(0, ("next", 0), ("next", 1), ("next", 2)).play(0, ("next", 2)).play(0, WORKERS)
    assert marker(game)[0] == 0
    settle(game)
    assert marker(game)[0] == 11
    game = solo("castle", start="3").lay(0, "monastery-1", "4").turn_of(0, 2).place(0, 2, "castle", "5", ("next", 0), ("next", 0))
    assert marker(game)[0] == 11
    assert WORKERS in game.offered(0)


@pytest.mark.rule("BUR-521")
def test_goods_of_a_ship_can_be_taken_first_and_sold_with_the_action_of_a_reset() -> None:
    game = solo("ship", counter=45).goods(3, brown=4).turn_of(0, 3).place(0, 3, "ship", "17", ("next", 2), ("ship", 3), ("next", 1))
    assert game.offered(0, "sell") == [("sell", "brown")]


@pytest.mark.rule("BUR-521")
def test_a_tile_for_a_completed_colour_may_come_first_or_last() -> None:
    game = last_mine("cow-4").play(0, ("next", 2), ("gift", 0, "cow-4"), ("space", cell("1")))
    assert marker(game)[0] == 0
    game = last_mine("cow-4").play(0, ("next", 0), ("next", 0))
    assert marker(game)[0] == 11
    game.offers(0, ("gift", 0, "cow-4"), PASS)


@pytest.mark.rule("BUR-521", "BUR-193")
def test_a_tile_taken_with_the_action_of_a_reset_can_be_placed_by_the_town_hall() -> None:
    game = solo("town_hall", counter=49).depot(5, "ship").turn_of(0, 1).place(0, 1, "town_hall", "18", ("next", 0), ("take", 5))
    assert game.tiles_of(0) == ["ship"]
    game.play(0, ("next", 0)).offers(0, ("place", "ship"), PASS)


@pytest.mark.rule("BUR-521", "BUR-190")
def test_goods_shipped_with_the_action_of_a_reset_can_be_sold_by_the_warehouse() -> None:
    game = solo("warehouse", "ship", counter=49).goods(2, red=2).turn_of(0, 1).place(0, 1, "warehouse", "18", ("next", 0))
    game.place(0, 0, "ship", "17", ("next", 2), ("ship", 2), ("next", 0), ("next", 0))
    game.offers(0, ("sell", "red"), PASS)


@pytest.mark.rule("BUR-521", "BUR-438")
def test_points_of_a_trade_route_and_of_the_sale_count_in_the_order_the_player_likes() -> None:
    game = solo(counter=46, elements=("trade_routes",)).store(0, orange=3)
    game.estate(0).route, game.estate(0).routed = (2,), 0
    game.turn_of(0, 6).play(0, ("sell", "orange")).silver(0, 0)
    game.offers(0, ("next", 0), ("next", 1))


@pytest.mark.rule("BUR-521", "BUR-517")
def test_between_the_points_of_a_sale_and_those_of_a_trade_route_more_can_be_bought() -> None:
    game = solo(counter=47, elements=("trade_routes",)).store(0, orange=1)
    game.estate(0).route, game.estate(0).routed = (2,), 0
    game.turn_of(0, 6).play(0, ("sell", "orange"), ("next", 0), ("points", 1))
    assert marker(game) == (0, 45)
    game.play(0, WORKERS)
    assert marker(game) == (4, 45)


@pytest.mark.rule("BUR-521")
def test_the_points_of_a_watchtower_can_come_before_those_of_its_city() -> None:
    game = solo("watchtower", counter=46).turn_of(0, 1).place(0, 1, "watchtower", "18", ("next", 2))
    assert marker(game) == (0, 45)
    settle(game.play(0, WORKERS))
    assert marker(game) == (11, 45)


@pytest.mark.rule("BUR-521")
def test_with_several_players_nobody_is_asked_for_an_order() -> None:
    game = table(2).no_goods().keys(0, "watchtower").silver(0, 0).turn_of(0, 3).place(0, 3, "watchtower", "C3")
    assert game.earned(0) == {"area": 1, "phase": 10, "watchtower": 4}


@pytest.mark.rule("BUR-521")
@pytest.mark.parametrize("action", [("next", 3), ("next", -1)])
def test_only_what_is_still_to_come_can_be_next(action: Action) -> None:
    last_mine("cow-4").refuses(0, action)
