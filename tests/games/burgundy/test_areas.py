"""Completed areas, the bonus of the phase and the bonus tiles (BUR-210 to BUR-219)."""

from __future__ import annotations

from itertools import cycle

import pytest

from tests.games.burgundy.table import PASS, Table, table

CITY = ("watchtower", "town_hall", "boarding_house", "market", "carpenter", "church", "warehouse")
OPEN_PASTURE = ("A1", "B1", "B2", "C1", "C2")


def nearly_all_mines(game: Table, *seats: int) -> Table:
    """Two of the three mines lie there; the third is on a key space and fits on G1, a 3."""
    for seat in seats:
        game.lay(seat, "mine", "E3", "F2").keys(seat, "mine")
    return game


def third_mine(game: Table, seat: int) -> dict[str, int]:
    return game.turn_of(seat, 3).place(seat, 3, "mine", "G1").earned(seat)


@pytest.mark.rule("BUR-210", "BUR-211", "BUR-212", "BUR-213")
@pytest.mark.parametrize(
    ("tile", "before", "space", "die", "points"),
    [
        pytest.param("watchtower", (), "C3", 3, {"area": 1, "phase": 10, "watchtower": 4}, id="city of 1"),
        pytest.param("cow-2", ("E5",), "E6", 2, {"area": 1, "phase": 10, "animals": 2}, id="pasture of 1"),
        pytest.param("monastery-1", ("C4", "B4"), "A4", 3, {"area": 6, "phase": 10}, id="monasteries of 3"),
        pytest.param("ship", ("D5", "D6"), "D7", 1, {"area": 6, "phase": 10}, id="river of 3"),
        pytest.param("castle", ("C3", "B3", "A3"), "A2", 5, {"area": 6, "phase": 10, "bonus": 5}, id="castles of 3"),
        pytest.param("mine", ("E3", "F2"), "G1", 3, {"area": 6, "phase": 10, "bonus": 5}, id="mines of 3"),
    ],
)
def test_a_complete_area_of_any_colour_scores(tile: str, before: tuple[str, ...], space: str, die: int, points: dict[str, int]) -> None:
    game = table().no_goods().lay(0, "mine", *before).keys(0, tile).turn_of(0, die)
    assert game.place(0, die, tile, space).earned(0) == points


@pytest.mark.rule("BUR-210")
def test_spaces_of_one_colour_that_do_not_touch_are_different_areas() -> None:
    """The river west of the castle is full, the one east of it has one ship less."""
    game = table().no_goods().lay(0, "ship", "D1", "D2", "D3", "D5").keys(0, "ship").turn_of(0, 4)
    assert game.place(0, 4, "ship", "D6").earned(0) == {}


@pytest.mark.rule("BUR-210", "BUR-211")
@pytest.mark.parametrize("empty", OPEN_PASTURE)
def test_one_empty_space_anywhere_in_an_area_keeps_it_open(empty: str) -> None:
    last = next(space for space in OPEN_PASTURE if space != empty)
    laid = [space for space in OPEN_PASTURE if space not in (empty, last)]
    game = table().lay(0, "goat-2", *laid).lay(0, "mine", "D1", "D2").keys(0, "cow-3")
    die = game.estate(0).duchy.spaces[game.cell(0, last)].die
    assert game.turn_of(0, die).place(0, die, "cow-3", last).earned(0) == {"animals": 3}


@pytest.mark.rule("BUR-211")
def test_an_area_scores_only_once() -> None:
    game = table().keys(0, "bank", "watchtower").silver(0, 0).turn_of(0, 3, 3)
    assert game.place(0, 3, "bank", "C3").earned(0) == {"area": 1, "phase": 10}
    assert game.place(0, 3, "watchtower", "E4").earned(0) == {"watchtower": 4}
    assert [term.key for term in game.state.score(0)] == ["area", "phase", "watchtower"]


