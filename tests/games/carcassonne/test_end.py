"""The end of the game and the final scoring (CAR-090 to CAR-096)."""

from __future__ import annotations

import pytest

import tischlein
from tests.games.carcassonne.table import Table, table, terms


@pytest.mark.rule("CAR-090")
def test_the_game_ends_after_the_turn_with_the_last_tile() -> None:
    game = table().stack("base-U", "base-U").turn("base-U", 1, 0)
    assert game.due() == (tischlein.CHANCE,) and game.state.result is None, "one tile is left"
    game.draw("base-U", 2, 0)
    assert game.due() == (1,), "the last turn has all its steps"
    game.play(1, ("pass",))
    assert game.due() == () and game.state.result is not None


@pytest.mark.rule("CAR-090")
def test_the_final_scoring_follows_the_scoring_of_the_last_turn() -> None:
    """The last tile completes the road (3 points as in any turn); the city of the start tile stays open."""
    game = table().lay("base-W", 1, 0, 2).stand(0, "meeple", 0, 0, "road").stand(0, "meeple", 0, 0, "city").stack("base-W")
    game.turn("base-W", -1, 0)
    assert terms(game.gained(0)) == [("road", 3), ("city", 1)]


@pytest.mark.rule("CAR-090", "CAR-033")
def test_the_game_ends_if_the_last_tile_fits_nowhere() -> None:
    game = table().lay("base-E", 0, -1, 2).stand(1, "meeple", 0, 0, "road").stack("base-C").chance("base-C")
    assert game.due() == () and game.state.result is not None
    assert game.state.view(None)["discarded"] == ["base-C"]
    assert terms(game.gained(1)) == [("road", 1)], "the final scoring takes place"


@pytest.mark.rule("CAR-090", "CAR-033")
def test_if_only_the_last_but_one_fits_nowhere_the_game_goes_on() -> None:
    game = table().lay("base-E", 0, -1, 2).stack("base-C", "base-U").chance("base-C")
    assert game.due() == (tischlein.CHANCE,) and game.state.turn == 0
    game.turn("base-U", 1, 0)
    assert game.due() == ()


@pytest.mark.rule("CAR-091")
def test_the_example_of_an_open_road() -> None:
    """3 tiles with road: 3 points."""
    game = table().lay("base-U", 1, 0).stand(0, "meeple", 0, 0, "road").stack("base-U")
    game.turn("base-U", 2, 0)
    assert terms(game.gained(0)) == [("road", 3)]


@pytest.mark.rule("CAR-085", "CAR-092", "CAR-094")
def test_the_example_of_an_open_city() -> None:
    """5 tiles and 3 shields: 8 points for Green with two knights, none for Black with one."""
    green, black = 0, 1
    game = table().bare("base-C").lay("base-F", 0, -1, 1).lay("base-F", 0, 1, 1).lay("base-E", -1, 0, 1).lay("base-E", 1, 0, 3)
    game.stand(green, "meeple", -1, 0, "city").stand(green, "meeple", 1, 0, "city").stand(black, "meeple", 0, 1, "city")
    game.stack("base-B").turn("base-B", 1, 1)
    assert terms(game.gained(green)) == [("city", 8)]
    assert game.gained(black) == []


@pytest.mark.rule("CAR-092")
def test_an_open_city_without_shields_brings_a_point_for_each_tile() -> None:
    game = table().lay("base-G", 0, -1, 1).stand(0, "meeple", 0, 0, "city").stack("base-U")
    game.turn("base-U", 1, 0)
    assert terms(game.gained(0)) == [("city", 2)]


@pytest.mark.rule("CAR-093")
def test_the_example_of_an_open_monastery() -> None:
    """3 tiles around it: 4 points. One is beside it and two at its corners; the fourth tile is farther away."""
    game = table().lay("base-U", 1, 0).lay("base-U", -1, 0).lay("base-B", 0, 1).stand(0, "meeple", 0, 1, "monastery").stack("base-U")
    game.turn("base-U", 2, 0)
    assert terms(game.gained(0)) == [("monastery", 4)]


def end_with_road(*owners: int) -> Table:
    """The game ends with an open road of two tiles and these highwaymen on it."""
    game = table(players=3)
    for owner in owners:
        game.stand(owner, "meeple", 0, 0, "road")
    return game.stack("base-U").turn("base-U", 1, 0)


@pytest.mark.rule("CAR-094")
def test_in_the_final_scoring_the_most_meeples_get_the_points() -> None:
    game = end_with_road(0, 1, 1)
    assert [game.points(seat) for seat in range(3)] == [0, 2, 0]


@pytest.mark.rule("CAR-094")
def test_in_the_final_scoring_all_who_tie_get_the_full_points() -> None:
    game = end_with_road(0, 1)
    assert [game.points(seat) for seat in range(3)] == [2, 2, 0]


@pytest.mark.rule("CAR-095")
def test_a_road_with_two_own_meeples_is_scored_once() -> None:
    game = end_with_road(0, 0)
    assert terms(game.gained(0)) == [("road", 2)]


@pytest.mark.rule("CAR-095")
def test_after_the_final_scoring_no_meeple_is_left_on_the_land() -> None:
    game = (
        table().stand(0, "meeple", 0, 0, "road").stand(1, "meeple", 0, 0, "city").stand(1, "meeple", 0, 0, "field", "SSE").stack("base-U")
    )
    game.turn("base-U", 1, 0)
    assert game.state.view(None)["figures"] == []
    assert [game.left(seat) for seat in (0, 1)] == [7, 7]


@pytest.mark.rule("CAR-096")
def test_the_most_points_win() -> None:
    game = table(players=3).on_track(0, 20).on_track(1, 31).on_track(2, 30).stack("base-U").turn("base-U", 1, 0)
    result = game.state.result
    assert result is not None
    assert result.points == (20, 31, 30)
    assert result.winners == (1,)
    assert result.ranking == ((1,), (2,), (0,))


@pytest.mark.rule("CAR-096")
def test_the_final_scoring_decides() -> None:
    """One point behind, but with two points on an open road."""
    game = table().on_track(0, 30).on_track(1, 31).stand(0, "meeple", 0, 0, "road").stack("base-U").turn("base-U", 1, 0)
    result = game.state.result
    assert result is not None and result.points == (32, 31) and result.winners == (0,)


@pytest.mark.rule("CAR-096")
def test_equal_points_share_the_victory() -> None:
    game = table(players=3).on_track(0, 20).on_track(1, 31).on_track(2, 31).stack("base-U").turn("base-U", 1, 0)
    result = game.state.result
    assert result is not None and result.winners == (1, 2)
