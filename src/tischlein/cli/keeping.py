"""Keeping a match in a file."""

from __future__ import annotations

import os
from pathlib import Path

from tischlein.core.match import Match


def write_match(match: Match, path: Path) -> None:
    """Writes the whole file or nothing: an interruption leaves the older one. Raises OSError."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(match.save(), encoding="utf-8")
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def read_match(path: Path) -> Match:
    """The match in a file. Raises OSError, or LoadError for a file that holds none."""
    return Match.load(path.read_text(encoding="utf-8", errors="replace"))
