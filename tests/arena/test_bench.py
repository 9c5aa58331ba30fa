"""The benchmark measures what it says; how fast that is stands in docs/speed.md, not in a test."""

from __future__ import annotations

import tischlein
from tischlein.arena.bench import measure
from tischlein.arena.builds import compiled

GAME = tischlein.game("burgundy_dice")


def test_figures_are_consistent() -> None:
    speed, with_two = measure([GAME.setup(players=1), GAME.setup(players=2)], seconds=0.2)
    assert speed.decisions_per_second > 1000
    assert 25 <= speed.decisions_per_game <= 100, "1 start castle, 24 rounds of one to four decisions"
    assert abs(speed.games_per_second * speed.decisions_per_game - speed.decisions_per_second) < 1
    assert 0 < speed.copy_microseconds < 1000
    assert with_two.decisions_per_game > 1.5 * speed.decisions_per_game


def test_it_says_whether_the_rules_are_compiled() -> None:
    from tischlein.core import state

    assert compiled() == (not state.__file__.endswith(".py"))
