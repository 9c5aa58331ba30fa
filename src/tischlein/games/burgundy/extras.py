"""What a player may do at any moment of the own turn, besides the actions of the dice (BUR-252)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tischlein.core.agenda import Interruptible, Step
from tischlein.core.decision import Action
from tischlein.core.message import Message
from tischlein.games.burgundy.estate import Estate
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


def turnings(state: BurgundyState, estate: Estate, numbers: Sequence[int]) -> tuple[Action, ...]:
    """What may become of dice with these numbers before they are used."""
    options = NOTHING
    for offer in state.use.moments.turning:
        options += offer.options(state, estate, numbers)
    return options


class InTurn(Interruptible[BurgundyState]):
    """A question of a turn that leaves room for the extras."""

    __slots__ = ()

    def is_aside(self, state: BurgundyState, action: Action) -> bool:
        verb: str = action[0]  # annotated, so that mypyc compares strings directly
        return verb == "buy" or verb in state.use.moments.aside_verbs

    def asides(self, state: BurgundyState) -> tuple[Action, ...]:
        estate = state.estate(self.seat)
        return extras(state, self.seat, estate, state.monks_of(estate))

    def step_aside(self, state: BurgundyState, action: Action) -> Step[BurgundyState] | None:
        seat, verb = self.seat, action[0]
        if verb == "buy":
            return Buy(seat)
        for offer in state.use.moments.asides:
            if offer.verb == verb:
                return offer.take(state, seat, action)
        for turning in state.use.moments.turning:
            if turning.verb == verb:
                self.turn_die(state, action[1], action[2])
                turning.turned(state, seat, action)
        return None

    def turn_die(self, state: BurgundyState, number: int, new: int) -> None:
        """What becomes of the question when a die is turned."""
        raise NotImplementedError

    def aside_label(self, state: BurgundyState, action: Action) -> Message:
        verb = action[0]
        for turning in state.use.moments.turning:
            if turning.verb == verb:
                return turning.label(action)
        for offer in state.use.moments.asides:
            if offer.verb == verb:
                return offer.label(state, self.seat, action)
        return tell("buy-something")
