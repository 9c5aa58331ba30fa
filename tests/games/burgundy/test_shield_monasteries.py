"""Shields 6 and 10: borrowed monasteries, and doubled ones at the end (BUR-571, BUR-572, BUR-576, BUR-577)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.shield_table import DROP, SILVER, bare, crest, finish, space
from tests.games.burgundy.table import END, PASS, WORKERS, Table, table

# ---------------------------------------------------------------------- 6: borrowed monasteries


@pytest.mark.rule("BUR-571")
def test_6_its_owner_names_an_opponent_and_uses_his_monasteries() -> None:
    game = bare(3).shield(0, 6, "D4").lay(1, "monastery-14", "C4").lay(2, "monastery-13", "C4").turn_of(0, 3, 5)
    game.play(0, ("name", 1)).act(0, 3, WORKERS)
    assert (game.estate(0).workers, game.estate(0).silver) == (4, 0)


@pytest.mark.rule("BUR-571")
def test_6_nothing_is_borrowed_before_somebody_is_named() -> None:
    game = bare().shield(0, 6, "D4").lay(1, "monastery-14", "C4").turn_of(0, 3, 5).act(0, 3, WORKERS)
    assert game.estate(0).workers == 2


@pytest.mark.rule("BUR-571")
def test_6_any_opponent_can_be_named_but_only_one() -> None:
    game = bare(4).shield(2, 6, "D4").turn_of(2, 3, 5)
    assert game.offered(2, "name") == [("name", 0), ("name", 1), ("name", 3)]
    game.play(2, ("name", 3))
    assert not game.offered(2, "name")


@pytest.mark.rule("BUR-571")
def test_6_the_opponent_can_be_named_in_the_middle_of_an_action() -> None:
    game = bare().shield(0, 6, "D4").lay(1, "monastery-14", "C4").keys(0, "castle").lay(0, "monastery-1", "C4").turn_of(0, 6)
    game.place(0, 6, "castle", "B3", ("name", 1), WORKERS)
    assert game.estate(0).workers == 4


@pytest.mark.rule("BUR-571")
def test_6_the_monasteries_still_serve_their_owner() -> None:
    game = bare().shield(0, 6, "D4").lay(1, "monastery-14", "C4").turn_of(0, 3).play(0, ("name", 1), WORKERS)
    game.turn_of(1, 3).act(1, 3, WORKERS)
    assert [game.estate(seat).workers for seat in range(2)] == [4, 4]


@pytest.mark.rule("BUR-571")
def test_6_what_the_owner_has_does_not_serve_the_opponent() -> None:
    game = bare().shield(0, 6, "D4").lay(0, "monastery-14", "C4").turn_of(0, 3).play(0, ("name", 1), WORKERS)
    game.turn_of(1, 3).act(1, 3, WORKERS)
    assert game.estate(1).workers == 2


@pytest.mark.rule("BUR-571")
def test_6_later_monasteries_of_the_opponent_serve_too() -> None:
    game = bare().shield(0, 6, "D4").turn_of(0, 3).play(0, ("name", 1), WORKERS).keys(1, "monastery-14").turn_of(1, 1)
    game.place(1, 1, "monastery-14", "C4").turn_of(0, 3).act(0, 3, WORKERS)
    assert game.estate(0).workers == 2 + 4


@pytest.mark.rule("BUR-571", "BUR-366")
def test_6_monastery_27_cannot_be_borrowed() -> None:
    game = bare(3, "extra_tiles").shield(0, 6, "D4").lay(1, "monastery-27", "C4").bridge((0, 2), (), (1,))
    game.turn_of(0, 5).play(0, ("name", 1))
    assert game.state.bridge[0] == (0, 2)
    game.keys(2, "ship").bridge((2,), (0,), (1,)).turn_of(2, 5).place(2, 5, "ship", "D5")
    assert game.state.bridge[1] == (0, 2)


@pytest.mark.rule("BUR-571")
@pytest.mark.parametrize("monastery", ["monastery-2", "monastery-22"])
def test_6_somebody_can_still_be_named_after_the_last_turn(monastery: str) -> None:
    """Until the workers of the mines have been given out, and until the final scoring: "at any time"."""
    game = bare().shield(0, 6, "D4").lay(0, "mine", "E3").lay(0, "bank", "E4").lay(1, monastery, "C4").silver(0, 1).phase("E").end_phase()
    finish(game, ("name", 1))
    if monastery == "monastery-2":
        assert game.estate(0).workers == 1
    else:
        assert game.earned(0) == {"monastery": 4, "silver": 1, "shield": 12}


@pytest.mark.rule("BUR-572")
def test_6_monasteries_score_at_the_end_with_what_the_owner_of_the_shield_has() -> None:
    """Two banks and one species against five banks and two species of the opponent."""
    game = bare().shield(0, 6, "D4").lay(0, "bank", "E4", "C5").lay(0, "cow-3", "E6").turn_of(0, 3).play(0, ("name", 1), WORKERS)
    game.lay(1, "monastery-22", "C4").lay(1, "monastery-24", "F3").lay(1, "bank", "E1", "E2", "E4", "E5", "F4").lay(1, "pig-2", "E6")
    game.lay(1, "cow-2", "C1").silver(0, 1).workers(0, 0).phase("E").end_phase().play(0, SILVER)
    assert game.earned(0) == {"monastery": 2 * 4 + 1 * 4, "shield": 12}
    assert game.earned(1) == {"monastery": 5 * 4 + 2 * 4}


@pytest.mark.rule("BUR-572")
def test_6_goods_and_bonus_tiles_are_those_of_the_owner_of_the_shield() -> None:
    game = bare().shield(0, 6, "D4").sold(0, red=3, pink=1).sold(1, brown=1).lay(1, "monastery-15", "C4").lay(1, "monastery-25", "F3")
    game.lay(1, "monastery-26", "G2").turn_of(0, 3).play(0, ("name", 1), WORKERS)
    game.state.bonuses = ((0,), (1, 0), (), (), (), (), ())
    game.silver(0, 1).workers(0, 0).phase("E").end_phase().play(0, SILVER)
    assert game.earned(0) == {"monastery": 2 * 2 + 4 * 1 + 2 * 3, "shield": 12}


@pytest.mark.rule("BUR-572", "BUR-587")
def test_6_a_shield_given_up_at_the_end_borrows_nothing() -> None:
    game = bare().shield(0, 6, "D4").lay(0, "bank", "E4").lay(1, "monastery-22", "C4").turn_of(0, 3).play(0, ("name", 1), WORKERS)
    game.silver(0, 1).workers(0, 0).phase("E").end_phase().play(0, DROP)
    assert game.earned(0) == {"silver": 1}


@pytest.mark.rule("BUR-587", "BUR-571")
def test_6_replaced_in_a_turn_it_lends_nothing_any_more() -> None:
    game = bare().shield(0, 6, "D4").lay(1, "monastery-6", "C4").depot(2, "bank").turn_of(0, 3).play(0, ("name", 1), WORKERS)
    game.shields_at(3, 7).turn_of(0, 3, 3)
    assert ("buy",) in game.offered(0)
    game.play(0, ("shield", 3), crest(game, 0, 7, "D4"))
    assert game.state.active != 0


# ---------------------------------------------------------------------- 6 with other tiles and shields


@pytest.mark.rule("BUR-572", "BUR-371")
def test_the_crane_counts_for_a_borrowed_monastery_and_for_one_only() -> None:
    game = bare(2, "extra_tiles").shield(0, 6, "D4").lay(1, "monastery-19", "C4").lay(1, "monastery-22", "F3").lay(0, "crane", "E4")
    game.turn_of(0, 3).play(0, ("name", 1), WORKERS).workers(0, 0).silver(0, 1).phase("E").end_phase().play(0, SILVER)
    assert game.earned(0) == {"monastery": 4, "shield": 12}


@pytest.mark.rule("BUR-571", "BUR-301")
def test_buildings_placed_with_a_borrowed_monastery_1_stay_when_the_shield_goes() -> None:
    game = bare().shield(0, 6, "D4").lay(1, "monastery-1", "C4").lay(0, "bank", "E4").keys(0, "bank", "bank").turn_of(0, 1)
    game.play(0, ("name", 1)).place(0, 1, "bank", "E5").end_phase().play(0, DROP)
    assert game.tile_at(0, "E5") == "bank"
    game.deal().workers(0, 9).turn_of(0, 1).act(0, 1, ("place", "bank"))
    assert game.places(0) == {"C3"}


@pytest.mark.rule("BUR-571", "BUR-306")
def test_a_borrowed_monastery_6_buys_with_workers() -> None:
    game = bare().shield(0, 6, "D4").lay(1, "monastery-6", "C4").workers(0, 2).depot(4, "mine").turn_of(0, 1)
    game.play(0, ("name", 1), ("buy",), ("buy", 4, "mine", "workers"), WORKERS)
    assert game.tiles_of(0) == ["mine"]


@pytest.mark.rule("BUR-571", "BUR-302")
def test_a_borrowed_monastery_2_brings_workers_at_the_end_of_the_phase() -> None:
    game = bare().shield(0, 6, "D4").lay(0, "mine", "E3", "F2").lay(1, "monastery-2", "C4").turn_of(0, 1).play(0, ("name", 1), WORKERS)
    game.workers(0, 0).silver(0, 1).end_phase().play(0, SILVER)
    assert game.estate(0).workers == 2


@pytest.mark.rule("BUR-571")
def test_a_name_holds_as_long_as_the_shield() -> None:
    game = bare(3).shield(0, 6, "D4").turn_of(0, 1).play(0, ("name", 1), WORKERS)
    assert game.estate(0).named == 1
    game.silver(0, 1).end_phase().play(0, DROP)
    assert game.estate(0).named == -1


@pytest.mark.rule("BUR-571")
def test_a_team_borrows_from_the_other_team() -> None:
    game = table(4, ["shields", "team"]).no_shields().no_tiles().shield(0, 6, "D7").workers(0, 0).lay(1, "monastery-14", "A1").turn_of(2, 3)
    assert game.offered(2, "name") == [("name", 1)]
    game.play(2, ("name", 1), WORKERS).turn_of(0, 3).act(0, 3, WORKERS)
    assert game.estate(0).workers == 8


@pytest.mark.rule("BUR-546", "BUR-571")
def test_shield_6_can_be_used_in_the_turn_it_was_taken() -> None:
    game = bare().shields_at(3, 6).lay(1, "monastery-6", "C4").depot(2, "mine").workers(0, 2).turn_of(0, 3, 3)
    game.play(0, ("shield", 3), crest(game, 0, 6, "D4")).offers(0, ("name", 1), END)
    game.play(0, ("name", 1), ("buy",), ("buy", 2, "mine", "workers"))
    assert game.tiles_of(0) == ["mine"]


@pytest.mark.rule("BUR-571", "BUR-572", "BUR-581")
def test_shield_6_can_wait_until_the_opponent_has_placed_his_gift() -> None:
    game = bare().shield(0, 6, "D4").shield(1, 14, "D4").depot(1, "monastery-22").lay(0, "bank", "E4").silver(0, 1).silver(1, 1)
    game.bridge((1, 0)).phase("E").end_phase().play(0, PASS).play(1, ("gift", 1, "monastery-22"), space(game, 1, "C4"))
    game.play(0, SILVER).play(1, SILVER).play(0, ("name", 1))
    assert game.earned(0) == {"monastery": 4, "shield": 12}


@pytest.mark.rule("BUR-546", "BUR-571", "BUR-309")
def test_a_borrowed_monastery_8_pays_for_the_double_of_the_same_turn() -> None:
    game = bare().shield(0, 6, "D4").lay(1, "monastery-8", "C4").workers(0, 2).shields_at(5, 9).turn_of(0, 3, 3)
    assert not game.offered(0, "shield")
    game.play(0, ("name", 1), ("shield", 5), crest(game, 0, 9, "D4"))
    assert game.estate(0).workers == 0


# ---------------------------------------------------------------------- 10: monasteries at the end


@pytest.mark.rule("BUR-576")
@pytest.mark.parametrize(("shield", "factor"), [(10, 2), (7, 1)])
def test_10_monasteries_that_score_at_the_end_score_double(shield: int, factor: int) -> None:
    game = bare().shield(0, shield, "D4").lay(0, "monastery-22", "C4").lay(0, "monastery-24", "F3").lay(0, "monastery-25", "G2")
    game.lay(0, "bank", "E4", "C5").lay(0, "cow-2", "E6").sold(0, red=3).store(0, pink=2).silver(0, 3).workers(0, 4)
    game.phase("E").end_phase().play(0, SILVER)
    assert game.earned(0) == {"monastery": (8 + 4 + 3) * factor, "shield": 8, "goods": 2, "silver": 2, "workers": 2}


@pytest.mark.rule("BUR-576")
def test_10_monasteries_on_key_spaces_stay_worthless() -> None:
    game = bare().shield(0, 10, "D4").keys(0, "monastery-22").lay(0, "bank", "E4").silver(0, 1).phase("E").end_phase().play(0, SILVER)
    assert game.earned(0) == {"shield": 8}


@pytest.mark.rule("BUR-576", "BUR-308")
def test_10_monasteries_that_score_during_the_game_are_not_doubled() -> None:
    game = bare().shield(0, 10, "D4").lay(0, "monastery-7", "C4").lay(0, "ship", "D3").keys(0, "cow-4").turn_of(0, 4)
    game.place(0, 4, "cow-4", "C2")
    assert game.earned(0) == {"animals": 5}


# ---------------------------------------------------------------------- 6 and 10 together


def borrower() -> Table:
    """Seat 0 has shields 6 and 10, named seat 1, and has monastery 22 (banks); seat 1 has monastery 19 (churches)."""
    game = bare(2, "extra_tiles").lay(0, "castle", "B3").shield(0, 6, "D4").shield(0, 10, "B3").lay(0, "monastery-22", "C4")
    game.lay(1, "monastery-19", "C4").turn_of(0, 3).play(0, ("name", 1), WORKERS)
    return game.workers(0, 0).silver(0, 2).phase("E")


@pytest.mark.rule("BUR-577", "BUR-576", "BUR-572")
def test_own_monasteries_are_doubled_borrowed_ones_are_not() -> None:
    game = borrower().lay(0, "bank", "E4").lay(0, "church", "C5", "E1").end_phase().play(0, SILVER).play(0, SILVER)
    assert game.earned(0) == {"monastery": 1 * 4 * 2 + 2 * 4, "shield": 12 + 8}


@pytest.mark.rule("BUR-577", "BUR-371")
def test_the_crane_counts_where_it_scores_most() -> None:
    """As a bank for the own monastery it brings 8, as a church for the borrowed one 4."""
    game = borrower().lay(0, "crane", "E4").end_phase().play(0, SILVER).play(0, SILVER)
    assert game.earned(0) == {"monastery": 8, "shield": 12 + 8}


@pytest.mark.rule("BUR-577", "BUR-587")
def test_with_shield_6_given_up_shield_10_still_doubles_the_own_monasteries() -> None:
    game = borrower().lay(0, "bank", "E4").lay(0, "church", "C5").end_phase().play(0, DROP).play(0, SILVER)
    assert game.earned(0) == {"monastery": 8, "shield": 8, "silver": 1}
