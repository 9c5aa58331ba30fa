"""Five phases of five rounds, and what is prepared for each (BUR-050 to BUR-056)."""

from __future__ import annotations

from collections import Counter

import pytest

import tischlein
from tests.games.burgundy.table import KIND, WORKERS, Table, table
from tischlein.games.burgundy.game import GAME

FOUR = [(1, 1)] * 4


def play_phase(game: Table, white: int = 1) -> Table:
    """Five rounds in which everybody takes workers; then the next phase is about to be prepared."""
    for _ in range(5):
        game.roll(*FOUR, white=white).finish_round()
    return game


def next_phase(game: Table) -> Table:
    return play_phase(game).deal()


@pytest.mark.rule("BUR-050", "BUR-078")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_25_rounds_in_five_phases_and_50_actions_for_everybody(players: int) -> None:
    game = table(players)
    rounds: list[tuple[str, int]] = []
    actions: Counter[int] = Counter()
    while game.due():
        if game.due() == (tischlein.CHANCE,):
            game.deal()
            game.roll(*FOUR)
            view = game.state.view(None)
            rounds.append((view["phase"], view["round"]))
        (seat,) = game.due()
        actions[seat] += WORKERS in game.offered(seat)
        game.play(seat, WORKERS if WORKERS in game.offered(seat) else game.offered(seat)[0])
    assert rounds == [(phase, round) for phase in "ABCDE" for round in range(1, 6)]
    assert actions == dict.fromkeys(range(players), 50)
    assert game.state.result is not None


@pytest.mark.rule("BUR-050")
def test_the_game_goes_on_until_the_last_turn_of_phase_e_is_over() -> None:
    game = table().phase("E").last_round().turn_of(1, 4)
    assert game.due() == (1,)
    game.act(1, 4, WORKERS)
    assert game.due() == ()
    assert game.state.result is not None


@pytest.mark.rule("BUR-050")
def test_after_the_last_round_of_phase_d_phase_e_begins() -> None:
    game = table().phase("D").last_round().turn_of(1, 4).act(1, 4, WORKERS).deal()
    view = game.state.view(None)
    assert (view["phase"], view["round"], view["result"]) == ("E", 1, None)


@pytest.mark.rule("BUR-051")
def test_tiles_left_on_the_board_leave_the_game_when_a_phase_begins() -> None:
    game = play_phase(table().no_tiles().depot(2, "castle", "bank").depot(5, "monastery-3").depot(0, "cow-3", "mine"))
    assert sorted(game.state.view(None)["gone"]) == ["bank", "castle", "cow-3", "mine", "monastery-3"]
    assert all(depot["tiles"] == [] for depot in game.state.view(None)["depots"]) and game.state.view(None)["black"] == []


@pytest.mark.rule("BUR-051")
def test_tiles_that_left_the_game_do_not_come_again() -> None:
    """Monasteries 1 and 2 lay there unclaimed."""
    game = table()
    assert "monastery-1" in game.state.view(None)["depots"][1]["tiles"] and "monastery-2" in game.state.view(None)["depots"][4]["tiles"]
    play_phase(game)
    while game.state.chance.stream != "monastery":
        game.chance(game.state.chance.outcomes()[0][0])
    assert {"monastery-1", "monastery-2"}.isdisjoint(dict(game.state.chance.outcomes()))
    assert len(game.state.chance.outcomes()) == 18


@pytest.mark.rule("BUR-051")
def test_nothing_is_removed_before_the_first_phase_or_between_rounds() -> None:
    game = table()
    before = game.state.depots.copy(), game.state.black
    for _ in range(4):
        game.roll(*FOUR).finish_round()
        assert (game.state.depots, game.state.black) == before
        assert game.state.view(None)["gone"] == []


@pytest.mark.rule("BUR-051")
def test_tiles_on_key_spaces_and_in_the_duchy_stay() -> None:
    game = table().keys(0, "ship", "bank").keys(1, "castle").lay(1, "ship", "D3")
    next_phase(game)
    assert game.tiles_of(0) == ["ship", "bank"] and game.tiles_of(1) == ["castle"]
    assert (game.tile_at(1, "D3"), game.tile_at(0, "D4")) == ("ship", "castle")


