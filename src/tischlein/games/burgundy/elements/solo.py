"""The Solo Game: fill the whole board within 25 turns (BUR-485 to BUR-523)."""

from __future__ import annotations

from typing import ClassVar, Final

from tischlein.core.agenda import Automatic, DecisionStep, SeatStep, Step
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.core.score import Term
from tischlein.games.burgundy.actions import Act, building, effect
from tischlein.games.burgundy.bridge import Advance
from tischlein.games.burgundy.estate import all_of, colours_in, number_of
from tischlein.games.burgundy.final import AT_THE_END, BONUS_TILES, FOR_A_BUILDING, FOR_EACH, counted
from tischlein.games.burgundy.gifts import ColourGift
from tischlein.games.burgundy.keys import name, receive
from tischlein.games.burgundy.scoring import completion
from tischlein.games.burgundy.ships import CONVOY, TWO_DEPOTS, Ship, load
from tischlein.games.burgundy.state import BurgundyState, tell
from tischlein.games.burgundy.taking import PASS, remove
from tischlein.games.burgundy.tiles import (
    BEFORE_MONASTERIES,
    BLACK,
    CARPENTER,
    CHURCH,
    COLOURS,
    GOODS,
    GOODS_INDEX,
    IDS,
    INDEX,
    KIND_OF,
    MARKET,
    MONASTERY,
    SHIP_TILE,
    TOWN_HALL,
    WAREHOUSE,
)
from tischlein.games.burgundy.workers import FREE_CHOICE

DOWN: Final = 5
LOWEST: Final = 5
"""The target marker goes down by five, never below five (BUR-519)."""
GOODS_FOR_A_TILE: Final = 5
LATER: Final[tuple[int, ...]] = (MARKET, CARPENTER, CHURCH, WAREHOUSE, TOWN_HALL)
"""Buildings whose advantage is a choice."""


def wear_out(state: BurgundyState, depot: int) -> None:
    """The depot of the white die loses its first tile, or the next depot clockwise that has one (BUR-502, BUR-503)."""
    for step in range(6):
        here = (depot - 1 + step) % 6 + 1
        if state.depots[here - 1]:
            tile = state.depots[here - 1][0]
            remove(state, here, tile)
            state.gone.append(tile)
            state.note(None, "worn-out", "BUR-502", tile=name(tile), depot=here)
            return


# ---------------------------------------------------------------------- points


def count(state: BurgundyState, seat: int, term: Term) -> None:
    """The counting marker advances; more points can be bought (BUR-516, BUR-517)."""
    state.counter += term.points
    state.note_points(seat, term)
    check_target(state, seat)
    if state.counter and term.points and state.estate(seat).silver:
        state.agenda.push(BuyPoints(seat))


def check_target(state: BurgundyState, seat: int) -> None:
    """At the target the counting marker goes back to 0, the target goes down, and there is one more action (BUR-518 to BUR-520)."""
    if state.counter >= state.target:
        state.counter = 0
        state.target = max(LOWEST, state.target - DOWN)
        state.note(seat, "reset", "BUR-518", target=state.target)
        state.agenda.push(Act(seat, FREE_CHOICE, "reset"))


