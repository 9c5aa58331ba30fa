"""What people point at although it cannot be chosen: the reason, and the rule."""

from __future__ import annotations

import pytest

from tests.games.burgundy_dice.table import opening, table
from tischlein.games.burgundy_dice.duchy import CELLS

ASKED_USE = "DIC-029, DIC-031, DIC-034, DIC-063, DIC-069, DIC-070"


@pytest.mark.rule("DIC-031", "DIC-032", "DIC-033")
def test_a_field_before_a_combination_is_chosen() -> None:
    game = table().write(0, {"D3": 5, "E3": 2}).roll(4, 4, "blue", "yellow")
    sheet = game.sheet(0)
    for cell in range(CELLS):
        colour, named = sheet.duchy.colours[cell], sheet.duchy.names[cell]
        if sheet.marked >> cell & 1:
            game.explains(0, ("mark", cell), "DIC-033", f"Field {named} is marked")
        elif not sheet.frontier >> cell & 1:
            game.explains(0, ("mark", cell), "DIC-032", "not next to a marked field")
        elif colour not in ("blue", "yellow"):
            game.explains(0, ("mark", cell), "DIC-031", "No die shows")
        elif sheet.fits[4] >> cell & 1:
            game.explains(0, ("mark", cell), ASKED_USE, "Which combination do you use?")


@pytest.mark.rule("DIC-041", "DIC-069", "DIC-070")
def test_a_field_that_takes_neither_number_and_what_would_help() -> None:
    game = table().write(0, {"D3": 5}).give(0, monk=1, worker=1).roll(4, 4, "purple", "gray")
    sheet, found = game.sheet(0), set()
    for cell in range(CELLS):
        colour = sheet.duchy.colours[cell]
        if sheet.frontier >> cell & 1 and colour in ("purple", "gray") and not sheet.fits[4] >> cell & 1:
            game.explains(0, ("mark", cell), {"purple": "DIC-041", "gray": "DIC-043"}[colour], "Neither number on the dice fits")
            game.explains(0, ("mark", cell), {"purple": "DIC-041", "gray": "DIC-043"}[colour], "A worker can change that")
            found.add("number")
        elif sheet.frontier >> cell & 1 and colour not in ("purple", "gray"):
            game.explains(0, ("mark", cell), "DIC-031", "A monk can change that")
            found.add("colour")
    assert found == {"number", "colour"}


@pytest.mark.rule("DIC-028", "DIC-031")
def test_a_die_that_fits_with_no_other() -> None:
    game = table().roll(1, 1, "gray", "gray")
    game.explains(0, ("use", 1), "DIC-031", "With the 1 no field").explains(0, ("use", "gray"), "DIC-031", "None of the numbers")
    game.explains(0, ("use", "hourglass"), "DIC-028", "only counts the time")


@pytest.mark.rule("DIC-063", "DIC-065", "DIC-066", "DIC-071")
def test_a_bonus_that_helps_nothing() -> None:
    game = table(start="silver").roll(5, 6, "blue", "blue")
    game.explains(0, ("monk",), "DIC-066", "no monk left").explains(0, ("worker",), "DIC-066", "no worker left")
    game.explains(0, ("silver",), "DIC-071", "use the first one before")
    rich = table().give(0, monk=1).write(0, {"D3": 5}).roll(4, 4, "purple", "gray")
    assert rich.offered(0, "monk")
    rich.explains(0, ("monk",), ASKED_USE, "What is possible now is marked")
    none = table(start="monk").roll(1, 1, "gray", "gray")
    none.explains(0, ("silver",), "DIC-066", "no silver left")


@pytest.mark.rule("DIC-083")
def test_goods_without_a_double_hourglass() -> None:
    table().give(0, goods=2).roll(5, 6, "blue", "blue").explains(0, ("sell", 1), "DIC-083", "double hourglass")


@pytest.mark.rule("DIC-013")
def test_a_field_that_is_no_castle_at_the_start() -> None:
    game = opening(2)
    cell = next(cell for cell in range(CELLS) if cell not in game.duchy.castle_bonus)
    game.explains(0, ("mark", cell), "DIC-013", "one of the four castles")


def test_whoever_has_decided_waits_for_the_others() -> None:
    game = table().roll(5, 6, "blue", "blue").passes(0)
    game.explains(0, ("use", 5, "blue"), "", "It is not your turn: Player 2 has to decide.")
