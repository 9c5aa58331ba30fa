"""A merchant ashore (FEL-071 to FEL-087).

On the basic side every country looks alike: the harbour province h leads to the crossings f1 and f2, which are connected; f1 leads to the
posts p1, p3, p5 and f2 to p2, p4, p6.
"""

from __future__ import annotations

import pytest

import tischlein
from tests.games.felinia.table import EARN, END, PASS, Table, table
from tischlein import CHANCE, NotYourDecision, say
from tischlein.games.felinia.state import replaced

LATER = ("lion_a", "cheetah_a", "puma_a")
"""Ships that sail after those of the tests."""


def ashore(ship: str = "tiger_c", *aboard: int, players: int = 2) -> Table:
    """A ship arrives; nobody has goods, so that nothing can be sold."""
    game = table(players).harbour(ship, *LATER, aboard={ship: aboard or [0]})
    for seat in range(players):
        game.own(seat, [])
    return game.go_on()


def turned(game: Table, seat: int = 0, **tiles: str) -> Table:
    """The seat turns tiles up and no more."""
    for province, tile in tiles.items():
        game.play(seat, ("turn", province)).draw(tile)
    if game.asked() == (seat, "TurnUp"):
        game.play(seat, END)
    return game


def country(name: str) -> list[str]:
    return [f"{name}_p{number}" for number in range(1, 7)]


# ---------------------------------------------------------------------- steps


@pytest.mark.rule("FEL-071")
def test_three_steps() -> None:
    game = turned(ashore())
    assert game.seen()["explorer"] == {"seat": 0, "ship": "tiger_c", "way": ["tiger_h"], "steps": 2}
    game.play(0, ("go", "tiger_f1"))
    assert game.seen()["explorer"] == {"seat": 0, "ship": "tiger_c", "way": ["tiger_h", "tiger_f1"], "steps": 1}
    assert game.asked() == (0, "Move")
    game.play(0, ("go", "tiger_f2"))
    assert game.seen()["explorer"] is None, "that was the third"
    assert game.player(0)["gold"] == 1
    assert game.player(0)["merchants"] == 10


@pytest.mark.rule("FEL-071")
@pytest.mark.parametrize("province", ["tiger_p1", "tiger_p3", "tiger_p5", "tiger_p2", "tiger_p4", "tiger_p6"])
def test_every_post_can_be_reached_on_the_third_step(province: str) -> None:
    fork = "tiger_f1" if int(province[-1]) % 2 else "tiger_f2"
    game = turned(ashore(), 0, **{province: "tiger"})
    game.play(0, ("go", fork), ("go", province))
    assert game.province(province) == {"id": province, "tile": None, "merchant": 0}


@pytest.mark.rule("FEL-072")
def test_the_merchant_at_the_bow_makes_the_whole_move_first() -> None:
    game = ashore("tiger_a", 1, 0)
    assert game.asked() == (1, "TurnUp")
    assert game.seen()["ships"][0] == {"tile": "tiger_a", "merchants": [0]}
    game.refuses(0, END, error=NotYourDecision)
    turned(game, 1, tiger_p1="tiger").play(1, ("go", "tiger_f1"))
    assert game.asked() == (1, "Move")
    game.play(1, ("go", "tiger_p1"))
    assert game.asked() == (0, "TurnUp")
    assert game.seen()["explorer"] == {"seat": 0, "ship": "tiger_a", "way": ["tiger_h"], "steps": 2}
    assert game.seen()["ships"][0] == {"tile": "tiger_a", "merchants": []}


@pytest.mark.rule("FEL-072", "FEL-082")
def test_two_merchants_of_one_player_move_one_after_the_other_and_the_first_is_in_the_way() -> None:
    game = turned(ashore("tiger_a", 0, 0), tiger_p1="tiger", tiger_p3="puma")
    game.play(0, ("go", "tiger_f1"), ("go", "tiger_p1"))
    assert game.asked() == (0, "TurnUp")
    game.play(0, END, ("go", "tiger_f1"))
    game.offers(0, ("go", "tiger_f2"), ("go", "tiger_p3"), END)
    game.refuses(0, ("go", "tiger_p1"), rule="FEL-082")
    game.play(0, ("go", "tiger_p3"))
    assert game.player(0)["tiles"] == {"tiger": 1, "puma": 1}
    assert game.player(0)["merchants"] == 8
    assert game.player(0)["silver"] == 4, "each has found one at the crossing"


