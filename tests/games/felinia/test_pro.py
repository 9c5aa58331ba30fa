"""The pro game: the other side of the board, provisions, more symbols (FEL-136 to FEL-150)."""

from __future__ import annotations

from collections import Counter

import pytest

import tischlein
from tests.games.felinia.table import END, PASS, Table, table
from tischlein.games.felinia.island import Island


def pro(players: int = 2) -> Table:
    return table(players, "pro")


def with_symbols(game: Table, **symbols: str) -> Table:
    """A map with other symbols in some provinces."""
    island = Island("pro")
    printed = list(island.symbols)
    for province, found in symbols.items():
        printed[island.index[province]] = tuple(found.split())
    island.symbols = tuple(printed)
    game.state.island = island
    return game


@pytest.mark.rule("FEL-136")
def test_the_other_side_of_the_board() -> None:
    basic, other = table(2), pro()
    sides = [game.state.setup.game.material(game.state.setup) for game in (basic, other)]
    assert [side["side"] for side in sides] == ["basic", "pro"]
    assert [len(side["provinces"]) for side in sides] == [45, 60]
    assert [sum(province["kind"] == "post" for province in side["provinces"]) for side in sides] == [30, 38]
    symbols = [{symbol for province in side["provinces"] for symbol in province["symbols"]} for side in sides]
    assert symbols[1] - symbols[0] == {"provision", "mystery"}


@pytest.mark.rule("FEL-136")
def test_everything_else_is_as_in_the_basic_game() -> None:
    basic, other = (game.state.view(0) for game in (table(3), pro(3)))
    for shared in ("round", "phase", "turn", "first", "closing", "bonus_tiles", "question"):
        assert basic[shared] == other[shared]
    for shared in ("silver", "goods", "merchants", "tokens", "gold", "spice", "provisions"):
        assert [player[shared] for player in basic["players"]] == [player[shared] for player in other["players"]]
    assert table(3).offered(0) == pro(3).offered(0)


@pytest.mark.rule("FEL-137")
def test_provisions_are_a_third_supply() -> None:
    game = pro()
    assert game.state.view(0)["supply"] == {"gold": 11, "spice": 11, "provision": 11}
    game.ashore("lion", 0).play(0, ("go", "lion_s2"))
    assert game.state.view(0)["supply"] == {"gold": 11, "spice": 11, "provision": 10}
    assert game.sees(1, 0)["provisions"] == 1


@pytest.mark.rule("FEL-138")
def test_eighteen_mysterious_places_are_shuffled_face_down() -> None:
    game = tischlein.game("felinia")
    first, second = (tischlein.Match(game.setup(players=2, side="pro"), seed=seed).state for seed in (1, 2))
    orders = []
    for state in (first, second):
        for viewer in (0, 1, None):
            stack = state.view(viewer)["mystery_stack"]
            assert stack["count"] == 18 and stack["cards"] == [None] * 18
        orders.append(state.secrets(None)["stack"]["cards"])
    assert Counter(orders[0]) == Counter(orders[1]) and set(Counter(orders[0]).values()) == {3}, "six kinds, three of each"
    assert orders[0] != orders[1]


@pytest.mark.rule("FEL-138")
def test_the_basic_game_has_none() -> None:
    assert table(2).state.view(0)["mystery_stack"]["count"] == 0


@pytest.mark.rule("FEL-139")
def test_all_38_tiles_lie_face_up_each_in_its_country() -> None:
    game = pro()
    material, view = game.state.setup.game.material(game.state.setup), game.state.view(1)
    country = {province["id"]: province["country"] for province in material["provinces"]}
    posts = {province["id"] for province in material["provinces"] if province["kind"] == "post"}
    lying = {province["id"]: province["tile"] for province in view["provinces"] if province["tile"] is not None}
    assert set(lying) == posts and len(posts) == 38 and "face_down" not in lying.values()
    for land, tiles in material["distribution"].items():
        assert Counter(tile for post, tile in lying.items() if country[post] == land) == tiles
    special = {tile["id"] for tile in material["special_tiles"]}
    assert len(special) == 8 and special <= set(lying.values())
    assert all(not tiles for tiles in view["face_down"].values())


@pytest.mark.rule("FEL-139")
def test_which_post_a_tile_lies_on_is_a_matter_of_luck() -> None:
    places = [[province["tile"] for province in table(2, "pro", seed=seed).state.view(0)["provinces"]] for seed in (1, 2)]
    assert places[0] != places[1] and sorted(map(str, places[0])) == sorted(map(str, places[1]))


