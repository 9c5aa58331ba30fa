"""What is in the box (BUR-001 to BUR-009)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import tischlein
from tests.games.burgundy.table import KIND, WORKERS, opening, table
from tischlein.games.burgundy.game import GAME
from tischlein.games.burgundy.state import BurgundyState
from tischlein.games.burgundy.tiles import IDS

ALL_TILES = {"building": 56, "animal": 28, "monastery": 26, "castle": 16, "mine": 12, "ship": 26}
BLACK_BACKS = {"building": 16, "animal": 8, "monastery": 6, "castle": 2, "mine": 2, "ship": 6}
STOCKS = ("building", "animal", "monastery", "ship", "castle", "mine", "black")


def stocks() -> dict[str, Counter[str]]:
    return {back: Counter(IDS[tile] for tile in stock) for back, stock in zip(STOCKS, opening().state.stock, strict=True)}


def kinds(tiles: Counter[str]) -> Counter[str]:
    found: Counter[str] = Counter()
    for tile, copies in tiles.items():
        found[KIND[tile]] += copies
    return found


def everywhere(state: BurgundyState) -> Counter[str]:
    """All hex tiles of a game, wherever they are."""
    places = [*state.stock, *state.depots, state.black, *state.keys, tuple(state.gone)]
    tiles = [tile for place in places for tile in place] + [tile for estate in state.estates for tile in estate.tiles if tile != 255]
    return Counter(IDS[tile] for tile in tiles)


@pytest.mark.rule("BUR-001")
def test_there_are_164_hex_tiles_of_six_colours() -> None:
    left = Counter(opening().state.view(None)["left"])
    assert left.total() == 164
    assert kinds(left) == ALL_TILES


@pytest.mark.rule("BUR-001", "BUR-130")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_tile_is_lost_or_doubled_in_a_whole_game_and_none_leaves_a_duchy(players: int) -> None:
    rng = Random(players)
    state = opening(players).state
    box = everywhere(state)
    before = [estate.tiles for estate in state.estates]
    while waiting := state.waiting_for:
        if waiting == (tischlein.CHANCE,):
            if state.phase >= 0:
                assert everywhere(state) == box
            state.play(tischlein.CHANCE, state.chance.sample(rng))
        else:
            options = state.options(waiting[0])
            placing = [option for option in options if option[0] in ("place", "space")]
            state.play(waiting[0], rng.choice(placing or options))
        now = [estate.tiles for estate in state.estates]
        for old, new in zip(before, now, strict=True):
            assert all(tile in (255, other) for tile, other in zip(old, new, strict=True))
        before = now
    assert everywhere(state) == box
    assert sum(estate.filled.bit_count() for estate in state.estates) > 12 * players, "many tiles have been placed"


@pytest.mark.rule("BUR-001")
def test_all_26_monasteries_differ() -> None:
    left = opening().state.view(None)["left"]
    assert {tile: copies for tile, copies in left.items() if KIND[tile] == "monastery"} == {f"monastery-{n}": 1 for n in range(1, 27)}


@pytest.mark.rule("BUR-002")
def test_40_tiles_have_a_black_back() -> None:
    black = stocks()["black"]
    assert black.total() == 40
    assert kinds(black) == BLACK_BACKS


@pytest.mark.rule("BUR-002")
@pytest.mark.parametrize("colour", ALL_TILES)
def test_the_back_of_all_others_has_their_own_colour(colour: str) -> None:
    assert kinds(stocks()[colour]) == {colour: ALL_TILES[colour] - BLACK_BACKS[colour]}


@pytest.mark.rule("BUR-003")
def test_there_are_seven_tiles_of_each_of_eight_buildings() -> None:
    left = opening().state.view(None)["left"]
    buildings = {tile: copies for tile, copies in left.items() if KIND[tile] == "building"}
    names = ("market", "carpenter", "church", "warehouse", "boarding_house", "bank", "town_hall", "watchtower")
    assert buildings == dict.fromkeys(names, 7)


@pytest.mark.rule("BUR-004")
@pytest.mark.parametrize("species", ["cow", "sheep", "pig", "goat"])
def test_there_are_seven_tiles_of_each_species_with_two_three_or_four_animals(species: str) -> None:
    left = opening().state.view(None)["left"]
    tiles = {tile: copies for tile, copies in left.items() if tile.startswith(species)}
    assert tiles == {f"{species}-2": 2, f"{species}-3": 3, f"{species}-4": 2}
    assert sum(tiles.values()) == 7


@pytest.mark.rule("BUR-004")
def test_there_are_four_species() -> None:
    left = opening().state.view(None)["left"]
    assert {tile.split("-")[0] for tile in left if KIND[tile] == "animal"} == {"cow", "sheep", "pig", "goat"}


@pytest.mark.rule("BUR-005")
def test_there_are_seven_goods_of_each_of_six_colours() -> None:
    game = opening().chance(0)
    assert game.state.chance.stream == "goods"
    assert dict(game.state.chance.outcomes()) == dict.fromkeys(("turquoise", "purple", "pink", "red", "brown", "orange"), 7)


LAST_OF = {
    "building": ("bank", "C3", 3),
    "animal": ("cow-2", "C2", 4),
    "monastery": ("monastery-7", "C4", 1),
    "ship": ("ship", "D3", 2),
    "castle": ("castle", "B3", 6),
    "mine": ("mine", "E3", 4),
}
"""For each colour a tile, and a space of board 1 for it with the die that is needed."""


@pytest.mark.rule("BUR-006", "BUR-024")
@pytest.mark.parametrize("colour", LAST_OF)
def test_each_colour_has_a_large_bonus_tile_and_under_it_a_small_one(colour: str) -> None:
    """Three players complete the same colour, one after the other."""
    tile, last, die = LAST_OF[colour]
    game = table(3).no_goods()
    bonuses = []
    for seat in range(3):
        for cell, space in enumerate(game.estate(seat).duchy.spaces):
            if space.colour == STOCKS.index(colour) and space.name != last and not game.estate(seat).filled >> cell & 1:
                game.lay(seat, tile, space.name)
        game.turn_of(seat, die).keys(seat, tile).place(seat, die, tile, last)
        bonuses.append([(term.points, term.detail["kind"], term.detail["size"]) for term in game.gained(seat) if term.key == "bonus"])
    assert bonuses == [[(6, colour, "large")], [(3, colour, "small")], []]


@pytest.mark.rule("BUR-007")
def test_everybody_has_two_dice_and_there_is_one_white_die() -> None:
    game = table(4)
    rolled = []
    while game.due() == (tischlein.CHANCE,):
        chance = game.state.chance
        rolled.append((chance.stream, chance.outcomes()))
        game.chance(chance.outcomes()[0][0])
    pairs = [((one, two), 1) for one in range(1, 7) for two in range(1, 7)]
    assert rolled == [*((f"dice-{seat}", pairs) for seat in range(4)), ("white", [(number, 1) for number in range(1, 7)])]


@pytest.mark.rule("BUR-008")
@pytest.mark.parametrize("board", [1, 2])
def test_boards_1_and_2_are_there_four_times(board: int) -> None:
    assert [estate.duchy.id for estate in table(4, boards=[board] * 4).state.estates] == [str(board)] * 4


@pytest.mark.rule("BUR-008")
@pytest.mark.parametrize("board", range(3, 11))
def test_boards_3_to_10_are_there_once(board: int) -> None:
    assert [estate.duchy.id for estate in table(2, boards=[board, 1]).state.estates] == [str(board), "1"]
    with pytest.raises(tischlein.SetupError) as refusal:
        GAME.setup(players=2, boards=[board, board])
    assert refusal.value.rule == "BUR-008"


@pytest.mark.rule("BUR-008")
def test_no_other_boards_belong_to_the_base_game() -> None:
    for board in (0, 11, "11a", "12a", "13a"):
        with pytest.raises(tischlein.SetupError):
            GAME.setup(players=2, boards=[board, 1])


@pytest.mark.rule("BUR-009")
def test_worker_chips_and_silver_coins_never_run_out() -> None:
    """There are 26 chips and 24 coins in the box; two players have more than that already."""
    game = table().workers(0, 26).workers(1, 26).silver(0, 24).silver(1, 24)
    game.turn_of(0, 1, 3).keys(0, "bank").place(0, 3, "bank", "C3")
    game.act(0, 1, WORKERS)
    assert (game.estate(0).silver, game.estate(0).workers) == (26, 28)
    game.turn_of(1, 3).keys(1, "boarding_house").place(1, 3, "boarding_house", "C3")
    assert game.estate(1).workers == 30