@pytest.mark.rule("FEL-073")
@pytest.mark.parametrize("ship", ["lion_c", "cheetah_b", "panther_b", "tiger_c", "puma_c"])
def test_the_first_step_leads_to_the_harbour_province(ship: str) -> None:
    name = ship.partition("_")[0]
    game = ashore(ship)
    material = tischlein.game("felinia").material(game.state.setup)
    beside = next(harbour["province"] for harbour in material["harbours"] if harbour["country"] == name)
    assert game.seen()["explorer"]["way"] == [beside]
    assert game.seen()["explorer"]["steps"] == 2
    game.play(0, END)
    game.offers(0, ("go", f"{name}_f1"), ("go", f"{name}_f2"), END)


# ---------------------------------------------------------------------- turning tiles up


@pytest.mark.rule("FEL-074")
def test_up_to_two_tiles_anywhere_in_the_country_are_turned_up() -> None:
    game = ashore()
    game.offers(0, *(("turn", post) for post in country("tiger")), END)
    game.play(0, ("turn", "tiger_p2"))
    assert game.heard() == ["Player 1 turns up a tile at post 2 of the tigers. [FEL-074]"]
    game.draw("lion")
    assert game.heard() == ["At post 2 of the tigers there is a lion tile. [FEL-074]"]
    assert game.asked() == (0, "TurnUp"), "the second is chosen when the first has been seen"
    assert game.province("tiger_p2")["tile"] == "lion"
    game.offers(0, *(("turn", post) for post in country("tiger") if post != "tiger_p2"), END)
    game.play(0, ("turn", "tiger_p5")).draw("puma")
    assert game.asked() == (0, "Move"), "not a third one"
    shown = [game.province(post)["tile"] for post in country("tiger")]
    assert shown == ["face_down", "lion", "face_down", "face_down", "puma", "face_down"]


@pytest.mark.rule("FEL-074")
def test_one_or_none_will_do() -> None:
    game = ashore()
    game.play(0, END)
    assert game.asked() == (0, "Move")
    assert [game.province(post)["tile"] for post in country("tiger")] == ["face_down"] * 6
    game = ashore()
    game.play(0, ("turn", "tiger_p1")).draw("tiger").play(0, END)
    assert game.asked() == (0, "Move")


@pytest.mark.rule("FEL-074")
def test_only_face_down_tiles_of_this_country() -> None:
    game = ashore()
    for province in ("lion_p1", "tiger_f1", "tiger_h", "nowhere"):
        game.refuses(0, ("turn", province), rule="FEL-074")
    game.play(0, ("turn", "tiger_p1")).draw("tiger")
    game.refuses(0, ("turn", "tiger_p1"), rule="FEL-074")


@pytest.mark.rule("FEL-074")
def test_turned_tiles_stay_face_up() -> None:
    game = turned(ashore("tiger_c", 0), tiger_p1="lion", tiger_p2="puma").play(0, END)
    game.draw("tiger_b").settle().harbour("tiger_b", *LATER, aboard={"tiger_b": [1]})
    assert game.seen()["round"] == 2
    for viewer in (None, 0, 1):
        shown = {entry["id"]: entry["tile"] for entry in game.seen(viewer)["provinces"]}
        assert (shown["tiger_p1"], shown["tiger_p2"], shown["tiger_p3"]) == ("lion", "puma", "face_down")
    game.own(1, []).go_on()
    game.offers(1, *(("turn", post) for post in country("tiger")[2:]), END)


@pytest.mark.rule("FEL-074")
def test_every_merchant_may_turn_two() -> None:
    game = turned(ashore("tiger_a", 0, 1), tiger_p1="tiger", tiger_p2="puma").play(0, END)
    turned(game, 1, tiger_p3="tiger", tiger_p4="tiger")
    assert game.asked() == (1, "Move")
    assert [game.province(post)["tile"] for post in country("tiger")] == ["tiger", "puma", "tiger", "tiger", "face_down", "face_down"]


