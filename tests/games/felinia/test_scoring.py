"""The final scoring (FEL-119 to FEL-133)."""

from __future__ import annotations

import pytest

from tests.games.felinia.table import Table, table
from tischlein import Term, say

EXAMPLE_POSTS = ("lion_p1", "lion_p3", "lion_p5", "lion_p6", "panther_p1", "panther_p3", "tiger_p2", "tiger_p4")
"""A group of four, and two of two."""


def terms(game: Table, seat: int = 0) -> list[tuple[str, int]]:
    return [(term.key, term.points) for term in game.state.score(seat)]


def bare(players: int = 2) -> Table:
    """Nobody has anything that counts."""
    game = table(players)
    for seat in range(players):
        game.own(seat, [])
    return game


@pytest.mark.rule("FEL-119")
def test_every_kind_of_cat_is_scored_for_itself() -> None:
    game = bare().tiles(0, lion=2, cheetah=1, panther=3, tiger=1, puma=2)
    assert [(term.detail["species"], term.points) for term in game.state.score(0)] == [
        ("lion", 4),
        ("cheetah", 1),
        ("panther", 9),
        ("tiger", 1),
        ("puma", 4),
    ]


@pytest.mark.rule("FEL-120")
@pytest.mark.parametrize("species", ["lion", "tiger", "puma"])
def test_kinds_up_to_four_points(species: str) -> None:
    """1, 4, 9, 16, 20 points for 1 to 5 tiles."""
    found = [bare().tiles(0, (), (), **{species: count}).points(0).get("set", 0) for count in range(7)]
    assert found == [0, 1, 4, 9, 16, 20, 24]


@pytest.mark.rule("FEL-121")
@pytest.mark.parametrize("species", ["cheetah", "panther"])
def test_kinds_up_to_three_points(species: str) -> None:
    found = [bare().tiles(0, (), (), **{species: count}).points(0).get("set", 0) for count in range(7)]
    assert found == [0, 1, 4, 9, 12, 15, 18]


@pytest.mark.rule("FEL-121")
def test_five_two_and_one_are_20_points() -> None:
    assert bare().tiles(0, cheetah=5, panther=2, puma=1).points(0) == {"set": 20}


@pytest.mark.rule("FEL-120", "FEL-121")
def test_each_set_names_its_rule_and_what_a_tile_counts() -> None:
    first, second = bare().tiles(0, lion=5, cheetah=2).state.score(0)
    assert first == Term("set", 20, {"species": "lion", "count": 5, "each": 4, "extra": 0}, "FEL-120")
    assert second == Term("set", 4, {"species": "cheetah", "count": 2, "each": 2, "extra": 0}, "FEL-121")
    assert say(first.message("felinia")) == "5 lion tiles, 4 each"


@pytest.mark.rule("FEL-122")
@pytest.mark.parametrize(("tiles", "points"), [(0, 1), (1, 4), (2, 9), (3, 16), (4, 20)])
def test_a_bonus_tile_with_a_cat_is_one_more_of_its_kind(tiles: int, points: int) -> None:
    game = bare().tiles(0, bonus=["extra_tiger"], tiger=tiles, lion=1)
    sets = {term.detail["species"]: term for term in game.state.score(0)}
    assert sets["tiger"].points == points and sets["lion"].points == 1
    assert sets["tiger"].detail["extra"] == 1 and sets["lion"].detail["extra"] == 0


@pytest.mark.rule("FEL-122")
def test_each_of_the_three_counts_for_its_own_kind() -> None:
    game = bare().tiles(0, bonus=["extra_lion", "extra_tiger", "extra_puma"], lion=1, tiger=2, puma=3)
    assert [term.points for term in game.state.score(0)] == [4, 9, 16]


