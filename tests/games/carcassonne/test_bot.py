"""The greedy bot plays sensibly: it beats chance by far, and leaves no points on the table at the end."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.carcassonne.table import ALL, PASS, table
from tischlein import CHANCE
from tischlein.bots import BOTS, ask
from tischlein.core.setup import Setup
from tischlein.core.state import State
from tischlein.games.carcassonne.game import GAME


def played(setup: Setup, seed: int) -> State:
    """Greedy in seat 0, the others at random."""
    rng, state = Random(seed), GAME.start(setup)
    greedy, others = BOTS["greedy"](seed), BOTS["random"](seed + 1)
    while waiting := state.waiting_for:
        if waiting == (CHANCE,):
            state.play(CHANCE, state.chance.sample(rng))
        else:
            state.play(waiting[0], ask(greedy if waiting[0] == 0 else others, state, waiting[0]))
    return state


def test_greedy_beats_random_by_far() -> None:
    results = [played(GAME.setup(players=2), seed).standing() for seed in range(6)]
    assert all(greedy > random for greedy, random in results)
    assert sum(greedy - random for greedy, random in results) >= 6 * 55


@pytest.mark.parametrize("element", ALL)
def test_greedy_beats_random_with_every_expansion(element: str) -> None:
    greedy, random = played(GAME.setup(players=2, elements=[element]), 1).standing()
    assert greedy > random + 20


def test_the_last_meeple_is_not_left_unplayed_on_the_last_turn() -> None:
    """One tile is left, and whatever the meeple stands on brings points: so it is placed."""
    for seed in range(5):
        game = table().lay("base-W", 1, 0, 2).supply(0, meeple=1).supply(1, meeple=0).stack("base-V")
        game.chance("base-V")
        bot = BOTS["greedy"](seed)
        game.play(0, ask(bot, game.state, 0))
        chosen = ask(bot, game.state, 0)
        assert chosen != PASS
        before = game.state.points(0)
        game.play(0, chosen)
        assert game.due() == ()
        assert game.state.points(0) > before
