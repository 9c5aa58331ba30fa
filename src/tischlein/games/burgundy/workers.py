"""What a number can become, and what that costs: paid when the number is used, however many workers it takes (BUR-093, BUR-094)."""

from __future__ import annotations

from typing import Final

from tischlein.games.burgundy.state import BurgundyState

FREE_CHOICE: Final = 0
"""The number of an action that may have any (a castle's): nothing has to be changed."""
DOUBLE_STEP: Final = 8
"""The monastery with which a worker changes a die by up to two (BUR-309)."""


def distance(one: int, other: int) -> int:
    """Steps between two numbers; 1 and 6 are neighbours (BUR-092)."""
    apart = abs(one - other)
    return min(apart, 6 - apart)


def chips(number: int, wanted: int, double: bool, free: bool) -> int:
    """The fewest worker chips that turn a number into the wanted one (BUR-091, BUR-092, BUR-093).

    `double` is a change by up to two for each of them (BUR-309), `free` one by one for nothing, which may be combined (BUR-314).
    """
    if number == FREE_CHOICE:
        return 0
    steps = max(0, distance(number, wanted) - free)
    return (steps + 1) // 2 if double else steps


BITS: Final = tuple(tuple(number for number in range(6) if mask >> number & 1) for mask in range(64))
"""The members of a set of numbers, as places in a row of six."""
_CHIPS: Final = tuple(
    tuple(tuple(tuple(chips(number, wanted, double, free) for free in (False, True)) for double in (False, True)) for wanted in range(7))
    for number in range(7)
)
_AFFORDABLE: Final = tuple(
    tuple(
        tuple(
            tuple(
                sum(1 << (wanted - 1) for wanted in range(1, 7) if chips(number, wanted, double, free) <= workers) for free in (False, True)
            )
            for double in (False, True)
        )
        for workers in range(4)
    )
    for number in range(7)
)


def affordable(number: int, workers: int, monks: int, free: bool) -> int:
    """The numbers a die can be turned to with so many workers, as bits."""
    return _AFFORDABLE[number][workers if workers < 3 else 3][monks >> DOUBLE_STEP & 1][free]


def price(number: int, wanted: int, monks: int, free: bool) -> int:
    """The workers it takes to turn a number into the wanted one."""
    return _CHIPS[number][wanted][monks >> DOUBLE_STEP & 1][free]


def change(state: BurgundyState, seat: int, number: int, wanted: int, monks: int, free: bool) -> None:
    """Turns a number into the wanted one, for as few workers as possible."""
    chips = _CHIPS[number][wanted][monks >> DOUBLE_STEP & 1][free]
    if chips:
        pay(state, seat, chips, number, wanted)


def pay(state: BurgundyState, seat: int, chips: int, number: int = 0, wanted: int = 0) -> None:
    """Worker chips go back to the supply (BUR-091)."""
    state.estate(seat).workers -= chips
    if state.events is not None and chips:
        state.note(seat, "paid-workers", "BUR-091", count=chips, number=number, wanted=wanted)
