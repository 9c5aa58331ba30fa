"""Before the first bid (FEL-012 to FEL-026)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import tischlein
from tests.games.felinia.table import GUILD, Table, table
from tischlein import CHANCE
from tischlein.games.felinia.state import FeliniaState

GAME = tischlein.game("felinia")
PAIRS = [["book", "wine"], ["clock", "clothes"], ["glass", "book"], ["wine", "clock"]]
"""In turn order, from the start player on."""


def opening(players: int = 2, side: str = "basic", *elements: str) -> Table:
    """Before anything is drawn."""
    state = GAME.start(GAME.setup(players=players, side=side, elements=elements))
    assert isinstance(state, FeliniaState)
    return Table(state)


def drawn_until_the_first_bid(game: Table, seed: int = 1) -> list[tuple[str, object]]:
    """Everything that chance brings, with its stream."""
    rng, found = Random(seed), []
    while game.due() == (CHANCE,):
        outcome = game.state.chance.sample(rng)
        found.append((game.state.chance.stream, outcome))
        game.draw(outcome)
    return found


# ---------------------------------------------------------------------- players


@pytest.mark.rule("FEL-012", "FEL-013")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_ten_merchants_three_bid_tokens_and_two_silver(players: int) -> None:
    for own in table(players).seen()["players"]:
        assert (own["merchants"], own["tokens"], own["silver"]) == (10, 3, 2)
        assert own["circles"] == [False, False, False]
        assert (own["gold"], own["spice"], own["provisions"], own["tile_count"], own["bonus_count"]) == (0, 0, 0, 0, 0)


@pytest.mark.rule("FEL-012")
def test_three_tokens_can_be_placed_and_no_more() -> None:
    game = table().bids(1, 0, 1, 0, 2)
    assert [own["tokens"] for own in game.seen()["players"]] == [0, 1]
    game.bids(0)
    assert game.seen()["phase"] == "trading"
    game.refuses(0, ("market", 3), rule="FEL-029")


@pytest.mark.rule("FEL-014")
@pytest.mark.parametrize(("players", "first"), [(players, first) for players in (2, 3, 4) for first in range(players)])
def test_two_goods_for_everybody_dealt_in_turn_order(players: int, first: int) -> None:
    game = opening(players)
    game.draw(first).settle()
    for place in range(players):
        assert sorted(game.goods((first + place) % players)) == sorted(PAIRS[place])


@pytest.mark.rule("FEL-015")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_other_goods_are_in_the_bag(players: int) -> None:
    game = opening(players)
    assert game.seen()["bag"] == dict.fromkeys(["clock", "clothes", "glass", "wine", "book"], 9)
    game.draw(0)
    dealt = Counter(good for pair in PAIRS[:players] for good in pair)
    assert game.seen()["bag"] == {good: 9 - dealt[good] for good in game.seen()["bag"]}
    assert dict(game.state.chance.outcomes()) == game.seen()["bag"], "each tile is drawn as likely as any other"


# ---------------------------------------------------------------------- town


@pytest.mark.rule("FEL-016", "FEL-018")
@pytest.mark.parametrize(("players", "closed"), [(2, [4, 5]), (3, [5]), (4, [])])
def test_closed_markets_have_no_goods_and_every_open_one_has_two(players: int, closed: list[int]) -> None:
    game = table(players)
    markets = game.seen()["markets"]
    assert [market["number"] for market in markets if market["closed"]] == closed
    assert [len(market["goods"]) for market in markets] == [0 if market["number"] in closed else 2 for market in markets]
    assert GAME.material(game.state.setup)["closed_markets"] == closed


@pytest.mark.rule("FEL-018")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_goods_of_the_markets_are_drawn_from_the_bag(players: int) -> None:
    game = opening(players)
    drawn = [outcome for stream, outcome in drawn_until_the_first_bid(game) if stream == "goods"]
    on_markets = [good for market in game.seen()["markets"] for good in market["goods"]]
    assert len(drawn) == 2 * (players + 1)
    assert Counter(drawn) == Counter(on_markets)
    assert sum(game.seen()["bag"].values()) == 45 - 2 * players - len(drawn)


@pytest.mark.rule("FEL-018")
def test_what_is_not_in_the_bag_cannot_be_drawn() -> None:
    game = opening(2)
    game.draw(0, *["clock"] * 6)
    assert [market["goods"] for market in game.seen()["markets"][:3]] == [["clock"] * 2] * 3
    game = opening(4)
    game.draw(0, *["clock"] * 7)
    assert game.seen()["bag"]["clock"] == 0
    game.refuses(CHANCE, "clock")


@pytest.mark.rule("FEL-017")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_markets_and_the_guild(players: int) -> None:
    game = table(players)
    assert [market["number"] for market in game.seen()["markets"]] == [1, 2, 3, 4, 5]
    assert game.seen()["guild"] == {"tokens": []}
    opened = {2: 3, 3: 4, 4: 5}[players]
    game.offers(0, ("earn",), *(("market", number) for number in range(1, opened + 1)), GUILD, *(("sell", good) for good in PAIRS[0]))


@pytest.mark.rule("FEL-019")
def test_nothing_is_ever_put_on_the_guild() -> None:
    game = table()
    guild = set(game.seen()["guild"])
    game.harbour("panther_b", "tiger_a", "cheetah_a", "puma_a").bids(6, 6, 6, 6, 6, 6)
    while game.due() != (CHANCE,):
        game.play(game.due()[0], ("pass",))
    filled = []
    rng = Random(1)
    while game.due() == (CHANCE,):
        before = [len(market["goods"]) for market in game.seen()["markets"]]
        game.draw(game.state.chance.sample(rng))
        filled.append([len(market["goods"]) for market in game.seen()["markets"]] != before)
    assert filled == [False, True, True, True], "the ship, and a tile for each open market"
    assert guild == set(game.seen()["guild"]) == {"tokens"}


# ---------------------------------------------------------------------- ships


@pytest.mark.rule("FEL-020")
def test_blue_backs_lie_below_gray_ones() -> None:
    game = table()
    blue = {"lion_d", "cheetah_d", "panther_d", "tiger_d", "puma_d"}
    assert set(game.seen()["ship_stack"]["blue"]) == blue
    assert len(game.seen()["ship_stack"]["gray"]) == 11
    game.harbour("panther_b", "tiger_a", "cheetah_a", "puma_a").stock("lion_a", "lion_b", *blue).go_on()
    assert sorted(game.state.chance.outcomes()) == [("lion_a", 1), ("lion_b", 1)]
    game.refuses(CHANCE, "lion_d")
    game = table().harbour("panther_b", "tiger_a", "cheetah_a", "puma_a").stock(*blue).go_on()
    assert sorted(game.state.chance.outcomes()) == [(ship, 1) for ship in sorted(blue)]


@pytest.mark.rule("FEL-020", "FEL-021")
@pytest.mark.parametrize("seed", range(5))
def test_the_first_four_ships_are_gray_and_lie_open(seed: int) -> None:
    game = opening(3)
    drawn = [outcome for stream, outcome in drawn_until_the_first_bid(game, seed) if stream == "ships"]
    for viewer in (None, 0, 1, 2):
        assert [ship["tile"] for ship in game.seen(viewer)["ships"]] == drawn
    assert [ship["merchants"] for ship in game.seen()["ships"]] == [[]] * 4
    assert len(set(drawn)) == 4
    assert not any(str(ship).endswith("_d") for ship in drawn)
    assert not set(drawn) & set(game.seen()["ship_stack"]["gray"])


@pytest.mark.rule("FEL-020")
def test_any_of_the_fifteen_gray_tiles_may_be_the_first() -> None:
    game = opening(2)
    while game.state.chance.stream != "ships":
        game.draw(game.state.chance.sample(Random(1)))
    outcomes = game.state.chance.outcomes()
    assert len(outcomes) == 15
    assert {weight for _, weight in outcomes} == {1}


# ---------------------------------------------------------------------- island


@pytest.mark.rule("FEL-022")
def test_one_tile_of_the_country_lies_face_down_on_every_post() -> None:
    game = table(4)
    provinces = {entry["id"]: entry for entry in GAME.material(game.state.setup)["provinces"]}
    for viewer in (None, 0, 3):
        for seen in game.seen(viewer)["provinces"]:
            assert seen["tile"] == ("face_down" if provinces[seen["id"]]["kind"] == "post" else None)
            assert seen["merchant"] is None
    assert sum(seen["tile"] == "face_down" for seen in game.seen()["provinces"]) == 30


@pytest.mark.rule("FEL-022")
def test_what_is_turned_up_is_one_of_the_tiles_of_that_country() -> None:
    ships = {"lion": "lion_c", "cheetah": "cheetah_b", "panther": "panther_b", "tiger": "tiger_b", "puma": "puma_c"}
    for country, ship in ships.items():
        others = [other for other in ("lion_a", "tiger_a", "cheetah_a", "puma_a") if other != ship][:3]
        game = table().harbour(ship, *others, aboard={ship: [0]}).go_on()
        game.play(0, ("turn", f"{country}_p4"))
        assert dict(game.state.chance.outcomes()) == GAME.material(game.state.setup)["distribution"][country]


@pytest.mark.rule("FEL-022")
def test_each_tile_of_the_country_lies_on_one_post() -> None:
    game = (
        table(2)
        .own(0, [])
        .harbour("tiger_b", "tiger_c", "tiger_a", "lion_a", aboard={"tiger_b": [0], "tiger_c": [0], "tiger_a": [0, 0]})
        .go_on()
    )
    drawn = []
    for number in range(1, 7):
        drawn.append(game.play(0, ("turn", f"tiger_p{number}")).state.chance.outcomes()[0][0])
        game.draw(drawn[-1])
        if number % 2 == 0:
            game.play(0, ("end",))
    assert Counter(drawn) == GAME.material(game.state.setup)["distribution"]["tiger"]
    assert game.seen()["face_down"]["tiger"] == {}


@pytest.mark.rule("FEL-023")
def test_nothing_of_the_pro_game_is_used_in_the_basic_game() -> None:
    game = table(2)
    assert game.seen()["mystery_stack"]["count"] == 0
    assert set().union(*game.seen()["face_down"].values()) == {"lion", "cheetah", "panther", "tiger", "puma"}
    material = GAME.material(game.state.setup)
    assert (material["special_tiles"], material["mysteries"]) == ([], [])
    assert {symbol for province in material["provinces"] for symbol in province["symbols"]} == {"gold", "spice", "silver", "good"}
    game.own(0, ["clock"], silver=6).stack(6, 0).go_on()
    assert {action[3] for action in game.offered(0, "swap")} == {"spice"}


@pytest.mark.rule("FEL-024")
def test_five_bonus_tiles_lie_open() -> None:
    for viewer in (None, 0, 1):
        assert table().seen(viewer)["bonus_tiles"] == ["extra_lion", "extra_tiger", "extra_puma", "plus_panther", "plus_cheetah"]


@pytest.mark.rule("FEL-025")
def test_gold_and_spice_are_separate_supplies() -> None:
    game = table(2)
    assert game.seen()["supply"]["gold"] == game.seen()["supply"]["spice"] == 11
    game.own(0, gold=2)
    assert (game.seen()["supply"]["gold"], game.seen()["supply"]["spice"]) == (9, 11)
    game.own(1, spice=1)
    assert (game.seen()["supply"]["gold"], game.seen()["supply"]["spice"]) == (9, 10)


# ---------------------------------------------------------------------- who begins


@pytest.mark.rule("FEL-026")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 0), (3, 2), (4, 3)])
def test_a_start_player_is_drawn_and_begins(players: int, first: int) -> None:
    game = opening(players)
    assert game.seen()["first"] == -1
    assert game.state.chance.outcomes() == [(seat, 1) for seat in range(players)]
    game.draw(first)
    assert game.heard() == [f"Player {first + 1} is the start player. [FEL-026]"]
    game.settle()
    assert game.seen()["first"] == first
    assert game.asked() == (first, "Bid")
    assert (game.seen()["round"], game.seen()["turn"]) == (1, 1)
