"""The Crop Circles: after the turn all add a meeple to one of theirs, or all take one back."""

from __future__ import annotations

import pytest

import tischlein
from tests.games.carcassonne.table import PASS, Table, table, terms
from tischlein.core.decision import Action
from tischlein.games.carcassonne.tiles import tile_types

CROSSING = "base-W"
ADD: Action = ("crop", "add")
REMOVE: Action = ("crop", "remove")


def to(game: Table, x: int, y: int, kind: str, where: str = "", figure: str = "meeple") -> Action:
    """Adding a figure to this place."""
    return ("add", x, y, game.number(x, y, kind, where), figure)


def back(game: Table, x: int, y: int, kind: str, where: str = "", figure: str = "meeple") -> Action:
    """Taking a figure back from this place."""
    return ("remove", x, y, game.number(x, y, kind, where), figure)


# ---------------------------------------------------------------------- the tiles


@pytest.mark.rule("CAR-1100")
def test_six_tiles_two_each_with_pitchfork_club_and_shield() -> None:
    kinds = [kind.crop for kind in tile_types().values() for _ in range(kind.copies) if kind.crop]
    assert sorted(kinds) == ["farmer", "farmer", "highwayman", "highwayman", "knight", "knight"]
    left = table(2, ["crop_circles"]).state.view(None)["left"]
    assert sum(number for id, number in left.items() if id.startswith("crop-")) == 6
    assert not [id for id in table(2).state.view(None)["left"] if id.startswith("crop-")]


@pytest.mark.rule("CAR-1102")
def test_a_road_ends_at_a_crop_circle() -> None:
    """Three tiles up to the crop circle; what begins behind it is another road."""
    game = table(2, ["crop_circles"]).lay(CROSSING, -1, 0).stand(0, "meeple", 0, 0, "road").draw("crop-4", 1, 0).play(0, PASS)
    assert terms(game.gained(0)) == [("road", 3)]
    assert not game.are_joined((1, 0, "road", "W"), (1, 0, "road", "E"))


@pytest.mark.rule("CAR-1102")
def test_a_crop_circle_parts_meadows() -> None:
    """Between the two cities of the shield tile; and between the meadows beside the road of the club tile."""
    game = table(2, ["crop_circles"]).lay("crop-5", 0, -1).lay("crop-1", 1, 0)
    assert not game.are_joined((0, -1, "field", "WNW"), (0, -1, "field", "ENE"))
    assert not game.are_joined((1, 0, "field", "ENE"), (1, 0, "field", "ESE"))


@pytest.mark.rule("CAR-1103")
@pytest.mark.parametrize(
    ("tile", "x", "y", "rotation", "kinds"),
    [
        ("crop-1", 1, 0, 0, ["field", "field", "field", "road", "road"]),
        ("crop-3", 0, -1, 2, ["city", "field", "road"]),
        ("crop-5", 0, -1, 0, ["city", "city", "field", "field"]),
    ],
)
def test_a_meeple_goes_on_a_road_a_city_or_a_meadow_of_the_tile_but_not_on_the_crop_circle(
    tile: str, x: int, y: int, rotation: int, kinds: list[str]
) -> None:
    game = table(2, ["crop_circles"]).draw(tile, x, y, rotation)
    places = [game.state.land.box.types[game.state.land.box.index[tile]].segments[action[2]] for action in game.offered(0, "put")]
    assert sorted(("city", "road", "field")[place.kind] for place in places) == kinds
    assert all(place.sides or place.halves for place in places), "each of them reaches a side of the tile"
    game.refuses(0, ("put", "meeple", len(kinds)), "CAR-040")


# ---------------------------------------------------------------------- the choice


@pytest.mark.rule("CAR-1101", "CAR-1104", "CAR-1112")
def test_after_a_normal_turn_with_all_its_steps_the_active_player_must_choose_for_all() -> None:
    """Tile, meeple and scoring first; then A or B; then the next player draws."""
    game = table(2, ["crop_circles"]).stand(0, "meeple", 0, 0, "city").stand(1, "meeple", 0, 0, "road").draw("crop-5", 0, -1)
    assert not game.offered(0, "crop")
    game.play(0, game.put("meeple", "city", "N"))
    assert terms(game.gained(0)) == [("city", 4)]
    game.offers(0, ADD, REMOVE)
    game.play(0, REMOVE, back(game, 0, -1, "city", "N"))
    assert game.due() == (tischlein.CHANCE,)
    game.chance("base-U")
    assert game.due() == (1,)


