"""The end of a phase: mines and monasteries pay (BUR-265 to BUR-267)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.table import table


@pytest.mark.rule("BUR-265")
def test_a_phase_has_five_rounds() -> None:
    game = table().lay(0, "mine", "E3").silver(0, 0).silver(1, 0)
    seen = []
    for _ in range(6):
        game.roll((5, 2), (4, 1))
        seen.append((game.state.view(None)["phase"], game.state.round, game.estate(0).silver))
        game.finish_round().deal()
    assert seen == [("A", 1, 0), ("A", 2, 0), ("A", 3, 0), ("A", 4, 0), ("A", 5, 0), ("B", 1, 1)]


@pytest.mark.rule("BUR-265")
def test_a_phase_ends_only_when_everybody_has_played_the_fifth_round() -> None:
    game = table().lay(0, "mine", "E3").silver(0, 0).silver(1, 0).last_round().roll((5, 2), (4, 1)).idle(0)
    assert game.due() == (1,) and game.estate(0).silver == 0
    game.idle(1)
    assert game.estate(0).silver == 1 and game.state.view(None)["phase"] == "B"


@pytest.mark.rule("BUR-266")
@pytest.mark.parametrize("phase", "ABCDE")
def test_every_mine_brings_a_silver_coin_at_the_end_of_every_phase(phase: str) -> None:
    game = table().phase(phase).lay(0, "mine", "E3", "F2").lay(1, "mine", "E3", "F2", "G1").silver(0, 1).silver(1, 0)
    game.last_turn()
    assert [game.estate(seat).silver for seat in (0, 1)] == [3, 3]


@pytest.mark.rule("BUR-266")
def test_mines_pay_again_in_the_next_phase() -> None:
    game = table().lay(0, "mine", "E3").silver(0, 0).last_turn()
    assert game.estate(0).silver == 1
    assert game.last_turn().estate(0).silver == 2


@pytest.mark.rule("BUR-266")
def test_a_mine_on_a_key_space_brings_nothing() -> None:
    assert table().keys(0, "mine", "mine").silver(0, 0).last_turn().estate(0).silver == 0


@pytest.mark.rule("BUR-266")
def test_a_mine_placed_with_the_last_die_of_the_phase_pays_at_once() -> None:
    game = table().keys(0, "mine").silver(0, 0).last_round().turn_of(0, 4).place(0, 4, "mine", "E3")
    assert game.estate(0).silver == 1


@pytest.mark.rule("BUR-266", "BUR-277")
def test_the_silver_of_the_last_phase_still_scores() -> None:
    game = table().phase("E").lay(0, "mine", "E3", "F2").silver(0, 1).store(0).workers(0, 0).last_turn()
    assert game.earned(0) == {"silver": 3, "workers": 1}


@pytest.mark.rule("BUR-267", "BUR-302")
def test_a_monastery_pays_together_with_the_mines() -> None:
    game = table().lay(0, "mine", "E3", "F2").lay(0, "monastery-2", "C4").silver(0, 0).workers(0, 0)
    game.last_turn()
    assert (game.estate(0).silver, game.estate(0).workers) == (2, 2 + 2), "two workers were taken with the die"


@pytest.mark.rule("BUR-267", "BUR-302", "BUR-278")
def test_a_monastery_pays_before_the_final_scoring_too() -> None:
    game = table().phase("E").lay(0, "mine", "E3", "F2").lay(0, "monastery-2", "C4").silver(0, 0).workers(0, 0).store(0)
    assert game.last_turn().earned(0) == {"silver": 2, "workers": 2}
