"""Selling goods: with a die, or by a warehouse."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from tischlein.core.agenda import DecisionStep, Step
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.core.score import Term
from tischlein.games.burgundy.estate import all_of, colours_in, count_of
from tischlein.games.burgundy.moments import POINTS_OF_SALE, SILVER_OF_SALE
from tischlein.games.burgundy.state import BurgundyState, tell
from tischlein.games.burgundy.taking import PASS
from tischlein.games.burgundy.tiles import GOODS, GOODS_INDEX, goods_points

MORE_SILVER: Final = 1 << 3
WORKER_TOO: Final = 1 << 4
"""Monasteries 3 and 4."""


def sell(state: BurgundyState, seat: int, colour: int, die: int = 0) -> None:
    """All goods of a colour, for silver and points; then there is room for another colour (BUR-231, BUR-232, BUR-234, BUR-236).

    With monastery 3 for one more silver coin, with monastery 4 for a worker too (BUR-303, BUR-304).
    """
    estate, monks = state.estate(seat), state.monks(seat)
    count = count_of(estate.store, colour)
    goods = all_of(estate.store, colour)
    estate.store -= goods
    estate.sold += goods
    silver, each = 1, goods_points(state.use.players)
    if estate.shields:
        silver = state.shielded(estate, SILVER_OF_SALE, silver, about=count)
        each = state.shielded(estate, POINTS_OF_SALE, each)
    silver += 1 if monks & MORE_SILVER else 0
    estate.silver += silver
    if state.events is not None:
        state.note(seat, "sold", "BUR-230", count=count, good=tell("good", good=GOODS[colour]), silver=silver, die=die)
    if monks & WORKER_TOO:
        state.note(seat, "sale-worker", "BUR-304")
        state.hire(seat, 1)
    terms = [sale_term(colour, count, each, "BUR-233" if each == goods_points(state.use.players) else "BUR-579")]
    steps: list[Step[BurgundyState]] = []
    for happen in state.use.moments.sale:
        more, following = happen(state, seat, colour, count)
        terms += more
        steps += following
    state.bring(seat, terms, steps)


@cache
def sale_term(colour: int, count: int, each: int, rule: str) -> Term:
    return Term("sale", count * each, {"good": GOODS[colour], "count": count}, rule)


class SellAny(DecisionStep[BurgundyState]):
    """A warehouse: goods of any colour, without a die, or none (BUR-189, BUR-190)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("BUR-189", "BUR-190", "BUR-231", "BUR-232", "BUR-233")

    def options(self, state: BurgundyState) -> list[Action]:
        return [*(("sell", GOODS[colour]) for colour in colours_in(state.estate(self.seat).store)), PASS]

    def apply(self, state: BurgundyState, action: Action) -> None:
        if action[0] == "sell":
            sell(state, self.seat, GOODS_INDEX[action[1]])

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-sell")

    def label(self, state: BurgundyState, action: Action) -> Message:
        if action[0] == "pass":
            return tell("no-sale")
        return tell("sell", good=action[1], count=count_of(state.estate(self.seat).store, GOODS_INDEX[action[1]]), chips=0)
