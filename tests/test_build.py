"""The wheel: compiled where there is a C compiler, pure where not; and the same games are played either way.

The rules are compiled once: what is compiled is kept in `build/units`, and the wheel of these tests shares it.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.missing import COMPILER
from tests.support.scale import soaking
from tischlein.arena.builds import BUILDS, other_build

ROOT = Path(__file__).parent.parent
NO_COMPILER = shutil.which("cc") is None and "CI" not in os.environ

PLAY = """
import json, tischlein
from random import Random
from tischlein.arena.builds import compiled

digests = []
for id in tischlein.games():
    game = tischlein.game(id)
    for players in game.players:
        rng = Random(players)
        for _ in range(10):
            match = tischlein.Match(game.setup(players=players), rng.randrange(10**9))
            while match.state.waiting_for:
                seat = rng.choice(match.state.waiting_for)
                match.play(seat, rng.choice(match.state.options(seat)))
            digests.append(match.state.digest())
        state = game.start(game.setup(players=players))
        state.play_out(rng)
        digests.append(state.digest())
print(json.dumps({"compiled": compiled(), "file": tischlein.__file__, "digests": digests}))
"""


def sources(folder: Path, page: bool) -> Path:
    """A clean copy: nothing is compiled in its place yet, and the page is built or not."""
    source = folder / "source"
    leave = ["*.so", "__pycache__", *([] if page else ["page"])]
    shutil.copytree(ROOT / "src", source / "src", ignore=shutil.ignore_patterns(*leave))
    shutil.copytree(ROOT / "web", source / "web", ignore=shutil.ignore_patterns("node_modules"))
    (source / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    BUILDS.mkdir(exist_ok=True)
    (source / "build").symlink_to(BUILDS)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "CHANGELOG.md"):
        shutil.copy(ROOT / name, source)
    return source


def build(source: Path, **environment: str) -> Path:
    """Builds a wheel."""
    folder = source.parent / "dist"
    finished = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=source,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert finished.returncode == 0, finished.stdout + finished.stderr
    return next(folder.glob("*.whl"))


def installed(wheel: Path, folder: Path) -> Path:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def run(package: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(package), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run([sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=900, check=False)


def games(package: Path) -> dict[str, object]:
    finished = run(package, "-c", PLAY)
    assert finished.returncode == 0, finished.stderr
    report: dict[str, object] = json.loads(finished.stdout)
    assert str(report["file"]).startswith(str(package))
    return report


@pytest.fixture(scope="module")
def compiled() -> Iterator[Path]:
    """All rules compiled, from the sources as they are now."""
    with other_build(lambda done, total: None) as folder:
        assert folder is not None, "the rules could not be compiled: `python hatch_build.py FOLDER` says why"
        yield folder


# ---------------------------------------------------------------------- wheels


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a fresh clone, where there is no C compiler."""
    return build(sources(tmp_path_factory.mktemp("pure"), page=False), CC="no-such-compiler")


def test_without_a_compiler_the_wheel_is_pure(pure: Path) -> None:
    assert pure.name.endswith("py3-none-any.whl")
    assert not any(name.endswith(".so") for name in zipfile.ZipFile(pure).namelist())


def test_the_wheel_brings_all_it_needs(pure: Path) -> None:
    names = zipfile.ZipFile(pure).namelist()
    for name in (
        "py.typed",
        "core/text/de.ftl",
        "games/burgundy_dice/rules.toml",
        "games/burgundy_dice/data/sheets.toml",
        "cli/text/en.ftl",
    ):
        assert f"tischlein/{name}" in names


def test_the_page_is_built_into_the_wheel(pure: Path) -> None:
    names = zipfile.ZipFile(pure).namelist()
    assert "tischlein/server/page/index.html" in names
    assert any(name.startswith("tischlein/server/page/assets/index-") and name.endswith(".js") for name in names)
    assert not any(name.startswith("web/") for name in names)


@pytest.mark.skipif(NO_COMPILER, reason=COMPILER)
def test_with_a_compiler_the_wheel_brings_compiled_modules(pure: Path, compiled: Path, tmp_path: Path) -> None:
    source = sources(tmp_path, page=True)
    wheel = build(source)
    assert not wheel.name.endswith("none-any.whl"), "it fits this kind of machine alone"
    names, plain = zipfile.ZipFile(wheel).namelist(), zipfile.ZipFile(pure).namelist()
    assert {name for name in plain if not name.startswith("tischlein-")} <= set(names), "the sources come along"
    package = installed(wheel, tmp_path / "installed")
    ask = "from tischlein.core import state as one; from tischlein.games.burgundy import state as two; print(one.__file__, two.__file__)"
    found = run(package, "-c", ask)
    assert found.returncode == 0, found.stderr
    assert all(file.startswith(str(package)) and not file.endswith(".py") for file in found.stdout.split()), found.stdout
    if soaking():
        assert games(package)["digests"] == games(installed(pure, tmp_path / "pure"))["digests"]


# ---------------------------------------------------------------------- compiled rules


@pytest.mark.skipif(NO_COMPILER, reason=COMPILER)
def test_compiled_and_interpreted_rules_play_the_same_games(compiled: Path) -> None:
    plain, fast = games(ROOT / "src"), games(compiled)
    assert (plain["compiled"], fast["compiled"]) == (False, True)
    assert plain["digests"] == fast["digests"]


@pytest.mark.skipif(NO_COMPILER, reason=COMPILER)
def test_compiled_rules_keep_the_contract(compiled: Path) -> None:
    suite = run(
        compiled,
        "-m",
        "pytest",
        "-n0",
        "-p",
        "no:cacheprovider",
        "tests/conformance/test_goldens.py",
        "tests/conformance/test_playing.py",
    )
    assert suite.returncode == 0, suite.stdout[-3000:]


@pytest.mark.skipif(NO_COMPILER, reason=COMPILER)
def test_both_ways_are_measured_side_by_side(compiled: Path) -> None:
    both = run(compiled, "-m", "tischlein", "bench", "burgundy_dice", "--seconds", "0.05", "--json")
    assert json.loads(both.stdout)["builds"].keys() == {"plain", "compiled"}, both.stderr
