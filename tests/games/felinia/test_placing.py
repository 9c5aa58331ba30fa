"""Phase 1, placing (FEL-029 to FEL-037)."""

from __future__ import annotations

import pytest

from tests.games.felinia.table import EARN, GUILD, PASS, table
from tischlein import MalformedAction, NotYourDecision, say


@pytest.mark.rule("FEL-029")
@pytest.mark.parametrize(("players", "first"), [(2, 0), (3, 0), (3, 1), (4, 2), (4, 3)])
def test_clockwise_from_the_start_player_one_token_a_turn_three_times(players: int, first: int) -> None:
    game = table(players, first=first)
    for turn in (1, 2, 3):
        for place in range(players):
            seat = (first + place) % players
            assert game.asked() == (seat, "Bid")
            assert game.seen()["turn"] == turn
            assert game.player(seat)["tokens"] == 4 - turn
            game.refuses((seat + 1) % players, EARN, error=NotYourDecision)
            game.play(seat, ("market", 1))
    assert game.seen()["phase"] != "placing"
    assert game.seen()["turn"] == 0


@pytest.mark.rule("FEL-030")
def test_a_token_has_to_be_placed() -> None:
    game = table()
    places = [EARN, ("market", 1), ("market", 2), ("market", 3), GUILD]
    game.own(0, []).offers(0, *places)
    for refused in (("pass",), ("end",)):
        game.refuses(0, refused, error=MalformedAction)
    game = table().own(0, ["wine", "wine"], gold=1, spice=1)
    game.play(0, ("sell", "gold"))
    assert game.asked() == (0, "Bid"), "a sale places no token"
    assert game.player(0)["tokens"] == 3
    game.offers(0, *places, ("sell", "spice"), ("sell", "wine"))


@pytest.mark.rule("FEL-031")
@pytest.mark.parametrize(("turn", "income"), [(1, 1), (2, 2), (3, 3)])
def test_a_token_on_the_own_board_brings_silver_by_the_placing_round(turn: int, income: int) -> None:
    game = table().own(0, silver=1).bids(*[6] * (2 * turn - 2))
    labels = dict(zip(game.state.options(0), game.state.decision(0).labels, strict=True))
    assert say(labels[EARN]) == f"Own board: {income} silver"
    game.play(0, EARN)
    assert game.player(0)["silver"] == 1 + income, "at once"
    assert game.player(0)["circles"] == [circle == turn for circle in (1, 2, 3)]
    assert game.heard() == [f"Player 1 places a token on the own board: {income} silver. [FEL-031]"]
    assert game.player(1)["silver"] == 2
    assert game.player(1)["circles"] == [False] * 3


@pytest.mark.rule("FEL-031", "FEL-036")
def test_all_three_tokens_on_the_own_board_bring_six() -> None:
    game = table().own(0, silver=0)
    for silver in (1, 3, 6):
        game.bids(0)
        assert game.player(0)["silver"] == silver
        if silver < 6:
            game.bids(6)
    assert game.player(0)["circles"] == [True, True, True]
    assert game.player(0)["tokens"] == 0


@pytest.mark.rule("FEL-032")
@pytest.mark.parametrize(("silver", "income"), [(5, 1), (5, 2), (5, 3), (6, 1), (6, 3), (4, 3)])
def test_silver_beyond_six_is_lost(silver: int, income: int) -> None:
    game = table().bids(*[6] * (2 * income - 2)).own(0, silver=silver)
    lost = silver + income - 6
    note = f" ({lost} lost: nobody has more than 6)" if lost else ""
    label = say(game.state.decision(0).labels[0])
    game.play(0, EARN)
    assert game.player(0)["silver"] == 6
    assert label == f"Own board: {income} silver{note}", "one is told before"
    assert game.heard()[0] == f"Player 1 places a token on the own board: {income} silver{note}. [FEL-031]"


@pytest.mark.rule("FEL-032")
def test_a_silver_found_on_the_way_is_lost_too() -> None:
    game = table().harbour("tiger_c", "lion_a", "cheetah_a", "puma_a", aboard={"tiger_c": [0]}).own(0, silver=6).go_on()
    game.play(0, ("end",))
    game.play(0, ("go", "tiger_f1"))
    assert game.player(0)["silver"] == 6
    assert game.heard() == [
        "Player 1 sends the merchant on to crossing 1 of the tigers. [FEL-075]",
        "Player 1 has 6 silver already; the silver is lost. [FEL-032]",
    ]