@pytest.mark.rule("FEL-074")
def test_nothing_is_turned_where_nothing_lies_face_down() -> None:
    game = table().harbour("tiger_a", *LATER, aboard={"tiger_a": [0, 1]})
    for post in country("tiger")[:5]:
        game.tile(post, "tiger")
    game.state.down = replaced(game.state.down, 3, (0,))
    game.own(0, []).own(1, []).go_on()
    game.offers(0, ("turn", "tiger_p6"), END)
    game.play(0, ("turn", "tiger_p6")).draw("lion")
    assert game.asked() == (0, "Move"), "there is no second one"
    game.play(0, END)
    assert game.asked() == (1, "Move"), "and for the other one none at all"


@pytest.mark.rule("FEL-074", "FEL-084")
def test_a_country_without_a_free_tile() -> None:
    """All six posts are taken: the merchant can still collect what the crossings bring, and returns."""
    game = table().harbour("tiger_c", *LATER, aboard={"tiger_c": [0]}).post(1, *country("tiger")[:3]).post(0, *country("tiger")[3:])
    game.state.down = replaced(game.state.down, 3, ())
    game.own(0, [], silver=2).go_on()
    assert game.asked() == (0, "Move")
    game.play(0, ("go", "tiger_f1"))
    game.offers(0, ("go", "tiger_f2"), END)
    game.refuses(0, ("go", "tiger_p1"), rule="FEL-082")
    game.refuses(0, ("go", "tiger_p5"), rule="FEL-082")
    game.play(0, ("go", "tiger_f2"))
    assert (game.player(0)["silver"], game.player(0)["gold"], game.player(0)["merchants"]) == (3, 1, 10)
    assert game.player(0)["tile_count"] == 0


# ---------------------------------------------------------------------- where one may go


@pytest.mark.rule("FEL-075")
def test_only_along_the_ways_and_step_by_step() -> None:
    game = turned(ashore(), tiger_p1="tiger", tiger_p2="lion")
    game.offers(0, ("go", "tiger_f1"), ("go", "tiger_f2"), END)
    game.refuses(0, ("go", "tiger_p1"), rule="FEL-075")
    game.refuses(0, ("go", "nowhere"), rule=", ".join(["FEL-075", "FEL-079", "FEL-081", "FEL-084"]))
    game.refuses(0, ("turn", "tiger_p3"), rule="FEL-074")
    game.play(0, ("go", "tiger_f1"))
    assert game.heard()[0] == "Player 1 sends the merchant on to crossing 1 of the tigers. [FEL-075]"
    game.offers(0, ("go", "tiger_f2"), ("go", "tiger_p1"), END)
    game.refuses(0, ("go", "tiger_p2"), rule="FEL-075")


@pytest.mark.rule("FEL-075")
def test_a_common_border_without_a_way_is_not_enough() -> None:
    game = turned(ashore("lion_c"), lion_p2="lion")
    provinces = {entry["id"]: entry for entry in tischlein.game("felinia").material(game.state.setup)["provinces"]}
    assert "lion_p2" in provinces["lion_h"]["borders"] and "lion_p2" not in provinces["lion_h"]["paths"]
    game.refuses(0, ("go", "lion_p2"), rule="FEL-075")


@pytest.mark.rule("FEL-076")
@pytest.mark.parametrize("side", ["basic", "pro"])
def test_no_way_leaves_the_country(side: str) -> None:
    game = tischlein.game("felinia")
    provinces = game.material(game.setup(players=2, side=side))["provinces"]
    home = {entry["id"]: entry["country"] for entry in provinces}
    assert all(home[way] == entry["country"] for entry in provinces for way in entry["paths"])
    assert any(home[beside] != entry["country"] for entry in provinces for beside in entry["borders"])


@pytest.mark.rule("FEL-076")
def test_another_country_cannot_be_entered() -> None:
    game = turned(ashore("lion_c").tile("puma_p2", "puma"), lion_p1="lion")
    for province in ("puma_p2", "cheetah_h", "tiger_f1"):
        game.refuses(0, ("go", province), rule="FEL-076")


@pytest.mark.rule("FEL-076")
def test_not_even_from_a_province_at_the_border() -> None:
    """On the pro side a province in the land of panthers, with a symbol, lies beside two of the land of cheetahs."""
    game = table(2, "pro").harbour("panther_b", *LATER, aboard={"panther_b": [0]}).own(0, [], provisions=5).go_on()
    game.play(0, ("go", "panther_s2"), ("go", "panther_s3"), ("go", "panther_c1"), PASS)
    game.offers(0, ("go", "panther_c2"), ("sell", "gold"), END)
    for abroad in ("cheetah_c2", "cheetah_i2"):
        game.refuses(0, ("go", abroad), rule="FEL-076")


