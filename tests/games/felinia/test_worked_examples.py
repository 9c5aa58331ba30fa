"""The worked examples of the rulebook up to the preparation of the next round, with their numbers."""

from __future__ import annotations

import pytest

import tischlein
from tests.games.felinia.table import EARN, END, PASS, table
from tischlein import say

BLUE, RED, GREEN = 0, 1, 2
QUIET = ("panther_b", "tiger_a", "lion_a", "puma_a")


@pytest.mark.rule("FEL-031")
def test_blue_moves_from_four_to_six_in_the_second_placing_round() -> None:
    game = table(3).bids(1, 1, 1).own(BLUE, silver=4)
    assert game.seen()["turn"] == 2
    game.play(BLUE, EARN)
    assert game.player(BLUE)["silver"] == 6
    assert game.player(BLUE)["circles"] == [False, True, False]


@pytest.mark.rule("FEL-032")
def test_five_and_three_are_six() -> None:
    game = table(2).bids(1, 1, 1, 1).own(BLUE, silver=5)
    game.play(BLUE, EARN)
    assert game.player(BLUE)["silver"] == 6


@pytest.mark.rule("FEL-035")
def test_red_lies_on_top_of_blue() -> None:
    game = table(3).bids(2, 2)
    assert game.seen()["markets"][1]["tokens"] == [BLUE, RED]
    assert game.heard() == ["Player 2 places a token on market 2; the price there is 2 now. [FEL-033]"]


@pytest.mark.rule("FEL-041", "FEL-039", "FEL-044")
def test_a_stack_of_four_on_the_first_market() -> None:
    game = table(3).harbour(*QUIET).market(1, "clock", "glass", "wine").stack(1, RED, GREEN, RED, BLUE)
    for seat in (BLUE, RED, GREEN):
        game.own(seat, [], silver=6)
    game.go_on()
    game.play(BLUE, ("buy", "clock"))
    assert game.player(BLUE)["silver"] == 6 - 4
    assert game.seen()["markets"][0]["tokens"] == [RED, GREEN, RED]
    assert game.asked() == (RED, "Buy")
    assert say(game.state.decision(RED).labels[0]) == "Buy glassware for 3 silver"
    game.play(RED, PASS)
    assert game.player(RED)["silver"] == 6
    game.play(GREEN, ("buy", "glass"))
    assert game.player(GREEN)["silver"] == 6 - 2
    game.play(RED, ("buy", "wine"))
    assert game.player(RED)["silver"] == 6 - 1
    assert game.seen()["markets"][0] == {"number": 1, "closed": False, "goods": [], "tokens": []}
    assert [game.goods(seat) for seat in (BLUE, RED, GREEN)] == [["clock"], ["wine"], ["glass"]]


@pytest.mark.rule("FEL-045", "FEL-047", "FEL-051")
def test_blue_and_red_at_the_guild() -> None:
    game = table(3).harbour(*QUIET).own(BLUE, [], silver=3, gold=1, spice=1).own(RED, ["book"], silver=3).stack(6, RED, BLUE).go_on()
    game.play(BLUE, ("bonus", "plus_panther"))
    assert (game.player(BLUE)["silver"], game.player(BLUE)["gold"], game.player(BLUE)["spice"]) == (3 - 2, 0, 0)
    assert game.player(BLUE)["bonus_tiles"] == ["plus_panther"]
    assert game.seen()["guild"]["tokens"] == [RED]
    game.play(RED, ("swap", "book", "wine", "spice"))
    assert (game.player(RED)["silver"], game.goods(RED), game.player(RED)["spice"]) == (3 - 1, ["wine"], 1)
    assert game.seen()["guild"]["tokens"] == []


@pytest.mark.rule("FEL-056")
def test_what_the_two_ships_of_the_example_cost() -> None:
    ships = {ship["time"]: ship for ship in tischlein.game("felinia").material(table().state.setup)["ships"]}
    cheetahs, lions = ships["9:45"], ships["5:00"]
    assert (cheetahs["destination"], cheetahs["seats"]) == ("cheetah", 2)
    assert (cheetahs["goods"], cheetahs["silver"]) == ({"clothes": 2, "glass": 1}, 0)
    assert (lions["destination"], lions["seats"]) == ("lion", 1)
    assert (lions["goods"], lions["silver"]) == ({"clock": 2}, 1)


