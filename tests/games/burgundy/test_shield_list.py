"""The eighteen shields, each alone (BUR-565 to BUR-586). What they score at the end is in test_shields.py."""

from __future__ import annotations

import pytest

from tests.games.burgundy.table import END, PASS, WORKERS, Table, table
from tests.games.burgundy.test_shields import DROP, SILVER, bare, crest
from tischlein import CHANCE
from tischlein.core.decision import Action

WORKER: Action = ("tribute", "worker")


def finish(game: Table, *wanted: Action) -> Table:
    """To the end of the game or the next roll: wanted decisions are taken where offered, tribute is paid, the rest is declined."""
    first = True
    while game.due() and game.due() != (CHANCE,):
        options = game.offered(game.due()[0])
        chosen = next(action for action in (*wanted, SILVER, PASS, END, WORKERS) if action in options)
        if first:
            game.play(game.due()[0], chosen)
        else:
            game.state.play(game.due()[0], chosen)
        first = False
    return game


# ---------------------------------------------------------------------- 1: one pasture


@pytest.mark.rule("BUR-565")
@pytest.mark.parametrize(("shield", "points"), [(1, 4 + 3), (7, 4)])
def test_1_all_pastures_count_as_one_when_an_animal_is_placed(shield: int, points: int) -> None:
    game = bare().shield(0, shield, "D4").lay(0, "cow-3", "E6").lay(0, "ship", "D3").keys(0, "cow-4").turn_of(0, 4)
    game.place(0, 4, "cow-4", "C2")
    assert game.earned(0) == {"animals": points}


@pytest.mark.rule("BUR-565")
def test_1_other_species_still_do_not_count() -> None:
    game = bare().shield(0, 1, "D4").lay(0, "sheep-3", "E6").lay(0, "cow-2", "B1").lay(0, "ship", "D3").keys(0, "cow-4").turn_of(0, 4)
    game.place(0, 4, "cow-4", "C2")
    assert game.earned(0) == {"animals": 4 + 2}


@pytest.mark.rule("BUR-566")
def test_1_a_small_pasture_is_completed_alone() -> None:
    """E6 is a pasture of one space: 1 point and 10 for phase A, although the other pasture is nearly empty."""
    game = bare().shield(0, 1, "D4").lay(0, "cow-3", "C2").lay(0, "bank", "E5").keys(0, "cow-2").turn_of(0, 2)
    game.place(0, 2, "cow-2", "E6")
    assert game.earned(0) == {"animals": 2 + 3, "area": 1, "phase": 10}


@pytest.mark.rule("BUR-566")
def test_1_the_large_pasture_scores_as_five_spaces() -> None:
    game = bare().shield(0, 1, "D4").lay(0, "pig-2", "A1", "B1", "B2", "C1").keys(0, "cow-4").turn_of(0, 4)
    game.place(0, 4, "cow-4", "C2")
    assert game.earned(0) == {"animals": 4, "area": 15, "phase": 10}


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


# ---------------------------------------------------------------------- 4: endless key spaces


@pytest.mark.rule("BUR-569")
def test_4_there_is_always_a_free_key_space() -> None:
    game = bare().shield(0, 4, "D4").keys(0, "ship", "mine", "castle", "bank", "church").depot(2, "market").turn_of(0, 2)
    game.act(0, 2, ("take", 2))
    assert game.tiles_of(0) == ["ship", "mine", "castle", "bank", "church", "market"]


@pytest.mark.rule("BUR-569")
def test_4_every_tile_there_can_be_placed() -> None:
    game = bare().shield(0, 4, "D4").keys(0, "ship", "mine", "castle", "bank", "monastery-1").turn_of(0, 1)
    game.place(0, 1, "monastery-1", "C4")
    assert game.tiles_of(0) == ["ship", "mine", "castle", "bank"]


# ---------------------------------------------------------------------- 5: convoy


def convoy() -> Table:
    return bare().shield(0, 5, "D4").goods(1, red=1, pink=1).goods(3, pink=2).goods(6, pink=1, brown=1).keys(0, "ship").turn_of(0, 5)


