"""Which games there are. A game is imported when somebody first asks for it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tischlein.core.game import Game

_packages: dict[str, str] = {}
_unlisted: set[str] = set()


def register(id: str, package: str, *, listed: bool = True) -> None:
    """Makes a game known: `package.game` must hold it as `GAME`. One that is not listed is found by its id only."""
    _packages[id] = package
    if listed:
        _unlisted.discard(id)
    else:
        _unlisted.add(id)


def games() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(id for id in _packages if id not in _unlisted)


def is_known(id: str) -> bool:
    return id in _packages


def package_of(id: str) -> str:
    if not isinstance(id, str) or id not in _packages:
        from tischlein.core.errors import SetupError
        from tischlein.core.message import Message

        raise SetupError(Message("core", "no-such-game", {"id": str(id)[:80], "known": ", ".join(games())}))
    return _packages[id]


def game(id: str) -> Game:
    """The game with this id."""
    found: Game = import_module(f"{package_of(id)}.game").GAME
    return found
