"""The White Castles: buildings that give an action with the number of the white die (BUR-400 to BUR-406)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.burgundy.table import PASS, WORKERS, Table, table
from tischlein import CHANCE
from tischlein.games.burgundy.game import GAME
from tischlein.games.burgundy.tiles import IDS, KINDS

WHITE = ("white_castles",)


def castles(*keys: str, white: int = 4, dice: tuple[int, int] = (3, 1), players: int = 2, more: tuple[str, ...] = ()) -> Table:
    """It is Red's turn with these dice, and the white die shows this number; nothing lies in the depots, nobody has workers."""
    game = table(players, (*WHITE, *more)).no_tiles().keys(0, *keys)
    for seat in range(players):
        game.workers(seat, 0)
    return game.roll(*[dice] * players, white=white)


def stock(*elements: str) -> list[Counter[str]]:
    state = GAME.start(GAME.setup(players=2, elements=elements))
    return [Counter(IDS[tile] for tile in tiles) for tiles in state.stock]


# ---------------------------------------------------------------------- nine tiles


@pytest.mark.rule("BUR-400")
def test_nine_tiles_are_shuffled_into_the_buildings_the_monasteries_and_the_black_stock() -> None:
    new = [after - before for before, after in zip(stock(), stock(*WHITE), strict=True)]
    names = dict(zip((*KINDS[:6], "black"), new, strict=True))
    assert {kind: dict(tiles) for kind, tiles in names.items() if tiles} == {
        "building": {"white_castle": 6},
        "black": {"white_castle": 2},
        "monastery": {"monastery-29": 1},
    }
    assert sum(tiles.total() for tiles in new) == 9


@pytest.mark.rule("BUR-400")
def test_they_are_drawn_like_the_other_tiles_of_their_stock() -> None:
    state = GAME.start(GAME.setup(players=2, elements=WHITE))
    chances: dict[str, dict[str, int]] = {}
    while (stream := state.chance.stream) != "dice-0":
        outcomes = state.chance.outcomes()
        chances.setdefault(stream, dict(outcomes))
        state.play(CHANCE, outcomes[0][0])
    assert chances["building"]["white_castle"] == 6
    assert chances["black"]["white_castle"] == 2
    assert chances["monastery"]["monastery-29"] == 1


# ---------------------------------------------------------------------- one more action


@pytest.mark.rule("BUR-401")
@pytest.mark.parametrize("white", [1, 2, 4, 5, 6])
def test_a_placed_white_castle_gives_an_action_with_the_number_of_the_white_die(white: int) -> None:
    game = castles("white_castle", white=white)
    for depot in range(1, 7):
        game.depot(depot, "ship")
    game.store(0).place(0, 3, "white_castle", "C3")
    game.offers(0, ("take", white), WORKERS)


@pytest.mark.rule("BUR-401")
def test_the_action_comes_at_once_before_the_other_die() -> None:
    game = castles("white_castle", white=4, dice=(3, 2)).store(0, red=1, purple=1).place(0, 3, "white_castle", "C3")
    game.offers(0, ("sell", "red"), WORKERS)
    game.play(0, ("sell", "red")).silver(0, 0)
    game.offers(0, ("sell", "purple"), WORKERS)


@pytest.mark.rule("BUR-401")
def test_it_is_one_action_only() -> None:
    game = castles("white_castle").silver(0, 0).place(0, 3, "white_castle", "C3", WORKERS, WORKERS)
    assert game.estate(0).workers == 4
    assert game.state.active == 1


@pytest.mark.rule("BUR-401")
def test_in_the_next_round_the_number_is_that_of_the_new_roll() -> None:
    game = castles("white_castle", white=4).finish_round().no_tiles().keys(0, "white_castle").workers(0, 0).store(0)
    game.roll((3, 3), (1, 1), white=6).depot(6, "ship").depot(4, "ship").place(0, 3, "white_castle", "C3")
    assert game.offered(0, "take") == [("take", 6)]


@pytest.mark.rule("BUR-402")
def test_the_action_may_be_any_of_the_four_dice_actions() -> None:
    game = castles("white_castle", "mine", white=4).depot(4, "ship").depot(3, "ship").store(0, red=2, pink=1)
    game.place(0, 3, "white_castle", "C3").offers(0, ("take", 4), ("place", "mine"), ("sell", "red"), WORKERS)


@pytest.mark.rule("BUR-402")
def test_with_the_action_a_tile_can_be_placed() -> None:
    game = castles("white_castle", "mine", white=4).place(0, 3, "white_castle", "C3").place(0, 4, "mine", "E3")
    assert game.tile_at(0, "E3") == "mine"


@pytest.mark.rule("BUR-402")
def test_with_the_action_a_tile_can_be_taken_or_goods_sold_or_workers_had() -> None:
    game = castles("white_castle", white=4).depot(4, "ship").place(0, 3, "white_castle", "C3", ("take", 4))
    assert game.tiles_of(0) == ["ship"]
    game = castles("white_castle", white=4).store(0, red=2).place(0, 3, "white_castle", "C3", ("sell", "red"))
    assert game.earned(0)["sale"] == 4
    game = castles("white_castle").place(0, 3, "white_castle", "C3", WORKERS)
    assert game.estate(0).workers == 2


