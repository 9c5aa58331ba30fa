"""Bots at the table: they think in processes of their own, never in the event loop, and for a second at most."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from random import Random

from tischlein.arena.builds import build_for
from tischlein.arena.spawning import Spawning
from tischlein.bots import BOTS, ask
from tischlein.core import state as core_state
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


def which_rules() -> str:
    """Runs in a worker: the file its rules come from."""
    return core_state.__file__


class Workers:
    """Processes that run the rules of one build, or the sources. Until they are awake, others may be there in their place."""

    def __init__(self, number: int, build: Path | None, instead: Workers | None = None) -> None:
        self.instead = instead
        self._pool = ProcessPoolExecutor(number, mp_context=Spawning(build), initializer=leave_with_the_server)
        self._waking = asyncio.ensure_future(self._wake())

    async def _wake(self) -> None:
        """Starting a process takes longer than a bot may think."""
        logger.info("bots think with %s", await asyncio.wrap_future(self._pool.submit(which_rules)))

    @property
    def awake(self) -> bool:
        return self._waking.done()

    async def woken(self) -> None:
        await asyncio.shield(self._waking)  # whoever stops waiting is not the only one

    async def ask(self, bot: str, seed: str, state: State, seat: int, seconds: float) -> Action:
        return await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(think, bot, seed, state, seat)), seconds)

    def retire(self) -> None:
        """Thoughts that have begun are finished."""
        self._pool.shutdown(wait=False)

    def close(self) -> None:
        self._waking.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)


class Thinking:
    """Workers that are started when the first bot is asked. When the compiled rules are there later, new workers run those."""

    def __init__(self, workers: int | None = None, seconds: float = 1.0) -> None:
        self._number = workers or max(1, (os.cpu_count() or 2) - 1)
        self._seconds = seconds
        self._workers: dict[Path | None, Workers] = {}
        self._useless: set[Path] = set()

    async def choose(self, bot: str, seed: str, state: State, seat: int) -> Action:
        """The bot's choice; if it fails or takes too long, any legal action, and the failure is logged."""
        workers = None
        try:
            build = await asyncio.to_thread(build_for, state.setup.game.id)  # the first time, it reads all sources
            workers = await self._wake(None if build in self._useless else build)
            with metrics.BOT_SECONDS.labels(bot).time():
                return await workers.ask(bot, seed, state, seat, self._seconds)
        except BrokenProcessPool:
            logger.exception("a bot's process died; starting new ones")
            self._workers = {build: others for build, others in self._workers.items() if others is not workers}
        except TimeoutError:
            logger.warning("bot %s took more than %s s", bot, self._seconds)
        except Exception:
            logger.exception("bot %s failed", bot)
        metrics.FALLBACKS.labels(bot).inc()
        return Random(seed).choice(state.options(seat))

    async def _wake(self, build: Path | None) -> Workers:
        if build not in self._workers:
            self._workers[build] = Workers(self._number, build, None if build is None else self._workers.get(None))
        workers = self._workers[build]
        if not workers.awake and workers.instead is not None and workers.instead.awake:
            return workers.instead
        try:
            await workers.woken()
        except BrokenProcessPool:
            self._workers.pop(build, None)
            if build is None:
                raise
            logger.exception("the compiled rules in %s do not run; the bots do without", build)
            self._useless.add(build)
            return await self._wake(None)
        if workers.instead is not None:
            if self._workers.get(None) is workers.instead:
                del self._workers[None]
            workers.instead.retire()
            workers.instead = None
        return workers

    def close(self) -> None:
        for workers in self._workers.values():
            workers.close()
