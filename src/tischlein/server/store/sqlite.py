"""The store of a single server: SQLite in one file, one thread that writes, many answers per transaction."""

from __future__ import annotations

import asyncio
import json
import queue
import sqlite3
import threading
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

from tischlein.server.store import Person, StoredTable

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

MIGRATIONS = (
    """
    CREATE TABLE person (id TEXT PRIMARY KEY, name TEXT NOT NULL, secret TEXT NOT NULL UNIQUE) STRICT;
    CREATE TABLE game_table (
        id TEXT PRIMARY KEY, setup TEXT NOT NULL, seed TEXT NOT NULL, seats TEXT NOT NULL, listed INTEGER NOT NULL,
        invite TEXT NOT NULL, status TEXT NOT NULL, created REAL NOT NULL
    ) STRICT;
    CREATE INDEX game_table_open ON game_table (status, listed);
    CREATE TABLE seat (table_id TEXT NOT NULL REFERENCES game_table, person TEXT NOT NULL, PRIMARY KEY (person, table_id)) STRICT;
    CREATE TABLE entry (table_id TEXT NOT NULL REFERENCES game_table, number INTEGER NOT NULL, entry TEXT NOT NULL,
        PRIMARY KEY (table_id, number)) STRICT, WITHOUT ROWID;
    """,
)
"""One script per version of the schema; a new version is appended, an old one never changed."""


class SqliteStore:
    """Work is handed to one thread. It takes all that has gathered, carries it out in one transaction, commits, and only then answers."""

    def __init__(self, file: Path) -> None:
        self._queue: queue.SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        file.parent.mkdir(parents=True, exist_ok=True)
        self._connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000"):
            self._connection.execute(f"PRAGMA {setting}")
        migrate(self._connection)
        self._thread = threading.Thread(target=self._serve, name="store", daemon=True)
        self._thread.start()

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put((work, future))
        return await future

    def _serve(self) -> None:
        while (job := self._queue.get()) is not None:
            batch = [job]
            while len(batch) < 500 and not self._queue.empty():
                further = self._queue.get()
                if further is None:
                    self._queue.put(None)
                    break
                batch.append(further)
            self._carry_out(batch)
        self._connection.close()

    def _carry_out(self, batch: list[tuple[Work, asyncio.Future[Any]]]) -> None:
        """A job that fails undoes itself and leaves the others of its transaction alone."""
        answers: list[tuple[asyncio.Future[Any], Any, Exception | None]] = []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for work, future in batch:
                self._connection.execute("SAVEPOINT job")
                try:
                    answers.append((future, work(self._connection), None))
                except Exception as error:
                    self._connection.execute("ROLLBACK TO job")
                    answers.append((future, None, error))
                self._connection.execute("RELEASE job")
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:  # the disk is full, the file is gone: nothing of this batch is stored
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            answers = [(future, None, error) for _, future in batch]
        for future, answer, problem in answers:
            future.get_loop().call_soon_threadsafe(_settle, future, answer, problem)

    async def close(self) -> None:
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    # ------------------------------------------------------------------ people

    async def add_person(self, person: Person, secret: str) -> None:
        await self._do(lambda db: db.execute("INSERT INTO person VALUES (?, ?, ?)", (person.id, person.name, fingerprint(secret))))

    async def person_by_secret(self, secret: str) -> Person | None:
        row = await self._do(lambda db: db.execute("SELECT id, name FROM person WHERE secret = ?", (fingerprint(secret),)).fetchone())
        return None if row is None else Person(*row)

    async def people(self, ids: list[str]) -> dict[str, Person]:
        marks = ", ".join("?" * len(ids))
        rows = await self._do(lambda db: db.execute(f"SELECT id, name FROM person WHERE id IN ({marks})", ids).fetchall())
        return {id: Person(id, name) for id, name in rows}

    # ------------------------------------------------------------------ tables

    async def add_table(self, table: StoredTable) -> None:
        def work(db: sqlite3.Connection) -> None:
            row = (table.id, json.dumps(table.setup), table.seed, json.dumps(table.seats), table.listed)
            db.execute("INSERT INTO game_table VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*row, table.invite, table.status, table.created))
            note_people(db, table.id, table.seats)

        await self._do(work)

    async def update_table(self, id: str, seats: list[str], status: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("UPDATE game_table SET seats = ?, status = ? WHERE id = ?", (json.dumps(seats), status, id))
            note_people(db, id, seats)

        await self._do(work)

    async def table(self, id: str) -> StoredTable | None:
        row = await self._do(lambda db: db.execute("SELECT * FROM game_table WHERE id = ?", (id,)).fetchone())
        return None if row is None else stored_table(row)

    async def tables_of(self, person: str) -> list[StoredTable]:
        query = "SELECT game_table.* FROM game_table JOIN seat ON table_id = id WHERE person = ? ORDER BY created DESC LIMIT 100"
        return [stored_table(row) for row in await self._do(lambda db: db.execute(query, (person,)).fetchall())]

    async def open_tables(self) -> list[StoredTable]:
        query = "SELECT * FROM game_table WHERE status = 'open' AND listed ORDER BY created DESC LIMIT 100"
        return [stored_table(row) for row in await self._do(lambda db: db.execute(query).fetchall())]

    # ------------------------------------------------------------------ logs

    async def add_entries(self, table: str, first: int, entries: list[Any], status: str) -> None:
        rows = [(table, number, json.dumps(entry)) for number, entry in enumerate(entries, first)]

        def work(db: sqlite3.Connection) -> None:
            (length,) = db.execute("SELECT coalesce(max(number) + 1, 0) FROM entry WHERE table_id = ?", (table,)).fetchone()
            if length != first:
                raise ValueError(f"table {table} has {length} entries; entry {first} cannot be next")
            db.executemany("INSERT INTO entry VALUES (?, ?, ?)", rows)
            db.execute("UPDATE game_table SET status = ? WHERE id = ? AND status != ?", (status, table, status))

        await self._do(work)

    async def entries(self, table: str) -> list[Any]:
        query = "SELECT entry FROM entry WHERE table_id = ? ORDER BY number"
        return [json.loads(row[0]) for row in await self._do(lambda db: db.execute(query, (table,)).fetchall())]


def _settle(future: asyncio.Future[Any], answer: Any, problem: Exception | None) -> None:
    if future.cancelled():
        return
    if problem is not None:
        future.set_exception(problem)
    else:
        future.set_result(answer)


def migrate(db: sqlite3.Connection) -> None:
    """Brings the schema up to date, version by version; a newer file than this program is refused."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise RuntimeError(f"this database has version {version}, this program knows {len(MIGRATIONS)}: update Tischlein")
    for number in range(version, len(MIGRATIONS)):
        db.executescript(f"BEGIN; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;")


def fingerprint(secret: str) -> str:
    """Secrets of 256 random bits need no slow hash; the file must only not give them away."""
    return sha256(secret.encode()).hexdigest()


def note_people(db: sqlite3.Connection, table: str, seats: list[str]) -> None:
    people = {seat.removeprefix("person:") for seat in seats if seat.startswith("person:")}
    db.executemany("INSERT OR IGNORE INTO seat VALUES (?, ?)", [(table, person) for person in people])


def stored_table(row: tuple[Any, ...]) -> StoredTable:
    id, setup, seed, seats, listed, invite, status, created = row
    return StoredTable(id, json.loads(setup), seed, json.loads(seats), bool(listed), invite, status, created)