@pytest.mark.rule("BUR-211")
def test_an_area_scores_before_the_turn_goes_on() -> None:
    game = table().keys(0, "market").no_tiles().depot(1, "ship").turn_of(0, 3)
    game.place(0, 3, "market", "C3")
    assert game.due() == (0,) and game.offered(0, "gain")
    assert game.points(0) == 11


@pytest.mark.rule("BUR-211", "BUR-219")
def test_the_extra_action_of_a_castle_can_complete_another_area() -> None:
    game = table().lay(0, "mine", "C3").lay(0, "castle", "B3", "A3").lay(0, "goat-2", "A1", "B1", "C1", "C2").keys(0, "castle", "pig-4")
    game.turn_of(0, 5).place(0, 5, "castle", "A2", ("place", "pig-4"), ("space", game.cell(0, "B2")))
    assert game.earned(0) == {"area": 6 + 15, "phase": 10 + 10, "bonus": 5, "animals": 4}


@pytest.mark.rule("BUR-212")
@pytest.mark.parametrize(
    ("board", "start", "tile", "spaces", "points"),
    [
        (1, "D4", "bank", ("C3",), 1),
        (2, "D4", "ship", ("B3", "C4"), 3),
        (1, "D4", "mine", ("G1", "F2", "E3"), 6),
        (3, "B3", "cow-3", ("A1", "A2", "A3", "A4"), 10),
        (1, "D4", "cow-3", OPEN_PASTURE, 15),
        (3, "D4", "monastery-1", ("C3", "C4", "D3", "D5", "E3", "E4"), 21),
        (7, "A2", "bank", ("C3", "C4", "D3", "D4", "D5", "E3", "E4"), 28),
        (10, "A4", "bank", ("A2", "B3", "C4", "D1", "D2", "D3", "D4", "D5"), 36),
    ],
)
def test_the_points_of_an_area_by_its_size(board: int, start: str, tile: str, spaces: tuple[str, ...], points: int) -> None:
    castles = [] if board in (1, 2) else [start]
    game = table(boards=(board, 1), start=castles).no_goods().keys(0, tile)
    last, *others = spaces
    for kind, space in zip(cycle(CITY if tile == "bank" else ("monastery-2",)), others, strict=False):
        game.lay(0, kind, space)
    die = game.estate(0).duchy.spaces[game.cell(0, last)].die
    assert game.turn_of(0, die).place(0, die, tile, last).earned(0)["area"] == points


