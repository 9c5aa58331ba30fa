"""Before the first phase (BUR-020 to BUR-036)."""

from __future__ import annotations

from collections import Counter

import pytest

import tischlein
from tests.games.burgundy.table import Table, opening, table
from tischlein.games.burgundy.game import GAME
from tischlein.games.burgundy.tiles import GOODS


def begun(players: int, first: int) -> Table:
    """The start player is known, and everything is dealt as it comes."""
    return opening(players).chance(first).deal()


@pytest.mark.rule("BUR-020")
def test_with_four_players_there_are_six_depots_with_four_spaces_and_eight_black_spaces() -> None:
    spaces = GAME.material(GAME.setup(players=4))["spaces"]
    assert spaces == [
        ["building", "ship", "monastery", "animal"],
        ["monastery", "castle", "building", "building"],
        ["animal", "building", "ship", "monastery"],
        ["ship", "building", "animal", "mine"],
        ["mine", "monastery", "building", "building"],
        ["building", "animal", "castle", "ship"],
        ["black"] * 8,
    ]


@pytest.mark.rule("BUR-020")
def test_each_depot_has_a_goods_space_that_is_empty_at_first() -> None:
    depots = table(4).state.view(None)["depots"]
    assert [depot["goods"] for depot in depots] == [dict.fromkeys(GOODS, 0)] * 6


@pytest.mark.rule("BUR-021")
def test_tiles_are_drawn_from_seven_stocks_one_for_each_back() -> None:
    game = opening(4).chance(0)
    material = GAME.material(GAME.setup(players=4))
    sizes: dict[str, int] = {}
    while (chance := game.state.chance).stream != "dice-0":
        outcomes = chance.outcomes()
        if chance.stream not in ("goods", *sizes):
            sizes[chance.stream] = sum(weight for _, weight in outcomes)
            kinds = {material["tiles"][tile]["kind"] for tile, _ in outcomes}
            assert kinds == ({"building", "animal", "monastery", "ship", "castle", "mine"} if chance.stream == "black" else {chance.stream})
        game.chance(outcomes[0][0])
    assert sizes == {"building": 40, "ship": 20, "monastery": 20, "animal": 20, "castle": 10, "mine": 10, "black": 40}


@pytest.mark.rule("BUR-021")
def test_any_tile_of_a_stock_may_come_next_each_as_likely_as_it_has_copies() -> None:
    game = opening(4).chance(0)
    while game.state.chance.stream != "animal":
        game.chance(game.state.chance.outcomes()[0][0])
    counts = {"2": 2, "3": 2, "4": 1}
    assert dict(game.state.chance.outcomes()) == {f"{kind}-{n}": counts[n] for kind in ("cow", "sheep", "pig", "goat") for n in "234"}
    game.chance("pig-4")
    while game.state.chance.stream != "animal":
        game.chance(game.state.chance.outcomes()[0][0])
    assert "pig-4" not in dict(game.state.chance.outcomes()), "the only one with a light-green back"


@pytest.mark.rule("BUR-022", "BUR-023")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_times_five_goods_come_and_17_less_the_start_goods_are_never_used(players: int) -> None:
    game = begun(players, 0)
    seen: Counter[str] = Counter()
    for estate in game.state.view(None)["estates"]:
        seen.update(estate["goods"])
    assert seen.total() == 3 * players
    for phase in "ABCDE":
        assert game.state.view(None)["phase"] == phase
        assert len(game.state.view(None)["coming"]) == 5
        seen.update(game.state.view(None)["coming"])
        for _ in range(5):
            game.roll(*[(1, 1)] * players).finish_round()
        game.deal()
    assert game.state.result is not None
    assert seen.total() == 25 + 3 * players
    assert all(copies <= 7 for copies in seen.values())
    unused = [game.state.goods_left >> 4 * colour & 15 for colour in range(6)]
    assert sum(unused) == 17 - 3 * players


@pytest.mark.rule("BUR-022", "BUR-028")
def test_goods_come_at_random_from_those_not_seen_yet() -> None:
    game = opening().chance(0).chance("pink", "pink", "pink", "red", "red", "brown")
    while game.state.chance.stream != "goods":
        game.chance(game.state.chance.outcomes()[0][0])
    assert dict(game.state.chance.outcomes()) == {"turquoise": 7, "purple": 7, "pink": 4, "red": 5, "brown": 6, "orange": 7}
    game.chance("pink", "pink", "pink", "pink", "orange")
    game.roll((1, 1), (1, 1)).finish_round()
    assert game.state.view(None)["coming"] == ["pink", "pink", "pink", "orange"]


