"""For bots: what merchants may find on the island."""

from __future__ import annotations

from functools import cache
from typing import Final

from tischlein.games.felinia.box import FACE_DOWN, FIRST_SPECIAL, NO_TILE, WORTH
from tischlein.games.felinia.island import Island, island
from tischlein.games.felinia.scoring import GROUP, bonus_of, groups
from tischlein.games.felinia.state import FeliniaState

UNKNOWN_SPECIAL: Final = 3.0


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
