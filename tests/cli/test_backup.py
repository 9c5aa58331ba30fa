"""`backup` and `restore`: a whole club in one file, and nothing half done."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run
from tests.server.postgres import NewPlace, Place, new_place, postgres
from tischlein.server.store import Person, Progress, StoredEntry, StoredTable, opening
from tischlein.server.store.backup_file import write_backup
from tischlein.server.store.opening import FILE
from tischlein.server.store.sqlite import SqliteStore
from tischlein.server.store.sqlite_schema import MIGRATIONS

__all__ = ["new_place", "postgres"]  # fixtures

Rows = list[tuple[str, dict[str, Any]]]


def where(place: Place) -> list[str]:
    return ["--database", place.database] if place.database else ["--data", str(place.data)]


def furnish(place: Place) -> None:
    async def work() -> None:
        async with place.opened() as store:
            for number in range(3):
                await store.add_person(Person(f"p{number}", f"Zoë {number}"))
                await store.open_session(f"p{number}", f"secret {number}")
            seats = ["person:p1", "open"]
            table = StoredTable("t1", {"game": "x"}, "seed", "in", True, 5.0, None, seats, "open", {}, 0, 0, [], 5.0, None)
            await store.add_table(table)
            entries = [StoredEntry(["play", 0, [number, "\x00ü"]], 6.5) for number in range(200)]
            await store.add_entries("t1", 0, entries, Progress("playing", [0], 6.5, None))
            await store.add_chat("t1", "p1", "Grüße 🎲", 7.0)

    asyncio.run(work())


def rows_at(place: Place) -> Rows:
    async def work() -> Rows:
        async with place.opened() as store:
            return [row async for row in store.dump()]

    return asyncio.run(work())


@pytest.fixture
def club(new_place: NewPlace) -> Place:
    place = new_place("sqlite")
    furnish(place)
    return place


@pytest.fixture
def file(club: Place, tmp_path: Path, run: Run) -> Path:
    file = tmp_path / "club.backup"
    assert run("backup", str(file), *where(club)).exit_code == 0
    return file


def said(ran: Any) -> str:
    return " ".join(ran.output.split())


# ---------------------------------------------------------------------- there and back


def test_a_club_moves_to_postgresql_and_back(new_place: NewPlace, tmp_path: Path, run: Run) -> None:
    places = [new_place(kind) for kind in ("sqlite", "postgres", "sqlite")]
    furnish(places[0])
    for number, (old, new) in enumerate(pairwise(places)):
        file = str(tmp_path / f"{number}.backup")
        ran = run("backup", file, *where(old))
        assert ran.exit_code == 0 and "3 people, one table" in said(ran)
        ran = run("restore", file, *where(new))
        assert ran.exit_code == 0 and "3 people, one table" in said(ran)
    assert len(rows_at(places[0])) == 3 + 3 + 1 + 1 + 200 + 1
    assert rows_at(places[2]) == rows_at(places[1]) == rows_at(places[0])


def test_the_server_may_go_on_during_a_backup(club: Place, new_place: NewPlace, tmp_path: Path, run: Run) -> None:
    store = SqliteStore(club.data / FILE)
    asyncio.run(store.add_person(Person("late", "Last Minute")))
    assert run("backup", str(tmp_path / "b"), *where(club)).exit_code == 0
    asyncio.run(store.add_person(Person("later", "Too Late")))
    asyncio.run(store.close())
    other = new_place("sqlite")
    assert run("restore", str(tmp_path / "b"), *where(other)).exit_code == 0
    people = {values["id"] for kind, values in rows_at(other) if kind == "person"}
    assert "late" in people and "later" not in people


def test_a_backup_is_lines_of_json_for_its_owner_only(file: Path) -> None:
    assert file.stat().st_mode & 0o777 == 0o600
    assert b"secret 1" not in gzip.decompress(file.read_bytes())
    first, *rows, last = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    assert (first["format"], first["version"]) == ("tischlein-backup", 1)
    assert last["rows"] == {"person": 3, "session": 3, "table": 1, "seat": 1, "entry": 200, "chat": 1}
    assert rows[0] == ["person", {"id": "p0", "name": "Zoë 0", "login": "", "password": ""}]


def test_a_file_is_overwritten_only_by_force(club: Place, tmp_path: Path, run: Run) -> None:
    file = tmp_path / "precious"
    file.write_text("precious")
    file.chmod(0o644)
    ran = run("backup", str(file), *where(club))
    assert ran.exit_code == 1 and "--force" in said(ran)
    assert file.read_text() == "precious"
    assert run("backup", str(file), "--force", *where(club)).exit_code == 0
    assert file.read_bytes()[:2] == b"\x1f\x8b" and file.stat().st_mode & 0o777 == 0o600
    for force in ([], ["--force"]):
        assert run("backup", str(tmp_path), *force, *where(club)).exit_code == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["place-1", "precious"]


def test_a_backup_that_fails_leaves_nothing_behind(club: Place, tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def dump(self: SqliteStore) -> AsyncIterator[tuple[str, dict[str, Any]]]:
        yield "person", {"id": "p1"}
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(SqliteStore, "dump", dump)
    ran = run("backup", str(tmp_path / "new"), *where(club))
    assert ran.exit_code == 1 and "No space left on device" in said(ran)
    (tmp_path / "old").write_text("the backup of yesterday")
    assert run("backup", str(tmp_path / "old"), "--force", *where(club)).exit_code == 1
    assert (tmp_path / "old").read_text() == "the backup of yesterday"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["old", "place-1"]
    ran = run("backup", str(tmp_path / "no" / "folder"), *where(club))
    assert ran.exit_code == 1 and "No such file" in said(ran)


# ---------------------------------------------------------------------- which database


def test_the_environment_says_where_and_what_is_typed_counts_more(club: Place, tmp_path: Path, run: Run) -> None:
    nowhere = "postgresql://127.0.0.1:1/club"
    assert run("backup", str(tmp_path / "1"), TISCHLEIN_DATA=str(club.data)).exit_code == 0
    assert run("backup", str(tmp_path / "2"), TISCHLEIN_DATA=str(club.data), TISCHLEIN_DATABASE=nowhere).exit_code == 1
    assert run("backup", str(tmp_path / "3"), *where(club), TISCHLEIN_DATABASE=nowhere).exit_code == 0
    assert run("backup", str(tmp_path / "4"), "--database", nowhere, TISCHLEIN_DATA=str(club.data)).exit_code == 1
    ran = run("backup", str(tmp_path / "5"), "--database", nowhere, *where(club))
    assert ran.exit_code == 1 and "either --data or --database" in said(ran)
    assert [(tmp_path / str(number)).exists() for number in range(1, 6)] == [True, False, True, False, False]


def test_without_a_database_there_is_no_backup(tmp_path: Path, new_place: NewPlace, run: Run) -> None:
    for place in (Place(tmp_path / "nowhere"), new_place("postgres")):
        ran = run("backup", str(tmp_path / "b"), *where(place))
        assert ran.exit_code == 1 and "no database of Tischlein" in said(ran)
        ran = run("backup", str(tmp_path / "b"), *where(place), "--lang", "de")
        assert ran.exit_code == 1 and "keine Datenbank von Tischlein" in said(ran)
    assert list(tmp_path.iterdir()) == []


def test_a_backup_does_not_change_an_older_database(tmp_path: Path, run: Run) -> None:
    """Somebody may still be playing on it, with the older program."""
    (tmp_path / "data").mkdir()
    with sqlite3.connect(tmp_path / "data" / FILE) as db:
        db.executescript(f"{MIGRATIONS[0]} PRAGMA user_version = 1;")
    ran = run("backup", str(tmp_path / "b"), "--data", str(tmp_path / "data"))
    assert ran.exit_code == 1 and "older Tischlein" in said(ran)
    assert db.execute("PRAGMA user_version").fetchone() == (1,)
    db.close()
    assert not (tmp_path / "b").exists()


def test_postgresql_without_its_driver_says_what_to_install(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "find_spec", lambda name: None)
    ran = run("backup", str(tmp_path / "b"), "--database", "postgresql://localhost/club")
    assert ran.exit_code == 1 and "pip install 'tischlein[postgres]'" in said(ran)


def test_an_address_that_leads_nowhere_is_said_without_the_password(tmp_path: Path, file: Path, run: Run) -> None:
    for url in ("postgresql://me:hush@127.0.0.1:1/club", "mysql://me:hush@127.0.0.1/club"):
        for command in (["backup", str(tmp_path / "b")], ["restore", str(file)]):
            ran = run(*command, "--database", url)
            assert ran.exit_code == 1 and "cannot be used" in said(ran)
            assert "hush" not in ran.output
    assert not (tmp_path / "b").exists()


# ---------------------------------------------------------------------- what is not restored


def test_only_an_empty_database_is_filled(club: Place, file: Path, run: Run) -> None:
    before = rows_at(club)
    ran = run("restore", str(file), *where(club))
    assert ran.exit_code == 1 and "not empty" in said(ran)
    assert rows_at(club) == before


def damaged(whole: bytes) -> list[bytes]:
    """What may happen to a file: its end is missing, a bit is wrong, a line is, or there is something more."""
    lines = gzip.decompress(whole).splitlines(keepends=True)
    row = json.dumps(["person", {"id": "p9", "name": "Eve", "login": "", "password": ""}]).encode() + b"\n"
    middle = len(whole) // 2
    return [
        b"",
        *[whole[:end] for end in (2, 15, 100, middle, len(whole) - 9, len(whole) - 1)],
        whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :],
        whole[:-6] + bytes([whole[-6] ^ 1]) + whole[-5:],
        whole + b"more",
        *[
            gzip.compress(b"".join(changed))
            for changed in (lines[:-1], lines[:1], lines[:5] + lines[6:], [*lines[:2], row, *lines[2:]], [*lines, row], [*lines, b"x"])
        ],
        gzip.compress(lines[0] + b"[" * 100_000 + b"\n"),
        gzip.compress(lines[0] + b"\xff\n"),
        gzip.compress(lines[0] + b"[[], {}]\n"),
    ]


def test_a_damaged_backup_is_not_restored(file: Path, tmp_path: Path, run: Run) -> None:
    for number, content in enumerate(damaged(file.read_bytes())):
        bad = tmp_path / f"bad {number}"
        bad.write_bytes(content)
        ran = run("restore", str(bad), "--data", str(tmp_path / "empty"))
        assert ran.exit_code == 1 and "damaged or incomplete" in said(ran), number
        assert not (tmp_path / "empty").exists()


def test_a_foreign_or_newer_file_is_not_restored(file: Path, tmp_path: Path, run: Run) -> None:
    newer = gzip.decompress(file.read_bytes()).replace(b'"version":1', b'"version":2', 1)
    for content, words in (
        (b"dear diary", "not a backup"),
        (b"\x00" * 5000, "not a backup"),
        (gzip.compress(b"dear diary"), "not a backup"),
        (gzip.compress(b"[1, 2]\n"), "not a backup"),
        (gzip.compress(b'{"format": "tischlein-match", "version": 1}\n'), "not a backup"),
        (gzip.compress(b'{"format": "tischlein-backup", "version": "1"}\n'), "not a backup"),
        (gzip.compress(newer), "newer Tischlein"),
    ):
        (tmp_path / "bad").write_bytes(content)
        ran = run("restore", str(tmp_path / "bad"), "--data", str(tmp_path / "empty"))
        assert ran.exit_code == 1 and words in said(ran)
    for missing in (tmp_path / "missing", tmp_path):
        ran = run("restore", str(missing), "--data", str(tmp_path / "empty"))
        assert ran.exit_code == 1 and "cannot be read" in said(ran)
    assert not (tmp_path / "empty").exists()


def test_rows_that_do_not_fit_together_are_not_restored(tmp_path: Path, new_place: NewPlace, run: Run) -> None:
    """A file that is complete, but was made by hand: an entry of a table that is not there."""

    async def rows() -> AsyncIterator[tuple[str, dict[str, Any]]]:
        yield "person", {"id": "p1", "name": "Anna", "login": "", "password": ""}
        yield "entry", {"table_id": "t1", "number": 0, "entry": [], "time": 1.0}

    with (tmp_path / "odd").open("wb") as stream:
        asyncio.run(write_backup(rows(), stream))
    for kind in ("sqlite", "postgres"):
        place = new_place(kind)
        ran = run("restore", str(tmp_path / "odd"), *where(place))
        assert ran.exit_code == 1 and "damaged" in said(ran)
        assert rows_at(place) == []
