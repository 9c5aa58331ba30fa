"""Extra points for full colours (DIC-084 to DIC-091)."""

from __future__ import annotations

import pytest

import tischlein
from tests.games.burgundy_dice.table import SHEETS, Table, castle, table, terms
from tischlein.games.burgundy_dice.duchy import duchy

LAST = [
    ("purple", "B4", 1, {}, 3, 2),
    ("gray", "A4", 3, {}, 3, 1),
    ("blue", "A2", 5, {}, 4, 2),
    ("orange", "D7", 6, {}, 6, 3),
    ("green", "E2", 2, {"E3": 2}, 3, 1),
    ("yellow", "C4", 4, {}, 4, 2),
]


def yellow_but_one(players: int, phase: int = 1, boxes: int = 0) -> Table:
    """Everybody lacks only C4 to have all seven pasture fields, and nobody has a silver."""
    game = table(players=players, phase=phase, boxes=boxes, start="monk")
    for seat in range(players):
        game.fill(seat, "yellow", but="C4")
    return game


def finish_yellow(game: Table, *seats: int) -> Table:
    """A round in which these seats mark their last pasture field and the others pass."""
    game.roll(4, 4, "yellow", "yellow")
    idle = [seat for seat in game.due() if seat not in seats]
    game.passes(*idle)
    for seat in seats:
        game.use(seat, 4, "yellow", "C4")
    return game


def extra(game: Table, seat: int) -> list[int]:
    return [term.points for term in game.state.score(seat) if term.key == "extra"]


@pytest.mark.rule("DIC-084")
@pytest.mark.parametrize(("colour", "field", "number", "standing", "first", "second"), LAST)
def test_the_first_and_the_second_with_a_full_colour(
    colour: str, field: str, number: int, standing: dict[str, int], first: int, second: int
) -> None:
    game = table(players=3, start="monk")
    for seat in range(3):
        game.write(seat, standing).fill(seat, colour, but=field)
    for seat, points in ((0, [first]), (1, [second]), (2, [])):
        game.roll(number, number, colour, colour)
        game.passes(*(other for other in range(3) if other != seat))
        game.use(seat, number, colour, field)
        assert [extra(game, other) for other in range(seat + 1)][seat] == points
    (term,) = (term for term in game.state.score(0) if term.key == "extra")
    assert term.rule == "DIC-084" and term.detail == {"colour": colour, "place": "first", "phase": 1}


@pytest.mark.rule("DIC-084")
def test_one_field_short_is_not_enough() -> None:
    game = yellow_but_one(2)
    game.quiet_round()
    assert extra(game, 0) == extra(game, 1) == []


@pytest.mark.rule("DIC-085")
def test_a_full_colour_is_announced_at_the_end_of_the_round() -> None:
    game = yellow_but_one(2).roll(4, 4, "yellow", "yellow").use(0, 4, "yellow", "C4")
    assert terms(game.gained(0)) == [("region", 4), ("pasture", 4)]
    assert not any("every pasture" in line for line in game.heard())
    assert game.state.view(1)["extra_points"]["yellow"] == {"first": True, "second": True}
    game.passes(1)
    assert terms(game.gained(0)) == [("extra", 4)]
    assert "Player 1 has marked every pasture field. [DIC-085]" in game.heard()
    assert any("Spieler 1" in line and "Weide" in line for line in game.heard("de"))
    assert game.state.view(1)["extra_points"]["yellow"] == {"first": False, "second": True}, "the first star is crossed out"


@pytest.mark.rule("DIC-085")
def test_not_even_between_the_two_combinations_of_a_turn() -> None:
    game = yellow_but_one(1).give(0, silver=1).roll(4, 5, "yellow", "orange").use(0, 4, "yellow", "C4")
    assert terms(game.gained(0)) == [("region", 4), ("pasture", 4)]
    game.silver(0, 5, "orange", "D6")
    assert terms(game.gained(0)) == [("extra", 4)]


@pytest.mark.rule("DIC-086")
@pytest.mark.parametrize("together", [2, 3, 5])
def test_all_who_are_first_in_the_same_round_get_the_full_points(together: int) -> None:
    game = finish_yellow(yellow_but_one(together), *range(together))
    assert [extra(game, seat) for seat in range(together)] == [[4]] * together


@pytest.mark.rule("DIC-087")
def test_two_firsts_leave_the_second_place_open() -> None:
    game = finish_yellow(yellow_but_one(3), 0, 1)
    assert game.state.view(None)["extra_points"]["yellow"] == {"first": False, "second": True}
    finish_yellow(game, 2)
    assert [extra(game, seat) for seat in range(3)] == [[4], [4], [2]]


