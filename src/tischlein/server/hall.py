"""The hall: all tables of one server. Tables are fetched from the store when somebody comes, and dropped when nobody is left."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from secrets import token_urlsafe
from typing import Any

import msgspec

from tischlein.bots import BOTS
from tischlein.core import registry
from tischlein.core.errors import TischleinError
from tischlein.core.match import Match
from tischlein.core.saving import entry_to_json, restore
from tischlein.core.setup import Setup
from tischlein.server import metrics
from tischlein.server.accounts import Accounts
from tischlein.server.affairs import HOLDER, Affairs
from tischlein.server.messages import Branch, Clock, Moment, NewTable, Refused, TableInfo
from tischlein.server.seating import bot_in, names_at, people_at, person_at, seats_of
from tischlein.server.speech import refusal, refused
from tischlein.server.store import Person, Store, StoredEntry, StoredTable
from tischlein.server.table import Table
from tischlein.server.telling import moment, table_info
from tischlein.server.thinking import Thinking

logger = logging.getLogger("tischlein.hall")

IDLE = 600.0
"""Seconds after which a table that nobody uses is dropped from memory."""
TOUCH = 30.0
"""Seconds between two notes of who is at which table."""
GRACE = 30.0
"""Seconds after the start of the server in which nobody's time runs out: they must be able to come back first."""


