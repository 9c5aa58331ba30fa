"""Shields together with other shields, with monasteries, buildings, inns, and outside of a turn."""

from __future__ import annotations

import pytest

from tests.games.burgundy.table import END, PASS, WORKERS, Table, table
from tests.games.burgundy.test_shield_list import WORKER
from tests.games.burgundy.test_shields import DROP, SILVER, bare, crest
from tischlein.core.decision import Action


def space(game: Table, seat: int, name: str) -> Action:
    return "space", game.cell(seat, name)


def solo(*shields: int) -> Table:
    """The start castle lies on the third space of board 13a, which carries the first shield; more castles carry the others."""
    game = table(1, ["shields"], start=["3"]).no_shields().no_tiles().no_goods().silver(0, 0).workers(0, 0).store(0)
    for shield, place in zip(shields, ("3", "5", "14", "31"), strict=False):
        if place != "3":
            game.lay(0, "castle", place)
        game.shield(0, shield, place)
    return game


# ---------------------------------------------------------------------- solo game


@pytest.mark.rule("BUR-586", "BUR-505")
@pytest.mark.parametrize(("shield", "spaces"), [(18, {"7", "8", "17", "20", "29", "33"}), (17, {"7"})])
def test_with_shield_18_other_regions_are_reached_without_rivers(shield: int, spaces: set[str]) -> None:
    game = solo(shield).lay(0, "monastery-1", "4").keys(0, "ship").workers(0, 9).turn_of(0, 1).act(0, 1, ("place", "ship"))
    assert game.places(0) == spaces


@pytest.mark.rule("BUR-586", "BUR-509")
def test_with_shield_18_a_face_down_tile_fits_on_every_empty_space() -> None:
    game = solo(18).keys(0, "black").workers(0, 9).turn_of(0, 1).act(0, 1, ("place", "black"))
    assert len(game.places(0)) == 36


@pytest.mark.rule("BUR-586", "BUR-514")
def test_with_shield_18_a_tile_for_a_completed_colour_may_lie_anywhere() -> None:
    game = solo(18).lay(0, "mine", "6", "9").keys(0, "mine").depot(0, "ship").turn_of(0, 5).act(0, 5, ("place", "mine"), space_of("35"))
    while ("gift", 0, "ship") not in game.offered(0):
        game.play(0, game.offered(0)[0])
    game.play(0, ("gift", 0, "ship"))
    assert game.places(0) == {"7", "8", "17", "20", "29", "33"}


def space_of(name: str) -> Action:
    return "space", int(name) - 1


@pytest.mark.rule("BUR-570", "BUR-506")
def test_in_the_solo_game_shield_5_saves_the_goods_of_one_colour() -> None:
    game = solo(5).lay(0, "monastery-1", "4").keys(0, "ship").goods(1, red=2).goods(2, pink=1, brown=1).goods(3, pink=1).turn_of(0, 1)
    game.act(0, 1, ("place", "ship"), space_of("7"))
    wanted: tuple[Action, ...] = (("ship", 1), ("convoy", "pink"))
    while game.state.active == 0:
        offered = game.offered(0)
        game.play(0, next((action for action in wanted if action in offered), offered[0]))
    assert game.in_store(0) == {"red": 2, "pink": 2}
    assert [game.goods_at(depot) for depot in range(1, 7)] == [{}] * 6


@pytest.mark.rule("BUR-581", "BUR-522")
def test_in_the_solo_game_the_last_space_may_be_filled_by_shield_14() -> None:
    game = solo(14).depot(2, "ship")
    for number in range(1, 38):
        if number not in (3, 8):
            game.lay(0, "mine", str(number))
    game.phase("E").end_phase().play(0, ("gift", 2, "ship"), space_of("8"))
    assert game.state.result is not None
    assert game.state.result.winners == (0,)


@pytest.mark.rule("BUR-540", "BUR-490")
def test_in_the_solo_game_there_are_as_many_shields_as_with_two() -> None:
    assert [len(depot) for depot in table(1, ["shields"]).state.shields_out] == [1] * 6


# ---------------------------------------------------------------------- 16 with workers and doubles


@pytest.mark.rule("BUR-584", "BUR-091")
def test_a_turned_die_can_be_changed_further_with_workers() -> None:
    game = bare().shield(0, 16, "D4").workers(0, 1).depot(6, "bank").depot(3, "ship").turn_of(0, 3, 2).play(0, ("turn", 3, 5)).act(0, 5)
    assert game.offered(0, "take") == [("take", 6)]
    game.play(0, ("take", 6))
    assert game.estate(0).workers == 0


@pytest.mark.rule("BUR-584", "BUR-542", "BUR-543")
def test_a_turned_die_makes_a_double_without_workers() -> None:
    game = bare().shield(0, 16, "D4").shields_at(5, 9).turn_of(0, 2, 5)
    assert not game.offered(0, "shield")
    game.play(0, ("turn", 2, 5), ("shield", 5), crest(game, 0, 9, "D4"))
    assert game.shields_of(0) == {"D4": 9}