@pytest.mark.rule("FEL-140")
def test_the_guild_swaps_a_good_with_a_provision() -> None:
    game = pro().bids(6, 6, 0, 0, 0, 0).own(1, ["clock"], silver=3).play(1, ("swap", "clock", "wine", "provision"))
    assert game.goods(1) == ["wine"] and game.state.provisions[1] == 1 and game.state.spice[1] == 0
    assert game.state.silver[1] == 1 and game.state.view(0)["supply"]["provision"] == 10
    assert "Player 2 gets 1 provision (from the guild). [FEL-140]" in game.heard()


@pytest.mark.rule("FEL-140")
def test_each_swap_is_offered_with_either_gift() -> None:
    game = pro().bids(6, 0, 0, 0, 0, 0).own(0, ["clock"]).bag("wine", "book")
    game.offers(
        0, *(("swap", "clock", good, gift) for good in ("wine", "book") for gift in ("spice", "provision")), ("sell", "clock"), PASS
    )


@pytest.mark.rule("FEL-140")
def test_the_basic_game_has_no_provisions_to_give() -> None:
    game = table(2).bids(6, 0, 0, 0, 0, 0).own(0, ["clock"])
    assert {action[3] for action in game.offered(0, "swap")} == {"spice"}
    game.refuses(0, ("swap", "clock", "wine", "provision"), rule="FEL-141")


@pytest.mark.rule("FEL-141")
@pytest.mark.parametrize(("gift", "spice", "provisions"), [("spice", 1, 0), ("provision", 0, 1)])
def test_one_gift_for_one_token(gift: str, spice: int, provisions: int) -> None:
    game = pro().bids(6, 0, 0, 0, 0, 0).own(0, ["clock"]).play(0, ("swap", "clock", "wine", gift))
    assert (game.state.spice[0], game.state.provisions[0]) == (spice, provisions)
    assert game.state.view(0)["guild"]["tokens"] == [] and game.state.view(0)["phase"] != "trading"


@pytest.mark.rule("FEL-141")
def test_nothing_else_is_given() -> None:
    game = pro().bids(6, 0, 0, 0, 0, 0).own(0, ["clock"])
    for gift in ("gold", "both", ""):
        game.refuses(0, ("swap", "clock", "wine", gift), rule="FEL-141")


@pytest.mark.rule("FEL-142", "FEL-143")
def test_three_steps_and_no_tile_is_turned_up() -> None:
    """The harbour, then two more; the first question is where to go."""
    game = pro().ashore("lion", 0)
    view = game.state.view(0)
    assert view["question"]["step"] == "Move" and view["explorer"]["steps"] == 2
    game.offers(0, ("go", "lion_s1"), ("go", "lion_s2"), *game.offered(0, "sell"), END)
    game.play(0, ("go", "lion_s1"))
    assert game.state.view(0)["explorer"]["steps"] == 1
    game.play(0, ("go", "lion_o1"))
    assert game.sees(1, 0)["tile_count"] == 1 and game.state.view(1)["explorer"] is None


@pytest.mark.rule("FEL-143")
def test_in_the_basic_game_they_are() -> None:
    assert table(2).ashore("lion", 0).state.view(0)["question"]["step"] == "TurnUp"


@pytest.mark.rule("FEL-144")
def test_a_provision_is_another_step_and_goes_back_at_once() -> None:
    game = pro().ashore("tiger", 0).own(0, provisions=2).play(0, ("go", "tiger_s1"), ("go", "tiger_s2"))
    assert game.state.view(0)["explorer"]["steps"] == 0 and game.state.provisions[0] == 2
    assert game.label(0, ("go", "tiger_o2")).endswith(", for a provision")
    before = game.state.view(0)["supply"]["provision"]
    game.play(0, ("go", "tiger_o2"))
    assert game.state.provisions[0] == 1 and game.state.view(0)["supply"]["provision"] == before + 1
    assert game.sees(1, 0)["tile_count"] == 1


@pytest.mark.rule("FEL-144")
def test_free_steps_are_used_first() -> None:
    game = pro().ashore("tiger", 0).own(0, provisions=2)
    assert not game.label(0, ("go", "tiger_s1")).endswith("provision")
    game.play(0, ("go", "tiger_s1"), ("go", "tiger_m1"))
    assert game.state.provisions[0] == 2


