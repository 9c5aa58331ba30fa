"""What commands have in common: finding the game, making a set-up of what was typed."""

from __future__ import annotations

from pathlib import Path

import tischlein
from tischlein.cli.keeping import read_match
from tischlein.cli.language import Voice
from tischlein.cli.terminal import complain
from tischlein.core.errors import LoadError, SetupError
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.message import Message
from tischlein.core.setup import Setup, SetupOption


def find_game(id: str, voice: Voice) -> Game:
    try:
        return tischlein.game(id)
    except SetupError as error:
        complain(error.say(voice.language))


def make_setup(game: Game, players: int | None, elements: list[str], settings: list[str], voice: Voice) -> Setup:
    """The set-up of `--players 3 --element inns --set sheet=B --set boards=1,5,9`."""
    known = {option.id: option for option in game.options}
    chosen: dict[str, object] = {}
    try:
        for setting in settings:
            id, equals, value = setting.partition("=")
            if not equals:
                complain(voice("wrong-setting", setting=setting))
            if id not in known:
                raise SetupError(Message("core", "no-such-option", {"id": id, "known": ", ".join(known) or "-"}))
            chosen[id] = parse_value(known[id], value)
        return game.setup(players, elements, **chosen)
    except SetupError as error:
        complain(error.say(voice.language))


def parse_value(option: SetupOption, text: str) -> object:
    """The value of an option; one for each seat, where it asks for that. An unknown one is left for the game to refuse."""
    by_text = {str(value.id): value.id for value in option.values}
    if option.per_seat:
        return tuple(by_text.get(part.strip(), part.strip()) for part in text.split(","))
    return by_text.get(text, text)


def load_match(file: Path, voice: Voice) -> Match:
    try:
        return read_match(file)
    except LoadError as error:
        complain(error.say(voice.language))
    except OSError as error:
        complain(voice("cannot-read", file=str(file), problem=error.strerror or str(error)))
