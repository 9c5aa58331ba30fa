"""`tischlein bench`: how fast the rules are on this machine, interpreted and compiled."""

from __future__ import annotations

import json
import platform
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Annotated, Any

import typer
from rich import box
from rich.progress import Progress
from rich.table import Table

import tischlein
from tischlein.arena import bench as arena
from tischlein.arena.builds import compiled, other_build, run_in
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
    if not alone:
        with other_build(lambda: open_console(errors=True).print(voice("bench-compiling"))) as folder:
            if folder is not None:
                report = json.loads(run_in(folder, "bench", *([game] if game else []), "--seconds", str(seconds), "--alone", "--json"))
                builds |= report["builds"]
    if as_json:
        typer.echo(json.dumps({"python": platform.python_version(), "builds": builds, "peer": other and other._asdict()}, indent=2))
        return
    console = open_console()
    console.print(_table(builds, other, voice))
    console.print(voice("bench-how", python=platform.python_version(), ways="-".join(sorted(builds))), style="dim")
    if len(builds) == 1 and not alone:
        console.print(voice("bench-not-compiled"), style="dim")


def _way(compiled: bool) -> str:
    return "compiled" if compiled else "plain"


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
    """A line for each set-up; each figure interpreted / compiled."""
    ways = [way for way in ("plain", "compiled") if way in builds]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(voice("bench-game"), style="bold", no_wrap=True)
    for heading in ("players", "games", "decisions", "copy", "plain", "simulation", *(["times"] if peer else [])):
        table.add_column(voice(f"bench-{heading}"), justify="right", no_wrap=True)
    for number, row in enumerate(builds[ways[0]]):
        name = voice("bench-everything", game=row["game"]) if row["elements"] else row["game"]
        found = [builds[way][number] for way in ways]
        cells = [
            [voice.number(one["games_per_second"], ",.0f") for one in found],
            [voice.number(one["decisions_per_second"], ",.0f") for one in found],
            [voice.number(one["copy_microseconds"], ".2f") for one in found],
            [f"{voice.number(one['plain_cost'])}×" for one in found],
            [f"{voice.number(one['simulation_cost'])}×" for one in found],
        ]
        if peer:
            cells.append([f"{voice.number(one['decisions_per_second'] / peer.decisions_per_second)}×" for one in found])
        table.add_row(name, str(row["players"]), *map(" / ".join, cells))
    if peer:
        speeds = voice.number(peer.games_per_second, ",.0f"), voice.number(peer.decisions_per_second, ",.0f")
        table.add_row("catanatron", "4", *speeds, "", "", "", "1×", style="dim")
    return table
