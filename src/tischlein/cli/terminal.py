"""Reading and writing lines. All texts are plain: nothing a player types or is called is taken for markup."""

from __future__ import annotations

import sys
from typing import NoReturn

import typer
from rich.console import Console, RenderableType
from rich.text import Text

from tischlein.cli.language import Voice

YES = ("y", "yes", "j", "ja")
NO = ("n", "no", "nein")


def open_console(*, errors: bool = False) -> Console:
    return Console(highlight=False, markup=False, emoji=False, stderr=errors)


def complain(sentence: str) -> NoReturn:
    """Ends the command with one sentence on what was wrong."""
    open_console(errors=True).print(sentence, style="bold")
    raise typer.Exit(1)


class Leave(Exception):
    """Somebody wants to stop: no more input, an interrupt, or `quit`."""


class Terminal:
    """One screen and one keyboard for everybody."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.console = open_console()

    @staticmethod
    def someone_is_there() -> bool:
        """Whether a person can answer: a terminal, not a pipe or a closed input."""
        return sys.stdin is not None and sys.stdin.isatty()

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def unicode(self) -> bool:
        return self.console.encoding.lower().startswith("utf")

    @property
    def colour(self) -> bool:
        return self.console.color_system is not None and not self.console.no_color

    def show(self, what: RenderableType = "", style: str = "") -> None:
        self.console.print(what, style=style or None)

    def hint(self, sentence: str) -> None:
        """Something on the side, or an answer to wrong input."""
        self.console.print(Text(sentence, "italic"))

    def heading(self, sentence: str) -> None:
        self.console.rule(Text(sentence, "bold"), style="dim", characters="─" if self.unicode else "-")

    def read(self, prompt: str) -> str:
        try:
            answer = input(f"{prompt} > ")
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None
        except UnicodeDecodeError:  # bytes that are no text: as good as a word nobody knows
            return "?"
        return answer.strip()

    def confirm(self, question: str) -> bool:
        while True:
            answer = self.read(f"{question} ({self.voice('yes-no')})").casefold()
            if answer in YES or answer in NO:
                return answer in YES
            self.hint(self.voice("yes-or-no"))
