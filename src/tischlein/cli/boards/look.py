"""What a drawing gets to see: a view, never the position behind it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tischlein.cli.language import Voice
from tischlein.core.decision import Action

SHAPES = ("◆", "●", "★", "▲", "♥", "■")
"""One for each seat, beside the name: colour alone would not do."""


@dataclass(frozen=True)
class Look:
    """One glance at the table."""

    view: Mapping[str, Any]
    material: Mapping[str, Any]
    voice: Voice
    width: int
    focus: int
    """The seat whose board is shown large."""
    options: Sequence[Action] = ()
    others: bool = True
    """Whether the boards of the others are drawn as well."""
    colour: bool = True
    unicode: bool = True

    def name(self, seat: int) -> str:
        return f"{SHAPES[seat % len(SHAPES)]} {self.voice.name(seat)}" if self.unicode else self.voice.name(seat)