@pytest.mark.rule("FEL-058", "FEL-059")
def test_blue_buys_a_clock_and_boards_two_ships() -> None:
    game = table(3).harbour("cheetah_a", "lion_c", "tiger_a", "puma_a").own(BLUE, ["clothes", "clothes", "glass", "clock"], silver=4)
    game.market(1, "clock", "wine").market(2, "wine").own(RED, [], silver=6).stack(1, BLUE).stack(2, RED).go_on()
    game.play(BLUE, ("buy", "clock"))
    assert game.goods(BLUE) == ["clock", "clock", "clothes", "clothes", "glass"]
    bag = game.seen()["bag"]
    game.play(BLUE, ("board", "cheetah_a"))
    assert game.seen()["ships"][0] == {"tile": "cheetah_a", "merchants": [BLUE]}, "at the bow; the seat at the stern is free"
    assert game.player(BLUE)["silver"] == 3
    game.play(BLUE, ("board", "lion_c"))
    assert game.seen()["ships"][1] == {"tile": "lion_c", "merchants": [BLUE]}
    assert (game.goods(BLUE), game.player(BLUE)["silver"], game.player(BLUE)["merchants"]) == ([], 2, 8)
    assert game.seen()["bag"] == {**bag, "clock": bag["clock"] + 2, "clothes": bag["clothes"] + 2, "glass": bag["glass"] + 1}
    game.play(RED, PASS)
    assert game.seen()["explorer"]["ship"] == "lion_c", "the only one that is full"


@pytest.mark.rule("FEL-061")
def test_green_takes_a_token_back_and_may_not_board_before_the_next_deal() -> None:
    game = table(3).harbour("cheetah_a", "lion_c", "tiger_a", "puma_a").own(GREEN, ["clock", "clock"], silver=5)
    game.own(RED, [], silver=6).market(2, "wine").market(3, "book").stack(2, RED, GREEN).stack(3, GREEN).go_on()
    game.play(GREEN, PASS)
    assert game.asked() == (RED, "Buy")
    game.play(RED, PASS)
    assert game.asked() == (GREEN, "Buy")
    game.play(GREEN, ("buy", "book"), ("board", "lion_c"))
    assert game.seen()["explorer"]["seat"] == GREEN


@pytest.mark.rule("FEL-074", "FEL-073", "FEL-077", "FEL-079", "FEL-080")
def test_green_explores_the_land_of_tigers() -> None:
    game = table(3).harbour("tiger_c", "cheetah_a", "lion_a", "puma_a", aboard={"tiger_c": [GREEN]}).own(GREEN, [], silver=2).go_on()
    assert game.seen()["explorer"] == {"seat": GREEN, "ship": "tiger_c", "way": ["tiger_h"], "steps": 2}
    game.play(GREEN, ("turn", "tiger_p3")).draw("tiger")
    game.play(GREEN, ("turn", "tiger_p2")).draw("lion")
    game.play(GREEN, ("go", "tiger_f1"))
    assert game.player(GREEN)["silver"] == 3
    game.play(GREEN, ("go", "tiger_p3"))
    assert game.player(GREEN)["tiles"] == {"tiger": 1}
    assert game.province("tiger_p3") == {"id": "tiger_p3", "tile": None, "merchant": GREEN}
    assert game.province("tiger_p2")["tile"] == "lion"
    assert game.player(GREEN)["merchants"] == 9
    assert game.seen()["phase"] == "preparing"


@pytest.mark.rule("FEL-084")
def test_green_could_also_have_stopped() -> None:
    game = table(3).harbour("tiger_c", "cheetah_a", "lion_a", "puma_a", aboard={"tiger_c": [GREEN]}).own(GREEN, [], silver=2).go_on()
    game.play(GREEN, END, ("go", "tiger_f1"), END)
    assert (game.player(GREEN)["silver"], game.player(GREEN)["merchants"]) == (3, 10)
