"""What a position is worth for a seat beyond its points: goods that lead aboard, merchants who will land, tokens that will buy.

For bots that look to the end of their own turn. Everything is in points; the numbers are what bots that play against each other found good.
"""

from __future__ import annotations

from typing import Final

from tischlein.core.chance import CHANCE
from tischlein.games.felinia.box import BONUSES, DESTINATION, HARBOUR, SPECIALS
from tischlein.games.felinia.goods import number_of
from tischlein.games.felinia.landings import Landings, ashore
from tischlein.games.felinia.luck import TurnTile
from tischlein.games.felinia.phases import OVER, PLACING, TRADING
from tischlein.games.felinia.prospects import LANDING, Prospect
from tischlein.games.felinia.scoring import points
from tischlein.games.felinia.state import FeliniaState, replaced

SPECIAL_WORTH: Final = {"provision_income": 2.5, "silver_income": 2.0, "gold_income": 2.5, "lone_merchants": 2.0}
"""What a special tile will still bring if it is early; the others 1 point beyond what they count now."""


def evaluate(state: FeliniaState, seat: int) -> float:
    """What is certain, and what will probably come of the rest."""
    if state.phase == OVER:
        return float(points(state, seat))
    if state.waiting_for == (CHANCE,):
        step = state.agenda.main[-1]
        if isinstance(step, TurnTile) and state.round:
            return turned_up(state, seat, step)
    left = rounds_left(state)
    worth = standing_worth(state, seat, left)
    landings = Landings(state, seat)
    for slot in range(HARBOUR):
        for other in state.aboard[slot]:
            if other == seat:
                worth += LANDING * landings.take(DESTINATION[state.ships[slot]])
    if state.explorer == seat and state.way:
        worth += ashore(state, seat)
    prospect = Prospect(state, seat, left, landings)
    if state.phase in (PLACING, TRADING):
        prospect.trade(seat, best_bonus(state, seat))
    return worth + prospect.total()


def turned_up(state: FeliniaState, seat: int, step: TurnTile) -> float:
    """The mean over the tiles that may lie there."""
    total, count = 0.0, 0
    for outcome, weight in step.chance(state).outcomes():
        after = state.copy()
        after.play(CHANCE, outcome)
        total += weight * evaluate(after, seat)
        count += weight
    return total / count


def rounds_left(state: FeliniaState) -> float:
    """About: one ship or a little more sails in each round; whoever runs out of merchants ends the game."""
    if state.closing:
        return 0.0
    ships = (len(state.stock) + 1) / (0.9 + 0.12 * state.setup.players)
    return min(ships, 1.0 + 0.8 * min(state.merchants))


def standing_worth(state: FeliniaState, seat: int, left: float) -> float:
    """Points without goods, gold and spice, which are worth more in the hand, and those."""
    worth = float(points(state, seat)) - number_of(state.goods[seat])
    late = min(1.0, left / 3)
    gold, spice, provisions = state.gold[seat], state.spice[seat], state.provisions[seat]
    if left:
        worth += 0.35 * best_bonus(state, seat)
    worth += 0.5 * (spice % 2) + late * (0.25 * gold + 0.1 * spice)
    if state.island.pro:
        worth += late * (0.9 * min(provisions, 3) + 0.2 * max(0, provisions - 3))
        for special, id in enumerate(SPECIALS):
            if state.specials[seat] >> special & 1:
                worth += SPECIAL_WORTH.get(id, 1.0) * min(1.0, left / 8)
    return worth


def best_bonus(state: FeliniaState, seat: int) -> float:
    """What the best bonus tile would bring now, if it can be paid."""
    if not (state.gold[seat] and state.spice[seat] and state.bonus_left):
        return 0.0
    best = 0
    before = points(state, seat)
    owned = state.bonuses
    for tile in range(len(BONUSES)):
        if state.bonus_left >> tile & 1:
            state.bonuses = replaced(owned, seat, owned[seat] | 1 << tile)
            best = max(best, points(state, seat) - before)
    state.bonuses = owned
    return float(best)