@pytest.mark.rule("FEL-081")
def test_not_back_to_where_he_has_been() -> None:
    game = turned(ashore())
    game.refuses(0, ("go", "tiger_h"), rule="FEL-081")
    game.play(0, ("go", "tiger_f1"))
    game.refuses(0, ("go", "tiger_h"), rule="FEL-081")
    game.offers(0, ("go", "tiger_f2"), END)


@pytest.mark.rule("FEL-081")
def test_not_back_on_a_round_tour_either() -> None:
    """With provisions of the pro game he could walk in circles."""
    game = table(2, "pro").harbour("tiger_c", *LATER, aboard={"tiger_c": [0]}).own(0, [], provisions=5).go_on()
    game.play(0, ("go", "tiger_s1"), ("go", "tiger_s2"))
    assert ("go", "tiger_s3") in game.offered(0)
    for visited in ("tiger_s1", "tiger_h"):
        assert ("go", visited) not in game.offered(0)
        game.refuses(0, ("go", visited), rule="FEL-081")


@pytest.mark.rule("FEL-081")
def test_the_next_merchant_may_go_where_the_first_has_been() -> None:
    game = turned(ashore("tiger_a", 0, 0)).play(0, ("go", "tiger_f1"), END)
    turned(game).play(0, ("go", "tiger_f1"))
    assert game.player(0)["silver"] == 4


@pytest.mark.rule("FEL-082")
@pytest.mark.parametrize("owner", [0, 1])
def test_not_to_a_province_with_a_merchant_whosever_he_is(owner: int) -> None:
    game = turned(ashore().post(owner, "tiger_p1"), tiger_p3="tiger").play(0, ("go", "tiger_f1"))
    game.offers(0, ("go", "tiger_f2"), ("go", "tiger_p3"), END)
    game.refuses(0, ("go", "tiger_p1"), rule="FEL-082")


@pytest.mark.rule("FEL-083")
def test_not_to_a_province_with_a_face_down_tile() -> None:
    game = turned(ashore(), tiger_p3="tiger").play(0, ("go", "tiger_f1"))
    game.offers(0, ("go", "tiger_f2"), ("go", "tiger_p3"), END)
    for post in ("tiger_p1", "tiger_p5"):
        game.refuses(0, ("go", post), rule="FEL-083")


# ---------------------------------------------------------------------- rewards


@pytest.mark.rule("FEL-077")
@pytest.mark.parametrize(
    ("ship", "province", "thing"),
    [
        ("lion_c", "lion_f1", "gold"),
        ("lion_c", "lion_f2", "spice"),
        ("cheetah_b", "cheetah_f1", "spice"),
        ("panther_b", "panther_f2", "gold"),
        ("tiger_c", "tiger_f1", "silver"),
        ("tiger_c", "tiger_f2", "gold"),
        ("puma_c", "puma_f1", "spice"),
        ("puma_c", "puma_f2", "silver"),
    ],
)
def test_a_symbol_brings_its_reward_at_once(ship: str, province: str, thing: str) -> None:
    game = turned(ashore(ship))
    before = {name: game.player(0)[name] for name in ("gold", "spice", "silver")}
    labels = dict(zip(game.offered(0), game.state.decision(0).labels, strict=True))
    assert say(labels["go", province]).endswith(f": 1 {thing}")
    game.play(0, ("go", province))
    assert game.asked() == (0, "Move"), "still on the way"
    assert {name: game.player(0)[name] for name in before} == {**before, thing: before[thing] + 1}
    assert game.heard()[1:] == [f"Player 1 gets 1 {thing} (found on the way). [FEL-077]"]
    if thing != "silver":
        assert game.seen()["supply"][thing] == 10
        game.offers(0, *(option for option in game.offered(0) if option[0] != "sell"), ("sell", thing))


@pytest.mark.rule("FEL-077")
@pytest.mark.parametrize(("ship", "province"), [("cheetah_b", "cheetah_f2"), ("panther_b", "panther_f1")])
def test_a_random_good_from_the_bag(ship: str, province: str) -> None:
    game = turned(ashore(ship)).play(0, ("go", province))
    assert game.due() == (CHANCE,)
    bag = game.seen()["bag"]
    assert dict(game.state.chance.outcomes()) == bag
    game.draw("wine")
    assert game.goods(0) == ["wine"]
    assert game.seen()["bag"] == {**bag, "wine": bag["wine"] - 1}
    assert game.heard() == ["Player 1 draws wine from the bag. [FEL-077]"]
    assert game.asked() == (0, "Move")


