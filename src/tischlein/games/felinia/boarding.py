"""Going aboard after a deal: as many merchants as one can pay for."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tischlein.core.agenda import Step
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.felinia.box import FARE, HARBOUR, NO_SHIP, PASSAGE, SEATS, SHIP_INDEX, SHIPS
from tischlein.games.felinia.goods import contains, heap_of, number_of
from tischlein.games.felinia.selling import Selling, money
from tischlein.games.felinia.state import FeliniaState
from tischlein.games.felinia.words import SHIP_WORDS, tell

NEEDED: Final[tuple[int, ...]] = tuple(heap_of(goods) for goods in PASSAGE)
TILES_NEEDED: Final[tuple[int, ...]] = tuple(number_of(heap) for heap in NEEDED)
ABOARD: Final[tuple[Action, ...]] = tuple(("board", ship) for ship in SHIPS)
END: Final[Action] = ("end",)


def has_room(state: FeliniaState, slot: int) -> bool:
    ship = state.ships[slot]
    return ship != NO_SHIP and len(state.aboard[slot]) < SEATS[ship]


def in_reach(state: FeliniaState, seat: int) -> bool:
    """Whether a merchant could board some ship, now or after sales (FEL-103): there is one (FEL-063), a seat is free, the goods are
    there, and the silver can be had for the rest (FEL-056)."""
    if not state.merchants[seat]:
        return False
    goods, have = state.goods[seat], money(state, seat)
    for slot in range(HARBOUR):
        ship = state.ships[slot]
        if (
            ship != NO_SHIP
            and contains(goods, NEEDED[ship])
            and have - TILES_NEEDED[ship] >= FARE[ship]
            and len(state.aboard[slot]) < SEATS[ship]
        ):
            return True
    return False


def boarding(state: FeliniaState, seat: int) -> Step[FeliniaState] | None:
    """Directly after a deal (FEL-055); the right ends when the next token is dealt with (FEL-062)."""
    return BOARD[seat] if in_reach(state, seat) else None


class Board(Selling):
    """One merchant at a time, on any ships, also several on one (FEL-059, FEL-060), each for himself (FEL-057)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "piece"
    rules: ClassVar[tuple[str, ...]] = ("FEL-055", "FEL-056", "FEL-059")

    def options(self, state: FeliniaState) -> list[Action]:
        goods, silver = state.goods[self.seat], state.silver[self.seat]
        options = [
            ABOARD[ship]
            for slot, ship in enumerate(state.ships)
            if has_room(state, slot) and contains(goods, NEEDED[ship]) and silver >= FARE[ship]
        ]
        options.append(END)
        return options

    def answer(self, state: FeliniaState, action: Action) -> Step[FeliniaState] | None:
        if len(action) == 1:
            return None
        seat, ship = self.seat, SHIP_INDEX[action[1]]
        slot = state.ships.index(ship)
        state.goods[seat] -= NEEDED[ship]
        state.bag += NEEDED[ship]
        state.silver[seat] -= FARE[ship]
        state.merchants[seat] -= 1
        state.aboard[slot] += (seat,)  # the foremost free seat (FEL-058)
        if state.events is not None:
            state.note(seat, "boarded", "FEL-057", ship=SHIP_WORDS[action[1]], left=state.merchants[seat])
        if not state.merchants[seat] and not state.closing:  # the end is near (FEL-110), even if he should come back (FEL-114)
            state.closing = True
            state.note(seat, "last-merchant", "FEL-110")
        return boarding(state, seat)

    def prompt(self, state: FeliniaState) -> Message:
        return tell("ask-board")

    def label(self, state: FeliniaState, action: Action) -> Message:
        if action == END:
            return tell("board-end")
        return tell("board", ship=SHIP_WORDS[action[1]], price=passage(SHIP_INDEX[action[1]]))

    def why_not(self, state: FeliniaState, action: Action) -> tuple[Message, str] | None:
        if action[0] != "board" or len(action) != 2 or action[1] not in SHIP_INDEX:
            return None
        ship = SHIP_INDEX[action[1]]
        if ship not in state.ships:
            return tell("refuse-no-ship"), "FEL-056"
        if not has_room(state, state.ships.index(ship)):
            return tell("refuse-full"), "FEL-056"
        if contains(state.goods[self.seat], NEEDED[ship]):
            return tell("refuse-fare", silver=FARE[ship], have=state.silver[self.seat]), "FEL-056"
        return tell("refuse-passage", price=passage(ship)), "FEL-056"


def passage(ship: int) -> Message:
    """What a merchant pays."""
    goods = list(PASSAGE[ship].items())
    args: dict[str, Any] = {"silver": FARE[ship], "second": "", "more": 0}
    args["first"], args["count"] = tell("good", good=goods[0][0]), goods[0][1]
    if len(goods) > 1:
        args["second"], args["more"] = tell("good", good=goods[1][0]), goods[1][1]
    return Message(tell.domain, "passage", args)


BOARD: Final = tuple(Board(seat) for seat in range(4))
