"""What the engine keeps up to date equals what a plain search finds, after every move of hundreds of random games (see `scaled`)."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.carcassonne.referee import Referee
from tests.games.carcassonne.table import ALL
from tests.support.scale import scaled
from tischlein import CHANCE
from tischlein.core.setup import Setup
from tischlein.games.carcassonne.elements.river import flows
from tischlein.games.carcassonne.game import GAME
from tischlein.games.carcassonne.state import FIGURES, CarcassonneState


def some_setup(rng: Random) -> Setup:
    farmers = rng.choice(["with", "with", "without"])
    elements = [element for element in ALL if rng.random() < 0.4 and (element != "pig" or farmers == "with")]
    return GAME.setup(players=rng.choice([2, 2, 3, 4, 5, 6]), elements=elements, farmers=farmers)


def check_figures(state: CarcassonneState, flying: int) -> None:
    """No figure is lost, and none comes from nowhere. One may be in the air."""
    for seat in range(state.setup.players):
        for kind in range(len(FIGURES)):
            on_land = sum(owner == seat and figure == kind for _, owner, figure in state.figures)
            have = on_land + state.at_hand(seat, kind)
            full = GAME.start(state.setup).at_hand(seat, kind)
            assert full - flying <= have <= full


def check_points(state: CarcassonneState) -> None:
    for seat in range(state.setup.players):
        assert state.points(seat) == sum(term.points for term in state.score(seat))


@pytest.mark.parametrize("block", range(20))
def test_random_games_agree_with_the_referee(block: int) -> None:
    """300 games in 20 blocks, each with elements of its own; two in each block if time is short."""
    for number in range(scaled(15, least=2)):
        rng = Random(f"{block}/{number}")
        state = GAME.start(some_setup(rng))
        laid, referee = 0, Referee(state)
        while waiting := state.waiting_for:
            if waiting == (CHANCE,):
                state.play(CHANCE, state.chance.sample(rng))
                continue
            if state.drawn >= 0 and not (state.use.river and flows(state)):
                referee.check_places()
            state.play(waiting[0], rng.choice(state.options(waiting[0])))
            if referee.laid != state.land.board:
                referee = Referee(state)
            if len(state.land.board) != laid or state.figures:
                laid = len(state.land.board)
                referee.check_features()
                check_points(state)
        check_figures(state, flying=0)


@pytest.mark.parametrize("block", range(10))
def test_a_thousand_random_games_over_random_elements_end_without_an_error(block: int) -> None:
    for number in range(scaled(100)):
        rng = Random(f"many/{block}/{number}")
        state = GAME.start(some_setup(rng))
        while waiting := state.waiting_for:
            if waiting == (CHANCE,):
                state.play(CHANCE, state.chance.sample(rng))
            else:
                state.play(waiting[0], rng.choice(state.options(waiting[0])))
        assert state.result is not None
        check_points(state)
        check_figures(state, flying=0)
        assert state.standing() == list(state.result.points)
