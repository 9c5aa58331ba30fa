"""The Shields in general: how they come, where they lie, what they cost and what they bring (BUR-540 to BUR-553, BUR-587)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.shield_table import DROP, SILVER, bare, crest
from tests.games.burgundy.table import END, PASS, WORKERS, Table, table
from tischlein import CHANCE
from tischlein.core.decision import Action
from tischlein.games.burgundy.game import GAME
from tischlein.games.burgundy.tiles import shield_points

SHIELDS = ("shields",)
POINTS = [12] * 6 + [8] * 6 + [4] * 6


def out(game: Table) -> list[int]:
    """All shields on the main board."""
    return [shield for depot in game.state.shields_out for shield in depot]


# ---------------------------------------------------------------------- set-up


@pytest.mark.rule("BUR-540")
@pytest.mark.parametrize(("players", "counts"), [(2, [1, 1, 1, 1, 1, 1]), (3, [1, 2, 1, 2, 1, 2]), (4, [2, 2, 2, 2, 2, 2])])
def test_so_many_shields_lie_face_up_on_the_depots(players: int, counts: list[int]) -> None:
    game = table(players, SHIELDS)
    assert [len(depot["shields"]) for depot in game.state.view(None)["depots"]] == counts
    assert len(set(out(game))) == sum(counts)


@pytest.mark.rule("BUR-540")
def test_each_of_the_18_shields_can_come_first_and_none_comes_twice() -> None:
    state = GAME.start(GAME.setup(players=4, elements=SHIELDS))
    seen: list[list[int]] = []
    while len(seen) < 12:
        chance = state.chance
        if chance.stream == "shields":
            seen.append([outcome for outcome, _ in chance.outcomes()])
        state.play(CHANCE, chance.outcomes()[-1][0])
    assert seen[0] == list(range(1, 19))
    assert [len(left) for left in seen] == list(range(18, 6, -1))


@pytest.mark.rule("BUR-540")
def test_without_the_element_there_are_no_shields() -> None:
    game = table(2)
    assert out(game) == []
    game.turn_of(0, 3, 3)
    assert not game.offered(0, "shield")


@pytest.mark.rule("BUR-541")
def test_a_shield_that_was_taken_is_not_replaced() -> None:
    game = bare().shields_at(3, 7).turn_of(0, 3, 3)
    game.play(0, ("shield", 3), crest(game, 0, 7, "D4"))
    assert out(game) == []


@pytest.mark.rule("BUR-541")
def test_the_next_phase_brings_no_new_shields() -> None:
    game = table(2, SHIELDS)
    before = out(game)
    game.end_phase().deal()
    assert game.state.phase == 1
    assert out(game) == before


@pytest.mark.rule("BUR-541")
def test_the_remaining_shields_never_come_into_play() -> None:
    game = table(2, SHIELDS)
    unused = set(range(1, 19)) - set(out(game))
    assert len(unused) == 12
    for depot in range(1, 7):
        game.turn_of(0, depot, depot).play(0, ("shield", depot))
        offered = game.offered(0, "crest")
        assert not unused & {action[1] for action in offered}
        game.play(0, offered[0])
    game.no_tiles().turn_of(0, 1, 1)
    assert not game.offered(0, "shield")


# ---------------------------------------------------------------------- taking one


@pytest.mark.rule("BUR-542")
def test_a_double_takes_the_shield_of_its_depot_and_no_other() -> None:
    game = bare().shields_at(3, 7).shields_at(4, 8).turn_of(0, 3, 3)
    assert game.offered(0, "shield") == [("shield", 3)]
    game.play(0, ("shield", 3), crest(game, 0, 7, "D4"))
    assert game.shields_of(0) == {"D4": 7}
    assert out(game) == [8]


@pytest.mark.rule("BUR-542")
def test_the_shield_takes_the_place_of_both_actions() -> None:
    game = bare().shields_at(3, 7).turn_of(0, 3, 3)
    game.play(0, ("shield", 3), crest(game, 0, 7, "D4"))
    assert game.state.dice[:2] == [0, 0]
    assert game.state.active != 0


@pytest.mark.rule("BUR-542")
def test_a_double_may_still_be_used_for_two_actions() -> None:
    game = bare().shields_at(3, 7).turn_of(0, 3, 3)
    game.act(0, 3, WORKERS).act(0, 3, WORKERS)
    assert game.estate(0).workers == 4
    assert out(game) == [7]


@pytest.mark.rule("BUR-542")
def test_two_different_dice_take_no_shield() -> None:
    game = bare().shields_at(3, 7).shields_at(4, 8).turn_of(0, 3, 4)
    game.offers(0, ("die", 3), ("die", 4))


@pytest.mark.rule("BUR-542")
def test_after_the_first_action_it_is_too_late() -> None:
    game = bare().shields_at(3, 7).turn_of(0, 3, 3).act(0, 3, WORKERS)
    assert game.state.active == 0
    assert not game.offered(0, "shield")


@pytest.mark.rule("BUR-542")
def test_a_depot_without_shields_offers_none() -> None:
    game = bare().shields_at(4, 7).turn_of(0, 3, 3)
    assert not game.offered(0, "shield")


@pytest.mark.rule("BUR-542", "BUR-540")
def test_of_two_shields_at_a_depot_the_player_takes_one() -> None:
    game = bare(4).shields_at(2, 5, 9).turn_of(0, 2, 2).play(0, ("shield", 2))
    game.offers(0, crest(game, 0, 5, "D4"), crest(game, 0, 9, "D4"))
    game.play(0, crest(game, 0, 9, "D4"))
    assert out(game) == [5]


@pytest.mark.rule("BUR-542")
def test_after_taking_a_shield_a_tile_can_still_be_bought() -> None:
    game = bare().shields_at(3, 7).depot(0, "ship").silver(0, 2).turn_of(0, 3, 3)
    game.play(0, ("shield", 3), crest(game, 0, 7, "D4"), ("buy",), ("buy", 0, "ship", "silver"))
    assert game.tiles_of(0) == ["ship"]


@pytest.mark.rule("BUR-542", "BUR-250")
def test_the_purchase_of_a_turn_is_not_renewed_by_a_shield() -> None:
    game = bare().shields_at(3, 7).depot(0, "ship", "mine").silver(0, 4).turn_of(0, 3, 3).play(0, ("buy",), ("buy", 0, "ship", "silver"))
    game.play(0, ("shield", 3), crest(game, 0, 7, "D4"))
    assert game.state.active != 0
    assert game.estate(0).silver == 2


@pytest.mark.rule("BUR-543")
def test_two_workers_turn_a_3_and_a_5_into_a_double_5() -> None:
    """The example of the rulebook; a 4 and a 4, or a 3 and a 3, cost as much."""
    game = bare().workers(0, 2)
    for depot in range(1, 7):
        game.shields_at(depot, depot)
    game.turn_of(0, 3, 5)
    assert game.offered(0, "shield") == [("shield", 3), ("shield", 4), ("shield", 5)]
    game.play(0, ("shield", 5), crest(game, 0, 5, "D4"))
    assert game.estate(0).workers == 0
    assert game.shields_of(0) == {"D4": 5}


@pytest.mark.rule("BUR-543")
@pytest.mark.parametrize(("workers", "depots"), [(0, []), (1, []), (2, [3, 4, 5]), (3, [3, 4, 5]), (4, [1, 2, 3, 4, 5, 6])])
def test_the_workers_at_hand_decide_which_doubles_can_be_made(workers: int, depots: list[int]) -> None:
    game = bare().workers(0, workers)
    for depot in range(1, 7):
        game.shields_at(depot, depot)
    game.turn_of(0, 3, 5)
    assert [depot for _, depot in game.offered(0, "shield")] == depots


@pytest.mark.rule("BUR-543")
def test_both_dice_of_a_double_may_be_changed() -> None:
    game = bare().workers(0, 3).shields_at(1, 7).turn_of(0, 6, 6)
    game.play(0, ("shield", 1), crest(game, 0, 7, "D4"))
    assert game.estate(0).workers == 1


@pytest.mark.rule("BUR-543", "BUR-309")
def test_monastery_8_makes_the_double_cheaper() -> None:
    game = bare().lay(0, "monastery-8", "C4").workers(0, 1).shields_at(5, 7).turn_of(0, 3, 5)
    game.play(0, ("shield", 5), crest(game, 0, 7, "D4"))
    assert game.estate(0).workers == 0


@pytest.mark.rule("BUR-543", "BUR-313")
def test_the_free_change_of_monastery_12_is_for_tiles_only() -> None:
    game = bare().lay(0, "monastery-12", "C4").shields_at(5, 7).turn_of(0, 4, 5)
    assert not game.offered(0, "shield")


@pytest.mark.rule("BUR-543", "BUR-369")
def test_workers_for_the_double_can_be_bought_first_also_with_two_equal_dice() -> None:
    game = bare(2, "extra_tiles").lay(0, "monastery-28", "C4").silver(0, 1).shields_at(5, 7).turn_of(0, 4, 4)
    game.play(0, ("hire",), ("shield", 5), crest(game, 0, 7, "D4"))
    assert game.estate(0).workers == 0
    assert game.shields_of(0) == {"D4": 7}


# ---------------------------------------------------------------------- castles


@pytest.mark.rule("BUR-544", "BUR-552")
def test_only_castle_tiles_carry_shields_the_start_castle_among_them() -> None:
    game = bare(2, "white_castles", "inns").lay(0, "castle", "B3").lay(0, "inn", "A3").lay(0, "white_castle", "C3").lay(0, "ship", "D5")
    game.shields_at(3, 7).turn_of(0, 3, 3).play(0, ("shield", 3))
    game.offers(0, crest(game, 0, 7, "D4"), crest(game, 0, 7, "B3"))


@pytest.mark.rule("BUR-552")
def test_a_face_down_tile_on_a_castle_space_carries_no_shield() -> None:
    game = table(1, SHIELDS, start=["3"]).no_shields().lay(0, "black", "5").lay(0, "castle", "31")
    game.shields_at(3, 7).turn_of(0, 3, 3).play(0, ("shield", 3))
    game.offers(0, crest(game, 0, 7, "3"), crest(game, 0, 7, "31"))


@pytest.mark.rule("BUR-544")
def test_castles_of_others_and_castles_on_key_spaces_carry_no_own_shield() -> None:
    game = bare().lay(1, "castle", "B3").keys(0, "castle").shields_at(3, 7).turn_of(0, 3, 3).play(0, ("shield", 3))
    game.offers(0, crest(game, 0, 7, "D4"))


@pytest.mark.rule("BUR-544")
def test_a_shield_on_a_free_castle_leaves_the_others_alone() -> None:
    game = bare().lay(0, "castle", "B3").shield(0, 9, "D4").shields_at(3, 7).turn_of(0, 3, 3)
    game.play(0, ("shield", 3), crest(game, 0, 7, "B3"))
    assert game.shields_of(0) == {"D4": 9, "B3": 7}


@pytest.mark.rule("BUR-545", "BUR-544", "BUR-587")
def test_a_new_shield_drives_the_old_one_of_its_castle_out_of_the_game() -> None:
    game = bare().lay(0, "castle", "B3").shield(0, 9, "D4").shield(0, 12, "B3").shields_at(3, 7).turn_of(0, 3, 3)
    game.play(0, ("shield", 3), crest(game, 0, 7, "D4"))
    assert game.shields_of(0) == {"B3": 12, "D4": 7}
    assert out(game) == []


@pytest.mark.rule("BUR-546")
def test_a_shield_works_as_soon_as_it_is_laid_down() -> None:
    """Shield 4: the fourth tile is bought in the same turn, and none has to go."""
    game = bare().keys(0, "ship", "mine", "castle").depot(0, "bank").silver(0, 2).shields_at(3, 4).turn_of(0, 3, 3)
    game.play(0, ("shield", 3), crest(game, 0, 4, "D4"), ("buy",), ("buy", 0, "bank", "silver"))
    assert game.tiles_of(0) == ["ship", "mine", "castle", "bank"]


@pytest.mark.rule("BUR-546")
def test_a_shield_that_still_lies_in_its_depot_works_for_nobody() -> None:
    game = bare().shields_at(3, 12).store(0, red=1).turn_of(0, 4).act(0, 4, ("sell", "red"))
    assert game.earned(0) == {"sale": 2}


@pytest.mark.rule("BUR-546")
def test_a_shield_works_for_its_owner_only() -> None:
    game = bare().shield(1, 12, "D4").store(0, red=1).turn_of(0, 4).act(0, 4, ("sell", "red"))
    assert game.earned(0) == {"sale": 2}


@pytest.mark.rule("BUR-553")
def test_a_ship_leaves_the_shields_on_the_goods_space() -> None:
    game = bare().shields_at(3, 7).goods(3, red=1).keys(0, "ship").turn_of(0, 5)
    game.place(0, 5, "ship", "D5", ("ship", 3))
    assert game.in_store(0) == {"red": 1}
    assert game.shields_of(0) == {}
    assert out(game) == [7]


# ---------------------------------------------------------------------- tribute


@pytest.mark.rule("BUR-547")
def test_each_shield_costs_one_silver_coin_at_the_end_of_a_phase() -> None:
    game = bare().lay(0, "castle", "B3").shield(0, 7, "D4").shield(0, 12, "B3").silver(0, 3).end_phase()
    game.offers(0, SILVER, DROP).play(0, SILVER).offers(0, SILVER, DROP).play(0, SILVER)
    assert game.estate(0).silver == 1
    assert game.shields_of(0) == {"D4": 7, "B3": 12}
    assert game.state.phase == 1


@pytest.mark.rule("BUR-547")
def test_tribute_is_due_only_at_the_end_of_a_phase() -> None:
    game = bare().shield(0, 7, "D4").silver(0, 1).turn_of(0, 0)
    assert game.state.round == 2
    assert game.estate(0).silver == 1


@pytest.mark.rule("BUR-547")
def test_the_silver_of_the_mines_comes_too_late_for_the_tribute() -> None:
    game = bare().lay(0, "mine", "E3").shield(0, 7, "D4").end_phase()
    assert game.shields_of(0) == {}
    assert game.estate(0).silver == 1


@pytest.mark.rule("BUR-547")
def test_everybody_pays_for_the_own_shields() -> None:
    game = bare().shield(0, 7, "D4").shield(1, 12, "D4").silver(0, 2).silver(1, 1).end_phase()
    game.play(0, SILVER).play(1, SILVER)
    assert [game.estate(seat).silver for seat in (0, 1)] == [1, 0]
    assert game.state.phase == 1


@pytest.mark.rule("BUR-547")
def test_all_tribute_is_paid_before_anybody_gets_silver_from_mines() -> None:
    game = bare().lay(0, "mine", "E3").shield(0, 7, "D4").shield(1, 12, "D4").silver(0, 1).silver(1, 1).end_phase()
    game.play(0, SILVER)
    assert game.estate(0).silver == 0
    game.play(1, SILVER)
    assert game.estate(0).silver == 1


@pytest.mark.rule("BUR-548", "BUR-587")
def test_a_player_may_refuse_the_tribute_and_lose_the_shield() -> None:
    game = bare().shield(0, 7, "D4").silver(0, 1).end_phase().play(0, DROP)
    assert game.shields_of(0) == {}
    assert game.estate(0).silver == 1
    assert out(game) == []


@pytest.mark.rule("BUR-548")
def test_whoever_cannot_pay_loses_the_shield_whatever_workers_there_are() -> None:
    game = bare().shield(0, 7, "D4").workers(0, 9).end_phase()
    assert game.shields_of(0) == {}
    assert game.estate(0).workers == 9
    assert game.state.phase == 1


@pytest.mark.rule("BUR-549")
@pytest.mark.parametrize(("answers", "kept"), [((SILVER, DROP), {"D4": 7}), ((DROP, SILVER), {"B3": 12})])
def test_a_player_may_keep_one_shield_and_give_up_another(answers: tuple[Action, Action], kept: dict[str, int]) -> None:
    game = bare().lay(0, "castle", "B3").shield(0, 7, "D4").shield(0, 12, "B3").silver(0, 2).end_phase()
    game.play(0, *answers)
    assert game.shields_of(0) == kept
    assert game.estate(0).silver == 1


@pytest.mark.rule("BUR-549")
@pytest.mark.parametrize(("answers", "kept"), [((SILVER,), {"D4": 7}), ((DROP, SILVER), {"B3": 12}), ((DROP, DROP), {})])
def test_with_one_coin_for_two_shields_the_player_chooses(answers: tuple[Action, ...], kept: dict[str, int]) -> None:
    game = bare().lay(0, "castle", "B3").shield(0, 7, "D4").shield(0, 12, "B3").silver(0, 1).end_phase().play(0, *answers)
    assert game.shields_of(0) == kept
    assert game.state.phase == 1


@pytest.mark.rule("BUR-550", "BUR-547")
def test_tribute_is_due_at_the_end_of_the_game_too() -> None:
    game = bare().shield(0, 7, "D4").silver(0, 3).phase("E").end_phase().play(0, SILVER)
    assert game.earned(0) == {"shield": 8, "silver": 2}
    assert not game.due()


@pytest.mark.rule("BUR-550", "BUR-548", "BUR-587")
def test_a_shield_that_is_not_paid_for_at_the_end_scores_nothing() -> None:
    game = bare().shield(0, 7, "D4").silver(0, 3).phase("E").end_phase().play(0, DROP)
    assert game.earned(0) == {"silver": 3}


@pytest.mark.rule("BUR-550")
def test_the_last_mine_income_does_not_save_a_shield() -> None:
    game = bare().shield(0, 7, "D4").lay(0, "mine", "E3").phase("E").end_phase()
    assert game.earned(0) == {"silver": 1}


# ---------------------------------------------------------------------- points


@pytest.mark.rule("BUR-551", "BUR-565", "BUR-567", "BUR-568", "BUR-569", "BUR-570", "BUR-571", "BUR-573", "BUR-574", "BUR-575")
@pytest.mark.rule("BUR-576", "BUR-578", "BUR-579", "BUR-580", "BUR-581", "BUR-582", "BUR-584", "BUR-585", "BUR-586")
@pytest.mark.parametrize("number", range(1, 19))
def test_a_shield_brings_its_points_at_the_end(number: int) -> None:
    """Shield 13 doubles itself: 8 instead of 4."""
    game = bare().shield(0, number, "D4").silver(0, 1).phase("E").end_phase()
    while game.due():
        game.play(0, SILVER if SILVER in game.offered(0) else PASS)
    assert game.points(0) == (8 if number == 13 else POINTS[number - 1])


@pytest.mark.rule("BUR-551")
def test_the_points_of_the_shields_are_as_printed() -> None:
    assert list(shield_points()) == [0, *POINTS]


@pytest.mark.rule("BUR-551")
def test_a_shield_scores_nothing_before_the_end_but_counts_in_the_standing() -> None:
    game = bare().shields_at(3, 1).turn_of(0, 3, 3)
    game.play(0, ("shield", 3), crest(game, 0, 1, "D4"))
    assert game.earned(0) == {}
    assert game.state.standing()[0] == 12


@pytest.mark.rule("BUR-587", "BUR-545")
def test_a_replaced_shield_loses_its_effect_and_its_points_at_once() -> None:
    """Shield 4 goes, and the next tile that is bought finds no room."""
    game = bare().shield(0, 4, "D4").keys(0, "ship", "mine", "castle").depot(0, "bank").silver(0, 2).shields_at(3, 7).turn_of(0, 3, 3)
    game.play(0, ("shield", 3), crest(game, 0, 7, "D4"), ("buy",), ("buy", 0, "bank", "silver"))
    game.offers(0, ("discard", "ship"), ("discard", "mine"), ("discard", "castle")).play(0, ("discard", "ship"))
    assert game.state.standing()[0] == 8


@pytest.mark.rule("BUR-587", "BUR-548")
def test_a_shield_given_up_has_lost_its_effect_when_the_mines_pay() -> None:
    game = bare().shield(0, 8, "D4").lay(0, "mine", "E3").silver(0, 1).end_phase().play(0, DROP)
    assert game.estate(0).silver == 2


# ---------------------------------------------------------------------- at a larger table


@pytest.mark.rule("BUR-544", "BUR-464")
def test_partners_share_castles_and_shields() -> None:
    game = table(4, ["shields", "team"]).no_shields().shields_at(3, 12).turn_of(0, 3, 3).play(0, ("shield", 3))
    game.play(0, game.offered(0, "crest")[0])
    game.store(2, red=1).turn_of(2, 4).act(2, 4, ("sell", "red"))
    assert game.earned(2) == {"sale": 8}


@pytest.mark.rule("BUR-547")
def test_a_team_pays_once_for_its_shields() -> None:
    game = table(4, ["shields", "team"]).no_shields().no_tiles().no_goods().shield(0, 7, "D7").silver(0, 2).silver(1, 0).end_phase()
    game.play(0, SILVER)
    assert game.estate(2).silver == 1
    assert game.state.phase == 1


@pytest.mark.rule("BUR-547")
def test_players_pay_in_the_order_of_the_bridge() -> None:
    game = bare(3)
    for seat in range(3):
        game.shield(seat, 7 + seat, "D4").silver(seat, 1)
    game.bridge((0,), (1,), (2,)).end_phase()
    asked = []
    while game.due() != (CHANCE,):
        asked.append(game.due()[0])
        game.play(asked[-1], SILVER)
    assert asked == [2, 1, 0]


@pytest.mark.rule("BUR-542", "BUR-252")
def test_the_turn_ends_when_nothing_can_be_bought_any_more() -> None:
    game = bare().shields_at(3, 7).depot(0, "ship").silver(0, 2).turn_of(0, 3, 3)
    game.play(0, ("shield", 3), crest(game, 0, 7, "D4")).offers(0, ("buy",), END).play(0, END)
    assert game.state.active != 0


@pytest.mark.rule("BUR-542")
def test_used_dice_take_no_shield() -> None:
    game = bare().shields_at(3, 7).depot(0, "ship").silver(0, 2).workers(0, 9).turn_of(0, 3, 3).act(0, 3, WORKERS)
    assert not game.offered(0, "shield")
    game.act(0, 3, WORKERS).offers(0, ("buy",), END)
