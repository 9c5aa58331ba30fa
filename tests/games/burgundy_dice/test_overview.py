"""What is in the box: dice, sheets, fields and regions (DIC-001 to DIC-009)."""

from __future__ import annotations

from collections import Counter

import pytest

import tischlein
from tests.games.burgundy_dice.by_hand import ROWS, TOUCHING, region
from tests.games.burgundy_dice.table import COLOURS, NUMBERS, SHEETS, opening, table
from tischlein.games.burgundy_dice.duchy import BONUSES, duchy


def members(mask: int) -> list[int]:
    return [cell for cell in range(mask.bit_length()) if mask >> cell & 1]


def region_sizes(sheet: str, colour: str) -> list[int]:
    """The sizes of all regions of a colour, the largest first: grown field by field from the picture alone."""
    colours = duchy(sheet).colours
    regions = {frozenset(region(colours, cell)) for cell in range(37) if colours[cell] == colour}
    return sorted(map(len, regions), reverse=True)


@pytest.mark.rule("DIC-001")
def test_whoever_has_the_most_points_at_the_end_wins() -> None:
    game = table(players=3, phase=3, boxes=9).award(0, 10).award(1, 20).award(2, 15)
    game.quiet_round()
    assert game.state.result is not None
    assert game.state.result.winners == (1,)
    assert game.state.result.ranking == ((1,), (2,), (0,))


@pytest.mark.rule("DIC-002")
def test_a_game_is_three_phases_of_rounds() -> None:
    game = table()
    phases = []
    while game.due():
        phases.append((game.state.phase, game.state.round))
        game.quiet_round(hourglass=2)
    assert phases == [(phase, round) for phase in (1, 2, 3) for round in (1, 2, 3, 4, 5)]
    assert game.state.result is not None


@pytest.mark.rule("DIC-003")
def test_two_pip_dice_two_colour_dice_and_an_hourglass_die() -> None:
    game = table()
    faces = []
    for outcome in (1, 1, "blue", "blue", 1):
        faces.append([value for value, _ in game.state.chance.outcomes()])
        game.chance(outcome)
    assert faces == [list(NUMBERS), list(NUMBERS), list(COLOURS), list(COLOURS), [1, 2]]
    assert game.due() == (0, 1)


@pytest.mark.rule("DIC-003")
def test_four_different_duchies() -> None:
    offered = next(option for option in tischlein.game("burgundy_dice").options if option.id == "sheet")
    assert tuple(value.id for value in offered.values) == SHEETS
    printed = {(duchy(sheet).colours, tuple(duchy(sheet).castle_bonus.items())) for sheet in SHEETS}
    assert len(printed) == 4
    for sheet in SHEETS:
        assert opening(2, sheet).duchy.id == sheet


@pytest.mark.rule("DIC-004")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_one_to_five_can_play(players: int) -> None:
    game = table(players=players).roll(1, 1, "blue", "blue")
    assert game.due() == tuple(range(players))


@pytest.mark.rule("DIC-004")
@pytest.mark.parametrize("players", [-1, 0, 6, 7])
def test_nobody_and_more_than_five_cannot(players: int) -> None:
    with pytest.raises(tischlein.SetupError):
        tischlein.game("burgundy_dice").setup(players=players)


@pytest.mark.rule("DIC-005")
@pytest.mark.parametrize("sheet", SHEETS)
def test_every_duchy_is_one_hexagon_of_37_fields(sheet: str) -> None:
    printed = duchy(sheet)
    assert len(printed.colours) == len(printed.names) == len(set(printed.names)) == len(printed.neighbours) == 37
    for cell in range(37):
        assert set(members(printed.neighbours[cell])) == TOUCHING[cell]
        assert all(printed.neighbours[other] >> cell & 1 for other in members(printed.neighbours[cell]))


def test_fields_are_named_by_row_and_place() -> None:
    names = [f"{letter}{place + 1}" for letter, length in zip("ABCDEFG", ROWS, strict=True) for place in range(length)]
    assert all(duchy(sheet).names == tuple(names) for sheet in SHEETS)


@pytest.mark.rule("DIC-006")
@pytest.mark.parametrize("sheet", SHEETS)
def test_every_field_is_of_exactly_one_of_six_kinds(sheet: str) -> None:
    printed = duchy(sheet)
    assert set(printed.colours) == set(COLOURS) == set(printed.cells_of)
    for cell, colour in enumerate(printed.colours):
        assert [kind for kind in COLOURS if printed.cells_of[kind] >> cell & 1] == [colour]


@pytest.mark.rule("DIC-007")
@pytest.mark.parametrize("sheet", SHEETS)
def test_touching_fields_of_a_colour_are_one_region_of_one_to_four(sheet: str) -> None:
    printed = duchy(sheet)
    for cell in range(37):
        own = region(printed.colours, cell)
        assert set(members(printed.region[cell])) == own, "connected, and nothing of the colour left out"
        assert printed.size[cell] == len(own)
        assert 1 <= len(own) <= 4


@pytest.mark.rule("DIC-008")
def test_the_regions_of_duchy_a() -> None:
    assert {colour: region_sizes("A", colour) for colour in COLOURS} == {
        "blue": [2, 2, 2],
        "gray": [2, 2],
        "orange": [4, 3, 1, 1],
        "purple": [2, 2, 2, 1],
        "green": [1, 1, 1, 1],
        "yellow": [2, 2, 2, 1],
    }


@pytest.mark.rule("DIC-008")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_engine_sees_the_same_regions_in_duchy_a(colour: str) -> None:
    printed = duchy("A")
    regions = {printed.region[cell] for cell in members(printed.cells_of[colour])}
    assert sorted((region.bit_count() for region in regions), reverse=True) == region_sizes("A", colour)


@pytest.mark.rule("DIC-009")
@pytest.mark.parametrize("sheet", SHEETS)
def test_the_four_castles_carry_the_four_bonuses(sheet: str) -> None:
    printed = duchy(sheet)
    assert list(printed.castle_bonus) == members(printed.cells_of["green"])
    assert Counter(BONUSES[bonus] for bonus in printed.castle_bonus.values()) == Counter(("monk", "silver", "goods", "worker"))
