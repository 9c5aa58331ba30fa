"""The Solo Game: all 37 spaces within 25 turns (BUR-485 to BUR-523).

Board 13a has four islands with the spaces 1 to 7, 8 to 18, 19 to 24 and 25 to 37; rivers lead from 7 to 8 and 20, from 29 to 20 and 17,
and from 17 to 33. Mines: 6, 9, 35 (all with number 5). Castles: 3, 5, 14, 31. Ships: 7, 8, 17, 20, 29, 33. Around castle 14 lie the
buildings 10 (6), 11 (2) and 18 (1), the pasture 13 (2), the monastery 15 (3) and the ship 17 (3). Most areas are single spaces.
"""

from __future__ import annotations

import pytest

from tests.games.burgundy.table import END, PASS, WORKERS, Table, table
from tischlein import CHANCE, SetupError
from tischlein.core.decision import Action
from tischlein.games.burgundy.estate import number_of
from tischlein.games.burgundy.game import GAME
from tischlein.games.burgundy.tiles import CASTLE, KIND_OF, KINDS

BUY = ("buy",)


def solo(*keys: str, start: str = "14", counter: int = 0, target: int = 50, elements: tuple[str, ...] = ()) -> Table:
    """Nothing lies on the main board, and there are no goods, no silver and no workers."""
    game = table(1, elements, start=[start]).no_tiles().no_goods().keys(0, *keys).store(0).silver(0, 0).workers(0, 0)
    game.state.counter, game.state.target = counter, target
    return game


def settle(game: Table) -> Table:
    """Points are scored as they come, none are bought, and everything else that can be left is left."""
    while game.due() == (0,):
        options = game.offered(0)
        wanted = next((action for action in (("next", 0), ("points", 0), PASS) if action in options), None)
        if wanted is None:
            break
        game.state.play(0, wanted)
    return game


def cell(space: str) -> int:
    """The number of a space of board 13a, whose names count from 1."""
    return int(space) - 1


def marker(game: Table) -> tuple[int, int]:
    return game.state.counter, game.state.target


def cover(game: Table, *but: str) -> Table:
    """All spaces but these have a tile already."""
    for space in game.estate(0).duchy.spaces:
        if space.name not in but and game.tile_at(0, space.name) is None:
            game.lay(0, "black", space.name)
    return game


# ---------------------------------------------------------------------- set-up


@pytest.mark.rule("BUR-485")
@pytest.mark.parametrize(("boards", "id"), [("auto", "13a"), ("13a", "13a"), ("13b", "13b")])
def test_there_are_a_beginners_and_an_advanced_board(boards: str, id: str) -> None:
    game = table(1, boards=(boards,))
    assert game.estate(0).duchy.id == id
    assert len(game.estate(0).duchy.spaces) == 37


@pytest.mark.rule("BUR-485")
@pytest.mark.parametrize("board", [1, "random", "11a", "12a"])
def test_other_boards_are_not_for_the_solo_game(board: str | int) -> None:
    with pytest.raises(SetupError) as refusal:
        GAME.setup(players=1, boards=(board,))
    assert refusal.value.rule == "BUR-485"


@pytest.mark.rule("BUR-485")
def test_the_solo_boards_are_for_one_player() -> None:
    with pytest.raises(SetupError):
        GAME.setup(players=2, boards=("13a", "13b"))
    with pytest.raises(SetupError):
        GAME.setup(players=1, elements=("border_posts",))


@pytest.mark.rule("BUR-485")
@pytest.mark.parametrize("board", ["13a", "13b"])
def test_the_start_castle_goes_to_any_castle_space(board: str) -> None:
    state = GAME.start(GAME.setup(players=1, boards=(board,)))
    while state.waiting_for == (CHANCE,):
        state.play(CHANCE, state.chance.outcomes()[0][0])
    duchy = state.estate(0).duchy
    castles = [cell for cell, space in enumerate(duchy.spaces) if space.colour == CASTLE]
    assert len(castles) == 4
    assert state.options(0) == [("start", cell) for cell in castles]
    state.play(0, ("start", castles[2]))
    assert state.estate(0).filled == 1 << castles[2]


@pytest.mark.rule("BUR-486")
def test_the_start_is_one_silver_coin_two_workers_and_three_goods() -> None:
    state = GAME.start(GAME.setup(players=1))
    while state.waiting_for == (CHANCE,):
        state.play(CHANCE, state.chance.outcomes()[0][0])
    estate = state.estate(0)
    assert (estate.silver, estate.workers, number_of(estate.store)) == (1, 2, 3)


@pytest.mark.rule("BUR-487")
def test_the_store_holds_any_number_of_colours() -> None:
    game = solo("ship").store(0, red=1, pink=1, brown=1).goods(2, orange=2, purple=1, turquoise=1).turn_of(0, 3)
    game.place(0, 3, "ship", "17", ("next", 2), ("ship", 2))
    assert game.in_store(0) == {"red": 1, "pink": 1, "brown": 1, "orange": 2, "purple": 1, "turquoise": 1}


@pytest.mark.rule("BUR-488")
def test_two_dice_and_the_white_die_are_rolled() -> None:
    game = solo()
    assert game.state.chance.stream == "dice-0"
    game.chance((2, 5))
    assert game.state.chance.stream == "white"
    game.chance(6)
    assert game.state.white == 6
    game.offers(0, ("die", 2), ("die", 5))


@pytest.mark.rule("BUR-489")
def test_the_counting_marker_starts_on_0_and_the_target_marker_on_50() -> None:
    view = table(1).state.view(None)
    assert (view["counter"], view["target"]) == (0, 50)


@pytest.mark.rule("BUR-490")
def test_the_display_is_that_for_two_players() -> None:
    game = table(1)
    assert [len(depot) for depot in game.state.depots] == [2] * 6
    assert len(game.state.black) == 4


@pytest.mark.rule("BUR-490", "BUR-516")
def test_sold_goods_bring_two_points_each() -> None:
    game = solo().store(0, red=3).turn_of(0, 4).play(0, ("sell", "red"), ("points", 0))
    assert marker(game) == (6, 50)
    assert game.estate(0).silver == 1


