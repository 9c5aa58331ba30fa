"""The eight special tiles (FEL-162 to FEL-174)."""

from __future__ import annotations

import pytest

from tests.games.felinia.table import Table, table
from tischlein import CHANCE, Term

INCOMES = [("provision_income", "provisions"), ("silver_income", "silver"), ("gold_income", "gold")]


def pro(players: int = 2) -> Table:
    return table(players, "pro")


def taking(tile: str, *seats: int, players: int = 2) -> Table:
    """A merchant of the first of these seats stands beside a special tile on post 1 of the lions, on crossing 1, with one step left."""
    seats = seats or (0,)
    game = pro(players).tile("lion_o1", tile).ashore("lion", *seats)
    return game.play(seats[0], ("go", "lion_s1")).own(seats[0], [], silver=2, gold=0, spice=0, provisions=0)


TAKE = ("go", "lion_o1")


@pytest.mark.rule("FEL-162")
@pytest.mark.parametrize(
    "tile", ["provision_points", "spice_points", "lone_merchants", "mystery_points", "provision_income", "silver_income", "gold_income"]
)
def test_a_special_tile_is_taken_like_any_other(tile: str) -> None:
    game = taking(tile).play(0, TAKE)
    assert game.sees(0, 0)["special_tiles"] == [tile] and game.sees(0, 0)["tile_count"] == 1
    assert game.sees(1, 0)["special_tiles"] is None and game.sees(1, 0)["tile_count"] == 1
    post = next(province for province in game.state.view(1)["provinces"] if province["id"] == "lion_o1")
    assert post == {"id": "lion_o1", "tile": None, "merchant": 0} and game.state.merchants[0] == 9
    assert any(line.endswith("[FEL-162]") and "post 1 of the lions" in line for line in game.told(1))


@pytest.mark.rule("FEL-163")
@pytest.mark.parametrize("provisions", [0, 1, 4])
def test_provisions_count_two_points_each(provisions: int) -> None:
    game = pro().tiles(0, special=["provision_points"]).own(0, [], provisions=provisions).own(1, [], provisions=3)
    expected = [Term("provisions-special", 2 * provisions, {"count": provisions}, "FEL-163")] if provisions else []
    assert game.state.score(0) == expected and game.state.score(1) == []


@pytest.mark.rule("FEL-164")
@pytest.mark.parametrize("spice", [0, 1, 2, 3])
def test_spices_count_a_point_each(spice: int) -> None:
    game = pro().tiles(0, special=["spice_points"]).own(0, [], spice=spice).own(1, [], spice=3)
    expected = [Term("spice-special", spice, {"count": spice}, "FEL-164")] if spice else []
    assert game.state.score(0) == expected, "instead of a point for two, not besides"
    assert game.points(1) == {"spice": 1}


@pytest.mark.rule("FEL-165")
def test_lone_merchants_count_two_and_groups_as_ever() -> None:
    posts = ("lion_o1", "lion_m1", "tiger_o1", "puma_c2", "panther_o1", "panther_m1", "panther_i1")
    plain = pro().own(0, []).post(0, *posts)
    assert plain.state.score(0) == [Term("groups", 9 + 4 + 1 + 1, {"sizes": "3, 2, 1, 1"}, "FEL-126")]
    game = pro().own(0, []).post(0, *posts).tiles(0, special=["lone_merchants"])
    assert game.state.score(0) == [
        Term("groups", 9 + 4, {"sizes": "3, 2"}, "FEL-126"),
        Term("lone", 4, {"count": 2}, "FEL-165"),
    ]


@pytest.mark.rule("FEL-165")
@pytest.mark.parametrize(("posts", "points"), [((), {}), (("lion_o1",), {"lone": 2}), (("lion_o1", "lion_m1"), {"groups": 4})])
def test_only_lone_ones_or_only_groups(posts: tuple[str, ...], points: dict[str, int]) -> None:
    assert pro().own(0, []).post(0, *posts).tiles(0, special=["lone_merchants"]).points(0) == points


