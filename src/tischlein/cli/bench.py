"""`tischlein bench`: how fast the rules are on this machine."""

from __future__ import annotations

import json
import platform
from importlib.util import find_spec
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

import tischlein
from tischlein.arena import bench as arena
from tischlein.cli.arguments import find_game
from tischlein.cli.language import Lang, Voice
from tischlein.cli.terminal import complain, open_console


def bench(
    game: Annotated[str | None, typer.Argument(help="Which game (default: all).", show_default=False)] = None,
    seconds: Annotated[float, typer.Option("--seconds", help="How long to measure each line.")] = 5.0,
    peer: Annotated[bool, typer.Option("--peer", help="Measure catanatron in the same run (pip install 'tischlein[peer]').")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    lang: Lang = None,
) -> None:
    """Measure random play on one core: decisions per second, games per second, time to copy a position."""
    voice = Voice(lang)
    if seconds <= 0:
        complain(voice("bench-seconds"))
    if peer and find_spec("catanatron") is None:
        complain(voice("bench-no-peer"))
    games = [find_game(id, voice) for id in ([game] if game else tischlein.games())]
    other = arena.measure_peer(seconds) if peer else None
    rows: list[dict[str, Any]] = []
    for measured in games:
        for players in measured.players:
            speed = arena.measure(measured.setup(players=players), seconds)
            row = {"game": measured.id, "players": players, **speed._asdict()}
            rows.append({**row, "times_peer": speed.decisions_per_second / other.decisions_per_second} if other else row)
    if as_json:
        report = {
            "python": platform.python_version(),
            "compiled": arena.compiled(),
            "rows": rows,
            "peer": other._asdict() if other else None,
        }
        typer.echo(json.dumps(report, indent=2))
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(voice("bench-game"), style="bold")
    for heading in ("players", "decisions", "games", "per-game", "copy", *(["times"] if other else [])):
        table.add_column(voice(f"bench-{heading}"), justify="right")
    for row in rows:
        cells = [
            row["game"],
            str(row["players"]),
            voice.number(row["decisions_per_second"], ",.0f"),
            voice.number(row["games_per_second"], ",.0f"),
        ]
        cells += [voice.number(row["decisions_per_game"], ".0f"), f"{voice.number(row['copy_microseconds'], '.2f')} µs"]
        table.add_row(*cells, *([f"{voice.number(row['times_peer'])}×"] if other else []))
    if other:
        speeds = voice.number(other.decisions_per_second, ",.0f"), voice.number(other.games_per_second, ",.0f")
        table.add_row("catanatron", "4", *speeds, "", "", "1×", style="dim")
    console = open_console()
    console.print(table)
    console.print(voice("bench-how", compiled="yes" if arena.compiled() else "no", python=platform.python_version()), style="dim")
