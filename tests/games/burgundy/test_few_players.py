"""Two and three players (BUR-350 to BUR-355)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.table import PASS, WORKERS, Table, table
from tischlein.core.decision import Action
from tischlein.games.burgundy.game import GAME
from tischlein.games.burgundy.tiles import INDEX, KIND_OF, KINDS

TWO = (
    ("building", "ship"),
    ("monastery", "castle"),
    ("animal", "building"),
    ("ship", "building"),
    ("mine", "monastery"),
    ("building", "animal"),
)
THIRD = ("monastery", "building", "ship", "animal", "building", "castle")


def colours(game: Table) -> list[tuple[str, ...]]:
    """The colours of the tiles in the six depots."""
    depots = game.state.view(None)["depots"]
    return [tuple(KINDS[KIND_OF[INDEX[tile]]] for tile in depot["tiles"]) for depot in depots]


@pytest.mark.rule("BUR-350")
def test_two_and_three_players_use_another_side_of_the_main_board() -> None:
    """It has three spaces in each depot and six black ones; the side for four has four and eight."""
    sizes = {players: [len(kinds) for kinds in GAME.material(GAME.setup(players=players))["spaces"]] for players in (2, 3, 4)}
    assert sizes == {2: [2, 2, 2, 2, 2, 2, 4], 3: [3, 3, 3, 3, 3, 3, 6], 4: [4, 4, 4, 4, 4, 4, 8]}


@pytest.mark.rule("BUR-351")
@pytest.mark.parametrize("phase", "ABCDE")
def test_with_two_players_two_tiles_come_to_each_depot_and_four_to_the_black_one(phase: str) -> None:
    game = table()
    while game.state.view(None)["phase"] != phase:
        game.last_turn()
    assert colours(game) == list(TWO)
    assert len(game.state.view(None)["black"]) == 4


@pytest.mark.rule("BUR-352", "BUR-353")
@pytest.mark.parametrize(("phase", "green"), [("A", "castle"), ("B", "mine"), ("C", "castle"), ("D", "mine"), ("E", "castle")])
def test_with_three_players_three_tiles_come_to_each_depot_and_six_to_the_black_one(phase: str, green: str) -> None:
    game = table(players=3)
    while game.state.view(None)["phase"] != phase:
        game.last_turn()
    assert colours(game) == [(*inner, third) for inner, third in zip(TWO, (*THIRD[:5], green), strict=True)]
    assert len(game.state.view(None)["black"]) == 6


@pytest.mark.rule("BUR-353")
@pytest.mark.parametrize(("players", "there"), [(2, False), (4, True)])
def test_only_with_three_players_the_castle_of_depot_6_becomes_a_mine(players: int, there: bool) -> None:
    game = table(players=players).last_turn()
    assert game.state.view(None)["phase"] == "B"
    assert ("castle" in colours(game)[5]) is there and "mine" not in colours(game)[5]


@pytest.mark.rule("BUR-353")
def test_the_mine_of_depot_6_comes_from_the_stock_of_mines() -> None:
    game = table(players=3)
    before = game.state.view(None)["left"]
    after = game.last_turn().state.view(None)["left"]
    assert (before["mine"] - after["mine"], before["castle"] - after["castle"]) == (2, 1)


@pytest.mark.rule("BUR-354")
@pytest.mark.parametrize(("players", "goods", "large", "small"), [(2, 2, 5, 2), (3, 3, 6, 3)])
def test_goods_and_bonus_tiles_are_worth_less(players: int, goods: int, large: int, small: int) -> None:
    game = table(players=players).store(0, red=1).turn_of(0, 4).play(0, ("sell", "red"))
    assert game.earned(0) == {"sale": goods}
    bonuses = []
    for seat in (1, 0):
        game.lay(seat, "mine", "E3", "F2").keys(seat, "mine").turn_of(seat, 3).place(seat, 3, "mine", "G1")
        bonuses.append(game.earned(seat)["bonus"])
    assert bonuses == [large, small]


@pytest.mark.rule("BUR-355")
@pytest.mark.parametrize("players", [2, 3])
def test_everybody_begins_with_as_much_as_with_four(players: int) -> None:
    game = table(players=players)
    assert [game.estate(seat).workers for seat in range(players)] == [1, 2, 3, 4][:players]
    assert {game.estate(seat).silver for seat in range(players)} == {1}
    assert {sum(game.in_store(seat).values()) for seat in range(players)} == {3}
    assert GAME.material(game.state.setup)["key_spaces"] == 3


@pytest.mark.rule("BUR-355")
@pytest.mark.parametrize("players", [2, 3])
def test_areas_buildings_and_purchases_are_worth_as_much_as_with_four(players: int) -> None:
    game = table(players=players).workers(0, 0).silver(0, 2).depot(0, "bank").keys(0, "watchtower", "boarding_house").turn_of(0, 3, 5)
    buy: tuple[Action, ...] = (("buy",), ("buy", 0, "bank", "silver"))
    game.play(0, *buy)
    assert game.estate(0).silver == 0
    assert game.place(0, 3, "watchtower", "C3").earned(0) == {"area": 1, "phase": 10, "watchtower": 4}
    game.act(0, 5, WORKERS)
    assert game.estate(0).workers == 2


@pytest.mark.rule("BUR-355")
@pytest.mark.parametrize("players", [2, 3])
def test_a_game_has_25_rounds(players: int) -> None:
    game, rounds = table(players=players), 0
    while game.due():
        game.roll(*((5, 2),) * players).finish_round().deal()
        rounds += 1
    assert rounds == 25


@pytest.mark.rule("BUR-355", "BUR-184")
@pytest.mark.parametrize("players", [2, 3])
def test_buildings_take_from_all_six_depots(players: int) -> None:
    game = table(players=players).no_tiles().depot(1, "ship").depot(6, "cow-2").keys(0, "market").turn_of(0, 3)
    game.place(0, 3, "market", "C3").offers(0, ("gain", 1, "ship"), ("gain", 6, "cow-2"), PASS)
