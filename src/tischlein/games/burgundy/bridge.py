"""The bridge: the order of the next round (BUR-033, BUR-075, BUR-151, BUR-152)."""

from __future__ import annotations

from tischlein.core.agenda import SeatStep
from tischlein.games.burgundy.state import BurgundyState
from tischlein.games.burgundy.tiles import data


def first_stack(order: list[int]) -> tuple[tuple[int, ...], ...]:
    """All markers on the first space, whoever begins on top (BUR-033)."""
    return (tuple(reversed(order)), *((),) * (data("main_board")["bridge"]["spaces"] - 1))


def advance(state: BurgundyState, seat: int) -> None:
    """One space on, to the top of the stack there; on the last space to the top again (BUR-151, BUR-152, BUR-468)."""
    spaces = list(state.bridge)
    here = next(number for number, stack in enumerate(spaces) if seat in stack)
    there = min(here + 1, len(spaces) - 1)
    spaces[here] = tuple(other for other in spaces[here] if other != seat)
    stack = (*spaces[there], seat)
    for arrange in state.use.moments.stacking:
        stack = arrange(state, stack)
    spaces[there] = stack
    state.bridge = tuple(spaces)


class Advance(SeatStep[BurgundyState]):
    """The second part of a ship, also when no goods were taken (BUR-151, BUR-153)."""

    __slots__ = ()

    def run(self, state: BurgundyState) -> None:
        advance(state, self.seat)
        if state.events is not None:
            state.note(self.seat, "advanced", "BUR-151")