@pytest.mark.rule("FEL-144")
def test_it_is_back_in_the_supply_before_anything_is_found() -> None:
    """All 11 cards are out: the provision that pays for the step is the one that is found there."""
    game = pro(4).ashore("lion", 0)
    game.state.provisions[:] = [4, 8, 8, 1]
    game.play(0, ("go", "lion_s1"), ("go", "lion_s3"), PASS)
    assert game.state.view(0)["supply"]["provision"] == 0
    game.play(0, ("go", "lion_s2"))
    assert game.state.provisions[0] == 4 and "Player 1 gets 1 provision (found on the way). [FEL-146]" in game.heard()


@pytest.mark.rule("FEL-144")
def test_the_basic_game_has_no_further_steps() -> None:
    game = table(2).ashore("lion", 0).own(0, provisions=0).play(0, END, ("go", "lion_f1"), ("go", "lion_f2"))
    assert game.state.merchants[0] == 10 and game.due() != (0,)


@pytest.mark.rule("FEL-145")
def test_any_number_of_provisions_in_one_movement() -> None:
    """Harbour, four crossings and a post: six steps, three of them with provisions."""
    game = pro().ashore("puma", 0).own(0, provisions=3).play(0, ("go", "puma_s1"), ("go", "puma_s2"), ("go", "puma_s3"), PASS)
    assert game.state.provisions[0] == 2
    game.play(0, ("go", "puma_c1"))
    assert game.state.provisions[0] == 2 - 1 + 2, "and two are found there"
    game.play(0, ("go", "puma_c2"))
    assert game.state.provisions[0] == 2 and game.sees(1, 0)["tile_count"] == 1


@pytest.mark.rule("FEL-146", "FEL-147")
@pytest.mark.parametrize(
    ("country", "way", "found"),
    [
        ("lion", ("lion_s1",), {"gold": 1}),
        ("lion", ("lion_s2",), {"provisions": 1}),
        ("cheetah", ("cheetah_s1", "cheetah_s3"), {"provisions": 1, "gold": 2}),
        ("panther", ("panther_s2", "panther_s3"), {"gold": 1, "silver": 2}),
        ("tiger", ("tiger_s1", "tiger_s3"), {"silver": 1, "provisions": 2}),
        ("tiger", ("tiger_s2", "tiger_s3"), {"spice": 1, "provisions": 2}),
    ],
)
def test_a_province_gives_one_piece_for_each_symbol(country: str, way: tuple[str, ...], found: dict[str, int]) -> None:
    game = pro().ashore(country, 0).own(0, silver=1)
    game.play(0, *(("go", province) for province in way))
    for sort in ("gold", "spice", "provisions", "silver"):
        assert getattr(game.state, sort)[0] - (sort == "silver") == found.get(sort, 0), sort
    assert sum("Player 1 gets" in line for line in game.heard()) == sum(found.values())


@pytest.mark.rule("FEL-147")
def test_the_second_silver_is_lost_beyond_six() -> None:
    game = pro().ashore("panther", 0).own(0, silver=5).play(0, ("go", "panther_s2"), ("go", "panther_s3"))
    assert game.state.silver[0] == 6
    assert "Player 1 has 6 silver already; the silver is lost. [FEL-032]" in game.heard()


@pytest.mark.rule("FEL-146", "FEL-147")
def test_the_option_says_what_is_found() -> None:
    game = pro().ashore("tiger", 0)
    assert game.label(0, ("go", "tiger_s1")) == "Crossing 1: 1 silver"
    assert game.play(0, ("go", "tiger_s1")).label(0, ("go", "tiger_s3")) == "Crossing 3: 2 provisions"


@pytest.mark.rule("FEL-148")
def test_a_provision_just_found_carries_on() -> None:
    game = pro().ashore("tiger", 0).play(0, ("go", "tiger_s1"), ("go", "tiger_s3"))
    assert game.state.view(0)["explorer"]["steps"] == 0 and game.state.provisions[0] == 2
    game.play(0, ("go", "tiger_c2"))
    assert game.state.provisions[0] == 1 and game.sees(1, 0)["tile_count"] == 1


@pytest.mark.rule("FEL-148")
def test_the_page_shows_how_far_provisions_on_the_way_carry() -> None:
    """Tigers: crossing 3 is reached with the last step, and its two provisions lead on to a post; those of the lions do not."""
    game = pro().ashore("tiger", 0)
    ways = {way["to"]: way for way in game.state.setup.game.for_page(game.state)["ways"]}
    assert ways["tiger_c1"]["way"] == ["tiger_s1", "tiger_s3", "tiger_c1"] and ways["tiger_c1"]["provisions"] == 1
    assert ways["tiger_c1"]["gains"] == ["silver", "provision", "provision"]
    assert ways["tiger_o1"]["provisions"] == 0 and ways["tiger_o1"]["takes"] is not None
    game = pro().ashore("puma", 0)
    assert "puma_c2" not in {way["to"] for way in game.state.setup.game.for_page(game.state)["ways"]}


