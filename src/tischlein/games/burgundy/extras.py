"""What a player may do at any moment of the own turn, besides the actions of the dice (BUR-252, BUR-369, BUR-571, BUR-584)."""

from __future__ import annotations

from typing import Final

from tischlein.core.agenda import Step
from tischlein.core.decision import Action
from tischlein.games.burgundy.elements.shields import namable, name_opponent
from tischlein.games.burgundy.estate import Estate
from tischlein.games.burgundy.state import BurgundyState
from tischlein.games.burgundy.taking import Buy, can_buy
from tischlein.games.burgundy.workers import FREE_CHOICE

EXTRAS: Final[tuple[str, ...]] = ("buy", "hire", "name")
BUY: Final[Action] = ("buy",)
HIRE: Final[Action] = ("hire",)
BUY_WORKERS: Final = 1 << 28
TURN_A_DIE: Final = 16
WORKERS_FOR_SILVER: Final = 2


def extras(state: BurgundyState, seat: int, estate: Estate, monks: int, number: int = FREE_CHOICE) -> list[Action]:
    """With the estate of this seat and the monasteries it may use; `number` is that of a die that is just being used: shield 16 may
    turn it."""
    options: list[Action] = []
    if state.active != seat:
        return options
    if not state.bought and can_buy(state, estate, monks):
        options.append(BUY)
    if monks & BUY_WORKERS and estate.silver:
        options.append(HIRE)
    if estate.shields:
        options += [("name", other) for other in namable(state, seat)]
        if number != FREE_CHOICE and not state.turned and estate.has_shield(TURN_A_DIE):
            options += [("turn", number, new) for new in range(1, 7) if new != number]
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
