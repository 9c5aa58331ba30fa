"""What goes over the wire. These types are the protocol: they validate what comes in and describe it for others (`schema`)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=30, pattern=r"^\S(.*\S)?$")]
SeatName = Annotated[str, Meta(max_length=30, pattern=r"^(\S(.*\S)?)?$")]
Login = Annotated[str, Meta(min_length=3, max_length=30, pattern=r"^[\w.@+-]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=20)]
Entries = Annotated[int, Meta(ge=0)]


class Words(Struct, frozen=True):
    """A sentence in both languages."""

    en: str
    de: str


# ---------------------------------------------------------------------- HTTP: people


class NewGuest(Struct, forbid_unknown_fields=True):
    name: Name


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    """To open an account, and to come in from another device."""

    login: Login
    password: Password


class NewPassword(Struct, forbid_unknown_fields=True):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Farewell(Struct, forbid_unknown_fields=True):
    """Deletes a person for good; whoever has an account gives the password once more."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Me(Struct):
    """Who you are. `login` is empty for a guest."""

    id: str
    name: str
    login: str = ""


class Refusal(Struct):
    """The body of every answer that is not a success."""

    why: Words
    rule: str = ""


# ---------------------------------------------------------------------- HTTP: games


class OptionInfo(Struct):
    id: str
    names: dict[str, str]
    values: list[dict[str, Any]]
    per_seat: bool
    players: list[int] = []
    """Only for these numbers of players, if some are named."""


class GameInfo(Struct):
    """A game and what can be chosen for it. `terms` names the kinds of points by their keys."""

    id: str
    names: dict[str, str]
    players: list[int]
    minutes: list[int]
    """For each number of players."""
    elements: list[dict[str, Any]]
    options: list[OptionInfo]
    bots: list[str]
    terms: dict[str, Words]


class RuleInfo(Struct):
    """A rule of the ledger. `note` tells how we read it where the rulebook leaves room (in English)."""

    id: str
    section: Words
    text: Words
    example: Words | None = None
    note: str = ""


# ---------------------------------------------------------------------- HTTP: tables


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long one may think, in seconds: `bonus` for every decision, and beyond it a `bank` for the whole game."""

    bank: Annotated[int, Meta(ge=0, le=86_400)] = 0
    bonus: Annotated[int, Meta(ge=5, le=30 * 86_400)] = 30


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be set. `seats` says who sits where: "me", "open" for an invited person, or the name of a bot.

    Several people may share a device: `names` then has their names, in the order of the seats; those of other seats are ignored.
    """

    game: Id
    seats: Annotated[list[Id], Meta(min_length=1, max_length=20)]
    elements: Annotated[list[Id], Meta(max_length=50)] = []
    options: dict[str, Any] = {}
    listed: bool = False
    clock: Clock | None = None
    names: Annotated[list[SeatName], Meta(max_length=20)] = []


class JoinTable(Struct, forbid_unknown_fields=True):
    """`invite` is the secret of the invitation link; a listed table needs none."""

    invite: Annotated[str, Meta(max_length=64)] = ""


class SeatBot(Struct, forbid_unknown_fields=True):
    """A bot takes a seat that is still free."""

    seat: SeatNumber
    bot: Id


class Branch(Struct, forbid_unknown_fields=True):
    """Play on from the position after `number` entries of a finished game, as `seat`, against bots and with the same luck."""

    number: Entries
    seat: SeatNumber


class SeatInfo(Struct):
    """Who sits here: a person, a bot, or nobody yet.

    `here` tells whether the person is connected, `held` is the bot that plays for an absent person, `bank` the seconds left beyond
    the bonus, and `until` the moment at which the time of this seat is up, if its clock runs.
    """

    kind: Literal["person", "bot", "open"]
    name: str
    you: bool = False
    here: bool = False
    held: str = ""
    conceded: bool = False
    bank: float | None = None
    until: float | None = None


class TableInfo(Struct):
    """A table as the lobby shows it. `invite` is there only for those who sit at it; times are seconds since 1970 by the server's clock."""

    id: str
    game: str
    setup: dict[str, Any]
    seats: list[SeatInfo]
    status: Literal["open", "playing", "finished"]
    waiting_for: list[int]
    entries: int
    listed: bool
    created: float
    moved: float
    now: float
    clock: Clock | None = None
    winners: list[int] = []
    invite: str = ""
    rematch: str = ""


