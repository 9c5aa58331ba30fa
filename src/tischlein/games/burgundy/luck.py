"""What is drawn and rolled: tiles for the depots, goods for the rounds, dice."""

from __future__ import annotations

from bisect import bisect_left
from functools import cache
from random import Random
from typing import Any, Final

from tischlein.core.agenda import ChanceStep, SeatChance
from tischlein.core.chance import Chance, Die
from tischlein.games.burgundy.estate import colours_in, number_of
from tischlein.games.burgundy.state import ROUNDS, BurgundyState, tell
from tischlein.games.burgundy.tiles import GOODS, GOODS_INDEX, IDS, INDEX, spaces

DRAWN: Final = tell("chance-tile")
BLACK_DEPOT: Final = 6
"""After the six others."""
STREAMS: Final[tuple[str, ...]] = ("building", "animal", "monastery", "ship", "castle", "mine", "black")


class Stock(Chance):
    """The tiles of one face-down stock."""

    __slots__ = ("tiles",)

    def __init__(self, stream: str, tiles: tuple[int, ...]) -> None:
        self.stream = stream
        self.message = DRAWN
        self.tiles = tiles

    def fields(self) -> tuple[object, ...]:
        return self.stream, self.tiles

    def outcomes(self) -> list[tuple[Any, int]]:
        return [(IDS[tile], self.tiles.count(tile)) for tile in dict.fromkeys(self.tiles)]

    def sample(self, rng: Random) -> Any:
        return IDS[self.tiles[int(rng.random() * len(self.tiles))]]

    def allows(self, outcome: Any) -> bool:
        if type(outcome) is not str or outcome not in INDEX:
            return False
        drawn = INDEX[outcome]
        return any(tile == drawn for tile in self.tiles)  # compiled, `in` would make an object of the number


class DrawTile(ChanceStep[BurgundyState]):
    """A face-up tile of the right colour for a space of a depot (BUR-053, BUR-054)."""

    __slots__ = ("depot", "kind")

    def __init__(self, depot: int, kind: int) -> None:
        self.depot = depot
        self.kind = kind

    def fields(self) -> tuple[object, ...]:
        return self.depot, self.kind

    def chance(self, state: BurgundyState) -> Chance:
        return Stock(STREAMS[self.kind], state.stock[self.kind])

    def sample(self, state: BurgundyState, rng: Random) -> Any:
        stock = state.stock[self.kind]
        left = len(stock)
        return IDS[stock[int(rng.random() * left)]]

    def apply(self, state: BurgundyState, outcome: Any) -> None:
        tile, kind = INDEX[outcome], self.kind
        stock = list(state.stock[kind])
        del stock[bisect_left(stock, tile)]  # it is sorted
        state.stock[kind] = tuple(stock)
        if self.depot == BLACK_DEPOT:
            state.black += (tile,)
        else:
            state.depots[self.depot] += (tile,)


GOODS_DRAWN: Final = tell("chance-goods")


class GoodsBag(Chance):
    """The goods that lie face down, packed as in a store."""

    __slots__ = ("goods",)

    def __init__(self, goods: int) -> None:
        self.stream = "goods"
        self.message = GOODS_DRAWN
        self.goods = goods

    def fields(self) -> tuple[object, ...]:
        return (self.goods,)

    def outcomes(self) -> list[tuple[Any, int]]:
        return [(GOODS[colour], self.goods >> (4 * colour) & 15) for colour in colours_in(self.goods)]

    def sample(self, rng: Random) -> Any:
        goods, colour = self.goods, 0
        place = int(rng.random() * number_of(goods))
        while place >= goods & 15:
            place -= goods & 15
            goods >>= 4
            colour += 1
        return GOODS[colour]

    def allows(self, outcome: Any) -> bool:
        return type(outcome) is str and outcome in GOODS_INDEX and self.goods >> (4 * GOODS_INDEX[outcome]) & 15 != 0


class DrawGoods(ChanceStep[BurgundyState]):
    """One of five goods for the rounds of the phase, face up (BUR-022, BUR-056)."""

    def chance(self, state: BurgundyState) -> Chance:
        return GoodsBag(state.goods_left)

    def apply(self, state: BurgundyState, outcome: Any) -> None:
        colour = GOODS_INDEX[outcome]
        state.goods_left -= 1 << (4 * colour)
        state.coming += (colour,)


@cache
def draws(players: int, phase: int) -> tuple[ChanceStep[BurgundyState], ...]:
    """A tile for each space in use, and goods for the rounds."""
    tiles = [DrawTile(depot, kind) for depot, kinds in enumerate(spaces(players, phase)) for kind in kinds]
    return (*tiles, *([DRAW_GOODS] * ROUNDS))


PAIRS: Final = tuple((one, two) for one in range(1, 7) for two in range(1, 7))
ROLL: Final = tuple(Die(f"dice-{seat}", tell("chance-dice", seat=seat), PAIRS) for seat in range(4))
WHITE: Final = Die("white", tell("chance-white"), (1, 2, 3, 4, 5, 6))


class RollDice(SeatChance[BurgundyState]):
    """The two dice of a player (BUR-007, BUR-070)."""

    __slots__ = ()

    def chance(self, state: BurgundyState) -> Chance:
        return ROLL[self.seat]

    def sample(self, state: BurgundyState, rng: Random) -> Any:
        return PAIRS[int(rng.random() * 36)]

    def apply(self, state: BurgundyState, outcome: Any) -> None:
        one, two = outcome
        state.dice[2 * self.seat] = one
        state.dice[2 * self.seat + 1] = two
        if state.events is not None:
            state.note(self.seat, "rolled", "BUR-070", one=one, two=two)


class RollWhite(ChanceStep[BurgundyState]):
    """The white die says which depot the next goods come to, beside others there; it serves no player (BUR-071, BUR-072, BUR-073)."""

    def chance(self, state: BurgundyState) -> Chance:
        return WHITE

    def apply(self, state: BurgundyState, outcome: Any) -> None:
        depot: int = outcome
        state.white = depot
        colour = state.coming[0]
        state.coming = state.coming[1:]
        state.goods[depot - 1] += 1 << (4 * colour)
        if state.events is not None:
            state.note(None, "goods-come", "BUR-071", depot=depot, good=tell("good", good=GOODS[colour]))
        for happen in state.use.moments.white_die:
            happen(state, depot)


DRAW_GOODS: Final = DrawGoods()
ROLLS: Final = tuple(RollDice(seat) for seat in range(4))
ROLL_WHITE: Final = RollWhite()
