"""How the games look in a terminal. A game without a drawing of its own is shown as words."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import RenderableType

from tischlein.cli.boards import burgundy, burgundy_dice, felinia, plain
from tischlein.cli.boards.look import SHAPES, Look

BOARDS: dict[str, Callable[[Look], RenderableType]] = {
    "burgundy": burgundy.draw,
    "burgundy_dice": burgundy_dice.draw,
    "felinia": felinia.draw,
}
"""The drawings by game."""


def draw(look: Look) -> RenderableType:
    return BOARDS.get(look.view["game"], plain.draw)(look)


__all__ = ["BOARDS", "SHAPES", "Look", "draw"]
