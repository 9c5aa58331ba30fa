"""Phase 3, exploring: which ships sail, and in which order; then merchant after merchant goes ashore."""

from __future__ import annotations

from typing import Final

from tischlein.core.agenda import Automatic, Step
from tischlein.games.felinia.box import DEPARTURE, DESTINATION, HARBOUR, NO_SHIP, SEATS, SHIPS
from tischlein.games.felinia.exploring import go_ashore
from tischlein.games.felinia.phases import EXPLORING
from tischlein.games.felinia.state import FeliniaState
from tischlein.games.felinia.words import SHIP_WORDS


class Explore(Automatic[FeliniaState]):
    """Full ships sail (FEL-064, FEL-065), and the others stay (FEL-067); if none is full, the earliest one, even an empty one (FEL-066).
    At the end of the game all of them (FEL-112, FEL-116). One after the other by departure time (FEL-065)."""

    __slots__ = ()

    def run(self, state: FeliniaState) -> Step[FeliniaState] | None:
        state.phase = EXPLORING
        there = [slot for slot in range(HARBOUR) if state.ships[slot] != NO_SHIP]
        there.sort(key=lambda slot: DEPARTURE[state.ships[slot]])
        full = [slot for slot in there if len(state.aboard[slot]) == SEATS[state.ships[slot]]]
        state.sailing = tuple(there if state.closing else full or there[:1])
        departs(state)
        return SAIL


class Sail(Automatic[FeliniaState]):
    """The next merchant of the ship that has arrived, from the bow (FEL-072); when all have moved, its tile leaves the game (FEL-087), at
    once if it was empty (FEL-069)."""

    __slots__ = ()

    def run(self, state: FeliniaState) -> Step[FeliniaState] | None:
        state.way = ()
        state.explorer = -1
        while state.sailing:
            slot = state.sailing[0]
            ship, merchants = state.ships[slot], state.aboard[slot]
            if merchants:
                state.aboard[slot] = merchants[1:]
                state.agenda.add(self)
                return go_ashore(state, merchants[0], DESTINATION[ship])  # FEL-068
            state.ships[slot] = NO_SHIP
            state.sailing = state.sailing[1:]
            departs(state)
        return None


def departs(state: FeliniaState) -> None:
    """Tells of the next ship that sails."""
    if state.events is not None and state.sailing:
        slot = state.sailing[0]
        ship, empty = state.ships[slot], not state.aboard[slot]
        state.note(None, "sails-empty" if empty else "sails", "FEL-069" if empty else "FEL-068", ship=SHIP_WORDS[SHIPS[ship]])


SAIL: Final = Sail()
