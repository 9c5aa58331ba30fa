"""Shields 3, 8 and 13: tribute in workers, mines that pay double, and shields that score double (BUR-568, BUR-574, BUR-580)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.shield_table import DROP, SILVER, WORKER, bare
from tests.games.burgundy.table import Table
from tischlein.games.burgundy.elements.tribute import PayTribute

# ---------------------------------------------------------------------- 3: tribute in workers


@pytest.mark.rule("BUR-568")
def test_3_tribute_may_be_paid_with_workers() -> None:
    game = bare().shield(0, 3, "D4").workers(0, 2).end_phase().offers(0, WORKER, DROP).play(0, WORKER)
    assert game.shields_of(0) == {"D4": 3}
    assert game.estate(0).workers == 1


@pytest.mark.rule("BUR-568")
def test_3_silver_is_still_taken() -> None:
    game = bare().shield(0, 3, "D4").workers(0, 2).silver(0, 1).end_phase().offers(0, SILVER, WORKER, DROP).play(0, SILVER)
    assert game.shields_of(0) == {"D4": 3}
    assert (game.estate(0).workers, game.estate(0).silver) == (2, 0)


# ---------------------------------------------------------------------- 3 and mixed tribute


def debtor(silver: int, workers: int) -> Table:
    game = (
        bare().lay(0, "castle", "A2", "B3").shield(0, 3, "D4").shield(0, 7, "A2").shield(0, 12, "B3").silver(0, silver).workers(0, workers)
    )
    return game.end_phase()


@pytest.mark.rule("BUR-568")
def test_3_silver_and_workers_are_mixed_at_will() -> None:
    game = debtor(1, 2).play(0, WORKER).play(0, SILVER).offers(0, WORKER, DROP).play(0, WORKER)
    assert game.shields_of(0) == {"D4": 3, "A2": 7, "B3": 12}
    assert (game.estate(0).silver, game.estate(0).workers) == (0, 0)


@pytest.mark.rule("BUR-568", "BUR-549")
def test_3_serves_for_all_other_shields_before_it_is_given_up_itself() -> None:
    game = debtor(0, 3).offers(0, WORKER, DROP).play(0, WORKER, WORKER).play(0, DROP)
    assert game.shields_of(0) == {"A2": 7, "B3": 12}
    assert game.estate(0).workers == 1


@pytest.mark.rule("BUR-568", "BUR-548")
def test_3_without_workers_and_silver_everything_goes() -> None:
    game = debtor(0, 0)
    assert game.shields_of(0) == {}
    assert game.state.phase == 1


@pytest.mark.rule("BUR-568")
def test_3_of_an_opponent_does_not_help() -> None:
    game = bare().shield(0, 7, "D4").shield(1, 3, "D4").workers(0, 3).workers(1, 1).end_phase()
    assert game.shields_of(0) == {}
    game.play(1, WORKER)
    assert game.shields_of(1) == {"D4": 3}


@pytest.mark.rule("BUR-568", "BUR-302")
def test_3_the_workers_of_the_mines_come_too_late() -> None:
    game = bare().shield(0, 3, "D4").lay(0, "mine", "E3").lay(0, "monastery-2", "C4").end_phase()
    assert game.shields_of(0) == {}
    assert game.estate(0).workers == 1


# ---------------------------------------------------------------------- who is asked when


def asked_about(game: Table) -> list[tuple[int, int]]:
    """Seats and shields in the order in which tribute is asked for; all of it is paid."""
    asked = []
    while isinstance(step := game.state.agenda.due(game.due()[0]), PayTribute):
        asked.append((step.seat, step.shield))
        game.play(step.seat, SILVER)
    return asked


@pytest.mark.rule("BUR-548", "BUR-568")
def test_tribute_is_asked_for_shield_by_shield_number_3_last() -> None:
    """By their numbers, wherever and whenever they were laid."""
    game = bare().lay(0, "castle", "A2", "B3", "A3").silver(0, 4)
    for number, space in ((12, "D4"), (3, "A2"), (1, "B3"), (7, "A3")):
        game.shield(0, number, space)
    assert asked_about(game.end_phase()) == [(0, 1), (0, 7), (0, 12), (0, 3)]


@pytest.mark.rule("BUR-547")
def test_tribute_is_asked_for_in_turn_order() -> None:
    game = bare(3).bridge([1], [0], [2])
    for seat, number in enumerate((7, 12, 4)):
        game.shield(seat, number, "D4").silver(seat, 1)
    assert game.state.in_turn_order() == [2, 0, 1]
    assert asked_about(game.end_phase()) == [(2, 4), (0, 7), (1, 12)]


# ---------------------------------------------------------------------- 8: mines


@pytest.mark.rule("BUR-574")
def test_8_mines_pay_double() -> None:
    game = bare().shield(0, 8, "D4").lay(0, "mine", "E3", "F2").lay(1, "mine", "E3", "F2").silver(0, 1).end_phase().play(0, SILVER)
    assert [game.estate(seat).silver for seat in range(2)] == [4, 2]


@pytest.mark.rule("BUR-574", "BUR-302")
def test_8_the_workers_of_monastery_2_are_not_doubled() -> None:
    game = bare().shield(0, 8, "D4").lay(0, "mine", "E3", "F2").lay(0, "monastery-2", "C4").silver(0, 1).end_phase().play(0, SILVER)
    assert (game.estate(0).silver, game.estate(0).workers) == (4, 2)


@pytest.mark.rule("BUR-574", "BUR-425")
def test_8_doubles_mines_and_not_inns_on_mine_spaces() -> None:
    game = bare(2, "inns").shield(0, 8, "D4").lay(0, "mine", "E3").lay(0, "inn", "F2").silver(0, 1).end_phase().play(0, SILVER)
    assert game.estate(0).silver == 2


# ---------------------------------------------------------------------- 13: double shields


@pytest.mark.rule("BUR-580")
def test_13_all_shields_score_double_itself_included() -> None:
    game = bare().lay(0, "castle", "A2", "A3", "B3").silver(0, 4)
    for number, space in ((1, "D4"), (7, "A2"), (13, "A3"), (18, "B3")):
        game.shield(0, number, space)
    game.phase("E").end_phase()
    for _ in range(3):
        game.play(0, SILVER)
    game.play(0, SILVER)
    assert [term.points for term in game.gained(0)] == [24, 16, 8, 8]


@pytest.mark.rule("BUR-580", "BUR-587")
def test_13_given_up_it_doubles_nothing() -> None:
    game = bare().lay(0, "castle", "B3").shield(0, 1, "D4").shield(0, 13, "B3").silver(0, 2).phase("E").end_phase()
    game.play(0, SILVER).play(0, DROP)
    assert game.earned(0) == {"shield": 12, "silver": 1}


@pytest.mark.rule("BUR-580")
def test_13_works_for_its_owner_only() -> None:
    game = bare().shield(0, 13, "D4").shield(1, 1, "D4").silver(0, 1).silver(1, 1).phase("E").end_phase().play(0, SILVER).play(1, SILVER)
    assert game.earned(1) == {"shield": 12}


@pytest.mark.rule("BUR-580", "BUR-576")
def test_13_doubles_shields_and_10_doubles_monasteries() -> None:
    game = bare().lay(0, "castle", "B3").shield(0, 10, "D4").shield(0, 13, "B3").lay(0, "monastery-22", "C4").lay(0, "bank", "E4")
    game.silver(0, 4).phase("E").end_phase().play(0, SILVER).play(0, SILVER)
    assert game.earned(0) == {"monastery": 8, "shield": 16 + 8, "silver": 2}


@pytest.mark.rule("BUR-580", "BUR-548")
def test_13_doubles_only_what_was_paid_for() -> None:
    game = bare().lay(0, "castle", "A2", "B3").shield(0, 1, "D4").shield(0, 7, "A2").shield(0, 13, "B3").silver(0, 2).phase("E").end_phase()
    game.play(0, SILVER).play(0, DROP).play(0, SILVER)
    assert game.earned(0) == {"shield": 24 + 8}


@pytest.mark.rule("BUR-580", "BUR-568")
def test_13_doubles_shield_3_which_is_paid_with_a_worker() -> None:
    game = bare().lay(0, "castle", "B3").shield(0, 3, "D4").shield(0, 13, "B3").workers(0, 2).phase("E").end_phase()
    game.play(0, WORKER).play(0, WORKER)
    assert game.earned(0) == {"shield": 24 + 8}