@pytest.mark.rule("FEL-148")
def test_a_good_just_drawn_pays_for_a_mysterious_place() -> None:
    """Our reconstructed map has no country with both symbols; where the true one has, this is what happens."""
    game = with_symbols(pro().mysteries("star_tower", "moon_temple"), lion_s1="good").ashore("lion", 0).own(0, [])
    game.play(0, ("go", "lion_s1")).draw("book").play(0, ("go", "lion_s3"))
    game.offers(0, ("keep", "star_tower"), ("sell", "book"), PASS)
    game.play(0, ("keep", "star_tower"))
    assert game.goods(0) == [] and game.sees(0, 0)["mysteries"] == ["star_tower"]


@pytest.mark.rule("FEL-148")
def test_a_good_of_the_same_province_comes_before_the_mysterious_place() -> None:
    game = with_symbols(pro().mysteries("star_tower", "moon_temple"), lion_s1="good mystery").ashore("lion", 0).own(0, [])
    game.play(0, ("go", "lion_s1")).draw("wine")
    game.offers(0, ("keep", "moon_temple"), ("sell", "wine"), PASS)


@pytest.mark.rule("FEL-148")
def test_a_good_that_a_merchant_has_just_drawn_pays_for_the_next_one() -> None:
    """The 8:00 to the cheetahs sails before the 8:15 to the lions."""
    game = pro().mysteries("star_tower", "moon_temple")
    game.harbour("lion_a", "cheetah_c", "puma_b", "tiger_b", aboard={"cheetah_c": [0], "lion_a": [0, 1]}).all_earn().own(0, [])
    game.play(0, ("go", "cheetah_s2")).draw("book").play(0, END)
    game.play(0, ("go", "lion_s1"), ("go", "lion_s3"), ("keep", "star_tower"))
    assert game.goods(0) == []


@pytest.mark.rule("FEL-149")
def test_a_tile_ends_the_movement_whatever_is_left() -> None:
    game = pro().ashore("lion", 0, 1).own(0, provisions=5).play(0, ("go", "lion_s1"), ("go", "lion_m1"))
    assert game.due() == (1,) and game.state.provisions[0] == 5
    post = next(province for province in game.state.view(1)["provinces"] if province["id"] == "lion_m1")
    assert post == {"id": "lion_m1", "tile": None, "merchant": 0}


@pytest.mark.rule("FEL-149")
def test_a_special_tile_does_so_too() -> None:
    game = pro().tile("lion_o2", "provision_points").ashore("lion", 0, 1).own(0, provisions=5)
    game.play(0, ("go", "lion_s2"), ("go", "lion_o2"))
    assert game.due() == (1,) and game.sees(0, 0)["special_tiles"] == ["provision_points"]


@pytest.mark.rule("FEL-150")
def test_without_steps_and_provisions_the_merchant_goes_home() -> None:
    game = pro().ashore("tiger", 0).play(0, ("go", "tiger_s1"), ("go", "tiger_s2"))
    assert game.state.merchants[0] == 10 and game.state.view(0)["explorer"] is None
    assert "Player 1 finds no trading post, the merchant returns home. [FEL-084]" in game.heard()
    assert (game.state.spice[0], game.state.posts[0]) == (1, 0), "what he has found is kept"


@pytest.mark.rule("FEL-150")
def test_nobody_has_to_use_provisions() -> None:
    game = pro().ashore("tiger", 0).own(0, provisions=4).play(0, ("go", "tiger_s1"), ("go", "tiger_s2"), END)
    assert game.state.merchants[0] == 10 and game.state.provisions[0] == 4


@pytest.mark.rule("FEL-150")
def test_a_merchant_with_nowhere_to_go_is_home_too() -> None:
    """All that lies around the inner crossing is taken or visited."""
    game = pro().post(1, "tiger_c1", "tiger_c2", "tiger_s2").ashore("tiger", 0).own(0, provisions=4)
    game.play(0, ("go", "tiger_s1"), ("go", "tiger_s3"))
    assert game.state.merchants[0] == 10 and game.state.provisions[0] == 6