@pytest.mark.rule("BUR-584", "BUR-543")
def test_of_two_equal_dice_one_may_be_turned_to_make_another_double() -> None:
    """3 and 3, two workers, the only shield in depot 5: one die is turned, the other changed."""
    game = bare().shield(0, 16, "D4").workers(0, 2).shields_at(5, 9).turn_of(0, 3, 3)
    game.play(0, ("turn", 3, 5), ("shield", 5), crest(game, 0, 9, "D4"))
    assert game.estate(0).workers == 0


@pytest.mark.rule("BUR-584", "BUR-587")
def test_a_die_is_not_turned_any_more_when_the_shield_is_gone() -> None:
    game = bare().shield(0, 16, "D4").lay(0, "monastery-1", "C4").lay(0, "castle", "A2").shield(0, 11, "A2").keys(0, "castle")
    game.shields_at(1, 9).turn_of(0, 6, 2).place(0, 6, "castle", "B3", ("shield", 1), crest(game, 0, 9, "D4"))
    assert game.state.active == 0
    assert not game.offered(0, "turn")


@pytest.mark.rule("BUR-584", "BUR-401")
def test_the_white_die_is_never_turned() -> None:
    game = bare(2, "white_castles").shield(0, 16, "D4").keys(0, "white_castle").turn_of(0, 3)
    game.state.white = 2
    game.place(0, 3, "white_castle", "E4")
    assert not game.offered(0, "turn")


@pytest.mark.rule("BUR-546", "BUR-571", "BUR-309")
def test_a_borrowed_monastery_8_pays_for_the_double_of_the_same_turn() -> None:
    game = bare().shield(0, 6, "D4").lay(1, "monastery-8", "C4").workers(0, 2).shields_at(5, 9).turn_of(0, 3, 3)
    assert not game.offered(0, "shield")
    game.play(0, ("name", 1), ("shield", 5), crest(game, 0, 9, "D4"))
    assert game.estate(0).workers == 0


# ---------------------------------------------------------------------- 6 and 10


def borrower() -> Table:
    """Seat 0 has shields 6 and 10, named seat 1, and has monastery 22 (banks); seat 1 has monastery 19 (churches)."""
    game = bare(2, "extra_tiles").lay(0, "castle", "B3").shield(0, 6, "D4").shield(0, 10, "B3").lay(0, "monastery-22", "C4")
    game.lay(1, "monastery-19", "C4").turn_of(0, 3).play(0, ("name", 1), WORKERS)
    return game.workers(0, 0).silver(0, 2).phase("E")


@pytest.mark.rule("BUR-577", "BUR-576", "BUR-572")
def test_own_monasteries_are_doubled_borrowed_ones_are_not() -> None:
    game = borrower().lay(0, "bank", "E4").lay(0, "church", "C5", "E1").end_phase().play(0, SILVER).play(0, SILVER)
    assert game.earned(0) == {"monastery": 1 * 4 * 2 + 2 * 4, "shield": 12 + 8}


@pytest.mark.rule("BUR-577", "BUR-371")
def test_the_crane_counts_where_it_scores_most() -> None:
    """As a bank for the own monastery it brings 8, as a church for the borrowed one 4."""
    game = borrower().lay(0, "crane", "E4").end_phase().play(0, SILVER).play(0, SILVER)
    assert game.earned(0) == {"monastery": 8, "shield": 12 + 8}


@pytest.mark.rule("BUR-572", "BUR-371")
def test_the_crane_counts_for_a_borrowed_monastery_and_for_one_only() -> None:
    game = bare(2, "extra_tiles").shield(0, 6, "D4").lay(1, "monastery-19", "C4").lay(1, "monastery-22", "F3").lay(0, "crane", "E4")
    game.turn_of(0, 3).play(0, ("name", 1), WORKERS).workers(0, 0).silver(0, 1).phase("E").end_phase().play(0, SILVER)
    assert game.earned(0) == {"monastery": 4, "shield": 12}


@pytest.mark.rule("BUR-577", "BUR-587")
def test_with_shield_6_given_up_shield_10_still_doubles_the_own_monasteries() -> None:
    game = borrower().lay(0, "bank", "E4").lay(0, "church", "C5").end_phase().play(0, DROP).play(0, SILVER)
    assert game.earned(0) == {"monastery": 8, "shield": 8, "silver": 1}


@pytest.mark.rule("BUR-571", "BUR-301")
def test_buildings_placed_with_a_borrowed_monastery_1_stay_when_the_shield_goes() -> None:
    game = bare().shield(0, 6, "D4").lay(1, "monastery-1", "C4").lay(0, "bank", "E4").keys(0, "bank", "bank").turn_of(0, 1)
    game.play(0, ("name", 1)).place(0, 1, "bank", "E5").end_phase().play(0, DROP)
    assert game.tile_at(0, "E5") == "bank"
    game.deal().workers(0, 9).turn_of(0, 1).act(0, 1, ("place", "bank"))
    assert game.places(0) == {"C3"}


