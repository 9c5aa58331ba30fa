"""The Abbot and the gardens (CAR-250 to CAR-261)."""

from __future__ import annotations

import pytest

import tischlein
from tests.games.carcassonne.table import Table, table, terms

RECALL = ("recall",)


def abbey(*more: str, players: int = 2) -> Table:
    return table(players, elements=("abbot", *more))


def garden(*more: str) -> Table:
    """A garden at 0, 0 beside a road, and five tiles around it. In the row below it nothing lies yet."""
    game = abbey(*more).bare("base-Ug").lay("base-U", -1, 0).lay("base-U", 1, 0)
    return game.lay("base-U", -1, -1).lay("base-U", 0, -1).lay("base-U", 1, -1)


def monastery() -> Table:
    """A monastery at 0, 0, and seven tiles around it. To the east (1, 0) nothing lies yet."""
    game = abbey().bare("base-B").lay("base-E", -1, 0, 3).lay("base-U", -1, -1).lay("base-U", 0, -1).lay("base-U", 1, -1)
    return game.lay("base-U", -1, 1).lay("base-U", 0, 1).lay("base-U", 1, 1)


@pytest.mark.rule("CAR-250")
def test_everybody_has_one_abbot() -> None:
    game = abbey(players=6)
    assert [game.left(seat, "abbot") for seat in range(6)] == [1] * 6
    assert table().left(0, "abbot") == 0, "not without this expansion"


@pytest.mark.rule("CAR-251", "CAR-252")
def test_on_a_monastery_either_a_meeple_or_the_abbot() -> None:
    game = abbey().draw("base-B", 0, 1)
    game.offers(0, *(game.put(who, "monastery") for who in ("meeple", "abbot")), game.put("meeple", "field"), ("pass",))
    game.play(0, game.put("abbot", "monastery"))
    assert game.left(0, "abbot") == 0 and game.left(0) == 7
    assert game.due() == (tischlein.CHANCE,) and game.state.turn == 1, "not both"


@pytest.mark.rule("CAR-251", "CAR-252", "CAR-253")
def test_on_a_tile_with_a_garden_either_a_meeple_or_the_abbot() -> None:
    """The abbot into the garden, a meeple anywhere else."""
    game = abbey().draw("base-Eg", 0, -1, 2)
    game.offers(0, game.put("abbot", "garden"), game.put("meeple", "city"), game.put("meeple", "field"), ("pass",))
    game.play(0, game.put("abbot", "garden"))
    assert game.left(0, "abbot") == 0
    assert game.due() == (tischlein.CHANCE,) and game.state.turn == 1, "not both"


@pytest.mark.rule("CAR-252")
@pytest.mark.parametrize(("kind", "where"), [("city", ""), ("road", ""), ("field", "NNE")])
def test_the_abbot_does_not_come_into_cities_onto_roads_or_meadows(kind: str, where: str) -> None:
    game = abbey().draw("base-J", 1, 0, 1)
    game.refuses(0, game.put("abbot", kind, where), rule="CAR-252")


@pytest.mark.rule("CAR-253")
@pytest.mark.parametrize("figure", ["meeple", "big"])
def test_no_other_meeple_comes_into_a_garden(figure: str) -> None:
    game = abbey("big_meeple").draw("base-Eg", 0, -1, 2)
    game.refuses(0, game.put(figure, "garden"), rule="CAR-253")


@pytest.mark.rule("CAR-253")
def test_whose_abbot_is_away_places_nobody_into_a_garden() -> None:
    game = garden().stand(0, "abbot", 0, 0, "garden").draw("base-Vg", 2, 0)
    assert {action[1] for action in game.offered(0, "put")} == {"meeple"}
    game.refuses(0, game.put("abbot", "garden"), rule="CAR-025")


