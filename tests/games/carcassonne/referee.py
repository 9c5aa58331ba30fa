"""A second opinion on the landscape: everything searched for anew, from coordinates and the tile data, as slowly and plainly as possible.

It shares nothing with the engine but the list of laid tiles and of figures. What it finds must be what the engine keeps up to date.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property
from typing import Any, NamedTuple

from tischlein.games.carcassonne.land import place_of
from tischlein.games.carcassonne.state import STRENGTH, CarcassonneState
from tischlein.games.carcassonne.tiles import CLAIMS, OPEN, PIER, PIERS, SIZE, SIZES, data

SIDES = "NESW"
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
HALVES = ["NNW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW"]
MEETS = {"NNW": "SSW", "NNE": "SSE", "ENE": "WNW", "ESE": "WSW", "SSE": "NNE", "SSW": "NNW", "WSW": "ESE", "WNW": "ENE"}
TILES: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in data()["tile"]}

Part = tuple[int, int, int]
"""Column, row, and number of a segment on the tile there."""


class Piece(NamedTuple):
    """A segment of the land as it lies: which sides it reaches, or which half-sides if it is a meadow."""

    kind: str
    sides: frozenset[str]
    halves: frozenset[str]


class Feature(NamedTuple):
    """A whole road, city, meadow, monastery or garden. A meadow has no open ends."""

    segments: set[int]
    open_ends: int | None


def turned(side: str, rotation: int) -> str:
    return SIDES[(SIDES.index(side) + rotation) % 4]


@cache
def pieces_of(tile: str, rotation: int) -> list[Piece]:
    """The segments of a tile in the order of the engine: cities, roads, meadows, monastery, garden."""
    entry = TILES[tile]
    found = []
    for kind, name in (("city", "cities"), ("road", "roads")):
        for part in entry.get(name, []):
            found.append(Piece(kind, frozenset(turned(side, rotation) for side in part["edges"]), frozenset()))
    for field in entry.get("fields", []):
        halves = frozenset(HALVES[(HALVES.index(half) + 2 * rotation) % 8] for half in field["halves"])
        found.append(Piece("field", frozenset(), halves))
    found += [Piece(kind, frozenset(), frozenset()) for kind in ("monastery", "garden") if entry.get(kind)]
    return found


@cache
def edges_of(tile: str, rotation: int) -> dict[str, str]:
    return {turned(side, rotation): edge for side, edge in zip(SIDES, TILES[tile]["edges"], strict=True)}


@cache
def look_of(tile: str, rotation: int) -> list[str]:
    """What tells two rotations of a tile apart: where which kind of piece is, with its symbols, and where a machine flies to."""
    entry = TILES[tile]
    symbols = [dict(part, edges="", cities=()) for name in ("cities", "roads") for part in entry.get(name, [])]
    fields = entry.get("fields", [])
    marks = [*symbols, *({} for _ in range(len(pieces_of(tile, 0)) - len(symbols)))]
    found: list[object] = []
    for number, (piece, mark) in enumerate(zip(pieces_of(tile, rotation), marks, strict=True)):
        mark = {key: value for key, value in mark.items() if key != "end_city"}
        beside: list[list[str]] = []
        if piece.kind == "field":
            field = fields[number - len(symbols)]
            beside = sorted(sorted(pieces_of(tile, rotation)[city].sides) for city in field["cities"])
        found.append((piece.kind, sorted(piece.sides), sorted(piece.halves), sorted(mark.items(), key=str), beside))
    if "flight" in entry:
        compass = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
        found.append(compass[(compass.index(entry["flight"]) + 2 * rotation) % 8])
    return sorted(map(repr, found))


@cache
def looks_of(tile: str) -> list[int]:
    """The rotations of a tile that can be told apart, each look once."""
    looks = [(edges_of(tile, rotation), look_of(tile, rotation)) for rotation in range(4)]
    return [rotation for rotation in range(4) if looks.index(looks[rotation]) == rotation]


@cache
def reached(tile: str, rotation: int, kind: str, side: str, half: str) -> list[int]:
    """The segments of a tile that come to one of its sides, or to one half of it."""
    pieces = enumerate(pieces_of(tile, rotation))
    return [number for number, piece in pieces if piece.kind == kind and (side in piece.sides or half in piece.halves)]


class Referee:
    """Good for as long as no other tile is laid."""

    def __init__(self, state: CarcassonneState) -> None:
        self.state, self.laid = state, dict(state.land.board)
        types = state.land.box
        self.board = {
            place_of(cell): (types.types[types.type_of[laid >> 2]].id, laid & 3, laid >> 2) for cell, laid in state.land.board.items()
        }
        self.parts: dict[Part, Piece] = {}
        self.segments: dict[Part, int] = {}
        for (x, y), (tile, rotation, copy) in self.board.items():
            for number, piece in enumerate(pieces_of(tile, rotation)):
                segment = types.segments[copy][number]
                if segment >= 0:
                    self.parts[x, y, number] = piece
                    self.segments[x, y, number] = segment

    def neighbours(self, part: Part) -> Iterator[Part]:
        """The parts of other tiles that touch this one."""
        x, y, _ = part
        piece = self.parts[part]
        for side in piece.sides:
            dx, dy = STEP[side]
            yield from self._at(x + dx, y + dy, piece.kind, OPPOSITE[side], "")
        for half in piece.halves:
            side = SIDES[HALVES.index(half) // 2]
            dx, dy = STEP[side]
            yield from self._at(x + dx, y + dy, "field", "", MEETS[half])

    def _at(self, x: int, y: int, kind: str, side: str, half: str) -> Iterator[Part]:
        if (x, y) in self.board:
            tile, rotation, _ = self.board[x, y]
            for number in reached(tile, rotation, kind, side, half):
                if (x, y, number) in self.parts:
                    yield x, y, number

    def features(self) -> list[set[Part]]:
        """All roads, cities and meadows, by flooding. Ferries are not looked at: the engine keeps them apart too."""
        found, seen = [], set[Part]()
        for start in self.parts:
            if start not in seen:
                feature, edge = {start}, [start]
                while edge:
                    for other in self.neighbours(edge.pop()):
                        if other not in feature:
                            feature.add(other)
                            edge.append(other)
                seen |= feature
                found.append(feature)
        return found

    def open_ends(self, feature: set[Part]) -> int:
        ends = 0
        for x, y, number in feature:
            piece = self.parts[x, y, number]
            if piece.kind in ("monastery", "garden"):
                around = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]
                return sum(place not in self.board for place in around)
            ends += sum((x + STEP[side][0], y + STEP[side][1]) not in self.board for side in piece.sides)
        return ends

    @cached_property
    def expected(self) -> list[Feature]:
        """What the engine should know of them all."""
        return [
            Feature(
                segments={self.segments[part] for part in feature},
                open_ends=None if self.parts[min(feature)].kind == "field" else self.open_ends(feature),
            )
            for feature in self.features()
        ]

    def check_features(self) -> None:
        """Labels, open ends, sizes and strengths are what flooding finds."""
        land = self.state.land
        standing: dict[int, list[tuple[int, int]]] = {}
        for segment, owner, kind in self.state.figures:
            standing.setdefault(segment, []).append((owner, STRENGTH[kind]))
        for segments, open_ends in self.expected:
            labels = {land.label[segment] for segment in segments}
            assert len(labels) == 1, f"one feature has the labels {labels}"
            (label,) = labels
            assert set(land.members(label)) == segments
            record = land.record[label]
            assert open_ends is None or record & OPEN == open_ends
            assert (record & SIZES) // SIZE == len(segments)
            assert (record & PIERS) // PIER == sum(land.box.pier[segment] for segment in segments)
            strengths = [0] * self.state.setup.players
            for segment in segments & standing.keys():
                for owner, strength in standing[segment]:
                    strengths[owner] += strength
            for seat, strength in enumerate(strengths):
                assert record >> (CLAIMS + 4 * seat) & 15 == strength

    def check_places(self) -> None:
        """The places offered for a tile are those where every touching edge fits, each look of the tile once."""
        state, types = self.state, self.state.land.box
        tile = types.types[types.type_of[state.drawn]].id
        empty = {(x + dx, y + dy) for x, y in self.board for dx, dy in STEP.values()} - self.board.keys()
        expected = set()
        for x, y in empty:
            for rotation in looks_of(tile):
                if self._fits(x, y, edges_of(tile, rotation)):
                    expected.add(("place", x, y, rotation))
        offered = state.options(state.turn)
        assert len(offered) == len(set(offered))
        assert set(offered) == expected

    def _fits(self, x: int, y: int, edges: dict[str, str]) -> bool:
        for side, edge in edges.items():
            dx, dy = STEP[side]
            if (x + dx, y + dy) in self.board:
                tile, rotation, _ = self.board[x + dx, y + dy]
                if edges_of(tile, rotation)[OPPOSITE[side]] != edge:
                    return False
        return True
