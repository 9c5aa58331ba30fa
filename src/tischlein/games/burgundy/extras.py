"""What a player may do at any moment of the own turn, besides the actions of the dice (BUR-252, BUR-369, BUR-571, BUR-584)."""

from __future__ import annotations

from typing import Final

from tischlein.core.agenda import Interruptible, Step
from tischlein.core.decision import Action
from tischlein.core.message import Message
from tischlein.games.burgundy.elements.shields import namable, name_opponent
from tischlein.games.burgundy.estate import Estate
from tischlein.games.burgundy.state import BurgundyState, tell
from tischlein.games.burgundy.taking import BUY_WITH_WORKERS, PRICE, Buy

BUY: Final[Action] = ("buy",)
HIRE: Final[Action] = ("hire",)
NOTHING: Final[tuple[Action, ...]] = ()
ONLY_BUY: Final[tuple[Action, ...]] = (BUY,)
BUY_WORKERS: Final = 1 << 28
TURN_A_DIE: Final = 16
WORKERS_FOR_SILVER: Final = 2


def extras(state: BurgundyState, seat: int, estate: Estate, monks: int) -> tuple[Action, ...]:
    """With the estate of this seat and the monasteries it may use."""
    if state.active != seat:
        return NOTHING
    options = NOTHING
    if not state.bought and (  # is there a tile that the owner can pay? (BUR-250, BUR-306, BUR-307, BUR-418)
        (estate.silver >= PRICE and (state.black or state.inns))
        or (monks & BUY_WITH_WORKERS and estate.workers >= PRICE and (state.black or state.inns or any(state.depots)))
    ):
        options = ONLY_BUY
    if monks & BUY_WORKERS and estate.silver:
        options += (HIRE,)
    if estate.shields:
        options += tuple(("name", other) for other in namable(state, seat))
    return options


def turns(state: BurgundyState, estate: Estate, *numbers: int) -> tuple[Action, ...]:
    """Shield 16 may turn one of these dice (BUR-584)."""
    if state.turned or not estate.shields or not estate.has_shield(TURN_A_DIE):
        return NOTHING
    return tuple(("turn", number, new) for number in numbers for new in range(1, 7) if new != number)


class InTurn(Interruptible[BurgundyState]):
    """A question of a turn that leaves room for the extras."""

    __slots__ = ()

    def is_aside(self, action: Action) -> bool:
        verb: str = action[0]  # annotated, so that mypyc compares strings directly
        return verb in ("buy", "hire", "name", "turn")

    def asides(self, state: BurgundyState) -> tuple[Action, ...]:
        estate = state.estate(self.seat)
        return extras(state, self.seat, estate, state.monks_of(estate))

    def step_aside(self, state: BurgundyState, action: Action) -> Step[BurgundyState] | None:
        seat = self.seat
        match action[0]:
            case "buy":
                return Buy(seat)
            case "hire":
                state.estate(seat).silver -= 1
                state.hire(seat, WORKERS_FOR_SILVER)
                state.note(seat, "hired", "BUR-369")
            case "name":
                name_opponent(state, seat, action[1])
            case "turn":
                state.turned = True
                self.turn_die(state, action[1], action[2])
                state.note(seat, "turned", "BUR-584", number=action[2])
        return None

    def turn_die(self, state: BurgundyState, number: int, new: int) -> None:
        """What becomes of the question when shield 16 turns a die."""
        raise NotImplementedError

    def aside_label(self, state: BurgundyState, action: Action) -> Message:
        match action[0]:
            case "buy":
                return tell("buy-something")
            case "hire":
                return tell("hire")
            case "name":
                return tell("name-opponent", seat=action[1])
        return tell("turn-die", number=action[1], new=action[2])
