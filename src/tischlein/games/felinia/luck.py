"""What is drawn: goods from the bag, ship tiles, trade tiles. What lies face down is decided when it is turned up."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from tischlein.core.agenda import ChanceStep, SeatStep, Step
from tischlein.core.chance import Chance, Die
from tischlein.games.felinia.box import BLUE, COUNTRIES, GOODS, GOODS_INDEX, SHIP_INDEX, SHIPS, TILE_INDEX, TILES
from tischlein.games.felinia.goods import LANE, MASK, ONE, count_of, kinds_in, number_of
from tischlein.games.felinia.state import FeliniaState, replaced
from tischlein.games.felinia.words import SHIP_WORDS, tell

GOODS_DRAWN: Final = tell("chance-goods")
SHIP_DRAWN: Final = tell("chance-ship")
TILE_STREAMS: Final = tuple(f"tiles-{country}" for country in COUNTRIES)
TILE_DRAWN: Final = tuple(tell("chance-tile", country=tell("country", country=country)) for country in COUNTRIES)


class Bag(Chance):
    """The goods tiles in the bag: how many there are everybody can count (FEL-015)."""

    __slots__ = ("heap",)

    def __init__(self, heap: int) -> None:
        self.stream = "goods"
        self.message = GOODS_DRAWN
        self.heap = heap

    def fields(self) -> tuple[object, ...]:
        return (self.heap,)

    def outcomes(self) -> list[tuple[Any, int]]:
        return [(GOODS[kind], count_of(self.heap, kind)) for kind in kinds_in(self.heap)]

    def sample(self, rng: Random) -> Any:
        return drawn(self.heap, rng)

    def allows(self, outcome: Any) -> bool:
        return type(outcome) is str and outcome in GOODS_INDEX and count_of(self.heap, GOODS_INDEX[outcome]) > 0


def drawn(heap: int, rng: Random) -> str:
    """A random good."""
    count = number_of(heap)
    place = int(rng.random() * count)
    kind = 0
    while place >= heap & MASK:
        place -= heap & MASK
        heap >>= LANE
        kind += 1
    return GOODS[kind]


class DrawGood(ChanceStep[FeliniaState]):
    """One random tile from the bag."""

    __slots__ = ()

    def chance(self, state: FeliniaState) -> Chance:
        return Bag(state.bag)

    def sample(self, state: FeliniaState, rng: Random) -> Any:
        return drawn(state.bag, rng)


class DrawForMarket(DrawGood):
    """FEL-018, FEL-097."""

    __slots__ = ("market",)

    def __init__(self, market: int) -> None:
        self.market = market

    def fields(self) -> tuple[object, ...]:
        return (self.market,)

    def apply(self, state: FeliniaState, outcome: Any) -> None:
        good = ONE[GOODS_INDEX[outcome]]
        state.bag -= good
        state.markets[self.market] += good


class DrawReward(DrawGood):
    """For a merchant (FEL-077)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[object, ...]:
        return (self.seat,)

    def apply(self, state: FeliniaState, outcome: Any) -> None:
        good = ONE[GOODS_INDEX[outcome]]
        state.bag -= good
        state.goods[self.seat] += good
        if state.events is not None:
            state.note(self.seat, "found-good", "FEL-077", good=tell("a-thing", thing=outcome))


class FindGood(SeatStep[FeliniaState]):
    """If the bag is empty there is none (FEL-078)."""

    __slots__ = ()

    def run(self, state: FeliniaState) -> Step[FeliniaState] | None:
        if state.bag:
            return DrawReward(self.seat)
        state.note(self.seat, "bag-empty", "FEL-078")
        return None


def next_ships(stock: tuple[int, ...]) -> tuple[int, ...]:
    """The tiles one of which lies on top: those with blue backs come last (FEL-020)."""
    return tuple(ship for ship in stock if not BLUE[ship]) or stock


class DrawShip(ChanceStep[FeliniaState]):
    """The top tile of the stack, for an empty ship (FEL-021, FEL-095)."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def fields(self) -> tuple[object, ...]:
        return (self.slot,)

    def chance(self, state: FeliniaState) -> Chance:
        return Die("ships", SHIP_DRAWN, tuple(SHIPS[ship] for ship in next_ships(state.stock)))

    def apply(self, state: FeliniaState, outcome: Any) -> None:
        ship = self.take(state, outcome)
        state.ships[self.slot] = ship
        announce(state, ship)

    def take(self, state: FeliniaState, outcome: Any) -> int:
        ship = SHIP_INDEX[outcome]
        state.stock = tuple(other for other in state.stock if other != ship)
        return ship


class TurnNextShip(DrawShip):
    """For experts: the top tile lies face up (FEL-134)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(-1)

    def fields(self) -> tuple[object, ...]:
        return ()

    def apply(self, state: FeliniaState, outcome: Any) -> None:
        state.next_ship = self.take(state, outcome)
        state.note(None, "next-ship", "FEL-134", ship=SHIP_WORDS[outcome])


def announce(state: FeliniaState, ship: int) -> None:
    if state.events is not None:
        state.note(None, "ship-comes", "FEL-095", ship=SHIP_WORDS[SHIPS[ship]])


class TurnTile(ChanceStep[FeliniaState]):
    """Which of the tiles of a country lies on this post (FEL-022, FEL-074, FEL-139)."""

    __slots__ = ("post",)

    def __init__(self, post: int) -> None:
        self.post = post

    def fields(self) -> tuple[object, ...]:
        return (self.post,)

    def chance(self, state: FeliniaState) -> Chance:
        country = state.island.country[self.post]
        return Die(TILE_STREAMS[country], TILE_DRAWN[country], tuple(TILES[tile] for tile in state.down[country]))

    def apply(self, state: FeliniaState, outcome: Any) -> None:
        country, tile = state.island.country[self.post], TILE_INDEX[outcome]
        left = list(state.down[country])
        left.remove(tile)
        state.down = replaced(state.down, country, tuple(left))
        state.lay_tile(self.post, tile)
        if state.round and state.events is not None:
            where, what = state.island.words[self.post], tell("tile", tile=outcome)
            state.note(None, "tile-shows", "FEL-074", province=where, tile=what)


class PickFirst(ChanceStep[FeliniaState]):
    """Who begins (FEL-026), and with which goods: they are dealt in turn order (FEL-014)."""

    __slots__ = ()

    def chance(self, state: FeliniaState) -> Chance:
        return Die("begin", tell("chance-begin"), tuple(range(state.setup.players)))

    def apply(self, state: FeliniaState, outcome: Any) -> None:
        state.first = outcome
        state.note(outcome, "begins", "FEL-026")


FIND_GOOD: Final = tuple(FindGood(seat) for seat in range(4))
