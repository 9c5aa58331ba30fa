"""The Trade Routes: sold goods are laid on cards, and a matching colour brings a bonus (BUR-435 to BUR-444).

The first cards: 1 purple (a building), red (a mine, monastery or castle), turquoise (4 workers); 2 orange (4 points), pink (2 silver),
red (a building); 3 red (any tile), pink (a mine, monastery or castle), purple (4 workers).
"""

from __future__ import annotations

import pytest

from tests.games.burgundy.table import PASS, WORKERS, Table, table
from tischlein import CHANCE
from tischlein.games.burgundy.elements.trade_routes import route_of
from tischlein.games.burgundy.game import GAME
from tischlein.games.burgundy.tiles import GOODS, route_cards

ROUTES = ("trade_routes",)
NUMBER = {good: number for number, good in enumerate(GOODS, 1)}


def routes(*cards: int, filled: int = 0, players: int = 2, more: tuple[str, ...] = ()) -> Table:
    """Red has this route with so many spaces filled, no workers and no silver; nothing lies in the depots."""
    game = table(players, (*ROUTES, *more)).no_tiles().no_goods().workers(0, 0).silver(0, 0)
    if cards:
        game.estate(0).route = cards
    game.estate(0).routed = filled
    return game


def sell(game: Table, good: str, count: int = 1) -> Table:
    """Red sells so many goods with the die of their colour, and has another die left."""
    game.store(0, **{good: count}).turn_of(0, NUMBER[good], NUMBER[good])
    return game.act(0, NUMBER[good], ("sell", good))


def space(bonus: str) -> tuple[tuple[int, ...], int, str]:
    """A route and how many of its spaces to fill, so that the next one has this bonus; and its colour."""
    for card, spaces in route_cards().items():
        for place, (good, found) in enumerate(spaces):
            if found == bonus:
                return (card,), place, GOODS[good]
    raise AssertionError(bonus)


# ---------------------------------------------------------------------- cards


@pytest.mark.rule("BUR-435", "BUR-436")
@pytest.mark.parametrize(("players", "cards", "spaces"), [(2, 5, 15), (3, 4, 12), (4, 3, 9)])
def test_everybody_gets_cards_for_a_route_of_their_own(players: int, cards: int, spaces: int) -> None:
    game = table(players, ROUTES)
    dealt = [game.estate(seat).route for seat in range(players)]
    assert [len(route) for route in dealt] == [cards] * players
    assert len({card for route in dealt for card in route}) == players * cards
    assert [len(route_of(game.estate(seat))) for seat in range(players)] == [spaces] * players


@pytest.mark.rule("BUR-435")
def test_the_cards_are_random_and_lie_in_the_order_in_which_they_come() -> None:
    state = GAME.start(GAME.setup(players=2, elements=ROUTES))
    wanted = [7, 3, 12, 1, 9, 4, 2, 11, 5, 8]
    while state.chance.stream != "routes":
        state.play(CHANCE, state.chance.outcomes()[0][0])
    for number, card in enumerate(wanted):
        left = [outcome for outcome, weight in state.chance.outcomes() if weight == 1]
        assert left == [other for other in range(1, 13) if other not in wanted[:number]]
        state.play(CHANCE, card)
    assert state.estates[0].route == (7, 3, 12, 1, 9)
    assert state.estates[1].route == (4, 2, 11, 5, 8)


@pytest.mark.rule("BUR-435")
def test_without_the_trade_routes_nobody_has_cards() -> None:
    assert table(2).estate(0).route == ()


@pytest.mark.rule("BUR-436")
def test_there_are_twelve_cards_with_three_spaces_each() -> None:
    assert [len(spaces) for spaces in route_cards().values()] == [3] * 12


# ---------------------------------------------------------------------- from left to right


