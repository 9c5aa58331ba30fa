"""What somebody owns: the duchy with its tiles, goods, silver, workers and shields. In the team game two players share one."""

from __future__ import annotations

from typing import Any, Final

from tischlein.core.value import Fields
from tischlein.games.burgundy.duchy import Duchy
from tischlein.games.burgundy.tiles import (
    ANY,
    BEFORE_MONASTERIES,
    BUILDING,
    CASTLE_TILE,
    GOODS,
    IDS,
    KIND_OF,
    LIMITED,
    LIMITED_TILES,
    MINE_TILE,
    MONASTERY,
)

EMPTY: Final = 255
"""No tile on a space; monasteries and tiles are numbers below."""
BYTE: Final = tuple(bytes((tile,)) for tile in range(EMPTY))
PAIRS: Final = 0x0F0F0F
"""Every second colour of a store."""


class Estate(Fields):
    """Counts of goods are packed, four bits a colour: there are seven tiles of each (BUR-005)."""

    __slots__ = (
        "blocked",
        "common",
        "duchy",
        "filled",
        "frontier",
        "laid",
        "links",
        "mines",
        "monasteries",
        "named",
        "route",
        "routed",
        "shields",
        "silver",
        "sold",
        "store",
        "tiles",
        "workers",
    )

    def __init__(
        self,
        duchy: Duchy,
        tiles: bytes,
        filled: int = 0,
        frontier: int = 0,
        blocked: tuple[int, ...] = (0,) * LIMITED_TILES,
        monasteries: int = 0,
        mines: int = 0,
        store: int = 0,
        sold: int = 0,
        silver: int = 0,
        workers: int = 0,
        common: tuple[int, ...] = (),
        links: int = 0,
        route: tuple[int, ...] = (),
        routed: int = 0,
        shields: tuple[tuple[int, int], ...] = (),
        named: int = -1,
        laid: tuple[int, ...] = (),
    ) -> None:
        self.duchy = duchy
        self.tiles = tiles  # by space
        self.filled = filled  # spaces with a tile
        self.frontier = frontier  # empty spaces beside one
        self.blocked = blocked  # by LIMITED: the spaces of areas that have such a tile
        self.monasteries = monasteries  # a bit for each that lies in the duchy
        self.mines = mines
        self.store = store
        self.sold = sold
        self.silver = silver
        self.workers = workers
        self.common = common  # the key spaces that two partners share
        self.links = links  # border posts: 1 when two are linked, 2 when all three are
        self.route = route  # trade route cards, from left to right
        self.routed = routed  # spaces of the route that are filled
        self.shields = shields  # the space of the castle, and the number
        self.named = named  # shield 6: whose monasteries may be used as well
        self.laid = laid  # the goods on the route, from left to right

    def fields(self) -> tuple[object, ...]:
        return (
            self.duchy,
            self.tiles,
            self.filled,
            self.frontier,
            self.blocked,
            self.monasteries,
            self.mines,
            self.store,
            self.sold,
            self.silver,
            self.workers,
            self.common,
            self.links,
            self.route,
            self.routed,
            self.shields,
            self.named,
            self.laid,
        )

    def copy(self) -> Estate:
        return Estate(
            self.duchy,
            self.tiles,
            self.filled,
            self.frontier,
            self.blocked,
            self.monasteries,
            self.mines,
            self.store,
            self.sold,
            self.silver,
            self.workers,
            self.common,
            self.links,
            self.route,
            self.routed,
            self.shields,
            self.named,
            self.laid,
        )

    def lay(self, cell: int, tile: int) -> None:
        """A tile comes into the duchy, for good (BUR-130)."""
        bit = 1 << cell
        duchy, kind = self.duchy, KIND_OF[tile]
        self.tiles = self.tiles[:cell] + BYTE[tile] + self.tiles[cell + 1 :]
        self.filled |= bit
        self.frontier = (self.frontier | duchy.neighbours[cell]) & ~self.filled
        limited = LIMITED[tile]
        if limited >= 0:
            blocked = list(self.blocked)
            blocked[limited] |= duchy.area[cell]
            self.blocked = tuple(blocked)
        elif kind == MONASTERY:
            self.monasteries |= 1 << (tile - BEFORE_MONASTERIES)
        elif tile == MINE_TILE:
            self.mines += 1

    def fitting(self, tile: int, spaces: int, unlimited: bool) -> int:
        """Of these spaces those a tile may come to: of its colour, and some tiles only once in an area. Buildings may come there without
        limit with monastery 1 (BUR-126, BUR-181, BUR-183, BUR-301)."""
        kind, limited = KIND_OF[tile], LIMITED[tile]
        if kind != ANY:
            spaces &= self.duchy.cells_of[kind]
            if unlimited and kind == BUILDING:
                return spaces
        return spaces & ~self.blocked[limited] if limited >= 0 else spaces

    @property
    def empty_spaces(self) -> int:
        return (self.duchy.everything & ~self.filled).bit_count()

    def castles(self) -> list[int]:
        """The spaces with castle tiles: only those can carry a shield (BUR-544, BUR-552)."""
        return [cell for cell, tile in enumerate(self.tiles) if tile == CASTLE_TILE]

    def count(self, tile: int) -> int:
        return self.tiles.count(tile)

    def to_json(self) -> dict[str, Any]:
        return {
            "duchy": self.duchy.id,
            "tiles": [None if tile == EMPTY else IDS[tile] for tile in self.tiles],
            "silver": self.silver,
            "workers": self.workers,
            "goods": goods_json(self.store),
            "sold": goods_json(self.sold),
            "common": [IDS[tile] for tile in self.common],
            "links": self.links,
            "route": list(self.route),
            "routed": self.routed,
            "laid": [GOODS[colour] for colour in self.laid],
            "shields": [{"space": cell, "shield": shield} for cell, shield in self.shields],
            "named": None if self.named < 0 else self.named,
        }


def goods_json(goods: int) -> dict[str, int]:
    return {good: goods >> (4 * number) & 15 for number, good in enumerate(GOODS)}


def count_of(goods: int, colour: int) -> int:
    return goods >> (4 * colour) & 15


def all_of(goods: int, colour: int) -> int:
    """Only the tiles of one colour."""
    return goods & (15 << (4 * colour))


def colours_in(goods: int) -> list[int]:
    return [colour for colour in range(6) if goods >> (4 * colour) & 15]


def number_of(goods: int) -> int:
    """How many tiles in all: pairs of colours are added, and the rest of a division by 255 is the sum of the three bytes."""
    return ((goods & PAIRS) + (goods >> 4 & PAIRS)) % 255


def vacant(duchy: Duchy) -> Estate:
    return Estate(duchy, bytes((EMPTY,)) * len(duchy.spaces))
