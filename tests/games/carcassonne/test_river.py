"""The River (CAR-200 to CAR-209). The spring lies at 0, 0; the river flows out of it to the east."""

from __future__ import annotations

import pytest

import tischlein
from tests.games.carcassonne.table import Table, table

COURSE = (
    ("river-04", 1, 0, 0),
    ("river-04", 2, 0, 0),
    ("river-02", 3, 0, 0),
    ("river-03", 4, 0, 0),
    ("river-08", 5, 0, 0),
    ("river-11", 6, 0, 1),
    ("river-07", 7, 0, 0),  # to the south
    ("river-10", 7, 1, 2),  # to the east again
    ("river-09", 8, 1, 0),  # to the south
    ("river-05", 8, 2, 3),  # to the east; the lake fits at 9, 2
)
"""A whole river but for spring and lake."""


def river(players: int = 2) -> Table:
    return table(players, elements=("river",))


def curled_river() -> Table:
    """Three bends to the left with straights between them: the river comes back to the spring and is open at -1, 0, west of it."""
    game = river().turn("river-07", 1, 0, 1).turn("river-04", 1, -1, 1).turn("river-10", 1, -2, 0)
    return game.turn("river-04", 0, -2, 0).turn("river-09", -1, -2, 3).turn("river-11", -1, -1, 0)


def to_come(game: Table) -> dict[str, int]:
    """The tiles that may be drawn now, with their copies."""
    assert game.due() == (tischlein.CHANCE,)
    return dict(game.state.chance.outcomes())


@pytest.mark.rule("CAR-200")
def test_the_river_has_twelve_tiles_and_replaces_the_start_tile() -> None:
    """The start tile is back in the box: only three of its kind are still to come."""
    view = river().state.view(None)
    assert [(tile["tile"], tile["x"], tile["y"]) for tile in view["board"]] == [("river-01", 0, 0)]
    assert sum(copies for tile, copies in view["left"].items() if tile.startswith("river")) == 11
    assert sum(copies for tile, copies in view["left"].items() if tile.startswith("base")) == 71
    assert view["left"]["base-D"] == 3


@pytest.mark.rule("CAR-201", "CAR-202")
def test_at_first_any_river_tile_but_the_lake_may_come() -> None:
    weights = to_come(river())
    assert sum(weights.values()) == 10
    assert set(weights) == {tile for tile, _, _, _ in COURSE}, "neither the lake nor any other tile"


@pytest.mark.rule("CAR-201", "CAR-202")
def test_the_lake_comes_last_and_then_the_other_tiles() -> None:
    game = river()
    for tile in COURSE:
        assert all(name.startswith("river") for name in to_come(game))
        game.turn(*tile)
    game.offers(0, ("place", 9, 2, 0))
    assert game.state.view(None)["drawn"] == "river-12", "nothing else is left, so it is not drawn by chance"
    game.play(0, ("place", 9, 2, 0), ("pass",))
    weights = to_come(game)
    assert all(name.startswith("base") for name in weights) and sum(weights.values()) == 71


@pytest.mark.rule("CAR-202")
def test_players_extend_the_river_in_turn() -> None:
    game = river(players=3)
    turns = []
    for tile in COURSE[:4]:
        turns.append(game.state.turn)
        game.turn(*tile)
    assert turns == [0, 1, 2, 0]


@pytest.mark.rule("CAR-203")
def test_the_river_goes_on_only_at_its_open_end() -> None:
    """The meadow of the tile would fit at three more sides of the spring."""
    game = river().chance("river-04")
    game.offers(0, ("place", 1, 0, 0))
    game.refuses(0, ("place", 0, 1, 0), rule="CAR-203")
    game.refuses(0, ("place", -1, 0, 1), rule="CAR-203")


@pytest.mark.rule("CAR-203")
def test_a_river_tile_must_carry_the_river_on() -> None:
    """Turned like this, its meadow would meet the river."""
    game = river().chance("river-04")
    game.refuses(0, ("place", 1, 0, 1), rule="CAR-203")


@pytest.mark.rule("CAR-203")
def test_the_other_sides_of_a_river_tile_must_fit_too() -> None:
    """West of the spring the river flows on to the south. The tile's meadow fits beside the spring, its road does not."""
    game = curled_river().chance("river-08")
    game.offers(0, ("place", -1, 0, 1))
    game.refuses(0, ("place", -1, 0, 3))


@pytest.mark.rule("CAR-203")
def test_the_lake_must_fit_at_the_end_of_the_river_too() -> None:
    game = river()
    for tile in COURSE:
        game.turn(*tile)
    game.refuses(0, ("place", 9, 1, 0), rule="CAR-203")


@pytest.mark.rule("CAR-203")
def test_after_the_lake_tiles_are_placed_anywhere() -> None:
    game = river()
    for tile in COURSE:
        game.turn(*tile)
    game.play(0, ("place", 9, 2, 0), ("pass",)).chance("base-B")
    assert {("place", 0, 1, 0), ("place", -1, 0, 0), ("place", 10, 2, 0)} <= set(game.offered(1))


@pytest.mark.rule("CAR-204")
def test_the_first_bend_may_go_either_way() -> None:
    river().chance("river-07").offers(0, ("place", 1, 0, 0), ("place", 1, 0, 1))


@pytest.mark.rule("CAR-204")
@pytest.mark.parametrize(
    ("first", "y", "allowed", "refused"),
    [pytest.param(0, 1, 2, 1, id="right, then only left"), pytest.param(1, -1, 3, 0, id="left, then only right")],
)
def test_two_bends_in_a_row_do_not_go_the_same_way(first: int, y: int, allowed: int, refused: int) -> None:
    game = river().turn("river-07", 1, 0, first).chance("river-10")
    game.offers(1, ("place", 1, y, allowed))
    game.refuses(1, ("place", 1, y, refused), rule="CAR-204")


