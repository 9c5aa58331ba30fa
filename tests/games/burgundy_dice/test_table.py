"""The script is strict: whatever it does not say makes it fail, with a sentence that helps."""

from __future__ import annotations

import pytest

import tischlein
from tests.games.burgundy_dice.table import PASS, table
from tests.support.scenario import OffScript


def test_a_player_who_is_not_due_names_who_is() -> None:
    with pytest.raises(OffScript, match=r"seat 0 was to play \('pass',\), but chance is due: first pip die, one of 1, 2, 3, 4, 5, 6"):
        table().passes(0)


def test_a_roll_while_somebody_decides_tells_what_they_could_do() -> None:
    game = table().roll(4, 6, "orange", "yellow").passes(0)
    with pytest.raises(OffScript, match=r"(?s)chance was to bring 1, but seat 1 is due: .*\('use', 4, 'orange'\): City 4 \(3 fields\)"):
        game.roll(1, 1, "green", "green")


def test_an_illegal_action_tells_why_and_what_would_be_legal() -> None:
    with pytest.raises(OffScript, match=r"(?s)was refused: The dice do not show this combination\. \[DIC-029\].*\('pass',\)"):
        table().roll(4, 6, "orange", "yellow").use(0, 1, "orange")


def test_a_legal_action_is_no_refusal() -> None:
    with pytest.raises(OffScript, match="although it should have been refused"):
        table().roll(4, 6, "orange", "yellow").refuses(0, PASS)


@pytest.mark.parametrize(("rule", "error"), [("DIC-032", tischlein.IllegalAction), ("DIC-029", tischlein.NotYourDecision)])
def test_the_wrong_reason_is_no_refusal(rule: str, error: type[tischlein.TischleinError]) -> None:
    with pytest.raises(AssertionError, match="instead of"):
        table().roll(4, 6, "orange", "yellow").refuses(0, ("use", 1, "orange"), rule=rule, error=error)


def test_offers_names_what_is_missing_and_what_is_unexpected() -> None:
    game = table().roll(4, 5, "gray", "purple")
    with pytest.raises(AssertionError, match=r"lacks \[\('use', 4, 'gray'\)\] and may unexpectedly \[\('pass',\)\]"):
        game.offers(0, ("use", 4, "gray"))


def test_a_step_forgets_the_one_before() -> None:
    game = table().roll(1, 1, "purple", "gray").use(0, 1, "purple", "C6")
    assert [term.points for term in game.gained(0)] == [1] and game.gained(1) == [] and len(game.heard()) == 3
    game.passes(1)
    assert game.gained(0) == [] and game.heard() == ["Player 2 passes and takes a worker. [DIC-034]"]


def test_a_position_is_built_before_the_dice_are_rolled() -> None:
    with pytest.raises(AssertionError, match="before the dice are rolled"):
        table().roll(4, 6, "orange", "yellow").give(0, worker=1)
