"""The four extra tiles: monasteries 27 and 28, the crane and the geese (BUR-365 to BUR-376)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.table import BUY, END, PASS, WORKERS, Table, at_the_end, table
from tischlein.core.decision import Action
from tischlein.games.burgundy.game import GAME
from tischlein.games.burgundy.tiles import BLACK_STOCK, BUILDINGS, IDS, MONASTERY

HIRE: Action = ("hire",)
PASTURE = ("A1", "B1", "B2", "C1", "C2")


def extra(players: int = 2, *more: str) -> Table:
    """Seat 0 has no workers and one silver coin; all depots are empty."""
    return table(players=players, elements=("extra_tiles", *more)).no_tiles().no_goods().workers(0, 0).store(0)


@pytest.mark.rule("BUR-365")
def test_the_tiles_are_shuffled_into_the_yellow_and_the_black_stock() -> None:
    plain, with_extra = (GAME.start(GAME.setup(players=4, elements=elements)).stock for elements in ((), ("extra_tiles",)))
    more = {}
    for number, (before, after) in enumerate(zip(plain, with_extra, strict=True)):
        added = list(after)
        for tile in before:
            added.remove(tile)
        if added:
            more[number] = sorted(IDS[tile] for tile in added)
    assert more == {MONASTERY: ["monastery-27", "monastery-28"], BLACK_STOCK: ["crane", "geese"]}


# ---------------------------------------------------------------------- monastery 27


@pytest.mark.rule("BUR-366")
def test_with_monastery_27_an_arriving_marker_is_on_top() -> None:
    game = extra(3).lay(0, "monastery-27", "C4").bridge((2, 0), (1,)).keys(0, "ship").turn_of(0, 5).place(0, 5, "ship", "D5")
    assert game.state.bridge[:2] == ((2,), (1, 0))


@pytest.mark.rule("BUR-367")
def test_a_marker_that_arrives_later_goes_below_that_of_monastery_27() -> None:
    game = extra(3).lay(0, "monastery-27", "C4").bridge((1,), (2, 0)).keys(1, "ship").turn_of(1, 5).place(1, 5, "ship", "D5")
    assert game.state.bridge[:2] == ((), (2, 1, 0))
    game.finish_round().roll((1, 2), (1, 2), (1, 2))
    assert game.state.order == (0, 1, 2)


@pytest.mark.rule("BUR-367")
def test_without_monastery_27_the_later_marker_is_on_top() -> None:
    game = extra(3).bridge((1,), (2, 0)).keys(1, "ship").turn_of(1, 5).place(1, 5, "ship", "D5")
    assert game.state.bridge[:2] == ((), (2, 0, 1))


@pytest.mark.rule("BUR-366", "BUR-367")
def test_a_marker_is_passed_on_the_way_to_another_space() -> None:
    game = extra(2).lay(0, "monastery-27", "C4").bridge((), (1, 0)).keys(1, "ship").turn_of(1, 5).place(1, 5, "ship", "D5")
    assert game.state.bridge[:3] == ((), (0,), (1,))


@pytest.mark.rule("BUR-368")
def test_monastery_27_lifts_the_marker_out_of_its_stack_at_once() -> None:
    game = extra(4).bridge((3, 0, 1, 2)).keys(0, "monastery-27").turn_of(0, 1).place(0, 1, "monastery-27", "C4")
    assert game.state.bridge[0] == (3, 1, 2, 0)


@pytest.mark.rule("BUR-366", "BUR-331")
def test_monastery_27_on_a_key_space_lifts_nothing() -> None:
    game = extra(2).keys(0, "monastery-27").bridge((1,), (0,)).keys(1, "ship").turn_of(1, 5).place(1, 5, "ship", "D5")
    assert game.state.bridge[1] == (0, 1)


# ---------------------------------------------------------------------- monastery 28


@pytest.mark.rule("BUR-369")
def test_monastery_28_buys_two_workers_for_a_silver_coin_as_often_as_wanted() -> None:
    game = extra().lay(0, "monastery-28", "C4").silver(0, 2).turn_of(0, 5, 2)
    game.offers(0, ("die", 5), ("die", 2), HIRE).play(0, HIRE)
    assert (game.estate(0).workers, game.estate(0).silver) == (2, 1)
    game.play(0, HIRE).offers(0, ("die", 5), ("die", 2))
    assert (game.estate(0).workers, game.estate(0).silver) == (4, 0)


@pytest.mark.rule("BUR-369")
@pytest.mark.parametrize(
    "actions",
    [
        pytest.param((HIRE, ("die", 5), WORKERS, WORKERS), id="before"),
        pytest.param((("die", 5), HIRE, WORKERS, WORKERS), id="with the die in hand"),
        pytest.param((("die", 5), WORKERS, HIRE, WORKERS), id="between"),
        pytest.param((("die", 5), WORKERS, WORKERS, HIRE), id="after"),
    ],
)
def test_workers_can_be_bought_at_any_time_of_the_turn(actions: tuple[Action, ...]) -> None:
    game = extra().lay(0, "monastery-28", "C4").turn_of(0, 5, 2).play(0, *actions)
    assert (game.estate(0).workers, game.estate(0).silver) == (6, 0)
    assert game.due() != (0,)


@pytest.mark.rule("BUR-369")
def test_bought_workers_change_the_die_in_hand() -> None:
    game = extra().lay(0, "monastery-28", "C4").depot(5, "mine").turn_of(0, 3)
    assert game.offered(0, "take") == []
    assert game.play(0, HIRE, ("take", 5)).tiles_of(0) == ["mine"]
    assert game.estate(0).workers == 0


@pytest.mark.rule("BUR-369")
def test_buying_workers_is_not_the_purchase_of_a_tile() -> None:
    game = extra().lay(0, "monastery-28", "C4").silver(0, 4).depot(0, "mine", "ship").turn_of(0, 5)
    game.play(0, HIRE, BUY, ("buy", 0, "mine", "silver"), HIRE)
    assert game.tiles_of(0) == ["mine"] and (game.estate(0).workers, game.estate(0).silver) == (4, 0)


@pytest.mark.rule("BUR-369")
def test_without_silver_there_is_nothing_to_buy_workers_with() -> None:
    extra().lay(0, "monastery-28", "C4").silver(0, 0).turn_of(0, 5).offers(0, WORKERS)


@pytest.mark.rule("BUR-369", "BUR-331")
def test_only_the_owner_of_monastery_28_in_the_duchy_buys_workers() -> None:
    extra().keys(0, "monastery-28").lay(1, "monastery-28", "C4").turn_of(0, 5).offers(0, WORKERS)


@pytest.mark.rule("BUR-369")
def test_the_turn_can_be_ended_with_silver_left() -> None:
    game = extra().lay(0, "monastery-28", "C4").turn_of(0, 5).play(0, WORKERS).offers(0, HIRE, END).play(0, END)
    assert (game.estate(0).workers, game.estate(0).silver) == (2, 1)


@pytest.mark.rule("BUR-369", "BUR-306", "BUR-252")
def test_hired_workers_can_buy_a_tile_for_the_town_hall() -> None:
    """One silver coin becomes two workers, they buy a tile with monastery 6, and the town hall places it."""
    game = extra().lay(0, "monastery-28", "C4").lay(0, "monastery-6", "B4").depot(4, "mine").keys(0, "town_hall").turn_of(0, 3)
    game.place(0, 3, "town_hall", "E4", HIRE, BUY, ("buy", 4, "mine", "workers"), ("place", "mine"), ("space", game.cell(0, "E3")))
    assert game.tile_at(0, "E3") == "mine"


@pytest.mark.rule("BUR-369", "BUR-250")
def test_nothing_is_bought_at_the_end_of_a_phase() -> None:
    """Shield 14 places a town hall when all turns are over: no workers and no tile can be bought for it."""
    game = extra(2, "shields").lay(0, "monastery-28", "C4").shield(0, 14, "D4").depot(4, "town_hall").depot(0, "mine").keys(0, "ship")
    game.silver(0, 3).last_round().turn_of(0, 5).play(0, WORKERS).offers(0, BUY, HIRE, END)
    game.play(0, END, ("gift", 4, "town_hall"), ("space", game.cell(0, "E4"))).offers(0, ("place", "ship"), PASS)


# ---------------------------------------------------------------------- the crane


def crane(building: str, *keys: str) -> Table:
    """The crane has just been placed on E4 and is used like this building."""
    game = extra().keys(0, "crane", *keys).store(0, red=2).depot(1, "ship", "bank", "mine").depot(0, "castle").turn_of(0, 3)
    game.place(0, 3, "crane", "E4").offers(0, *(("as", kind) for kind in BUILDINGS[:8]))
    return game.play(0, ("as", building))


@pytest.mark.rule("BUR-370")
def test_the_crane_as_bank_boarding_house_and_watchtower() -> None:
    assert crane("bank").estate(0).silver == 1 + 2
    assert crane("boarding_house").estate(0).workers == 4
    assert crane("watchtower").earned(0) == {"watchtower": 4}


@pytest.mark.rule("BUR-370", "BUR-187")
@pytest.mark.parametrize(("building", "tile"), [("market", "ship"), ("carpenter", "bank"), ("church", "mine")])
def test_the_crane_as_a_building_that_takes_a_tile(building: str, tile: str) -> None:
    game = crane(building).offers(0, ("gain", 1, tile), PASS).play(0, ("gain", 1, tile))
    assert game.tiles_of(0) == [tile]


@pytest.mark.rule("BUR-370")
def test_the_crane_as_a_warehouse() -> None:
    game = crane("warehouse").offers(0, ("sell", "red"), PASS).play(0, ("sell", "red"))
    assert game.earned(0) == {"sale": 4} and game.estate(0).silver == 2


@pytest.mark.rule("BUR-370")
def test_the_crane_as_a_town_hall() -> None:
    game = crane("town_hall", "mine").offers(0, ("place", "mine"), PASS)
    game.play(0, ("place", "mine"), ("space", game.cell(0, "E3")))
    assert game.tile_at(0, "E3") == "mine"


@pytest.mark.rule("BUR-370", "BUR-252")
def test_a_tile_is_bought_for_the_crane_as_a_town_hall() -> None:
    game = extra().keys(0, "crane").silver(0, 2).depot(0, "mine").turn_of(0, 3).place(0, 3, "crane", "E4", ("as", "town_hall"))
    game.play(0, BUY, ("buy", 0, "mine", "silver"), ("place", "mine"), ("space", game.cell(0, "E3")))
    assert game.tile_at(0, "E3") == "mine"


@pytest.mark.rule("BUR-370", "BUR-182")
def test_the_crane_as_a_building_that_is_of_no_use() -> None:
    game = extra().keys(0, "crane").turn_of(0, 3).place(0, 3, "crane", "E4", ("as", "market"))
    assert game.due() != (0,) and game.tiles_of(0) == [] and game.earned(0) == {}


@pytest.mark.rule("BUR-370")
def test_the_crane_is_a_building_tile() -> None:
    """It comes to beige spaces, completes cities, a carpenter may not take it from the black depot, and monastery 9 helps."""
    game = extra().keys(0, "crane").turn_of(0, 3).play(0, ("place", "crane"))
    assert game.places(0) == {"C3", "E4"}
    game.play(0, ("space", game.cell(0, "C3")), ("as", "watchtower"))
    assert game.earned(0) == {"area": 1, "phase": 10, "watchtower": 4}
    shifted = extra().lay(0, "monastery-9", "B4").keys(0, "crane").turn_of(0, 4)
    assert shifted.offered(0, "place") == [("place", "crane")]


@pytest.mark.rule("BUR-370", "BUR-401")
def test_the_crane_works_like_a_white_castle_if_there_are_any() -> None:
    game = extra(2, "white_castles").keys(0, "crane").depot(2, "mine")
    game.state.white = 2
    game.turn_of(0, 3).place(0, 3, "crane", "E4")
    assert ("as", "white_castle") in game.offered(0)
    assert game.play(0, ("as", "white_castle"), ("take", 2)).tiles_of(0) == ["mine"]


@pytest.mark.rule("BUR-371")
@pytest.mark.parametrize("number", range(16, 24))
def test_the_crane_counts_as_a_building_for_every_monastery(number: int) -> None:
    assert at_the_end(extra().lay(0, f"monastery-{number}", "C4").lay(0, "crane", "E4")) == {number: 4}


@pytest.mark.rule("BUR-371")
def test_the_crane_counts_for_monastery_29() -> None:
    assert at_the_end(extra(2, "white_castles").lay(0, "monastery-29", "C4").lay(0, "crane", "E4")) == {29: 4}


@pytest.mark.rule("BUR-371")
def test_the_crane_counts_as_another_building_than_it_was_used_as() -> None:
    game = crane("bank").lay(0, "monastery-17", "C4").lay(0, "watchtower", "C3")
    assert at_the_end(game) == {17: 8}


@pytest.mark.rule("BUR-371")
def test_the_crane_counts_for_one_monastery_only() -> None:
    game = extra().lay(0, "monastery-17", "C4").lay(0, "monastery-22", "B4").lay(0, "bank", "C3").lay(0, "crane", "E4")
    assert sum(at_the_end(game).values()) == 8


@pytest.mark.rule("BUR-371")
@pytest.mark.parametrize("number", [15, 24, 25, 26])
def test_the_crane_is_nothing_for_other_monasteries(number: int) -> None:
    assert at_the_end(extra().lay(0, f"monastery-{number}", "C4").lay(0, "crane", "E4")) == {}


@pytest.mark.rule("BUR-371", "BUR-280")
def test_a_crane_on_a_key_space_does_not_count() -> None:
    assert at_the_end(extra().lay(0, "monastery-17", "C4").keys(0, "crane")) == {}


@pytest.mark.rule("BUR-372")
def test_the_crane_does_not_clash_with_the_building_it_was_used_as() -> None:
    game = crane("bank", "bank").turn_of(0, 1).play(0, ("place", "bank"))
    assert "E5" in game.places(0)


@pytest.mark.rule("BUR-372")
def test_the_crane_may_come_to_a_city_that_has_the_building_it_is_used_as() -> None:
    game = extra().lay(0, "bank", "E5").keys(0, "crane").turn_of(0, 3).place(0, 3, "crane", "E4", ("as", "bank"))
    assert game.estate(0).silver == 3


# ---------------------------------------------------------------------- the geese


def pasture(**tiles: str) -> Table:
    """These animals are in the large pasture; the geese and a pig tile are on key spaces."""
    game = extra().lay(0, "mine", "D1").keys(0, "geese", "pig-4", "cow-4")
    for space, tile in tiles.items():
        game.lay(0, tile, space)
    return game


@pytest.mark.rule("BUR-373", "BUR-374")
def test_the_example_of_the_geese() -> None:
    """Geese beside 2 cows and 3 cows: 2 + 2 + 3 = 7 points; then 4 pigs: 4 + 2 = 6 points."""
    game = pasture(A1="cow-2", B1="cow-3").turn_of(0, 5, 4)
    assert game.place(0, 5, "geese", "C1").earned(0) == {"animals": 7}
    assert game.place(0, 4, "pig-4", "C2").earned(0) == {"animals": 6}


@pytest.mark.rule("BUR-373")
def test_the_player_chooses_the_species_that_scores_with_the_geese() -> None:
    game = pasture(A1="cow-2", B1="sheep-4", B2="cow-3").turn_of(0, 5).place(0, 5, "geese", "C1")
    game.offers(0, ("species", "cow"), ("species", "sheep")).play(0, ("species", "sheep"))
    assert game.earned(0) == {"animals": 2 + 4}
    cows = pasture(A1="cow-2", B1="sheep-4", B2="cow-3").turn_of(0, 5).place(0, 5, "geese", "C1", ("species", "cow"))
    assert cows.earned(0) == {"animals": 2 + 2 + 3}


@pytest.mark.rule("BUR-373")
def test_geese_in_an_empty_pasture_score_two() -> None:
    game = pasture(E6="cow-4").turn_of(0, 5)
    assert game.place(0, 5, "geese", "C1").earned(0) == {"animals": 2}, "the cows are in another pasture"


@pytest.mark.rule("BUR-373", "BUR-219")
def test_geese_that_complete_a_pasture_score_it_and_then_ask_for_the_species() -> None:
    game = pasture(A1="cow-2", B1="sheep-4", B2="cow-3", C2="goat-2").turn_of(0, 5).place(0, 5, "geese", "C1")
    assert game.earned(0) == {"area": 15, "phase": 10}
    game.offers(0, ("species", "cow"), ("species", "sheep"), ("species", "goat"))


@pytest.mark.rule("BUR-374")
def test_geese_score_with_every_later_animal_of_their_pasture() -> None:
    game = pasture(A1="cow-2", B1="geese").turn_of(0, 5, 4)
    assert game.place(0, 5, "cow-4", "C1").earned(0) == {"animals": 4 + 2 + 2}
    assert game.place(0, 4, "pig-4", "C2").earned(0) == {"animals": 4 + 2}


@pytest.mark.rule("BUR-374")
def test_geese_of_another_pasture_do_not_score() -> None:
    game = pasture(E6="geese").turn_of(0, 4)
    assert game.lay(0, "goat-2", "C1").place(0, 4, "pig-4", "C2").earned(0) == {"animals": 4}


@pytest.mark.rule("BUR-375")
def test_geese_are_one_more_species_for_monastery_24() -> None:
    game = pasture(A1="cow-2", B1="cow-3", B2="geese").lay(0, "monastery-24", "C4")
    assert at_the_end(game) == {24: 8}
    all_five = pasture(A1="cow-2", B1="sheep-3", B2="geese", C1="pig-2", C2="goat-2").lay(0, "monastery-24", "C4")
    assert at_the_end(all_five) == {24: 20}


@pytest.mark.rule("BUR-376", "BUR-308")
def test_with_monastery_7_the_geese_score_one_point_more_like_every_tile() -> None:
    game = pasture(A1="cow-2", B1="cow-3").lay(0, "monastery-7", "C4").turn_of(0, 5, 4)
    assert game.place(0, 5, "geese", "C1").earned(0) == {"animals": 3 + 3 + 4}
    assert game.place(0, 4, "pig-4", "C2").earned(0) == {"animals": 5 + 3}


@pytest.mark.rule("BUR-373", "BUR-311")
def test_geese_are_animals_for_monastery_10() -> None:
    game = pasture().lay(0, "monastery-10", "C4").turn_of(0, 6)
    assert game.place(0, 6, "geese", "C1").tile_at(0, "C1") == "geese"


@pytest.mark.rule("BUR-373", "BUR-217")
def test_geese_complete_the_animals() -> None:
    game = pasture(**dict.fromkeys(PASTURE, "cow-3")).lay(0, "mine", "E5").turn_of(0, 2)
    assert game.place(0, 2, "geese", "E6").earned(0) == {"area": 1, "phase": 10, "bonus": 5, "animals": 2}
