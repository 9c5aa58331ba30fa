"""What the log tells, and what questions and options say: in words of people who look at the table."""

from __future__ import annotations

import pytest

from tests.games.carcassonne.table import COLOURS, PASS, Table, before_a_message, table
from tischlein import CHANCE, say
from tischlein.core.decision import Action

CROSSING = "base-W"


def labels(game: Table, seat: int = 0, language: str = "en") -> dict[Action, str]:
    decision = game.state.decision(seat)
    return {action: say(label, language, COLOURS) for action, label in zip(decision.options, decision.labels, strict=True)}


# ---------------------------------------------------------------------- places


def test_a_tile_is_placed_beside_another_one() -> None:
    game = table().chance(CROSSING)
    assert labels(game)["place", 1, 0, 0] == "right of the start tile, not turned"
    assert labels(game, language="de")["place", 1, 0, 1] == "rechts vom Startplättchen, nach rechts gedreht"
    game.play(0, ("place", 1, 0, 0))
    assert game.heard() == ["You places a road tile (right of the start tile). [CAR-022]"]
    assert game.heard("de") == ["You legt ein Straßenplättchen (rechts vom Startplättchen). [CAR-022]"]
    game.play(0, PASS).chance("base-B")
    assert labels(game, 1)["place", 0, 1, 0] == "1 to the left, 1 down from the last tile", "it fits in one way only"
    assert labels(game, 1, "de")["place", 0, 1, 0] == "1 nach links, 1 nach unten vom letzten Plättchen aus"


def test_a_figure_says_what_it_is_and_what_its_place_is_worth() -> None:
    game = table().draw("base-J", 1, 0, 1)
    said = labels(game)
    assert said[game.put("meeple", "city")] == "Knight: 1 now, 2 when finished"
    assert said[game.put("meeple", "road")] == "Highwayman: 2 now, 2 when finished"
    german = labels(game, language="de")
    assert german[game.put("meeple", "city")] == "Ritter: jetzt 1, fertig 2"
    game.play(0, game.put("meeple", "road"))
    assert game.heard() == ["You places a meeple as highwayman. [CAR-040]"]
    assert game.heard("de") == ["You setzt einen Meeple als Wegelagerer ein. [CAR-040]"]


def test_only_what_reads_the_same_is_told_apart() -> None:
    game = table().draw(CROSSING, 1, 0, 0)
    said = labels(game)
    roads = sorted(text for text in said.values() if text.startswith("Highwayman"))
    assert roads == [
        "Highwayman: 1 now, 1 when finished (bottom)",
        "Highwayman: 1 now, 1 when finished (right)",
        "Highwayman: 2 now, 2 when finished",
    ]
    assert "Wegelagerer: jetzt 1, fertig 1 (unten)" in labels(game, language="de").values()
    assert not any(part in text for text in said.values() for part in ("NNW", "column", "part", "°"))


def test_other_figures_are_named() -> None:
    game = table(2, ["big_meeple", "builder"]).stand(0, "meeple", 0, 0, "road").draw("base-J", 1, 0, 1)
    said = labels(game)
    assert said[game.put("big", "city")] == "Big meeple as knight: 1 now, 2 when finished"
    assert said[game.put("builder", "road")] == "Builder, road"


# ---------------------------------------------------------------------- flights


def test_a_flight_says_how_far_it_goes() -> None:
    game = table(2, ["flying"]).draw("fly-B", 1, 0).play(0, ("fly", "meeple")).chance(3)
    assert game.heard()[:2] == [
        "You lets a meeple fly 3 tiles far. [CAR-503]",
        "You finds no place to land and takes the meeple back. [CAR-509]",
    ]
    assert game.heard("de")[:2] == [
        "You lässt einen Meeple 3 Plättchen weit fliegen. [CAR-503]",
        "You findet keinen Platz zum Landen und nimmt den Meeple zurück. [CAR-509]",
    ]


def grounded(*more: str) -> Table:
    """Seat 0 has flown in vain, and the road that it closed has brought a message."""
    game = (
        table(2, ["flying", "messages", *more]).lay(CROSSING, -1, 0).lay(CROSSING, 2, 0).stand(0, "meeple", 0, 0, "road").on_track(0, 1, 1)
    )
    return game.draw("fly-B", 1, 0, 2).play(0, ("fly", "meeple")).chance(3).chance(4).play(0, ("message", "act"))


@pytest.mark.rule("CAR-623", "CAR-509")
def test_after_a_flight_in_vain_the_tile_of_message_4_brings_no_figure() -> None:
    """ "By the usual rules": and in this turn no figure may come into play any more."""
    game = grounded().draw("base-B", 0, 1)
    assert game.due() == (CHANCE,) and game.state.turn == 1
    game.draw("base-U", 3, 0)
    assert game.put("meeple", "road") in game.offered(1), "in the next turn they may again"