@pytest.mark.rule("BUR-571", "BUR-306")
def test_a_borrowed_monastery_6_buys_with_workers() -> None:
    game = bare().shield(0, 6, "D4").lay(1, "monastery-6", "C4").workers(0, 2).depot(4, "mine").turn_of(0, 1)
    game.play(0, ("name", 1), ("buy",), ("buy", 4, "mine", "workers"), WORKERS)
    assert game.tiles_of(0) == ["mine"]


@pytest.mark.rule("BUR-571", "BUR-302")
def test_a_borrowed_monastery_2_brings_workers_at_the_end_of_the_phase() -> None:
    game = bare().shield(0, 6, "D4").lay(0, "mine", "E3", "F2").lay(1, "monastery-2", "C4").turn_of(0, 1).play(0, ("name", 1), WORKERS)
    game.workers(0, 0).silver(0, 1).end_phase().play(0, SILVER)
    assert game.estate(0).workers == 2


@pytest.mark.rule("BUR-571")
def test_a_name_holds_as_long_as_the_shield() -> None:
    game = bare(3).shield(0, 6, "D4").turn_of(0, 1).play(0, ("name", 1), WORKERS)
    assert game.estate(0).named == 1
    game.silver(0, 1).end_phase().play(0, DROP)
    assert game.estate(0).named == -1


@pytest.mark.rule("BUR-571")
def test_a_team_borrows_from_the_other_team() -> None:
    game = table(4, ["shields", "team"]).no_shields().no_tiles().shield(0, 6, "D7").workers(0, 0).lay(1, "monastery-14", "A1").turn_of(2, 3)
    assert game.offered(2, "name") == [("name", 1)]
    game.play(2, ("name", 1), WORKERS).turn_of(0, 3).act(0, 3, WORKERS)
    assert game.estate(0).workers == 8


# ---------------------------------------------------------------------- 13 with others


@pytest.mark.rule("BUR-580", "BUR-576")
def test_13_doubles_shields_and_10_doubles_monasteries() -> None:
    game = bare().lay(0, "castle", "B3").shield(0, 10, "D4").shield(0, 13, "B3").lay(0, "monastery-22", "C4").lay(0, "bank", "E4")
    game.silver(0, 4).phase("E").end_phase().play(0, SILVER).play(0, SILVER)
    assert game.earned(0) == {"monastery": 8, "shield": 16 + 8, "silver": 2}


@pytest.mark.rule("BUR-580", "BUR-548")
def test_13_doubles_only_what_was_paid_for() -> None:
    game = bare().lay(0, "castle", "A2", "B3").shield(0, 1, "D4").shield(0, 7, "A2").shield(0, 13, "B3").silver(0, 2).phase("E").end_phase()
    game.play(0, SILVER).play(0, DROP).play(0, SILVER)
    assert game.earned(0) == {"shield": 24 + 8}


@pytest.mark.rule("BUR-580", "BUR-568")
def test_13_doubles_shield_3_which_is_paid_with_a_worker() -> None:
    game = bare().lay(0, "castle", "B3").shield(0, 3, "D4").shield(0, 13, "B3").workers(0, 2).phase("E").end_phase()
    game.play(0, WORKER).play(0, WORKER)
    assert game.earned(0) == {"shield": 24 + 8}


# ---------------------------------------------------------------------- 17 with inns and pastures


@pytest.mark.rule("BUR-585", "BUR-422")
@pytest.mark.parametrize(("inn", "points"), [("D5", 15), (None, 10)])
def test_17_and_an_inn_make_an_area_two_spaces_larger(inn: str | None, points: int) -> None:
    game = bare(2, "inns").shield(0, 17, "D4").lay(0, "inn" if inn else "ship", "D5").lay(0, "ship", "D7").keys(0, "ship").turn_of(0, 4)
    game.place(0, 4, "ship", "D6")
    assert game.earned(0) == {"area": points, "phase": 10}


@pytest.mark.rule("BUR-585", "BUR-422", "BUR-419")
def test_17_an_inn_that_completes_an_area_of_one_makes_it_one_of_three() -> None:
    game = bare(2, "inns").shield(0, 17, "D4").keys(0, "inn").turn_of(0, 3).place(0, 3, "inn", "C3")
    assert game.earned(0) == {"area": 6, "phase": 10}


@pytest.mark.rule("BUR-585", "BUR-422")
def test_17_an_inn_in_another_area_of_the_colour_does_not_count() -> None:
    game = bare(2, "inns").shield(0, 17, "D4").lay(0, "inn", "D3").lay(0, "ship", "D5", "D7").keys(0, "ship").turn_of(0, 4)
    game.place(0, 4, "ship", "D6")
    assert game.earned(0) == {"area": 10, "phase": 10}


@pytest.mark.rule("BUR-585", "BUR-566", "BUR-565")
def test_17_and_1_enlarge_the_area_by_one_and_leave_pastures_apart() -> None:
    game = bare().lay(0, "castle", "B3").shield(0, 1, "D4").shield(0, 17, "B3").lay(0, "cow-3", "C2").lay(0, "bank", "E5").keys(0, "cow-2")
    game.turn_of(0, 2).place(0, 2, "cow-2", "E6")
    assert game.earned(0) == {"animals": 2 + 3, "area": 3, "phase": 10}


