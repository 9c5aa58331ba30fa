"""`tischlein simulate`: bots against each other, many times."""

from __future__ import annotations

import json
import signal
from typing import Annotated

import typer
from rich import box
from rich.progress import Progress
from rich.table import Table

from tischlein.arena.simulate import Report, Stopped
from tischlein.arena.simulate import simulate as run
from tischlein.bots import BOTS
from tischlein.cli.arguments import find_game, make_setup
from tischlein.cli.language import Lang, Voice
from tischlein.cli.terminal import complain, open_console
from tischlein.core.game import Game
from tischlein.core.setup import Setup

INTERRUPTED = 128 + signal.SIGINT
"""The code with which programs end that were stopped by Ctrl-C."""

UNKNOWN = "–"
"""What a single game does not tell."""


def simulate(
    game: str,
    games: int = 100,
    players: int | None = None,
    bots: str = "greedy,random",
    seed: int = 0,
    element: list[str] | None = None,
    set_: Annotated[list[str] | None, typer.Option("--set", metavar="OPTION=VALUE")] = None,
    workers: int | None = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games, and say how they did. Bots change seats from game to game."""
    voice = Voice(lang)
    if games < 1:
        complain(voice("simulate-no-games"))
    if workers is not None and workers < 1:
        complain(voice("simulate-no-workers"))
    played = find_game(game, voice)
    names = seat_bots(played, bots, players, voice)
    setup = make_setup(played, len(names), element or [], set_ or [], voice)
    report: Report | None
    try:
        with Progress(console=open_console(errors=True), transient=True, disable=as_json) as progress:
            task = progress.add_task(voice("simulate-progress"), total=games)
            report = run(setup, names, games, seed, workers, lambda finished: progress.advance(task, finished))
    except Stopped as stopped:
        report = stopped.report
    if report is None:
        open_console(errors=True).print(voice("simulate-nothing"))
    elif as_json:
        typer.echo(json.dumps(report.to_json(), indent=2))
    else:
        show(report, setup, voice)
    if report is None or report.games < games:
        raise typer.Exit(INTERRUPTED)


def seat_bots(game: Game, bots: str, players: int | None, voice: Voice) -> list[str]:
    """One bot for each seat."""
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        if name not in BOTS:
            complain(voice("no-such-bot", bot=name, known=", ".join(BOTS)))
    if len(names) == 1:
        names *= players or game.default_players
    if players is not None and len(names) != players:
        complain(voice("simulate-seats", bots=len(names), players=players))
    return names


def show(report: Report, setup: Setup, voice: Voice) -> None:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(voice("simulate-bot"), style="bold")
    for heading in ("mean", "interval", "deviation", "median", "range", "wins", "interval"):
        table.add_column(voice(f"simulate-{heading}"), justify="right", no_wrap=True)
    for line in report.lines:
        row = [line.bot, voice.number(line.mean), interval(line.mean_interval, ".1f", voice)]
        row += [UNKNOWN if line.deviation is None else voice.number(line.deviation)]
        row += [voice.number(line.median, "g"), f"{line.least}–{line.most}"]
        row += [voice.number(line.wins, ".1%"), interval(line.win_interval, ".1%", voice)]
        table.add_row(*row)
    console = open_console()
    console.print(table)
    whole = "yes" if report.games == report.asked else "no"
    seeds = {"seed": str(report.seed), "last": str(report.seed + report.games - 1)}  # as they are typed, without separators
    console.print(voice("simulate-games", games=report.games, asked=report.asked, whole=whole, **seeds), style="dim")
    if report.rounds:
        console.print(voice("simulate-rounds", rounds=voice.number(report.rounds)), style="dim")
    if len(setup.game.teams(setup)) < setup.players:
        console.print(voice("simulate-teams"), style="dim")


def interval(bounds: tuple[float, float] | None, form: str, voice: Voice) -> str:
    if bounds is None:
        return UNKNOWN
    low, high = bounds
    return f"{voice.number(low, form)}–{voice.number(high, form)}"
