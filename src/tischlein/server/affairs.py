"""What the people at a table settle beside the game: who is held by a bot, who has conceded, who wants to take something back."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

HOLDER = "greedy"
"""The bot that plays for whoever is away or has conceded."""


class Request(Struct, frozen=True):
    """A seat wants to undo. It is void as soon as the log is no longer that long."""

    seat: int
    entries: int
    agreed: list[int]


class Affairs(Struct, frozen=True, omit_defaults=True):
    """Changed as a whole, and stored with the table.

    `started` is when the last seat was taken, `held` are seats that a bot plays until their owner returns, `returned` tells when the
    owners last did, `guests` are people who may join without an invitation, `rematch` is the table that follows this one, `origin` the
    moment of another table that this one branched off from, `names` are those of people who share a device, by seat.
    """

    started: float = 0.0
    held: list[int] = []
    returned: dict[int, float] = {}
    conceded: list[int] = []
    asked: Request | None = None
    guests: list[str] = []
    rematch: str = ""
    origin: str = ""
    winners: list[int] = []
    names: dict[int, str] = {}

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(self, str_keys=True)
        return data

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Affairs:
        return msgspec.convert(data, cls, strict=False)
