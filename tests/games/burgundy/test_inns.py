"""The Inns: bought beside the black depot, placed on any colour, and an area becomes larger (BUR-415 to BUR-425)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.burgundy.table import BUY, END, WORKERS, Table, table
from tischlein.games.burgundy.tiles import INN as TILE

INNS = ("inns",)
INN = ("buy", 0, "inn", "silver")


def inns(*keys: str, dice: tuple[int, int] = (3, 1), more: tuple[str, ...] = (), **options: Any) -> Table:
    """It is Red's turn with these dice; nothing lies in the depots, nobody has workers, goods or silver."""
    return table(2, (*INNS, *more), **options).no_tiles().no_goods().empty_handed().keys(0, *keys).turn_of(0, *dice)


# ---------------------------------------------------------------------- beside the black depot


@pytest.mark.rule("BUR-415")
def test_an_inn_lies_beside_the_black_depot_when_a_phase_begins() -> None:
    assert table(2, INNS).state.beside == (TILE,)
    assert table(2).state.beside == ()


@pytest.mark.rule("BUR-415", "BUR-416")
def test_every_phase_brings_one_more_inn_and_those_that_are_left_stay() -> None:
    game = table(2, INNS)
    for number in range(1, 6):
        assert game.state.beside == (TILE,) * number
        assert game.state.view(None)["inns"] == number
        game.last_round().roll((1, 1), (1, 1)).finish_round().deal()
    assert game.due() == ()


@pytest.mark.rule("BUR-416")
def test_at_the_end_of_a_phase_the_tiles_of_the_black_depot_go_and_the_inn_stays() -> None:
    game = table(2, INNS).depot(0, "mine").last_round().roll((1, 1), (1, 1)).finish_round()
    assert "mine" in game.state.view(None)["gone"]
    assert "inn" not in game.state.view(None)["gone"]
    assert game.state.beside == (TILE,) * 2


@pytest.mark.rule("BUR-416", "BUR-417")
def test_an_inn_of_an_earlier_phase_can_still_be_bought() -> None:
    game = inns().silver(0, 4)
    game.state.beside = (TILE,) * 2
    game.play(0, ("die", 3), BUY, INN)
    assert len(game.state.beside) == 1


# ---------------------------------------------------------------------- buying


@pytest.mark.rule("BUR-417")
def test_an_inn_costs_two_silver_coins_and_comes_to_a_key_space() -> None:
    game = inns("mine").silver(0, 3).depot(0, "castle").play(0, BUY)
    game.offers(0, INN, ("buy", 0, "castle", "silver"))
    game.play(0, INN)
    assert game.tiles_of(0) == ["mine", "inn"]
    assert game.estate(0).silver == 1
    assert game.state.beside == ()
    assert game.state.view(None)["black"] == ["castle"]


@pytest.mark.rule("BUR-417")
def test_one_silver_coin_is_not_enough() -> None:
    game = inns().silver(0, 1)
    assert game.offered(0, "buy") == []


@pytest.mark.rule("BUR-417")
def test_when_the_inns_are_sold_out_none_is_offered() -> None:
    game = inns().silver(0, 2)
    game.state.beside = ()
    assert game.fresh().offered(0, "buy") == []
    game.depot(0, "castle").play(0, BUY).offers(0, ("buy", 0, "castle", "silver"))


@pytest.mark.rule("BUR-417")
def test_with_full_key_spaces_another_tile_has_to_go() -> None:
    game = inns("mine", "ship", "bank").silver(0, 2).play(0, BUY, INN)
    game.offers(0, ("discard", "mine"), ("discard", "ship"), ("discard", "bank"))
    game.play(0, ("discard", "ship"))
    assert game.tiles_of(0) == ["mine", "bank", "inn"]


@pytest.mark.rule("BUR-417")
def test_an_inn_is_no_tile_of_the_depots() -> None:
    game = inns("carpenter").depot(2, "bank").place(0, 3, "carpenter", "C3")
    game.offers(0, ("gain", 2, "bank"), ("pass",))


@pytest.mark.rule("BUR-417", "BUR-306")
def test_with_monastery_6_an_inn_can_be_bought_for_workers() -> None:
    game = inns().lay(0, "monastery-6", "C4").workers(0, 2).play(0, BUY, ("buy", 0, "inn", "workers"))
    assert game.tiles_of(0) == ["inn"] and game.estate(0).workers == 0


