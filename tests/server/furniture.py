"""What the tests of the stores keep in them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from tischlein.server.store import Person, Progress, Store, StoredEntry, StoredTable

T = TypeVar("T")
TABLE = StoredTable(
    id="t1",
    setup={"game": "burgundy_dice", "players": 3, "elements": []},
    seed="seed",
    invite="invite",
    listed=True,
    created=5.0,
    clock={"bank": 60, "bonus": 30},
    seats=["person:p1", "open", "bot:greedy"],
    status="open",
    affairs={},
    version=0,
    length=0,
    waiting=[],
    moved=5.0,
    deadline=None,
)
START = [StoredEntry(["play", 0, ["start", 10]], 6.0), StoredEntry(["chance", "pips-1", 4], 6.5)]


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def playing(*waiting: int, moved: float = 7.0, deadline: float | None = None) -> Progress:
    return Progress("playing", list(waiting), moved, deadline)


async def dumped(store: Store) -> list[tuple[str, dict[str, Any]]]:
    return [row async for row in store.dump()]


async def furnish(store: Store) -> None:
    """Something of every kind."""
    for number in range(3):
        await store.add_person(Person(f"p{number}", f"Zoë {number}"))
        await store.open_session(f"p{number}", f"secret {number}")
    await store.set_login("p1", "Zoë", "hash")
    for number in range(30):
        await store.add_table(TABLE._replace(id=f"T{number}", seats=["person:p1", "person:p2", "bot:random"], clock=None), START)
        await store.add_entries(f"T{number}", 2, [StoredEntry(["play", 1, ["\x00", {"b": [1.5], "a": "ü"}]], 1785542400.25)], playing(1))
        await store.add_chat(f"T{number}", "p1", "Grüße 🎲", 4.0)
    await store.add_chat("T1", "p0", "this line will be gone", 4.0)
    await store.add_chat("T1", "p1", "this one stays", 4.0)
    await store.touch("T1", "p1", 12.5)
    await store.change_table(TABLE._replace(id="T1", seats=["person:p1", "person:p2", "open"], affairs={"x": [1]}, deadline=3.0, length=3))
    await store.forget("p0")
