"""For bots: what a seat's goods, silver and bid tokens will come to in the rest of the round."""

from __future__ import annotations

from typing import Final

from tischlein.games.felinia.boarding import NEEDED, TILES_NEEDED
from tischlein.games.felinia.box import DEPARTURE, DESTINATION, FARE, GUILD, HARBOUR, MAX_SILVER, NO_SHIP, SEATS
from tischlein.games.felinia.goods import KINDS, LANE, MASK, ONE, contains, number_of
from tischlein.games.felinia.landings import Landings
from tischlein.games.felinia.selling import GOLD_PRICE
from tischlein.games.felinia.state import FeliniaState
from tischlein.games.felinia.storing import FREE

SILVER: Final = (0.0, 0.8, 1.45, 1.95, 2.3, 2.55, 2.7)
"""A little money is worth more than its last coin."""
NEAR: Final = (0.85, 0.5, 0.22, 0.06)
"""How likely a passage comes about, by the number of goods that are missing for it."""
SPARE_GOOD: Final = 0.45
"""A good that no ship asks for: it counts a point in the end, and may be exchanged. Beyond what can be stored, it will be sold."""
SURPLUS_GOOD: Final = 0.15
GOLD_SOLD: Final = 1.2
SPICE_SOLD: Final = 0.55
"""What is given up with a piece that pays for a deal."""
LANDING: Final = 0.95
"""A merchant aboard lands: at the end of the game all ships sail."""
HURRY: Final = 0.6
"""The earliest ship may be gone before the goods are there."""
RIVAL: Final = 0.75
"""How many tiles a token of somebody else takes, on average."""
GIFT: Final = 0.6
"""The spice or provision that comes with an exchange."""
BONUS_PAID: Final = 1.5
"""The gold and the spice for a bonus tile."""


