"""How fast the rules are: random play, copies, and a well-known peer measured in the same run."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, NamedTuple

from tischlein.arena.playing import play_game
from tischlein.core.chance import CHANCE
from tischlein.core.setup import Setup

ROUNDS = 100
"""Each figure is the best of so many runs: other programs can only make a run slower. Many short ones, because on a shared machine a core
is left alone for a moment rather than for seconds."""
COPIES = 1_000
"""Of a position from the middle of a game, in each run."""


class Speed(NamedTuple):
    """Of random play-outs. What else people do with a game is given as its cost compared with them: a plain loop over `options` and `play`,
    and a simulation with random bots."""

    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    copy_microseconds: float
    plain_cost: float
    simulation_cost: float


class PeerSpeed(NamedTuple):
    decisions_per_second: float
    games_per_second: float


def measure(setups: Sequence[Setup], seconds: float, progress: Callable[[], None] = lambda: None) -> list[Speed]:
    """Random games on one core for about `seconds` each: some games, and the same ones again and again.

    The set-ups take turns, so that a disturbance of some seconds spoils a run of each rather than all runs of one.
    """
    courses = [Course(setup, seconds / ROUNDS) for setup in setups]
    for _ in range(ROUNDS):
        for course in courses:
            course.run()
            progress()
    return [course.speed() for course in courses]


class Course:
    """The games and the copies of one set-up."""

    def __init__(self, setup: Setup, seconds: float) -> None:
        self.setup = setup
        self.games, self.decisions = 0, 0
        self.best = self.best_copy = self.best_plain = self.best_simulation = float("inf")
        rng, start = random.Random(0), perf_counter()
        while perf_counter() - start < seconds or not self.games:
            self.decisions += setup.game.start(setup).play_out(rng)
            self.games += 1
        self.middle = setup.game.start(setup)
        self.middle.play_out(random.Random(0), self.decisions // self.games // 2)

    def run(self) -> None:
        self._play(1 + self.games // 10)  # so that the interpreter has adapted to this set-up again
        start = perf_counter()
        self._play(self.games)
        self.best = min(self.best, perf_counter() - start)
        start = perf_counter()
        for _ in range(COPIES):
            self.middle.copy()
        self.best_copy = min(self.best_copy, (perf_counter() - start) / COPIES)
        self.best_plain = min(self.best_plain, self._time(self._play_plainly))
        self.best_simulation = min(self.best_simulation, self._time(self._simulate))

    def _time(self, play: Callable[[int], None]) -> float:
        """Seconds for a game, after as many to warm up."""
        few = 1 + self.games // 5
        for seed in range(few):
            play(seed)
        start = perf_counter()
        for seed in range(few):
            play(seed)
        return (perf_counter() - start) / few

    def _simulate(self, seed: int) -> None:
        play_game(self.setup, ["random"] * self.setup.players, seed)

    def _play_plainly(self, seed: int) -> None:
        """What somebody writes who has read the guide."""
        rng, state = random.Random(seed), self.setup.game.start(self.setup)
        while waiting := state.waiting_for:
            seat = waiting[0]
            if seat == CHANCE:
                state.play(CHANCE, state.chance.sample(rng))
            else:
                options = state.options(seat)
                state.play(seat, options[int(rng.random() * len(options))])

    def _play(self, games: int) -> None:
        rng = random.Random(0)
        for _ in range(games):
            self.setup.game.start(self.setup).play_out(rng)

    def speed(self) -> Speed:
        games, decisions = self.games, self.decisions
        game = self.best / games
        copy, plain, simulation = self.best_copy * 1e6, self.best_plain / game, self.best_simulation / game
        return Speed(decisions / self.best, games / self.best, decisions / games, copy, plain, simulation)


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
