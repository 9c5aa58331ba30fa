"""Nobody learns what they must not know: views, imagination, and bots that do not peek."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.support.games import decisions, walk
from tischlein.bots import BOTS, ask
from tischlein.core.setup import Setup


def parts(value: Any) -> list[Any]:
    """A JSON value and everything inside it."""
    found = [value]
    for part in found:  # which grows meanwhile
        if isinstance(part, dict):
            found += part.values()
        elif isinstance(part, list):
            found += part
    return found


def test_views_are_json_and_hold_no_secret(setup: Setup) -> None:
    for state in walk(setup, 21):
        for seat in (*range(setup.players), None):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert view["game"] == setup.game.id
            assert view["seat"] == seat
            everything = parts(view)
            for name, secret in state.secrets(seat).items():
                assert secret not in everything, f"seat {seat} sees the {name}"


def test_there_is_no_view_for_a_seat_that_does_not_exist(setup: Setup) -> None:
    state = setup.game.start(setup)
    for seat in (-1, setup.players, True, "0"):
        with pytest.raises(ValueError, match="no seat"):
            state.view(seat)  # type: ignore[arg-type]


def test_material_is_json_and_cannot_spoil_the_game(setup: Setup) -> None:
    material = setup.game.material(setup)
    assert json.loads(json.dumps(material)) == material
    for part in parts(material):
        if isinstance(part, dict | list):
            part.clear()
    assert setup.game.material(setup) != material
    assert setup.game.start(setup).digest() == next(iter(walk(setup, 0))).digest()


def test_views_do_not_change_the_position(setup: Setup) -> None:
    for state in walk(setup, 22):
        before = state.digest()
        for seat in (*range(setup.players), None):
            view = state.view(seat)
            for part in parts(view):
                if isinstance(part, dict | list):
                    part.clear()
        assert state.digest() == before


def test_what_others_do_at_the_same_time_stays_hidden(setup: Setup) -> None:
    """Two different moves of one seat look the same to all others as long as the block is open."""
    for state in decisions(setup, 23):
        if len(state.waiting_for) < 2:
            continue
        actor = state.waiting_for[0]
        worlds = []
        for option in state.options(actor)[:4]:
            world = state.copy()
            world.play(actor, option)
            worlds.append(world)
        for other in (*range(setup.players), None):
            if other != actor:
                views = [{**world.view(other), "waiting_for": None} for world in worlds]
                assert all(view == views[0] for view in views)


def test_imagination_fits_the_view(setup: Setup) -> None:
    for number, state in enumerate(decisions(setup, 24)):
        before = state.digest()
        for seat in range(setup.players):
            imagined = state.imagine(seat, Random(number))
            assert imagined.view(seat) == state.view(seat)
            assert imagined.options(seat) == state.options(seat)
            assert state.digest() == before
            while imagined.waiting_for and number % 10 == 0:
                actor = imagined.waiting_for[0]
                imagined.play(actor, imagined.chance.sample(Random(number)) if actor == -1 else imagined.options(actor)[0])


def test_imagination_draws_anew_what_is_hidden(setup: Setup) -> None:
    """Over a whole game each seat imagines others' secrets differently from what they are, and not always the same."""
    chances = differences = 0
    for number, state in enumerate(walk(setup, 25)):
        for seat in range(setup.players):
            secrets = state.secrets(seat)
            if secrets:
                chances += 1
                worlds = [state.imagine(seat, Random(f"{number}/{trial}")).secrets(seat) for trial in range(6)]
                differences += any(world != secrets for world in worlds)
    assert chances == 0 or differences > chances / 3


@pytest.mark.parametrize("name", BOTS)
def test_bots_do_not_peek(setup: Setup, name: str) -> None:
    """A bot that sees the same chooses the same, whatever is hidden behind it."""
    for number, state in enumerate(decisions(setup, 26)):
        if number % 7 == 0:
            for seat in state.waiting_for[:2]:
                other_world = state.imagine(seat, Random(number))
                assert ask(BOTS[name](5), state, seat) == ask(BOTS[name](5), other_world, seat)


@pytest.mark.parametrize("name", BOTS)
def test_bots_choose_legally_and_leave_everything_as_it_is(setup: Setup, name: str) -> None:
    for number, state in enumerate(decisions(setup, 27)):
        if number % 7 == 0:
            seat, before = state.waiting_for[-1], state.digest()
            assert ask(BOTS[name](number), state, seat) in state.options(seat)
            assert state.digest() == before
