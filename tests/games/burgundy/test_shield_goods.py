"""Shields 5, 9 and 12: a convoy of one colour, and silver and points for sales (BUR-570, BUR-575, BUR-579)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.shield_table import bare, finish
from tests.games.burgundy.table import PASS, Table

# ---------------------------------------------------------------------- 5: convoy


def convoy() -> Table:
    return bare().shield(0, 5, "D4").goods(1, red=1, pink=1).goods(3, pink=2).goods(6, pink=1, brown=1).keys(0, "ship").turn_of(0, 5)


def stores_after(game: Table, seat: int) -> list[dict[str, int]]:
    """What can be in the store of a seat when it has decided everything about its ship."""
    found, states = [], [game.state.copy()]
    while states:
        state = states.pop()
        if seat in state.waiting_for and state.options(seat)[0][0] in ("ship", "convoy", "goods", "next", "pass"):
            for action in state.options(seat):
                after = state.copy()
                after.play(seat, action)
                states.append(after)
        else:
            found.append(Table(state).in_store(seat))
    return found


@pytest.mark.rule("BUR-570")
def test_5_a_ship_also_takes_all_goods_of_one_colour_from_all_six_depots() -> None:
    game = convoy()
    finish(game.place(0, 5, "ship", "D5"), ("ship", 1), ("convoy", "pink"))
    assert game.in_store(0) == {"red": 1, "pink": 4}
    assert game.goods_at(6) == {"brown": 1}


@pytest.mark.rule("BUR-570")
def test_5_the_player_may_do_without() -> None:
    game = convoy()
    finish(game.place(0, 5, "ship", "D5"), ("ship", 1))
    assert game.in_store(0) == {"red": 1, "pink": 1}
    assert game.goods_at(3) == {"pink": 2}


@pytest.mark.rule("BUR-570")
def test_5_only_one_colour_is_taken() -> None:
    game = convoy()
    finish(game.place(0, 5, "ship", "D5"), ("ship", 1), ("convoy", "brown"), ("convoy", "pink"))
    assert game.in_store(0) == {"red": 1, "pink": 1, "brown": 1}


@pytest.mark.rule("BUR-570", "BUR-147")
def test_5_the_limit_of_three_colours_holds() -> None:
    game = convoy().store(0, turquoise=1, purple=1)
    game.place(0, 5, "ship", "D5", ("ship", 3))
    game.offers(0, ("convoy", "pink"), PASS).play(0, ("convoy", "pink"))
    assert game.in_store(0) == {"turquoise": 1, "purple": 1, "pink": 4}


@pytest.mark.rule("BUR-570")
def test_5_there_is_no_convoy_without_the_shield() -> None:
    game = bare().goods(1, red=1).goods(3, red=2).keys(0, "ship").turn_of(0, 5).place(0, 5, "ship", "D5", ("ship", 1))
    assert game.in_store(0) == {"red": 1}
    assert game.state.active != 0


@pytest.mark.rule("BUR-570", "BUR-151")
def test_5_the_marker_still_advances_by_one() -> None:
    game = convoy()
    finish(game.place(0, 5, "ship", "D5"), ("ship", 1), ("convoy", "pink"))
    assert game.state.bridge[:2] == ((1,), (0,))


@pytest.mark.rule("BUR-570", "BUR-147", "BUR-148")
def test_5_the_convoy_may_come_before_the_goods_of_the_depot() -> None:
    """One free place in the store: with brown first the convoy would find it taken; with pink first depot 4 brings its red goods only."""
    game = bare().shield(0, 5, "D4").store(0, red=1, turquoise=1).keys(0, "ship")
    game.goods(4, red=3, brown=1).goods(1, pink=2).goods(2, pink=2).turn_of(0, 5).place(0, 5, "ship", "D5")
    assert {"red": 4, "turquoise": 1, "pink": 4} in stores_after(game, 0)


# ---------------------------------------------------------------------- 5 with monastery 5


@pytest.mark.rule("BUR-570", "BUR-305")
def test_5_and_monastery_5_take_two_depots_and_a_colour() -> None:
    game = bare().shield(0, 5, "D4").lay(0, "monastery-5", "C4").keys(0, "ship")
    game.goods(1, red=1).goods(6, pink=1).goods(3, pink=2).goods(4, brown=1).turn_of(0, 5).place(0, 5, "ship", "D5")
    game.play(0, ("ship", 6, 1)).play(0, ("convoy", "pink"))
    assert game.in_store(0) == {"red": 1, "pink": 3}
    assert game.goods_at(4) == {"brown": 1}


@pytest.mark.rule("BUR-570", "BUR-305", "BUR-147")
def test_5_and_monastery_5_stay_within_three_colours() -> None:
    game = bare().shield(0, 5, "D4").lay(0, "monastery-5", "C4").store(0, orange=1).keys(0, "ship")
    game.goods(1, red=1).goods(2, pink=1).goods(4, brown=3, orange=1, red=1).turn_of(0, 5).place(0, 5, "ship", "D5", ("ship", 1, 2))
    game.offers(0, ("convoy", "red"), ("convoy", "orange"), PASS).play(0, ("convoy", "red"))
    assert game.in_store(0) == {"orange": 1, "red": 2, "pink": 1}


@pytest.mark.rule("BUR-570", "BUR-571", "BUR-305")
def test_5_and_a_borrowed_monastery_5() -> None:
    game = bare().lay(0, "castle", "B3").shield(0, 5, "D4").shield(0, 6, "B3").lay(1, "monastery-5", "C4").keys(0, "ship")
    game.goods(1, red=1).goods(2, pink=1).goods(4, pink=1).turn_of(0, 5).play(0, ("name", 1))
    game.place(0, 5, "ship", "D5", ("ship", 1, 2), ("convoy", "pink"))
    assert game.in_store(0) == {"red": 1, "pink": 2}


# ---------------------------------------------------------------------- 9: silver for each goods tile


@pytest.mark.rule("BUR-575")
@pytest.mark.parametrize(("shield", "silver"), [(9, 3), (7, 1)])
def test_9_a_coin_for_each_tile_sold(shield: int, silver: int) -> None:
    game = bare().shield(0, shield, "D4").store(0, red=3, pink=2).turn_of(0, 4).act(0, 4, ("sell", "red"))
    assert game.estate(0).silver == silver
    assert game.earned(0) == {"sale": 6}


@pytest.mark.rule("BUR-575", "BUR-190")
def test_9_also_when_a_warehouse_sells() -> None:
    game = bare().shield(0, 9, "D4").store(0, red=3).keys(0, "warehouse").turn_of(0, 3)
    game.place(0, 3, "warehouse", "E4", ("sell", "red"))
    assert game.estate(0).silver == 3


@pytest.mark.rule("BUR-575", "BUR-303")
def test_9_the_coin_of_monastery_3_comes_on_top() -> None:
    game = bare().shield(0, 9, "D4").lay(0, "monastery-3", "C4").store(0, red=3).turn_of(0, 4).act(0, 4, ("sell", "red"))
    assert game.estate(0).silver == 4


# ---------------------------------------------------------------------- 12: points for sales


@pytest.mark.rule("BUR-579")
@pytest.mark.parametrize(("players", "points"), [(2, 12), (3, 18), (4, 24)])
def test_12_each_tile_sold_scores_double(players: int, points: int) -> None:
    game = bare(players).shield(0, 12, "D4").store(0, red=3).turn_of(0, 4).act(0, 4, ("sell", "red"))
    assert game.earned(0) == {"sale": points}
    assert game.estate(0).silver == 1


@pytest.mark.rule("BUR-579", "BUR-190")
def test_12_also_when_a_warehouse_sells() -> None:
    game = bare().shield(0, 12, "D4").store(0, red=3).keys(0, "warehouse").turn_of(0, 3)
    game.place(0, 3, "warehouse", "E4", ("sell", "red"))
    assert game.earned(0) == {"sale": 12}


# ---------------------------------------------------------------------- 9 and 12 together


@pytest.mark.rule("BUR-575", "BUR-579", "BUR-303", "BUR-304")
def test_9_and_12_with_monasteries_3_and_4() -> None:
    game = bare().lay(0, "castle", "B3").shield(0, 9, "D4").shield(0, 12, "B3").lay(0, "monastery-3", "C4").lay(0, "monastery-4", "F3")
    game.store(0, red=3).turn_of(0, 4).act(0, 4, ("sell", "red"))
    assert game.earned(0) == {"sale": 3 * 2 * 2}
    assert (game.estate(0).silver, game.estate(0).workers) == (3 + 1, 1)


@pytest.mark.rule("BUR-579", "BUR-575", "BUR-438")
def test_9_and_12_leave_the_bonus_of_a_trade_route_alone() -> None:
    game = bare(2, "trade_routes").lay(0, "castle", "B3").shield(0, 9, "D4").shield(0, 12, "B3").store(0, turquoise=1)
    game.estate(0).route, game.estate(0).routed = (1,), 2
    game.turn_of(0, 1).act(0, 1, ("sell", "turquoise"))
    assert game.earned(0) == {"sale": 4}
    assert (game.estate(0).silver, game.estate(0).workers) == (1, 4)
