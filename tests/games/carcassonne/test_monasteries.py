"""Monasteries: when they are complete, and what they bring (CAR-070 to CAR-072)."""

from __future__ import annotations

import pytest

from tests.games.carcassonne.table import Table, table, terms


def monastery(players: int = 2) -> Table:
    """A monastery at 0, 0, roads in the rows above and below it. To the east of it and above it (0, -1) nothing lies yet."""
    game = table(players).bare("base-B").lay("base-E", -1, 0, 3)
    game.lay("base-U", -1, -1).lay("base-U", -1, 1).lay("base-U", 0, 1).lay("base-U", 1, 1)
    return game


def two_monasteries() -> Table:
    """At 0, 0 and 1, 0; all around them is taken but 1, -1, which touches both."""
    game = monastery().lay("base-B", 1, 0).lay("base-U", 2, 1).lay("base-E", 2, 0, 1)
    return game.lay("base-Ug", 2, -1).lay("base-U", 0, -1)


@pytest.mark.rule("CAR-070", "CAR-071", "CAR-082")
def test_a_monastery_with_eight_tiles_around_brings_nine_points() -> None:
    game = monastery().lay("base-U", 0, -1).lay("base-U", 1, -1).stand(0, "meeple", 0, 0, "monastery")
    game.turn("base-E", 1, 0, 1)
    assert terms(game.gained(0)) == [("monastery", 9)]
    assert (game.left(0), game.figures(0)) == (7, 0)


@pytest.mark.rule("CAR-070")
def test_seven_tiles_around_a_monastery_are_not_enough() -> None:
    """The north-east corner is missing."""
    game = monastery().lay("base-U", 0, -1).stand(0, "meeple", 0, 0, "monastery")
    game.turn("base-E", 1, 0, 1)
    assert game.gained(0) == []
    assert game.figures(0) == 1
    game.turn("base-U", 1, -1)
    assert terms(game.gained(0)) == [("monastery", 9)], "a corner completes it as well as a side"


@pytest.mark.rule("CAR-070")
def test_tiles_farther_away_do_not_count() -> None:
    """Two tiles more lie in the row above, but the place to the east of the monastery is empty."""
    game = monastery().lay("base-U", 0, -1).lay("base-U", 1, -1).stand(0, "meeple", 0, 0, "monastery")
    game.turn("base-U", 2, -1).turn("base-Ug", 2, 1)
    assert game.points(0) == 0
    assert game.figures(0) == 1


@pytest.mark.rule("CAR-044", "CAR-070", "CAR-071")
def test_a_monastery_placed_into_a_gap_is_scored_in_the_same_turn() -> None:
    """Eight tiles lie round an empty place: the monastery is complete as soon as it lies there."""
    game = table().bare("base-E", 3).lay("base-U", 0, -1).lay("base-U", 1, -1).lay("base-U", 2, -1)
    game.lay("base-U", 0, 1).lay("base-U", 1, 1).lay("base-U", 2, 1).lay("base-E", 2, 0, 1).draw("base-B", 1, 0)
    game.play(0, game.put("meeple", "monastery"))
    assert terms(game.gained(0)) == [("monastery", 9)]
    assert (game.left(0), game.figures(0)) == (7, 0)


@pytest.mark.rule("CAR-072")
def test_a_monastery_is_scored_whoever_places_the_last_tile() -> None:
    game = monastery(players=3).lay("base-U", 0, -1).lay("base-U", 1, -1).stand(2, "meeple", 0, 0, "monastery")
    game.turn("base-E", 1, 0, 1)
    assert terms(game.gained(2)) == [("monastery", 9)]
    assert game.gained(0) == game.gained(1) == []


@pytest.mark.rule("CAR-072", "CAR-024", "CAR-084")
def test_one_tile_completes_two_monasteries() -> None:
    game = two_monasteries().stand(0, "meeple", 0, 0, "monastery").stand(1, "meeple", 1, 0, "monastery")
    game.turn("base-U", 1, -1)
    assert terms(game.gained(0)) == [("monastery", 9)]
    assert terms(game.gained(1)) == [("monastery", 9)]


def test_each_monastery_has_its_own_monk() -> None:
    """Whoever is monk beside an occupied monastery does not share it."""
    game = table().bare("base-B").stand(1, "meeple", 0, 0, "monastery").draw("base-B", 1, 0)
    assert game.put("meeple", "monastery") in game.offered(0)
