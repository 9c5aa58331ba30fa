"""In which language the terminal speaks, and how it says things."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, TypeAlias

import typer

from tischlein.core.decision import Event
from tischlein.core.message import Message
from tischlein.core.words import player_name, say, say_event

Lang: TypeAlias = Annotated[Literal["en", "de"] | None, typer.Option("--lang", show_default=False)]
"""The option every command has, and the program itself."""


def language_of(environment: Mapping[str, str]) -> str:
    """German where the locale is German, else English. The first variable that is set decides, as the C library has it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "de" if environment[name].lower().startswith("de") else "en"
    return "en"


class Voice:
    """Says messages in one language, with the names of the people at the table: `voice("goodbye")` is a text of the terminal."""

    def __init__(self, language: str | None = None, names: Sequence[str] = ()) -> None:
        self.language = language or language_of(os.environ)
        self.names = names

    def __call__(self, key: str, **args: Any) -> str:
        return self.say(Message("cli", key, args))

    def say(self, message: Message) -> str:
        return say(message, self.language, self.names)

    def event(self, event: Event) -> str:
        return say_event(event, self.language, self.names)

    def name(self, seat: int) -> str:
        return player_name(seat, self.language, self.names)

    def number(self, value: float, form: str = ".1f") -> str:
        """A number as people write it here: 1,234.5 or 1.234,5."""
        text = format(value, form)
        return text.translate(str.maketrans(",.", ".,")) if self.language == "de" else text
