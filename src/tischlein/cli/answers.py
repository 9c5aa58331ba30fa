"""What somebody meant by what they typed: an option, an action, or a request to the table."""

from __future__ import annotations

from ast import literal_eval
from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

from tischlein.core.decision import Action, Decision

REQUESTS = {
    "undo": "undo",
    "zurück": "undo",
    "zurueck": "undo",
    "help": "help",
    "hilfe": "help",
    "?": "help",
    "rules": "rules",
    "regeln": "rules",
    "score": "score",
    "punkte": "score",
    "log": "log",
    "protokoll": "log",
    "save": "save",
    "speichern": "save",
    "quit": "quit",
    "exit": "quit",
    "aufhören": "quit",
    "aufhoeren": "quit",
}
"""Both languages are always understood. No "end" or "ende": that is what somebody types who wants to end the turn."""


class Choice(NamedTuple):
    """An action, not necessarily a legal one: playing it gives the reason why not."""

    action: Action


class Request(NamedTuple):
    """Something else than a move; `rest` is what follows the word."""

    word: str
    rest: str


class Unclear(NamedTuple):
    """Nothing fits, or too much: the key of a text and its arguments."""

    key: str
    args: dict[str, Any]


Answer: TypeAlias = Choice | Request | Unclear


def numbering(decision: Decision) -> list[int]:
    """What to type for each option: 1, 2, 3 ...; but where the question is "how many", the number itself."""
    if decision.kind == "number" and all(len(option) == 2 and type(option[1]) is int for option in decision.options):
        return [option[1] for option in decision.options]
    return list(range(1, len(decision.options) + 1))


def understand(text: str, decision: Decision, labels: Sequence[str], places: Sequence[str] = ()) -> Answer:
    """Numbers first, then actions, requests, and at last words of the options. `places` are the names of the board's spaces."""
    if not text:
        return Unclear("type-something", {})
    if text.isdecimal():
        return by_number(int(text), decision)
    action = as_action(text)
    if action in decision.options:
        return Choice(action)
    first, _, rest = text.partition(" ")
    if decision.form is not None and first == decision.form.verb:  # "deck mouse mouse cat": any answer of that shape
        return Choice((first, *(tuple(part.split()) for part in rest.split("/"))))
    if first.casefold() in REQUESTS:
        return Request(REQUESTS[first.casefold()], rest.strip())
    verbs = {option[0] for option in decision.options}
    if action[0] in verbs and rest:  # "mark D2": the verb of an action, the rest in words
        fitting = [index for index in matching(rest, labels) if decision.options[index][0] == action[0]]
        return Choice(decision.options[fitting[0]]) if len(fitting) == 1 else Choice(by_place(action, places))
    return by_words(text, decision, labels, places)


def by_number(number: int, decision: Decision) -> Answer:
    numbers = numbering(decision)
    if number in numbers:
        return Choice(decision.options[numbers.index(number)])
    return Unclear("no-such-number", {"least": numbers[0], "most": numbers[-1]})


def by_words(text: str, decision: Decision, labels: Sequence[str], places: Sequence[str]) -> Answer:
    found = matching(text, labels)
    if len(found) == 1:
        return Choice(decision.options[found[0]])
    if found:
        numbers = numbering(decision)
        return Unclear("several-options", {"text": text, "numbers": ", ".join(str(numbers[index]) for index in found)})
    if decision.kind == "place" and text.upper() in places:  # a space that is no option: the game says why
        return Choice((decision.options[0][0], list(places).index(text.upper())))
    return Unclear("no-such-option-here", {"text": text})


def matching(text: str, labels: Sequence[str]) -> list[int]:
    """The options meant by these words: the exact label, else those that begin with the text, that contain it, or contain all its words."""
    wanted = text.casefold()
    folded = [label.casefold() for label in labels]
    for fits in (
        [label == wanted for label in folded],
        [label.startswith(wanted) for label in folded],
        [contains(label, wanted) for label in folded],
        [all(contains(label, word) for word in wanted.split()) for label in folded],
    ):
        if any(fits):
            return [index for index, fit in enumerate(fits) if fit]
    return []


def contains(label: str, text: str) -> bool:
    """At the beginning of a word; from three letters on anywhere ("ende" for "Zug beenden")."""
    at = label.find(text)
    while at >= 0:
        if len(text) >= 3 or at == 0 or not label[at - 1].isalnum():
            return True
        at = label.find(text, at + 1)
    return False


def as_action(text: str) -> Action:
    """`mark 17` or `("mark", 17)` as an action."""
    if text[0] in "([":
        try:
            value = literal_eval(text)
        except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError):
            return (text,)
        return frozen(value) if is_plain(value) and value and isinstance(value[0], str) else (text,)
    verb, *rest = text.split()
    return (verb, *(int(word) if word.lstrip("-").isdecimal() else word for word in rest))


def by_place(action: Action, places: Sequence[str]) -> Action:
    """`mark D2` with the number of the space instead of its name."""
    return tuple(places.index(part.upper()) if isinstance(part, str) and part.upper() in places else part for part in action)


def is_plain(value: Any) -> bool:
    """Lists of lists of numbers and words: what an action is made of."""
    return isinstance(value, tuple | list) and all(isinstance(item, str | int) or item is None or is_plain(item) for item in value)


def frozen(value: Any) -> Any:
    return tuple(map(frozen, value)) if isinstance(value, tuple | list) else value
