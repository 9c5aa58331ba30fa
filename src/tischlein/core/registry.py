"""Which games there are. A game is imported when somebody first asks for it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tischlein.core.game import Game

_packages: dict[str, str] = {}


def register(id: str, package: str) -> None:
    """Makes a game known: `package.game` must hold it as `GAME`."""
    _packages[id] = package


def games() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(_packages)


def package_of(id: str) -> str:
    if not isinstance(id, str) or id not in _packages:
        from tischlein.core.errors import SetupError
        from tischlein.core.message import Message

        raise SetupError(Message("core", "no-such-game", {"id": str(id)[:80], "known": ", ".join(_packages)}))
    return _packages[id]


def game(id: str) -> Game:
    """The game with this id."""
    found: Game = import_module(f"{package_of(id)}.game").GAME
    return found
