"""`tischlein play`: people and bots at one terminal."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from tischlein.bots import BOTS
from tischlein.cli.arguments import find_game, load_match, make_setup
from tischlein.cli.language import Lang, Voice
from tischlein.cli.seats import Seats
from tischlein.cli.table import Table
from tischlein.cli.terminal import Leave, Terminal, complain
from tischlein.core.match import Match

LINES_TO_CATCH_UP = 8
"""How much of the story somebody reads again who comes back to a saved match."""


def play(
    game: Annotated[str, typer.Argument()] = "burgundy_dice",
    players: int | None = None,
    people: int | None = None,
    name: list[str] | None = None,
    bot: str = "greedy",
    settings: Annotated[list[str] | None, typer.Option("--set", metavar="OPTION=VALUE")] = None,
    element: list[str] | None = None,
    seed: str | None = None,
    save: Path | None = None,
    pipe: Annotated[bool, typer.Option("--pipe")] = False,
    lang: Lang = None,
) -> None:
    """Play a game at this terminal: without options, you against one bot."""
    voice = Voice(lang)
    names = [single.strip() for single in name or [] if single.strip()]
    persons = max(1, len(names)) if people is None else people
    if bot not in BOTS:
        complain(voice("no-such-bot", bot=bot, known=", ".join(BOTS)))
    if persons < 1:
        complain(voice("no-people"))
    if len(names) > persons:
        complain(voice("too-many-names", names=len(names), people=persons))
    found = find_game(game, voice)
    count = max(persons, found.default_players) if players is None else players
    setup = make_setup(found, count, element or [], settings or [], voice)
    if not pipe and not Terminal.someone_is_there():
        complain(voice("no-terminal"))
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # gives `input` line editing and a history, where the system has it
    terminal = Terminal(voice)
    try:
        continued = continue_match(save, terminal)
        match = continued or Match(setup, seed, forced=True)
        if persons > match.setup.players:
            complain(voice("too-many-people", people=persons, players=match.setup.players))
        seats = Seats.fill(match.setup.players, persons, names, bot, voice)
        voice.names = seats.names
        table = Table(match, seats, terminal, save)
        if continued:
            table.news.skip(keep=LINES_TO_CATCH_UP)
        welcome(table, simple=players is None and people is None and not names and not continued)
        table.run()
    except (Leave, KeyboardInterrupt):
        terminal.show(voice("goodbye-saved", file=str(save)) if save and save.exists() else voice("goodbye"))


def continue_match(file: Path | None, terminal: Terminal) -> Match | None:
    """The match in the file, if there is one and they want to go on with it."""
    if file is None or not file.exists():
        return None
    match = load_match(file, terminal.voice)
    if match.by_hand:
        complain(terminal.voice("by-hand", file=str(file)))
    name = match.setup.game.names[terminal.voice.language]
    return match if terminal.confirm(terminal.voice("continue", file=str(file), game=name)) else None


def welcome(table: Table, simple: bool) -> None:
    voice, setup = table.voice, table.match.setup
    table.terminal.heading(setup.game.names[voice.language])
    table.terminal.show(Text(voice("seated", names=", ".join(table.seats.names))))
    if simple:
        table.terminal.show(Text(voice("how-to-change"), "dim"))
    table.terminal.show(Text(voice("luck-promised", commitment=table.match.commitment), "dim"))
