"""The land tiles: what is on them, and the tables that make playing with them fast. Everything here never changes."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from tischlein.core.decision import Action
from tischlein.core.value import Value

CITY: Final = 0
ROAD: Final = 1
FIELD: Final = 2
MONASTERY: Final = 3
GARDEN: Final = 4
KINDS: Final[tuple[str, ...]] = ("city", "road", "field", "monastery", "garden")

EDGES: Final = {"field": 1, "road": 2, "city": 3, "river": 4}
RIVER: Final = 4
SIDES: Final = "NESW"
HALVES: Final[tuple[str, ...]] = ("NNW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW")
"""Clockwise: side s has the halves 2s and 2s + 1. Across an edge, the first half of one tile meets the second of the other."""
FLIGHTS: Final[tuple[str, ...]] = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
GOODS: Final[tuple[str, ...]] = ("wine", "grain", "cloth")
HINTS: Final = ("garden_field", "inn_field", "bridge", "corner_split", "stub_roads", "river")
"""For drawing only, see data/tiles.toml."""

OPEN: Final = (1 << 8) - 1
"""A record packs what is known of a feature: open ends (8 bits), segments (9), piers (5), then the strength of each seat (4 for each).
All tiles together have 243 ends of roads, 351 meadows and 25 piers."""
SIZE: Final = 1 << 8
SIZES: Final = (1 << 17) - SIZE
PIER: Final = 1 << 17
PIERS: Final = (1 << 22) - PIER
CLAIMS: Final = 22


class Segment(NamedTuple):
    """A piece of city, road or meadow on one tile, or its monastery or garden. `sides` and `halves` are those of the unturned tile."""

    kind: int
    sides: tuple[int, ...] = ()
    halves: tuple[int, ...] = ()
    shields: int = 0
    goods: str = ""
    cathedral: bool = False
    inn: bool = False
    end: str = ""
    cities: tuple[int, ...] = ()


class TileType(NamedTuple):
    """A kind of tile. `rotations` are those that look different; a turn is a quarter, clockwise."""

    id: str
    set: str
    copies: int
    edges: tuple[int, int, int, int]
    segments: tuple[Segment, ...]
    rotations: tuple[int, ...]
    start_copies: int
    role: str  # "spring" or "lake" of the river
    gold: bool
    magic: bool
    robber: bool
    lake: bool  # of a ferry
    crop: str
    flight: int  # an index in FLIGHTS, or -1
    drawing: dict[str, Any]  # hints for those who draw it

    @property
    def connects(self) -> bool:
        """Whether it can make one road or city of two."""
        return any(len(segment.sides) > 1 for segment in self.segments)


@cache
def data() -> dict[str, Any]:
    return _read("tiles.toml")


@cache
def pieces() -> dict[str, Any]:
    return _read("pieces.toml")


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(files("tischlein.games.carcassonne").joinpath("data", name).read_text(encoding="utf-8"))


@cache
def tile_types() -> dict[str, TileType]:
    return {entry["id"]: _tile_type(entry) for entry in data()["tile"]}


def _tile_type(entry: dict[str, Any]) -> TileType:
    """Each road, city and meadow of the data is a segment of its own: those that a village parts are several (CAR-052).

    A garden is one without sides or halves: it divides nothing (CAR-261).
    """
    segments = [
        Segment(
            CITY,
            tuple(map(SIDES.index, city["edges"])),
            shields=city.get("shields", 0),
            goods=city.get("goods", ""),
            cathedral=city.get("cathedral", False),
        )
        for city in entry.get("cities", ())
    ]
    segments += [
        Segment(ROAD, tuple(map(SIDES.index, road["edges"])), inn=road.get("inn", False), end=road.get("end", ""))
        for road in entry.get("roads", ())
    ]
    segments += [
        Segment(FIELD, halves=tuple(map(HALVES.index, field["halves"])), cities=tuple(field["cities"])) for field in entry.get("fields", ())
    ]
    if entry.get("monastery"):
        segments.append(Segment(MONASTERY))
    if entry.get("garden"):
        segments.append(Segment(GARDEN))
    edges = tuple(EDGES[edge] for edge in entry["edges"])
    flight = FLIGHTS.index(entry["flight"]) if "flight" in entry else -1
    drawing: dict[str, Any] = {key: entry[key] for key in HINTS if key in entry}
    return TileType(
        id=entry["id"],
        set=entry["set"],
        copies=entry["count"],
        edges=(edges[0], edges[1], edges[2], edges[3]),
        segments=tuple(segments),
        rotations=_different_rotations(edges, segments, flight),
        start_copies=entry.get("start_copies", 0),
        role=entry.get("river_role", ""),
        gold=entry.get("gold", False),
        magic=entry.get("magic", False),
        robber=entry.get("robber", False),
        lake=entry.get("ferry_lake", False),
        crop=entry.get("crop", ""),
        flight=flight,
        drawing=drawing,
    )


def _different_rotations(edges: tuple[int, ...], segments: list[Segment], flight: int) -> tuple[int, ...]:
    """A tile that looks the same when turned is offered only once."""
    seen: list[object] = []
    for turn in range(4):
        look = (
            tuple(edges[(side - turn) % 4] for side in range(4)),
            sorted(_turned(segment, segments, turn) for segment in segments),
            flight if flight < 0 else (flight + 2 * turn) % 8,
        )
        seen.append(look)
    return tuple(turn for turn in range(4) if seen[turn] not in seen[:turn])


def _turned(segment: Segment, all_of_tile: list[Segment], turn: int) -> tuple[object, ...]:
    cities = sorted(sorted((side + turn) % 4 for side in all_of_tile[city].sides) for city in segment.cities)
    sides = sorted((side + turn) % 4 for side in segment.sides)
    halves = sorted((half + 2 * turn) % 8 for half in segment.halves)
    return segment.kind, sides, halves, segment.shields, segment.goods, segment.cathedral, segment.inn, segment.end, cities


ROW: Final = 512
STEPS: Final[tuple[int, ...]] = (-ROW, 1, ROW, -1)
"""Cells are numbers, row after row: from one to the next in the north, east, south and west."""


class Side(Value):
    """One side of a laid tile."""

    __slots__ = ("facing", "first", "middle", "second", "split", "step")

    def __init__(self, facing: int, step: int, middle: int, first: int, second: int) -> None:
        self.facing = facing  # the side of a neighbour that faces this one
        self.step = step  # to the neighbour
        self.middle = middle  # the road or city there, or -1
        self.first = first  # the meadow at the first half, or -1
        self.second = second  # at the second
        self.split = first != second  # two meadows

    def fields(self) -> tuple[object, ...]:
        return self.facing, self.step, self.middle, self.first, self.second


POWERS: Final[tuple[int, ...]] = (1, 5, 25, 125)
"""The pattern of an empty cell: a digit for each side, 0 where there is no tile yet."""
MET: Final = [sum(1 << side for side in range(4) if pattern // POWERS[side] % 5) for pattern in range(5**4)]
"""By pattern: the sides where there is a tile, as bits."""
WHICH: Final = tuple(tuple(side for side in range(4) if bits >> side & 1) for bits in range(16))
"""For each set of sides or rotations, as bits, what is in it."""

Outlook = list[tuple[tuple[int, int], ...]]
"""What a tile shows to the empty cells beside it: for each set of sides that have a tile, of the others the step and what it adds to the
pattern there."""


Puts = tuple[int, tuple[Action, ...], tuple[Action, ...]]
"""How figures may come to a segment: its number; if nobody is there; if a meeple of their owner is."""
FigureMoves = tuple[tuple[Puts, ...], tuple[Action, ...]]
"""What figures may do on a tile, and what they may do whatever is on it."""


class Box(Value):
    """The tiles of a game: every copy has its number, and every segment of every copy has one too."""

    def __init__(self, sets: tuple[str, ...], farmers: bool, abbot: bool) -> None:
        self.sets = sets
        self.farmers = farmers
        self.abbot = abbot  # and with him the gardens
        self.types = [kind for kind in tile_types().values() if kind.set in sets]
        self.ids = [kind.id for kind in self.types]
        self.end_of_copies: list[int] = []  # by type: one more than the number of its last copy
        self.index = {kind.id: number for number, kind in enumerate(self.types)}
        self.first_copy: list[int] = []
        self.type_of: list[int] = []  # by copy
        self.tile: list[TileType] = []  # by copy
        self.kind: list[int] = []  # by segment, like all that follow
        self.tile_of: list[int] = []
        self.number: list[int] = []  # its place on the tile
        self.shields: list[int] = []
        self.goods: list[str] = []
        self.cathedral: list[bool] = []
        self.inn: list[bool] = []
        self.pier: list[bool] = []
        self.beside: list[tuple[int, ...]] = []  # cities at a meadow
        self.records: list[int] = []  # of features that are not laid yet
        self.segments: list[tuple[int, ...]] = []  # by copy: its segments, at the places they have on the tile; -1 for those not in play
        self.spots: list[tuple[tuple[int, int, int], ...]] = []  # by copy: of each segment in play its place on the tile, number and kind
        self.figure_moves: dict[int, list[FigureMoves]] = {}  # by the figures at hand, by copy: see `figure_step`
        self.ways: list[tuple[int, ...]] = []  # by copy: its cities and roads
        self.roads: list[tuple[int, ...]] = []  # by copy
        self.most_ways = 0  # of a tile
        self.watered: list[bool] = []  # by copy: the river runs through it
        self.cloister: list[int] = []  # by copy: the monastery or garden, or -1
        self.laid: list[list[Side]] = []  # by copy * 4 + rotation
        self.outlook: list[Outlook] = []  # likewise
        self.fits: list[list[int]] = []  # by type, by the pattern of a cell: the rotations that fit, as bits
        self.ways_to_lie: list[int] = []  # by type: in so many rotations it fits at most, beside a tile
        for number, kind in enumerate(self.types):
            self.first_copy.append(len(self.type_of))
            self.fits.append(_fits(kind.edges, kind.rotations))
            self.ways_to_lie.append(max(turns.bit_count() for turns in self.fits[number][1:]))
            for _ in range(kind.copies):
                self._add_copy(number, kind)
            self.end_of_copies.append(len(self.type_of))
        self.most_ways = max(map(len, self.ways))

    def fields(self) -> tuple[object, ...]:
        return self.sets, self.farmers, self.abbot

    def __reduce__(self) -> tuple[object, ...]:
        return box, self.fields()

    def _add_copy(self, number: int, kind: TileType) -> None:
        copy = len(self.type_of)
        self.type_of.append(number)
        self.tile.append(kind)
        numbers = []
        for segment in kind.segments:
            # Without the abbot gardens mean nothing (CAR-260).
            absent = (segment.kind == FIELD and not self.farmers) or (segment.kind == GARDEN and not self.abbot)
            numbers.append(-1 if absent else len(self.kind))
            if not absent:
                self._add_segment(copy, segment, numbers)
        self.segments.append(tuple(numbers))
        self.spots.append(tuple((place, number, self.kind[number]) for place, number in enumerate(numbers) if number >= 0))
        self.ways.append(tuple(seg for seg in numbers if seg >= 0 and self.kind[seg] in (CITY, ROAD)))
        self.roads.append(tuple(seg for seg in numbers if seg >= 0 and self.kind[seg] == ROAD))
        self.watered.append(RIVER in kind.edges)
        self.cloister.append(next((seg for seg in numbers if seg >= 0 and self.kind[seg] in (MONASTERY, GARDEN)), -1))
        for turn in range(4):
            self.laid.append([_side(kind, numbers, side, turn) for side in range(4)])
            self.outlook.append(_outlook(kind.edges, turn))

    def _add_segment(self, copy: int, segment: Segment, numbers: list[int]) -> None:
        self.kind.append(segment.kind)
        self.tile_of.append(copy)
        self.number.append(len(numbers) - 1)
        self.shields.append(segment.shields)
        self.goods.append(segment.goods)
        self.cathedral.append(segment.cathedral)
        self.inn.append(segment.inn)
        self.pier.append(segment.end == "pier")
        self.beside.append(tuple(numbers[city] for city in segment.cities))
        around = 8 if segment.kind in (MONASTERY, GARDEN) else len(segment.sides)
        record = around + SIZE + PIER * (segment.end == "pier")
        self.records.append(_same.setdefault(record, record))


_same: dict[int, int] = {}
"""Equal records are the same number in memory: lists of them are copied a quarter faster."""


def _side(kind: TileType, numbers: list[int], side: int, turn: int) -> Side:
    """What lies at this side when the tile is turned."""
    original = (side - turn) % 4
    middle = first = second = -1
    for segment, number in zip(kind.segments, numbers, strict=True):
        if original in segment.sides:
            middle = number
        if original * 2 in segment.halves:
            first = number
        if original * 2 + 1 in segment.halves:
            second = number
    return Side((side + 2) % 4, STEPS[side], middle, first, second)


@cache
def _outlook(edges: tuple[int, ...], turn: int) -> Outlook:
    shown = [(STEPS[side], edges[(side - turn) % 4] * POWERS[(side + 2) % 4]) for side in range(4)]
    return [tuple(shown[side] for side in WHICH[15 - known]) for known in range(16)]


@cache
def _fits(edges: tuple[int, ...], rotations: tuple[int, ...]) -> list[int]:
    """For each pattern of known sides, the rotations that fit there (CAR-031, CAR-032): only the edges matter, whatever is in the middle of
    the tile (CAR-034). All tiles with these edges share the table."""
    fits = [0] * 5**4
    for turn in rotations:
        digits = [edges[(side - turn) % 4] * POWERS[side] for side in range(4)]
        for known in range(16):
            pattern = sum(digit for side, digit in enumerate(digits) if known & (1 << side))
            fits[pattern] |= 1 << turn
    return fits


@cache
def box(sets: tuple[str, ...], farmers: bool, abbot: bool) -> Box:
    """The one box with these sets of tiles."""
    return Box(sets, farmers, abbot)
