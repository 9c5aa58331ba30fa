"""What people say at a table: kept, and told to everybody there."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

from tischlein.server.limits import Limits
from tischlein.server.messages import Chat, Said
from tischlein.server.seating import GONE, person_at
from tischlein.server.speech import refused

if TYPE_CHECKING:
    from tischlein.server.table import Client, Table

logger = logging.getLogger("tischlein.table")


class Chatting:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._heard = 0  # the number of the first line that was not told yet
        self._limits = Limits(rate=0.5, burst=10)

    async def say(self, client: Client, message: Chat) -> None:
        table, person = self._table, client.person
        if person is None or not table.seats_of(person):
            client.send(refused("only-players-chat"))
        elif not self._limits.allow(person.id):
            client.send(refused("too-fast"))
        else:
            try:
                async with table.serially():
                    await table.store.add_chat(table.id, person.id, message.text, time.time())
                    await self.tell_news()
            except Exception:
                logger.exception("a line at table %s could not be stored", table.id)
                client.send(refused("not-stored"))

    async def tell_news(self) -> None:
        """Tells everybody the lines that are new."""
        for said in await self._lines(self._heard):
            if said.number >= self._heard:
                self._heard = said.number + 1
                for client in self._table.clients:
                    client.send(said)

    async def tell_all(self, client: Client) -> None:
        """Tells somebody who comes what was said so far."""
        for said in await self._lines(0):
            client.send(said)

    async def _lines(self, first: int) -> list[Said]:
        table = self._table
        lines = await table.store.chat(table.id, first)
        unknown = {line.person for line in lines} - table.people.keys()
        if unknown:
            table.people.update(await table.store.people(sorted(unknown)))
        names = {id: person.name for id, person in table.people.items()} | dict(
            zip(map(person_at, table.seats), table.names(), strict=True)
        )
        return [Said(line.number, names.get(line.person, GONE), line.text, line.time) for line in lines]