class TermInfo(Struct):
    """Points in words: `text` says what for, `key` what kind they are (see GameInfo)."""

    key: str
    points: int
    text: Words
    rule: str


class Outcome(Struct):
    """How it ended, and why in words."""

    points: list[int]
    ranking: list[list[int]]
    winners: list[int]
    reason: Words


class Moment(Struct):
    """The position after `number` entries of the log, with its points in words. The views are those of a position."""

    number: int
    entries: int
    views: dict[str, Any]
    scores: list[list[TermInfo]]
    outcome: Outcome | None


# ---------------------------------------------------------------------- WebSocket, from the client


class Play(Struct, tag_field="do", tag="play", forbid_unknown_fields=True):
    """An action, and the length of the log that the client had seen when it was chosen."""

    seat: SeatNumber
    action: list[Any]
    seen: Entries


class Preview(Struct, tag_field="do", tag="preview", forbid_unknown_fields=True):
    """Asks what each option of this seat would bring."""

    seat: SeatNumber
    seen: Entries


class Why(Struct, tag_field="do", tag="why", forbid_unknown_fields=True):
    """Asks why an action is not possible for this seat now. The answer repeats the `number`."""

    seat: SeatNumber
    action: list[Any]
    number: Entries = 0


class Undo(Struct, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """Takes back the last decision of a seat, or asks the table for it."""

    seat: SeatNumber
    seen: Entries


class Agree(Struct, tag_field="do", tag="agree", forbid_unknown_fields=True):
    """The answer of a seat to an undo that was asked for."""

    seat: SeatNumber
    yes: bool


class Hold(Struct, tag_field="do", tag="hold", forbid_unknown_fields=True):
    """A bot shall play for this seat: one's own, or that of somebody who is due and has been away for a while."""

    seat: SeatNumber


class Return(Struct, tag_field="do", tag="return", forbid_unknown_fields=True):
    """Takes one's own seat back from the bot."""

    seat: SeatNumber


class Concede(Struct, tag_field="do", tag="concede", forbid_unknown_fields=True):
    """Gives up: the game ends if only one side is left; otherwise a bot plays the seat to the end."""

    seat: SeatNumber


class Chat(Struct, tag_field="do", tag="chat", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


FromClient = Play | Preview | Why | Undo | Agree | Hold | Return | Concede | Chat

# ---------------------------------------------------------------------- WebSocket, to the client


class UndoInfo(Struct):
    """What `seat` could take back: everything since entry `number`. The seats in `needs` must agree; if there are none, it is free."""

    seat: int
    number: int
    needs: list[int]


class Position(Struct, tag_field="tell", tag="position"):
    """Everything this client may know now.

    `views` are those of its own seats by number, or "spectator"; `decisions` and `undo` belong to its own seats. `story` is what it has
    not been told yet, or, if `whole`, the story from the beginning. `asked` is the seat that wants to undo something.
    """

    table: TableInfo
    views: dict[str, Any]
    decisions: list[dict[str, Any]]
    undo: list[UndoInfo]
    story: list[dict[str, Any]]
    whole: bool
    asked: int | None
    outcome: Outcome | None


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


class OptionPreview(Struct):
    """What one option would bring at once: points, what would be told, and whether it is `final`: luck speaks at once, so that it can
    be taken back only if all agree."""

    points: int
    story: list[Words]
    final: bool


class Previews(Struct, tag_field="tell", tag="preview"):
    """In the order of the decision's options."""

    seat: int
    entries: int
    options: list[OptionPreview]


class Because(Struct, tag_field="tell", tag="because"):
    """Why an action is not possible after so many entries, with the rule if there is one; `why` is null if it is possible."""

    seat: int
    entries: int
    number: int
    why: Words | None
    rule: str = ""


class Said(Struct, tag_field="tell", tag="said"):
    """A line of the chat. Whoever comes gets the last ones again, with the same numbers."""

    number: int
    name: str
    text: str
    time: float


ToClient = Position | Accepted | Refused | Stale | Previews | Because | Said


def schema() -> dict[str, Any]:
    """The protocol as JSON Schema."""
    incoming = [NewGuest, NewName, Credentials, NewPassword, Farewell, NewTable, JoinTable, SeatBot, Branch, FromClient]
    outgoing = [Me, Refusal, GameInfo, RuleInfo, TableInfo, Moment, ToClient]
    _, components = msgspec.json.schema_components([*incoming, *outgoing], ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Tischlein", "$defs": components}
