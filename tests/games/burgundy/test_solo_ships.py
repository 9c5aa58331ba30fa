"""The Solo Game: goods that ships load and remove, and the exchange of five for a black tile (BUR-506 to BUR-508)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.solo_table import marker, solo
from tests.games.burgundy.table import PASS, WORKERS
from tischlein.games.burgundy.estate import number_of

# ---------------------------------------------------------------------- goods


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


# ---------------------------------------------------------------------- the exchange


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
