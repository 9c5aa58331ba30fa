"""A match as a text and back. The format is described in docs/match-format.md."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import sha256
from typing import Any

from tischlein.core import chance, registry
from tischlein.core.decision import action_from_json
from tischlein.core.errors import LoadError, TischleinError
from tischlein.core.game import Game
from tischlein.core.match import Entry, Match
from tischlein.core.message import Speaker, quoted
from tischlein.core.setup import Setup

tell = Speaker("core")

FORMAT = "tischlein-match"
VERSION = 1


def save(match: Match) -> str:
    head = {
        "format": FORMAT,
        "version": VERSION,
        "rules": match.setup.game.version,
        "setup": match.setup.to_json(),
        "seed": match.seed,
        "commitment": match.commitment,
        "by_hand": match.by_hand,
        "forced": match.forced,
    }
    log = [entry_to_json(entry) for entry in match.log]
    lines = [f'"{key}": {_text(value)},' for key, value in head.items()]
    body = ",\n".join(_text(entry) for entry in log)
    return "{\n" + "\n".join(lines) + '\n"log": [\n' + body + '\n],\n"digest": ' + _text(_digest({**head, "log": log})) + "\n}\n"


def load(text: str) -> Match:
    data = _parse(text)
    game = _game(data)
    if data["rules"] != game.version:
        raise LoadError(tell("load-rules", game=game.id, saved=str(data["rules"]), known=game.version))
    match = restore(_setup(game, data["setup"]), data["seed"], data["log"], by_hand=data["by_hand"], forced=data["forced"])
    match.advance()  # a log may end before a roll
    return match


def restore(setup: Setup, seed: str, log: Iterable[Any], *, by_hand: bool = False, forced: bool = False) -> Match:
    """The match with exactly this log: entries as `entry_to_json` wrote them."""
    match = Match(setup, seed, by_hand=True, forced=False)  # nothing is drawn or forced while the log is read
    for entry in log:
        append(match, entry)
    match.by_hand, match.forced = by_hand, forced
    return match


def append(match: Match, entry: Any) -> None:
    """Adds one entry, as `entry_to_json` wrote it, to the log of a match, and nothing else."""
    try:
        _replay_entry(match, _entry_from_json(entry))
    except TischleinError as error:
        raise LoadError(tell("load-entry", number=str(len(match.log) + 1), problem=error.message)) from error


def _parse(text: str) -> dict[str, Any]:
    """The outer shape: everything there, of the right kind, and undamaged."""
    if not isinstance(text, str):
        raise LoadError(tell("load-no-text"))
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise LoadError(tell("load-not-json", problem=str(error))) from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise LoadError(tell("load-foreign"))
    if type(data.get("version")) is not int or data["version"] < 1:
        raise LoadError(tell("load-incomplete", what="version"))
    if data["version"] > VERSION:
        raise LoadError(tell("load-newer", version=str(data["version"])[:20], known=VERSION))
    kinds = {"rules": int, "setup": dict, "seed": str, "commitment": str, "by_hand": bool, "forced": bool, "log": list, "digest": str}
    for key, kind in kinds.items():
        if type(data.get(key)) is not kind:
            raise LoadError(tell("load-incomplete", what=key))
    digest = data.pop("digest")
    if digest != _digest(data):
        raise LoadError(tell("load-damaged"))
    if data["commitment"] != chance.commitment(data["seed"]):
        raise LoadError(tell("load-commitment"))
    return data


def _game(data: dict[str, Any]) -> Game:
    try:
        return registry.game(data["setup"].get("game"))
    except TischleinError as error:
        raise LoadError(error.message) from error


def _setup(game: Game, data: dict[str, Any]) -> Setup:
    kinds = {"game": str, "players": int, "elements": list, "options": dict}
    for key in kinds.keys() | data.keys():
        if key not in kinds or type(data.get(key)) is not kinds[key]:
            raise LoadError(tell("load-incomplete", what=f"setup.{key}"))
    try:
        return game.setup_from_json(data)
    except TischleinError as error:
        raise LoadError(tell("load-setup", problem=error.message)) from error


def _replay_entry(match: Match, entry: Entry) -> None:
    if entry.what == "undo":
        match.take_back(entry)
        return
    if entry.what == "chance" and match.state.chance.stream != entry.stream:
        raise LoadError(tell("load-stream", stream=entry.stream))
    if entry.what == "forced" and match.state.forced(entry.seat) != entry.value:
        raise LoadError(tell("load-forced"))
    match.enter(entry)


def entry_to_json(entry: Entry) -> list[Any]:
    """A line of the log as JSON."""
    who = entry.stream if entry.what == "chance" else entry.seat
    written = [entry.what, who, _plain(entry.value)]
    return [*written, list(entry.consent)] if entry.what == "undo" else written


def _entry_from_json(data: Any) -> Entry:
    odd = LoadError(tell("load-odd-entry", entry=quoted(data)))
    if not isinstance(data, list) or len(data) != (4 if data[:1] == ["undo"] else 3):
        raise odd
    what, who, value = data[:3]
    try:
        action = action_from_json(value)
    except ValueError as error:
        raise odd from error
    if what == "chance" and isinstance(who, str):
        return Entry("chance", chance.CHANCE, action, who)
    if type(who) is not int or not isinstance(value, list):
        raise odd
    if what == "undo" and _numbers(value) and _numbers(data[3]):
        return Entry("undo", who, action, consent=tuple(data[3]))
    if what in ("play", "forced"):
        return Entry(what, who, action)
    raise odd


def _numbers(value: Any) -> bool:
    return isinstance(value, list) and all(type(part) is int for part in value)


def _plain(value: Any) -> Any:
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _digest(data: dict[str, Any]) -> str:
    return sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
