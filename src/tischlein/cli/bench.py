"""`tischlein bench`: how fast the rules are on this machine, interpreted and compiled."""

from __future__ import annotations

import json
import platform
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Annotated, Any

import typer
from rich import box
from rich.progress import Progress
from rich.table import Table

import tischlein
from tischlein.arena import bench as arena
from tischlein.arena.builds import NotCompiled, compiled, other_build, run_in
from tischlein.arena.builds import Progress as Compiling
from tischlein.cli.arguments import find_game
from tischlein.cli.language import Lang, Voice
from tischlein.cli.terminal import complain, open_console
from tischlein.core.errors import SetupError
from tischlein.core.game import Game
from tischlein.core.setup import Setup

Rows = list[dict[str, Any]]


def bench(
    game: Annotated[str | None, typer.Argument()] = None,
    seconds: float = 5.0,
    alone: Annotated[bool, typer.Option("--alone")] = False,
    peer: Annotated[bool, typer.Option("--peer")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
) -> None:
    """Measure random play on one core, interpreted and compiled: decisions and games per second, time to copy a position."""
    voice = Voice(lang)
    if seconds <= 0:
        complain(voice("bench-seconds"))
    if peer and find_spec("catanatron") is None:
        complain(voice("bench-no-peer"))
    games = [find_game(id, voice) for id in ([game] if game else tischlein.games())]
    other = arena.measure_peer(seconds) if peer else None
    builds = {_way(compiled()): _measure(games, seconds, voice, quiet=as_json)}
    unmade = None if alone else _measure_other_way(builds, game, seconds, voice)
    if as_json:
        typer.echo(json.dumps({"python": platform.python_version(), "builds": builds, "peer": other and other._asdict()}, indent=2))
        return
    console = open_console()
    console.print(_table(builds, other, voice))
    console.print(voice("bench-how", python=platform.python_version()), style="dim")
    if unmade:
        console.print(unmade, style="dim")


def _way(compiled: bool) -> str:
    return "compiled" if compiled else "plain"


def _measure_other_way(builds: dict[str, Rows], game: str | None, seconds: float, voice: Voice) -> str | None:
    """Adds its figures, or says why there are none."""
    try:
        with _compiling(voice) as progress, other_build(progress) as folder:
            if folder is None:
                return voice("bench-not-compiled")
            report = json.loads(run_in(folder, "bench", *([game] if game else []), "--seconds", str(seconds), "--alone", "--json"))
            builds |= report["builds"]
    except NotCompiled as error:
        return voice("bench-compiling-failed", why=str(error))
    return None


@contextmanager
def _compiling(voice: Voice) -> Iterator[Compiling]:
    """Says how far compiling is: with a bar in a terminal, with a line now and then elsewhere."""
    console = open_console(errors=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(voice("bench-progress"), total=None, visible=False)

        def progress(done: int, total: int) -> None:
            if not total:
                console.print(voice("bench-compiling"))
            elif not console.is_terminal and (done == total or done % 10 == 0):
                console.print(voice("bench-compiled", done=done, total=total))
            bar.update(task, completed=done, total=total or None, visible=done < total or not total)

        yield progress


def _setups(game: Game) -> Iterator[Setup]:
    """Every number of players, and everything in the box that goes together for the fewest of at least two."""
    for players in game.players:
        yield game.setup(players=players)
    elements: tuple[str, ...] = ()
    players = min((count for count in game.players if count > 1), default=1)
    for element in game.elements:
        try:
            elements = game.setup(players=players, elements=(*elements, element.id)).elements
        except SetupError:
            continue
    if elements:
        yield game.setup(players=players, elements=elements)


def _measure(games: list[Game], seconds: float, voice: Voice, quiet: bool) -> Rows:
    setups = [setup for game in games for setup in _setups(game)]
    with Progress(console=open_console(errors=True), transient=True, disable=quiet) as progress:
        task = progress.add_task(voice("bench-measuring"), total=len(setups) * arena.ROUNDS)
        speeds = arena.measure(setups, seconds, lambda: progress.advance(task))
    return [
        {"game": setup.game.id, "players": setup.players, "elements": list(setup.elements), **speed._asdict()}
        for setup, speed in zip(setups, speeds, strict=True)
    ]


def _table(builds: dict[str, Rows], peer: arena.PeerSpeed | None, voice: Voice) -> Table:
    """A line for each set-up and each way in which the rules ran."""
    ways = [way for way in ("plain", "compiled") if way in builds]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(voice("bench-game"), style="bold")  # the only one that may break: all numbers are seen in 80 columns
    table.add_column(voice("bench-players"), justify="right", no_wrap=True)
    table.add_column(voice("bench-rules"), no_wrap=True)
    for heading in ("games", "decisions", "copy", "plain", "simulation", *(["times"] if peer else [])):
        table.add_column(voice(f"bench-{heading}"), justify="right", no_wrap=True)
    for number, row in enumerate(builds[ways[0]]):
        name = voice("bench-everything", game=row["game"]) if row["elements"] else row["game"]
        for way in ways:
            found = builds[way][number]
            cells = [
                voice(f"bench-way-{way}"),
                voice.number(found["games_per_second"], ",.0f"),
                voice.number(found["decisions_per_second"], ",.0f"),
                voice.number(found["copy_microseconds"], ".2f"),
                f"{voice.number(found['plain_cost'])}×",
                f"{voice.number(found['simulation_cost'])}×",
            ]
            if peer:
                cells.append(f"{voice.number(found['decisions_per_second'] / peer.decisions_per_second)}×")
            first = way == ways[0]
            table.add_row(name if first else "", str(row["players"]) if first else "", *cells)
    if peer:
        speeds = voice.number(peer.games_per_second, ",.0f"), voice.number(peer.decisions_per_second, ",.0f")
        table.add_row("catanatron", "4", voice("bench-way-plain"), *speeds, "", "", "", "1×", style="dim")
    return table
