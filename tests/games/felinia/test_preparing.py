"""Phase 5, preparing the next round (FEL-094 to FEL-099)."""

from __future__ import annotations

import pytest

from tests.games.felinia.table import EARN, END, Table, table
from tischlein import CHANCE

SHIPS = ("panther_b", "tiger_a", "cheetah_a", "puma_a")
"""The first one is the earliest and sails empty."""


def prepared(game: Table) -> Table:
    """Everybody goes home and sells what is too much; then chance is due."""
    while game.due() != (CHANCE,):
        game.play(game.due()[0], game.offered(game.due()[0])[-1])
    return game


# ---------------------------------------------------------------------- tokens


@pytest.mark.rule("FEL-094")
def test_tokens_come_back_from_the_own_boards() -> None:
    game = table(3).harbour(*SHIPS).own(0, []).own(1, []).own(2, []).bids(0, 0, 6, 6, 0, 6, 0, 0, 0)
    assert game.seen()["phase"] == "preparing"
    for own in game.seen()["players"]:
        assert (own["circles"], own["tokens"]) == ([False] * 3, 3)
    game.settle()
    for seat in (1, 2, 0):
        assert game.asked() == (seat, "Bid")
        game.play(seat, EARN)
        assert game.player(seat)["circles"] == [True, False, False]


@pytest.mark.rule("FEL-094")
def test_until_then_they_lie_there() -> None:
    game = table().harbour(*SHIPS).own(0, ["wine"] * 4).own(1, []).all_earn()
    assert game.seen()["phase"] == "storing"
    assert [own["circles"] for own in game.seen()["players"]] == [[True] * 3] * 2
    assert [own["tokens"] for own in game.seen()["players"]] == [0, 0]


# ---------------------------------------------------------------------- ships


@pytest.mark.rule("FEL-095")
def test_every_empty_ship_gets_a_new_tile() -> None:
    game = table().harbour("tiger_c", "lion_a", "panther_b", "lion_b", aboard={"tiger_c": [0], "panther_b": [1], "lion_b": [0]})
    prepared(game.go_on())
    assert [ship["tile"] for ship in game.seen()["ships"]] == [None, "lion_a", None, None]
    left = game.seen()["ship_stack"]["gray"]
    assert [ship for ship, _ in game.state.chance.outcomes()] == left
    game.draw("puma_a")
    assert game.heard() == ["A new ship in the harbour: the 7:45 to the pumas. [FEL-095]"]
    game.draw("puma_b", "puma_c")
    for viewer in (None, 0, 1):
        assert [ship["tile"] for ship in game.seen(viewer)["ships"]] == ["puma_a", "lion_a", "puma_b", "puma_c"]
    assert game.seen()["ship_stack"]["gray"] == [ship for ship in left if ship not in ("puma_a", "puma_b", "puma_c")]
    game.settle()
    assert game.seen()["phase"] == "placing"


@pytest.mark.rule("FEL-095")
def test_a_ship_that_stayed_keeps_its_tile_though_nobody_is_aboard() -> None:
    game = prepared(table().harbour("lion_b", *SHIPS[:3], aboard={"lion_b": [0]}).go_on())
    game.draw("puma_a").settle()
    assert [ship["tile"] for ship in game.seen()["ships"]] == ["puma_a", *SHIPS[:3]]
    game = prepared(game.harbour("lion_b", *SHIPS[:3], aboard={"lion_b": [0]}).go_on()).draw("puma_b").settle()
    assert [ship["tile"] for ship in game.seen()["ships"]] == ["puma_b", *SHIPS[:3]], "in later rounds too"


@pytest.mark.rule("FEL-096")
def test_if_there_are_too_few_ship_tiles_all_ships_sail_at_once() -> None:
    game = table().harbour("tiger_c", "lion_b", "cheetah_a", "puma_a", aboard={"tiger_c": [0], "lion_b": [1], "puma_a": [1]})
    game.own(0, ["wine"] * 3, silver=2).own(1, ["book"] * 3, silver=2).stock("puma_d").go_on()
    markets = [market["goods"] for market in game.seen()["markets"]]
    game.play(0, END)
    game.play(0, END)
    assert not game.seen()["closing"]
    game.play(1, END)
    game.play(1, END)
    assert game.heard()[-2:] == [
        "There are not enough ship tiles left: all ships sail now, and the game ends. [FEL-115]",
        "The ship leaves: the 7:45 to the pumas. [FEL-068]",
    ]
    assert game.asked() == (1, "TurnUp"), "the ship to the pumas was not full"
    assert (game.seen()["phase"], game.seen()["closing"]) == ("exploring", True)
    assert game.seen()["explorer"]["way"] == ["puma_h"]
    game.play(1, ("turn", "puma_p2")).draw("lion").play(1, END)
    game.play(1, ("go", "puma_f2"), ("go", "puma_p2"))
    assert "Nobody is aboard the 9:45 to the cheetahs; the tile leaves the game. [FEL-069]" in game.heard()
    assert game.due() == ()
    assert game.seen()["phase"] == "over"
    assert game.player(1)["tiles"] == {"lion": 1}
    assert [market["goods"] for market in game.seen()["markets"]] == markets, "nothing was filled"
    assert game.seen()["ship_stack"] == {"gray": [], "blue": ["puma_d"]}
    assert game.state.result is not None


