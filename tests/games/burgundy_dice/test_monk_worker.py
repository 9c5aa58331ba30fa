"""Changing a die in one's mind: monk (DIC-069) and worker (DIC-070)."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from tests.games.burgundy_dice import by_hand
from tests.games.burgundy_dice.table import COLOURS, NUMBERS, PASS, Table, rich, table, terms

# ---------------------------------------------------------------------- monk


@pytest.mark.rule("DIC-069")
@pytest.mark.parametrize(("one", "two", "fitting"), [
    (4, 6, {(6, "blue"), (4, "gray"), (4, "green")}),
    (1, 3, {(1, "purple"), (3, "gray")}),
    (5, 5, {(5, "blue"), (5, "green")}),
    (2, 5, {(2, "purple"), (2, "green"), (5, "blue"), (5, "green")}),
])  # fmt: skip
def test_a_monk_makes_a_colour_die_any_other_colour(one: int, two: int, fitting: set[tuple[int, str]]) -> None:
    game = rich().roll(one, two, "orange", "yellow")
    assert {action[1:] for action in game.offered(0, "monk")} == fitting
    for number, colour in fitting:
        assert all(game.duchy.colours[cell] == colour for cell in (game.field(name) for name in fields(game, number, colour)))


def fields(game: Table, number: int, colour: str) -> set[str]:
    """Where a monk's combination could go, without playing it."""
    return Table(game.state.copy()).monk(0, number, colour).fields_offered(0)


@pytest.mark.rule("DIC-069")
def test_the_monks_combination_marks_a_field_with_the_number_of_a_pip_die() -> None:
    game = rich().roll(4, 6, "orange", "yellow").monk(0, 6, "blue", "A1")
    assert game.number(0, "A1") == 6 and terms(game.gained(0)) == [("region", 4)]
    assert game.heard()[0] == "Player 1 crosses out a monk. [DIC-069]"
    assert game.heard("de")[0] == "Spieler 1 streicht einen Mönch durch. [DIC-069]"


@pytest.mark.rule("DIC-069")
def test_a_monk_changes_no_number_and_needs_another_colour() -> None:
    game = rich().roll(4, 6, "orange", "yellow")
    game.refuses(0, ("monk", 5, "blue"), rule="DIC-029").refuses(0, ("monk", 4, "orange"), rule="DIC-069")
    game.refuses(0, ("monk", 6, "purple"), rule="DIC-041")


# ---------------------------------------------------------------------- worker


@pytest.mark.rule("DIC-070")
def test_a_worker_makes_a_pip_die_any_other_number() -> None:
    game = rich().roll(4, 6, "orange", "blue")
    orange = {(number, "orange") for number in NUMBERS if number not in (4, 6)}
    assert {action[1:] for action in game.offered(0, "worker")} == orange | {(5, "blue")}
    game.worker(0, 5, "blue", "A1")
    assert game.number(0, "A1") == 5
    assert game.heard()[0] == "Player 1 crosses out a worker. [DIC-070]"


@pytest.mark.rule("DIC-070")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_worker_keeps_to_the_rules_of_the_field(colour: str) -> None:
    game = table(start="worker").write(0, {"D6": 4, "B4": 1, "A2": 6, "C4": 3, "E3": 2}).roll(4, 4, colour, colour)
    fitting = {
        "purple": {1, 2},
        "gray": {3},
        "blue": {5, 6},
        "orange": {1, 2, 3, 5, 6},
        "green": {1, 3},  # the castle C5 beside B4 and C4
        "yellow": {1, 2, 3, 5, 6},
    }
    assert {number for _, number, _ in game.offered(0, "worker")} == fitting[colour]


@pytest.mark.rule("DIC-070")
def test_a_worker_changes_no_colour_and_needs_another_number() -> None:
    game = rich().roll(4, 6, "orange", "yellow")
    game.refuses(0, ("worker", 5, "blue"), rule="DIC-029").refuses(0, ("worker", 4, "orange"), rule="DIC-070")


# ---------------------------------------------------------------------- every roll there is


@pytest.mark.rule("DIC-029", "DIC-069", "DIC-070")
@pytest.mark.parametrize("colours", list(combinations_with_replacement(COLOURS, 2)))
def test_what_every_roll_allows(colours: tuple[str, str]) -> None:
    for numbers in combinations_with_replacement(NUMBERS, 2):
        game = rich().roll(*numbers, *colours)
        sheet = game.sheet(0)
        fitting = {(number, colour) for number in NUMBERS for colour in COLOURS if by_hand.places(sheet, number, colour)}
        shown = {(number, colour) for number, colour in fitting if number in numbers and colour in colours}
        monk = {(number, colour) for number, colour in fitting if number in numbers and colour not in colours}
        worker = {(number, colour) for number, colour in fitting if number not in numbers and colour in colours}
        pairs = [("use", shown), ("monk", monk), ("worker", worker)]
        game.offers(0, PASS, *((verb, number, colour) for verb, found in pairs for number, colour in found))
