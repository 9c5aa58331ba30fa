"""What the referee knows of the material: map, ships, tiles and cards, read anew from the data."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import tischlein

DATA = Path(tischlein.__file__).parent / "games" / "felinia" / "data"
"""As a path and not as a package: the referee imports nothing of the engine."""


@cache
def printed(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


class Ship(NamedTuple):
    """A ship tile."""

    id: str
    destination: str
    time: int
    seats: int
    goods: dict[str, int]
    silver: int
    back: str


class Province(NamedTuple):
    """A province of the map: ways for walking, borders for groups."""

    id: str
    country: str
    symbols: list[str]
    ways: list[str]
    borders: list[str]
    post: bool


@cache
def ships() -> dict[str, Ship]:
    """By id. The time is read from the clock face, not from the minutes beside it."""
    found = {}
    for entry in printed("ships")["ship"]:
        hours, minutes = entry["time"].split(":")
        time = int(hours) * 60 + int(minutes)
        found[entry["id"]] = Ship(entry["id"], entry["destination"], time, entry["seats"], entry["goods"], entry["silver"], entry["back"])
    return found


@cache
def provinces(side: str) -> dict[str, Province]:
    """By id, in the order of the file."""
    return {
        entry["id"]: Province(entry["id"], entry["country"], entry["symbols"], entry["paths"], entry["borders"], entry["kind"] == "post")
        for entry in printed(f"map_{side}")["province"]
    }


@cache
def harbours(side: str) -> dict[str, str]:
    """The province beside the harbour of each country."""
    return {entry["country"]: entry["province"] for entry in printed(f"map_{side}")["harbour"]}


def tiles_of(country: str, side: str) -> Counter[str]:
    """What lies on the posts of a country: cats, and on the pro side the special tiles of its colour as well."""
    (cats,) = (entry["tiles"] for entry in printed("tiles")["distribution"] if entry["country"] == country)
    special = [entry["id"] for entry in printed("tiles")["special_tile"] if entry["country"] == country and side == "pro"]
    return Counter(cats) + Counter(special)


def goods() -> Counter[str]:
    return Counter({entry["id"]: entry["count"] for entry in printed("setup")["good"]})


def start_goods(players: int) -> list[list[str]]:
    (pairs,) = (entry["pairs"] for entry in printed("setup")["start_goods"] if entry["players"] == players)
    return [list(pair) for pair in pairs]


def closed_markets(players: int) -> list[int]:
    (closed,) = (entry["markets"] for entry in printed("setup")["closed_markets"] if entry["players"] == players)
    return list(closed)


def mysteries() -> Counter[str]:
    return Counter({entry["id"]: entry["copies"] for entry in printed("cards")["mystery"]})


@cache
def cost_of(mystery: str) -> str:
    """The good one must give to keep a mysterious place; empty if it is free."""
    (cost,) = (entry["cost"] for entry in printed("cards")["mystery"] if entry["id"] == mystery)
    return str(cost)


@cache
def species() -> list[str]:
    return [entry["id"] for entry in printed("tiles")["species"]]


@cache
def most_each(kind: str) -> int:
    """What a tile of a kind of cat is worth at most."""
    (most,) = (entry["range_max"] for entry in printed("tiles")["species"] if entry["id"] == kind)
    return int(most)


@cache
def special_tiles() -> list[str]:
    return [entry["id"] for entry in printed("tiles")["special_tile"]]


@cache
def bonus_tiles() -> dict[str, tuple[str, str]]:
    """Sort ("extra" or "plus_one") and kind of cat of every bonus tile."""
    return {entry["id"]: (entry["sort"], entry["species"]) for entry in printed("tiles")["bonus_tile"]}
