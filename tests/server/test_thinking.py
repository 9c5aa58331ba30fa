"""Bots in their own processes: the same choice as at home, and a legal one when they are too slow."""

from __future__ import annotations

import asyncio
import logging

import pytest

import tischlein
from tischlein.bots import BOTS, ask
from tischlein.core.decision import Action
from tischlein.server.thinking import Thinking

GAME = tischlein.game("burgundy_dice")


def choose(seconds: float, bot: str = "greedy") -> Action:
    async def work() -> Action:
        thinking = Thinking(workers=1, seconds=seconds)
        try:
            return await thinking.choose(bot, "7", GAME.start(GAME.setup(players=2)), 0)
        finally:
            thinking.close()

    return asyncio.run(work())


def test_a_bot_thinks_elsewhere_as_it_does_here() -> None:
    state = GAME.start(GAME.setup(players=2))
    assert choose(20) == ask(BOTS["greedy"]("7"), state, 0)


def test_a_slow_or_broken_bot_still_moves_and_it_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    options = GAME.start(GAME.setup(players=2)).options(0)
    with caplog.at_level(logging.WARNING):
        assert choose(0.000001) in options
        assert choose(20, "no such bot") in options
    assert "took more than" in caplog.text
    assert "failed" in caplog.text
