"""Many games over all options, with players who buy and board where they can: nothing is lost, nobody gets what there is not."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

import tischlein
from tests.support.scale import scaled
from tischlein import CHANCE
from tischlein.core.decision import Action
from tischlein.games.felinia.box import CARDS, FACE_DOWN, NO_SHIP, NO_TILE
from tischlein.games.felinia.goods import number_of
from tischlein.games.felinia.mystery_cards import FIRST_HAND
from tischlein.games.felinia.state import FeliniaState
from tischlein.games.felinia.two_sided import cards_left

GAME = tischlein.game("felinia")
WAYS = list(product((2, 3, 4), ("basic", "pro"), ([], ["experts"], ["open_tiles"], ["experts", "open_tiles"])))
GAMES = scaled(1000)
LIKING = {
    "sell": 0.03,
    "pass": 0.05,
    "end": 0.05,
    "board": 9.0,
    "buy": 5.0,
    "bonus": 9.0,
    "keep": 5.0,
    "rent": 2.0,
    "earn": 1.5,
    "swap": 0.3,
}
"""How much an eager player likes an action, by its verb; 1 unless it says otherwise. Chance alone would sell everything and never board."""


def eager(options: list[Action], rng: Random) -> Action:
    return rng.choices(options, [LIKING.get(option[0], 1.0) for option in options])[0]


def assert_nothing_is_lost(state: FeliniaState) -> None:
    players = range(state.setup.players)
    assert number_of(state.bag) + sum(map(number_of, state.goods)) + sum(map(number_of, state.markets)) == 45
    assert all(0 <= silver <= 6 for silver in state.silver)
    for seat in players:
        aboard = sum(ship.count(seat) for ship in state.aboard)
        standing = state.posts[seat].bit_count()
        ashore = state.explorer == seat and bool(state.way) and not state.posts[seat] >> state.way[-1] & 1
        assert state.merchants[seat] + aboard + standing in (10, 10 - ashore)
        assert 0 <= state.tokens_of(seat) <= 3
        cards = state.piles.cards(FIRST_HAND + seat)
        assert len(set(cards)) == len(cards)
    assert all(cards_left(owned) >= -len(players) for owned in (state.gold, state.spice, state.provisions))
    assert min(*state.gold, *state.spice, *state.provisions) >= 0
    lying = sum(tile not in (NO_TILE, FACE_DOWN) for tile in state.tiles) + sum(map(len, state.down))
    taken = sum(map(sum, state.sets)) + sum(special.bit_count() for special in state.specials)
    assert lying + taken in ((38, 37) if state.island.pro else (30,))  # the treasure leaves the game
    assert CARDS == 11


@pytest.mark.parametrize("part", range(8))
def test_many_eager_games(part: int) -> None:
    """A quarter of them by chance alone."""
    taken = ends = 0
    numbers = range(part, GAMES, 8)
    for number in numbers:
        players, side, elements = WAYS[number // 8 % len(WAYS)]
        rng = Random(f"many/{number}")
        keen = rng.random() < 0.75
        state = GAME.start(GAME.setup(players=players, side=side, elements=elements))
        assert isinstance(state, FeliniaState)
        while state.waiting_for:
            seat = state.waiting_for[0]
            if seat == CHANCE:
                state.play(CHANCE, state.chance.sample(rng))
                continue
            options = state.options(seat)
            state.play(seat, eager(options, rng) if keen else rng.choice(options))
            assert_nothing_is_lost(state)
        assert state.result is not None
        assert [state.merchants[seat] + state.posts[seat].bit_count() for seat in range(players)] == [10] * players
        assert state.closing and all(ship == NO_SHIP for ship in state.ships)
        taken += sum(posts.bit_count() for posts in state.posts)
        ends += 1
    assert ends == len(numbers) > 0 and taken > 2 * ends
