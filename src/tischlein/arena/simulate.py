"""Bots against each other, many times: points, wins, and how sure one can be of them."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from statistics import fmean, median, stdev
from time import monotonic
from typing import Any, NamedTuple

from tischlein.arena.intervals import mean_interval, wilson
from tischlein.arena.playing import Outcome, play_unless
from tischlein.arena.workers import play_in_processes
from tischlein.bots import BOTS
from tischlein.core.setup import Setup

PATIENCE = 0.5
"""Seconds of play in this process before others are started to help: that takes about as long."""


class Line(NamedTuple):
    """What one bot achieved, with 95 % intervals. A single game has neither a deviation nor an interval of the mean."""

    bot: str
    mean: float
    mean_interval: tuple[float, float] | None
    deviation: float | None
    least: int
    median: float
    most: int
    wins: float
    win_interval: tuple[float, float]


class Report(NamedTuple):
    """Of the games with the seeds `seed`, `seed + 1`, ...: `games` of them, though `asked` were asked for."""

    games: int
    asked: int
    seed: int
    setup: dict[str, Any]
    lines: list[Line]
    decisions: float
    rounds: float
    """Both per game; rounds are 0 in a game that does not count them."""

    def to_json(self) -> dict[str, Any]:
        return {**self._asdict(), "lines": [line._asdict() for line in self.lines]}


class Stopped(KeyboardInterrupt):
    """Ctrl-C during a simulation, with the report of what had been played: the one of a simulation of so many games. None without any."""

    def __init__(self, report: Report | None) -> None:
        super().__init__()
        self.report = report


def simulate(
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda finished: None,
) -> Report:
    """Plays games number `seed`, `seed + 1`, ...; the report depends only on the arguments before `workers`.

    Long simulations are shared among `workers` processes (default: one per core). They are new interpreters, so a script that calls this
    needs `if __name__ == "__main__":`. Ctrl-C raises `Stopped`.
    """
    unknown = [bot for bot in bots if bot not in BOTS]
    if unknown or len(bots) != setup.players or games < 1:
        raise ValueError(f"{setup.players} players need as many bots of {', '.join(BOTS)}, and at least one game; got {bots}, {games}")
    if workers is not None and workers < 1:
        raise ValueError(f"at least one process must play; got {workers}")
    outcomes: dict[int, Outcome] = {}
    try:
        with closing(_play(setup, bots, range(seed, seed + games), workers or os.cpu_count() or 1)) as playing:
            for number, outcome in playing:
                outcomes[number] = outcome
                progress(1)
    except KeyboardInterrupt:
        raise Stopped(_report(setup, bots, games, seed, outcomes)) from None
    report = _report(setup, bots, games, seed, outcomes)
    assert report is not None and report.games == games
    return report


def _play(setup: Setup, bots: Sequence[str], seeds: range, workers: int) -> Generator[tuple[int, Outcome], None, None]:
    """Begins in this process, and calls for others when it takes long: starting them for a few games would take longer than the games."""
    began, number = monotonic(), 0

    def help_pays() -> bool:
        passed, left = monotonic() - began, len(seeds) - number
        return workers > 1 and left > 1 and passed > PATIENCE and passed / max(number, 1) * left > 2 * PATIENCE

    for number, seed in enumerate(seeds):  # `help_pays` looks at the number
        outcome = play_unless(help_pays, setup, bots, seed)
        if outcome is None:
            yield from play_in_processes(setup, bots, seeds[number:], workers)
            return
        yield seed, outcome


def _report(setup: Setup, bots: Sequence[str], asked: int, seed: int, outcomes: dict[int, Outcome]) -> Report | None:
    """Of the games up to the first that is missing: any other choice would prefer short games."""
    played: list[Outcome] = []
    while (outcome := outcomes.get(seed + len(played))) is not None:
        played.append(outcome)
    if not played:
        return None
    lines = [summarise(name, bot, played) for bot, name in enumerate(bots)]
    decisions, rounds = (fmean(numbers) for numbers in zip(*((outcome.decisions, outcome.rounds) for outcome in played), strict=True))
    return Report(len(played), asked, seed, setup.to_json(), lines, decisions, rounds)


def summarise(name: str, bot: int, played: Sequence[Outcome]) -> Line:
    points = [outcome.points[bot] for outcome in played]
    wins = fmean(outcome.wins[bot] for outcome in played)
    deviation = stdev(points) if len(points) > 1 else None
    return Line(
        name, fmean(points), mean_interval(points), deviation, min(points), median(points), max(points), wins, wilson(wins, len(played))
    )
