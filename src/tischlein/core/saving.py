"""A match as a text and back. The format is described in docs/match-format.md."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from tischlein.core import chance, registry
from tischlein.core.errors import LoadError, TischleinError
from tischlein.core.match import Entry, Match
from tischlein.core.message import Speaker

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
    log = [_entry_to_json(entry) for entry in match.log]
    lines = [f'"{key}": {_text(value)},' for key, value in head.items()]
    body = ",\n".join(_text(entry) for entry in log)
    return "{\n" + "\n".join(lines) + '\n"log": [\n' + body + '\n],\n"digest": ' + _text(_digest({**head, "log": log})) + "\n}\n"


def load(text: str) -> Match:
    data = _parse(text)
    game = _game(data)
    if data["rules"] != game.version:
        raise LoadError(tell("load-rules", game=game.id, saved=str(data["rules"]), known=game.version))
    try:
        setup = game.setup_from_json(data["setup"])
    except (TypeError, TischleinError) as error:
        raise LoadError(tell("load-setup", problem=str(error))) from error
    match = Match(setup, data["seed"], by_hand=True, forced=False)  # nothing is drawn or forced while the log is read
    for number, entry in enumerate(data["log"]):
        try:
            _replay_entry(match, _entry_from_json(entry))
        except (TischleinError, KeyError, TypeError, ValueError, AttributeError) as error:
            raise LoadError(tell("load-entry", number=number, problem=str(error))) from error
    match.by_hand, match.forced = data["by_hand"], data["forced"]
    return match


def _parse(text: str) -> dict[str, Any]:
    """The outer shape: everything there, of the right kind, and undamaged."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise LoadError(tell("load-not-json", problem=str(error))) from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise LoadError(tell("load-foreign"))
    if type(data.get("version")) is not int:
        raise LoadError(tell("load-incomplete", what="version"))
    if data["version"] > VERSION:
        raise LoadError(tell("load-newer", version=data["version"], known=VERSION))
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


def _game(data: dict[str, Any]) -> Any:
    try:
        return registry.game(data["setup"].get("game"))
    except TischleinError as error:
        raise LoadError(error.message) from error


def _replay_entry(match: Match, entry: Entry) -> None:
    if entry.what == "undo":
        undone = set(entry.value)
        if not undone <= set(match.line):
            raise ValueError(f"it takes back {sorted(undone - set(match.line))}, which is not in force")
        match._take_back(entry)
    else:
        if entry.what == "chance" and match.state.chance.stream != entry.stream:
            raise ValueError(f"the luck comes from {entry.stream!r}, but {match.state.chance.stream!r} is due")
        match._enter(entry)


def _entry_to_json(entry: Entry) -> list[Any]:
    return [entry.what, entry.stream if entry.what == "chance" else entry.seat, _plain(entry.value)]


def _entry_from_json(data: Any) -> Entry:
    what, who, value = data
    if what == "chance":
        return Entry("chance", chance.CHANCE, _frozen(value), str(who))
    if what not in ("play", "forced", "undo") or type(who) is not int or not isinstance(value, list):
        raise ValueError(f"{data!r} is not an entry")
    return Entry(what, who, _frozen(value))


def _plain(value: Any) -> Any:
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def _frozen(value: Any) -> Any:
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _digest(data: dict[str, Any]) -> str:
    return sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
