"""The Trade Routes: sold goods are laid on cards, and a matching colour brings a bonus (BUR-435 to BUR-444)."""

from __future__ import annotations

from typing import Final

from tischlein.core.agenda import Step
from tischlein.core.score import Term
from tischlein.games.burgundy.estate import Estate
from tischlein.games.burgundy.state import BurgundyState, tell
from tischlein.games.burgundy.taking import ALL_KINDS, CARPENTER_KINDS, CHURCH_KINDS, OfferTile
from tischlein.games.burgundy.tiles import route_cards

TAKES: Final = {"take_building": CARPENTER_KINDS, "take_mine_monastery_castle": CHURCH_KINDS, "take_any": ALL_KINDS}
WORKERS: Final = 4
SILVER: Final = 2
POINTS: Final = 4


def route_of(estate: Estate) -> list[tuple[int, str]]:
    """All spaces of a route, from left to right."""
    cards = route_cards()
    return [space for card in estate.route for space in cards[card]]


def lay_on_route(state: BurgundyState, seat: int, colour: int, count: int) -> tuple[list[Term], list[Step[BurgundyState]]]:
    """The sold tiles one by one, from left to right; when the route is full, the rest goes to the pile (BUR-437, BUR-441).

    The bonuses come at once (BUR-438); the points among them, and the tiles to be taken, are given back.
    """
    estate = state.estate(seat)
    spaces = route_of(estate)[estate.routed : estate.routed + count]
    estate.routed += len(spaces)
    estate.laid += (colour,) * len(spaces)
    terms: list[Term] = []
    steps: list[Step[BurgundyState]] = []
    for good, bonus in spaces:
        if good != colour:
            continue
        state.note(seat, "route-bonus", "BUR-438", bonus=tell("bonus", bonus=bonus))
        if bonus in TAKES:
            steps.append(OfferTile(seat, TAKES[bonus]))
        elif bonus == "workers_4":
            state.hire(seat, WORKERS)
        elif bonus == "silver_2":
            estate.silver += SILVER
        else:
            terms.append(Term("route", POINTS, {}, "BUR-438"))
    return terms, steps
