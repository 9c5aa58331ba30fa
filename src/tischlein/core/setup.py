"""How a game is set up: the elements and options a game offers, and the ones a table has chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from tischlein.core.game import Game


class Element(NamedTuple):
    """A part that can be switched on: an expansion, or a separable piece of one."""

    id: str
    names: dict[str, str]
    needs: tuple[str, ...] = ()
    conflicts: tuple[str, ...] = ()
    minutes: int = 0
    """By which a game becomes longer, roughly."""
    about: dict[str, str] | None = None
    """What it brings, in one line."""


class OptionValue(NamedTuple):
    id: str | int
    names: dict[str, str]
    about: dict[str, str] | None = None
    """What it is like, in one line, where the name does not say it."""


class SetupOption(NamedTuple):
    """A choice to be made before the game. The first value is the default; `per_seat` asks for one value for each seat.

    With `players` it is a choice only for these numbers of players; others leave it as it is.
    """

    id: str
    names: dict[str, str]
    values: tuple[OptionValue, ...]
    per_seat: bool = False
    players: tuple[int, ...] = ()


@dataclass(frozen=True)
class Setup:
    """One validated way to play a game, made by `game.setup(...)`; `setup["sheet"]` is the value of an option."""

    game: Game
    players: int
    elements: tuple[str, ...]
    choices: tuple[tuple[str, Any], ...]

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.choices)

    def __getitem__(self, option: str) -> Any:
        return self.options[option]

    def to_json(self) -> dict[str, Any]:
        options = {id: list(value) if isinstance(value, tuple) else value for id, value in self.choices}
        return {"game": self.game.id, "players": self.players, "elements": list(self.elements), "options": options}
