"""Bots in their own processes: the same choice as at home, and a legal one when they are too slow."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
import time

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


SERVER = """
import asyncio, tischlein
from tischlein.server.thinking import Thinking

async def main():
    game = tischlein.game("burgundy_dice")
    thinking = Thinking(workers=2)
    await thinking.choose("random", "7", game.start(game.setup(players=2)), 0)
    print(*[process for workers in thinking._workers.values() for process in workers._pool._processes], flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


def is_running(process: int) -> bool:
    try:
        with open(f"/proc/{process}/stat") as stat:
            return stat.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_no_bot_stays_behind_when_the_server_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        workers = [int(process) for process in server.stdout.readline().split()]
        assert workers
        assert all(map(is_running, workers))
        server.kill()
    end = time.monotonic() + 20
    while any(map(is_running, workers)) and time.monotonic() < end:
        time.sleep(0.05)
    assert not any(map(is_running, workers))
