"""The tiles themselves: how many there are, and that every one of them makes sense. All checks start from the data file."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest

from tischlein.games.carcassonne.game import GAME
from tischlein.games.carcassonne.land import Land, at
from tischlein.games.carcassonne.tiles import EDGES, HALVES, POWERS, SIDES, Box, box, data, tile_types

Tile = dict[str, Any]

TILES: list[Tile] = data()["tile"]
SETS = tuple(entry["id"] for entry in data()["set"])
ENDS = {"village", "crossing", "house", "city", "monastery", "pier", "crop"}
AROUND = tuple(place for side, letter in enumerate(SIDES) for place in (HALVES[2 * side], letter, HALVES[2 * side + 1]))
"""All places at the edge of a tile, clockwise: NNW, N, NNE, ENE, E, ..."""

every_tile = pytest.mark.parametrize("tile", TILES, ids=[tile["id"] for tile in TILES])


def every_box() -> Box:
    return box(SETS, True, True)


def sides(tile: Tile, edge: str) -> list[str]:
    return [side for side, kind in zip(SIDES, tile["edges"], strict=True) if kind == edge]


def halves_of(side: str) -> tuple[str, str]:
    number = SIDES.index(side)
    return HALVES[2 * number], HALVES[2 * number + 1]


def field_at(tile: Tile, half: str) -> Tile:
    (field,) = [field for field in tile.get("fields", ()) if half in field["halves"]]
    return dict(field)


def ways(tile: Tile) -> list[set[str]]:
    """The places at the edge that each part of the tile reaches: cities, roads, river and meadows."""
    cities = [{place for side in city["edges"] for place in (side, *halves_of(side))} for city in tile.get("cities", ())]
    roads = [set(road["edges"]) for road in tile.get("roads", ())]
    river = [set(tile["river"])] if "river" in tile else []
    return cities + roads + river + [set(field["halves"]) for field in tile.get("fields", ())]


def cross(one: set[str], two: set[str]) -> bool:
    """Whether somebody who walks round the tile meets them in turns: then they cannot be drawn without crossing."""
    met = [1 if place in one else 2 for place in AROUND if place in one or place in two]
    return sum(before != after for before, after in zip(met, met[1:] + met[:1], strict=True)) > 2


# ---------------------------------------------------------------------- how many


@pytest.mark.rule("CAR-010", "CAR-200")
@pytest.mark.parametrize(
    ("name", "tiles"),
    [
        ("base", 72),
        ("river", 12),
        ("inns", 18),
        ("trade", 24),
        ("fly", 8),
        ("ferry", 8),
        ("gold", 8),
        ("mage", 8),
        ("rob", 8),
        ("crop", 6),
    ],
)
def test_a_set_has_as_many_tiles_as_the_rulebook_lists(name: str, tiles: int) -> None:
    assert sum(tile["count"] for tile in TILES if tile["set"] == name) == tiles
    assert next(entry for entry in data()["set"] if entry["id"] == name)["tiles"] == tiles


def test_the_box_has_172_tiles() -> None:
    assert sum(tile["count"] for tile in TILES) == 172 == data()["meta"]["land_tiles"]
    assert len(every_box().type_of) == 172


def test_every_tile_belongs_to_a_set_and_has_an_id_of_its_own() -> None:
    assert {tile["set"] for tile in TILES} == set(SETS)
    assert len({tile["id"] for tile in TILES}) == len(TILES)


@pytest.mark.rule("CAR-010")
def test_one_tile_is_the_start_tile() -> None:
    """Only one has the darker back. It shows a city, and a road from side to side."""
    (start,) = [tile for tile in TILES if "start_copies" in tile]
    assert start["start_copies"] == 1 and start["set"] == "base"
    assert start["edges"] == ["city", "road", "field", "road"]


def test_the_base_game_has_the_well_known_24_pictures() -> None:
    """The letters of the tile list; tiles with a garden are listed with the same picture without one."""
    copies: Counter[str] = Counter()
    for tile in TILES:
        if tile["set"] == "base":
            copies[tile["code"]] += tile["count"]
    counts = "A2 B4 C1 D4 E5 F2 G1 H3 I2 J3 K3 L3 M2 N3 O2 P3 Q1 R3 S2 T1 U8 V9 W4 X1"
    assert " ".join(f"{code}{count}" for code, count in sorted(copies.items())) == counts


@pytest.mark.rule("CAR-201")
def test_the_river_has_one_spring_and_one_lake() -> None:
    assert Counter(tile["river_role"] for tile in TILES if "river_role" in tile) == {"spring": 1, "lake": 1}


@pytest.mark.rule("CAR-200")
def test_only_the_tiles_of_the_river_show_a_river() -> None:
    assert {tile["set"] for tile in TILES if "river" in tile["edges"]} == {"river"}
    assert all("river" in tile["edges"] for tile in TILES if tile["set"] == "river")


@pytest.mark.parametrize(
    ("name", "sign"), [("fly", "flight"), ("ferry", "ferry_lake"), ("gold", "gold"), ("mage", "magic"), ("rob", "robber"), ("crop", "crop")]
)
def test_all_tiles_of_a_mini_expansion_and_no_others_bear_its_sign(name: str, sign: str) -> None:
    assert {tile["id"] for tile in TILES if tile.get(sign)} == {tile["id"] for tile in TILES if tile["set"] == name}


# ---------------------------------------------------------------------- what is on a tile


@every_tile
def test_each_side_has_what_its_edge_says(tile: Tile) -> None:
    """A city at every city side and a road at every road side, exactly one, and nowhere else."""
    cities = [side for city in tile.get("cities", ()) for side in city["edges"]]
    roads = [side for road in tile.get("roads", ()) for side in road["edges"]]
    assert sorted(cities) == sorted(sides(tile, "city"))
    assert sorted(roads) == sorted(sides(tile, "road"))
    assert sorted(tile.get("river", "")) == sorted(sides(tile, "river"))


@every_tile
def test_every_half_of_a_side_without_a_city_belongs_to_one_meadow(tile: Tile) -> None:
    halves = [half for field in tile.get("fields", ()) for half in field["halves"]]
    green = [half for side, kind in zip(SIDES, tile["edges"], strict=True) if kind != "city" for half in halves_of(side)]
    assert sorted(halves) == sorted(green)


@every_tile
def test_meadows_name_cities_of_their_tile(tile: Tile) -> None:
    for field in tile.get("fields", ()):
        assert len(set(field["cities"])) == len(field["cities"])
        assert all(0 <= city < len(tile["cities"]) for city in field["cities"])
        assert field["halves"] or field["cities"], "a meadow inside the tile is enclosed by cities"


@every_tile
def test_a_meadow_touches_the_city_round_the_corner(tile: Tile) -> None:
    """Walk round the tile: where a side without a city follows a side with one, or the other way round, meadow and city meet."""
    for number, side in enumerate(SIDES):
        after = SIDES[(number + 1) % 4]
        for city_side, half in ((side, halves_of(after)[0]), (after, halves_of(side)[1])):
            if city_side in sides(tile, "city") and half[0] not in sides(tile, "city"):
                (city,) = [index for index, city in enumerate(tile["cities"]) if city_side in city["edges"]]
                assert city in field_at(tile, half)["cities"]


@every_tile
def test_every_city_has_a_meadow_at_it_unless_the_tile_has_none(tile: Tile) -> None:
    touched = {city for field in tile.get("fields", ()) for city in field["cities"]}
    assert touched == set(range(len(tile.get("cities", ())))) or not tile.get("fields")


@every_tile
def test_a_road_runs_through_or_ends_at_something(tile: Tile) -> None:
    for road in tile.get("roads", ()):
        assert (len(road["edges"]) == 2 and "end" not in road) or (len(road["edges"]) == 1 and road["end"] in ENDS)
        if road.get("end") == "city":
            assert 0 <= road["end_city"] < len(tile["cities"])
        if road.get("end") == "monastery":
            assert tile["monastery"]


@every_tile
def test_a_way_through_the_tile_parts_the_meadows_beside_it(tile: Tile) -> None:
    """Left and right of a road or river that runs through are different meadows."""
    through = [road["edges"] for road in tile.get("roads", ()) if len(road["edges"]) == 2]
    for way in (*through, tile.get("river", "")):
        for side in way if len(way) == 2 else ():
            left, right = halves_of(side)
            assert field_at(tile, left) != field_at(tile, right)


@every_tile
def test_a_side_of_meadow_is_one_meadow(tile: Tile) -> None:
    for side in sides(tile, "field"):
        left, right = halves_of(side)
        assert field_at(tile, left) == field_at(tile, right)


@every_tile
def test_meadow_goes_round_a_corner_unless_a_city_reaches_into_it(tile: Tile) -> None:
    parted = 0
    for number, side in enumerate(SIDES):
        after = SIDES[(number + 1) % 4]
        if side not in sides(tile, "city") and after not in sides(tile, "city"):
            parted += field_at(tile, halves_of(side)[1]) != field_at(tile, halves_of(after)[0])
    assert parted == (1 if tile.get("corner_split") else 0)


@every_tile
def test_nothing_crosses_on_a_tile_without_a_bridge(tile: Tile) -> None:
    crossing = [(one, two) for one, two in combinations(ways(tile), 2) if cross(one, two)]
    assert bool(crossing) == _bridged(tile)


def _bridged(tile: Tile) -> bool:
    """Two ways from side to side cross each other. Other bridges lead over the end of a way, which needs no crossing of sides."""
    through = [set(road["edges"]) for road in tile.get("roads", ()) if len(road["edges"]) == 2]
    through += [set(tile["river"])] if len(tile.get("river", "")) == 2 else []
    through += [set(city["edges"]) for city in tile.get("cities", ()) if len(city["edges"]) == 2]
    straight = [way for way in through if way in ({"N", "S"}, {"E", "W"})]
    return bool(tile.get("bridge")) and len(straight) == 2


@every_tile
def test_no_tile_has_both_a_monastery_and_a_garden(tile: Tile) -> None:
    """The engine keeps one place in the middle of a tile."""
    assert not (tile.get("monastery") and tile.get("garden"))


@pytest.mark.rule("CAR-261")
@pytest.mark.parametrize("letter", "EHIMNRUV")
def test_a_garden_changes_nothing_else_on_a_tile(letter: str) -> None:
    plain, garden = tile_types()[f"base-{letter}"], tile_types()[f"base-{letter}g"]
    assert garden.edges == plain.edges
    assert garden.segments[:-1] == plain.segments


@pytest.mark.rule("CAR-208")
@pytest.mark.parametrize("id", [tile["id"] for tile in TILES if len(tile.get("river", "")) == 2])
def test_the_banks_of_a_river_that_flows_through_are_apart(id: str) -> None:
    (tile,) = [tile for tile in TILES if tile["id"] == id]
    for side in tile["river"]:
        left, right = halves_of(side)
        assert field_at(tile, left) != field_at(tile, right)


@pytest.mark.rule("CAR-209")
@pytest.mark.parametrize("role", ["spring", "lake"])
def test_spring_and_lake_have_one_meadow(role: str) -> None:
    (tile,) = [tile for tile in TILES if tile.get("river_role") == role]
    (field,) = tile["fields"]
    assert sorted(field["halves"]) == sorted(HALVES)


@pytest.mark.rule("CAR-110")
def test_the_meadows_enclosed_in_a_tile() -> None:
    """Between separate cities; no other tile has any."""
    enclosed = {tile["id"] for tile in TILES for field in tile.get("fields", ()) if not field["halves"]}
    assert enclosed == {"inns-H", "trade-M", "trade-N", "trade-P", "trade-X"}


# ---------------------------------------------------------------------- turning and fitting


def look(tile: Tile, turn: int) -> object:
    """Everything that can be seen on a tile that is turned so many quarters clockwise."""
    letter = {side: SIDES[(number + turn) % 4] for number, side in enumerate(SIDES)}
    half = {name: HALVES[(number + 2 * turn) % 8] for number, name in enumerate(HALVES)}
    compass = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")

    def seen(part: Tile) -> tuple[object, ...]:
        rest = sorted((key, value) for key, value in part.items() if key not in ("edges", "halves", "cities", "end_city"))
        cities = sorted(sorted(letter[side] for side in tile["cities"][city]["edges"]) for city in part.get("cities", ()))
        return sorted(letter[side] for side in part.get("edges", "")), sorted(half[name] for name in part.get("halves", ())), cities, rest

    edges = [tile["edges"][(number - turn) % 4] for number in range(4)]
    parts = [sorted(map(repr, map(seen, tile.get(kind, ())))) for kind in ("cities", "roads", "fields")]
    flight = compass[(compass.index(tile["flight"]) + 2 * turn) % 8] if "flight" in tile else None
    return edges, parts, flight


@every_tile
def test_rotations_that_look_different_are_offered_and_no_others(tile: Tile) -> None:
    looks = [look(tile, turn) for turn in range(4)]
    different = tuple(turn for turn in range(4) if looks[turn] not in looks[:turn])
    assert tile_types()[tile["id"]].rotations == different


@pytest.mark.parametrize(
    ("id", "rotations"),
    [("base-B", 1), ("base-X", 1), ("base-U", 2), ("base-F", 2), ("inns-E", 2), ("base-V", 4), ("fly-G", 4), ("trade-X", 4), ("crop-6", 2)],
)
def test_how_many_ways_there_are_to_turn_a_tile(id: str, rotations: int) -> None:
    """The flying machine points somewhere, the goods of X are in one of its two cities."""
    assert len(tile_types()[id].rotations) == rotations


@every_tile
def test_where_a_tile_fits_agrees_with_comparing_side_by_side(tile: Tile) -> None:
    """For all 625 surroundings of an empty place: each side has no neighbour, or one with meadow, road, city or river."""
    kinds = every_box()
    fits = kinds.fits[kinds.index[tile["id"]]]
    for around in product((None, *EDGES), repeat=4):
        pattern = sum(EDGES[edge] * POWERS[side] for side, edge in enumerate(around) if edge is not None)
        rotations = 0
        for turn in tile_types()[tile["id"]].rotations:
            turned = [tile["edges"][(side - turn) % 4] for side in range(4)]
            if all(other in (None, own) for own, other in zip(turned, around, strict=True)):
                rotations |= 1 << turn
        assert fits[pattern] == rotations


@pytest.mark.rule("CAR-031")
@every_tile
def test_an_empty_place_knows_the_edges_around_it(tile: Tile) -> None:
    """A tile that lies alone, turned in each way: its four neighbours must show the same edge towards it."""
    kinds = every_box()
    for turn in range(4):
        land = Land.empty(kinds)
        land.lay(kinds.first_copy[kinds.index[tile["id"]]], at(0, 0), turn)
        north, east, south, west = (EDGES[tile["edges"][(side - turn) % 4]] for side in range(4))
        expected = {at(0, -1): north * POWERS[2], at(1, 0): east * POWERS[3], at(0, 1): south * POWERS[0], at(-1, 0): west * POWERS[1]}
        assert dict(zip(land.holes, land.patterns, strict=True)) == expected


@every_tile
def test_a_turned_tile_has_its_parts_at_the_turned_sides(tile: Tile) -> None:
    kinds = every_box()
    copy = kinds.first_copy[kinds.index[tile["id"]]]
    segments, shapes = kinds.segments[copy], tile_types()[tile["id"]].segments
    for turn, side in product(range(4), range(4)):
        laid = kinds.laid[copy * 4 + turn][side]
        original = (side - turn) % 4
        middle = [segment for segment, shape in zip(segments, shapes, strict=True) if original in shape.sides]
        first = [segment for segment, shape in zip(segments, shapes, strict=True) if 2 * original in shape.halves]
        second = [segment for segment, shape in zip(segments, shapes, strict=True) if 2 * original + 1 in shape.halves]
        assert laid.facing == (side + 2) % 4
        assert [[laid.middle], [laid.first], [laid.second]] == [middle or [-1], first or [-1], second or [-1]]


@every_tile
def test_a_tile_is_described_in_full_for_those_who_draw_it(tile: Tile) -> None:
    shown = GAME.material(GAME.setup(players=2, elements=[element.id for element in GAME.elements]))["tiles"][tile["id"]]
    assert shown["edges"] == tile["edges"]
    assert Counter(segment["kind"] for segment in shown["segments"]) == Counter(
        city=len(tile.get("cities", ())),
        road=len(tile.get("roads", ())),
        field=len(tile.get("fields", ())),
        monastery=int(tile.get("monastery", False)),
        garden=int(tile.get("garden", False)),
    )
