"""What both stores have in common: how people, tables and logs become rows, and rows become lines of a backup."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Sequence
from hashlib import sha256
from types import NoneType
from typing import Any, NamedTuple

from tischlein.server.store import ChatLine, Person, StoredEntry, StoredTable
from tischlein.server.store.problems import Unfillable

UNHOLDABLE = re.compile("[\x00\ud800-\udfff]")


def held(text: str) -> str:
    """What strangers write may hold characters that a database cannot: they become the sign for "not readable"."""
    return UNHOLDABLE.sub("\ufffd", text)


def to_text(value: Any) -> str:
    """JSON with everything beyond ASCII escaped: any string comes back as it was, also those that `held` would change."""
    return json.dumps(value, separators=(",", ":"))


def fingerprint(secret: str) -> str:
    """Secrets of 256 random bits need no slow hash; the database must only not give them away."""
    return sha256(secret.encode(errors="surrogatepass")).hexdigest()


def login_key(login: str) -> str | None:
    """By what logins are told apart: neither capitals nor the way an accent was typed make a difference. None for a guest."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", held(login)).casefold()) or None


def people_at(seats: Iterable[str]) -> list[str]:
    return sorted({seat.removeprefix("person:") for seat in seats if seat.startswith("person:")})


# ---------------------------------------------------------------------- the kinds of rows


class Kind(NamedTuple):
    """One table of the database: its columns and of what type they are. A dump gives them under their own names."""

    name: str
    sql: str
    types: dict[str, str]
    order: str

    @property
    def columns(self) -> tuple[str, ...]:
        return tuple(self.types)

    @property
    def stored_columns(self) -> tuple[str, ...]:
        """Also what is not dumped because it follows from the rest."""
        return (*self.types, "login_key") if self.name == "person" else self.columns

    @property
    def select(self) -> str:
        return f"SELECT {', '.join(self.columns)} FROM {self.sql} ORDER BY {self.order}"

    def to_dump(self, row: Sequence[Any]) -> dict[str, Any]:
        return {column: from_column(type, value) for (column, type), value in zip(self.types.items(), row, strict=True)}

    def from_dump(self, values: dict[str, Any]) -> tuple[Any, ...]:
        """The values of `stored_columns`."""
        if not isinstance(values, dict) or values.keys() != self.types.keys():
            raise Unfillable(f"this is no row of kind {self.name}")
        for column, type in self.types.items():
            if not isinstance(values[column], ALLOWED[type]) or (
                type != "flag" and isinstance(values[column], bool) and "json" not in type
            ):
                raise Unfillable(f"this is no {column} of kind {self.name}")
        row = tuple(to_column(type, values[column]) for column, type in self.types.items())
        return (*row, login_key(values["login"])) if self.name == "person" else row


ALLOWED: dict[str, tuple[type, ...]] = {
    "text": (str,),
    "count": (int,),
    "time": (float, int),
    "time or none": (float, int, NoneType),
    "flag": (bool,),
    "json": (object,),
    "json or none": (object,),
}
"""The types of columns, and what may be in them in a dump. SQLite alone would turn a number into a text."""


def to_column(type: str, value: Any) -> Any:
    return to_text(value) if type == "json" or (type == "json or none" and value is not None) else value


def from_column(type: str, value: Any) -> Any:
    if type == "flag":
        return bool(value)
    return json.loads(value) if type == "json" or (type == "json or none" and value is not None) else value


TABLE = {
    "id": "text",
    "setup": "json",
    "seed": "text",
    "invite": "text",
    "listed": "flag",
    "created": "time",
    "clock": "json or none",
    "seats": "json",
    "status": "text",
    "affairs": "json",
    "version": "count",
    "length": "count",
    "waiting": "json",
    "moved": "time",
    "deadline": "time or none",
}
"""The columns of a StoredTable, in its order."""

KINDS = {
    kind.name: kind
    for kind in (
        Kind("person", "person", {"id": "text", "name": "text", "login": "text", "password": "text"}, "id"),
        Kind("session", "session", {"secret": "text", "person": "text"}, "secret"),
        Kind("table", "game_table", {**TABLE, "chat_length": "count"}, "id"),
        Kind("seat", "seat", {"table_id": "text", "person": "text", "seen": "time"}, "table_id, person"),
        Kind("entry", "entry", {"table_id": "text", "number": "count", "entry": "json", "time": "time"}, "table_id, number"),
        Kind("chat", "chat", {"table_id": "text", "number": "count", "person": "text", "text": "text", "time": "time"}, "table_id, number"),
    )
}
"""In an order in which each row finds what it refers to."""


def kind_of(name: str) -> Kind:
    if name not in KINDS:
        raise Unfillable(f"there are no rows of kind {name}")
    return KINDS[name]


# ---------------------------------------------------------------------- tables

TABLE_COLUMNS = ", ".join(TABLE)


def table_row(table: StoredTable, length: int) -> tuple[Any, ...]:
    """The values of TABLE_COLUMNS."""
    values = table._replace(id=held(table.id), seed=held(table.seed), invite=held(table.invite), status=held(table.status), length=length)
    return tuple(to_column(type, value) for type, value in zip(TABLE.values(), values, strict=True))


def stored_table(row: Sequence[Any]) -> StoredTable:
    return StoredTable(*[from_column(type, value) for type, value in zip(TABLE.values(), row, strict=True)])


# ---------------------------------------------------------------------- what is kept about somebody


def exported(
    person: Person, sessions: int, tables: list[tuple[StoredTable, float, list[StoredEntry]]], chat: list[tuple[str, ChatLine]]
) -> dict[str, Any]:
    """Everything about one person and nothing about the others: of the logs, only what was done from their own seats."""
    return {
        "person": person._asdict(),
        "sessions": sessions,
        "tables": [_exported_table(person.id, *table) for table in tables],
        "chat": [{"table": table, "text": line.text, "time": line.time} for table, line in chat],
    }


def _exported_table(person: str, table: StoredTable, seen: float, entries: list[StoredEntry]) -> dict[str, Any]:
    mine = {number for number, seat in enumerate(table.seats) if seat == f"person:{person}"}
    return {
        "table": table.id,
        "setup": table.setup,
        "status": table.status,
        "created": table.created,
        "seats": sorted(mine),
        "seen": seen,
        "moves": [
            {"entry": line.entry, "time": line.time} for line in entries if isinstance(line.entry, list) and seat_of(line.entry) in mine
        ],
    }


def seat_of(entry: list[Any]) -> int | None:
    """Whose entry this is; None for a throw of the dice."""
    return entry[1] if len(entry) > 1 and type(entry[1]) is int else None
