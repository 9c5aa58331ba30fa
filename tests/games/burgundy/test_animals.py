"""Animals and their pastures (BUR-165 to BUR-169)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.table import Table, table

SPECIES = ("cow", "sheep", "pig", "goat")


def pasture(*animals: tuple[str, str]) -> Table:
    """The large pasture of board 1 is A1, B1, B2, C1 and C2; D3 makes C2 and D1 makes C1 accessible. E6 is the other one."""
    game = table().lay(0, "ship", "D1", "D3", "D7").workers(0, 0)
    for tile, space in animals:
        game.lay(0, tile, space)
    return game


DIE = {"A1": 6, "B1": 2, "B2": 1, "C1": 5, "C2": 4, "E6": 2}


def graze(game: Table, tile: str, space: str, second: int = 1) -> int:
    """Places an animal and tells what the animals scored."""
    game.keys(0, tile).turn_of(0, DIE[space], second).place(0, DIE[space], tile, space)
    return game.earned(0)["animals"]


@pytest.mark.rule("BUR-165")
@pytest.mark.parametrize("species", SPECIES)
@pytest.mark.parametrize("count", [2, 3, 4])
def test_an_animal_tile_scores_as_many_points_as_it_shows_animals(species: str, count: int) -> None:
    game = pasture()
    assert graze(game, f"{species}-{count}", "C2") == count
    assert (game.points(0), game.points(1)) == (count, 0)


@pytest.mark.rule("BUR-165")
def test_the_points_come_at_once() -> None:
    game = pasture()
    graze(game, "cow-4", "C2")
    assert game.state.view(1)["seats"][0]["points"] == 4
    assert game.due() == (0,), "the second die has not been used"


@pytest.mark.rule("BUR-166", "BUR-167")
def test_the_example_of_cows_and_sheep() -> None:
    """A 4-cow tile beside a 3-cow tile: 4 + 3 = 7. Another one later: 4 + 4 + 3 = 11. A 2-sheep tile beside a 3-sheep tile: 2 + 3 = 5."""
    game = pasture(("cow-3", "C2"), ("sheep-3", "C1"))
    assert graze(game, "cow-4", "B2") == 7
    assert graze(game, "cow-4", "A1") == 11
    game = pasture(("cow-3", "C2"), ("sheep-3", "C1"), ("cow-4", "B2"))
    assert graze(game, "sheep-2", "B1") == 5


@pytest.mark.rule("BUR-166")
@pytest.mark.parametrize("species", SPECIES)
def test_all_tiles_of_the_species_in_the_pasture_score_again(species: str) -> None:
    game = pasture((f"{species}-2", "C1"), (f"{species}-3", "C2"), (f"{species}-4", "B1"), (f"{species}-3", "B2"))
    assert graze(game, f"{species}-4", "A1") == 4 + 2 + 3 + 4 + 3


@pytest.mark.rule("BUR-166")
def test_the_herd_grows_with_each_tile() -> None:
    game = pasture()
    assert [graze(game, tile, space) for tile, space in (("pig-2", "C2"), ("pig-2", "B2"), ("pig-3", "B1"), ("pig-4", "A1"))] == [
        2,
        4,
        7,
        11,
    ]
    assert game.points(0) == 2 + 4 + 7 + 11


@pytest.mark.rule("BUR-167")
@pytest.mark.parametrize("species", SPECIES)
def test_other_species_in_the_pasture_do_not_score(species: str) -> None:
    others = [other for other in SPECIES if other != species]
    game = pasture(*zip((f"{other}-4" for other in others), ("C1", "C2", "B1"), strict=True))
    assert graze(game, f"{species}-3", "B2") == 3


@pytest.mark.rule("BUR-168")
def test_tiles_need_not_touch_each_other() -> None:
    """C1 and B2 are in the same pasture, but apart; so are A1 and C2."""
    assert graze(pasture(("goat-3", "C1"), ("ship", "B3")), "goat-2", "B2") == 5
    assert graze(pasture(("goat-4", "C2"), ("castle", "A2")), "goat-2", "A1") == 6


@pytest.mark.rule("BUR-168")
def test_only_connected_light_green_spaces_are_a_pasture() -> None:
    areas = {frozenset(name for cell, name in enumerate(names()) if area >> cell & 1) for area in pastures()}
    assert areas == {frozenset({"A1", "B1", "B2", "C1", "C2"}), frozenset({"E6"})}


def names() -> list[str]:
    return [space.name for space in table().estate(0).duchy.spaces]


def pastures() -> list[int]:
    duchy = table().estate(0).duchy
    return [area for area in duchy.areas if area & duchy.cells_of[1]]


@pytest.mark.rule("BUR-169")
def test_the_same_species_in_another_pasture_does_not_score() -> None:
    game = pasture(("cow-3", "C2"), ("cow-4", "C1"))
    assert graze(game, "cow-2", "E6") == 2
    game = pasture(("cow-3", "E6"))
    assert graze(game, "cow-2", "C2") == 2


@pytest.mark.rule("BUR-169")
def test_the_same_species_of_another_player_does_not_score() -> None:
    game = pasture().lay(1, "cow-4", "C1", "C2", "B2")
    assert graze(game, "cow-2", "C2") == 2


@pytest.mark.rule("BUR-165", "BUR-166")
def test_a_completed_pasture_scores_besides_the_animals() -> None:
    game = pasture(("pig-2", "A1"), ("pig-3", "B1"), ("cow-4", "B2"), ("goat-2", "C1"))
    game.keys(0, "pig-4").turn_of(0, 4).place(0, 4, "pig-4", "C2")
    assert game.earned(0) == {"animals": 9, "area": 15, "phase": 10}


@pytest.mark.rule("BUR-165", "BUR-193")
def test_animals_score_in_the_same_way_when_a_town_hall_or_a_castle_places_them() -> None:
    game = pasture(("cow-3", "C2")).keys(0, "town_hall", "cow-4").turn_of(0, 3)
    game.place(0, 3, "town_hall", "E4", ("place", "cow-4"), ("space", game.cell(0, "B2")))
    assert game.earned(0) == {"animals": 7}
    game = pasture(("cow-3", "C2"), ("bank", "C3")).keys(0, "castle", "cow-4").turn_of(0, 6)
    game.place(0, 6, "castle", "B3", ("place", "cow-4"), ("space", game.cell(0, "C1")))
    assert game.earned(0) == {"animals": 7}
