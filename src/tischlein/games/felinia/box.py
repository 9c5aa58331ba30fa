"""What is in the box: goods, ships, trade tiles, cards and the numbers of the rules, from `data/`. Checked against the rulebook on loading.

Much of it is printed only in pictures and reconstructed; `source` says so beside each entry, and whoever owns the box can correct it there.
Rows are declared as `tuple[x, ...]`: compiled, a tuple of a fixed length would be made anew whenever it is looked into.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any, Final


@cache
def data(name: str) -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("data", f"{name}.toml").read_text(encoding="utf-8"))


class BadData(Exception):
    """Something in `data/` contradicts the rulebook."""


def demand(holds: bool, what: str) -> None:
    if not holds:
        raise BadData(f"felinia: {what}")


SETUP: Final = data("setup")
MATERIAL: Final[dict[str, Any]] = SETUP["material"]
PLAYER: Final[dict[str, Any]] = SETUP["player"]

# ---------------------------------------------------------------------- goods and countries

GOODS: Final[tuple[str, ...]] = tuple(good["id"] for good in SETUP["good"])
"""FEL-007. Country, kind of cat and good with the same number belong together: they have one colour."""
GOODS_INDEX: Final = {good: kind for kind, good in enumerate(GOODS)}
COUNTRIES: Final[tuple[str, ...]] = tuple(country["id"] for country in SETUP["country"])
"""FEL-005."""
SPECIES: Final[tuple[str, ...]] = tuple(species["id"] for species in data("tiles")["species"])
GOOD_COUNTS: Final[dict[str, int]] = {good["id"]: good["count"] for good in SETUP["good"]}

MARKETS: Final[int] = SETUP["markets"]["count"]
"""FEL-017."""
GUILD: Final = MARKETS
"""The place of the guild, after the markets (FEL-038)."""
MAX_SILVER: Final[int] = PLAYER["max_silver"]
"""FEL-032."""
INCOME: Final[tuple[int, ...]] = tuple(PLAYER["token_income"])
"""FEL-031."""
PRICE_OF: Final[dict[str, int]] = {
    "gold": SETUP["sale"]["gold"],
    "spice": SETUP["sale"]["spice"],
    **dict.fromkeys(GOODS, SETUP["sale"]["good"]),
}
"""What a sale brings (FEL-100); provisions cannot be sold (FEL-161)."""
CARDS: Final[int] = MATERIAL["gold_cards"]
"""Of gold, of spice and of provisions (FEL-104)."""


def closed_markets(players: int) -> tuple[int, ...]:
    """Their numbers, from 1 (FEL-016)."""
    return tuple(next(entry["markets"] for entry in SETUP["closed_markets"] if entry["players"] == players))


def start_goods(players: int) -> tuple[tuple[str, ...], ...]:
    """Two tiles for each player, in turn order from the start player (FEL-014)."""
    return tuple(tuple(pair) for pair in next(entry["pairs"] for entry in SETUP["start_goods"] if entry["players"] == players))


# ---------------------------------------------------------------------- ships

NO_SHIP: Final = -1
SHIPS: Final[tuple[str, ...]] = tuple(ship["id"] for ship in data("ships")["ship"])
SHIP_INDEX: Final = {id: tile for tile, id in enumerate(SHIPS)}
HARBOUR: Final[int] = MATERIAL["ships_3d"]
"""How many ships lie there at a time (FEL-021)."""
DESTINATION: Final[tuple[int, ...]] = tuple(COUNTRIES.index(ship["destination"]) for ship in data("ships")["ship"])
DEPARTURE: Final[tuple[int, ...]] = tuple(ship["minutes"] for ship in data("ships")["ship"])
SEATS: Final[tuple[int, ...]] = tuple(ship["seats"] for ship in data("ships")["ship"])
PASSAGE: Final[tuple[dict[str, int], ...]] = tuple(ship["goods"] for ship in data("ships")["ship"])
FARE: Final[tuple[int, ...]] = tuple(ship["silver"] for ship in data("ships")["ship"])
BLUE: Final[tuple[bool, ...]] = tuple(ship["back"] == "blue" for ship in data("ships")["ship"])

# ---------------------------------------------------------------------- tiles

NO_TILE: Final = 255
"""Tiles are bytes."""
SPECIALS: Final[tuple[str, ...]] = tuple(tile["id"] for tile in data("tiles")["special_tile"])
TILES: Final[tuple[str, ...]] = (*SPECIES, *SPECIALS)
"""A trade tile is the number of its kind of cat, a special tile a number from FIRST_SPECIAL."""
TILE_INDEX: Final = {id: tile for tile, id in enumerate(TILES)}
FIRST_SPECIAL: Final = len(SPECIES)
FACE_DOWN: Final = len(TILES)
RANGES: Final = {entry["max"]: tuple(entry["points"]) for entry in data("tiles")["value_range"]}
WORTH: Final[tuple[tuple[int, ...], ...]] = tuple(RANGES[species["range_max"]] for species in data("tiles")["species"])
"""By kind of cat: what each tile counts if there are 1, 2, 3 ... of them; the last number also for more (FEL-120, FEL-121)."""
BONUSES: Final[tuple[str, ...]] = tuple(tile["id"] for tile in data("tiles")["bonus_tile"])
BONUS_INDEX: Final = {id: tile for tile, id in enumerate(BONUSES)}
BONUS_SPECIES: Final[tuple[int, ...]] = tuple(SPECIES.index(tile["species"]) for tile in data("tiles")["bonus_tile"])
BONUS_IS_EXTRA: Final[tuple[bool, ...]] = tuple(tile["sort"] == "extra" for tile in data("tiles")["bonus_tile"])
ALL_BONUSES: Final[int] = (1 << len(BONUSES)) - 1


def tiles_of(country: int, pro: bool) -> tuple[int, ...]:
    """The trade tiles of a country's colour, in the pro game with the special ones (FEL-022, FEL-139)."""
    printed = next(entry["tiles"] for entry in data("tiles")["distribution"] if entry["country"] == COUNTRIES[country])
    cats = [SPECIES.index(species) for species, count in printed.items() for _ in range(count)]
    special = [TILE_INDEX[tile["id"]] for tile in data("tiles")["special_tile"] if tile["country"] == COUNTRIES[country]]
    return tuple(sorted(cats + special if pro else cats))


