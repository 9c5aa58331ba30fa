"""Buildings: one of each kind in a city, and their advantages (BUR-180 to BUR-195)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.table import PASS, WORKERS, Table, table

BUILDINGS = ("market", "carpenter", "church", "warehouse", "boarding_house", "bank", "town_hall", "watchtower")
TAKING = {"market": ("ship", "cow-3"), "carpenter": ("bank", "watchtower"), "church": ("mine", "monastery-5", "castle")}
EVERYTHING = ("ship", "cow-3", "bank", "watchtower", "mine", "monastery-5", "castle")


def town(*keys: str, players: int = 2) -> Table:
    """Seat 0 has no workers, and with a 3 it can build in C3 (a city of one space) or in E4 (a city of five)."""
    return table(players).no_goods().no_tiles().workers(0, 0).store(0).keys(0, *keys)


def build(game: Table, building: str, second: int = 1) -> Table:
    """Seat 0 places a building on E4. What follows is its advantage, then the second die."""
    return game.turn_of(0, 3, second).place(0, 3, building, "E4")


def asked(game: Table) -> bool:
    """Whether there is anything to decide before the second die."""
    return WORKERS not in game.offered(0)


@pytest.mark.rule("BUR-180")
@pytest.mark.parametrize(
    ("building", "choice"),
    [
        ("market", ("gain", 2, "ship")),
        ("carpenter", ("gain", 2, "bank")),
        ("church", ("gain", 2, "castle")),
        ("warehouse", ("sell", "red")),
    ],
)
def test_the_advantage_is_used_once_and_needs_no_die(building: str, choice: tuple[str, ...]) -> None:
    game = build(town(building).depot(2, "ship", "ship", "bank", "bank", "castle", "castle").store(0, red=1, pink=1), building)
    assert asked(game)
    game.play(0, choice)
    assert not asked(game), "the second die is still there, and the advantage is not"
    assert game.estate(0).workers == 0
    game.play(0, WORKERS)
    assert game.state.active == -1


@pytest.mark.rule("BUR-180")
@pytest.mark.parametrize("building", BUILDINGS)
def test_a_building_taken_has_no_advantage_yet(building: str) -> None:
    game = town("ship").depot(1, building).depot(2, *EVERYTHING).store(0, red=1).turn_of(0, 1, 2).act(0, 1, ("take", 1))
    assert not asked(game)
    assert (game.points(0), game.estate(0).silver, game.estate(0).workers) == (0, 1, 0)


# ---------------------------------------------------------------------- one of each kind in a city


@pytest.mark.rule("BUR-181", "BUR-183")
@pytest.mark.parametrize("building", BUILDINGS)
def test_a_city_has_each_kind_only_once_but_another_city_may_have_it_again(building: str) -> None:
    game = town(building).lay(0, building, "E4").workers(0, 3).turn_of(0, 3).act(0, 3, ("place", building))
    assert game.places(0) == {"C3"}
    for space in ("E5", "F4"):
        game.refuses(0, ("space", game.cell(0, space)), rule="BUR-181")
    game.play(0, ("space", game.cell(0, "C3")))
    assert game.tile_at(0, "C3") == game.tile_at(0, "E4") == building


@pytest.mark.rule("BUR-181")
@pytest.mark.parametrize("building", BUILDINGS)
def test_different_buildings_may_be_in_the_same_city(building: str) -> None:
    other = BUILDINGS[BUILDINGS.index(building) - 1]
    game = town(building).lay(0, other, "E4").workers(0, 3).turn_of(0, 3).act(0, 3, ("place", building))
    assert game.places(0) == {"C3", "E5", "F4"}


@pytest.mark.rule("BUR-181")
def test_a_city_counts_as_a_whole() -> None:
    """G4 is in the same city as E4, but does not touch it."""
    game = town("bank").lay(0, "bank", "E4").lay(0, "ship", "G3", "E6", "C4").workers(0, 3).turn_of(0, 3).act(0, 3, ("place", "bank"))
    assert game.places(0) == {"C3", "C5"}
    for space in ("E5", "F4", "F5", "G4"):
        game.refuses(0, ("space", game.cell(0, space)), rule="BUR-181")


@pytest.mark.rule("BUR-181")
def test_a_building_that_fits_nowhere_cannot_be_chosen() -> None:
    game = town("bank").lay(0, "bank", "E4", "C3").workers(0, 9).turn_of(0, 3)
    assert game.offered(0, "place") == []


@pytest.mark.rule("BUR-181")
def test_the_rule_holds_for_what_was_placed_just_now() -> None:
    game = build(town("bank", "bank").workers(0, 3), "bank", 1).act(0, 1, ("place", "bank"))
    assert game.places(0) == {"C3"}


@pytest.mark.rule("BUR-181")
def test_cities_of_others_do_not_matter() -> None:
    game = town("bank").lay(1, "bank", "E4", "C3").turn_of(0, 3).act(0, 3, ("place", "bank"))
    assert game.places(0) == {"C3", "E4"}


@pytest.mark.rule("BUR-183")
def test_the_same_kind_may_be_in_all_four_cities_with_its_advantage_each_time() -> None:
    """C3, E4, E1 and C5 are in different cities."""
    game = town().lay(0, "ship", "D1", "D5", "C4").silver(0, 0)
    for number, (die, space) in enumerate(((3, "C3"), (3, "E4"), (2, "E1"), (2, "C5")), 1):
        game.keys(0, "bank").turn_of(0, die).place(0, die, "bank", space)
        assert game.estate(0).silver == 2 * number
        assert game.tile_at(0, space) == "bank"


@pytest.mark.rule("BUR-181")
def test_board_1_has_cities_of_one_five_and_twice_three_spaces() -> None:
    duchy = table().estate(0).duchy
    cities = [area for area in duchy.areas if area & duchy.cells_of[0]]
    named = sorted(sorted(space.name for cell, space in enumerate(duchy.spaces) if city >> cell & 1) for city in cities)
    assert named == [["B5", "C5", "C6"], ["C3"], ["E1", "E2", "F1"], ["E4", "E5", "F4", "F5", "G4"]]


# ---------------------------------------------------------------------- advantages that cannot be used


@pytest.mark.rule("BUR-182")
@pytest.mark.parametrize("building", TAKING)
def test_without_a_suitable_tile_in_the_depots_the_advantage_is_lost(building: str) -> None:
    """Only the black depot has suitable ones."""
    others = [tile for tile in EVERYTHING if tile not in TAKING[building]]
    game = build(town(building).depot(4, *others).depot(0, *EVERYTHING), building)
    assert not asked(game)
    assert game.tile_at(0, "E4") == building
    assert game.tiles_of(0) == []


@pytest.mark.rule("BUR-182")
def test_a_warehouse_without_goods_may_be_placed() -> None:
    game = build(town("warehouse").sold(0, red=3), "warehouse")
    assert not asked(game)
    assert (game.tile_at(0, "E4"), game.estate(0).silver, game.earned(0)) == ("warehouse", 1, {})


@pytest.mark.rule("BUR-182")
@pytest.mark.parametrize("keys", [(), ("cow-2",), ("castle",)])
def test_a_town_hall_without_a_tile_that_fits_may_be_placed(keys: tuple[str, ...]) -> None:
    game = build(town("town_hall", *keys), "town_hall")
    assert not asked(game)
    assert game.tile_at(0, "E4") == "town_hall"
    assert game.tiles_of(0) == list(keys)


# ---------------------------------------------------------------------- market, carpenter's workshop, church


@pytest.mark.rule("BUR-184")
def test_a_market_takes_a_ship_or_an_animal() -> None:
    game = build(town("market").depot(2, *EVERYTHING).depot(5, "goat-2"), "market")
    game.offers(0, ("gain", 2, "ship"), ("gain", 2, "cow-3"), ("gain", 5, "goat-2"), PASS)
    game.play(0, ("gain", 5, "goat-2"))
    assert game.tiles_of(0) == ["goat-2"]
    assert game.state.view(None)["depots"][4]["tiles"] == []
    assert game.state.view(None)["depots"][1]["tiles"] == list(EVERYTHING)


@pytest.mark.rule("BUR-185")
def test_a_carpenters_workshop_takes_a_building() -> None:
    game = build(town("carpenter").depot(2, *EVERYTHING).depot(6, *BUILDINGS), "carpenter")
    buildings = [("gain", 6, building) for building in BUILDINGS]
    game.offers(0, ("gain", 2, "bank"), ("gain", 2, "watchtower"), *buildings, PASS)
    game.play(0, ("gain", 2, "watchtower"))
    assert game.tiles_of(0) == ["watchtower"]
    assert game.state.view(None)["depots"][1]["tiles"] == [tile for tile in EVERYTHING if tile != "watchtower"]


@pytest.mark.rule("BUR-186")
def test_a_church_takes_a_mine_a_monastery_or_a_castle() -> None:
    game = build(town("church").depot(2, *EVERYTHING).depot(3, "castle"), "church")
    game.offers(0, ("gain", 2, "mine"), ("gain", 2, "monastery-5"), ("gain", 2, "castle"), ("gain", 3, "castle"), PASS)
    game.play(0, ("gain", 2, "monastery-5"))
    assert game.tiles_of(0) == ["monastery-5"]


@pytest.mark.rule("BUR-184", "BUR-185", "BUR-186")
@pytest.mark.parametrize("building", TAKING)
@pytest.mark.parametrize("depot", range(1, 7))
def test_the_tile_may_come_from_any_depot(building: str, depot: int) -> None:
    """The die that placed the building was a 3."""
    for tile in TAKING[building]:
        game = build(town(building).depot(depot, tile), building)
        game.offers(0, ("gain", depot, tile), PASS)
        game.play(0, ("gain", depot, tile))
        assert game.tiles_of(0) == [tile]
        assert game.state.view(None)["depots"][depot - 1]["tiles"] == []


@pytest.mark.rule("BUR-184")
def test_equal_tiles_of_one_depot_are_one_choice_and_one_is_taken() -> None:
    game = build(town("market").depot(2, "ship", "ship").depot(4, "ship"), "market")
    game.offers(0, ("gain", 2, "ship"), ("gain", 4, "ship"), PASS)
    game.play(0, ("gain", 2, "ship"))
    assert [depot["tiles"] for depot in game.state.view(None)["depots"]] == [[], ["ship"], [], ["ship"], [], []]


@pytest.mark.rule("BUR-187")
@pytest.mark.parametrize("building", TAKING)
def test_they_never_take_from_the_black_depot(building: str) -> None:
    tile = TAKING[building][0]
    game = build(town(building).depot(0, *EVERYTHING).depot(3, tile), building)
    game.offers(0, ("gain", 3, tile), PASS)
    game.refuses(0, ("gain", 0, TAKING[building][1]))


@pytest.mark.rule("BUR-188")
@pytest.mark.parametrize("building", TAKING)
def test_the_tile_goes_to_a_key_space_without_an_effect(building: str) -> None:
    for tile in TAKING[building]:
        game = build(town(building, "goat-4", "goat-4").depot(3, tile), building)
        before = game.estate(0).tiles
        game.play(0, ("gain", 3, tile))
        assert game.tiles_of(0) == ["goat-4", "goat-4", tile]
        assert game.estate(0).tiles == before
        assert not asked(game) and game.points(0) == 0


@pytest.mark.rule("BUR-188", "BUR-112")
@pytest.mark.parametrize("building", TAKING)
def test_with_full_key_spaces_another_tile_goes_or_the_advantage_is_declined(building: str) -> None:
    """A building placed from a key space leaves that one free; shield 14 places one directly from a depot."""
    tile = TAKING[building][0]
    game = table(elements=("shields",)).no_tiles().depot(2, building).depot(5, tile).keys(0, "goat-4", "pig-2", "pig-2")
    game.shield(0, 14, "D4").last_round().turn_of(0, 1).act(0, 1, WORKERS)
    game.play(0, ("gift", 2, building), ("space", game.cell(0, "E4")))
    game.offers(0, ("gain", 5, tile), PASS)
    game.play(0, ("gain", 5, tile))
    game.offers(0, ("discard", "goat-4"), ("discard", "pig-2"))
    game.play(0, ("discard", "pig-2"))
    assert sorted(game.tiles_of(0)) == sorted(["goat-4", "pig-2", tile])
    assert "pig-2" in game.state.view(None)["gone"]


@pytest.mark.rule("BUR-188", "BUR-113")
def test_the_tile_may_be_placed_with_the_second_die() -> None:
    game = build(town("carpenter").depot(5, "watchtower"), "carpenter", 1).play(0, ("gain", 5, "watchtower"))
    game.place(0, 1, "watchtower", "E5")
    assert game.earned(0) == {"watchtower": 4}


@pytest.mark.rule("BUR-189")
@pytest.mark.parametrize("building", TAKING)
def test_taking_a_tile_may_be_declined(building: str) -> None:
    game = build(town(building).depot(2, *EVERYTHING), building).play(0, PASS)
    assert game.tiles_of(0) == [] and not asked(game)
    assert game.state.view(None)["depots"][1]["tiles"] == list(EVERYTHING)


@pytest.mark.rule("BUR-189")
def test_selling_by_a_warehouse_may_be_declined() -> None:
    game = build(town("warehouse").store(0, red=2), "warehouse").play(0, PASS)
    assert game.in_store(0) == {"red": 2} and not asked(game)
    assert (game.estate(0).silver, game.points(0)) == (1, 0)


@pytest.mark.rule("BUR-189")
def test_placing_by_a_town_hall_may_be_declined() -> None:
    game = build(town("town_hall", "ship"), "town_hall").play(0, PASS)
    assert game.tiles_of(0) == ["ship"] and not asked(game)


# ---------------------------------------------------------------------- warehouse


@pytest.mark.rule("BUR-190")
@pytest.mark.parametrize("good", ["turquoise", "purple", "pink", "red", "brown", "orange"])
def test_a_warehouse_sells_goods_of_any_colour_without_a_die_or_workers(good: str) -> None:
    game = build(town("warehouse").store(0, **{good: 3}), "warehouse")
    game.offers(0, ("sell", good), PASS)
    game.play(0, ("sell", good))
    assert (game.in_store(0), game.estate(0).silver, game.earned(0)) == ({}, 2, {"sale": 6})
    assert game.state.view(None)["estates"][0]["sold"][good] == 3
    assert not asked(game)


@pytest.mark.rule("BUR-190")
def test_a_warehouse_sells_all_goods_of_one_colour_only() -> None:
    game = build(town("warehouse").store(0, red=2, pink=1, brown=4), "warehouse")
    game.offers(0, ("sell", "red"), ("sell", "pink"), ("sell", "brown"), PASS)
    game.play(0, ("sell", "red"))
    assert game.in_store(0) == {"pink": 1, "brown": 4}


@pytest.mark.rule("BUR-190")
@pytest.mark.parametrize(("players", "points"), [(2, 4), (3, 6), (4, 8)])
def test_a_warehouse_sells_exactly_as_a_die_does(players: int, points: int) -> None:
    game = build(town("warehouse", players=players).store(0, red=2), "warehouse").play(0, ("sell", "red"))
    by_warehouse = game.earned(0), game.estate(0).silver, game.estate(0).sold, game.estate(0).store
    game = town(players=players).store(0, red=2).turn_of(0, 4).act(0, 4, ("sell", "red"))
    by_die = game.earned(0), game.estate(0).silver, game.estate(0).sold, game.estate(0).store
    assert by_warehouse == by_die
    assert by_warehouse[0] == {"sale": points}


# ---------------------------------------------------------------------- boarding house, bank, watchtower


@pytest.mark.rule("BUR-191")
def test_a_boarding_house_brings_four_workers() -> None:
    game = build(town("boarding_house"), "boarding_house")
    assert (game.estate(0).workers, game.estate(1).workers) == (4, 2)
    assert not asked(game) and game.earned(0) == {} and game.estate(0).silver == 1


@pytest.mark.rule("BUR-192")
def test_a_bank_brings_two_silver_coins() -> None:
    game = build(town("bank"), "bank")
    assert (game.estate(0).silver, game.estate(1).silver) == (3, 1)
    assert not asked(game) and game.earned(0) == {} and game.estate(0).workers == 0


@pytest.mark.rule("BUR-195")
def test_a_watchtower_scores_four_points() -> None:
    game = build(town("watchtower"), "watchtower")
    assert game.earned(0) == {"watchtower": 4}
    assert (game.points(0), game.points(1)) == (4, 0)
    assert not asked(game) and (game.estate(0).silver, game.estate(0).workers) == (1, 0)


@pytest.mark.rule("BUR-195")
def test_the_points_of_a_watchtower_come_besides_those_for_a_completed_city() -> None:
    game = town("watchtower").turn_of(0, 3).place(0, 3, "watchtower", "C3")
    assert game.earned(0) == {"watchtower": 4, "area": 1, "phase": 10}


# ---------------------------------------------------------------------- town hall


@pytest.mark.rule("BUR-193")
def test_a_town_hall_places_one_more_tile_from_a_key_space() -> None:
    game = build(town("town_hall", "ship", "mine"), "town_hall")
    game.offers(0, ("place", "ship"), ("place", "mine"), PASS)
    game.play(0, ("place", "mine"), ("space", game.cell(0, "E3")))
    assert game.tile_at(0, "E3") == "mine" and game.tiles_of(0) == ["ship"]
    assert not asked(game), "only one"


@pytest.mark.rule("BUR-193")
def test_a_town_hall_places_no_tile_from_the_depots_or_of_others() -> None:
    game = build(town("town_hall", "ship").depot(1, "mine").keys(1, "monastery-7"), "town_hall")
    game.offers(0, ("place", "ship"), PASS)


@pytest.mark.rule("BUR-193")
@pytest.mark.parametrize(
    ("tile", "space", "silver", "workers", "points"),
    [("bank", "C3", 3, 0, {"area": 1, "phase": 10}), ("boarding_house", "F4", 1, 4, {}), ("watchtower", "E5", 1, 0, {"watchtower": 4})],
)
def test_a_building_placed_by_a_town_hall_has_its_advantage(
    tile: str, space: str, silver: int, workers: int, points: dict[str, int]
) -> None:
    game = town("town_hall", tile).turn_of(0, 3, 1).place(0, 3, "town_hall", "E4", ("place", tile), ("space", table().cell(0, space)))
    assert (game.estate(0).silver, game.estate(0).workers, game.earned(0)) == (silver, workers, points)


@pytest.mark.rule("BUR-193")
def test_a_ship_placed_by_a_town_hall_takes_goods_and_advances() -> None:
    game = build(town("town_hall", "ship").goods(6, red=2), "town_hall")
    game.play(0, ("place", "ship"), ("space", game.cell(0, "D5")), ("ship", 6))
    assert game.in_store(0) == {"red": 2}
    assert game.state.view(None)["bridge"][:2] == [[1], [0]]


@pytest.mark.rule("BUR-193", "BUR-154")
def test_a_castle_placed_by_a_town_hall_gives_an_action() -> None:
    game = build(town("town_hall", "castle").lay(0, "bank", "C3").depot(6, "mine"), "town_hall")
    game.play(0, ("place", "castle"), ("space", game.cell(0, "B3")), ("take", 6))
    assert game.tiles_of(0) == ["mine"]
    assert not asked(game)


@pytest.mark.rule("BUR-193", "BUR-181")
def test_a_town_hall_may_place_a_town_hall_in_another_city() -> None:
    game = build(town("town_hall", "town_hall", "ship"), "town_hall").play(0, ("place", "town_hall"))
    assert game.places(0) == {"C3"}
    game.play(0, ("space", game.cell(0, "C3")))
    game.offers(0, ("place", "ship"), PASS)
    game.play(0, ("place", "ship"), ("space", game.cell(0, "D3")))
    assert [game.tile_at(0, space) for space in ("E4", "C3", "D3")] == ["town_hall", "town_hall", "ship"]


@pytest.mark.rule("BUR-193", "BUR-188")
def test_a_town_hall_may_place_a_market_whose_tile_then_lies_on_a_key_space() -> None:
    game = build(town("town_hall", "market", "goat-4").depot(4, "ship"), "town_hall")
    game.play(0, ("place", "market"), ("space", game.cell(0, "F4")), ("gain", 4, "ship"))
    assert game.tiles_of(0) == ["goat-4", "ship"]
    assert not asked(game)


@pytest.mark.rule("BUR-194")
def test_a_tile_placed_by_a_town_hall_needs_no_number() -> None:
    """With a 3 and without workers; the spaces show 1, 3 and 5."""
    game = build(town("town_hall", "watchtower"), "town_hall").play(0, ("place", "watchtower"))
    assert game.places(0) == {"C3", "E5", "F4"}
    game.play(0, ("space", game.cell(0, "E5")))
    assert game.estate(0).workers == 0


@pytest.mark.rule("BUR-194")
def test_a_tile_placed_by_a_town_hall_costs_no_workers() -> None:
    game = build(town("town_hall", "mine").workers(0, 2), "town_hall").play(0, ("place", "mine"), ("space", table().cell(0, "E3")))
    assert game.estate(0).workers == 2


@pytest.mark.rule("BUR-194")
def test_a_tile_placed_by_a_town_hall_must_match_the_colour_touch_a_tile_and_respect_the_limit() -> None:
    game = build(town("town_hall", "watchtower").lay(0, "watchtower", "C3").lay(0, "ship", "C4"), "town_hall").play(
        0, ("place", "watchtower")
    )
    assert game.places(0) == {"C5", "E5", "F4"}
    game.refuses(0, ("space", game.cell(0, "E3")), rule="BUR-126")
    game.refuses(0, ("space", game.cell(0, "G4")), rule="BUR-127")
    game.refuses(0, ("space", game.cell(0, "C3")), rule="BUR-125")
    game = build(town("town_hall", "watchtower").lay(0, "watchtower", "F5"), "town_hall").play(0, ("place", "watchtower"))
    assert game.places(0) == {"C3"}
    game.refuses(0, ("space", game.cell(0, "E5")), rule="BUR-181")


@pytest.mark.rule("BUR-194")
def test_the_town_hall_itself_opens_spaces_for_its_tile() -> None:
    """F3 touches E4, but not the start castle."""
    game = build(town("town_hall", "monastery-7"), "town_hall").play(0, ("place", "monastery-7"))
    assert game.places(0) == {"C4", "F3"}
