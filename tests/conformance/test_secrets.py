"""Nobody learns what they must not know: views, imagination, and bots that do not peek."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.support.games import decisions, has_secrets, sample, walk, worth_watching
from tischlein import CHANCE
from tischlein.bots import BOTS, ask
from tischlein.core.setup import Setup
from tischlein.core.state import State


def parts(value: Any) -> list[Any]:
    """A JSON value and everything inside it."""
    found = [value]
    for part in found:  # which grows meanwhile
        if isinstance(part, dict):
            found += part.values()
        elif isinstance(part, list):
            found += part
    return found


def test_views_are_json(setup: Setup) -> None:
    chosen = sample(walk(setup), 10)
    assert len(chosen) > 10
    for state in chosen:
        for seat in (*range(setup.players), None):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert view["game"] == setup.game.id
            assert view["seat"] == seat


def test_no_view_holds_a_secret(setup: Setup) -> None:
    """In every position in which there is one."""
    scanned = 0
    for state in walk(setup):
        for seat in (*range(setup.players), None):
            if state.secrets(seat):
                assert_hides(state, seat, state.view(seat))
                scanned += 1
    assert bool(scanned) == has_secrets(setup)


def assert_hides(state: State, seat: int | None, view: dict[str, Any]) -> None:
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
    assert setup.game.start(setup).digest() == walk(setup)[0].digest()


def test_views_do_not_change_the_position(setup: Setup) -> None:
    chosen = sample(walk(setup), 15)
    assert len(chosen) > 10
    for state in chosen:
        before = state.digest()
        for seat in (*range(setup.players), None):
            view = state.view(seat)
            for part in parts(view):
                if isinstance(part, dict | list):
                    part.clear()
        assert state.digest() == before


def test_what_others_do_at_the_same_time_stays_hidden(setup: Setup) -> None:
    """Two different moves of one seat look the same to all others as long as the block is open."""
    for state in decisions(setup):
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
    chosen = worth_watching(setup, decisions(setup), 20)
    assert len(chosen) > 10
    for number, state in enumerate(chosen):
        before = state.digest()
        for seat in range(setup.players):
            imagined = state.imagine(seat, Random(number))
            assert imagined.view(seat) == state.view(seat)
            assert imagined.options(seat) == state.options(seat)
            while imagined.waiting_for and number % 10 == seat:
                actor = imagined.waiting_for[0]
                imagined.play(actor, imagined.chance.sample(Random(number)) if actor == CHANCE else imagined.options(actor)[0])
        assert state.digest() == before


def test_imagination_draws_anew_what_is_hidden(setup: Setup) -> None:
    """Over a whole game each seat imagines others' secrets differently from what they are, and not always the same."""
    chances = differences = 0
    for number, state in enumerate(walk(setup)):
        for seat in range(setup.players):
            secrets = state.secrets(seat)
            if secrets:
                chances += 1
                worlds = [state.imagine(seat, Random(f"{number}/{trial}")).secrets(seat) for trial in range(6)]
                differences += any(world != secrets for world in worlds)
    assert chances or setup.players == 1 or not has_secrets(setup), "there was something to imagine"
    assert chances == 0 or differences > chances / 3


@pytest.mark.parametrize("name", BOTS)
def test_bots_do_not_peek(setup: Setup, name: str) -> None:
    """A bot that sees the same chooses the same, whatever is hidden behind it; also where nothing is."""
    hiding = [state for state in decisions(setup) if any(state.secrets(seat) for seat in state.waiting_for[:2])]
    chosen = [*sample(hiding, 7, each=1), *sample(decisions(setup), 20, each=1)]
    assert len(chosen) > 5
    for number, state in enumerate(chosen):
        for seat in state.waiting_for[:2]:
            other_world = state.imagine(seat, Random(number))
            assert ask(BOTS[name](5), state, seat) == ask(BOTS[name](5), other_world, seat)


@pytest.mark.parametrize("name", BOTS)
def test_bots_choose_legally_and_leave_everything_as_it_is(setup: Setup, name: str) -> None:
    chosen = sample(decisions(setup), 40, each=2)
    assert len(chosen) > 5
    for number, state in enumerate(chosen):
        seat, before = state.waiting_for[-1], state.digest()
        state.copy().play(seat, ask(BOTS[name](number), state, seat))
        assert state.digest() == before
