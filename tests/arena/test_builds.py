"""Compiling in units: only what has changed, never half, shared by all who need it; and workers really run what was compiled."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Event

import pytest

import tischlein
from tests.support.missing import COMPILER
from tischlein.arena import builds, workers
from tischlein.arena.playing import play_game
from tischlein.arena.preparing import preparing
from tischlein.arena.spawning import Spawning
from tischlein.bots import BOTS, ask
from tischlein.core import registry
from tischlein.core import state as core_state
from tischlein.server import thinking
from tischlein.server.thinking import Thinking, which_rules

pytestmark = [
    pytest.mark.xdist_group("wheels"),  # where the rules are compiled, and once is enough
    pytest.mark.skipif(shutil.which("cc") is None and "CI" not in os.environ, reason=COMPILER),
]
GAME = tischlein.game("burgundy_dice")
SETUP = GAME.setup(players=2)
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


@pytest.fixture(scope="module")
def build() -> Iterator[Path]:
    with builds.other_build(lambda done, total: None) as folder:
        assert folder is not None
        yield folder


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place for builds in which nothing has been compiled yet."""
    monkeypatch.setattr(builds, "BUILDS", tmp_path)
    builds._place.cache_clear()
    yield tmp_path
    builds._place.cache_clear()


def processes_with(words: str) -> list[int]:
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if words in (folder / "cmdline").read_text():
                found.append(int(folder.name))
        except OSError:
            continue
    return found


def wait_until(that: Callable[[], object]) -> None:
    end = time.monotonic() + 60
    while not that():
        assert time.monotonic() < end
        time.sleep(0.05)


# ---------------------------------------------------------------------- units


def test_a_change_of_one_file_compiles_little_even_twice_at_the_same_time(build: Path, tmp_path: Path) -> None:
    """And both are complete, though each may have taken what the other had finished."""
    shutil.copytree(builds.PACKAGE, tmp_path / "source" / "tischlein", ignore=builds.NOT_NEEDED)
    shutil.copytree(builds.BUILDS / "units", tmp_path / "units", copy_function=shutil.copy)
    with (tmp_path / "source" / "tischlein" / "games" / "burgundy" / "ships.py").open("a") as file:
        file.write("\n_TOUCHED = [7]\n")
    command = [
        sys.executable,
        str(builds.ROOT / "hatch_build.py"),
        "--source",
        str(tmp_path / "source"),
        "--units",
        str(tmp_path / "units"),
    ]
    both = [
        subprocess.Popen([*command, str(tmp_path / name)], stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) for name in "ab"
    ]
    said = [process.communicate(timeout=600)[1] for process in both]
    assert [process.returncode for process in both] == [0, 0], said
    counts = [int(total) for words in said for total in re.findall(r"compiled 1 of (\d+)", words)]
    assert counts and max(counts) == 1, said
    assert all("tischlein.games.burgundy.ships__mypyc" in words for words in said if "compiled" in words)
    names = [{file.relative_to(tmp_path / name / "lib") for file in (tmp_path / name / "lib").rglob("*.so")} for name in "ab"]
    assert names[0] == names[1] == {file.relative_to(build) for file in build.rglob("*.so")}
    assert all(re.fullmatch("[0-9a-f]{64}", file.name) for file in (tmp_path / "units").iterdir())


INTERRUPTED = """
import sys
from pathlib import Path
from tischlein.arena import builds

builds.BUILDS = Path(sys.argv[1])
builds.make_build(lambda done, total: print(done, total, flush=True))
"""