@pytest.mark.rule("BUR-052")
def test_goods_in_the_depots_stay_when_a_phase_begins() -> None:
    game = table().no_goods().goods(3, red=2, pink=1).goods(6, brown=1)
    coming = game.state.view(None)["coming"]
    play_phase(game, white=6).deal()
    assert game.goods_at(3) == {"red": 2, "pink": 1}
    assert Counter(game.goods_at(6)) == Counter(coming) + Counter(["brown"])


@pytest.mark.rule("BUR-053", "BUR-054", "BUR-055")
def test_with_four_players_24_and_8_spaces_are_filled_in_every_phase() -> None:
    game = table(4)
    layout = GAME.material(GAME.setup(players=4))["spaces"]
    for phase in "ABCDE":
        view = game.state.view(None)
        assert view["phase"] == phase
        assert [[KIND[tile] for tile in depot["tiles"]] for depot in view["depots"]] == layout[:6]
        assert len(view["black"]) == 8
        assert sum(len(depot["tiles"]) for depot in view["depots"]) == 24
        next_phase(game)
    assert game.state.view(None)["left"] == {}, "with four players every tile is used"


@pytest.mark.rule("BUR-053")
def test_each_space_gets_a_random_tile_of_its_colour() -> None:
    game = play_phase(table(4))
    layout = GAME.material(GAME.setup(players=4))["spaces"]
    wanted = [kind for depot in layout[:6] for kind in depot]
    drawn = []
    while game.state.chance.stream not in ("black", "goods"):
        chance = game.state.chance
        stock = Counter(
            tile for tile in game.state.stock[("building", "animal", "monastery", "ship", "castle", "mine").index(chance.stream)]
        )
        assert sorted(weight for _, weight in chance.outcomes()) == sorted(stock.values())
        assert {KIND[tile] for tile, _ in chance.outcomes()} == {chance.stream}
        drawn.append(chance.stream)
        game.chance(chance.outcomes()[-1][0])
    assert drawn == wanted


@pytest.mark.rule("BUR-053")
def test_a_tile_comes_to_the_space_it_is_drawn_for() -> None:
    game = play_phase(table(4))
    assert game.state.chance.stream == "building"
    game.chance("watchtower", "ship", "monastery-26", "pig-3")
    assert game.state.view(None)["depots"][0]["tiles"] == ["watchtower", "ship", "monastery-26", "pig-3"]


@pytest.mark.rule("BUR-054")
def test_the_black_depot_gets_random_tiles_with_a_black_back() -> None:
    game = play_phase(table(4))
    while game.state.chance.stream != "black":
        game.chance(game.state.chance.outcomes()[0][0])
    assert sum(weight for _, weight in game.state.chance.outcomes()) == 32
    game.chance("castle", "monastery-24", "goat-4", "ship", "ship", "mine", "bank", "watchtower")
    assert game.state.view(None)["black"] == ["castle", "monastery-24", "goat-4", "ship", "ship", "mine", "bank", "watchtower"]
    assert game.state.chance.stream == "goods"


@pytest.mark.rule("BUR-053", "BUR-054")
def test_everybody_sees_the_tiles_in_the_depots() -> None:
    game = table(4)
    views = [game.state.view(viewer) for viewer in (0, 1, 2, 3, None)]
    assert all(view["depots"] == views[0]["depots"] and view["black"] == views[0]["black"] for view in views)
    assert views[0]["depots"][4]["tiles"] == ["mine", "monastery-4", "carpenter", "carpenter"]


@pytest.mark.rule("BUR-056")
def test_five_goods_are_face_up_when_a_phase_begins() -> None:
    game = play_phase(table())
    assert game.state.view(0)["coming"] == []
    while game.state.chance.stream != "goods":
        game.chance(game.state.chance.outcomes()[0][0])
    game.chance("orange", "brown", "orange", "red", "brown")
    assert game.state.chance.stream == "dice-0"
    for viewer in (0, 1, None):
        assert game.state.view(viewer)["coming"] == ["orange", "brown", "orange", "red", "brown"]
