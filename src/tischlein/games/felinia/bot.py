"""What a position is worth for a seat beyond its points: goods that lead aboard, merchants who will land, tokens that will buy.

For bots that look to the end of their own turn. Everything is in points; the numbers are what bots that play against each other found good.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from tischlein.core.chance import CHANCE
from tischlein.games.felinia.boarding import NEEDED, TILES_NEEDED
from tischlein.games.felinia.box import (
    DEPARTURE,
    DESTINATION,
    FACE_DOWN,
    FARE,
    FIRST_SPECIAL,
    GUILD,
    HARBOUR,
    NO_SHIP,
    NO_TILE,
    SEATS,
    SPECIALS,
    WORTH,
)
from tischlein.games.felinia.goods import KINDS, LANE, MASK, ONE, contains, number_of
from tischlein.games.felinia.island import Island, island
from tischlein.games.felinia.luck import TurnTile
from tischlein.games.felinia.phases import OVER, PLACING, TRADING
from tischlein.games.felinia.scoring import GROUP, bonus_of, groups, points
from tischlein.games.felinia.state import FeliniaState
from tischlein.games.felinia.storing import FREE

SILVER: Final = (0.0, 0.8, 1.45, 1.95, 2.3, 2.55, 2.7)
"""A little money is worth more than its last coin."""
NEAR: Final = (0.85, 0.5, 0.22, 0.06)
"""How likely a passage comes about, by the number of goods that are missing for it."""
SPARE_GOOD: Final = 0.45
"""A good that no ship asks for: it counts a point in the end, and may be exchanged. Beyond what can be stored, it will be sold."""
SURPLUS_GOOD: Final = 0.15
LANDING: Final = 0.95
"""A merchant aboard lands: at the end of the game all ships sail."""
UNKNOWN_SPECIAL: Final = 3.0
SPECIAL_WORTH: Final = {"provision_income": 2.5, "silver_income": 2.0, "gold_income": 2.5, "treasure": 3.0, "lone_merchants": 2.0}


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
    return worth + trading_worth(state, seat, left, landings)


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
    if gold and spice and state.bonus_left and left:
        worth += 0.35 * best_bonus(state, seat)
    worth += 0.5 * (spice % 2) + late * (0.25 * gold + 0.1 * spice)
    if state.island.pro:
        worth += late * (0.9 * min(provisions, 3) + 0.2 * max(0, provisions - 3))
        for special, id in enumerate(SPECIALS):
            if state.specials[seat] >> special & 1:
                worth += SPECIAL_WORTH.get(id, 1.0) * min(1.0, left / 8)
    return worth


def best_bonus(state: FeliniaState, seat: int) -> float:
    """What the best bonus tile would bring now."""
    best = 0
    before = points(state, seat)
    mine = state.bonuses[seat]
    for tile in range(5):
        if state.bonus_left >> tile & 1:
            state.bonuses[seat] = mine | 1 << tile
            best = max(best, points(state, seat) - before)
    state.bonuses[seat] = mine
    return float(best)


# ---------------------------------------------------------------------- landing


@cache
def steps_to(side: str) -> tuple[int, ...]:
    """How many steps each province lies from its harbour."""
    land = island(side)
    found = [99] * len(land.names)
    front = list(land.harbour)
    distance = 1
    while front:
        for province in front:
            found[province] = distance
        front = sorted({other for province in front for other in land.ways[province] if found[other] == 99})
        distance += 1
    return tuple(found)


def group_gain(land: Island, posts: int, province: int) -> int:
    """What a merchant there would add to the groups."""
    if not land.borders[province] & posts:
        return GROUP[1]
    return group_points(land, posts | 1 << province) - group_points(land, posts)


def group_points(land: Island, posts: int) -> int:
    return sum(size * GROUP[min(size, 3)] for size in groups(land, posts))


def tile_gain(state: FeliniaState, seat: int, tile: int) -> float:
    """What one more tile of this kind would add; a growing set promises more."""
    if tile >= FIRST_SPECIAL:
        return UNKNOWN_SPECIAL
    worth = WORTH[tile]
    count = state.sets[seat][tile] + bonus_of(state.bonuses[seat], tile, extra=True)
    now = count * worth[min(count, len(worth)) - 1] if count else 0
    then = (count + 1) * worth[min(count + 1, len(worth)) - 1]
    plus = bonus_of(state.bonuses[seat], tile, extra=False)
    return then - now + plus + (0.4 if count + 1 < len(worth) else 0.0)


class Landings:
    """What the next merchants of a seat would find in each country, the best places first; each place is taken once."""

    def __init__(self, state: FeliniaState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.found: dict[int, list[float]] = {}

    def of(self, country: int) -> list[float]:
        places = self.found.get(country)
        if places is None:
            places = self.found[country] = self._look(country)
        return places

    def best(self, country: int) -> float:
        places = self.of(country)
        return places[0] if places else 0.4

    def take(self, country: int) -> float:
        places = self.of(country)
        return places.pop(0) if places else 0.4

    def _look(self, country: int) -> list[float]:
        state, seat = self.state, self.seat
        land, posts = state.island, state.posts[seat]
        far = steps_to(land.side)
        down = state.down[country]
        mean = sum(tile_gain(state, seat, tile) for tile in down) / len(down) if down else 0.0
        provisions = state.provisions[seat]
        found = []
        for province in land.posts:
            tile = state.tiles[province]
            if tile == NO_TILE or land.country[province] != country:
                continue
            gain = mean + 0.3 if tile == FACE_DOWN else tile_gain(state, seat, tile)
            short = far[province] - 3 - provisions
            if short <= 0:
                found.append(gain + group_gain(land, posts, province) + 0.8)
            elif short == 1:
                found.append(0.5 * (gain + group_gain(land, posts, province)))
        found.sort(reverse=True)
        return found[:3]


def ashore(state: FeliniaState, seat: int) -> float:
    """The best place that the merchant on his way can still reach, or what he may hope to turn up."""
    land = state.island
    province = state.way[-1]
    if state.posts[seat] >> province & 1:
        return 0.0  # he has arrived
    posts, occupied = state.posts[seat], state.occupied()
    best, hope = 0.0, 0.0
    front: list[tuple[int, int, int]] = [(province, state.steps, state.provisions[seat])]
    seen = set(state.way)
    while front:
        here, steps, provisions = front.pop()
        if not (steps or provisions):
            continue
        for other in land.ways[here]:
            if other in seen or occupied >> other & 1:
                continue
            tile = state.tiles[other]
            cost = 0.0 if steps else 0.8
            if tile == NO_TILE:
                seen.add(other)
                front.append((other, max(0, steps - 1), provisions if steps else provisions - 1))
            elif tile == FACE_DOWN:
                down = state.down[land.country[other]]
                mean = sum(tile_gain(state, seat, kind) for kind in down) / len(down)
                hope = max(hope, mean + group_gain(land, posts, other))
            else:
                best = max(best, tile_gain(state, seat, tile) + group_gain(land, posts, other) - cost)
    return best + 0.3 if best else 0.5 * hope


# ---------------------------------------------------------------------- trading


def trading_worth(state: FeliniaState, seat: int, left: float, landings: Landings) -> float:
    """Goods and silver, after the tokens that are still to be resolved have bought what they can."""
    goods, silver, merchants = state.goods[seat], state.silver[seat], state.merchants[seat]
    seats = [SEATS[ship] - len(state.aboard[slot]) if ship != NO_SHIP else 0 for slot, ship in enumerate(state.ships)]
    gained = 0.0
    if state.phase in (PLACING, TRADING):
        for place in range(max(state.place, 0), GUILD + 1):
            stack = state.stacks[place]
            if seat not in stack:
                continue
            heap = state.markets[place] if place != GUILD else 0
            supply = float(number_of(heap))
            for height in range(len(stack) - 1, -1, -1):
                price = height + 1
                if stack[height] != seat:
                    supply -= 0.75
                    continue
                if silver < price:
                    gained += 0.05 if silver + number_of(goods) + state.gold[seat] >= price else 0.0
                    continue
                before = heap_worth(state, goods, silver, left, landings, seats)
                if place == GUILD:
                    swap, best = best_swap(state, goods, silver - price, left, landings, seats)
                    spice = 0.6
                    if state.gold[seat] and state.spice[seat] and state.bonus_left:
                        spice = max(spice, best_bonus(state, seat) - 1.5)
                        best = max(best, heap_worth(state, goods, silver - price, left, landings, seats))
                    if best + spice > before:
                        goods, silver = swap, silver - price
                        gained += 0.8 * spice
                    else:
                        continue
                else:
                    likely = max(0.0, min(1.0, supply))
                    best, bought = before, 0
                    for kind in KINDS:
                        if heap >> (LANE * kind) & MASK:
                            after = heap_worth(state, goods + ONE[kind], silver - price, left, landings, seats)
                            if after > best:
                                best, bought = after, ONE[kind]
                    if not bought:
                        continue
                    if likely < 0.5:
                        gained += likely * (best - before)
                        continue
                    gained -= (1.0 - likely) * (best - before)
                    goods += bought
                    heap -= bought
                    silver -= price
                    supply -= 1.0
                while merchants:  # after a deal
                    slot = aboard_now(state, goods, silver, seats, landings)
                    if slot < 0:
                        break
                    ship = state.ships[slot]
                    goods -= NEEDED[ship]
                    silver -= FARE[ship]
                    seats[slot] -= 1
                    merchants -= 1
                    gained += LANDING * landings.take(DESTINATION[ship])
    return gained + (heap_worth(state, goods, silver, left, landings, seats) if merchants else float(number_of(goods)))


def aboard_now(state: FeliniaState, goods: int, silver: int, seats: list[int], landings: Landings) -> int:
    """The best ship that can be boarded, -1 if there is none."""
    found, best = -1, 0.8
    for slot in range(HARBOUR):
        ship = state.ships[slot]
        if seats[slot] > 0 and contains(goods, NEEDED[ship]) and silver >= FARE[ship]:
            worth = landings.best(DESTINATION[ship])
            if worth > best:
                found, best = slot, worth
    return found


def best_swap(state: FeliniaState, goods: int, silver: int, left: float, landings: Landings, seats: list[int]) -> tuple[int, float]:
    """The goods after the best exchange for one from the bag."""
    found, best = goods, -1.0
    for give in KINDS:
        if goods >> (LANE * give) & MASK:
            for take in KINDS:
                if take != give and state.bag >> (LANE * take) & MASK:
                    after = goods - ONE[give] + ONE[take]
                    worth = heap_worth(state, after, silver, left, landings, seats)
                    if worth > best:
                        found, best = after, worth
    return found, best


def heap_worth(state: FeliniaState, goods: int, silver: int, left: float, landings: Landings, seats: list[int]) -> float:
    """Goods by the ships they lead aboard: the best one first, then what the rest is good for. And silver, worth nothing in the end."""
    late = min(1.0, left / 2.5)
    worth = late * SILVER[silver]
    earliest = min((DEPARTURE[ship] for ship in state.ships if ship != NO_SHIP), default=0)
    full = any(ship != NO_SHIP and len(state.aboard[slot]) == SEATS[ship] for slot, ship in enumerate(state.ships))
    rest = goods
    for _ in range(2):
        best, chosen = 0.0, -1
        for slot in range(HARBOUR):
            ship = state.ships[slot]
            if seats[slot] <= 0:
                continue
            missing = missing_for(rest, ship) + (FARE[ship] > silver)
            if missing >= TILES_NEEDED[ship] or missing > 3:
                continue
            value = NEAR[missing] * landings.best(DESTINATION[ship])
            if missing and DEPARTURE[ship] == earliest and not full:
                value *= 0.6  # it may be gone before
            if missing > 1:
                value *= late
            if value > best:
                best, chosen = value, ship
        if chosen < 0:
            break
        worth += best if left else 0.0
        rest = without(rest, chosen)
    if not left:
        return worth + number_of(goods)
    surplus = min(number_of(rest), max(0, number_of(goods) - FREE))
    return worth + (SPARE_GOOD + 0.5 * (1.0 - late)) * (number_of(rest) - surplus) + SURPLUS_GOOD * surplus


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
