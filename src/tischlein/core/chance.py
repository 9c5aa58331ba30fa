"""Chance is a player: a position waits for it, and the caller supplies the outcome."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Any, Final

from tischlein.core.message import Message
from tischlein.core.value import Fields

CHANCE: Final = -1
"""The seat of chance."""


class Chance(Fields):
    """One die, one draw: a pending outcome.

    `stream` names where the luck comes from. A `Match` draws the outcomes of one stream in order, independently of all other streams, so
    that the same seed gives the same luck whatever the players do in between.
    """

    __slots__ = ("message", "stream")

    def __init__(self, stream: str, message: Message) -> None:
        self.stream = stream
        self.message = message

    def outcomes(self) -> list[tuple[Any, int]]:
        """All outcomes with their weights, where they can be listed."""
        raise NotImplementedError

    def sample(self, rng: Random) -> Any:
        """One outcome at random."""
        raise NotImplementedError

    def allows(self, outcome: Any) -> bool:
        """Whether this can come up."""
        raise NotImplementedError


class Die(Chance):
    """A die: its faces, one entry per side. Or a stack of cards: one entry per card."""

    __slots__ = ("faces",)

    def __init__(self, stream: str, message: Message, faces: tuple[Any, ...]) -> None:
        super().__init__(stream, message)
        self.faces = faces

    def fields(self) -> tuple[object, ...]:
        return self.stream, self.message, self.faces

    def outcomes(self) -> list[tuple[Any, int]]:
        return [(face, self.faces.count(face)) for face in dict.fromkeys(self.faces)]

    def allows(self, outcome: Any) -> bool:
        for face in self.faces:  # nearly always it is the very face that was drawn, and comparing what is on them takes longer
            if face is outcome:
                return True
        return outcome in self.faces and type(outcome) is type(self.faces[0])

    def sample(self, rng: Random) -> Any:
        count = len(self.faces)
        return self.faces[int(rng.random() * count)]


def luck(seed: str, stream: str, index: int) -> Random:
    """The generator for outcome number `index` of a stream. It depends on these three alone, so an undone roll cannot be rolled anew."""
    return Random(int.from_bytes(sha256(f"{seed}/{stream}/{index}".encode("utf-8", "surrogatepass")).digest(), "big"))


def commitment(seed: str) -> str:
    """The fingerprint of a seed, published before the game; afterwards the seed is, and everybody can compare.

    It hides only a seed nobody can guess, like the one a match draws itself.
    """
    return sha256(f"tischlein/{seed}".encode("utf-8", "surrogatepass")).hexdigest()