@pytest.mark.rule("BUR-570")
def test_5_a_ship_also_takes_all_goods_of_one_colour_from_all_six_depots() -> None:
    game = convoy()
    finish(game.place(0, 5, "ship", "D5"), ("ship", 1), ("convoy", "pink"))
    assert game.in_store(0) == {"red": 1, "pink": 4}
    assert game.goods_at(6) == {"brown": 1}


@pytest.mark.rule("BUR-570")
def test_5_the_player_may_do_without() -> None:
    game = convoy()
    finish(game.place(0, 5, "ship", "D5"), ("ship", 1))
    assert game.in_store(0) == {"red": 1, "pink": 1}
    assert game.goods_at(3) == {"pink": 2}


@pytest.mark.rule("BUR-570")
def test_5_only_one_colour_is_taken() -> None:
    game = convoy()
    finish(game.place(0, 5, "ship", "D5"), ("ship", 1), ("convoy", "brown"), ("convoy", "pink"))
    assert game.in_store(0) == {"red": 1, "pink": 1, "brown": 1}


@pytest.mark.rule("BUR-570", "BUR-147")
def test_5_the_limit_of_three_colours_holds() -> None:
    game = convoy().store(0, turquoise=1, purple=1)
    game.place(0, 5, "ship", "D5", ("ship", 3))
    game.offers(0, ("convoy", "pink"), PASS).play(0, ("convoy", "pink"))
    assert game.in_store(0) == {"turquoise": 1, "purple": 1, "pink": 4}


@pytest.mark.rule("BUR-570")
def test_5_there_is_no_convoy_without_the_shield() -> None:
    game = bare().goods(1, red=1).goods(3, red=2).keys(0, "ship").turn_of(0, 5).place(0, 5, "ship", "D5", ("ship", 1))
    assert game.in_store(0) == {"red": 1}
    assert game.state.active != 0


@pytest.mark.rule("BUR-570", "BUR-151")
def test_5_the_marker_still_advances_by_one() -> None:
    game = convoy()
    finish(game.place(0, 5, "ship", "D5"), ("ship", 1), ("convoy", "pink"))
    assert game.state.bridge[:2] == ((1,), (0,))


@pytest.mark.rule("BUR-570", "BUR-147", "BUR-148")
def test_5_the_convoy_may_come_before_the_goods_of_the_depot() -> None:
    """One free place in the store: with brown first the convoy would find it taken; with pink first depot 4 brings its red goods only."""
    game = bare().shield(0, 5, "D4").store(0, red=1, turquoise=1).keys(0, "ship")
    game.goods(4, red=3, brown=1).goods(1, pink=2).goods(2, pink=2).turn_of(0, 5).place(0, 5, "ship", "D5")
    assert {"red": 4, "turquoise": 1, "pink": 4} in stores_after(game, 0)


def stores_after(game: Table, seat: int) -> list[dict[str, int]]:
    """What can be in the store of a seat when it has decided everything about its ship."""
    found, states = [], [game.state.copy()]
    while states:
        state = states.pop()
        if seat in state.waiting_for and state.options(seat)[0][0] in ("ship", "convoy", "goods", "next", "pass"):
            for action in state.options(seat):
                after = state.copy()
                after.play(seat, action)
                states.append(after)
        else:
            found.append(Table(state).in_store(seat))
    return found


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


# ---------------------------------------------------------------------- 7: bonus tiles


