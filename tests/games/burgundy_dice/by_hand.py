"""The fields counted the slow way, with nothing of the engine but the printed colours and the written numbers: to compare with."""

from __future__ import annotations

from tischlein.games.burgundy_dice.sheet import Sheet

ROWS = (4, 5, 6, 7, 6, 5, 4)
NARROW = {"purple": (1, 2), "gray": (3, 4), "blue": (5, 6)}


def touching() -> dict[int, set[int]]:
    """Which hexes touch, measured: rows of hexes, each centred, whose centres lie 1 apart."""
    centres = [(column - (length - 1) / 2, row * 0.75**0.5) for row, length in enumerate(ROWS) for column in range(length)]
    return {
        one: {other for other, (a, b) in enumerate(centres) if other != one and (x - a) ** 2 + (y - b) ** 2 < 1.01}
        for one, (x, y) in enumerate(centres)
    }


TOUCHING = touching()


def region(colours: tuple[str, ...], cell: int) -> set[int]:
    """The fields connected to this one through its own colour."""
    found = {cell}
    while grown := {other for member in found for other in TOUCHING[member] if colours[other] == colours[cell]} - found:
        found |= grown
    return found


def accepts(sheet: Sheet, cell: int, number: int) -> bool:
    """The number rules of the six kinds, one field at a time."""
    numbers, colour = sheet.numbers, sheet.duchy.colours[cell]
    standing = {numbers[other] for other in region(sheet.duchy.colours, cell)} - {0}
    if colour == "orange":
        return number not in standing
    if colour == "yellow":
        return standing <= {number}
    if colour == "green":
        return number in {numbers[other] for other in TOUCHING[cell]}
    return number in NARROW[colour]


def places(sheet: Sheet, number: int, colour: str) -> set[int]:
    """Free fields of the colour that touch a marked field and accept the number."""
    marked = {cell for cell in range(37) if sheet.numbers[cell] or cell == sheet.start}
    return {
        cell
        for cell in range(37)
        if sheet.duchy.colours[cell] == colour and cell not in marked and TOUCHING[cell] & marked and accepts(sheet, cell, number)
    }