@pytest.mark.rule("BUR-437")
def test_sold_goods_fill_the_route_one_by_one_from_left_to_right() -> None:
    game = sell(routes(1, 2), "turquoise", 3)
    assert game.estate(0).routed == 3
    assert game.estate(0).workers == 4, "the third space is turquoise"
    game = sell(game, "orange")
    assert game.estate(0).routed == 4
    assert game.earned(0) == {"sale": 2, "route": 4}, "the fourth space is the first of the second card"


@pytest.mark.rule("BUR-437", "BUR-438")
def test_each_tile_can_bring_the_bonus_of_its_own_space() -> None:
    game = sell(routes(2, 3, filled=2).depot(1, "bank").depot(2, "ship", "mine"), "red", 2)
    assert game.estate(0).routed == 4
    game.offers(0, ("gain", 1, "bank"), PASS)
    game.play(0, ("gain", 1, "bank")).offers(0, ("gain", 2, "ship"), ("gain", 2, "mine"), PASS)
    game.play(0, ("gain", 2, "ship"))
    assert game.tiles_of(0) == ["bank", "ship"]


@pytest.mark.rule("BUR-437")
def test_everybody_fills_only_the_own_route() -> None:
    game = sell(routes(1, 2), "turquoise", 3)
    assert game.estate(1).routed == 0


# ---------------------------------------------------------------------- bonuses


@pytest.mark.rule("BUR-438")
def test_a_space_with_workers_brings_4_of_them() -> None:
    cards, filled, good = space("workers_4")
    assert sell(routes(*cards, filled=filled), good).estate(0).workers == 4


@pytest.mark.rule("BUR-438", "BUR-443")
def test_a_space_with_silver_brings_2_coins_beside_the_one_for_the_sale() -> None:
    cards, filled, good = space("silver_2")
    game = sell(routes(*cards, filled=filled), good)
    assert game.estate(0).silver == 2 + 1
    assert game.earned(0) == {"sale": 2}


@pytest.mark.rule("BUR-438", "BUR-443")
def test_a_space_with_points_brings_4_of_them_beside_those_for_the_sale() -> None:
    cards, filled, good = space("points_4")
    game = sell(routes(*cards, filled=filled), good)
    assert game.earned(0) == {"sale": 2, "route": 4}
    assert game.estate(0).silver == 1


@pytest.mark.rule("BUR-438")
@pytest.mark.parametrize(
    ("bonus", "tiles"),
    [
        ("take_building", ["bank"]),
        ("take_mine_monastery_castle", ["castle", "mine", "monastery-1"]),
        ("take_any", ["bank", "castle", "cow-2", "mine", "monastery-1", "ship"]),
    ],
)
def test_a_space_with_a_tile_brings_one_of_the_right_colour_from_any_depot(bonus: str, tiles: list[str]) -> None:
    cards, filled, good = space(bonus)
    game = routes(*cards, filled=filled)
    for number, tile in enumerate(("bank", "cow-2", "monastery-1", "ship", "castle", "mine"), 1):
        game.depot(number, tile)
    sell(game.depot(0, "church", "castle"), good)
    found = [action[2] for action in game.offered(0, "gain")]
    assert sorted(found) == tiles
    assert PASS in game.offered(0)
    game.play(0, game.offered(0, "gain")[0])
    assert game.tiles_of(0) == [found[0]]


@pytest.mark.rule("BUR-438")
def test_a_bonus_is_there_at_once_before_the_other_die() -> None:
    game = sell(routes(1, filled=2).depot(4, "ship").depot(3, "mine"), "turquoise")
    assert ("take", 3) in game.offered(0) and ("take", 4) in game.offered(0), "four workers turn the second 1 into anything"


@pytest.mark.rule("BUR-438")
def test_if_no_depot_has_such_a_tile_the_bonus_is_lost() -> None:
    cards, filled, good = space("take_building")
    game = sell(routes(*cards, filled=filled).depot(1, "ship").depot(0, "bank"), good)
    assert game.offered(0, "gain") == []
    assert WORKERS in game.offered(0)


