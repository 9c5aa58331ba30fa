"""The overview of a turn with all expansions: what comes before what, and which figures are meeples."""

from __future__ import annotations

import pytest

import tischlein
from tests.games.carcassonne.table import PASS, Table, table, terms
from tischlein.core.decision import Action

CROSSING = "base-W"
MAGE: Action = ("magic", "mage")
WITCH: Action = ("magic", "witch")


def verbs(game: Table) -> set[str]:
    """What can be done now."""
    return {action[0] for action in game.offered(game.due()[0])}


# ---------------------------------------------------------------------- step 1


@pytest.mark.rule("CAR-1200")
def test_gold_comes_before_mage_and_witch_and_both_before_the_meeple() -> None:
    """A gold tile that brings mage and witch together: bars, then magic, then a figure."""
    game = table(2, ["gold", "magic"]).lay("base-U", 2, 0).enchant("mage", 0, 0, "road").enchant("witch", 2, 0, "road")
    game.draw("gold-F", 1, 0)
    assert verbs(game) == {"gold"}
    game.play(0, ("gold", 0, 0))
    assert verbs(game) == {"magic"}
    game.play(0, MAGE)
    game.play(0, ("stand", 0, 0, game.number(0, 0, "city")))
    assert verbs(game) == {"put", "pass"}


@pytest.mark.rule("CAR-1200")
def test_mage_and_witch_come_before_the_robbers_and_both_before_the_meeple() -> None:
    """A robber tile that brings mage and witch together: magic, then robbers, then a figure."""
    game = table(2, ["magic", "robbers"]).lay("base-U", 2, 0).enchant("mage", 0, 0, "road").enchant("witch", 2, 0, "road")
    game.draw("rob-F", 1, 0, 1)
    assert verbs(game) == {"magic"}
    game.play(0, WITCH)
    game.play(0, ("stand", 0, 0, game.number(0, 0, "city")))
    assert verbs(game) == {"robber", "pass"}
    game.play(0, PASS).play(1, PASS)
    assert verbs(game) == {"put", "pass"}


# ---------------------------------------------------------------------- step 2


def everything_to_choose_from() -> Table:
    """You have a highwayman on the road, a farmer below it and an abbot in a monastery, and place a tile with a flying machine."""
    game = table(2, ["abbot", "big_meeple", "builder", "pig", "flying"]).lay("base-B", 0, 1).stand(0, "abbot", 0, 1, "monastery")
    game.stand(0, "meeple", 0, 0, "road").stand(0, "meeple", 0, 0, "field", "SSW")
    return game.draw("fly-B", 1, 0)


@pytest.mark.rule("CAR-1201")
def test_step_2_is_one_of_these_things() -> None:
    """A figure on the free meadow, the builder on the road, the pig on the own meadow, a flight, the abbot's return, or nothing."""
    game = everything_to_choose_from()
    game.offers(
        0,
        game.put("meeple", "field", "NNW"),
        game.put("big", "field", "NNW"),
        game.put("builder", "road"),
        game.put("pig", "field", "SSW"),
        ("fly", "meeple"),
        ("fly", "big"),
        ("recall",),
        PASS,
    )


@pytest.mark.rule("CAR-1201")
@pytest.mark.parametrize("what", ["meeple", "big", "builder", "pig", "recall", "pass"])
def test_step_2_is_only_one_of_them(what: str) -> None:
    game = everything_to_choose_from()
    actions: dict[str, Action] = {
        "meeple": game.put("meeple", "field", "NNW"),
        "big": game.put("big", "field", "NNW"),
        "builder": game.put("builder", "road"),
        "pig": game.put("pig", "field", "SSW"),
        "recall": ("recall",),
        "pass": PASS,
    }
    game.play(0, actions[what])
    assert game.due() == (tischlein.CHANCE,)
    assert game.state.turn == 1


@pytest.mark.rule("CAR-1201")
def test_whoever_flies_places_no_other_figure() -> None:
    game = everything_to_choose_from().play(0, ("fly", "big")).chance(1)
    game.play(0, game.offered(0)[0])
    assert game.state.turn == 1
    assert game.figures(0, "big") == 1
    assert game.figures(0) == 2


@pytest.mark.rule("CAR-1201")
def test_an_abbot_may_be_placed_instead_of_a_meeple() -> None:
    game = table(2, ["abbot", "big_meeple"]).draw("base-B", 0, 1)
    for figure in ("meeple", "big", "abbot"):
        assert game.put(figure, "monastery") in game.offered(0)


