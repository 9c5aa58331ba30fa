"""`tischlein games`: which games there are."""

from __future__ import annotations

from rich import box
from rich.table import Table

import tischlein
from tischlein.cli.language import Lang, Voice
from tischlein.cli.terminal import open_console
from tischlein.core.game import Game


def games(lang: Lang = None) -> None:
    """List the games with their players, duration and options."""
    voice = Voice(lang)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(voice("games-id"), no_wrap=True, style="bold")
    table.add_column(voice("games-name"))
    table.add_column(voice("games-players"), no_wrap=True)
    table.add_column(voice("games-minutes"), no_wrap=True)
    table.add_column(voice("games-options"))
    for id in tischlein.games():
        game = tischlein.game(id)
        table.add_row(id, game.names[voice.language], players(game), minutes(game), choices(game))
    console = open_console()
    console.print(table)
    console.print(voice("games-how"), style="dim")


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
