"""Simulations: repeatable, fair to both seats, with honest intervals."""

from __future__ import annotations

import pytest

import tischlein
from tischlein.arena.playing import Outcome, play_game, shares
from tischlein.arena.simulate import Stopped, simulate, summarise

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
        assert play_game(setup, ["greedy", "random"], seed).wins == (1, 0)
        assert play_game(setup, ["random", "greedy"], seed).wins == (0, 1)


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
        assert line.mean_interval is not None and line.mean_interval[0] < line.mean < line.mean_interval[1]


def test_figures() -> None:
    played = [
        Outcome((10, 20), (0, 1), 5),
        Outcome((30, 30), (0.5, 0.5), 5),
        Outcome((50, 10), (1, 0), 5),
        Outcome((30, 20), (1, 0), 5),
    ]
    line = summarise("greedy", 0, played)
    assert (line.mean, line.least, line.median, line.most) == (30, 10, 30, 50)
    assert line.wins == 0.625, "a shared victory is half a win"
    assert summarise("random", 1, played).wins == 0.375


def test_a_single_game_tells_nothing_about_how_points_vary() -> None:
    line = summarise("greedy", 0, [Outcome((10, 20), (0, 1), 5)])
    assert line.deviation is None and line.mean_interval is None


def test_the_victory_of_a_team_is_a_whole_one_for_each_partner() -> None:
    report = simulate(tischlein.game("burgundy").setup(players=4, elements=["team"]), ["random"] * 4, games=6, workers=1)
    wins = [line.wins for line in report.lines]
    assert wins[0] == wins[2] and wins[1] == wins[3]
    assert wins[0] + wins[1] == 1


def test_teams_and_opponents_that_tie_share_the_victory() -> None:
    teams, alone = ((0, 2), (1, 3)), ((0,), (1,), (2,))
    assert shares(teams, (0, 1, 2, 3)) == {0: 0.5, 1: 0.5, 2: 0.5, 3: 0.5}
    assert shares(teams, (1, 3)) == {0: 0, 1: 1, 2: 0, 3: 1}
    assert shares(alone, (0, 1)) == {0: 0.5, 1: 0.5, 2: 0}
    assert shares(((0,),), ()) == {0: 0}


def test_a_lost_solo_game_is_no_victory() -> None:
    report = simulate(tischlein.game("burgundy").setup(players=1), ["random"], games=3, workers=1)
    assert report.lines[0].wins == 0, "nobody fills a duchy at random"


def test_an_interrupt_leaves_the_report_of_what_was_played() -> None:
    setup, bots = GAME.setup(players=2), ["random", "random"]

    def interrupt_after_seven(finished: int, heard: list[int] = []) -> None:  # noqa: B006
        heard.append(finished)
        if sum(heard) == 7:
            raise KeyboardInterrupt

    with pytest.raises(Stopped) as stopped:
        simulate(setup, bots, games=30, seed=5, workers=1, progress=interrupt_after_seven)
    report = stopped.value.report
    assert report is not None and (report.games, report.asked) == (7, 30)
    assert report._replace(asked=7) == simulate(setup, bots, games=7, seed=5, workers=1)


def test_at_least_one_process() -> None:
    for workers in (0, -2):
        with pytest.raises(ValueError, match="at least one process"):
            simulate(GAME.setup(players=1), ["random"], games=1, workers=workers)