@pytest.mark.rule("BUR-491")
@pytest.mark.parametrize("target", range(45, 56))
def test_the_target_marker_may_start_between_45_and_55_and_still_goes_down_by_5(target: int) -> None:
    game = table(1, target=target).no_tiles().no_goods().silver(0, 0)
    assert game.state.target == target
    game.state.counter = target - 1
    game.store(0, red=1).turn_of(0, 4).play(0, ("sell", "red"))
    assert marker(game) == (0, target - 5)


@pytest.mark.rule("BUR-491")
@pytest.mark.parametrize("target", [44, 56])
def test_other_targets_are_not_offered(target: int) -> None:
    with pytest.raises(SetupError):
        GAME.setup(players=1, target=target)


@pytest.mark.rule("BUR-491")
def test_a_target_is_for_the_solo_game_only() -> None:
    with pytest.raises(SetupError) as refusal:
        GAME.setup(players=2, target=45)
    assert refusal.value.rule == "BUR-491"


# ---------------------------------------------------------------------- the beginning of a turn


@pytest.mark.rule("BUR-500")
def test_there_are_25_turns_each_with_a_roll_of_all_dice() -> None:
    game = table(1)
    turns = 0
    while game.due():
        game.roll((1, 2), white=3).idle(0).deal()
        turns += 1
        assert game.state.counter == 0
    assert turns == 25


@pytest.mark.rule("BUR-501")
def test_the_next_goods_tile_goes_to_the_depot_of_the_white_die() -> None:
    game = solo()
    coming = game.state.view(None)["coming"]
    game.roll((1, 1), white=4)
    assert game.goods_at(4) == {coming[0]: 1}
    assert game.state.view(None)["coming"] == coming[1:]


@pytest.mark.rule("BUR-502")
@pytest.mark.parametrize("depot", range(1, 7))
def test_the_depot_of_the_white_die_loses_its_first_tile(depot: int) -> None:
    game = solo()
    for number in range(1, 7):
        game.depot(number, "bank", "castle")
    game.roll((1, 1), white=depot)
    left = [here["tiles"] for here in game.state.view(None)["depots"]]
    assert left == [["castle"] if number == depot else ["bank", "castle"] for number in range(1, 7)]
    assert game.state.view(None)["gone"] == ["bank"]


@pytest.mark.rule("BUR-502")
@pytest.mark.parametrize(
    ("depot", "gone", "stays"),
    [
        (1, "building", "ship"),
        (2, "monastery", "castle"),
        (3, "animal", "building"),
        (4, "ship", "building"),
        (5, "mine", "monastery"),
        (6, "building", "animal"),
    ],
)
def test_first_is_what_lies_leftmost_or_topmost(depot: int, gone: str, stays: str) -> None:
    game = table(1).roll((1, 1), white=depot)
    assert [KINDS[KIND_OF[tile]] for tile in game.state.gone] == [gone]
    assert [KINDS[KIND_OF[tile]] for tile in game.state.depots[depot - 1]] == [stays]


@pytest.mark.rule("BUR-502")
def test_with_several_players_no_tile_is_removed() -> None:
    game = table(2).roll((1, 1), (1, 1), white=3)
    assert [len(depot) for depot in game.state.depots] == [2] * 6


@pytest.mark.rule("BUR-503")
@pytest.mark.parametrize(("white", "full", "loses"), [(2, (1, 3), 3), (2, (1, 5), 5), (5, (4, 1), 1), (6, (2, 5), 2), (3, (2,), 2)])
def test_instead_of_an_empty_depot_the_next_one_clockwise_loses_a_tile(white: int, full: tuple[int, ...], loses: int) -> None:
    game = solo()
    for number in full:
        game.depot(number, "bank", "castle")
    game.roll((1, 1), white=white)
    assert [number for number in full if len(game.state.depots[number - 1]) == 1] == [loses]
    assert sum(game.goods_at(white).values()) == 1, "the goods still come to the depot of the die"


@pytest.mark.rule("BUR-503")
def test_with_all_depots_empty_nothing_is_removed_not_even_from_the_black_depot() -> None:
    game = solo().depot(0, "castle").roll((1, 1), white=3)
    assert game.state.view(None)["gone"] == []
    assert game.state.view(None)["black"] == ["castle"]


@pytest.mark.rule("BUR-501", "BUR-502")
def test_only_one_tile_goes_in_a_turn_and_the_dice_come_after_that() -> None:
    game = solo().depot(3, "bank").roll((3, 3), white=3)
    game.offers(0, WORKERS)


@pytest.mark.rule("BUR-504")
def test_then_two_dice_actions_are_carried_out() -> None:
    game = solo().depot(3, "bank").store(0, purple=1).roll((3, 2), white=6).depot(3, "bank")
    game.act(0, 3, ("take", 3)).play(0, ("sell", "purple"), ("points", 0))
    assert game.tiles_of(0) == ["bank"]
    assert game.due() == (CHANCE,) and game.state.round == 2


@pytest.mark.rule("BUR-504")
def test_tiles_have_their_usual_effects_and_points() -> None:
    game = solo("bank", "cow-3", "watchtower").turn_of(0, 1, 2).place(0, 1, "bank", "18")
    assert game.estate(0).silver == 2
    settle(game)
    assert marker(game)[0] == 1 + 10
    settle(game.silver(0, 0).place(0, 2, "cow-3", "13"))
    assert marker(game)[0] == 11 + 1 + 10 + 3


# ---------------------------------------------------------------------- rivers


@pytest.mark.rule("BUR-505")
@pytest.mark.parametrize(("die", "spaces"), [(6, {"8"}), (4, {"20"}), (1, set()), (3, set())])
def test_other_islands_are_reached_along_rivers(die: int, spaces: set[str]) -> None:
    game = solo("ship", start="3").lay(0, "ship", "7").turn_of(0, die)
    if not spaces:
        game.offers(0, WORKERS)
        return
    game.act(0, die, ("place", "ship"))
    assert game.places(0) == spaces


@pytest.mark.rule("BUR-505")
def test_without_the_tile_at_the_end_of_a_river_there_is_no_way() -> None:
    game = solo("black", start="3").lay(0, "black", "1", "2", "4", "5", "6").workers(0, 9).turn_of(0, 1).act(0, 1, ("place", "black"))
    assert game.places(0) == {"7"}


