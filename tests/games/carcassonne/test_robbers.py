"""The Robbers: where they are put, and how they take half of what others score."""

from __future__ import annotations

import pytest

import tischlein
from tests.games.carcassonne.table import PASS, Table, table, terms
from tischlein.core.decision import Action
from tischlein.games.carcassonne.tiles import tile_types

CROSSING = "base-W"
MEEPLE: Action = ("move", "meeple")
MESSENGER: Action = ("move", "messenger")


def robbers(game: Table) -> list[int | None]:
    """The spaces of the robbers by seat, as everybody sees them; None for a robber in the supply."""
    spaces: list[int | None] = game.state.view(None)["robbers"]
    return spaces


def points(game: Table) -> list[int]:
    return [game.points(seat) for seat in range(game.state.players)]


def road_worth(number: int, owner: int, players: int, *elements: str) -> Table:
    """A road of somebody, complete but for one crossing that will make it worth so many points."""
    game = table(players, ["robbers", *elements]).lay(CROSSING, -1, 0).stand(owner, "meeple", 0, 0, "road")
    for x in range(1, number - 2):
        game.lay("base-U", x, 0)
    return game


def close(game: Table, number: int) -> Table:
    """The active player adds that crossing."""
    return game.turn(CROSSING, number - 2, 0, 2)


def two_roads(short: int, long: int, players: int, *elements: str) -> Table:
    """Two roads that share a crossing at 1, 0, which is missing: one of 3 tiles to the west of it, one of 5 to the east."""
    game = table(players, ["robbers", *elements]).bare("base-U").lay(CROSSING, -1, 0)
    game.lay("base-U", 2, 0).lay("base-U", 3, 0).lay("base-U", 4, 0).lay(CROSSING, 5, 0, 2)
    return game.stand(short, "meeple", 0, 0, "road").stand(long, "meeple", 3, 0, "road")


SHORT: Action = ("score", 0, 0, 0)
LONG: Action = ("score", 3, 0, 0)


# ---------------------------------------------------------------------- putting robbers on the track


@pytest.mark.rule("CAR-1000")
def test_eight_tiles_and_one_robber_for_each_of_six_players() -> None:
    assert sum(kind.copies for kind in tile_types().values() if kind.robber) == 8
    game = table(6, ["robbers"])
    assert sum(number for id, number in game.state.view(None)["left"].items() if id.startswith("rob-")) == 8
    assert robbers(game) == [None] * 6
    assert robbers(table(6)) == []


@pytest.mark.rule("CAR-1001")
def test_at_the_beginning_a_robber_may_go_to_space_0_or_stay_at_home() -> None:
    game = table(2, ["robbers"]).draw("rob-A", 1, 0)
    game.offers(0, PASS, ("robber", 0))
    game.play(0, ("robber", 0))
    assert robbers(game) == [0, None]


@pytest.mark.rule("CAR-1001")
def test_a_robber_goes_only_where_somebody_else_stands() -> None:
    """Not to a space with the own scoring meeple alone. A lap of the track does not matter."""
    game = table(3, ["robbers"]).on_track(0, 3).on_track(1, 57).on_track(2, 12).draw("rob-A", 1, 0)
    game.offers(0, PASS, ("robber", 7), ("robber", 12))
    game.refuses(0, ("robber", 3))


@pytest.mark.rule("CAR-1001")
def test_a_messenger_of_somebody_else_will_do() -> None:
    game = table(2, ["robbers", "messages"]).on_track(0, 3, 4).on_track(1, 7, 12).draw("rob-A", 1, 0)
    game.offers(0, PASS, ("robber", 7), ("robber", 12))


@pytest.mark.rule("CAR-1001")
def test_a_tile_without_the_symbol_brings_no_robber() -> None:
    game = table(2, ["robbers"]).draw("base-U", 1, 0)
    assert {action[0] for action in game.offered(0)} == {"put", "pass"}


@pytest.mark.rule("CAR-1002")
def test_a_robber_on_the_track_may_be_moved_to_another_space() -> None:
    game = table(3, ["robbers"]).on_track(1, 7).on_track(2, 9).robber_on(0, 7).draw("rob-A", 1, 0)
    game.offers(0, PASS, ("robber", 9))
    game.play(0, ("robber", 9))
    assert robbers(game)[0] == 9