# ---------------------------------------------------------------------- workers


@pytest.mark.rule("BUR-403")
def test_workers_change_the_number_of_the_action() -> None:
    game = castles("white_castle", white=6).workers(0, 2)
    for depot in range(1, 7):
        game.depot(depot, "ship")
    game.store(0).place(0, 3, "white_castle", "C3")
    assert game.offered(0, "take") == [("take", 1), ("take", 2), ("take", 4), ("take", 5), ("take", 6)]
    game.play(0, ("take", 2))
    assert game.estate(0).workers == 0


@pytest.mark.rule("BUR-403")
def test_the_white_die_keeps_its_number_for_the_others() -> None:
    game = castles("white_castle", white=6).workers(0, 2).depot(6, "ship", "mine").depot(2, "ship").store(0).store(1).silver(0, 0)
    game.place(0, 3, "white_castle", "C3", ("take", 2)).idle(0)
    assert game.state.white == 6
    game.keys(1, "white_castle").place(1, 3, "white_castle", "C3")
    assert game.offered(1, "take") == [("take", 6)]


@pytest.mark.rule("BUR-403")
def test_the_goods_of_the_round_stay_where_the_white_die_put_them() -> None:
    game = castles("white_castle", white=6).workers(0, 2).depot(2, "ship")
    goods = game.goods_at(6)
    game.place(0, 3, "white_castle", "C3", ("take", 2))
    assert goods and game.goods_at(6) == goods


@pytest.mark.rule("BUR-403")
def test_monastery_8_works_for_the_action_too() -> None:
    game = castles("white_castle", white=4).lay(0, "monastery-8", "C4").workers(0, 1).depot(2, "ship").depot(6, "mine").store(0)
    game.place(0, 3, "white_castle", "C3")
    assert game.offered(0, "take") == [("take", 2), ("take", 6)]


@pytest.mark.rule("BUR-403")
def test_shield_16_turns_only_dice_of_ones_own() -> None:
    game = castles("white_castle", more=("shields",)).shields_at(1).shield(0, 16, "D4").silver(0, 0)
    game.place(0, 3, "white_castle", "C3")
    assert game.offered(0, "turn") == []
    game.play(0, WORKERS)
    assert len(game.offered(0, "turn")) == 5


# ---------------------------------------------------------------------- a building


@pytest.mark.rule("BUR-404")
def test_a_white_castle_is_placed_on_a_space_for_buildings() -> None:
    game = castles("white_castle").act(0, 3, ("place", "white_castle"))
    assert game.places(0) == {"C3", "E4"}
    game = castles("white_castle").lay(0, "castle", "B3").workers(0, 6).act(0, 3, ("place", "white_castle"))
    game.refuses(0, ("space", game.cell(0, "A2")), rule="BUR-126")


@pytest.mark.rule("BUR-404")
def test_a_city_has_at_most_one_white_castle() -> None:
    game = castles("white_castle", dice=(1, 1)).lay(0, "white_castle", "E4").workers(0, 6).act(0, 1, ("place", "white_castle"))
    assert game.places(0) == {"C3"}
    game.refuses(0, ("space", game.cell(0, "E5")), rule="BUR-181")


@pytest.mark.rule("BUR-404")
def test_a_white_castle_may_lie_beside_other_buildings_of_the_city() -> None:
    game = castles("white_castle", dice=(1, 1)).lay(0, "bank", "E4").act(0, 1, ("place", "white_castle"))
    assert game.places(0) == {"E5"}


@pytest.mark.rule("BUR-404", "BUR-401")
def test_it_completes_an_area_like_any_building_and_then_gives_its_action() -> None:
    game = castles("white_castle").place(0, 3, "white_castle", "C3")
    assert game.earned(0) == {"area": 1, "phase": 10}
    assert game.due() == (0,) and WORKERS in game.offered(0)


@pytest.mark.rule("BUR-404")
def test_a_carpenter_can_bring_a_white_castle_and_a_church_cannot() -> None:
    game = castles("carpenter").depot(5, "white_castle").place(0, 3, "carpenter", "C3")
    game.offers(0, ("gain", 5, "white_castle"), PASS)
    game = castles("church").depot(5, "white_castle", "castle").place(0, 3, "church", "C3")
    game.offers(0, ("gain", 5, "castle"), PASS)


# ---------------------------------------------------------------------- monastery 29


@pytest.mark.rule("BUR-405")
def test_monastery_29_brings_4_points_for_each_white_castle() -> None:
    game = castles().lay(0, "monastery-29", "C4").lay(0, "white_castle", "C3", "E4").lay(0, "bank", "E5").lay(0, "castle", "B3")
    game.phase("E").last_round().finish_round()
    assert game.earned(0)["monastery"] == 8
    assert "monastery" not in game.earned(1)


@pytest.mark.rule("BUR-405")
def test_without_monastery_29_white_castles_bring_nothing_at_the_end() -> None:
    game = castles().lay(0, "white_castle", "C3").lay(0, "monastery-23", "C4").phase("E").last_round().finish_round()
    assert "monastery" not in game.earned(0)


