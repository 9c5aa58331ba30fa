"""What is in the box and on the island, and that data which contradict the rulebook are refused (FEL-001 to FEL-011)."""

from __future__ import annotations

import importlib.resources
import importlib.util
import shutil
from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import tischlein
from tests.games.felinia.table import Table, table

GAME = tischlein.game("felinia")
FOLDER = Path(tischlein.__file__).parent / "games" / "felinia"
COUNTRIES = ["lion", "cheetah", "panther", "tiger", "puma"]


def material(players: int = 4, side: str = "basic") -> dict[str, Any]:
    return GAME.material(GAME.setup(players=players, side=side))


def ships() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = material()["ships"]
    return found


# ---------------------------------------------------------------------- the game


@pytest.mark.rule("FEL-001")
@pytest.mark.parametrize("best", [0, 1, 2])
def test_whoever_has_the_most_points_at_the_end_wins(best: int) -> None:
    game = table(3).own(0, [], gold=2).own(1, [], gold=3).own(2, [], gold=1).tiles(best, lion=3).stock()
    game.own((best + 1) % 3, silver=6).go_on()  # more silver does not help
    assert game.due() == ()
    assert game.state.result is not None
    points = game.state.result.points
    assert points == tuple(gold + (9 if seat == best else 0) for seat, gold in enumerate((2, 3, 1)))
    assert game.state.result.winners == (best,)
    assert [places[0] for places in game.state.result.ranking] == sorted(range(3), key=lambda seat: -points[seat])


