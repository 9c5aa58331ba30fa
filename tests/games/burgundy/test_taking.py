"""Taking tiles from the main board with a die (BUR-110 to BUR-114)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.table import WORKERS, table
from tischlein.core.errors import MalformedAction


@pytest.mark.rule("BUR-110")
@pytest.mark.parametrize("depot", range(1, 7))
def test_any_tile_from_the_depot_of_the_die(depot: int) -> None:
    game = table().no_tiles().workers(0, 0)
    for number in range(1, 7):
        game.depot(number, f"monastery-{number}", "ship", "castle")
    game.turn_of(0, depot)
    assert game.offered(0, "take") == [("take", depot)]
    game.act(0, depot, ("take", depot))
    game.offers(0, ("tile", f"monastery-{depot}"), ("tile", "ship"), ("tile", "castle"))
    game.play(0, ("tile", "ship"))
    assert game.tiles_of(0) == ["ship"]
    view = game.state.view(None)
    assert [entry["tiles"] for entry in view["depots"]] == [
        [f"monastery-{number}", "castle"] if number == depot else [f"monastery-{number}", "ship", "castle"] for number in range(1, 7)
    ]


@pytest.mark.rule("BUR-110")
def test_exactly_one_tile_is_taken() -> None:
    game = table().depot(3, "ship", "ship", "ship").turn_of(0, 3, 5).act(0, 3, ("take", 3))
    assert game.tiles_of(0) == ["ship"]
    assert game.state.view(None)["depots"][2]["tiles"] == ["ship", "ship"]


@pytest.mark.rule("BUR-110")
def test_equal_tiles_of_a_depot_are_one_choice() -> None:
    game = table().depot(3, "ship", "mine", "ship").turn_of(0, 3).act(0, 3, ("take", 3))
    game.offers(0, ("tile", "ship"), ("tile", "mine"))
    game.play(0, ("tile", "ship"))
    assert sorted(game.state.view(None)["depots"][2]["tiles"]) == ["mine", "ship"]


@pytest.mark.rule("BUR-110")
def test_a_die_does_not_take_from_the_black_depot() -> None:
    game = table().no_tiles().depot(0, "castle", "bank").workers(0, 9).turn_of(0, 3)
    assert game.offered(0, "take") == game.offered(0, "buy") == []


@pytest.mark.rule("BUR-110")
def test_the_taken_tile_must_lie_in_the_depot() -> None:
    game = table().depot(3, "ship", "mine").depot(4, "castle").turn_of(0, 3).act(0, 3, ("take", 3))
    game.refuses(0, ("tile", "castle"))


@pytest.mark.rule("BUR-111")
@pytest.mark.parametrize("tile", ["ship", "castle", "mine", "bank", "cow-3", "monastery-2"])
def test_a_tile_taken_goes_to_a_key_space_and_not_into_the_duchy(tile: str) -> None:
    game = table().no_tiles().depot(3, tile).keys(0, "watchtower").workers(0, 0).turn_of(0, 3, 5)
    before = game.estate(0).tiles
    game.act(0, 3, ("take", 3))
    assert game.tiles_of(0) == ["watchtower", tile]
    assert game.estate(0).tiles == before
    assert (game.points(0), game.estate(0).silver, game.estate(0).workers) == (0, 1, 0), "no effect yet"
    assert WORKERS in game.offered(0), "the second die is next"


@pytest.mark.rule("BUR-111")
def test_the_key_spaces_are_the_own_ones() -> None:
    game = table().depot(3, "ship").keys(1, "bank", "mine", "castle").turn_of(0, 3, 5).act(0, 3, ("take", 3))
    assert game.tiles_of(0) == ["ship"]
    assert game.tiles_of(1) == ["bank", "mine", "castle"]


@pytest.mark.rule("BUR-112")
@pytest.mark.parametrize("removed", ["ship", "bank", "cow-4"])
def test_with_full_key_spaces_any_tile_there_has_to_go(removed: str) -> None:
    game = table().depot(3, "castle").keys(0, "ship", "bank", "cow-4").turn_of(0, 3, 5).act(0, 3, ("take", 3))
    game.offers(0, ("discard", "ship"), ("discard", "bank"), ("discard", "cow-4"))
    game.play(0, ("discard", removed))
    assert sorted(game.tiles_of(0)) == sorted({"ship", "bank", "cow-4", "castle"} - {removed})
    assert game.state.view(None)["gone"] == [removed]


@pytest.mark.rule("BUR-112")
def test_the_new_tile_must_be_laid_down() -> None:
    game = table().depot(3, "castle").keys(0, "ship", "bank", "cow-4").turn_of(0, 3).act(0, 3, ("take", 3))
    game.refuses(0, ("discard", "castle"))
    game.refuses(0, ("pass",), error=MalformedAction)


@pytest.mark.rule("BUR-112")
def test_of_equal_tiles_only_one_has_to_go() -> None:
    game = table().depot(3, "castle").keys(0, "ship", "ship", "bank").turn_of(0, 3, 5).act(0, 3, ("take", 3))
    game.offers(0, ("discard", "ship"), ("discard", "bank"))
    game.play(0, ("discard", "ship"))
    assert sorted(game.tiles_of(0)) == ["bank", "castle", "ship"]


@pytest.mark.rule("BUR-112")
def test_the_new_tile_may_be_like_the_one_that_goes() -> None:
    game = table().depot(3, "ship").keys(0, "ship", "mine", "bank").turn_of(0, 3, 5).act(0, 3, ("take", 3), ("discard", "ship"))
    assert sorted(game.tiles_of(0)) == ["bank", "mine", "ship"]
    assert game.state.view(None)["gone"] == ["ship"]


@pytest.mark.rule("BUR-112")
def test_with_a_free_key_space_nothing_has_to_go() -> None:
    game = table().depot(3, "castle").keys(0, "ship", "bank").turn_of(0, 3, 5).act(0, 3, ("take", 3))
    assert game.tiles_of(0) == ["ship", "bank", "castle"]
    assert game.state.view(None)["gone"] == []


@pytest.mark.rule("BUR-112")
def test_with_full_key_spaces_a_tile_may_be_taken_with_each_die() -> None:
    game = table().depot(3, "castle").depot(5, "mine").keys(0, "ship", "bank", "cow-4").turn_of(0, 3, 5)
    game.act(0, 3, ("take", 3), ("discard", "bank")).act(0, 5, ("take", 5), ("discard", "castle"))
    assert sorted(game.tiles_of(0)) == ["cow-4", "mine", "ship"]
    assert game.state.view(None)["gone"] == ["bank", "castle"]


@pytest.mark.rule("BUR-113")
def test_a_tile_may_be_taken_and_placed_in_the_same_turn_with_two_dice() -> None:
    game = table().no_goods().depot(2, "ship").workers(0, 0).turn_of(0, 2, 2)
    assert game.offered(0, "place") == []
    game.act(0, 2, ("take", 2))
    assert game.tiles_of(0) == ["ship"] and game.tile_at(0, "D3") is None
    game.place(0, 2, "ship", "D3")
    assert game.tiles_of(0) == [] and game.tile_at(0, "D3") == "ship"


@pytest.mark.rule("BUR-113")
def test_even_a_tile_to_be_placed_next_needs_a_free_key_space() -> None:
    game = table().no_goods().depot(2, "ship").keys(0, "mine", "mine", "bank").turn_of(0, 2, 2).act(0, 2, ("take", 2))
    game.offers(0, ("discard", "mine"), ("discard", "bank"))


@pytest.mark.rule("BUR-114")
@pytest.mark.parametrize("depot", range(1, 7))
def test_nothing_is_taken_from_an_empty_depot(depot: int) -> None:
    game = table().depot(depot).workers(0, 0).turn_of(0, depot)
    assert game.offered(0, "take") == []
    game = table().depot(depot).workers(0, 3).turn_of(0, depot)
    assert game.offered(0, "take") == [("take", other) for other in range(1, 7) if other != depot]


@pytest.mark.rule("BUR-114")
def test_an_emptied_depot_cannot_be_used_again_in_the_same_turn() -> None:
    game = table().depot(3, "ship").workers(0, 0).turn_of(0, 3, 3).act(0, 3, ("take", 3))
    assert game.offered(0, "take") == []
    game.refuses(0, ("take", 3), rule="BUR-114")
