"""What is printed: the four duchies, the dice and the tables, from `data/sheets.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from tischlein.core.value import Value
from tischlein.geometry import hexes

COLOURS: Final = ("purple", "gray", "blue", "orange", "green", "yellow")
"""Monastery, mine, river, city, castle, pasture (DIC-006)."""
BONUSES: Final = ("monk", "silver", "goods", "worker")
MONK, SILVER, GOODS, WORKER = range(4)
BONUS_OF: Final = {"purple": MONK, "gray": SILVER, "blue": GOODS, "orange": WORKER}
"""What a completed region gives (DIC-042, DIC-044, DIC-046, DIC-050); a castle has its own bonus, a pasture none."""
CELLS: Final = 37
ALL_CELLS: Final = (1 << CELLS) - 1


@cache
def data() -> dict[str, Any]:
    text = files(__package__).joinpath("data", "sheets.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


class Duchy(Value):
    """One of the sheets A to D before anybody writes on it. Neighbours of one colour are a region (DIC-007); a castle has its own bonus
    (DIC-009)."""

    __slots__ = ("castle_bonus", "cells_of", "colours", "id", "names", "neighbours", "open_to", "region", "size")

    def __init__(self, id: str) -> None:
        printed = next(entry for entry in data()["duchy"] if entry["id"] == id)
        rows: list[list[str]] = printed["rows"]
        grid = data()["grid"]
        spaces = [space.partition(":") for row in rows for space in row]
        self.id = id
        self.colours = tuple(colour for colour, _, _ in spaces)
        self.castle_bonus = {cell: BONUSES.index(bonus) for cell, (_, _, bonus) in enumerate(spaces) if bonus}
        self.names = tuple(f"{'ABCDEFG'[row]}{column + 1}" for row, spaces in enumerate(rows) for column in range(len(spaces)))
        self.neighbours = tuple(hexes.neighbour_masks(hexes.axial_cells(grid["rows"], grid["first_q"])))
        self.region = tuple(hexes.region_masks(self.neighbours, self.colours))
        self.size = tuple(region.bit_count() for region in self.region)
        self.cells_of = {wanted: sum(1 << cell for cell, colour in enumerate(self.colours) if colour == wanted) for wanted in COLOURS}
        self.open_to = self._open_to()

    def _open_to(self) -> tuple[int, ...]:
        """For each number (0 is unused) the cells that take it on an empty sheet: in a pasture the first number is free (DIC-055), castles
        wait for a neighbour (DIC-051)."""
        allowed = {kind["color"]: kind["numbers"] for kind in data()["kind"] if kind["number_rule"] != "equals_a_neighbour"}
        return tuple(sum(self.cells_of[colour] for colour, numbers in allowed.items() if number in numbers) for number in range(7))

    def fields(self) -> tuple[object, ...]:
        return (self.id,)

    def __reduce__(self) -> tuple[object, ...]:
        return duchy, (self.id,)


@cache
def duchy(id: str) -> Duchy:
    return Duchy(id)


def dice_faces() -> tuple[tuple[Any, ...], ...]:
    """The five dice in the order they are read: two pip dice, two colour dice, the hourglass die (DIC-003)."""
    dice = data()["dice"]
    return tuple(tuple(dice[kind]["faces"]) for kind in ("pips", "color", "hourglass") for _ in range(dice[kind]["count"]))


def region_points() -> dict[tuple[int, int], int]:
    """Points by size of the region and phase 1, 2, 3 (DIC-058)."""
    return {(row["size"], phase + 1): points for row in data()["region_points"] for phase, points in enumerate(row["phase"])}


def extra_points() -> dict[str, tuple[int, int]]:
    """Points for the first and the second to mark all fields of a colour (DIC-084)."""
    return {row["color"]: (row["first"], row["second"]) for row in data()["extra_points"]}


def track_lengths() -> tuple[int, ...]:
    """How many circles each bonus has in its own row."""
    return tuple(data()["bonus_tracks"][bonus] for bonus in BONUSES)
