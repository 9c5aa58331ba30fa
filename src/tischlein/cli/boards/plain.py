"""Any view as words: for games that nobody has drawn yet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from tischlein.cli.boards.look import Look

NOT_SHOWN = ("game", "setup", "seat", "waiting_for", "result")
"""What the terminal says in its own words."""


def draw(look: Look) -> RenderableType:
    from rich.console import Group

    view = {key: value for key, value in look.view.items() if key not in NOT_SHOWN}
    return Group(*(Padding(Text(line), (0, 0, 0, 2 * depth)) for depth, line in lines(view)))


def lines(value: Mapping[str, Any], depth: int = 0) -> Iterator[tuple[int, str]]:
    """Each line with its depth; what fits on one line stays on one."""
    for key, item in value.items():
        name = str(key).replace("_", " ")
        if is_short(item):
            yield depth, f"{name}: {in_words(item)}"
        elif isinstance(item, Mapping):
            yield depth, f"{name}:"
            yield from lines(item, depth + 1)
        else:
            for number, part in enumerate(item, start=1):
                if is_short(part):
                    yield depth, f"{name} {number}: {in_words(part)}"
                else:
                    yield depth, f"{name} {number}:"
                    yield from lines(
                        part if isinstance(part, Mapping) else {str(index): deep for index, deep in enumerate(part)}, depth + 1
                    )


def is_short(value: Any) -> bool:
    """A word, a number, or a list of them."""
    return not isinstance(value, Mapping | list) or (
        isinstance(value, list) and not any(isinstance(item, Mapping | list) for item in value)
    )


def in_words(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(in_words, value)) or "–"
    return "–" if value is None else str(value)
