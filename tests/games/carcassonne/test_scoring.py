"""Step 3: who gets the points, how they are kept, and which meeples return (CAR-080 to CAR-088)."""

from __future__ import annotations

import pytest

import tischlein
from tests.games.carcassonne.table import Table, table, terms
from tischlein.games.carcassonne.game import GAME


def road_to_close(*owners: int, players: int = 2) -> Table:
    """A road of two tiles with a highwayman of each of these seats; a village at -1, 0 makes it a completed road of three."""
    game = table(players).lay("base-W", 1, 0, 2)
    for owner in owners:
        game.stand(owner, "meeple", 0, 0, "road")
    return game


@pytest.mark.rule("CAR-080")
def test_points_move_the_scoring_meeple_at_once() -> None:
    game = road_to_close(1).turn("base-W", -1, 0)
    assert game.state.view(None)["track"] == [[0, 0], [3, 0]]
    assert game.due() == (tischlein.CHANCE,), "the game goes on"


@pytest.mark.rule("CAR-080")
def test_later_points_are_added() -> None:
    game = road_to_close(1).on_track(1, 20).turn("base-W", -1, 0)
    assert game.points(1) == 23


@pytest.mark.rule("CAR-081")
@pytest.mark.parametrize(("before", "after"), [(47, 50), (48, 51), (99, 102), (149, 152)])
def test_points_go_on_counting_after_a_lap(before: int, after: int) -> None:
    """What the score tiles are for: nobody loses points by passing space 0."""
    game = road_to_close(0).on_track(0, before).turn("base-W", -1, 0)
    assert game.points(0) == after


@pytest.mark.rule("CAR-081")
def test_the_track_is_a_loop_of_fifty_spaces() -> None:
    """With a second figure on the track the spaces are told: after 49 comes 0."""
    assert GAME.material(GAME.setup(players=2))["spaces"] == 50
    game = table(elements=("messages",)).lay("base-W", 1, 0, 2).stand(0, "meeple", 0, 0, "road").on_track(0, 48, 4)
    game.draw("base-W", -1, 0).play(0, ("pass",))
    decision = game.state.decision(0)
    said = dict(zip(decision.options, map(tischlein.say, decision.labels), strict=True))
    assert said[("move", "meeple")] == "Scoring meeple: from 48 to 1"