@pytest.mark.rule("FEL-077")
def test_the_reward_of_the_third_step_too() -> None:
    game = turned(ashore("lion_c")).play(0, ("go", "lion_f1"), ("go", "lion_f2"))
    assert (game.player(0)["gold"], game.player(0)["spice"], game.player(0)["merchants"]) == (1, 1, 10)


@pytest.mark.rule("FEL-077")
def test_the_harbour_province_and_posts_have_no_symbol() -> None:
    material = tischlein.game("felinia").material(table().state.setup)
    for entry in material["provinces"]:
        assert len(entry["symbols"]) == (1 if entry["kind"] == "fork" else 0)


@pytest.mark.rule("FEL-078")
def test_an_empty_bag_brings_nothing() -> None:
    game = turned(ashore("cheetah_b").bag()).play(0, ("go", "cheetah_f2"))
    assert game.heard()[1:] == ["Player 1 gets no good: the bag is empty. [FEL-078]"]
    assert game.goods(0) == []
    assert game.asked() == (0, "Move"), "the merchant goes on all the same"


@pytest.mark.rule("FEL-078")
def test_the_last_tile_of_the_bag_can_be_drawn() -> None:
    game = turned(ashore("cheetah_b").bag("book")).play(0, ("go", "cheetah_f2"))
    assert game.state.chance.outcomes() == [("book", 1)]
    game.draw("book")
    assert game.goods(0) == ["book"]
    assert sum(game.seen()["bag"].values()) == 0


@pytest.mark.rule("FEL-078")
@pytest.mark.parametrize(("province", "thing"), [("lion_f1", "gold"), ("lion_f2", "spice")])
def test_an_empty_supply_brings_nothing(province: str, thing: str) -> None:
    game = turned(ashore("lion_c").own(1, None, **{thing: 33})).play(0, ("go", province))
    assert game.player(0)[thing] == 0
    assert game.heard()[1:] == [f"Player 1 gets no {thing}: there is none left in the supply. [FEL-106]"]
    assert game.asked() == (0, "Move")


# ---------------------------------------------------------------------- trading posts


@pytest.mark.rule("FEL-079")
def test_a_face_up_tile_ends_the_movement_and_the_merchant_stays() -> None:
    game = table(2, "pro").harbour("tiger_c", *LATER, aboard={"tiger_c": [0]}).own(0, [], provisions=5)
    game.tile("tiger_o1", "lion").go_on()
    game.play(0, ("go", "tiger_s1"), ("go", "tiger_o1"))
    assert game.seen()["explorer"] is None, "although steps or provisions would be left"
    assert game.player(0)["provisions"] == 5
    assert game.province("tiger_o1") == {"id": "tiger_o1", "tile": None, "merchant": 0}


@pytest.mark.rule("FEL-079")
def test_he_stays_in_later_rounds() -> None:
    game = turned(ashore(), tiger_p1="tiger").play(0, ("go", "tiger_f1"), ("go", "tiger_p1"))
    for _ in range(3):
        assert game.province("tiger_p1")["merchant"] == 0
        assert game.player(0)["merchants"] == 9
        game.settle().harbour("panther_b", *LATER).go_on()
    game.settle()
    assert game.seen()["round"] == 5
    assert game.province("tiger_p1") == {"id": "tiger_p1", "tile": None, "merchant": 0}


@pytest.mark.rule("FEL-080")
def test_the_player_takes_the_tile_and_only_he_may_look_at_it() -> None:
    game = turned(ashore(), tiger_p1="puma").play(0, ("go", "tiger_f1"), ("go", "tiger_p1"))
    assert "Player 1 founds a trading post at post 1 of the tigers and takes the puma tile. [FEL-080]" in game.heard()
    assert game.player(0)["tiles"] == {"puma": 1}
    assert game.points(0)["set"] == 1
    for viewer in (1, None):
        seen = game.seen(viewer)["players"][0]
        assert (seen["tile_count"], seen["tiles"]) == (1, None)
        assert "set" not in [term["key"] for term in game.seen(viewer)["score"][0]]
    assert "set" in [term["key"] for term in game.seen(0)["score"][0]]


