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
    for known, given in zip(wanted["players"], found["players"], strict=True):
        cards = referee.players[known["seat"]].mysteries
        known["mysteries"] = sorted(known["mysteries"])
        given["mysteries"] = _checked(cards, given["mysteries"], viewer, referee.due is None)
    if referee.side == "pro":
        found["mystery_stack"] = {**found["mystery_stack"], "cards": _below(referee, found["mystery_stack"]["cards"], viewer)}
    for key in {*wanted, *found}:
        assert found.get(key, "missing") == wanted.get(key, "not in the contract"), (key, found.get(key), wanted.get(key))
    due = referee.due
    assert view["waiting_for"] == ([] if due is None else [due.seat])
    assert view["seat"] == viewer
    if due is not None and due.seat != CHANCE:
        assert (view["question"]["seat"], view["question"]["step"]) == (due.seat, due.step)


def _checked(cards: list[Card], given: list[str], viewer: int | None, over: bool) -> list[str]:
    """The kept cards this viewer surely knows. One more may be told only if the viewer could work it out."""
    sure = [card.id for card in cards if over or viewer in card.sure]
    may = [card.id for card in cards if over or viewer in card.may]
    assert not Counter(sure) - Counter(given) and not Counter(given) - Counter(may), (given, sure, may)
    return sorted(sure)


def _below(referee: Referee, given: list[str | None], viewer: int | None) -> list[str | None]:
    """The same for the stack: each card is told or hidden, and told only to those who can know it."""
    assert len(given) == len(referee.cards)
    told: list[str | None] = []
    for card, id in zip(referee.cards, given, strict=True):
        if viewer in card.sure:
            assert id == card.id
        else:
            assert id is None or (viewer in card.may and id == card.id), (id, card.id, card.may)
        told.append(card.id if viewer in card.sure else None)
    return told


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
        "supply": {sort: CARDS - referee.cards_for(referee.amounts(sort)) for sort in ("gold", "spice", "provision")},
        "provinces": [{"id": id, "tile": referee.tile[id], "merchant": referee.standing.get(id)} for id in referee.map],
        "face_down": {country: dict(left) for country, left in referee.face_down.items()},
        "explorer": None if walk is None else {"seat": walk.seat, "ship": walk.ship, "way": walk.way, "steps": walk.steps},
        "players": [player_seen(referee, seat, viewer, over) for seat in range(referee.count)],
        "mystery_stack": {"count": len(referee.cards), "cards": [card.id if viewer in card.sure else None for card in referee.cards]},
        "drawn": [card.id for card in referee.drawn] if referee.drawn and walk is not None and walk.seat == viewer else None,
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
        "mysteries": [card.id for card in player.mysteries if over or viewer in card.sure],
        "costs": sorted(material.cost_of(card.id) or "free" for card in player.mysteries),
    }


def sources(terms: list[dict[str, Any]]) -> dict[str, int]:
    """Points by source; spice together with what its special tile adds."""
    found: Counter[str] = Counter()
    for term in terms:
        name = f"{term['key']} {term['detail']['species']}" if term["key"] in ("set", "plus") else term["key"]
        found["spice" if name == "spice-special" else name] += term["points"]
    return {source: points for source, points in found.items() if points}


def check_score(referee: Referee, seat: int, terms: list[dict[str, Any]]) -> None:
    assert sources(terms) == referee.points(seat)


def check_known_score(referee: Referee, score: list[list[dict[str, Any]]], viewer: int | None) -> None:
    """Of others one sees what lies open. A special tile that is hidden must not show in the points of anything either."""
    for seat, terms in enumerate(score):
        wanted = referee.points(seat)
        if not (viewer == seat or referee.due is None or referee.open_tiles):
            wanted = {source: wanted[source] for source in ("groups", "gold", "goods", "mysteries") if source in wanted}
            if spice := referee.players[seat].spice // 2:
                wanted["spice"] = spice
        assert sources(terms) == wanted, (seat, viewer, sources(terms), wanted)
