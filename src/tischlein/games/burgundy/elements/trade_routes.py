"""The Trade Routes: sold goods are laid on cards, and a matching colour brings a bonus (BUR-435 to BUR-444)."""

from __future__ import annotations

from typing import Final

from tischlein.core.agenda import Step
from tischlein.core.score import Term
from tischlein.games.burgundy.estate import Estate
from tischlein.games.burgundy.state import BurgundyState, tell
from tischlein.games.burgundy.taking import ALL_KINDS, CARPENTER_KINDS, CHURCH_KINDS, TakeKind, some_of
from tischlein.games.burgundy.tiles import route_cards

TAKES: Final = {"take_building": CARPENTER_KINDS, "take_mine_monastery_castle": CHURCH_KINDS, "take_any": ALL_KINDS}
WORKERS: Final = 4
SILVER: Final = 2
POINTS: Final = 4


def route_of(estate: Estate) -> list[tuple[int, str]]:
    """All spaces of a route, from left to right."""
    cards = route_cards()
    return [space for card in estate.route for space in cards[card]]


def lay_on_route(state: BurgundyState, seat: int, colour: int, count: int) -> None:
    """The sold tiles one by one, from left to right; when the route is full, the rest goes to the pile (BUR-437, BUR-441)."""
    estate = state.estate(seat)
    spaces = route_of(estate)[estate.routed : estate.routed + count]
    estate.routed += len(spaces)
    steps: list[Step[BurgundyState]] = []
    for good, bonus in spaces:
        if good == colour:
            steps += _bonus(state, seat, bonus)
    state.agenda.push(*steps)


def _bonus(state: BurgundyState, seat: int, bonus: str) -> list[Step[BurgundyState]]:
    """BUR-438: at once; taking a tile is a decision that follows."""
    state.note(seat, "route-bonus", "BUR-438", bonus=tell("bonus", bonus=bonus))
    if bonus in TAKES:
        return [TakeKind(seat, TAKES[bonus])] if some_of(state, TAKES[bonus]) else []
    if bonus == "workers_4":
        state.hire(seat, WORKERS)
    elif bonus == "silver_2":
        state.estate(seat).silver += SILVER
    else:
        state.gain(seat, Term("route", POINTS, {}, "BUR-438"))
    return []
