"""The four actions of a die: taking a tile, placing one, selling goods, taking workers (BUR-090)."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from tischlein.core.agenda import Step
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.burgundy.estate import count_of
from tischlein.games.burgundy.extras import InTurn, extras, turnings
from tischlein.games.burgundy.keys import receive
from tischlein.games.burgundy.moments import Offer
from tischlein.games.burgundy.placing import PLACE, place_label, placeable, placing, spaces_for
from tischlein.games.burgundy.reasons import FREE_TAKE, why_not
from tischlein.games.burgundy.selling import sell
from tischlein.games.burgundy.state import BurgundyState, tell
from tischlein.games.burgundy.taking import TAKE_FROM, remove
from tischlein.games.burgundy.tiles import GOODS, GOODS_INDEX
from tischlein.games.burgundy.workers import BITS, affordable, change, price

SILVER_WITH_WORKERS: Final = 1 << 13
FOUR_WORKERS: Final = 1 << 14
"""Monasteries 13 and 14."""
TAKE: Final[tuple[Action, ...]] = tuple(("take", depot) for depot in range(1, 7))
SELL: Final[tuple[Action, ...]] = tuple(("sell", good) for good in GOODS)
WORKERS: Final[Action] = ("workers",)
NO_COLOURS: Final[tuple[int, ...]] = ()
FOUR: Final = 4
TWO: Final = 2


class Act(InTurn):
    """One action with a number: of a die, or what something else gives. The number can be changed by workers (BUR-090, BUR-091)."""

    __slots__ = ("number", "source")
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("BUR-110", "BUR-125", "BUR-230", "BUR-237", "BUR-091")

    def __init__(self, seat: int, number: int, source: str) -> None:
        super().__init__(seat)
        self.number = number
        self.source = source  # of the action: "die", "castle" ...

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.number, self.source

    def rules_now(self, state: BurgundyState) -> tuple[str, ...]:
        return (*self.rules, *state.use.moments.rules.get(self.source, ()))

    def options(self, state: BurgundyState) -> list[Action]:
        seat, number = self.seat, self.number
        estate = state.estate(seat)
        workers, monks = estate.workers, state.monks_of(estate)
        options: list[Action] = []
        depots, store = state.depots, estate.store
        numbers = affordable(number, workers, monks, False)
        for depot in BITS[affordable(number, workers, monks, True) if monks & FREE_TAKE else numbers]:
            if depots[depot]:
                options.append(TAKE[depot])
        options += placeable(state, seat, estate, number, monks)
        if store:
            for colour in BITS[numbers]:
                if store >> (4 * colour) & 15:
                    options.append(SELL[colour])
        options.append(WORKERS)
        for offer in self.more(state):
            options += offer.options(state, seat, estate, monks)
        return options

    def more(self, state: BurgundyState) -> tuple[Offer, ...]:
        return state.use.moments.castle if self.source == "castle" else NO_OFFERS

    def asides(self, state: BurgundyState) -> tuple[Action, ...]:
        more, estate = super().asides(state), state.estate(self.seat)
        return more + turnings(state, estate, [self.number]) if estate.shields and self.source == "die" else more

    def turn_die(self, state: BurgundyState, number: int, new: int) -> None:
        state.agenda.swap(Act(self.seat, new, self.source))

    def pick(self, state: BurgundyState, rng: Random) -> Action:
        """Tries what may be possible until something is: so all that is possible is equally likely, and nothing need be listed."""
        seat, number = self.seat, self.number
        estate = state.estate(seat)
        if estate.shields or estate.common:  # there may be more to do than is tried here
            return super().pick(state, rng)
        workers, monks = estate.workers, state.monks_of(estate)
        keys, store, more = state.keys[seat], estate.store, extras(state, seat, estate, monks)
        numbers = affordable(number, workers, monks, False)
        colours = BITS[numbers] if store else NO_COLOURS
        depots = BITS[affordable(number, workers, monks, True) if monks & FREE_TAKE else numbers]
        first_key = len(depots)
        first_colour = first_key + len(keys)
        first_extra = first_colour + len(colours)
        last = first_extra + len(more)
        count = last + 1
        while True:
            place = int(rng.random() * count)
            if place < first_key:
                depot = depots[place]
                if state.depots[depot]:
                    return TAKE[depot]
            elif place < first_colour:
                tile = keys[place - first_key]
                if spaces_for(state, tile, estate, number, monks) and keys.index(tile) == place - first_key:
                    return PLACE[tile]
            elif place < first_extra:
                colour = colours[place - first_colour]
                if store >> (4 * colour) & 15:
                    return SELL[colour]
            else:
                return more[place - first_extra] if place < last else WORKERS

    def answer(self, state: BurgundyState, action: Action) -> Step[BurgundyState] | None:
        seat, number = self.seat, self.number
        verb: str = action[0]  # annotated, so that mypyc compares strings directly
        match verb:
            case "take":
                return take(state, seat, action[1], number)
            case "place":
                return placing(seat, action, number)
            case "sell":
                colour = GOODS_INDEX[action[1]]
                change(state, seat, number, colour + 1, state.monks(seat), False)
                sell(state, seat, colour, number)
            case "workers":
                take_workers(state, seat, number)
            case _:
                for offer in self.more(state):
                    if offer.verb == verb:
                        return offer.take(state, seat, action)
        return None

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-act", source=self.source, number=self.number)

    def label(self, state: BurgundyState, action: Action) -> Message:
        for offer in self.more(state):
            if offer.verb == action[0]:
                return offer.label(state, self.seat, action)
        return label_of(state, self.seat, action, self.number)

    def refusal(self, state: BurgundyState, action: Action) -> tuple[Message, str] | None:
        if action[0] == "die":
            return tell("refuse-die-in-use"), "BUR-090"
        return why_not(state, self.seat, action, (self.number,))


NO_OFFERS: Final[tuple[Offer, ...]] = ()


def take(state: BurgundyState, seat: int, depot: int, number: int) -> Step[BurgundyState] | None:
    """A tile from a depot; only if there is a choice, it is asked for (BUR-110, BUR-313)."""
    monks, tiles = state.monks(seat), state.depots[depot - 1]
    change(state, seat, number, depot, monks, monks & FREE_TAKE != 0)
    if len(tiles) > 1 and tiles.count(tiles[0]) < len(tiles):
        return TAKE_FROM[seat][depot][number]
    remove(state, depot, tiles[0])
    return receive(state, seat, tiles[0], depot, number, "BUR-110")


def take_workers(state: BurgundyState, seat: int, number: int) -> None:
    """Two workers; with monasteries 13 and 14 a silver coin too, and four of them (BUR-237, BUR-315, BUR-316, BUR-318)."""
    estate = state.estate(seat)
    monks = state.monks_of(estate)
    workers = FOUR if monks & FOUR_WORKERS else TWO
    silver = 1 if monks & SILVER_WITH_WORKERS else 0
    estate.silver += silver
    if state.events is not None:
        state.note(seat, "workers-taken", "BUR-237", count=workers, silver=silver, die=number)
    state.hire(seat, workers)


def label_of(state: BurgundyState, seat: int, action: Action, number: int) -> Message:
    """What an action means, and what it costs."""
    match action[0]:
        case "take":
            free = state.monks(seat) & FREE_TAKE != 0
            return tell("take", depot=action[1], chips=price(number, action[1], state.monks(seat), free))
        case "place":
            return place_label(action)
        case "sell":
            colour = GOODS_INDEX[action[1]]
            chips = price(number, colour + 1, state.monks(seat), False)
            return tell("sell", good=action[1], count=count_of(state.estate(seat).store, colour), chips=chips)
    return tell("take-workers", count=FOUR if state.monks(seat) & FOUR_WORKERS else TWO)
