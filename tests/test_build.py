"""The wheel: compiled where there is a C compiler, pure where not, and the same games either way."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.xdist_group("wheels")  # they take minutes to build: once is enough
ROOT = Path(__file__).parent.parent

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


def build(folder: Path, **environment: str) -> Path:
    """Builds a wheel from a clean copy of the sources: nothing is compiled yet, and the page is not built."""
    source = folder / "source"
    shutil.copytree(ROOT / "src", source / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "page"))
    shutil.copytree(ROOT / "web", source / "web", ignore=shutil.ignore_patterns("node_modules"))
    (source / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "CHANGELOG.md"):
        shutil.copy(ROOT / name, source)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder / "dist")]
    finished = subprocess.run(
        command, cwd=source, env={**os.environ, **environment}, capture_output=True, text=True, timeout=600, check=False
    )
    assert finished.returncode == 0, finished.stdout + finished.stderr
    return next((folder / "dist").glob("*.whl"))


def installed(wheel: Path, folder: Path) -> Path:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def run(package: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(package), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run([sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600, check=False)


def games(package: Path) -> dict[str, object]:
    finished = run(package, "-c", PLAY)
    assert finished.returncode == 0, finished.stderr
    report: dict[str, object] = json.loads(finished.stdout)
    assert str(report["file"]).startswith(str(package))
    return report


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    pure, fast = tmp_path_factory.mktemp("pure"), tmp_path_factory.mktemp("compiled")
    return build(pure, CC="no-such-compiler"), build(fast)


def test_without_a_compiler_the_wheel_is_pure(wheels: tuple[Path, Path]) -> None:
    assert wheels[0].name.endswith("py3-none-any.whl")
    assert not any(name.endswith(".so") for name in zipfile.ZipFile(wheels[0]).namelist())


def test_the_wheel_brings_all_it_needs(wheels: tuple[Path, Path]) -> None:
    names = zipfile.ZipFile(wheels[0]).namelist()
    for name in (
        "py.typed",
        "core/text/de.ftl",
        "games/burgundy_dice/rules.toml",
        "games/burgundy_dice/data/sheets.toml",
        "cli/text/en.ftl",
    ):
        assert f"tischlein/{name}" in names


def test_the_page_is_built_into_the_wheel(wheels: tuple[Path, Path]) -> None:
    for wheel in wheels:
        names = zipfile.ZipFile(wheel).namelist()
        assert "tischlein/server/page/index.html" in names
        assert any(name.startswith("tischlein/server/page/assets/index-") and name.endswith(".js") for name in names)
        assert not any(name.startswith("web/") for name in names)


@pytest.mark.skipif(shutil.which("cc") is None and "CI" not in os.environ, reason="no C compiler here")
def test_compiled_and_interpreted_rules_play_the_same_games(wheels: tuple[Path, Path], tmp_path: Path) -> None:
    pure, fast = games(installed(wheels[0], tmp_path / "pure")), games(installed(wheels[1], tmp_path / "compiled"))
    assert (pure["compiled"], fast["compiled"]) == (False, True)
    assert pure["digests"] == fast["digests"]
    suite = run(
        tmp_path / "compiled",
        "-m",
        "pytest",
        "-p",
        "no:cacheprovider",
        "tests/conformance/test_goldens.py",
        "tests/conformance/test_playing.py",
    )
    assert suite.returncode == 0, suite.stdout[-3000:]
    both = run(tmp_path / "compiled", "-m", "tischlein", "bench", "burgundy_dice", "--seconds", "0.05", "--json")
    assert json.loads(both.stdout)["builds"].keys() == {"plain", "compiled"}, both.stderr
