"""Everything can be said, in both languages."""

from __future__ import annotations

import re

import pytest

import tischlein
from tests.support.games import decisions, sample
from tischlein import Match, say, say_event
from tischlein.core.setup import Setup
from tischlein.core.words import LANGUAGES, catalogue_text, named

NAMES = ["Ottilie", "Konrad", "Mechthild", "Wolfram", "Adelheid", "Gernot"]
DOMAINS = ["core", "cli", "server", *tischlein.games()]


def messages(domain: str, language: str) -> dict[str, set[str]]:
    """The messages of a catalogue, each with the arguments it uses."""
    found: dict[str, set[str]] = {}
    key = ""
    for line in catalogue_text(domain, language).splitlines():
        start = re.match(r"([a-z][\w-]*) = ", line)
        if start:
            key = start[1]
            found[key] = set()
        if key and not line.startswith("#"):
            found[key] |= set(re.findall(r"\$([\w-]+)", line))
    return found


@pytest.mark.parametrize("domain", DOMAINS)
def test_both_languages_have_the_same_messages(domain: str) -> None:
    english, german = messages(domain, "en"), messages(domain, "de")
    helpers = set(english) ^ set(german)
    for key in helpers:  # a language may have words of its own that only its other messages use
        used = any(f"{{ {key} }}" in catalogue_text(domain, language) for language in LANGUAGES)
        assert used, f"{key} is missing in one language"


def test_every_decision_and_option_can_be_said(setup: Setup) -> None:
    said = 0
    for state in sample(decisions(setup), 4):
        for seat in state.waiting_for:
            decision = state.decision(seat)
            for language in LANGUAGES:
                assert say(decision.prompt, language)
                labels = [say(label, language) for label in decision.labels]
                assert len(set(labels)) == len(labels), "two options must not read the same"
                assert all(label.strip() == label and label for label in labels)
                said += len(labels)
    assert said > 50


def test_every_event_term_and_result_can_be_said(setup: Setup) -> None:
    match = Match(setup, seed=32)
    while match.state.waiting_for:
        seat = match.state.waiting_for[-1]
        options = match.state.options(seat)
        match.play(seat, options[len(match.log) % len(options)])
    assert match.state.result is not None
    known = {rule.id for rule in setup.game.rules} | {""}
    for language in LANGUAGES:
        for _, event in match.story():
            text = say_event(event, language, NAMES)
            assert text
            if event.seat is not None and event.message.args.get("seat") == event.seat and NAMES[event.seat] in text:
                assert text.startswith(NAMES[event.seat]), f"a page may say “you” instead of the name, so it comes first: {text}"
            assert not re.search(r"[Pp]layer \d|Spieler \d", text), f"everybody has a name: {text}"
            assert event.rule in known
        for seat in range(setup.players):
            for term in match.state.score(seat):
                assert say(term.message(setup.game.id), language)
                assert named(setup.game.id, "category")[term.key][language]
        assert say(match.state.result.reason, language)


@pytest.mark.parametrize("id", tischlein.games())
def test_the_ledger_speaks_both_languages(id: str) -> None:
    rules = tischlein.game(id).rules
    assert len({rule.id for rule in rules}) == len(rules)
    for rule in rules:
        assert rule.text("en")
        assert rule.text("de")
        assert bool(rule.example("en")) == bool(rule.example("de"))
        assert named(id, "section")[rule.section].keys() == set(LANGUAGES)


@pytest.mark.parametrize("id", tischlein.games())
def test_every_name_is_there_in_both_languages(id: str) -> None:
    game = tischlein.game(id)
    all_names = [game.names, *(element.names for element in game.elements)]
    all_names += [names for option in game.options for names in (option.names, *(value.names for value in option.values))]
    assert all(names[language] for names in all_names for language in LANGUAGES)
