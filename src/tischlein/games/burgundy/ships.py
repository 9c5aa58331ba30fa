"""Ships: goods from a depot, then one space on across the bridge (BUR-145, BUR-151)."""

from __future__ import annotations

from typing import ClassVar, Final

from tischlein.core.agenda import Automatic, DecisionStep, Step
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.burgundy.bridge import Advance
from tischlein.games.burgundy.estate import all_of, colours_in, count_of, number_of
from tischlein.games.burgundy.state import BurgundyState, tell
from tischlein.games.burgundy.taking import PASS
from tischlein.games.burgundy.tiles import GOODS, GOODS_INDEX

TWO_DEPOTS: Final = 1 << 5
"""Monastery 5."""


def ship_steps(state: BurgundyState, seat: int) -> list[Step[BurgundyState]]:
    """What happens when a ship has been placed."""
    return [Ship(seat, depot=True, more=bool(more_goods(state, seat))), Advance(seat)]


def more_goods(state: BurgundyState, seat: int) -> list[Action]:
    """What else a ship may bring besides the goods of a depot."""
    options: list[Action] = []
    estate = state.estate(seat)
    for offer in state.use.moments.ship:
        options += offer.options(state, seat, estate, state.monks_of(estate))
    return options


class Ship(Automatic[BurgundyState]):
    """Goods of a depot, and what elements let it bring besides, in the order the player likes (BUR-145)."""

    __slots__ = ("depot", "more", "seat")

    def __init__(self, seat: int, depot: bool, more: bool) -> None:
        self.seat = seat
        self.depot = depot  # the goods of a depot are still to be taken
        self.more = more  # the others are

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.depot, self.more

    def run(self, state: BurgundyState) -> None:
        if (self.depot or self.more) and any(storable(state, self.seat)):
            state.agenda.push(ShipGoods(self.seat, self.depot, self.more))


def storable(state: BurgundyState, seat: int) -> list[int]:
    """Of the goods in each depot those that could come into the store, each colour taken alone (BUR-147, BUR-148)."""
    own = colours_in(state.estate(seat).store)
    if len(own) < state.use.way.colours:
        return state.goods
    return [sum(all_of(goods, colour) for colour in own) for goods in state.goods]


def load(state: BurgundyState, seat: int, depots: tuple[int, ...], colour: int) -> None:
    """All goods of a colour go from these depots to the store; shields that lie there stay (BUR-145, BUR-553)."""
    estate, taken = state.estate(seat), 0
    for depot in depots:
        goods = all_of(state.goods[depot - 1], colour)
        state.goods[depot - 1] -= goods
        taken += goods
    if taken:
        estate.store += taken
    if taken and state.events is not None:
        state.note(seat, "loaded", "BUR-145", count=count_of(taken, colour), good=tell("good", good=GOODS[colour]))


class ShipGoods(DecisionStep[BurgundyState]):
    """From which depot; with monastery 5 from two that are next to each other; and what else the ship may bring (BUR-145, BUR-305).

    A depot without goods that fit may be chosen as well: that is the option to take nothing.
    """

    __slots__ = ("depot", "more")
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("BUR-145", "BUR-146", "BUR-147", "BUR-148", "BUR-150")

    def __init__(self, seat: int, depot: bool, more: bool) -> None:
        super().__init__(seat)
        self.depot = depot
        self.more = more

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.depot, self.more

    def rules_now(self, state: BurgundyState) -> tuple[str, ...]:
        two = ("BUR-305",) if state.monks(self.seat) & TWO_DEPOTS else ()
        return (*self.rules, *two, *state.use.moments.rules["ship"]) if self.more else (*self.rules, *two)

    def options(self, state: BurgundyState) -> list[Action]:
        fits = storable(state, self.seat)
        options: list[Action] = []
        if self.depot:
            options += [("ship", depot) for depot in range(1, 7) if fits[depot - 1]]
            if state.monks(self.seat) & TWO_DEPOTS:
                pairs = [(depot, depot % 6 + 1) for depot in range(1, 7)]
                options += [("ship", one, two) for one, two in pairs if fits[one - 1] and fits[two - 1]]
        if self.more:
            options += more_goods(state, self.seat)
        return options if self.depot and all(fits) else [*options, PASS]

    def apply(self, state: BurgundyState, action: Action) -> None:
        match action[0]:
            case "ship":
                state.agenda.push(Load(self.seat, action[1:]), Ship(self.seat, depot=False, more=self.more))
            case "pass":
                state.agenda.push(Ship(self.seat, depot=False, more=self.more and self.depot))
            case verb:
                for offer in state.use.moments.ship:
                    if offer.verb == verb:
                        offer.take(state, self.seat, action)
                state.agenda.push(Ship(self.seat, depot=self.depot, more=False))

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-ship") if self.depot else tell("ask-convoy")

    def label(self, state: BurgundyState, action: Action) -> Message:
        if action[0] == "pass":
            return tell("no-goods")
        for offer in state.use.moments.ship:
            if offer.verb == action[0]:
                return offer.label(state, self.seat, action)
        goods = sum(state.goods[depot - 1] for depot in action[1:])
        return tell("ship", depot=action[1], second=action[2] if len(action) > 2 else 0, count=number_of(goods))


class Load(Automatic[BurgundyState]):
    """Everything that fits is taken; where only some of the new colours fit, the player chooses (BUR-148, BUR-149, BUR-150)."""

    __slots__ = ("depots", "seat")

    def __init__(self, seat: int, depots: tuple[int, ...]) -> None:
        self.seat = seat
        self.depots = depots

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.depots

    def run(self, state: BurgundyState) -> None:
        own = colours_in(state.estate(self.seat).store)
        new = [colour for colour in range(6) if colour not in own and available(state, self.depots, colour)]
        room = state.use.way.colours - len(own)
        for colour in own:
            load(state, self.seat, self.depots, colour)
        if len(new) <= room:
            for colour in new:
                load(state, self.seat, self.depots, colour)
        elif room:
            state.agenda.push(ChooseGoods(self.seat, self.depots), self)


def available(state: BurgundyState, depots: tuple[int, ...], colour: int) -> int:
    return sum(count_of(state.goods[depot - 1], colour) for depot in depots)


class ChooseGoods(DecisionStep[BurgundyState]):
    """Which new colour to take first (BUR-149)."""

    __slots__ = ("depots",)
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("BUR-147", "BUR-148", "BUR-149")

    def __init__(self, seat: int, depots: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.depots = depots

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.depots

    def options(self, state: BurgundyState) -> list[Action]:
        own = colours_in(state.estate(self.seat).store)
        return [("goods", GOODS[colour]) for colour in range(6) if colour not in own and available(state, self.depots, colour)]

    def apply(self, state: BurgundyState, action: Action) -> None:
        load(state, self.seat, self.depots, GOODS_INDEX[action[1]])

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-goods")

    def label(self, state: BurgundyState, action: Action) -> Message:
        return tell("goods", good=action[1], count=available(state, self.depots, GOODS_INDEX[action[1]]))
