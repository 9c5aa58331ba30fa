"""The Messages: two scoring figures, dark spaces, and who gets a message when. What the eight messages do: see test_message_tiles."""

from __future__ import annotations

import pytest

from tests.games.carcassonne.table import PASS, Table, before_a_message, table, terms
from tischlein import CHANCE
from tischlein.core.decision import Action
from tischlein.games.carcassonne.game import GAME

ACT: Action = ("message", "act")
SEAL: Action = ("message", "points")
MEEPLE: Action = ("move", "meeple")
MESSENGER: Action = ("move", "messenger")


def closes_the_road(game: Table) -> Table:
    """Seat 0 closes the road of `before_a_message` and places no figure: 3 points."""
    return game.draw("base-W", -1, 0).play(0, PASS)


def draws_a_tile(game: Table) -> bool:
    """Whether the next thing is a land tile, and not a message."""
    return game.due() == (CHANCE,) and game.state.chance.stream == "tiles"


def draws_a_message(game: Table) -> bool:
    return game.due() == (CHANCE,) and game.state.chance.stream == "messages"


# ---------------------------------------------------------------------- two scoring figures


@pytest.mark.rule("CAR-600", "CAR-601")
def test_eight_messages_lie_ready_and_both_scoring_figures_of_everybody_stand_on_space_0() -> None:
    game = table(players=3, elements=("messages",))
    assert game.state.view(None)["messages"] == {"unseen": 8, "seen": []}
    assert game.state.view(None)["track"] == [[0, 0], [0, 0], [0, 0]]
    assert sorted(GAME.material(game.state.setup)["messages"]) == ["1", "2", "3", "4", "5", "6", "7", "8"]
    assert table().state.view(None)["messages"] is None


@pytest.mark.rule("CAR-601")
def test_the_stack_of_messages_is_shuffled() -> None:
    """The first message is any of the eight, all equally likely."""
    game = closes_the_road(before_a_message())
    assert game.state.chance.outcomes() == [(number, 1) for number in range(1, 9)]


@pytest.mark.rule("CAR-602", "CAR-603")
@pytest.mark.parametrize(("action", "track"), [(MEEPLE, [9, 12]), (MESSENGER, [6, 15])])
def test_whoever_gets_points_moves_one_scoring_figure_by_all_of_them(action: Action, track: list[int]) -> None:
    """3 points: the scoring meeple from 6 to 9, or the messenger from 12 to 15. There is no third way: points are not split."""
    game = closes_the_road(before_a_message().on_track(0, 6, messenger=12))
    game.offers(0, MEEPLE, MESSENGER)
    game.play(0, action)
    assert terms(game.gained(0)) == [("road", 3)]
    assert game.state.view(None)["track"][0] == track
    assert game.points(0) == 21


@pytest.mark.rule("CAR-602")
def test_a_player_who_gets_points_in_the_turn_of_another_chooses_the_figure_too() -> None:
    game = table(elements=("messages",)).lay("base-W", 1, 0).stand(1, "meeple", 0, 0, "road").on_track(1, 6, messenger=12)
    closes_the_road(game).offers(1, MEEPLE, MESSENGER)
    game.play(1, MESSENGER)
    assert game.state.view(None)["track"] == [[0, 0], [6, 15]]


@pytest.mark.rule("CAR-602")
def test_the_figures_may_be_chosen_anew_for_each_scoring() -> None:
    """A road and a city are completed by one tile: the road moves the meeple, the city the messenger."""
    game = before_a_message().on_track(0, 6, messenger=12)
    game.lay("base-E", -1, -1, 2).stand(0, "meeple", -1, -1, "city")  # open to the south
    game.draw("base-L", -1, 0).play(0, PASS, ("score", 0, 0, 1), MEEPLE, MESSENGER)
    assert terms(game.gained(0)) == [("road", 3), ("city", 4)]
    assert game.state.view(None)["track"][0] == [9, 16]