@pytest.mark.rule("CAR-623", "CAR-257")
def test_but_the_abbot_may_return_there_since_that_brings_no_figure_into_play() -> None:
    game = table(2, ["flying", "messages", "abbot"]).lay("base-B", 10, 0).stand(0, "abbot", 10, 0, "monastery")
    game.lay(CROSSING, -1, 0).lay(CROSSING, 2, 0).stand(0, "meeple", 0, 0, "road").on_track(0, 1, 1)
    game.draw("fly-B", 1, 0, 2).play(0, ("fly", "meeple")).chance(3).chance(4).play(0, ("message", "act"))
    game.draw("base-B", 0, 1).offers(0, ("recall",), PASS)


# ---------------------------------------------------------------------- messages and the track


@pytest.mark.rule("CAR-605")
def test_the_seal_is_not_told_as_the_action() -> None:
    game = before_a_message().gets_message(1).play(0, ("message", "points"), ("move", "messenger"))
    assert game.heard()[0] == "+2 points: seal of a message, instead of its action [CAR-605]"
    assert game.heard("de")[0] == "+2 Punkte: Siegel einer Depesche, statt ihrer Aktion [CAR-605]"


@pytest.mark.rule("CAR-602")
def test_the_log_says_which_scoring_figure_has_moved() -> None:
    game = before_a_message().gets_message(1).play(0, ("message", "points"), ("move", "messenger"))
    assert game.heard()[1] == "You moves the messenger from 2 to 4. [CAR-602]"
    assert game.heard("de")[1] == "You zieht die Meeplefrau von 2 auf 4. [CAR-602]"
    assert not any("moves" in line for line in table().turn(CROSSING, 1, 0).heard()), "with one figure the points say it"


@pytest.mark.rule("CAR-627")
def test_message_8_names_what_a_meeple_stands_on() -> None:
    game = before_a_message().lay("base-U", 10, 0).lay("base-U", 20, 0).stand(0, "meeple", 10, 0, "road").stand(0, "meeple", 20, 0, "road")
    game.gets_message(8).play(0, ("message", "act"))
    assert sorted(labels(game).values()) == [
        "Meeple, road of 1 tile: 1 point (11 to the right from the new tile)",
        "Meeple, road of 1 tile: 1 point (21 to the right from the new tile)",
    ]


# ---------------------------------------------------------------------- robbers


def robbed(*elements: str) -> Table:
    """A road of blue brings 3 points; robbers of the others wait on space 0."""
    game = table(3, ["robbers", *elements]).lay(CROSSING, -1, 0).stand(1, "meeple", 0, 0, "road").on_track(2, 7)
    return game.robber_on(0, 0).turn(CROSSING, 1, 0, 2)


@pytest.mark.rule("CAR-1005", "CAR-1006")
def test_the_log_says_who_was_robbed_and_that_the_robber_goes_home() -> None:
    game = robbed()
    assert "+2 points: robbed from Blue: half of 3 [CAR-1005]" in game.heard()
    assert game.heard()[-1] == "You takes the robber back from the score track. [CAR-1006]"
    assert "+2 Punkte: von Blue geraubt: die Hälfte von 3 [CAR-1005]" in game.heard("de")


@pytest.mark.rule("CAR-1007")
def test_the_log_says_that_a_robber_goes_along() -> None:
    game = table(3, ["robbers"]).lay(CROSSING, -1, 0).stand(1, "meeple", 0, 0, "road").on_track(1, 4).on_track(0, 9)
    game.robber_on(0, 4).robber_on(2, 9).turn(CROSSING, 1, 0, 2)
    assert "Green has the robber go along with You to space 11. [CAR-1007]" in game.heard()
    assert "Green lässt den Räuber mit You auf Feld 11 mitgehen. [CAR-1007]" in game.heard("de")


@pytest.mark.rule("CAR-1001")
def test_a_robber_is_put_to_people_with_names() -> None:
    tile = next(id for id in table(3, ["robbers"]).state.view(None)["left"] if id.startswith("rob-"))
    game = table(3, ["robbers"]).on_track(0, 3).chance(tile)
    game.play(0, game.offered(0)[0])
    assert labels(game)["robber", 0] == "Space 0, with Blue and Green"
    assert labels(game, language="de")["robber", 0] == "Feld 0, zu Blue und Green"
    game.play(0, ("robber", 0))
    assert game.heard() == ["You puts the robber on space 0, with Blue and Green. [CAR-1001]"]