@pytest.mark.rule("CAR-204")
def test_after_a_straight_tile_the_river_may_bend_the_same_way_again() -> None:
    game = river().turn("river-07", 1, 0, 0).turn("river-04", 1, 1, 1).chance("river-10")
    game.offers(0, ("place", 1, 2, 1), ("place", 1, 2, 2))


@pytest.mark.rule("CAR-204")
def test_a_bend_is_compared_with_the_tile_just_before_it() -> None:
    """Right, left, and then right again is fine."""
    game = river().turn("river-07", 1, 0, 0).turn("river-10", 1, 1, 2).chance("river-09")
    game.offers(0, ("place", 2, 1, 0))


@pytest.mark.rule("CAR-205")
def test_a_river_tile_that_cannot_be_placed_is_discarded_and_another_one_is_drawn() -> None:
    """West of the spring is meadow: the tile with cities on both banks does not fit there."""
    game = curled_river().chance("river-03")
    assert game.state.view(None)["discarded"] == ["river-03"]
    assert set(to_come(game)) == {"river-02", "river-05", "river-08"} and game.state.turn == 0
    game.turn("river-08", -1, 0, 1)
    assert game.state.turn == 1


@pytest.mark.rule("CAR-205")
def test_a_bend_that_does_not_fit_in_either_direction_is_discarded() -> None:
    """West of the spring its city would have to lie at the meadow of the spring, or the river to flow back into the spring."""
    game = curled_river().chance("river-05")
    assert game.state.view(None)["discarded"] == ["river-05"]


@pytest.mark.rule("CAR-205")
def test_a_river_may_stay_without_a_lake() -> None:
    """The river comes back above a city, where the lake does not fit. Then the other tiles follow."""
    game = river().turn("river-02", 1, 0).turn("river-04", 2, 0).turn("river-07", 3, 0, 1).turn("river-04", 3, -1, 1)
    game.turn("river-10", 3, -2, 0).turn("river-08", 2, -2).turn("river-09", 1, -2, 3)
    game.river_stack("river-11").chance("river-11")
    assert game.state.view(None)["discarded"] == ["river-11", "river-12"]
    assert "base-U" in to_come(game) and game.state.turn == 1


@pytest.mark.rule("CAR-206")
def test_meeples_come_onto_river_tiles_by_the_usual_rules() -> None:
    game = river().draw("river-08", 1, 0)
    meadows = [game.put("meeple", "field", half) for half in ("NNE", "ESE", "SSW")]
    game.offers(0, game.put("meeple", "monastery"), game.put("meeple", "road"), *meadows, ("pass",))
    game.play(0, game.put("meeple", "monastery"))
    assert game.figures(0) == 1
    game.draw("river-03", 2, 0)
    game.play(1, game.put("meeple", "city", "N"))
    assert game.figures(1) == 1


@pytest.mark.rule("CAR-206")
def test_an_occupied_meadow_at_the_river_takes_no_second_farmer() -> None:
    game = river().draw("river-04", 1, 0)
    game.play(0, game.put("meeple", "field", "NNE"))
    game.draw("river-11", 2, 0, 1)
    game.refuses(1, game.put("meeple", "field", "NNW"), rule="CAR-102")


@pytest.mark.rule("CAR-207")
def test_no_meeple_comes_onto_the_river() -> None:
    """A plain river tile has two banks and nothing else."""
    game = river().turn("river-11", 1, 0, 1).draw("river-04", 2, 0)
    game.offers(1, game.put("meeple", "field", "NNE"), game.put("meeple", "field", "SSE"), ("pass",))


@pytest.mark.rule("CAR-207")
def test_without_farmers_a_plain_river_tile_takes_no_meeple() -> None:
    game = table(elements=("river",), farmers=False).draw("river-04", 1, 0)
    assert game.state.turn == 1, "there was nothing to ask"


@pytest.mark.rule("CAR-101", "CAR-208")
def test_the_river_parts_meadows_and_so_does_a_road_on_a_bridge() -> None:
    """River from west to east, road from north to south: four corners. East of the road the banks are apart."""
    game = river().turn("river-11", 1, 0, 1).turn("river-04", 2, 0)
    assert not game.are_joined((2, 0, "field", "NNE"), (2, 0, "field", "SSE"))
    assert game.are_joined((1, 0, "field", "ENE"), (2, 0, "field", "NNE"))
    assert not game.are_joined((1, 0, "field", "NNW"), (1, 0, "field", "NNE"))
    assert not game.are_joined((1, 0, "field", "SSW"), (1, 0, "field", "SSE"))


@pytest.mark.rule("CAR-208")
def test_a_road_on_a_bridge_runs_through() -> None:
    game = river().draw("river-11", 1, 0, 1)
    assert game.put("meeple", "road", "N") == game.put("meeple", "road", "S")


@pytest.mark.rule("CAR-209")
def test_the_meadow_of_the_spring_joins_both_banks() -> None:
    game = river().turn("river-04", 1, 0)
    assert game.are_joined((1, 0, "field", "NNE"), (1, 0, "field", "SSE"))


@pytest.mark.rule("CAR-209")
def test_the_meadow_of_the_lake_joins_both_banks() -> None:
    """A bridge near the spring parts the banks; behind it, they meet at the lake."""
    game = river().turn("river-11", 1, 0, 1).river_stack("river-04").turn("river-04", 2, 0)
    assert not game.are_joined((2, 0, "field", "NNE"), (2, 0, "field", "SSE"))
    game.play(0, ("place", 3, 0, 0), ("pass",))
    assert game.are_joined((2, 0, "field", "NNE"), (2, 0, "field", "SSE"))