@pytest.mark.rule("CAR-600")
def test_the_messenger_is_no_meeple_and_never_comes_onto_the_land() -> None:
    game = table(elements=("messages",)).supply(0, meeple=0).draw("base-W", -1, 0)
    assert draws_a_tile(game), "without meeples in the supply there is nothing to place"


# ---------------------------------------------------------------------- who gets a message


@pytest.mark.rule("CAR-604")
@pytest.mark.parametrize("start", [2, 7, 12, 17, 22, 27, 32, 37, 42, 47, 52, 97])
def test_a_scoring_figure_that_ends_on_a_dark_space_brings_a_message(start: int) -> None:
    """3 points to 5, 10, 15 ... 45, and to space 0 after a lap."""
    assert draws_a_message(closes_the_road(before_a_message().on_track(0, start, messenger=start)))


@pytest.mark.rule("CAR-604")
@pytest.mark.parametrize("start", [0, 1, 3, 4, 5, 10, 46, 48, 49])
def test_leaving_or_passing_a_dark_space_brings_no_message(start: int) -> None:
    assert draws_a_tile(closes_the_road(before_a_message().on_track(0, start, messenger=start)))


@pytest.mark.rule("CAR-604")
@pytest.mark.parametrize(("action", "comes"), [(MEEPLE, False), (MESSENGER, True)])
def test_the_messenger_on_a_dark_space_brings_a_message_and_a_resting_figure_does_not(action: Action, comes: bool) -> None:
    """The scoring meeple stands on the dark space 10 already; only where a move ends counts."""
    game = closes_the_road(before_a_message().on_track(0, 10, messenger=12)).play(0, action)
    assert draws_a_message(game) is comes


@pytest.mark.rule("CAR-604")
def test_a_figure_of_another_player_on_the_dark_space_makes_no_difference() -> None:
    assert draws_a_message(closes_the_road(before_a_message().on_track(1, 5, messenger=5)))


@pytest.mark.rule("CAR-604")
def test_without_the_messages_dark_spaces_mean_nothing() -> None:
    game = table().lay("base-W", 1, 0).stand(0, "meeple", 0, 0, "road").on_track(0, 2)
    assert draws_a_tile(closes_the_road(game))


@pytest.mark.rule("CAR-604")
def test_an_award_of_no_points_moves_no_figure_and_brings_no_message() -> None:
    """The scoring meeple stays on the dark space 5: the smallest road has an inn and is worth nothing."""
    game = before_a_message(elements=("inns",)).lay("inns-B", 10, 0).stand(0, "meeple", 10, 0, "road").gets_message(1).play(0, ACT)
    assert terms(game.gained(0)) == [("message", 0)]
    assert draws_a_tile(game)


@pytest.mark.rule("CAR-607")
def test_landing_on_a_dark_space_in_the_turn_of_another_brings_no_message() -> None:
    """Blue's road is closed by you: blue goes from 2 to 5, and neither of you gets a message, now or in blue's turn."""
    game = table(elements=("messages",)).lay("base-W", 1, 0).stand(1, "meeple", 0, 0, "road").on_track(1, 2, messenger=2)
    closes_the_road(game)
    assert terms(game.gained(1)) == [("road", 3)]
    assert draws_a_tile(game)
    game.turn("base-U", 2, 0)
    assert draws_a_tile(game)


@pytest.mark.rule("CAR-607")
def test_if_both_players_of_a_road_land_on_dark_spaces_only_the_active_one_gets_a_message() -> None:
    game = before_a_message().stand(1, "meeple", 1, 0, "road", "W").on_track(1, 7, messenger=7)
    closes_the_road(game)
    assert terms(game.gained(0)) == terms(game.gained(1)) == [("road", 3)]
    game.chance(6)
    game.offers(0, SEAL)
    game.play(0, SEAL, MEEPLE)
    assert draws_a_tile(game) and game.state.turn == 1