@pytest.mark.rule("BUR-565", "BUR-425")
def test_1_an_inn_on_a_pasture_is_no_animal() -> None:
    game = bare(2, "inns").shield(0, 1, "D4").lay(0, "inn", "E6").lay(0, "ship", "D3").keys(0, "cow-4").turn_of(0, 4)
    game.place(0, 4, "cow-4", "C2")
    assert game.earned(0) == {"animals": 4}


@pytest.mark.rule("BUR-565", "BUR-373", "BUR-374", "BUR-308")
def test_1_geese_count_with_every_pasture() -> None:
    game = (
        bare(2, "extra_tiles")
        .shield(0, 1, "D4")
        .lay(0, "cow-3", "E6")
        .lay(0, "sheep-4", "A1")
        .lay(0, "ship", "D3")
        .keys(0, "geese", "pig-2")
    )
    game.lay(0, "monastery-7", "C4").workers(0, 9).turn_of(0, 4, 5).place(0, 4, "geese", "C2", ("species", "sheep"))
    assert game.earned(0) == {"animals": (2 + 1) + (4 + 1)}
    game.place(0, 5, "pig-2", "C1")
    assert game.earned(0) == {"animals": (2 + 1) + (2 + 1)}


@pytest.mark.rule("BUR-573", "BUR-424")
def test_7_doubles_a_bonus_tile_that_an_inn_completed() -> None:
    game = bare(2, "inns").shield(0, 7, "D4").lay(0, "mine", "E3", "F2").keys(0, "inn").turn_of(0, 3).place(0, 3, "inn", "G1")
    assert game.earned(0) == {"area": 10, "phase": 10, "bonus": 10}


@pytest.mark.rule("BUR-574", "BUR-425")
def test_8_doubles_mines_and_not_inns_on_mine_spaces() -> None:
    game = bare(2, "inns").shield(0, 8, "D4").lay(0, "mine", "E3").lay(0, "inn", "F2").silver(0, 1).end_phase().play(0, SILVER)
    assert game.estate(0).silver == 2


# ---------------------------------------------------------------------- selling


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


# ---------------------------------------------------------------------- 2 and every way to get workers


def watcher(*elements: str) -> Table:
    """Seat 1 has shield 2; seat 0 gets workers."""
    return bare(2, *elements).shield(1, 2, "D4")


@pytest.mark.rule("BUR-567", "BUR-316")
def test_2_four_workers_at_once_bring_one() -> None:
    game = watcher().lay(0, "monastery-14", "C4").turn_of(0, 3).act(0, 3, WORKERS)
    assert [game.estate(seat).workers for seat in (0, 1)] == [4, 1]


@pytest.mark.rule("BUR-567", "BUR-191")
def test_2_sees_a_boarding_house() -> None:
    game = watcher().keys(0, "boarding_house").turn_of(0, 3).place(0, 3, "boarding_house", "E4")
    assert [game.estate(seat).workers for seat in (0, 1)] == [4, 1]


@pytest.mark.rule("BUR-567", "BUR-370")
def test_2_sees_a_crane_that_works_as_a_boarding_house() -> None:
    game = watcher("extra_tiles").keys(0, "crane").turn_of(0, 3).place(0, 3, "crane", "E4", ("as", "boarding_house"))
    assert [game.estate(seat).workers for seat in (0, 1)] == [4, 1]


