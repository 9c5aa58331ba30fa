"""How many ways a game can go on, counted to a fixed depth: a small change of the rules of placing shows here first.

A ply is a tile of every type that can be drawn, laid in every way, with every figure. The numbers are the engine's own, checked once
against the referee's plain search; they must not change by themselves.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.carcassonne.table import ALL, Table, table
from tischlein import CHANCE
from tischlein.core.state import State


def perft(state: State, tiles: int) -> int:
    """The number of ways to play on until so many tiles have been laid and their turns are over."""
    if not state.waiting_for:
        return 1
    if state.waiting_for == (CHANCE,):
        if not tiles:
            return 1
        total = 0
        for outcome, _ in state.chance.outcomes():
            after = state.copy()
            after.play(CHANCE, outcome)
            total += perft(after, tiles - 1)
        return total
    total = 0
    for seat in state.waiting_for[:1]:
        for action in state.options(seat):
            after = state.copy()
            after.play(seat, action)
            total += perft(after, tiles)
    return total


def late() -> Table:
    """A few tiles, two meeples, and few tiles left."""
    game = table().lay("base-W", 1, 0, 2).lay("base-V", -1, 0, 3).lay("base-E", 0, -1, 2).lay("base-A", -1, 1, 2).lay("base-B", 1, 1)
    return game.stand(0, "meeple", 0, 0, "road", "E").stand(1, "meeple", -1, 1, "monastery").stack("base-V", "base-U", "base-C", "base-X")


@pytest.mark.parametrize(
    ("name", "tiles", "expected"),
    [("start", 1, 592), ("without farmers", 1, 364), ("late", 1, 106), ("late", 2, 7340), ("everything", 1, 129), ("everything", 2, 10971)],
)
def test_the_number_of_ways_to_go_on_is_known(name: str, tiles: int, expected: int) -> None:
    games: dict[str, Callable[[], Table]] = {
        "start": table,
        "without farmers": lambda: table(farmers=False),
        "late": late,
        "everything": lambda: table(elements=ALL),
    }
    assert perft(games[name]().state, tiles) == expected