def road_and_city() -> Table:
    """One tile, L at -1, 0, completes your road (3 points) and your city (4 points)."""
    game = before_a_message().lay("base-E", -1, -1, 2)
    return game.stand(0, "meeple", -1, -1, "city")


ROAD: Action = ("score", 0, 0, 1)
CITY: Action = ("score", -1, -1, 0)


@pytest.mark.rule("CAR-608")
def test_a_round_of_scoring_brings_one_message_even_if_both_figures_land_on_dark_spaces() -> None:
    """The road brings the meeple from 2 to 5, the city the messenger from 6 to 10: one message, and after it the next player."""
    game = road_and_city().on_track(0, 2, messenger=6)
    game.draw("base-L", -1, 0).play(0, PASS, ROAD, MEEPLE, MESSENGER)
    assert game.state.view(None)["track"][0] == [5, 10]
    game.chance(7).play(0, SEAL, MEEPLE)
    assert draws_a_tile(game) and game.state.turn == 1


@pytest.mark.rule("CAR-604", "CAR-608")
def test_a_dark_space_counts_even_if_the_same_figure_moves_on_in_this_round() -> None:
    """2 to 5 by the road, 5 to 9 by the city: the first move has ended on a dark space. The message comes after both scorings."""
    game = road_and_city().draw("base-L", -1, 0).play(0, PASS, ROAD, MEEPLE)
    assert game.points(0) == 4 + 3 + 4
    assert draws_a_message(game)


def test_the_active_player_chooses_which_feature_is_scored_first() -> None:
    """With one figure, city first means 2, 6, 9: no message. (Road first means 2, 5, 9: see above.)"""
    game = road_and_city().draw("base-L", -1, 0).play(0, PASS)
    game.offers(0, ROAD, CITY)
    game.play(0, CITY, MEEPLE)
    assert terms(game.gained(0)) == [("city", 4), ("road", 3)]
    assert draws_a_tile(game)


def test_the_active_player_chooses_the_order_of_features_of_others_too() -> None:
    game = table(elements=("messages",)).lay("base-W", 1, 0).stand(1, "meeple", 0, 0, "road")
    game.lay("base-E", -1, -1, 2).stand(1, "meeple", -1, -1, "city")
    game.draw("base-L", -1, 0).play(0, PASS)
    game.offers(0, ROAD, CITY)


# ---------------------------------------------------------------------- what becomes of it


@pytest.mark.rule("CAR-605")
def test_the_seal_of_a_message_brings_two_points_to_one_figure() -> None:
    game = before_a_message().gets_message(8).play(0, SEAL, MESSENGER)
    assert terms(game.gained(0)) == [("message", 2)]
    assert game.state.view(None)["track"][0] == [5, 4]


@pytest.mark.rule("CAR-605", "CAR-610")
def test_a_message_offers_its_action_or_two_points_and_nothing_else() -> None:
    game = before_a_message().lay("base-U", 10, 0).stand(0, "meeple", 10, 0, "road").gets_message(1)
    game.offers(0, ACT, SEAL)
    assert draws_a_tile(game.play(0, ACT, MEEPLE)), "one of the two, not both"


@pytest.mark.rule("CAR-610")
@pytest.mark.parametrize("number", [1, 2, 3, 5, 6, 7, 8])
def test_a_message_whose_action_is_impossible_leaves_the_two_points(number: int) -> None:
    """No figure of yours is left on the land, so only the seal remains, and it must be taken."""
    before_a_message().gets_message(number).offers(0, SEAL)


@pytest.mark.rule("CAR-606")
def test_a_used_message_goes_under_the_stack() -> None:
    """It is not drawn again as long as there are others above it, and everybody has seen that it is the last one now."""
    game = before_a_message().gets_message(5).play(0, SEAL, MEEPLE)
    assert game.state.view(None)["messages"] == {"unseen": 7, "seen": [5]}
    game.stand(1, "meeple", -1, 0, "road", "W").on_track(1, 3, messenger=3)
    game.turn("base-W", -2, 0)
    assert game.state.chance.outcomes() == [(number, 1) for number in (1, 2, 3, 4, 6, 7, 8)]


