"""The shields that let their owner choose something more: 5 goods, 6 monasteries of an opponent, 16 another number of a die."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from tischlein.core.agenda import DecisionStep, SeatStep
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.burgundy.elements.extra_tiles import BRIDGE_27
from tischlein.games.burgundy.estate import Estate, colours_in
from tischlein.games.burgundy.moments import DICE, NAMING, SHIP, Offer, Turning
from tischlein.games.burgundy.ships import available, load, storable
from tischlein.games.burgundy.state import BurgundyState, tell
from tischlein.games.burgundy.tiles import GOODS, GOODS_INDEX

NOTHING: Final[tuple[Action, ...]] = ()

# ---------------------------------------------------------------------- shield 5

CONVOY_RULES: Final = ("BUR-570",)
ALL_DEPOTS: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6)


class Convoy(Offer):
    """A ship may also bring the goods of one colour from all depots, before or after those of one depot (BUR-570)."""

    __slots__ = ()
    verb: ClassVar[str] = "convoy"

    def options(self, state: BurgundyState, seat: int, estate: Estate, monks: int) -> tuple[Action, ...]:
        if not estate.shields or not state.shielded(estate, SHIP, 0):
            return NOTHING
        found = {colour for goods in storable(state, seat) for colour in colours_in(goods)}
        return tuple([("convoy", GOODS[colour]) for colour in sorted(found)])

    def take(self, state: BurgundyState, seat: int, action: Action) -> None:
        load(state, seat, ALL_DEPOTS, GOODS_INDEX[action[1]])

    def label(self, state: BurgundyState, seat: int, action: Action) -> Message:
        return tell("convoy", good=action[1], count=available(state, ALL_DEPOTS, GOODS_INDEX[action[1]]))


# ---------------------------------------------------------------------- shield 6


class OfferName(SeatStep[BurgundyState]):
    """Shield 6 may be used at any moment: besides the own turn, around the end of a phase (BUR-571)."""

    __slots__ = ()

    def run(self, state: BurgundyState) -> None:
        if namable(state, self.seat):
            state.agenda.push(NameOpponent(self.seat))


def namable(state: BurgundyState, seat: int) -> list[int]:
    """The opponents whose monasteries could be used; once one is named, no other (BUR-571)."""
    estate = state.estate(seat)
    if not estate.shields or estate.named >= 0 or not state.shielded(estate, NAMING, 0):
        return []
    return [other for other in range(state.use.owners) if state.estates[other] is not estate]


def lend(state: BurgundyState, estate: Estate) -> int:
    """The monasteries of the opponent that is named, but not number 27 (BUR-571)."""
    return state.estates[estate.named].monasteries & ~BRIDGE_27 if estate.named >= 0 else 0


def name_opponent(state: BurgundyState, seat: int, other: int) -> None:
    state.estate(seat).named = other
    state.note(seat, "named", "BUR-571", other_seats=state.seats_of(other))


class Name(Offer):
    """In the own turn at any moment (BUR-571)."""

    __slots__ = ()
    verb: ClassVar[str] = "name"

    def options(self, state: BurgundyState, seat: int, estate: Estate, monks: int) -> tuple[Action, ...]:
        return tuple([("name", other) for other in namable(state, seat)]) if estate.shields else NOTHING

    def take(self, state: BurgundyState, seat: int, action: Action) -> None:
        name_opponent(state, seat, action[1])

    def label(self, state: BurgundyState, seat: int, action: Action) -> Message:
        return tell("name-opponent", other_seats=state.seats_of(action[1]))


class NameOpponent(DecisionStep[BurgundyState]):
    """Whose monasteries to use from now on, or not yet (BUR-571, BUR-572)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("BUR-571", "BUR-572")

    def options(self, state: BurgundyState) -> list[Action]:
        return [*(("name", other) for other in namable(state, self.seat)), ("pass",)]

    def apply(self, state: BurgundyState, action: Action) -> None:
        if action[0] == "name":
            name_opponent(state, self.seat, action[1])

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-name")

    def label(self, state: BurgundyState, action: Action) -> Message:
        return tell("not-yet") if action[0] == "pass" else tell("name-opponent", other_seats=state.seats_of(action[1]))


# ---------------------------------------------------------------------- shield 16


class TurnDie(Turning):
    """One die to any number, once in a turn (BUR-584)."""

    __slots__ = ()
    verb: ClassVar[str] = "turn"

    def options(self, state: BurgundyState, estate: Estate, numbers: Sequence[int]) -> tuple[Action, ...]:
        if state.turned or not estate.shields or not state.shielded(estate, DICE, 0):
            return NOTHING
        return tuple([("turn", number, new) for number in numbers for new in range(1, 7) if new != number])

    def turned(self, state: BurgundyState, seat: int, action: Action) -> None:
        state.turned = True
        state.note(seat, "turned", "BUR-584", number=action[2])

    def label(self, action: Action) -> Message:
        return tell("turn-die", number=action[1], new=action[2])
