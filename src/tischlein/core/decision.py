"""What a player is asked: the same object serves page, bot, keyboard and screen reader."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

from tischlein.core.message import Message

if TYPE_CHECKING:
    from tischlein.core.forms import Form

Action: TypeAlias = tuple[Any, ...]
"""A verb and its arguments, plain and JSON-ready: `("mark", 17)`."""

Kind: TypeAlias = Literal["choose", "place", "piece", "number", "compose"]
"""How a decision is best shown. The list is closed: a front end needs one component for each.

- choose: one of a few things said in words
- place: a space of a board; the action's argument is the space
- piece: something one can see and point at: dice, a tile, a card, a figure
- number: how many
- compose: put together from many things, such as a deck; the options are only some ready answers, the `form` says what else is accepted
"""


DEEPEST: Final = 4


def action_from_json(data: Any, depth: int = DEEPEST) -> Any:
    """An action (or an outcome of chance) as it was before it became JSON: lists are tuples again."""
    if not isinstance(data, list):
        return data
    if depth == 0:
        raise ValueError("an action is not nested that deep")
    return tuple(action_from_json(part, depth - 1) for part in data)


def as_action(value: Any) -> Any:
    """What a caller sent, with lists as tuples: both are welcome. What is nested too deep stays as it is, and is refused later."""
    try:
        return action_from_json(value)
    except ValueError:
        return value


class Decision(NamedTuple):
    """A question to one seat: `options` are the legal actions, `labels` say in the same order what each of them means.

    `asides` are those options after which the same question is asked again. With a `form`, more is accepted than the options.
    """

    seat: int
    kind: Kind
    prompt: Message
    rules: tuple[str, ...]
    options: Sequence[Action]
    labels: Sequence[Message]
    asides: Collection[Action] = ()
    form: Form | None = None

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "kind": self.kind,
            "prompt": self.prompt.to_json(),
            "rules": list(self.rules),
            "options": [
                {"action": list(action), "label": label.to_json(), "aside": action in self.asides}
                for action, label in zip(self.options, self.labels, strict=True)
            ],
            "form": None if self.form is None else self.form.to_json(),
        }


class Event(NamedTuple):
    """Something that happened, for the log: derived while playing, never stored as truth.

    An event with an `audience` is for these seats only; the others hear `aloud` instead, or nothing. `heard_by` is the one place where
    that is decided, and what it returns holds nothing that its hearer must not know.
    """

    seat: int | None
    message: Message
    points: int = 0
    rule: str = ""
    audience: tuple[int, ...] | None = None
    aloud: Message | None = None

    def heard_by(self, seats: Collection[int]) -> Event | None:
        """The event as somebody hears it who has these seats (none: a spectator)."""
        if self.audience is None:
            return self
        if any(seat in self.audience for seat in seats):
            return self.in_the_open()
        return None if self.aloud is None else Event(self.seat, self.aloud, 0, self.rule)

    def in_the_open(self) -> Event:
        """The event as everybody may hear it when the match is over."""
        return self if self.audience is None else Event(self.seat, self.message, self.points, self.rule)

    def to_json(self) -> dict[str, Any]:
        return {"seat": self.seat, "message": self.message.to_json(), "points": self.points, "rule": self.rule}