@pytest.mark.rule("BUR-438", "BUR-112")
def test_with_full_key_spaces_a_tile_has_to_go_for_the_bonus() -> None:
    cards, filled, good = space("take_building")
    game = sell(routes(*cards, filled=filled).depot(1, "bank").keys(0, "mine", "ship", "castle"), good)
    game.play(0, ("gain", 1, "bank")).offers(0, ("discard", "mine"), ("discard", "ship"), ("discard", "castle"))
    game.play(0, ("discard", "mine"))
    assert game.tiles_of(0) == ["ship", "castle", "bank"]


@pytest.mark.rule("BUR-438")
def test_with_full_key_spaces_the_bonus_may_be_left() -> None:
    cards, filled, good = space("take_any")
    game = sell(routes(*cards, filled=filled).depot(1, "bank").keys(0, "mine", "ship", "castle"), good).play(0, PASS)
    assert game.tiles_of(0) == ["mine", "ship", "castle"]
    assert game.state.view(None)["depots"][0]["tiles"] == ["bank"]


@pytest.mark.rule("BUR-439")
def test_a_space_of_another_colour_brings_nothing_and_stays_filled() -> None:
    game = sell(routes(1, 2).depot(1, "bank").depot(2, "mine"), "orange")
    assert game.estate(0).routed == 1 and game.offered(0, "gain") == []
    game = sell(game, "purple")
    assert game.estate(0).routed == 2 and game.offered(0, "gain") == [], "purple now comes to the red space"
    assert game.estate(0).workers == 0


# ---------------------------------------------------------------------- selling as before


@pytest.mark.rule("BUR-440")
def test_all_goods_of_the_colour_are_sold_in_one_go() -> None:
    game = routes(1, 2).store(0, turquoise=4, pink=1).turn_of(0, 1)
    assert game.offered(0, "sell") == [("sell", "turquoise")]
    game.play(0, ("sell", "turquoise"))
    assert game.in_store(0) == {"pink": 1}
    assert game.estate(0).routed == 4


@pytest.mark.rule("BUR-441")
def test_when_the_route_is_full_goods_go_to_the_pile_and_bring_no_bonus() -> None:
    game = sell(routes(1, filled=3).sold(0, turquoise=3), "turquoise", 2)
    assert game.estate(0).routed == 3
    assert game.estate(0).workers == 0
    assert game.state.view(None)["estates"][0]["sold"]["turquoise"] == 5
    assert game.earned(0) == {"sale": 4}


@pytest.mark.rule("BUR-441")
def test_only_those_that_find_a_space_are_laid_on_the_route() -> None:
    game = sell(routes(1, filled=2), "turquoise", 3)
    assert game.estate(0).routed == 3
    assert game.estate(0).workers == 4
    assert game.earned(0) == {"sale": 6}


@pytest.mark.rule("BUR-442")
def test_goods_on_the_route_count_for_monasteries_15_and_25() -> None:
    game = routes(1, 2).lay(0, "monastery-15", "C4").lay(0, "monastery-25", "B4")
    sell(sell(game, "turquoise", 3), "orange", 2).store(0)
    game.phase("E").last_round().turn_of(1, 1).finish_round()
    scored = {term.detail["number"]: term.points for term in game.gained(0) if term.key == "monastery"}
    assert scored == {15: 2 * 2, 25: 5}


@pytest.mark.rule("BUR-442")
def test_goods_on_the_route_and_on_the_pile_count_together() -> None:
    game = sell(routes(1, filled=2).sold(0, pink=2).lay(0, "monastery-25", "C4"), "turquoise", 3).store(0)
    game.phase("E").last_round().turn_of(1, 1).finish_round()
    assert game.earned(0)["monastery"] == 5


@pytest.mark.rule("BUR-443")
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 3), (4, 4)])
def test_the_sale_itself_brings_silver_and_points_as_usual(players: int, each: int) -> None:
    game = sell(routes(1, players=players), "orange", 2)
    assert game.earned(0) == {"sale": 2 * each}
    assert game.estate(0).silver == 1


