"""Shields 1, 7, 17 and 18: pastures, bonus tiles, areas, tiles without a neighbour (BUR-565, BUR-566, BUR-573, BUR-585, BUR-586)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.shield_table import bare, crest, finish
from tests.games.burgundy.table import table

# ---------------------------------------------------------------------- 1: one pasture


@pytest.mark.rule("BUR-565")
@pytest.mark.parametrize(("shield", "points"), [(1, 4 + 3), (7, 4)])
def test_1_all_pastures_count_as_one_when_an_animal_is_placed(shield: int, points: int) -> None:
    game = bare().shield(0, shield, "D4").lay(0, "cow-3", "E6").lay(0, "ship", "D3").keys(0, "cow-4").turn_of(0, 4)
    game.place(0, 4, "cow-4", "C2")
    assert game.earned(0) == {"animals": points}


@pytest.mark.rule("BUR-565")
def test_1_other_species_still_do_not_count() -> None:
    game = bare().shield(0, 1, "D4").lay(0, "sheep-3", "E6").lay(0, "cow-2", "B1").lay(0, "ship", "D3").keys(0, "cow-4").turn_of(0, 4)
    game.place(0, 4, "cow-4", "C2")
    assert game.earned(0) == {"animals": 4 + 2}


@pytest.mark.rule("BUR-566")
def test_1_a_small_pasture_is_completed_alone() -> None:
    """E6 is a pasture of one space: 1 point and 10 for phase A, although the other pasture is nearly empty."""
    game = bare().shield(0, 1, "D4").lay(0, "cow-3", "C2").lay(0, "bank", "E5").keys(0, "cow-2").turn_of(0, 2)
    game.place(0, 2, "cow-2", "E6")
    assert game.earned(0) == {"animals": 2 + 3, "area": 1, "phase": 10}


@pytest.mark.rule("BUR-566")
def test_1_the_large_pasture_scores_as_five_spaces() -> None:
    game = bare().shield(0, 1, "D4").lay(0, "pig-2", "A1", "B1", "B2", "C1").keys(0, "cow-4").turn_of(0, 4)
    game.place(0, 4, "cow-4", "C2")
    assert game.earned(0) == {"animals": 4, "area": 15, "phase": 10}


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


# ---------------------------------------------------------------------- 7: bonus tiles


@pytest.mark.rule("BUR-573")
@pytest.mark.parametrize(("players", "large", "small"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_7_bonus_tiles_score_double(players: int, large: int, small: int) -> None:
    game = bare(players).shield(0, 7, "D4").lay(0, "mine", "E3", "F2").keys(0, "mine").turn_of(0, 3).place(0, 3, "mine", "G1")
    assert game.earned(0) == {"area": 6, "phase": 10, "bonus": 2 * large}
    game = bare(players).shield(0, 7, "D4").lay(0, "mine", "E3", "F2").keys(0, "mine")
    game.state.bonuses = ((), (), (), (), (), (1,), ())
    game.turn_of(0, 3).place(0, 3, "mine", "G1")
    assert game.earned(0) == {"area": 6, "phase": 10, "bonus": 2 * small}


@pytest.mark.rule("BUR-573")
def test_7_bonus_tiles_gained_before_are_not_scored_again() -> None:
    game = bare().lay(0, "mine", "E3", "F2").keys(0, "mine").turn_of(0, 3).place(0, 3, "mine", "G1")
    assert game.earned(0) == {"area": 6, "phase": 10, "bonus": 5}
    before = game.points(0)
    game.shields_at(3, 7).turn_of(0, 3, 3).play(0, ("shield", 3), crest(game, 0, 7, "D4"))
    assert game.points(0) == before
    assert finish(game.silver(0, 1).lay(0, "monastery-1", "C4").phase("E").end_phase()).points(0) == before + 3 + 8


@pytest.mark.rule("BUR-573", "BUR-391")
def test_7_the_bonus_for_all_border_posts_is_no_tile_and_not_doubled() -> None:
    game = table(2, ["shields", "border_posts"], boards=["11a", "11b"], start=["A3", "A1"]).no_shields().no_tiles().shield(0, 7, "A3")
    for cell, space in enumerate(game.estate(0).duchy.spaces):
        if not game.estate(0).filled >> cell & 1 and space.name != "D7":
            game.lay(0, "mine", space.name)
    game.estate(0).links = 1
    game.keys(0, "bank").turn_of(0, 1).place(0, 1, "bank", "D7")
    assert game.earned(0)["posts"] == 10
    assert game.earned(0)["bonus"] == 2 * 5 + 5


@pytest.mark.rule("BUR-573", "BUR-424")
def test_7_doubles_a_bonus_tile_that_an_inn_completed() -> None:
    game = bare(2, "inns").shield(0, 7, "D4").lay(0, "mine", "E3", "F2").keys(0, "inn").turn_of(0, 3).place(0, 3, "inn", "G1")
    assert game.earned(0) == {"area": 10, "phase": 10, "bonus": 10}


# ---------------------------------------------------------------------- 17: larger areas


@pytest.mark.rule("BUR-585")
@pytest.mark.parametrize(("shield", "points"), [(17, 10), (12, 6)])
def test_17_an_area_of_three_scores_like_one_of_four(shield: int, points: int) -> None:
    """The example of the rulebook."""
    game = bare().shield(0, shield, "D4").lay(0, "ship", "D5", "D7").keys(0, "ship").turn_of(0, 4).place(0, 4, "ship", "D6")
    assert game.earned(0) == {"area": points, "phase": 10}


@pytest.mark.rule("BUR-585", "BUR-422", "BUR-423")
@pytest.mark.parametrize(("inn", "points"), [(False, 45), (True, 55)])
def test_17_an_area_of_eight_scores_45_and_with_an_inn_55(inn: bool, points: int) -> None:
    game = table(2, ["shields", "inns"], boards=[10, 1], start=["A4"]).no_shields().shield(0, 17, "A4")
    game.lay(0, "inn" if inn else "bank", "A2").lay(0, "bank", "B3", "C4", "D1", "D2", "D3", "D4").keys(0, "watchtower").turn_of(0, 5)
    game.place(0, 5, "watchtower", "D5")
    assert game.earned(0) == {"area": points, "phase": 10, "watchtower": 4}


@pytest.mark.rule("BUR-585", "BUR-212")
@pytest.mark.parametrize(("number", "filled", "space", "points"), [(1, (), "C4", 0), (3, (), "C3", 3), (3, ("E1", "E2"), "F1", 10)])
def test_17_changes_only_completed_areas(number: int, filled: tuple[str, ...], space: str, points: int) -> None:
    tile = "monastery-1" if space == "C4" else "bank"
    game = bare().shield(0, 17, "D4").lay(0, "church", *filled).keys(0, tile).workers(0, 9).turn_of(0, number).place(0, number, tile, space)
    assert game.earned(0).get("area", 0) == points


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


# ---------------------------------------------------------------------- 18: anywhere


@pytest.mark.rule("BUR-586")
@pytest.mark.parametrize(("shield", "spaces"), [(18, {"D1", "D2", "D3", "D5", "D6", "D7"}), (17, {"D3", "D5"})])
def test_18_tiles_need_no_neighbour(shield: int, spaces: set[str]) -> None:
    game = bare().shield(0, shield, "D4").keys(0, "ship").workers(0, 9).turn_of(0, 6).act(0, 6, ("place", "ship"))
    assert game.places(0) == spaces


@pytest.mark.rule("BUR-586", "BUR-125", "BUR-126")
def test_18_number_and_colour_must_still_fit() -> None:
    game = bare().shield(0, 18, "D4").keys(0, "ship").turn_of(0, 6).act(0, 6, ("place", "ship"))
    assert game.places(0) == {"D1"}
    game.refuses(0, ("space", game.cell(0, "D7")), "BUR-125").refuses(0, ("space", game.cell(0, "A1")), "BUR-126")


@pytest.mark.rule("BUR-586", "BUR-181", "BUR-420")
def test_18_the_limits_of_cities_and_inns_stay() -> None:
    game = (
        bare(2, "inns").shield(0, 18, "D4").lay(0, "bank", "E4").lay(0, "inn", "A1").keys(0, "bank", "inn").workers(0, 9).turn_of(0, 6, 6)
    )
    game.act(0, 6, ("place", "bank"))
    assert game.places(0) == {"B5", "C3", "C5", "C6", "E1", "E2", "F1"}
    game.play(0, ("space", game.cell(0, "E1"))).act(0, 6, ("place", "inn"))
    assert not game.places(0) & {"B1", "B2", "C1", "C2"}
    assert {"E6", "A2", "G4"} <= game.places(0)


@pytest.mark.rule("BUR-586", "BUR-587")
def test_18_when_it_is_gone_new_tiles_need_neighbours_again() -> None:
    """What was placed apart stays, and has neighbours of its own."""
    game = bare().shield(0, 18, "D4").keys(0, "ship", "ship").turn_of(0, 1).place(0, 1, "ship", "D7")
    game.estate(0).shields = ()
    game.workers(0, 9).turn_of(0, 4).act(0, 4, ("place", "ship"))
    assert game.places(0) == {"D3", "D5", "D6"}