@pytest.mark.rule("CAR-1003")
def test_then_green_may_as_blue_and_yellow_have_no_robber_at_hand() -> None:
    """The example: you, blue, yellow, green. Afterwards it is your meeple step."""
    game = table(4, ["robbers"]).on_track(1, 7).on_track(2, 9).on_track(3, 11).robber_on(1, 9).robber_on(2, 11)
    game.draw("rob-A", 1, 0).play(0, ("robber", 7))
    game.offers(3, PASS, ("robber", 0), ("robber", 7), ("robber", 9))
    game.play(3, ("robber", 9))
    assert robbers(game) == [7, 9, 11, 9]
    assert game.put("meeple", "road") in game.offered(0)


@pytest.mark.rule("CAR-1003")
def test_only_one_other_player_may() -> None:
    """Blue does not want to; yellow and green are not asked."""
    game = table(4, ["robbers"]).draw("rob-A", 1, 0).play(0, ("robber", 0)).play(1, PASS)
    assert game.due() == (0,)
    assert robbers(game) == [0, None, None, None]


@pytest.mark.rule("CAR-1003")
def test_the_next_player_may_even_if_the_active_player_does_not() -> None:
    game = table(3, ["robbers"]).begins(2).draw("rob-A", 1, 0).play(2, PASS)
    game.play(0, ("robber", 0))
    assert robbers(game) == [0, None, None]


@pytest.mark.rule("CAR-1003")
def test_nobody_else_may_if_all_others_have_their_robbers_on_the_track() -> None:
    """They may not move them: that is for the active player."""
    game = table(3, ["robbers"]).on_track(2, 4).robber_on(1, 0).robber_on(2, 0).draw("rob-A", 1, 0).play(0, PASS)
    assert game.put("meeple", "road") in game.offered(0)


@pytest.mark.rule("CAR-1004")
def test_robbers_come_before_the_meeple_which_is_placed_as_usual() -> None:
    game = table(2, ["robbers"]).draw("rob-A", 1, 0)
    assert not game.offered(0, "put")
    game.play(0, ("robber", 0)).play(1, PASS)
    game.play(0, game.put("meeple", "road"))
    assert game.figures(0) == 1
    assert game.state.turn == 1


# ---------------------------------------------------------------------- robbing


@pytest.mark.rule("CAR-1005", "CAR-1006")
def test_you_get_5_points_and_the_blue_robber_takes_3() -> None:
    """The example: half of 5 is rounded up, you lose nothing, and the blue robber goes home."""
    game = road_worth(5, 0, 2).robber_on(1, 0).on_track(1, 20)
    close(game, 5)
    assert terms(game.gained(0)) == [("road", 5)]
    assert terms(game.gained(1)) == [("robbed", 3)]
    assert points(game) == [5, 23]
    assert robbers(game) == [None, None]


@pytest.mark.rule("CAR-1005", "CAR-1006", "CAR-1010")
def test_blue_gets_4_points_and_two_robbers_take_2_each() -> None:
    """The example: yours and green's."""
    game = road_worth(4, 1, 4).on_track(1, 10).robber_on(0, 10).robber_on(2, 10).begins(1)
    close(game, 4)
    assert points(game) == [2, 14, 2, 0]
    assert robbers(game) == [None] * 4


@pytest.mark.rule("CAR-1005")
def test_a_robber_on_another_space_takes_nothing_and_stays() -> None:
    game = road_worth(5, 0, 2).robber_on(1, 5)
    close(game, 5)
    assert points(game) == [5, 0]
    assert robbers(game) == [None, 5], "where you have arrived: he will rob the next time"


@pytest.mark.rule("CAR-1005")
def test_the_active_player_can_rob_in_the_own_turn() -> None:
    """You complete blue's road, with your robber beside blue."""
    game = road_worth(5, 1, 2).on_track(1, 10).robber_on(0, 10)
    close(game, 5)
    assert points(game) == [3, 15]


@pytest.mark.rule("CAR-1005")
def test_points_of_an_abbot_who_is_taken_back_are_robbed_too() -> None:
    """A monastery with two tiles beside it: 3 points, half of them is 2."""
    game = table(2, ["robbers", "abbot"]).lay("base-B", 0, 1).stand(0, "abbot", 0, 1, "monastery").robber_on(1, 0).on_track(1, 8)
    game.draw("base-U", 1, 0).play(0, ("recall",))
    assert points(game) == [3, 10]
    assert robbers(game) == [None, None]