@pytest.mark.rule("CAR-606")
def test_once_all_eight_were_seen_they_come_round_in_the_same_order() -> None:
    """A chain of crossings: every turn closes a road of the active player and brings a message; the last two by no chance at all."""
    order = [4, 7, 2, 8, 1, 6, 3, 5]
    crossings = ["base-W", "base-W", "base-W", "base-X", "base-L", "base-L", "base-L", "inns-I", "trade-J", "inns-C"]
    game = table(elements=("messages", "inns", "traders")).lay("base-W", -1, 0)
    shown = []
    for x, tile in enumerate(crossings):
        seat = game.state.turn
        worth = 3 if x == 0 else 4 if tile == "inns-C" else 2
        game.stand(seat, "meeple", x, 0, "road", "E").on_track(seat, 10 - worth, messenger=10 - worth)
        game.turn(tile, x + 1, 0)
        if x < 8:
            game.chance(order[x])
        shown.append(game.state.decision(seat).prompt.args["message"].args["number"])
        game.play(seat, SEAL, MEEPLE)
    assert shown == [*order, 4, 7]


@pytest.mark.rule("CAR-609")
def test_the_points_of_a_message_can_bring_another_message_in_the_same_turn() -> None:
    """The road brings the meeple from 2 to 5; the seal of the message brings the messenger from 3 to 5; the next seal nothing more."""
    game = before_a_message().on_track(0, 2, messenger=3).draw("base-W", -1, 0).play(0, PASS, MEEPLE)
    game.chance(6).play(0, SEAL, MESSENGER)
    assert draws_a_message(game) and game.state.turn == 0
    game.chance(7).play(0, SEAL)
    assert draws_a_tile(game) and game.state.turn == 1


@pytest.mark.rule("CAR-606", "CAR-609")
def test_a_message_lies_under_the_stack_before_the_next_one_is_drawn() -> None:
    """It goes there when its points are taken; the message that these points bring is another one, and goes under the stack after it."""
    game = before_a_message().on_track(0, 2, messenger=3).draw("base-W", -1, 0).play(0, PASS, MEEPLE)
    game.chance(6).play(0, SEAL, MESSENGER)
    assert game.state.view(None)["messages"]["seen"] == [6]
    game.chance(7).play(0, SEAL)
    assert game.state.view(None)["messages"]["seen"] == [6, 7]


# ---------------------------------------------------------------------- the end of the game


@pytest.mark.rule("CAR-630")
def test_before_the_final_scoring_the_points_of_both_figures_are_added_up() -> None:
    """30 and 28 with the two figures, 2 for an incomplete road: 60 points, more than blue's 59 with one figure."""
    game = table(elements=("messages",)).on_track(0, 30, messenger=28).on_track(1, 59).stack("base-U").draw("base-U", 1, 0)
    game.play(0, game.put("meeple", "road"))
    assert game.state.result is not None
    assert game.state.result.points == (60, 59)
    assert game.state.result.winners == (0,)


@pytest.mark.rule("CAR-630")
def test_after_the_game_one_figure_stands_on_the_sum() -> None:
    """The other one is back in the box, so nobody is asked which of them the final scoring moves."""
    game = table(elements=("messages",)).on_track(0, 30, messenger=28).stack("base-U").draw("base-U", 1, 0)
    game.play(0, game.put("meeple", "road"))
    assert game.state.view(None)["track"][0] == [60, 0]


