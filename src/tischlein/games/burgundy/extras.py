"""What a player may do at any moment of the own turn, besides the actions of the dice (BUR-252)."""

from __future__ import annotations

from typing import Final

from tischlein.core.agenda import Interruptible, Step
from tischlein.core.decision import Action
from tischlein.core.message import Message
from tischlein.games.burgundy.estate import Estate
from tischlein.games.burgundy.moments import DICE
from tischlein.games.burgundy.state import BurgundyState, tell
from tischlein.games.burgundy.taking import BUY_WITH_WORKERS, PRICE, Buy

BUY: Final[Action] = ("buy",)
NOTHING: Final[tuple[Action, ...]] = ()
ONLY_BUY: Final[tuple[Action, ...]] = (BUY,)


def extras(state: BurgundyState, seat: int, estate: Estate, monks: int) -> tuple[Action, ...]:
    """With the estate of this seat and the monasteries it may use."""
    if state.active != seat:
        return NOTHING
    options = NOTHING
    if not state.bought and (  # is there a tile that the owner can pay? (BUR-250, BUR-254, BUR-306, BUR-307)
        (estate.silver >= PRICE and (state.black or state.beside))
        or (monks & BUY_WITH_WORKERS and estate.workers >= PRICE and (state.black or state.beside or any(state.depots)))
    ):
        options = ONLY_BUY
    for offer in state.use.moments.asides:
        options += offer.options(state, seat, estate, monks)
    return options


def turns(state: BurgundyState, estate: Estate, *numbers: int) -> tuple[Action, ...]:
    """A shield may turn one of these dice, once in a turn (BUR-584)."""
    if state.turned or not estate.shields or not state.shielded(estate, DICE, 0):
        return NOTHING
    return tuple(("turn", number, new) for number in numbers for new in range(1, 7) if new != number)


class InTurn(Interruptible[BurgundyState]):
    """A question of a turn that leaves room for the extras."""

    __slots__ = ()

    def is_aside(self, action: Action) -> bool:
        verb: str = action[0]  # annotated, so that mypyc compares strings directly
        return verb in ("buy", "turn", "hire", "name")  # the last two belong to offers of elements

    def asides(self, state: BurgundyState) -> tuple[Action, ...]:
        estate = state.estate(self.seat)
        return extras(state, self.seat, estate, state.monks_of(estate))

    def step_aside(self, state: BurgundyState, action: Action) -> Step[BurgundyState] | None:
        seat = self.seat
        match action[0]:
            case "buy":
                return Buy(seat)
            case "turn":
                state.turned = True
                self.turn_die(state, action[1], action[2])
                state.note(seat, "turned", "BUR-584", number=action[2])
            case verb:
                for offer in state.use.moments.asides:
                    if offer.verb == verb:
                        return offer.take(state, seat, action)
        return None

    def turn_die(self, state: BurgundyState, number: int, new: int) -> None:
        """What becomes of the question when a die is turned."""
        raise NotImplementedError

    def aside_label(self, state: BurgundyState, action: Action) -> Message:
        match action[0]:
            case "buy":
                return tell("buy-something")
            case "turn":
                return tell("turn-die", number=action[1], new=action[2])
        offer = next(offer for offer in state.use.moments.asides if offer.verb == action[0])
        return offer.label(state, self.seat, action)
