"""The end of a game with expansions: in which order everything is counted, and what does not happen any more."""

from __future__ import annotations

import pytest

from tests.games.carcassonne.table import Table, table, terms


def about_to_end() -> Table:
    """You and blue before the last tile, with a bit of everything."""
    game = table(2, ["messages", "robbers", "gold", "traders", "abbot"]).lay("base-B", 0, 1).on_track(0, 30, 12).on_track(1, 40, 4)
    game.stand(0, "meeple", 0, 0, "road").stand(0, "meeple", 0, 0, "city").stand(1, "abbot", 0, 1, "monastery")
    game.stand(1, "meeple", 0, 0, "field", "SSW").robber_on(0, 4).robber_on(1, 12)
    game.gold_at(0, 0, 2).owns_bars(0, 4).owns_bars(1, 2).owns_goods(3, 0, 0, 1, 1, 0)
    return game.stack("base-U")


@pytest.mark.rule("CAR-1250")
def test_robbers_then_features_then_goods_then_gold() -> None:
    game = about_to_end()
    game.turn("base-U", 1, 0)
    counted = [event.message.key.removeprefix("term-") for event in game.events if event.points]
    assert counted == ["robber", "robber", "road", "city", "monastery", "goods", "goods", "gold", "gold"]
    assert terms(game.gained(0)) == [("robber", 3), ("road", 2), ("city", 1), ("goods", 10), ("gold", 8)]
    assert terms(game.gained(1)) == [("robber", 3), ("monastery", 3), ("meadow", 0), ("goods", 10), ("gold", 2)]


@pytest.mark.rule("CAR-1250")
def test_the_points_of_both_scoring_figures_are_added_up() -> None:
    """You had 30 and 12, blue 40 and 4; then come the points of the end."""
    game = about_to_end()
    game.turn("base-U", 1, 0)
    assert game.state.result is not None
    assert game.state.result.points == (30 + 12 + 24, 40 + 4 + 18)
    assert game.state.result.winners == (0,)


@pytest.mark.rule("CAR-1250")
def test_in_the_end_robbers_and_meeples_are_back_and_the_gold_on_tiles_is_in_the_box() -> None:
    """And nobody has got the two bars that lay on the tile of your road."""
    game = about_to_end()
    game.turn("base-U", 1, 0)
    view = game.state.view(None)
    assert view["robbers"] == [None, None]
    assert view["figures"] == []
    assert view["gold"] == []
    assert view["bars"] == [4, 2]
    assert game.left(0) == 7 and game.left(1) == 7 and game.left(1, "abbot") == 1


@pytest.mark.rule("CAR-1251")
def test_the_final_scoring_brings_no_message_and_nothing_is_robbed() -> None:
    """You come from 12 to 15, a dark space, and leave a space where blue's robber stands: the game is over all the same."""
    game = table(2, ["messages", "robbers"]).lay("base-U", 1, 0).stand(0, "meeple", 0, 0, "road").on_track(0, 12, 12).robber_on(1, 12)
    game.stack("base-U").turn("base-U", 2, 0)
    assert game.due() == ()
    assert terms(game.gained(0)) == [("road", 3)]
    assert terms(game.gained(1)) == [("robber", 3)]
    assert game.state.view(None)["messages"] == {"unseen": 8, "seen": []}


@pytest.mark.rule("CAR-1251")
def test_the_last_turn_itself_is_a_turn_like_any_other() -> None:
    """Its points are robbed and bring a message; the final scoring begins when that is done."""
    game = table(2, ["messages", "robbers"]).lay("base-W", -1, 0).stand(0, "meeple", 0, 0, "road").on_track(0, 2, 2).robber_on(1, 2)
    game.stack("base-W").turn("base-W", 1, 0, 2)
    assert terms(game.gained(1)) == [("robbed", 2)]
    game.chance(6)
    game.offers(0, ("message", "points"))
    game.play(0, ("message", "points"), ("move", "meeple"))
    assert game.due() == ()
    assert game.points(0) == 2 + 2 + 3 + 2
    assert game.points(1) == 2, "the robber has gone home, and brings no 3 points"