@pytest.mark.rule("DIC-088")
def test_the_second_place_goes_to_all_of_the_next_round_that_has_any() -> None:
    game = finish_yellow(yellow_but_one(4), 0)
    game.quiet_round().quiet_round()
    finish_yellow(game, 2, 3)
    assert [extra(game, seat) for seat in range(4)] == [[4], [], [2], [2]]


@pytest.mark.rule("DIC-089")
def test_after_the_second_place_there_is_nothing_left() -> None:
    game = finish_yellow(yellow_but_one(5), 0, 4)
    finish_yellow(game, 1)
    assert game.state.view(None)["extra_points"]["yellow"] == {"first": False, "second": False}
    finish_yellow(game, 2)
    assert terms(game.gained(2)) == [("region", 4), ("pasture", 4)]
    finish_yellow(game, 3)
    assert [extra(game, seat) for seat in range(5)] == [[4], [2], [], [], [4]]


@pytest.mark.rule("DIC-089")
def test_colours_are_awarded_one_by_one() -> None:
    game = yellow_but_one(2).fill(1, "gray", but="A4")
    finish_yellow(game, 0)
    game.roll(3, 3, "gray", "gray").passes(0).use(1, 3, "gray", "A4")
    assert extra(game, 0) == [4] and extra(game, 1) == [3], "the first in gray, although yellow is taken"


@pytest.mark.rule("DIC-084")
def test_a_colour_pays_its_player_only_once() -> None:
    game = finish_yellow(yellow_but_one(2), 0)
    for _ in range(3):
        game.quiet_round()
    assert extra(game, 0) == [4]


@pytest.mark.rule("DIC-090")
@pytest.mark.parametrize("sheet", SHEETS)
def test_how_many_fields_a_colour_has(sheet: str) -> None:
    counted = {colour: duchy(sheet).colours.count(colour) for colour in ("purple", "gray", "blue", "orange", "green", "yellow")}
    assert counted == {"purple": 7, "gray": 4, "blue": 6, "orange": 9, "green": 4, "yellow": 7}


@pytest.mark.rule("DIC-090")
@pytest.mark.parametrize("colour", ["purple", "gray", "blue", "orange", "green", "yellow"])
def test_a_colour_is_full_with_its_last_field_wherever_that_is(colour: str) -> None:
    for field in (name for name, own in zip(duchy("A").names, duchy("A").colours, strict=True) if own == colour):
        game = table(start="goods" if field != "C2" else "monk").fill(0, colour, but=field)
        assert not game.sheet(0).full(colour)
        assert game.write(0, {field: 1}).sheet(0).full(colour)


@pytest.mark.rule("DIC-091")
@pytest.mark.parametrize("start", ["monk", "silver", "goods", "worker"])
def test_the_start_castle_is_one_of_the_four_green_fields(start: str) -> None:
    last = "E5" if start != "monk" else "E2"
    game = table(start=start).fill(0, "green", but=last).write(0, {"F5": 2, "E3": 2})
    game.roll(2, 2, "green", "green").passes(1).play(0, ("use", 2, "green"), game.marking(last))
    assert game.sheet(0).numbers[castle("A", start)] == 0
    assert extra(game, 0) == [3]


# ---------------------------------------------------------------------- when they are written down


@pytest.mark.rule("DIC-085", "DIC-025")
@pytest.mark.parametrize("phase", [1, 2])
def test_extra_points_of_the_last_round_belong_to_that_phase(phase: int) -> None:
    game = finish_yellow(yellow_but_one(2, phase, boxes=9), 0)
    assert game.state.phase == phase + 1
    region = 4 if phase == 1 else 3
    assert game.sheet(0).interim()[phase - 1] == 2 * region + 4 + (phase == 1)
    assert game.sheet(0).interim()[phase] == 0


@pytest.mark.rule("DIC-085", "DIC-026")
def test_extra_points_of_the_very_last_round_still_count() -> None:
    game = finish_yellow(yellow_but_one(3, phase=3, boxes=9), 1, 2)
    assert game.due() == () and game.state.result is not None
    assert game.state.result.points == (1, 1 + 2 + 2 + 4, 1 + 2 + 2 + 4)
    assert game.sheet(1).interim() == [1, 0, 8]


@pytest.mark.rule("DIC-085")
def test_nobody_sees_a_full_colour_before_the_round_is_over() -> None:
    game = yellow_but_one(2).roll(4, 4, "yellow", "yellow")
    before = game.state.view(1)
    game.use(0, 4, "yellow", "C4")
    assert game.state.view(1) == {**before, "waiting_for": [1]}
    game.refuses(0, ("pass",), error=tischlein.NotYourDecision)
