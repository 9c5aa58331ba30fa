"""What the referee knows of the material: boards and tiles, read anew from the printed data."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

KIND_OF_LETTER = {"B": "building", "A": "animal", "Y": "monastery", "S": "ship", "C": "castle", "M": "mine"}


@cache
def printed(name: str) -> dict[str, Any]:
    return tomllib.loads(files("tischlein.games.burgundy").joinpath("data", f"{name}.toml").read_text(encoding="utf-8"))


class Place(NamedTuple):
    """A space as it is printed; spaces on different islands, or halves, never touch."""

    kind: str
    die: int
    island: str
    x: float
    y: float


class Board:
    """A player board, read from the picture."""

    def __init__(self, id: str) -> None:
        entry = next(board for board in printed("boards")["board"] if board["id"] == id)
        self.places: list[Place] = []
        number: dict[tuple[str, int, int], int] = {}
        for space in entry.get("spaces", []):
            self.places.append(Place(KIND_OF_LETTER[space["colour"]], space["die"], space["island"], space["x"], space["y"]))
        for half, rows in (("left", entry.get("rows", entry.get("rows_left", []))), ("right", entry.get("rows_right", []))):
            for row, line in enumerate(rows):
                for column, cell in enumerate(line.split()):
                    number[half, row, column] = len(self.places)
                    x = column - len(line.split()) / 2
                    self.places.append(Place(KIND_OF_LETTER[cell[0]], int(cell[1]), half, x, row * 0.75**0.5))
        cells = range(len(self.places))
        touching = {(one, two) for one in cells for two in cells if one != two and self._touch(one, two)}
        if "joint" in entry:
            one, two = (number[half, row, column] for half, row, column in entry["joint"])
            touching |= {(one, two), (two, one)}
        self.areas = [self._flood(cell, touching) for cell in cells]
        touching |= {pair for one, two in entry.get("rivers", []) for pair in ((one, two), (two, one))}
        self.beside = [{two for two in cells if (one, two) in touching} for one in cells]

    def _touch(self, one: int, two: int) -> bool:
        here, there = self.places[one], self.places[two]
        return here.island == there.island and ((here.x - there.x) ** 2 + (here.y - there.y) ** 2) ** 0.5 < 1.2

    def _flood(self, start: int, touching: set[tuple[int, int]]) -> set[int]:
        area, grown = set[int](), {start}
        while grown != area:
            area = set(grown)
            grown |= {two for one, two in touching if one in area and self.places[two].kind == self.places[start].kind}
        return area


@cache
def board(id: str) -> Board:
    return Board(id)


@cache
def kind_of(tile: str) -> str:
    """The colour of a tile, from its name alone."""
    if tile in ("castle", "mine", "ship", "inn", "black"):
        return tile
    if tile.startswith("monastery-"):
        return "monastery"
    animals = {"geese", *(f"{animal['id']}-{count}" for animal in printed("tiles")["animal"] for count in (2, 3, 4))}
    return "animal" if tile in animals else "building"


@cache
def number_of(tile: str) -> int:
    return int(tile.rsplit("-", 1)[1])


@cache
def box(extra: bool, white: bool) -> Counter[str]:
    """All hex tiles but the inns."""
    found: Counter[str] = Counter()
    tiles = printed("tiles")
    for building in tiles["building"]:
        found[building["id"]] += building["coloured"] + building["black"]
    for animal in tiles["animal"]:
        for back in ("coloured", "black"):
            found.update({f"{animal['id']}-{count}": copies for count, copies in animal[back].items()})
    found.update(f"monastery-{monastery['n']}" for monastery in tiles["monastery"])
    for kind in ("castle", "mine", "ship"):
        found[kind] += tiles[kind]["coloured"] + tiles[kind]["black"]
    if extra:
        found.update(["monastery-27", "monastery-28", "crane", "geese"])
    if white:
        for castle in tiles["white_castle"]:
            found["monastery-29" if castle["kind"] == "monastery" else "white_castle"] += castle["count"]
    return found