class Prospect:
    """What a seat would have if its tokens did what is best for it, one after the other, and the others took something in between."""

    def __init__(self, state: FeliniaState, seat: int, left: float, landings: Landings) -> None:
        self.state = state
        self.left = left  # rounds to come
        self.late = min(1.0, left / 2.5)
        self.landings = landings
        self.goods = state.goods[seat]
        self.silver = state.silver[seat]
        self.gold = state.gold[seat]
        self.spice = state.spice[seat]
        self.merchants = state.merchants[seat]
        self.seats = [SEATS[ship] - len(state.aboard[slot]) if ship != NO_SHIP else 0 for slot, ship in enumerate(state.ships)]
        self.earliest = min([DEPARTURE[ship] for ship in state.ships if ship != NO_SHIP], default=0)
        if any(ship != NO_SHIP and not self.seats[slot] for slot, ship in enumerate(state.ships)):
            self.earliest = -1  # a full ship sails, so this one waits
        self.gained = 0.0

    def total(self) -> float:
        """What was gained on the way, and what is left in the hand."""
        return self.gained + (self.worth(self.goods, self.silver) if self.merchants else float(number_of(self.goods)))

    def trade(self, seat: int, bonus: float) -> None:
        """All tokens that still lie on markets and guild. `bonus` is what the best bonus tile would bring."""
        state = self.state
        for place in range(max(state.place, 0), GUILD + 1):
            stack = state.stacks[place]
            if seat not in stack:
                continue
            heap = state.markets[place] if place != GUILD else 0
            supply = float(number_of(heap))
            for height in range(len(stack) - 1, -1, -1):
                if stack[height] != seat:
                    supply -= RIVAL
                elif place == GUILD:
                    self.exchange(height + 1, bonus)
                else:
                    bought = self.buy(heap, height + 1, max(0.0, min(1.0, supply)))
                    heap -= bought
                    supply -= bought > 0

    def paid(self, price: int) -> tuple[int, int, int, float]:
        """Silver, gold and spice after a price has been paid, if need be by a sale, and what was given up; silver below 0: out of reach."""
        lack = max(0, price - self.silver)
        if price > MAX_SILVER or lack > self.spice + GOLD_PRICE * self.gold:
            return -1, self.gold, self.spice, 0.0
        spices = min(lack, self.spice)
        golds = (lack - spices + GOLD_PRICE - 1) // GOLD_PRICE
        silver = min(MAX_SILVER, self.silver + spices + GOLD_PRICE * golds) - price
        return silver, self.gold - golds, self.spice - spices, SPICE_SOLD * spices + GOLD_SOLD * golds

    def buy(self, heap: int, price: int, likely: float) -> int:
        """The best good for this price, if it is worth it; returns it, if it is likely to be there."""
        silver, gold, spice, given = self.paid(price)
        if silver < 0:
            return 0
        before = best = self.worth(self.goods, self.silver)
        bought = 0
        for kind in KINDS:
            if heap >> (LANE * kind) & MASK:
                worth = self.worth(self.goods + ONE[kind], silver) - given
                if worth > best:
                    best, bought = worth, ONE[kind]
        if not bought:
            return 0
        if likely < 0.5:
            self.gained += likely * (best - before)
            return 0
        self.gained -= (1.0 - likely) * (best - before) + given
        self.goods += bought
        self.silver, self.gold, self.spice = silver, gold, spice
        self.board()
        return bought

    def exchange(self, price: int, bonus: float) -> None:
        """A swap for something that is needed more, or a bonus tile."""
        silver, gold, spice, given = self.paid(price)
        if silver < 0:
            return
        before = self.worth(self.goods, self.silver)
        goods, worth = self.best_swap(silver)
        extra = GIFT
        if gold and spice and bonus - BONUS_PAID > extra + worth - before:
            goods, worth, extra = self.goods, self.worth(self.goods, silver), bonus - BONUS_PAID
            gold, spice = gold - 1, spice - 1
        if worth + extra - given > before:
            self.goods, self.silver, self.gold, self.spice = goods, silver, gold, spice
            self.gained += extra - given
            self.board()

    def best_swap(self, silver: int) -> tuple[int, float]:
        """The goods after the best exchange with the bag, and what they are worth."""
        found, best, bag = self.goods, -1.0, self.state.bag
        for give in KINDS:
            if self.goods >> (LANE * give) & MASK:
                for take in KINDS:
                    if take != give and bag >> (LANE * take) & MASK:
                        after = self.goods - ONE[give] + ONE[take]
                        worth = self.worth(after, silver)
                        if worth > best:
                            found, best = after, worth
        return found, best

    def board(self) -> None:
        """After a deal: whoever can and finds something worth it."""
        while self.merchants:
            found, best = -1, 0.8
            for slot in range(HARBOUR):
                ship = self.state.ships[slot]
                if self.seats[slot] > 0 and contains(self.goods, NEEDED[ship]) and self.silver >= FARE[ship]:
                    worth = self.landings.best(DESTINATION[ship])
                    if worth > best:
                        found, best = slot, worth
            if found < 0:
                return
            ship = self.state.ships[found]
            self.goods -= NEEDED[ship]
            self.silver -= FARE[ship]
            self.seats[found] -= 1
            self.merchants -= 1
            self.gained += LANDING * self.landings.take(DESTINATION[ship])

    def worth(self, goods: int, silver: int) -> float:
        """Goods by the ships they lead aboard: the best one first, then what the rest is good for. And silver, worth nothing in the end."""
        if not self.left:
            return float(number_of(goods))
        worth = self.late * SILVER[silver]
        rest = goods
        for _ in range(2):
            best, chosen = 0.0, -1
            for slot in range(HARBOUR):
                if self.seats[slot] <= 0:
                    continue
                ship = self.state.ships[slot]
                missing = missing_for(rest, ship) + (FARE[ship] > silver)
                if missing >= TILES_NEEDED[ship] or missing > 3:
                    continue
                value = NEAR[missing] * self.landings.best(DESTINATION[ship])
                if missing and DEPARTURE[ship] == self.earliest:
                    value *= HURRY
                if missing > 1:
                    value *= self.late
                if value > best:
                    best, chosen = value, ship
            if chosen < 0:
                break
            worth += best
            rest = without(rest, chosen)
        spare = number_of(rest)
        surplus = min(spare, max(0, number_of(goods) - FREE))
        return worth + (SPARE_GOOD + 0.5 * (1.0 - self.late)) * (spare - surplus) + SURPLUS_GOOD * surplus


def missing_for(goods: int, ship: int) -> int:
    """How many of the goods for a passage are not there."""
    needed, missing = NEEDED[ship], 0
    while needed:
        lack = (needed & MASK) - (goods & MASK)
        if lack > 0:
            missing += lack
        needed >>= LANE
        goods >>= LANE
    return missing


def without(goods: int, ship: int) -> int:
    """What is left when a passage has taken what it can use."""
    needed = NEEDED[ship]
    for kind in KINDS:
        used = min(goods >> (LANE * kind) & MASK, needed >> (LANE * kind) & MASK)
        goods -= used * ONE[kind]
    return goods
