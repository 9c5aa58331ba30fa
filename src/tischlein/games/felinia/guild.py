"""The merchants' guild: one exchange for each token."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from tischlein.core.agenda import Step
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.felinia.boarding import boarding
from tischlein.games.felinia.box import BONUS_INDEX, BONUSES, GOODS, GOODS_INDEX, GUILD, MAX_SILVER
from tischlein.games.felinia.goods import KINDS, LANE, ONE, count_of, kinds_bits
from tischlein.games.felinia.selling import GOLD_PRICE, Selling, money
from tischlein.games.felinia.state import FeliniaState, replaced
from tischlein.games.felinia.supply import gain_card
from tischlein.games.felinia.tokens import take_back
from tischlein.games.felinia.two_sided import has_one_for
from tischlein.games.felinia.words import tell

PASS: Final[Action] = ("pass",)
FOR_BONUS: Final[tuple[Action, ...]] = tuple(("bonus", bonus) for bonus in BONUSES)
BONUS_PRICE: Final = GOLD_PRICE + 1
"""What the gold and the spice for a bonus tile would bring if they were sold."""


@cache
def swaps(own: int, bag: int, pro: bool) -> tuple[Action, ...]:
    """Exchange A: an own good for one of another colour from the bag (FEL-047, FEL-048, FEL-049), with a spice; in the pro game with a
    provision instead, if one likes (FEL-140, FEL-141). The kinds as `kinds_bits`."""
    gifts = ("spice", "provision") if pro else ("spice",)
    return tuple(
        ("swap", GOODS[give], GOODS[take], gift)
        for gift in gifts
        for give in KINDS
        if own >> (LANE * give + LANE - 1) & 1
        for take in KINDS
        if take != give and bag >> (LANE * take + LANE - 1) & 1
    )


def exchange_in_reach(state: FeliniaState, seat: int, price: int) -> bool:
    """Whether an exchange is possible, now or after sales (FEL-103), which also bring goods to the bag. Without another colour there is no
    swap (FEL-050), without a bonus tile left none for it (FEL-052)."""
    if price > MAX_SILVER:
        return False
    have = money(state, seat)
    own = kinds_bits(state.goods[seat])
    kinds = own | kinds_bits(state.bag)
    if own and have - 1 >= price and kinds & (kinds - 1):
        return True
    return state.bonus_left != 0 and state.gold[seat] > 0 and state.spice[seat] > 0 and have - BONUS_PRICE >= price


class Exchange(Selling):
    """One exchange, for as much silver as there are tokens (FEL-045); or none (FEL-046)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("FEL-045", "FEL-047", "FEL-051")

    def options(self, state: FeliniaState) -> list[Action]:
        seat = self.seat
        if state.silver[seat] < len(state.stacks[GUILD]):
            return [PASS]  # yet something can be sold
        options = list(swaps(kinds_bits(state.goods[seat]), kinds_bits(state.bag), state.island.pro))
        if state.gold[seat] and state.spice[seat]:  # exchange B (FEL-051); the stack may be looked through (FEL-054)
            options += [action for tile, action in enumerate(FOR_BONUS) if state.bonus_left >> tile & 1]
        options.append(PASS)
        return options

    def answer(self, state: FeliniaState, action: Action) -> Step[FeliniaState] | None:
        seat = self.seat
        if action[0] == "pass":
            take_back(state, seat, "token-back")
            return None  # and no boarding (FEL-061)
        price = len(state.stacks[GUILD])
        state.silver[seat] -= price
        state.stacks[GUILD] = state.stacks[GUILD][:-1]
        if action[0] == "swap":
            _, give, take, gift = action
            change = ONE[GOODS_INDEX[take]] - ONE[GOODS_INDEX[give]]
            state.goods[seat] += change
            state.bag -= change
            if state.events is not None:
                state.note(seat, "swapped", "FEL-047", give=tell("a-thing", thing=give), good=tell("a-thing", thing=take), silver=price)
            gain_card(state, seat, gift, "FEL-047" if gift == "spice" else "FEL-140")
        else:
            tile = BONUS_INDEX[action[1]]
            state.gold[seat] -= 1
            state.spice[seat] -= 1
            state.bonus_left &= ~(1 << tile)
            state.bonuses = replaced(state.bonuses, seat, state.bonuses[seat] | 1 << tile)
            if state.events is not None:
                state.note(seat, "bonus-taken", "FEL-051", tile=tell("bonus-tile", tile=action[1]), silver=price)
        return boarding(state, seat)

    def prompt(self, state: FeliniaState) -> Message:
        return tell("ask-exchange", price=len(state.stacks[GUILD]))

    def label(self, state: FeliniaState, action: Action) -> Message:
        if action[0] == "swap":
            _, give, take, gift = action
            owned = state.spice if gift == "spice" else state.provisions
            got = tell("thing", thing=gift if has_one_for(owned, self.seat) else "nothing")
            return tell("swap", give=tell("good", good=give), good=tell("good", good=take), gift=got)
        if action[0] == "bonus":
            return tell("take-bonus", tile=tell("bonus-tile", tile=action[1]))
        return tell("pass-token")

    def why_not(self, state: FeliniaState, action: Action) -> tuple[Message, str] | None:
        seat, price = self.seat, len(state.stacks[GUILD])
        if action[0] not in ("swap", "bonus"):
            return None
        if state.silver[seat] < price:
            return tell("refuse-price", price=price, silver=state.silver[seat]), "FEL-045"
        if action[0] == "bonus":
            if not (state.gold[seat] and state.spice[seat]):
                return tell("refuse-bonus-price"), "FEL-051"
            return tell("refuse-no-bonus"), "FEL-052"
        if len(action) != 4 or action[1] not in GOODS_INDEX or action[2] not in GOODS_INDEX:
            return None
        if action[1] == action[2]:
            return tell("refuse-same-colour"), "FEL-049"
        if not count_of(state.goods[seat], GOODS_INDEX[action[1]]):
            return tell("refuse-not-owned", good=tell("good", good=action[1])), "FEL-047"
        if not count_of(state.bag, GOODS_INDEX[action[2]]):
            return tell("refuse-not-in-bag", good=tell("good", good=action[2])), "FEL-048"
        return tell("refuse-gift"), "FEL-141"


EXCHANGE: Final = tuple(Exchange(seat) for seat in range(4))
