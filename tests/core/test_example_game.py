"""What a game with hidden hands can rely on, tried with Cat and Mouse: decks, whispers, windows, looks that cannot be taken back."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import tischlein
from tests.support.cat_and_mouse.state import Yard
from tests.support.cat_and_mouse.turn import READY
from tests.support.games import EXAMPLE
from tischlein import CHANCE, IllegalAction, MalformedAction, Match, UndoError, say, say_event
from tischlein.bots import BOTS, ask
from tischlein.core.agenda import NOBODY
from tischlein.core.decision import Action

DECK_0, DECK_1 = ("mouse", "mouse", "cat", "cat", "owl", "owl"), ("dog", "dog", "cheese", "cheese", "mouse", "mouse")
DEAL_0, DEAL_1 = ("mouse", "mouse", "cat", "owl", "cat", "owl"), ("dog", "cheese", "cheese", "mouse", "dog", "mouse")
"""From the bottom of the stack to its top."""
BARN = ("mouse", "mouse", "dog", "dog", "cheese", "cheese", "mouse", "cheese")


def dealt(deal_0: tuple[str, ...] = DEAL_0, deal_1: tuple[str, ...] = DEAL_1, *, forced: bool = True, players: int = 2) -> Match:
    """A match with these stacks: seat 0 holds the top two cards of the first and the cheese on top of the barn, seat 1 the same of the
    second, and a mouse."""
    match = Match(tischlein.game(EXAMPLE).setup(players=players), 1, by_hand=True, forced=forced)
    deals = [deal_0, deal_1, DEAL_1][:players]
    for seat, deck in enumerate(deals):
        match.play(seat, ("deck", deck))
    for card in (*(card for deal in deals for card in deal), *BARN):
        match.play(CHANCE, card)
    return match


def hand(match: Match, seat: int) -> list[str]:
    cards: list[str] = match.state.view(seat)["piles"][f"hand_{seat}"]["cards"]
    return cards


def told(match: Match, seat: int | None, number: int | None = None) -> list[str]:
    number = len(match.log) - 1 if number is None else number
    return [say_event(event) for event in match.told(number, seat)]


# ---------------------------------------------------------------------- a composed answer


def first_question() -> Match:
    return Match(tischlein.game(EXAMPLE).setup(players=2), 1)


def test_a_deck_that_is_not_listed_is_accepted() -> None:
    match = first_question()
    decision = match.state.decision(0)
    assert decision.kind == "compose" and decision.form is not None
    assert ("deck", DECK_1) not in decision.options
    match.play(0, ["deck", list(DECK_1)])
    assert match.state.view(0)["deck"] == sorted(DECK_1)
    assert Match.load(match.save()).state == match.state


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (("deck", DECK_0[:5]), "6 to 6 are needed, not 5"),
        (("deck", (*DECK_0, "dog")), "6 to 6 are needed, not 7"),
        (("deck", (*("owl",) * 3, *("mouse",) * 3)), "owl at most 2 times"),
        (("deck", ("unicorn", *DECK_0[:5])), "'unicorn' is not to be had"),
        (("deck", ("cat", "cat", "mouse", "dog", "dog", "owl")), "no more cats than mice: here are 2 and 1"),
        (("deck", DECK_0, DECK_0), "starts with “deck” and has one list"),
        (("deck", "mouse"), "starts with “deck” and has one list"),
        (("deck", (1, 2, 3, 4, 5, 6)), "1 is not to be had"),
    ],
)
def test_a_bad_deck_is_refused_with_a_reason_and_changes_nothing(answer: Action, reason: str) -> None:
    match = first_question()
    before = match.state.digest()
    with pytest.raises(IllegalAction, match=reason) as refusal:
        match.play(0, answer)
    assert refusal.value.say("de")
    assert match.state.digest() == before and not match.log


@pytest.mark.parametrize(
    "junk", [None, 5, "deck", (), ("deck", [[[[[["mouse"]]]]]]), ("deck", (None,)), ("deck", (True,)), ("hand", DECK_0)]
)
def test_what_is_no_deck_at_all_is_refused(junk: Any) -> None:
    match = first_question()
    with pytest.raises(MalformedAction):
        match.play(0, junk)


def test_random_decks_are_legal_and_many() -> None:
    state = first_question().state
    decks = Counter(state.sample(0, Random(seed)) for seed in range(100))
    assert len(decks) > 30
    for deck in decks:
        state.copy().play(0, deck)


def test_bots_look_further_than_the_ready_decks() -> None:
    state = first_question().state
    chosen = {ask(BOTS["random"](seed), state, 0) for seed in range(20)}
    assert any(action not in state.options(0) for action in chosen)
    for action in chosen:
        state.copy().play(0, action)


def test_a_deck_is_never_played_by_itself() -> None:
    """Even if there were only one ready deck: there are others."""
    match = Match(tischlein.game(EXAMPLE).setup(players=2), 1, forced=True)
    assert match.state.waiting_for == (0, 1) and not match.log
    assert match.state.forced(0) is None


def test_a_deck_stays_secret_until_the_match_is_over() -> None:
    match = dealt()
    assert told(match, 0, 0) == ["Player 1 has put together a deck: cat, cat, mouse, mouse, owl, owl. [CAM-001]"]
    assert told(match, 1, 0) == told(match, None, 0) == ["Player 1 has put together a deck. [CAM-001]"]
    assert match.state.view(1)["deck"] == sorted(DECK_1)
    match.by_hand = False
    rng = Random(1)
    while match.state.waiting_for:
        seat = match.state.waiting_for[0]
        match.play(seat, match.state.sample(seat, rng))
    assert told(match, 1, 0) == told(match, None, 0) == told(match, 0, 0)


def test_imagined_decks_are_legal_and_hold_what_was_seen() -> None:
    match = dealt()
    match.play(0, ("owl", 1))  # sees cheese or dog, mouse and mouse
    seen = Counter(hand(match, 1)) - Counter(["mouse"])  # one of them is from the barn
    decks = set()
    for seed in range(30):
        world = match.state.imagine(0, Random(seed))
        assert isinstance(world, Yard)
        deck = Counter(world.decks[1])
        assert not seen - deck and deck["cat"] <= deck["mouse"] and deck.total() == 6
        decks.add(world.decks[1])
    assert len(decks) > 5


# ---------------------------------------------------------------------- whispers


def test_a_drawn_card_is_named_to_its_owner_only() -> None:
    match = dealt()
    match.play(0, ("go",))
    match.play(0, ("draw", "own"))
    assert told(match, 0)[0] == "Player 1 draws from the own deck: owl. [CAM-011]"
    assert told(match, 1) == told(match, None) == ["Player 1 draws from the own deck. [CAM-011]"]
    assert hand(match, 0).count("owl") == 2


def test_whoever_has_two_seats_hears_what_either_hears() -> None:
    match = dealt()
    match.play(0, ("go",))
    match.play(0, ("draw", "own"))
    assert [say_event(event) for event in match.told_to(len(match.log) - 1, (0, 1))] == told(match, 0)


# ---------------------------------------------------------------------- looking ends the free undo


def test_what_was_drawn_cannot_be_taken_back_freely() -> None:
    match = dealt()
    match.play(0, ("go",))
    assert match.undo_is_free(0)
    match.play(0, ("draw", "own"))
    assert not match.undo_is_free(0)
    with pytest.raises(UndoError):
        match.undo(0)
    match.undo(0, [1])
    assert match.state.waiting_for == (0,)


def test_a_look_cannot_be_taken_back_freely() -> None:
    match = dealt()
    match.play(0, ("owl", 1))
    assert not match.undo_is_free(0) and match.undo_needs(0) == (1,)


def test_a_search_cannot_be_taken_back_but_the_choice_after_it_can() -> None:
    match = dealt()
    match.play(0, ("go",))
    match.play(0, ("search",))
    assert not match.undo_is_free(0)
    match.play(0, ("take", "cat"))
    assert match.undo_is_free(0), "taking shows nothing new"
    match.undo(0)
    assert [option[1] for option in match.state.options(0)] == ["mouse", "cat", "owl"]


def test_an_own_card_played_or_buried_can_be_taken_back() -> None:
    match = dealt(deal_0=("owl", "owl", "cat", "cat", "mouse", "mouse"))
    match.play(0, ("go",))
    match.play(0, ("mouse",))
    assert match.undo_is_free(0), "the others have seen it, but its owner has learnt nothing"
    match.undo(0)
    match.play(0, ("bury", "mouse", "own"))
    assert match.undo_is_free(0)


def test_what_only_others_see_counts_too() -> None:
    """Piles note it by themselves; a game with other secrets says so."""
    state = dealt().state
    state.disclosed()
    state.disclose(to=[1], known_to=[1])
    assert state.disclosed() == (0b10, 0b01)
    assert state.disclosed() == (0, 0)


# ---------------------------------------------------------------------- windows do not betray


def test_a_window_opens_whatever_is_in_the_hand() -> None:
    match = dealt(deal_0=("owl", "owl", "cat", "cat", "mouse", "mouse"))
    assert hand(match, 0).count("owl") == 0
    assert match.state.options(0)[0] == ("go",) and match.state.waiting_for == (0,)
    assert match.log[-1].what == "chance", "nothing was played for seat 0"
    assert match.state.forced(0) is None


def test_a_defence_is_asked_for_whether_there_is_one_or_not() -> None:
    for stack, dogs in (
        (("dog", "dog", "cheese", "cheese", "mouse", "mouse"), 0),
        (("cheese", "cheese", "mouse", "mouse", "dog", "dog"), 1),
    ):
        match = dealt(deal_0=("owl", "owl", "mouse", "mouse", "cat", "cat"), deal_1=stack)
        match.play(0, ("go",))
        match.play(0, ("cat", 1))
        assert match.state.waiting_for == (1,)
        assert len(match.state.options(1)) == 1 + dogs
        assert match.state.view(0)["question"] == {"seat": 1, "kind": "choose", "step": "React"}


def test_what_is_open_to_all_may_be_passed_over() -> None:
    """Without cards and stacks there is nothing to do, and everybody knows it."""
    match = dealt()
    match.play(0, ("go",))
    state = match.state.copy()
    assert isinstance(state, Yard)
    state.piles.places = [()] * len(state.piles.places)
    state.agenda.offer_to = NOBODY  # the position was edited
    assert state.forced(0) == ("end",)


# ---------------------------------------------------------------------- at any moment


def test_an_aside_leads_back_to_the_same_question() -> None:
    match = dealt()
    assert "cheese" in hand(match, 0)
    before = match.state.decision(0)
    assert before.asides == (("eat",),)
    match.play(0, ("eat",))
    after = match.state.decision(0)
    assert after.prompt == before.prompt
    assert list(after.options) == [option for option in before.options if option not in before.asides]
    assert match.state.standing()[0] == 1


def test_an_aside_adds_one_option_and_stays_before_the_closing_one() -> None:
    match = dealt()
    match.play(0, ("go",))
    options = match.state.options(0)
    assert options.count(("eat",)) == 1
    assert options[-2:] == [("eat",), ("end",)]
    assert [say(label) for label in match.state.decision(0).labels][-2:] == ["Eat a cheese", "Nothing"]


def test_an_aside_in_the_question_of_somebody_else_s_turn() -> None:
    match = dealt(deal_0=("owl", "owl", "mouse", "mouse", "cat", "cat"), deal_1=("dog", "dog", "mouse", "mouse", "cheese", "cheese"))
    match.play(0, ("go",))
    match.play(0, ("cat", 1))
    match.play(1, ("eat",))
    assert match.state.waiting_for == (1,)
    match.play(1, ("pass",))
    assert match.state.standing() == [1, 0], "the cat takes what was just eaten"


def test_ready_decks_are_what_they_say() -> None:
    labels = [say(label) for label in first_question().state.decision(0).labels]
    assert labels == ["The hunter", "The glutton"] and len(READY) == 2