@pytest.mark.rule("BUR-505")
def test_a_river_does_not_join_areas() -> None:
    game = solo("ship", start="3").lay(0, "ship", "7").turn_of(0, 6).place(0, 6, "ship", "8")
    settle(game)
    assert marker(game)[0] == 1 + 10


@pytest.mark.rule("BUR-505", "BUR-586")
def test_with_shield_18_tiles_come_to_any_island() -> None:
    game = solo("ship", elements=("shields",)).shield(0, 18, "14").turn_of(0, 1).act(0, 1, ("place", "ship"))
    assert game.places(0) == {"7", "29", "33"}
    game.play(0, ("space", game.cell(0, "33")))
    assert marker(settle(game))[0] == 11


# ---------------------------------------------------------------------- ships


@pytest.mark.rule("BUR-506")
def test_a_ship_takes_the_goods_of_one_depot_and_all_others_leave_the_game() -> None:
    game = solo("ship").goods(1, red=1).goods(4, pink=2, orange=1).goods(6, brown=3).turn_of(0, 3)
    game.place(0, 3, "ship", "17", ("next", 2)).offers(0, *(("ship", depot) for depot in range(1, 7)))
    game.play(0, ("ship", 4))
    assert game.in_store(0) == {"pink": 2, "orange": 1}
    assert [game.goods_at(depot) for depot in range(1, 7)] == [{}] * 6


@pytest.mark.rule("BUR-506")
def test_goods_are_removed_even_if_the_chosen_depot_has_none() -> None:
    game = solo("ship").goods(1, red=1).turn_of(0, 3).place(0, 3, "ship", "17", ("next", 2), ("ship", 5))
    assert game.in_store(0) == {} and game.goods_at(1) == {}


@pytest.mark.rule("BUR-506", "BUR-305")
def test_with_monastery_5_a_ship_clears_two_neighbouring_depots() -> None:
    game = solo("ship").lay(0, "monastery-5", "15").goods(1, red=1).goods(6, brown=3).goods(3, pink=1).turn_of(0, 3)
    game.place(0, 3, "ship", "17", ("next", 2))
    assert ("ship", 6, 1) in game.offered(0) and ("ship", 6) in game.offered(0)
    game.play(0, ("ship", 6, 1))
    assert game.in_store(0) == {"red": 1, "brown": 3}
    assert game.goods_at(3) == {}


@pytest.mark.rule("BUR-506", "BUR-570")
def test_with_shield_5_all_goods_of_a_colour_come_too_before_the_rest_is_removed() -> None:
    game = solo("ship", elements=("shields",)).shield(0, 5, "14").goods(1, red=1).goods(2, red=1, pink=1).goods(3, pink=1).turn_of(0, 3)
    game.place(0, 3, "ship", "17", ("next", 2), ("ship", 1), ("convoy", "pink"))
    assert game.in_store(0) == {"red": 1, "pink": 2}
    assert game.goods_at(2) == {}


@pytest.mark.rule("BUR-487", "BUR-570")
def test_shield_5_may_bring_a_fourth_colour() -> None:
    game = solo("ship", elements=("shields",)).shield(0, 5, "14").store(0, red=1, pink=1, brown=1).goods(1, purple=1).goods(2, orange=1)
    game.turn_of(0, 3).place(0, 3, "ship", "17", ("next", 2), ("ship", 1), ("convoy", "orange"))
    assert game.in_store(0) == {"red": 1, "pink": 1, "brown": 1, "purple": 1, "orange": 1}


@pytest.mark.rule("BUR-506", "BUR-553")
def test_shields_stay_when_goods_are_removed() -> None:
    game = solo("ship", elements=("shields",)).goods(1, red=1).shields_at(1, 4).shields_at(2, 9).turn_of(0, 3)
    game.place(0, 3, "ship", "17", ("next", 2), ("ship", 1))
    assert game.state.shields_out[:2] == ((4,), (9,))


@pytest.mark.rule("BUR-507")
def test_with_a_ship_five_goods_can_be_given_for_a_tile_of_the_black_depot() -> None:
    game = solo("ship").depot(0, "mine", "castle").store(0, red=3, pink=1).goods(2, brown=2).turn_of(0, 3)
    game.place(0, 3, "ship", "17", ("next", 2), ("ship", 2)).offers(0, ("exchange", "mine"), ("exchange", "castle"), PASS)
    game.play(0, ("exchange", "castle")).offers(0, ("give", "red"), ("give", "pink"), ("give", "brown"))
    game.play(0, ("give", "red"), ("give", "brown"), ("give", "brown"), ("give", "red"))
    game.offers(0, ("give", "red"), ("give", "pink"))
    game.play(0, ("give", "pink"))
    assert game.in_store(0) == {"red": 1}
    assert game.state.view(None)["black"] == ["mine"]


@pytest.mark.rule("BUR-507")
def test_the_goods_given_up_are_out_of_the_game_and_not_sold() -> None:
    game = solo("ship").depot(0, "mine").store(0, red=5).turn_of(0, 3).place(0, 3, "ship", "17", ("next", 2), ("exchange", "mine"))
    game.play(0, *[("give", "red")] * 5)
    assert number_of(game.estate(0).sold) == 0
    assert (game.estate(0).silver, marker(game)[0]) == (0, 0)
    assert [game.goods_at(depot) for depot in range(1, 7)] == [{}] * 6


@pytest.mark.rule("BUR-507")
def test_four_goods_are_not_enough() -> None:
    game = solo("ship").depot(0, "mine").store(0, red=4).turn_of(0, 3).place(0, 3, "ship", "17", ("next", 2))
    game.offers(0, ("next", 0), ("next", 1))


@pytest.mark.rule("BUR-507")
def test_the_exchange_may_be_left() -> None:
    game = solo("ship").depot(0, "mine").store(0, red=5).turn_of(0, 3).place(0, 3, "ship", "17", ("next", 2), PASS)
    assert game.in_store(0) == {"red": 5} and game.tiles_of(0) == []


@pytest.mark.rule("BUR-507")
def test_an_empty_black_depot_has_nothing_to_exchange() -> None:
    game = solo("ship").store(0, red=5).turn_of(0, 3).place(0, 3, "ship", "17", ("next", 2))
    game.offers(0, ("next", 0), ("next", 1))