@pytest.mark.rule("CAR-1202")
def test_after_the_figure_comes_the_new_ferry_and_then_other_ferries() -> None:
    """Your road lies between two lakes. It is scored only when both ferries lie: it ends at two piers then."""
    game = table(2, ["ferries"]).lay("ferry-2", -1, 0).ferry_at(-1, 0, "E", "S").stand(0, "meeple", 0, 0, "road")
    game.draw("ferry-2", 1, 0)
    assert verbs(game) == {"put", "pass"}
    game.play(0, PASS)
    assert verbs(game) == {"ferry"}, "the new one must be laid"
    game.play(0, ("ferry", game.number(1, 0, "road", "S"), game.number(1, 0, "road", "E")))
    assert verbs(game) == {"ferry", "keep"}, "the other one may be laid anew"
    assert game.points(0) == 0
    game.play(0, ("ferry", game.number(-1, 0, "road", "W"), game.number(-1, 0, "road", "S")))
    assert terms(game.gained(0)) == [("road", 3)]


# ---------------------------------------------------------------------- step 3


@pytest.mark.rule("CAR-1203")
def test_each_scoring_moves_the_scoring_meeple_or_the_messenger() -> None:
    """You complete two roads of yours: 3 points with one figure, 5 with the other one. Blue's turn follows."""
    game = table(2, ["messages"]).bare("base-U").lay(CROSSING, -1, 0).lay("base-U", 2, 0).lay("base-U", 3, 0).lay("base-U", 4, 0)
    game.lay(CROSSING, 5, 0, 2).stand(0, "meeple", 0, 0, "road").stand(0, "meeple", 3, 0, "road").on_track(0, 10, 21)
    game.draw(CROSSING, 1, 0).play(0, PASS)
    assert verbs(game) == {"score"}
    game.play(0, ("score", 0, 0, 0))
    game.offers(0, ("move", "meeple"), ("move", "messenger"))
    game.play(0, ("move", "meeple"))
    assert game.state.track[:2] == [13, 21]
    game.play(0, ("move", "messenger"))
    assert game.state.track[:2] == [13, 26]
    assert game.state.turn == 1


def shared_road(*elements: str) -> Table:
    """A road on which everybody has a meeple is completed by Blue, the second of three."""
    game = table(3, elements).bare("base-U").lay(CROSSING, -1, 0).lay("base-U", 1, 0).lay("base-U", 2, 0)
    for seat in range(3):
        game.stand(seat, "meeple", seat, 0, "road")
    return game.begins(1)


@pytest.mark.rule("CAR-1203")
def test_those_who_share_a_feature_move_in_turn_order_beginning_with_the_active_player() -> None:
    game = shared_road("messages")
    for seat in range(3):
        game.on_track(seat, 10, 21)
    game.draw(CROSSING, 3, 0).play(1, PASS)
    asked: list[int] = []
    while verbs(game) == {"move"}:
        asked += game.due()
        game.play(game.due()[0], ("move", "meeple"))
    assert asked == [1, 2, 0]


@pytest.mark.rule("CAR-1203")
def test_those_who_share_a_feature_are_told_of_it_in_turn_order() -> None:
    game = shared_road().turn(CROSSING, 3, 0)
    assert [event.seat for event in game.events if event.points] == [1, 2, 0]


@pytest.mark.rule("CAR-1203")
def test_everything_that_is_completed_is_scored() -> None:
    """A tile that completes a road and a city at once, of different players."""
    game = table(2).bare("base-P").lay("base-E", -1, 0, 1).lay("base-N", 0, -1, 2).lay("base-N", 1, -1, 3).lay(CROSSING, 0, 1, 1)
    game.stand(0, "meeple", 0, 0, "road").stand(1, "meeple", 0, 0, "city")
    game.turn("base-L", 1, 0)
    assert terms(game.gained(0)) == [("road", 3)]
    assert terms(game.gained(1)) == [("city", 10)]


# ---------------------------------------------------------------------- step 4


def crop_circle_completes_your_road() -> Table:
    """Your road of 5 tiles ends at a new crop circle. It brings 5 points, a message for them, a bar of gold, and blue's robber robs you.

    Blue's farmer will be concerned by the crop circle.
    """
    game = table(2, ["gold", "messages", "robbers", "crop_circles"]).lay(CROSSING, -1, 0).lay("base-U", 1, 0).lay("base-U", 2, 0)
    game.stand(0, "meeple", 0, 0, "road").stand(1, "meeple", 0, 0, "field", "SSW").gold_at(0, 0).robber_on(1, 0).on_track(1, 21, 21)
    return game.draw("crop-4", 3, 0).play(0, PASS)


@pytest.mark.rule("CAR-1204")
def test_gold_is_given_out_before_the_message() -> None:
    game = crop_circle_completes_your_road()
    assert game.due() == (tischlein.CHANCE,), "a message is drawn"
    assert game.state.view(None)["bars"] == [1, 0]