@pytest.mark.rule("FEL-003")
@pytest.mark.parametrize("side", ["basic", "pro"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play_both_sides(players: int, side: str) -> None:
    game = table(players, side)
    assert len(game.seen()["players"]) == players
    for seat in [*range(players)] * 3:
        assert game.asked() == (seat, "Bid")
        game.play(seat, ("earn",))


@pytest.mark.rule("FEL-003")
@pytest.mark.parametrize("side", ["basic", "pro"])
@pytest.mark.parametrize("players", [0, 1, 5])
def test_one_and_five_cannot(players: int, side: str) -> None:
    with pytest.raises(tischlein.SetupError):
        GAME.setup(players=players, side=side)


# ---------------------------------------------------------------------- the island


@pytest.mark.rule("FEL-005")
@pytest.mark.parametrize("side", ["basic", "pro"])
def test_five_countries_of_different_colours(side: str) -> None:
    countries = material(side=side)["countries"]
    assert [country["id"] for country in countries] == COUNTRIES
    assert len({country["rgb"] for country in countries}) == 5
    assert len({country["names"]["de"] for country in countries}) == 5
    assert {province["country"] for province in material(side=side)["provinces"]} == set(COUNTRIES)


@pytest.mark.rule("FEL-006")
@pytest.mark.parametrize("country", COUNTRIES)
def test_nine_provinces_a_country_on_the_basic_side(country: str) -> None:
    provinces = [province for province in material()["provinces"] if province["country"] == country]
    assert Counter(province["kind"] for province in provinces) == {"harbour": 1, "fork": 2, "post": 6}
    (beside,) = (province["id"] for province in provinces if province["kind"] == "harbour")
    assert [harbour["province"] for harbour in material()["harbours"] if harbour["country"] == country] == [beside]
    assert all(len(province["paths"]) > 2 for province in provinces if province["kind"] == "fork"), "ways fork there"
    assert [province["id"] for province in provinces if table().province(province["id"])["tile"]] == [
        province["id"] for province in provinces if province["kind"] == "post"
    ]


@pytest.mark.rule("FEL-007")
def test_five_goods() -> None:
    assert {good["names"]["de"] for good in material()["goods"]} == {"Bücher", "Wein", "Uhr", "Kleidung", "Glaswaren"}
    assert list(table().seen()["bag"]) == [good["id"] for good in material()["goods"]] == ["clock", "clothes", "glass", "wine", "book"]


# ---------------------------------------------------------------------- what is in the box


def all_goods(game: Table) -> Counter[str]:
    seen = game.seen()
    found = Counter[str](seen["bag"])
    for place in [*seen["markets"], *seen["players"]]:
        found.update(place["goods"])
    return found


@pytest.mark.rule("FEL-008")
@pytest.mark.parametrize("side", ["basic", "pro"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_45_goods_tiles(players: int, side: str) -> None:
    assert all_goods(table(players, side)).total() == 45


@pytest.mark.rule("FEL-008")
def test_30_trade_tiles_8_special_tiles_and_5_bonus_tiles() -> None:
    basic: Counter[str] = Counter()
    for tiles in table().seen()["face_down"].values():
        basic.update(tiles)
    assert basic.total() == 30
    assert set(basic) == set(COUNTRIES)
    pro = Counter(province["tile"] for province in table(2, "pro").seen()["provinces"] if province["tile"])
    assert pro - basic == Counter(tile["id"] for tile in material(side="pro")["special_tiles"])
    assert (pro - basic).total() == 8
    assert len(table().seen()["bonus_tiles"]) == len(material()["bonus_tiles"]) == 5


@pytest.mark.rule("FEL-008")
def test_20_ship_tiles() -> None:
    seen = table().seen()
    tiles = [ship["tile"] for ship in seen["ships"]] + seen["ship_stack"]["gray"] + seen["ship_stack"]["blue"]
    assert sorted(tiles) == sorted(ship["id"] for ship in ships())
    assert len(set(tiles)) == 20


@pytest.mark.rule("FEL-008")
def test_40_merchants_12_bid_tokens_and_4_markers() -> None:
    players = table(4).seen()["players"]
    assert sum(player["merchants"] for player in players) == 40
    assert sum(player["tokens"] for player in players) == 12
    assert len([player["silver"] for player in players]) == 4, "a marker for everybody's silver"


@pytest.mark.rule("FEL-008")
def test_55_cards() -> None:
    seen = table(2, "pro").seen()
    closed = max(len(material(players)["closed_markets"]) for players in (2, 3, 4))
    cards = [*seen["supply"].values(), seen["mystery_stack"]["count"], 1, closed, 1]
    assert cards == [11, 11, 11, 18, 1, 2, 1]
    assert sum(cards) == 55


# ---------------------------------------------------------------------- what everybody may know about tiles and ships


@pytest.mark.rule("FEL-009")
def test_everybody_sees_how_the_tiles_of_each_country_are_distributed() -> None:
    printed = material()["distribution"]
    assert sorted(printed) == sorted(COUNTRIES)
    assert [sum(tiles.values()) for tiles in printed.values()] == [6] * 5
    game = table(3)
    for viewer in (None, 0, 1, 2):
        assert game.seen(viewer)["face_down"] == printed


@pytest.mark.rule("FEL-009")
def test_what_still_lies_face_down_can_be_counted() -> None:
    game = table().harbour("lion_c", "tiger_a", "cheetah_a", "puma_a", aboard={"lion_c": [0]}).go_on()
    game.play(0, ("turn", "lion_p1"))
    assert sorted(game.state.chance.outcomes()) == [("cheetah", 1), ("lion", 3), ("panther", 1), ("tiger", 1)]
    game.draw("lion")
    for viewer in (None, 0, 1):
        assert game.seen(viewer)["face_down"]["lion"] == {"lion": 2, "cheetah": 1, "panther": 1, "tiger": 1}


@pytest.mark.rule("FEL-010")
def test_one_or_two_goods_of_a_ship_have_its_colour() -> None:
    good_of = {country["id"]: country["good"] for country in material()["countries"]}
    for ship in ships():
        assert ship["goods"].get(good_of[ship["destination"]]) in (1, 2), ship["id"]


@pytest.mark.rule("FEL-011")
def test_the_last_five_ships_have_every_destination_once() -> None:
    game = table().stock("lion_a", "lion_d", "cheetah_d", "panther_d", "tiger_d", "puma_d")
    where = {ship["id"]: ship["destination"] for ship in ships()}
    assert sorted(where[ship] for ship in table().seen()["ship_stack"]["blue"]) == sorted(COUNTRIES)
    drawn = []
    for _ in range(6):  # one ship sails empty in every round, and comes back with the next tile
        game.all_earn()
        while game.due() != (tischlein.CHANCE,):
            (seat,) = game.due()
            game.play(seat, game.offered(seat)[-1])
        assert game.state.chance.stream == "ships"
        drawn.append(sorted(game.state.chance.outcomes())[0][0])
        game.draw(drawn[-1]).settle()
    assert drawn[0] == "lion_a"
    assert sorted(where[ship] for ship in drawn[1:]) == sorted(COUNTRIES)


# ---------------------------------------------------------------------- data that contradict the rulebook


class OtherData:
    """The files of the game with something changed; the modules that read them are loaded anew."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        shutil.copytree(FOLDER / "data", folder / "data")
        monkeypatch.setattr(importlib.resources, "files", lambda package: folder)

    def change(self, name: str, old: str, new: str, count: int = 1) -> OtherData:
        file = self.folder / "data" / f"{name}.toml"
        text = file.read_text(encoding="utf-8")
        assert text.count(old) >= count, f"{name} has no {old!r}"
        file.write_text(text.replace(old, new, count), encoding="utf-8")
        return self

    def box(self) -> ModuleType:
        return self._load("box")

    def map(self, side: str = "basic") -> None:
        box, island = self._load("box"), self._load("island")
        for name in ("COUNTRIES", "data", "demand", "tiles_of"):
            setattr(island, name, getattr(box, name))
        island.Island(side)

    def _load(self, name: str) -> ModuleType:
        spec = importlib.util.spec_from_file_location(f"tischlein.games.felinia.other_{name}", FOLDER / f"{name}.py")
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module


@pytest.fixture
def other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> OtherData:
    return OtherData(tmp_path, monkeypatch)


def test_unchanged_data_are_accepted(other: OtherData) -> None:
    other.map("basic")
    other.map("pro")


COUNTRY = '[[country]]\nid = "wolf"\nen = "W"\nde = "W"\nrgb = ""\ngood = "clock"\nspecies = "lion"\n\n[scoring]'


@pytest.mark.rule("FEL-005", "FEL-007", "FEL-008", "FEL-010", "FEL-011", "FEL-012", "FEL-014", "FEL-016", "FEL-070")
@pytest.mark.parametrize(
    ("name", "old", "new", "says"),
    [
        pytest.param("setup", "[scoring]", COUNTRY, "five goods, countries", id="FEL-005: a sixth country"),
        pytest.param("setup", 'good = "clock"', 'good = "wine"', "order of the countries", id="FEL-010: two countries of one colour"),
        pytest.param("setup", 'species = "lion"', 'species = "puma"', "order of the countries", id="FEL-009: cats in another country"),
        pytest.param("setup", 'id = "clock"', 'id = "gold"', "names of goods", id="FEL-007: a good called gold"),
        pytest.param("setup", "count = 9", "count = 8", "45 goods tiles", id="FEL-008: 44 goods"),
        pytest.param("setup", "goods_tiles = 45", "goods_tiles = 44", "45 goods tiles", id="FEL-008: 44 goods are counted"),
        pytest.param("setup", "spice_cards = 11", "spice_cards = 12", "11 cards", id="FEL-008: 12 spices"),
        pytest.param("setup", "merchants = 10", "merchants = 9", "four equal sets", id="FEL-012: 9 merchants"),
        pytest.param("setup", "bid_tokens = 3 ", "bid_tokens = 4 ", "four equal sets", id="FEL-012: 4 bid tokens"),
        pytest.param("setup", "markets = [5]", "markets = []", "3 players 1 markets are closed", id="FEL-016: all open"),
        pytest.param("setup", "markets = [4, 5]", "markets = [5]", "2 players 2 markets are closed", id="FEL-016: one of two open"),
        pytest.param("setup", '["clock", "clothes"]]', '["clock"]]', "two goods", id="FEL-014: one good"),
        pytest.param("setup", ', ["wine", "clock"]]', "]", "two goods", id="FEL-014: nothing for the fourth"),
        pytest.param("ships", 'back = "gray"', 'back = "blue"', r"15 \+ 5 ship tiles", id="FEL-011: six blue backs"),
        pytest.param("ships", "clock = 2, clothes = 1", "glass = 2, clothes = 1", "have its colour", id="FEL-010: no good of its colour"),
        pytest.param("ships", "clock = 2, clothes = 1", "clock = 3", "have its colour", id="FEL-010: three goods of its colour"),
        pytest.param("ships", "minutes = 495", "minutes = 300", "departure times differ", id="FEL-070: two at the same time"),
        pytest.param("ships", "seats = 2", "seats = 3", "one or two seats", id="FEL-072: three seats"),
        pytest.param("tiles", "lion = 3, cheetah = 1", "lion = 2, cheetah = 1", "30 trade tiles", id="FEL-008: 29 trade tiles"),
        pytest.param("tiles", "lion = 3, cheetah = 1", "lion = 2, cheetah = 2", "by kind", id="FEL-009: another distribution"),
        pytest.param("cards", "copies = 3", "copies = 4", "18 mysterious places", id="FEL-008: 19 mysterious places"),
    ],
)
def test_data_that_contradict_the_rulebook_are_refused(other: OtherData, name: str, old: str, new: str, says: str) -> None:
    other.change(name, old, new)
    with pytest.raises(Exception, match=says) as error:
        other.box()
    assert type(error.value).__name__ == "BadData"


@pytest.mark.rule("FEL-005", "FEL-007")
def test_six_countries_with_a_good_and_a_kind_of_cat_each_are_refused(other: OtherData) -> None:
    good = '[[good]]\nid = "wool"\ncount = 0\n\n'
    other.change("setup", "[scoring]", good + COUNTRY.replace('"clock"', '"wool"').replace('"lion"', '"wolf"'))
    other.change("tiles", "[[species]]", '[[species]]\nid = "wolf"\nrange_max = 4\ntiles = 0\n\n[[species]]')
    with pytest.raises(Exception, match="five goods, countries"):
        other.box()


@pytest.mark.rule("FEL-011")
def test_two_blue_backs_with_one_destination_are_refused(other: OtherData) -> None:
    other.change("ships", 'silver = 0\nback = "gray"', 'silver = 0\nback = "blue"')  # lion_a
    other.change("ships", 'clothes = 1, clock = 2 }\nsilver = 0\nback = "blue"', 'clothes = 1, clock = 2 }\nsilver = 0\nback = "gray"')
    with pytest.raises(Exception, match="every destination"):
        other.box()


@pytest.mark.rule("FEL-006", "FEL-022", "FEL-076")
@pytest.mark.parametrize(
    ("changes", "says"),
    [
        pytest.param([('kind = "fork"', 'kind = "harbour"')], "nine provinces", id="FEL-006: two harbours"),
        pytest.param([('kind = "fork"', 'kind = "post"'), ('symbols = ["gold"]', "symbols = []")], "one post for each tile", id="FEL-022"),
        pytest.param([('kind = "fork"', 'kind = "post"')], "post or symbols", id="a post with a symbol"),
        pytest.param([('country = "lion"\nkind = "post"', 'country = "puma"\nkind = "post"')], "leaves the country", id="FEL-076"),
        pytest.param([('paths = ["lion_f1"]', "paths = []")], "leads back", id="a way in one direction"),
        pytest.param([('borders = ["lion_f1", "lion_h"', 'borders = ["lion_h"')], "to a province beside it", id="a way without a border"),
        pytest.param([('borders = ["cheetah_p1", "cheetah_p3"', 'borders = ["cheetah_p3"')], "common border", id="a border of one side"),
        pytest.param([('province = "lion_h"', 'province = "lion_p1"')], "harbour of lion", id="FEL-073: the harbour beside a post"),
    ],
)
def test_a_map_that_contradicts_the_rulebook_is_refused(other: OtherData, changes: list[tuple[str, str]], says: str) -> None:
    for old, new in changes:
        other.change("map_basic", old, new)
    with pytest.raises(Exception, match=says) as error:
        other.map()
    assert type(error.value).__name__ == "BadData"
