"""The monasteries 1 to 26 (BUR-300 to BUR-331)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.table import BUY, END, PASS, WORKERS, Table, at_the_end, table
from tischlein.games.burgundy.tiles import BLACK_STOCK, IDS, MONASTERY, stocks


def monastery(*numbers: int, key: bool = False) -> Table:
    """Seat 0 has these monasteries (on key spaces if `key`), no workers, one silver coin; all depots are empty."""
    game = table().no_tiles().no_goods().workers(0, 0).store(0)
    if key:
        return game.keys(0, *(f"monastery-{number}" for number in numbers))
    for number, space in zip(numbers, ("C4", "B4", "A4"), strict=False):
        game.lay(0, f"monastery-{number}", space)
    return game


# ---------------------------------------------------------------------- all of them


@pytest.mark.rule("BUR-300")
def test_all_26_monasteries_are_different() -> None:
    found = [IDS[tile] for stock in stocks() for tile in stock if IDS[tile].startswith("monastery")]
    assert sorted(found) == sorted(f"monastery-{number}" for number in range(1, 27))
    assert len(stocks()[MONASTERY]) == 20
    assert sum(IDS[tile].startswith("monastery") for tile in stocks()[BLACK_STOCK]) == 6


@pytest.mark.rule("BUR-300", "BUR-316")
def test_a_monastery_works_for_the_very_next_action() -> None:
    game = monastery(14, key=True).turn_of(0, 1, 5).place(0, 1, "monastery-14", "C4").act(0, 5, WORKERS)
    assert game.estate(0).workers == 4


@pytest.mark.rule("BUR-300", "BUR-312")
def test_a_monastery_does_not_help_to_place_itself() -> None:
    game = monastery(11, key=True).turn_of(0, 2)
    game.offers(0, WORKERS)


@pytest.mark.rule("BUR-300", "BUR-312")
def test_a_monastery_helps_a_castle_and_the_action_after_it() -> None:
    """Placed by the extra action of a castle, monastery 11 shifts the second die: a 5 for the mine on a 4."""
    game = monastery(11, key=True).keys(0, "castle", "monastery-11", "mine").lay(0, "bank", "C3").turn_of(0, 6, 5)
    game.place(0, 6, "castle", "B3", ("place", "monastery-11"), ("space", game.cell(0, "C4")))
    assert game.place(0, 5, "mine", "E3").tile_at(0, "E3") == "mine"


@pytest.mark.rule("BUR-300")
def test_monasteries_work_only_for_their_owner() -> None:
    game = monastery(14, 13).workers(1, 0).turn_of(1, 5).play(1, WORKERS)
    assert (game.estate(1).workers, game.estate(1).silver) == (2, 1)


@pytest.mark.rule("BUR-331", "BUR-301")
def test_monastery_1_on_a_key_space_does_not_lift_the_limit() -> None:
    game = monastery(1, key=True).keys(0, "monastery-1", "bank").lay(0, "bank", "E5").turn_of(0, 3).play(0, ("place", "bank"))
    assert game.places(0) == {"C3"}, "E4 is in the city of the other bank"


@pytest.mark.rule("BUR-331", "BUR-302")
def test_monastery_2_on_a_key_space_brings_no_workers() -> None:
    game = monastery(2, key=True).lay(0, "mine", "E3").last_round().turn_of(0, 5).play(0, WORKERS)
    assert game.estate(0).workers == 2


@pytest.mark.rule("BUR-331", "BUR-303", "BUR-304")
def test_monasteries_3_and_4_on_key_spaces_do_not_help_to_sell() -> None:
    game = monastery(3, 4, key=True).store(0, red=1).silver(0, 0).turn_of(0, 4).play(0, ("sell", "red"))
    assert (game.estate(0).silver, game.estate(0).workers) == (1, 0)


@pytest.mark.rule("BUR-331", "BUR-305")
def test_monastery_5_on_a_key_space_opens_no_second_depot() -> None:
    game = monastery(5, key=True).keys(0, "monastery-5", "ship").goods(1, red=1).goods(2, red=1).turn_of(0, 5)
    game.place(0, 5, "ship", "D5").offers(0, ("ship", 1), ("ship", 2), PASS)


@pytest.mark.rule("BUR-331", "BUR-306")
def test_monastery_6_on_a_key_space_does_not_let_workers_pay() -> None:
    game = monastery(6, key=True).depot(0, "mine").workers(0, 3).turn_of(0, 4)
    assert BUY not in game.offered(0)


@pytest.mark.rule("BUR-331", "BUR-308")
def test_monastery_7_on_a_key_space_does_not_count() -> None:
    game = monastery(7, key=True).keys(0, "monastery-7", "cow-3").lay(0, "mine", "D1").turn_of(0, 5)
    assert game.place(0, 5, "cow-3", "C1").earned(0) == {"animals": 3}


@pytest.mark.rule("BUR-331", "BUR-309", "BUR-310", "BUR-311", "BUR-312", "BUR-313")
@pytest.mark.parametrize("number", range(8, 13))
def test_monasteries_8_to_12_on_a_key_space_do_not_change_dice(number: int) -> None:
    """With a 4 and no workers nothing is in reach of a 3 or a 5."""
    game = monastery(number, key=True).depot(3, "mine").depot(5, "mine").turn_of(0, 4)
    game.offers(0, WORKERS)
    for tile in ("bank", "ship", "castle"):
        game.keys(0, f"monastery-{number}", tile).offers(0, WORKERS)


@pytest.mark.rule("BUR-331", "BUR-309")
def test_monastery_8_on_a_key_space_makes_no_worker_stronger() -> None:
    game = monastery(8, key=True).workers(0, 1).depot(1, "mine").depot(5, "mine").turn_of(0, 3)
    assert game.offered(0, "take") == []


@pytest.mark.rule("BUR-331", "BUR-315", "BUR-316")
def test_monasteries_13_and_14_on_key_spaces_bring_nothing() -> None:
    game = monastery(13, 14, key=True).turn_of(0, 5).play(0, WORKERS)
    assert (game.estate(0).workers, game.estate(0).silver) == (2, 1)


# ---------------------------------------------------------------------- 1 to 7


@pytest.mark.rule("BUR-301")
def test_monastery_1_allows_equal_buildings_in_a_city() -> None:
    without = monastery().lay(0, "bank", "E5").keys(0, "bank").turn_of(0, 3).play(0, ("place", "bank"))
    assert without.places(0) == {"C3"}
    game = monastery(1).lay(0, "bank", "E5", "F5").keys(0, "bank").turn_of(0, 3).play(0, ("place", "bank"))
    assert game.places(0) == {"C3", "E4", "G4"}
    game.play(0, ("space", game.cell(0, "E4")))
    assert game.estate(0).silver == 3, "the third bank of the city pays like any other"


@pytest.mark.rule("BUR-301")
def test_a_whole_city_may_be_of_one_kind() -> None:
    game = monastery(1).lay(0, "watchtower", "E4", "E5", "F4", "F5").keys(0, "watchtower").turn_of(0, 3)
    assert game.place(0, 3, "watchtower", "G4").earned(0) == {"area": 15, "phase": 10, "watchtower": 4}


@pytest.mark.rule("BUR-301", "BUR-194")
def test_monastery_1_holds_for_town_halls_too() -> None:
    game = monastery(1).keys(0, "town_hall", "town_hall").turn_of(0, 3).place(0, 3, "town_hall", "E4", ("place", "town_hall"))
    assert game.places(0) == {"C3", "C5", "E5", "F4"}


@pytest.mark.rule("BUR-302")
def test_monastery_2_brings_a_worker_for_each_mine() -> None:
    game = monastery(2).lay(0, "mine", "E3", "F2").silver(0, 0).last_round().turn_of(0, 5).play(0, WORKERS)
    assert (game.estate(0).workers, game.estate(0).silver) == (2 + 2, 2)
    game.deal().last_round().turn_of(0, 5).idle(0)
    assert (game.estate(0).workers, game.estate(0).silver) == (2 + 2 + 2 + 2, 4), "and again at the end of the next phase"


@pytest.mark.rule("BUR-302")
def test_monastery_2_without_mines_brings_nothing() -> None:
    game = monastery(2).lay(1, "mine", "E3").last_round().turn_of(0, 5).play(0, WORKERS)
    assert game.estate(0).workers == 2


@pytest.mark.rule("BUR-303", "BUR-304")
@pytest.mark.parametrize(("numbers", "silver", "workers"), [((3,), 2, 0), ((4,), 1, 1), ((3, 4), 2, 1)])
def test_monasteries_3_and_4_when_goods_are_sold_with_a_die(numbers: tuple[int, ...], silver: int, workers: int) -> None:
    game = monastery(*numbers).store(0, red=3).silver(0, 0).turn_of(0, 4).play(0, ("sell", "red"))
    assert (game.estate(0).silver, game.estate(0).workers) == (silver, workers)
    assert game.earned(0) == {"sale": 6}


@pytest.mark.rule("BUR-303", "BUR-304")
@pytest.mark.parametrize(("numbers", "silver", "workers"), [((3,), 2, 0), ((4,), 1, 1), ((3, 4), 2, 1)])
def test_monasteries_3_and_4_when_a_warehouse_sells(numbers: tuple[int, ...], silver: int, workers: int) -> None:
    game = monastery(*numbers).store(0, red=3, pink=1).silver(0, 0).keys(0, "warehouse").turn_of(0, 3)
    game.place(0, 3, "warehouse", "E4", ("sell", "red"))
    assert (game.estate(0).silver, game.estate(0).workers) == (silver, workers)


@pytest.mark.rule("BUR-303", "BUR-304")
def test_a_warehouse_that_sells_nothing_brings_nothing() -> None:
    game = monastery(3, 4).store(0, red=3).silver(0, 0).keys(0, "warehouse").turn_of(0, 3).place(0, 3, "warehouse", "E4", PASS)
    assert (game.estate(0).silver, game.estate(0).workers) == (0, 0)


@pytest.mark.rule("BUR-305")
def test_monastery_5_clears_two_adjacent_depots() -> None:
    game = monastery(5).keys(0, "ship").goods(1, red=2).goods(2, red=1, pink=1).goods(4, red=1).turn_of(0, 5)
    game.place(0, 5, "ship", "D5").offers(0, ("ship", 1), ("ship", 2), ("ship", 4), ("ship", 1, 2), PASS)
    game.play(0, ("ship", 1, 2))
    assert game.in_store(0) == {"red": 3, "pink": 1}
    assert [game.goods_at(depot) for depot in (1, 2, 4)] == [{}, {}, {"red": 1}]


@pytest.mark.rule("BUR-305")
def test_the_goods_spaces_form_a_ring() -> None:
    game = monastery(5).keys(0, "ship")
    for depot in range(1, 7):
        game.goods(depot, red=1)
    game.turn_of(0, 5).place(0, 5, "ship", "D5")
    pairs = {frozenset(action[1:]) for action in game.offered(0, "ship") if len(action) == 3}
    assert pairs == {frozenset(pair) for pair in ((1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 1))}
    assert game.play(0, ("ship", 6, 1)).in_store(0) == {"red": 2}


@pytest.mark.rule("BUR-305")
def test_one_depot_may_still_be_enough() -> None:
    game = monastery(5).keys(0, "ship").goods(1, red=2).goods(2, pink=1).turn_of(0, 5).place(0, 5, "ship", "D5", ("ship", 2))
    assert game.in_store(0) == {"pink": 1} and game.goods_at(1) == {"red": 2}


@pytest.mark.rule("BUR-305", "BUR-147")
def test_two_depots_do_not_break_the_limit_of_three_colours() -> None:
    game = monastery(5).store(0, red=1, pink=1).keys(0, "ship").goods(3, red=1, brown=2).goods(4, orange=1, pink=1).turn_of(0, 5)
    game.place(0, 5, "ship", "D5", ("ship", 3, 4)).offers(0, ("goods", "brown"), ("goods", "orange"))
    game.play(0, ("goods", "orange"))
    assert game.in_store(0) == {"red": 2, "pink": 2, "orange": 1}
    assert (game.goods_at(3), game.goods_at(4)) == ({"brown": 2}, {})


@pytest.mark.rule("BUR-305", "BUR-151")
def test_with_two_depots_the_marker_still_advances_by_one() -> None:
    game = monastery(5).keys(0, "ship").goods(1, red=1).goods(2, red=1).turn_of(0, 5).place(0, 5, "ship", "D5", ("ship", 1, 2))
    assert [seats for seats in game.state.bridge if 0 in seats] == [game.state.bridge[1]]


@pytest.mark.rule("BUR-306")
def test_monastery_6_buys_with_two_workers_from_any_depot() -> None:
    game = monastery(6).workers(0, 2).depot(0, "mine").depot(1, "ship").depot(6, "bank", "castle").turn_of(0, 4).play(0, BUY)
    game.offers(
        0,
        ("buy", 0, "mine", "workers"),
        ("buy", 1, "ship", "workers"),
        ("buy", 6, "bank", "workers"),
        ("buy", 6, "castle", "workers"),
    )
    game.play(0, ("buy", 6, "castle", "workers"))
    assert game.tiles_of(0) == ["castle"] and (game.estate(0).workers, game.estate(0).silver) == (0, 1)
    assert game.state.view(None)["depots"][5]["tiles"] == ["bank"]


@pytest.mark.rule("BUR-306", "BUR-307")
def test_silver_still_buys_only_from_the_black_depot() -> None:
    game = monastery(6).workers(0, 0).silver(0, 2).depot(0, "mine").depot(1, "ship").turn_of(0, 4).play(0, BUY)
    game.offers(0, ("buy", 0, "mine", "silver"))


@pytest.mark.rule("BUR-306")
def test_silver_or_workers_may_pay_but_not_one_of_each() -> None:
    game = monastery(6).workers(0, 2).silver(0, 2).depot(0, "mine").turn_of(0, 4).play(0, BUY)
    game.offers(0, ("buy", 0, "mine", "silver"), ("buy", 0, "mine", "workers"))
    poor = monastery(6).workers(0, 1).silver(0, 1).depot(0, "mine").turn_of(0, 4)
    assert BUY not in poor.offered(0)


@pytest.mark.rule("BUR-306")
def test_monastery_6_buys_even_if_the_black_depot_is_empty() -> None:
    game = monastery(6).workers(0, 2).silver(0, 9).depot(2, "mine").turn_of(0, 4).play(0, BUY)
    game.offers(0, ("buy", 2, "mine", "workers"))


@pytest.mark.rule("BUR-307", "BUR-254")
@pytest.mark.parametrize("first", ["silver", "workers"])
def test_monastery_6_allows_no_second_purchase(first: str) -> None:
    game = monastery(6).workers(0, 4).silver(0, 4).depot(0, "mine", "ship").depot(1, "bank").turn_of(0, 4)
    game.play(0, BUY, ("buy", 0, "mine", first))
    assert BUY not in game.offered(0)
    game.play(0, WORKERS)
    assert game.due() != (0,), "the turn is over"


@pytest.mark.rule("BUR-306", "BUR-252")
def test_monastery_6_buys_a_tile_for_a_town_hall() -> None:
    game = monastery(6).workers(0, 2).keys(0, "town_hall").depot(2, "mine").turn_of(0, 3).place(0, 3, "town_hall", "E4")
    game.play(0, BUY, ("buy", 2, "mine", "workers"), ("place", "mine"), ("space", game.cell(0, "E3")))
    assert game.tile_at(0, "E3") == "mine"


@pytest.mark.rule("BUR-308")
def test_the_example_of_monastery_7() -> None:
    """3 sheep beside 4 sheep: (3 + 1) + (4 + 1) = 9 points; then 2 pigs: 2 + 1 = 3 points."""
    game = monastery(7).lay(0, "mine", "D1").lay(0, "sheep-4", "C1").keys(0, "sheep-3", "pig-2").turn_of(0, 4, 2)
    assert game.place(0, 4, "sheep-3", "C2").earned(0) == {"animals": 9}
    assert game.place(0, 2, "pig-2", "B1").earned(0) == {"animals": 3}


@pytest.mark.rule("BUR-308")
def test_monastery_7_counts_tiles_and_only_those_that_score() -> None:
    game = monastery(7).lay(0, "mine", "D1").lay(0, "cow-4", "C1").lay(0, "cow-2", "B1").lay(0, "goat-4", "A1").lay(0, "cow-3", "E6")
    game.keys(0, "cow-3").turn_of(0, 4)
    assert game.place(0, 4, "cow-3", "C2").earned(0) == {"animals": 3 + 4 + 2 + 3}


# ---------------------------------------------------------------------- 8 to 12


@pytest.mark.rule("BUR-309")
def test_the_example_of_monastery_8() -> None:
    """A 3 becomes a 6 for two workers."""
    game = monastery(8).workers(0, 2).depot(6, "mine").turn_of(0, 3).play(0, ("take", 6))
    assert game.tiles_of(0) == ["mine"] and game.estate(0).workers == 0


@pytest.mark.rule("BUR-309")
@pytest.mark.parametrize(("depot", "price"), [(3, 0), (4, 1), (5, 1), (6, 2), (1, 1), (2, 1)])
def test_one_worker_changes_a_die_by_up_to_two(depot: int, price: int) -> None:
    game = monastery(8).depot(depot, "mine").workers(0, max(0, price - 1)).turn_of(0, 3)
    assert bool(game.offered(0, "take")) is (price == 0), "a worker less is not enough"
    game.workers(0, 3).play(0, ("take", depot))
    assert game.estate(0).workers == 3 - price


@pytest.mark.rule("BUR-309")
def test_without_monastery_8_a_3_becomes_a_6_for_three() -> None:
    game = monastery().workers(0, 2).depot(6, "mine").turn_of(0, 3)
    assert game.offered(0, "take") == []
    assert game.workers(0, 3).play(0, ("take", 6)).estate(0).workers == 0


@pytest.mark.rule("BUR-309")
def test_monastery_8_works_for_selling_and_placing() -> None:
    game = monastery(8).workers(0, 2).store(0, orange=1).keys(0, "mine").turn_of(0, 4, 2)
    game.act(0, 4, ("sell", "orange"))
    assert game.estate(0).workers == 1
    assert game.place(0, 2, "mine", "E3").estate(0).workers == 0


SHIFTED = [
    pytest.param(9, "bank", "E4", id="9 buildings"),
    pytest.param(10, "cow-2", "C1", id="10 animals"),
    pytest.param(10, "ship", "D5", id="10 ships"),
    pytest.param(11, "castle", "B3", id="11 castles"),
    pytest.param(11, "mine", "E3", id="11 mines"),
    pytest.param(11, "monastery-20", "F3", id="11 monasteries"),
]


def ready(tile: str, *numbers: int) -> Table:
    """A tile on a key space, and something beside the space that it shall come to."""
    return monastery(*numbers).lay(0, "carpenter", "C3").lay(0, "market", "D1", "F2").keys(0, tile)


def other_number(game: Table, space: str, change: int) -> int:
    """The number of a space, changed; 1 and 6 are neighbours."""
    return (game.estate(0).duchy.spaces[game.cell(0, space)].die + change - 1) % 6 + 1


def in_reach(game: Table, tile: str) -> set[str]:
    return game.play(0, ("place", tile)).places(0) if ("place", tile) in game.offered(0) else set()


@pytest.mark.rule("BUR-310", "BUR-311", "BUR-312", "BUR-314")
@pytest.mark.parametrize(("number", "tile", "space"), SHIFTED)
@pytest.mark.parametrize("change", [-1, 1])
def test_monasteries_9_to_11_change_the_die_for_a_tile_for_nothing(number: int, tile: str, space: str, change: int) -> None:
    game = ready(tile, number)
    die = other_number(game, space, change)
    assert game.turn_of(0, die).place(0, die, tile, space).tile_at(0, space) == tile


@pytest.mark.rule("BUR-310", "BUR-311", "BUR-312")
@pytest.mark.parametrize(("number", "tile", "space"), SHIFTED)
@pytest.mark.parametrize("change", [-1, 1])
def test_monasteries_9_to_12_help_no_other_tiles(number: int, tile: str, space: str, change: int) -> None:
    game = ready(tile, *(other for other in (9, 10, 11, 12) if other != number))
    assert space not in in_reach(game.turn_of(0, other_number(game, space, change)), tile)
    assert space in in_reach(game.turn_of(0, other_number(game, space, 0)), tile)


@pytest.mark.rule("BUR-310", "BUR-311", "BUR-312")
@pytest.mark.parametrize(("number", "tile", "space"), SHIFTED)
@pytest.mark.parametrize("change", [-2, 2])
def test_the_free_change_is_a_change_by_one_only(number: int, tile: str, space: str, change: int) -> None:
    game = ready(tile, number)
    assert space not in in_reach(game.turn_of(0, other_number(game, space, change)), tile)


@pytest.mark.rule("BUR-313", "BUR-314")
def test_monastery_12_changes_the_die_for_taking_a_tile() -> None:
    game = monastery(12)
    for depot in range(1, 7):
        game.depot(depot, "mine")
    game.turn_of(0, 1)
    assert game.offered(0, "take") == [("take", 1), ("take", 2), ("take", 6)]
    assert game.play(0, ("take", 6)).tiles_of(0) == ["mine"]


@pytest.mark.rule("BUR-313")
def test_monastery_12_does_not_help_to_sell_or_to_place() -> None:
    game = monastery(12).store(0, pink=1, brown=1).keys(0, "ship").turn_of(0, 4)
    game.offers(0, WORKERS)


@pytest.mark.rule("BUR-310", "BUR-311", "BUR-312")
def test_monasteries_9_to_11_do_not_help_to_take_or_to_sell() -> None:
    game = monastery(9, 10, 11).store(0, pink=1, brown=1).depot(3, "mine").depot(5, "mine").turn_of(0, 4)
    game.offers(0, WORKERS)


@pytest.mark.rule("BUR-314")
def test_the_free_change_goes_together_with_workers() -> None:
    """From 1 to 4: one step is free, two are paid."""
    game = monastery(11).workers(0, 1).keys(0, "mine").turn_of(0, 1)
    assert game.offered(0, "place") == []
    game.workers(0, 2).place(0, 1, "mine", "E3")
    assert game.tile_at(0, "E3") == "mine" and game.estate(0).workers == 0


@pytest.mark.rule("BUR-314")
def test_the_free_change_with_workers_for_taking() -> None:
    game = monastery(12).workers(0, 2).depot(4, "mine").turn_of(0, 1).play(0, ("take", 4))
    assert game.tiles_of(0) == ["mine"] and game.estate(0).workers == 0


@pytest.mark.rule("BUR-314")
def test_with_monastery_8_the_free_change_stays_a_change_by_one() -> None:
    """A 2 is two away from the 4 of the mine: not free; three away, a 1, costs one worker for the other two."""
    game = monastery(8, 11).keys(0, "mine").turn_of(0, 2)
    assert game.offered(0, "place") == []
    game = monastery(8, 11).keys(0, "mine").workers(0, 1).turn_of(0, 1).place(0, 1, "mine", "E3")
    assert game.tile_at(0, "E3") == "mine" and game.estate(0).workers == 0


@pytest.mark.rule("BUR-310", "BUR-314")
def test_a_worker_is_not_spent_on_a_change_that_is_free() -> None:
    game = monastery(9).workers(0, 2).keys(0, "bank").turn_of(0, 4).place(0, 4, "bank", "E4")
    assert game.estate(0).workers == 2


# ---------------------------------------------------------------------- 13 and 14


@pytest.mark.rule("BUR-315", "BUR-316", "BUR-318")
@pytest.mark.parametrize(("numbers", "workers", "silver"), [((13,), 2, 1), ((14,), 4, 0), ((13, 14), 4, 1)])
def test_monasteries_13_and_14_when_workers_are_taken(numbers: tuple[int, ...], workers: int, silver: int) -> None:
    game = monastery(*numbers).silver(0, 0).turn_of(0, 5).play(0, WORKERS)
    assert (game.estate(0).workers, game.estate(0).silver) == (workers, silver)


@pytest.mark.rule("BUR-317")
def test_monasteries_13_and_14_do_nothing_for_a_boarding_house() -> None:
    game = monastery(13, 14).silver(0, 0).keys(0, "boarding_house").turn_of(0, 3).place(0, 3, "boarding_house", "E4")
    assert (game.estate(0).workers, game.estate(0).silver) == (4, 0)


@pytest.mark.rule("BUR-317")
def test_monasteries_13_and_14_do_nothing_for_other_workers() -> None:
    game = monastery(13, 14, 4).store(0, red=1).silver(0, 0).turn_of(0, 4).play(0, ("sell", "red"))
    assert (game.estate(0).workers, game.estate(0).silver) == (1, 1)


@pytest.mark.rule("BUR-315", "BUR-252")
def test_the_silver_of_monastery_13_can_be_spent_at_once() -> None:
    game = monastery(13).silver(0, 1).depot(0, "mine").turn_of(0, 5).play(0, WORKERS)
    game.offers(0, BUY, END)


# ---------------------------------------------------------------------- 15 to 26


@pytest.mark.rule("BUR-319")
def test_the_example_of_monastery_15() -> None:
    """Sold: 4 red, 3 purple, 3 pink, 1 orange: 4 colours, 8 points."""
    assert at_the_end(monastery(15).sold(0, red=4, purple=3, pink=3, orange=1)) == {15: 8}


@pytest.mark.rule("BUR-329")
def test_the_example_of_monastery_25() -> None:
    """Sold: 4 + 3 + 3 + 1 tiles, 11 points."""
    assert at_the_end(monastery(25).sold(0, red=4, purple=3, pink=3, orange=1)) == {25: 11}


@pytest.mark.rule("BUR-319", "BUR-329")
def test_unsold_goods_do_not_count_for_monasteries_15_and_25() -> None:
    game = monastery(15, 25).sold(0, red=2).store(0, red=1, pink=3, brown=1)
    assert at_the_end(game) == {15: 2, 25: 2}


@pytest.mark.rule("BUR-319", "BUR-329")
def test_a_sale_counts_for_monasteries_15_and_25() -> None:
    game = monastery(15, 25).sold(0, red=2).store(0, pink=3).phase("E").last_round().turn_of(0, 3).play(0, ("sell", "pink"))
    assert game.earned(0)["monastery"] == 4 + 5


@pytest.mark.rule("BUR-320", "BUR-321", "BUR-322", "BUR-323", "BUR-324", "BUR-325", "BUR-326", "BUR-327")
@pytest.mark.parametrize(
    ("number", "building"),
    [
        (16, "warehouse"),
        (17, "watchtower"),
        (18, "carpenter"),
        (19, "church"),
        (20, "market"),
        (21, "boarding_house"),
        (22, "bank"),
        (23, "town_hall"),
    ],
)
def test_monasteries_16_to_23_score_one_kind_of_building(number: int, building: str) -> None:
    kinds = ("warehouse", "watchtower", "carpenter", "church", "market", "boarding_house", "bank", "town_hall")
    game = monastery(number).lay(0, building, "C3", "E1", "B5").lay(1, building, "E4")
    assert at_the_end(game) == {number: 12}
    others = monastery(number)
    for kind, space in zip((kind for kind in kinds if kind != building), ("C3", "E1", "B5", "E4", "E5", "F4", "F5"), strict=True):
        others.lay(0, kind, space)
    assert at_the_end(others) == {}


@pytest.mark.rule("BUR-321", "BUR-326")
def test_the_example_of_monasteries_17_and_22() -> None:
    """2 watchtowers and 4 banks: 2 x 4 + 4 x 4 = 24 points."""
    game = monastery(17, 22).lay(0, "watchtower", "C3", "E1").lay(0, "bank", "E2", "E4", "B5", "C6")
    found = at_the_end(game)
    assert found == {17: 8, 22: 16} and sum(found.values()) == 24


@pytest.mark.rule("BUR-328")
def test_the_example_of_monastery_24() -> None:
    """3 tiles of sheep, 1 of cows, 1 of goats: 3 species, 12 points."""
    game = (
        monastery(24).lay(0, "sheep-2", "A1").lay(0, "sheep-3", "B1").lay(0, "sheep-4", "E6").lay(0, "cow-3", "B2").lay(0, "goat-2", "C1")
    )
    assert at_the_end(game) == {24: 12}


@pytest.mark.rule("BUR-328")
def test_all_four_species_are_16_points() -> None:
    game = monastery(24).lay(0, "sheep-2", "A1").lay(0, "pig-3", "B1").lay(0, "cow-3", "B2").lay(0, "goat-2", "C1")
    assert at_the_end(game) == {24: 16}


@pytest.mark.rule("BUR-330")
def test_monastery_26_scores_bonus_tiles_large_and_small() -> None:
    game = monastery(26).lay(0, "mine", "E3", "F2").lay(0, "ship", "D1", "D2", "D3", "D5", "D6").keys(0, "mine", "ship")
    game.lay(1, "mine", "E3", "F2").keys(1, "mine").turn_of(1, 3).place(1, 3, "mine", "G1")
    game.turn_of(0, 3, 1).place(0, 3, "mine", "G1")
    assert game.earned(0)["bonus"] == 2, "the small one"
    game.place(0, 1, "ship", "D7")
    assert game.earned(0)["bonus"] == 5, "the large one"
    assert at_the_end(game) == {26: 6}


@pytest.mark.rule("BUR-330", "BUR-216")
def test_a_colour_completed_too_late_is_no_bonus_tile_for_monastery_26() -> None:
    game = table(players=3).no_tiles().no_goods().workers(0, 0).store(0).lay(0, "monastery-26", "C4")
    for seat in (1, 2, 0):
        game.lay(seat, "mine", "E3", "F2").keys(seat, "mine").turn_of(seat, 3).place(seat, 3, "mine", "G1")
    assert at_the_end(game) == {}


@pytest.mark.rule("BUR-300", "BUR-279")
def test_monasteries_that_score_at_the_end_score_nothing_before() -> None:
    game = monastery(22, key=True).lay(0, "bank", "C3").turn_of(0, 1)
    assert game.place(0, 1, "monastery-22", "C4").earned(0) == {}
    assert at_the_end(game) == {22: 4}
