"""Points that explain themselves, and how a game ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tischlein.core.message import Message


class Term(NamedTuple):
    """Points and where they come from: `key` names the message `term-<key>`, `detail` its arguments, `rule` the rule that gives them."""

    key: str
    points: int
    detail: Mapping[str, Any]
    rule: str

    def message(self, domain: str) -> Message:
        return Message(domain, f"term-{self.key}", {**self.detail, "points": self.points})

    def to_json(self) -> dict[str, Any]:
        detail = {name: list(value) if isinstance(value, tuple) else value for name, value in self.detail.items()}
        return {"key": self.key, "points": self.points, "detail": detail, "rule": self.rule}


class Result(NamedTuple):
    """The end. `ranking` lists the places, each a group of seats that share it; `reason` says in words what decided."""

    points: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    reason: Message

    def to_json(self) -> dict[str, Any]:
        ranking = [list(place) for place in self.ranking]
        return {"points": list(self.points), "ranking": ranking, "winners": list(self.winners), "reason": self.reason.to_json()}


def rank(keys: list[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """Seats grouped by place, highest key first: `rank([(5,), (9,), (5,)])` is `((1,), (0, 2))`."""
    places = sorted(set(keys), reverse=True)
    return tuple(tuple(seat for seat, key in enumerate(keys) if key == place) for place in places)
