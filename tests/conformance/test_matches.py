"""Matches: luck from the seed, saving, loading, looking back and taking back."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.support.games import ALL_SETUPS
from tischlein import CHANCE, IllegalAction, Match, UndoError
from tischlein.core.setup import Setup


def played(setup: Setup, seed: int, choices: int, limit: int = 100_000, **options: bool) -> Match:
    """A match with this luck and these choices, stopped after `limit` decisions."""
    rng = Random(choices)
    match = Match(setup, seed, **options)
    for _ in range(limit):
        if not match.state.waiting_for:
            break
        seat = rng.choice(match.state.waiting_for)
        match.play(seat, rng.choice(match.state.options(seat)))
    return match


def luck(match: Match) -> dict[str, list[tuple[object, object]]]:
    """What could come up and what did, by stream."""
    found: dict[str, list[tuple[object, object]]] = {}
    state = match.setup.game.start(match.setup)
    for entry in match.log:
        if entry.what == "chance":
            found.setdefault(entry.stream, []).append((state.chance.outcomes(), entry.value))
        state.play(entry.seat, entry.value)
    return found


def test_the_same_seed_and_choices_give_the_same_match(setup: Setup) -> None:
    assert played(setup, 41, 1).save() == played(setup, 41, 1).save()


def test_the_same_seed_gives_the_same_luck_whatever_is_chosen(setup: Setup) -> None:
    """As long as the same can come up: players may choose what is in a bag or a deck."""
    one, other, another_seed = (luck(played(setup, seed, choices)) for seed, choices in ((42, 1), (42, 2), (43, 1)))
    compared = 0
    for stream in one.keys() & other.keys():
        for (outcomes, value), (elsewhere, there) in zip(one[stream], other[stream], strict=False):
            if outcomes == elsewhere:
                assert value == there
                compared += 1
    assert compared
    assert one != another_seed


def test_saved_matches_come_back(setup: Setup) -> None:
    for limit in (0, 7, 100_000):
        match = played(setup, 44, 3, limit)
        twin = Match.load(match.save())
        assert twin.state == match.state
        assert twin.save() == match.save()
        assert twin.story(0) == match.story(0)
        assert twin.commitment == match.commitment
        assert twin.verify() == []
        json.loads(match.save())


def test_a_loaded_match_goes_on_with_the_same_luck(setup: Setup) -> None:
    half = played(setup, 45, 4, 20)
    twin = Match.load(half.save())
    for match in (half, twin):
        rng = Random(9)
        while match.state.waiting_for:
            seat = rng.choice(match.state.waiting_for)
            match.play(seat, rng.choice(match.state.options(seat)))
    assert half.state == twin.state


def test_every_earlier_position_can_be_shown(setup: Setup) -> None:
    rng = Random(5)
    match = Match(setup, 46)
    seen = {0: setup.game.start(setup).digest(), len(match.log): match.state.digest()}
    while match.state.waiting_for:
        seat = rng.choice(match.state.waiting_for)
        match.play(seat, rng.choice(match.state.options(seat)))
        seen[len(match.log)] = match.state.digest()
    for number in Random(1).sample(sorted(seen), min(15, len(seen))):
        assert match.at(number).digest() == seen[number]
    for number in (-1, len(match.log) + 1):
        with pytest.raises(IndexError):
            match.at(number)


def test_forced_decisions_are_played_and_told(setup: Setup) -> None:
    match = played(setup, 47, 6, forced=True)
    assert match.state.result is not None
    state = setup.game.start(setup)
    for entry in match.log:
        if entry.what == "forced":
            assert state.options(entry.seat) == [entry.value]
        if entry.what == "play":
            assert state.forced(entry.seat) is None
        state.play(entry.seat, entry.value)
    assert state == match.state
    assert Match.load(match.save()).state == match.state


def test_chance_by_hand_is_for_matches_that_say_so(setup: Setup) -> None:
    match = Match(setup, 48, by_hand=True)
    rng = Random(7)
    while match.state.waiting_for:
        seat = match.state.waiting_for[0]
        match.play(seat, match.state.chance.outcomes()[0][0] if seat == CHANCE else rng.choice(match.state.options(seat)))
    assert match.verify() != [], "luck by hand does not come from the seed"
    with pytest.raises(IllegalAction):
        Match(setup, 48).play(CHANCE, 1)


class Table(RuleBasedStateMachine):
    """Any order of moves, illegal moves, taking back, saving and loading keeps log and position in step."""

    @initialize(setup=st.sampled_from(ALL_SETUPS), seed=st.integers(0, 1000), forced=st.booleans())
    def begin(self, setup: Setup, seed: int, forced: bool) -> None:
        self.match = Match(setup, seed, forced=forced)
        self.shown: set[int] = set()

    @precondition(lambda self: self.match.state.waiting_for)
    @rule(who=st.integers(0, 9), what=st.integers(0, 99), moves=st.integers(1, 8))
    def play(self, who: int, what: int, moves: int) -> None:
        for move in range(moves):
            waiting = self.match.state.waiting_for
            if waiting:
                seat = waiting[(who + move) % len(waiting)]
                options = self.match.state.options(seat)
                self.match.play(seat, options[(what + move) % len(options)])

    @rule(who=st.integers(0, 9))
    def play_nonsense(self, who: int) -> None:
        before = self.match.save()
        with pytest.raises(IllegalAction):
            self.match.play(who % self.match.setup.players, ("nonsense", 1))
        assert self.match.save() == before

    @rule(who=st.integers(0, 9), agreed=st.booleans())
    def undo(self, who: int, agreed: bool) -> None:
        seat = who % self.match.setup.players
        others = [other for other in range(self.match.setup.players) if other != seat] if agreed else []
        before, log = self.match.save(), len(self.match.log)
        try:
            free = self.match.undo_is_free(seat)
            self.match.undo(seat, others)
        except UndoError:
            assert self.match.save() == before
        else:
            assert free or agreed or self.match.setup.players == 1
            assert len(self.match.log) > log
            assert seat in self.match.state.waiting_for, "whoever takes back decides again"

    @rule()
    def reload(self) -> None:
        self.match = Match.load(self.match.save())

    @invariant()
    def hidden_moves_are_not_told(self) -> None:
        """As long as a game goes on, nobody hears of others' moves in a block that is still open."""
        if hasattr(self, "match") and self.match.state.agenda.lanes:
            block = self.match.state.agenda.blocks
            for seat in range(self.match.setup.players):
                told = {number for number, event in self.match.story(seat) if event.seat not in (seat, None)}
                never_shown = {number for number in told if self.match._blocks[number] == block and number not in self.shown}
                assert not never_shown
        if hasattr(self, "match"):
            self.shown |= {number for number, _ in self.match.story(None)}

    @invariant()
    def the_log_is_the_truth(self) -> None:
        if hasattr(self, "match"):
            assert self.match.at(len(self.match.log)) == self.match.state
            assert self.match.verify() == []
            assert CHANCE not in self.match.state.waiting_for


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=40, stateful_step_count=25, deadline=None)
