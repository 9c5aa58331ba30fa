"""Taking tiles from the main board: with a die, by a building, and for silver."""

from __future__ import annotations

from typing import ClassVar, Final

from tischlein.core.agenda import Automatic, DecisionStep, Step
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.burgundy.keys import name, receive, store
from tischlein.games.burgundy.state import BurgundyState, tell
from tischlein.games.burgundy.tiles import ANIMAL, BUILDING, CASTLE, IDS, INDEX, KIND_OF, MINE, MONASTERY, SHIP, without

PRICE: Final = 2
"""Silver coins for a tile of the black depot (BUR-250), or workers with monastery 6 (BUR-306)."""
BUY_WITH_WORKERS: Final = 1 << 6
PASS: Final[Action] = ("pass",)
TILE: Final[tuple[Action, ...]] = tuple(("tile", id) for id in IDS)
GAIN: Final[tuple[tuple[Action, ...], ...]] = tuple(tuple(("gain", depot, id) for id in IDS) for depot in range(7))
FOR_SILVER: Final[tuple[Action, ...]] = tuple(("buy", 0, id, "silver") for id in IDS)
FOR_WORKERS: Final[tuple[tuple[Action, ...], ...]] = tuple(tuple(("buy", depot, id, "workers") for id in IDS) for depot in range(7))

MARKET_KINDS: Final[tuple[int, ...]] = (SHIP, ANIMAL)
CARPENTER_KINDS: Final[tuple[int, ...]] = (BUILDING,)
CHURCH_KINDS: Final[tuple[int, ...]] = (MINE, MONASTERY, CASTLE)
KIND_RULE: Final = {MARKET_KINDS: "BUR-184", CARPENTER_KINDS: "BUR-185", CHURCH_KINDS: "BUR-186"}
ALL_KINDS: Final[tuple[int, ...]] = (BUILDING, ANIMAL, MONASTERY, SHIP, CASTLE, MINE)
TAKES: Final = {"take_building": CARPENTER_KINDS, "take_mine_monastery_castle": CHURCH_KINDS, "take_any": ALL_KINDS}
"""The bonuses of a trade route that are tiles."""


def remove(state: BurgundyState, depot: int, tile: int) -> None:
    """A tile leaves a depot, counted from 1; 0 is the black depot, with what lies beside it."""
    if depot:
        state.depots[depot - 1] = without(state.depots[depot - 1], tile)
    elif tile in state.black:
        state.black = without(state.black, tile)
    else:
        state.beside = without(state.beside, tile)


class AtDepot(DecisionStep[BurgundyState]):
    """A question about what lies at one depot, counted from 1."""

    __slots__ = ("depot",)

    def __init__(self, seat: int, depot: int) -> None:
        super().__init__(seat)
        self.depot = depot

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.depot


class TakeFrom(AtDepot):
    """Which tile of a depot (BUR-110)."""

    __slots__ = ("number",)
    kind: ClassVar[Kind] = "piece"
    rules: ClassVar[tuple[str, ...]] = ("BUR-110", "BUR-111", "BUR-112")

    def __init__(self, seat: int, depot: int, number: int) -> None:
        super().__init__(seat, depot)
        self.number = number  # of the die, 0 for any

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.depot, self.number

    def options(self, state: BurgundyState) -> list[Action]:
        return [TILE[tile] for tile in dict.fromkeys(state.depots[self.depot - 1])]

    def apply(self, state: BurgundyState, action: Action) -> Step[BurgundyState] | None:
        tile = INDEX[action[1]]
        remove(state, self.depot, tile)
        return receive(state, self.seat, tile, self.depot, self.number, "BUR-110")

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-tile", depot=self.depot)

    def label(self, state: BurgundyState, action: Action) -> Message:
        return name(INDEX[action[1]])

    def refusal(self, state: BurgundyState, action: Action) -> tuple[Message, str] | None:
        return (tell("refuse-other-depot", depot=self.depot), "BUR-110") if action[0] in ("take", "buy") else None


TAKE_FROM: Final = tuple(tuple(tuple(TakeFrom(seat, depot, number) for number in range(7)) for depot in range(7)) for seat in range(4))