@pytest.mark.rule("BUR-443")
def test_monasteries_and_shields_for_sales_work_together_with_the_route() -> None:
    game = routes(1, filled=0, more=("shields",)).lay(0, "monastery-3", "C4").lay(0, "monastery-4", "B4").lay(0, "castle", "B3")
    sell(game.shield(0, 9, "D4").shield(0, 12, "B3"), "turquoise", 3)
    assert game.estate(0).silver == 3 + 1
    assert game.estate(0).workers == 1 + 4
    assert game.earned(0) == {"sale": 12}


@pytest.mark.rule("BUR-438", "BUR-567")
def test_the_workers_of_a_route_bring_the_owner_of_shield_2_one_more() -> None:
    game = routes(1, filled=2, more=("shields",)).shield(1, 2, "D4").workers(1, 0)
    sell(game, "turquoise")
    assert (game.estate(0).workers, game.estate(1).workers) == (4, 1)


@pytest.mark.rule("BUR-444")
def test_the_bonuses_of_one_sale_are_carried_out_from_left_to_right() -> None:
    game = routes(2, 3, filled=2).depot(1, "bank").depot(2, "mine")
    sell(game, "red", 2).offers(0, ("gain", 1, "bank"), PASS)
    game.play(0, PASS).offers(0, ("gain", 1, "bank"), ("gain", 2, "mine"), PASS)
    game = routes(3, 2, filled=0).depot(1, "bank").depot(2, "mine")
    sell(game, "red", 6).offers(0, ("gain", 1, "bank"), ("gain", 2, "mine"), PASS)
    game.play(0, PASS).offers(0, ("gain", 1, "bank"), PASS)


# ---------------------------------------------------------------------- together


@pytest.mark.rule("BUR-437", "BUR-190")
def test_a_warehouse_sells_onto_the_route() -> None:
    game = routes(1, filled=2).keys(0, "warehouse").store(0, turquoise=2, red=1).turn_of(0, 3)
    game.place(0, 3, "warehouse", "C3", ("sell", "turquoise"))
    assert game.estate(0).routed == 3 and game.estate(0).workers == 4
    assert game.in_store(0) == {"red": 1}


@pytest.mark.rule("BUR-437", "BUR-438")
def test_two_bonus_tiles_of_one_warehouse_need_two_key_spaces() -> None:
    game = routes(2, 3, filled=2).keys(0, "warehouse", "mine", "ship").store(0, red=2).depot(2, "bank", "castle").turn_of(0, 3)
    game.place(0, 3, "warehouse", "C3", ("sell", "red"), ("gain", 2, "bank"), ("gain", 2, "castle"))
    game.offers(0, ("discard", "mine"), ("discard", "ship"), ("discard", "bank"))
    game.play(0, ("discard", "ship"))
    assert game.tiles_of(0) == ["mine", "bank", "castle"]


@pytest.mark.rule("BUR-435", "BUR-458")
def test_partners_have_one_route_with_the_cards_of_both() -> None:
    game = table(4, ("trade_routes", "team"))
    assert [len(estate.route) for estate in game.state.estates] == [6, 6]
    game.no_tiles().store(0, orange=2).turn_of(0, 6).play(0, ("sell", "orange"))
    game.store(2, orange=2).turn_of(2, 6).play(2, ("sell", "orange"))
    assert game.estate(0).routed == 4
    assert game.earned(2) == {"sale": 8, "route": 4}, "the fourth space is orange"
    assert game.earned(0) == {}


@pytest.mark.rule("BUR-435", "BUR-490")
def test_in_the_solo_game_there_are_as_many_cards_as_with_two_players() -> None:
    game = table(1, ROUTES).no_tiles().no_goods()
    assert len(game.estate(0).route) == 5
    game.silver(0, 0).store(0, turquoise=3).turn_of(0, 1).play(0, ("sell", "turquoise"))
    assert game.estate(0).workers == 2 + 4
