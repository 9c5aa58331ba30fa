"""Where people and tables are kept. Everything a store has answered is durable."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol


class Person(NamedTuple):
    id: str
    name: str


class StoredTable(NamedTuple):
    """A table without its log. `seats` holds for each seat "person:<id>", "bot:<name>" or "open"."""

    id: str
    setup: dict[str, Any]
    seed: str
    seats: list[str]
    listed: bool
    invite: str
    status: str
    created: float


class Store(Protocol):
    """What the server asks of a database. Entries of a log are numbered from 0 without gaps."""

    async def add_person(self, person: Person, secret: str) -> None: ...
    async def person_by_secret(self, secret: str) -> Person | None: ...
    async def people(self, ids: list[str]) -> dict[str, Person]: ...
    async def add_table(self, table: StoredTable) -> None: ...
    async def update_table(self, id: str, seats: list[str], status: str) -> None: ...
    async def table(self, id: str) -> StoredTable | None: ...
    async def tables_of(self, person: str) -> list[StoredTable]: ...
    async def open_tables(self) -> list[StoredTable]: ...
    async def add_entries(self, table: str, first: int, entries: list[Any], status: str) -> None: ...
    async def entries(self, table: str) -> list[Any]: ...
    async def close(self) -> None: ...