@pytest.mark.rule("FEL-166")
@pytest.mark.parametrize(("cards", "points"), [(0, {}), (1, (1, 1)), (2, (4, 2)), (3, (6, 3))])
def test_mysterious_places_count_a_point_more_each(cards: int, points: tuple[int, int]) -> None:
    game = pro().own(0, []).kept(0, *("crystal_cave", "moon_temple", "star_tower")[:cards]).tiles(0, special=["mystery_points"])
    assert game.points(0) == (dict(zip(("mysteries", "mysteries-special"), points, strict=True)) if cards else {})


@pytest.mark.rule("FEL-167", "FEL-171", "FEL-172")
@pytest.mark.parametrize(("tile", "sort"), INCOMES)
def test_an_income_tile_brings_a_piece_at_once(tile: str, sort: str) -> None:
    game = taking(tile).play(0, TAKE)
    found = {name: getattr(game.state, name)[0] for name in ("silver", "gold", "spice", "provisions")}
    assert found == {"silver": 2, "gold": 0, "spice": 0, "provisions": 0} | {sort: 3 if sort == "silver" else 1}
    rule = {"provisions": "FEL-167", "silver": "FEL-171", "gold": "FEL-172"}[sort]
    assert f"Player 1 gets 1 {sort.removesuffix('s')} (for a special tile). [{rule}]" in game.told(1)


@pytest.mark.rule("FEL-167", "FEL-169")
@pytest.mark.parametrize(
    ("country", "way", "provisions"), [("lion", ("lion_s2",), 2), ("tiger", ("tiger_s1", "tiger_s3"), 3), ("lion", ("lion_s1",), 0)]
)
def test_a_provision_more_wherever_there_are_some(country: str, way: tuple[str, ...], provisions: int) -> None:
    """One symbol: 1 + 1. Two symbols: 2 + 1. None: none."""
    game = pro().tiles(0, special=["provision_income"]).ashore(country, 0).play(0, *(("go", province) for province in way))
    assert game.state.provisions[0] == provisions
    assert sum("[FEL-169]" in line for line in game.heard()) == int(provisions > 0)


@pytest.mark.rule("FEL-167")
def test_the_page_counts_with_it_how_far_a_merchant_gets() -> None:
    """Lions, one step left: crossing 2 brings 1 + 1 provisions, one for crossing 3 and one for a post behind it."""
    for special, reached in (([], False), (["provision_income"], True)):
        game = pro().tiles(0, special=special).ashore("lion", 0)
        game.state.steps = 1
        shown = game.state.setup.game.for_page(game.state)["ways"]
        assert ({"lion_c1"} <= {way["to"] for way in shown}) == reached
        assert "lion_s3" in {way["to"] for way in shown}
        assert ({"lion_o1"} <= {way["to"] for way in shown}) == reached, (
            "crossing 1 brings none, but two from crossing 2 lead on from there"
        )


@pytest.mark.rule("FEL-168")
def test_no_provision_more_at_the_guild() -> None:
    game = pro().tiles(0, special=["provision_income"]).bids(6, 0, 0, 0, 0, 0).own(0, ["clock"])
    game.play(0, ("swap", "clock", "wine", "provision"))
    assert game.state.provisions[0] == 1


@pytest.mark.rule("FEL-169", "FEL-172")
@pytest.mark.parametrize(("country", "way", "gold"), [("panther", ("panther_s2",), 2), ("cheetah", ("cheetah_s2", "cheetah_s3"), 3)])
def test_a_gold_more_wherever_there_is_some(country: str, way: tuple[str, ...], gold: int) -> None:
    game = pro().tiles(0, special=["gold_income"]).ashore(country, 0)
    for province in way:
        game.play(0, ("go", province)).settle()
    assert game.state.gold[0] == gold


