"""The duchy of the Dice Game: 37 fields, large for the own sheet and small for those of the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from rich.text import Text

from tischlein.cli.boards.look import Look
from tischlein.core.message import Message


class Paint(NamedTuple):
    """The looks of one kind of field. Symbol and number rule tell the kinds apart without colour."""

    symbol: str
    letter: str  # where the terminal knows no symbols
    rule: str  # which numbers it takes
    free: str  # styles set both colours, so that they are readable on any ground
    marked: str


PAINTS = {
    "purple": Paint("†", "+", "1·2", "#FFFFFF on #6F43A0", "bold #101010 on #CBBADB"),
    "gray": Paint("∩", "n", "3·4", "#101010 on #98A09F", "bold #101010 on #DADDDD"),
    "blue": Paint("≈", "~", "5·6", "#FFFFFF on #1F6DB8", "bold #101010 on #B0CDE8"),
    "orange": Paint("⌂", "^", " ≠ ", "#101010 on #F8952B", "bold #101010 on #FDD8B0"),
    "green": Paint("♜", "#", "", "#FFFFFF on #0E7040", "bold #101010 on #A5CAB7"),
    "yellow": Paint("ψ", "w", " = ", "#101010 on #E8C93A", "bold #101010 on #FFF4C2"),
}
PLAIN_RULES = {" ≠ ": "!= ", "1·2": "1-2", "3·4": "3-4", "5·6": "5-6"}
OPTION = "bold #FFD75F on #101010"
CELL = 5
"""Characters per field; one more lies between two fields."""
SHEET_WIDTH = 2 + 7 * (CELL + 1) + 1
SMALL_WIDTH = 14


def symbol(look: Look, colour: str) -> str:
    return PAINTS[colour].symbol if look.unicode else PAINTS[colour].letter


def number_rule(look: Look, colour: str) -> str:
    rule = PAINTS[colour].rule
    return rule if look.unicode else PLAIN_RULES.get(rule, rule)


def bonus_letter(look: Look, bonus: str) -> str:
    """The first letter of the bonus in the reader's language: no two bonuses share it."""
    return look.voice.say(Message("burgundy_dice", "bonus", {"bonus": bonus}))[0].upper()


def rows(look: Look) -> Iterator[tuple[str, range]]:
    """The rows of the sheet: letter and fields."""
    first = 0
    for letter, length in zip("ABCDEFG", look.material["rows"], strict=True):
        yield letter, range(first, first + length)
        first += length


def large(look: Look) -> Text:
    """The own sheet, two lines per row of fields."""
    sheet = look.view["sheets"][look.focus]
    offered = {action[1] for action in look.options if action[0] in ("start", "mark")}
    gap = " " if look.colour else "│" if look.unicode else "|"
    text = Text(no_wrap=True)
    for letter, cells in rows(look):
        indent = (7 - len(cells)) * (CELL + 1) // 2
        upper, lower = Text.assemble((f"{letter} ", "bold"), " " * indent), Text(" " * (2 + indent))
        for cell in cells:
            top, bottom = field(look, sheet, cell, cell in offered)
            upper.append(gap, "dim").append_text(top)
            lower.append(gap, "dim").append_text(bottom)
        text.append_text(upper).append(f"{gap}\n", "dim").append_text(lower).append(f"{gap}\n", "dim")
    text.right_crop(1)
    return text


def field(look: Look, sheet: Mapping[str, Any], cell: int, offered: bool) -> tuple[Text, Text]:
    """The two lines of one field."""
    colour = look.material["colours"][cell]
    paint, sign = PAINTS[colour], symbol(look, colour)
    if cell in sheet["marked"]:
        cross = "✗" if look.unicode else "X"
        number = cross if cell == sheet["start"] else str(sheet["numbers"][cell])
        return Text(number.center(CELL), paint.marked), Text(sign.center(CELL), paint.marked.removeprefix("bold "))
    castle = look.material["castles"].get(str(cell))
    takes = f"+{bonus_letter(look, castle)} " if castle else number_rule(look, colour)
    top = Text(f"{sign} {takes:^3}", paint.free)
    if not offered:
        return top, Text(" " * CELL, paint.free)
    name = f"[{look.material['names'][cell]}]"
    bottom = Text(name.center(CELL), paint.free)
    start = bottom.plain.index("[")
    bottom.stylize(OPTION, start, start + len(name))
    return top, bottom


def small(look: Look, seat: int) -> Text:
    """Somebody's sheet in seven short lines: numbers where it is marked, else the kind."""
    sheet = look.view["sheets"][seat]
    text = Text(no_wrap=True)
    for _, cells in rows(look):
        text.append(" " * (7 - len(cells)))
        for cell in cells:
            colour = look.material["colours"][cell]
            if cell in sheet["marked"]:
                number = ("✗" if look.unicode else "X") if cell == sheet["start"] else str(sheet["numbers"][cell])
                text.append(f"{number} ", f"bold {PAINTS[colour].free}")
            else:
                text.append(f"{symbol(look, colour)} ", "dim")
        text.append("\n")
    text.right_crop(1)
    return text
