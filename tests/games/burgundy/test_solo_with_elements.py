"""The Solo Game with shields, inns, white castles and extra tiles."""

from __future__ import annotations

import pytest

from tests.games.burgundy.solo_table import cell, marker, settle, solo
from tests.games.burgundy.table import WORKERS, Table, table
from tischlein import CHANCE
from tischlein.core.decision import Action
from tischlein.games.burgundy.tiles import INN

# ---------------------------------------------------------------------- shields


def shielded(shield: int) -> Table:
    """This shield, the only one of the game, lies on the start castle on space 3."""
    return solo(start="3", elements=("shields",)).no_shields().shield(0, shield, "3")


@pytest.mark.rule("BUR-505", "BUR-586")
def test_with_shield_18_tiles_come_to_any_island() -> None:
    game = solo("ship", elements=("shields",)).shield(0, 18, "14").turn_of(0, 1).act(0, 1, ("place", "ship"))
    assert game.places(0) == {"7", "29", "33"}
    game.play(0, ("space", game.cell(0, "33")))
    assert marker(settle(game))[0] == 11


@pytest.mark.rule("BUR-506", "BUR-570")
def test_with_shield_5_all_goods_of_a_colour_come_too_before_the_rest_is_removed() -> None:
    game = solo("ship", elements=("shields",)).shield(0, 5, "14").goods(1, red=1).goods(2, red=1, pink=1).goods(3, pink=1).turn_of(0, 3)
    game.place(0, 3, "ship", "17", ("next", 2), ("ship", 1), ("convoy", "pink"))
    assert game.in_store(0) == {"red": 1, "pink": 2}
    assert game.goods_at(2) == {}


@pytest.mark.rule("BUR-487", "BUR-570")
def test_shield_5_may_bring_a_fourth_colour() -> None:
    game = solo("ship", elements=("shields",)).shield(0, 5, "14").store(0, red=1, pink=1, brown=1).goods(1, purple=1).goods(2, orange=1)
    game.turn_of(0, 3).place(0, 3, "ship", "17", ("next", 2), ("ship", 1), ("convoy", "orange"))
    assert game.in_store(0) == {"red": 1, "pink": 1, "brown": 1, "purple": 1, "orange": 1}


@pytest.mark.rule("BUR-506", "BUR-553")
def test_shields_stay_when_goods_are_removed() -> None:
    game = solo("ship", elements=("shields",)).goods(1, red=1).shields_at(1, 4).shields_at(2, 9).turn_of(0, 3)
    game.place(0, 3, "ship", "17", ("next", 2), ("ship", 1))
    assert game.state.shields_out[:2] == ((4,), (9,))


@pytest.mark.rule("BUR-516", "BUR-585")
def test_shield_17_makes_areas_larger() -> None:
    game = solo("bank", elements=("shields",)).shield(0, 17, "14").turn_of(0, 1).place(0, 1, "bank", "18")
    assert marker(settle(game))[0] == 3 + 10


@pytest.mark.rule("BUR-504", "BUR-542")
def test_a_double_can_bring_a_shield() -> None:
    game = solo(elements=("shields",)).shields_at(4, 17).turn_of(0, 4, 4).play(0, ("shield", 4), ("crest", 17, cell("14")))
    assert 17 in game.shields_of(0).values()
    assert game.due() == (CHANCE,)


@pytest.mark.rule("BUR-500", "BUR-582")
def test_a_gift_of_shield_15_counts_at_the_end_of_a_phase() -> None:
    game = solo(counter=45, elements=("shields",)).shield(0, 15, "14").depot(0, "ship").last_round().turn_of(0, 1).play(0, WORKERS)
    game.play(0, ("gift", 0, "ship"), ("space", cell("17")), ("next", 1))
    assert marker(game) == (0, 45)
    game.offers(0, WORKERS)
    settle(game.play(0, WORKERS))
    assert marker(game) == (1, 45)


@pytest.mark.rule("BUR-586", "BUR-505")
@pytest.mark.parametrize(("shield", "spaces"), [(18, {"7", "8", "17", "20", "29", "33"}), (17, {"7"})])
def test_with_shield_18_other_regions_are_reached_without_rivers(shield: int, spaces: set[str]) -> None:
    game = shielded(shield).lay(0, "monastery-1", "4").keys(0, "ship").workers(0, 9).turn_of(0, 1).act(0, 1, ("place", "ship"))
    assert game.places(0) == spaces


