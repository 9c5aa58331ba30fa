"""The duchies: the spaces of a player board, their colours and numbers, and what is next to what."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from tischlein.core.value import Value
from tischlein.games.burgundy.tiles import CASTLE, COLOURS, data
from tischlein.geometry import hexes

LETTERS: Final = "BAYSCM"
"""The colours of the spaces, in the order of tiles.KINDS."""
ROW_HEIGHT: Final = 0.866


class Space(Value):
    """One hex: where it is drawn, its colour, its number and its name."""

    __slots__ = ("colour", "die", "name", "x", "y")

    def __init__(self, name: str, colour: int, die: int, x: float, y: float) -> None:
        self.name = name
        self.colour = colour
        self.die = die
        self.x = x
        self.y = y

    def fields(self) -> tuple[object, ...]:
        return self.name, self.colour, self.die, self.x, self.y


class Duchy(Value):
    """A board before anything lies on it. Sets of spaces are bit masks."""

    __slots__ = (
        "area",
        "areas",
        "cells_of",
        "copies",
        "everything",
        "id",
        "kind",
        "neighbours",
        "numbered",
        "posts",
        "rivers",
        "spaces",
        "starts",
    )

    def __init__(self, id: str) -> None:
        printed = next(entry for entry in data("boards")["board"] if entry["id"] == id)
        self.id = id
        self.kind: str = printed["kind"]
        self.copies: int = printed["copies"]
        self.rivers: tuple[tuple[int, int], ...] = tuple((one, two) for one, two in printed.get("rivers", ()))
        self.spaces, places = _spaces(printed)
        neighbours = hexes.neighbour_masks(places)
        _link(neighbours, _joint(printed))
        self.area = tuple(hexes.region_masks(neighbours, [LETTERS[space.colour] for space in self.spaces]))
        _link(neighbours, self.rivers)  # for placing only: rivers join no areas (BUR-505)
        self.neighbours = tuple(neighbours)
        self.areas = tuple(dict.fromkeys(self.area))
        self.everything = (1 << len(self.spaces)) - 1
        self.cells_of = tuple(sum(1 << cell for cell, space in enumerate(self.spaces) if space.colour == colour) for colour in COLOURS)
        numbers = [sum(1 << cell for cell, space in enumerate(self.spaces) if space.die == die) for die in range(1, 7)]
        self.numbered = tuple(sum(numbers[die] for die in range(6) if bits & (1 << die)) for bits in range(64))  # by a set of numbers
        self.posts = tuple(_cell(printed, "", row, column) for row, column in printed.get("border_posts", ()))
        self.starts = _starts(printed, self.spaces)

    def fields(self) -> tuple[object, ...]:
        return (self.id,)

    def __reduce__(self) -> tuple[object, ...]:
        return duchy, (self.id,)

    @property
    def castles(self) -> list[int]:
        return hexes.members(self.cells_of[CASTLE])


@cache
def duchy(id: str) -> Duchy:
    return Duchy(id)


def _spaces(printed: dict[str, Any]) -> tuple[tuple[Space, ...], list[tuple[int, int]]]:
    """The spaces, and where they lie in a hex grid in which islands and halves keep apart."""
    if "spaces" in printed:
        islands = list(dict.fromkeys(space["island"] for space in printed["spaces"]))
        spaces = [
            Space(str(space["id"] + 1), LETTERS.index(space["colour"]), space["die"], space["x"], space["y"]) for space in printed["spaces"]
        ]
        return tuple(spaces), [(space["q"] + 100 * islands.index(space["island"]), space["r"]) for space in printed["spaces"]]
    found: list[Space] = []
    places: list[tuple[int, int]] = []
    for half, rows in enumerate(_halves(printed)):
        for row, line in enumerate(rows):
            cells = line.split()
            for column, cell in enumerate(cells):
                name = f"{'ABCDEFG'[row]}{column + 1}" if half == 0 else f"{'HIJKLMN'[row]}{column + 1}"
                x = column + (7 - len(cells)) / 2 + 7.5 * half
                found.append(Space(name, LETTERS.index(cell[0]), int(cell[1:]), x, row * ROW_HEIGHT))
                places.append((column - 3 - min(row - 3, 0) + 100 * half, row - 3))
    return tuple(found), places


def _halves(printed: dict[str, Any]) -> list[list[str]]:
    return [printed["rows"]] if "rows" in printed else [printed["rows_left"], printed["rows_right"]]


def _cell(printed: dict[str, Any], half: str, row: int, column: int) -> int:
    """The number of a space that is named by its row and column."""
    rows = _halves(printed)
    before = sum(len(line.split()) for line in rows[0]) if half == "right" else 0
    return before + sum(len(line.split()) for line in rows[-1 if half == "right" else 0][:row]) + column


def _joint(printed: dict[str, Any]) -> tuple[tuple[int, int], ...]:
    """Where the two halves of a team's board touch."""
    ends = [_cell(printed, half, row, column) for half, row, column in printed.get("joint", ())]
    return ((ends[0], ends[1]),) if ends else ()


def _link(neighbours: list[int], pairs: tuple[tuple[int, int], ...]) -> None:
    for one, two in pairs:
        neighbours[one] |= 1 << two
        neighbours[two] |= 1 << one


def _starts(printed: dict[str, Any], spaces: tuple[Space, ...]) -> tuple[int, ...]:
    """Where the start castle may lie (BUR-026, BUR-457, BUR-485, BUR-601)."""
    if "start_space" in printed:
        return (_cell(printed, "", *printed["start_space"]),)
    if "start_spaces" in printed:
        return tuple(_cell(printed, half, row, column) for half, row, column in printed["start_spaces"])
    return tuple(cell for cell, space in enumerate(spaces) if space.colour == CASTLE)
