"""The two dice of a turn, and workers that change them (BUR-090 to BUR-094)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.table import WORKERS, Table, table
from tischlein.games.burgundy.tiles import GOODS

PAIRS = [(number, wanted) for number in range(1, 7) for wanted in range(1, 7)]
COST = ((0, 1, 2, 3, 2, 1), (1, 0, 1, 2, 3, 2), (2, 1, 0, 1, 2, 3), (3, 2, 1, 0, 1, 2), (2, 3, 2, 1, 0, 1), (1, 2, 3, 2, 1, 0))
"""The workers that make a number (row) another one (column)."""


def with_a_tile_everywhere() -> Table:
    game = table().no_tiles()
    for depot in range(1, 7):
        game.depot(depot, "mine")
    return game


@pytest.mark.rule("BUR-090")
@pytest.mark.parametrize(("one", "two"), [(3, 5), (5, 3)])
def test_either_die_may_be_used_first(one: int, two: int) -> None:
    game = with_a_tile_everywhere().workers(0, 0).roll((3, 5), (1, 1))
    game.offers(0, ("die", 3), ("die", 5))
    game.act(0, one)
    assert game.offered(0, "take") == [("take", one)]
    game.play(0, ("take", one))
    assert game.offered(0, "take") == [("take", two)]


@pytest.mark.rule("BUR-090")
def test_both_dice_may_be_used_for_the_same_kind_of_action() -> None:
    game = with_a_tile_everywhere().workers(0, 0).turn_of(0, 3, 5).act(0, 3, ("take", 3)).act(0, 5, ("take", 5))
    assert game.tiles_of(0) == ["mine", "mine"]
    game = table().keys(0, "ship", "mine").no_goods().turn_of(0, 2, 4).place(0, 2, "ship", "D3").place(0, 4, "mine", "E3")
    assert game.tiles_of(0) == []
    game = table().store(0, turquoise=1, red=2).turn_of(0, 1, 4).act(0, 1, ("sell", "turquoise")).act(0, 4, ("sell", "red"))
    assert game.in_store(0) == {}
    game = table().workers(0, 0).turn_of(0, 1, 4).act(0, 1, WORKERS).act(0, 4, WORKERS)
    assert game.estate(0).workers == 4


@pytest.mark.rule("BUR-090")
@pytest.mark.parametrize("first", ["take", "place", "sell", "workers"])
@pytest.mark.parametrize("second", ["take", "place", "sell", "workers"])
def test_all_combinations_of_actions_are_possible(first: str, second: str) -> None:
    """A double 3: buildings fit C3 and E4; pink is sold with a 3, purple for a worker more."""
    plan = ((first, "boarding_house", "C3", "pink"), (second, "watchtower", "E4", "purple"))
    game = table().no_tiles().depot(3, "mine", "mine").workers(0, 9).store(0, pink=1, purple=1)
    game.keys(0, *(tile for verb, tile, _, _ in plan if verb == "place")).turn_of(0, 3, 3)
    for verb, tile, space, good in plan:
        game.play(0, {"take": ("take", 3), "place": ("place", tile), "sell": ("sell", good), "workers": WORKERS}[verb])
        if verb == "place":
            game.play(0, ("space", game.cell(0, space)))
    assert game.state.active == -1, "the turn is over"
    assert len(game.tiles_of(0)) == (first, second).count("take")
    assert len(game.in_store(0)) == 2 - (first, second).count("sell")
    assert game.estate(0).filled.bit_count() == 1 + (first, second).count("place")


@pytest.mark.rule("BUR-090")
def test_a_used_die_is_not_used_again() -> None:
    game = with_a_tile_everywhere().workers(0, 0).roll((3, 5), (1, 1)).act(0, 3, ("take", 3))
    assert game.offered(0, "take") == [("take", 5)]
    game.play(0, ("take", 5))
    assert game.due() == (1,)


@pytest.mark.rule("BUR-091", "BUR-092", "BUR-093")
@pytest.mark.parametrize(("number", "depot"), PAIRS)
def test_a_worker_changes_a_die_by_one_for_taking_a_tile(number: int, depot: int) -> None:
    cost = COST[number - 1][depot - 1]
    if cost:
        game = with_a_tile_everywhere().workers(0, cost - 1).turn_of(0, number)
        assert ("take", depot) not in game.offered(0)
    game = with_a_tile_everywhere().workers(0, cost).turn_of(0, number).act(0, number, ("take", depot))
    assert game.tiles_of(0) == ["mine"] and game.state.view(None)["depots"][depot - 1]["tiles"] == []
    assert game.estate(0).workers == 0


@pytest.mark.rule("BUR-091", "BUR-092", "BUR-093")
@pytest.mark.parametrize(("number", "wanted"), PAIRS)
def test_a_worker_changes_a_die_by_one_for_selling(number: int, wanted: int) -> None:
    cost, good = COST[number - 1][wanted - 1], GOODS[wanted - 1]
    if cost:
        game = table().store(0, **{good: 1}).workers(0, cost - 1).turn_of(0, number)
        assert game.offered(0, "sell") == []
    game = table().store(0, **{good: 1}).workers(0, cost + 2).turn_of(0, number).act(0, number, ("sell", good))
    assert game.in_store(0) == {}
    assert game.estate(0).workers == 2


SPACE_WITH = {1: ("monastery-7", "C4"), 2: ("ship", "D3"), 3: ("bank", "C3"), 4: ("mine", "E3"), 5: ("ship", "D5"), 6: ("castle", "B3")}


@pytest.mark.rule("BUR-091", "BUR-092", "BUR-093")
@pytest.mark.parametrize(("number", "wanted"), PAIRS)
def test_a_worker_changes_a_die_by_one_for_placing(number: int, wanted: int) -> None:
    cost, (tile, space) = COST[number - 1][wanted - 1], SPACE_WITH[wanted]
    if cost:
        game = table().no_goods().lay(0, "bank", "C3") if wanted == 6 else table().no_goods()
        game.keys(0, tile).workers(0, cost - 1).turn_of(0, number)
        if ("place", tile) in game.offered(0):
            game.play(0, ("place", tile))
            assert space not in game.places(0)
    game = table().no_goods().lay(0, "bank", "C3") if wanted == 6 else table().no_goods()
    game.keys(0, tile).workers(0, cost + 1).turn_of(0, number).place(0, number, tile, space)
    assert game.tile_at(0, space) == tile
    assert game.estate(0).workers == 1


@pytest.mark.rule("BUR-092", "BUR-093")
def test_the_example_of_a_2_that_becomes_a_6_for_two_workers() -> None:
    game = table().depot(6, "castle", "bank").workers(0, 2).turn_of(0, 2).act(0, 2, ("take", 6), ("tile", "castle"))
    assert game.estate(0).workers == 0
    assert game.tiles_of(0) == ["castle"]
    assert game.state.view(None)["depots"][5]["tiles"] == ["bank"]


@pytest.mark.rule("BUR-091")
def test_an_unchanged_die_costs_nothing() -> None:
    game = with_a_tile_everywhere().workers(0, 3).turn_of(0, 4).act(0, 4, ("take", 4))
    assert game.estate(0).workers == 3


@pytest.mark.rule("BUR-091")
def test_without_workers_a_die_keeps_its_number() -> None:
    game = with_a_tile_everywhere().workers(0, 0).store(0, pink=1, red=1, brown=1).turn_of(0, 4)
    game.offers(0, ("take", 4), ("sell", "red"), WORKERS)


@pytest.mark.rule("BUR-091")
def test_only_the_own_workers_and_the_own_dice_count() -> None:
    game = with_a_tile_everywhere().workers(0, 1).workers(1, 9).roll((4, 4), (2, 2))
    assert game.offered(0, "take") == [("take", 3), ("take", 4), ("take", 5)]
    game.play(0, ("take", 3))
    assert (game.estate(0).workers, game.estate(1).workers) == (0, 9)
    assert game.state.view(None)["seats"][1]["dice"] == [2, 2]


@pytest.mark.rule("BUR-093")
def test_both_dice_may_be_changed() -> None:
    game = with_a_tile_everywhere().workers(0, 3).turn_of(0, 1, 4).act(0, 1, ("take", 3)).act(0, 4, ("take", 5))
    assert game.tiles_of(0) == ["mine", "mine"]
    assert game.estate(0).workers == 0


@pytest.mark.rule("BUR-093")
def test_workers_spent_on_the_first_die_are_missing_for_the_second() -> None:
    game = with_a_tile_everywhere().workers(0, 2).turn_of(0, 1, 4).act(0, 1, ("take", 3))
    assert game.offered(0, "take") == [("take", 4)]


@pytest.mark.rule("BUR-094")
def test_workers_taken_with_the_first_die_may_change_the_second() -> None:
    game = with_a_tile_everywhere().workers(0, 0).turn_of(0, 1, 4).act(0, 1, WORKERS)
    assert game.offered(0, "take") == [("take", depot) for depot in (2, 3, 4, 5, 6)]
    game.play(0, ("take", 2))
    assert game.estate(0).workers == 0


@pytest.mark.rule("BUR-094")
def test_workers_of_a_boarding_house_may_change_the_second_die() -> None:
    game = with_a_tile_everywhere().workers(0, 0).keys(0, "boarding_house").turn_of(0, 3, 4).place(0, 3, "boarding_house", "C3")
    game.play(0, ("take", 1))
    assert game.estate(0).workers == 4 - 3


@pytest.mark.rule("BUR-094")
def test_workers_are_spent_when_the_die_is_used_not_before() -> None:
    game = table().keys(0, "ship").no_goods().workers(0, 1).turn_of(0, 1, 4).act(0, 1, ("place", "ship"))
    assert game.estate(0).workers == 1
    assert game.places(0) == {"D3"}
    game.play(0, ("space", game.cell(0, "D3")))
    assert game.estate(0).workers == 0


@pytest.mark.rule("BUR-094")
def test_workers_are_not_spent_in_the_turn_of_somebody_else() -> None:
    game = table().workers(1, 5).roll((4, 4), (2, 2))
    assert game.state.options(1) == []


@pytest.mark.rule("BUR-094")
def test_each_space_costs_what_its_number_costs() -> None:
    """A 3 and one worker: ships fit the 2 and the 4. A 3 and two workers: buildings fit 1, 2, 3 and 5."""
    game = table().no_goods().lay(0, "ship", "D5").keys(0, "ship").workers(0, 1).turn_of(0, 3).act(0, 3, ("place", "ship"))
    assert game.places(0) == {"D3", "D6"}
    game.play(0, ("space", game.cell(0, "D6")))
    assert game.estate(0).workers == 0
    game = table().no_goods().lay(0, "bank", "E4").lay(0, "ship", "D5").keys(0, "watchtower").workers(0, 2).turn_of(0, 3)
    game.act(0, 3, ("place", "watchtower"))
    assert game.places(0) == {"C3", "C5", "E5", "F4"}
    game.play(0, ("space", game.cell(0, "C5")))
    assert game.estate(0).workers == 1
