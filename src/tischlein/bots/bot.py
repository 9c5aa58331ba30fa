"""What a bot is, and how it is asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

from tischlein.core.decision import Action
from tischlein.core.state import State

Imagine: TypeAlias = Callable[[Random], State]
"""Draws a full position that fits what the seat knows."""


class Bot(ABC):
    """Chooses for one seat. Two bots with the same seed that see the same choose the same."""

    def __init__(self, seed: int | str = 0) -> None:
        self.rng = Random(seed)

    @abstractmethod
    def choose(self, view: Mapping[str, Any], options: Sequence[Action], imagine: Imagine) -> Action:
        """One of the options. `view["seat"]` says for whom."""


IDEAS = 8
"""Where more is accepted than listed, a bot gets so many answers more to choose from."""


def ask(bot: Bot, state: State, seat: int) -> Action:
    """Lets a bot choose for a seat. It gets the seat's view, its options and `imagine`: never the position itself."""
    view, options = state.view(seat), state.options(seat)
    if view["question"]["kind"] == "compose":
        options += [state.sample(seat, bot.rng) for _ in range(IDEAS)]
    return bot.choose(view, options, lambda rng: state.imagine(seat, rng))