@pytest.mark.rule("BUR-417", "BUR-582")
def test_shield_15_gives_no_inn_because_it_lies_beside_the_black_depot() -> None:
    game = inns(more=("shields",)).last_round().depot(0, "castle").lay(0, "ship", "D3").lay(0, "castle", "B3").shield(0, 15, "D4")
    game.silver(0, 0).idle(0).offers(0, ("gift", 0, "castle"), ("pass",))


@pytest.mark.rule("BUR-418")
def test_after_an_inn_nothing_else_can_be_bought_in_this_turn() -> None:
    game = inns().silver(0, 9).depot(0, "castle").play(0, BUY, INN)
    assert game.offered(0, "buy") == []
    game.play(0, ("die", 3), WORKERS, WORKERS)
    assert game.state.active != 0


@pytest.mark.rule("BUR-418")
def test_after_another_tile_no_inn_can_be_bought_in_this_turn() -> None:
    game = inns().silver(0, 9).depot(0, "castle").play(0, BUY, ("buy", 0, "castle", "silver"))
    assert game.offered(0, "buy") == []


@pytest.mark.rule("BUR-418")
def test_in_the_next_turn_an_inn_can_be_bought_again() -> None:
    game = inns().silver(0, 9)
    game.state.beside = (TILE,) * 2
    game.play(0, BUY, INN).turn_of(0, 1, 2).play(0, BUY, INN)
    assert game.tiles_of(0) == ["inn", "inn"]


# ---------------------------------------------------------------------- placing


@pytest.mark.rule("BUR-419")
@pytest.mark.parametrize(("die", "spaces"), [(1, {"C4"}), (2, {"D3"}), (3, {"C3", "E4"}), (4, {"E3"}), (5, {"D5"})])
def test_an_inn_fits_every_colour_where_number_and_neighbours_do(die: int, spaces: set[str]) -> None:
    game = inns("inn", dice=(die, 0)).act(0, die, ("place", "inn"))
    assert game.places(0) == spaces


@pytest.mark.rule("BUR-419")
def test_without_a_space_of_the_number_beside_a_tile_an_inn_cannot_be_placed() -> None:
    inns("inn", dice=(6, 0)).offers(0, WORKERS)


@pytest.mark.rule("BUR-419")
def test_workers_change_the_number_for_an_inn() -> None:
    game = inns("inn", dice=(6, 0)).workers(0, 1).act(0, 6, ("place", "inn"))
    assert game.places(0) == {"C4", "D5"}
    game.refuses(0, ("space", game.cell(0, "A1")), rule="BUR-127")
    game.refuses(0, ("space", game.cell(0, "D4")), rule="BUR-125")
    game.play(0, ("space", game.cell(0, "C4")))
    assert game.estate(0).workers == 0 and game.tile_at(0, "C4") == "inn"


@pytest.mark.rule("BUR-419")
@pytest.mark.parametrize("monastery", ["monastery-9", "monastery-10", "monastery-11"])
def test_the_free_changes_for_colours_are_not_for_inns(monastery: str) -> None:
    game = inns("inn", dice=(4, 0)).lay(0, monastery, "A4").act(0, 4, ("place", "inn"))
    assert game.places(0) == {"A3", "B5", "E3"}


@pytest.mark.rule("BUR-419")
def test_a_castle_or_a_town_hall_places_an_inn_on_any_number() -> None:
    game = inns("castle", "inn", dice=(6, 0)).lay(0, "monastery-1", "C4").place(0, 6, "castle", "B3", ("place", "inn"))
    assert game.places(0) == {"A2", "A3", "B2", "B4", "C3", "C5", "D3", "D5", "E3", "E4"}
    game = inns("town_hall", "inn", dice=(3, 0)).place(0, 3, "town_hall", "C3", ("place", "inn"))
    assert game.places(0) == {"B2", "B3", "C2", "C4", "D3", "D5", "E3", "E4"}


@pytest.mark.rule("BUR-419", "BUR-586")
def test_with_shield_18_an_inn_may_come_to_any_space_of_the_number() -> None:
    game = inns("inn", dice=(6, 0), more=("shields",)).shield(0, 18, "D4").act(0, 6, ("place", "inn"))
    assert game.places(0) == {"A1", "B3", "D1", "F1", "F5"}


@pytest.mark.rule("BUR-420")
def test_an_area_has_at_most_one_inn() -> None:
    game = inns("inn", dice=(1, 0)).lay(0, "inn", "E4").act(0, 1, ("place", "inn"))
    assert game.places(0) == {"C4"}
    game.refuses(0, ("space", game.cell(0, "E5")), rule="BUR-420")