@pytest.mark.rule("BUR-507")
def test_one_ship_brings_one_exchange() -> None:
    game = solo("ship").depot(0, "mine", "mine").store(0, red=7, pink=4).turn_of(0, 3)
    game.place(0, 3, "ship", "17", ("next", 2), ("exchange", "mine"), *[("give", "red")] * 5)
    game.offers(0, ("next", 0), ("next", 1))


@pytest.mark.rule("BUR-507")
def test_without_a_ship_goods_cannot_be_exchanged() -> None:
    game = solo("bank").depot(0, "mine").store(0, pink=7).silver(0, 0).turn_of(0, 1, 6)
    game.offers(0, ("die", 1), ("die", 6)).play(0, ("die", 1)).offers(0, ("place", "bank"), WORKERS)


@pytest.mark.rule("BUR-508")
def test_the_tile_is_laid_face_down_on_a_key_space() -> None:
    game = solo("ship").depot(0, "mine").store(0, red=5).turn_of(0, 3).place(0, 3, "ship", "17", ("next", 2), ("exchange", "mine"))
    game.play(0, *[("give", "red")] * 5)
    assert game.tiles_of(0) == ["black"]


@pytest.mark.rule("BUR-508")
def test_with_full_key_spaces_another_tile_has_to_go_for_it() -> None:
    game = solo("ship", "bank", "church").depot(0, "mine").store(0, red=5).turn_of(0, 3).place(0, 3, "ship", "17", ("next", 2))
    game.keys(0, "castle", "bank", "church").play(0, ("exchange", "mine"), *[("give", "red")] * 5)
    game.offers(0, ("discard", "castle"), ("discard", "bank"), ("discard", "church"))
    game.play(0, ("discard", "bank"))
    assert game.tiles_of(0) == ["castle", "church", "black"]


# ---------------------------------------------------------------------- black tiles


@pytest.mark.rule("BUR-509")
@pytest.mark.parametrize(("die", "spaces"), [(1, {"18"}), (2, {"11", "13"}), (3, {"15", "17"}), (6, {"10"})])
def test_a_black_tile_fits_every_colour_where_number_and_neighbours_do(die: int, spaces: set[str]) -> None:
    game = solo("black").turn_of(0, die).act(0, die, ("place", "black"))
    assert game.places(0) == spaces


@pytest.mark.rule("BUR-509")
def test_number_and_neighbours_bind_a_black_tile() -> None:
    solo("black").turn_of(0, 4).offers(0, WORKERS)
    game = solo("black").workers(0, 1).turn_of(0, 4).act(0, 4, ("place", "black"))
    assert game.places(0) == {"15", "17"}
    game.refuses(0, ("space", game.cell(0, "4")), rule="BUR-127")
    game.play(0, ("space", game.cell(0, "15")))
    assert game.estate(0).workers == 0


@pytest.mark.rule("BUR-509")
def test_several_black_tiles_may_lie_in_one_area() -> None:
    game = solo("black").lay(0, "black", "10").turn_of(0, 2).act(0, 2, ("place", "black"))
    assert "11" in game.places(0)


@pytest.mark.rule("BUR-509", "BUR-420")
def test_a_black_tile_may_join_an_inn() -> None:
    game = solo("black", elements=("inns",)).lay(0, "inn", "10").turn_of(0, 2).place(0, 2, "black", "11")
    assert marker(settle(game))[0] == 6 + 10, "two spaces and an inn"


@pytest.mark.rule("BUR-510")
@pytest.mark.parametrize(("space", "die"), [("15", 3), ("13", 2), ("17", 3), ("18", 1)])
def test_a_black_tile_has_no_function_of_its_own(space: str, die: int) -> None:
    """The example: a black ship brings neither goods nor the exchange."""
    game = solo("black").depot(0, "mine").store(0, red=5).goods(1, pink=1).turn_of(0, die, die)
    game.place(0, die, "black", space).offers(0, ("next", 0), ("next", 1))
    settle(game)
    assert marker(game)[0] == 1 + 10, "an area of one space, and the phase"
    assert game.in_store(0) == {"red": 5} and game.goods_at(1) == {"pink": 1}
    assert game.estate(0).monasteries == 0


@pytest.mark.rule("BUR-510")
def test_a_black_mine_yields_no_silver() -> None:
    """The example."""
    game = solo("black").lay(0, "mine", "35").lay(0, "ship", "8").last_round().turn_of(0, 5)
    settle(game.place(0, 5, "black", "9"))
    assert game.state.phase == 1
    assert game.estate(0).silver == 1


@pytest.mark.rule("BUR-510")
def test_a_black_castle_gives_no_action_and_carries_no_shield() -> None:
    game = solo("black", elements=("shields",)).lay(0, "monastery-1", "4").depot(3, "ship").turn_of(0, 2, 6).place(0, 2, "black", "5")
    settle(game).offers(0, WORKERS)
    assert game.estate(0).castles() == [game.cell(0, "14")]


@pytest.mark.rule("BUR-510")
def test_a_black_tile_is_no_animal_for_its_neighbours() -> None:
    game = solo("cow-2").lay(0, "black", "28", "31").turn_of(0, 6).place(0, 6, "cow-2", "32")
    assert marker(game)[0] == 2


@pytest.mark.rule("BUR-510")
def test_a_black_tile_completes_an_area_and_a_colour() -> None:
    game = solo("black").depot(0, "bank").lay(0, "mine", "6", "35").turn_of(0, 5).lay(0, "ship", "8").place(0, 5, "black", "9")
    game.offers(0, ("next", 0), ("next", 1), ("next", 2))
    game.play(0, ("next", 2)).offers(0, ("gift", 0, "bank"), PASS)


# ---------------------------------------------------------------------- monasteries


@pytest.mark.rule("BUR-511")
@pytest.mark.parametrize(("number", "points"), [(22, 8), (15, 4), (25, 5), (24, 8), (19, 0)])
def test_a_monastery_for_the_end_scores_when_it_is_placed(number: int, points: int) -> None:
    game = solo(f"monastery-{number}").lay(0, "bank", "18", "11").lay(0, "cow-2", "13", "23").lay(0, "pig-2", "1")
    game.sold(0, red=4, pink=1).turn_of(0, 3)
    settle(game.place(0, 3, f"monastery-{number}", "15"))
    assert marker(game)[0] == 11 + points


