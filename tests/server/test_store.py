"""Both stores keep what they have answered, and nothing else."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.server.furniture import START, TABLE, dumped, playing, run
from tests.server.postgres import Place, new_place, postgres, store_factory
from tischlein.server.store import ChatLine, Conflict, Person, Progress, StoredEntry, StoredTable, Taken

__all__ = ["new_place", "postgres", "store_factory"]  # fixtures

HOSTILE = [
    "",
    " ",
    "'; DROP TABLE person; --",
    '"\\"\\u0000',
    "a\x00b",
    "\ud800 alone",
    "\udcff",
    "\x01\x1f\x7f\u200e\u202e\ufeff\uffff",
    "Zoë 🎲 王小明",
    "e\u0301",
    "%s %(x)s $1 ? :x {} {{",
    "x" * 5000,
]


# ---------------------------------------------------------------------- people


def test_people_are_known_by_their_secrets_alone(store_factory: Place) -> None:
    async def work() -> None:
        async with store_factory.opened() as store:
            await store.add_person(Person("p1", "Anna"))
            await store.open_session("p1", "on the desk")
            await store.open_session("p1", "on the phone")
        async with store_factory.opened() as store:
            for secret in ("on the desk", "on the phone"):
                assert await store.person_by_secret(secret) == Person("p1", "Anna")
            assert await store.person_by_secret("p1") is None
            await store.rename("p1", "Annabel")
            assert await store.people(["p1", "p2"]) == {"p1": Person("p1", "Annabel")}
            assert await store.people([]) == {}

    run(work())


def test_sessions_end_one_by_one_or_all_but_one(store_factory: Place) -> None:
    async def work() -> None:
        async with store_factory.opened() as store:
            for person in ("p1", "p2"):
                await store.add_person(Person(person, person))
                for device in ("a", "b", "c"):
                    await store.open_session(person, f"{person} {device}")
            await store.close_session("p1 a")
            await store.close_session("p1 a")
            assert [bool(await store.person_by_secret(f"p1 {device}")) for device in "abc"] == [False, True, True]
            await store.close_sessions("p1", but="p1 c")
            assert [bool(await store.person_by_secret(f"p1 {device}")) for device in "abc"] == [False, False, True]
            assert [bool(await store.person_by_secret(f"p2 {device}")) for device in "abc"] == [True, True, True]
            with pytest.raises(KeyError):
                await store.open_session("nobody", "secret")

    run(work())


def test_secrets_are_not_stored_in_the_clear(store_factory: Place) -> None:
    async def work() -> list[tuple[str, dict[str, Any]]]:
        async with store_factory.opened() as store:
            await store.add_person(Person("p1", "Anna"))
            await store.open_session("p1", "very secret")
            return await dumped(store)

    rows = run(work())
    assert "very secret" not in str(rows)
    assert [values["person"] for kind, values in rows if kind == "session"] == ["p1"]
    for file in store_factory.data.glob("*"):
        assert b"very secret" not in file.read_bytes()


def test_logins_differ_by_more_than_capitals(store_factory: Place) -> None:
    async def work() -> None:
        async with store_factory.opened() as store:
            for person in ("p1", "p2"):
                await store.add_person(Person(person, person))
            assert await store.by_login("") is None, "a guest has no login"
            await store.set_login("p1", "Müßig", "hash 1")
            for same in ("Müßig", "MÜSSIG", "müssig", "Mu\u0308ßig"):
                assert await store.by_login(same) == (Person("p1", "p1", "Müßig"), "hash 1")
                with pytest.raises(Taken):
                    await store.set_login("p2", same, "hash 2")
                with pytest.raises(Taken):
                    await store.add_person(Person("p3", "p3", same))
            assert await store.by_login("mussig") is None
            await store.set_login("p1", "MÜSSIG", "hash 3")  # the same person may write it differently
            await store.set_login("p2", "mussig", "hash 4")
            assert await store.by_login("müssig") == (Person("p1", "p1", "MÜSSIG"), "hash 3")
            assert await store.people(["p2"]) == {"p2": Person("p2", "p2", "mussig")}

    run(work())


def test_of_two_who_want_one_login_at_once_one_gets_it(store_factory: Place) -> None:
    async def work() -> None:
        async with store_factory.opened() as one, store_factory.opened() as other:
            people = [f"p{number}" for number in range(10)]
            for person in people:
                await one.add_person(Person(person, person))
            tries = [(other, one)[number % 2].set_login(person, "anna", "hash") for number, person in enumerate(people)]
            answers = await asyncio.gather(*tries, return_exceptions=True)
            assert sorted(type(answer).__name__ for answer in answers) == ["NoneType", *["Taken"] * 9]

    run(work())


def test_of_a_deleted_person_only_the_seats_remain(store_factory: Place) -> None:
    async def work() -> None:
        async with store_factory.opened() as store:
            for person in ("p1", "p2"):
                await store.add_person(Person(person, "Anna " + person))
                await store.open_session(person, "secret " + person)
            await store.set_login("p1", "anna", "hash of the password")
            await store.add_table(TABLE._replace(seats=["person:p1", "person:p2"]), START)
            await store.touch("t1", "p1", 8.0)
            for number in range(4):
                assert await store.add_chat("t1", f"p{number % 2 + 1}", f"line {number}", 9.0) == number
            await store.forget("p1")
        async with store_factory.opened() as store:
            assert await store.person_by_secret("secret p1") is None
            assert await store.by_login("anna") is None
            assert await store.people(["p1", "p2"]) == {"p2": Person("p2", "Anna p2")}
            assert [line.text for line in await store.chat("t1")] == ["line 1", "line 3"]
            assert await store.add_chat("t1", "p2", "later", 10.0) == 4, "a number is not given twice"
            table = await store.table("t1")
            assert table is not None and table.seats == ["person:p1", "person:p2"]
            assert await store.entries("t1") == START
            assert await store.seen("t1") == {"p1": 0.0, "p2": 0.0}
            kept = json.dumps(await dumped(store))
            for trace in ("Anna p1", "anna", "hash of the password", "line 0", "line 2"):
                assert trace not in kept
            await store.add_person(Person("p3", "Anna"))
            await store.set_login("p3", "Anna", "hash")  # the login is free again

    run(work())
    for file in store_factory.data.glob("*"):
        assert not any(trace in file.read_bytes() for trace in (b"Anna p1", b"hash of the password", b"line 0"))


def test_the_export_holds_everything_about_one_and_nothing_about_others(store_factory: Place) -> None:
    async def work() -> None:
        async with store_factory.opened() as store:
            for person, name in (("p1", "Anna"), ("p2", "Bertha")):
                await store.add_person(Person(person, name))
            await store.set_login("p1", "anna", "hash of the password")
            await store.open_session("p1", "secret")
            log = [*START, StoredEntry(["play", 1, ["hidden", "wish"]], 7.0), StoredEntry(["undo", 0, [0], [1]], 8.0)]
            await store.add_table(TABLE._replace(seats=["person:p1", "person:p2"]), log)
            await store.add_table(TABLE._replace(id="t2", seats=["person:p2"]))
            await store.touch("t1", "p1", 9.0)
            await store.add_chat("t1", "p1", "good evening", 10.0)
            await store.add_chat("t1", "p2", "my reply", 11.0)
            export = await store.export("p1")
            assert export == json.loads(json.dumps(export))
            assert export["person"] == {"id": "p1", "name": "Anna", "login": "anna"} and export["sessions"] == 1
            (table,) = export["tables"]
            assert (table["table"], table["seats"], table["seen"]) == ("t1", [0], 9.0)
            assert [move["entry"] for move in table["moves"]] == [["play", 0, ["start", 10]], ["undo", 0, [0], [1]]]
            assert export["chat"] == [{"table": "t1", "text": "good evening", "time": 10.0}]
            for foreign in ("Bertha", "p2", "my reply", "hidden", "seed", "invite", "hash", "secret"):
                assert foreign not in json.dumps(export)

    run(work())


# ---------------------------------------------------------------------- tables and logs


def test_tables_and_logs_come_back(store_factory: Place) -> None:
    async def work() -> None:
        async with store_factory.opened() as store:
            await store.add_table(TABLE)
            assert await store.table("t1") == TABLE
            assert [table.id for table in await store.open_tables()] == ["t1"]
            seats = ["person:p1", "person:p2", "bot:greedy"]
            changed = await store.change_table(TABLE._replace(seats=seats, affairs={"asked": None, "held": {"0": "greedy"}}, deadline=3.5))
            assert changed == TABLE._replace(seats=seats, affairs={"asked": None, "held": {"0": "greedy"}}, deadline=3.5, version=1)
            await store.add_entries("t1", 0, START, playing(0, 2, moved=6.5, deadline=99.0))
            await store.add_entries("t1", 2, [StoredEntry(["chance", "colour-1", "blue"], 7.0)], Progress("finished", [], 7.0, None))
        async with store_factory.opened() as store:
            assert await store.entries("t1") == [*START, StoredEntry(["chance", "colour-1", "blue"], 7.0)]
            assert await store.entries("t1", 2) == [StoredEntry(["chance", "colour-1", "blue"], 7.0)]
            assert await store.entries("t1", 3) == await store.entries("t2") == []
            assert await store.open_tables() == []
            after = changed._replace(status="finished", length=3, waiting=[], moved=7.0, deadline=None)
            assert await store.table("t1") == after
            assert await store.tables_of("p1") == await store.tables_of("p2") == [after]
            assert await store.table("t2") is None

    run(work())


def test_a_table_can_begin_with_a_log(store_factory: Place) -> None:
    async def work() -> None:
        async with store_factory.opened() as store:
            await store.add_table(TABLE._replace(status="playing", length=2, waiting=[0]), iter(START))
            assert await store.table("t1") == TABLE._replace(status="playing", length=2, waiting=[0])
            assert await store.entries("t1") == START
            await store.add_entries("t1", 2, START, playing(0))
            assert len(await store.entries("t1")) == 4

    run(work())


def test_json_comes_back_exactly(store_factory: Place) -> None:
    entry = ["play", 0, [2**70, -1, 0.1, 1e300, True, None, [[], [[]]], {"z": 1, "a": {"\x00": "\ud800"}}, *HOSTILE]]

    async def work() -> None:
        async with store_factory.opened() as store:
            table = TABLE._replace(setup={"b": 1, "a": [entry]}, affairs={"said": entry}, clock=None)
            await store.add_table(table, [StoredEntry(entry, 1785542400.123456)])
            assert await store.table("t1") == table._replace(length=1)
            assert json.dumps((await store.entries("t1"))[0]) == json.dumps([entry, 1785542400.123456])
            before = json.dumps(await dumped(store))
            assert json.loads(before) == [list(row) for row in await dumped(store)]

    run(work())


def test_a_log_has_no_gaps_and_no_second_version(store_factory: Place) -> None:
    async def work() -> None:
        async with store_factory.opened() as store:
            await store.add_table(TABLE)
            await store.add_entries("t1", 0, START[:1], playing(0))
            before = await store.table("t1")
            for first in (0, 2):
                with pytest.raises(Conflict):
                    await store.add_entries("t1", first, START[1:], playing(1, moved=100.0))
            with pytest.raises(Conflict):
                await store.add_entries("t2", 0, START, playing(0))
            assert await store.entries("t1") == START[:1]
            assert await store.table("t1") == before

    run(work())


def test_of_two_processes_that_append_at_once_one_is_told_to_look_again(store_factory: Place) -> None:
    async def work() -> None:
        async with store_factory.opened() as one, store_factory.opened() as other:
            await one.add_table(TABLE)
            for first in range(20):
                pair = [
                    store.add_entries("t1", first, [StoredEntry([name, first], 1.0)], playing(0))
                    for store, name in ((one, "a"), (other, "b"))
                ]
                answers = await asyncio.gather(*pair, return_exceptions=True)
                assert sorted(type(answer).__name__ for answer in answers) == ["Conflict", "NoneType"]
                winner = "a" if answers[0] is None else "b"
                assert (await one.entries("t1", first)) == [StoredEntry([winner, first], 1.0)]
            table = await other.table("t1")
            assert table is not None and table.length == 20

    run(work())


def test_of_two_processes_that_change_a_table_at_once_one_is_told_to_look_again(store_factory: Place) -> None:
    async def work() -> None:
        async with store_factory.opened() as one, store_factory.opened() as other:
            await one.add_table(TABLE)
            for version in range(20):
                table = await other.table("t1")
                assert table is not None and table.version == version
                takes = [store.change_table(table._replace(affairs={"by": name})) for store, name in ((one, "a"), (other, "b"))]
                answers = await asyncio.gather(*takes, return_exceptions=True)
                assert sorted(type(answer).__name__ for answer in answers) == ["Conflict", "StoredTable"]
                (winner,) = [answer for answer in answers if isinstance(answer, StoredTable)]
                assert await one.table("t1") == winner
            with pytest.raises(Conflict):
                await one.change_table(TABLE._replace(id="t2"))

    run(work())


def test_whoever_gets_up_sits_there_no_more(store_factory: Place) -> None:
    async def work() -> None:
        async with store_factory.opened() as store:
            await store.add_table(TABLE._replace(seats=["person:p1", "person:p2", "person:p1"]))
            await store.touch("t1", "p1", 8.0)
            await store.touch("t1", "a spectator", 8.0)
            assert await store.seen("t1") == {"p1": 8.0, "p2": 0.0}
            await store.change_table(TABLE._replace(seats=["person:p1", "person:p3", "open"]))
            assert await store.seen("t1") == {"p1": 8.0, "p3": 0.0}
            assert await store.tables_of("p2") == []
            assert [table.id for table in await store.tables_of("p3")] == ["t1"]
            assert await store.seen("t2") == {}

    run(work())


def test_tables_that_wait_come_first_and_then_the_newest(store_factory: Place) -> None:
    async def work() -> None:
        async with store_factory.opened() as store:
            for number in range(120):
                waiting = [0] if number in (3, 5) else []
                await store.add_table(TABLE._replace(id=f"t{number}", waiting=waiting, moved=float(number), created=1000.0 - number))
            mine = [table.id for table in await store.tables_of("p1")]
            assert mine[:4] == ["t5", "t3", "t119", "t118"] and len(mine) == 100
            free = [table.id for table in await store.open_tables()]
            assert free[:2] == ["t0", "t1"] and len(free) == 100
            await store.add_table(TABLE._replace(id="unlisted", listed=False, created=2000.0))
            await store.add_table(TABLE._replace(id="running", status="playing", created=2000.0))
            assert [table.id for table in await store.open_tables()] == free

    run(work())


def test_tables_whose_time_is_up_are_found(store_factory: Place) -> None:
    async def work() -> None:
        async with store_factory.opened() as store:
            for id, status, deadline in (("a", "playing", 20.0), ("b", "playing", 10.0), ("c", "finished", 1.0), ("d", "playing", None)):
                await store.add_table(TABLE._replace(id=id, status=status, deadline=deadline))
            assert await store.overdue(9.9) == []
            assert await store.overdue(10.0) == ["b"]
            assert await store.overdue(30.0) == ["b", "a"]
            await store.add_entries("b", 0, START, playing(0, deadline=40.0))
            table = await store.table("a")
            assert table is not None
            await store.change_table(table._replace(deadline=None))
            assert await store.overdue(30.0) == []

    run(work())


def test_lines_of_a_chat_are_numbered_without_gaps_however_many_talk(store_factory: Place) -> None:
    async def work() -> None:
        async with store_factory.opened() as one, store_factory.opened() as other:
            for id in ("t1", "t2"):
                await one.add_table(TABLE._replace(id=id))
            talk = [(one, other)[number % 2].add_chat("t1", "p1", f"line {number}", float(number)) for number in range(150)]
            numbers = await asyncio.gather(*talk)
            assert sorted(numbers) == list(range(150))
            lines = await other.chat("t1")
            assert [line.number for line in lines] == list(range(50, 150))
            assert all(numbers[int(line.time)] == line.number and line.text == f"line {int(line.time)}" for line in lines)
            assert [line.number for line in await one.chat("t1", 147)] == [147, 148, 149]
            assert await one.add_chat("t2", "p1", "hello", 1.0) == 0
            assert await one.chat("t2") == [ChatLine(0, "p1", "hello", 1.0)]
            assert await one.chat("t3") == []
            with pytest.raises(KeyError):
                await one.add_chat("t3", "p1", "hello", 1.0)

    run(work())


def test_whatever_strangers_write_is_held_or_made_readable(store_factory: Place) -> None:
    """NUL and half a character cannot be kept by every database: they become a sign for something unreadable, in every store."""

    async def work() -> None:
        async with store_factory.opened() as store:
            await store.add_table(TABLE)
            for number, text in enumerate(HOSTILE):
                readable = "".join("\ufffd" if sign == "\x00" or "\ud800" <= sign <= "\udfff" else sign for sign in text)
                await store.add_person(Person(f"p{number}", text))
                await store.open_session(f"p{number}", f"{number} {text}")
                await store.rename(f"p{number}", text)
                assert await store.person_by_secret(f"{number} {text}") == Person(f"p{number}", readable)
                await store.add_chat("t1", f"p{number}", text, 1.0)
                assert (await store.chat("t1"))[-1].text == readable
                # none of these is there: looking for it is no error
                assert await store.table(text) is None
                assert await store.people([text]) == {}
                assert await store.person_by_secret(text) is None
                assert await store.by_login(text) is None
                assert [await store.tables_of(text), await store.chat(text), await store.entries(text)] == [[], [], []]
                await store.touch(text, text, 1.0)
                await store.close_session(text)
                await store.forget(text)
            for number, text in enumerate(HOSTILE[2:-1]):
                await store.set_login(f"p{number}", f"{number}{text}", text)
                found = await store.by_login(f"{number}{text}")
                assert found is not None and found[0].id == f"p{number}"

    run(work())
