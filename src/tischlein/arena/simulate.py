"""Bots against each other, many times: points, wins, and how sure one can be of them."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from statistics import fmean, quantiles, stdev
from typing import Any, NamedTuple

from tischlein.bots import BOTS, ask
from tischlein.core.match import Match
from tischlein.core.setup import Setup

CHUNK = 20
"""Games per task: large enough that starting a task costs nothing, small enough that progress shows."""


class Outcome(NamedTuple):
    """One finished game: the points and the winners, by bot (an index into the list of bots)."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int


class Line(NamedTuple):
    """What one bot achieved, with 95 % intervals."""

    bot: str
    mean: float
    mean_interval: tuple[float, float]
    deviation: float
    least: int
    median: float
    most: int
    wins: float
    win_interval: tuple[float, float]


class Report(NamedTuple):
    games: int
    seed: int
    setup: dict[str, Any]
    lines: list[Line]
    decisions: float

    def to_json(self) -> dict[str, Any]:
        return {**self._asdict(), "lines": [line._asdict() for line in self.lines]}


def play_game(setup: Setup, bots: Sequence[str], seed: int) -> Outcome:
    """Plays one game. Bots change seats from game to game; bot and luck depend on the seed alone."""
    shift = seed % len(bots)
    bot_at = [(seat + shift) % len(bots) for seat in range(setup.players)]
    players = [BOTS[bots[bot]](f"{seed}/{bot}") for bot in bot_at]
    match = Match(setup, seed)
    decisions = 0
    while waiting := match.state.waiting_for:
        match.play(waiting[0], ask(players[waiting[0]], match.state, waiting[0]))
        decisions += 1
    result = match.state.result
    assert result is not None
    points = [0] * len(bots)
    for seat, bot in enumerate(bot_at):
        points[bot] = result.points[seat]
    return Outcome(tuple(points), tuple(sorted(bot_at[seat] for seat in result.winners)), decisions)


def play_chunk(setup: Setup, bots: Sequence[str], seeds: range) -> list[Outcome]:
    return [play_game(setup, bots, seed) for seed in seeds]


def simulate(
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda finished: None,
) -> Report:
    """Plays games number `seed`, `seed + 1`, ... in several processes; the report depends only on the arguments before `workers`."""
    unknown = [bot for bot in bots if bot not in BOTS]
    if unknown or len(bots) != setup.players or games < 1:
        raise ValueError(f"{setup.players} players need as many bots of {', '.join(BOTS)}, and at least one game; got {bots}, {games}")
    chunks = [range(start, min(start + CHUNK, seed + games)) for start in range(seed, seed + games, CHUNK)]
    outcomes: dict[int, list[Outcome]] = {}
    with ProcessPoolExecutor(workers or os.cpu_count()) as pool:
        running: dict[Future[list[Outcome]], range] = {pool.submit(play_chunk, setup, bots, chunk): chunk for chunk in chunks}
        while running:
            finished, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                chunk = running.pop(future)
                outcomes[chunk.start] = future.result()
                progress(len(chunk))
    played = [outcome for start in sorted(outcomes) for outcome in outcomes[start]]
    lines = [summarise(name, bot, played) for bot, name in enumerate(bots)]
    return Report(games, seed, setup.to_json(), lines, fmean(outcome.decisions for outcome in played))


def summarise(name: str, bot: int, played: Sequence[Outcome]) -> Line:
    """A shared victory counts as a part of a win for each."""
    points = [outcome.points[bot] for outcome in played]
    share = [1 / len(outcome.winners) if bot in outcome.winners else 0.0 for outcome in played]
    mean, deviation = fmean(points), stdev(points) if len(points) > 1 else 0.0
    margin = 1.96 * deviation / math.sqrt(len(points))
    middle = quantiles(points, n=2)[0] if len(points) > 1 else float(points[0])
    wins = fmean(share)
    return Line(name, mean, (mean - margin, mean + margin), deviation, min(points), middle, max(points), wins, wilson(wins, len(share)))


def wilson(rate: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a rate after Wilson: honest for few games and for rates near 0 and 1."""
    z = 1.96
    centre = rate + z * z / (2 * trials)
    spread = z * math.sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