@pytest.mark.rule("BUR-511")
def test_it_scores_only_then() -> None:
    game = solo("monastery-22", "bank").turn_of(0, 3, 1)
    settle(game.place(0, 3, "monastery-22", "15"))
    assert marker(game)[0] == 11
    settle(game.place(0, 1, "bank", "18"))
    assert marker(game)[0] == 22


@pytest.mark.rule("BUR-511", "BUR-522")
def test_nothing_is_scored_at_the_end_of_the_game() -> None:
    game = solo(counter=4, target=5).lay(0, "monastery-22", "15").lay(0, "bank", "18").silver(0, 3).store(0, red=2).workers(0, 8)
    game.phase("E").last_round().turn_of(0, 1).play(0, WORKERS)
    assert game.due() == ()
    assert marker(game) == (4, 5)


@pytest.mark.rule("BUR-511", "BUR-405")
def test_monastery_29_scores_white_castles_at_once() -> None:
    game = solo("monastery-29", elements=("white_castles",)).lay(0, "white_castle", "18").turn_of(0, 3)
    assert marker(settle(game.place(0, 3, "monastery-29", "15")))[0] == 11 + 4


@pytest.mark.rule("BUR-511", "BUR-371")
def test_the_crane_counts_as_a_building_for_a_monastery_that_scores_at_once() -> None:
    game = solo("monastery-22", elements=("extra_tiles",)).lay(0, "crane", "18").turn_of(0, 3)
    assert marker(settle(game.place(0, 3, "monastery-22", "15")))[0] == 11 + 4


@pytest.mark.rule("BUR-511")
def test_other_monasteries_work_from_now_on_and_score_nothing() -> None:
    game = solo("monastery-14").turn_of(0, 3, 1)
    settle(game.place(0, 3, "monastery-14", "15")).play(0, WORKERS)
    assert marker(game)[0] == 11
    assert game.estate(0).workers == 4


@pytest.mark.rule("BUR-512")
@pytest.mark.parametrize(("complete", "points"), [((), 0), (("6", "9", "35"), 3), (("6", "9", "35", "3", "5", "31"), 6)])
def test_monastery_26_scores_3_points_for_each_completed_colour(complete: tuple[str, ...], points: int) -> None:
    game = solo("monastery-26").lay(0, "black", *complete).turn_of(0, 3)
    assert marker(settle(game.place(0, 3, "monastery-26", "15")))[0] == 11 + points


# ---------------------------------------------------------------------- completed colours


def last_mine(*black: str, counter: int = 0, target: int = 50, silver: int = 0, keys: tuple[str, ...] = ()) -> Table:
    """The third mine has just been placed on space 6; the start castle is on 3, and these tiles lie in the black depot."""
    game = solo("mine", *keys, start="3", counter=counter, target=target).lay(0, "mine", "9", "35").depot(0, *black).silver(0, silver)
    return game.turn_of(0, 5, 1).place(0, 5, "mine", "6")


@pytest.mark.rule("BUR-513")
def test_a_completed_colour_brings_no_points_and_no_bonus_tile() -> None:
    game = settle(last_mine())
    assert marker(game)[0] == 11
    assert game.state.bonuses_of(0) == 0
    assert game.state.view(None)["bonuses"]["mine"] == []


@pytest.mark.rule("BUR-514")
def test_a_completed_colour_lets_a_black_tile_be_placed_directly() -> None:
    game = last_mine("monastery-1", "bank", "ship").play(0, ("next", 2))
    game.offers(0, ("gift", 0, "monastery-1"), ("gift", 0, "bank"), ("gift", 0, "ship"), PASS)
    game.play(0, ("gift", 0, "ship")).offers(0, ("space", cell("7")), ("space", cell("8")))
    game.play(0, ("space", cell("7")))
    assert game.tile_at(0, "7") == "ship"
    assert game.tiles_of(0) == []
    assert game.state.view(None)["black"] == ["monastery-1", "bank"]


@pytest.mark.rule("BUR-514")
def test_colour_neighbours_and_the_other_rules_bind_the_tile() -> None:
    game = solo("mine").lay(0, "black", "6", "35").lay(0, "bank", "10").depot(0, "bank", "castle", "ship", "monastery-1", "cow-2")
    game.lay(0, "black", "12", "16", "18", "19", "22").turn_of(0, 5).place(0, 5, "mine", "9", ("next", 2))
    assert ("gift", 0, "castle") in game.offered(0), "31 is beside 35"
    game.play(0, ("gift", 0, "bank"))
    assert game.places(0) == {"21", "30", "34", "36"}, "the city of 11 has a bank, 2 has no neighbour"


@pytest.mark.rule("BUR-514")
def test_a_tile_that_fits_nowhere_is_not_offered() -> None:
    game = solo("mine").lay(0, "black", "3", "5", "6", "8", "31", "35").depot(0, "castle", "bank").turn_of(0, 5)
    game.place(0, 5, "mine", "9", ("next", 2)).offers(0, ("gift", 0, "bank"), PASS)


@pytest.mark.rule("BUR-514")
def test_the_tile_has_all_its_effects() -> None:
    game = last_mine("cow-4").play(0, ("next", 2), ("gift", 0, "cow-4"), ("space", cell("1")))
    settle(game)
    assert marker(game)[0] == 11 + (1 + 10 + 4)
    game = last_mine("ship").goods(2, red=2).play(0, ("next", 2), ("gift", 0, "ship"), ("space", cell("7")), ("next", 2), ("ship", 2))
    assert game.in_store(0) == {"red": 2}


@pytest.mark.rule("BUR-514")
def test_the_tile_may_be_left() -> None:
    game = settle(last_mine("cow-4").play(0, ("next", 2), PASS))
    assert game.state.view(None)["black"] == ["cow-4"]
    game.offers(0, WORKERS)


@pytest.mark.rule("BUR-514")
def test_a_colour_that_is_not_complete_gives_no_tile() -> None:
    game = solo("mine", start="3").lay(0, "mine", "9").depot(0, "cow-4").turn_of(0, 5, 1).place(0, 5, "mine", "6")
    game.offers(0, ("next", 0), ("next", 1))


