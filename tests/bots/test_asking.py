"""How a bot is asked: what it does not look at is not made, and what it keeps does not spy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

import tischlein
from tischlein.bots import Bot, RandomBot, ask
from tischlein.bots.bot import Imagine
from tischlein.core.agenda import DecisionStep
from tischlein.core.decision import Action
from tischlein.core.state import State

STATE = tischlein.Match(tischlein.game("burgundy").setup(players=2), 1).state


def test_a_bot_that_does_not_look_costs_no_view(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(state: State, seat: int | None) -> dict[str, Any]:
        raise AssertionError("nobody asked for a view")

    monkeypatch.setattr(type(STATE), "view", refuse)
    assert ask(RandomBot(1), STATE, STATE.waiting_for[0]) in STATE.options(STATE.waiting_for[0])


class Keeper(Bot):
    """Reads some of its view, or only keeps it."""

    def __init__(self, reads: bool) -> None:
        super().__init__(1)
        self.reads = reads

    def choose(self, view: Mapping[str, Any], options: Sequence[Action], imagine: Imagine) -> Action:
        self.view = view
        if self.reads:
            assert dict(view) == STATE.view(view["seat"])
            assert len(view) == len(STATE.view(0))
        return options[0]


def test_a_view_is_that_of_the_moment_or_none() -> None:
    seat = STATE.waiting_for[0]
    reader, keeper = Keeper(reads=True), Keeper(reads=False)
    ask(reader, STATE, seat)
    ask(keeper, STATE, seat)
    assert reader.view["seat"] == seat
    with pytest.raises(RuntimeError, match="before you answer"):
        keeper.view["seat"]


def test_copies_keep_the_options_that_were_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search copies a position and lists its options again and again; a world that is imagined lists its own."""
    seat = STATE.waiting_for[0]
    expected = STATE.options(seat)
    step = STATE.agenda.due(seat)
    asked: list[State] = []

    def listed(step: DecisionStep[Any], state: State) -> list[Action]:
        asked.append(state)
        return expected

    monkeypatch.setattr(type(step), "listed", listed)
    twin = STATE.copy()
    assert twin.options(seat) == expected and not asked
    twin.options(seat).clear()
    assert twin.options(seat) == expected, "a list that was handed out is the caller's"
    STATE.imagine(seat, Random(1)).options(seat)
    assert asked
