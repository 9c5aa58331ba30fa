"""Where people and tables are kept. Everything a store has answered is durable."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable
from typing import Any, NamedTuple, Protocol


class Conflict(Exception):
    """Somebody else (another process) has changed this in the meantime: look again."""


class Taken(Exception):
    """This login belongs to somebody."""


class Person(NamedTuple):
    """`login` is empty for a guest."""

    id: str
    name: str
    login: str = ""


class StoredTable(NamedTuple):
    """A table without its log.

    `seats` holds for each seat "person:<id>", "bot:<name>" or "open". `affairs` is what the people at the table have settled beside the
    game, as JSON (see table.Affairs). `version` counts the changes of seats, status and affairs. The last four are kept with the log.
    """

    id: str
    setup: dict[str, Any]
    seed: str
    invite: str
    listed: bool
    created: float
    clock: dict[str, Any] | None
    seats: list[str]
    status: str
    affairs: dict[str, Any]
    version: int
    length: int
    waiting: list[int]
    moved: float
    deadline: float | None


class Progress(NamedTuple):
    """Where a table stands after the newest entries: `deadline` is the first moment at which somebody's time is up."""

    status: str
    waiting: list[int]
    moved: float
    deadline: float | None


class StoredEntry(NamedTuple):
    """A line of the log as JSON, and when it was written."""

    entry: Any
    time: float


class ChatLine(NamedTuple):
    number: int
    person: str
    text: str
    time: float


class Store(Protocol):
    """What the server asks of a database. Entries of a log, and lines of a chat, are numbered from 0 in the order in which they came."""

    # people: a secret (the cookie) opens a session; only its fingerprint is kept
    async def add_person(self, person: Person) -> None: ...
    async def people(self, ids: list[str]) -> dict[str, Person]: ...
    async def rename(self, person: str, name: str) -> None: ...
    async def open_session(self, person: str, secret: str) -> None: ...
    async def close_session(self, secret: str) -> None: ...
    async def close_sessions(self, person: str, but: str) -> None: ...
    async def person_by_secret(self, secret: str) -> Person | None: ...
    async def set_login(self, person: str, login: str, password: str) -> None:
        """`password` is a hash. Logins differ by more than capitals. Raises Taken."""

    async def by_login(self, login: str) -> tuple[Person, str] | None:
        """The person and the hash of the password."""

    async def export(self, person: str) -> dict[str, Any]:
        """Everything that is kept about a person, as JSON."""

    async def forget(self, person: str) -> None:
        """Deletes name, login, sessions and chat lines. The seats remain, as those of somebody unknown."""

    # tables
    async def add_table(self, table: StoredTable, entries: Iterable[StoredEntry] = ()) -> None: ...
    async def change_table(self, table: StoredTable) -> StoredTable:
        """Stores seats, status, affairs and deadline if version and length are still these, and returns the table with the next version;
        raises Conflict otherwise."""

    async def table(self, id: str) -> StoredTable | None: ...
    async def tables_of(self, person: str) -> list[StoredTable]:
        """Those that wait for somebody first, then the newest move first; at most 100."""

    async def open_tables(self) -> list[StoredTable]:
        """Listed ones that wait for players, newest first; at most 100."""

    async def overdue(self, now: float) -> list[str]:
        """The ids of tables in play whose deadline has passed."""

    # logs
    async def add_entries(self, table: str, first: int, entries: list[StoredEntry], progress: Progress) -> None:
        """Appends to a log of `first` entries; raises Conflict if it has another length."""

    async def entries(self, table: str, first: int = 0) -> list[StoredEntry]: ...

    # chat and presence
    async def add_chat(self, table: str, person: str, text: str, time: float) -> int:
        """Returns the number of the line."""

    async def chat(self, table: str, first: int = 0) -> list[ChatLine]:
        """The lines from this number on; at most the last 100."""

    async def touch(self, table: str, person: str, time: float) -> None:
        """This person was at the table just now."""

    async def seen(self, table: str) -> dict[str, float]:
        """When each person with a seat was last at the table; 0 for never."""

    # the whole
    async def listen(self, hear: Callable[[str], None]) -> None:
        """From now on, calls `hear` with the id of every table that another process has changed (log, affairs or chat)."""

    def dump(self) -> AsyncIterator[tuple[str, dict[str, Any]]]:
        """Every row of every kind as (kind, JSON), as of one moment, in an order in which `fill` can take them."""

    async def fill(self, rows: Iterable[tuple[str, dict[str, Any]]]) -> None:
        """Puts what `dump` gave into an empty store, all or nothing; raises ValueError if it is not empty."""

    async def close(self) -> None: ...