@pytest.mark.rule("CAR-082", "CAR-085")
def test_whoever_has_fewer_meeples_gets_nothing_but_takes_them_back() -> None:
    game = road_to_close(0, 0, 1).turn("base-W", -1, 0)
    assert terms(game.gained(0)) == [("road", 3)]
    assert game.gained(1) == []
    assert [game.left(seat) for seat in (0, 1)] == [7, 7]
    assert [game.figures(seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("CAR-083")
def test_meeples_elsewhere_stay() -> None:
    """On the same tiles: a knight in the open city and a farmer. Only the road is scored."""
    game = road_to_close(0).stand(0, "meeple", 0, 0, "city").stand(1, "meeple", 0, 0, "field", "SSE").turn("base-W", -1, 0)
    assert [figure["kind"] for figure in game.state.view(None)["figures"]] == ["city", "field"]
    assert [game.left(seat) for seat in (0, 1)] == [6, 6]


@pytest.mark.rule("CAR-084")
def test_nothing_is_scored_before_the_meeple_step_is_over() -> None:
    game = road_to_close(1).draw("base-W", -1, 0)
    assert game.points(1) == 0 and game.figures(1) == 1
    game.play(0, ("pass",))
    assert game.points(1) == 3 and game.figures(1) == 0


@pytest.mark.rule("CAR-084")
def test_others_than_the_active_player_get_points() -> None:
    game = road_to_close(1, 2, players=4).turn("base-W", -1, 0)
    assert [game.points(seat) for seat in range(4)] == [0, 3, 3, 0]


@pytest.mark.rule("CAR-085")
@pytest.mark.parametrize(
    ("owners", "points"),
    [
        pytest.param((0, 0, 0, 1, 1, 2), [3, 0, 0], id="3 against 2 and 1"),
        pytest.param((0, 1, 1, 2, 2, 2), [0, 0, 3], id="1 and 2 against 3"),
        pytest.param((0, 1, 1, 2), [0, 3, 0], id="1 against 2 against 1"),
    ],
)
def test_the_most_meeples_get_all_points_not_more_with_more_meeples(owners: tuple[int, ...], points: list[int]) -> None:
    game = road_to_close(*owners, players=3).turn("base-W", -1, 0)
    assert [game.points(seat) for seat in range(3)] == points


@pytest.mark.rule("CAR-086")
def test_all_who_tie_for_the_most_meeples_get_the_full_points() -> None:
    game = road_to_close(0, 0, 1, 2, 2, players=3).turn("base-W", -1, 0)
    assert [game.points(seat) for seat in range(3)] == [3, 0, 3]


def blue_road() -> Table:
    """Blue's road: from a village at -1, 0 over the start tile, open to the east. Below the start tile lies a monastery."""
    return table().lay("base-W", -1, 0).lay("base-B", 0, 1).stand(1, "meeple", -1, 0, "road", "E")


@pytest.mark.rule("CAR-042", "CAR-087")
def test_the_example_of_a_shared_road_first_part() -> None:
    """1a: you cannot add a highwayman to Blue's road, but you can place one on a road that is not joined to it."""
    blue_road().draw("base-W", 1, 0).refuses(0, ("put", "meeple", 2), rule="CAR-042")
    game = blue_road().draw("base-W", 1, 1, 3)
    game.play(0, game.put("meeple", "road", "N"))
    assert game.figures(0) == 1


@pytest.mark.rule("CAR-086", "CAR-087")
def test_the_example_of_a_shared_road_second_part() -> None:
    """1b: a bend joins the two roads and completes them: 4 points for each of you."""
    game = blue_road().lay("base-W", 1, 1, 3).stand(0, "meeple", 1, 1, "road", "N").turn("base-V", 1, 0)
    assert terms(game.gained(0)) == [("road", 4)]
    assert terms(game.gained(1)) == [("road", 4)]
    assert [game.left(seat) for seat in (0, 1)] == [7, 7]


def blue_city() -> Table:
    """Blue's city on the start tile, and a knight of yours in a city that ends to the north-west of it."""
    game = table().lay("base-U", -1, 0).lay("base-U", 1, 0).lay("base-E", -1, -1, 1)
    return game.stand(1, "meeple", 0, 0, "city").stand(0, "meeple", -1, -1, "city")


@pytest.mark.rule("CAR-042", "CAR-087")
def test_the_example_of_a_city_taken_over_first_part() -> None:
    """2a: another knight of yours comes into a part of a city that is joined to no other one."""
    game = blue_city().draw("base-E", 1, -1, 3)
    game.play(0, game.put("meeple", "city"))
    assert game.figures(0) == 2


@pytest.mark.rule("CAR-082", "CAR-085", "CAR-087")
def test_the_example_of_a_city_taken_over_second_part() -> None:
    """2b: one tile joins the three parts. With two knights against one you alone get the 10 points; all knights return."""
    game = blue_city().lay("base-E", 1, -1, 3).stand(0, "meeple", 1, -1, "city").turn("base-Q", 0, -1, 2)
    assert terms(game.gained(0)) == [("city", 10)]
    assert game.gained(1) == []
    assert [game.left(seat) for seat in (0, 1)] == [7, 7]


@pytest.mark.rule("CAR-088")
def test_a_completed_feature_without_a_meeple_brings_nothing() -> None:
    game = road_to_close().turn("base-W", -1, 0).turn("base-E", 0, -1, 2)
    assert [game.points(seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("CAR-088")
def test_a_farmer_beside_a_completed_road_brings_nothing() -> None:
    game = road_to_close().stand(0, "meeple", 0, 0, "field", "SSE").turn("base-W", -1, 0)
    assert game.gained(0) == []
