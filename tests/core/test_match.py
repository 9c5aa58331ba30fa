"""A match in detail: who may take back what, what a save must look like, and how luck is proved."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import pytest

import tischlein
from tischlein import CHANCE, IllegalAction, LoadError, Match, NotYourDecision, UndoError, say_event
from tischlein.core.saving import _digest

GAME = tischlein.game("burgundy_dice")


def two_players(**options: Any) -> Match:
    return Match(GAME.setup(players=2, **options), seed=7)


def option(match: Match, seat: int, number: int = 0) -> tuple[Any, ...]:
    return match.state.options(seat)[number]


# ---------------------------------------------------------------------- undo


def test_undo_is_free_while_the_others_moves_are_still_hidden() -> None:
    match = two_players()
    match.play(0, option(match, 0))
    assert match.undo_is_free(0)
    before = match.state.digest()
    match.undo(0)
    assert match.state.waiting_for == (0, 1)
    match.play(0, option(match, 0))
    assert match.state.digest() == before
    assert [entry.what for entry in match.log] == ["play", "undo", "play"]
    assert match.log[1].value == (0,), "the entry taken back stays in the log"


def test_a_simultaneous_move_can_be_taken_back_after_others_moved_too() -> None:
    match = Match(GAME.setup(players=3), seed=7)
    match.play(0, option(match, 0, 0))
    match.play(1, option(match, 1, 1))
    match.undo(0)
    assert match.state.waiting_for == (0, 2), "the move of seat 1 stays"


def test_undo_needs_consent_once_the_round_is_revealed() -> None:
    match = two_players()
    match.play(0, option(match, 0))
    match.play(1, option(match, 1))  # everybody is done: castles are shown, dice rolled
    length = len(match.log)
    assert not match.undo_is_free(0)
    with pytest.raises(UndoError, match="Player 2"):
        match.undo(0)
    assert len(match.log) == length
    match.undo(0, consent=[1])
    assert 0 in match.state.waiting_for
    assert match.log[-1].what == "undo"


def test_undo_does_not_change_luck() -> None:
    match = two_players()
    for seat in (0, 1):
        match.play(seat, option(match, seat))
    dice = match.state.view(None)["dice"]
    match.undo(1, consent=[0])
    match.play(1, option(match, 1, 2))
    assert match.state.view(None)["dice"] == dice


def test_sequential_moves_are_free_until_another_seat_acts() -> None:
    match = two_players(start="all_different")
    match.play(0, option(match, 0))
    assert match.undo_is_free(0)
    match.undo(0)
    match.play(0, option(match, 0))
    match.play(1, option(match, 1))
    with pytest.raises(UndoError):
        match.undo(0)


def test_a_sequential_move_is_not_free_once_the_next_seat_has_acted_although_no_die_has_fallen() -> None:
    """Three choose one after the other: the second has answered the first, and the dice are still to come."""
    match = Match(GAME.setup(players=3, start="all_different"), seed=7)
    match.play(0, option(match, 0))
    match.play(1, option(match, 1))
    assert [entry.what for entry in match.log] == ["play", "play"] and match.state.waiting_for == (2,)
    assert not match.undo_is_free(0)
    assert match.undo_needs(0) == (1, 2)
    with pytest.raises(UndoError, match="Player 2 and Player 3"):
        match.undo(0)
    assert match.undo_is_free(1), "whoever acted last may still think again"
    match.undo(0, consent=[1, 2])
    assert match.state.waiting_for == (0,), "the answer goes with what it answered"


def test_there_must_be_something_to_undo() -> None:
    with pytest.raises(UndoError) as nothing:
        two_players().undo(0)
    assert nothing.value.say("de")


def test_at_and_log_count_undone_moves() -> None:
    match = two_players()
    match.play(0, option(match, 0))
    match.undo(0)
    assert match.at(1).waiting_for == (1,)
    assert match.at(2).waiting_for == (0, 1)


def test_moves_of_others_are_told_when_everybody_is_done() -> None:
    match = two_players()
    match.play(0, option(match, 0))
    assert [event.seat for _, event in match.story(0)] == [0, 0]
    assert match.story(1) == match.story(None) == []
    match.play(1, option(match, 1))
    assert {event.seat for _, event in match.story(None)} == {0, 1, None}


def test_a_hidden_move_stays_hidden_when_an_earlier_one_is_taken_back() -> None:
    """The same dice come again, so a plan that leaked would be worth something."""
    match = Match(GAME.setup(players=3), seed=7)
    for seat in range(3):
        match.play(seat, ("start", 13))
    told = match.story(1)
    match.play(0, ("pass",))
    match.undo(1, consent=[0, 2])
    story = match.story(1)
    assert story[: len(told)] == told, "what was told stays told"
    assert [event.message.key for _, event in story[len(told) :]] == ["undone"]
    assert "passed" in [event.message.key for _, event in match.story(0)]


def test_consent_is_written_down() -> None:
    match = two_players()
    match.play(0, option(match, 0))
    match.undo(0)
    for seat in (0, 1):
        match.play(seat, option(match, seat))
    match.undo(0, consent=iter([1]))
    assert [entry.consent for entry in match.log if entry.what == "undo"] == [(), (1,)]
    assert Match.load(match.save()).log == match.log


def test_alone_there_is_nobody_to_ask() -> None:
    match = Match(GAME.setup(players=1), seed=7)
    match.play(0, ("start", 10))
    assert not match.undo_is_free(0), "the dice have been seen"
    assert match.undo_needs(0) == ()
    match.undo(0)
    assert match.state.options(0)[0] == ("start", 10)


def test_a_finished_match_can_be_taken_back_by_consent() -> None:
    match = two_players()
    while match.state.waiting_for:
        seat = match.state.waiting_for[0]
        match.play(seat, option(match, seat, -1))
    with pytest.raises(UndoError):
        match.undo(0)
    match.undo(0, consent=[1])
    assert match.state.result is None


def test_seats_and_seeds_are_what_they_say() -> None:
    match = two_players()
    for seat in (True, 1.0, "0", None):
        with pytest.raises(NotYourDecision):
            match.play(seat, ("start", 10))  # type: ignore[arg-type]
    for seed in (True, 7.0, [1]):
        with pytest.raises(TypeError, match="seed"):
            Match(match.setup, seed)  # type: ignore[arg-type]


def test_very_long_input_is_refused_in_short() -> None:
    match = two_players()
    nested: Any = 1
    for _ in range(3000):
        nested = (nested,)
    for action in (("x" * 5000,), ("start", "y" * 5000), ("start", 10**5000), ("start", nested)):
        with pytest.raises(IllegalAction) as refusal:
            match.play(0, action)
        assert 10 < len(refusal.value.say("de")) < 400


def test_log_words() -> None:
    match = two_players()
    match.play(0, ("start", 13))
    assert [say_event(event, "en", ["Ottilie"]) for _, event in match.story(0)] == [
        "Ottilie starts with castle C5 and has a silver. [DIC-015]",
        "+1 point: start castle [DIC-016]",
    ]
    assert [say_event(event, "de") for _, event in match.story(0)] == [
        "Spieler 1 beginnt mit Burg C5 und hat ein Silber. [DIC-015]",
        "+1 Punkt: Start-Burg [DIC-016]",
    ]


# ---------------------------------------------------------------------- luck


def test_the_seed_is_committed_to_and_can_be_checked() -> None:
    match = two_players()
    assert match.commitment == sha256(b"tischlein/7").hexdigest()
    assert Match(match.setup).commitment != Match(match.setup).commitment, "without a seed a secret one is drawn"


def test_a_forged_roll_is_found_out() -> None:
    match = two_players()
    for seat in (0, 1):
        match.play(seat, option(match, seat))
    data = json.loads(match.save())
    del data["digest"]
    number = next(number for number, entry in enumerate(data["log"]) if entry[0] == "chance")
    data["log"][number][2] = data["log"][number][2] % 6 + 1
    data["digest"] = _digest(data)
    assert Match.load(json.dumps(data)).verify() == [number]


# ---------------------------------------------------------------------- loading


def saved() -> dict[str, Any]:
    match = two_players()
    for seat in (0, 1, 0):
        match.play(seat, option(match, seat))
    data: dict[str, Any] = json.loads(match.save())
    return data


def sealed(data: dict[str, Any]) -> str:
    """The data with a fitting check sum, so that the next check has to find what is wrong."""
    data.pop("digest", None)
    return json.dumps({**data, "digest": _digest(data)})


def changed(**changes: Any) -> str:
    return sealed({**saved(), **changes})


BROKEN = {
    "no text at all": ("", "cannot be read"),
    "cut off": (json.dumps(saved())[:-40], "cannot be read"),
    "deeply nested": ("[" * 100_000, "cannot be read"),
    "a list": ("[]", "not a saved match"),
    "another program's file": ('{"format": "chess"}', "not a saved match"),
    "no version": (changed(version="1"), "incomplete"),
    "newer": (changed(version=2), "Update Tischlein"),
    "other rules": (changed(rules=99), "version 99 of the rules"),
    "no log": (changed(log=None), "incomplete"),
    "changed by hand": (json.dumps({**saved(), "seed": "8"}), "checksum"),
    "wrong seed": (changed(seed="8"), "fingerprint"),
    "unknown game": (changed(setup={"game": "chess"}), "no game “chess”"),
    "impossible set-up": (changed(setup={**saved()["setup"], "players": 9}), "1 to 5 players"),
    "unknown option": (changed(setup={**saved()["setup"], "options": {"weather": "rain"}}), "no option “weather”"),
    "odd set-up": (changed(setup={**saved()["setup"], "weather": "rain"}), "setup.weather"),
    "set-up without players": (changed(setup={**saved()["setup"], "players": None}), "setup.players"),
    "set-up with a wrong option": (changed(setup={**saved()["setup"], "options": {"sheet": []}}), "cannot be"),
    "a list as game": (changed(setup={**saved()["setup"], "game": []}), "no game"),
    "version 0": (changed(version=0), "incomplete"),
    "a huge version": (changed(version=10**400), "Update Tischlein"),
    "huge rules": (changed(rules=10**400), "of the rules"),
    "half a character as seed": (changed(seed="\ud800"), "fingerprint"),
    "a nested action": (changed(log=[["play", 0, ["start", [[[[[[1]]]]]]]]]), "Entry 1"),
    "a move by nobody": (changed(log=[["play", 7, ["start", 10]]]), "Entry 1"),
    "a move by True": (changed(log=[["play", True, ["start", 10]]]), "Entry 1"),
    "a forced move that was none": (changed(log=[["forced", 0, ["start", 10]]]), "no choice"),
    "an undo of somebody else's move": (changed(log=[*saved()["log"][:1], ["undo", 1, [0], []]]), "Entry 2"),
    "an undo of too much": (changed(log=[*saved()["log"][:1], ["undo", 0, [0, 0], []]]), "takes back"),
    "an undo nobody agreed to": (changed(log=[*saved()["log"], ["undo", 1, [*range(1, len(saved()["log"]))], []]]), "takes back"),
    "illegal move": (changed(log=[["play", 0, ["mark", 3]]]), "Entry 1"),
    "wrong stream": (changed(log=[*saved()["log"][:2], ["chance", "hourglass", 1]]), "Entry 3"),
    "undo of nothing": (changed(log=[["undo", 0, [5], []]]), "Entry 1"),
    "odd entry": (changed(log=["hello"]), "Entry 1"),
    "odder entry": (changed(log=[["play", "0", ["start", 1]]]), "Entry 1"),
    "number as entry": (changed(log=[5]), "Entry 1"),
    "unhashable undo": (changed(log=[["undo", 0, [{}]]]), "Entry 1"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_anything_that_is_no_match_is_refused_in_words(name: str) -> None:
    text, words = BROKEN[name]
    with pytest.raises(LoadError, match=words) as refusal:
        Match.load(text)
    assert refusal.value.say("de") != refusal.value.say("en")


def test_an_unchanged_save_loads() -> None:
    assert Match.load(sealed(saved())).save() == Match.load(json.dumps(saved())).save()


def test_only_a_text_is_loaded() -> None:
    for thing in (None, 5, b"{}"):
        with pytest.raises(LoadError):
            Match.load(thing)  # type: ignore[arg-type]


def test_a_log_that_ends_before_a_roll_goes_on() -> None:
    """Nobody could roll these dice by hand, so loading does."""
    match = Match.load(changed(log=saved()["log"][:2]))
    assert CHANCE not in match.state.waiting_for
    assert match.verify() == []


def test_chance_entries_cannot_be_played_as_moves() -> None:
    with pytest.raises(LoadError):
        Match.load(changed(log=[["play", CHANCE, [1]]]))