class Hall:
    def __init__(self, store: Store, thinking: Thinking | None = None, grace: float = GRACE) -> None:
        self.store = store
        self.accounts = Accounts(store)
        self.thinking = thinking or Thinking()
        self._grace = grace
        self._tables: dict[str, Table] = {}
        self._fetching: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.listen(self._heard)
        self._begin(self._keep_time())

    async def close(self) -> None:
        for table in self._tables.values():
            table.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinking.close()
        await self.store.close()

    def _begin(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ------------------------------------------------------------------ tables

    async def set_table(self, wish: NewTable, person: Person) -> Table | Refused:
        """A new table; the game begins at once if nobody else is awaited."""
        setup = self._setup_for(wish)
        if isinstance(setup, Refused):
            return setup
        seats = [f"person:{person.id}" if seat == "me" else "open" if seat == "open" else f"bot:{seat}" for seat in wish.seats]
        names = {number: name for number, name in enumerate(wish.names[: len(seats)]) if name and wish.seats[number] == "me"}
        affairs = Affairs(names=names)
        return await self._add(new_table(setup, seats, Match(setup).seed, listed=wish.listed, clock=wish.clock, affairs=affairs))

    def problem_with(self, wish: NewTable) -> Refused | None:
        """Why such a table could not be set, if it could not."""
        setup = self._setup_for(wish)
        return setup if isinstance(setup, Refused) else None

    def _setup_for(self, wish: NewTable) -> Setup | Refused:
        for seat in wish.seats:
            if seat not in ("me", "open", *BOTS):
                return refused("no-such-seat", wish=seat, bots=", ".join(BOTS))
        if "me" not in wish.seats:
            return refused("nobody-sits")
        try:
            wanted = {"players": len(wish.seats), "elements": wish.elements, "options": wish.options}
            return registry.game(wish.game).setup_from_json(wanted)
        except TischleinError as error:
            return refusal(error)

    async def rematch(self, table: Table, person: Person) -> Table | Refused:
        """The same table once more. Those who sat here may join; whoever comes second finds the first one's table."""
        if not table.seats_of(person):
            return refused("not-your-seat")
        if table.stored.status != "finished":
            return refused("not-finished")
        if table.affairs.rematch:
            following = await self.table(table.affairs.rematch)
            if following is not None:
                problem = await following.join(person, "")
                return problem or following
        others = people_at(table.seats) - {person.id}
        gone = others - (await self.store.people(sorted(others))).keys()
        seats = [_seat_again(seat, person, gone) for seat in table.seats]
        clock = None if table.stored.clock is None else Clock(**table.stored.clock)
        names = {seat: name for seat, name in table.affairs.names.items() if person_at(seats[seat]) == person.id}
        affairs = Affairs(guests=sorted(others), names=names)
        fresh = new_table(table.setup, seats, Match(table.setup).seed, clock=clock, affairs=affairs)
        following = await self._add(fresh)
        await table.announce_rematch(following.id)
        return following

    async def branch(self, table: Table, wish: Branch, person: Person) -> Table | Refused:
        """Play on from a moment of a finished game: the same luck, oneself in one seat, bots in the others."""
        match = table.match
        if match is None or table.stored.status != "finished":
            return refused("not-finished")
        if wish.number > len(match.log):
            return refused("no-such-moment", entries=len(match.log))
        if wish.seat >= len(table.seats):
            return refused("seat-not-here", seats=len(table.seats))
        log = [entry_to_json(match.log[number]) for number in match.in_force_after(wish.number)]
        branch = restore(table.setup, match.seed, log, forced=True)
        branch.advance()
        if not branch.state.waiting_for:
            return refused("nothing-left-to-play")
        seats = [f"person:{person.id}" if seat == wish.seat else f"bot:{HOLDER}" for seat in range(len(table.seats))]
        affairs = Affairs(started=time.time(), origin=f"{table.id}/{wish.number}")
        stored = new_table(table.setup, seats, match.seed, affairs=affairs, status="playing")
        entries = [StoredEntry(entry_to_json(entry), stored.created) for entry in branch.log]
        return await self._add(stored._replace(length=len(entries), waiting=list(branch.state.waiting_for)), entries)

    async def _add(self, stored: StoredTable, entries: list[StoredEntry] | None = None) -> Table:
        await self.store.add_table(stored, entries or [])
        table = await self.table(stored.id)
        assert table is not None
        logger.info("a table is set", extra={"table": stored.id, "game": stored.setup["game"]})
        return table

    async def table(self, id: str) -> Table | None:
        """A table of this server, fetched from the store if it is not here yet."""
        table = self._tables.get(id)
        if table is None:
            async with self._fetching.setdefault(id, asyncio.Lock()):
                table = self._tables.get(id) or await self._fetch(id)
            self._fetching.pop(id, None)
        if table is not None and table.stored.status == "cancelled":
            self._tables.pop(id, None)
            return None
        if table is not None:
            table.used = time.monotonic()
        return table

    async def _fetch(self, id: str) -> Table | None:
        stored = await self.store.table(id)
        if stored is None or stored.status == "cancelled":
            return None
        table = Table(stored, setup_of(stored), {}, self.store, self.thinking)
        await table.load()
        self._tables[id] = table
        metrics.TABLES.set(len(self._tables))
        return table

    async def tables_for(self, person: Person | None) -> list[TableInfo]:
        """The tables one sits at, then those one could join."""
        mine = await self.store.tables_of(person.id) if person else []
        tables = list({stored.id: stored for stored in [*mine, *await self.store.open_tables()]}.values())
        tables = [stored for stored in tables if stored.status != "cancelled"]
        people = await self.store.people(sorted({id for stored in tables for id in people_at(stored.seats)}))
        return [self._info(stored, people, person) for stored in tables]

    def _info(self, stored: StoredTable, people: dict[str, Person], person: Person | None) -> TableInfo:
        affairs = Affairs.from_json(stored.affairs)
        info = table_info(stored, affairs, names_at(stored.seats, people, affairs.names), seats_of(stored.seats, person))
        here = self._tables[stored.id].here() if stored.id in self._tables else set()
        for seat, who in zip(info.seats, stored.seats, strict=True):
            seat.here = person_at(who) in here
        return info

    def info(self, table: Table, person: Person | None) -> TableInfo:
        return self._info(table.stored, table.people, person)

    def moment(self, table: Table, number: int, seat: int | None, person: Person | None) -> Moment | Refused:
        """A position of the past. While the game goes on, everybody sees it through their own eyes only."""
        match, mine = table.match, table.seats_of(person)
        if match is None:
            return refused("not-started")
        if number > len(match.log):
            return refused("no-such-moment", entries=len(match.log))
        if seat is not None and seat >= len(table.seats):
            return refused("seat-not-here", seats=len(table.seats))
        if seat is None:
            return moment(table, match, number, mine)
        if seat not in mine and table.stored.status != "finished":
            return refused("not-your-seat")
        return moment(table, match, number, [seat])

    # ------------------------------------------------------------------ people who change

    async def rename(self, person: Person, name: str) -> Person:
        renamed = await self.accounts.rename(person, name)
        for table in self._tables.values():
            if person.id in table.people:
                table.people[person.id] = renamed
        return renamed

    async def forget(self, person: Person) -> None:
        """Gets up from all tables, then deletes what is kept about this person."""
        for stored in await self.store.tables_of(person.id):
            named = bool(Affairs.from_json(stored.affairs).names)
            if named or stored.status in ("open", "playing"):
                table = await self.table(stored.id)
                if table is not None:
                    await table.forget_names(person)
                    await table.farewell(person)
        await self.store.forget(person.id)
        for table in self._tables.values():
            table.forget(person)

    # ------------------------------------------------------------------ as time goes by

    async def _keep_time(self) -> None:
        """Once a second: whose time is up. Now and then: who is here, and which tables nobody uses."""
        started = touched = time.monotonic()
        while True:
            await asyncio.sleep(1)
            now = time.monotonic()
            try:
                if now - started >= self._grace:
                    for id in await self.store.overdue(time.time()):
                        table = await self.table(id)
                        if table is not None:
                            await table.time_is_up()
                if now - touched >= TOUCH:
                    touched = now
                    for table in list(self._tables.values()):
                        await table.touch()
                    self.drop_idle(now)
            except Exception:
                logger.exception("keeping time failed; trying again")

    def drop_idle(self, now: float) -> None:
        before = len(self._tables)
        for id, table in list(self._tables.items()):
            if not table.clients and not table.bots.are_thinking and not table.lock.locked() and now - table.used > IDLE:
                del self._tables[id]
        if len(self._tables) < before:
            gc.collect()  # seldom done otherwise, see cli/serve.py
        metrics.TABLES.set(len(self._tables))

    def _heard(self, id: str) -> None:
        """Another process has changed a table."""
        if id in self._tables:
            self._begin(self._refresh(self._tables[id]))

    async def _refresh(self, table: Table) -> None:
        try:
            await table.refresh()
        except Exception:
            logger.exception("table %s could not be fetched again", table.id)


def new_table(
    setup: Setup,
    seats: list[str],
    seed: str,
    *,
    listed: bool = False,
    clock: Clock | None = None,
    affairs: Affairs | None = None,
    status: str = "open",
) -> StoredTable:
    now = time.time()
    return StoredTable(
        id=token_urlsafe(12),
        setup=setup.to_json(),
        seed=seed,
        invite=token_urlsafe(12),
        listed=listed,
        created=now,
        clock=None if clock is None else msgspec.to_builtins(clock),
        seats=seats,
        status=status,
        affairs=(affairs or Affairs()).to_json(),
        version=0,
        length=0,
        waiting=[],
        moved=now,
        deadline=None,
    )


def _seat_again(seat: str, person: Person, gone: set[str]) -> str:
    """In a rematch: oneself and the bots sit again, other people are awaited, and bots replace whoever has left for good."""
    if person_at(seat) == person.id or bot_in(seat):
        return seat
    return f"bot:{HOLDER}" if person_at(seat) in gone else "open"


def setup_of(stored: StoredTable) -> Setup:
    return registry.game(stored.setup["game"]).setup_from_json(stored.setup)
