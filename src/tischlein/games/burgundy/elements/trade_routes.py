"""The Trade Routes: sold goods are laid on cards, and a matching colour brings a bonus."""

from __future__ import annotations

from typing import Any, Final

from tischlein.core.agenda import Step
from tischlein.core.chance import Chance, Die
from tischlein.core.score import Term
from tischlein.games.burgundy.estate import Estate
from tischlein.games.burgundy.start import OwnerChance
from tischlein.games.burgundy.state import BurgundyState, tell
from tischlein.games.burgundy.taking import TAKES, OfferTile
from tischlein.games.burgundy.tiles import by_players, data, route_cards
from tischlein.games.burgundy.way import Consequences

WORKERS: Final = 4
SILVER: Final = 2
POINTS: Final = 4


def deal(state: BurgundyState) -> list[Step[Any]]:
    """Five, four or three cards for each player (BUR-435)."""
    state.routes_left = tuple(route_cards())
    each = by_players(data("trade_routes")["meta"]["cards_per_player"], state.setup.players)
    return [DealRoute(owner) for owner in range(state.use.owners) for _ in range(each * len(state.seats_of(owner)))]


class DealRoute(OwnerChance):
    """A trade route card; they lie side by side as they come (BUR-435)."""

    __slots__ = ()

    def chance(self, state: BurgundyState) -> Chance:
        return Die("routes", tell("chance-route"), state.routes_left)

    def apply(self, state: BurgundyState, outcome: Any) -> None:
        state.routes_left = tuple(card for card in state.routes_left if card != outcome)
        state.estates[self.owner].route += (outcome,)


def route_of(estate: Estate) -> list[tuple[int, str]]:
    """All spaces of a route, from left to right: three on each card (BUR-436)."""
    cards = route_cards()
    return [space for card in estate.route for space in cards[card]]


def lay_on_route(state: BurgundyState, seat: int, colour: int, count: int) -> Consequences:
    """The sold tiles one by one, from left to right; when the route is full, the rest goes to the pile (BUR-437, BUR-441).

    All of them have the same colour, so their order does not matter (BUR-440, BUR-444). The bonuses come at once, besides silver and
    points of the sale (BUR-438, BUR-443); the points among them, and the tiles to be taken, are given back. Goods on the route count as
    sold, so they are in `Estate.sold` as well (BUR-442).
    """
    estate = state.estate(seat)
    spaces = route_of(estate)[estate.routed : estate.routed + count]
    estate.routed += len(spaces)
    estate.laid += (colour,) * len(spaces)
    terms: list[Term] = []
    steps: list[Step[Any]] = []
    for good, bonus in spaces:
        if good != colour:  # it stays filled all the same (BUR-439)
            continue
        if bonus != "points_4":  # points speak for themselves
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
