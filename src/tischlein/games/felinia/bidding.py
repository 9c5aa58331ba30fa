"""Phase 1, placing: three bid tokens each, one after the other, on the own board, a market or the guild."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from tischlein.core.agenda import Automatic, Step
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.felinia.box import GUILD, INCOME, MARKETS, closed_markets
from tischlein.games.felinia.phases import PLACING
from tischlein.games.felinia.selling import Selling, lost
from tischlein.games.felinia.state import FeliniaState
from tischlein.games.felinia.supply import gain_silver
from tischlein.games.felinia.words import tell

EARN: Final[Action] = ("earn",)
TO_MARKET: Final[tuple[Action, ...]] = tuple(("market", market + 1) for market in range(MARKETS))
TO_GUILD: Final[Action] = ("guild",)


@cache
def places(players: int) -> list[Action]:
    """Wherever one wants (FEL-036), also without silver (FEL-037), but not on a closed market (FEL-034). Passing is not possible
    (FEL-030)."""
    closed = closed_markets(players)
    return [EARN, *(action for action in TO_MARKET if action[1] not in closed), TO_GUILD]


class PlaceTokens(Automatic[FeliniaState]):
    """From the start player on, clockwise, one token a turn, three times (FEL-029)."""

    __slots__ = ()

    def run(self, state: FeliniaState) -> Step[FeliniaState] | None:
        state.phase = PLACING
        state.turn = 0
        return BID[state.first]


class Bid(Selling):
    """FEL-030."""

    __slots__ = ()
    kind: ClassVar[Kind] = "place"
    rules: ClassVar[tuple[str, ...]] = ("FEL-030", "FEL-031", "FEL-033", "FEL-035")

    def options(self, state: FeliniaState) -> list[Action]:
        return places(state.setup.players)

    def answer(self, state: FeliniaState, action: Action) -> Step[FeliniaState] | None:
        seat = self.seat
        verb: str = action[0]  # annotated, so that mypyc compares strings directly
        if verb == "earn":  # the circle depends on the turn (FEL-031)
            state.circles[seat] |= 1 << state.turn
            income = INCOME[state.turn]
            wasted = gain_silver(state, seat, income)
            if state.events is not None:
                state.note(seat, "bid-earn", "FEL-031", silver=income, lost=wasted)
        else:  # on top of what lies there (FEL-033, FEL-035)
            place = GUILD if verb == "guild" else action[1] - 1
            state.stacks[place] += (seat,)
            if state.events is not None:
                state.note(seat, "bid", "FEL-033", place=tell("place", place=place + 1), count=len(state.stacks[place]))
        seat += 1
        if seat == state.setup.players:
            seat = 0
        if seat == state.first:
            state.turn += 1
            if state.turn == len(INCOME):  # everybody has placed everything
                state.turn = 0
                return None
        return BID[seat]

    def prompt(self, state: FeliniaState) -> Message:
        return tell("ask-bid", turn=state.turn + 1)

    def label(self, state: FeliniaState, action: Action) -> Message:
        if action == EARN:
            income = INCOME[state.turn]
            return tell("earn", silver=income, lost=lost(state, self.seat, income))
        place = GUILD if action == TO_GUILD else action[1] - 1
        return tell("bid-on", place=place + 1, price=len(state.stacks[place]) + 1)

    def why_not(self, state: FeliniaState, action: Action) -> tuple[Message, str] | None:
        if action[0] == "market":
            return tell("refuse-closed"), "FEL-034"
        return None


BID: Final = tuple(Bid(seat) for seat in range(4))