@pytest.mark.rule("FEL-123")
@pytest.mark.parametrize(("bonus", "species"), [("plus_panther", "panther"), ("plus_cheetah", "cheetah")])
@pytest.mark.parametrize("count", [0, 1, 2, 4])
def test_a_bonus_tile_with_plus_one_gives_a_point_for_each_tile_of_its_kind(bonus: str, species: str, count: int) -> None:
    plain = bare().tiles(0, (), (), lion=2, **{species: count}).points(0)
    game = bare().tiles(0, [bonus], (), lion=2, **{species: count})
    assert game.points(0) == {**plain, **({"plus": count} if count else {})}, "nothing for itself, and the set does not grow"


@pytest.mark.rule("FEL-124", "FEL-125")
def test_groups_cross_the_borders_of_countries() -> None:
    """Post 2 of the lions touches posts 1 and 3 of the cheetahs; no way leads across."""
    game = bare().post(0, "lion_p2", "cheetah_p3")
    assert game.state.score(0) == [Term("groups", 4, {"sizes": "2"}, "FEL-126")]
    assert "cheetah_p3" not in {game.state.island.names[other] for other in game.state.island.ways[game.state.island.index["lion_p2"]]}


@pytest.mark.rule("FEL-125")
def test_a_common_border_suffices_and_no_way_is_needed() -> None:
    assert bare().post(0, "lion_p1", "lion_p3").points(0) == {"groups": 4}
    assert bare().post(0, "lion_p1", "lion_p5").points(0) == {"groups": 2}, "both lie on the same crossing, but not beside each other"


@pytest.mark.rule("FEL-124")
def test_a_group_is_a_chain_of_neighbours() -> None:
    """1 touches 3, 3 touches 5, 5 touches 6: one group, however they were founded."""
    assert bare().post(0, "lion_p6", "lion_p1", "lion_p5", "lion_p3").state.score(0)[0].detail == {"sizes": "4"}
    assert bare().post(0, "lion_p6", "lion_p1", "lion_p5").state.score(0)[0].detail == {"sizes": "2, 1"}


@pytest.mark.rule("FEL-124")
def test_other_players_neither_join_nor_link_a_group() -> None:
    game = bare().post(0, "lion_p1", "lion_p5").post(1, "lion_p3")
    assert game.points(0) == {"groups": 2} and game.points(1) == {"groups": 1}


@pytest.mark.rule("FEL-126")
@pytest.mark.parametrize(("posts", "points"), [(1, 1), (2, 4), (3, 9), (4, 12), (5, 15)])
def test_what_a_merchant_counts_by_the_size_of_his_group(posts: int, points: int) -> None:
    chain = ("lion_p1", "lion_p3", "lion_p5", "lion_p6", "lion_p4")
    assert bare().post(0, *chain[:posts]).points(0) == {"groups": points}


@pytest.mark.rule("FEL-126")
def test_groups_of_four_two_and_two_are_20_points() -> None:
    game = bare().post(0, *EXAMPLE_POSTS)
    assert game.state.score(0) == [Term("groups", 20, {"sizes": "4, 2, 2"}, "FEL-126")]


@pytest.mark.rule("FEL-127")
@pytest.mark.parametrize("gold", [0, 1, 5])
def test_each_gold_is_a_point(gold: int) -> None:
    assert bare().own(0, gold=gold).points(0) == ({"gold": gold} if gold else {})


@pytest.mark.rule("FEL-128")
def test_two_spices_are_a_point() -> None:
    assert [bare().own(0, spice=spice).points(0).get("spice", 0) for spice in range(7)] == [0, 0, 1, 1, 2, 2, 3]


@pytest.mark.rule("FEL-129")
def test_each_good_is_a_point() -> None:
    game = bare().own(0, ["clock", "clock", "wine"])
    assert game.points(0) == {"goods": 3}
    assert bare().own(0, ["clock", "wine"], gold=2, spice=3).points(0) == {"gold": 2, "spice": 1, "goods": 2}


@pytest.mark.rule("FEL-130", "FEL-131")
def test_silver_and_merchants_in_the_supply_count_nothing() -> None:
    game = bare().own(0, silver=6, merchants=10).own(1, silver=0, merchants=3)
    assert game.state.score(0) == game.state.score(1) == [] and game.state.standing() == [0, 0]