@pytest.mark.rule("BUR-514")
def test_the_tile_costs_no_silver_and_is_no_purchase() -> None:
    game = last_mine("cow-4", "cow-4", silver=2).play(0, ("next", 2), ("gift", 0, "cow-4"), ("space", cell("1")))
    settle(game)
    assert game.estate(0).silver == 2
    assert BUY in game.offered(0)


def castle_chain(*black: str) -> Table:
    """The last mine completes its colour, and a castle on space 5 would complete the next one."""
    game = solo("mine", start="3").lay(0, "mine", "9", "35").lay(0, "castle", "14", "31").lay(0, "monastery-1", "4").depot(0, *black)
    return game.turn_of(0, 5, 1).place(0, 5, "mine", "6", ("next", 2))


@pytest.mark.rule("BUR-515")
def test_a_tile_that_completes_another_colour_brings_another_tile() -> None:
    game = castle_chain("castle", "ship").play(0, ("gift", 0, "castle"), ("space", cell("5")))
    game.offers(0, *(("next", number) for number in range(4)))
    game.play(0, ("next", 2)).offers(0, ("gift", 0, "ship"), PASS)
    game.play(0, ("gift", 0, "ship"), ("space", cell("7")))
    settle(game)
    assert marker(game)[0] == 2 * 11
    settle(game.play(0, WORKERS))
    assert marker(game)[0] == 3 * 11
    game.offers(0, WORKERS)


@pytest.mark.rule("BUR-515")
def test_the_chain_ends_when_the_black_depot_is_empty() -> None:
    game = castle_chain("castle").play(0, ("gift", 0, "castle"), ("space", cell("5")), ("next", 2))
    game.offers(0, ("next", 0), ("next", 1), ("next", 2))


# ---------------------------------------------------------------------- the markers


@pytest.mark.rule("BUR-516")
def test_the_counting_marker_advances_by_all_points() -> None:
    game = solo("watchtower", "cow-3", counter=7).turn_of(0, 1, 2).place(0, 1, "watchtower", "18")
    assert marker(settle(game)) == (7 + 1 + 10 + 4, 50)


@pytest.mark.rule("BUR-516")
@pytest.mark.parametrize(("phase", "points"), [("A", 11), ("B", 9), ("C", 7), ("D", 5), ("E", 3)])
def test_an_area_brings_its_size_and_the_phase_bonus(phase: str, points: int) -> None:
    game = solo("bank").phase(phase).turn_of(0, 1).place(0, 1, "bank", "18").silver(0, 0)
    assert marker(settle(game))[0] == points


@pytest.mark.rule("BUR-517")
def test_when_points_come_more_can_be_bought_for_a_silver_coin_each() -> None:
    game = solo("watchtower").silver(0, 3).turn_of(0, 1).place(0, 1, "watchtower", "18", ("next", 2))
    game.offers(0, *(("points", points) for points in range(4)))
    game.play(0, ("points", 2))
    assert marker(game)[0] == 4 + 2
    assert game.estate(0).silver == 1
    game.play(0, ("next", 0)).offers(0, ("points", 0), ("points", 1))


@pytest.mark.rule("BUR-517")
def test_without_points_none_can_be_bought() -> None:
    game = solo("ship").silver(0, 9).turn_of(0, 1).offers(0, WORKERS).play(0, WORKERS)
    assert game.due() == (CHANCE,)


@pytest.mark.rule("BUR-517")
def test_the_silver_of_a_sale_can_buy_a_point_at_once() -> None:
    game = solo(counter=47).store(0, red=1).turn_of(0, 4).play(0, ("sell", "red")).offers(0, ("points", 0), ("points", 1))
    game.play(0, ("points", 1))
    assert marker(game) == (0, 45)


@pytest.mark.rule("BUR-517", "BUR-518", "BUR-520")
def test_bought_points_can_reach_the_target_and_no_more_than_are_missing_are_offered() -> None:
    game = solo(counter=40).store(0, red=3).silver(0, 9).turn_of(0, 4).play(0, ("sell", "red"))
    game.offers(0, *(("points", points) for points in range(5)))
    game.play(0, ("points", 4))
    assert marker(game) == (0, 45)
    assert game.estate(0).silver == 9 + 1 - 4
    assert WORKERS in game.offered(0), "the extra action"


@pytest.mark.rule("BUR-518", "BUR-519")
@pytest.mark.parametrize(("counter", "goods"), [(44, 3), (47, 3), (36, 7)])
def test_at_the_target_the_counting_marker_goes_back_and_surplus_points_are_lost(counter: int, goods: int) -> None:
    game = solo(counter=counter).store(0, red=goods).turn_of(0, 4).play(0, ("sell", "red"))
    assert marker(game) == (0, 45)


@pytest.mark.rule("BUR-518")
def test_one_point_before_the_target_nothing_happens() -> None:
    game = solo(counter=43).store(0, red=3).turn_of(0, 4).play(0, ("sell", "red"), ("points", 0))
    assert marker(game) == (49, 50)
    assert game.due() == (CHANCE,)


@pytest.mark.rule("BUR-519")
def test_the_target_goes_down_from_50_to_45_to_40_and_so_on() -> None:
    """The example, down to 5, where it stays."""
    game, targets = solo(), []
    for _ in range(11):
        game.state.counter = game.state.target - 1
        game.store(0, red=1).turn_of(0, 4).play(0, ("sell", "red"))
        assert WORKERS in game.offered(0), "the extra action comes every time"
        targets.append(game.state.target)
        game.silver(0, 0).play(0, WORKERS)
    assert targets == [45, 40, 35, 30, 25, 20, 15, 10, 5, 5, 5]


@pytest.mark.rule("BUR-520")
def test_a_reset_gives_an_action_with_any_number() -> None:
    game = solo("bank", "mine", counter=49).lay(0, "ship", "8").store(0, red=1, orange=1, pink=1).depot(2, "ship").depot(5, "ship")
    game.turn_of(0, 4).play(0, ("sell", "red")).silver(0, 0)
    game.offers(
        0,
        *(("take", 2), ("take", 5), ("sell", "orange"), ("sell", "pink"), WORKERS),
        *(("place", "bank"), ("place", "mine")),
    )
    game.play(0, ("take", 5))
    assert game.estate(0).workers == 0
    assert game.due() == (CHANCE,)


