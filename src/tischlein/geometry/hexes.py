"""Hex boards made of rows: cells numbered in reading order, sets of cells as bit masks (cell 0 is the lowest bit)."""

from __future__ import annotations

from collections.abc import Sequence

DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The six neighbours in axial coordinates (q, r)."""


def axial_cells(rows: Sequence[int], first_q: Sequence[int]) -> list[tuple[int, int]]:
    """The axial coordinates of all cells. The middle row is r = 0; `first_q` is where each row begins."""
    middle = len(rows) // 2
    return [
        (start + column, row - middle) for row, (length, start) in enumerate(zip(rows, first_q, strict=True)) for column in range(length)
    ]


def neighbour_masks(cells: Sequence[tuple[int, int]]) -> list[int]:
    """For each cell the set of its neighbours."""
    number = {cell: index for index, cell in enumerate(cells)}
    return [sum(1 << number[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in number) for q, r in cells]


def region_masks(neighbours: Sequence[int], colours: Sequence[str]) -> list[int]:
    """For each cell the set of cells connected to it through its own colour, itself included."""
    same = [sum(1 << cell for cell, colour in enumerate(colours) if colour == wanted) for wanted in colours]
    regions = []
    for cell in range(len(colours)):
        region, grown = 0, 1 << cell
        while grown != region:
            region = grown
            for member in members(region):
                grown |= neighbours[member] & same[cell]
        regions.append(region)
    return regions


def members(mask: int) -> list[int]:
    """The cells of a set in reading order."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found
