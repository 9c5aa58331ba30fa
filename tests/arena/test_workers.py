"""Games in other processes: the same games, and no process is left behind."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable
from multiprocessing.process import BaseProcess

import pytest

import tischlein
from tischlein.arena import simulate as arena
from tischlein.arena.playing import play_game
from tischlein.arena.spawning import Spawning
from tischlein.arena.workers import play_in_processes

SETUP = tischlein.game("burgundy_dice").setup(players=2)
BOTS = ["random", "random"]


@pytest.fixture
def started() -> Callable[[], list[BaseProcess]]:
    """The processes of this test. Others may be there: a server that other tests share keeps some for its bots."""
    before = {process.pid for process in multiprocessing.active_children()}
    return lambda: [process for process in multiprocessing.active_children() if process.pid not in before]


def test_the_same_games_as_here(started: Callable[[], list[BaseProcess]]) -> None:
    there = dict(play_in_processes(SETUP, BOTS, range(5, 25), workers=2))
    assert there == {seed: play_game(SETUP, BOTS, seed) for seed in range(5, 25)}
    assert started() == []


def test_whoever_stops_listening_ends_the_processes(started: Callable[[], list[BaseProcess]]) -> None:
    playing = play_in_processes(SETUP, BOTS, range(100_000), workers=2)
    next(playing)
    processes = started()
    assert len(processes) == 2
    del playing
    assert not any(process.is_alive() for process in processes)


def test_processes_are_not_forked() -> None:
    """A copy of a process that has threads may hang, and a progress bar is a thread."""
    threading.Thread(target=threading.Event().wait, args=[1], daemon=True).start()
    assert Spawning().get_start_method() == "spawn"
    assert dict(play_in_processes(SETUP, BOTS, range(2), workers=1)).keys() == {0, 1}


def test_what_goes_wrong_there_is_told_here(started: Callable[[], list[BaseProcess]]) -> None:
    with pytest.raises(RuntimeError, match="genius"):
        list(play_in_processes(SETUP, ["genius", "random"], range(3), workers=1))
    assert started() == []


def test_a_long_simulation_calls_for_help_and_counts_every_game_once(monkeypatch: pytest.MonkeyPatch) -> None:
    here = arena.simulate(SETUP, BOTS, games=60, seed=3, workers=1)
    monkeypatch.setattr(arena, "PATIENCE", 0.002)
    asked: list[range] = []

    def watched(*args: object) -> object:
        asked.append(args[2])  # type: ignore[arg-type]
        return play_in_processes(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(arena, "play_in_processes", watched)
    assert arena.simulate(SETUP, BOTS, games=60, seed=3, workers=2) == here
    assert len(asked) == 1 and asked[0].stop == 63


def test_a_short_simulation_starts_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "play_in_processes", None)
    monkeypatch.setattr(arena, "PATIENCE", 60.0)
    assert arena.simulate(SETUP, BOTS, games=5, workers=2).games == 5
