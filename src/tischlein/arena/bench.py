"""How fast the rules are: random play, copies, and a well-known peer measured in the same run."""

from __future__ import annotations

import random
from time import perf_counter
from typing import Any, NamedTuple

from tischlein.core.setup import Setup

ROUNDS = 20
"""Each figure is the best of so many runs: other programs can only make a run slower."""


class Speed(NamedTuple):
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    copy_microseconds: float


class PeerSpeed(NamedTuple):
    decisions_per_second: float
    games_per_second: float


def measure(setup: Setup, seconds: float) -> Speed:
    """Random games on one core for about `seconds`: some games, and the same ones again and again."""
    games, decisions = 0, 0
    rng, start = random.Random(0), perf_counter()
    while (best := perf_counter() - start) < seconds / ROUNDS or not games:
        decisions += setup.game.start(setup).play_out(rng)
        games += 1
    for _ in range(ROUNDS - 1):
        rng, start = random.Random(0), perf_counter()
        for _ in range(games):
            setup.game.start(setup).play_out(rng)
        best = min(best, perf_counter() - start)
    return Speed(decisions / best, games / best, decisions / games, measure_copy(setup, decisions / games))


def measure_copy(setup: Setup, decisions_per_game: float) -> float:
    """Microseconds to copy a position from the middle of a game."""
    state = setup.game.start(setup)
    state.play_out(random.Random(0), int(decisions_per_game / 2))
    best, copies = float("inf"), 5_000
    for _ in range(ROUNDS):
        start = perf_counter()
        for _ in range(copies):
            state.copy()
        best = min(best, (perf_counter() - start) / copies)
    return best * 1e6


def measure_peer(seconds: float) -> PeerSpeed:
    """catanatron, the Python simulator people use, in random play with four players; needs the extra `peer`."""
    from catanatron import Color, Game, RandomPlayer

    best, games, decisions = 0.0, 0, 0
    for seed in range(ROUNDS):
        random.seed(seed)
        run_games, run_decisions, start = 0, 0, perf_counter()
        while (elapsed := perf_counter() - start) < seconds / ROUNDS or not run_games:
            game: Any = Game(
                [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed * 10_000 + run_games
            )
            game.play()
            run_decisions += len(game.state.actions)
            run_games += 1
        best = max(best, run_decisions / elapsed)
        games, decisions = games + run_games, decisions + run_decisions
    return PeerSpeed(best, best * games / decisions)
