"""What a player may do at any moment of the own turn, besides the actions of the dice (BUR-252, BUR-369, BUR-571, BUR-584)."""

from __future__ import annotations

from typing import Final

from tischlein.core.agenda import Step
from tischlein.core.decision import Action
from tischlein.games.burgundy.elements.shields import namable, name_opponent
from tischlein.games.burgundy.estate import Estate
from tischlein.games.burgundy.state import BurgundyState
from tischlein.games.burgundy.taking import BUY_WITH_WORKERS, PRICE, Buy
from tischlein.games.burgundy.workers import FREE_CHOICE

EXTRAS: Final[tuple[str, ...]] = ("buy", "hire", "name")
BUY: Final[Action] = ("buy",)
HIRE: Final[Action] = ("hire",)
NOTHING: Final[tuple[Action, ...]] = ()
ONLY_BUY: Final[tuple[Action, ...]] = (BUY,)
BUY_WORKERS: Final = 1 << 28
TURN_A_DIE: Final = 16
WORKERS_FOR_SILVER: Final = 2


def extras(state: BurgundyState, seat: int, estate: Estate, monks: int, number: int = FREE_CHOICE) -> tuple[Action, ...]:
    """With the estate of this seat and the monasteries it may use; `number` is that of a die that is just being used: shield 16 may
    turn it."""
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
        if number != FREE_CHOICE and not state.turned and estate.has_shield(TURN_A_DIE):
            options += tuple(("turn", number, new) for new in range(1, 7) if new != number)
    return options


def use_extra(state: BurgundyState, seat: int, action: Action, then: Step[BurgundyState]) -> None:
    """Carries out an extra; afterwards the player is where he was."""
    match action[0]:
        case "buy":
            state.agenda.push(Buy(seat), then)
        case "hire":
            state.estate(seat).silver -= 1
            state.hire(seat, WORKERS_FOR_SILVER)
            state.note(seat, "hired", "BUR-369")
            state.agenda.push(then)
        case "name":
            name_opponent(state, seat, action[1])
            state.agenda.push(then)