@pytest.mark.rule("CAR-1005")
def test_on_the_second_lap_a_figure_is_robbed_on_its_space_of_the_track() -> None:
    """Blue has 98 points and stands on space 48; the robber there takes his share, wherever blue arrives."""
    game = road_worth(5, 1, 2).on_track(1, 98).robber_on(0, 48)
    close(game, 5)
    assert points(game) == [3, 103]


@pytest.mark.rule("CAR-1007")
def test_a_robber_beside_a_robber_who_gains_points_moves_along() -> None:
    """The example: you get 5, blue robs 3 of them, the yellow robber beside blue takes nothing and moves on with blue."""
    game = road_worth(5, 0, 3).on_track(1, 2).robber_on(1, 0).on_track(2, 30).robber_on(2, 2)
    close(game, 5)
    assert points(game) == [5, 5, 30]
    assert robbers(game) == [None, None, 5]


@pytest.mark.rule("CAR-1007", "CAR-1008")
@pytest.mark.parametrize("scorer", [0, 1])
def test_the_robber_who_moved_along_robs_whoever_scores_next(scorer: int) -> None:
    """You and blue stand with the yellow robber on space 5 then: one of you scores 4 points, and yellow gets 2."""
    game = road_worth(5, 0, 3).stand(scorer, "meeple", 0, 0, "city").on_track(1, 2).robber_on(1, 0).on_track(2, 30).robber_on(2, 2)
    close(game, 5).turn("base-E", 0, -1, 2)
    assert terms(game.gained(scorer)) == [("city", 4)]
    assert points(game)[2] == 32
    assert robbers(game) == [None, None, None]


@pytest.mark.rule("CAR-1007")
def test_a_robber_moves_along_around_the_corner_of_the_track() -> None:
    """Blue comes from space 49 to space 2 of the next lap."""
    game = road_worth(5, 0, 3).on_track(1, 49).robber_on(1, 0).on_track(2, 30).robber_on(2, 49)
    close(game, 5)
    assert points(game) == [5, 52, 30]
    assert robbers(game) == [None, None, 2]


@pytest.mark.rule("CAR-1007")
def test_a_chain_of_robbers_robs_only_once() -> None:
    """Blue robs you; yellow, beside blue, and green, beside yellow, gain nothing: yellow's figure has not moved."""
    game = road_worth(5, 0, 4).on_track(1, 2).on_track(2, 20).on_track(3, 40).robber_on(1, 0).robber_on(2, 2).robber_on(3, 20)
    close(game, 5)
    assert points(game) == [5, 5, 20, 40]
    assert robbers(game) == [None, None, 5, 20]


@pytest.mark.rule("CAR-1008")
def test_a_robber_must_take_the_next_points_however_few() -> None:
    """The 3 points of the road, and nobody is asked; of the 4 points of the city there is nothing for him any more."""
    game = road_worth(3, 0, 2).stand(0, "meeple", 0, 0, "city").robber_on(1, 0).on_track(1, 20)
    close(game, 3)
    assert points(game) == [3, 22]
    game.turn("base-E", 0, -1, 2)
    assert points(game) == [7, 22]


@pytest.mark.rule("CAR-1009")
@pytest.mark.parametrize(("of", "half"), [(3, 2), (5, 3)])
def test_if_two_figures_leave_his_space_in_one_turn_the_owner_chooses(of: int, half: int) -> None:
    """Blue gets 3 and green 5, both from the space of your robber. He robs one of them, and goes home."""
    game = two_roads(1, 2, 3).on_track(0, 20).robber_on(0, 0).draw(CROSSING, 1, 0).play(0, PASS, SHORT)
    game.offers(0, ("rob", 3), ("rob", 5))
    game.play(0, ("rob", of))
    assert terms(game.gained(0)) == [("robbed", half)]
    assert points(game) == [20 + half, 3, 5]
    assert robbers(game) == [None, None, None]


@pytest.mark.rule("CAR-1009")
def test_it_is_the_owner_of_the_robber_who_chooses_not_the_active_player() -> None:
    game = two_roads(1, 2, 4).on_track(3, 20).robber_on(3, 0).draw(CROSSING, 1, 0).play(0, PASS, LONG)
    game.offers(3, ("rob", 3), ("rob", 5))


