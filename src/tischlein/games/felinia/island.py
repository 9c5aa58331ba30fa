"""The island of Felinia: provinces, ways and borders of one side of the board, from `data/map_basic.toml` or `data/map_pro.toml`."""

from __future__ import annotations

from functools import cache
from typing import Any

from tischlein.core.message import Message
from tischlein.core.value import Value
from tischlein.games.felinia.box import COUNTRIES, data, demand, tiles_of
from tischlein.games.felinia.words import tell


class Island(Value):
    """What is printed. Provinces are numbers; sets of provinces are bit masks."""

    __slots__ = ("borders", "country", "harbour", "index", "names", "posts", "pro", "side", "symbols", "ways", "words")

    def __init__(self, side: str) -> None:
        printed = data(f"map_{side}")["province"]
        self.side = side
        self.pro = side == "pro"  # FEL-136
        self.names: tuple[str, ...] = tuple(province["id"] for province in printed)
        self.index: dict[str, int] = {name: number for number, name in enumerate(self.names)}
        self.country: tuple[int, ...] = tuple(COUNTRIES.index(province["country"]) for province in printed)
        self.symbols: tuple[tuple[str, ...], ...] = tuple(tuple(province["symbols"]) for province in printed)
        self.ways: tuple[tuple[int, ...], ...] = tuple(tuple(self.index[name] for name in province["paths"]) for province in printed)
        self.borders: tuple[int, ...] = tuple(sum(1 << self.index[name] for name in province["borders"]) for province in printed)
        self.posts: tuple[int, ...] = tuple(number for number, province in enumerate(printed) if province["kind"] == "post")
        places = {entry["country"]: self.index[entry["province"]] for entry in data(f"map_{side}")["harbour"]}
        self.harbour: tuple[int, ...] = tuple(places[country] for country in COUNTRIES)  # the province beside it (FEL-073)
        self.words: tuple[Message, ...] = tuple(_word(printed, number) for number in range(len(printed)))
        _check(self, printed)

    def fields(self) -> tuple[object, ...]:
        return (self.side,)

    def __reduce__(self) -> tuple[object, ...]:
        return island, (self.side,)


@cache
def island(side: str) -> Island:
    return Island(side)


def _word(printed: list[dict[str, Any]], number: int) -> Message:
    """What a province is called: harbour, or crossing or post with a number in its country."""
    country, kind = printed[number]["country"], printed[number]["kind"]
    alike = [other for other in range(number + 1) if printed[other]["country"] == country and printed[other]["kind"] == kind]
    return tell("province", country=country, kind=kind, number=len(alike))


def _check(island: Island, printed: list[dict[str, Any]]) -> None:
    """What the rulebook says of the map (FEL-006, FEL-022, FEL-076, FEL-139), and that ways and borders go both ways."""
    provinces = range(len(printed))
    for number in provinces:
        for other in island.ways[number]:
            demand(number in island.ways[other], f"the way from {island.names[number]} to {island.names[other]} leads back")
            demand(island.country[number] == island.country[other], f"a way leaves the country at {island.names[number]}")
            demand(island.borders[number] >> other & 1 == 1, f"a way leads from {island.names[number]} to a province beside it")
        for other in provinces:
            both = island.borders[number] >> other & 1 == island.borders[other] >> number & 1
            demand(both, f"{island.names[number]} and {island.names[other]} have a common border or not")
        demand(not (printed[number]["kind"] == "post" and island.symbols[number]), f"{island.names[number]} has a post or symbols")
    for country, harbour in enumerate(island.harbour):
        posts = [post for post in island.posts if island.country[post] == country]
        demand(island.country[harbour] == country and harbour not in island.posts, f"the harbour of {COUNTRIES[country]} lies there")
        demand(len(posts) == len(tiles_of(country, island.pro)), f"{COUNTRIES[country]} has one post for each tile")
        if not island.pro:
            kinds = sorted(province["kind"] for province in printed if province["country"] == COUNTRIES[country])
            demand(kinds == ["fork", "fork", "harbour", *["post"] * 6], f"{COUNTRIES[country]} has the nine provinces of the rulebook")
