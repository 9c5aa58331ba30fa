"""What goes over the wire. These types are the protocol: they validate what comes in and describe it for others (`schema`)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=30, pattern=r"^\S(.*\S)?$")]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=20)]


class Words(Struct, frozen=True):
    """A sentence in both languages."""

    en: str
    de: str


# ---------------------------------------------------------------------- HTTP


class NewGuest(Struct, forbid_unknown_fields=True):
    name: Name


class Me(Struct):
    id: str
    name: str


class Refusal(Struct):
    """The body of every answer that is not a success."""

    why: Words
    rule: str = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be set. `seats` says who sits where: "me", "open" for an invited person, or the name of a bot."""

    game: Id
    seats: Annotated[list[Id], Meta(min_length=1, max_length=20)]
    elements: Annotated[list[Id], Meta(max_length=50)] = []
    options: dict[str, Any] = {}
    listed: bool = False


class JoinTable(Struct, forbid_unknown_fields=True):
    """`invite` is the secret of the invitation link; a listed table needs none."""

    invite: Annotated[str, Meta(max_length=64)] = ""


class SeatInfo(Struct):
    """Who sits here: a person, a bot, or nobody yet."""

    kind: Literal["person", "bot", "open"]
    name: str
    you: bool = False


class TableInfo(Struct):
    """A table as the lobby shows it. `invite` is there only for those who sit at it."""

    id: str
    game: str
    setup: dict[str, Any]
    seats: list[SeatInfo]
    status: Literal["open", "playing", "finished"]
    waiting_for: list[int]
    entries: int
    listed: bool
    created: float
    invite: str = ""


class OptionInfo(Struct):
    id: str
    names: dict[str, str]
    values: list[dict[str, Any]]
    per_seat: bool


class GameInfo(Struct):
    id: str
    names: dict[str, str]
    players: list[int]
    minutes: int
    elements: list[dict[str, Any]]
    options: list[OptionInfo]
    bots: list[str]


# ---------------------------------------------------------------------- WebSocket, from the client


class Play(Struct, tag_field="do", tag="play", forbid_unknown_fields=True):
    """An action, and the length of the log that the client had seen when it was chosen."""

    seat: SeatNumber
    action: list[Any]
    seen: Annotated[int, Meta(ge=0)]


class Undo(Struct, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """Takes back the last decision of a seat, or asks the table for it."""

    seat: SeatNumber
    seen: Annotated[int, Meta(ge=0)]


class Agree(Struct, tag_field="do", tag="agree", forbid_unknown_fields=True):
    """The answer of a seat to an undo that was asked for."""

    seat: SeatNumber
    yes: bool


class Chat(Struct, tag_field="do", tag="chat", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


FromClient = Play | Undo | Agree | Chat

# ---------------------------------------------------------------------- WebSocket, to the client


class Position(Struct, tag_field="tell", tag="position"):
    """Everything this client may know now. `decisions` are those of its own seats; `asked` is the seat that wants to undo something."""

    table: TableInfo
    views: dict[str, Any]
    decisions: list[dict[str, Any]]
    story: list[dict[str, Any]]
    asked: int | None


class Accepted(Struct, tag_field="tell", tag="accepted"):
    """It counts, and it is stored."""

    entries: int


class Refused(Struct, tag_field="tell", tag="refused"):
    """Nothing has changed, and this is why."""

    why: Words
    rule: str = ""


class Stale(Struct, tag_field="tell", tag="stale"):
    """The table has changed since; the new position follows."""

    entries: int


class Said(Struct, tag_field="tell", tag="said"):
    name: str
    text: str
    time: float


ToClient = Position | Accepted | Refused | Stale | Said


def schema() -> dict[str, Any]:
    """The protocol as JSON Schema."""
    types = [NewGuest, Me, Refusal, NewTable, JoinTable, TableInfo, GameInfo, FromClient, ToClient]
    _, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Tischlein", "$defs": components}