@pytest.mark.rule("CAR-1002")
def test_who_has_nowhere_to_put_the_robber_is_not_asked() -> None:
    """The only other figure stands where the own robber is already."""
    tile = next(id for id in table(2, ["robbers"]).state.view(None)["left"] if id.startswith("rob-"))
    game = table(2, ["robbers"]).robber_on(0, 0).robber_on(1, 0).chance(tile)
    game.play(0, game.offered(0)[0])
    assert not game.offered(0, "robber") and game.state.decision(0).prompt.key != "ask-robber"


# ---------------------------------------------------------------------- gold, magic, ferries, crop circles


@pytest.mark.rule("CAR-805")
def test_several_bars_are_one_line() -> None:
    game = table(2, ["gold"]).lay(CROSSING, -1, 0).stand(0, "meeple", 0, 0, "road").gold_at(0, 0, 2).gold_at(-1, 0)
    game.turn(CROSSING, 1, 0, 2)
    assert [line for line in game.heard() if "gold" in line] == ["You takes 3 gold bars. [CAR-805]"]
    assert "You nimmt 3 Goldbarren. [CAR-805]" in game.heard("de")


@pytest.mark.rule("CAR-802")
def test_the_second_bar_lies_beside_the_new_tile() -> None:
    game = table(2, ["gold"]).draw("gold-F", 1, 0)
    assert labels(game)["gold", 0, 0] == "The tile left of the new tile"
    game.play(0, ("gold", 0, 0))
    assert game.heard()[0] == "You puts a gold bar on the new tile and one beside it (left of the new tile). [CAR-801]"


@pytest.mark.rule("CAR-902")
def test_the_mage_comes_into_play_before_he_moves() -> None:
    tile = next(id for id in table(2, ["magic"]).state.view(None)["left"] if id.startswith("mage-"))
    game = table(2, ["magic"]).chance(tile)
    game.play(0, game.offered(0)[0]).play(0, ("magic", "mage"))
    assert all(text.startswith("To the ") and "part" not in text for text in labels(game).values())
    game.play(0, game.offered(0)[0])
    assert "brings the mage into play, to a " in game.heard()[0]
    assert "bringt den Magier ins Spiel, " in game.heard("de")[0]


@pytest.mark.rule("CAR-907")
def test_a_road_with_inn_and_mage_reads_well() -> None:
    game = table(2, ["inns", "magic"]).lay(CROSSING, -1, 0).stand(0, "meeple", 0, 0, "road").enchant("mage", 0, 0, "road")
    game.turn(CROSSING, 1, 0, 2)
    assert game.heard()[-1] == "+6 points: road of 3 tiles, mage [CAR-051]"
    assert game.heard("de")[-1] == "+6 Punkte: Straße aus 3 Plättchen, Magier [CAR-051]"


@pytest.mark.rule("CAR-703", "CAR-708")
def test_a_ferry_that_is_laid_anew_is_told_so_with_its_piers() -> None:
    game = table(2, ["ferries"]).lay("ferry-2", 1, 0).lay("base-U", 2, 0).ferry_lies(1, 0, "W", "E").draw("base-U", 3, 0).play(0, PASS)
    assert say(game.state.decision(0).prompt) == "Do you lay the ferry anew (2 to the left from the new tile)?"
    ferry = game.ferry(1, 0, "S", "E")
    assert labels(game)[ferry] in ("bottom and right", "right and bottom")
    game.play(0, ferry)
    assert game.heard()[0] in (
        "You lays a ferry anew (2 to the left from the new tile): it joins bottom and right now. [CAR-708]",
        "You lays a ferry anew (2 to the left from the new tile): it joins right and bottom now. [CAR-708]",
    )
    assert "legt eine Fähre um" in game.heard("de")[0]


@pytest.mark.rule("CAR-1106")
def test_crop_circles_name_what_a_meeple_stands_on() -> None:
    tile = next(id for id in table(2, ["crop_circles"]).state.view(None)["left"] if id.startswith("crop-"))
    game = table(2, ["crop_circles"])
    for x in (10, 20):
        game.lay("base-U", x, 0).stand(0, "meeple", x, 0, "road")
    game.lay("base-E", 10, 10).stand(0, "meeple", 10, 10, "city").lay("base-E", 20, 10).stand(0, "meeple", 20, 10, "city")
    game.stand(0, "meeple", 10, 0, "field", "NNE").stand(0, "meeple", 20, 0, "field", "NNE").chance(tile)
    game.play(0, game.offered(0)[0]).play(0, PASS).play(0, ("crop", "remove"))
    said = list(labels(game).values())
    assert len(said) == 2 and all(text.startswith("Meeple, ") and "from the new tile" in text for text in said)
