"""What a page shows besides the view, counted by the referee: prices, boarding, ways and losses."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.felinia import referee_material as material
from tests.games.felinia.referee import CHANCE, Referee
from tests.games.felinia.referee_table import CARDS, GUILD, MOST_SILVER


def check_page(referee: Referee, shown: dict[str, Any]) -> None:
    assert shown.keys() == {"prices", "boarding", "ways", "losses"}
    due = referee.due
    more = 0 if referee.phase == "trading" else 1
    for number, price in enumerate(shown["prices"], start=1):
        place = referee.places[number]
        assert place.closed or price == len(place.tokens) + more, (number, price)
    assert len(shown["prices"]) == GUILD
    if due is None or due.seat == CHANCE:
        assert not shown["boarding"] and not shown["ways"] and not shown["losses"]
        return
    player = referee.players[due.seat]
    worth = {"gold": 2, "spice": 1, **dict.fromkeys(material.goods(), 1)}
    gains = {action[1]: worth[action[1]] for action in due.options if action[0] == "sell"}
    if ("earn",) in due.options:
        gains["earn"] = referee.turn
    lost = {thing: player.silver + gain - MOST_SILVER for thing, gain in gains.items()}
    assert shown["losses"] == {thing: loss for thing, loss in lost.items() if loss > 0}
    boarding = [action[1] for action in due.options if action[0] == "board"]
    assert sorted(entry["ship"] for entry in shown["boarding"]) == sorted(boarding)
    for entry in shown["boarding"]:
        ship = material.ships()[entry["ship"]]
        left = Counter(player.goods) - Counter(ship.goods)
        assert (entry["seat"], entry["silver"], entry["silver_left"]) == (due.seat, ship.silver, player.silver - ship.silver)
        assert sorted(entry["goods_left"]) == sorted(left.elements())
    if due.step in ("Move", "TurnUp"):
        check_ways(referee, shown["ways"])
    else:
        assert not shown["ways"]


def check_ways(referee: Referee, ways: list[dict[str, Any]]) -> None:
    """Every place that can be reached, each by a way as short as any."""
    assert referee.walk is not None
    possible = every_way(referee)
    shortest: dict[str, int] = {}
    for way in possible:
        shortest[way[-1]] = min(len(way), shortest.get(way[-1], len(way)))
    assert sorted(entry["to"] for entry in ways) == sorted(shortest), (sorted(entry["to"] for entry in ways), shortest)
    for entry in ways:
        way = entry["way"]
        assert way in possible and len(way) == shortest[entry["to"]] and way[-1] == entry["to"]
        assert entry["provisions"] == max(0, len(way) - referee.walk.steps)
        assert entry["gains"] == [symbol for id in way for symbol in referee.map[id].symbols]
        assert entry["takes"] == referee.tile[way[-1]]


def every_way(referee: Referee) -> list[list[str]]:
    """All ways a merchant could still go, with provisions at hand and found on the way."""
    walk, found = referee.walk, list[list[str]]()
    assert walk is not None
    income = "provision_income" in referee.players[walk.seat].special
    todo: list[tuple[list[str], list[int]]] = [([], referee.amounts("provision"))]
    while todo:
        way, amounts = todo.pop()
        been = [*walk.way, *way]
        if way and referee.tile[way[-1]] is not None:
            continue
        for id in referee.map[been[-1]].ways:
            if id in been or id in referee.standing or referee.tile[id] == "face_down":
                continue
            after = list(amounts)
            if len(way) >= walk.steps:
                after[walk.seat] -= 1
            if after[walk.seat] < 0:
                continue
            symbols = referee.map[id].symbols.count("provision")
            for _ in range(symbols + (income and symbols > 0)):
                after[walk.seat] += 1
                if referee.cards_for(after) > CARDS:
                    after[walk.seat] -= 1
            found.append([*way, id])
            todo.append(([*way, id], after))
    return found
