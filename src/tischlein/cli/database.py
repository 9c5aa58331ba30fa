"""Which database a command means, and why it cannot be used, in words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from tischlein.cli.language import Voice
from tischlein.cli.terminal import complain
from tischlein.server.store.problems import Unopened

Data: TypeAlias = Annotated[Path, typer.Option("--data", envvar="TISCHLEIN_DATA")]
Database: TypeAlias = Annotated[str, typer.Option("--database", envvar="TISCHLEIN_DATABASE", show_default=False)]
FOLDER = Path("tischlein-data")


def chosen_database(context: typer.Context, database: str, voice: Voice) -> str:
    """The address of PostgreSQL, or nothing for the folder. What was typed counts more than what is in the environment."""
    typed = [getattr(context.get_parameter_source(name), "name", "") == "COMMANDLINE" for name in ("data", "database")]
    if typed == [True, True]:
        complain(voice("store-both"))
    return "" if typed == [True, False] else database


def why_unopened(error: Unopened, voice: Voice) -> str:
    """One sentence on why a store cannot be opened."""
    match error.why:
        case "no-driver":
            return voice("store-no-driver")
        case "newer":
            return voice("store-newer")
        case "older":
            return voice("store-older")
        case "missing":
            return voice("store-missing")
        case "not-utf8":
            return voice("store-not-utf8", encoding=error.detail)
        case "unreachable":
            return voice("store-unreachable", problem=error.detail)