@pytest.mark.rule("FEL-033")
def test_a_token_goes_to_any_open_market_or_to_the_guild() -> None:
    game = table(4)
    for place in (1, 2, 3, 4, 5):
        game.bids(place)
        assert game.seen()["markets"][place - 1]["tokens"] == [(place - 1) % 4]
    assert game.heard() == ["Player 1 places a token on market 5; the price there is 1 now. [FEL-033]"]
    game.bids(6)
    assert game.seen()["guild"]["tokens"] == [1]
    assert game.heard() == ["Player 2 places a token on the merchants' guild; the price there is 1 now. [FEL-033]"]


@pytest.mark.rule("FEL-033")
@pytest.mark.parametrize("place", [0, -1, 6, "guild"])
def test_there_are_no_other_places(place: object) -> None:
    table(4).refuses(0, ("market", place), rule="FEL-034")


@pytest.mark.rule("FEL-034")
@pytest.mark.parametrize(("players", "closed"), [(2, [4, 5]), (3, [5]), (4, [])])
def test_a_closed_market_takes_no_tokens(players: int, closed: list[int]) -> None:
    game = table(players)
    for _ in range(3 * players):
        (seat,) = game.due()
        assert [action[1] for action in game.offered(seat, "market")] == [number for number in range(1, 6) if number not in closed]
        for number in closed:
            game.refuses(seat, ("market", number), rule="FEL-034")
        game.bids(6)


@pytest.mark.rule("FEL-035")
@pytest.mark.parametrize("place", [2, 6])
def test_a_new_token_lies_on_top(place: int) -> None:
    game = table(3).own(0, [], silver=0).own(1, [], silver=0).bids(place, place, 0, 0, 0, place, 0, place, 0)
    game.refuses(0, EARN, error=NotYourDecision)
    assert game.asked() == (2, "Buy" if place == 2 else "Exchange"), "the second player was last, but could not pay 4"
    assert game.heard()[1].startswith("Player 2 can do nothing at ")
    assert (game.seen()["markets"][1] if place == 2 else game.seen()["guild"])["tokens"] == [0, 1, 2]


@pytest.mark.rule("FEL-036")
def test_tokens_may_go_anywhere_in_any_number() -> None:
    same = table().bids(3, 0, 3, 0, 3)
    assert same.seen()["markets"][2]["tokens"] == [0, 0, 0]
    apart = table().bids(1, 6, 2, 6, 3)
    assert [market["tokens"] for market in apart.seen()["markets"]] == [[0], [0], [0], [], []]
    assert apart.seen()["guild"]["tokens"] == [1, 1]
    mixed = table().bids(0, 1, 6, 2, 0)
    assert mixed.player(0)["circles"] == [True, False, True]
    assert mixed.seen()["guild"]["tokens"] == [0]


@pytest.mark.rule("FEL-036")
def test_the_same_places_are_offered_whatever_lies_there() -> None:
    game = table(3)
    for _ in range(9):
        (seat,) = game.due()
        places = [action for action in game.offered(seat) if action[0] != "sell"]
        assert places == [EARN, ("market", 1), ("market", 2), ("market", 3), ("market", 4), GUILD]
        game.bids(1)


@pytest.mark.rule("FEL-037")
def test_placing_costs_nothing() -> None:
    game = table(2).bids(1, 1, 6, 6, 1)
    assert [own["silver"] for own in game.seen()["players"]] == [2, 2]


@pytest.mark.rule("FEL-037")
def test_without_silver_tokens_can_be_placed_all_the_same() -> None:
    game = table().own(0, [], silver=0).own(1, [], silver=0).bids(1, 1, 2, 6, 6, 6)
    assert game.seen()["phase"] != "placing"
    game = table().own(0, silver=0).own(1, silver=0)
    game.offers(0, EARN, *(("market", number) for number in (1, 2, 3)), GUILD, ("sell", "wine"), ("sell", "book"))
    game.bids(1, 1)
    assert [own["silver"] for own in game.seen()["players"]] == [0, 0], "nothing is paid yet"
    game.bids(1, 6)
    assert [own["silver"] for own in game.seen()["players"]] == [0, 0]
    game.bids(0, 0)
    assert game.asked() == (0, "Buy")
    game.play(0, PASS)
