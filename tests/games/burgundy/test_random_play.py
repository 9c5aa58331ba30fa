"""Random play chooses among everything that is possible, also what may be done besides the action."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.burgundy.table import BUY, WORKERS, Table, table
from tests.support.games import assert_picked_equally_often


def rich(*monasteries: str) -> Table:
    """Much to do with a die: tiles to take and to place, goods to sell, and silver for the black depot."""
    game = table(2, ["extra_tiles"]).silver(0, 4).workers(0, 2).keys(0, "castle", "ship").depot(0, "mine").store(0, red=2, pink=1)
    for monastery, space in zip(monasteries, ("C4", "E4"), strict=False):
        game.lay(0, monastery, space)
    return game.turn_of(0, 3)


@pytest.mark.parametrize("monasteries", [(), ("monastery-6",), ("monastery-28",), ("monastery-6", "monastery-28")], ids="+".join)
def test_extras_are_picked_as_often_as_actions(monasteries: tuple[str, ...]) -> None:
    game = rich(*monasteries)
    assert {WORKERS, BUY} < set(game.offered(0))
    assert_picked_equally_often(game.state, 0, Random(1))


def test_without_silver_there_is_nothing_to_buy_and_nothing_of_the_kind_is_picked() -> None:
    game = rich().silver(0, 0)
    assert BUY not in game.offered(0)
    assert_picked_equally_often(game.state, 0, Random(2))
