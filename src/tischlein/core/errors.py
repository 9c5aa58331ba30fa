"""What can go wrong. Every error is a sentence in both languages, and nothing has changed when one is raised."""

from __future__ import annotations

from tischlein.core.message import Message
from tischlein.core.words import say


class TischleinError(Exception):
    """Base of all our errors: carries a message and, where one applies, the rule behind it."""

    def __init__(self, message: Message, rule: str = "") -> None:
        super().__init__(message, rule)
        self.message = message
        self.rule = rule

    def say(self, language: str = "en") -> str:
        text = say(self.message, language)
        return f"{text} [{self.rule}]" if self.rule else text

    def __str__(self) -> str:
        return self.say()


class SetupError(TischleinError):
    """This game cannot be set up like that."""


class IllegalAction(TischleinError):
    """This action is not legal now."""


class MalformedAction(IllegalAction):
    """This is not an action at all: not a tuple with a verb, or a verb nobody asked for."""


class NotYourDecision(IllegalAction):
    """Somebody else has to decide now."""


class UndoError(TischleinError):
    """There is nothing to undo, or the table has not agreed to it."""


class LoadError(TischleinError):
    """This text is not a match we can load: damaged, foreign, or from a newer version."""