@pytest.mark.rule("CAR-1204")
def test_the_crop_circle_comes_after_the_message_and_after_the_robbers() -> None:
    game = crop_circle_completes_your_road().chance(6)
    assert verbs(game) == {"message"}
    game.play(0, ("message", "points"), ("move", "messenger"))
    assert verbs(game) == {"crop"}
    assert game.state.view(None)["robbers"] == [None, None]
    game.play(0, ("crop", "remove"))
    assert game.due() == (1,)


@pytest.mark.rule("CAR-1204")
def test_a_choice_of_gold_is_made_before_the_message_is_drawn() -> None:
    """Your road and blue's city, completed by one tile, share a bar; each has another one."""
    game = table(2, ["gold", "messages"]).bare("base-P").lay("base-E", -1, 0, 1).lay("base-N", 0, -1, 2).lay("base-N", 1, -1, 3)
    game.lay(CROSSING, 0, 1, 1).stand(0, "meeple", 0, 0, "road").stand(1, "meeple", 0, 0, "city").on_track(0, 2, 2)
    game.gold_at(0, 0).gold_at(0, 1).gold_at(-1, 0).draw("base-L", 1, 0).play(0, PASS)
    game.play(0, ("score", 0, 0, game.number(0, 0, "city")))
    assert game.points(0) == 2 + 3 + 2, "you have arrived on the dark space 5"
    assert verbs(game) == {"take"}
    game.play(0, ("take", 0, 0))
    assert game.due() == (tischlein.CHANCE,)
    game.chance(1)
    assert verbs(game) == {"message"}


@pytest.mark.rule("CAR-1204")
def test_robbers_are_taken_back_only_after_the_message() -> None:
    """Blue's robber has robbed you. While you carry out the message he is still on the track: when its extra tile brings robbers, blue
    has none at hand."""
    game = crop_circle_completes_your_road().chance(4).play(0, ("message", "act"))
    game.draw("rob-A", -1, 1, 1).play(0, PASS)
    assert game.due() == (0,)


# ---------------------------------------------------------------------- which figures are meeples


def all_five_figures() -> Table:
    """Your road of 5 is complete, and brings a message. You have a figure of each kind elsewhere."""
    game = table(2, ["messages", "abbot", "big_meeple", "builder", "pig"]).lay(CROSSING, -1, 0).lay("base-U", 1, 0).lay("base-U", 2, 0)
    game.lay("base-B", 0, 1).stand(0, "meeple", 0, 0, "road").stand(0, "abbot", 0, 1, "monastery")
    game.stand(0, "big", 0, 0, "city").stand(0, "builder", 0, 0, "city")
    game.stand(0, "meeple", 0, 0, "field", "SSW").stand(0, "pig", 0, 0, "field", "SSW")
    return game.turn(CROSSING, 3, 0, 2)


@pytest.mark.rule("CAR-1205")
def test_meeple_big_meeple_and_abbot_are_meeples_builder_and_pig_are_not() -> None:
    """A message lets you take back a meeple."""
    game = all_five_figures().chance(8).play(0, ("message", "act"))
    assert {action[4] for action in game.offered(0)} == {"meeple", "big", "abbot"}
    assert len(game.offered(0)) == 3


@pytest.mark.rule("CAR-1205")
@pytest.mark.parametrize("message", [6, 7])
def test_builder_and_pig_count_neither_as_knight_nor_as_farmer(message: int) -> None:
    """2 points for the one knight, or the one farmer."""
    game = all_five_figures().chance(message).play(0, ("message", "act"), ("move", "meeple"))
    assert terms(game.gained(0)) == [("message", 2)]


@pytest.mark.rule("CAR-1205")
def test_builder_and_pig_count_for_no_majority() -> None:
    """Blue has one meeple on the road and you one with a builder: you share."""
    game = table(2, ["builder"]).lay(CROSSING, -1, 0).lay("base-U", 1, 0)
    game.stand(0, "meeple", 0, 0, "road").stand(0, "builder", 0, 0, "road").stand(1, "meeple", 1, 0, "road").begins(1)
    game.turn(CROSSING, 2, 0, 2)
    assert (game.points(0), game.points(1)) == (4, 4)


@pytest.mark.rule("CAR-1205")
def test_mage_witch_ferries_and_bars_on_tiles_belong_to_nobody() -> None:
    """None of them has an owner, none is in a supply, and none keeps anybody from placing a meeple."""
    game = table(2, ["magic", "ferries", "gold"]).lay("ferry-2", 1, 0).ferry_at(1, 0, "W", "E").gold_at(0, 0)
    game.enchant("mage", 0, 0, "road").enchant("witch", 0, 0, "city")
    view = game.state.view(None)
    for thing in (view["mage"], view["witch"], *view["ferries"], *view["gold"]):
        assert "seat" not in thing
    assert view["figures"] == []
    assert set(view["supply"][0]) == {"meeple", "big", "abbot", "builder", "pig"}
    game.draw("base-U", -1, 0)
    assert game.put("meeple", "road") in game.offered(0)
