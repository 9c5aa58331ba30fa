"""Messages that lead to more: further messages, further tiles with all that they bring, double turns, crop circles, robbers."""

from __future__ import annotations

import pytest

from tests.games.carcassonne.table import PASS, Table, before_a_message, table, terms
from tischlein import CHANCE
from tischlein.core.decision import Action

ACT: Action = ("message", "act")
SEAL: Action = ("message", "points")
MEEPLE: Action = ("move", "meeple")
MESSENGER: Action = ("move", "messenger")


def draws_a_tile(game: Table) -> bool:
    return game.due() == (CHANCE,) and game.state.chance.stream == "tiles"


def draws_a_message(game: Table) -> bool:
    return game.due() == (CHANCE,) and game.state.chance.stream == "messages"


def road(game: Table, tiles: int, y: int) -> Table:
    """An open road from 10, y to the east, with a meeple of yours on its first tile."""
    for x in range(10, 10 + tiles):
        game.lay("base-U", x, y)
    return game.stand(0, "meeple", 10, y, "road")


# ---------------------------------------------------------------------- messages that bring messages


@pytest.mark.rule("CAR-609")
def test_the_points_of_an_action_can_bring_a_message_and_so_on() -> None:
    """Message 1 brings 5 for a road: space 10. Message 8 brings the same road once more: space 15. Then a seal: 17, and it is over."""
    game = road(before_a_message(), 5, y=0).gets_message(1).play(0, ACT, MEEPLE)
    assert game.state.view(None)["track"][0] == [10, 2] and draws_a_message(game)
    game.chance(8).play(0, ACT, ("back", 10, 0, 0, "meeple"), MEEPLE)
    assert game.state.view(None)["track"][0] == [15, 2] and draws_a_message(game)
    game.chance(6).play(0, SEAL, MEEPLE)
    assert draws_a_tile(game) and game.state.turn == 1


@pytest.mark.rule("CAR-609")
def test_a_chain_breaks_where_the_other_figure_is_moved() -> None:
    game = road(before_a_message(), 5, y=0).gets_message(1).play(0, ACT, MESSENGER)
    assert game.state.view(None)["track"][0] == [5, 7]
    assert draws_a_tile(game) and game.state.turn == 1


@pytest.mark.rule("CAR-606", "CAR-609")
def test_a_ninth_message_in_one_turn_is_the_first_one_again() -> None:
    """A used message lies under the stack when the next one is drawn, so that the stack never runs out, however long the chain.

    You have a meeple on a road of 5 tiles, a monk with 4 tiles around him, and five knights in a city of 5 tiles with 5 shields.
    """
    game = road(before_a_message(elements=("inns", "big_meeple")), 5, y=0).on_track(0, 2, messenger=3)
    game.lay("base-B", 10, 10).lay("base-E", 10, 9).lay("base-E", 10, 11, 2).lay("base-E", 9, 10, 3).lay("base-E", 11, 10, 1)
    game.stand(0, "meeple", 10, 10, "monastery")
    for x, tile in enumerate(("base-F", "base-F", "base-S", "base-Q", "inns-Q"), start=20):
        game.lay(tile, x, 0).stand(0, "big" if x == 20 else "meeple", x, 0, "city")
    for x, tile in enumerate(("base-W", "base-U", "base-U", "base-D"), start=10):
        game.lay(tile, x, 20)  # a road that nobody is on
    game.draw("base-W", -1, 0).play(0, MEEPLE)  # no meeple is left to place; space 5
    game.chance(1).play(0, ACT, MEEPLE)  # the road: 5 points, space 10
    game.chance(2).play(0, ACT, MEEPLE)  # the city: 10 points, space 20
    game.chance(3).play(0, ACT, MEEPLE)  # the monastery: 5 points, space 25
    game.chance(5).play(0, ACT, MEEPLE)  # five shields: 10 points, space 35
    game.chance(6).play(0, ACT, MEEPLE)  # five knights: 10 points, space 45
    game.chance(7).play(0, SEAL, MESSENGER)  # no farmer; the messenger goes from 3 to 5
    game.chance(8).play(0, ACT, ("back", 10, 10, game.number(10, 10, "monastery"), "meeple"), MEEPLE)  # 5 points, space 0
    game.chance(4).play(0, ACT).draw("base-W", 14, 20)
    game.play(0, game.put("meeple", "road", "W"), MEEPLE)  # closes the free road: 5 points, space 5
    assert game.state.view(None)["track"][0] == [55, 5]
    game.offers(0, ACT, SEAL)
    assert game.state.decision(0).prompt.args["message"].args["number"] == 1
    game.play(0, ACT, MESSENGER)  # the road of 5 tiles once more, and the next one is message 2
    assert game.state.decision(0).prompt.args["message"].args["number"] == 2
    game.play(0, SEAL, MESSENGER)
    assert draws_a_tile(game) and game.state.turn == 1


