"""Bots: honest, repeatable, and the greedy one sees the end of its turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import tischlein
from tischlein import CHANCE, Match
from tischlein.bots import BOTS, Bot, GreedyBot, ask
from tischlein.bots.bot import Imagine
from tischlein.core.decision import Action
from tischlein.core.state import State

GAME = tischlein.game("burgundy_dice")


class Curious(Bot):
    """Remembers what it was given."""

    def choose(self, view: Mapping[str, Any], options: Sequence[Action], imagine: Imagine) -> Action:
        self.given = (dict(view), list(options), imagine)
        return options[-1]


def test_a_bot_gets_view_options_and_imagination_only() -> None:
    state = GAME.start(GAME.setup(players=2))
    state.play(0, state.options(0)[0])  # hidden from seat 1
    bot = Curious()
    assert ask(bot, state, 1) == state.options(1)[-1]
    view, options, imagine = bot.given
    assert view == state.view(1)
    assert options == state.options(1)
    world = imagine(bot.rng)
    assert isinstance(world, State)
    assert world is not state
    assert world.view(1) == view


def test_changing_what_a_bot_was_given_changes_nothing() -> None:
    class Vandal(Bot):
        def choose(self, view: Mapping[str, Any], options: Sequence[Action], imagine: Imagine) -> Action:
            choice = options[0]
            assert isinstance(options, list)
            imagine(self.rng).play(view["seat"], choice)
            for part in view.values():
                if isinstance(part, dict | list):
                    part.clear()
            options.clear()
            return choice

    state = GAME.start(GAME.setup(players=2))
    before = state.digest()
    assert ask(Vandal(), state, 0) in state.options(0)
    assert state.digest() == before


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_plays_the_same_match(name: str) -> None:
    def match() -> str:
        played = Match(GAME.setup(players=2), seed=3)
        bots = [BOTS[name](seat) for seat in range(2)]
        while played.state.waiting_for:
            seat = played.state.waiting_for[0]
            played.play(seat, ask(bots[seat], played.state, seat))
        return played.save()

    assert match() == match()


def test_greedy_completes_a_region_it_can_complete() -> None:
    """Dice, then field: only the end of the turn shows that the pasture brings twice 4 points."""
    state = GAME.start(GAME.setup(players=1))
    state.play(0, ("start", 23))  # the worker's castle of duchy A, next to the pasture E1, F1

    def roll(*dice: int | str) -> None:
        for face in dice:
            state.play(CHANCE, face)

    roll(3, 5, "yellow", "green", 1)
    state.play(0, ("use", 3, "yellow"))
    first = state.options(0)[0]
    state.play(0, first)
    roll(3, 5, "yellow", "blue", 1)
    choice = ask(GreedyBot(), state, 0)
    assert choice == ("use", 3, "yellow")
    state.play(0, choice)
    state.play(0, ask(GreedyBot(), state, 0))
    assert state.standing() == [9], "1 for the start castle and twice 4 for the pasture"


def test_dice_bots_with_different_seeds_do_not_fill_the_same_sheet() -> None:
    """All use the same dice, so that bots that always took the best would have equal sheets."""
    game = tischlein.game("burgundy_dice")
    starts, sheets = set(), set()
    for seed in range(6):
        match = Match(game.setup(2), seed=1)
        bots = [GreedyBot(f"{seed}-{seat}") for seat in range(2)]
        while match.state.waiting_for and match.state.view(None)["round"] < 5:
            seat = match.state.waiting_for[0]
            match.play(seat, ask(bots[seat], match.state, seat))
        for sheet in match.state.view(None)["sheets"]:
            starts.add(sheet["start"])
            sheets.add(tuple(sheet["marked"]))
    assert len(starts) > 1 and len(sheets) > 6
