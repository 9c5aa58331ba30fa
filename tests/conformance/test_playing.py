"""What every position of every game must keep: options, play, copies, scores, the end."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from itertools import pairwise
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.games import (
    ALL_SETUPS,
    REAL_GAMES,
    assert_picked_equally_often,
    decisions,
    is_decision,
    recording,
    sample,
    step,
    walk,
)
from tischlein import CHANCE, IllegalAction, MalformedAction, Match, NotYourDecision
from tischlein.core.agenda import ChanceStep
from tischlein.core.decision import Kind, as_action
from tischlein.core.setup import Setup
from tischlein.core.state import State


def test_positions_of_a_walk_are_those_of_one_game_each_on_its_own(setup: Setup) -> None:
    """All other tests here rely on it: a walk that gave the same object again and again would show them only the end."""
    positions, played = recording(setup)
    replay = setup.game.start(setup)
    for state, (seat, action) in zip(positions, played, strict=False):
        assert state == replay
        replay.play(seat, action)
    assert positions[-1] == replay
    assert len(positions) == len(played) + 1 > 100
    assert all(one != other for one, other in pairwise(positions)), "every step changes something"
    given = walk(setup)
    play_to_the_end(given[0], 1)
    assert walk(setup) == [*positions], "whatever a test does to its positions, the next one gets them as they were"
    assert {id(state) for state in given}.isdisjoint(map(id, positions))


def test_everybody_due_has_options_and_all_of_them_work(setup: Setup) -> None:
    for state in decisions(setup):
        for seat in state.waiting_for:
            options = state.options(seat)
            assert options
            assert len(set(options)) == len(options)
            for option in options:
                assert isinstance(option, tuple)
                assert isinstance(option[0], str)
                assert as_action(json.loads(json.dumps(option))) == option
                state.copy().play(seat, option)


def test_decisions_say_the_same_as_options(setup: Setup) -> None:
    known = {rule.id for rule in setup.game.rules}
    for state in decisions(setup):
        for seat in state.waiting_for:
            decision = state.decision(seat)
            assert list(decision.options) == state.options(seat)
            assert decision.seat == seat
            assert decision.kind in get_args(Kind)
            assert decision.rules
            assert set(decision.rules) <= known
            assert len(decision.labels) == len(decision.options)
            json.dumps(decision.to_json())


def junk(option: tuple[Any, ...]) -> list[Any]:
    """Things that resemble an option but are none."""
    changed = [
        tuple(float(part) if type(part) is int else part for part in option),
        tuple(bool(part) if part in (0, 1) else part for part in option),
    ]
    return [
        None,
        (),
        "pass",
        option[0],
        (),
        (None,),
        (1, 2),
        ("no such verb",),
        (*option, 0),
        option[:-1],
        *(other for other in changed if list(map(type, other)) != list(map(type, option))),
    ]


def test_anything_else_is_refused_and_changes_nothing(setup: Setup) -> None:
    rng, refused = Random(3), 0
    earlier = list(dict.fromkeys(action for seat, action in recording(setup).played if seat != CHANCE))
    for state in sample(decisions(setup), 10):
        for seat in state.waiting_for:
            options = state.options(seat)
            before = state.digest()
            if state.decision(seat).form:  # accepts more than its options; see test_composing.py
                continue
            for action in [*junk(rng.choice(options)), *rng.sample(earlier, 15)]:
                if (
                    action in options
                    and isinstance(action, tuple)
                    and list(map(type, action)) == list(map(type, options[options.index(action)]))
                ):
                    continue
                with pytest.raises(IllegalAction) as refusal:
                    state.play(seat, action)
                assert refusal.value.say("en")
                assert refusal.value.say("de")
                refused += 1
            assert state.digest() == before
    assert refused > 200


def test_lists_are_as_good_as_tuples(setup: Setup) -> None:
    """An action that has been JSON is still an action."""
    checked = 0
    for state in sample(decisions(setup), 25, each=1):
        for option in state.options(state.waiting_for[0])[:3]:
            one, other = state.copy(), state.copy()
            one.play(state.waiting_for[0], option)
            other.play(state.waiting_for[0], json.loads(json.dumps(option)))
            assert one == other
            checked += 1
    assert checked > 10
    match = Match(setup, 3)
    seat = match.state.waiting_for[0]
    match.play(seat, json.loads(json.dumps(match.state.options(seat)[0])))
    assert Match.load(match.save()).log == match.log


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_no_invented_action_slips_through(data: st.DataObject) -> None:
    setup = data.draw(st.sampled_from(ALL_SETUPS))
    state = data.draw(st.sampled_from(decisions(setup)))
    seat = data.draw(st.sampled_from(state.waiting_for))
    words = st.sampled_from(sorted({part for option in state.options(seat) for part in option}, key=str))
    part = st.one_of(
        words, st.integers(-3, 60), st.booleans(), st.floats(0, 9), st.none(), st.text(max_size=3), st.lists(st.integers(), max_size=2)
    )
    action = tuple(data.draw(st.lists(part, max_size=4)))
    exactly = [option for option in state.options(seat) if option == action and list(map(type, option)) == list(map(type, action))]
    before = state.digest()
    if exactly:
        state.play(seat, action)
    else:
        with pytest.raises(IllegalAction):
            state.play(seat, action)
        assert state.digest() == before


def test_only_who_is_due_may_act(setup: Setup) -> None:
    refused = 0
    for state in sample(walk(setup), 10):
        before = state.digest()
        for seat in {*range(setup.players), CHANCE, 99} - set(state.waiting_for):
            assert state.options(seat) == []
            with pytest.raises(NotYourDecision):
                state.play(seat, ("pass",))
            if seat == CHANCE:
                with pytest.raises(NotYourDecision):
                    _ = state.chance
            else:
                with pytest.raises(NotYourDecision):
                    state.decision(seat)
            refused += 1
        assert state.digest() == before
    assert refused > 30


def test_a_malformed_action_is_told_apart_from_an_illegal_one(setup: Setup) -> None:
    state = decisions(setup)[0]
    nonsenses: list[Any] = [None, "pass", [], (3,), ("surely no verb",)]
    for nonsense in nonsenses:
        with pytest.raises(MalformedAction):
            state.play(state.waiting_for[0], nonsense)


def test_chance_is_explicit(setup: Setup) -> None:
    rng, streams, nonsenses = Random(5), set(), ("no such face", 99, None, True)
    for state in walk(setup):
        if state.waiting_for == (CHANCE,):
            chance = state.chance
            outcomes = chance.outcomes()
            assert outcomes
            assert all(type(weight) is int and weight > 0 for _, weight in outcomes)
            assert chance.stream
            drawn = chance.sample(rng)
            assert drawn in [outcome for outcome, _ in outcomes]
            assert json.loads(json.dumps(drawn)) is not None
            if chance.stream not in streams:
                streams.add(chance.stream)
                before = state.digest()
                for nonsense in nonsenses:
                    with pytest.raises(IllegalAction):
                        state.play(CHANCE, nonsense)
                assert state.digest() == before
    assert streams


def test_sampling_follows_the_weights(setup: Setup) -> None:
    """Each outcome of each kind of chance comes up about as often as its weight says (five standard deviations); also in a play-out, where
    a step may draw without making a list."""
    rng, seen = Random(6), set()
    for state in walk(setup):
        if state.waiting_for == (CHANCE,) and state.chance.stream not in seen:
            seen.add(state.chance.stream)
            outcomes, trials = state.chance.outcomes(), 2000
            total = sum(weight for _, weight in outcomes)
            due = state.agenda.due(CHANCE)
            assert isinstance(due, ChanceStep)
            for drawn in ([state.chance.sample(rng) for _ in range(trials)], [due.sample(state, rng) for _ in range(trials)]):
                assert set(drawn) <= {outcome for outcome, _ in outcomes}
                for outcome, weight in outcomes:
                    share = weight / total
                    assert abs(drawn.count(outcome) - trials * share) < 5 * (trials * share * (1 - share)) ** 0.5 + 1
    assert seen


def play_to_the_end(state: State, seed: int) -> State:
    rng = Random(seed)
    while state.waiting_for:
        step(state, rng)
    return state


def test_copies_are_equal_and_independent(setup: Setup) -> None:
    chosen = sample(walk(setup), 50, each=1)
    assert len(chosen) > 5
    for number, state in enumerate(chosen):
        before, twin = state.digest(), state.copy()
        assert twin == state
        assert twin.digest() == before
        if number % 3 == 0:
            play_to_the_end(twin, number)
            assert play_to_the_end(state.copy(), number) == twin, "the same choices must lead to the same end"
            assert state.digest() == before


def test_positions_can_be_pickled(setup: Setup) -> None:
    chosen = sample(walk(setup), 80, each=1)
    assert len(chosen) > 5
    for number, state in enumerate(chosen):
        twin = pickle.loads(pickle.dumps(state))
        assert twin == state
        assert number % 3 or play_to_the_end(twin, number) == play_to_the_end(state.copy(), number)


def test_scores_are_the_sums_of_their_terms(setup: Setup) -> None:
    known = {rule.id for rule in setup.game.rules}
    scored = 0
    for state in sample(walk(setup), 5):
        for seat in range(setup.players):
            terms = state.score(seat)
            scored += len(terms)
            assert all(term.rule in known for term in terms)
            if state.result:
                assert sum(term.points for term in terms) == state.standing()[seat] == state.result.points[seat]
            json.dumps([term.to_json() for term in terms])
    assert scored, "somebody has scored"


def by_hand(state: State, rng: Random, limit: int) -> int:
    """What `play_out` does, with the names of the contract: here everything is listed and checked."""
    made = 0
    while made < limit and state.waiting_for:
        seat = state.waiting_for[0]
        if seat == CHANCE:
            state.play(CHANCE, state.chance.sample(rng))
        else:
            state.play(seat, state.sample(seat, rng))
            made += 1
    return made


def test_playing_out_is_playing_by_hand(setup: Setup) -> None:
    """For some decisions, and from there to the end, where steps may happen in one go."""
    for limit in (0, 1, 10, 23, 50):
        state, fast = setup.game.start(setup), setup.game.start(setup)
        assert fast.play_out(Random(limit), limit) == by_hand(state, Random(limit), limit)
        assert fast.digest() == state.digest()
        assert fast.waiting_for == state.waiting_for
        assert fast.play_out(Random(-limit)) == by_hand(state, Random(-limit), 1_000_000)
        assert fast.digest() == state.digest()
        assert fast.waiting_for == state.waiting_for == ()
        assert fast.result is not None


def test_playing_out_leaves_no_old_options_behind(setup: Setup) -> None:
    for on in decisions(setup):
        for seat in on.waiting_for:
            on.options(seat)
        on.play_out(Random(3), 2)
        assert [on.options(seat) for seat in on.waiting_for] == [on.copy().options(seat) for seat in on.waiting_for]


def test_every_option_is_picked_equally_often(setup: Setup) -> None:
    """In a position of each kind, and in some more; a single option would say nothing."""
    chosen = sample([state for state in decisions(setup) if has_choice(state)], 60, each=1)
    assert len(chosen) > 2
    for number, state in enumerate(chosen):
        assert_picked_equally_often(state, state.waiting_for[0], Random(number))


def has_choice(state: State) -> bool:
    decision = state.decision(state.waiting_for[0])
    return len(decision.options) > 1 and decision.form is None


def test_games_end_with_a_ranking(setup: Setup) -> None:
    *before, last = walk(setup)
    assert all(state.waiting_for and state.result is None for state in before)
    assert not last.waiting_for
    result = last.result
    assert result is not None
    assert sorted(seat for place in result.ranking for seat in place) == list(range(setup.players))
    assert set(result.winners) <= set(result.ranking[0])
    json.dumps(result.to_json())


def test_simultaneous_seats_may_act_in_any_order(setup: Setup) -> None:
    """Each seat's choices in a block are fixed beforehand; whoever is faster, the result is the same."""

    def block(state: State, order: Random) -> str:
        own = {seat: Random(f"{seat}") for seat in state.waiting_for}
        number = state.agenda.blocks
        while state.agenda.lanes and state.agenda.blocks == number:
            seat = order.choice(state.waiting_for)
            state.play(seat, own[seat].choice(state.options(seat)))
        return state.digest()

    for state in decisions(setup):
        if len(state.waiting_for) > 1 and tuple(state.agenda.lanes) == state.agenda.opening:
            assert len({block(state.copy(), Random(order)) for order in range(4)}) == 1


ELSEWHERE = """
import pickle, sys
for state in pickle.load(sys.stdin.buffer):
    print([state.options(seat) for seat in state.waiting_for], state.digest())
"""


@pytest.mark.parametrize("id", REAL_GAMES)
def test_a_position_goes_on_in_another_process(id: str) -> None:
    """Bots think elsewhere: nothing that a position needs may lie outside of it."""
    states = [state for setup in ALL_SETUPS if setup.game.id == id for state in sample(decisions(setup), 50, each=1)]
    assert len({state.digest() for state in states}) > 50
    assert all(map(is_decision, states))
    finished = subprocess.run([sys.executable, "-c", ELSEWHERE], input=pickle.dumps(states), capture_output=True, timeout=120, check=False)
    assert finished.returncode == 0, finished.stderr.decode()
    expected = [f"{[state.options(seat) for seat in state.waiting_for]} {state.digest()}" for state in states]
    assert finished.stdout.decode().splitlines() == expected