class BuyPoints(DecisionStep[BurgundyState]):
    """A silver coin for a point; more than are missing would be lost (BUR-517, BUR-518)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "number"
    rules: ClassVar[tuple[str, ...]] = ("BUR-517", "BUR-518")

    def options(self, state: BurgundyState) -> list[Action]:
        most = min(state.estate(self.seat).silver, state.target - state.counter)
        return [("points", points) for points in range(most + 1)]

    def apply(self, state: BurgundyState, action: Action) -> None:
        state.estate(self.seat).silver -= action[1]
        state.counter += action[1]
        if action[1]:
            state.note(self.seat, "points-bought", "BUR-517", count=action[1])
        check_target(state, self.seat)

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-points", counter=state.counter, target=state.target)

    def label(self, state: BurgundyState, action: Action) -> Message:
        return tell("points", count=action[1])


# ---------------------------------------------------------------------- what follows a tile


def follow(state: BurgundyState, seat: int, cell: int, tile: int) -> None:
    """Everything a placed tile brings, in the order the player likes (BUR-521); with the last space the game is won (BUR-522)."""
    estate = state.estate(seat)
    if estate.filled == estate.duchy.everything:
        state.agenda.main.clear()
        return
    terms = completion(state, seat, cell)
    everywhere = estate.duchy.cells_of[estate.duchy.spaces[cell].colour]
    colour_done = estate.filled & everywhere == everywhere
    steps: list[Step[BurgundyState]] = []
    if tile != BLACK:  # it has no function of its own (BUR-510)
        more, steps = solo_effect(state, seat, cell, tile)
        terms += more
    arrange(state, seat, terms, [ColourGift(seat), *steps] if colour_done else steps)


def arrange(state: BurgundyState, seat: int, terms: list[Term], steps: list[Step[BurgundyState]]) -> None:
    """Points and other consequences, one after the other, as the player likes (BUR-521)."""
    items = [*(Score(seat, term) for term in terms), *steps]
    state.agenda.push(*(items if len(items) < 2 else [ChooseNext(seat, tuple(items))]))


def solo_effect(state: BurgundyState, seat: int, cell: int, tile: int) -> tuple[list[Term], list[Step[BurgundyState]]]:
    if tile == SHIP_TILE:
        return [], [SoloShip(seat)]
    if tile in LATER:
        return [], [Advantage(seat, tile)]
    terms, steps = effect(state, seat, cell, tile)
    if KIND_OF[tile] == MONASTERY:
        terms = [*terms, *monastery_now(state, seat, tile - BEFORE_MONASTERIES)]
    return terms, [step for step in steps if not isinstance(step, Advance)]


def monastery_now(state: BurgundyState, seat: int, number: int) -> list[Term]:
    """A monastery that would score at the end scores at once, and only then (BUR-511, BUR-512)."""
    if number not in AT_THE_END:
        return []
    estate = state.estate(seat)
    complete = sum(estate.filled & cells == cells for cells in (estate.duchy.cells_of[colour] for colour in COLOURS))
    count = counted(estate, 1 << number, complete)[number]
    points = count * FOR_EACH.get(number, FOR_A_BUILDING)
    return (
        [Term("monastery", points, {"number": number, "count": count}, "BUR-512" if number == BONUS_TILES else "BUR-511")] if points else []
    )


class Advantage(Automatic[BurgundyState]):
    """Of a building: whether it can be used is seen when its turn comes."""

    __slots__ = ("building", "seat")

    def __init__(self, seat: int, building: int) -> None:
        self.seat = seat
        self.building = building

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.building

    def run(self, state: BurgundyState) -> None:
        terms, steps = building(state, self.seat, self.building)
        state.bring(self.seat, terms, steps)


class Score(Automatic[BurgundyState]):
    """Points whose turn has come."""

    __slots__ = ("seat", "term")

    def __init__(self, seat: int, term: Term) -> None:
        self.seat = seat
        self.term = term

    def fields(self) -> tuple[object, ...]:
        return self.seat, (self.term.key, self.term.points, tuple(self.term.detail.items()), self.term.rule)

    def __reduce__(self) -> tuple[object, ...]:
        return Score, (self.seat, self.term)

    def run(self, state: BurgundyState) -> None:
        state.gain(self.seat, self.term)


class ChooseNext(DecisionStep[BurgundyState]):
    """Which of several consequences comes next (BUR-521)."""

    __slots__ = ("items",)
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("BUR-521",)

    def __init__(self, seat: int, items: tuple[Step[BurgundyState], ...]) -> None:
        super().__init__(seat)
        self.items = items

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.items

    def options(self, state: BurgundyState) -> list[Action]:
        return [("next", number) for number in range(len(self.items))]

    def apply(self, state: BurgundyState, action: Action) -> None:
        rest = (*self.items[: action[1]], *self.items[action[1] + 1 :])
        state.agenda.push(self.items[action[1]], *(rest if len(rest) < 2 else (ChooseNext(self.seat, rest),)))

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-next")

    def label(self, state: BurgundyState, action: Action) -> Message:
        item = self.items[action[1]]
        if isinstance(item, Score):
            return tell("next-points", points=item.term.points, what=item.term.message("burgundy"))
        if isinstance(item, Advantage):
            return tell("next-building", tile=name(item.building))
        return tell("next", what=type(item).__name__)


# ---------------------------------------------------------------------- ships


class SoloShip(SeatStep[BurgundyState]):
    """All goods of one depot; those of the others leave the game; then perhaps a tile for five goods (BUR-506, BUR-507)."""

    __slots__ = ()

    def run(self, state: BurgundyState) -> None:
        goods: list[Step[BurgundyState]] = [SoloGoods(self.seat)] if any(state.goods) else []
        convoy: list[Step[BurgundyState]] = [Ship(self.seat, depot=False, convoy=True)] if state.shield(self.seat, CONVOY) else []
        state.agenda.push(*goods, *convoy, ClearGoods(), OfferExchange(self.seat))


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
        state.goods = [0] * 6


class OfferExchange(SeatStep[BurgundyState]):
    __slots__ = ()

    def run(self, state: BurgundyState) -> None:
        if number_of(state.estate(self.seat).store) >= GOODS_FOR_A_TILE and state.black:
            state.agenda.push(Exchange(self.seat))


class Exchange(DecisionStep[BurgundyState]):
    """Five goods for a tile of the black depot, which is laid face down (BUR-507, BUR-508)."""

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
        return receive(state, self.seat, BLACK)


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
