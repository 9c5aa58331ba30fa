"""Shields 14 and 15: tiles for nothing at the end of a phase (BUR-581 to BUR-583)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.shield_table import DROP, SILVER, WORKER, bare, crest, space
from tests.games.burgundy.table import END, PASS, WORKERS, Table
from tischlein import CHANCE

# ---------------------------------------------------------------------- 14 and 15: tiles for nothing


@pytest.mark.rule("BUR-581", "BUR-583")
def test_14_places_a_tile_from_a_numbered_depot_directly() -> None:
    game = bare().shield(0, 14, "D4").depot(5, "mine").depot(2, "ship").depot(0, "bank").end_phase()
    game.offers(0, ("gift", 2, "ship"), ("gift", 5, "mine"), PASS)
    game.play(0, ("gift", 5, "mine")).offers(0, ("space", game.cell(0, "E3"))).play(0, ("space", game.cell(0, "E3")))
    assert game.tile_at(0, "E3") == "mine"
    assert game.tiles_of(0) == []


@pytest.mark.rule("BUR-582", "BUR-583")
def test_15_places_a_tile_from_the_black_depot_directly() -> None:
    game = bare().shield(0, 15, "D4").depot(5, "mine").depot(0, "ship", "mine").end_phase()
    game.offers(0, ("gift", 0, "ship"), ("gift", 0, "mine"), PASS)
    game.play(0, ("gift", 0, "mine"), ("space", game.cell(0, "E3")))
    assert game.tile_at(0, "E3") == "mine"


@pytest.mark.rule("BUR-581", "BUR-582")
@pytest.mark.parametrize(("shield", "depot"), [(14, 3), (15, 0)])
def test_14_and_15_may_be_declined(shield: int, depot: int) -> None:
    game = bare().shield(0, shield, "D4").depot(depot, "mine").end_phase().play(0, PASS)
    assert game.tile_at(0, "E3") is None
    assert game.state.phase == 1


@pytest.mark.rule("BUR-581", "BUR-582")
@pytest.mark.parametrize(("shield", "depot"), [(14, 3), (15, 0)])
def test_14_and_15_bring_nothing_without_tiles(shield: int, depot: int) -> None:
    game = bare().shield(0, shield, "D4").depot(3 - depot, "mine").end_phase()
    assert game.state.phase == 1


@pytest.mark.rule("BUR-581", "BUR-582")
@pytest.mark.parametrize(("shield", "depot"), [(14, 3), (15, 0)])
def test_14_and_15_act_once_at_the_end_of_each_phase_and_not_before(shield: int, depot: int) -> None:
    game = bare().shield(0, shield, "D4").silver(0, 9).depot(depot, "mine", "mine").turn_of(0, 0)
    while game.state.active == 0:
        game.play(0, END)
    assert game.due() == (CHANCE,)
    assert game.state.round == 2
    for phase, name in enumerate(("E3", "F2")):
        game.depot(depot, "mine", "mine").end_phase().play(0, ("gift", depot, "mine"), space(game, 0, name)).play(0, SILVER).deal()
        assert game.state.phase == phase + 1


@pytest.mark.rule("BUR-581", "BUR-582")
@pytest.mark.parametrize(("shield", "depot"), [(14, 3), (15, 0)])
def test_14_and_15_act_at_the_end_of_the_last_phase_too(shield: int, depot: int) -> None:
    game = bare().shield(0, shield, "D4").depot(depot, "watchtower").silver(0, 1).phase("E").end_phase()
    game.play(0, ("gift", depot, "watchtower"), ("space", game.cell(0, "C3")))
    assert game.earned(0) == {"watchtower": 4, "area": 1, "phase": 2}


@pytest.mark.rule("BUR-581", "BUR-582")
def test_14_and_15_wait_for_the_last_turn_of_everybody() -> None:
    game = bare().shield(0, 14, "D4").depot(3, "mine").last_round().roll((1, 1), (2, 2)).idle(0)
    assert game.due() == (1,)
    game.idle(1).offers(0, ("gift", 3, "mine"), PASS)


@pytest.mark.rule("BUR-583")
def test_14_and_15_place_by_colour_and_adjacency_but_without_a_number() -> None:
    """Ships fit on both sides of the start castle, whatever their numbers; animals do not fit anywhere."""
    game = bare().shield(0, 14, "D4").depot(1, "cow-2", "ship").end_phase().offers(0, ("gift", 1, "ship"), PASS)
    game.play(0, ("gift", 1, "ship"))
    assert game.places(0) == {"D3", "D5"}


@pytest.mark.rule("BUR-583", "BUR-181")
def test_14_and_15_keep_the_limit_of_the_cities() -> None:
    game = bare().shield(0, 14, "D4").lay(0, "bank", "E5").depot(1, "bank").end_phase().play(0, ("gift", 1, "bank"))
    assert game.places(0) == {"C3"}


@pytest.mark.rule("BUR-583", "BUR-581")
def test_14_acts_before_the_tribute() -> None:
    """The silver of a bank keeps the shield."""
    game = bare().shield(0, 14, "D4").depot(1, "bank").end_phase()
    game.play(0, ("gift", 1, "bank"), ("space", game.cell(0, "E4"))).offers(0, SILVER, DROP)
    assert game.estate(0).silver == 2


@pytest.mark.rule("BUR-583", "BUR-582")
def test_15_acts_before_the_tribute_and_before_the_mines_pay() -> None:
    game = bare().shield(0, 15, "D4").depot(0, "mine").end_phase()
    game.play(0, ("gift", 0, "mine"), ("space", game.cell(0, "E3")))
    assert game.shields_of(0) == {}
    assert game.estate(0).silver == 1


@pytest.mark.rule("BUR-582")
def test_15_does_not_give_an_inn() -> None:
    """It lies beside the black depot, not in it."""
    game = bare(2, "inns").shield(0, 15, "D4").depot(0, "mine").end_phase()
    game.offers(0, ("gift", 0, "mine"), PASS)


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
