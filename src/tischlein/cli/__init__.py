"""Tischlein in the terminal: `tischlein play`, `tischlein rules` and the rest. One file per command."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

import tischlein
from tischlein.cli.backup import backup, restore
from tischlein.cli.bench import bench
from tischlein.cli.games import games
from tischlein.cli.help import Command, Program
from tischlein.cli.language import Lang
from tischlein.cli.play import play
from tischlein.cli.replay import replay
from tischlein.cli.rules import rules
from tischlein.cli.serve import serve
from tischlein.cli.simulate import simulate

app = typer.Typer(name="tischlein", cls=Program, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)

# A new command: write cli/<name>.py with one function of that name, add it here, and its help to the catalogues (see cli/help.py).
COMMANDS = (games, play, rules, replay, simulate, bench, serve, backup, restore)
for command in COMMANDS:
    app.command(cls=Command)(command)


def print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"tischlein {tischlein.__version__}")
        raise typer.Exit


@app.callback()
def program(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=print_version)] = False,
    lang: Lang = None,
) -> None:
    """What may stand before the command. A language that stands there counts unless the command has its own."""
    context.default_map = {command.__name__: {"lang": lang} for command in COMMANDS}


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # an old terminal shows "?" for a symbol it does not know, instead of failing
    app()


__all__ = ["app", "main"]
