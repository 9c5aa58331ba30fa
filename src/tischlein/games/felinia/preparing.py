"""Phase 5, preparing the next round, and how ships and markets are filled for the first."""

from __future__ import annotations

from typing import Final

from tischlein.core.agenda import Automatic, Step
from tischlein.games.felinia.box import HARBOUR, MARKETS, NO_SHIP, SETUP, closed_markets
from tischlein.games.felinia.goods import number_of
from tischlein.games.felinia.luck import DrawForMarket, DrawShip, TurnNextShip, announce
from tischlein.games.felinia.state import FeliniaState

START_GOODS: Final[int] = SETUP["markets"]["start_goods"]
"""FEL-018."""
REFILL: Final[int] = SETUP["markets"]["refill_to"]
"""FEL-097."""


def empty_ships(state: FeliniaState) -> int:
    return state.ships.count(NO_SHIP)


def ships_left(state: FeliniaState) -> int:
    """Tiles in the stack, with one that lies face up on it."""
    return len(state.stock) + (state.next_ship != NO_SHIP)


class FillShips(Automatic[FeliniaState]):
    """A tile for every empty ship (FEL-021, FEL-095): the one that experts have seen first (FEL-135). Then the next one is turned up for
    them, if there is one (FEL-134)."""

    __slots__ = ()

    def run(self, state: FeliniaState) -> Step[FeliniaState] | None:
        for slot in range(HARBOUR):
            if state.ships[slot] == NO_SHIP:
                if state.next_ship == NO_SHIP:
                    state.agenda.add(self)
                    return DrawShip(slot)
                state.ships[slot] = state.next_ship
                state.next_ship = NO_SHIP
                announce(state, state.ships[slot])
        if state.next_ship == NO_SHIP and state.stock and "experts" in state.setup.elements:
            return TurnNextShip()
        return None


class FillMarkets(Automatic[FeliniaState]):
    """Every open market from the top down: two tiles at first (FEL-018), later up to three (FEL-097), as long as the bag has some
    (FEL-098). Closed ones get none (FEL-016), and the guild never does (FEL-019)."""

    __slots__ = ()

    def run(self, state: FeliniaState) -> Step[FeliniaState] | None:
        wanted = REFILL if state.round else START_GOODS
        closed = closed_markets(state.setup.players)
        for market in range(MARKETS):
            if state.bag and market + 1 not in closed and number_of(state.markets[market]) < wanted:
                state.agenda.add(self)
                return DrawForMarket(market)
        return None


FILL_SHIPS: Final = FillShips()
FILL_MARKETS: Final = FillMarkets()