@LINUX
def test_what_was_killed_does_not_look_finished(elsewhere: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", INTERRUPTED, str(elsewhere)], stdout=subprocess.PIPE, text=True) as making:
        assert making.stdout is not None
        assert making.stdout.readline() == "0 0\n"
        done, total = map(int, making.stdout.readline().split())
        assert 0 < done < total
        making.kill()
    wait_until(lambda: not processes_with(str(elsewhere)))  # the compilers are gone, too
    assert builds.finished_build() is None
    assert list(elsewhere.glob("making-*")) and not list(elsewhere.glob("rules-*"))
    assert any((elsewhere / "units").iterdir()), "what was compiled needs not be compiled again"


@LINUX
def test_preparing_ends_with_the_server(elsewhere: Path) -> None:
    begun, failures = Event(), list[str]()
    with preparing(begun.set, failures.append, delay=0):
        assert begun.wait(60)
        wait_until(lambda: processes_with(str(elsewhere)))
        assert all(os.getpriority(os.PRIO_PROCESS, process) == 19 for process in processes_with("hatch_build.py\0" + str(elsewhere)))
    wait_until(lambda: not processes_with(str(elsewhere)))
    assert not failures and list(elsewhere.iterdir()) in ([], [elsewhere / "units"])


def test_preparing_does_nothing_where_all_is_done(build: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tischlein.arena.preparing.make_build", None)
    begun = Event()
    with preparing(begun.set, pytest.fail, delay=0):
        assert not begun.wait(0.5)


def test_a_failure_says_why(elsewhere: Path, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    package = tmp_path_factory.mktemp("wrong") / "tischlein"
    (package / "core").mkdir(parents=True)
    for file in (package / "__init__.py", package / "core" / "__init__.py"):
        file.touch()
    (package / "core" / "wrong.py").write_text("x: int = 'words'\n")
    monkeypatch.setattr(builds, "PACKAGE", package)
    with pytest.raises(builds.NotCompiled, match=r"wrong\.py:1: error: Incompatible types"):
        builds.make_build()
    assert list(elsewhere.iterdir()) == []


def test_old_builds_are_thrown_away_and_used_ones_are_not(elsewhere: Path) -> None:
    for name in ("rules-old", "rules-used", "making-old", "rules-new"):
        (elsewhere / name / "tischlein").mkdir(parents=True)
        if not name.endswith("new"):
            os.utime(elsewhere / name, (0, 0))
    Spawning(elsewhere / "rules-used")
    builds._tidy()
    assert {folder.name for folder in elsewhere.iterdir()} == {"rules-used", "rules-new"}


# ---------------------------------------------------------------------- workers


def tell_rules(setup: object, bots: object, stop: int, following: object, mouth: Connection) -> None:
    """In the place of a worker of `simulate`: says in words where its rules come from."""
    mouth.send(core_state.__file__)


def test_processes_of_simulations_run_the_compiled_rules(build: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = range(5, 15)
    there = dict(workers.play_in_processes(SETUP, ["greedy", "random"], seeds, workers=2))
    assert there == {seed: play_game(SETUP, ["greedy", "random"], seed) for seed in seeds}
    monkeypatch.setattr(workers, "_work", tell_rules)
    with pytest.raises(RuntimeError, match=rf"{re.escape(str(build))}.*state\.[^/]*\.(so|pyd)$"):
        list(workers.play_in_processes(SETUP, ["random", "random"], seeds, workers=1))
    monkeypatch.setattr(workers, "build_for", lambda game: None)
    with pytest.raises(RuntimeError, match=r"src.tischlein.core.state\.py$"):
        list(workers.play_in_processes(SETUP, ["random", "random"], seeds, workers=1))


def test_a_worker_of_a_build_runs_nothing_else(build: Path) -> None:
    path = list(sys.path)
    with ProcessPoolExecutor(1, mp_context=Spawning(build)) as pool:
        assert pool.submit(which_rules).result().startswith(str(build))
    assert sys.path == path


def test_a_game_from_elsewhere_is_played_interpreted(build: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._packages, "elsewhere", "tests.support.cat_and_mouse")
    assert builds.build_for("elsewhere") is None
    assert builds.build_for("burgundy") == builds.finished_build() == build


def test_bots_at_the_table_change_to_the_compiled_rules_when_they_are_there(build: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    state = GAME.start(SETUP)
    here = ask(BOTS["greedy"]("7"), state, 0)
    found: list[Path | None] = [None]
    monkeypatch.setattr(thinking, "build_for", lambda game: found[0])

    async def work() -> None:
        bots = Thinking(workers=1, seconds=20)
        try:
            assert await bots.choose("greedy", "7", state, 0) == here
            assert bots._workers.keys() == {None}
            found[0] = build
            for _ in range(600):
                assert await bots.choose("greedy", "7", state, 0) == here
                if bots._workers.keys() == {build}:
                    break
                await asyncio.sleep(0.05)
            assert bots._workers.keys() == {build}
            rules = await asyncio.wrap_future(bots._workers[build]._pool.submit(which_rules))
            assert rules.startswith(str(build)) and not rules.endswith(".py")
        finally:
            bots.close()

    asyncio.run(work())


def test_a_build_that_does_not_run_is_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "tischlein").mkdir()
    (tmp_path / "tischlein" / "__init__.py").write_text("raise ImportError('nothing but trouble')\n")
    monkeypatch.setattr(thinking, "build_for", lambda game: tmp_path)
    state = GAME.start(SETUP)

    async def work() -> None:
        bots = Thinking(workers=1, seconds=20)
        try:
            for _ in range(2):
                assert await bots.choose("greedy", "7", state, 0) == ask(BOTS["greedy"]("7"), state, 0)
        finally:
            bots.close()

    with caplog.at_level(logging.ERROR):
        asyncio.run(work())
    assert caplog.text.count("do not run; the bots do without") == 1


# ---------------------------------------------------------------------- positions

BEGIN = """
import pickle, sys, tischlein
from random import Random

states = [game.start(game.setup(players=players)) for game in map(tischlein.game, tischlein.games()) for players in game.players]
for number, state in enumerate(states):
    state.play_out(Random(number), 40)
pickle.dump(states, open(sys.argv[1], "wb"))
"""
GO_ON = """
import pickle, sys
from random import Random

states = pickle.load(open(sys.argv[1], "rb"))
for number, state in enumerate(states):
    state.play_out(Random(number))
    print(state.digest())
"""


def test_a_position_of_one_way_is_played_on_in_the_other(build: Path, tmp_path: Path) -> None:
    def run(folder: Path, words: str, file: str) -> str:
        environment = {**os.environ, "PYTHONPATH": str(folder)}
        command = [sys.executable, "-c", words, str(tmp_path / file)]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=600).stdout

    source = builds.PACKAGE.parent
    run(source, BEGIN, "interpreted")
    run(build, BEGIN, "compiled")
    ends = {run(folder, GO_ON, file) for folder in (source, build) for file in ("interpreted", "compiled")}
    assert len(ends) == 1
    assert len(ends.pop().split()) > 10