@pytest.mark.rule("CAR-1009", "CAR-1010")
def test_two_robbers_on_a_space_choose_each_for_themselves() -> None:
    """In turn order, beginning with the active player."""
    game = two_roads(1, 2, 4).on_track(0, 20).on_track(3, 30).robber_on(0, 0).robber_on(3, 0).draw(CROSSING, 1, 0)
    game.play(0, PASS, LONG, ("rob", 3)).play(3, ("rob", 5))
    assert points(game) == [22, 3, 5, 33]


@pytest.mark.rule("CAR-1009", "CAR-1011")
def test_there_is_no_choice_if_one_of_the_two_is_the_owner() -> None:
    """You and blue leave space 0, where your robber stands: only blue is robbed."""
    game = two_roads(1, 0, 2).robber_on(0, 0).draw(CROSSING, 1, 0).play(0, PASS, SHORT)
    assert points(game) == [7, 3], "5 for the own road and 2 of blue's 3"


@pytest.mark.rule("CAR-1011")
def test_the_own_figure_is_not_robbed() -> None:
    """You leave space 0, where your robber stands beside blue: he stays, and waits for blue."""
    game = road_worth(5, 0, 2).robber_on(0, 0)
    close(game, 5)
    assert points(game) == [5, 0]
    assert robbers(game) == [0, None]


@pytest.mark.rule("CAR-1012")
@pytest.mark.parametrize(("first", "robbed"), [(SHORT, 2), (LONG, 3)])
def test_a_robber_robs_one_scoring_not_the_sum_of_the_turn(first: Action, robbed: int) -> None:
    """You score 3 and 5 in one turn. Only the first one of them starts on the robber's space."""
    game = two_roads(0, 0, 2).robber_on(1, 0).on_track(1, 20).draw(CROSSING, 1, 0).play(0, PASS, first)
    assert points(game) == [8, 20 + robbed]


@pytest.mark.rule("CAR-1013")
def test_a_robber_placed_in_this_turn_can_rob_what_the_same_tile_completes() -> None:
    """Your robber tile completes your road; blue puts the robber beside you just before it."""
    game = road_worth(5, 0, 2).on_track(1, 20).draw("rob-C", 3, 0, 1).play(0, PASS).play(1, ("robber", 0)).play(0, PASS)
    assert points(game) == [5, 23]


# ---------------------------------------------------------------------- with two scoring figures


@pytest.mark.rule("CAR-1005")
@pytest.mark.parametrize(("figure", "robbed"), [(MEEPLE, 0), (MESSENGER, 3)])
def test_only_the_figure_on_the_space_of_the_robber_is_robbed(figure: Action, robbed: int) -> None:
    """Blue's robber stands beside your messenger: you can avoid him by moving the meeple."""
    game = road_worth(5, 0, 2, "messages").on_track(0, 7, 12).robber_on(1, 12).on_track(1, 20, 20).draw(CROSSING, 3, 0, 2)
    game.play(0, PASS, figure)
    assert points(game) == [24, 40 + robbed]


@pytest.mark.rule("CAR-1006")
def test_with_messages_the_owner_chooses_which_figure_moves_by_the_robbed_points() -> None:
    game = road_worth(5, 0, 2, "messages").on_track(0, 1, 1).robber_on(1, 1).on_track(1, 20, 30)
    close(game, 5)
    game.offers(1, MEEPLE, MESSENGER)
    game.play(1, MESSENGER)
    assert game.state.view(None)["track"] == [[6, 1], [20, 33]]


@pytest.mark.rule("CAR-1008", "CAR-1009")
def test_a_figure_that_comes_later_is_no_choice_for_a_robber_who_has_to_take_points() -> None:
    """You leave space 5 with 3 points; only then blue comes there by the same road, and goes on by 5."""
    game = table(3, ["robbers"]).bare("base-U").lay(CROSSING, -1, 0)
    game.lay("base-U", 2, 0).lay("base-U", 3, 0).lay("base-U", 4, 0).lay(CROSSING, 5, 0, 2)
    game.stand(0, "meeple", 0, 0, "road").stand(1, "meeple", 0, 0, "road").stand(1, "meeple", 3, 0, "road")
    game.on_track(0, 5).on_track(1, 2).on_track(2, 20).robber_on(2, 5).draw(CROSSING, 1, 0).play(0, PASS, SHORT)
    assert points(game) == [8, 10, 22]