@pytest.mark.rule("CAR-631")
def test_there_are_no_messages_in_the_final_scoring() -> None:
    """An incomplete road of 2 tiles brings the active player from 3 to 5, and the game is over."""
    game = table(elements=("messages",)).on_track(0, 3, messenger=0).stack("base-U").draw("base-U", 1, 0)
    game.play(0, game.put("meeple", "road"))
    assert terms(game.gained(0)) == [("road", 2)]
    assert game.due() == ()
    assert game.state.view(None)["messages"] == {"unseen": 8, "seen": []}


@pytest.mark.rule("CAR-631")
def test_a_message_of_the_last_turn_is_carried_out_before_the_final_scoring() -> None:
    game = before_a_message().stack("base-W").gets_message(6)
    game.offers(0, SEAL)
    game.play(0, SEAL, MEEPLE)
    assert game.due() == () and game.points(0) == 4 + 3 + 2


# ---------------------------------------------------------------------- with other parts of the game


@pytest.mark.rule("CAR-636")
def test_each_part_of_a_double_turn_can_bring_messages() -> None:
    """The first tile closes the road with the builder, the second one another road; both times you land on a dark space."""
    game = before_a_message(elements=("builder",)).stand(0, "builder", 0, 0, "road")
    game.lay("base-W", 10, 0).lay("base-U", 11, 0).stand(0, "meeple", 11, 0, "road")
    game.gets_message(6).play(0, SEAL, MEEPLE)
    assert game.state.turn == 0 and game.state.part == 2
    game.on_track(0, 7, messenger=7).turn("base-W", 12, 0)
    game.chance(2).play(0, SEAL, MEEPLE)
    assert game.state.turn == 1
    assert game.state.view(None)["messages"]["seen"] == [6, 2]


def robbed(active: int) -> Table:
    """Blue's road of 3 tiles lacks one, and your robber stands on space 4 with blue: 2 of the 3 points bring you from 3 to 5."""
    game = table(elements=("messages", "robbers")).begins(active).lay("base-W", 1, 0).stand(1, "meeple", 0, 0, "road")
    game.on_track(0, 3, messenger=3).on_track(1, 4, messenger=4).robber_on(0, 4)
    game.draw("base-W", -1, 0).play(active, PASS)
    assert terms(game.gained(0)) == [("robbed", 2)]
    return game


@pytest.mark.rule("CAR-637")
def test_robbed_points_in_the_own_turn_can_bring_a_message() -> None:
    game = robbed(active=0)
    assert draws_a_message(game)
    game.chance(1).offers(0, SEAL)


@pytest.mark.rule("CAR-607", "CAR-637")
def test_robbed_points_in_the_turn_of_another_bring_no_message() -> None:
    assert draws_a_tile(robbed(active=1))


@pytest.mark.rule("CAR-604")
def test_the_abbot_taken_back_onto_a_dark_space_brings_a_message() -> None:
    """His garden has 3 tiles around it: 4 points, from 1 to 5. The message comes after the scoring."""
    game = table(elements=("messages", "abbot")).lay("base-Eg", 0, 1, 2).stand(0, "abbot", 0, 1, "garden").on_track(0, 1, messenger=1)
    game.lay("base-E", 1, 1, 2).draw("base-U", 1, 0)
    game.play(0, ("recall",))
    assert terms(game.gained(0)) == [("garden", 4)]
    assert draws_a_message(game)


@pytest.mark.rule("CAR-608")
def test_the_abbot_and_a_completed_road_bring_one_message_together() -> None:
    """Both happen before the message is due, each with a figure of its own: 2 to 5 and 1 to 5."""
    game = before_a_message(elements=("abbot",)).lay("base-Eg", 0, 1, 2).stand(0, "abbot", 0, 1, "garden").on_track(0, 2, messenger=1)
    game.draw("base-W", -1, 0).play(0, ("recall",), MESSENGER, MEEPLE)
    assert terms(game.gained(0)) == [("garden", 4), ("road", 3)]
    game.chance(1).play(0, SEAL)
    assert draws_a_tile(game) and game.state.turn == 1