@pytest.mark.rule("BUR-420")
def test_another_area_of_the_same_colour_may_have_an_inn_too() -> None:
    game = inns("inn", dice=(3, 0)).lay(0, "inn", "E4").act(0, 3, ("place", "inn"))
    assert game.places(0) == {"C3"}


@pytest.mark.rule("BUR-420", "BUR-586")
def test_neither_shield_18_nor_monastery_1_allows_a_second_inn() -> None:
    game = inns("inn", dice=(6, 0), more=("shields",)).shield(0, 18, "D4").lay(0, "monastery-1", "C4").lay(0, "inn", "E4")
    game.act(0, 6, ("place", "inn"))
    assert game.places(0) == {"A1", "B3", "D1", "F1"}


@pytest.mark.rule("BUR-420")
def test_other_tiles_may_join_an_inn() -> None:
    game = inns("bank", dice=(1, 0)).lay(0, "inn", "E4").act(0, 1, ("place", "bank"))
    assert game.places(0) == {"E5"}


# ---------------------------------------------------------------------- no effect


@pytest.mark.rule("BUR-421")
@pytest.mark.parametrize("space", ["C4", "D3", "D5", "E3", "E4"])
def test_a_placed_inn_has_no_effect(space: str) -> None:
    game = inns("inn").depot(1, "ship").goods(1, red=1).fresh()
    number = game.estate(0).duchy.spaces[game.cell(0, space)].die
    before = game.state.bridge, game.estate(0).workers, game.estate(0).silver, game.estate(0).store
    game.turn_of(0, number, 6).act(0, number, ("place", "inn"), ("space", game.cell(0, space)))
    assert game.earned(0) == {}
    assert (game.state.bridge, game.estate(0).workers, game.estate(0).silver, game.estate(0).store) == before
    game.offers(0, WORKERS)


# ---------------------------------------------------------------------- larger areas


def area_of(game: Table, space: str) -> list[str]:
    duchy = game.estate(0).duchy
    area = duchy.area[game.cell(0, space)]
    return [duchy.spaces[cell].name for cell in range(len(duchy.spaces)) if area >> cell & 1]


@pytest.mark.rule("BUR-422")
def test_an_area_of_four_with_an_inn_brings_15_instead_of_10() -> None:
    """The example of the rulebook, with the city C2 C3 C4 D2 of board 11a."""
    game = inns("inn", dice=(3, 0), more=("border_posts",)).lay(0, "ship", "B2").lay(0, "bank", "C2").lay(0, "church", "C4", "D2")
    assert len(area_of(game, "C3")) == 4
    game.place(0, 3, "inn", "C3")
    assert game.earned(0) == {"area": 15, "phase": 10}


@pytest.mark.rule("BUR-422")
def test_without_the_inn_the_same_area_brings_10() -> None:
    game = inns("bank", dice=(3, 0), more=("border_posts",)).lay(0, "ship", "B2").lay(0, "market", "C2").lay(0, "church", "C4", "D2")
    game.place(0, 3, "bank", "C3")
    assert game.earned(0) == {"area": 10, "phase": 10}


@pytest.mark.rule("BUR-422")
def test_the_inn_counts_when_another_tile_completes_the_area() -> None:
    game = inns("bank", dice=(3, 0), more=("border_posts",)).lay(0, "ship", "B2").lay(0, "inn", "C2").lay(0, "church", "C4", "D2")
    game.place(0, 3, "bank", "C3")
    assert game.earned(0) == {"area": 15, "phase": 10}


@pytest.mark.rule("BUR-422")
@pytest.mark.parametrize(("phase", "bonus"), [("A", 10), ("E", 2)])
def test_a_single_space_with_an_inn_counts_two(phase: str, bonus: int) -> None:
    game = inns("inn", dice=(3, 0)).phase(phase).place(0, 3, "inn", "C3")
    assert game.earned(0) == {"area": 3, "phase": bonus}


@pytest.mark.rule("BUR-422")
def test_an_inn_in_another_area_of_the_colour_does_not_count() -> None:
    game = inns("bank", dice=(3, 0)).lay(0, "inn", "E4").place(0, 3, "bank", "C3")
    assert game.earned(0) == {"area": 1, "phase": 10}


@pytest.mark.rule("BUR-422", "BUR-585")
def test_an_inn_and_shield_17_make_an_area_larger_by_two() -> None:
    game = inns("bank", dice=(3, 0), more=("border_posts", "shields")).lay(0, "ship", "B2").lay(0, "inn", "C2").lay(0, "church", "C4", "D2")
    game.shield(0, 17, "A3").place(0, 3, "bank", "C3")
    assert game.earned(0) == {"area": 21, "phase": 10}