@pytest.mark.rule("FEL-096")
@pytest.mark.parametrize(("stock", "ends"), [([], True), (["puma_d"], True), (["puma_d", "lion_d"], False)])
def test_as_many_tiles_as_empty_ships_are_enough(stock: list[str], ends: bool) -> None:
    game = table().harbour("tiger_c", "lion_b", "cheetah_a", "puma_a", aboard={"tiger_c": [0], "lion_b": [0]})
    game.own(0, []).own(1, []).stock(*stock).go_on()
    game.play(0, END, END, END, END)
    assert (game.due() == ()) is ends
    if not ends:
        game.settle()
        assert (game.seen()["round"], game.seen()["phase"]) == (2, "placing")
        assert game.seen()["ship_stack"] == {"gray": [], "blue": []}


@pytest.mark.rule("FEL-096")
def test_storing_comes_before_the_shortage_shows_and_not_after_it() -> None:
    game = table().harbour(*SHIPS).own(0, ["wine"] * 4, silver=0).own(1, []).stock().go_on()
    assert game.asked() == (0, "Store")
    game.play(0, ("sell", "wine"))
    assert game.due() == ()
    assert game.goods(0) == ["wine"] * 3


# ---------------------------------------------------------------------- markets


@pytest.mark.rule("FEL-097")
def test_every_open_market_is_filled_up_to_three_and_what_was_left_stays() -> None:
    game = table(3).harbour(*SHIPS).market(1, "clock", "clock", "clock").market(2, "book").market(3).market(4, "wine", "wine")
    game.go_on().draw("lion_a")
    game.draw("glass", "clothes")
    assert game.seen()["markets"][1]["goods"] == ["clothes", "glass", "book"]
    bag = game.seen()["bag"]
    assert dict(game.state.chance.outcomes()) == bag
    game.draw("wine", "wine", "book", "clothes")
    assert [market["goods"] for market in game.seen()["markets"]] == [
        ["clock"] * 3,
        ["clothes", "glass", "book"],
        ["wine", "wine", "book"],
        ["clothes", "wine", "wine"],
        [],
    ]
    assert game.seen()["markets"][4]["closed"]
    assert game.seen()["bag"] == {**bag, "wine": bag["wine"] - 2, "book": bag["book"] - 1, "clothes": bag["clothes"] - 1}
    assert game.due() == (1,), "nothing else is drawn"


@pytest.mark.rule("FEL-097")
@pytest.mark.parametrize(("players", "opened"), [(2, 3), (3, 4), (4, 5)])
def test_three_on_each_market_from_the_second_round_on(players: int, opened: int) -> None:
    game = table(players).harbour(*SHIPS).go_on().settle()
    for number in (2, 3, 4):
        assert game.seen()["round"] == number
        assert [len(market["goods"]) for market in game.seen()["markets"]] == [3] * opened + [0] * (5 - opened)
        game.go_on().settle()


@pytest.mark.rule("FEL-098")
def test_when_the_bag_runs_out_the_remaining_spaces_stay_empty() -> None:
    game = table(2).harbour(*SHIPS).market(1, "clock").market(2, "wine").market(3, "wine").bag("book", "glass", "book").go_on()
    game.draw("lion_a", "book", "book", "glass")
    assert game.due() == (1,), "the next round begins all the same"
    assert game.seen()["phase"] == "placing"
    assert [market["goods"] for market in game.seen()["markets"][:3]] == [["clock", "book", "book"], ["glass", "wine"], ["wine"]]
    assert sum(game.seen()["bag"].values()) == 0


@pytest.mark.rule("FEL-098")
def test_an_empty_bag_fills_nothing() -> None:
    game = table(2).harbour(*SHIPS).market(1).market(2).market(3, "wine").bag().go_on().draw("lion_a")
    assert [market["goods"] for market in game.seen()["markets"]] == [[], [], ["wine"], [], []]
    assert game.asked() == (1, "Bid")


@pytest.mark.rule("FEL-098")
def test_goods_sold_while_storing_are_there_to_be_drawn() -> None:
    game = table(2).harbour(*SHIPS).own(1, []).market(1).market(2).market(3).own(0, ["wine"] * 5, silver=0).bag().go_on()
    game.play(0, ("sell", "wine"), ("sell", "wine")).draw("lion_a", "wine", "wine")
    assert [market["goods"] for market in game.seen()["markets"][:2]] == [["wine", "wine"], []]


# ---------------------------------------------------------------------- the start player card


@pytest.mark.rule("FEL-099")
@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 1), (3, 2), (4, 1)])
def test_the_start_player_card_goes_to_the_left(players: int, first: int) -> None:
    game = table(players, first=first).harbour(*SHIPS)
    for number in range(1, 6):
        begins = (first + number - 1) % players
        assert (game.seen()["round"], game.seen()["first"]) == (number, begins)
        for place in range(players):
            assert game.asked() == ((begins + place) % players, "Bid")
            game.bids(6)
        prepared(game.go_on())
        assert game.seen()["first"] == begins, "not before everything is filled"
        game.settle()