@pytest.mark.rule("BUR-573")
@pytest.mark.parametrize(("players", "large", "small"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_7_bonus_tiles_score_double(players: int, large: int, small: int) -> None:
    game = bare(players).shield(0, 7, "D4").lay(0, "mine", "E3", "F2").keys(0, "mine").turn_of(0, 3).place(0, 3, "mine", "G1")
    assert game.earned(0) == {"area": 6, "phase": 10, "bonus": 2 * large}
    game = bare(players).shield(0, 7, "D4").lay(0, "mine", "E3", "F2").keys(0, "mine")
    game.state.bonuses = ((), (), (), (), (), (1,), ())
    game.turn_of(0, 3).place(0, 3, "mine", "G1")
    assert game.earned(0) == {"area": 6, "phase": 10, "bonus": 2 * small}


@pytest.mark.rule("BUR-573")
def test_7_bonus_tiles_gained_before_are_not_scored_again() -> None:
    game = bare().lay(0, "mine", "E3", "F2").keys(0, "mine").turn_of(0, 3).place(0, 3, "mine", "G1")
    assert game.earned(0) == {"area": 6, "phase": 10, "bonus": 5}
    before = game.points(0)
    game.shields_at(3, 7).turn_of(0, 3, 3).play(0, ("shield", 3), crest(game, 0, 7, "D4"))
    assert game.points(0) == before
    assert finish(game.silver(0, 1).lay(0, "monastery-1", "C4").phase("E").end_phase()).points(0) == before + 3 + 8


@pytest.mark.rule("BUR-573", "BUR-388")
def test_7_the_bonus_for_all_border_posts_is_doubled_too() -> None:
    game = table(2, ["shields", "border_posts"], boards=["11a", "11b"], start=["A3", "A1"]).no_shields().no_tiles().shield(0, 7, "A3")
    for cell, space in enumerate(game.estate(0).duchy.spaces):
        if not game.estate(0).filled >> cell & 1 and space.name != "D7":
            game.lay(0, "mine", space.name)
    game.estate(0).links = 1
    game.keys(0, "bank").turn_of(0, 1).place(0, 1, "bank", "D7")
    assert game.earned(0)["posts"] == 10
    assert game.earned(0)["bonus"] == 2 * 5 + 2 * 5


# ---------------------------------------------------------------------- 8: mines


@pytest.mark.rule("BUR-574")
def test_8_mines_pay_double() -> None:
    game = bare().shield(0, 8, "D4").lay(0, "mine", "E3", "F2").lay(1, "mine", "E3", "F2").silver(0, 1).end_phase().play(0, SILVER)
    assert [game.estate(seat).silver for seat in range(2)] == [4, 2]


@pytest.mark.rule("BUR-574", "BUR-302")
def test_8_the_workers_of_monastery_2_are_not_doubled() -> None:
    game = bare().shield(0, 8, "D4").lay(0, "mine", "E3", "F2").lay(0, "monastery-2", "C4").silver(0, 1).end_phase().play(0, SILVER)
    assert (game.estate(0).silver, game.estate(0).workers) == (4, 2)


# ---------------------------------------------------------------------- 9: silver for each goods tile


@pytest.mark.rule("BUR-575")
@pytest.mark.parametrize(("shield", "silver"), [(9, 3), (7, 1)])
def test_9_a_coin_for_each_tile_sold(shield: int, silver: int) -> None:
    game = bare().shield(0, shield, "D4").store(0, red=3, pink=2).turn_of(0, 4).act(0, 4, ("sell", "red"))
    assert game.estate(0).silver == silver
    assert game.earned(0) == {"sale": 6}


@pytest.mark.rule("BUR-575", "BUR-190")
def test_9_also_when_a_warehouse_sells() -> None:
    game = bare().shield(0, 9, "D4").store(0, red=3).keys(0, "warehouse").turn_of(0, 3)
    game.place(0, 3, "warehouse", "E4", ("sell", "red"))
    assert game.estate(0).silver == 3


@pytest.mark.rule("BUR-575", "BUR-303")
def test_9_the_coin_of_monastery_3_comes_on_top() -> None:
    game = bare().shield(0, 9, "D4").lay(0, "monastery-3", "C4").store(0, red=3).turn_of(0, 4).act(0, 4, ("sell", "red"))
    assert game.estate(0).silver == 4


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


# ---------------------------------------------------------------------- 11: a shield for a castle


def castle_to_place(shield: int) -> Table:
    return bare().shield(0, shield, "D4").lay(0, "monastery-1", "C4").keys(0, "castle").shields_at(2, 5).shields_at(6, 9).turn_of(0, 6)


@pytest.mark.rule("BUR-578")
def test_11_the_action_of_a_castle_may_take_a_shield_from_any_depot() -> None:
    game = castle_to_place(11).place(0, 6, "castle", "B3")
    assert game.offered(0, "shield") == [("shield", 2), ("shield", 6)]
    game.play(0, ("shield", 2)).offers(0, crest(game, 0, 5, "D4"), crest(game, 0, 5, "B3")).play(0, crest(game, 0, 5, "B3"))
    assert game.shields_of(0) == {"D4": 11, "B3": 5}
    assert game.state.active != 0


@pytest.mark.rule("BUR-578")
def test_11_the_castle_still_allows_every_other_action() -> None:
    game = castle_to_place(11).place(0, 6, "castle", "B3", WORKERS)
    assert game.estate(0).workers == 2


@pytest.mark.rule("BUR-578")
def test_11_without_it_a_castle_takes_no_shield() -> None:
    game = castle_to_place(7).place(0, 6, "castle", "B3")
    assert not game.offered(0, "shield")


@pytest.mark.rule("BUR-578")
def test_11_the_action_of_a_die_takes_no_shield() -> None:
    assert not castle_to_place(11).offered(0, "shield")


@pytest.mark.rule("BUR-578", "BUR-406")
def test_11_a_white_castle_is_no_castle() -> None:
    game = bare(2, "white_castles").shield(0, 11, "D4").keys(0, "white_castle").shields_at(2, 5).turn_of(0, 3)
    game.state.white = 2
    game.place(0, 3, "white_castle", "E4")
    assert not game.offered(0, "shield")


# ---------------------------------------------------------------------- 12: points for sales


@pytest.mark.rule("BUR-579")
@pytest.mark.parametrize(("players", "points"), [(2, 12), (3, 18), (4, 24)])
def test_12_each_tile_sold_scores_double(players: int, points: int) -> None:
    game = bare(players).shield(0, 12, "D4").store(0, red=3).turn_of(0, 4).act(0, 4, ("sell", "red"))
    assert game.earned(0) == {"sale": points}
    assert game.estate(0).silver == 1


@pytest.mark.rule("BUR-579", "BUR-190")
def test_12_also_when_a_warehouse_sells() -> None:
    game = bare().shield(0, 12, "D4").store(0, red=3).keys(0, "warehouse").turn_of(0, 3)
    game.place(0, 3, "warehouse", "E4", ("sell", "red"))
    assert game.earned(0) == {"sale": 12}


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


# ---------------------------------------------------------------------- 14 and 15: tiles for nothing


@pytest.mark.rule("BUR-581", "BUR-583")
def test_14_places_a_tile_from_a_numbered_depot_directly() -> None:
    game = bare().shield(0, 14, "D4").depot(5, "mine").depot(2, "ship").depot(0, "bank").end_phase()
    game.offers(0, ("gift", 2, "ship"), ("gift", 5, "mine"), PASS)
    game.play(0, ("gift", 5, "mine")).offers(0, ("space", game.cell(0, "E3"))).play(0, ("space", game.cell(0, "E3")))
    assert game.tile_at(0, "E3") == "mine"
    assert game.tiles_of(0) == []


@pytest.mark.rule("BUR-582", "BUR-583")
def test_15_places_a_tile_from_the_black_depot_directly() -> None:
    game = bare().shield(0, 15, "D4").depot(5, "mine").depot(0, "ship", "mine").end_phase()
    game.offers(0, ("gift", 0, "ship"), ("gift", 0, "mine"), PASS)
    game.play(0, ("gift", 0, "mine"), ("space", game.cell(0, "E3")))
    assert game.tile_at(0, "E3") == "mine"


@pytest.mark.rule("BUR-581", "BUR-582")
@pytest.mark.parametrize(("shield", "depot"), [(14, 3), (15, 0)])
def test_14_and_15_may_be_declined(shield: int, depot: int) -> None:
    game = bare().shield(0, shield, "D4").depot(depot, "mine").end_phase().play(0, PASS)
    assert game.tile_at(0, "E3") is None
    assert game.state.phase == 1


@pytest.mark.rule("BUR-581", "BUR-582")
@pytest.mark.parametrize(("shield", "depot"), [(14, 3), (15, 0)])
def test_14_and_15_bring_nothing_without_tiles(shield: int, depot: int) -> None:
    game = bare().shield(0, shield, "D4").depot(3 - depot, "mine").end_phase()
    assert game.state.phase == 1


@pytest.mark.rule("BUR-581", "BUR-582")
@pytest.mark.parametrize(("shield", "depot"), [(14, 3), (15, 0)])
def test_14_and_15_act_once_at_the_end_of_each_phase_and_not_before(shield: int, depot: int) -> None:
    game = bare().shield(0, shield, "D4").silver(0, 9).depot(depot, "mine", "mine").turn_of(0, 0)
    while game.state.active == 0:
        game.play(0, END)
    assert game.due() == (CHANCE,)
    assert game.state.round == 2
    for phase, space in enumerate(("E3", "F2")):
        game.depot(depot, "mine", "mine").end_phase().play(0, ("gift", depot, "mine"), ("space", game.cell(0, space))).play(
            0, SILVER
        ).deal()
        assert game.state.phase == phase + 1


@pytest.mark.rule("BUR-581", "BUR-582")
@pytest.mark.parametrize(("shield", "depot"), [(14, 3), (15, 0)])
def test_14_and_15_act_at_the_end_of_the_last_phase_too(shield: int, depot: int) -> None:
    game = bare().shield(0, shield, "D4").depot(depot, "watchtower").silver(0, 1).phase("E").end_phase()
    game.play(0, ("gift", depot, "watchtower"), ("space", game.cell(0, "C3")))
    assert game.earned(0) == {"watchtower": 4, "area": 1, "phase": 2}


@pytest.mark.rule("BUR-581", "BUR-582")
def test_14_and_15_wait_for_the_last_turn_of_everybody() -> None:
    game = bare().shield(0, 14, "D4").depot(3, "mine").last_round().roll((1, 1), (2, 2)).idle(0)
    assert game.due() == (1,)
    game.idle(1).offers(0, ("gift", 3, "mine"), PASS)


@pytest.mark.rule("BUR-583")
def test_14_and_15_place_by_colour_and_adjacency_but_without_a_number() -> None:
    """Ships fit on both sides of the start castle, whatever their numbers; animals do not fit anywhere."""
    game = bare().shield(0, 14, "D4").depot(1, "cow-2", "ship").end_phase().offers(0, ("gift", 1, "ship"), PASS)
    game.play(0, ("gift", 1, "ship"))
    assert game.places(0) == {"D3", "D5"}


@pytest.mark.rule("BUR-583", "BUR-181")
def test_14_and_15_keep_the_limit_of_the_cities() -> None:
    game = bare().shield(0, 14, "D4").lay(0, "bank", "E5").depot(1, "bank").end_phase().play(0, ("gift", 1, "bank"))
    assert game.places(0) == {"C3"}


@pytest.mark.rule("BUR-583", "BUR-581")
def test_14_acts_before_the_tribute() -> None:
    """The silver of a bank keeps the shield."""
    game = bare().shield(0, 14, "D4").depot(1, "bank").end_phase()
    game.play(0, ("gift", 1, "bank"), ("space", game.cell(0, "E4"))).offers(0, SILVER, DROP)
    assert game.estate(0).silver == 2


@pytest.mark.rule("BUR-583", "BUR-582")
def test_15_acts_before_the_tribute_and_before_the_mines_pay() -> None:
    game = bare().shield(0, 15, "D4").depot(0, "mine").end_phase()
    game.play(0, ("gift", 0, "mine"), ("space", game.cell(0, "E3")))
    assert game.shields_of(0) == {}
    assert game.estate(0).silver == 1


@pytest.mark.rule("BUR-582")
def test_15_does_not_give_an_inn() -> None:
    """It lies beside the black depot, not in it."""
    game = bare(2, "inns").shield(0, 15, "D4").depot(0, "mine").end_phase()
    game.offers(0, ("gift", 0, "mine"), PASS)


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


# ---------------------------------------------------------------------- 17: larger areas


@pytest.mark.rule("BUR-585")
@pytest.mark.parametrize(("shield", "points"), [(17, 10), (12, 6)])
def test_17_an_area_of_three_scores_like_one_of_four(shield: int, points: int) -> None:
    """The example of the rulebook."""
    game = bare().shield(0, shield, "D4").lay(0, "ship", "D5", "D7").keys(0, "ship").turn_of(0, 4).place(0, 4, "ship", "D6")
    assert game.earned(0) == {"area": points, "phase": 10}


@pytest.mark.rule("BUR-585", "BUR-422", "BUR-423")
@pytest.mark.parametrize(("inn", "points"), [(False, 45), (True, 55)])
def test_17_an_area_of_eight_scores_45_and_with_an_inn_55(inn: bool, points: int) -> None:
    game = table(2, ["shields", "inns"], boards=[10, 1], start=["A4"]).no_shields().shield(0, 17, "A4")
    game.lay(0, "inn" if inn else "bank", "A2").lay(0, "bank", "B3", "C4", "D1", "D2", "D3", "D4").keys(0, "watchtower").turn_of(0, 5)
    game.place(0, 5, "watchtower", "D5")
    assert game.earned(0) == {"area": points, "phase": 10, "watchtower": 4}


@pytest.mark.rule("BUR-585", "BUR-212")
@pytest.mark.parametrize(("number", "filled", "space", "points"), [(1, (), "C4", 0), (3, (), "C3", 3), (3, ("E1", "E2"), "F1", 10)])
def test_17_changes_only_completed_areas(number: int, filled: tuple[str, ...], space: str, points: int) -> None:
    tile = "monastery-1" if space == "C4" else "bank"
    game = bare().shield(0, 17, "D4").lay(0, "church", *filled).keys(0, tile).workers(0, 9).turn_of(0, number).place(0, number, tile, space)
    assert game.earned(0).get("area", 0) == points


# ---------------------------------------------------------------------- 18: anywhere


@pytest.mark.rule("BUR-586")
@pytest.mark.parametrize(("shield", "spaces"), [(18, {"D1", "D2", "D3", "D5", "D6", "D7"}), (17, {"D3", "D5"})])
def test_18_tiles_need_no_neighbour(shield: int, spaces: set[str]) -> None:
    game = bare().shield(0, shield, "D4").keys(0, "ship").workers(0, 9).turn_of(0, 6).act(0, 6, ("place", "ship"))
    assert game.places(0) == spaces


@pytest.mark.rule("BUR-586", "BUR-125", "BUR-126")
def test_18_number_and_colour_must_still_fit() -> None:
    game = bare().shield(0, 18, "D4").keys(0, "ship").turn_of(0, 6).act(0, 6, ("place", "ship"))
    assert game.places(0) == {"D1"}
    game.refuses(0, ("space", game.cell(0, "D7")), "BUR-125").refuses(0, ("space", game.cell(0, "A1")), "BUR-126")


@pytest.mark.rule("BUR-586", "BUR-181", "BUR-420")
def test_18_the_limits_of_cities_and_inns_stay() -> None:
    game = (
        bare(2, "inns").shield(0, 18, "D4").lay(0, "bank", "E4").lay(0, "inn", "A1").keys(0, "bank", "inn").workers(0, 9).turn_of(0, 6, 6)
    )
    game.act(0, 6, ("place", "bank"))
    assert game.places(0) == {"B5", "C3", "C5", "C6", "E1", "E2", "F1"}
    game.play(0, ("space", game.cell(0, "E1"))).act(0, 6, ("place", "inn"))
    assert not game.places(0) & {"B1", "B2", "C1", "C2"}
    assert {"E6", "A2", "G4"} <= game.places(0)


@pytest.mark.rule("BUR-586", "BUR-587")
def test_18_when_it_is_gone_new_tiles_need_neighbours_again() -> None:
    """What was placed apart stays, and has neighbours of its own."""
    game = bare().shield(0, 18, "D4").keys(0, "ship", "ship").turn_of(0, 1).place(0, 1, "ship", "D7")
    game.estate(0).shields = ()
    game.workers(0, 9).turn_of(0, 4).act(0, 4, ("place", "ship"))
    assert game.places(0) == {"D3", "D5", "D6"}
