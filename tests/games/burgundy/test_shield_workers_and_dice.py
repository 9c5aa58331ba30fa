"""Shields 2 and 16: workers when opponents get some, and a die of free choice (BUR-567, BUR-584)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.shield_table import DROP, SILVER, bare, crest, space
from tests.games.burgundy.table import WORKERS, Table, table

# ---------------------------------------------------------------------- 2: shared workers


@pytest.mark.rule("BUR-567")
def test_2_one_worker_whenever_an_opponent_takes_workers() -> None:
    game = bare(3).shield(2, 2, "D4").turn_of(0, 4, 5).act(0, 4, WORKERS)
    assert [game.estate(seat).workers for seat in range(3)] == [2, 0, 1]
    game.act(0, 5, WORKERS)
    assert [game.estate(seat).workers for seat in range(3)] == [4, 0, 2]


@pytest.mark.rule("BUR-567")
def test_2_the_own_workers_bring_no_more() -> None:
    game = bare().shield(0, 2, "D4").turn_of(0, 4).act(0, 4, WORKERS)
    assert [game.estate(seat).workers for seat in range(2)] == [2, 0]


# ---------------------------------------------------------------------- 2 and every way to get workers


def watcher(*elements: str) -> Table:
    """Seat 1 has shield 2; seat 0 gets workers."""
    return bare(2, *elements).shield(1, 2, "D4")


@pytest.mark.rule("BUR-567", "BUR-316")
def test_2_four_workers_at_once_bring_one() -> None:
    game = watcher().lay(0, "monastery-14", "C4").turn_of(0, 3).act(0, 3, WORKERS)
    assert [game.estate(seat).workers for seat in (0, 1)] == [4, 1]


@pytest.mark.rule("BUR-567", "BUR-191")
def test_2_sees_a_boarding_house() -> None:
    game = watcher().keys(0, "boarding_house").turn_of(0, 3).place(0, 3, "boarding_house", "E4")
    assert [game.estate(seat).workers for seat in (0, 1)] == [4, 1]


@pytest.mark.rule("BUR-567", "BUR-370")
def test_2_sees_a_crane_that_works_as_a_boarding_house() -> None:
    game = watcher("extra_tiles").keys(0, "crane").turn_of(0, 3).place(0, 3, "crane", "E4", ("as", "boarding_house"))
    assert [game.estate(seat).workers for seat in (0, 1)] == [4, 1]


@pytest.mark.rule("BUR-567", "BUR-304")
def test_2_sees_the_worker_for_a_sale() -> None:
    game = watcher().lay(0, "monastery-4", "C4").store(0, red=3).turn_of(0, 4).act(0, 4, ("sell", "red"))
    assert [game.estate(seat).workers for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("BUR-567", "BUR-369")
def test_2_sees_workers_that_are_bought_each_time() -> None:
    game = watcher("extra_tiles").lay(0, "monastery-28", "C4").silver(0, 2).turn_of(0, 4).play(0, ("hire",), ("hire",))
    assert [game.estate(seat).workers for seat in (0, 1)] == [4, 2]


@pytest.mark.rule("BUR-567", "BUR-438", "BUR-304")
def test_2_sees_the_workers_of_a_trade_route_and_of_the_sale_apart() -> None:
    game = watcher("trade_routes").lay(0, "monastery-4", "C4").store(0, turquoise=1)
    game.estate(0).route, game.estate(0).routed = (1,), 2
    game.turn_of(0, 1).act(0, 1, ("sell", "turquoise"))
    assert [game.estate(seat).workers for seat in (0, 1)] == [5, 2]


@pytest.mark.rule("BUR-567", "BUR-302")
def test_2_sees_the_workers_at_the_end_of_a_phase() -> None:
    game = watcher().lay(0, "monastery-2", "C4").lay(0, "mine", "E3", "F2").silver(1, 1).end_phase().play(1, SILVER)
    assert [game.estate(seat).workers for seat in (0, 1)] == [2, 1]


@pytest.mark.rule("BUR-567", "BUR-302", "BUR-587")
def test_2_given_up_at_the_end_of_a_phase_sees_them_no_more() -> None:
    game = watcher().lay(0, "monastery-2", "C4").lay(0, "mine", "E3", "F2").silver(1, 1).end_phase().play(1, DROP)
    assert game.estate(1).workers == 0


@pytest.mark.rule("BUR-567", "BUR-581", "BUR-191")
def test_2_sees_a_boarding_house_that_comes_with_shield_14() -> None:
    game = watcher().shield(0, 14, "D4").depot(1, "boarding_house").end_phase()
    game.play(0, ("gift", 1, "boarding_house"), space(game, 0, "E4"))
    assert [game.estate(seat).workers for seat in (0, 1)] == [4, 1]


@pytest.mark.rule("BUR-567", "BUR-571")
def test_2_does_not_see_workers_that_are_spent_or_silver() -> None:
    game = watcher().keys(0, "bank").workers(0, 2).turn_of(0, 5).place(0, 5, "bank", "E4")
    assert [game.estate(seat).workers for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("BUR-567", "BUR-464")
def test_2_partners_are_no_opponents() -> None:
    game = (
        table(4, ["shields", "team"])
        .no_shields()
        .no_tiles()
        .shield(0, 2, "D7")
        .workers(0, 0)
        .workers(1, 0)
        .turn_of(2, 3)
        .act(2, 3, WORKERS)
    )
    assert game.estate(0).workers == 2
    game.turn_of(3, 3).act(3, 3, WORKERS)
    assert game.estate(0).workers == 3


# ---------------------------------------------------------------------- 16: a die of free choice


@pytest.mark.rule("BUR-584")
def test_16_one_die_may_be_turned_to_any_number() -> None:
    game = bare().shield(0, 16, "D4").depot(6, "bank").turn_of(0, 3, 5)
    turns = [("turn", number, new) for number in (3, 5) for new in range(1, 7) if new != number]
    game.offers(0, ("die", 3), ("die", 5), *turns).play(0, ("turn", 3, 6)).act(0, 6, ("take", 6))
    assert game.tiles_of(0) == ["bank"]
    assert game.estate(0).workers == 0


@pytest.mark.rule("BUR-584")
def test_16_only_one_die_of_a_turn() -> None:
    game = bare().shield(0, 16, "D4").turn_of(0, 3, 5).play(0, ("turn", 3, 6))
    game.offers(0, ("die", 6), ("die", 5)).act(0, 6, WORKERS)
    assert not game.offered(0, "turn")


@pytest.mark.rule("BUR-584")
def test_16_the_second_die_may_be_turned_after_the_first_was_used() -> None:
    game = bare().shield(0, 16, "D4").depot(6, "bank").turn_of(0, 3, 5).act(0, 3, WORKERS)
    game.play(0, ("turn", 5, 6)).act(0, 6, ("take", 6))
    assert game.tiles_of(0) == ["bank"]


@pytest.mark.rule("BUR-584")
def test_16_turned_during_an_action_it_is_spent_for_the_other_die() -> None:
    game = bare().shield(0, 16, "D4").turn_of(0, 3, 5).act(0, 3, ("turn", 3, 1), WORKERS)
    assert not game.offered(0, "turn")


@pytest.mark.rule("BUR-584")
def test_16_works_again_in_the_next_round() -> None:
    game = bare().shield(0, 16, "D4").roll((3, 5), (1, 1)).play(0, ("turn", 3, 6)).finish_round().roll((3, 5), (1, 1))
    assert ("turn", 3, 6) in game.offered(0)


@pytest.mark.rule("BUR-584")
def test_16_is_for_the_dice_of_its_owner() -> None:
    game = bare().shield(0, 16, "D4").turn_of(1, 3, 5)
    assert not game.offered(1, "turn")


# ---------------------------------------------------------------------- 16 with workers and doubles


@pytest.mark.rule("BUR-584", "BUR-091")
def test_a_turned_die_can_be_changed_further_with_workers() -> None:
    game = bare().shield(0, 16, "D4").workers(0, 1).depot(6, "bank").depot(3, "ship").turn_of(0, 3, 2).play(0, ("turn", 3, 5)).act(0, 5)
    assert game.offered(0, "take") == [("take", 6)]
    game.play(0, ("take", 6))
    assert game.estate(0).workers == 0


@pytest.mark.rule("BUR-584", "BUR-542", "BUR-543")
def test_a_turned_die_makes_a_double_without_workers() -> None:
    game = bare().shield(0, 16, "D4").shields_at(5, 9).turn_of(0, 2, 5)
    assert not game.offered(0, "shield")
    game.play(0, ("turn", 2, 5), ("shield", 5), crest(game, 0, 9, "D4"))
    assert game.shields_of(0) == {"D4": 9}


@pytest.mark.rule("BUR-584", "BUR-543")
def test_of_two_equal_dice_one_may_be_turned_to_make_another_double() -> None:
    """3 and 3, two workers, the only shield in depot 5: one die is turned, the other changed."""
    game = bare().shield(0, 16, "D4").workers(0, 2).shields_at(5, 9).turn_of(0, 3, 3)
    game.play(0, ("turn", 3, 5), ("shield", 5), crest(game, 0, 9, "D4"))
    assert game.estate(0).workers == 0


@pytest.mark.rule("BUR-584", "BUR-587")
def test_a_die_is_not_turned_any_more_when_the_shield_is_gone() -> None:
    game = bare().shield(0, 16, "D4").lay(0, "monastery-1", "C4").lay(0, "castle", "A2").shield(0, 11, "A2").keys(0, "castle")
    game.shields_at(1, 9).turn_of(0, 6, 2).place(0, 6, "castle", "B3", ("shield", 1), crest(game, 0, 9, "D4"))
    assert game.state.active == 0
    assert not game.offered(0, "turn")


@pytest.mark.rule("BUR-584", "BUR-401")
def test_the_white_die_is_never_turned() -> None:
    game = bare(2, "white_castles").shield(0, 16, "D4").keys(0, "white_castle").turn_of(0, 3)
    game.state.white = 2
    game.place(0, 3, "white_castle", "E4")
    assert not game.offered(0, "turn")
