"""Every game in every way it can be set up (or a fair sample of the ways), and recorded walks through random games."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

import tischlein
from tischlein.arena.builds import compiled
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
    valid = list(dict.fromkeys(valid))
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


REAL_GAMES = tuple(tischlein.games())
"""What the package brings, without the example game of these tests."""
EXAMPLE = "cat_and_mouse"
tischlein.register(EXAMPLE, "tests.support.cat_and_mouse", listed=False)
PLAYABLE = REAL_GAMES if compiled() else (*REAL_GAMES, EXAMPLE)  # the example is never compiled, and so cannot extend a compiled core
ALL_SETUPS = [setup for id in PLAYABLE for setup in setups(tischlein.game(id))]
"""What the conformance suite runs for."""

LIMIT = 20_000
"""No game takes so many steps."""
WALK = 1
"""The game that all invariants look at: recorded once for each set-up, however many tests walk through it."""


def step(state: State, rng: Random) -> tuple[int, Any]:
    """One random step: a chance, or a decision of any seat that is due. Returns who did what."""
    seat = rng.choice(state.waiting_for)
    action = state.chance.sample(rng) if seat == CHANCE else state.sample(seat, rng)
    state.play(seat, action)
    return seat, action


def assert_picked_equally_often(state: State, seat: int, rng: Random, picks: int = 60) -> None:
    """Every option comes up, and each about as often as the others (six standard deviations)."""
    options = state.options(seat)
    found = Counter(state.sample(seat, rng) for _ in range(picks * len(options)))
    assert found.keys() == set(options)
    assert all(abs(count - picks) < 6 * picks**0.5 for count in found.values()), found


class Recording(NamedTuple):
    """One random game: all its positions, first and last included, and what was played in each but the last."""

    positions: tuple[State, ...]
    played: tuple[tuple[int, Any], ...]


@cache
def recording(setup: Setup, seed: int = WALK) -> Recording:
    """For reading only, for everybody gets the same one; `walk` gives copies to play on with."""
    rng = Random(f"{name_of(setup)}/{seed}")
    state = setup.game.start(setup)
    positions, played = [state.copy()], []
    while state.waiting_for:
        played.append(step(state, rng))
        positions.append(state.copy())
        assert len(played) < LIMIT, f"{name_of(setup)} does not end"
    return Recording(tuple(positions), tuple(played))


def walk(setup: Setup, seed: int = WALK) -> list[State]:
    """All positions of one random game, first and last included. Each is a copy of its own: keep it, play on with it."""
    return [state.copy() for state in recording(setup, seed).positions]


def decisions(setup: Setup, seed: int = WALK) -> list[State]:
    """The positions of a random game in which somebody has to decide."""
    return [state for state in walk(setup, seed) if is_decision(state)]


def is_decision(state: State) -> bool:
    return state.waiting_for not in ((), (CHANCE,))


def kinds(state: State) -> set[type | None]:
    """What is waited for: the classes of the steps that are due; None when the game is over."""
    return {type(state.agenda.due(seat)) for seat in state.waiting_for} or {None}


def sample(states: Sequence[State], every: int, each: int = 3) -> list[State]:
    """Every so many, and the first, the last, and the first few of each kind of step: whatever is asked is looked at."""
    seen: Counter[type | None] = Counter()
    chosen = []
    for number, state in enumerate(states):
        rare = any(seen[kind] < each for kind in kinds(state))
        if rare or number % every == 0 or number == len(states) - 1:
            chosen.append(state)
            seen.update(kinds(state))
    assert set().union(*map(kinds, states)) == set(seen), "every kind of step is in the sample"
    return chosen


@cache
def has_secrets(setup: Setup) -> bool:
    """Whether anybody ever has something to hide in the recorded game."""
    return any(state.secrets(seat) for state in recording(setup).positions for seat in (*range(setup.players), None))


def worth_watching(setup: Setup, states: Sequence[State], every: int) -> list[State]:
    """All positions where there are secrets to betray; elsewhere a sample shows as much."""
    return list(states) if has_secrets(setup) else sample(states, every)
