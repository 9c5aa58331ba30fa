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


def names_at(seats: Sequence[str], people: Mapping[str, Person], own: Mapping[int, str]) -> list[str]:
    """Open seats have no name; people who share a device may have their `own`. Where two are called the same, the number of the seat
    tells them apart."""
    names = [own[number] if number in own and person_at(seat) in people else _name(seat, people) for number, seat in enumerate(seats)]
    return [f"{name} {number}" if name and names.count(name) > 1 else name for number, name in enumerate(names, 1)]


def _name(seat: str, people: Mapping[str, Person]) -> str:
    id = person_at(seat)
    if id:
        return people[id].name if id in people else GONE
    return bot_in(seat).capitalize()
