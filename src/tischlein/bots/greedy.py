"""Looks at the end of its own turn and takes what is best there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tischlein.bots.bot import Bot, Imagine
from tischlein.core import registry
from tischlein.core.decision import Action
from tischlein.core.game import Game
from tischlein.core.state import State

DEPTH = 4
"""How many decisions in a row it thinks through: a choice is often factored into steps (dice, field, silver, second field)."""
BUDGET = 2000
"""How many positions it looks at before it stops going deeper."""


class GreedyBot(Bot):
    """One ply: each option is played out in an imagined position, through the seat's own decisions, as far as depth and budget allow."""

    def choose(self, view: Mapping[str, Any], options: Sequence[Action], imagine: Imagine) -> Action:
        if len(options) == 1:
            return options[0]
        game = registry.game(view["game"])
        seat: int = view["seat"]
        world = imagine(self.rng)  # the same one for all options, so that they differ by the option only
        self.seen = 0
        values = [self._value(game, world, seat, option, DEPTH) for option in options]
        best = max(values)
        return self.rng.choice([option for option, value in zip(options, values, strict=True) if value >= best - game.leeway])

    def _value(self, game: Game, state: State, seat: int, option: Action, depth: int) -> float:
        after = state.copy()
        after.play(seat, option)
        self.seen += 1
        if depth > 1 and seat in after.waiting_for and self.seen < BUDGET:
            further = after.options(seat)
            if state.is_aside(seat, option):
                further = _opened(state.options(seat), further, option)
            if further:
                return max(self._value(game, after, seat, next, depth - 1) for next in further)
        return game.evaluate(after, seat)


def _opened(before: list[Action], after: list[Action], aside: Action) -> list[Action]:
    """What something done besides has made possible; and more of its kind, in one order only. The rest is looked at without it."""
    again = [option for option in before[before.index(aside) :] if option[0] == aside[0]]
    return [option for option in after if option not in before or option in again]