@pytest.mark.rule("BUR-520")
def test_the_extra_action_can_bring_the_next_reset() -> None:
    game = solo(counter=9, target=10).store(0, red=1, pink=3).turn_of(0, 4).play(0, ("sell", "red")).play(0, ("sell", "pink"))
    assert marker(game) == (0, 5)
    assert WORKERS in game.offered(0)
    game.silver(0, 0).play(0, WORKERS)
    assert game.due() == (CHANCE,)


@pytest.mark.rule("BUR-518", "BUR-520")
def test_area_and_phase_bonus_count_one_after_the_other() -> None:
    game = solo("bank", counter=49).turn_of(0, 1).place(0, 1, "bank", "18").silver(0, 0).play(0, ("next", 0))
    assert marker(game) == (0, 45)
    game.play(0, WORKERS)
    assert marker(game) == (10, 45)
    game = solo("bank", counter=49).turn_of(0, 1).place(0, 1, "bank", "18").silver(0, 0).play(0, ("next", 1))
    assert marker(game) == (0, 45)
    game.play(0, WORKERS)
    assert marker(game) == (1, 45)


# ---------------------------------------------------------------------- the order is free


@pytest.mark.rule("BUR-521")
def test_the_action_of_a_castle_may_come_before_or_after_the_points() -> None:
    game = solo("castle", "bank", start="3").lay(0, "monastery-1", "4").turn_of(0, 2).place(0, 2, "castle", "5")
    game.offers(0, ("next", 0), ("next", 1), ("next", 2)).play(0, ("next", 2)).play(0, WORKERS)
    assert marker(game)[0] == 0
    settle(game)
    assert marker(game)[0] == 11
    game = solo("castle", start="3").lay(0, "monastery-1", "4").turn_of(0, 2).place(0, 2, "castle", "5", ("next", 0), ("next", 0))
    assert marker(game)[0] == 11
    assert WORKERS in game.offered(0)


@pytest.mark.rule("BUR-521")
def test_goods_of_a_ship_can_be_taken_first_and_sold_with_the_action_of_a_reset() -> None:
    game = solo("ship", counter=45).goods(3, brown=4).turn_of(0, 3).place(0, 3, "ship", "17", ("next", 2), ("ship", 3), ("next", 1))
    assert game.offered(0, "sell") == [("sell", "brown")]


@pytest.mark.rule("BUR-521")
def test_a_tile_for_a_completed_colour_may_come_first_or_last() -> None:
    game = last_mine("cow-4").play(0, ("next", 2), ("gift", 0, "cow-4"), ("space", cell("1")))
    assert marker(game)[0] == 0
    game = last_mine("cow-4").play(0, ("next", 0), ("next", 0))
    assert marker(game)[0] == 11
    game.offers(0, ("gift", 0, "cow-4"), PASS)


@pytest.mark.rule("BUR-521", "BUR-193")
def test_a_tile_taken_with_the_action_of_a_reset_can_be_placed_by_the_town_hall() -> None:
    game = solo("town_hall", counter=49).depot(5, "ship").turn_of(0, 1).place(0, 1, "town_hall", "18", ("next", 0), ("take", 5))
    assert game.tiles_of(0) == ["ship"]
    game.play(0, ("next", 0)).offers(0, ("place", "ship"), PASS)


@pytest.mark.rule("BUR-521", "BUR-190")
def test_goods_shipped_with_the_action_of_a_reset_can_be_sold_by_the_warehouse() -> None:
    game = solo("warehouse", "ship", counter=49).goods(2, red=2).turn_of(0, 1).place(0, 1, "warehouse", "18", ("next", 0))
    game.place(0, 0, "ship", "17", ("next", 2), ("ship", 2), ("next", 0), ("next", 0))
    game.offers(0, ("sell", "red"), PASS)


@pytest.mark.rule("BUR-521", "BUR-438")
def test_points_of_a_trade_route_and_of_the_sale_count_in_the_order_the_player_likes() -> None:
    game = solo(counter=46, elements=("trade_routes",)).store(0, orange=3)
    game.estate(0).route, game.estate(0).routed = (2,), 0
    game.turn_of(0, 6).play(0, ("sell", "orange")).silver(0, 0)
    game.offers(0, ("next", 0), ("next", 1))


@pytest.mark.rule("BUR-521", "BUR-517")
def test_between_the_points_of_a_sale_and_those_of_a_trade_route_more_can_be_bought() -> None:
    game = solo(counter=47, elements=("trade_routes",)).store(0, orange=1)
    game.estate(0).route, game.estate(0).routed = (2,), 0
    game.turn_of(0, 6).play(0, ("sell", "orange"), ("next", 0), ("points", 1))
    assert marker(game) == (0, 45)
    game.play(0, WORKERS)
    assert marker(game) == (4, 45)


@pytest.mark.rule("BUR-521")
def test_the_points_of_a_watchtower_can_come_before_those_of_its_city() -> None:
    game = solo("watchtower", counter=46).turn_of(0, 1).place(0, 1, "watchtower", "18", ("next", 2))
    assert marker(game) == (0, 45)
    settle(game.play(0, WORKERS))
    assert marker(game) == (11, 45)


@pytest.mark.rule("BUR-521")
def test_with_several_players_nobody_is_asked_for_an_order() -> None:
    game = table(2).no_goods().keys(0, "watchtower").silver(0, 0).turn_of(0, 3).place(0, 3, "watchtower", "C3")
    assert game.earned(0) == {"area": 1, "phase": 10, "watchtower": 4}


# ---------------------------------------------------------------------- the end


@pytest.mark.rule("BUR-522")
def test_with_the_last_space_the_game_is_won_at_once() -> None:
    game = cover(solo("bank"), "18").depot(0, "castle").silver(0, 5).turn_of(0, 1, 1).place(0, 1, "bank", "18")
    assert game.due() == ()
    result = game.state.result
    assert result is not None and result.winners == (0,)
    assert result.points == (37,)


@pytest.mark.rule("BUR-522")
def test_the_36th_space_is_not_enough() -> None:
    game = cover(solo("bank"), "18", "1").turn_of(0, 1, 1).place(0, 1, "bank", "18")
    assert game.state.result is None
    assert game.due() == (0,)


