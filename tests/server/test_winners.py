"""Two processes see the end of a game at the same moment: one of them notes the winners, the other one is not troubled by it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tischlein.bots import BOTS, ask
from tischlein.server.hall import Hall
from tischlein.server.messages import NewTable, Play, Refused, ToClient
from tischlein.server.store import Person, Progress, StoredEntry
from tischlein.server.store.sqlite import SqliteStore
from tischlein.server.table import Table


class OvertakenStore(SqliteStore):
    """Between the last move and the note of the winners, somebody else comes first."""

    overtake: Callable[[], Awaitable[None]]

    async def add_entries(self, table: str, first: int, entries: list[StoredEntry], progress: Progress) -> None:
        await super().add_entries(table, first, entries, progress)
        if progress.status == "finished":
            await self.overtake()


class Client:
    def __init__(self, person: Person) -> None:
        self.person: Person | None = person
        self.heard: list[ToClient] = []

    def send(self, message: ToClient) -> None:
        self.heard.append(message)


async def play_to_the_end(table: Table, client: Client) -> None:
    rng = BOTS["random"]("7")
    while table.stored.status == "playing":
        assert table.match is not None
        seat = table.match.state.waiting_for[0]
        action = list(ask(rng, table.match.state, seat))
        await table.handle(client, Play(seat=seat, action=action, seen=len(table.match.log)))
        assert not isinstance(client.heard[-1], Refused)


def test_the_winners_are_noted_once_and_nobody_is_alarmed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        store = OvertakenStore(tmp_path / "tables.db")
        here, there = Hall(store), Hall(SqliteStore(tmp_path / "tables.db"))
        person = Person("p1", "Anna")
        await store.add_person(person)
        table = await here.set_table(NewTable(game="burgundy_dice", seats=["me", "me"]), person)
        assert isinstance(table, Table)
        other = await there.table(table.id)
        assert other is not None
        store.overtake = other.refresh
        await play_to_the_end(table, Client(person))
        assert other.affairs.winners, "the other process was first"
        await table.refresh()
        assert table.affairs.winners == other.affairs.winners
        assert table.stored == other.stored
        await here.close()
        await there.close()

    with caplog.at_level(logging.WARNING):
        asyncio.run(work())
    assert not caplog.records