@pytest.mark.rule("CAR-1104")
def test_a_tile_without_a_crop_circle_asks_for_nothing() -> None:
    game = table(2, ["crop_circles"]).stand(0, "meeple", 0, 0, "road")
    game.turn("base-U", 1, 0)
    assert game.due() == (tischlein.CHANCE,)


@pytest.mark.rule("CAR-1104", "CAR-1110", "CAR-1112")
def test_the_choice_is_made_even_if_it_concerns_nobody() -> None:
    game = table(2, ["crop_circles"]).draw("crop-5", 0, -1).play(0, PASS)
    game.offers(0, ADD, REMOVE)
    game.play(0, REMOVE)
    assert game.due() == (tischlein.CHANCE,)
    assert game.state.turn == 1


@pytest.mark.rule("CAR-1107")
@pytest.mark.parametrize(
    ("tile", "x", "y", "rotation", "kind"),
    [
        ("crop-1", 2, 0, 0, "road"),
        ("crop-2", 2, 0, 0, "road"),
        ("crop-3", 0, -2, 2, "field"),
        ("crop-4", 2, 0, 0, "field"),
        ("crop-5", 0, 2, 1, "city"),
        ("crop-6", 0, -2, 0, "city"),
    ],
)
def test_the_picture_says_who_is_concerned(tile: str, x: int, y: int, rotation: int, kind: str) -> None:
    """Pitchfork: farmers, club: highwaymen, shield: knights. Blue has one of each, and one monk."""
    game = table(2, ["crop_circles"]).lay("base-U", 1, 0).lay("base-G", 0, -1, 1).lay("base-B", 0, 1)
    game.stand(1, "meeple", 0, 0, "city").stand(1, "meeple", 0, 0, "road").stand(1, "meeple", 0, 0, "field", "SSW")
    game.stand(1, "meeple", 0, 1, "monastery")
    game.draw(tile, x, y, rotation).play(0, PASS, REMOVE)
    game.offers(1, back(game, 0, 0, kind, "SSW" if kind == "field" else ""))


# ---------------------------------------------------------------------- A: add


@pytest.mark.rule("CAR-1105", "CAR-1108", "CAR-1109", "CAR-1110")
def test_example_a_everybody_may_add_a_knight_to_one_of_theirs() -> None:
    """You place the shield with a knight on it. Green adds a knight, blue has none, you come last.

    You may add to the knight just placed or to the one elsewhere, but not in the other city of the tile.
    """
    game = table(3, ["crop_circles"]).lay("base-E", 0, 2, 2)
    game.stand(0, "meeple", 0, 2, "city").stand(1, "meeple", 0, 0, "city").stand(2, "meeple", 0, 0, "road")
    game.draw("crop-5", 0, 1, 1)
    game.play(0, game.put("meeple", "city", "E"), ADD)
    game.offers(1, to(game, 0, 0, "city"), PASS)
    game.play(1, to(game, 0, 0, "city"))
    assert game.due() == (0,), "blue has no knight and is not asked"
    game.offers(0, to(game, 0, 1, "city", "E"), to(game, 0, 2, "city"), PASS)
    game.refuses(0, to(game, 0, 1, "city", "W"))
    game.play(0, to(game, 0, 1, "city", "E"))
    assert [game.figures(seat) for seat in range(3)] == [3, 2, 1]
    assert [game.left(seat) for seat in range(3)] == [4, 5, 6]
    assert game.state.turn == 1


@pytest.mark.rule("CAR-1105")
def test_nobody_has_to_add_a_meeple() -> None:
    game = table(2, ["crop_circles"]).stand(1, "meeple", 0, 0, "road").draw("crop-1", 1, 0).play(0, PASS, ADD).play(1, PASS)
    assert game.figures(1) == 1
    assert game.due() == (tischlein.CHANCE,)


