"""Rules in the terminal: how one is shown, and how they are searched."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tischlein.cli.language import Voice
from tischlein.core.ledger import Rule
from tischlein.core.message import Message


def rule_text(rule: Rule, voice: Voice, mark: str = "", remarks: bool = True) -> RenderableType:
    """A rule in full: id, text, example, and where we had to decide something. These notes are kept in English."""
    head = Text(f"{mark} {rule.id}" if mark else rule.id, "bold", no_wrap=True)
    body: list[RenderableType] = [Text(rule.text(voice.language))]
    notes = [(voice("rules-example"), rule.example(voice.language))]
    if remarks:
        notes += [(voice("rules-decision"), rule.decision), (voice("rules-clarification"), rule.clarification)]
        notes += [(voice("rules-untestable"), rule.untestable)]
    for title, note in notes:
        if note:
            body.append(Text.assemble((f"{title}: ", "italic"), note))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_row(head, Group(*body))
    return grid


def search(rules: Sequence[Rule], wanted: str, language: str) -> list[Rule]:
    """The rule with this id (also just its number), else those that contain every word in this language."""
    words = wanted.casefold().split()
    return named(rules, wanted) or [rule for rule in rules if all(word in haystack(rule, language) for word in words)]


def named(rules: Sequence[Rule], id: str) -> list[Rule]:
    """The rule with this id, in capitals or not, or with this number."""
    folded = id.casefold()
    return [rule for rule in rules if rule.id.casefold() == folded or (folded.isdecimal() and is_number(rule.id, folded))]


def is_number(id: str, number: str) -> bool:
    tail = id.rpartition("-")[2]
    return tail.isdecimal() and int(tail) == int(number)


def haystack(rule: Rule, language: str) -> str:
    return " ".join((rule.id, rule.section, rule.text(language), rule.example(language))).casefold()


def section_name(section: str, game: str, voice: Voice) -> str:
    return voice.say(Message(game, f"section-{section}", {}))
