"""The Border Posts: chains of tiles between the posts of boards 11a to 11f (BUR-385 to BUR-392).

On board 11a the posts are at A1, G1 and D7. Down its left edge lie A1 B1 C1 D1 E1 F1 G1, along the other one G1 G2 G3 G4 F5 E6 D7.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.burgundy.table import Table, table
from tischlein import SetupError
from tischlein.games.burgundy.elements.border_posts import IDS as BORDER
from tischlein.games.burgundy.game import GAME

POSTS = ("border_posts",)
A1_TO_G1 = {"A1": "monastery-1", "B1": "castle", "C1": "cow-2", "D1": "pig-2", "E1": "ship", "G1": "castle"}
"""Everything but F1, a space for a building with number 6."""
G1_TO_D7 = {"G2": "mine", "G3": "church", "F5": "bank", "E6": "sheep-2", "D7": "market"}
"""Everything but G4, a space for a building with number 3."""


def posts(players: int = 2, elements: tuple[str, ...] = (), **options: Any) -> Table:
    return table(players, (*POSTS, *elements), **options).no_goods()


def build(game: Table, seat: int, *parts: dict[str, str]) -> Table:
    for part in parts:
        for space, tile in part.items():
            game.lay(seat, tile, space)
    return game


EDGE = ("A1", "A2", "A3", "A4", "B5", "C6", "D7", "E6", "F5", "G4", "G3", "G2", "G1", "F1", "E1", "D1", "C1", "B1")
"""The spaces around a board, clockwise."""


def fill(game: Table, seat: int, space: str) -> Table:
    """An inn is placed, which fits everywhere."""
    number = game.estate(seat).duchy.spaces[game.cell(seat, space)].die
    return game.keys(seat, "inn").turn_of(seat, number).place(seat, number, "inn", space)


def close_the_ring(game: Table, seat: int, last: str = "C1") -> Table:
    """Tiles lie all around a board; the last one is placed now."""
    for space in EDGE:
        if space != last and game.tile_at(seat, space) is None:
            game.lay(seat, "ship", space)
    return fill(game, seat, last)


# ---------------------------------------------------------------------- boards


@pytest.mark.rule("BUR-385")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_a_border_post_board_of_their_own(players: int) -> None:
    boards = [posts(players).estate(seat).duchy.id for seat in range(players)]
    assert set(boards) <= set(BORDER) and len(set(boards)) == players


@pytest.mark.rule("BUR-385")
@pytest.mark.parametrize("board", BORDER)
def test_every_border_post_board_has_three_posts_at_its_edge(board: str) -> None:
    game = posts(boards=(board, "auto"))
    assert game.estate(0).duchy.id == board
    assert game.estate(1).duchy.id in set(BORDER) - {board}
    names = [game.estate(0).duchy.spaces[post].name for post in game.estate(0).duchy.posts]
    assert len(set(names)) == 3 and set(names) <= set(EDGE)


@pytest.mark.rule("BUR-385")
def test_nobody_plays_on_another_board_when_the_others_have_border_posts() -> None:
    with pytest.raises(SetupError) as refusal:
        GAME.setup(players=2, elements=POSTS, boards=("11a", 1))
    assert refusal.value.rule == "BUR-385"


@pytest.mark.rule("BUR-385")
def test_a_border_post_board_is_not_for_a_game_without_border_posts() -> None:
    with pytest.raises(SetupError):
        GAME.setup(players=2, boards=("11a", "11b"))


# ---------------------------------------------------------------------- two posts


@pytest.mark.rule("BUR-386")
@pytest.mark.parametrize(("phase", "points"), [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
def test_a_chain_between_two_posts_brings_the_phase_bonus(phase: str, points: int) -> None:
    game = build(posts(), 0, A1_TO_G1).phase(phase).keys(0, "bank").turn_of(0, 6).place(0, 6, "bank", "F1")
    assert game.earned(0) == {"posts": points}
    assert game.earned(1) == {}


@pytest.mark.rule("BUR-386", "BUR-387")
def test_the_middle_of_a_chain_may_be_the_last_tile_whatever_its_colour() -> None:
    chain = {**A1_TO_G1, "F1": "bank"}
    del chain["E1"]
    game = build(posts(), 0, chain).keys(0, "ship").turn_of(0, 2).place(0, 2, "ship", "E1")
    assert game.earned(0) == {"posts": 10}


@pytest.mark.rule("BUR-386")
def test_a_chain_with_a_gap_brings_nothing_yet() -> None:
    chain = {space: tile for space, tile in A1_TO_G1.items() if space != "C1"}
    game = build(posts(), 0, chain).keys(0, "bank", "cow-2").turn_of(0, 6, 5).place(0, 6, "bank", "F1")
    assert game.earned(0) == {}
    game.place(0, 5, "cow-2", "C1")
    assert game.earned(0) == {"posts": 10, "area": 3, "phase": 10, "animals": 2}


@pytest.mark.rule("BUR-386")
def test_a_chain_that_ends_beside_a_post_is_no_link() -> None:
    chain = {space: tile for space, tile in A1_TO_G1.items() if space != "G1"}
    game = build(posts(), 0, chain, {"G2": "mine"}).keys(0, "bank").turn_of(0, 6).place(0, 6, "bank", "F1")
    assert game.earned(0) == {}


@pytest.mark.rule("BUR-386")
def test_the_same_link_brings_points_only_once() -> None:
    game = build(posts(), 0, A1_TO_G1).keys(0, "bank", "mine").turn_of(0, 6, 4).place(0, 6, "bank", "F1")
    game.place(0, 4, "mine", "G2")
    assert game.earned(0) == {}


@pytest.mark.rule("BUR-386")
def test_the_start_castle_is_a_tile_of_the_chain() -> None:
    game = posts(start=["G1"])
    chain = {space: tile for space, tile in A1_TO_G1.items() if space != "G1"}
    build(game, 0, chain).keys(0, "bank").turn_of(0, 6).place(0, 6, "bank", "F1")
    assert game.earned(0) == {"posts": 10}


@pytest.mark.rule("BUR-386", "BUR-419")
def test_an_inn_is_a_tile_of_the_chain() -> None:
    game = build(posts(elements=("inns",)), 0, A1_TO_G1).keys(0, "inn").turn_of(0, 6).place(0, 6, "inn", "F1")
    assert game.earned(0) == {"posts": 10}


@pytest.mark.rule("BUR-386")
@pytest.mark.parametrize("board", BORDER)
@pytest.mark.parametrize("pair", [(0, 1), (1, 2), (2, 0)])
def test_any_two_posts_of_any_board_can_be_linked(board: str, pair: tuple[int, int]) -> None:
    game = posts(boards=(board, "auto"))
    duchy = game.estate(0).duchy
    one, two = (EDGE.index(duchy.spaces[duchy.posts[number]].name) for number in pair)
    chain = [EDGE[(one + step) % 18] for step in range((two - one) % 18 + 1)]
    gap = next(space for space in chain[1:-1] if game.tile_at(0, space) is None)
    for space in chain:
        if space != gap and game.tile_at(0, space) is None:
            game.lay(0, "ship", space)
    fill(game, 0, gap)
    assert game.earned(0)["posts"] == 10


# ---------------------------------------------------------------------- all three posts


@pytest.mark.rule("BUR-388", "BUR-390")
@pytest.mark.parametrize(("players", "bonus"), [(2, 5), (3, 6), (4, 7)])
def test_the_first_to_link_all_three_posts_gets_the_phase_bonus_again_and_a_colour_bonus(players: int, bonus: int) -> None:
    game = build(posts(players), 0, A1_TO_G1, G1_TO_D7).keys(0, "bank", "watchtower").turn_of(0, 6, 3).place(0, 6, "bank", "F1")
    assert game.earned(0) == {"posts": 10}
    game.phase("C").place(0, 3, "watchtower", "G4")
    assert game.earned(0) == {"posts": 6, "bonus": bonus, "area": 6, "phase": 6, "watchtower": 4}
    assert game.state.bonuses[6] == (0,) and game.state.bonuses_of(0) == 0


@pytest.mark.rule("BUR-389")
@pytest.mark.parametrize(("players", "bonuses"), [(3, [6, 3, 0]), (4, [7, 4, 0, 0])])
def test_the_second_gets_the_small_bonus_and_later_ones_none(players: int, bonuses: list[int]) -> None:
    game = posts(players)
    got = []
    for seat in range(players):
        close_the_ring(game, seat)
        assert game.earned(seat)["posts"] == 20
        got.append(game.earned(seat).get("bonus", 0))
    assert got == bonuses


@pytest.mark.rule("BUR-389")
def test_with_two_players_the_second_gets_2_points() -> None:
    game = posts()
    for seat, bonus in ((1, 5), (0, 2)):
        close_the_ring(game, seat)
        assert game.earned(seat)["bonus"] == bonus


@pytest.mark.rule("BUR-390")
def test_one_tile_that_links_all_three_posts_brings_the_phase_bonus_twice() -> None:
    game = build(posts(), 0, A1_TO_G1, G1_TO_D7, {"G4": "carpenter"})
    game.phase("D").keys(0, "bank").turn_of(0, 6).place(0, 6, "bank", "F1")
    assert game.earned(0) == {"posts": 8, "bonus": 5}


@pytest.mark.rule("BUR-390")
def test_with_all_three_posts_linked_nothing_more_comes() -> None:
    game = build(posts(), 0, A1_TO_G1, G1_TO_D7, {"G4": "carpenter"}).keys(0, "bank", "warehouse").turn_of(0, 6, 1)
    game.place(0, 6, "bank", "F1").store(0).place(0, 1, "warehouse", "F2")
    assert game.earned(0) == {}


@pytest.mark.rule("BUR-388")
def test_the_bonus_tile_stays_while_nobody_has_linked_all_three() -> None:
    game = build(posts(), 0, A1_TO_G1).keys(0, "bank").turn_of(0, 6).place(0, 6, "bank", "F1")
    assert game.state.bonuses_of(0) == 0
    assert game.state.bonuses[6] == ()


# ---------------------------------------------------------------------- a colour bonus


@pytest.mark.rule("BUR-391")
def test_monastery_26_does_not_count_the_bonus_for_all_posts() -> None:
    game = close_the_ring(posts(), 0).lay(0, "monastery-26", "C3")
    game.phase("E").last_round().turn_of(0, 1).finish_round()
    assert [term for term in game.gained(0) if term.key == "monastery"] == [], "there is no bonus tile for it"


@pytest.mark.rule("BUR-391")
def test_shield_7_does_not_double_the_bonus_for_all_posts() -> None:
    game = build(posts(elements=("shields",)), 0, A1_TO_G1, G1_TO_D7, {"G4": "carpenter"}).shield(0, 7, "G1")
    game.keys(0, "bank").turn_of(0, 6).place(0, 6, "bank", "F1")
    assert game.earned(0) == {"posts": 20, "bonus": 5}


# ---------------------------------------------------------------------- areas


@pytest.mark.rule("BUR-392")
def test_a_tile_can_complete_an_area_and_a_chain_at_once() -> None:
    game = build(posts(), 0, A1_TO_G1, {"F2": "church", "E3": "market"}).keys(0, "watchtower").turn_of(0, 6)
    game.place(0, 6, "watchtower", "F1")
    assert game.earned(0) == {"area": 6, "phase": 10, "posts": 10, "watchtower": 4}


@pytest.mark.rule("BUR-392")
def test_a_completed_colour_brings_its_own_bonus_beside_that_for_the_posts() -> None:
    ring = {**A1_TO_G1, **G1_TO_D7, "G4": "carpenter", "F1": "bank"}
    del ring["G2"]
    game = build(posts(), 0, ring, {"D5": "mine", "F3": "mine"})
    game.phase("E").keys(0, "mine").turn_of(0, 4).place(0, 4, "mine", "G2")
    assert game.earned(0) == {"area": 3, "phase": 2, "posts": 4, "bonus": 10}
    assert game.state.bonuses_of(0) == 1
