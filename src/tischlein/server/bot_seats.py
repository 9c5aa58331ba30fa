"""The bots at a table: whoever is due thinks, one task for each seat."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tischlein.server.table import Table
    from tischlein.server.thinking import Thinking

logger = logging.getLogger("tischlein.table")

PAUSE = 2.0
"""Seconds between the moves of bots when no person plays, only looks on: they may want to return."""


class BotSeats:
    def __init__(self, table: Table, thinking: Thinking) -> None:
        self._table = table
        self._thinking = thinking
        self._open = True
        self._thoughts: dict[int, asyncio.Task[None]] = {}  # by seat

    @property
    def are_thinking(self) -> bool:
        return bool(self._thoughts)

    def stop(self) -> None:
        """For good: the server is about to stop."""
        self._open = False
        for task in self._thoughts.values():
            task.cancel()

    def wake(self) -> None:
        """Every bot that is due and not thinking begins to think; but not for nobody."""
        table = self._table
        if table.match is not None and table.stored.status == "playing" and self._open and (self._people_play() or table.clients):
            for seat in table.match.state.waiting_for:
                if seat >= 0 and table.bot_at(seat) and seat not in self._thoughts:
                    self._thoughts[seat] = asyncio.get_running_loop().create_task(self._turn(seat))

    def _people_play(self) -> bool:
        """Whether a person is waiting for the bots: if all are held, the game sleeps until somebody looks."""
        return any(not self._table.bot_at(seat) for seat in self._table.people_seats())

    async def _turn(self, seat: int) -> None:
        table = self._table
        try:
            if not self._people_play():
                await asyncio.sleep(PAUSE)
            match = table.match
            assert match is not None
            seen = len(match.log)
            luck = f"{table.stored.seed}/bot/{seat}/{seen}"
            action = await self._thinking.choose(table.bot_at(seat), luck, match.state.copy(), seat)
            await table.bot_plays(match, seen, seat, action)
        except Exception:
            logger.exception("a bot's move at table %s could not be played", table.id)
            await asyncio.sleep(1)
        finally:
            self._thoughts.pop(seat, None)
            self.wake()
