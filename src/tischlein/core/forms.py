"""Answers that are put together from many parts: a deck of cards is accepted and checked, not listed."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from tischlein.core.decision import Action
from tischlein.core.message import Message, Speaker, quoted

tell = Speaker("core")


class Thing(NamedTuple):
    """Something that can be part of an answer, at most so many times."""

    id: str
    label: Message
    most: int = 1


class Part(NamedTuple):
    """A part of an answer: a number of things, in any order."""

    label: Message
    things: tuple[Thing, ...]
    least: int
    most: int

    def to_json(self) -> dict[str, Any]:
        things = [{"id": thing.id, "label": thing.label.to_json(), "most": thing.most} for thing in self.things]
        return {"label": self.label.to_json(), "things": things, "least": self.least, "most": self.most}


class Form(NamedTuple):
    """What an answer looks like: a verb, then a tuple of ids for each part. `("deck", ("mouse", "mouse", "cat"))`."""

    verb: str
    parts: tuple[Part, ...]

    def to_json(self) -> dict[str, Any]:
        return {"verb": self.verb, "parts": [part.to_json() for part in self.parts]}

    def misfit(self, action: Action) -> Message | None:
        """Why an action is no answer of this shape; None if it is one."""
        if action[0] != self.verb or len(action) != len(self.parts) + 1 or not all(isinstance(part, tuple) for part in action[1:]):
            return tell("form-shape", verb=self.verb, count=len(self.parts), action=quoted(action))
        for part, chosen in zip(self.parts, action[1:], strict=True):
            known = {thing.id: thing for thing in part.things}
            for id in chosen:
                if not isinstance(id, str) or id not in known:
                    return tell("form-unknown", part=part.label, id=quoted(id))
                if chosen.count(id) > known[id].most:
                    return tell("form-too-many", part=part.label, thing=known[id].label, most=known[id].most)
            if not part.least <= len(chosen) <= part.most:
                return tell("form-count", part=part.label, least=part.least, most=part.most, count=len(chosen))
        return None


def random_answer(form: Form, rng: Random) -> Action:
    """Something of this shape: of each part a number of things, drawn like cards."""
    parts: list[tuple[str, ...]] = []
    for part in form.parts:
        supply = [thing.id for thing in part.things for _ in range(thing.most)]
        parts.append(tuple(sorted(rng.sample(supply, rng.randint(part.least, min(part.most, len(supply)))))))
    return (form.verb, *parts)
