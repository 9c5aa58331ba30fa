"""Thinking time: every decision has a bonus of its own, and what goes beyond it is taken from the seat's bank."""

from __future__ import annotations

from collections.abc import Iterable

from tischlein.server.messages import Clock


class Clocks:
    """One clock per seat. They are a function of the times in the log, so nothing of this needs to be stored."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.bonus = clock.bonus
        self.bank = [float(clock.bank)] * seats
        self.since: dict[int, float] = {}  # when those who are due began to think

    def moved(self, actors: Iterable[int], waiting: Iterable[int], now: float, returned: dict[int, float]) -> None:
        """These seats have acted; those in `waiting` are due now. `returned` tells who came back when, after a bot had held the seat."""
        acted, due = set(actors), set(waiting)
        for seat in [seat for seat in self.since if seat in acted or seat not in due]:
            thought = now - max(self.since.pop(seat), returned.get(seat, 0.0))
            self.bank[seat] = max(0.0, self.bank[seat] - max(0.0, thought - self.bonus))
        for seat in due - self.since.keys():
            if seat >= 0:
                self.since[seat] = now

    def until(self, seat: int, returned: dict[int, float]) -> float | None:
        """When the time of this seat is up; None if its clock stands still."""
        if seat not in self.since:
            return None
        return max(self.since[seat], returned.get(seat, 0.0)) + self.bonus + self.bank[seat]
