"""The Team Game: two teams of two share a double board (BUR-455 to BUR-472).

Seats 0 and 2 are one team, 1 and 3 the other. On board 12a the start castle is on D7; around it are ship spaces: C6 (3), D6 (4), E6 (2)
on the left half and K1 (6) on the right one.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.burgundy.table import ALL, END, PASS, WORKERS, Table, table
from tischlein import CHANCE, MalformedAction, SetupError
from tischlein.games.burgundy.bridge import advance
from tischlein.games.burgundy.estate import number_of
from tischlein.games.burgundy.game import GAME
from tischlein.games.burgundy.state import BurgundyState
from tischlein.games.burgundy.tiles import CASTLE

TEAM = ("team",)
OWN = ("lay", "own")
COMMON = ("lay", "common")


def team(*elements: str, **options: Any) -> Table:
    """Nothing lies on the main board, and nobody has goods, silver or workers."""
    return table(4, (*TEAM, *elements), **options).no_tiles().no_goods().empty_handed()


def dealt(first: int = 0, boards: str = "12a") -> BurgundyState:
    """A game that has been dealt until somebody chooses or rolls dice."""
    state = GAME.start(GAME.setup(players=4, elements=TEAM, boards=(boards,) * 4))
    state.play(CHANCE, first)
    while state.waiting_for == (CHANCE,) and state.chance.stream == "goods" and state.phase < 0:
        state.play(CHANCE, state.chance.outcomes()[0][0])
    return state


# ---------------------------------------------------------------------- set-up


@pytest.mark.rule("BUR-455")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_team_game_is_for_four_players(players: int) -> None:
    with pytest.raises(SetupError) as refusal:
        GAME.setup(players=players, elements=TEAM)
    assert refusal.value.rule == "BUR-455"


@pytest.mark.rule("BUR-455")
def test_two_teams_of_two_share_what_they_own() -> None:
    state = team().state
    assert len(state.estates) == 2
    assert state.estate(0) is state.estate(2) and state.estate(1) is state.estate(3)
    assert state.estate(0) is not state.estate(1)
    assert [seat["owner"] for seat in state.view(None)["seats"]] == [0, 1, 0, 1]


@pytest.mark.rule("BUR-455")
def test_the_base_rules_apply_with_the_display_for_four() -> None:
    game = table(4, TEAM)
    assert [len(depot) for depot in game.state.depots] == [4] * 6
    assert len(game.state.black) == 8
    game.no_tiles().keys(0, "bank").workers(0, 0).silver(0, 0).store(0).turn_of(0, 3)
    game.offers(0, WORKERS)


@pytest.mark.rule("BUR-456")
@pytest.mark.parametrize("board", ["12a", "12b"])
def test_each_team_has_a_double_board_with_74_spaces(board: str) -> None:
    game = team(boards=(board,) * 4)
    for seat in range(4):
        assert game.estate(seat).duchy.id == board
        assert len(game.estate(seat).duchy.spaces) == 2 * 37


@pytest.mark.rule("BUR-456")
def test_the_recommended_board_is_12a() -> None:
    assert [estate.duchy.id for estate in team().state.estates] == ["12a", "12a"]


@pytest.mark.rule("BUR-456")
@pytest.mark.parametrize("boards", [(1, 1, 1, 1), ("12a", "12a", "12b", "12a")])
def test_partners_play_on_one_double_board(boards: tuple[str | int, ...]) -> None:
    with pytest.raises(SetupError) as refusal:
        GAME.setup(players=4, elements=TEAM, boards=boards)
    assert refusal.value.rule == "BUR-456"


@pytest.mark.rule("BUR-456")
def test_a_double_board_is_for_teams_only() -> None:
    with pytest.raises(SetupError):
        GAME.setup(players=4, boards=("12a",) * 4)


@pytest.mark.rule("BUR-457")
def test_on_12a_the_start_castle_lies_on_the_dark_green_1_in_the_centre() -> None:
    game = team()
    for seat in (0, 1):
        assert game.tile_at(seat, "D7") == "castle"
        space = game.estate(seat).duchy.spaces[game.cell(seat, "D7")]
        assert (space.colour, space.die) == (CASTLE, 1)
        assert game.estate(seat).filled.bit_count() == 1


@pytest.mark.rule("BUR-457")
def test_on_12b_each_team_chooses_the_dark_green_1_or_6() -> None:
    state = dealt(boards="12b")
    duchy = state.estate(0).duchy
    for seat in (0, 1):
        assert state.waiting_for == (seat,)
        spaces = [duchy.spaces[action[1]] for action in state.options(seat)]
        assert [(space.colour, space.die) for space in spaces] == [(CASTLE, 1), (CASTLE, 6)]
        state.play(seat, state.options(seat)[seat])
    assert [estate.filled.bit_count() for estate in state.estates] == [1, 1]
    assert state.estates[0].filled != state.estates[1].filled


@pytest.mark.rule("BUR-457", "BUR-602")
def test_on_12b_the_teams_can_choose_in_secret() -> None:
    state = GAME.start(GAME.setup(players=4, elements=TEAM, boards=("12b",) * 4, start_castles="secret"))
    game = Table(state, ("Red", "Blue", "Green", "Yellow")).deal()
    assert state.waiting_for == (0, 1)
    game.play(0, ("start", game.cell(0, "K1"))).play(1, ("start", game.cell(1, "D7")))
    assert (game.tile_at(0, "K1"), game.tile_at(1, "D7")) == ("castle", "castle")


@pytest.mark.rule("BUR-458")
def test_each_team_starts_with_one_castle_three_goods_and_two_silver_coins() -> None:
    state = dealt()
    assert [number_of(estate.store) for estate in state.estates] == [3, 3]
    assert [estate.silver for estate in state.estates] == [2, 2]
    assert [estate.filled.bit_count() for estate in state.estates] == [1, 1]
    assert len(state.stock[CASTLE]) == 14 - 2


@pytest.mark.rule("BUR-459")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_team_that_begins_has_three_workers_and_the_other_five(first: int) -> None:
    state = dealt(first)
    assert state.estate(first).workers == 3
    assert state.estate((first + 1) % 4).workers == 5


@pytest.mark.rule("BUR-460")
def test_everybody_rolls_dice_of_their_own() -> None:
    game = team().roll((1, 2), (3, 4), (5, 6), (1, 1))
    assert game.state.dice == [1, 2, 3, 4, 5, 6, 1, 1]
    game.offers(0, ("die", 1), ("die", 2))


@pytest.mark.rule("BUR-460", "BUR-471")
def test_everybody_scores_points_of_their_own() -> None:
    game = team().store(0, red=2).turn_of(2, 4).play(2, ("sell", "red"))
    assert [game.points(seat) for seat in range(4)] == [0, 0, 8, 0]


@pytest.mark.rule("BUR-460", "BUR-461")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2, 3]), (1, [1, 2, 3, 0]), (2, [2, 3, 0, 1])])
def test_the_markers_of_all_four_begin_in_one_stack_and_the_teams_alternate(first: int, order: list[int]) -> None:
    state = dealt(first)
    assert state.bridge == (tuple(reversed(order)), (), (), (), (), (), ())
    assert state.in_turn_order() == order


@pytest.mark.rule("BUR-461")
def test_the_first_round_is_played_a1_b1_a2_b2() -> None:
    game = team().roll((1, 1), (1, 1), (1, 1), (1, 1))
    for seat in range(4):
        assert game.due() == (seat,)
        game.silver(seat, 0).play(seat, WORKERS, WORKERS)
    assert game.state.round == 2


@pytest.mark.rule("BUR-462")
def test_from_the_second_round_on_the_bridge_decides() -> None:
    game = team().keys(3, "ship").turn_of(3, 3).place(3, 3, "ship", "C6").finish_round()
    game.roll((1, 1), (1, 1), (1, 1), (1, 1))
    assert game.state.order == (3, 0, 1, 2)
    assert game.due() == (3,)


@pytest.mark.rule("BUR-462")
def test_partners_may_play_one_after_the_other() -> None:
    game = team().bridge([3, 1], [2, 0]).turn_of(1, 1).finish_round().roll((1, 1), (1, 1), (1, 1), (1, 1))
    assert game.state.order == (0, 2, 1, 3)


# ---------------------------------------------------------------------- key spaces


@pytest.mark.rule("BUR-463")
def test_a_tile_is_laid_on_an_own_or_on_a_common_key_space() -> None:
    game = team().depot(1, "ship").depot(2, "mine").turn_of(0, 1, 2).act(0, 1, ("take", 1)).offers(0, OWN, COMMON)
    game.play(0, OWN)
    assert game.tiles_of(0) == ["ship"] and game.estate(0).common == ()
    game.play(0, ("take", 2), COMMON)
    assert game.tiles_of(0) == ["ship"]
    assert game.state.view(None)["estates"][0]["common"] == ["mine"]


@pytest.mark.rule("BUR-463")
def test_with_two_own_tiles_the_next_comes_to_a_common_key_space() -> None:
    game = team().depot(1, "ship").keys(0, "mine", "bank").turn_of(0, 1).play(0, ("take", 1))
    assert game.tiles_of(0) == ["mine", "bank"]
    assert game.state.view(None)["estates"][0]["common"] == ["ship"]


@pytest.mark.rule("BUR-463")
def test_with_two_common_tiles_the_next_comes_to_an_own_key_space() -> None:
    game = team().depot(1, "ship").common(0, "mine", "bank").turn_of(2, 1).play(2, ("take", 1))
    assert game.tiles_of(2) == ["ship"] and game.tiles_of(0) == []
    assert len(game.estate(0).common) == 2


@pytest.mark.rule("BUR-463", "BUR-465")
def test_with_four_full_key_spaces_one_of_them_has_to_be_cleared_but_not_one_of_the_partner() -> None:
    game = team().depot(1, "ship").keys(0, "mine", "bank").common(0, "church", "market").keys(2, "castle").turn_of(0, 1)
    game.play(0, ("take", 1))
    game.offers(0, ("discard", "mine"), ("discard", "bank"), ("discard", "church", "common"), ("discard", "market", "common"))
    game.play(0, ("discard", "church", "common"))
    assert game.state.view(None)["estates"][0]["common"] == ["market", "ship"]
    assert game.tiles_of(0) == ["mine", "bank"] and game.tiles_of(2) == ["castle"]


@pytest.mark.rule("BUR-463")
def test_an_own_tile_can_make_room_for_the_new_one() -> None:
    game = team().depot(1, "ship").keys(0, "mine", "bank").common(0, "church", "market").turn_of(0, 1)
    game.play(0, ("take", 1), ("discard", "mine"))
    assert game.tiles_of(0) == ["bank", "ship"]
    assert len(game.estate(0).common) == 2


@pytest.mark.rule("BUR-463")
def test_bought_and_gained_tiles_come_to_own_or_common_key_spaces_too() -> None:
    game = team().depot(0, "castle").silver(0, 2).turn_of(0, 1).play(0, ("buy",), ("buy", 0, "castle", "silver"))
    game.offers(0, OWN, COMMON)
    game = team().depot(3, "mine").keys(0, "church").lay(0, "ship", "E6").turn_of(0, 6)
    game.place(0, 6, "church", "F5", ("gain", 3, "mine")).offers(0, OWN, COMMON)


@pytest.mark.rule("BUR-463")
def test_the_other_team_has_common_key_spaces_of_its_own() -> None:
    game = team().common(0, "ship").keys(1, "mine").turn_of(1, 3)
    game.offers(1, WORKERS)


# ---------------------------------------------------------------------- what is common


@pytest.mark.rule("BUR-464")
@pytest.mark.parametrize("seat", [0, 2])
def test_both_partners_use_the_workers_of_the_team(seat: int) -> None:
    game = team().workers(0, 1).depot(2, "ship").turn_of(seat, 1).play(seat, ("take", 2))
    assert game.estate(0).workers == 0


@pytest.mark.rule("BUR-464")
@pytest.mark.parametrize("seat", [0, 2])
def test_both_partners_use_the_silver_of_the_team_once_in_their_turns(seat: int) -> None:
    game = team().silver(0, 5).depot(0, "castle", "mine").turn_of(seat, 1).play(seat, ("buy",), ("buy", 0, "castle", "silver"), OWN)
    assert game.estate(0).silver == 3 and game.tiles_of(seat) == ["castle"]
    assert game.offered(seat, "buy") == []
    game.turn_of(2 - seat, 1)
    assert game.offered(2 - seat, "buy") == [("buy",)]


@pytest.mark.rule("BUR-464", "BUR-472")
@pytest.mark.parametrize("seat", [0, 2])
def test_both_partners_sell_the_goods_of_the_team_for_4_points_each(seat: int) -> None:
    game = team().store(0, red=3).turn_of(seat, 4).play(seat, ("sell", "red"))
    assert game.earned(seat) == {"sale": 12}
    assert game.in_store(2 - seat) == {}
    assert game.estate(0).silver == 1


@pytest.mark.rule("BUR-464")
@pytest.mark.parametrize("seat", [0, 2])
def test_both_partners_place_tiles_from_the_common_key_spaces(seat: int) -> None:
    game = team().common(0, "ship", "mine").turn_of(seat, 3)
    game.offers(seat, ("place", "ship", "common"), WORKERS)
    game.play(seat, ("place", "ship", "common"), ("space", game.cell(seat, "C6")))
    assert game.tile_at(2 - seat, "C6") == "ship"
    assert game.state.view(None)["estates"][0]["common"] == ["mine"]


@pytest.mark.rule("BUR-464")
def test_a_tile_that_lies_on_both_kinds_of_key_spaces_is_taken_from_where_the_player_says() -> None:
    game = team().keys(0, "ship").common(0, "ship").turn_of(0, 3).offers(0, ("place", "ship"), ("place", "ship", "common"), WORKERS)
    game.play(0, ("place", "ship"), ("space", game.cell(0, "C6")))
    assert game.tiles_of(0) == [] and len(game.estate(0).common) == 1


@pytest.mark.rule("BUR-464")
def test_a_town_hall_may_take_the_tile_from_a_common_key_space() -> None:
    game = team().keys(0, "town_hall").common(0, "ship").lay(0, "ship", "E6").turn_of(0, 6).place(0, 6, "town_hall", "F5")
    game.offers(0, ("place", "ship", "common"), PASS)


@pytest.mark.rule("BUR-464")
def test_both_partners_store_their_goods_together_in_three_colours() -> None:
    game = team().store(0, red=1, pink=1, brown=1).goods(1, red=2, orange=1).keys(2, "ship").turn_of(2, 3)
    game.place(2, 3, "ship", "C6", ("ship", 1))
    assert game.in_store(0) == {"red": 3, "pink": 1, "brown": 1}


@pytest.mark.rule("BUR-465")
def test_nobody_uses_the_key_spaces_or_the_dice_of_the_partner() -> None:
    game = team().keys(0, "mine").keys(2, "ship").roll((3, 4), (1, 1), (5, 6), (1, 1))
    game.offers(0, ("die", 3), ("die", 4)).play(0, ("die", 3)).offers(0, WORKERS)
    game.play(0, WORKERS, WORKERS)
    assert game.due() == (1,)
    assert game.state.dice[4:6] == [5, 6]


@pytest.mark.rule("BUR-466")
def test_tiles_never_move_from_one_key_space_to_another() -> None:
    game = team().keys(0, "mine").common(0, "bank").workers(0, 0).turn_of(0, 1).offers(0, WORKERS)
    game.refuses(0, COMMON, error=MalformedAction).play(0, WORKERS)
    assert game.tiles_of(0) == ["mine"]
    assert game.state.view(None)["estates"][0]["common"] == ["bank"]


@pytest.mark.rule("BUR-466")
def test_a_free_own_key_space_does_not_draw_a_common_tile() -> None:
    game = team().keys(0, "ship", "mine").common(0, "bank", "church").turn_of(0, 3).place(0, 3, "ship", "C6")
    assert game.tiles_of(0) == ["mine"]
    assert game.state.view(None)["estates"][0]["common"] == ["bank", "church"]


# ---------------------------------------------------------------------- both halves


@pytest.mark.rule("BUR-467")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_everybody_may_place_on_both_halves(seat: int) -> None:
    game = team().keys(seat, "ship").workers(seat, 2).turn_of(seat, 4).act(seat, 4, ("place", "ship"))
    assert game.places(seat) == {"C6", "D6", "E6", "K1"}


@pytest.mark.rule("BUR-467")
def test_the_halves_touch_only_in_the_centre() -> None:
    game = team().lay(0, "ship", "C6", "E6").keys(0, "ship").turn_of(0, 5).offers(0, WORKERS)
    game.lay(0, "ship", "K1").turn_of(0, 5).act(0, 5, ("place", "ship"))
    assert game.places(0) == {"J1"}


@pytest.mark.rule("BUR-467", "BUR-471")
def test_an_area_that_both_partners_fill_scores_for_the_one_who_completes_it() -> None:
    game = team().keys(0, "ship").keys(2, "ship").turn_of(0, 6).place(0, 6, "ship", "K1")
    assert game.earned(0) == {}
    game.turn_of(2, 5).place(2, 5, "ship", "J1")
    assert game.earned(2) == {"area": 3, "phase": 10}
    assert game.earned(0) == {}


# ---------------------------------------------------------------------- the bridge


@pytest.mark.rule("BUR-468")
def test_a_marker_on_the_last_space_goes_to_the_top_of_the_stack_there() -> None:
    game = team().bridge([2], [], [], [], [], [], [0, 3, 1]).keys(0, "ship").turn_of(0, 3).place(0, 3, "ship", "C6")
    assert game.state.bridge[6] == (3, 1, 0)
    assert game.state.in_turn_order() == [0, 1, 3, 2]


@pytest.mark.rule("BUR-468")
def test_a_marker_alone_on_the_last_space_stays_there() -> None:
    game = team().bridge([1, 2], [], [], [3], [], [], [0]).keys(0, "ship").turn_of(0, 3).place(0, 3, "ship", "C6")
    assert game.state.bridge[6] == (0,)


@pytest.mark.rule("BUR-468")
def test_before_the_last_space_a_ship_advances_by_one() -> None:
    game = team().bridge([1, 2, 3], [], [], [], [], [0], []).keys(0, "ship").turn_of(0, 3).place(0, 3, "ship", "C6")
    assert game.state.bridge[6] == (0,) and game.state.bridge[5] == ()


# ---------------------------------------------------------------------- the end


def ended(points: tuple[int, int, int, int], filled: tuple[int, int] = (0, 0)) -> Table:
    """The game ends with one point more for each team, and with so many spaces covered."""
    game = team().phase("E").last_round()
    game.state.points[:] = points
    for seat in (0, 1):
        game.lay(seat, "ship", *("C6", "D6", "E6")[: filled[seat]])
    game.store(0, red=1).turn_of(1, 1).play(1, WORKERS)
    assert game.due() == ()
    return game


@pytest.mark.rule("BUR-469")
@pytest.mark.parametrize(
    ("points", "winners"),
    [((60, 90, 80, 40), (0, 2)), ((60, 90, 80, 60), (1, 3)), ((100, 70, 0, 50), (1, 3)), ((0, 99, 100, 0), (0, 2))],
)
def test_the_team_with_the_larger_sum_wins(points: tuple[int, int, int, int], winners: tuple[int, int]) -> None:
    result = ended(points).state.result
    assert result is not None and result.winners == winners


@pytest.mark.rule("BUR-470")
@pytest.mark.parametrize(("filled", "winners"), [((0, 2), (0, 2)), ((3, 2), (1, 3))])
def test_on_a_tie_the_team_with_more_empty_spaces_wins(filled: tuple[int, int], winners: tuple[int, int]) -> None:
    result = ended((50, 60, 50, 40), filled).state.result
    assert result is not None and result.winners == winners


@pytest.mark.rule("BUR-470")
def test_with_as_many_empty_spaces_both_teams_win() -> None:
    result = ended((50, 60, 50, 40)).state.result
    assert result is not None and set(result.winners) == {0, 1, 2, 3}


@pytest.mark.rule("BUR-469", "BUR-470")
def test_more_points_win_whatever_is_empty() -> None:
    result = ended((50, 60, 50, 41), (0, 3)).state.result
    assert result is not None and result.winners == (1, 3)


@pytest.mark.rule("BUR-471")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_points_go_to_whoever_placed_the_tile(seat: int) -> None:
    game = team().lay(seat, "ship", "K1").keys(seat, "ship").turn_of(seat, 5).place(seat, 5, "ship", "J1")
    assert [game.points(other) for other in range(4)] == [13 if other == seat else 0 for other in range(4)]


@pytest.mark.rule("BUR-471")
def test_the_final_scoring_of_what_partners_share_counts_once() -> None:
    game = (
        team().phase("E").last_round().store(0, red=2).silver(0, 3).workers(0, 10).lay(0, "monastery-22", "C3").lay(0, "bank", "D3", "L4")
    )
    game.lay(0, "mine", "D1").turn_of(1, 1).play(1, WORKERS)
    assert sum(game.points(seat) for seat in (0, 2)) == 2 + (3 + 1) + 5 + 2 * 4
    assert sum(game.points(seat) for seat in (1, 3)) == 1


# ---------------------------------------------------------------------- bonus tiles

MINES = ("A3", "B4", "D1", "L3", "M3", "N3")


@pytest.mark.rule("BUR-472")
def test_a_colour_is_complete_when_it_is_covered_on_both_halves() -> None:
    game = team().lay(0, "mine", "A3").keys(0, "mine").lay(0, "mine", "D1").lay(0, "castle", "A4").turn_of(0, 5).place(0, 5, "mine", "B4")
    assert game.earned(0) == {"area": 3, "phase": 10}
    game.lay(0, "mine", "L3", "M3").keys(2, "mine").turn_of(2, 1).place(2, 1, "mine", "N3")
    assert game.earned(2) == {"area": 6, "phase": 10, "bonus": 7}
    assert game.state.bonuses_of(0) == 1


@pytest.mark.rule("BUR-472")
def test_the_second_team_gets_4_points_and_partners_never_two_bonuses() -> None:
    game = team()
    for seat, bonus in ((3, 7), (2, 4)):
        game.lay(seat, "mine", *MINES[:-1]).keys(seat, "mine").turn_of(seat, 1).place(seat, 1, "mine", "N3")
        assert game.earned(seat)["bonus"] == bonus


@pytest.mark.rule("BUR-472", "BUR-330")
def test_monastery_26_counts_the_bonus_tiles_of_the_team() -> None:
    game = team().lay(0, "mine", *MINES[:-1]).lay(0, "monastery-26", "C3").keys(2, "mine").turn_of(2, 1).place(2, 1, "mine", "N3")
    game.phase("E").last_round().turn_of(1, 1).play(1, WORKERS)
    assert game.earned(0)["monastery"] == 3


# ---------------------------------------------------------------------- together


@pytest.mark.rule("BUR-464", "BUR-300")
def test_a_monastery_works_for_both_partners() -> None:
    game = team().lay(0, "monastery-14", "C3")
    for seat in (0, 2):
        game.workers(0, 0).turn_of(seat, 1).play(seat, WORKERS)
        assert game.estate(0).workers == 4
    game.workers(1, 0).turn_of(1, 1).play(1, WORKERS)
    assert game.estate(1).workers == 2


@pytest.mark.rule("BUR-464", "BUR-417", "BUR-420")
def test_a_common_inn_can_be_placed_by_the_partner() -> None:
    game = team("inns").silver(0, 2).turn_of(0, 1).play(0, ("buy",), ("buy", 0, "inn", "silver"), COMMON)
    game.turn_of(2, 6).play(2, ("place", "inn", "common"), ("space", game.cell(2, "K1")))
    assert game.tile_at(0, "K1") == "inn"
    game.keys(0, "ship").turn_of(0, 5).place(0, 5, "ship", "J1")
    assert game.earned(0) == {"area": 6, "phase": 10}, "two spaces count three"


@pytest.mark.rule("BUR-467", "BUR-423")
def test_an_area_of_eight_on_12b_counts_nine_with_an_inn() -> None:
    game = team("inns", boards=("12b",) * 4).lay(0, "inn", "K2").lay(0, "bank", "J1", "L1", "L2", "M1", "M2", "M3").keys(2, "market")
    game.turn_of(2, 3).place(2, 3, "market", "N1")
    assert game.earned(2) == {"area": 45, "phase": 10}


@pytest.mark.rule("BUR-464", "BUR-366")
def test_monastery_27_puts_the_markers_of_both_partners_above_those_of_the_others() -> None:
    game = team("extra_tiles").bridge([0, 3, 2, 1]).keys(0, "monastery-27").lay(0, "ship", "D6", "D5").turn_of(0, 6)
    game.place(0, 6, "monastery-27", "D4")
    assert game.state.bridge[0] == (3, 1, 0, 2)


@pytest.mark.rule("BUR-464", "BUR-544", "BUR-547")
def test_a_shield_works_for_both_partners_and_its_tribute_is_paid_once() -> None:
    game = team("shields").shields_at(3, 12).turn_of(0, 3, 3).play(0, ("shield", 3))
    game.play(0, ("crest", 12, game.cell(0, "D7")))
    for seat in (0, 2):
        game.store(0, red=1).turn_of(seat, 4).play(seat, ("sell", "red"))
        assert game.earned(seat) == {"sale": 8}
    game.silver(0, 5).last_round().turn_of(1, 1).play(1, WORKERS)
    game.offers(0, ("tribute", "silver"), ("drop",)).play(0, ("tribute", "silver"))
    assert game.due() == (CHANCE,)
    assert game.estate(0).silver == 4


@pytest.mark.rule("BUR-463", "BUR-569")
def test_shield_4_gives_partners_as_many_own_key_spaces_as_they_like() -> None:
    game = team("shields").shield(0, 4, "D7").keys(2, "mine", "bank").common(0, "ship", "ship").depot(1, "church").turn_of(2, 1)
    game.play(2, ("take", 1))
    assert game.tiles_of(2) == ["mine", "bank", "church"]


@pytest.mark.rule("BUR-464", "BUR-567")
def test_shield_2_is_not_served_by_the_own_team() -> None:
    game = team("shields").shield(0, 2, "D7").turn_of(2, 1).play(2, WORKERS)
    assert game.estate(0).workers == 2
    game.turn_of(3, 1).play(3, WORKERS)
    assert game.estate(0).workers == 3


@pytest.mark.rule("BUR-464", "BUR-582")
def test_the_gift_of_shield_15_comes_once_for_the_team() -> None:
    game = team("shields").shield(0, 15, "D7").depot(0, "ship", "ship").last_round().turn_of(1, 1).play(1, WORKERS)
    game.play(0, ("gift", 0, "ship"), ("space", game.cell(0, "K1")))
    assert game.due() == (CHANCE,)
    assert game.estate(0).filled.bit_count() == 2


@pytest.mark.rule("BUR-464", "BUR-581", "BUR-582")
@pytest.mark.parametrize(("shield", "depot"), [(14, 3), (15, 0)])
def test_what_one_partner_leaves_of_a_gift_the_other_may_place(shield: int, depot: int) -> None:
    game = team("shields").shield(0, shield, "D7").depot(depot, "ship").last_round().turn_of(1, 1).play(1, WORKERS)
    game.play(0, PASS).play(2, ("gift", depot, "ship"), ("space", game.cell(2, "K1")))
    assert game.state.bridge[1] == (2,), "the marker of whoever placed the ship"
    assert game.due() == (CHANCE,)


@pytest.mark.rule("BUR-465", "BUR-581", "BUR-582")
@pytest.mark.parametrize("seat", [0, 2])
def test_the_castle_of_a_gift_acts_with_the_key_spaces_of_whoever_placed_it(seat: int) -> None:
    game = team("shields").shield(0, 15, "D7").depot(0, "castle").lay(0, "ship", "K1").keys(2, "ship").last_round()
    game.turn_of(1, 1).play(1, WORKERS)
    if seat == 2:
        game.play(0, PASS)
    game.play(seat, ("gift", 0, "castle"), ("space", game.cell(seat, "K2")))
    assert game.offered(seat, "place") == ([("place", "ship")] if seat == 2 else [])


@pytest.mark.rule("BUR-581", "BUR-582")
def test_partners_may_share_two_gifts_and_leave_both() -> None:
    def gifts() -> Table:
        game = team("shields").shield(0, 14, "D7").lay(0, "castle", "K2").shield(0, 15, "K2").depot(3, "ship").depot(0, "ship")
        return game.last_round().turn_of(1, 1).play(1, WORKERS)

    assert gifts().play(0, PASS).play(2, PASS).due() == (CHANCE,)
    game = gifts()
    game.play(0, PASS).play(2, ("gift", 3, "ship"), ("space", game.cell(2, "K1")))
    game.offers(2, ("gift", 0, "ship"), PASS).play(2, PASS)
    game.offers(0, ("gift", 0, "ship"), PASS).play(0, ("gift", 0, "ship"), ("space", game.cell(0, "C6")))
    assert game.state.bridge[1] == (2, 0)


@pytest.mark.rule("BUR-581", "BUR-583")
def test_the_gifts_of_the_teams_come_in_turn_order_whichever_partner_is_ahead() -> None:
    game = team("shields").shield(0, 15, "D7").shield(1, 14, "D7").depot(0, "ship").depot(3, "ship").bridge([3, 0, 1], [2])
    game.last_round().turn_of(1, 1).play(1, WORKERS)
    game.offers(2, ("gift", 0, "ship"), PASS).play(2, PASS).offers(0, ("gift", 0, "ship"), PASS).play(0, PASS)
    game.offers(1, ("gift", 3, "ship"), PASS)


@pytest.mark.rule("BUR-455")
def test_the_team_game_can_be_played_with_all_other_parts() -> None:
    game = table(4, (*TEAM, *ALL)).roll((1, 2), (1, 2), (1, 2), (1, 2)).finish_round()
    assert game.state.round == 2
    with pytest.raises(SetupError):
        GAME.setup(players=4, elements=(*TEAM, "border_posts"))


@pytest.mark.rule("BUR-464")
def test_a_turn_ends_when_the_player_says_so_if_the_team_can_still_buy() -> None:
    game = team().silver(0, 2).depot(0, "castle").turn_of(2, 1).play(2, WORKERS).offers(2, ("buy",), END)
    game.play(2, END)
    assert game.state.active != 2


# ---------------------------------------------------------------------- what partners share with other elements


@pytest.mark.rule("BUR-567", "BUR-464")
def test_shield_2_sees_the_workers_of_the_other_team_only() -> None:
    game = table(4, ["team", "shields"]).no_shields().no_tiles().no_goods().empty_handed()
    castle = game.estate(0).duchy.spaces[game.estate(0).castles()[0]].name
    game.shield(0, 2, castle).turn_of(2, 5).play(2, WORKERS)
    assert game.estate(0).workers == 2, "the partner's workers are the team's own"
    game.turn_of(1, 5).play(1, WORKERS)
    assert game.estate(0).workers == 3
    assert game.heard()[-1] == "Team Red and Green gets 1 worker as well (shield 2). [BUR-567]"


@pytest.mark.rule("BUR-366", "BUR-367")
def test_monastery_27_lifts_the_markers_of_both_partners() -> None:
    game = table(4, ["team", "extra_tiles"]).lay(0, "monastery-27", "A1").bridge((0, 2, 1), (3,))
    stacks = []
    for seat in (0, 1, 2):
        advance(game.state, seat)
        stacks.append(game.state.bridge[1])
    assert stacks == [(3, 0), (3, 1, 0), (3, 1, 0, 2)], "the other team stays below; of the partners whoever comes later is on top"
