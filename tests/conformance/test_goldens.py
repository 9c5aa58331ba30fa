"""Golden playthroughs: one random game per kind of set-up, every public value, compared to the letter.

A change of the rules shows here. If it is meant, write them anew with `make goldens` and read the difference.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.support.games import ALL_SETUPS, REAL_GAMES, covering, name_of
from tischlein import CHANCE, Match, say, say_event
from tischlein.core.setup import Setup

MANY = 12
FOLDER = Path(__file__).parent.parent / "goldens"


def leaves(value: Any, path: str = "") -> dict[str, Any]:
    """A JSON value as paths: {"sheets.0.points": 3}. Lists of plain values stay in one piece."""
    if isinstance(value, dict):
        return {key: leaf for name, part in value.items() for key, leaf in leaves(part, f"{path}.{name}" if path else name).items()}
    if isinstance(value, list) and any(isinstance(part, dict | list) for part in value):
        return {key: leaf for number, part in enumerate(value) for key, leaf in leaves(part, f"{path}.{number}").items()}
    return {path: value}


def in_short(values: list[Any]) -> str:
    """A long list by its length and a fingerprint: it would fill pages, and one difference is enough to see that something changed."""
    return str(values) if len(values) <= MANY else f"{len(values)}, {sha256(repr(values).encode()).hexdigest()[:16]}"


def playthrough(setup: Setup) -> str:
    """One game in text: who is due, what they may do, what they did, what was said, and what changed for a spectator."""
    rng, match, known = Random("golden"), Match(setup, "golden", by_hand=True), dict[str, Any]()
    lines = [name_of(setup), f"rules {setup.game.version}", f"commitment {match.commitment}"]
    while True:
        state = match.state
        now = leaves(state.view(None))
        lines += [f"  {path} = {json.dumps(value)}" for path, value in now.items() if path not in known or known[path] != value]
        lines += [f"  {path} is gone" for path in known if path not in now]
        known = now
        if not state.waiting_for:
            break
        seat = rng.choice(state.waiting_for)
        if seat == CHANCE:
            action = state.chance.sample(rng)
            lines.append(f"{len(match.log)}. chance {state.chance.stream}: {action}  of {in_short(state.chance.outcomes())}")
        else:
            decision = state.decision(seat)
            action = rng.choice(decision.options)
            asked = f"{say(decision.prompt)} [{decision.kind}; {', '.join(decision.rules)}]"
            lines.append(f"{len(match.log)}. seat {seat} of {state.waiting_for}: {asked}")
            labelled = zip(decision.options, decision.labels, strict=True)
            choices = [(option, f"{json.dumps(option)}: {say(label)}") for option, label in labelled]
            if len(choices) > MANY:
                lines.append(f"  {in_short([text for _, text in choices])}")
                choices = [choice for choice in choices if choice[0] == action]
            lines += [f"  {'>' if option == action else '-'} {text}" for option, text in choices]
        match.play(seat, action)
        lines += [f"  “{say_event(event)}”" for event in match.happened[-1]]
    for seat in range(setup.players):
        terms = ", ".join(f"{term.points:+d} {say(term.message(setup.game.id))} [{term.rule}]" for term in state.score(seat))
        lines.append(f"seat {seat}: {state.standing()[seat]} = {terms}")
    assert state.result is not None
    lines += [f"ranking {state.result.ranking}: {say(state.result.reason)}", f"digest {state.digest()}"]
    return "\n".join(lines) + "\n"


SETUPS = covering(setup for setup in ALL_SETUPS if setup.game.id in REAL_GAMES)


@pytest.mark.parametrize("golden", SETUPS, ids=name_of)
def test_the_game_goes_as_it_always_did(golden: Setup, request: pytest.FixtureRequest) -> None:
    file = FOLDER / golden.game.id / f"{name_of(golden)}.txt"
    text = playthrough(golden)
    if request.config.getoption("--write-goldens"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert file.exists(), "no golden playthrough yet: run `make goldens`"
    assert text == file.read_text(encoding="utf-8")


def test_no_golden_is_left_over() -> None:
    assert {file.stem for file in FOLDER.rglob("*.txt")} == {name_of(setup) for setup in SETUPS}
