"""Placing tiles in the duchy (BUR-125 to BUR-132)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.table import WORKERS, Table, table

TILE_OF = {"building": "bank", "animal": "cow-2", "monastery": "monastery-7", "ship": "ship", "castle": "castle", "mine": "mine"}


def free_places(game: Table, tile: str, workers: int = 3) -> set[str]:
    """Where seat 0 could place a tile with any number: three workers reach them all."""
    game.keys(0, tile).workers(0, workers).turn_of(0, 1)
    if ("place", tile) not in game.offered(0):
        return set()
    return game.act(0, 1, ("place", tile)).places(0)


@pytest.mark.rule("BUR-125")
def test_a_tile_moves_from_a_key_space_to_the_duchy() -> None:
    game = table().keys(0, "mine", "bank").turn_of(0, 4, 1).place(0, 4, "mine", "E3")
    assert game.tiles_of(0) == ["bank"]
    assert game.tile_at(0, "E3") == "mine"


@pytest.mark.rule("BUR-125")
def test_of_two_equal_tiles_one_is_placed() -> None:
    game = table().keys(0, "mine", "mine").turn_of(0, 4, 1).place(0, 4, "mine", "E3")
    assert game.tiles_of(0) == ["mine"]


@pytest.mark.rule("BUR-125")
@pytest.mark.parametrize(("die", "places"), [(1, {"E5"}), (2, {"C5"}), (3, {"C3", "C6", "G4"}), (4, {"B5"}), (5, {"F4"}), (6, {"F5"})])
def test_the_number_of_the_space_is_that_of_the_die(die: int, places: set[str]) -> None:
    """All empty city spaces but E1, E2 and F1 are next to a tile."""
    game = table().workers(0, 0).lay(0, "ship", "D5", "B4", "G3", "D6", "F3", "E6", "A4").lay(0, "carpenter", "E4").keys(0, "bank")
    game.turn_of(0, die)
    game.act(0, die, ("place", "bank"))
    assert game.places(0) == places


@pytest.mark.rule("BUR-125")
def test_another_number_is_refused() -> None:
    game = table().workers(0, 0).lay(0, "bank", "E4").keys(0, "watchtower").turn_of(0, 3).act(0, 3, ("place", "watchtower"))
    assert game.places(0) == {"C3"}
    game.refuses(0, ("space", game.cell(0, "F4")), rule="BUR-125")


@pytest.mark.rule("BUR-125")
def test_a_tile_without_a_space_for_the_die_cannot_be_chosen() -> None:
    game = table().workers(0, 0).keys(0, "mine", "bank", "castle").turn_of(0, 4)
    assert game.offered(0, "place") == [("place", "mine")]


@pytest.mark.rule("BUR-125", "BUR-130")
def test_a_space_with_a_tile_is_refused() -> None:
    game = table().lay(0, "ship", "D3").keys(0, "ship").turn_of(0, 5).act(0, 5, ("place", "ship"))
    game.refuses(0, ("space", game.cell(0, "D3")), rule="BUR-125")
    game.refuses(0, ("space", game.cell(0, "D4")), rule="BUR-125")
    assert game.tile_at(0, "D3") == "ship" and game.tile_at(0, "D4") == "castle"


@pytest.mark.rule("BUR-125")
def test_only_tiles_on_the_own_key_spaces_can_be_placed() -> None:
    game = table().keys(1, "mine").depot(4, "mine").workers(0, 3).turn_of(0, 4)
    assert game.offered(0, "place") == []


@pytest.mark.rule("BUR-126")
@pytest.mark.parametrize("colour", TILE_OF)
def test_a_tile_fits_all_spaces_of_its_colour_and_no_others(colour: str) -> None:
    """Every empty space is next to a tile."""
    game = table().lay(0, "monastery-9", *("B2", "B4", "C1", "C6", "D2", "D6", "E2", "E5", "F2", "F4"), "G1", "G4", "A1", "A3")
    duchy = game.estate(0).duchy
    empty = [cell for cell in range(37) if not game.estate(0).filled >> cell & 1]
    letter = {"building": "B", "animal": "A", "monastery": "Y", "ship": "S", "castle": "C", "mine": "M"}[colour]
    wanted = {duchy.spaces[cell].name for cell in empty if "BAYSCM"[duchy.spaces[cell].colour] == letter}
    assert free_places(game, TILE_OF[colour]) == wanted
    for cell in empty:
        if duchy.spaces[cell].name not in wanted:
            game.refuses(0, ("space", cell), rule="BUR-126")


@pytest.mark.rule("BUR-127")
def test_a_space_that_touches_no_tile_is_refused() -> None:
    game = table().workers(0, 3).keys(0, "ship").turn_of(0, 1).act(0, 1, ("place", "ship"))
    assert game.places(0) == {"D3", "D5"}
    for space in ("D1", "D2", "D6", "D7"):
        game.refuses(0, ("space", game.cell(0, space)), rule="BUR-127")


@pytest.mark.rule("BUR-127")
def test_a_placed_tile_opens_the_spaces_around_it() -> None:
    game = table().no_goods().workers(0, 3).keys(0, "ship", "ship").turn_of(0, 2, 1).place(0, 2, "ship", "D3")
    game.act(0, 1, ("place", "ship"))
    assert game.places(0) == {"D2", "D5"}


@pytest.mark.rule("BUR-127")
def test_tiles_of_other_players_do_not_help() -> None:
    game = table().lay(1, "ship", "D3").keys(0, "ship").workers(0, 0).turn_of(0, 1)
    assert game.offered(0, "place") == []


@pytest.mark.rule("BUR-128")
@pytest.mark.parametrize("board", [1, 2])
def test_the_first_tile_goes_next_to_the_start_castle(board: int) -> None:
    found: set[str] = set()
    for tile in TILE_OF.values():
        found |= free_places(table(boards=[board, board]), tile)
    assert found == {"C3", "C4", "D3", "D5", "E3", "E4"}


@pytest.mark.rule("BUR-128")
def test_on_board_1_no_animal_and_no_castle_can_be_the_first_tile() -> None:
    assert free_places(table(), "cow-2") == free_places(table(), "castle") == set()
    assert free_places(table(), "bank") == {"C3", "E4"}
    assert free_places(table(), "monastery-7") == {"C4"}
    assert free_places(table(), "ship") == {"D3", "D5"}
    assert free_places(table(), "mine") == {"E3"}


@pytest.mark.rule("BUR-129")
@pytest.mark.parametrize(
    ("space", "neighbours"), [("C2", ("B1", "B2", "C1", "C3", "D2", "D3")), ("A1", ("A2", "B1", "B2")), ("E6", ("D6", "D7", "E5", "F5"))]
)
def test_one_neighbour_of_any_colour_is_enough(space: str, neighbours: tuple[str, ...]) -> None:
    for neighbour in neighbours:
        assert space in free_places(table().lay(0, "mine", neighbour), "cow-2")


@pytest.mark.rule("BUR-129")
def test_being_near_is_not_enough() -> None:
    """All spaces two steps from C2 have tiles."""
    game = table().lay(0, "mine", "A1", "A2", "A3", "B3", "C4", "D1", "E1", "E2", "E3")
    assert "C2" not in free_places(game, "cow-2")


@pytest.mark.rule("BUR-130")
def test_tiles_in_the_duchy_are_never_moved_or_removed() -> None:
    game = table().no_goods().lay(0, "ship", "D3", "D5").lay(0, "mine", "E3").keys(0, "ship").workers(0, 9).turn_of(0, 1, 4)
    while game.due() == (0,):
        assert {action[0] for action in game.offered(0)} <= {"die", "take", "place", "sell", "workers"}
        game.act(0, 1, WORKERS) if game.offered(0, "die") else game.play(0, WORKERS)
    assert [game.tile_at(0, space) for space in ("D3", "D5", "E3", "D4")] == ["ship", "ship", "mine", "castle"]


@pytest.mark.rule("BUR-131")
def test_the_effect_comes_before_the_next_die() -> None:
    game = table().keys(0, "castle").lay(0, "ship", "C3").turn_of(0, 6, 2).place(0, 6, "castle", "B3")
    assert ("take", 1) in game.offered(0) and ("take", 6) in game.offered(0), "any number: the castle's action, not the 2"
    game.play(0, WORKERS)
    assert game.due() == (0,), "now the 2"


@pytest.mark.rule("BUR-131")
def test_points_and_chips_come_at_once() -> None:
    game = table().workers(0, 0).lay(0, "ship", "D3").keys(0, "cow-3", "bank", "boarding_house").turn_of(0, 4, 3).place(0, 4, "cow-3", "C2")
    assert game.earned(0) == {"animals": 3}
    game.place(0, 3, "boarding_house", "E4")
    assert game.estate(0).workers == 4


@pytest.mark.rule("BUR-131")
def test_a_placed_tile_has_its_effect_once() -> None:
    game = table().keys(0, "watchtower").turn_of(0, 3, 1).place(0, 3, "watchtower", "E4")
    assert game.earned(0) == {"watchtower": 4}
    game.play(0, WORKERS)
    game.roll((1, 1), (1, 1)).finish_round()
    assert game.points(0) == 4


@pytest.mark.rule("BUR-132")
@pytest.mark.parametrize(
    ("tile", "die", "space", "silver", "points"),
    [("bank", 3, "E4", 2, 0), ("watchtower", 3, "E4", 0, 4), ("cow-4", 4, "C2", 0, 4), ("mine", 4, "E3", 0, 0), ("ship", 5, "D5", 0, 0)],
)
def test_a_tile_from_the_black_depot_works_like_its_coloured_twin(tile: str, die: int, space: str, silver: int, points: int) -> None:
    game = table().no_goods().silver(0, 2).lay(0, "ship", "D3").no_tiles().depot(0, tile).turn_of(0, die)
    game.play(0, ("buy",), ("buy", 0, tile, "silver"))
    bridge = game.state.bridge
    game.place(0, die, tile, space)
    assert (game.estate(0).silver, game.points(0)) == (silver, points)
    assert (game.state.bridge != bridge) == (tile == "ship")
    assert game.estate(0).mines == (tile == "mine")


@pytest.mark.rule("BUR-132", "BUR-154")
def test_a_castle_from_the_black_depot_gives_an_action_too() -> None:
    game = table().silver(0, 2).lay(0, "ship", "C3").depot(0, "castle").turn_of(0, 6)
    game.play(0, ("buy",), ("buy", 0, "castle", "silver")).place(0, 6, "castle", "B3", WORKERS)
    assert game.estate(0).workers == 3
