"""What people type, and what they mean by it."""

from __future__ import annotations

import pytest

from tischlein.cli.answers import Choice, Request, Unclear, numbering, understand
from tischlein.core.decision import Action, Decision, Kind
from tischlein.core.message import Message

NOTHING = Message("core", "chance", {})
FIELDS = ("A1", "A2", "D1", "D2")


def ask(options: list[Action], kind: Kind = "piece") -> Decision:
    return Decision(0, kind, NOTHING, (), options, [NOTHING] * len(options))


USES = ask([("use", 4, "orange"), ("use", 2, "purple"), ("worker", 2, "purple"), ("pass",), ("end",)])
LABELS = ["Stadt 4 (3 Felder)", "Kloster 2 (2 Felder)", "Arbeiter: Kloster 2 (1 Feld)", "Passen und nehmen", "Zug beenden"]


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("1", ("use", 4, "orange")),
        ("4", ("pass",)),
        ("pass", ("pass",)),
        ("PASSEN", ("pass",)),
        ("stadt", ("use", 4, "orange")),
        ("st", ("use", 4, "orange")),
        ("kloster 2", ("use", 2, "purple")),  # the label that begins so, not the one that contains it
        ("arbeiter", ("worker", 2, "purple")),
        ("kloster arbeiter", ("worker", 2, "purple")),
        ("ende", ("end",)),
        ("end", ("end",)),
        ("use 4 orange", ("use", 4, "orange")),
        ('("worker", 2, "purple")', ("worker", 2, "purple")),
        ('["use", 2, "purple"]', ("use", 2, "purple")),
        ("use stadt", ("use", 4, "orange")),
        ("use 9 orange", ("use", 9, "orange")),  # not legal: the game will say why
    ],
)
def test_an_option_is_chosen_by_number_by_words_or_as_an_action(text: str, action: Action) -> None:
    assert understand(text, USES, LABELS) == Choice(action)


@pytest.mark.parametrize(
    ("text", "request_"),
    [
        ("undo", Request("undo", "")),
        ("Zurück Anna", Request("undo", "Anna")),
        ("?", Request("help", "")),
        ("rules  silver coin", Request("rules", "silver coin")),
        ("REGELN Silber", Request("rules", "Silber")),
        ("save my file.json", Request("save", "my file.json")),
        ("quit", Request("quit", "")),
    ],
)
def test_requests_are_understood_in_both_languages(text: str, request_: Request) -> None:
    assert understand(text, USES, LABELS) == request_


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "type-something"),
        ("0", "no-such-number"),
        ("6", "no-such-number"),
        ("feld", "several-options"),
        ("xyz", "no-such-option-here"),
        ("a", "no-such-option-here"),  # inside words only: too little to go by
        ("(", "several-options"),
        ('("use", {1: 2})', "no-such-option-here"),
        ("-1", "no-such-option-here"),
    ],
)
def test_what_is_unclear_is_not_guessed(text: str, key: str) -> None:
    labels = [label.replace("Arbeiter", "Worker") for label in LABELS]
    answer = understand(text, USES, labels)
    assert isinstance(answer, Unclear) and answer.key == key


def test_several_fitting_options_are_named() -> None:
    assert understand("feld", USES, LABELS) == Unclear("several-options", {"text": "feld", "numbers": "1, 2, 3"})


def test_how_many_is_answered_with_the_number_itself() -> None:
    sell = ask([("sell", 0), ("sell", 1), ("sell", 2)], "number")
    assert numbering(sell) == [0, 1, 2]
    assert understand("1", sell, ["Nichts", "1 verkaufen", "2 verkaufen"]) == Choice(("sell", 1))
    assert understand("3", sell, ["Nichts", "1 verkaufen", "2 verkaufen"]) == Unclear("no-such-number", {"least": 0, "most": 2})


def test_a_place_is_named_even_where_it_is_no_option() -> None:
    marks = ask([("mark", 3), ("mark", 1)], "place")
    labels = ["Stadt D2: 4", "Stadt A2: 4"]
    assert understand("d2", marks, labels, FIELDS) == Choice(("mark", 3))
    assert understand("mark a2", marks, labels, FIELDS) == Choice(("mark", 1))
    assert understand("mark 3", marks, labels, FIELDS) == Choice(("mark", 3))
    assert understand("d1", marks, labels, FIELDS) == Choice(("mark", 2))
    assert understand("mark d1", marks, labels, FIELDS) == Choice(("mark", 2))
    assert isinstance(understand("d9", marks, labels, FIELDS), Unclear)
