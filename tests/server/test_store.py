"""The store keeps what it has answered, and nothing else."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tischlein.server.store import Person, StoredTable
from tischlein.server.store.sqlite import MIGRATIONS, SqliteStore

TABLE = StoredTable("t1", {"game": "burgundy_dice"}, "seed", ["person:p1", "open", "bot:greedy"], True, "invite", "open", 5.0)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(folder / "deep" / "store.sqlite")
    try:
        yield store
    finally:
        await store.close()


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(work())  # type: ignore[arg-type]


def test_people_are_known_by_their_secret_alone(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as store:
            await store.add_person(Person("p1", "Anna"), "very secret")
        async with opened(tmp_path) as store:
            assert await store.person_by_secret("very secret") == Person("p1", "Anna")
            assert await store.person_by_secret("p1") is None
            assert await store.people(["p1", "p2"]) == {"p1": Person("p1", "Anna")}

    run(work)
    assert b"very secret" not in (tmp_path / "deep" / "store.sqlite").read_bytes()


def test_tables_and_logs_come_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as store:
            await store.add_table(TABLE)
            assert [table.id for table in await store.open_tables()] == ["t1"]
            await store.update_table("t1", ["person:p1", "person:p2", "bot:greedy"], "open")
            await store.add_entries("t1", 0, [["play", 0, ["start", 10]], ["chance", "pips-1", 4]], "playing")
            await store.add_entries("t1", 2, [["chance", "colour-1", "blue"]], "finished")
        async with opened(tmp_path) as store:
            assert await store.entries("t1") == [["play", 0, ["start", 10]], ["chance", "pips-1", 4], ["chance", "colour-1", "blue"]]
            assert await store.open_tables() == []
            for person in ("p1", "p2"):
                assert [table.status for table in await store.tables_of(person)] == ["finished"]
            assert await store.table("t1") == TABLE._replace(seats=["person:p1", "person:p2", "bot:greedy"], status="finished")
            assert await store.table("t2") is None

    run(work)


def test_a_log_has_no_gaps_and_no_second_version(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as store:
            await store.add_table(TABLE)
            await store.add_entries("t1", 0, [["a"]], "playing")
            for first in (0, 2):
                with pytest.raises(ValueError, match="cannot be next"):
                    await store.add_entries("t1", first, [["b"]], "playing")
            assert await store.entries("t1") == [["a"]]

    run(work)


def test_a_failed_job_leaves_the_others_of_its_transaction_alone(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as store:
            await store.add_table(TABLE)
            jobs = [store.add_entries("t1", number // 2, [[number]], "playing") for number in range(40)]  # every second one comes too late
            answers = await asyncio.gather(*jobs, return_exceptions=True)
            assert [type(answer) for answer in answers] == [type(None), ValueError] * 20
            assert await store.entries("t1") == [[number] for number in range(0, 40, 2)]

    run(work)


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "store.sqlite"
    with sqlite3.connect(file) as db:
        db.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    with pytest.raises(RuntimeError, match="update Tischlein"):
        SqliteStore(file)
