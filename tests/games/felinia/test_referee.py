"""The engine and a second model of the game agree after every record: who is due, what they may do, what lies where, what everybody sees,
and what it is worth."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

import tischlein
from tests.games.felinia.referee import CHANCE, Due, Referee
from tests.games.felinia.referee_material import provinces
from tests.games.felinia.referee_page import check_page
from tests.games.felinia.referee_play import Choice, Luck, eager, fairly, hoarding, kindly, moody, rushing, thriftily, uniform, wandering
from tests.games.felinia.referee_table import Card
from tests.games.felinia.referee_view import check_known_score, check_score, check_view
from tests.support.scale import scaled
from tischlein import Setup, State

GAME = tischlein.game("felinia")


def asked(state: State, due: Due, referee: Referee) -> bool:
    """Whether the engine asks the question that the referee holds for pointless."""
    if state.waiting_for != (due.seat,):
        return False
    view = state.view(None)
    return view["question"]["step"] == due.step and len(view["guild"]["tokens"]) == len(referee.places[6].tokens)


def check(state: State, referee: Referee, records: int) -> None:
    """Everything after one record. Everybody looks at the table in turn; at the end, and now and then, all at once."""
    while referee.due is not None and referee.due.optional and not asked(state, referee.due, referee):
        referee.play(("pass",) if referee.due.step == "Exchange" else ("end",))
        referee.seen["passed over"] += 1
    due = referee.due
    assert state.waiting_for == (() if due is None else (due.seat,)), due
    if due is not None and due.seat == CHANCE:
        outcomes = dict(state.chance.outcomes())
        assert shares(outcomes) == shares(due.faces)
    elif due is not None:
        options = state.options(due.seat)
        assert len(options) == len(set(options))
        assert set(options) == due.options, (due.step, set(options) ^ due.options)
        asides = state.decision(due.seat).asides if records % 5 == 0 else [action for action in options if action[0] == "sell"]
        assert due.step == "Store" or set(asides) == {action for action in options if action[0] == "sell"}
    everybody: list[int | None] = [None, *range(referee.count)]
    looking = everybody if due is None or records % 40 == 0 else [everybody[records % len(everybody)]]
    points = [referee.points(seat) for seat in range(referee.count)]
    for viewer in looking:
        view = state.view(viewer)
        check_view(referee, view, viewer)
        check_known_score(referee, view["score"], viewer, points)
    for seat in range(referee.count):
        check_score(referee, seat, [term.to_json() for term in state.score(seat)], points[seat])
    assert list(state.standing()) == [sum(each.values()) for each in points]


def shares(weights: dict[Any, int]) -> dict[Any, Fraction]:
    total = sum(weights.values())
    return {face: Fraction(weight, total) for face, weight in weights.items() if weight}


def check_end(state: State, referee: Referee) -> None:
    result = state.result
    assert result is not None
    assert list(result.points) == referee.totals()
    assert sorted(result.winners) == referee.winners()
    worth = [(points, player.silver) for points, player in zip(referee.totals(), referee.players, strict=True)]
    assert [{worth[seat] for seat in place} for place in result.ranking] == [{value} for value in sorted(set(worth), reverse=True)]
    assert sorted(seat for place in result.ranking for seat in place) == list(range(referee.count))


def compare(setup: Setup, choice: Choice, luck: Luck, rng: Random, page: bool = False) -> Counter[str]:
    """Plays one game on both; returns what happened in it. `page`: also compares what a page shows besides, which takes its time."""
    state, referee, records = GAME.start(setup), Referee(setup.players, setup["side"], setup.elements), 0
    check(state, referee, records)
    while state.waiting_for:
        (seat,) = state.waiting_for
        if seat == CHANCE:
            record = luck(referee, [face for face, _ in state.chance.outcomes()], rng)
        else:
            record = choice(referee, state.options(seat), rng)
        state.play(seat, record)
        referee.play(record)
        records += 1
        check(state, referee, records)
        if page:
            check_page(referee, GAME.for_page(state))
    check_end(state, referee)
    return referee.seen + Counter(records=records, games=1)


def some_games(players: int, side: str, count: int, name: str, choices: list[Choice], luck: Luck, page: bool = False) -> Counter[str]:
    """Several games with any elements; what happened in all of them."""
    seen: Counter[str] = Counter()
    for number in range(count):
        rng = Random(f"{name}/{players}/{side}/{number}")
        elements = [element for element in ("experts", "open_tiles") if rng.random() < 0.4]
        setup = GAME.setup(players=players, side=side, elements=elements)
        seen += compare(setup, choices[number % len(choices)], luck, rng, page)
    return seen


@pytest.mark.parametrize("side", ["basic", "pro"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_agree_with_the_referee(players: int, side: str) -> None:
    """300 games, 30 if time is short; four in five are played eagerly."""
    count = scaled(50)
    seen = some_games(players, side, count, "any", [eager, eager, uniform, eager, eager], fairly)
    assert seen["records"] > 200 * count
    assert seen["ship sailed"] > 5 * count and seen["tile taken"] > 4 * count and seen["home"]
    assert seen["deal at the guild"] > count and seen["sale"] > 5 * count and seen["ended by ships"]
    if side == "pro":
        assert seen["special tile taken"] and seen["provision used"]
    else:
        assert seen["tile turned"] > 4 * count


@pytest.mark.parametrize("side", ["basic", "pro"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_that_end_with_the_last_merchant_agree_with_the_referee(players: int, side: str) -> None:
    seen = some_games(players, side, scaled(10), "rushing", [rushing], kindly)
    assert seen["ended by merchants"] > seen["games"] / 2


@pytest.mark.parametrize("side", ["basic", "pro"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_in_which_the_supply_runs_out_agree_with_the_referee(players: int, side: str) -> None:
    seen = some_games(players, side, scaled(10), "hoarding", [hoarding], thriftily)
    assert seen["no spice left"] + seen["no provision left"]


@pytest.mark.parametrize("side", ["basic", "pro"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_odd_players_agree_with_the_referee(players: int, side: str) -> None:
    count = scaled(20)
    some_games(players, side, count, "moody", [moody(f"{players}/{side}/{number}") for number in range(count)], fairly)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_with_many_mysterious_places_agree_with_the_referee(players: int) -> None:
    seen = some_games(players, "pro", scaled(20), "wandering", [wandering], kindly)
    assert seen["mystery kept"] >= seen["games"] and seen["mystery passed"]


@pytest.mark.parametrize("side", ["basic", "pro"])
@pytest.mark.parametrize("players", [2, 4])
def test_what_a_page_shows_agrees_with_the_referee(players: int, side: str) -> None:
    seen = some_games(players, side, scaled(10), "page", [eager], kindly, page=True)
    assert seen["ship sailed"]


# ---------------------------------------------------------------------- the referee's own eyes


def at_the_end(side: str = "basic") -> Referee:
    """A table at which nothing has been taken yet; its player 0 is filled by hand."""
    return Referee(2, side)


def test_the_referee_counts_the_worked_example_as_the_rulebook_does() -> None:
    """Five, two and one tiles of kinds worth up to three, and a +1 for the pair: 20 + 2. Groups of 4, 2 and 2: 20. The rest: 5."""
    referee = at_the_end()
    player = referee.players[0]
    player.tiles = ["cheetah"] * 5 + ["panther"] * 2 + ["lion"]
    player.bonus = ["plus_panther"]
    player.goods, player.gold, player.spice = ["wine", "wine"], 2, 3
    referee.standing = dict.fromkeys(["lion_p1", "lion_p3", "puma_p2", "puma_p4", "tiger_p3", "panther_p2", "panther_p5", "cheetah_p6"], 0)
    assert referee.groups(0) == [4, 2, 2]
    assert referee.points(0) == {
        "set cheetah": 15,
        "set panther": 4,
        "set lion": 1,
        "plus panther": 2,
        "groups": 20,
        "gold": 2,
        "spice": 1,
        "goods": 2,
    }
    assert referee.totals()[0] == 47


@pytest.mark.parametrize(("amounts", "cards"), [([0, 0], 0), ([2, 2], 4), ([3, 3], 2), ([5, 4], 5), ([17, 14, 0, 1], 14)])
def test_the_referee_counts_cards_with_three_on_one_side(amounts: list[int], cards: int) -> None:
    assert Referee.cards_for(amounts) == cards


def test_the_referee_finds_special_points() -> None:
    referee = at_the_end("pro")
    player = referee.players[0]
    player.special = ["provision_points", "spice_points", "lone_merchants", "mystery_points"]
    player.provisions, player.spice = 2, 3
    player.mysteries = [Card("hermit_vineyard"), Card("moon_temple"), Card("star_tower")]
    referee.standing = {"lion_o1": 0, "tiger_o1": 0, "tiger_m1": 0, "puma_o1": 1}
    assert referee.points(0) == {"groups": 6, "spice": 3, "mysteries": 6, "mysteries-special": 3, "provisions-special": 4}


def test_borders_and_ways_run_both_ways() -> None:
    for side in ("basic", "pro"):
        land = provinces(side)
        for id, province in land.items():
            assert all(id in land[other].borders for other in province.borders)
            assert all(id in land[other].ways and land[other].country == province.country for other in province.ways)
