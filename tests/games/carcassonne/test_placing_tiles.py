"""Step 1: where a tile may be placed (CAR-030 to CAR-034). The start tile has a city in the north, a road from west to east, and a meadow
in the south."""

from __future__ import annotations

import pytest

import tischlein
from tests.games.carcassonne.table import table
from tischlein.core.decision import Action


def places(x: int, y: int, *rotations: int) -> list[Action]:
    return [("place", x, y, rotation) for rotation in rotations]


@pytest.mark.rule("CAR-030")
@pytest.mark.parametrize(("x", "y"), [(2, 0), (1, 1), (-1, 1), (0, 2)])
def test_a_tile_that_touches_no_other_or_only_a_corner_is_refused(x: int, y: int) -> None:
    game = table().chance("base-B")
    game.refuses(0, ("place", x, y, 0), rule="CAR-030")


@pytest.mark.rule("CAR-030")
def test_a_tile_is_not_placed_on_top_of_another() -> None:
    game = table().chance("base-D")
    game.refuses(0, ("place", 0, 0, 0), rule="CAR-030")


@pytest.mark.rule("CAR-030", "CAR-031")
def test_a_meadow_on_all_sides_fits_only_at_the_meadow() -> None:
    table().chance("base-B").offers(0, ("place", 0, 1, 0))


@pytest.mark.rule("CAR-031")
@pytest.mark.parametrize(
    ("tile", "x", "y"),
    [
        pytest.param("base-B", 0, -1, id="meadow at city"),
        pytest.param("base-B", 1, 0, id="meadow at road"),
        pytest.param("base-X", 0, -1, id="road at city"),
        pytest.param("base-X", 0, 1, id="road at meadow"),
        pytest.param("base-C", 1, 0, id="city at road"),
        pytest.param("base-C", 0, 1, id="city at meadow"),
    ],
)
def test_different_pictures_do_not_touch(tile: str, x: int, y: int) -> None:
    game = table().chance(tile)
    game.refuses(0, ("place", x, y, 0), rule="CAR-031")


@pytest.mark.rule("CAR-031")
@pytest.mark.parametrize(
    ("tile", "x", "y"),
    [
        pytest.param("base-C", 0, -1, id="city at city"),
        pytest.param("base-X", 1, 0, id="road at road"),
        pytest.param("base-B", 0, 1, id="meadow at meadow"),
    ],
)
def test_equal_pictures_touch(tile: str, x: int, y: int) -> None:
    table().draw(tile, x, y)


@pytest.mark.rule("CAR-031")
def test_the_tile_must_fit_at_every_side_that_touches_another() -> None:
    """The corner: the road of the west neighbour and the meadow of the north neighbour. A road to the north would fit only the first."""
    game = table().lay("base-U", 1, 0).lay("base-W", 0, 1).chance("base-V")
    assert [place for place in game.offered(0) if place[1:3] == (1, 1)] == places(1, 1, 0)
    game.refuses(0, ("place", 1, 1, 1), rule="CAR-031")


@pytest.mark.rule("CAR-032")
def test_a_tile_may_be_turned_as_one_likes() -> None:
    """A bend fits at either end of the road in two ways, and in two ways below the start tile."""
    table().chance("base-V").offers(0, *places(1, 0, 0, 1), *places(-1, 0, 2, 3), *places(0, 1, 0, 3))


@pytest.mark.rule("CAR-032")
def test_ways_to_turn_a_tile_that_look_the_same_are_offered_once() -> None:
    table().chance("base-U").offers(0, *places(1, 0, 0), *places(-1, 0, 0), *places(0, 1, 0))


@pytest.mark.rule("CAR-033")
def test_a_tile_that_fits_nowhere_goes_back_into_the_box_and_another_one_is_drawn() -> None:
    """The only city is closed, so the tile with a city on all sides has no place."""
    game = table().lay("base-E", 0, -1, 2).chance("base-C")
    assert game.due() == (tischlein.CHANCE,) and game.state.turn == 0, "the same player draws again"
    view = game.state.view(None)
    assert view["discarded"] == ["base-C"]
    assert "base-C" not in view["left"], "it will not come back"
    assert game.heard() == ["It fits nowhere: a city tile goes back into the box. [CAR-033]"]
    game.turn("base-U", 1, 0)
    assert game.state.turn == 1


@pytest.mark.rule("CAR-033")
def test_several_tiles_in_a_row_may_fit_nowhere() -> None:
    game = table(elements=("inns",)).lay("base-E", 0, -1, 2).chance("inns-K", "base-C", "inns-K", "base-U")
    assert game.state.view(None)["discarded"] == ["inns-K", "base-C", "inns-K"]
    assert game.due() == (0,)


@pytest.mark.rule("CAR-033")
def test_a_tile_that_fits_somewhere_must_be_placed_there() -> None:
    game = table().chance("base-C")
    game.offers(0, ("place", 0, -1, 0))


@pytest.mark.rule("CAR-034")
def test_for_a_monastery_only_the_edges_count() -> None:
    """A has a road to the south: it fits where its road meets a road, or a meadow a meadow."""
    table().chance("base-A").offers(0, *places(1, 0, 1), *places(-1, 0, 3), *places(0, 1, 0, 1, 3))


@pytest.mark.rule("CAR-034")
def test_a_monastery_fits_beside_a_monastery() -> None:
    game = table().lay("base-B", 0, 1).chance("base-B")
    assert ("place", 0, 2, 0) in game.offered(0)
