"""What a player is asked: the same object serves page, bot, keyboard and screen reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from tischlein.core.message import Message

Action: TypeAlias = tuple[Any, ...]
"""A verb and its arguments, plain and JSON-ready: `("mark", 17)`."""

Kind: TypeAlias = Literal["choose", "place", "piece", "number"]
"""How a decision is best shown. The list is closed: a front end needs one component for each.

- choose: one of a few things said in words
- place: a space of a board; the action's argument is the space
- piece: something one can see and point at: dice, a tile, a card, a figure
- number: how many
"""


def action_from_json(data: Any, depth: int = 4) -> Any:
    """An action (or an outcome of chance) as it was before it became JSON: lists are tuples again."""
    if not isinstance(data, list):
        return data
    if depth == 0:
        raise ValueError("an action is not nested that deep")
    return tuple(action_from_json(part, depth - 1) for part in data)


class Decision(NamedTuple):
    """A question to one seat: `options` are the legal actions, `labels` say in the same order what each of them means."""

    seat: int
    kind: Kind
    prompt: Message
    rules: tuple[str, ...]
    options: Sequence[Action]
    labels: Sequence[Message]

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "kind": self.kind,
            "prompt": self.prompt.to_json(),
            "rules": list(self.rules),
            "options": [
                {"action": list(action), "label": label.to_json()} for action, label in zip(self.options, self.labels, strict=True)
            ],
        }


class Event(NamedTuple):
    """Something that happened, for the log: derived while playing, never stored as truth."""

    seat: int | None
    message: Message
    points: int = 0
    rule: str = ""

    def to_json(self) -> dict[str, Any]:
        return {"seat": self.seat, "message": self.message.to_json(), "points": self.points, "rule": self.rule}