@pytest.mark.rule("BUR-567", "BUR-304")
def test_2_sees_the_worker_for_a_sale() -> None:
    game = watcher().lay(0, "monastery-4", "C4").store(0, red=3).turn_of(0, 4).act(0, 4, ("sell", "red"))
    assert [game.estate(seat).workers for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("BUR-567", "BUR-369")
def test_2_sees_workers_that_are_bought_each_time() -> None:
    game = watcher("extra_tiles").lay(0, "monastery-28", "C4").silver(0, 2).turn_of(0, 4).play(0, ("hire",), ("hire",))
    assert [game.estate(seat).workers for seat in (0, 1)] == [4, 2]


@pytest.mark.rule("BUR-567", "BUR-438", "BUR-304")
def test_2_sees_the_workers_of_a_trade_route_and_of_the_sale_apart() -> None:
    game = watcher("trade_routes").lay(0, "monastery-4", "C4").store(0, turquoise=1)
    game.estate(0).route, game.estate(0).routed = (1,), 2
    game.turn_of(0, 1).act(0, 1, ("sell", "turquoise"))
    assert [game.estate(seat).workers for seat in (0, 1)] == [5, 2]


@pytest.mark.rule("BUR-567", "BUR-302")
def test_2_sees_the_workers_at_the_end_of_a_phase() -> None:
    game = watcher().lay(0, "monastery-2", "C4").lay(0, "mine", "E3", "F2").silver(1, 1).end_phase().play(1, SILVER)
    assert [game.estate(seat).workers for seat in (0, 1)] == [2, 1]


@pytest.mark.rule("BUR-567", "BUR-302", "BUR-587")
def test_2_given_up_at_the_end_of_a_phase_sees_them_no_more() -> None:
    game = watcher().lay(0, "monastery-2", "C4").lay(0, "mine", "E3", "F2").silver(1, 1).end_phase().play(1, DROP)
    assert game.estate(1).workers == 0


@pytest.mark.rule("BUR-567", "BUR-581", "BUR-191")
def test_2_sees_a_boarding_house_that_comes_with_shield_14() -> None:
    game = watcher().shield(0, 14, "D4").depot(1, "boarding_house").end_phase()
    game.play(0, ("gift", 1, "boarding_house"), space(game, 0, "E4"))
    assert [game.estate(seat).workers for seat in (0, 1)] == [4, 1]


@pytest.mark.rule("BUR-567", "BUR-571")
def test_2_does_not_see_workers_that_are_spent_or_silver() -> None:
    game = watcher().keys(0, "bank").workers(0, 2).turn_of(0, 5).place(0, 5, "bank", "E4")
    assert [game.estate(seat).workers for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("BUR-567", "BUR-464")
def test_2_partners_are_no_opponents() -> None:
    game = (
        table(4, ["shields", "team"])
        .no_shields()
        .no_tiles()
        .shield(0, 2, "D7")
        .workers(0, 0)
        .workers(1, 0)
        .turn_of(2, 3)
        .act(2, 3, WORKERS)
    )
    assert game.estate(0).workers == 2
    game.turn_of(3, 3).act(3, 3, WORKERS)
    assert game.estate(0).workers == 3


# ---------------------------------------------------------------------- 3 and mixed tribute


def debtor(silver: int, workers: int) -> Table:
    game = (
        bare().lay(0, "castle", "A2", "B3").shield(0, 3, "D4").shield(0, 7, "A2").shield(0, 12, "B3").silver(0, silver).workers(0, workers)
    )
    return game.end_phase()


@pytest.mark.rule("BUR-568")
def test_3_silver_and_workers_are_mixed_at_will() -> None:
    game = debtor(1, 2).play(0, WORKER).play(0, SILVER).offers(0, WORKER, DROP).play(0, WORKER)
    assert game.shields_of(0) == {"D4": 3, "A2": 7, "B3": 12}
    assert (game.estate(0).silver, game.estate(0).workers) == (0, 0)


@pytest.mark.rule("BUR-568", "BUR-549")
def test_3_serves_for_all_other_shields_before_it_is_given_up_itself() -> None:
    game = debtor(0, 3).offers(0, WORKER, DROP).play(0, WORKER, WORKER).play(0, DROP)
    assert game.shields_of(0) == {"A2": 7, "B3": 12}
    assert game.estate(0).workers == 1


@pytest.mark.rule("BUR-568", "BUR-548")
def test_3_without_workers_and_silver_everything_goes() -> None:
    game = debtor(0, 0)
    assert game.shields_of(0) == {}
    assert game.state.phase == 1


@pytest.mark.rule("BUR-568")
def test_3_of_an_opponent_does_not_help() -> None:
    game = bare().shield(0, 7, "D4").shield(1, 3, "D4").workers(0, 3).workers(1, 1).end_phase()
    assert game.shields_of(0) == {}
    game.play(1, WORKER)
    assert game.shields_of(1) == {"D4": 3}


@pytest.mark.rule("BUR-568", "BUR-302")
def test_3_the_workers_of_the_mines_come_too_late() -> None:
    game = bare().shield(0, 3, "D4").lay(0, "mine", "E3").lay(0, "monastery-2", "C4").end_phase()
    assert game.shields_of(0) == {}
    assert game.estate(0).workers == 1


# ---------------------------------------------------------------------- 4 lost


def hoarder() -> Table:
    """Shield 4 was given up with five tiles on key spaces."""
    game = bare().shield(0, 4, "D4").keys(0, "ship", "mine", "castle", "bank", "church").silver(0, 1).end_phase().play(0, DROP).deal()
    return game.no_tiles()


@pytest.mark.rule("BUR-569", "BUR-587")
def test_4_when_it_is_lost_the_tiles_stay() -> None:
    assert hoarder().tiles_of(0) == ["ship", "mine", "castle", "bank", "church"]


@pytest.mark.rule("BUR-569", "BUR-587")
def test_4_when_it_is_lost_all_tiles_can_still_be_placed() -> None:
    game = hoarder().turn_of(0, 3).place(0, 3, "church", "E4")
    assert game.tiles_of(0) == ["ship", "mine", "castle", "bank"]


@pytest.mark.rule("BUR-569", "BUR-587", "BUR-112")
def test_4_when_it_is_lost_a_new_tile_drives_out_another() -> None:
    game = hoarder().depot(2, "market").turn_of(0, 2).act(0, 2, ("take", 2))
    assert {action[0] for action in game.offered(0)} == {"discard"}
    while game.offered(0, "discard"):
        game.play(0, game.offered(0, "discard")[0])
        if game.state.active != 0:
            break
    assert "market" in game.tiles_of(0)
    assert len(game.tiles_of(0)) <= 5


@pytest.mark.rule("BUR-569", "BUR-587")
def test_4_when_it_is_lost_there_is_room_again_below_three_tiles() -> None:
    game = hoarder().keys(0, "ship", "mine").depot(2, "market").turn_of(0, 2).act(0, 2, ("take", 2))
    assert game.tiles_of(0) == ["ship", "mine", "market"]


@pytest.mark.rule("BUR-569", "BUR-463")
def test_4_a_team_has_own_key_spaces_without_limit_and_two_common_ones() -> None:
    game = (
        table(4, ["shields", "team"]).no_shields().no_tiles().shield(0, 4, "D7").keys(2, "ship", "mine", "bank").common(2, "ship", "ship")
    )
    game.depot(2, "market").turn_of(2, 2).act(2, 2, ("take", 2))
    assert game.tiles_of(2) == ["ship", "mine", "bank", "market"]


# ---------------------------------------------------------------------- 11 and chains of castles


def crusader(*keys: str) -> Table:
    game = bare(2, "extra_tiles").shield(0, 11, "D4").lay(0, "monastery-1", "C4").keys(0, *keys)
    return game.shields_at(2, 5).shields_at(4, 9).shields_at(6, 18)


@pytest.mark.rule("BUR-578", "BUR-154")
def test_11_each_castle_of_a_chain_may_take_a_shield() -> None:
    """The first castle places the second; the second takes a shield."""
    game = crusader("castle", "castle").turn_of(0, 6).place(0, 6, "castle", "B3", ("place", "castle"))
    game.play(0, space(game, 0, "A2"), ("shield", 4), crest(game, 0, 9, "A2"))
    assert game.shields_of(0) == {"D4": 11, "A2": 9}
    assert game.state.active != 0


@pytest.mark.rule("BUR-578", "BUR-546", "BUR-586")
def test_11_the_shield_taken_works_for_the_other_die() -> None:
    """Shield 18 lets a ship be placed far away in the same turn."""
    game = crusader("castle", "ship").turn_of(0, 6, 1).place(0, 6, "castle", "B3", ("shield", 6))
    game.play(0, crest(game, 0, 18, "B3")).act(0, 1, ("place", "ship"))
    assert game.places(0) == {"D2", "D7"}


@pytest.mark.rule("BUR-578", "BUR-545", "BUR-587")
def test_11_may_be_replaced_by_the_shield_it_takes() -> None:
    game = crusader("castle", "castle").turn_of(0, 6, 5).place(0, 6, "castle", "B3", ("shield", 4))
    game.play(0, crest(game, 0, 9, "D4"))
    assert game.shields_of(0) == {"D4": 9}
    game.place(0, 5, "castle", "A2")
    assert not game.offered(0, "shield")


@pytest.mark.rule("BUR-578", "BUR-370", "BUR-193")
def test_11_a_castle_placed_by_a_crane_as_town_hall_takes_a_shield() -> None:
    game = crusader("crane", "castle").turn_of(0, 3).place(0, 3, "crane", "E4", ("as", "town_hall"), ("place", "castle"))
    game.play(0, space(game, 0, "B3"), ("shield", 2), crest(game, 0, 5, "B3"))
    assert game.shields_of(0) == {"D4": 11, "B3": 5}


@pytest.mark.rule("BUR-578", "BUR-544")
def test_11_takes_nothing_when_no_shields_are_left() -> None:
    game = crusader("castle").no_shields().turn_of(0, 6).place(0, 6, "castle", "B3")
    assert not game.offered(0, "shield")


@pytest.mark.rule("BUR-578", "BUR-542")
def test_11_leaves_the_other_die_to_be_used() -> None:
    game = crusader("castle").turn_of(0, 6, 2).place(0, 6, "castle", "B3", ("shield", 4))
    game.play(0, crest(game, 0, 9, "B3")).act(0, 2, WORKERS)
    assert game.estate(0).workers == 2


@pytest.mark.rule("BUR-186", "BUR-370", "BUR-193")
def test_a_crane_as_town_hall_places_a_ship_with_all_its_effects() -> None:
    game = crusader("crane", "ship").goods(3, red=2).turn_of(0, 3).place(0, 3, "crane", "E4", ("as", "town_hall"), ("place", "ship"))
    game.play(0, space(game, 0, "D5"), ("ship", 3))
    assert game.in_store(0) == {"red": 2}
    assert game.state.bridge[:2] == ((1,), (0,))


# ---------------------------------------------------------------------- 14 and 15 outside of a turn


def givers(*shields: int, elements: tuple[str, ...] = ()) -> Table:
    """The first shield on the start castle, the others on castles that lie ready."""
    game = bare(2, *elements)
    for shield, place in zip(shields, ("D4", "B3", "A2", "A3"), strict=False):
        if place != "D4":
            game.lay(0, "castle", place)
        game.shield(0, shield, place)
    return game


@pytest.mark.rule("BUR-581", "BUR-154", "BUR-583")
def test_14_a_castle_gives_its_action_outside_of_a_turn_but_nothing_can_be_bought() -> None:
    game = givers(14).lay(0, "monastery-1", "C4").depot(3, "castle").depot(0, "bank").silver(0, 5).end_phase()
    game.play(0, ("gift", 3, "castle"), space(game, 0, "B3"))
    game.offers(0, WORKERS).play(0, WORKERS)
    assert game.estate(0).workers == 2


@pytest.mark.rule("BUR-581", "BUR-154", "BUR-145", "BUR-151")
def test_14_the_castle_places_a_ship_which_changes_the_next_round() -> None:
    game = (
        givers(14).lay(0, "monastery-1", "C4").depot(3, "castle").keys(0, "ship").goods(5, pink=2).silver(0, 1).bridge((0, 1)).end_phase()
    )
    game.play(0, ("gift", 3, "castle"), space(game, 0, "B3"), ("place", "ship"), space(game, 0, "D3"), ("ship", 5))
    assert game.in_store(0) == {"pink": 2}
    game.play(0, SILVER).deal()
    assert game.state.order == (0, 1)


@pytest.mark.rule("BUR-582", "BUR-145", "BUR-151")
def test_15_a_ship_loads_goods_and_advances() -> None:
    game = givers(15).depot(0, "ship").goods(5, pink=2).bridge((0, 1)).end_phase()
    game.play(0, ("gift", 0, "ship"), space(game, 0, "D5"), ("ship", 5))
    assert game.in_store(0) == {"pink": 2}
    assert game.state.bridge[:2] == ((1,), (0,))


@pytest.mark.rule("BUR-581", "BUR-193", "BUR-252")
def test_14_a_town_hall_places_a_tile_from_the_key_spaces() -> None:
    game = givers(14).depot(3, "town_hall").keys(0, "mine").depot(0, "bank").silver(0, 3).end_phase()
    game.play(0, ("gift", 3, "town_hall"), space(game, 0, "E4")).offers(0, ("place", "mine"), PASS)
    game.play(0, ("place", "mine"), space(game, 0, "E3"))
    assert game.tile_at(0, "E3") == "mine"


@pytest.mark.rule("BUR-581", "BUR-184", "BUR-111")
def test_14_a_market_brings_a_tile_to_a_key_space() -> None:
    game = givers(14).depot(3, "market", "ship").end_phase()
    game.play(0, ("gift", 3, "market"), space(game, 0, "E4"), ("gain", 3, "ship"))
    assert game.tiles_of(0) == ["ship"]


@pytest.mark.rule("BUR-582", "BUR-401", "BUR-403")
def test_15_a_white_castle_uses_the_white_die_of_the_last_round() -> None:
    game = givers(15, elements=("white_castles",)).depot(0, "white_castle").depot(2, "ship").depot(4, "mine").end_phase()
    game.state.white = 4
    game.play(0, ("gift", 0, "white_castle"), space(game, 0, "E4")).offers(0, ("take", 4), WORKERS).play(0, ("take", 4))
    assert game.tiles_of(0) == ["mine"]


@pytest.mark.rule("BUR-581", "BUR-582")
def test_14_and_15_both_act_for_the_same_player() -> None:
    game = givers(14, 15).depot(1, "mine").depot(0, "ship").end_phase()
    game.play(0, ("gift", 1, "mine"), space(game, 0, "E3")).offers(0, ("gift", 0, "ship"), PASS)
    game.play(0, ("gift", 0, "ship"), space(game, 0, "D5"))
    assert (game.tile_at(0, "E3"), game.tile_at(0, "D5")) == ("mine", "ship")
    assert game.state.phase == 1


@pytest.mark.rule("BUR-581", "BUR-582", "BUR-583")
def test_14_and_15_act_in_the_order_the_player_likes() -> None:
    """The ship of the black depot opens the way for the animal of depot 1."""
    game = givers(14, 15).depot(1, "cow-2").depot(0, "ship").end_phase()
    game.play(0, ("gift", 0, "ship"), space(game, 0, "D3"), ("gift", 1, "cow-2"), space(game, 0, "C2"))
    assert game.tile_at(0, "C2") == "cow-2"


@pytest.mark.rule("BUR-581", "BUR-582")
def test_14_and_15_each_act_only_once() -> None:
    game = givers(14, 15).depot(1, "mine", "ship").depot(0, "ship", "church").silver(0, 2).end_phase()
    game.play(0, ("gift", 0, "church"), space(game, 0, "E4"), ("gain", 1, "mine")).offers(0, ("gift", 1, "ship"), PASS)
    game.play(0, ("gift", 1, "ship"), space(game, 0, "D5")).offers(0, SILVER, DROP)


@pytest.mark.rule("BUR-587", "BUR-578", "BUR-581", "BUR-582")
def test_15_replaced_by_the_castle_of_shield_14_does_not_act_any_more() -> None:
    game = givers(14, 15, 11).depot(1, "castle").depot(0, "mine").shields_at(6, 9).end_phase()
    game.play(0, ("gift", 1, "castle"), space(game, 0, "A3"), ("shield", 6), crest(game, 0, 9, "B3"))
    assert game.state.phase == 1
    assert game.tile_at(0, "E3") is None


@pytest.mark.rule("BUR-546", "BUR-578", "BUR-581", "BUR-582")
def test_15_taken_by_the_castle_of_shield_14_acts_at_once() -> None:
    game = givers(14, 11).depot(1, "castle").depot(0, "mine").shields_at(6, 15).end_phase()
    game.play(0, ("gift", 1, "castle"), space(game, 0, "A2"), ("shield", 6), crest(game, 0, 15, "A2"))
    game.offers(0, ("gift", 0, "mine"), PASS).play(0, ("gift", 0, "mine"), space(game, 0, "E3"))
    assert game.tile_at(0, "E3") == "mine"


@pytest.mark.rule("BUR-581", "BUR-210", "BUR-213")
def test_14_completes_areas_in_the_phase_that_ends() -> None:
    game = givers(14).phase("C").lay(0, "mine", "E3", "F2").depot(1, "mine").end_phase()
    game.play(0, ("gift", 1, "mine"), space(game, 0, "G1"))
    assert game.earned(0) == {"area": 6, "phase": 6, "bonus": 5}
    assert game.estate(0).silver == 3


@pytest.mark.rule("BUR-586", "BUR-583", "BUR-581")
def test_14_and_18_place_anywhere() -> None:
    game = givers(14, 18).depot(1, "ship").end_phase().play(0, ("gift", 1, "ship"))
    assert game.places(0) == {"D1", "D2", "D3", "D5", "D6", "D7"}


@pytest.mark.rule("BUR-583", "BUR-571", "BUR-301")
def test_14_a_borrowed_monastery_1_lifts_the_limit_of_cities() -> None:
    """Named only now, after the last turn."""
    game = givers(14, 6).lay(1, "monastery-1", "C4").lay(0, "bank", "E5").depot(1, "bank").end_phase()
    game.play(0, ("name", 1), ("gift", 1, "bank"))
    assert game.places(0) == {"C3", "E4", "F4", "F5"}


@pytest.mark.rule("BUR-582", "BUR-568", "BUR-583")
def test_15_the_workers_of_a_boarding_house_pay_the_tribute_with_shield_3() -> None:
    game = givers(15, 3).depot(0, "boarding_house").end_phase()
    game.play(0, ("gift", 0, "boarding_house"), space(game, 0, "E4"), WORKER, WORKER)
    assert game.shields_of(0) == {"D4": 15, "B3": 3}
    assert game.estate(0).workers == 2


@pytest.mark.rule("BUR-581", "BUR-583")
def test_14_the_players_act_in_the_order_of_the_bridge_and_then_all_pay() -> None:
    game = givers(14).shield(1, 15, "D4").bridge((0,), (1,)).depot(1, "mine").depot(0, "bank").silver(0, 1).end_phase()
    game.play(1, ("gift", 0, "bank"), space(game, 1, "E4")).play(0, ("gift", 1, "mine"), space(game, 0, "E3"))
    game.play(1, SILVER).play(0, SILVER)
    assert [game.estate(seat).silver for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("BUR-581", "BUR-112", "BUR-569")
def test_14_a_tile_that_is_placed_directly_needs_no_key_space() -> None:
    game = givers(14).keys(0, "ship", "ship", "ship").depot(1, "mine").end_phase()
    game.play(0, ("gift", 1, "mine"), space(game, 0, "E3"))
    assert game.tiles_of(0) == ["ship", "ship", "ship"]


@pytest.mark.rule("BUR-542", "BUR-250")
def test_the_purchase_of_a_turn_is_not_renewed_by_a_shield() -> None:
    game = bare().shields_at(3, 7).depot(0, "ship", "mine").silver(0, 4).turn_of(0, 3, 3).play(0, ("buy",), ("buy", 0, "ship", "silver"))
    game.play(0, ("shield", 3), crest(game, 0, 7, "D4"))
    assert game.state.active != 0
    assert game.estate(0).silver == 2


@pytest.mark.rule("BUR-546", "BUR-571")
def test_shield_6_can_be_used_in_the_turn_it_was_taken() -> None:
    game = bare().shields_at(3, 6).lay(1, "monastery-6", "C4").depot(2, "mine").workers(0, 2).turn_of(0, 3, 3)
    game.play(0, ("shield", 3), crest(game, 0, 6, "D4")).offers(0, ("name", 1), END)
    game.play(0, ("name", 1), ("buy",), ("buy", 2, "mine", "workers"))
    assert game.tiles_of(0) == ["mine"]


@pytest.mark.rule("BUR-571", "BUR-572", "BUR-581")
def test_shield_6_can_wait_until_the_opponent_has_placed_his_gift() -> None:
    game = bare().shield(0, 6, "D4").shield(1, 14, "D4").depot(1, "monastery-22").lay(0, "bank", "E4").silver(0, 1).silver(1, 1)
    game.bridge((1, 0)).phase("E").end_phase().play(0, PASS).play(1, ("gift", 1, "monastery-22"), space(game, 1, "C4"))
    game.play(0, SILVER).play(1, SILVER).play(0, ("name", 1))
    assert game.earned(0) == {"monastery": 4, "shield": 12}