@pytest.mark.rule("CAR-1105")
def test_an_added_meeple_counts_for_the_majority() -> None:
    game = table(2, ["crop_circles"]).stand(0, "meeple", 0, 0, "road").stand(1, "meeple", 0, 0, "road").lay(CROSSING, -1, 0)
    game.draw("crop-1", 1, 0, 0).play(0, PASS, ADD).play(1, to(game, 0, 0, "road")).play(0, PASS)
    game.turn(CROSSING, 1, 1, 1)
    assert (game.points(0), game.points(1)) == (0, 4)


@pytest.mark.rule("CAR-1108")
def test_a_meeple_is_added_on_the_tile_of_an_own_one_and_nowhere_else_in_the_feature() -> None:
    """The road goes on over 1, 0, but no meeple of yours stands on that tile. And blue's meeple is not one of yours."""
    game = table(2, ["crop_circles"]).lay("base-U", 1, 0).stand(0, "meeple", 0, 0, "road").stand(1, "meeple", 1, 0, "road")
    game.draw("crop-1", 2, 0).play(0, PASS, ADD)
    game.offers(1, to(game, 1, 0, "road"), PASS)
    game.play(1, PASS)
    game.offers(0, to(game, 0, 0, "road"), PASS)


@pytest.mark.rule("CAR-1108")
def test_a_farmer_joins_only_farmers_and_no_knight_of_the_same_tile() -> None:
    game = table(2, ["crop_circles"]).stand(1, "meeple", 0, 0, "city").stand(1, "meeple", 0, 0, "field", "SSW")
    game.draw("crop-4", 1, 0).play(0, PASS, ADD)
    game.offers(1, to(game, 0, 0, "field", "SSW"), PASS)


@pytest.mark.rule("CAR-1105")
def test_whoever_has_no_meeple_left_adds_none() -> None:
    game = table(2, ["crop_circles"]).stand(1, "meeple", 0, 0, "road").supply(1, meeple=0).draw("crop-1", 1, 0).play(0, PASS, ADD)
    assert game.due() == (tischlein.CHANCE,)


# ---------------------------------------------------------------------- B: remove


@pytest.mark.rule("CAR-1106", "CAR-1109", "CAR-1110", "CAR-1111")
def test_example_b_the_city_is_scored_and_then_everybody_takes_a_farmer_back() -> None:
    """Green places the pitchfork with a knight and gets 4 points; blue and you each take a farmer back; green has none."""
    green, blue, you = 0, 1, 2
    game = table(3, ["crop_circles"]).lay("base-U", 1, 0)
    game.stand(blue, "meeple", 0, 0, "field", "SSW").stand(you, "meeple", 1, 0, "field", "NNW").draw("crop-3", 0, -1, 2)
    game.play(green, game.put("meeple", "city"))
    assert terms(game.gained(green)) == [("city", 4)]
    assert game.left(green) == 7
    game.play(green, REMOVE)
    game.offers(blue, back(game, 0, 0, "field", "SSW"))
    game.play(blue, back(game, 0, 0, "field", "SSW"))
    game.offers(you, back(game, 1, 0, "field", "NNW"))
    game.play(you, back(game, 1, 0, "field", "NNW"))
    assert [game.left(seat) for seat in range(3)] == [7, 7, 7]
    assert game.due() == (tischlein.CHANCE,)
    assert game.state.turn == blue


@pytest.mark.rule("CAR-1106")
def test_the_own_meeple_must_be_taken_back_and_its_owner_chooses_which() -> None:
    """Exactly one of them; its feature is not scored."""
    game = table(2, ["crop_circles"]).lay(CROSSING, -1, 0).stand(0, "meeple", 0, 0, "road").stand(0, "meeple", -1, 0, "road", "S")
    game.draw("crop-1", 1, 0).play(0, PASS, REMOVE)
    game.offers(0, back(game, 0, 0, "road"), back(game, -1, 0, "road", "S"))
    game.play(0, back(game, -1, 0, "road", "S"))
    assert game.figures(0) == 1
    assert game.points(0) == 0


@pytest.mark.rule("CAR-1106")
def test_a_feature_whose_only_meeple_was_taken_back_is_free_again() -> None:
    game = table(2, ["crop_circles"]).stand(0, "meeple", 0, 0, "road").draw("crop-1", 1, 0)
    game.play(0, PASS, REMOVE, back(game, 0, 0, "road")).draw("base-U", -1, 0)
    assert game.put("meeple", "road") in game.offered(1)


