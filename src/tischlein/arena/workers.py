"""Games in several processes. Whoever asked for them may stop at any moment; no process outlives that."""

from __future__ import annotations

import signal
import threading
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from multiprocessing.sharedctypes import Synchronized
from time import monotonic

from tischlein.arena.builds import build_for
from tischlein.arena.playing import Outcome, play_game
from tischlein.arena.spawning import Spawning
from tischlein.core.setup import Setup

NEWS = 0.1
"""Seconds after which a worker tells what it has finished, however many games that is."""


def play_in_processes(setup: Setup, bots: Sequence[str], seeds: range, workers: int) -> Iterator[tuple[int, Outcome]]:
    """The outcomes by seed, in the order in which they arrive. Closing the iterator ends all processes.

    They play with the compiled rules if these have been made.
    """
    spawning = Spawning(build_for(setup.game.id))
    following = spawning.Value("q", seeds.start)
    processes: list[SpawnProcess] = []
    ears: list[Connection] = []
    try:
        with _interrupts_ignored():
            for _ in range(min(workers, len(seeds))):
                ear, mouth = spawning.Pipe(duplex=False)
                processes.append(spawning.Process(target=_work, args=(setup, bots, seeds.stop, following, mouth), daemon=True))
                processes[-1].start()
                mouth.close()  # the only other end is the worker's: when it dies, the ear hears that
                ears.append(ear)
        while ears:
            for ready in wait(ears):
                assert isinstance(ready, Connection)
                news = _hear(ready)
                yield from news
                if not news:
                    ears.remove(ready)
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


def _hear(ear: Connection) -> list[tuple[int, Outcome]]:
    """What a worker tells; an empty list is its last word."""
    try:
        news: list[tuple[int, Outcome]] | str = ear.recv()
    except EOFError:
        raise RuntimeError("a worker process has ended before its work was done") from None
    if isinstance(news, str):
        raise RuntimeError(f"a game failed in a worker process:\n{news}")
    return news


def _work(setup: Setup, bots: Sequence[str], stop: int, following: Synchronized[int], mouth: Connection) -> None:
    """What a worker does: takes the next seed until there is none. If nobody listens any more, it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to all processes of a terminal; the first one decides what follows
    try:
        _play_and_tell(setup, bots, stop, following, mouth)
    except OSError:
        return


def _play_and_tell(setup: Setup, bots: Sequence[str], stop: int, following: Synchronized[int], mouth: Connection) -> None:
    finished: list[tuple[int, Outcome]] = []
    told = monotonic()
    while (seed := _take(following)) < stop:
        try:
            finished.append((seed, play_game(setup, bots, seed)))
        except Exception:  # whatever a bot or a game may do wrong: told in words, because not every error can be sent
            mouth.send(traceback.format_exc())
            return
        if monotonic() - told > NEWS:
            mouth.send(finished)
            finished, told = [], monotonic()
    if finished:
        mouth.send(finished)
    mouth.send([])


def _take(following: Synchronized[int]) -> int:
    with following.get_lock():
        seed = following.value
        following.value += 1
    return seed


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes started meanwhile are deaf to Ctrl-C from their first moment on, and so do not complain while they wake up."""
    if threading.current_thread() is not threading.main_thread():  # Python lets only that one decide
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