@pytest.mark.rule("BUR-213")
@pytest.mark.parametrize(("phase", "bonus"), [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
def test_the_bonus_of_the_phase_does_not_depend_on_the_size(phase: str, bonus: int) -> None:
    game = table().phase(phase).no_goods().lay(0, "ship", "D5", "D6").keys(0, "bank", "ship").silver(0, 0).turn_of(0, 3, 1)
    assert game.place(0, 3, "bank", "C3").earned(0) == {"area": 1, "phase": bonus}
    assert game.place(0, 1, "ship", "D7").earned(0) == {"area": 6, "phase": bonus}


@pytest.mark.rule("BUR-213")
def test_three_spaces_in_phase_b_are_14_points() -> None:
    game = table().phase("B").no_goods().lay(0, "ship", "D5", "D6").keys(0, "ship").turn_of(0, 1)
    assert sum(game.place(0, 1, "ship", "D7").earned(0).values()) == 14


@pytest.mark.rule("BUR-214", "BUR-215", "BUR-216", "BUR-354")
@pytest.mark.parametrize(("players", "large", "small"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_the_large_bonus_tile_for_the_first_the_small_one_for_the_second(players: int, large: int, small: int) -> None:
    seats = (1, 0, 3, 2)[:players] if players != 3 else (1, 2, 0)
    game = nearly_all_mines(table(players=players), *seats)
    found = [third_mine(game, seat) for seat in seats]
    without = {"area": 6, "phase": 10}
    assert found == [without | {"bonus": large}, without | {"bonus": small}, without, without][:players]
    assert [game.state.bonuses_of(seat) for seat in seats] == [1, 1, 0, 0][:players]


@pytest.mark.rule("BUR-214", "BUR-215")
def test_every_colour_has_its_own_bonus_tiles() -> None:
    game = nearly_all_mines(table().no_goods(), 0).lay(1, "ship", "D1", "D2", "D3", "D5", "D6").keys(1, "ship")
    assert third_mine(game, 0)["bonus"] == 5
    assert game.turn_of(1, 1).place(1, 1, "ship", "D7").earned(1)["bonus"] == 5
    assert third_mine(nearly_all_mines(game, 1), 1)["bonus"] == 2
    taken = game.state.view(None)["bonuses"]
    assert (taken["mine"], taken["ship"], taken["building"]) == ([0, 1], [1], [])


@pytest.mark.rule("BUR-214", "BUR-217")
def test_the_third_mine_and_not_the_second_completes_the_mines() -> None:
    game = table().lay(0, "mine", "E3").keys(0, "mine", "mine").turn_of(0, 1, 3)
    assert game.place(0, 1, "mine", "F2").earned(0) == {}
    assert game.place(0, 3, "mine", "G1").earned(0) == {"area": 6, "phase": 10, "bonus": 5}


@pytest.mark.rule("BUR-214", "BUR-217")
def test_the_sixth_animal_and_not_the_fifth_completes_the_animals() -> None:
    game = table().lay(0, "mine", "E5", "D1").lay(0, "goat-2", *OPEN_PASTURE[1:]).keys(0, "cow-2", "cow-3").turn_of(0, 6, 2)
    assert game.place(0, 6, "cow-2", "A1").earned(0) == {"area": 15, "phase": 10, "animals": 2}
    assert game.place(0, 2, "cow-3", "E6").earned(0) == {"area": 1, "phase": 10, "bonus": 5, "animals": 3}


@pytest.mark.rule("BUR-214")
def test_the_start_castle_counts_for_the_colour() -> None:
    game = table().lay(0, "mine", "C3").lay(0, "castle", "B3", "A3").keys(0, "castle").turn_of(0, 5)
    assert game.place(0, 5, "castle", "A2").earned(0)["bonus"] == 5


@pytest.mark.rule("BUR-218")
@pytest.mark.parametrize("before", [97, 197, 297])
def test_the_score_goes_on_beyond_the_track(before: int) -> None:
    game = table().keys(0, "watchtower").lay(0, "mine", "E5")
    game.state.points[0] = before
    game.turn_of(0, 5).place(0, 5, "watchtower", "F4")
    assert game.points(0) == before + 4
    assert game.state.view(None)["seats"][0]["points"] == before + 4


@pytest.mark.rule("BUR-219")
def test_area_phase_colour_and_effect_of_one_tile_all_count() -> None:
    game = table().lay(0, "mine", "E5").lay(0, "sheep-4", *OPEN_PASTURE).keys(0, "sheep-4").turn_of(0, 2)
    assert game.place(0, 2, "sheep-4", "E6").earned(0) == {"area": 1, "phase": 10, "bonus": 5, "animals": 4}
    assert game.points(0) == 20


@pytest.mark.rule("BUR-219")
def test_two_areas_completed_by_a_town_hall_and_its_tile_both_score() -> None:
    game = table().lay(0, "ship", "D5", "D6").no_goods().keys(0, "town_hall", "ship").turn_of(0, 3)
    game.place(0, 3, "town_hall", "C3", ("place", "ship"), ("space", game.cell(0, "D7")))
    assert game.earned(0) == {"area": 1 + 6, "phase": 10 + 10}


@pytest.mark.rule("BUR-211")
def test_the_area_of_a_declined_advantage_scores_as_well() -> None:
    game = table().keys(0, "church").no_tiles().depot(2, "mine").turn_of(0, 3)
    assert game.place(0, 3, "church", "C3", PASS).earned(0) == {"area": 1, "phase": 10}