@pytest.mark.rule("FEL-169", "FEL-171")
@pytest.mark.parametrize(("country", "way", "silver"), [("tiger", ("tiger_s1",), 2), ("panther", ("panther_s2", "panther_s3"), 3)])
def test_a_silver_more_wherever_there_is_some(country: str, way: tuple[str, ...], silver: int) -> None:
    game = pro().tiles(0, special=["silver_income"]).ashore(country, 0).own(0, silver=0)
    game.play(0, *(("go", province) for province in way))
    assert game.state.silver[0] == silver


@pytest.mark.rule("FEL-171")
def test_six_silver_stay_the_limit() -> None:
    game = pro().tiles(0, special=["silver_income"]).ashore("panther", 0).play(0, ("go", "panther_s2")).own(0, silver=4)
    game.play(0, ("go", "panther_s3"))
    assert game.state.silver[0] == 6 and game.heard().count("Player 1 has 6 silver already; the silver is lost. [FEL-032]") == 1
    taken = taking("silver_income").own(0, silver=6).play(0, TAKE)
    assert taken.state.silver[0] == 6 and "Player 1 has 6 silver already; the silver is lost. [FEL-032]" in taken.heard()


@pytest.mark.rule("FEL-171")
def test_no_silver_more_for_a_token_or_a_sale() -> None:
    game = pro().tiles(0, special=["silver_income"]).own(0, silver=0, spice=1).play(0, ("sell", "spice"), ("earn",))
    assert game.state.silver[0] == 2


@pytest.mark.rule("FEL-167", "FEL-171", "FEL-172")
@pytest.mark.parametrize(("tile", "sort", "way"), [("gold_income", "gold", "lion_s1"), ("provision_income", "provisions", "lion_s2")])
def test_only_the_owner_gets_more(tile: str, sort: str, way: str) -> None:
    game = pro().tiles(1, special=[tile]).ashore("lion", 0, 1).play(0, ("go", way), ("end",)).play(1, ("go", way))
    assert getattr(game.state, sort) == [1, 2]


@pytest.mark.rule("FEL-169")
def test_several_income_tiles_do_not_disturb_each_other() -> None:
    game = pro().tiles(0, special=["silver_income", "gold_income", "provision_income"]).ashore("lion", 0).own(0, silver=0)
    game.play(0, ("go", "lion_s1"), ("go", "lion_s2"))
    assert (game.state.gold[0], game.state.provisions[0], game.state.silver[0]) == (2, 2, 0)


@pytest.mark.rule("FEL-170")
def test_the_treasure_brings_one_of_each_and_leaves_the_game() -> None:
    game = taking("treasure").play(0, TAKE)
    assert game.due() == (CHANCE,)
    game.draw("glass")
    assert (game.state.provisions[0], game.state.gold[0], game.state.silver[0], game.goods(0)) == (1, 1, 3, ["glass"])
    assert game.state.spice[0] == 0
    assert game.sees(0, 0)["special_tiles"] == [] and game.sees(1, 0)["tile_count"] == 0
    assert game.state.merchants[0] == 9 and game.state.posts[0].bit_count() == 1, "the merchant stays"


@pytest.mark.rule("FEL-170")
def test_a_treasure_from_an_empty_bag_and_an_empty_supply_with_six_silver() -> None:
    game = taking("treasure", players=4).bag().own(0, silver=6)
    game.state.gold[:] = game.state.provisions[:] = [0, 8, 8, 5]
    game.play(0, TAKE)
    assert (game.state.provisions[0], game.state.gold[0], game.state.silver[0], game.goods(0)) == (0, 0, 6, [])
    heard = game.heard()
    assert sum("[FEL-106]" in line for line in heard) == 2
    assert "Player 1 has 6 silver already; the silver is lost. [FEL-032]" in heard
    assert "Player 1 gets no good: the bag is empty. [FEL-078]" in heard
    assert game.sees(0, 0)["special_tiles"] == [], "it has left the game all the same"