@pytest.mark.rule("CAR-1109")
def test_the_player_to_the_left_begins_and_the_active_player_is_last() -> None:
    game = table(4, ["crop_circles"]).lay("base-U", 1, 0).begins(2)
    for seat in range(4):
        game.stand(seat, "meeple", 0, 0, "road")
    game.draw("crop-1", 2, 0).play(2, PASS, REMOVE)
    order = []
    while game.due() != (tischlein.CHANCE,):
        order.append(game.due()[0])
        game.play(game.due()[0], back(game, 0, 0, "road"))
    assert order == [3, 0, 1, 2]


@pytest.mark.rule("CAR-1111")
def test_knights_of_a_city_completed_in_this_turn_are_home_already() -> None:
    """Your only knight was in the city that the shield tile completes: you are not concerned any more."""
    game = table(2, ["crop_circles"]).stand(0, "meeple", 0, 0, "city").draw("crop-5", 0, -1).play(0, PASS)
    assert game.left(0) == 7
    game.play(0, ADD)
    assert game.due() == (tischlein.CHANCE,)


@pytest.mark.rule("CAR-1111")
def test_a_meeple_that_has_just_come_home_can_be_added() -> None:
    """Your last meeple returns from the completed city and joins the knight in the other one."""
    game = table(2, ["crop_circles"]).lay("base-E", 0, 2, 2).stand(0, "meeple", 0, 0, "city").stand(0, "meeple", 0, 2, "city")
    game.supply(0, meeple=0).draw("crop-5", 0, -1).play(0, ADD)
    game.offers(0, to(game, 0, 2, "city"), PASS)


# ---------------------------------------------------------------------- other figures


@pytest.mark.rule("CAR-1113")
def test_a_big_meeple_can_be_added() -> None:
    game = table(2, ["crop_circles", "big_meeple"]).stand(1, "meeple", 0, 0, "road").draw("crop-1", 1, 0).play(0, PASS, ADD)
    game.offers(1, to(game, 0, 0, "road"), to(game, 0, 0, "road", figure="big"), PASS)
    game.play(1, to(game, 0, 0, "road", figure="big"))
    assert game.left(1, "big") == 0
    assert game.figures(1, "big") == 1


@pytest.mark.rule("CAR-1113")
def test_a_big_meeple_is_added_even_if_no_other_meeple_is_left() -> None:
    game = table(2, ["crop_circles", "big_meeple"]).stand(1, "meeple", 0, 0, "road").supply(1, meeple=0)
    game.draw("crop-1", 1, 0).play(0, PASS, ADD)
    game.offers(1, to(game, 0, 0, "road", figure="big"), PASS)


@pytest.mark.rule("CAR-1113")
def test_a_big_meeple_can_be_taken_back() -> None:
    game = table(2, ["crop_circles", "big_meeple"]).stand(1, "big", 0, 0, "road").stand(0, "meeple", 0, 0, "road")
    game.draw("crop-1", 1, 0).play(0, PASS, REMOVE)
    game.offers(1, back(game, 0, 0, "road", figure="big"))
    game.play(1, back(game, 0, 0, "road", figure="big"))
    assert game.left(1, "big") == 1


@pytest.mark.rule("CAR-1113")
def test_a_builder_is_never_added_or_taken_back_but_returns_with_the_last_meeple() -> None:
    game = table(2, ["crop_circles", "builder"]).stand(1, "meeple", 0, 0, "road").stand(1, "builder", 0, 0, "road")
    game.draw("crop-1", 1, 0).play(0, PASS, REMOVE)
    game.offers(1, back(game, 0, 0, "road"))
    game.play(1, back(game, 0, 0, "road"))
    assert game.figures(1, "builder") == 0
    assert game.left(1, "builder") == 1


@pytest.mark.rule("CAR-1113")
def test_a_builder_stays_as_long_as_another_own_meeple_is_on_the_road() -> None:
    game = table(2, ["crop_circles", "builder"]).lay("base-U", -1, 0).stand(1, "meeple", 0, 0, "road").stand(1, "meeple", -1, 0, "road")
    game.stand(1, "builder", 0, 0, "road").draw("crop-1", 1, 0).play(0, PASS, REMOVE).play(1, back(game, 0, 0, "road"))
    assert game.figures(1, "builder") == 1


