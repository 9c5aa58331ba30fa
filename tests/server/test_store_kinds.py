"""What is particular to one store, and that a club can move to the other."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.server.furniture import START, TABLE, dumped, furnish, playing, run
from tests.server.postgres import NewPlace, Place, PrivatePostgres, new_place, postgres, store_factory
from tischlein.server.store import Conflict, Person, Store, StoredEntry
from tischlein.server.store.opening import FILE
from tischlein.server.store.postgres import PostgresStore
from tischlein.server.store.postgres_schema import MIGRATIONS as POSTGRES_MIGRATIONS
from tischlein.server.store.problems import NotEmpty, Unfillable, Unopened
from tischlein.server.store.sqlite import SqliteStore
from tischlein.server.store.sqlite_schema import MIGRATIONS

__all__ = ["new_place", "postgres", "store_factory"]  # fixtures

# ---------------------------------------------------------------------- the whole


@pytest.mark.parametrize(
    ("first", "second"), [("sqlite", "postgres"), ("postgres", "sqlite"), ("sqlite", "sqlite"), ("postgres", "postgres")]
)
def test_a_club_moves_from_one_store_to_the_other(first: str, second: str, new_place: NewPlace) -> None:
    async def work() -> None:
        async with new_place(first).opened() as old, new_place(second).opened() as new:
            await furnish(old)
            rows = await dumped(old)
            assert {kind for kind, _ in rows} == {"person", "session", "table", "seat", "entry", "chat"}
            await new.fill(json.loads(json.dumps(rows)))
            assert await dumped(new) == rows
            assert await new.person_by_secret("secret 1") == Person("p1", "Zoë 1", "Zoë")
            assert await new.by_login("ZOË") == (Person("p1", "Zoë 1", "Zoë"), "hash")
            assert await new.entries("T1") == await old.entries("T1")
            assert await new.table("T1") == await old.table("T1")
            assert await new.add_chat("T1", "p1", "here we are", 5.0) == 3
            with pytest.raises(NotEmpty):
                await new.fill(rows)
            assert await dumped(old) == rows

    run(work())


def test_a_store_is_filled_all_or_nothing(store_factory: Place) -> None:
    person = ("person", {"id": "p1", "name": "Anna", "login": "", "password": ""})
    session = ("session", {"secret": "x", "person": "p1"})
    bad: list[list[tuple[str, dict[str, Any]]]] = [
        [person, person],
        [person, ("session", {"secret": "x", "person": "p2"})],
        [person, ("session", {"secret": "x"})],
        [person, ("session", {"secret": 5.5, "person": "p1"})],
        [("person", {**person[1], "login": 3})],
        [person, ("seat", {"table_id": "t1", "person": "p1", "seen": True})],
        [person, ("session", {"secret": None, "person": "p1"})],
        [person, ("session", {"secret": ["x"], "person": "p1"})],
        [person, ("session", {"secret": "x", "person": "p1", "more": 1})],
        [person, ("session", [])],  # type: ignore[list-item]
        [person, ("spell", {"secret": "x"})],
        [person, ("entry", {"table_id": "t1", "number": 0, "entry": [], "time": 1.0})],
    ]

    def interrupted() -> Any:
        yield person
        raise ZeroDivisionError

    async def work() -> None:
        async with store_factory.opened() as store:
            for rows in bad:
                with pytest.raises(Unfillable):
                    await store.fill(rows)
            with pytest.raises(ZeroDivisionError):
                await store.fill(interrupted())
            assert await dumped(store) == []
            await store.fill([person, session])
            assert [kind for kind, _ in await dumped(store)] == ["person", "session"]

    run(work())


def test_a_dump_shows_one_moment_while_people_play_on(store_factory: Place) -> None:
    async def work() -> None:
        async with store_factory.opened() as store:
            for number in range(50):
                await store.add_table(TABLE._replace(id=f"t{number:02}"), START)
            rows, late = [], 0
            async for row in store.dump():
                rows.append(row)
                if late < 10:  # while it runs, every table moves and another one comes
                    await store.add_table(TABLE._replace(id=f"late {late}"))
                    await store.add_entries(f"t{40 + late}", 2, START, playing(0))
                    late += 1
            assert late == 10
            assert [values["length"] for kind, values in rows if kind == "table"] == [2] * 50
            assert sum(kind == "entry" for kind, _ in rows) == 100

    run(work())


# ---------------------------------------------------------------------- SQLite


def test_a_failed_job_leaves_the_others_of_its_transaction_alone(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "store.sqlite")
        await store.add_table(TABLE)
        jobs = [store.add_entries("t1", number // 2, [StoredEntry([number], 1.0)], playing(0)) for number in range(40)]
        answers = await asyncio.gather(*jobs, return_exceptions=True)  # every second one comes too late
        assert [type(answer) for answer in answers] == [type(None), Conflict] * 20
        assert [line.entry for line in await store.entries("t1")] == [[number] for number in range(0, 40, 2)]
        await store.close()
        await store.close()
        with pytest.raises(RuntimeError, match="closed"):
            await store.table("t1")

    run(work())


def test_a_database_of_the_first_version_is_brought_forward(tmp_path: Path) -> None:
    file = tmp_path / "store.sqlite"
    with sqlite3.connect(file) as db:
        db.executescript(f"{MIGRATIONS[0]} PRAGMA user_version = 1;")
        db.execute("INSERT INTO person VALUES ('p1', 'Anna', ?)", ("3b1d1b8a1a6a0d3f9e6f8b8a6f3f3f3f3b1d1b8a1a6a0d3f9e6f8b8a6f3f3f3f",))
        db.execute(
            "INSERT INTO person VALUES ('p2', 'Ben', '2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b')"
        )  # "secret"
        for id, status in (("t1", "playing"), ("t2", "open")):
            seats = '["person:p1", "open", "bot:greedy"]'
            db.execute("INSERT INTO game_table VALUES (?, '{\"game\": \"x\"}', 'seed', ?, 1, 'invite', ?, 5.0)", (id, seats, status))
            db.execute("INSERT INTO seat VALUES (?, 'p1')", (id,))
        db.executemany("INSERT INTO entry VALUES ('t1', ?, ?)", [(0, '["play", 0, ["start", 10]]'), (1, '["chance", "pips-1", 4]')])
    db.close()
    with pytest.raises(Unopened) as refusal:
        SqliteStore(file, forward=False)
    assert refusal.value.why == "older"

    async def work() -> None:
        store = SqliteStore(file)
        assert await store.person_by_secret("secret") == Person("p2", "Ben")
        assert await store.people(["p1", "p2"]) == {"p1": Person("p1", "Anna"), "p2": Person("p2", "Ben")}
        old = TABLE._replace(setup={"game": "x"}, clock=None)
        assert await store.table("t1") == old._replace(status="playing", length=2)
        assert await store.open_tables() == [old._replace(id="t2")]
        assert await store.entries("t1") == [line._replace(time=0.0) for line in START]
        assert await store.seen("t1") == {"p1": 0.0}
        await store.add_entries("t1", 2, START, playing(0))
        await store.set_login("p1", "anna", "hash")
        assert await store.add_chat("t1", "p1", "hello", 1.0) == 0
        await store.forget("p2")
        assert await store.person_by_secret("secret") is None
        assert [table.id for table in await store.tables_of("p1")] == ["t1", "t2"]
        await store.close()
        await SqliteStore(file, forward=False).close()

    run(work())


def test_a_newer_file_is_refused_and_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "store.sqlite"
    with sqlite3.connect(file) as db:
        db.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    with pytest.raises(Unopened, match="update Tischlein") as refusal:
        SqliteStore(file)
    assert refusal.value.why == "newer"
    assert db.execute("SELECT * FROM sqlite_master").fetchall() == []
    db.close()


def test_a_file_that_is_no_database_is_refused(new_place: NewPlace) -> None:
    place = new_place("sqlite")
    place.data.mkdir()
    (place.data / FILE).write_text("dear diary, " * 500)
    with pytest.raises(Unopened) as refusal:
        run(place.open())
    assert refusal.value.why == "unreachable"


def test_the_file_is_for_its_owner_only(new_place: NewPlace) -> None:
    async def work(place: Place) -> None:
        async with place.opened() as store:
            await store.add_person(Person("p1", "Anna"))
            assert {file.stat().st_mode & 0o777 for file in place.data.iterdir()} == {0o600}

    run(work(new_place("sqlite")))


# ---------------------------------------------------------------------- PostgreSQL


async def until(heard: list[str], expected: list[str]) -> None:
    for _ in range(500):
        if len(heard) >= len(expected):
            break
        await asyncio.sleep(0.01)
    assert heard == expected


async def two_that_listen(place: Place) -> tuple[Store, list[str], Store, list[str]]:
    one, other = await place.open(), await place.open()
    heard_by_one: list[str] = []
    heard_by_other: list[str] = []
    await one.listen(heard_by_one.append)
    await other.listen(heard_by_other.append)
    return one, heard_by_one, other, heard_by_other


def test_a_process_hears_what_others_change_and_not_itself(new_place: NewPlace) -> None:
    async def work() -> None:
        one, heard_by_one, other, heard_by_other = await two_that_listen(new_place("postgres"))
        await one.add_person(Person("p1", "Anna"))
        for id in ("log", "affairs", "chat", "left"):
            await one.add_table(TABLE._replace(id=id))
        await until(heard_by_other, ["log", "affairs", "chat", "left"])
        heard_by_other.clear()
        await one.add_entries("log", 0, START, playing(0))
        await one.change_table(TABLE._replace(id="affairs", affairs={"x": 1}))
        await one.add_chat("chat", "p1", "hello", 1.0)
        with pytest.raises(Conflict):
            await one.add_entries("log", 0, START, playing(0))
        await one.touch("log", "p1", 1.0)
        await until(heard_by_other, ["log", "affairs", "chat"])
        await other.add_chat("chat", "p1", "hello", 1.0)
        await until(heard_by_one, ["chat"])
        heard_by_other.clear()
        await one.forget("p1")
        for _ in range(500):
            if len(heard_by_other) >= 4:
                break
            await asyncio.sleep(0.01)
        assert sorted(heard_by_other) == ["affairs", "chat", "left", "log"]
        assert heard_by_one == ["chat"]
        await one.close()
        await other.close()

    run(work())


def test_whoever_could_not_listen_for_a_moment_hears_it_later(new_place: NewPlace) -> None:
    async def work() -> None:
        place = new_place("postgres")
        one, _, other, heard = await two_that_listen(place)
        await one.add_table(TABLE)
        await until(heard, ["t1"])
        heard.clear()
        connection = await asyncpg.connect(place.database)
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%now()%' AND pid != pg_backend_pid()"
        )
        await one.add_entries("t1", 0, START, playing(0))
        await until(heard, ["t1"])
        await asyncio.sleep(0.5)  # until both listen again
        heard.clear()
        await one.add_chat("t1", "p1", "hello", 1.0)
        await until(heard, ["t1"])
        # the connections of the pool are made anew as well
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid != pg_backend_pid()"
        )
        await connection.close()
        await asyncio.sleep(0.1)
        assert await one.entries("t1") == START
        await one.close()
        await other.close()

    run(work())


def test_a_hearer_that_fails_is_not_the_end_of_hearing(new_place: NewPlace) -> None:
    async def work() -> None:
        one, _, other, heard = await two_that_listen(new_place("postgres"))
        later: list[str] = []

        def fail(table: str) -> None:
            raise ZeroDivisionError

        await other.listen(fail)
        await other.listen(later.append)
        for id in ("t1", "t2"):
            await one.add_table(TABLE._replace(id=id))
        await until(heard, ["t1", "t2"])
        await until(later, ["t1", "t2"])
        await one.close()
        await other.close()

    run(work())


def test_several_processes_may_start_at_once(new_place: NewPlace) -> None:
    async def work() -> None:
        place = new_place("postgres")
        stores = await asyncio.gather(*[place.open() for _ in range(5)])
        await stores[0].add_table(TABLE)
        assert await stores[4].table("t1") == TABLE
        for store in stores:
            await store.close()

    run(work())


def test_a_newer_or_missing_schema_is_refused(new_place: NewPlace, postgres: PrivatePostgres) -> None:
    place = new_place("postgres")
    name = place.database.split("/")[3].split("?")[0]
    with pytest.raises(Unopened) as refusal:
        run(PostgresStore.open(place.database, forward=False))
    assert refusal.value.why == "missing"
    assert postgres.execute("SELECT to_regclass('tischlein_version')", name) is None

    async def work() -> None:
        await (await place.open()).close()
        await (await PostgresStore.open(place.database, forward=False)).close()

    run(work())
    postgres.execute(f"UPDATE tischlein_version SET version = {len(POSTGRES_MIGRATIONS) + 1}", name)
    with pytest.raises(Unopened, match="update Tischlein") as refusal:
        run(place.open())
    assert refusal.value.why == "newer"


@pytest.mark.parametrize("url", ["postgresql://127.0.0.1:1/club", "mysql://localhost/club", "postgresql://x@/club?host=/nowhere", "://"])
def test_a_database_that_cannot_be_reached_says_so(url: str, tmp_path: Path) -> None:
    with pytest.raises(Unopened) as refusal:
        run(Place(tmp_path, url).open())
    assert refusal.value.why == "unreachable"


def test_a_database_that_cannot_hold_every_letter_is_refused(postgres: PrivatePostgres) -> None:
    postgres.execute("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0")
    with pytest.raises(Unopened) as refusal:
        run(PostgresStore.open(postgres.url("latin")))
    assert refusal.value.why == "not-utf8"
