"""Something to be said: a key of a Fluent catalogue and its arguments. The words themselves come late (see `words`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Message(NamedTuple):
    """A sentence without a language.

    `domain` is the catalogue: "core" or the id of a game. Arguments are numbers, words, or messages. The argument `seat` is special: the
    catalogue sees it as `$player`, the name of the person sitting there. Others are named in the same way: `victim_seat` is `$victim`, and
    `victim_seats`, several of them, is `$victim` too.
    """

    domain: str
    key: str
    args: Mapping[str, Any]

    def to_json(self) -> dict[str, Any]:
        args = {name: value.to_json() if isinstance(value, Message) else value for name, value in self.args.items()}
        return {"domain": self.domain, "key": self.key, "args": args}


def quoted(value: object, longest: int = 80) -> str:
    """Something a caller sent, fit to be repeated in a sentence: short, whatever it was."""
    try:
        text = repr(value)
    except RecursionError:
        text = "(…)"
    return text if len(text) <= longest else f"{text[:longest]}…"


class Speaker:
    """Makes the messages of one catalogue: `tell = Speaker("core")`, then `tell("no-such-game", id="chess")`."""

    __slots__ = ("domain",)

    def __init__(self, domain: str) -> None:
        self.domain = domain

    def __call__(self, key: str, **args: Any) -> Message:
        return Message(self.domain, key, args)
