"""What the table says to a browser: decisions and events in the words of both languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tischlein.core.decision import Decision, Event
from tischlein.core.errors import TischleinError
from tischlein.core.message import Message
from tischlein.core.words import say, say_event
from tischlein.server.messages import Refused, Words


def in_words(message: Message, names: Sequence[str] = ()) -> Words:
    return Words(say(message, "en", names), say(message, "de", names))


def refusal(error: TischleinError) -> Refused:
    return Refused(in_words(error.message), error.rule)


def refused(key: str, **args: str | int) -> Refused:
    """A refusal of the table itself, in the words of the server's catalogue."""
    return Refused(in_words(Message("server", key, args)))


def decision_to_json(decision: Decision) -> dict[str, Any]:
    options = [{"action": list(action), "label": _words(label)} for action, label in zip(decision.options, decision.labels, strict=True)]
    prompt = _words(decision.prompt)
    return {"seat": decision.seat, "kind": decision.kind, "prompt": prompt, "rules": list(decision.rules), "options": options}


def event_in_words(event: Event, names: Sequence[str]) -> dict[str, str]:
    return {"en": say_event(event, "en", names), "de": say_event(event, "de", names)}


def event_to_json(number: int, event: Event, text: dict[str, str], undone: bool) -> dict[str, Any]:
    return {"number": number, "seat": event.seat, "text": text, "points": event.points, "rule": event.rule, "undone": undone}


_said: dict[str, dict[str, str]] = {}
"""Questions and options repeat themselves from table to table, and saying them is slow."""


def _words(message: Message) -> dict[str, str]:
    key = repr(message)
    if key not in _said:
        if len(_said) > 20_000:
            _said.clear()
        _said[key] = {"en": say(message, "en"), "de": say(message, "de")}
    return _said[key]
