"""What a seat, or a spectator, has to see of the referee's game, and what it must not see."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.felinia import referee_material as material
from tests.games.felinia.referee import CHANCE, Referee
from tests.games.felinia.referee_table import CARDS, GUILD, Card

COMMON = {"game", "setup", "seat", "waiting_for", "question", "score", "result"}
"""What every game has in its view; compared apart from the things on the table."""


def check_view(referee: Referee, view: dict[str, Any], viewer: int | None) -> None:
    """The whole view of one viewer against the referee's table. Nothing may be in it that is not compared."""
    wanted = things(referee, viewer)
    found = {key: value for key, value in view.items() if key not in COMMON}
    check_cards(referee, found, viewer)
    if referee.leaving:  # that also closes the game; whether it is called so is no matter of the rules
        wanted["closing"] = found["closing"]
    for table in (wanted, found):
        unordered(table)
    found.setdefault("back_of_next", wanted["back_of_next"])  # follows from the stack and the next tile
    assert found.keys() == wanted.keys(), found.keys() ^ wanted.keys()
    for key, value in wanted.items():
        assert found[key] == value, (key, found[key], value)
    due = referee.due
    assert view["waiting_for"] == ([] if due is None else [due.seat])
    assert view["seat"] == viewer
    if due is not None and due.seat != CHANCE:
        assert (view["question"]["seat"], view["question"]["step"]) == (due.seat, due.step)


def unordered(table: dict[str, Any]) -> None:
    """Sorts what lies in no order."""
    table["bonus_tiles"] = sorted(table["bonus_tiles"])
    table["ship_stack"] = {back: sorted(tiles) for back, tiles in table["ship_stack"].items()}
    for market in table["markets"]:
        market["goods"] = sorted(market["goods"])
    for player in table["players"]:
        for key in ("goods", "special_tiles", "bonus_tiles", "mysteries"):
            player[key] = None if player[key] is None else sorted(player[key])


# ---------------------------------------------------------------------- secret cards


def check_cards(referee: Referee, found: dict[str, Any], viewer: int | None) -> None:
    """The cards of mysterious places, wherever a view shows them: who put a card there is told; who could work it out may be told; nobody
    else. What may be told is then taken out, so that the rest can be compared."""
    piles, stack = found.pop("piles"), found["mystery_stack"]
    assert stack == piles["stack"]
    assert stack["count"] == len(referee.cards) == len(stack["cards"])
    drawn = referee.drawn or []
    for card, id in zip(referee.cards, stack["cards"], strict=True):
        _told(card, id, viewer)
    found["mystery_stack"] = {"count": stack["count"]}
    looking = referee.walk is not None and referee.walk.seat == viewer
    assert piles["drawn"]["count"] == len(drawn)
    for card, id in zip(drawn, piles["drawn"]["cards"], strict=True):
        assert id == card.id if looking else id is None or (viewer in card.may and id == card.id)
    assert found.pop("drawn") == (piles["drawn"]["cards"] if looking and drawn else None)
    assert not any(piles["box"]["cards"])
    for seat, player in enumerate(referee.players):
        pile, given = piles[f"mysteries_{seat}"], found["players"][seat]["mysteries"]
        assert pile["count"] == len(player.mysteries) and sorted(pile["backs"]) == found["players"][seat]["costs"]
        assert sorted(id for id in pile["cards"] if id is not None) == sorted(given)
        sure = Counter(card.id for card in player.mysteries if viewer in card.sure)
        may = Counter(card.id for card in player.mysteries if viewer in card.may or referee.due is None)
        assert sure <= Counter(given) <= may, (given, sure, may)
        found["players"][seat]["mysteries"] = list(sure.elements())
    assert piles.keys() == {"box", "stack", "drawn", *(f"mysteries_{seat}" for seat in range(referee.count))}


def _told(card: Card, id: str | None, viewer: int | None) -> None:
    assert id == card.id if viewer in card.sure else id is None or (viewer in card.may and id == card.id), (id, card.id, card.may)


# ---------------------------------------------------------------------- the table


