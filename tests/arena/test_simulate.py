"""Simulations: repeatable, fair to both seats, with honest intervals."""

from __future__ import annotations

from math import isclose

import tischlein
from tischlein.arena.simulate import Outcome, play_game, simulate, summarise, wilson

GAME = tischlein.game("burgundy_dice")


def test_a_simulation_depends_on_its_arguments_alone() -> None:
    setup = GAME.setup(players=2)
    heard: list[int] = []
    one = simulate(setup, ["greedy", "random"], games=30, seed=5, workers=2, progress=heard.append)
    other = simulate(setup, ["greedy", "random"], games=30, seed=5, workers=1)
    assert one == other
    assert sum(heard) == 30
    assert one != simulate(setup, ["greedy", "random"], games=30, seed=6, workers=1)


def test_bots_change_seats() -> None:
    """Seeds of different parity seat the bots the other way round; points are counted by bot, not by seat."""
    setup = GAME.setup(players=2)
    for seed in (10, 11):
        assert play_game(setup, ["greedy", "random"], seed).winners == (0,)
        assert play_game(setup, ["random", "greedy"], seed).winners == (1,)


def test_greedy_beats_random() -> None:
    report = simulate(GAME.setup(players=2), ["greedy", "random"], games=60, seed=0)
    greedy, random = report.lines
    assert greedy.wins > 0.95
    assert greedy.mean > random.mean + 15


def test_greedy_alone_is_about_good() -> None:
    """The rulebook calls more than 50 points good (DIC-105); a sensible player is near that on every duchy."""
    for sheet in "ABCD":
        line = simulate(GAME.setup(players=1, sheet=sheet), ["greedy"], games=60, seed=0).lines[0]
        assert 45 < line.mean < 58
        assert line.mean_interval[0] < line.mean < line.mean_interval[1]


def test_figures() -> None:
    played = [Outcome((10, 20), (1,), 5), Outcome((30, 30), (0, 1), 5), Outcome((50, 10), (0,), 5), Outcome((30, 20), (0,), 5)]
    line = summarise("greedy", 0, played)
    assert (line.mean, line.least, line.median, line.most) == (30, 10, 30, 50)
    assert line.wins == 0.625, "a shared victory is half a win"
    assert summarise("random", 1, played).wins == 0.375


def test_wilson_interval() -> None:
    """Known values: 8 of 10 is 0.490 to 0.943; none of 20 still leaves room above 0."""
    low, high = wilson(0.8, 10)
    assert isclose(low, 0.4902, abs_tol=1e-3)
    assert isclose(high, 0.9433, abs_tol=1e-3)
    assert wilson(0, 20)[0] == 0
    assert isclose(wilson(0, 20)[1], 0.1611, abs_tol=1e-3)
