"""One game between bots, and what is remembered of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from tischlein.bots import BOTS, ask
from tischlein.core.chance import CHANCE, Chance
from tischlein.core.setup import Setup


class Outcome(NamedTuple):
    """One finished game, by bot (an index into the list of bots): its points, and its part of the victory.

    The victory of a team is a whole one for each partner; one that opponents share is a part for each.
    """

    points: tuple[int, ...]
    wins: tuple[float, ...]
    decisions: int


SPARE: list[Random] = []
"""Generators of games that are over: to seed one again takes half as long as to make another."""


class Luck:
    """What chance brings in one game. Each stream is a generator of its own, so that bots meet the same luck whatever they do."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._streams: dict[str, Random] = {}

    def draw(self, chance: Chance) -> Any:
        stream = self._streams.get(chance.stream)
        if stream is None:
            stream = self._streams[chance.stream] = SPARE.pop() if SPARE else Random(0)
            stream.seed(f"{self.seed}/{chance.stream}")
        return chance.sample(stream)

    def close(self) -> None:
        """The game is over."""
        SPARE.extend(self._streams.values())
        self._streams.clear()


def play_game(setup: Setup, bots: Sequence[str], seed: int) -> Outcome:
    """Plays one game. Bots change seats from game to game; bot and luck depend on the seed alone."""
    outcome = play_unless(None, setup, bots, seed)
    assert outcome is not None
    return outcome


def play_unless(stop: Callable[[], bool] | None, setup: Setup, bots: Sequence[str], seed: int) -> Outcome | None:
    """The same, but None if `stop` says so before the game is over; it is asked before each decision."""
    shift = seed % len(bots)
    bot_at = [(seat + shift) % len(bots) for seat in range(setup.players)]
    seat_of = sorted(range(setup.players), key=bot_at.__getitem__)
    players = [BOTS[bots[bot]](f"{seed}/{bot}") for bot in bot_at]
    state, luck = setup.game.start(setup), Luck(seed)
    decisions = 0
    while waiting := state.waiting_for:
        seat = waiting[0]
        if seat == CHANCE:
            state.play(CHANCE, luck.draw(state.chance))
            continue
        if stop is not None and stop():
            return None
        state.play(seat, ask(players[seat], state, seat))
        decisions += 1
    luck.close()
    result = state.result
    assert result is not None
    wins = shares(setup.game.teams(setup), result.winners)
    return Outcome(tuple(result.points[seat] for seat in seat_of), tuple(wins[seat] for seat in seat_of), decisions)


def shares(teams: Sequence[tuple[int, ...]], winners: Sequence[int]) -> dict[int, float]:
    """The part of the victory of each seat."""
    winning = [team for team in teams if any(seat in winners for seat in team)]
    return {seat: 1 / len(winning) if team in winning else 0.0 for team in teams for seat in team}
