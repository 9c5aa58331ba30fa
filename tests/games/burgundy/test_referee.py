"""What the engine keeps up to date and offers equals what a plain search finds, after every move of many random games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.burgundy.referee import Referee, mask
from tests.games.burgundy.referee_material import board, box, printed
from tests.games.burgundy.referee_owner import chips
from tests.support.scale import scaled
from tischlein import CHANCE
from tischlein.core.decision import Action
from tischlein.core.setup import Setup
from tischlein.games.burgundy.duchy import duchy
from tischlein.games.burgundy.game import GAME
from tischlein.games.burgundy.state import BurgundyState

EVERYWHERE = ("extra_tiles", "white_castles", "inns", "trade_routes", "shields")
CLASSIC = tuple(range(1, 11))
EAGER = {"place": 5, "shield": 8, "gift": 4, "name": 3, "tribute": 4, "buy": 2, "as": 2}
"""A little ambition, so that duchies fill and shields are taken; whatever is not named counts 1."""


def some_setup(rng: Random) -> Setup:
    """Any number of players, any elements, any boards that suit them."""
    players = rng.choice([1, 2, 2, 3, 4, 4])
    elements = [element for element in EVERYWHERE if rng.random() < 0.5]
    options: dict[str, Any] = {}
    boards: list[Any]
    if players == 1:
        boards = [rng.choice(["auto", "13a", "13b"])]
        options["target"] = rng.randint(45, 55)
    elif players == 4 and rng.random() < 0.5:
        elements.append("team")
        pair = [rng.choice(["12a", "12b"]) for _ in range(2)]
        boards = [*pair, *pair]
    elif rng.random() < 0.25:
        elements.append("border_posts")
        boards = rng.sample(["11a", "11b", "11c", "11d", "11e", "11f"], players)
    else:
        boards = rng.choice([["auto"] * players, ["random"] * players, list(rng.sample(CLASSIC, players))])
    if players > 1:
        options["start_castles"] = rng.choice(["open", "secret"])
    return GAME.setup(players=players, elements=elements, boards=boards, **options)


def some_action(rng: Random, options: list[Action]) -> Action:
    (action,) = rng.choices(options, [EAGER.get(option[0], 1) for option in options])
    return action


def step(state: BurgundyState, rng: Random, eager: bool) -> None:
    seat = rng.choice(state.waiting_for)
    if seat == CHANCE:
        state.play(CHANCE, state.chance.sample(rng))
    else:
        state.play(seat, some_action(rng, state.options(seat)) if eager else rng.choice(state.options(seat)))


@pytest.mark.parametrize("block", range(20))
def test_random_games_agree_with_the_referee(block: int) -> None:
    """100 games in 20 blocks, one in each if time is short; every position in which somebody decides, and the last one."""
    for number in range(scaled(5)):
        rng = Random(f"{block}/{number}")
        state = GAME.start(some_setup(rng))
        referee = Referee(state)
        while state.waiting_for:
            if state.waiting_for != (CHANCE,):
                referee.check(state)
            step(state, rng, eager=True)
        referee.check(state)
        referee.check_end(state)


@pytest.mark.parametrize("block", range(40))
def test_two_thousand_random_games_over_all_set_ups_end_without_an_error(block: int) -> None:
    """50 games in each of 40 blocks, five if time is short."""
    for number in range(scaled(50)):
        rng = Random(f"many/{block}/{number}")
        state = GAME.start(some_setup(rng))
        eager = rng.random() < 0.5
        while state.waiting_for:
            step(state, rng, eager)
        assert state.result is not None
        assert state.standing() == list(state.result.points)
        assert (state.phase, state.round) == (4, 5) or state.result.winners == (0,)


# ---------------------------------------------------------------------- the referee's own eyes


@pytest.mark.rule("BUR-008")
@pytest.mark.parametrize("entry", printed("boards")["board"], ids=lambda entry: f"board-{entry['id']}")
def test_neighbours_and_areas_of_every_board_are_as_drawn(entry: dict[str, Any]) -> None:
    drawn, kept = board(entry["id"]), duchy(entry["id"])
    assert [mask(beside) for beside in drawn.beside] == list(kept.neighbours)
    assert [mask(area) for area in drawn.areas] == list(kept.area)
    assert [place.die for place in drawn.places] == [space.die for space in kept.spaces]
    sizes: dict[str, list[int]] = {}
    for area in {frozenset(area) for area in drawn.areas}:
        kind = drawn.places[min(area)].kind
        sizes.setdefault({"monastery": "Y"}.get(kind, kind[0].upper()), []).append(len(area))
    assert {letter: sorted(found) for letter, found in sizes.items()} == entry["area_sizes"]


@pytest.mark.rule("BUR-001", "BUR-365", "BUR-400")
@pytest.mark.parametrize(("extra", "white", "count"), [(False, False, 164), (True, False, 168), (False, True, 173), (True, True, 177)])
def test_the_box_has_so_many_tiles(extra: bool, white: bool, count: int) -> None:
    assert box(extra, white).total() == count


@pytest.mark.rule("BUR-091", "BUR-092", "BUR-309", "BUR-314")
@pytest.mark.parametrize(
    ("number", "wanted", "by_two", "free", "paid"),
    [
        (2, 6, False, False, 2),
        (3, 6, True, False, 2),
        (6, 1, False, False, 1),
        (1, 4, True, True, 1),
        (6, 1, False, True, 0),
        (0, 4, False, False, 0),
    ],
)
def test_the_referee_counts_workers_as_the_rulebook_does(number: int, wanted: int, by_two: bool, free: bool, paid: int) -> None:
    """The examples: from 2 to 6 with two chips; from 3 to 6 with two although each changes by up to two."""
    assert chips(number, wanted, by_two, free) == paid