@pytest.mark.rule("FEL-170")
def test_the_treasure_is_no_income_for_other_tiles() -> None:
    """It is taken, no province with symbols is entered."""
    game = taking("treasure").tiles(0, special=["gold_income", "silver_income", "provision_income"]).play(0, TAKE).draw("book")
    assert (game.state.provisions[0], game.state.gold[0], game.state.silver[0]) == (1, 1, 3)


@pytest.mark.rule("FEL-173")
def test_special_tiles_belong_to_no_kind_of_cat() -> None:
    """They lie in the colour of a country, and yet do not make its set longer."""
    everything = [
        "provision_points",
        "spice_points",
        "lone_merchants",
        "mystery_points",
        "provision_income",
        "silver_income",
        "gold_income",
    ]
    game = pro().own(0, []).tiles(0, special=everything, lion=2)
    assert game.points(0) == {"set": 4}
    taken = taking("provision_points").play(0, TAKE)
    assert taken.sees(0, 0)["tiles"] == {} and "set" not in taken.points(0)


@pytest.mark.rule("FEL-174")
@pytest.mark.parametrize(("tile", "sort", "way"), [("gold_income", "gold", "lion_s1"), ("provision_income", "provisions", "lion_s2")])
def test_an_income_tile_works_for_the_next_merchant_of_the_same_ship(tile: str, sort: str, way: str) -> None:
    game = taking(tile, 0, 0).play(0, TAKE)
    assert getattr(game.state, sort)[0] == 1
    game.play(0, ("go", way))
    assert getattr(game.state, sort)[0] == 3, "1 + 1 + 1 more"


@pytest.mark.rule("FEL-174")
def test_it_does_not_work_for_what_was_entered_before_or_for_others() -> None:
    game = pro().tile("lion_o1", "gold_income").ashore("lion", 0, 1).play(0, ("go", "lion_s1"))
    assert game.state.gold[0] == 1
    game.play(0, TAKE)
    assert game.state.gold[0] == 2, "the one at once"
    game.play(1, ("go", "lion_s1"))
    assert game.state.gold[1] == 1


@pytest.mark.rule("FEL-163", "FEL-167", "FEL-174")
@pytest.mark.parametrize(
    ("tile", "points"), [("provision_points", {"provisions-special": 2}), ("gold_income", {"gold": 1}), ("provision_income", {})]
)
def test_a_tile_of_the_very_last_exploration_counts(tile: str, points: dict[str, int]) -> None:
    game = pro().tile("tiger_c1", tile).harbour("tiger_c", "lion_b", "puma_b", "panther_b", aboard={"tiger_c": [0]}).own(0, [])
    game.state.closing = True
    game.all_earn().play(0, ("go", "tiger_s1"), ("go", "tiger_s3"), ("go", "tiger_c1"))
    assert game.due() == () and game.state.result is not None
    assert game.points(0) == {"groups": 1, **points}
    assert game.state.provisions[0] == 1 + (tile == "provision_income")


@pytest.mark.rule("FEL-170")
def test_a_treasure_of_the_very_last_exploration_counts() -> None:
    game = pro().tile("tiger_o1", "treasure").harbour("tiger_c", "lion_b", "puma_b", "panther_b", aboard={"tiger_c": [0]}).own(0, [])
    game.state.closing = True
    game.all_earn().play(0, ("go", "tiger_s1"), ("go", "tiger_o1")).draw("wine")
    assert game.due() == () and game.points(0) == {"groups": 1, "gold": 1, "goods": 1}


@pytest.mark.rule("FEL-166")
def test_cards_kept_after_the_tile_was_taken_count_too() -> None:
    game = pro().own(0, []).tiles(0, special=["mystery_points"]).mysteries("crystal_cave", "sunken_garden").ashore("puma", 0)
    game.play(0, ("go", "puma_s2"), ("go", "puma_s3"), ("keep", "crystal_cave"))
    assert game.points(0) == {"mysteries": 1, "mysteries-special": 1}
