"""Two worlds that differ only in what a seat does not know are the same world to that seat, whatever happens next."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.support.games import EXAMPLE, sample, walk
from tischlein import CHANCE, Match
from tischlein.core.decision import Action, Event
from tischlein.core.setup import Setup
from tischlein.core.state import State


def after(state: State, actor: int, action: Action, seat: int) -> tuple[Any, bool]:
    """What a seat sees and hears when somebody acts, up to the next question; and whether something was disclosed to it."""
    events: list[Event] = []
    state.events = events
    state.disclosed()
    state.play(actor, action)
    while state.waiting_for:  # as a match does: who is passed over could tell something, too
        due = actor if state.agenda.lanes else state.waiting_for[0]
        if (forced := state.forced(due)) is None:
            break
        state.play(due, forced)
    told = [heard for event in events if (heard := event.heard_by((seat,))) is not None]
    return (state.view(seat), told), bool(state.disclosed()[0] >> seat & 1)


def test_worlds_a_seat_cannot_tell_apart_stay_so(setup: Setup) -> None:
    """Whoever acts, whatever they do, unless it shows the seat something. Within a block only its own actions: others act unseen there."""
    compared = 0
    for number, state in enumerate(sample(walk(setup), 1 if setup.game.id == EXAMPLE else 3)):
        for seat in range(setup.players):
            if not state.secrets(seat):
                continue
            other_world = state.imagine(seat, Random(number))
            for actor in state.waiting_for:
                if actor == CHANCE or (state.agenda.lanes and actor != seat):
                    continue
                possible = [action for action in state.options(actor) if action in other_world.options(actor)]
                for action in Random(number).sample(possible, min(4, len(possible))):
                    (here, shown), (there, shown_there) = (after(world.copy(), actor, action, seat) for world in (state, other_world))
                    assert shown == shown_there, f"{action} of seat {actor} shows seat {seat} something in one world only"
                    if not shown:
                        assert here == there, f"seat {seat} learns something from {action} of seat {actor}"
                        compared += 1
    if setup.game.id == EXAMPLE:
        assert compared > 100


def test_what_is_asked_can_be_told_from_the_view(setup: Setup) -> None:
    """An observation can be encoded from the view alone: whoever is due sees the kind and the name of the question."""
    checked = 0
    for state in sample(walk(setup), 10):
        for seat in (*range(setup.players), None):
            question = state.view(seat)["question"]
            if not state.waiting_for:
                assert question is None
            elif seat in state.waiting_for:
                decision, step = state.decision(seat), state.agenda.due(seat)
                assert question == {"seat": seat, "kind": decision.kind, "step": type(step).__name__}
            elif state.waiting_for == (CHANCE,):
                assert question["kind"] == "chance"
            elif state.agenda.lanes:
                assert question is None, "others decide unseen"
            else:
                assert question["seat"] == state.waiting_for[0]
            checked += 1
    assert checked > 20


@pytest.mark.parametrize("seed", range(3))
def test_what_is_told_to_a_seat_holds_nothing_for_others(setup: Setup, seed: int) -> None:
    """While a match goes on, whatever leaves it carries no words for other ears; when it is over, everybody hears everything."""
    rng = Random(seed)
    match = Match(setup, seed, forced=True)
    while match.state.waiting_for and len(match.log) < 150:
        seat = rng.choice(match.state.waiting_for)
        match.play(seat, match.state.sample(seat, rng))
    viewers = (*range(setup.players), None)
    assert all(event.audience is None and event.aloud is None for seat in viewers for _, event in match.story(seat))
    while match.state.waiting_for:
        seat = match.state.waiting_for[0]
        match.play(seat, match.state.sample(seat, rng))
    assert all(match.story(seat) == match.story(None) for seat in viewers)
    assert len(match.story(None)) == sum(map(len, match.happened))
