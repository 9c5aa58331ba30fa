"""Whoever asks why something is not possible gets an answer: in words, with a rule of the game, and never with a secret in it."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.support.games import recording, sample, walk, worth_watching
from tischlein import CHANCE, say
from tischlein.core.setup import Setup
from tischlein.core.words import LANGUAGES

ODD: tuple[Any, ...] = (None, (), "pass", 7, (3,), ("surely no verb",), ("pass", True), ("pass", ((((1,),),),)), [[]], {"do": "pass"})


def meant(setup: Setup, rng: Random, count: int) -> list[Any]:
    """What was done at other moments of the game, also only begun, and with other things of the same kind."""
    played = [action for seat, action in recording(setup).played if seat != CHANCE]
    chosen = [rng.choice(played) for _ in range(count)]
    words = [part for action in chosen for part in action[1:]] or [0]
    begun = [action[: rng.randint(1, len(action))] for action in chosen]
    mixed = [(action[0], *(rng.choice(words) for _ in range(rng.randint(0, 3)))) for action in chosen]
    return [*chosen, *begun, *mixed]


def test_there_is_a_reason_for_everything_that_is_not_possible(setup: Setup) -> None:
    rng, known, reasons = Random(4), {rule.id for rule in setup.game.rules}, 0
    for state in sample(walk(setup), 10):
        before = state.digest()
        for seat in (*range(setup.players), CHANCE, 99, -7):
            possible = state.options(seat) if seat >= 0 else []
            assert all(state.why_not(seat, action) is None for action in possible)
            for action in [*ODD, *meant(setup, rng, 4)]:
                because = state.why_not(seat, action)
                if because is None:
                    state.copy().play(seat, action)
                    continue
                message, rule = because
                for language in LANGUAGES:
                    assert say(message, language, ["Ottilie", "Konrad"])
                assert not rule or known.issuperset(rule.split(", "))
                reasons += 1
        assert state.digest() == before
    assert reasons > 200


def test_a_seat_that_is_not_due_learns_only_that(setup: Setup) -> None:
    asked = 0
    for state in sample(walk(setup), 10):
        for seat in set(range(setup.players)) - set(state.waiting_for):
            answers = [state.why_not(seat, action) for action in (*ODD, *meant(setup, Random(1), 3))]
            assert answers[0] is not None
            assert len(set(map(repr, answers))) == 1
            asked += 1
    assert asked > 10


def test_reasons_give_nothing_away(setup: Setup) -> None:
    """In worlds that a seat cannot tell apart the answer is the same."""
    rng, compared = Random(5), 0
    for number, state in enumerate(worth_watching(setup, sample(walk(setup), 6), 20)):
        for seat in range(setup.players):
            other_world = state.imagine(seat, Random(number))
            for action in [*ODD[:3], *meant(setup, rng, 4)]:
                assert state.why_not(seat, action) == other_world.why_not(seat, action), f"seat {seat} learns something from {action}"
                compared += 1
    assert compared > 200