@pytest.mark.rule("CAR-1009", "CAR-1012")
def test_both_figures_of_one_player_can_leave_the_space_of_a_robber_in_one_turn() -> None:
    """You score 3 with the meeple and 5 with the messenger, both from space 1: blue chooses."""
    game = two_roads(0, 0, 2, "messages").on_track(0, 1, 1).on_track(1, 21, 21).robber_on(1, 1).draw(CROSSING, 1, 0)
    game.play(0, PASS, SHORT, MESSENGER)
    game.offers(1, ("rob", 3), ("rob", 5))
    game.play(1, ("rob", 5))
    assert points(game) == [10, 45]


@pytest.mark.rule("CAR-1015")
def test_robbed_points_that_end_on_a_dark_space_in_the_own_turn_bring_a_message() -> None:
    """You complete blue's road of 5; your 3 robbed points bring you from 2 to 5."""
    game = road_worth(5, 1, 2, "messages").on_track(0, 2, 2).on_track(1, 11, 11).robber_on(0, 11)
    close(game, 5)
    assert game.state.track[:2] == [5, 2]
    assert game.due() == (tischlein.CHANCE,)
    game.chance(6)
    assert ("message", "points") in game.offered(0)


@pytest.mark.rule("CAR-1015")
def test_robbed_points_on_a_dark_space_in_the_turn_of_another_player_bring_no_message() -> None:
    game = road_worth(5, 0, 2, "messages").on_track(1, 2, 2).on_track(0, 11, 11).robber_on(1, 11)
    close(game, 5)
    assert game.state.track[2:] == [5, 2]
    assert game.state.turn == 1
    assert game.state.view(None)["drawn"] is None and game.state.view(None)["messages"]["unseen"] == 8


@pytest.mark.rule("CAR-1005", "CAR-1008")
def test_the_two_points_of_a_message_are_robbed_like_any_others() -> None:
    """You arrive on space 5, where blue's robber waits for you, and take the 2 points of the message with the same figure."""
    game = road_worth(5, 0, 2, "messages").on_track(1, 21, 21).robber_on(1, 5)
    close(game, 5).chance(6).play(0, ("message", "points"), MEEPLE)
    assert points(game) == [7, 43]
    assert robbers(game) == [None, None]


@pytest.mark.rule("CAR-1007", "CAR-1015")
def test_robbed_points_that_bring_a_message_can_be_followed_by_points_that_are_robbed() -> None:
    """Yellow's robber moves along with you to space 5 and robs the 2 points of your message there. Your own robber goes home after it."""
    game = road_worth(5, 1, 3, "messages").on_track(0, 2, 2).on_track(1, 11, 11).on_track(2, 31, 31).robber_on(0, 11).robber_on(2, 2)
    close(game, 5)
    assert robbers(game) == [11, None, 5]
    game.chance(6).play(0, ("message", "points"), MEEPLE)
    assert robbers(game) == [None, None, None]
    assert points(game) == [9, 27, 63]


# ---------------------------------------------------------------------- the end


@pytest.mark.rule("CAR-1014")
def test_a_robber_on_the_track_at_the_end_brings_3_points_and_robs_no_more() -> None:
    """Blue's robber stands beside you while you get the points of your open road: nothing of it is robbed."""
    game = table(2, ["robbers"]).stand(0, "meeple", 0, 0, "road").robber_on(1, 0).stack("base-U")
    game.turn("base-U", 1, 0)
    assert game.due() == ()
    assert terms(game.gained(0)) == [("road", 2)]
    assert terms(game.gained(1)) == [("robber", 3)]
    assert robbers(game) == [None, None]


@pytest.mark.rule("CAR-1014")
def test_the_3_points_for_a_robber_are_not_robbed_either() -> None:
    """You and blue stand on space 0, both with the robber of the other one."""
    game = table(2, ["robbers"]).robber_on(0, 0).robber_on(1, 0).stack("base-U")
    game.turn("base-U", 1, 0)
    assert points(game) == [3, 3]
