"""The store for several processes: PostgreSQL. Whoever changes a table tells the others in the same transaction."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from itertools import groupby, islice
from secrets import token_hex
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from tischlein.server.store import ChatLine, Conflict, Person, Progress, StoredEntry, StoredTable, Taken
from tischlein.server.store.postgres_listening import CHANNEL, TROUBLES, Listener
from tischlein.server.store.postgres_schema import migrate
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


class PostgresStore:
    """Every change is one statement, so one transaction and one way to the database and back: `await PostgresStore.open(url)`."""

    def __init__(self, url: str, pool: Any) -> None:
        self._url = url
        self._pool = pool
        self._mark = token_hex(8)
        self._listener = Listener(url, self._mark)

    @classmethod
    async def open(cls, url: str, *, forward: bool = True, connections: int = 8) -> PostgresStore:
        """Without `forward`, the schema must be there and up to date. Raises Unopened."""
        try:
            connection = await asyncpg.connect(url, timeout=10)
            try:
                await migrate(connection, forward)
            finally:
                await connection.close()
            pool = await asyncpg.create_pool(url, min_size=1, max_size=connections, timeout=10, command_timeout=30)
        except (*TROUBLES, ValueError) as error:
            raise Unopened("unreachable", f"PostgreSQL cannot be reached: {error}", str(error)) from error
        return cls(url, pool)

    async def close(self) -> None:
        await self._listener.close()
        try:
            await asyncio.wait_for(self._pool.close(), 10)
        except TimeoutError:  # somebody still waits for an answer that does not come
            self._pool.terminate()

    def _notice(self, table: str) -> str:
        return f"{self._mark} {table}"

    # ------------------------------------------------------------------ people

    async def add_person(self, person: Person) -> None:
        query = "INSERT INTO person (id, name, login, login_key) VALUES ($1, $2, $3, $4)"
        try:
            await self._pool.execute(query, held(person.id), held(person.name), held(person.login), login_key(person.login))
        except asyncpg.UniqueViolationError as error:
            raise taken_or(error, person.login) from error

    async def people(self, ids: list[str]) -> dict[str, Person]:
        rows = await self._pool.fetch("SELECT id, name, login FROM person WHERE id = ANY($1::text[])", [held(id) for id in ids])
        return {row["id"]: Person(*row) for row in rows}

    async def rename(self, person: str, name: str) -> None:
        await self._pool.execute("UPDATE person SET name = $2 WHERE id = $1", held(person), held(name))

    async def open_session(self, person: str, secret: str) -> None:
        query = "INSERT INTO session (secret, person) SELECT $1, id FROM person WHERE id = $2 RETURNING person"
        if await self._pool.fetchval(query, fingerprint(secret), held(person)) is None:
            raise KeyError(person)

    async def close_session(self, secret: str) -> None:
        await self._pool.execute("DELETE FROM session WHERE secret = $1", fingerprint(secret))

    async def close_sessions(self, person: str, but: str) -> None:
        await self._pool.execute("DELETE FROM session WHERE person = $1 AND secret != $2", held(person), fingerprint(but))

    async def person_by_secret(self, secret: str) -> Person | None:
        query = "SELECT id, name, login FROM person JOIN session ON person = id WHERE secret = $1"
        row = await self._pool.fetchrow(query, fingerprint(secret))
        return None if row is None else Person(*row)

    async def set_login(self, person: str, login: str, password: str) -> None:
        query = "UPDATE person SET login = $2, login_key = $3, password = $4 WHERE id = $1"
        try:
            await self._pool.execute(query, held(person), held(login), login_key(login), held(password))
        except asyncpg.UniqueViolationError as error:
            raise taken_or(error, login) from error

    async def by_login(self, login: str) -> tuple[Person, str] | None:
        row = await self._pool.fetchrow("SELECT id, name, login, password FROM person WHERE login_key = $1", login_key(login))
        return None if row is None else (Person(row[0], row[1], row[2]), row[3])

    async def export(self, person: str) -> dict[str, Any]:
        id = held(person)
        async with self._pool.acquire() as connection, connection.transaction(isolation="repeatable_read", readonly=True):
            row = await connection.fetchrow("SELECT id, name, login FROM person WHERE id = $1", id)
            sessions = await connection.fetchval("SELECT count(*) FROM session WHERE person = $1", id)
            mine = f"SELECT seen, {TABLE_COLUMNS} FROM game_table JOIN seat ON table_id = id WHERE person = $1 ORDER BY created, id"
            tables = [
                (stored_table(table), seen, await entries_of(connection, table[0])) for seen, *table in await connection.fetch(mine, id)
            ]
            lines = "SELECT table_id, number, person, text, time FROM chat WHERE person = $1 ORDER BY time, table_id, number"
            chat = [(table, ChatLine(*line)) for table, *line in await connection.fetch(lines, id)]
        return exported(Person(*row) if row else Person(person, ""), sessions, tables, chat)

    async def forget(self, person: str) -> None:
        query = """
            WITH gone AS (DELETE FROM person WHERE id = $1),
            unsaid AS (DELETE FROM chat WHERE person = $1 RETURNING table_id),
            unseen AS (UPDATE seat SET seen = 0 WHERE person = $1 RETURNING table_id)
            UPDATE game_table SET changed = clock_timestamp()
            WHERE id IN (SELECT table_id FROM unsaid UNION SELECT table_id FROM unseen)
            RETURNING pg_notify($2, $3 || ' ' || id)"""
        await self._pool.execute(query, held(person), CHANNEL, self._mark)

    # ------------------------------------------------------------------ tables

    async def add_table(self, table: StoredTable, entries: Iterable[StoredEntry] = ()) -> None:
        lines = list(entries)
        row = table_row(table, len(lines))
        people = [held(person) for person in people_at(table.seats)]
        async with self._pool.acquire() as connection, connection.transaction():
            marks = ", ".join(f"${number}" for number in range(1, len(row) + 1))
            await connection.execute(f"INSERT INTO game_table ({TABLE_COLUMNS}) VALUES ({marks})", *row)
            await connection.execute("INSERT INTO seat (table_id, person) SELECT $1, unnest($2::text[])", row[0], people)
            texts, times = columns(lines)
            added = "INSERT INTO entry SELECT $1, number - 1, entry, time FROM unnest($2::text[], $3::float8[]) WITH ORDINALITY"
            await connection.execute(f"{added} AS line (entry, time, number)", row[0], texts, times)
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, self._notice(row[0]))

    async def change_table(self, table: StoredTable) -> StoredTable:
        query = f"""
            WITH changed AS (
                UPDATE game_table
                SET seats = $3, status = $4, affairs = $5, deadline = $6, version = version + 1, changed = clock_timestamp()
                WHERE id = $1 AND version = $2 AND length = $10 RETURNING {TABLE_COLUMNS}),
            gone AS (DELETE FROM seat USING changed WHERE table_id = id AND person != ALL($7::text[])),
            come AS (INSERT INTO seat (table_id, person) SELECT id, unnest($7::text[]) FROM changed ON CONFLICT DO NOTHING)
            SELECT {TABLE_COLUMNS}, pg_notify($8, $9) FROM changed"""
        id, people = held(table.id), [held(person) for person in people_at(table.seats)]
        values = (to_text(table.seats), held(table.status), to_text(table.affairs), table.deadline, people)
        row = await self._pool.fetchrow(query, id, table.version, *values, CHANNEL, self._notice(id), table.length)
        if row is None:
            raise Conflict(f"table {table.id} has another version than {table.version}, or another log")
        return stored_table(tuple(row)[:-1])

    async def table(self, id: str) -> StoredTable | None:
        row = await self._pool.fetchrow(f"SELECT {TABLE_COLUMNS} FROM game_table WHERE id = $1", held(id))
        return None if row is None else stored_table(row)

    async def tables_of(self, person: str) -> list[StoredTable]:
        query = f"""SELECT {TABLE_COLUMNS} FROM game_table JOIN seat ON table_id = id WHERE person = $1
            ORDER BY waiting = '[]' AND status != 'playing', moved DESC, id LIMIT 100"""
        return [stored_table(row) for row in await self._pool.fetch(query, held(person))]

    async def open_tables(self) -> list[StoredTable]:
        query = f"SELECT {TABLE_COLUMNS} FROM game_table WHERE status = 'open' AND listed ORDER BY created DESC, id LIMIT 100"
        return [stored_table(row) for row in await self._pool.fetch(query)]

    async def overdue(self, now: float) -> list[str]:
        query = "SELECT id FROM game_table WHERE status = 'playing' AND deadline <= $1 ORDER BY deadline, id"
        return [row["id"] for row in await self._pool.fetch(query, now)]

    # ------------------------------------------------------------------ logs

    async def add_entries(self, table: str, first: int, entries: list[StoredEntry], progress: Progress) -> None:
        """Two processes that append at once wait for each other at the row of the table; the later one finds another length."""
        query = """
            WITH moved AS (
                UPDATE game_table SET length = $2 + $3, status = $4, waiting = $5, moved = $6, deadline = $7, changed = clock_timestamp()
                WHERE id = $1 AND length = $2 AND status != 'finished' RETURNING id),
            added AS (
                INSERT INTO entry SELECT id, $2 + number - 1, entry, time
                FROM moved, unnest($8::text[], $9::float8[]) WITH ORDINALITY AS line (entry, time, number))
            SELECT id, pg_notify($10, $11) FROM moved"""
        status, waiting, moved, deadline = progress
        values = (held(status), to_text(waiting), moved, deadline, *columns(entries))
        id = held(table)
        if await self._pool.fetchrow(query, id, first, len(entries), *values, CHANNEL, self._notice(id)) is None:
            raise Conflict(f"the log of table {table} has another length than {first}")

    async def entries(self, table: str, first: int = 0) -> list[StoredEntry]:
        return await entries_of(self._pool, held(table), first)

    # ------------------------------------------------------------------ chat and presence

    async def add_chat(self, table: str, person: str, text: str, time: float) -> int:
        query = """
            WITH next AS (
                UPDATE game_table SET chat_length = chat_length + 1, changed = clock_timestamp() WHERE id = $1
                RETURNING id, chat_length - 1 AS number),
            added AS (INSERT INTO chat SELECT id, number, $2, $3, $4 FROM next)
            SELECT number, pg_notify($5, $6) FROM next"""
        id = held(table)
        row = await self._pool.fetchrow(query, id, held(person), held(text), time, CHANNEL, self._notice(id))
        if row is None:
            raise KeyError(table)
        number: int = row["number"]
        return number

    async def chat(self, table: str, first: int = 0) -> list[ChatLine]:
        query = "SELECT number, person, text, time FROM chat WHERE table_id = $1 AND number >= $2 ORDER BY number DESC LIMIT 100"
        return [ChatLine(*row) for row in reversed(await self._pool.fetch(query, held(table), first))]

    async def touch(self, table: str, person: str, time: float) -> None:
        await self._pool.execute("UPDATE seat SET seen = $3 WHERE table_id = $1 AND person = $2", held(table), held(person), time)

    async def seen(self, table: str) -> dict[str, float]:
        rows = await self._pool.fetch("SELECT person, seen FROM seat WHERE table_id = $1", held(table))
        return {row["person"]: row["seen"] for row in rows}

    # ------------------------------------------------------------------ the whole

    async def listen(self, hear: Callable[[str], None]) -> None:
        await self._listener.add(hear)

    async def dump(self) -> AsyncIterator[tuple[str, dict[str, Any]]]:
        async with self._alone() as connection, connection.transaction(isolation="repeatable_read", readonly=True):
            for kind in KINDS.values():
                async for row in connection.cursor(kind.select, prefetch=1000):
                    yield kind.name, kind.to_dump(tuple(row))

    async def fill(self, rows: Iterable[tuple[str, dict[str, Any]]]) -> None:
        async with self._alone() as connection:
            try:
                async with connection.transaction():
                    await copy_into_empty(connection, rows)
            except (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError, UnicodeError) as error:
                raise Unfillable(f"these rows do not fit together: {error}") from error

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[Any]:
        """A connection beside the others, for work that may take its time."""
        try:
            connection = await asyncpg.connect(self._url, timeout=10)
            try:
                yield connection
            finally:
                await connection.close()
        except TROUBLES as error:
            raise Unopened("unreachable", f"PostgreSQL has left: {error}", str(error)) from error


async def copy_into_empty(connection: Any, rows: Iterable[tuple[str, dict[str, Any]]]) -> None:
    await connection.execute(f"LOCK TABLE {', '.join(kind.sql for kind in KINDS.values())} IN SHARE ROW EXCLUSIVE MODE")
    for kind in KINDS.values():
        if await connection.fetchval(f"SELECT EXISTS (SELECT 1 FROM {kind.sql})"):
            raise NotEmpty("this store is not empty")
    for name, group in groupby(rows, key=lambda row: row[0]):
        kind = kind_of(name)
        while records := [kind.from_dump(values) for _, values in islice(group, 1000)]:
            await connection.copy_records_to_table(kind.sql, columns=kind.stored_columns, records=records)


def taken_or(error: Exception, login: str) -> Exception:
    """A login that is there twice, or something that should not happen at all."""
    return Taken(login) if getattr(error, "constraint_name", "") == "person_login_key_key" else error


def columns(entries: list[StoredEntry]) -> tuple[list[str], list[float]]:
    return [to_text(line.entry) for line in entries], [line.time for line in entries]


async def entries_of(connection: Any, table: str, first: int = 0) -> list[StoredEntry]:
    rows = await connection.fetch("SELECT entry, time FROM entry WHERE table_id = $1 AND number >= $2 ORDER BY number", table, first)
    return [StoredEntry(json.loads(row["entry"]), row["time"]) for row in rows]
