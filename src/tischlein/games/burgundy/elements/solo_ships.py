"""Ships in the solo game: they clear all depots, and bring tiles of the black depot for goods."""

from __future__ import annotations

from typing import ClassVar, Final

from tischlein.core.agenda import Automatic, DecisionStep, SeatStep, Step
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.burgundy.estate import all_of, colours_in, number_of
from tischlein.games.burgundy.keys import name, store
from tischlein.games.burgundy.ships import TWO_DEPOTS, Ship, load, more_goods
from tischlein.games.burgundy.state import BurgundyState, tell
from tischlein.games.burgundy.taking import PASS, remove
from tischlein.games.burgundy.tiles import BLACK, GOODS, GOODS_INDEX, IDS, INDEX
from tischlein.games.burgundy.way import Consequences

GOODS_FOR_A_TILE: Final = 5


def ship(state: BurgundyState, seat: int, cell: int, tile: int) -> Consequences:
    return [], [SoloShip(seat)]


class SoloShip(SeatStep[BurgundyState]):
    """All goods of one depot; those of the others leave the game; then perhaps a tile for five goods (BUR-506, BUR-507)."""

    __slots__ = ()

    def run(self, state: BurgundyState) -> None:
        goods: list[Step[BurgundyState]] = [SoloGoods(self.seat)] if any(state.goods) else []
        more: list[Step[BurgundyState]] = [Ship(self.seat, depot=False, more=True)] if more_goods(state, self.seat) else []
        state.agenda.push(*goods, *more, ClearGoods(), OfferExchange(self.seat))


class SoloGoods(DecisionStep[BurgundyState]):
    """Which depot (BUR-506)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("BUR-506", "BUR-487")

    def options(self, state: BurgundyState) -> list[Action]:
        pairs = [("ship", depot, depot % 6 + 1) for depot in range(1, 7)] if state.monks(self.seat) & TWO_DEPOTS else []
        return [*(("ship", depot) for depot in range(1, 7)), *pairs]

    def apply(self, state: BurgundyState, action: Action) -> None:
        for colour in range(6):
            load(state, self.seat, action[1:], colour)

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-ship")

    def label(self, state: BurgundyState, action: Action) -> Message:
        goods = sum(state.goods[depot - 1] for depot in action[1:])
        return tell("ship", depot=action[1], second=action[2] if len(action) > 2 else 0, count=number_of(goods))


class ClearGoods(Automatic[BurgundyState]):
    """The goods of all other depots leave the game (BUR-506)."""

    def run(self, state: BurgundyState) -> None:
        left = sum(number_of(goods) for goods in state.goods)
        if left:
            state.note(None, "goods-cleared", "BUR-506", count=left)
        state.goods = [0] * 6


class OfferExchange(SeatStep[BurgundyState]):
    __slots__ = ()

    def run(self, state: BurgundyState) -> None:
        if number_of(state.estate(self.seat).store) >= GOODS_FOR_A_TILE and state.black:
            state.agenda.push(Exchange(self.seat))


class Exchange(DecisionStep[BurgundyState]):
    """Five goods for a tile of the black depot, which is laid face down: it fits any colour and does nothing (BUR-507, BUR-508, BUR-509,
    BUR-510)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "piece"
    rules: ClassVar[tuple[str, ...]] = ("BUR-507", "BUR-508", "BUR-509", "BUR-510")

    def options(self, state: BurgundyState) -> list[Action]:
        return [*(("exchange", IDS[tile]) for tile in dict.fromkeys(state.black)), PASS]

    def apply(self, state: BurgundyState, action: Action) -> None:
        if action[0] == "exchange":
            tile = INDEX[action[1]]
            remove(state, 0, tile)
            state.note(self.seat, "exchanged", "BUR-507", tile=name(tile))
            state.agenda.push(GiveGoods(self.seat, GOODS_FOR_A_TILE), TakeFaceDown(self.seat))

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-exchange")

    def label(self, state: BurgundyState, action: Action) -> Message:
        return tell("no-tile") if action[0] == "pass" else tell("exchange", tile=name(INDEX[action[1]]))


class TakeFaceDown(SeatStep[BurgundyState]):
    __slots__ = ()

    def run(self, state: BurgundyState) -> Step[BurgundyState] | None:
        return store(state, self.seat, BLACK)


class GiveGoods(DecisionStep[BurgundyState]):
    """Which goods are given up, one by one (BUR-507)."""

    __slots__ = ("left",)
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("BUR-507",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.left

    def options(self, state: BurgundyState) -> list[Action]:
        return [("give", GOODS[colour]) for colour in colours_in(state.estate(self.seat).store)]

    def apply(self, state: BurgundyState, action: Action) -> None:
        state.estate(self.seat).store -= 1 << (4 * GOODS_INDEX[action[1]])
        if self.left > 1:
            state.agenda.push(GiveGoods(self.seat, self.left - 1))

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-give", left=self.left)

    def label(self, state: BurgundyState, action: Action) -> Message:
        store = state.estate(self.seat).store
        return tell("goods", good=action[1], count=number_of(all_of(store, GOODS_INDEX[action[1]])))