@pytest.mark.rule("BUR-586", "BUR-509")
def test_with_shield_18_a_face_down_tile_fits_on_every_empty_space() -> None:
    game = shielded(18).keys(0, "black").workers(0, 9).turn_of(0, 1).act(0, 1, ("place", "black"))
    assert len(game.places(0)) == 36


@pytest.mark.rule("BUR-586", "BUR-514")
def test_with_shield_18_a_tile_for_a_completed_colour_may_lie_anywhere() -> None:
    game = shielded(18).lay(0, "mine", "6", "9").keys(0, "mine").depot(0, "ship").turn_of(0, 5).place(0, 5, "mine", "35")
    while ("gift", 0, "ship") not in game.offered(0):
        game.play(0, game.offered(0)[0])
    game.play(0, ("gift", 0, "ship"))
    assert game.places(0) == {"7", "8", "17", "20", "29", "33"}


@pytest.mark.rule("BUR-570", "BUR-506")
def test_in_the_solo_game_shield_5_saves_the_goods_of_one_colour() -> None:
    game = shielded(5).lay(0, "monastery-1", "4").keys(0, "ship").goods(1, red=2).goods(2, pink=1, brown=1).goods(3, pink=1).turn_of(0, 1)
    game.act(0, 1, ("place", "ship"), ("space", cell("7")))
    wanted: tuple[Action, ...] = (("ship", 1), ("convoy", "pink"))
    while game.state.active == 0:
        offered = game.offered(0)
        game.play(0, next((action for action in wanted if action in offered), offered[0]))
    assert game.in_store(0) == {"red": 2, "pink": 2}
    assert [game.goods_at(depot) for depot in range(1, 7)] == [{}] * 6


@pytest.mark.rule("BUR-581", "BUR-522")
def test_in_the_solo_game_the_last_space_may_be_filled_by_shield_14() -> None:
    game = shielded(14).depot(2, "ship")
    for number in range(1, 38):
        if number not in (3, 8):
            game.lay(0, "mine", str(number))
    game.phase("E").end_phase().play(0, ("gift", 2, "ship"), ("space", cell("8")))
    assert game.state.result is not None
    assert game.state.result.winners == (0,)


@pytest.mark.rule("BUR-540", "BUR-490")
def test_in_the_solo_game_there_are_as_many_shields_as_with_two() -> None:
    assert [len(depot) for depot in table(1, ["shields"]).state.shields_out] == [1] * 6


# ---------------------------------------------------------------------- inns, white castles and extra tiles


@pytest.mark.rule("BUR-504", "BUR-422")
def test_an_inn_makes_an_area_larger() -> None:
    game = solo("inn", elements=("inns",)).turn_of(0, 1).place(0, 1, "inn", "18")
    assert marker(settle(game))[0] == 3 + 10


@pytest.mark.rule("BUR-514", "BUR-415")
def test_an_inn_beside_the_black_depot_is_no_tile_for_a_completed_colour() -> None:
    game = solo("mine", start="3", elements=("inns",)).lay(0, "mine", "9", "35").turn_of(0, 5, 1).place(0, 5, "mine", "6")
    assert game.state.beside == (INN,)
    settle(game).offers(0, WORKERS)


@pytest.mark.rule("BUR-521", "BUR-401")
def test_a_white_castle_acts_with_the_white_die_before_or_after_the_points() -> None:
    game = solo("white_castle", elements=("white_castles",)).depot(4, "mine", "ship").depot(5, "ship").roll((1, 1), white=4)
    game.place(0, 1, "white_castle", "18", ("next", 2)).offers(0, ("take", 4), WORKERS)


@pytest.mark.rule("BUR-504", "BUR-373")
def test_geese_ask_for_a_species_when_their_turn_comes() -> None:
    game = solo("geese", elements=("extra_tiles",)).lay(0, "cow-3", "28").lay(0, "pig-4", "37").lay(0, "castle", "31").turn_of(0, 6)
    game.place(0, 6, "geese", "32", ("next", 2)).offers(0, ("species", "cow"), ("species", "pig"))
    game.play(0, ("species", "pig"))
    assert marker(settle(game))[0] == 2 + 4 + 6 + 10


@pytest.mark.rule("BUR-504", "BUR-370")
def test_the_crane_works_as_a_watchtower() -> None:
    game = solo("crane", elements=("extra_tiles",)).turn_of(0, 1).place(0, 1, "crane", "18", ("next", 2), ("as", "watchtower"))
    assert marker(game)[0] == 4
