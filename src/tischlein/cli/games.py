"""`tischlein games`: which games there are."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

import tischlein
from tischlein.cli.language import Lang, Voice
from tischlein.cli.terminal import open_console
from tischlein.core.game import Game


def games(as_json: Annotated[bool, typer.Option("--json")] = False, lang: Lang = None) -> None:
    """List the games with their players, duration and options."""
    voice = Voice(lang)
    found = [tischlein.game(id) for id in tischlein.games()]
    if as_json:
        typer.echo(json.dumps([describe(game) for game in found], indent=2, ensure_ascii=False))
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(voice("games-id"), no_wrap=True, style="bold")
    table.add_column(voice("games-name"))
    table.add_column(voice("games-players"), no_wrap=True)
    table.add_column(voice("games-minutes"), no_wrap=True)
    table.add_column(voice("games-options"))
    for game in found:
        table.add_row(game.id, game.names[voice.language], players(game), minutes(game), choices(game))
    console = open_console()
    console.print(table)
    console.print(voice("games-how"), style="dim")


def describe(game: Game) -> dict[str, Any]:
    """A game as JSON, in the words the server uses for it (docs/protocol.md)."""
    return {
        "id": game.id,
        "names": game.names,
        "players": list(game.players),
        "minutes": [game.minutes[0] + game.minutes[1] * players for players in game.players],
        "elements": [_plain(element._asdict()) for element in game.elements],
        "options": [
            {**option._asdict(), "values": [_plain(value._asdict()) for value in option.values], "players": list(option.players)}
            for option in game.options
        ],
    }


def _plain(fields: dict[str, Any]) -> dict[str, Any]:
    """Without what is empty."""
    return {name: value for name, value in fields.items() if value or name == "id"}


def players(game: Game) -> str:
    least, most = game.players.start, game.players.stop - 1
    return str(least) if least == most else f"{least}–{most}"


def minutes(game: Game) -> str:
    """From the smallest to the largest table."""
    alone, each = game.minutes
    least, most = (alone + each * players for players in (game.players.start, game.players.stop - 1))
    return str(least) if least == most else f"{least}–{most}"


def choices(game: Game) -> str:
    """Elements and options as they are typed, defaults first."""
    lines = [f"{option.id}: {', '.join(str(value.id) for value in option.values)}" for option in game.options]
    if game.elements:
        lines.append(f"--element {', '.join(element.id for element in game.elements)}")
    return "\n".join(lines) or "–"