# ---------------------------------------------------------------------- message 4: a tile within a turn


@pytest.mark.rule("CAR-609", "CAR-623")
def test_the_further_tile_of_message_4_can_bring_a_message_too() -> None:
    """A crossing at 2, 0 closes a road of 2 tiles: from 3 to 5 with the messenger."""
    game = before_a_message().on_track(0, 2, messenger=3).stand(0, "meeple", 1, 0, "road", "E")
    game.draw("base-W", -1, 0).play(0, PASS, MEEPLE)
    game.chance(4).play(0, ACT).turn("base-W", 2, 0, 0, PASS, MESSENGER)
    assert terms(game.gained(0)) == [("road", 2)]
    assert draws_a_message(game) and game.state.turn == 0
    game.chance(2).play(0, SEAL)
    assert draws_a_tile(game) and game.state.turn == 1
    assert sorted(game.state.view(None)["messages"]["seen"]) == [2, 4]


@pytest.mark.rule("CAR-623")
def test_a_tile_of_message_4_that_fits_nowhere_is_replaced() -> None:
    """All sides of the land are meadow or road: the city with four sides goes back into the box, and another tile is drawn."""
    game = table(elements=("messages",)).bare("base-U").lay("base-W", 1, 0).stand(0, "meeple", 0, 0, "road").on_track(0, 2, messenger=2)
    game.gets_message(4).play(0, ACT).chance("base-C")
    assert draws_a_tile(game) and game.state.turn == 0
    game.draw("base-U", 2, 0)
    assert game.due() == (0,)


@pytest.mark.rule("CAR-623")
def test_the_last_tile_can_come_by_message_4() -> None:
    """Then the game is over, and the figure placed on it is scored at the end."""
    game = before_a_message().stack("base-W", "base-U").gets_message(4).play(0, ACT).draw("base-U", 2, 0)
    game.play(0, game.put("meeple", "road"))
    assert game.due() == ()
    assert terms(game.gained(0)) == [("road", 2)]


@pytest.mark.rule("CAR-623")
def test_the_abbot_may_be_taken_back_instead_of_placing_a_figure_on_the_further_tile() -> None:
    """4 points for the garden with 3 tiles around it, from 1 to 5: yet another message."""
    game = before_a_message(elements=("abbot",)).lay("base-Eg", 10, 0).stand(0, "abbot", 10, 0, "garden").on_track(0, 2, messenger=1)
    game.lay("base-U", 10, 1).lay("base-U", 11, 0, 1).lay("base-U", 9, 0, 1)
    game.draw("base-W", -1, 0).play(0, PASS, MEEPLE)
    game.chance(4).play(0, ACT).turn("base-U", 2, 0, 0, ("recall",), MESSENGER)
    assert terms(game.gained(0)) == [("garden", 4)]
    assert draws_a_message(game)


@pytest.mark.rule("CAR-623")
def test_the_further_tile_brings_its_crop_circle_before_that_of_the_first_tile() -> None:
    """The first tile, a crop circle with a club, closes the road; the tile of the message has a pitchfork. Both actions take place, the
    one of the inner tile within the message."""
    game = before_a_message(elements=("crop_circles",))
    game.draw("crop-1", -1, 0).play(0, PASS)
    game.chance(4).play(0, ACT).turn("crop-4", 2, 0, 0)
    game.offers(0, ("crop", "add"), ("crop", "remove"))
    assert game.state.decision(0).prompt.args["role"].args["role"] == "farmer"
    game.play(0, ("crop", "add"))
    assert game.state.decision(0).prompt.args["role"].args["role"] == "highwayman"
    game.play(0, ("crop", "add"))
    assert draws_a_tile(game) and game.state.turn == 1


@pytest.mark.rule("CAR-623")
def test_the_further_tile_brings_its_gold() -> None:
    game = before_a_message(elements=("gold",)).gets_message(4).play(0, ACT).draw("gold-F", 2, 0)
    assert ("gold", 1, 0) in game.offered(0, "gold")
    game.play(0, ("gold", 1, 0), PASS)
    assert [bars["bars"] for bars in game.state.view(None)["gold"]] == [1, 1]


# ---------------------------------------------------------------------- with the builder


def with_builder(*more: str) -> Table:
    """Your builder and another meeple stand on a road that begins at the crossing 1, 0 and goes on to the east."""
    game = before_a_message(elements=("builder", *more)).lay("base-U", 2, 0)
    return game.stand(0, "meeple", 2, 0, "road").stand(0, "builder", 2, 0, "road")