# ---------------------------------------------------------------------- mysterious places

MYSTERIES: Final[tuple[str, ...]] = tuple(card["id"] for card in data("cards")["mystery"])
MYSTERY_INDEX: Final = {id: card for card, id in enumerate(MYSTERIES)}
MYSTERY_COST: Final[tuple[str, ...]] = tuple(card["cost"] for card in data("cards")["mystery"])
MYSTERY_COPIES: Final[tuple[int, ...]] = tuple(card["copies"] for card in data("cards")["mystery"])


def check_box() -> None:
    """What the rulebook says of the material (FEL-008, FEL-010, FEL-011, FEL-012, FEL-070)."""
    demand(len(PRICE_OF) == 2 + len(GOODS), "the names of goods are taken")
    demand(len(GOODS) == len(COUNTRIES) == len(SPECIES) == 5, "there are five goods, countries and kinds of cats")
    demand([country["good"] for country in SETUP["country"]] == list(GOODS), "goods come in the order of the countries")
    demand([country["species"] for country in SETUP["country"]] == list(SPECIES), "cats come in the order of the countries")
    demand(sum(GOOD_COUNTS.values()) == MATERIAL["goods_tiles"] == 45, "there are 45 goods tiles")
    demand(MATERIAL["gold_cards"] == MATERIAL["spice_cards"] == MATERIAL["provision_cards"] == 11, "there are 11 cards of each sort")
    demand(PLAYER["merchants"] * 4 == MATERIAL["merchants"] and PLAYER["bid_tokens"] * 4 == MATERIAL["bid_tokens"], "four equal sets")
    demand(len(SHIPS) == MATERIAL["ship_tiles"] == 20 and sum(BLUE) == MATERIAL["ship_tiles_blue"] == 5, "there are 15 + 5 ship tiles")
    demand(sorted(DESTINATION[ship] for ship in range(20) if BLUE[ship]) == list(range(5)), "the last five ships have every destination")
    demand(len(set(DEPARTURE)) == 20, "departure times differ")
    demand(set(SEATS) <= {1, 2}, "a ship has one or two seats")
    for ship, needed in enumerate(PASSAGE):
        demand(needed.get(GOODS[DESTINATION[ship]], 0) in (1, 2), f"one or two goods of {SHIPS[ship]} have its colour")
    per_kind = Counter(tile for country in range(5) for tile in tiles_of(country, pro=False))
    demand(per_kind.total() == MATERIAL["trade_tiles"] == 30, "there are 30 trade tiles")
    demand([per_kind[kind] for kind in range(5)] == [entry["tiles"] for entry in data("tiles")["species"]], "trade tiles by kind")
    demand(len(SPECIALS) == MATERIAL["special_tiles"] == 8, "there are 8 special tiles")
    demand(len(BONUSES) == MATERIAL["bonus_tiles"] == 5, "there are 5 bonus tiles")
    demand(sum(MYSTERY_COPIES) == MATERIAL["mystery_cards"] == 18, "there are 18 mysterious places")
    demand(set(MYSTERY_COST) == {"", "wine", "book"}, "mysterious places cost a wine, a book or nothing")
    for players, closed in ((2, 2), (3, 1), (4, 0)):
        demand(len(closed_markets(players)) == closed, f"with {players} players {closed} markets are closed")
        demand([len(pair) for pair in start_goods(players)] == [2] * players, "everybody starts with two goods")


check_box()