@pytest.mark.rule("CAR-254")
def test_a_garden_with_eight_tiles_around_brings_nine_points_and_the_abbot_back() -> None:
    game = garden().stand(0, "abbot", 0, 0, "garden").lay("base-B", -1, 1).lay("base-B", 0, 1)
    game.turn("base-B", 1, 1)
    assert terms(game.gained(0)) == [("garden", 9)]
    assert (game.left(0, "abbot"), game.figures(0, "abbot")) == (1, 0)


@pytest.mark.rule("CAR-254")
def test_a_garden_with_seven_tiles_around_is_not_complete() -> None:
    game = garden().stand(0, "abbot", 0, 0, "garden").lay("base-B", -1, 1)
    game.turn("base-B", 0, 1)
    assert game.gained(0) == []
    assert game.figures(0, "abbot") == 1


@pytest.mark.rule("CAR-255")
def test_a_monastery_with_an_abbot_brings_nine_points() -> None:
    game = monastery().stand(1, "abbot", 0, 0, "monastery")
    game.turn("base-E", 1, 0, 1)
    assert terms(game.gained(1)) == [("monastery", 9)]
    assert game.left(1, "abbot") == 1


@pytest.mark.rule("CAR-256")
def test_the_example_of_an_abbot_taken_back() -> None:
    """You place a tile, but no meeple. You take the abbot back: 1 point for the garden, 5 for the tiles around it."""
    game = garden().stand(0, "abbot", 0, 0, "garden").draw("base-U", 2, 0)
    game.play(0, RECALL)
    assert terms(game.gained(0)) == [("garden", 6)]
    assert (game.left(0, "abbot"), game.figures(0, "abbot")) == (1, 0)


@pytest.mark.rule("CAR-256")
def test_the_tile_just_placed_counts_for_the_abbot_taken_back() -> None:
    game = garden().stand(0, "abbot", 0, 0, "garden").draw("base-B", 0, 1)
    game.play(0, RECALL)
    assert terms(game.gained(0)) == [("garden", 7)]


@pytest.mark.rule("CAR-256")
def test_an_abbot_is_taken_back_from_a_monastery_too() -> None:
    game = monastery().stand(0, "abbot", 0, 0, "monastery").draw("base-E", 0, 2, 2)
    game.play(0, RECALL)
    assert terms(game.gained(0)) == [("monastery", 8)]


@pytest.mark.rule("CAR-256")
def test_an_abbot_may_be_taken_back_even_if_no_meeple_can_be_placed() -> None:
    game = garden().stand(0, "abbot", 0, 0, "garden").supply(0, meeple=0).draw("base-U", 2, 0)
    game.offers(0, RECALL, ("pass",))


@pytest.mark.rule("CAR-256")
def test_an_abbot_taken_back_from_a_completed_garden_is_not_scored_again() -> None:
    game = garden().stand(0, "abbot", 0, 0, "garden").lay("base-B", -1, 1).lay("base-B", 0, 1).draw("base-B", 1, 1)
    game.play(0, RECALL)
    assert terms(game.gained(0)) == [("garden", 9)]


@pytest.mark.rule("CAR-256")
def test_only_the_own_abbot_is_taken_back_and_only_if_it_is_on_the_land() -> None:
    """Blue's abbot is in the garden, the own one in the supply."""
    game = garden().stand(1, "abbot", 0, 0, "garden").draw("base-U", 2, 0)
    assert RECALL not in game.offered(0)


@pytest.mark.rule("CAR-256")
def test_a_meeple_is_not_taken_back_from_a_monastery() -> None:
    game = monastery().stand(0, "meeple", 0, 0, "monastery").draw("base-E", 0, 2, 2)
    assert RECALL not in game.offered(0)


@pytest.mark.rule("CAR-257", "CAR-259")
def test_whoever_takes_the_abbot_back_places_no_figure_in_that_step() -> None:
    game = garden().stand(0, "abbot", 0, 0, "garden").draw("base-B", 0, 1)
    assert RECALL in game.offered(0)
    game.play(0, RECALL)
    assert game.due() == (tischlein.CHANCE,) and game.state.turn == 1
    assert (game.figures(0), game.figures(0, "abbot")) == (0, 0)