@pytest.mark.rule("BUR-405")
def test_monastery_29_on_a_key_space_brings_nothing() -> None:
    game = castles("monastery-29").lay(0, "white_castle", "C3").phase("E").last_round().finish_round()
    assert "monastery" not in game.earned(0)


@pytest.mark.rule("BUR-405", "BUR-371")
def test_the_crane_can_count_as_a_white_castle() -> None:
    game = castles(more=("extra_tiles",)).lay(0, "monastery-29", "C4").lay(0, "crane", "C3").lay(0, "white_castle", "E4")
    game.phase("E").last_round().finish_round()
    assert game.earned(0)["monastery"] == 8


# ---------------------------------------------------------------------- no castle


@pytest.mark.rule("BUR-406")
def test_monastery_9_changes_the_die_for_a_white_castle_and_monastery_11_does_not() -> None:
    game = castles("white_castle", dice=(2, 2)).lay(0, "monastery-9", "A4").act(0, 2, ("place", "white_castle"))
    assert game.places(0) == {"C3", "E4"}
    game = castles("white_castle", dice=(2, 2)).lay(0, "monastery-11", "A4").silver(0, 0).store(0)
    game.offers(0, WORKERS)


@pytest.mark.rule("BUR-406")
def test_a_shield_cannot_lie_on_a_white_castle() -> None:
    game = castles(dice=(2, 2), more=("shields",)).lay(0, "white_castle", "C3").shields_at(2, 5).play(0, ("shield", 2))
    game.offers(0, ("crest", 5, game.cell(0, "D4")))


@pytest.mark.rule("BUR-406")
def test_shield_11_works_for_castles_only() -> None:
    game = castles("white_castle", more=("shields",)).shield(0, 11, "D4").shields_at(4, 5).place(0, 3, "white_castle", "C3")
    assert game.offered(0, "shield") == []


# ---------------------------------------------------------------------- together


@pytest.mark.rule("BUR-401", "BUR-403")
def test_the_action_of_a_castle_is_free_and_that_of_the_white_castle_within_it_is_not() -> None:
    game = castles("castle", "white_castle", white=4, dice=(6, 1)).depot(2, "ship").depot(4, "mine").store(0)
    game.lay(0, "monastery-1", "C4").place(0, 6, "castle", "B3")
    assert game.offered(0, "take") == [("take", 2), ("take", 4)]
    game.place(0, 0, "white_castle", "C3")
    game.offers(0, ("take", 4), WORKERS)
    game.play(0, ("take", 4)).silver(0, 0)
    game.offers(0, WORKERS)
    assert game.state.dice[:2] == [0, 0]


@pytest.mark.rule("BUR-401")
def test_a_castle_placed_by_a_white_castle_gives_its_own_action() -> None:
    game = castles("white_castle", "castle", white=6).place(0, 3, "white_castle", "C3").place(0, 6, "castle", "B3")
    game.depot(1, "ship").depot(6, "ship").store(0)
    assert game.offered(0, "take") == [("take", 1), ("take", 6)]


@pytest.mark.rule("BUR-401", "BUR-404")
def test_one_white_castle_can_place_another_in_another_city() -> None:
    game = castles("white_castle", "white_castle", white=3).place(0, 3, "white_castle", "C3", ("place", "white_castle"))
    assert game.places(0) == {"E4"}
    game.play(0, ("space", game.cell(0, "E4"))).offers(0, ("sell", "pink"), WORKERS)


@pytest.mark.rule("BUR-401")
def test_a_town_hall_places_a_white_castle_on_any_number_and_its_action_follows() -> None:
    game = castles("town_hall", "white_castle", white=4).depot(4, "ship").depot(5, "ship").store(0)
    game.place(0, 3, "town_hall", "C3").place(0, 0, "white_castle", "E4")
    game.offers(0, ("take", 4), WORKERS)


@pytest.mark.rule("BUR-401", "BUR-370")
def test_the_crane_can_work_as_a_white_castle_if_there_are_any() -> None:
    game = castles("crane", white=4, more=("extra_tiles",)).depot(4, "ship").depot(5, "ship").store(0)
    game.place(0, 3, "crane", "C3", ("as", "white_castle")).offers(0, ("take", 4), WORKERS)
    game = table(2, ("extra_tiles",)).keys(0, "crane").roll((3, 1), (1, 1)).place(0, 3, "crane", "C3")
    assert ("as", "white_castle") not in game.offered(0)


@pytest.mark.rule("BUR-401", "BUR-582")
def test_a_white_castle_that_is_a_gift_at_the_end_of_a_phase_uses_the_last_white_die() -> None:
    game = castles(white=5, more=("shields",)).last_round().shield(0, 15, "D4").depot(0, "white_castle").depot(5, "ship").silver(0, 4)
    game.idle(0).workers(0, 0).store(0).idle(1)
    game.play(0, ("gift", 0, "white_castle"), ("space", game.cell(0, "C3"))).offers(0, ("take", 5), WORKERS)
