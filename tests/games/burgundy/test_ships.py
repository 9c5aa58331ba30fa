"""Ships: goods from a depot, then one space on across the bridge (BUR-145 to BUR-153)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.table import PASS, WORKERS, Table, table
from tischlein.games.burgundy.tiles import GOODS


def harbour(players: int = 2) -> Table:
    """Seat 0 can place a ship with a 2 on D3, or with a 5 on D5. No goods anywhere, not in the stores either."""
    game = table(players).no_goods().keys(0, "ship", "ship")
    for seat in range(players):
        game.store(seat)
    return game


def sail(game: Table) -> Table:
    return game.turn_of(0, 2).place(0, 2, "ship", "D3")


@pytest.mark.rule("BUR-145")
def test_a_ship_takes_all_goods_of_a_depot() -> None:
    game = sail(harbour().goods(4, red=3, pink=1).goods(6, red=1, brown=1))
    game.offers(0, ("ship", 4), ("ship", 6), PASS)
    game.play(0, ("ship", 4))
    assert game.in_store(0) == {"red": 3, "pink": 1}
    assert game.goods_at(4) == {}
    assert game.goods_at(6) == {"red": 1, "brown": 1}, "only of one depot"


@pytest.mark.rule("BUR-145")
def test_the_goods_come_to_those_already_in_the_store() -> None:
    game = sail(harbour().store(0, red=2, orange=1).goods(4, red=3, pink=1)).play(0, ("ship", 4))
    assert game.in_store(0) == {"red": 5, "pink": 1, "orange": 1}


@pytest.mark.rule("BUR-145")
def test_tiles_of_the_depot_stay_there() -> None:
    game = harbour().depot(4, "mine", "bank").goods(4, red=3)
    sail(game).play(0, ("ship", 4))
    assert game.state.view(None)["depots"][3]["tiles"] == ["mine", "bank"]
    assert game.tiles_of(0) == ["ship"]


@pytest.mark.rule("BUR-145")
def test_the_goods_go_to_whoever_placed_the_ship() -> None:
    game = harbour().goods(1, red=1).keys(1, "ship").turn_of(1, 2).place(1, 2, "ship", "D3", ("ship", 1))
    assert (game.in_store(0), game.in_store(1)) == ({}, {"red": 1})


@pytest.mark.rule("BUR-146")
@pytest.mark.parametrize(("die", "space"), [(2, "D3"), (5, "D5")])
def test_the_depot_does_not_depend_on_the_die(die: int, space: str) -> None:
    for depot in range(1, 7):
        game = harbour().workers(0, 0)
        for number, good in enumerate(GOODS, 1):
            game.goods(number, **{good: number})
        game.turn_of(0, die).place(0, die, "ship", space)
        game.offers(0, *(("ship", number) for number in range(1, 7)))
        game.play(0, ("ship", depot))
        assert game.in_store(0) == {GOODS[depot - 1]: depot}


@pytest.mark.rule("BUR-147")
def test_the_store_takes_any_number_of_three_colours() -> None:
    game = sail(harbour().store(0, red=5, pink=6, brown=6).goods(3, red=2, pink=1, brown=1)).play(0, ("ship", 3))
    assert game.in_store(0) == {"red": 7, "pink": 7, "brown": 7}


@pytest.mark.rule("BUR-147", "BUR-148")
def test_a_fourth_colour_does_not_come_into_the_store() -> None:
    game = sail(harbour().store(0, red=1, pink=1, brown=1).goods(3, red=1, orange=2)).play(0, ("ship", 3))
    assert game.in_store(0) == {"red": 2, "pink": 1, "brown": 1}
    assert game.goods_at(3) == {"orange": 2}


@pytest.mark.rule("BUR-147", "BUR-149")
def test_an_empty_store_takes_three_of_six_colours() -> None:
    game = sail(harbour().goods(3, turquoise=1, purple=1, pink=1, red=1, brown=1, orange=2)).play(0, ("ship", 3))
    game.offers(0, *(("goods", good) for good in GOODS))
    game.play(0, ("goods", "orange"))
    game.offers(0, *(("goods", good) for good in GOODS[:5]))
    game.play(0, ("goods", "turquoise"), ("goods", "red"))
    assert game.in_store(0) == {"orange": 2, "turquoise": 1, "red": 1}
    assert game.goods_at(3) == {"purple": 1, "pink": 1, "brown": 1}
    assert game.state.active == -1, "nothing more is asked"


@pytest.mark.rule("BUR-148", "BUR-149", "BUR-150")
@pytest.mark.parametrize(("chosen", "left"), [("pink", "brown"), ("brown", "pink")])
def test_the_example_of_turquoise_and_either_pink_or_brown(chosen: str, left: str) -> None:
    """Two colours in the store, one of them turquoise; turquoise, pink and brown in the depot."""
    game = sail(harbour().store(0, turquoise=1, red=1).goods(2, turquoise=1, pink=1, brown=1)).play(0, ("ship", 2))
    game.offers(0, ("goods", "pink"), ("goods", "brown"))
    assert game.in_store(0) == {"turquoise": 2, "red": 1}
    game.play(0, ("goods", chosen))
    assert game.in_store(0) == {"turquoise": 2, "red": 1, chosen: 1}
    assert game.goods_at(2) == {left: 1}


@pytest.mark.rule("BUR-149")
def test_two_of_three_new_colours_are_chosen_each_with_all_its_tiles() -> None:
    game = sail(harbour().store(0, red=1).goods(2, pink=2, brown=3, orange=1)).play(0, ("ship", 2), ("goods", "brown"), ("goods", "pink"))
    assert game.in_store(0) == {"red": 1, "brown": 3, "pink": 2}
    assert game.goods_at(2) == {"orange": 1}


@pytest.mark.rule("BUR-149")
def test_nothing_is_asked_if_all_new_colours_fit() -> None:
    game = sail(harbour().store(0, red=1).goods(2, pink=2, brown=3)).play(0, ("ship", 2))
    assert game.in_store(0) == {"red": 1, "brown": 3, "pink": 2}
    assert game.state.active == -1


@pytest.mark.rule("BUR-150")
def test_whoever_has_chosen_a_depot_cannot_leave_goods_that_fit() -> None:
    game = sail(harbour().store(0, red=1, purple=1).goods(2, pink=2, brown=3)).play(0, ("ship", 2))
    game.offers(0, ("goods", "pink"), ("goods", "brown"))
    assert PASS not in game.offered(0)


@pytest.mark.rule("BUR-150")
def test_with_goods_in_all_depots_some_must_be_taken() -> None:
    game = harbour()
    for depot in range(1, 7):
        game.goods(depot, red=1)
    sail(game).offers(0, *(("ship", depot) for depot in range(1, 7)))


@pytest.mark.rule("BUR-145", "BUR-150")
def test_a_depot_without_goods_may_be_chosen_which_is_to_take_nothing() -> None:
    game = harbour().goods(1, red=1)
    sail(game).play(0, PASS)
    assert game.in_store(0) == {} and game.goods_at(1) == {"red": 1}


@pytest.mark.rule("BUR-150")
def test_a_depot_whose_goods_do_not_fit_brings_nothing() -> None:
    game = harbour().store(0, red=1, pink=1, brown=1).goods(1, red=1)
    for depot in range(2, 7):
        game.goods(depot, orange=1)
    sail(game).offers(0, ("ship", 1), PASS)


@pytest.mark.rule("BUR-151")
def test_the_marker_moves_one_space_after_the_goods_are_taken() -> None:
    game = sail(harbour().goods(3, red=1, pink=1, brown=1, orange=1))
    assert game.state.view(None)["bridge"][:3] == [[1, 0], [], []]
    game.play(0, ("ship", 3), ("goods", "red"), ("goods", "pink"))
    assert game.state.view(None)["bridge"][:3] == [[1, 0], [], []]
    game.play(0, ("goods", "brown"))
    assert game.state.view(None)["bridge"][:3] == [[1], [0], []]


@pytest.mark.rule("BUR-151")
def test_six_ships_lead_from_the_first_space_to_the_last() -> None:
    game = harbour()
    for number, (die, space) in enumerate(((2, "D3"), (1, "D2"), (6, "D1"), (5, "D5"), (4, "D6"), (1, "D7")), 1):
        game.keys(0, "ship").turn_of(0, die).place(0, die, "ship", space)
        assert game.state.view(None)["bridge"].index([0]) == number
    assert game.state.view(None)["bridge"] == [[1], [], [], [], [], [], [0]]


@pytest.mark.rule("BUR-151")
def test_only_the_marker_of_whoever_placed_the_ship_moves() -> None:
    game = sail(harbour(3).bridge([2], [1], [0]))
    assert game.state.view(None)["bridge"][:4] == [[2], [1], [], [0]]


@pytest.mark.rule("BUR-152")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([[3, 0], [2, 1]], [[3], [2, 1, 0], []]),
        ([[0, 3], [2], [1]], [[3], [2, 0], [1]]),
        ([[2], [3, 0, 1], []], [[2], [3, 1], [0]]),
    ],
)
def test_a_marker_comes_on_top_of_those_that_stand_there(before: list[list[int]], after: list[list[int]]) -> None:
    game = sail(harbour(4).bridge(*before))
    assert game.state.view(None)["bridge"][:3] == after


@pytest.mark.rule("BUR-152", "BUR-075")
def test_whoever_comes_later_onto_a_space_plays_earlier() -> None:
    game = harbour(3).bridge([2, 1], [0]).keys(1, "ship").turn_of(1, 2).place(1, 2, "ship", "D3")
    game.roll((1, 1), (1, 1), (1, 1))
    assert game.state.view(None)["order"] == [1, 0, 2]
    assert game.due() == (1,)


@pytest.mark.rule("BUR-153")
def test_a_ship_advances_the_marker_without_goods_in_the_depots() -> None:
    game = sail(harbour())
    assert game.state.view(None)["bridge"][:2] == [[1], [0]]
    assert game.in_store(0) == {}


@pytest.mark.rule("BUR-153")
def test_a_ship_advances_the_marker_when_no_goods_fit() -> None:
    game = sail(harbour().store(0, red=1, pink=1, brown=1).goods(2, orange=4))
    assert game.state.view(None)["bridge"][:2] == [[1], [0]]
    assert game.goods_at(2) == {"orange": 4}


@pytest.mark.rule("BUR-153")
def test_a_ship_advances_the_marker_when_its_owner_takes_nothing() -> None:
    game = sail(harbour().goods(2, orange=4)).play(0, PASS)
    assert game.state.view(None)["bridge"][:2] == [[1], [0]]


@pytest.mark.rule("BUR-145", "BUR-151")
def test_two_ships_in_a_turn_take_goods_and_advance_twice() -> None:
    game = harbour().goods(1, red=2).goods(2, red=1, pink=1).turn_of(0, 2, 5)
    game.place(0, 2, "ship", "D3", ("ship", 1)).place(0, 5, "ship", "D5", ("ship", 2))
    assert game.in_store(0) == {"red": 3, "pink": 1}
    assert game.state.view(None)["bridge"][:3] == [[1], [], [0]]


@pytest.mark.rule("BUR-145")
def test_goods_from_a_ship_can_be_sold_with_the_next_die() -> None:
    game = harbour().goods(1, red=2).turn_of(0, 2, 4).place(0, 2, "ship", "D3", ("ship", 1)).act(0, 4, ("sell", "red"))
    assert game.earned(0) == {"sale": 4}
    assert game.state.view(0)["estates"][0]["sold"]["red"] == 2


@pytest.mark.rule("BUR-151", "BUR-131")
def test_a_ship_is_finished_before_the_next_die() -> None:
    game = harbour().goods(1, red=2).turn_of(0, 2, 4).place(0, 2, "ship", "D3")
    assert WORKERS not in game.offered(0)
    game.play(0, ("ship", 1))
    assert WORKERS in game.offered(0)
    assert game.state.view(None)["bridge"][:2] == [[1], [0]]
