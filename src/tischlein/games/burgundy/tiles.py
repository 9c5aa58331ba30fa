"""The hex tiles, the goods and the tables of the main board: everything that is printed and never changes, from `data/`.

Rows are declared as `tuple[x, ...]`: compiled, a tuple of a fixed length would be made anew whenever it is looked into.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

BUILDING: Final = 0
ANIMAL: Final = 1
MONASTERY: Final = 2
SHIP: Final = 3
CASTLE: Final = 4
MINE: Final = 5
ANY: Final = 6
KINDS: Final[tuple[str, ...]] = ("building", "animal", "monastery", "ship", "castle", "mine", "any")
"""The six colours of tiles and spaces; an inn or a face-down tile fits any."""
COLOURS: Final = range(6)

BUILDINGS: Final[tuple[str, ...]] = (
    "market",
    "carpenter",
    "church",
    "warehouse",
    "boarding_house",
    "bank",
    "town_hall",
    "watchtower",
    "white_castle",
    "crane",
)
MARKET, CARPENTER, CHURCH, WAREHOUSE, BOARDING_HOUSE, BANK, TOWN_HALL, WATCHTOWER, WHITE_CASTLE, CRANE = range(10)
SPECIES: Final[tuple[str, ...]] = ("cow", "sheep", "pig", "goat")
FIRST_ANIMAL: Final = 10
GEESE: Final = 22
BEFORE_MONASTERIES: Final = 22
"""Monastery n is tile BEFORE_MONASTERIES + n."""
MONASTERIES: Final = 29
CASTLE_TILE: Final = 52
MINE_TILE: Final = 53
SHIP_TILE: Final = 54
INN: Final = 55
BLACK: Final = 56
"""A tile of the black depot that lies face down, in the solo game."""

IDS: Final = (
    *BUILDINGS,
    *(f"{species}-{count}" for species in SPECIES for count in (2, 3, 4)),
    "geese",
    *(f"monastery-{number}" for number in range(1, MONASTERIES + 1)),
    "castle",
    "mine",
    "ship",
    "inn",
    "black",
)
INDEX: Final = {id: tile for tile, id in enumerate(IDS)}
KIND_OF: Final = (*[BUILDING] * 10, *[ANIMAL] * 13, *[MONASTERY] * MONASTERIES, CASTLE, MINE, SHIP, ANY, ANY)
LIMITED: Final[tuple[int, ...]] = (*range(10), *[-1] * (INN - 10), 10, -1)
"""The tiles that may lie only once in an area, numbered: buildings and inns; -1 for the others."""
LIMITED_TILES: Final = 11
ANIMALS_ON: Final = {FIRST_ANIMAL + 3 * species + more: 2 + more for species in range(4) for more in range(3)} | {GEESE: 2}
SPECIES_OF: Final = {FIRST_ANIMAL + 3 * species + more: species for species in range(4) for more in range(3)} | {GEESE: 4}

GOODS: Final[tuple[str, ...]] = ("turquoise", "purple", "pink", "red", "brown", "orange")
"""By the number of the die that sells them, less one."""
GOODS_INDEX: Final = {good: number for number, good in enumerate(GOODS)}


@cache
def data(name: str) -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("data", f"{name}.toml").read_text(encoding="utf-8"))


def by_players(table: dict[str, Any], players: int) -> Any:
    """A table by the number of players; the solo game is like a game for two (BUR-490)."""
    return table[str(max(players, 2))]


def without(tiles: tuple[int, ...], tile: int) -> tuple[int, ...]:
    """One copy less."""
    left = list(tiles)
    left.remove(tile)
    return tuple(left)


def stocks() -> list[list[int]]:
    """The face-down stocks: one for each colour, and the one with black backs (BUR-001, BUR-002, BUR-003, BUR-004, BUR-021)."""
    printed = data("tiles")
    found: list[list[int]] = [[] for _ in range(7)]
    for building in printed["building"]:
        tile = INDEX[building["id"]]
        found[BUILDING] += [tile] * building["coloured"]
        found[BLACK_STOCK] += [tile] * building["black"]
    for animal in printed["animal"]:
        for back, stock in (("coloured", ANIMAL), ("black", BLACK_STOCK)):
            for count, copies in animal[back].items():
                found[stock] += [INDEX[f"{animal['id']}-{count}"]] * copies
    for monastery in printed["monastery"]:
        found[BLACK_STOCK if monastery["back"] == "black" else MONASTERY].append(BEFORE_MONASTERIES + monastery["n"])
    for kind, tile in (("castle", CASTLE_TILE), ("mine", MINE_TILE), ("ship", SHIP_TILE)):
        found[KINDS.index(kind)] += [tile] * printed[kind]["coloured"]
        found[BLACK_STOCK] += [tile] * printed[kind]["black"]
    return found


BLACK_STOCK: Final = 6


@cache
def all_goods() -> int:
    """What lies in the bag at first, packed as in a store (BUR-005)."""
    return sum(data("tiles")["goods"]["copies_per_kind"] << (4 * colour) for colour in range(6))


@cache
def spaces(players: int, phase: int) -> tuple[tuple[int, ...], ...]:
    """For each depot the colours of its spaces, and last the black ones (BUR-020, BUR-054, BUR-055).

    With two and three players only some of them are used (BUR-350, BUR-351, BUR-352); one changes its colour with the phase (BUR-353).
    """
    printed = data("main_board")
    wanted, letter = max(players, 2), "ABCDE"[phase]
    depots = []
    for depot in printed["depot"]:
        kinds = []
        for space in depot["spaces"]:
            if space["players"] <= wanted:
                mine = wanted == 3 and letter in "BD" and "three_player_phases_B_D" in space
                kinds.append(KINDS.index(space["three_player_phases_B_D"] if mine else space["kind"]))
        depots.append(tuple(kinds))
    return (*depots, (BLACK_STOCK,) * by_players(printed["black_depot"]["spaces"], players))


@cache
def area_points() -> tuple[int, ...]:
    """By size, from 0 (BUR-212, BUR-423)."""
    return (0, *(data("main_board")["area_points"][str(size)] for size in range(1, 11)))


@cache
def goods_points(players: int) -> int:
    """For each of the goods that are sold (BUR-233, BUR-354)."""
    points: int = by_players(data("main_board")["goods_points"], players)
    return points


@cache
def phase_points() -> tuple[int, ...]:
    """BUR-213."""
    return tuple(data("main_board")["phase_bonus"][letter] for letter in "ABCDE")


@cache
def building_of() -> dict[int, int]:
    """The monasteries that score buildings at the end, and which; the rule of each is in `final.MONASTERIES`."""
    printed = data("tiles")
    entries = [*printed["monastery"], *printed["white_castle"]]
    return {entry["n"]: BUILDINGS.index(entry["building"]) for entry in entries if entry.get("effect") == "points_per_building"}


@cache
def route_cards() -> dict[int, tuple[tuple[int, str], ...]]:
    """Each card's three spaces: the goods and the bonus (BUR-436)."""
    return {
        card["id"]: tuple((GOODS_INDEX[space["goods"]], space["bonus"]) for space in card["spaces"])
        for card in data("trade_routes")["card"]
    }


@cache
def shield_points() -> tuple[int, ...]:
    """By number, from 0 (BUR-551)."""
    return (0, *(shield["points"] for shield in data("shields")["shield"]))
