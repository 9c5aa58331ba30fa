"""The package: what it asks for, and what its source distribution holds."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
LINES = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()[1:]
PINNED = {name.lower().replace("_", "-"): Version(version) for name, _, version in (line.partition("==") for line in LINES)}
WANTED = {"src", "docs", "hatch_build.py", "pyproject.toml", "README.md", "CHANGELOG.md", "LICENSE", "PKG-INFO", ".gitignore"}


@pytest.mark.parametrize("text", [*PROJECT["dependencies"], *EXTRAS["server"], *EXTRAS["postgres"][1:]])
def test_who_uses_the_library_may_use_other_versions(text: str) -> None:
    """The least version is the one we test with, and nothing is shut out before the next major one."""
    wanted = Requirement(text)
    pinned = PINNED[wanted.name.lower()]
    bounds = {bound.operator: bound.version for bound in wanted.specifier}
    assert bounds.keys() <= {">=", "<"} and bounds[">="] == f"{pinned.major}.{pinned.minor}"[: len(bounds[">="])]
    assert "<" not in bounds or Version(bounds["<"]) == Version(str(pinned.major + 1))


def test_the_tools_are_pinned() -> None:
    for text in (*EXTRAS["test"][1:], *EXTRAS["peer"]):
        wanted = Requirement(text)
        assert str(wanted.specifier) == f"=={PINNED[wanted.name.lower()]}"


def test_the_source_distribution_holds_what_is_meant(tmp_path: Path) -> None:
    for name in WANTED - {"src", "docs", "PKG-INFO"}:
        shutil.copy(ROOT / name, tmp_path)
    for name in ("src/tischlein/core/state.py", "docs/library.md"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    for name in ("src/tischlein/server/page/index.html", "web/README.md", "web/src/main.ts", "web/docs/notes.md", "tests/src/test_x.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path / "made")]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, timeout=120)
    with tarfile.open(next((tmp_path / "made").glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {name.split("/")[0] for name in names} == WANTED
    assert "src/tischlein/server/page/index.html" in names, "the page comes built, whatever git ignores"
