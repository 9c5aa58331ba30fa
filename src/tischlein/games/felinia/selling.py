"""Selling, which is allowed at any time: beside every question to the owner (FEL-103)."""

from __future__ import annotations

from typing import Final

from tischlein.core.agenda import Interruptible, Step
from tischlein.core.decision import Action
from tischlein.core.message import Message
from tischlein.games.felinia.box import GOODS, GOODS_INDEX, MAX_SILVER, PRICE_OF
from tischlein.games.felinia.goods import KINDS, LANE, kinds_bits, number_of
from tischlein.games.felinia.state import FeliniaState
from tischlein.games.felinia.supply import gain_silver, give_back
from tischlein.games.felinia.words import tell

GOLD_PRICE: Final[int] = PRICE_OF["gold"]
SELL_GOLD: Final[Action] = ("sell", "gold")
SELL_SPICE: Final[Action] = ("sell", "spice")
SELL_GOOD: Final[tuple[Action, ...]] = tuple(("sell", good) for good in GOODS)


def _sales(has_gold: int, has_spice: int, kinds: int) -> tuple[Action, ...]:
    found = [SELL_GOLD] * has_gold + [SELL_SPICE] * has_spice
    return (*found, *(SELL_GOOD[kind] for kind in KINDS if kinds >> kind & 1))


def _key(has_gold: int, has_spice: int, kinds: int) -> int:
    return has_gold | has_spice << 1 | sum(1 << (LANE * kind + LANE - 1) for kind in KINDS if kinds >> kind & 1)


SALES: Final[dict[int, tuple[Action, ...]]] = {
    _key(gold, spice, kinds): _sales(gold, spice, kinds) for gold in (0, 1) for spice in (0, 1) for kinds in range(1 << len(GOODS))
}
"""By what somebody has, see `sales`: so that no list is made for what accompanies nearly every question."""


def sales(state: FeliniaState, seat: int) -> tuple[Action, ...]:
    """Everything one can sell, one piece at a time (FEL-100)."""
    return SALES[kinds_bits(state.goods[seat]) | (state.gold[seat] > 0) | (state.spice[seat] > 0) << 1]


def money(state: FeliniaState, seat: int) -> int:
    """Silver, and what everything else would bring."""
    return state.silver[seat] + GOLD_PRICE * state.gold[seat] + state.spice[seat] + number_of(state.goods[seat])


def lost(state: FeliniaState, seat: int, silver: int) -> int:
    """How much of this could not be kept (FEL-032, FEL-102)."""
    return max(0, state.silver[seat] + silver - MAX_SILVER)


def sell(state: FeliniaState, seat: int, thing: str, rule: str = "FEL-100") -> None:
    """Cards go to the supply, goods to the bag (FEL-101); silver beyond 6 is lost (FEL-102)."""
    if thing == "gold":
        state.gold[seat] -= 1
    elif thing == "spice":
        state.spice[seat] -= 1
    else:
        give_back(state, seat, GOODS_INDEX[thing])
    wasted = gain_silver(state, seat, PRICE_OF[thing])
    if state.events is not None:
        state.note(seat, "sold", rule, thing=tell("a-thing", thing=thing), silver=PRICE_OF[thing], lost=wasted)


def sale_label(state: FeliniaState, seat: int, thing: str) -> Message:
    """With what would be lost: the player is told before (FEL-102)."""
    return tell("sell", thing=tell("thing", thing=thing), silver=PRICE_OF[thing], lost=lost(state, seat, PRICE_OF[thing]))


def no_sale(action: Action) -> tuple[Message, str]:
    """Provisions cannot be sold (FEL-161)."""
    if action[1:] == ("provision",):
        return tell("refuse-sell-provision"), "FEL-161"
    return tell("refuse-sell"), "FEL-100"


ELSEWHEN: Final[dict[str, tuple[str, str]]] = {
    "earn": ("refuse-bid-now", "FEL-029"),
    "market": ("refuse-bid-now", "FEL-029"),
    "guild": ("refuse-bid-now", "FEL-029"),
    "buy": ("refuse-buy-now", "FEL-040"),
    "swap": ("refuse-exchange-now", "FEL-045"),
    "bonus": ("refuse-exchange-now", "FEL-045"),
    "board": ("refuse-board-now", "FEL-055"),
    "turn": ("refuse-turn-now", "FEL-074"),
    "go": ("refuse-explore-now", "FEL-065"),
    "keep": ("refuse-keep-now", "FEL-151"),
    "rent": ("refuse-rent-now", "FEL-088"),
}
"""When something is done that cannot be done now, and the rule that says so."""


def elsewhen(action: Action) -> tuple[Message, str] | None:
    """Why something belongs to another moment of the round."""
    found = ELSEWHEN.get(action[0])
    return None if found is None else (tell(found[0]), found[1])


class Selling(Interruptible[FeliniaState]):
    """A question of the game: all but one are asked like this."""

    __slots__ = ()

    def is_aside(self, state: FeliniaState, action: Action) -> bool:
        verb: str = action[0]  # annotated, so that mypyc compares strings directly
        return verb == "sell"

    def asides(self, state: FeliniaState) -> tuple[Action, ...]:
        return sales(state, self.seat)

    def step_aside(self, state: FeliniaState, action: Action) -> Step[FeliniaState] | None:
        sell(state, self.seat, action[1])
        return None

    def aside_label(self, state: FeliniaState, action: Action) -> Message:
        return sale_label(state, self.seat, action[1])

    def refusal(self, state: FeliniaState, action: Action) -> tuple[Message, str] | None:
        if action[0] == "sell":
            return no_sale(action)
        because = self.why_not(state, action)
        if because is None and all(option[0] != action[0] for option in self.options(state)):
            return elsewhen(action)
        return because

    def why_not(self, state: FeliniaState, action: Action) -> tuple[Message, str] | None:
        """As `refusal`, for answers."""
        return None
