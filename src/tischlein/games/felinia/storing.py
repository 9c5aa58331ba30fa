"""Phase 4, storing: three goods are free, a fourth costs silver, the rest is sold."""

from __future__ import annotations

from typing import ClassVar, Final

from tischlein.core.agenda import Automatic, DecisionStep, Step
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.felinia.box import PLAYER
from tischlein.games.felinia.goods import number_of
from tischlein.games.felinia.phases import STORING
from tischlein.games.felinia.selling import elsewhen, no_sale, sale_label, sales, sell
from tischlein.games.felinia.state import FeliniaState
from tischlein.games.felinia.words import tell

FREE: Final[int] = PLAYER["storage_free"]
MOST: Final[int] = PLAYER["storage_max"]
RENT: Final[int] = PLAYER["storage_fourth_cost"]
PAY: Final[Action] = ("rent",)


class StoreGoods(Automatic[FeliniaState]):
    """Everybody in turn order; whoever has no more than three goods keeps them all (FEL-088)."""

    __slots__ = ()

    def run(self, state: FeliniaState) -> Step[FeliniaState] | None:
        state.phase = STORING
        for seat in reversed(state.in_turn_order()):
            if number_of(state.goods[seat]) > FREE:
                state.agenda.add(STORE[0][seat])
        return None


class Store(DecisionStep[FeliniaState]):
    """Selling one by one until no more is left than may be kept (FEL-089, FEL-090). The rent can be paid before or after sales, and from
    what they bring (FEL-092); silver beyond 6 is lost here too (FEL-093)."""

    __slots__ = ("rented",)
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("FEL-088", "FEL-089", "FEL-090")

    def __init__(self, seat: int, rented: int) -> None:
        super().__init__(seat)
        self.rented = rented  # 1 when the fourth place is paid

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.rented

    def options(self, state: FeliniaState) -> list[Action]:
        can_rent = not self.rented and state.silver[self.seat] >= RENT
        return [*([PAY] if can_rent else ()), *sales(state, self.seat)]

    def apply(self, state: FeliniaState, action: Action) -> Step[FeliniaState] | None:
        seat, rented = self.seat, self.rented
        if len(action) == 1:
            state.silver[seat] -= RENT
            state.note(seat, "rented", "FEL-089", silver=RENT)
            rented = 1
        else:
            thing: str = action[1]
            sell(state, seat, thing, "FEL-100" if thing in ("gold", "spice") else "FEL-090")
        room = MOST if rented else FREE
        return STORE[rented][seat] if number_of(state.goods[seat]) > room else None

    def prompt(self, state: FeliniaState) -> Message:
        room = MOST if self.rented else FREE
        return tell("ask-store", count=number_of(state.goods[self.seat]) - room, room=room)

    def label(self, state: FeliniaState, action: Action) -> Message:
        return tell("rent", silver=RENT) if action == PAY else sale_label(state, self.seat, action[1])

    def refusal(self, state: FeliniaState, action: Action) -> tuple[Message, str] | None:
        if action[0] == "sell":
            return no_sale(action)
        if action[0] == "rent":
            return tell("refuse-rent" if not self.rented else "refuse-second-rent", silver=RENT), "FEL-089"
        return elsewhen(action)


STORE: Final = tuple(tuple(Store(seat, rented) for seat in range(4)) for rented in (0, 1))
