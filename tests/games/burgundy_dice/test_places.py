"""The fields a combination can mark are kept up to date mark by mark: they must always be what counting afresh would give."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.burgundy_dice import by_hand
from tests.games.burgundy_dice.table import COLOURS, NUMBERS, SHEETS, opening
from tischlein import CHANCE
from tischlein.games.burgundy_dice.sheet import Sheet


def check(sheet: Sheet) -> None:
    for number in NUMBERS:
        for colour in COLOURS:
            places = sheet.places(number, colour)
            assert {cell for cell in range(37) if places >> cell & 1} == by_hand.places(sheet, number, colour), (
                number,
                colour,
                sheet.numbers,
            )


@pytest.mark.rule("DIC-031", "DIC-032", "DIC-033", "DIC-041", "DIC-043", "DIC-045", "DIC-048", "DIC-051", "DIC-054")
@given(sheet=st.sampled_from(SHEETS), seed=st.integers(0, 2**32), players=st.integers(1, 2))
@settings(max_examples=100, deadline=None)
def test_places_are_what_the_rules_say_after_every_mark(sheet: str, seed: int, players: int) -> None:
    rng, state = Random(seed), opening(players, sheet).state
    marks = 0
    while state.waiting_for:
        seat = rng.choice(state.waiting_for)
        if seat == CHANCE:
            state.play(CHANCE, state.chance.sample(rng))
            continue
        options = state.options(seat)
        action = rng.choice([option for option in options if option[0] != "pass"] or options)
        state.play(seat, action)
        if action[0] in ("start", "mark"):
            marks += 1
            check(state.sheets[seat])
    assert marks > players, "a game without a mark checks nothing"


@given(sheet=st.sampled_from(SHEETS), seed=st.integers(0, 2**32))
@settings(max_examples=100, deadline=None)
def test_places_on_a_sheet_filled_to_the_last_field(sheet: str, seed: int) -> None:
    rng = Random(seed)
    game = opening(1, sheet)
    game.play(0, rng.choice(game.offered(0)))
    own = game.sheet(0).copy()
    while True:
        fitting = [(number, colour) for number in NUMBERS for colour in COLOURS if own.places(number, colour)]
        if not fitting:
            break
        number, colour = rng.choice(fitting)
        own.write(rng.choice([cell for cell in range(37) if own.places(number, colour) >> cell & 1]), number)
        check(own)
    assert sum(bool(number) for number in own.numbers) == 36, "no number rule ever blocks a field for good"
