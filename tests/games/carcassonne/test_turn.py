"""The three steps of a turn (CAR-020 to CAR-025, CAR-280)."""

from __future__ import annotations

import pytest

import tischlein
from tests.games.carcassonne.table import ALL, table, terms
from tischlein import MalformedAction, NotYourDecision


@pytest.mark.rule("CAR-020")
def test_turns_go_round_the_table() -> None:
    game = table(players=3)
    turns = []
    for x in (1, 2, 3, 4):
        turns.append(game.state.turn)
        game.turn("base-U", x, 0)
    assert turns == [0, 1, 2, 0]


@pytest.mark.rule("CAR-021")
def test_a_tile_then_a_meeple_then_the_scoring() -> None:
    """The meeple comes before the scoring: it is placed on a road that the tile has completed, and nobody has points yet."""
    game = table().lay("base-W", 1, 0, 2)
    assert game.due() == (tischlein.CHANCE,)
    game.chance("base-W")
    assert game.state.decision(0).kind == "place"
    game.play(0, ("place", -1, 0, 0))
    assert game.state.decision(0).kind == "piece"
    assert game.points(0) == 0
    game.play(0, game.put("meeple", "road", "E"))
    assert terms(game.gained(0)) == [("road", 3)]
    assert game.due() == (tischlein.CHANCE,) and game.state.turn == 1


@pytest.mark.rule("CAR-021", "CAR-084")
def test_a_meeple_that_the_scoring_brings_back_cannot_be_placed_in_the_same_turn() -> None:
    """The last meeple is on the road that gets complete: it returns only after the step in which meeples are placed."""
    game = table().stand(0, "meeple", 0, 0, "road").supply(0, meeple=0).lay("base-W", 1, 0, 2)
    game.draw("base-W", -1, 0)
    assert game.due() == (tischlein.CHANCE,) and game.state.turn == 1, "there was nothing to ask"
    assert game.left(0) == 1


@pytest.mark.rule("CAR-022")
def test_the_tile_must_be_placed() -> None:
    game = table().chance("base-U")
    game.refuses(0, ("pass",), error=MalformedAction)
    game.offers(0, ("place", 1, 0, 0), ("place", -1, 0, 0), ("place", 0, 1, 0))


@pytest.mark.rule("CAR-022")
def test_exactly_one_tile_is_placed_in_a_turn() -> None:
    game = table().turn("base-U", 1, 0)
    assert len(game.state.view(None)["board"]) == 2
    assert game.due() == (tischlein.CHANCE,) and game.state.turn == 1, "the next tile is for the next player"


@pytest.mark.rule("CAR-023")
def test_placing_no_meeple_is_allowed() -> None:
    game = table().draw("base-U", 1, 0).play(0, ("pass",))
    assert game.figures(0) == 0 and game.left(0) == 7
    assert game.state.turn == 1


@pytest.mark.rule("CAR-023")
def test_a_meeple_comes_from_the_own_supply() -> None:
    game = table().draw("base-U", 1, 0)
    game.play(0, game.put("meeple", "road"))
    assert (game.left(0), game.left(1)) == (6, 7)
    assert (game.figures(0), game.figures(1)) == (1, 0)


@pytest.mark.rule("CAR-023")
def test_only_one_meeple_is_placed_in_a_turn() -> None:
    """Two more places are free on the tile, but the turn is over."""
    game = table().draw("base-U", 1, 0)
    another = game.put("meeple", "field", "NNE")
    game.play(0, game.put("meeple", "road"))
    game.refuses(0, another, error=NotYourDecision)
    assert game.state.turn == 1


@pytest.mark.rule("CAR-024")
def test_a_completed_road_of_another_player_is_scored_without_being_asked() -> None:
    game = table().stand(1, "meeple", 0, 0, "road").lay("base-W", 1, 0, 2)
    game.turn("base-W", -1, 0)
    assert terms(game.gained(1)) == [("road", 3)]
    assert game.gained(0) == []


@pytest.mark.rule("CAR-024")
def test_everything_that_a_tile_completes_is_scored() -> None:
    """The new tile closes the own road to the east and Blue's city to the north."""
    game = table().lay("base-W", 1, 0, 2).lay("base-E", 0, -1, 2).lay("base-E", -1, -1, 2)
    game.stand(0, "meeple", 0, 0, "road").stand(1, "meeple", -1, -1, "city")
    game.turn("base-L", -1, 0)
    assert terms(game.gained(0)) == [("road", 3)]
    assert terms(game.gained(1)) == [("city", 4)]


@pytest.mark.rule("CAR-025")
def test_whoever_has_no_meeple_left_is_not_asked_for_one() -> None:
    game = table().supply(0, meeple=0).draw("base-U", 1, 0)
    assert game.due() == (tischlein.CHANCE,) and game.state.turn == 1


@pytest.mark.rule("CAR-025")
def test_without_a_normal_meeple_left_only_the_big_one_can_be_placed() -> None:
    game = table(elements=("big_meeple",), farmers=False).supply(0, meeple=0).draw("base-U", 1, 0)
    game.offers(0, game.put("big", "road"), ("pass",))
    game.refuses(0, game.put("meeple", "road"), rule="CAR-025")


@pytest.mark.rule("CAR-280")
@pytest.mark.parametrize("element", [element for element in ALL if element != "river"])
def test_an_ordinary_tile_makes_an_ordinary_turn_whatever_is_in_play(element: str) -> None:
    """The tile has no sign of an expansion, and no figure of one can be placed on it (the big meeple is elsewhere)."""
    plain, game = table(), table(elements=(element,)).supply(0, big=0)
    for each in (plain, game):
        each.lay("base-W", 1, 0, 2).chance("base-W")
    assert game.offered(0) == plain.offered(0)
    for each in (plain, game):
        each.play(0, ("place", -1, 0, 0))
    assert game.offered(0) == plain.offered(0)
    for each in (plain, game):
        each.play(0, each.put("meeple", "road", "E"))
    assert terms(game.gained(0)) == terms(plain.gained(0)) == [("road", 3)]
    assert game.due() == (tischlein.CHANCE,) and game.state.turn == 1
