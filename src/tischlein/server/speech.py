"""What the table says to a browser: decisions, events and points in the words of both languages.

Saying is slow and repeats itself from table to table, so sentences are kept, with marks where the players' names go.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tischlein.core.decision import Decision, Event
from tischlein.core.errors import TischleinError
from tischlein.core.forms import Form
from tischlein.core.message import Message
from tischlein.core.words import say, say_event
from tischlein.server.messages import Refused, TermInfo, Words

MARKS = [chr(0xE000 + seat) for seat in range(21)]
"""Characters that nobody can read, in the place of names."""
KEPT = 50_000
_sentences: dict[object, tuple[Words, bool]] = {}  # each with whether it holds a mark


def in_words(message: Message, names: Sequence[str]) -> Words:
    key = _key(message)
    kept = _sentences.get(key)
    if kept is None:
        kept = _keep(key, Words(say(message, "en", MARKS), say(message, "de", MARKS)))
    return _named(kept, names)


def event_in_words(event: Event, names: Sequence[str]) -> Words:
    key = (event.points, event.rule, _key(event.message))
    kept = _sentences.get(key)
    if kept is None:
        kept = _keep(key, Words(say_event(event, "en", MARKS), say_event(event, "de", MARKS)))
    return _named(kept, names)


def _key(message: Message) -> object:
    """What a sentence depends on. Most arguments are numbers and words; a message among them has to be written out."""
    key = (message.domain, message.key, *message.args.values())
    try:
        hash(key)
    except TypeError:
        return repr(message)
    return key


def _keep(key: object, words: Words) -> tuple[Words, bool]:
    if len(_sentences) >= KEPT:
        _sentences.clear()
    kept = _sentences[key] = (words, any(mark in words.en or mark in words.de for mark in MARKS))
    return kept


def _named(kept: tuple[Words, bool], names: Sequence[str]) -> Words:
    words, has_marks = kept
    if not has_marks:
        return words
    table = {ord(mark): name for mark, name in zip(MARKS, names, strict=False)}
    return Words(words.en.translate(table), words.de.translate(table))


def refusal(error: TischleinError, names: Sequence[str] = ()) -> Refused:
    """Why the rules forbid something. It may repeat what a stranger sent, so it is not kept."""
    return Refused(Words(say(error.message, "en", names), say(error.message, "de", names)), error.rule)


def refused(key: str, **args: str | int) -> Refused:
    """A refusal of the table itself, in the words of the server's catalogue."""
    return refusal(TischleinError(Message("server", key, args)))


def decision_to_json(decision: Decision, names: Sequence[str]) -> dict[str, Any]:
    options = [
        {"action": list(action), "label": in_words(label, names), "about": _plain(label), "aside": action in decision.asides}
        for action, label in zip(decision.options, decision.labels, strict=True)
    ]
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "prompt": in_words(decision.prompt, names),
        "about": _plain(decision.prompt),
        "rules": list(decision.rules),
        "options": options,
        "form": None if decision.form is None else _form(decision.form, names),
    }


def _form(form: Form, names: Sequence[str]) -> dict[str, Any]:
    parts = [
        {
            "label": in_words(part.label, names),
            "things": [{"id": thing.id, "label": in_words(thing.label, names), "most": thing.most} for thing in part.things],
            "least": part.least,
            "most": part.most,
        }
        for part in form.parts
    ]
    return {"verb": form.verb, "parts": parts}


def _plain(label: Message) -> dict[str, int | str]:
    """What a question or an option is about, for boards that draw it: the plain arguments of its words."""
    return {name: value for name, value in label.args.items() if isinstance(value, int | str)}


def event_to_json(number: int, event: Event, names: Sequence[str], undone: bool) -> dict[str, Any]:
    text = event_in_words(event, names)
    return {"number": number, "seat": event.seat, "text": text, "points": event.points, "rule": event.rule, "undone": undone}


def score_in_words(game: str, score: list[list[dict[str, Any]]], names: Sequence[str]) -> list[list[TermInfo]]:
    """The points of a view, term by term."""
    return [[_term(game, term, names) for term in terms] for terms in score]


def _term(game: str, term: dict[str, Any], names: Sequence[str]) -> TermInfo:
    message = Message(game, f"term-{term['key']}", {**term["detail"], "points": term["points"]})
    return TermInfo(term["key"], term["points"], in_words(message, names), term["rule"])