@pytest.mark.rule("CAR-1113")
def test_a_builder_in_the_supply_cannot_be_added() -> None:
    game = table(2, ["crop_circles", "builder"]).stand(1, "meeple", 0, 0, "road").draw("crop-1", 1, 0).play(0, PASS, ADD)
    game.offers(1, to(game, 0, 0, "road"), PASS)


@pytest.mark.rule("CAR-1113")
def test_a_pig_is_no_farmer_and_returns_with_the_last_one() -> None:
    game = table(2, ["crop_circles", "pig"]).stand(1, "meeple", 0, 0, "field", "SSW").stand(1, "pig", 0, 0, "field", "SSW")
    game.draw("crop-4", 1, 0).play(0, PASS, REMOVE)
    game.offers(1, back(game, 0, 0, "field", "SSW"))
    game.play(1, back(game, 0, 0, "field", "SSW"))
    assert game.left(1, "pig") == 1


@pytest.mark.rule("CAR-1115")
@pytest.mark.parametrize(("tile", "x", "y", "rotation"), [("crop-1", 1, 0, 0), ("crop-4", 1, 0, 0), ("crop-5", 0, -1, 0)])
@pytest.mark.parametrize("choice", [ADD, REMOVE])
def test_an_abbot_is_never_concerned(tile: str, x: int, y: int, rotation: int, choice: Action) -> None:
    """He stands on a monastery, and is neither farmer nor highwayman nor knight."""
    game = table(2, ["crop_circles", "abbot"]).lay("base-B", 0, 1).stand(1, "abbot", 0, 1, "monastery")
    game.draw(tile, x, y, rotation).play(0, PASS, choice)
    assert game.due() == (tischlein.CHANCE,)
    assert game.figures(1, "abbot") == 1


@pytest.mark.rule("CAR-1115")
def test_an_abbot_cannot_be_added_to_a_highwayman() -> None:
    game = table(2, ["crop_circles", "abbot"]).stand(1, "meeple", 0, 0, "road").draw("crop-1", 1, 0).play(0, PASS, ADD)
    game.offers(1, to(game, 0, 0, "road"), PASS)


# ---------------------------------------------------------------------- in a longer turn


@pytest.mark.rule("CAR-1114")
def test_in_a_double_turn_the_action_follows_the_part_in_which_the_tile_was_placed() -> None:
    """The club tile extends the road of your builder: first everybody takes a highwayman back, your builder too, then comes part two."""
    game = table(2, ["crop_circles", "builder"]).stand(0, "meeple", 0, 0, "road").stand(0, "builder", 0, 0, "road")
    game.draw("crop-1", 1, 0).play(0, PASS)
    game.offers(0, ADD, REMOVE)
    game.play(0, REMOVE, back(game, 0, 0, "road"))
    assert game.left(0, "builder") == 1
    game.draw("base-U", -1, 0)
    assert game.due() == (0,), "your second part"
    game.play(0, PASS)
    assert game.state.turn == 1


@pytest.mark.rule("CAR-1114")
def test_a_crop_circle_in_the_second_part_acts_at_the_end_of_it() -> None:
    game = table(2, ["crop_circles", "builder"]).stand(0, "meeple", 0, 0, "road").stand(0, "builder", 0, 0, "road")
    game.turn("base-U", -1, 0).draw("crop-1", 1, 0).play(0, PASS, ADD, PASS)
    assert game.due() == (tischlein.CHANCE,)
    assert game.state.turn == 1


@pytest.mark.rule("CAR-1101", "CAR-1112")
def test_a_crop_circle_that_a_message_brings_acts_after_its_tile() -> None:
    """Your 5 points bring a message; its extra tile has a crop circle, and its action follows before the next turn."""
    game = table(2, ["crop_circles", "messages"]).lay(CROSSING, -1, 0).lay("base-U", 1, 0).lay("base-U", 2, 0)
    game.stand(0, "meeple", 0, 0, "road").stand(1, "meeple", 0, 0, "city")
    game.turn(CROSSING, 3, 0, 2).chance(4).play(0, ("message", "act"))
    game.draw("crop-5", 0, 1, 1).play(0, PASS, ADD)
    game.play(1, to(game, 0, 0, "city"))
    assert game.figures(1) == 2
    assert game.due() == (tischlein.CHANCE,)
    assert game.state.turn == 1
