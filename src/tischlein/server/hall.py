"""The hall: all tables and all people of one server. Tables are fetched from the store when somebody comes."""

from __future__ import annotations

import asyncio
import time
from secrets import token_urlsafe

from tischlein.bots import BOTS
from tischlein.core import registry
from tischlein.core.errors import TischleinError
from tischlein.core.match import Match
from tischlein.core.saving import restore
from tischlein.core.setup import Setup
from tischlein.server.messages import NewTable, Refused
from tischlein.server.speech import refusal, refused
from tischlein.server.store import Person, Store, StoredTable
from tischlein.server.table import Table
from tischlein.server.thinking import Thinking


class Hall:
    def __init__(self, store: Store, thinking: Thinking | None = None) -> None:
        self.store = store
        self.thinking = thinking or Thinking()
        self._tables: dict[str, Table] = {}
        self._fetching = asyncio.Lock()

    # ------------------------------------------------------------------ people

    async def welcome(self, name: str) -> tuple[Person, str]:
        """A new guest and the secret by which the browser is known from now on."""
        person, secret = Person(token_urlsafe(9), name), token_urlsafe(32)
        await self.store.add_person(person, secret)
        return person, secret

    async def recognise(self, secret: str) -> Person | None:
        return await self.store.person_by_secret(secret) if secret else None

    # ------------------------------------------------------------------ tables

    async def set_table(self, wish: NewTable, person: Person) -> Table | Refused:
        """A new table; the game begins at once if nobody else is awaited."""
        for seat in wish.seats:
            if seat not in ("me", "open", *BOTS):
                return refused("no-such-seat", wish=seat, bots=", ".join(BOTS))
        if "me" not in wish.seats:
            return refused("nobody-sits")
        try:
            wanted = {"players": len(wish.seats), "elements": wish.elements, "options": wish.options}
            setup = registry.game(wish.game).setup_from_json(wanted)
        except TischleinError as error:
            return refusal(error)
        seats = [f"person:{person.id}" if seat == "me" else "open" if seat == "open" else f"bot:{seat}" for seat in wish.seats]
        seed = Match(setup).seed
        stored = StoredTable(token_urlsafe(12), setup.to_json(), seed, seats, wish.listed, token_urlsafe(12), "open", time.time())
        await self.store.add_table(stored)
        table = Table(stored, setup, None, {person.id: person}, self.store, self.thinking)
        self._tables[stored.id] = table
        async with table.lock:
            await table.start_if_full()
        return table

    async def table(self, id: str) -> Table | None:
        """A table of this server, fetched from the store if it is not here yet."""
        async with self._fetching:
            if id not in self._tables:
                stored = await self.store.table(id)
                if stored is None:
                    return None
                self._tables[id] = await self._fetch(stored)
        return self._tables[id]

    async def _fetch(self, stored: StoredTable) -> Table:
        setup = setup_of(stored)
        ids = [seat.removeprefix("person:") for seat in stored.seats if seat.startswith("person:")]
        people = await self.store.people(ids)
        entries = await self.store.entries(stored.id)
        match = restore(setup, stored.seed, entries, forced=True) if stored.status != "open" else None
        return Table(stored, setup, match, people, self.store, self.thinking)

    async def tables_for(self, person: Person | None) -> list[Table]:
        """The tables one sits at, then those one could join."""
        mine = await self.store.tables_of(person.id) if person else []
        open_tables = await self.store.open_tables()
        found = [await self.table(id) for id in dict.fromkeys(stored.id for stored in [*mine, *open_tables])]
        return [table for table in found if table is not None]

    async def close(self) -> None:
        for table in self._tables.values():
            for thought in list(table.thoughts.values()):
                thought.cancel()
        self.thinking.close()
        await self.store.close()


def setup_of(stored: StoredTable) -> Setup:
    return registry.game(stored.setup["game"]).setup_from_json(stored.setup)
