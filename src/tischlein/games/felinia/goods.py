"""Heaps of goods: how many tiles of each of the five kinds, packed into one number, six bits a kind."""

from __future__ import annotations

from typing import Final

from tischlein.games.felinia.box import GOODS, GOODS_INDEX

LANE: Final = 6
"""Bits a kind: there are nine tiles of each, and the highest bit of a lane stays free for comparing."""
MASK: Final = (1 << LANE) - 1
KINDS: Final = range(len(GOODS))
ONE: Final[tuple[int, ...]] = tuple(1 << (LANE * kind) for kind in KINDS)
"""A single tile of each kind."""
ONES: Final[int] = sum(ONE)
GUARDS: Final[int] = ONES << (LANE - 1)


def number_of(heap: int) -> int:
    """How many tiles there are: the sum of the digits in base 64, which is the remainder by 63, for there are 45 at most."""
    return heap % MASK


def count_of(heap: int, kind: int) -> int:
    return heap >> (LANE * kind) & MASK


def contains(heap: int, part: int) -> bool:
    """Whether a heap has at least these: no lane borrows from its neighbour."""
    return (heap | GUARDS) - part & GUARDS == GUARDS


def kinds_bits(heap: int) -> int:
    """The kinds that occur, as the highest bit of their lanes: a key for lists that depend on nothing else."""
    return heap + (GUARDS - ONES) & GUARDS


def kinds_in(heap: int) -> list[int]:
    return [kind for kind in KINDS if heap >> (LANE * kind) & MASK]


def heap_of(tiles: dict[str, int]) -> int:
    return sum(ONE[GOODS_INDEX[good]] * count for good, count in tiles.items())


def names_of(heap: int) -> list[str]:
    """One name for each tile."""
    return [GOODS[kind] for kind in KINDS for _ in range(count_of(heap, kind))]