@pytest.mark.rule("FEL-080")
def test_a_second_tile_of_a_kind_and_one_of_another() -> None:
    game = turned(ashore("tiger_c").tiles(0, tiger=2, lion=1), tiger_p1="tiger").play(0, ("go", "tiger_f1"), ("go", "tiger_p1"))
    assert game.player(0)["tiles"] == {"tiger": 3, "lion": 1}
    assert game.seen(1)["players"][0]["tile_count"] == 4


# ---------------------------------------------------------------------- home


@pytest.mark.rule("FEL-084")
def test_without_a_tile_the_merchant_goes_home_when_the_steps_are_used_up() -> None:
    game = turned(ashore(), tiger_p1="tiger").play(0, ("go", "tiger_f1"))
    assert game.player(0)["merchants"] == 9
    game.play(0, ("go", "tiger_f2"))
    assert game.player(0)["merchants"] == 10
    assert "Player 1 finds no trading post, the merchant returns home. [FEL-084]" in game.heard()
    assert all(entry["merchant"] is None for entry in game.seen()["provinces"])


@pytest.mark.rule("FEL-084")
@pytest.mark.parametrize("way", [[], ["tiger_f1"], ["tiger_f2"]])
def test_he_may_stop_at_any_time(way: list[str]) -> None:
    game = turned(ashore(), tiger_p1="tiger", tiger_p2="tiger")
    for province in way:
        game.play(0, ("go", province))
    game.play(0, END)
    assert game.player(0)["merchants"] == 10
    assert game.player(0)["tile_count"] == 0
    assert game.province("tiger_p1")["tile"] == "tiger"
    assert game.heard()[0] == "Player 1 finds no trading post, the merchant returns home. [FEL-084]"


@pytest.mark.rule("FEL-084")
def test_whoever_cannot_go_on_goes_home_without_being_asked() -> None:
    game = ashore().post(1, "tiger_f1", "tiger_f2")
    game.play(0, END)
    assert game.player(0)["merchants"] == 10
    assert game.heard()[0] == "Player 1 finds no trading post, the merchant returns home. [FEL-084]"
    assert game.seen()["phase"] != "exploring"


@pytest.mark.rule("FEL-085")
def test_rewards_are_kept_though_the_merchant_returns() -> None:
    game = turned(ashore("lion_c")).play(0, ("go", "lion_f1"), END)
    assert (game.player(0)["gold"], game.player(0)["merchants"]) == (1, 10)
    game = turned(ashore("cheetah_b")).play(0, ("go", "cheetah_f1"), ("go", "cheetah_f2"))
    game.draw("glass")
    assert (game.player(0)["spice"], game.goods(0), game.player(0)["merchants"]) == (1, ["glass"], 10)


@pytest.mark.rule("FEL-086")
def test_a_merchant_who_has_returned_can_board_again() -> None:
    game = table().harbour("panther_b", *LATER, aboard={"panther_b": [0]}).own(0, [], merchants=0).go_on()
    game.play(0, END)
    game.play(0, END)
    assert game.player(0)["merchants"] == 1
    game.draw("tiger_c").settle()
    assert game.seen()["round"] == 2
    game.own(0, ["wine", "wine"], silver=6).market(1, "book").stack(1, 0).go_on()
    game.play(0, ("buy", "book"), ("board", "tiger_c"))
    assert game.player(0)["merchants"] == 0
    assert game.seen()["closing"], "it was the last one"


@pytest.mark.rule("FEL-087")
def test_when_all_have_moved_the_tile_leaves_the_game_and_the_ship_is_free() -> None:
    game = ashore("tiger_a", 0, 1)
    turned(game).play(0, END)
    assert game.seen()["ships"][0] == {"tile": "tiger_a", "merchants": []}, "the second one is still to move"
    turned(game, 1).play(1, END)
    assert game.seen()["ships"][0] == {"tile": None, "merchants": []}
    stack = game.seen()["ship_stack"]
    assert "tiger_a" not in stack["gray"] + stack["blue"]
    assert "tiger_a" not in [ship for ship, _ in game.state.chance.outcomes()]
    game.draw("tiger_c").settle()
    assert game.seen()["ships"][0] == {"tile": "tiger_c", "merchants": []}
    assert game.asked() == (1, "Bid")
    game.play(1, EARN)
