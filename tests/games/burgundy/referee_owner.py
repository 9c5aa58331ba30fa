"""What the referee knows of somebody's things: where tiles fit, what a number costs, and what all of it scores at the end."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from tests.games.burgundy.referee_material import board, kind_of, number_of, printed

FREE_SHIFT = {"building": 9, "animal": 10, "ship": 10, "castle": 11, "mine": 11, "monastery": 11}


@cache
def chips(number: int, wanted: int, by_two: bool, free: bool) -> int:
    """The fewest worker chips that turn a die to the wanted number, by trying; 0 is a number of free choice."""
    reached = {number} if number else set(range(1, 7))
    if free:
        reached |= {(die - 1 + step) % 6 + 1 for die in reached for step in (-1, 1)}
    paid = 0
    while wanted not in reached:
        paid += 1
        reached |= {(die - 1 + step) % 6 + 1 for die in reached for step in ((-2, -1, 1, 2) if by_two else (-1, 1))}
    return paid


class Owner:
    """Somebody's things, with the rules that hold for them."""

    def __init__(self, look: dict[str, Any], number: int) -> None:
        own = look["estates"][number]
        self.number = number
        self.board = board(own["duchy"])
        self.tiles: dict[int, str] = {cell: tile for cell, tile in enumerate(own["tiles"]) if tile is not None}
        self.silver: int = own["silver"]
        self.workers: int = own["workers"]
        self.goods: dict[str, int] = own["goods"]
        self.sold: dict[str, int] = own["sold"]
        self.bonuses: int = sum(takers.count(number) for what, takers in look["bonuses"].items() if what != "posts")
        self.common: list[str] = own["common"]
        self.shields: dict[int, int] = {entry["space"]: entry["shield"] for entry in own["shields"]}
        self.own_monasteries = {number_of(tile) for tile in self.tiles.values() if kind_of(tile) == "monastery"}
        self.monasteries = set(self.own_monasteries)
        if own["named"] is not None:
            others = [tile for tile in look["estates"][own["named"]]["tiles"] if tile is not None]
            self.monasteries |= {number_of(tile) for tile in others if kind_of(tile) == "monastery"} - {27}

    def has(self, shield: int) -> bool:
        return shield in self.shields.values()

    def cost(self, number: int, wanted: int, free: bool) -> int:
        return chips(number, wanted, 8 in self.monasteries, free)

    def spaces_for(self, tile: str, number: int) -> dict[int, int]:
        """Where a tile may be placed with this number, and how many workers it takes."""
        found = {}
        for cell, place in enumerate(self.board.places):
            cost = self.cost(number, place.die, FREE_SHIFT.get(kind_of(tile)) in self.monasteries)
            if self.fits(tile, cell) and cost <= self.workers:
                found[cell] = cost
        return found

    def fits(self, tile: str, cell: int) -> bool:
        if cell in self.tiles or not (self.has(18) or self.board.beside[cell] & self.tiles.keys()):
            return False
        there = [self.tiles[other] for other in self.board.areas[cell] if other in self.tiles]
        if tile == "inn":
            return "inn" not in there
        if tile == "black":
            return True
        if kind_of(tile) != self.board.places[cell].kind:
            return False
        return kind_of(tile) != "building" or tile not in there or 1 in self.monasteries

    def final_points(self) -> int:
        """Goods, silver, workers, monasteries and shields; the crane wherever it is worth most."""
        points = sum(self.goods.values()) + self.silver + self.workers // 2
        scoring = {entry["n"]: entry for entry in (*printed("tiles")["monastery"], *printed("tiles")["white_castle"]) if "n" in entry}
        mine = [number for number in self.monasteries if scoring.get(number, {}).get("timing") == "game_end"]
        best = 0
        for crane in [entry.get("building") for entry in scoring.values()]:
            tiles = [crane if tile == "crane" else tile for tile in self.tiles.values()]
            worth = 0
            for number in mine:
                times = 2 if self.has(10) and number in self.own_monasteries else 1
                worth += times * scoring[number]["amount"] * self._count(scoring[number], tiles)
            best = max(best, worth)
        shields: int = sum(entry["points"] for entry in printed("shields")["shield"] if self.has(entry["n"]))
        return points + best + shields * (2 if self.has(13) else 1)

    def _count(self, monastery: dict[str, Any], tiles: Iterable[str | None]) -> int:
        match monastery["effect"]:
            case "points_per_building":
                return sum(tile == monastery["building"] for tile in tiles)
            case "points_per_animal_species":
                return len({tile.split("-")[0] for tile in self.tiles.values() if kind_of(tile) == "animal"})
            case "points_per_goods_kind_sold":
                return sum(count > 0 for count in self.sold.values())
            case "points_per_goods_tile_sold":
                return sum(self.sold.values())
        assert monastery["effect"] == "points_per_bonus_tile"
        return self.bonuses
