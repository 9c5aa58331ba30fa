"""Every game in every way it can be set up (or a fair sample of the ways), and walks through random games."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import tischlein
from tischlein.core.chance import CHANCE
from tischlein.core.errors import SetupError
from tischlein.core.game import Game
from tischlein.core.setup import Setup, SetupOption
from tischlein.core.state import State

SAMPLE = 12
"""Set-ups per game: all of them if there are no more, else a sample that has every player count, element and option value."""


def setups(game: Game) -> list[Setup]:
    """The set-ups to test a game with."""
    valid = [setup for setup in (_try(game, players, wish) for players in game.players for wish in _wishes(game, players)) if setup]
    Random(game.id).shuffle(valid)
    chosen = covering(valid)
    rest = [setup for setup in valid if setup not in chosen]
    return sorted([*chosen, *rest[: max(0, SAMPLE - len(chosen))]], key=name_of)


def covering(setups: Iterable[Setup]) -> list[Setup]:
    """A few of the set-ups that together show everything the others show: always the one with most that is new."""
    features = {setup: _features(setup) for setup in setups}
    missing = set().union(*features.values())
    chosen: list[Setup] = []
    while missing:
        chosen.append(max(features, key=lambda setup: len(features[setup] & missing)))
        missing -= features[chosen[-1]]
    return chosen


def _features(setup: Setup) -> set[object]:
    """The player count, the elements, and the values of the options, whoever has them."""
    values = [(id, one) for id, value in setup.choices for one in (value if isinstance(value, tuple) else (value,))]
    return {(setup.game.id, feature) for feature in (setup.players, *setup.elements, *values)}


def _wishes(game: Game, players: int) -> Iterator[dict[str, Any]]:
    """Every combination of option values, each with no, all, and a few random elements."""
    rng = Random(f"{game.id}/{players}")
    ids = [element.id for element in game.elements]
    subsets = [[], ids, *([id] for id in ids), *(rng.sample(ids, rng.randint(0, len(ids))) for _ in range(20))] if ids else [[]]
    for combination in itertools.product(*(_values(option, players) for option in game.options)):
        for elements in subsets:
            yield {"elements": elements, **{option.id: value for option, value in zip(game.options, combination, strict=True)}}


def _values(option: SetupOption, players: int) -> list[Any]:
    """All values; of a range of numbers the default and both ends. If every seat has its own: the same for all, and neighbours."""
    ids = [value.id for value in option.values]
    numbers = [id for id in ids if isinstance(id, int)]
    if len(numbers) == len(ids):
        ids = list(dict.fromkeys((numbers[0], min(numbers), max(numbers))))
    if not option.per_seat:
        return ids
    ring = ids * (1 + players)
    return [*([id] * players for id in ids), *(ring[first : first + players] for first in range(len(ids)))]


def _try(game: Game, players: int, wish: dict[str, Any]) -> Setup | None:
    try:
        return game.setup(players=players, **wish)
    except SetupError:
        return None


def name_of(setup: Setup) -> str:
    """A short name for test ids and files: burgundy_dice-3-sheet_B-start_free."""
    parts = [setup.game.id, str(setup.players), *setup.elements]
    for id, value in setup.choices:
        parts.append(f"{id}_{'+'.join(map(str, value)) if isinstance(value, tuple) else value}")
    return "-".join(parts)


ALL_SETUPS = [setup for id in tischlein.games() for setup in setups(tischlein.game(id))]

LIMIT = 20_000
"""No game takes so many steps."""


def step(state: State, rng: Random) -> None:
    """One random step: a chance, or a decision of any seat that is due."""
    seat = rng.choice(state.waiting_for)
    state.play(seat, state.chance.sample(rng) if seat == CHANCE else rng.choice(state.options(seat)))


def walk(setup: Setup, seed: int) -> Iterator[State]:
    """All positions of one random game, first and last included. The same object each time: copy it to keep it."""
    rng = Random(f"{name_of(setup)}/{seed}")
    state = setup.game.start(setup)
    for _ in range(LIMIT):
        yield state
        if not state.waiting_for:
            return
        step(state, rng)
    raise AssertionError(f"{name_of(setup)} does not end")


def decisions(setup: Setup, seed: int) -> Iterator[State]:
    """The positions of a random game in which somebody has to decide."""
    return (state for state in walk(setup, seed) if state.waiting_for and state.waiting_for != (CHANCE,))
