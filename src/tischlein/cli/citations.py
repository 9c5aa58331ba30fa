"""Where the code cites a rule: found by reading the sources, without running them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import tischlein
from tischlein.core import registry

ID = re.compile(r"[A-Z]{3}-[0-9]+", re.IGNORECASE)
"""What the id of a rule looks like."""


class Citation(NamedTuple):
    """A line of code that names a rule: "games/burgundy/ships.py", counted from the package."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}  {self.text}"


def citations(id: str, folders: Iterable[Path]) -> list[Citation]:
    """All lines below some folders that name a rule as a word of its own: what stands inside a range is not found."""
    word = re.compile(rf"\b{re.escape(id)}\b")
    return [
        Citation(file.relative_to(folder).as_posix(), number, line.strip())
        for folder in folders
        for file in sorted(folder.rglob("*.py"))
        if word.search(text := file.read_text(encoding="utf-8"))
        for number, line in enumerate(text.splitlines(), 1)
        if word.search(line)
    ]


def folders_of_code(game: str) -> list[Path]:
    """Where the code of a game may be: our package, and the game's own where it comes from elsewhere."""
    ours = Path(tischlein.__file__).parent
    spec = find_spec(registry.package_of(game))
    own = [Path(folder) for folder in spec.submodule_search_locations or ()] if spec is not None else []
    return [ours, *(folder for folder in own if not folder.is_relative_to(ours))]