@pytest.mark.rule("CAR-623")
def test_the_further_tile_of_message_4_can_earn_a_double_turn() -> None:
    """The first tile did not touch the builder's road, the tile of the message does."""
    game = with_builder().gets_message(4).play(0, ACT).turn("base-U", 3, 0)
    assert (game.state.turn, game.state.part) == (0, 2)
    game.turn("base-U", 4, 0)
    assert (game.state.turn, game.state.part) == (1, 1)


@pytest.mark.rule("CAR-623")
def test_the_first_tile_and_the_tile_of_the_message_together_earn_only_one_double_turn() -> None:
    """D at 3, 0 extends the builder's road and completes a city: 4 points, from 1 to 5. The tile of the message extends the road again."""
    game = with_builder().lay("base-E", 3, -1, 2).stand(0, "meeple", 3, -1, "city").on_track(0, 1, messenger=1)
    game.turn("base-D", 3, 0).chance(4).play(0, ACT).turn("base-U", 4, 0)
    assert (game.state.turn, game.state.part) == (0, 2)
    game.turn("base-U", 5, 0)
    assert game.state.turn == 1


@pytest.mark.rule("CAR-623")
def test_a_builder_placed_on_the_first_tile_does_not_work_yet_when_the_tile_of_the_message_is_laid() -> None:
    """It earns a double turn only in a later turn, and this is still the same one."""
    game = before_a_message(elements=("builder",)).lay("base-U", 2, 0).stand(0, "meeple", 2, 0, "road")
    game.lay("base-E", 3, -1, 2).stand(0, "meeple", 3, -1, "city").on_track(0, 1, messenger=1)
    game.draw("base-D", 3, 0)
    game.play(0, game.put("builder", "road")).chance(4).play(0, ACT).turn("base-U", 4, 0)
    assert game.state.turn == 1


@pytest.mark.rule("CAR-623", "CAR-636")
def test_message_4_in_the_second_part_of_a_double_turn_earns_no_third_part() -> None:
    """Part one extends the builder's road; part two closes the other road and brings message 4; its tile extends the builder's road."""
    game = with_builder().turn("base-U", 3, 0)
    assert game.state.part == 2
    game.gets_message(4).play(0, ACT).turn("base-U", 4, 0)
    assert game.state.turn == 1


@pytest.mark.rule("CAR-636")
def test_message_4_in_the_first_part_comes_before_the_second_part() -> None:
    """Closing the road with the builder earns a second part; first the message's tile, then the tile of the second part."""
    game = before_a_message(elements=("builder",)).stand(0, "builder", 0, 0, "road").gets_message(4).play(0, ACT)
    assert game.state.part == 1
    game.turn("base-U", 2, 0)
    assert (game.state.turn, game.state.part) == (0, 2)
    game.turn("base-U", 3, 0)
    assert game.state.turn == 1


@pytest.mark.rule("CAR-627", "CAR-636")
def test_message_8_takes_the_builder_from_the_road_but_not_the_double_turn_that_it_has_earned() -> None:
    """The tile extends the builder's road and completes a city; then the message takes the last meeple from that road."""
    game = with_builder().lay("base-E", 3, -1, 2).stand(0, "meeple", 3, -1, "city").on_track(0, 1, messenger=1)
    game.turn("base-D", 3, 0).chance(8).play(0, ACT, ("back", 2, 0, 0, "meeple"), MEEPLE)
    assert game.left(0, "builder") == 1
    assert (game.state.turn, game.state.part) == (0, 2)


@pytest.mark.rule("CAR-623", "CAR-627")
def test_a_meeple_taken_back_by_message_8_can_be_placed_on_the_tile_of_message_4() -> None:
    """Your supply is empty. 5 points for the road of message 8 bring message 4, and its tile takes the meeple that is back."""
    game = road(before_a_message(), 5, y=0)
    game.draw("base-W", -1, 0).play(0, PASS).supply(0, meeple=0)
    game.chance(8).play(0, ACT, ("back", 10, 0, 0, "meeple"), MEEPLE)
    game.chance(4).play(0, ACT).draw("base-U", 2, 0)
    game.play(0, game.put("meeple", "road"))
    assert game.left(0) == 0 and game.figures(0) == 1


# ---------------------------------------------------------------------- with robbers


@pytest.mark.rule("CAR-605")
def test_the_points_of_a_message_can_be_robbed() -> None:
    """Blue's robber stands with your scoring meeple on space 5: of the 2 points of the seal blue gets 1."""
    game = before_a_message(elements=("robbers",))
    game.draw("base-W", -1, 0).play(0, PASS)
    game.robber_on(1, 5)
    game.chance(6).play(0, SEAL, MEEPLE)
    assert terms(game.gained(0)) == [("message", 2)]
    assert terms(game.gained(1)) == [("robbed", 1)]