def things(referee: Referee, viewer: int | None) -> dict[str, Any]:
    """The view as the rules and the agreed form would have it."""
    ships, next_ship = material.ships(), referee.next_ship
    backs = {back: sorted(id for id in referee.stack if ships[id].back == back) for back in ("gray", "blue")}
    top = ships[next_ship].back if next_ship else next((back for back, left in backs.items() if left), None)
    walk, over = referee.walk, referee.due is None
    return {
        "round": referee.round,
        "phase": referee.phase,
        "turn": referee.turn,
        "first": referee.first,
        "closing": referee.closing,
        "markets": [
            {"number": number, "closed": place.closed, "goods": place.goods, "tokens": place.tokens}
            for number, place in referee.places.items()
            if number != GUILD
        ],
        "guild": {"tokens": referee.places[GUILD].tokens},
        "trading": referee.trading,
        "ships": [{"tile": slot.tile, "merchants": slot.merchants} for slot in referee.ships],
        "ship_stack": backs,
        "next_ship": next_ship,
        "back_of_next": top,
        "bag": dict(referee.bag),
        "bonus_tiles": referee.bonus,
        "supply": {sort: max(0, CARDS - referee.cards_for(referee.amounts(sort))) for sort in ("gold", "spice", "provision")},
        "provinces": [{"id": id, "tile": referee.tile[id], "merchant": referee.standing.get(id)} for id in referee.map],
        "face_down": {country: dict(+left) for country, left in referee.face_down.items()},
        "explorer": None if walk is None else {"seat": walk.seat, "ship": walk.ship, "way": walk.way, "steps": walk.steps},
        "players": [player_seen(referee, seat, viewer, over) for seat in range(referee.count)],
        "mystery_stack": {"count": len(referee.cards)},
    }


def player_seen(referee: Referee, seat: int, viewer: int | None, over: bool) -> dict[str, Any]:
    """Goods, silver and cards lie open; tiles are hidden from others until the end, unless they are played open."""
    player = referee.players[seat]
    open_to = viewer == seat or over or referee.open_tiles
    placed = sum(place.tokens.count(seat) for place in referee.places.values()) + sum(player.circles)
    return {
        "seat": seat,
        "silver": player.silver,
        "goods": sorted(player.goods),
        "gold": player.gold,
        "spice": player.spice,
        "provisions": player.provisions,
        "merchants": player.merchants,
        "tokens": 3 - placed,
        "circles": player.circles,
        "tile_count": len(player.tiles) + len(player.special),
        "tiles": dict(Counter(player.tiles)) if open_to else None,
        "special_tiles": sorted(player.special) if open_to else None,
        "bonus_count": len(player.bonus),
        "bonus_tiles": sorted(player.bonus) if open_to else None,
        "mystery_count": len(player.mysteries),
        "mysteries": [card.id for card in player.mysteries if viewer in card.sure],
        "costs": sorted(material.cost_of(card.id) or "free" for card in player.mysteries),
    }


def sources(terms: list[dict[str, Any]]) -> dict[str, int]:
    """Points by source; spice and groups together with what their special tiles add."""
    found: Counter[str] = Counter()
    for term in terms:
        name = f"{term['key']} {term['detail']['species']}" if term["key"] in ("set", "plus") else term["key"]
        found[{"spice-special": "spice", "lone": "groups"}.get(name, name)] += term["points"]
    return {source: points for source, points in found.items() if points}


def check_score(referee: Referee, seat: int, terms: list[dict[str, Any]], points: dict[str, int]) -> None:
    """The points, and what each term says it counted."""
    assert sources(terms) == points, (seat, sources(terms), points)
    player, sizes = referee.players[seat], referee.groups(seat)
    if "lone_merchants" in player.special:  # told apart from the groups
        sizes = [size for size in sizes if size > 1]
    counts = {
        "lone": referee.groups(seat).count(1),
        "gold": player.gold,
        "spice": player.spice,
        "spice-special": player.spice,
        "goods": len(player.goods),
        "mysteries": len(player.mysteries),
        "mysteries-special": len(player.mysteries),
        "provisions-special": player.provisions,
    }
    for term in terms:
        key, detail = term["key"], term["detail"]
        if key == "groups":
            assert detail == {"sizes": ", ".join(map(str, sizes))}
        elif key == "plus":
            assert detail == {"species": detail["species"], "count": player.tiles.count(detail["species"])}
        elif key == "set":
            extra = int(f"extra_{detail['species']}" in player.bonus)
            count = player.tiles.count(detail["species"]) + extra
            each = min(count, material.most_each(detail["species"]))
            assert detail == {"species": detail["species"], "count": count, "each": each, "extra": extra}
        else:
            assert detail == {"count": counts[key]}, (key, detail, counts)


def check_known_score(referee: Referee, score: list[list[dict[str, Any]]], viewer: int | None, points: list[dict[str, int]]) -> None:
    """Of others one sees what lies open. A special tile that is hidden must not show in the points of anything either."""
    for seat, terms in enumerate(score):
        wanted = points[seat]
        if not (viewer == seat or referee.due is None or referee.open_tiles):
            wanted = {source: wanted[source] for source in ("gold", "goods", "mysteries") if source in wanted}
            if spice := referee.players[seat].spice // 2:
                wanted["spice"] = spice
            if sizes := referee.groups(seat):
                wanted["groups"] = sum(size * min(size, 3) for size in sizes)
        assert sources(terms) == wanted, (seat, viewer, sources(terms), wanted)
