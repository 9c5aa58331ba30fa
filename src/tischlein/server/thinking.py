"""Bots at the table: they think in processes of their own, never in the event loop, and for a second at most."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random

from tischlein.bots import BOTS, ask
from tischlein.core.decision import Action
from tischlein.core.state import State
from tischlein.server import metrics

logger = logging.getLogger("tischlein.bots")


def think(bot: str, seed: str, state: State, seat: int) -> Action:
    """Runs in a worker. The bot itself gets only what its seat may know."""
    return ask(BOTS[bot](seed), state, seat)


def leave_with_the_server() -> None:
    """Runs in a worker when it starts: it must not stay behind alone when the server is killed."""
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Thinking:
    """A pool of workers that is started when the first bot is asked."""

    def __init__(self, workers: int | None = None, seconds: float = 1.0) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, seed: str, state: State, seat: int) -> Action:
        """The bot's choice; if it fails or takes too long, any legal action, and the failure is logged."""
        try:
            if self._pool is None:
                spawn = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=leave_with_the_server)
                await self._warm_up(self._pool)
            future = self._pool.submit(think, bot, seed, state, seat)
            with metrics.BOT_SECONDS.labels(bot).time():
                return await asyncio.wait_for(asyncio.wrap_future(future), self._seconds)
        except BrokenProcessPool:
            logger.exception("a bot's process died; starting new ones")
            self._pool = None
        except TimeoutError:
            logger.warning("bot %s took more than %s s", bot, self._seconds)
        except Exception:
            logger.exception("bot %s failed", bot)
        metrics.FALLBACKS.labels(bot).inc()
        return Random(seed).choice(state.options(seat))

    async def _warm_up(self, pool: ProcessPoolExecutor) -> None:
        """Starting a process takes longer than a bot may think."""
        await asyncio.wrap_future(pool.submit(os.getpid))

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
