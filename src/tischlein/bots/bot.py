"""What a bot is, and how it is asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
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


class View(Mapping[str, Any]):
    """What a seat may know, made when a bot first looks at it: a bot that does not look costs nothing. It is for this one choice."""

    __slots__ = ("_seat", "_seen", "_state")

    def __init__(self, state: State, seat: int) -> None:
        self._state: State | None = state
        self._seat = seat
        self._seen: dict[str, Any] | None = None

    def _look(self) -> dict[str, Any]:
        if self._seen is None:
            if self._state is None:
                raise RuntimeError("a view is for one choice: look at it before you answer")
            self._seen = self._state.view(self._seat)
        return self._seen

    def __getitem__(self, key: str) -> Any:
        return self._look()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._look())

    def __len__(self) -> int:
        return len(self._look())


def ask(bot: Bot, state: State, seat: int) -> Action:
    """Lets a bot choose for a seat. It gets the seat's view, its options and `imagine`: never the position itself."""
    options = state.options(seat)
    if state.accepts_more(seat):
        options += [state.sample(seat, bot.rng) for _ in range(IDEAS)]
    view = View(state, seat)
    try:
        return bot.choose(view, options, lambda rng: state.imagine(seat, rng))
    finally:
        view._state = None  # the choice is made; the position goes on
