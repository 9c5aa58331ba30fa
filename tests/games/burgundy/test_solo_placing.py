"""The Solo Game: over rivers to other islands, and black tiles on any colour (BUR-505, BUR-509, BUR-510)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.solo_table import marker, settle, solo
from tests.games.burgundy.table import PASS, WORKERS

# ---------------------------------------------------------------------- rivers


@pytest.mark.rule("BUR-505")
@pytest.mark.parametrize(("die", "spaces"), [(6, {"8"}), (4, {"20"}), (1, set()), (3, set())])
def test_other_islands_are_reached_along_rivers(die: int, spaces: set[str]) -> None:
    game = solo("ship", start="3").lay(0, "ship", "7").turn_of(0, die)
    if not spaces:
        game.offers(0, WORKERS)
        return
    game.act(0, die, ("place", "ship"))
    assert game.places(0) == spaces


@pytest.mark.rule("BUR-505")
def test_without_the_tile_at_the_end_of_a_river_there_is_no_way() -> None:
    game = solo("black", start="3").lay(0, "black", "1", "2", "4", "5", "6").workers(0, 9).turn_of(0, 1).act(0, 1, ("place", "black"))
    assert game.places(0) == {"7"}


@pytest.mark.rule("BUR-505")
def test_a_river_does_not_join_areas() -> None:
    game = solo("ship", start="3").lay(0, "ship", "7").turn_of(0, 6).place(0, 6, "ship", "8")
    settle(game)
    assert marker(game)[0] == 1 + 10


# ---------------------------------------------------------------------- black tiles


@pytest.mark.rule("BUR-509")
@pytest.mark.parametrize(("die", "spaces"), [(1, {"18"}), (2, {"11", "13"}), (3, {"15", "17"}), (6, {"10"})])
def test_a_black_tile_fits_every_colour_where_number_and_neighbours_do(die: int, spaces: set[str]) -> None:
    game = solo("black").turn_of(0, die).act(0, die, ("place", "black"))
    assert game.places(0) == spaces


@pytest.mark.rule("BUR-509")
def test_number_and_neighbours_bind_a_black_tile() -> None:
    solo("black").turn_of(0, 4).offers(0, WORKERS)
    game = solo("black").workers(0, 1).turn_of(0, 4).act(0, 4, ("place", "black"))
    assert game.places(0) == {"15", "17"}
    game.refuses(0, ("space", game.cell(0, "4")), rule="BUR-127")
    game.play(0, ("space", game.cell(0, "15")))
    assert game.estate(0).workers == 0


@pytest.mark.rule("BUR-509")
def test_several_black_tiles_may_lie_in_one_area() -> None:
    game = solo("black").lay(0, "black", "10").turn_of(0, 2).act(0, 2, ("place", "black"))
    assert "11" in game.places(0)


@pytest.mark.rule("BUR-509", "BUR-420")
def test_a_black_tile_may_join_an_inn() -> None:
    game = solo("black", elements=("inns",)).lay(0, "inn", "10").turn_of(0, 2).place(0, 2, "black", "11")
    assert marker(settle(game))[0] == 6 + 10, "two spaces and an inn"


@pytest.mark.rule("BUR-510")
@pytest.mark.parametrize(("space", "die"), [("15", 3), ("13", 2), ("17", 3), ("18", 1)])
def test_a_black_tile_has_no_function_of_its_own(space: str, die: int) -> None:
    """The example: a black ship brings neither goods nor the exchange."""
    game = solo("black").depot(0, "mine").store(0, red=5).goods(1, pink=1).turn_of(0, die, die)
    game.place(0, die, "black", space).offers(0, ("next", 0), ("next", 1))
    settle(game)
    assert marker(game)[0] == 1 + 10, "an area of one space, and the phase"
    assert game.in_store(0) == {"red": 5} and game.goods_at(1) == {"pink": 1}
    assert game.estate(0).monasteries == 0


@pytest.mark.rule("BUR-510")
def test_a_black_mine_yields_no_silver() -> None:
    """The example."""
    game = solo("black").lay(0, "mine", "35").lay(0, "ship", "8").last_round().turn_of(0, 5)
    settle(game.place(0, 5, "black", "9"))
    assert game.state.phase == 1
    assert game.estate(0).silver == 1


@pytest.mark.rule("BUR-510")
def test_a_black_castle_gives_no_action_and_carries_no_shield() -> None:
    game = solo("black", elements=("shields",)).lay(0, "monastery-1", "4").depot(3, "ship").turn_of(0, 2, 6).place(0, 2, "black", "5")
    settle(game).offers(0, WORKERS)
    assert game.estate(0).castles() == [game.cell(0, "14")]


@pytest.mark.rule("BUR-510")
def test_a_black_tile_is_no_animal_for_its_neighbours() -> None:
    game = solo("cow-2").lay(0, "black", "28", "31").turn_of(0, 6).place(0, 6, "cow-2", "32")
    assert marker(game)[0] == 2


@pytest.mark.rule("BUR-510")
def test_a_black_tile_completes_an_area_and_a_colour() -> None:
    game = solo("black").depot(0, "bank").lay(0, "mine", "6", "35").turn_of(0, 5).lay(0, "ship", "8").place(0, 5, "black", "9")
    game.offers(0, ("next", 0), ("next", 1), ("next", 2))
    game.play(0, ("next", 2)).offers(0, ("gift", 0, "bank"), PASS)