@pytest.mark.rule("FEL-132")
def test_most_points_win_whatever_the_silver() -> None:
    game = bare(3).own(0, silver=6, gold=3).own(1, silver=0, gold=4).own(2, silver=3).over()
    result = game.state.result
    assert result is not None and result.winners == (1,) and result.ranking == ((1,), (0,), (2,)) and result.points == (3, 4, 0)
    assert say(result.reason) == "Player 2 wins with 4 points."


@pytest.mark.rule("FEL-132")
def test_a_tie_is_broken_by_silver() -> None:
    game = bare(3).own(0, silver=1, gold=4).own(1, silver=4, spice=8).own(2, silver=6, gold=1).over()
    result = game.state.result
    assert result is not None and result.winners == (1,) and result.ranking == ((1,), (0,), (2,)) and result.points == (4, 4, 1)
    assert say(result.reason) == "Player 2 wins with 4 points; the tie is broken by silver (4)."


@pytest.mark.rule("FEL-132")
@pytest.mark.parametrize("equal", [(0, 2), (0, 1, 2)])
def test_with_equal_silver_there_are_several_winners(equal: tuple[int, ...]) -> None:
    game = bare(3)
    for seat in range(3):
        game.own(seat, silver=5 if seat in equal else 4, gold=4)
    result = game.over().state.result
    assert result is not None and result.winners == equal
    assert say(result.reason) == f"{len(equal)} players share the victory: 4 points and 5 silver each."


@pytest.mark.rule("FEL-132")
def test_before_the_end_there_is_no_winner() -> None:
    assert bare().own(0, gold=4).state.result is None


@pytest.mark.rule("FEL-133")
def test_the_example_of_the_rulebook_has_47_points() -> None:
    """Five cheetahs (up to 3), two panthers and another cat, `+1` for panthers; merchants 4, 2, 2; 2 goods, 2 gold, 3 spices."""
    game = bare().tiles(0, cheetah=5, panther=2, lion=1, bonus=["plus_panther"]).post(0, *EXAMPLE_POSTS)
    game.own(0, ["clock", "wine"], silver=4, gold=2, spice=3, merchants=2)
    assert game.points(0) == {"set": 20, "plus": 2, "groups": 20, "gold": 2, "spice": 1, "goods": 2}
    assert game.state.standing() == [47, 0]
    assert game.state.score(0) == [
        Term("set", 1, {"species": "lion", "count": 1, "each": 1, "extra": 0}, "FEL-120"),
        Term("set", 15, {"species": "cheetah", "count": 5, "each": 3, "extra": 0}, "FEL-121"),
        Term("set", 4, {"species": "panther", "count": 2, "each": 2, "extra": 0}, "FEL-121"),
        Term("plus", 2, {"species": "panther", "count": 2}, "FEL-123"),
        Term("groups", 20, {"sizes": "4, 2, 2"}, "FEL-126"),
        Term("gold", 2, {"count": 2}, "FEL-127"),
        Term("spice", 1, {"count": 3}, "FEL-128"),
        Term("goods", 2, {"count": 2}, "FEL-129"),
    ]
    game.over()
    result = game.state.result
    assert result is not None and result.points == (47, 0) and say(result.reason) == "Player 1 wins with 47 points."
    assert game.heard()[-8:] == [
        "+1 point: 1 lion tile [FEL-120]",
        "+15 points: 5 cheetah tiles, 3 each [FEL-121]",
        "+4 points: 2 panther tiles, 2 each [FEL-121]",
        "+2 points: bonus tile: +1 for each of 2 panther tiles [FEL-123]",
        "+20 points: groups of merchants: 4, 2, 2 [FEL-126]",
        "+2 points: 2 gold [FEL-127]",
        "+1 point: 3 spices, two for a point [FEL-128]",
        "+2 points: 2 goods [FEL-129]",
    ]
