"""Hearing of what other processes have changed: LISTEN on a connection of its own, which is made anew whenever it breaks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import asyncpg  # type: ignore[import-untyped]

logger = logging.getLogger("tischlein.store")

CHANNEL = "tischlein"
TROUBLES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What may happen to a connection; that it takes too long is an OSError, too."""

CHECKED_EVERY = 15.0
SLACK = 60.0
"""Seconds. A change bears the time at which it was made and may be committed that much later."""


class Listener:
    """A notice is the mark of the store that has changed something, a space, and the id of the table."""

    def __init__(self, url: str, own_mark: str) -> None:
        self._url = url
        self._own_mark = own_mark
        self._hearers: list[Callable[[str], None]] = []
        self._ready = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def add(self, hear: Callable[[str], None]) -> None:
        self._hearers.append(hear)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._stay())
        await self._ready.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _stay(self) -> None:
        """Listens for good. After a break, everything that was changed in the meantime counts as heard."""
        alive: Any = None  # when the connection was last known to be there, by the clock of the database
        pause = 0.1
        while True:
            connection: Any = None
            try:
                connection = await asyncpg.connect(self._url, timeout=10)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self._notice)
                if alive is not None:
                    missed = "SELECT id FROM game_table WHERE changed > $1::timestamptz - $2 * interval '1 second'"
                    for row in await connection.fetch(missed, alive, SLACK):
                        self._tell(row["id"])
                while not lost.is_set():
                    alive = await connection.fetchval("SELECT now()", timeout=10)
                    self._ready.set()
                    pause = 0.1
                    with suppress(TimeoutError):
                        await asyncio.wait_for(lost.wait(), CHECKED_EVERY)
                logger.warning("the connection that listens to other processes is lost")
            except TROUBLES as error:
                logger.warning("cannot listen to other processes: %s", error)
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(pause)
            pause = min(2 * pause, 5.0)

    def _notice(self, _connection: Any, _process: int, _channel: str, notice: str) -> None:
        mark, _, table = notice.partition(" ")
        if mark != self._own_mark:
            self._tell(table)

    def _tell(self, table: str) -> None:
        for hear in self._hearers:
            try:
                hear(table)
            except Exception:
                logger.exception("a change of table %s was not understood", table)