EIGHT = ("A2", "B3", "C4", "D1", "D2", "D3", "D4", "D5")
"""A city on board 10."""


@pytest.mark.rule("BUR-423")
@pytest.mark.parametrize(("shield", "points"), [(0, 45), (17, 55)])
def test_an_area_of_eight_with_an_inn_brings_45(shield: int, points: int) -> None:
    game = inns("inn", boards=(10, 9), more=("shields",))
    for space in EIGHT[:-1]:
        game.lay(0, "bank", space)
    assert set(area_of(game, "D5")) == set(EIGHT)
    if shield:
        castle = next(space.name for cell, space in enumerate(game.estate(0).duchy.spaces) if game.estate(0).tiles[cell] != 255)
        game.shield(0, shield, castle)
    game.turn_of(0, 5).place(0, 5, "inn", "D5")
    assert game.earned(0) == {"area": points, "phase": 10}


# ---------------------------------------------------------------------- colours


@pytest.mark.rule("BUR-424")
def test_an_inn_can_complete_a_colour() -> None:
    game = inns("inn", dice=(4, 0)).lay(0, "mine", "F2", "G1").place(0, 4, "inn", "E3")
    assert game.earned(0) == {"area": 10, "phase": 10, "bonus": 5}
    assert game.state.view(None)["bonuses"]["mine"] == [0]


@pytest.mark.rule("BUR-424")
def test_a_colour_with_an_inn_in_it_is_completed_by_its_last_tile() -> None:
    game = inns("mine", dice=(4, 0)).lay(0, "mine", "F2").lay(0, "inn", "G1").place(0, 4, "mine", "E3")
    assert game.earned(0) == {"area": 10, "phase": 10, "bonus": 5}


@pytest.mark.rule("BUR-425")
def test_an_inn_on_a_mine_space_yields_no_silver() -> None:
    game = inns("inn", dice=(4, 0)).lay(0, "mine", "F2").place(0, 4, "inn", "E3")
    game.last_round().turn_of(1, 1).finish_round()
    assert game.estate(0).silver == 1


@pytest.mark.rule("BUR-425")
def test_an_inn_on_a_pasture_is_no_animal() -> None:
    game = inns("cow-3", "inn", dice=(4, 5)).lay(0, "bank", "C3").lay(0, "cow-2", "B1").place(0, 5, "inn", "C1")
    assert game.earned(0) == {}
    game.place(0, 4, "cow-3", "C2")
    assert game.earned(0) == {"animals": 5}
    game.lay(0, "monastery-24", "C4").phase("E").last_round().turn_of(1, 1).finish_round()
    assert game.earned(0)["monastery"] == 4


@pytest.mark.rule("BUR-425")
def test_an_inn_on_a_castle_space_gives_no_action_and_carries_no_shield() -> None:
    game = inns("inn", dice=(6, 2), more=("shields",)).lay(0, "bank", "C3").depot(4, "ship").place(0, 6, "inn", "B3")
    game.offers(0, WORKERS)
    game.shields_at(5, 3).turn_of(0, 5, 5).play(0, ("shield", 5)).offers(0, ("crest", 3, game.cell(0, "D4")))


@pytest.mark.rule("BUR-425")
def test_an_inn_on_a_ship_space_brings_neither_goods_nor_a_step_on_the_bridge() -> None:
    game = inns("inn", dice=(2, 6)).goods(1, red=1).bridge([1, 0]).place(0, 2, "inn", "D3")
    assert game.state.bridge[0] == (1, 0)
    assert game.in_store(0) == {}


@pytest.mark.rule("BUR-425")
def test_an_inn_in_a_city_is_no_building() -> None:
    game = inns("inn", dice=(3, 0)).lay(0, "monastery-22", "C4").place(0, 3, "inn", "C3")
    game.phase("E").last_round().turn_of(1, 1).finish_round()
    assert "monastery" not in game.earned(0)


@pytest.mark.rule("BUR-421")
def test_an_inn_on_a_key_space_scores_nothing_at_the_end() -> None:
    game = inns("inn").phase("E").last_round().turn_of(1, 1).finish_round()
    assert game.earned(0) == {}


@pytest.mark.rule("BUR-418")
def test_an_inn_can_be_bought_after_both_dice() -> None:
    game = inns(dice=(1, 1)).silver(0, 2).play(0, WORKERS, WORKERS).offers(0, BUY, END)
    game.play(0, BUY, INN)
    assert game.tiles_of(0) == ["inn"] and game.state.active != 0
