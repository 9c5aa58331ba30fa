"""The store of a single server: SQLite in one file, one thread that writes, many answers per transaction."""

from __future__ import annotations

import asyncio
import json
import queue
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

from tischlein.server.store import ChatLine, Conflict, Person, Progress, StoredEntry, StoredTable, Taken
from tischlein.server.store.problems import NotEmpty, Unfillable, Unopened
from tischlein.server.store.rows import (
    KINDS,
    TABLE_COLUMNS,
    exported,
    fingerprint,
    held,
    kind_of,
    login_key,
    people_at,
    stored_table,
    table_row,
    to_text,
)
from tischlein.server.store.sqlite_schema import open_file

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]


class SqliteStore:
    """Work is handed to one thread. It takes all that has gathered, carries it out in one transaction, commits, and only then answers."""

    def __init__(self, file: Path, *, forward: bool = True) -> None:
        """Without `forward`, the file must be there and up to date. Raises Unopened."""
        self._file = file
        self._queue: queue.SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._closed = False
        try:
            self._connection = open_file(file, forward)
        except (OSError, sqlite3.Error) as error:
            raise Unopened("unreachable", f"{file} cannot be opened: {error}", str(error)) from error
        self._thread = threading.Thread(target=self._serve, name="store", daemon=True)
        self._thread.start()

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise RuntimeError("the store is closed")
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
            try:
                future.get_loop().call_soon_threadsafe(_settle, future, answer, problem)
            except RuntimeError:  # whoever asked is gone together with its event loop; the thread serves the others
                continue

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    # ------------------------------------------------------------------ people

    async def add_person(self, person: Person) -> None:
        row = (held(person.id), held(person.name), held(person.login), login_key(person.login))

        def work(db: sqlite3.Connection) -> None:
            refuse_taken(db, row[0], person.login)
            db.execute("INSERT INTO person (id, name, login, login_key) VALUES (?, ?, ?, ?)", row)

        await self._do(work)

    async def people(self, ids: list[str]) -> dict[str, Person]:
        query = f"SELECT id, name, login FROM person WHERE id IN ({', '.join('?' * len(ids))})"
        rows = await self._do(lambda db: db.execute(query, [held(id) for id in ids]).fetchall())
        return {row[0]: Person(*row) for row in rows}

    async def rename(self, person: str, name: str) -> None:
        await self._do(lambda db: db.execute("UPDATE person SET name = ? WHERE id = ?", (held(name), held(person))))

    async def open_session(self, person: str, secret: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            query = "INSERT INTO session (secret, person) SELECT ?, id FROM person WHERE id = ?"
            if not db.execute(query, (fingerprint(secret), held(person))).rowcount:
                raise KeyError(person)

        await self._do(work)

    async def close_session(self, secret: str) -> None:
        await self._do(lambda db: db.execute("DELETE FROM session WHERE secret = ?", (fingerprint(secret),)))

    async def close_sessions(self, person: str, but: str) -> None:
        await self._do(lambda db: db.execute("DELETE FROM session WHERE person = ? AND secret != ?", (held(person), fingerprint(but))))

    async def person_by_secret(self, secret: str) -> Person | None:
        query = "SELECT id, name, login FROM person JOIN session ON person = id WHERE secret = ?"
        row = await self._do(lambda db: db.execute(query, (fingerprint(secret),)).fetchone())
        return None if row is None else Person(*row)

    async def set_login(self, person: str, login: str, password: str) -> None:
        row = (held(login), login_key(login), held(password), held(person))

        def work(db: sqlite3.Connection) -> None:
            refuse_taken(db, row[3], login)
            db.execute("UPDATE person SET login = ?, login_key = ?, password = ? WHERE id = ?", row)

        await self._do(work)

    async def by_login(self, login: str) -> tuple[Person, str] | None:
        query = "SELECT id, name, login, password FROM person WHERE login_key = ?"
        row = await self._do(lambda db: db.execute(query, (login_key(login),)).fetchone())
        return None if row is None else (Person(*row[:3]), row[3])

    async def export(self, person: str) -> dict[str, Any]:
        id = (held(person),)

        def work(db: sqlite3.Connection) -> dict[str, Any]:
            row = db.execute("SELECT id, name, login FROM person WHERE id = ?", id).fetchone()
            (sessions,) = db.execute("SELECT count(*) FROM session WHERE person = ?", id).fetchone()
            mine = f"SELECT seen, {TABLE_COLUMNS} FROM game_table JOIN seat ON table_id = id WHERE person = ? ORDER BY created, id"
            tables = [(stored_table(table), seen, entries_of(db, table[0])) for seen, *table in db.execute(mine, id).fetchall()]
            lines = db.execute("SELECT table_id, number, person, text, time FROM chat WHERE person = ? ORDER BY time, table_id, number", id)
            chat = [(table, ChatLine(*line)) for table, *line in lines]
            return exported(Person(*row) if row else Person(person, ""), sessions, tables, chat)

        return await self._do(work)

    async def forget(self, person: str) -> None:
        id = (held(person),)

        def work(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM person WHERE id = ?", id)  # and with it the sessions
            db.execute("DELETE FROM chat WHERE person = ?", id)
            db.execute("UPDATE seat SET seen = 0 WHERE person = ?", id)

        await self._do(work)

    # ------------------------------------------------------------------ tables

    async def add_table(self, table: StoredTable, entries: Iterable[StoredEntry] = ()) -> None:
        lines = entry_rows(held(table.id), 0, entries)
        row = table_row(table, len(lines))

        def work(db: sqlite3.Connection) -> None:
            db.execute(f"INSERT INTO game_table ({TABLE_COLUMNS}) VALUES ({', '.join('?' * len(row))})", row)
            note_people(db, row[0], table.seats)
            db.executemany("INSERT INTO entry (table_id, number, entry, time) VALUES (?, ?, ?, ?)", lines)

        await self._do(work)

    async def change_table(self, table: StoredTable) -> StoredTable:
        row = (
            to_text(table.seats),
            held(table.status),
            to_text(table.affairs),
            table.deadline,
            held(table.id),
            table.version,
            table.length,
        )

        def work(db: sqlite3.Connection) -> StoredTable:
            change = "UPDATE game_table SET seats = ?, status = ?, affairs = ?, deadline = ?, version = version + 1"
            if not db.execute(f"{change} WHERE id = ? AND version = ? AND length = ?", row).rowcount:
                raise Conflict(f"table {table.id} has another version than {table.version}, or another log")
            note_people(db, row[4], table.seats)
            return stored_table(db.execute(f"SELECT {TABLE_COLUMNS} FROM game_table WHERE id = ?", (row[4],)).fetchone())

        return await self._do(work)

    async def table(self, id: str) -> StoredTable | None:
        query = f"SELECT {TABLE_COLUMNS} FROM game_table WHERE id = ?"
        row = await self._do(lambda db: db.execute(query, (held(id),)).fetchone())
        return None if row is None else stored_table(row)

    async def tables_of(self, person: str) -> list[StoredTable]:
        query = f"""SELECT {TABLE_COLUMNS} FROM game_table JOIN seat ON table_id = id WHERE person = ?
            ORDER BY waiting = '[]' AND status != 'playing', moved DESC, id LIMIT 100"""
        return [stored_table(row) for row in await self._do(lambda db: db.execute(query, (held(person),)).fetchall())]

    async def open_tables(self) -> list[StoredTable]:
        query = f"SELECT {TABLE_COLUMNS} FROM game_table WHERE status = 'open' AND listed ORDER BY created DESC, id LIMIT 100"
        return [stored_table(row) for row in await self._do(lambda db: db.execute(query).fetchall())]

    async def overdue(self, now: float) -> list[str]:
        query = "SELECT id FROM game_table WHERE status = 'playing' AND deadline <= ? ORDER BY deadline, id"
        return [id for (id,) in await self._do(lambda db: db.execute(query, (now,)).fetchall())]

    # ------------------------------------------------------------------ logs

    async def add_entries(self, table: str, first: int, entries: list[StoredEntry], progress: Progress) -> None:
        lines = entry_rows(held(table), first, entries)
        status, waiting, moved, deadline = progress
        row = (first + len(lines), held(status), to_text(waiting), moved, deadline, held(table), first)

        def work(db: sqlite3.Connection) -> None:
            change = "UPDATE game_table SET length = ?, status = ?, waiting = ?, moved = ?, deadline = ?"
            if not db.execute(f"{change} WHERE id = ? AND length = ? AND status != 'finished'", row).rowcount:
                raise Conflict(f"the log of table {table} has another length than {first}")
            db.executemany("INSERT INTO entry (table_id, number, entry, time) VALUES (?, ?, ?, ?)", lines)

        await self._do(work)

    async def entries(self, table: str, first: int = 0) -> list[StoredEntry]:
        return await self._do(lambda db: entries_of(db, held(table), first))

    # ------------------------------------------------------------------ chat and presence

    async def add_chat(self, table: str, person: str, text: str, time: float) -> int:
        def work(db: sqlite3.Connection) -> int:
            row = db.execute(
                "UPDATE game_table SET chat_length = chat_length + 1 WHERE id = ? RETURNING chat_length", (held(table),)
            ).fetchone()
            if row is None:
                raise KeyError(table)
            number: int = row[0] - 1
            db.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?)", (held(table), number, held(person), held(text), time))
            return number

        return await self._do(work)

    async def chat(self, table: str, first: int = 0) -> list[ChatLine]:
        query = "SELECT number, person, text, time FROM chat WHERE table_id = ? AND number >= ? ORDER BY number DESC LIMIT 100"
        rows = await self._do(lambda db: db.execute(query, (held(table), first)).fetchall())
        return [ChatLine(*row) for row in reversed(rows)]

    async def touch(self, table: str, person: str, time: float) -> None:
        await self._do(
            lambda db: db.execute("UPDATE seat SET seen = ? WHERE table_id = ? AND person = ?", (time, held(table), held(person)))
        )

    async def seen(self, table: str) -> dict[str, float]:
        return dict(await self._do(lambda db: db.execute("SELECT person, seen FROM seat WHERE table_id = ?", (held(table),)).fetchall()))

    # ------------------------------------------------------------------ the whole

    async def listen(self, hear: Callable[[str], None]) -> None:
        """There is no other process that could change anything: a club with several of them uses PostgreSQL."""

    async def dump(self) -> AsyncIterator[tuple[str, dict[str, Any]]]:
        """Reads beside the thread that writes: one long reading transaction sees one moment and holds nobody up."""
        reader = await asyncio.to_thread(sqlite3.connect, self._file, isolation_level=None, check_same_thread=False)
        try:
            await asyncio.to_thread(reader.execute, "BEGIN")
            for kind in KINDS.values():
                cursor = await asyncio.to_thread(reader.execute, kind.select)
                while rows := await asyncio.to_thread(cursor.fetchmany, 1000):
                    for row in rows:
                        yield kind.name, kind.to_dump(row)
        finally:
            reader.close()

    async def fill(self, rows: Iterable[tuple[str, dict[str, Any]]]) -> None:
        def work(db: sqlite3.Connection) -> None:
            if any(db.execute(f"SELECT 1 FROM {kind.sql} LIMIT 1").fetchone() for kind in KINDS.values()):
                raise NotEmpty("this store is not empty")
            try:
                for name, values in rows:
                    kind = kind_of(name)
                    marks = ", ".join("?" * len(kind.stored_columns))
                    db.execute(f"INSERT INTO {kind.sql} ({', '.join(kind.stored_columns)}) VALUES ({marks})", kind.from_dump(values))
            except (sqlite3.IntegrityError, sqlite3.InterfaceError, sqlite3.ProgrammingError, UnicodeError, OverflowError) as error:
                raise Unfillable(f"these rows do not fit together: {error}") from error

        await self._do(work)


def _settle(future: asyncio.Future[Any], answer: Any, problem: Exception | None) -> None:
    if future.cancelled():
        return
    if problem is not None:
        future.set_exception(problem)
    else:
        future.set_result(answer)


def refuse_taken(db: sqlite3.Connection, person: str, login: str) -> None:
    if db.execute("SELECT 1 FROM person WHERE login_key = ? AND id != ?", (login_key(login), person)).fetchone():
        raise Taken(login)


def note_people(db: sqlite3.Connection, table: str, seats: list[str]) -> None:
    """Who sits where, once more by person. Whoever still sits there has still been seen."""
    people = [held(person) for person in people_at(seats)]
    db.execute(f"DELETE FROM seat WHERE table_id = ? AND person NOT IN ({', '.join('?' * len(people))})", (table, *people))
    db.executemany("INSERT OR IGNORE INTO seat (table_id, person) VALUES (?, ?)", [(table, person) for person in people])


def entry_rows(table: str, first: int, entries: Iterable[StoredEntry]) -> list[tuple[str, int, str, float]]:
    return [(table, number, to_text(line.entry), line.time) for number, line in enumerate(entries, first)]


def entries_of(db: sqlite3.Connection, table: str, first: int = 0) -> list[StoredEntry]:
    rows = db.execute("SELECT entry, time FROM entry WHERE table_id = ? AND number >= ? ORDER BY number", (table, first))
    return [StoredEntry(json.loads(entry), time) for entry, time in rows]
