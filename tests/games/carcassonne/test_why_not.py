"""What people point at although it cannot be chosen: the reason, and the rule."""

from __future__ import annotations

import pytest

from tests.games.carcassonne.table import PASS, table

ASKED_PLACE = "CAR-022, CAR-030, CAR-031, CAR-032"


@pytest.mark.rule("CAR-030")
def test_a_place_that_is_taken_or_apart() -> None:
    game = table().chance("base-U")
    game.explains(0, ("place", 0, 0), "CAR-030", "A tile lies there already.")
    game.explains(0, ("put", "meeple", 0, 0, 1), "CAR-030", "A tile lies there already.")
    game.explains(0, ("place", 5, 5), "CAR-030", "must touch a tile")
    game.explains(0, ("place", 1, 0), ASKED_PLACE, "What is possible now is marked")


@pytest.mark.rule("CAR-031")
def test_a_place_where_the_tile_fits_in_no_rotation() -> None:
    """The start tile has a city in the north and roads to both sides; base-U is a straight road, base-B a monastery on a meadow."""
    game = table().chance("base-U")
    game.explains(0, ("place", 0, -1), "CAR-031", "In the south there is a city, and the tile has a")
    game.explains(0, ("place", 0, -1), "CAR-031", "It does not fit here, however it is turned.")
    game.explains(0, ("place", 1, 0, 1), "CAR-031", "In the west there is a road, and the tile has a meadow there.")
    monastery = table().chance("base-B")
    monastery.explains(0, ("place", 1, 0), "CAR-031", "In the west there is a road, and the tile has a meadow there.")


@pytest.mark.rule("CAR-022", "CAR-040")
def test_elsewhere_than_on_the_new_tile() -> None:
    game = table().draw("base-V", 1, 0)
    game.explains(0, ("put", "meeple", 0, 0, 0), "CAR-040", "only onto the tile that was just laid")
    game.explains(0, ("place", 2, 0), "CAR-022", "laid already")
    number = game.put("meeple", "road")[2]
    game.explains(0, ("put", "meeple", 1, 0, number), "CAR-023, CAR-040, CAR-042, CAR-1201", "What is possible now is marked")


@pytest.mark.rule("CAR-042", "CAR-102")
def test_a_feature_that_is_occupied() -> None:
    game = table().stand(1, "meeple", 0, 0, "road").draw("base-V", 1, 0)
    road = game.put("meeple", "road")
    game.explains(0, road, "CAR-042", "Somebody is on this road already.")
    game.explains(0, ("put", "meeple", 1, 0, road[2]), "CAR-042", "Somebody is on this road already.")


@pytest.mark.rule("CAR-025")
def test_a_figure_that_is_not_in_the_supply() -> None:
    game = table(2, ("abbot",)).supply(0, meeple=0).draw("base-B", 0, 1)
    game.explains(0, ("put", "meeple"), "CAR-025", "no such figure left")


def test_not_your_turn() -> None:
    game = table().draw("base-V", 1, 0).play(0, PASS).chance("base-U")
    game.explains(0, ("place", 2, 0), "", "It is not your turn: Blue has to decide.")
