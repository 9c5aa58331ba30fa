"""Who sits where. A seat is "person:<id>", "bot:<name>" or "open"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tischlein.server.store import Person

GONE = "—"
"""The name of somebody who has left for good."""


def person_at(seat: str) -> str:
    """The id of the person in this seat, if there is one."""
    kind, _, id = seat.partition(":")
    return id if kind == "person" else ""


def bot_in(seat: str) -> str:
    """The name of the bot in this seat, if there is one."""
    kind, _, name = seat.partition(":")
    return name if kind == "bot" else ""


def seats_of(seats: Sequence[str], person: Person | None) -> list[int]:
    """One person may have several seats: people who share a device."""
    return [] if person is None else [number for number, seat in enumerate(seats) if person_at(seat) == person.id]


def people_at(seats: Sequence[str]) -> set[str]:
    return {id for seat in seats if (id := person_at(seat))}


def names_at(seats: Sequence[str], people: Mapping[str, Person]) -> list[str]:
    """Open seats have no name; bots of one kind are numbered."""
    names = []
    for number, seat in enumerate(seats):
        if bot := bot_in(seat):
            names.append(f"{bot.capitalize()} {seats[: number + 1].count(seat)}" if seats.count(seat) > 1 else bot.capitalize())
        else:
            id = person_at(seat)
            names.append("" if not id else people[id].name if id in people else GONE)
    return names