@pytest.mark.rule("CAR-257")
def test_whoever_places_a_meeple_does_not_take_the_abbot_back() -> None:
    game = garden().stand(0, "abbot", 0, 0, "garden").draw("base-B", 0, 1)
    game.play(0, game.put("meeple", "monastery"))
    assert game.due() == (tischlein.CHANCE,) and game.state.turn == 1
    assert game.figures(0, "abbot") == 1


@pytest.mark.rule("CAR-258")
def test_in_the_final_scoring_the_abbot_counts_like_a_monk() -> None:
    """In a garden with 6 tiles around, and on a monastery with 7."""
    game = garden().stand(0, "abbot", 0, 0, "garden").stack("base-B")
    game.turn("base-B", 0, 1)
    assert terms(game.gained(0)) == [("garden", 7)]
    game = monastery().stand(0, "abbot", 0, 0, "monastery").stack("base-E")
    game.turn("base-E", 0, 2, 2)
    assert terms(game.gained(0)) == [("monastery", 8)]


@pytest.mark.rule("CAR-259")
def test_the_abbot_taken_back_can_be_placed_in_the_next_turn() -> None:
    game = garden().stand(0, "abbot", 0, 0, "garden").turn("base-U", 2, 0, 0, RECALL).turn("base-U", 3, 0).draw("base-B", 0, 1)
    game.play(0, game.put("abbot", "monastery"))
    assert game.figures(0, "abbot") == 1


@pytest.mark.rule("CAR-259")
def test_the_abbot_taken_back_can_be_placed_in_the_second_part_of_a_double_turn() -> None:
    """The tile extends the builder's road."""
    game = garden("builder").stand(0, "abbot", 0, 0, "garden").stand(0, "meeple", 1, 0, "road").stand(0, "builder", 1, 0, "road")
    game.turn("base-U", 2, 0, 0, RECALL)
    assert game.state.turn == 0
    game.draw("base-B", 0, 1)
    game.play(0, game.put("abbot", "monastery"))
    assert game.figures(0, "abbot") == 1


@pytest.mark.rule("CAR-260")
def test_without_the_abbot_a_garden_is_no_place() -> None:
    game = table().draw("base-Eg", 0, -1, 2)
    game.offers(0, game.put("meeple", "city"), game.put("meeple", "field"), ("pass",))
    game.refuses(0, game.put("meeple", "garden"), rule="CAR-040")


@pytest.mark.rule("CAR-260")
def test_without_the_abbot_a_garden_is_never_scored() -> None:
    """A farmer lies beside it, a ring of tiles is closed."""
    game = table().bare("base-Ug").stand(0, "meeple", 0, 0, "field", "SSE").lay("base-U", -1, 0).lay("base-U", 1, 0)
    game.lay("base-U", -1, -1).lay("base-U", 0, -1).lay("base-U", 1, -1).lay("base-B", -1, 1).lay("base-B", 0, 1)
    game.turn("base-B", 1, 1)
    assert game.gained(0) == game.gained(1) == []


@pytest.mark.rule("CAR-261")
def test_a_garden_does_not_divide_its_meadow() -> None:
    """Four separate cities and in the middle one meadow, which also shows a garden."""
    game = abbey("inns").draw("inns-H", 0, -1)
    cities = [game.put("meeple", "city", side) for side in "NESW"]
    game.offers(0, *cities, game.put("meeple", "field"), game.put("abbot", "garden"), ("pass",))


@pytest.mark.rule("CAR-261")
def test_an_abbot_in_the_garden_does_not_occupy_the_meadow_around_it() -> None:
    game = garden().stand(1, "abbot", 0, 0, "garden").draw("base-B", 0, 1)
    assert game.put("meeple", "field") in game.offered(0)
