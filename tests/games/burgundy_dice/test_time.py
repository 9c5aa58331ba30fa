"""Hourglasses, rounds and phases (DIC-018 to DIC-027)."""

from __future__ import annotations

import pytest

import tischlein
from tests.games.burgundy_dice.table import Table, table, terms


def result_points(game: Table) -> tuple[int, ...] | None:
    return None if game.state.result is None else game.state.result.points


@pytest.mark.rule("DIC-018")
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_each_phase_has_its_own_ten_boxes(phase: int) -> None:
    game = table(phase=phase)
    crossed = []
    while game.due() and game.state.phase == phase:
        game.roll(1, 1, "green", "green", hourglass=1)
        crossed.append(game.state.boxes)
        game.passes(0, 1)
    assert crossed == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert phase == 3 or (game.state.phase, game.state.boxes) == (phase + 1, 0)


@pytest.mark.rule("DIC-019")
def test_one_or_two_boxes_are_crossed_off_when_the_dice_are_rolled() -> None:
    game = table()
    game.chance(4, 6, "orange", "yellow")
    assert game.due() == (tischlein.CHANCE,) and game.state.boxes == 0
    game.chance(1)
    assert game.state.boxes == 1 and game.due() == (0, 1), "the boxes come before the combinations"
    game.passes(0, 1).roll(4, 6, "orange", "yellow", hourglass=2)
    assert game.state.boxes == 3


@pytest.mark.rule("DIC-020")
@pytest.mark.parametrize(("hourglass", "rounds"), [(2, 5), (1, 10)])
def test_a_phase_lasts_five_to_ten_rounds(hourglass: int, rounds: int) -> None:
    game = table()
    for round in range(1, rounds + 1):
        assert (game.state.phase, game.state.round) == (1, round)
        game.quiet_round(hourglass)
    assert (game.state.phase, game.state.round) == (2, 1)


@pytest.mark.rule("DIC-021")
def test_nine_boxes_and_a_double_hourglass_leave_the_next_column_empty() -> None:
    game = table(boxes=9).roll(4, 6, "orange", "yellow", hourglass=2)
    assert (game.state.phase, game.state.boxes) == (1, 10)
    game.passes(0, 1)
    assert (game.state.phase, game.state.boxes) == (2, 0)
    game.roll(4, 6, "orange", "yellow", hourglass=1)
    assert game.state.boxes == 1


@pytest.mark.rule("DIC-022")
def test_a_double_hourglass_cut_short_still_sells_goods() -> None:
    game = table(boxes=9).give(0, goods=1).roll(4, 6, "orange", "yellow", hourglass=2)
    game.offers(0, ("sell", 0), ("sell", 1))
    game.sell(0, 1)
    assert terms(game.gained(0)) == [("sale", 2)]


@pytest.mark.rule("DIC-023")
def test_the_round_of_the_last_box_is_played_to_its_end() -> None:
    game = table(boxes=9).roll(4, 6, "orange", "yellow")
    assert game.state.boxes == 10 and game.state.phase == 1 and game.due() == (0, 1)
    game.use(0, 4, "orange", "D6").ends(0)
    assert game.state.phase == 1 and game.due() == (1,)
    game.use(1, 6, "yellow", "C4").ends(1)
    assert game.state.phase == 2 and game.due() == (tischlein.CHANCE,)


@pytest.mark.rule("DIC-024")
@pytest.mark.parametrize(("phase", "points"), [(1, 8), (2, 6), (3, 4)])
def test_a_region_completed_in_the_last_round_scores_for_that_phase(phase: int, points: int) -> None:
    game = table(phase=phase, boxes=9, start="monk").write(0, {"D6": 1, "D7": 2})
    game.roll(4, 6, "orange", "green", hourglass=2).use(0, 6, "orange", "D5")
    assert terms(game.gained(0)) == [("region", points)]
    game.passes(1)
    assert game.sheet(0).interim()[phase - 1] == points + (phase == 1)


@pytest.mark.rule("DIC-025")
def test_every_phase_ends_with_an_interim_result() -> None:
    game = table().award(0, 6, phase=1)
    for phase, roman, points, total in ((1, "I", 7, 7), (2, "II", 4, 11), (3, "III", 2, 13)):
        while game.state.boxes < 8:
            game.quiet_round(hourglass=2)
            assert not [line for line in game.heard() if "in all" in line], "only at the end of the phase"
        if phase > 1:
            game.award(0, points, phase)
        game.quiet_round(hourglass=2)
        heard = [line for line in game.heard() if "in all" in line]
        assert heard[0] == f"Player 1: {points} points in phase {roman}, {total} in all. [DIC-025]"
        assert len(heard) == 2, "one for each player"
        assert game.sheet(0).interim()[phase - 1] == points


@pytest.mark.rule("DIC-025")
@pytest.mark.parametrize("phase", [2, 3])
def test_later_phases_are_played_like_the_first(phase: int) -> None:
    game = table(phase=phase).give(0, goods=1).roll(4, 6, "orange", "yellow", hourglass=2)
    assert game.state.boxes == 2
    game.sell(0, 1).use(0, 4, "orange", "D6").silver(0, 6, "yellow", "C4").passes(1)
    assert game.due() == (tischlein.CHANCE,) and game.state.round == 2
    assert game.bonuses(1) == {"silver": 1, "worker": 1}


@pytest.mark.rule("DIC-026")
def test_the_game_ends_after_the_round_of_the_last_box_of_the_third_column() -> None:
    game = table(phase=3, boxes=8)
    game.quiet_round()
    assert result_points(game) is None and game.state.boxes == 9
    game.roll(4, 6, "orange", "yellow")
    assert result_points(game) is None and game.due() == (0, 1), "this round is still played"
    game.use(0, 4, "orange", "B5").ends(0)
    assert result_points(game) is None
    game.passes(1)
    assert game.due() == () and result_points(game) == (2, 1)
    game.refuses(0, ("pass",), error=tischlein.NotYourDecision)


@pytest.mark.rule("DIC-027")
def test_one_time_for_all_players() -> None:
    game = table(players=5).roll(4, 6, "orange", "yellow", hourglass=2)
    assert [game.state.view(seat)["boxes"] for seat in (0, 1, 2, 3, 4, None)] == [2] * 6, "once, not once per player"
    assert all(game.offered(seat, "use") for seat in range(5)), "nobody is asked to cross anything off"
    game.passes(0, 1, 2, 3, 4)
    assert [game.state.view(seat)["boxes"] for seat in (0, 1, 2, 3, 4, None)] == [2] * 6
