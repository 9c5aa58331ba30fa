"""Phase 2, trading: place by place from the top, token by token from the top; a deal, then boarding."""

from __future__ import annotations

from typing import ClassVar, Final

from tischlein.core.agenda import Automatic, Step
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.felinia.boarding import boarding
from tischlein.games.felinia.box import GOODS, GOODS_INDEX, GUILD, MAX_SILVER
from tischlein.games.felinia.goods import KINDS, ONE, count_of, kinds_in
from tischlein.games.felinia.guild import EXCHANGE, exchange_in_reach
from tischlein.games.felinia.phases import TRADING
from tischlein.games.felinia.selling import Selling, money
from tischlein.games.felinia.state import FeliniaState
from tischlein.games.felinia.tokens import take_back
from tischlein.games.felinia.words import tell

BUY_GOOD: Final[tuple[Action, ...]] = tuple(("buy", good) for good in GOODS)
PASS: Final[Action] = ("pass",)


class Trade(Automatic[FeliniaState]):
    """Markets from the top down, then the guild (FEL-038); the tokens of each from the top (FEL-039). When one is dealt with, the next."""

    __slots__ = ()

    def run(self, state: FeliniaState) -> Step[FeliniaState] | None:
        state.phase = TRADING
        place = max(state.place, 0)
        while place <= GUILD:
            stack = state.stacks[place]
            if not stack:
                place += 1
                continue
            state.place = place
            seat, price = stack[-1], len(stack)
            if place == GUILD:
                asked: Step[FeliniaState] | None = EXCHANGE[seat] if exchange_in_reach(state, seat, price) else None
            else:
                asked = BUY[seat] if state.markets[place] and price <= MAX_SILVER and money(state, seat) >= price else None
            if asked is not None:
                state.agenda.add(self)
                return asked
            take_back(state, seat, "token-idle")  # there is nothing, or it cannot be paid (FEL-043)
        state.place = -1
        return None


class Buy(Selling):
    """Exactly one tile of this market (FEL-040), for as much as there are tokens (FEL-041); or none (FEL-043)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "piece"
    rules: ClassVar[tuple[str, ...]] = ("FEL-040", "FEL-041", "FEL-043")

    def options(self, state: FeliniaState) -> list[Action]:
        place = state.place
        if state.silver[self.seat] < len(state.stacks[place]):
            return [PASS]  # yet something can be sold
        heap = state.markets[place]
        options = [BUY_GOOD[kind] for kind in KINDS if count_of(heap, kind)]
        options.append(PASS)
        return options

    def answer(self, state: FeliniaState, action: Action) -> Step[FeliniaState] | None:
        seat, place = self.seat, state.place
        if len(action) == 1:
            take_back(state, seat, "token-back")
            return None  # and no boarding (FEL-061)
        price = len(state.stacks[place])
        good = ONE[GOODS_INDEX[action[1]]]
        state.silver[seat] -= price
        state.markets[place] -= good
        state.goods[seat] += good  # as many as one likes for now (FEL-091)
        state.stacks[place] = state.stacks[place][:-1]  # the token comes back (FEL-042), and the next one pays less (FEL-044)
        if state.events is not None:
            state.note(seat, "bought", "FEL-042", good=tell("a-thing", thing=action[1]), place=tell("place", place=place + 1), silver=price)
        return boarding(state, seat)

    def prompt(self, state: FeliniaState) -> Message:
        return tell("ask-buy", place=tell("place", place=state.place + 1), price=len(state.stacks[state.place]))

    def label(self, state: FeliniaState, action: Action) -> Message:
        if action == PASS:
            return tell("pass-token")
        return tell("buy", good=tell("good", good=action[1]), price=len(state.stacks[state.place]))

    def why_not(self, state: FeliniaState, action: Action) -> tuple[Message, str] | None:
        if action[0] != "buy":
            return None
        if len(action) == 3 and action[2] != state.place + 1:
            return tell("refuse-other-market", place=tell("place", place=state.place + 1)), "FEL-038"
        price = len(state.stacks[state.place])
        if state.silver[self.seat] < price:
            return tell("refuse-price", price=price, silver=state.silver[self.seat]), "FEL-041"
        if action[1:2] and action[1] in GOODS_INDEX and count_of(state.markets[state.place], GOODS_INDEX[action[1]]):
            return None
        here, *others = (tell("good", good=GOODS[kind]) for kind in kinds_in(state.markets[state.place]))
        for other in others:
            here = tell("goods", first=here, then=other)
        return tell("refuse-not-there", goods=here), "FEL-040"


BUY: Final = tuple(Buy(seat) for seat in range(4))
