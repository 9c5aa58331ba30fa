"""Running the program as somebody would: with arguments, an environment, and what they type."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

import pytest
from typer.testing import CliRunner, Result

from tischlein.cli import app
from tischlein.core import registry, words

QUIET = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "C", "COLUMNS": "100", "TERM": "dumb"}


class Run(Protocol):
    def __call__(self, *arguments: str, typed: str | None = None, **environment: str) -> Result: ...


@pytest.fixture(scope="session")
def run() -> Run:
    """`run("play", "--pipe", typed="1\\n", LANG="de_DE")`; fails on anything that would have been a traceback."""

    def call(*arguments: str, typed: str | None = None, **environment: str) -> Result:
        ran = CliRunner().invoke(app, arguments, input=typed, env={**QUIET, **environment})
        assert ran.exception is None or isinstance(ran.exception, SystemExit), ran.exception
        assert "Traceback" not in ran.output
        return ran

    return call


@pytest.fixture
def take_away() -> Iterator[str]:
    """A second game, for as long as a test runs."""
    registry.register("take_away", f"{__package__}.take_away")
    yield "take_away"
    del registry._packages["take_away"]
    words.catalogue.cache_clear()