class TakeKind(DecisionStep[BurgundyState]):
    """A tile of certain colours from any of the six depots, never the black one, or none (BUR-187, BUR-188, BUR-189)."""

    __slots__ = ("kinds",)
    kind: ClassVar[Kind] = "piece"
    rules: ClassVar[tuple[str, ...]] = ("BUR-184", "BUR-185", "BUR-186", "BUR-187", "BUR-188", "BUR-189")

    def __init__(self, seat: int, kinds: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.kinds = kinds

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.kinds

    def options(self, state: BurgundyState) -> list[Action]:
        found: list[Action] = []
        for depot, tiles in enumerate(state.depots, 1):
            for tile in tiles:
                if KIND_OF[tile] in self.kinds and GAIN[depot][tile] not in found:
                    found.append(GAIN[depot][tile])
        found.append(PASS)
        return found

    def apply(self, state: BurgundyState, action: Action) -> Step[BurgundyState] | None:
        if action[0] == "pass":
            return None
        tile = INDEX[action[2]]
        remove(state, action[1], tile)
        return receive(state, self.seat, tile, action[1], 0, "BUR-187")

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-gain")

    def label(self, state: BurgundyState, action: Action) -> Message:
        return tell("no-tile") if action[0] == "pass" else tell("gain", depot=action[1], tile=name(INDEX[action[2]]))

    def refusal(self, state: BurgundyState, action: Action) -> tuple[Message, str] | None:
        if action[0] == "buy":
            return tell("refuse-black"), "BUR-187"
        return (tell("refuse-kind"), KIND_RULE.get(self.kinds, "BUR-187")) if action[0] in ("take", "gain") else None


class OfferTile(Automatic[BurgundyState]):
    """Asks for a tile of certain colours, if there is one when the moment comes."""

    __slots__ = ("kinds", "seat")

    def __init__(self, seat: int, kinds: tuple[int, ...]) -> None:
        self.seat = seat
        self.kinds = kinds

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.kinds

    def run(self, state: BurgundyState) -> None:
        if some_of(state, self.kinds):
            state.agenda.push(TakeKind(self.seat, self.kinds))


def some_of(state: BurgundyState, kinds: tuple[int, ...]) -> bool:
    """Whether any depot has a tile of these colours."""
    return any(KIND_OF[tile] in kinds for tiles in state.depots for tile in tiles)


# ---------------------------------------------------------------------- the black depot


class Buy(DecisionStep[BurgundyState]):
    """A tile for two silver coins from the black depot; with monastery 6 for two workers, and then from any depot (BUR-250, BUR-306).

    An extra, for which no die is needed, but only once in a turn (BUR-251, BUR-254, BUR-307).
    """

    __slots__ = ()
    kind: ClassVar[Kind] = "piece"
    rules: ClassVar[tuple[str, ...]] = ("BUR-250", "BUR-252", "BUR-253", "BUR-254", "BUR-306", "BUR-307")

    def rules_now(self, state: BurgundyState) -> tuple[str, ...]:
        return (*self.rules, *state.use.moments.rules.get("buy", ()))

    def options(self, state: BurgundyState) -> list[Action]:
        estate = state.estate(self.seat)
        black = dict.fromkeys((*state.black, *state.beside))
        options: list[Action] = []
        if estate.silver >= PRICE:
            options += [FOR_SILVER[tile] for tile in black]
        if estate.workers >= PRICE and state.monks(self.seat) & BUY_WITH_WORKERS:
            options += [FOR_WORKERS[0][tile] for tile in black]
            options += [FOR_WORKERS[depot][tile] for depot, tiles in enumerate(state.depots, 1) for tile in dict.fromkeys(tiles)]
        return options

    def apply(self, state: BurgundyState, action: Action) -> Step[BurgundyState] | None:
        estate, tile = state.estate(self.seat), INDEX[action[2]]
        if action[3] == "silver":
            estate.silver -= PRICE
        else:
            estate.workers -= PRICE
        state.bought = True
        remove(state, action[1], tile)
        if state.events is not None:
            rule = "BUR-250" if action[3] == "silver" else "BUR-306"
            state.note(self.seat, "bought", rule, tile=name(tile), means=action[3], depot=action[1])
        return store(state, self.seat, tile)

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-buy")

    def label(self, state: BurgundyState, action: Action) -> Message:
        return tell("buy", depot=action[1], tile=name(INDEX[action[2]]), means=action[3])

    def refusal(self, state: BurgundyState, action: Action) -> tuple[Message, str] | None:
        return (tell("refuse-not-black"), "BUR-250") if action[0] == "take" else None
