"""Using bonuses: one per turn (DIC-063 to DIC-068)."""

from __future__ import annotations

import pytest

import tischlein
from tests.games.burgundy_dice.table import END, PASS, rich, table


@pytest.mark.rule("DIC-063")
def test_one_bonus_per_turn_a_monk_ends_the_turn() -> None:
    game = rich().roll(4, 6, "orange", "yellow").monk(0, 4, "gray")
    assert {action[0] for action in game.offered(0)} == {"mark"}
    game.mark(0, "F2")
    assert game.due() == (1,) and game.bonuses(0) == {"monk": 1, "silver": 2, "goods": 2, "worker": 2}


@pytest.mark.rule("DIC-063")
def test_one_bonus_per_turn_a_worker_ends_the_turn() -> None:
    game = rich().roll(4, 6, "orange", "yellow").worker(0, 1, "yellow")
    assert {action[0] for action in game.offered(0)} == {"mark"}
    game.mark(0, "C4")
    assert game.due() == (1,) and game.bonuses(0) == {"monk": 2, "silver": 2, "goods": 2, "worker": 1}


@pytest.mark.rule("DIC-063")
def test_one_bonus_per_turn_a_silver_ends_the_turn() -> None:
    game = rich().roll(4, 6, "orange", "yellow").use(0, 6, "orange", "D5").silver(0, 4, "yellow", "C4")
    assert game.due() == (1,) and game.bonuses(0) == {"monk": 2, "silver": 1, "goods": 2, "worker": 2}


@pytest.mark.rule("DIC-064")
def test_nobody_changes_a_colour_die_and_a_pip_die_in_one_turn() -> None:
    game = rich().roll(4, 6, "orange", "yellow")
    for verb, number, colour in (action for action in game.offered(0) if action != PASS):
        assert number in (4, 6) or colour in ("orange", "yellow"), f"{verb} {number} {colour} changes both dice"
    for verb in ("use", "monk", "worker"):
        game.refuses(0, (verb, 5, "blue"), rule="DIC-029")
    game.monk(0, 6, "blue")
    game.refuses(0, ("worker", 5, "blue"), error=tischlein.MalformedAction)
    assert game.mark(0, "A1").due() == (1,)


@pytest.mark.rule("DIC-065")
def test_no_second_field_if_the_first_used_a_bonus() -> None:
    for verb, number, colour, field in (("monk", 4, "gray", "F2"), ("worker", 1, "yellow", "C4")):
        game = rich().roll(4, 6, "orange", "yellow").play(0, (verb, number, colour), table().marking(field))
        game.refuses(0, ("silver", 6, "orange"), error=tischlein.NotYourDecision)


@pytest.mark.rule("DIC-065")
def test_no_second_field_that_would_need_another_bonus() -> None:
    game = rich().roll(4, 6, "orange", "yellow").use(0, 6, "orange", "D5")
    game.offers(0, ("silver", 4, "yellow"), ("silver", 6, "yellow"), ("silver", 4, "orange"), END)
    game.refuses(0, ("monk", 4, "gray"), rule="DIC-065").refuses(0, ("worker", 1, "yellow"), rule="DIC-065")
    game.refuses(0, ("silver", 4, "gray"), rule="DIC-029").refuses(0, ("silver", 1, "yellow"), rule="DIC-029")


@pytest.mark.rule("DIC-066")
@pytest.mark.parametrize(("bonus", "number", "colour", "field"), [
    ("monk", 5, "blue", "F3"),
    ("worker", 1, "yellow", "G3"),
    ("silver", 5, "yellow", "G3"),
])  # fmt: skip
@pytest.mark.parametrize("row", ["own", "castle", "both"])
def test_a_bonus_is_crossed_out_in_its_own_row_or_in_the_castle_row(bonus: str, number: int, colour: str, field: str, row: str) -> None:
    game = table(start="goods" if row == "own" else bonus).write(0, {"F4": 1})
    if row != "castle":
        game.give(0, **{bonus: 1})
    game.roll(5, 2, "yellow", "purple")
    if bonus == "silver":
        game.use(0, 2, "purple", "F5")
    before = game.bonuses(0)
    game.play(0, (bonus, number, colour), game.marking(field))
    assert game.bonuses(0).get(bonus, 0) == before[bonus] - 1
    crossed = (game.row(0, bonus)[1], game.castle_row(0).get(bonus) == "crossed")
    assert crossed in {"own": [(1, False)], "castle": [(0, True)], "both": [(1, False), (0, True)]}[row]


@pytest.mark.rule("DIC-066")
def test_without_a_circled_bonus_there_is_nothing_to_cross_out() -> None:
    game = table(start="goods").write(0, {"D6": 4}).roll(4, 6, "orange", "yellow")
    assert {action[0] for action in game.offered(0)} == {"use", "pass"}
    game.refuses(0, ("monk", 4, "green"), rule="DIC-066").refuses(0, ("worker", 1, "orange"), rule="DIC-066")
    assert game.use(0, 6, "orange", "D5").due() == (1,), "no silver, no question"


@pytest.mark.rule("DIC-067")
@pytest.mark.parametrize("start", ["worker", "goods"])
def test_a_crossed_out_bonus_is_gone(start: str) -> None:
    game = table(start=start, players=1).give(0, worker=int(start == "goods")).roll(1, 1, "yellow", "gray")
    game.worker(0, 5, "yellow", "E1" if start == "worker" else "C3")
    assert "worker" not in game.bonuses(0)
    game.roll(1, 1, "yellow", "gray")
    assert not game.offered(0, "worker")
    game.refuses(0, ("worker", 5, "yellow"), rule="DIC-066")


@pytest.mark.rule("DIC-068")
def test_the_dice_stay_as_they_are_for_the_others() -> None:
    game = table(players=3, start="worker").give(1, monk=1).roll(4, 6, "gray", "yellow")
    before = {seat: game.offered(seat) for seat in range(3)}
    game.worker(0, 3, "gray", "F2")
    assert game.state.dice == (4, 6, "gray", "yellow", 1) and game.offered(1) == before[1] and game.offered(2) == before[2]
    game.monk(1, 6, "blue", "D3")
    assert game.state.dice == (4, 6, "gray", "yellow", 1) and game.offered(2) == before[2]
