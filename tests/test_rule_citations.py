"""Code names the rules it keeps one by one, so that searching for a number finds it.

What is left of ranges ("ABC-010 to ABC-014"), and of rules that no line of code names, may only become less: lower the number when you
have written some out. A rule that follows from others, without a line of its own, is one of those that are named nowhere.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

import tischlein

SOURCES = {file: file.read_text(encoding="utf-8") for file in sorted(Path(tischlein.__file__).parent.rglob("*.py"))}
CODE = "\n".join(SOURCES.values())
NAMED = set(re.findall(r"\b[A-Z]{3}-\d+\b", CODE))
RANGE = re.compile(r"\b([A-Z]{3})-\d+[\s#]*(?:to|bis|through|until|\.\.+|-|–|—)[\s#]*(?:\1-)?\d{3,}\b")


class Ceiling(NamedTuple):
    ranges: int
    uncited: int


CEILINGS = {
    "carcassonne": Ceiling(ranges=0, uncited=20),
    "burgundy": Ceiling(ranges=0, uncited=1),
    "burgundy_dice": Ceiling(ranges=0, uncited=5),
}
NEW = Ceiling(ranges=0, uncited=0)
"""For a game that is not in the list: whoever adds one with rules that need no code enters how many."""


def prefix(game: str) -> str:
    return tischlein.game(game).rules[0].id.partition("-")[0]


def ranges(game: str) -> list[str]:
    found = ((file, match) for file, text in SOURCES.items() for match in RANGE.finditer(text) if match[1] == prefix(game))
    return [f"{file.name}: {match[0]}" for file, match in found]


def uncited(game: str) -> list[str]:
    return [rule.id for rule in tischlein.game(game).rules if not rule.untestable and rule.id not in NAMED]


@pytest.mark.parametrize("game", tischlein.games())
def test_no_new_ranges(game: str) -> None:
    found = ranges(game)
    assert len(found) <= CEILINGS.get(game, NEW).ranges, found


@pytest.mark.parametrize("game", tischlein.games())
def test_no_more_rules_that_no_code_names(game: str) -> None:
    found = uncited(game)
    assert len(found) <= CEILINGS.get(game, NEW).uncited, found


@pytest.mark.parametrize(
    "text",
    ["ABC-010 to ABC-014", "ABC-010 bis ABC-014", "ABC-010 to 014", "ABC-010-014", "ABC-010 – 014", "ABC-010 to\n    # ABC-014"],
)
def test_this_is_a_range(text: str) -> None:
    assert RANGE.search(f"(see {text}, ABC-020)")


@pytest.mark.parametrize("text", ["ABC-010, ABC-014", "ABC-010 and ABC-014", "from ABC-010 to 5 points of ABC-014", "ABC-010"])
def test_this_is_none(text: str) -> None:
    assert not RANGE.search(text)
