"""Tischlein in the terminal: `tischlein play`, `tischlein rules` and the rest. One file per command."""

from __future__ import annotations

import sys

import typer

from tischlein.cli.backup import backup, restore
from tischlein.cli.bench import bench
from tischlein.cli.games import games
from tischlein.cli.play import play
from tischlein.cli.replay import replay
from tischlein.cli.rules import rules
from tischlein.cli.serve import serve
from tischlein.cli.simulate import simulate

app = typer.Typer(
    name="tischlein",
    help="Board games at one table: play them, read their rules, let bots play them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

# A new command: write cli/<name>.py with one function, import it above, and add its line here.
app.command("games")(games)
app.command("play")(play)
app.command("rules")(rules)
app.command("replay")(replay)
app.command("simulate")(simulate)
app.command("bench")(bench)
app.command("serve")(serve)
app.command("backup")(backup)
app.command("restore")(restore)


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # an old terminal shows "?" for a symbol it does not know, instead of failing
    app()


__all__ = ["app", "main"]
