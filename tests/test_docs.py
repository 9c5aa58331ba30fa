"""The examples in README and docs run as they stand, and the links lead somewhere."""

from __future__ import annotations

import inspect
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tischlein.cli.serve import serve

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_run(page: Path) -> None:
    names: dict[str, object] = {}
    for code in re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL):
        exec(compile(code, page.name, "exec"), names)


def test_the_page_for_hosts_says_who_can_reach_a_server() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    started = re.search(r"^play:.*\n\t@(.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert started and "--host" not in started[1], "make play takes the default"
    defaults = {name: parameter.default for name, parameter in inspect.signature(serve).parameters.items()}
    assert f"| `--host` | `TISCHLEIN_HOST` | `{defaults['host']}` |" in text
    assert f"| `--port` | `TISCHLEIN_PORT` | `{defaults['port']}` |" in text
    assert (defaults["host"] == "127.0.0.1") == ("from this machine only" in text)


def test_the_readme_has_a_short_example() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len([line for line in code.splitlines() if line.strip()]) <= 10


def test_the_readme_passes_strict_type_checking(tmp_path: Path) -> None:
    """As a user has it: with the types the package exports, and none of our settings."""
    code = "\n".join(re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL))
    assert check_types(code, tmp_path) == ""


def test_whoever_types_their_own_code_finds_the_names_in_the_package(tmp_path: Path) -> None:
    assert check_types(OWN_CODE, tmp_path) == ""


OWN_CODE = """
import tischlein
from tischlein import Action, Chance, Decision, Event, Game, Match, Result, Setup, State, Term

def look(game: Game, setup: Setup, state: State, match: Match) -> tuple[list[Action], Decision, list[Term], Result | None, Chance]:
    events: list[tuple[int, Event]] = list(match.story())
    return state.options(0), state.decision(0), state.score(0), state.result, state.chance

game = tischlein.game(tischlein.games()[0])
setup = game.setup()
look(game, setup, game.start(setup), Match(setup, seed=1))
"""


def check_types(code: str, folder: Path) -> str:
    """What mypy has against this code."""
    (folder / "example.py").write_text(code, encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--follow-imports",
        "silent",
        "--config-file",
        "",
        "--no-error-summary",
        "example.py",
    ]
    environment = {**os.environ, "MYPYPATH": str(ROOT / "src")}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=120).stdout


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target