@pytest.mark.rule("BUR-022")
def test_goods_of_later_phases_are_face_down() -> None:
    game = begun(2, 0)
    for _ in range(5):
        game.roll((1, 1), (1, 1)).finish_round()
    while game.state.chance.stream != "goods":
        game.chance(game.state.chance.outcomes()[0][0])
    assert [game.state.view(seat)["coming"] for seat in (0, 1, None)] == [[], [], []]
    assert len(game.state.chance.outcomes()) > 1


@pytest.mark.rule("BUR-024")
def test_all_large_bonus_tiles_lie_on_top_at_first() -> None:
    assert list(table(4).state.view(None)["bonuses"].values()) == [[]] * 7


@pytest.mark.rule("BUR-024")
@pytest.mark.parametrize(("players", "large", "small"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_whoever_is_first_takes_the_large_bonus_tile(players: int, large: int, small: int) -> None:
    game = table(players)
    for seat, points in ((1, large), (0, small)):
        game.lay(seat, "mine", "F2", "G1").turn_of(seat, 4).keys(seat, "mine").place(seat, 4, "mine", "E3")
        assert game.earned(seat)["bonus"] == points


@pytest.mark.rule("BUR-025")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_board_1_unless_others_are_chosen(players: int) -> None:
    assert [estate.duchy.id for estate in table(players).state.estates] == ["1"] * players


@pytest.mark.rule("BUR-025", "BUR-026")
@pytest.mark.parametrize("board", [1, 2])
def test_on_boards_1_and_2_a_castle_lies_on_the_6_in_the_centre(board: int) -> None:
    game = table(4, boards=[board] * 4)
    for seat in range(4):
        assert [space.name for cell, space in enumerate(game.estate(seat).duchy.spaces) if game.estate(seat).filled >> cell & 1] == ["D4"]
        assert game.tile_at(seat, "D4") == "castle"
        centre = game.estate(seat).duchy.spaces[game.cell(seat, "D4")]
        assert (centre.die, centre.colour) == (6, 4)


@pytest.mark.rule("BUR-025")
@pytest.mark.parametrize(
    ("board", "areas"),
    [
        (1, {"A": [1, 5], "B": [1, 3, 3, 5], "C": [1, 3], "M": [3], "S": [3, 3], "Y": [3, 3]}),
        (2, {"A": [2, 4], "B": [2, 2, 3, 5], "C": [1, 1, 1, 1], "M": [1, 1, 1], "S": [2, 2, 2], "Y": [1, 2, 3]}),
    ],
)
def test_the_37_spaces_of_boards_1_and_2_form_areas(board: int, areas: dict[str, list[int]]) -> None:
    duchy = table(boards=[board, board]).estate(0).duchy
    assert len(duchy.spaces) == 37
    found: dict[str, list[int]] = {letter: [] for letter in areas}
    for area in duchy.areas:
        cell = next(cell for cell in range(37) if area >> cell & 1)
        found["BAYSCM"[duchy.spaces[cell].colour]].append(area.bit_count())
    assert {letter: sorted(sizes) for letter, sizes in found.items()} == areas


@pytest.mark.rule("BUR-026")
def test_a_start_castle_brings_neither_points_nor_an_action() -> None:
    """It covers an area of one space."""
    game = begun(3, 1)
    assert [game.state.score(seat) for seat in range(3)] == [[], [], []]
    assert game.due() == (tischlein.CHANCE,) and game.state.chance.stream == "dice-1"


@pytest.mark.rule("BUR-027")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_start_castles_come_from_the_dark_green_stock(players: int) -> None:
    game = opening(players).chance(0)
    assert game.state.view(None)["left"]["castle"] == 16
    while game.state.chance.stream != "castle":
        game.chance(game.state.chance.outcomes()[0][0])
    assert dict(game.state.chance.outcomes()) == {"castle": 14 - players}


@pytest.mark.rule("BUR-028")
def test_everybody_gets_three_goods_at_random_equal_ones_in_a_stack() -> None:
    game = opening(3).chance(1)
    game.chance("pink", "red", "pink").chance("brown", "brown", "brown").chance("orange", "purple", "turquoise")
    assert game.in_store(0) == {"pink": 2, "red": 1}
    assert game.in_store(1) == {"brown": 3}
    assert game.in_store(2) == {"orange": 1, "purple": 1, "turquoise": 1}
    assert game.state.chance.stream != "goods", "that is all"


@pytest.mark.rule("BUR-028")
def test_everybody_sees_the_goods_of_all() -> None:
    game = opening().chance(0).chance("pink", "red", "pink").chance("brown", "brown", "brown")
    for viewer in (0, 1, None):
        stores = [estate["goods"] for estate in game.state.view(viewer)["estates"]]
        assert [{good: count for good, count in store.items() if count} for store in stores] == [{"pink": 2, "red": 1}, {"brown": 3}]


@pytest.mark.rule("BUR-029")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_one_silver_coin(players: int) -> None:
    assert [estate["silver"] for estate in begun(players, 1).state.view(None)["estates"]] == [1] * players


@pytest.mark.rule("BUR-030")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_no_points(players: int) -> None:
    assert [seat["points"] for seat in begun(players, 1).state.view(None)["seats"]] == [0] * players


@pytest.mark.rule("BUR-031")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_anybody_may_be_the_start_player(players: int) -> None:
    game = opening(players)
    assert game.due() == (tischlein.CHANCE,)
    assert game.state.chance.outcomes() == [(seat, 1) for seat in range(players)]


@pytest.mark.rule("BUR-031", "BUR-074")
@pytest.mark.parametrize("first", range(4))
def test_the_start_player_has_the_first_turn(first: int) -> None:
    game = begun(4, first).roll((1, 2), (1, 2), (1, 2), (1, 2))
    assert game.due() == (first,)
    assert game.state.view(None)["first"] == first


@pytest.mark.rule("BUR-032")
@pytest.mark.parametrize(
    ("players", "first", "workers"),
    [(2, 0, [1, 2]), (2, 1, [2, 1]), (3, 1, [3, 1, 2]), (4, 0, [1, 2, 3, 4]), (4, 1, [4, 1, 2, 3]), (4, 3, [2, 3, 4, 1])],
)
def test_the_start_player_gets_one_worker_and_the_next_ones_clockwise_one_more_each(players: int, first: int, workers: list[int]) -> None:
    assert [estate["workers"] for estate in begun(players, first).state.view(None)["estates"]] == workers


@pytest.mark.rule("BUR-033")
@pytest.mark.parametrize(("players", "first", "stack"), [(2, 1, [0, 1]), (3, 0, [2, 1, 0]), (4, 0, [3, 2, 1, 0]), (4, 2, [1, 0, 3, 2])])
def test_all_markers_are_one_stack_on_the_first_space_the_start_player_on_top(players: int, first: int, stack: list[int]) -> None:
    """Stacks are told from bottom to top."""
    assert begun(players, first).state.view(None)["bridge"] == [stack, [], [], [], [], [], []]


@pytest.mark.rule("BUR-035")
def test_everybody_has_three_key_spaces_and_they_are_empty() -> None:
    assert GAME.material(GAME.setup(players=4))["key_spaces"] == 3
    assert [seat["keys"] for seat in begun(4, 0).state.view(None)["seats"]] == [[], [], [], []]


@pytest.mark.rule("BUR-035")
def test_a_third_tile_still_finds_a_key_space_a_fourth_does_not() -> None:
    game = table().keys(0, "ship", "mine").depot(1, "bank").depot(2, "castle").turn_of(0, 1, 2)
    game.act(0, 1, ("take", 1))
    assert game.tiles_of(0) == ["ship", "mine", "bank"]
    game.act(0, 2, ("take", 2))
    game.offers(0, ("discard", "ship"), ("discard", "mine"), ("discard", "bank"))


@pytest.mark.rule("BUR-036")
def test_goods_sold_lie_apart_from_those_in_the_store() -> None:
    game = table().store(0, pink=2, red=1).turn_of(0, 3, 6).act(0, 3, ("sell", "pink"))
    assert game.in_store(0) == {"red": 1}
    assert {good: count for good, count in game.state.view(1)["estates"][0]["sold"].items() if count} == {"pink": 2}
    game.act(0, 6)
    assert game.offered(0, "sell") == [], "they cannot be sold again"


@pytest.mark.rule("BUR-036", "BUR-147")
def test_goods_sold_do_not_count_for_the_three_colours_of_the_store() -> None:
    game = table().no_goods().goods(5, red=1).store(0, pink=1, brown=1).sold(0, turquoise=1, orange=1, purple=1)
    game.turn_of(0, 2).keys(0, "ship").place(0, 2, "ship", "D3", ("ship", 5))
    assert game.in_store(0) == {"pink": 1, "brown": 1, "red": 1}