@pytest.mark.rule("BUR-522")
@pytest.mark.parametrize("tile", ["castle", "black", "inn"])
def test_any_tile_may_cover_the_last_space(tile: str) -> None:
    game = cover(solo(tile), "5").turn_of(0, 2).place(0, 2, tile, "5")
    assert game.state.result is not None and game.state.result.winners == (0,)


@pytest.mark.rule("BUR-522", "BUR-514")
def test_the_tile_for_a_completed_colour_may_cover_the_last_space() -> None:
    game = cover(solo("mine"), "6", "1").depot(0, "cow-2").turn_of(0, 5).place(0, 5, "mine", "6", ("next", 2))
    game.play(0, ("gift", 0, "cow-2"), ("space", cell("1")))
    assert game.due() == () and game.state.result is not None and game.state.result.winners == (0,)


@pytest.mark.rule("BUR-522", "BUR-520")
def test_the_action_of_a_reset_may_cover_the_last_space() -> None:
    game = cover(solo("bank", counter=49), "18").store(0, red=1).turn_of(0, 4).play(0, ("sell", "red")).place(0, 0, "bank", "18")
    assert game.due() == () and game.state.result is not None and game.state.result.winners == (0,)


@pytest.mark.rule("BUR-522")
@pytest.mark.parametrize("empty", [1, 36])
def test_after_25_turns_with_an_empty_space_the_game_is_lost(empty: int) -> None:
    game = solo()
    if empty == 1:
        cover(game, "18")
    game.phase("E").last_round().turn_of(0, 1).play(0, WORKERS)
    result = game.state.result
    assert game.due() == () and result is not None
    assert result.winners == ()
    assert result.points == (37 - empty,)


@pytest.mark.rule("BUR-522")
def test_the_last_die_of_the_25th_turn_can_still_win() -> None:
    game = cover(solo("bank"), "18").phase("E").last_round().turn_of(0, 1).place(0, 1, "bank", "18")
    assert game.state.result is not None and game.state.result.winners == (0,)


@pytest.mark.rule("BUR-523")
def test_a_tile_of_the_black_depot_can_be_bought_once_a_turn() -> None:
    game = solo().silver(0, 5).depot(0, "castle", "mine").turn_of(0, 1, 2).play(0, BUY)
    game.offers(0, ("buy", 0, "castle", "silver"), ("buy", 0, "mine", "silver")).play(0, ("buy", 0, "mine", "silver"))
    assert game.tiles_of(0) == ["mine"] and game.estate(0).silver == 3
    assert game.offered(0, "buy") == []
    game.turn_of(0, 1, 1).play(0, WORKERS, WORKERS).offers(0, BUY, END)


# ---------------------------------------------------------------------- together


@pytest.mark.rule("BUR-504", "BUR-422")
def test_an_inn_makes_an_area_larger() -> None:
    game = solo("inn", elements=("inns",)).turn_of(0, 1).place(0, 1, "inn", "18")
    assert marker(settle(game))[0] == 3 + 10


@pytest.mark.rule("BUR-514", "BUR-415")
def test_an_inn_beside_the_black_depot_is_no_tile_for_a_completed_colour() -> None:
    game = solo("mine", start="3", elements=("inns",)).lay(0, "mine", "9", "35").turn_of(0, 5, 1).place(0, 5, "mine", "6")
    assert game.state.inns == 1
    settle(game).offers(0, WORKERS)


@pytest.mark.rule("BUR-521", "BUR-401")
def test_a_white_castle_acts_with_the_white_die_before_or_after_the_points() -> None:
    game = solo("white_castle", elements=("white_castles",)).depot(4, "mine", "ship").depot(5, "ship").roll((1, 1), white=4)
    game.place(0, 1, "white_castle", "18", ("next", 2)).offers(0, ("take", 4), WORKERS)


@pytest.mark.rule("BUR-516", "BUR-585")
def test_shield_17_makes_areas_larger() -> None:
    game = solo("bank", elements=("shields",)).shield(0, 17, "14").turn_of(0, 1).place(0, 1, "bank", "18")
    assert marker(settle(game))[0] == 3 + 10


@pytest.mark.rule("BUR-504", "BUR-542")
def test_a_double_can_bring_a_shield() -> None:
    game = solo(elements=("shields",)).shields_at(4, 17).turn_of(0, 4, 4).play(0, ("shield", 4), ("crest", 17, cell("14")))
    assert game.estate(0).has_shield(17)
    assert game.due() == (CHANCE,)


@pytest.mark.rule("BUR-500", "BUR-582")
def test_a_gift_of_shield_15_counts_at_the_end_of_a_phase() -> None:
    game = solo(counter=45, elements=("shields",)).shield(0, 15, "14").depot(0, "ship").last_round().turn_of(0, 1).play(0, WORKERS)
    game.play(0, ("gift", 0, "ship"), ("space", cell("17")), ("next", 1))
    assert marker(game) == (0, 45)
    game.offers(0, WORKERS)
    settle(game.play(0, WORKERS))
    assert marker(game) == (1, 45)


@pytest.mark.rule("BUR-504", "BUR-373")
def test_geese_ask_for_a_species_when_their_turn_comes() -> None:
    game = solo("geese", elements=("extra_tiles",)).lay(0, "cow-3", "28").lay(0, "pig-4", "37").lay(0, "castle", "31").turn_of(0, 6)
    game.place(0, 6, "geese", "32", ("next", 2)).offers(0, ("species", "cow"), ("species", "pig"))
    game.play(0, ("species", "pig"))
    assert marker(settle(game))[0] == 2 + 4 + 6 + 10


@pytest.mark.rule("BUR-504", "BUR-370")
def test_the_crane_works_as_a_watchtower() -> None:
    game = solo("crane", elements=("extra_tiles",)).turn_of(0, 1).place(0, 1, "crane", "18", ("next", 2), ("as", "watchtower"))
    assert marker(game)[0] == 4


@pytest.mark.rule("BUR-521")
@pytest.mark.parametrize("action", [("next", 3), ("next", -1)])
def test_only_what_is_still_to_come_can_be_next(action: Action) -> None:
    last_mine("cow-4").refuses(0, action)
