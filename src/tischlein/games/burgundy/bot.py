"""What a position is worth beyond its points: for bots that look one turn ahead."""

from __future__ import annotations

from typing import Final

from tischlein.games.burgundy.estate import Estate, number_of
from tischlein.games.burgundy.moments import MINES
from tischlein.games.burgundy.state import PHASES, ROUNDS, BurgundyState
from tischlein.games.burgundy.tiles import (
    ANIMAL,
    ANIMALS_ON,
    ANY,
    BEFORE_MONASTERIES,
    BUILDING,
    COLOURS,
    KIND_OF,
    MONASTERY,
    SPECIES_OF,
    area_points,
    building_of,
    by_players,
    data,
    phase_points,
    shield_points,
)

SILVER: Final = 1.3
"""Points for a coin that a mine will bring. What is at hand already has its final points in the standing; see `evaluate` for the rest."""
KIND_WORTH: Final = (2.2, 0.0, 1.5, 3.2, 4.0, 0.8, 3.0)
"""What the effect of a tile on a key space is good for when it is placed, by kind."""
MONASTERY_WORTH: Final = {
    1: 5.0,
    2: 4.0,
    3: 3.0,
    4: 2.0,
    5: 3.0,
    6: 3.0,
    7: 3.0,
    8: 4.0,
    9: 3.0,
    10: 3.0,
    11: 3.0,
    12: 3.5,
    13: 2.5,
    14: 3.0,
    27: 2.0,
    28: 3.0,
}
"""Of a permanent effect for a whole game."""


def evaluate(state: BurgundyState, seat: int) -> float:
    """The standing, things worth keeping, areas and colours on the way, and tiles that wait to be placed."""
    owner, left = state.owner(seat), time_left(state)
    estate = state.estates[owner]
    worth = state.use.way.worth(state, owner)
    if not state.waiting_for or left <= 0:
        return worth
    worth += min(1.0, 3 * left) * (0.5 * min(estate.silver, 4) + 0.3 * min(estate.workers, 8) + 0.7 * number_of(estate.store))
    worth += state.shielded(estate, MINES, estate.mines) * SILVER * phases_left(state)
    worth += permanent(estate, left) + areas(state, estate, left) + colours(state, estate, left)
    worth += sum(waiting(state, estate, tile, left) for other in state.seats_of(owner) for tile in state.keys[other])
    worth += sum(waiting(state, estate, tile, left) for tile in estate.common)
    worth += 0.1 * estate.frontier.bit_count() * left
    worth += shields(state, estate)
    worth += 0.4 * left * next(number for number, stack in enumerate(state.bridge) if seat in stack)
    return worth


def time_left(state: BurgundyState) -> float:
    """The share of the game that is still to come, 1 at the start."""
    rounds = ROUNDS * len(PHASES)
    return 1 - max(0, state.phase * ROUNDS + state.round) / (rounds + 1)


def phases_left(state: BurgundyState) -> int:
    """Ends of phases still to come: each brings silver."""
    return len(PHASES) - max(0, state.phase)


def permanent(estate: Estate, left: float) -> float:
    """Effects that last are worth more the longer the game goes on."""
    return sum(worth * left for number, worth in MONASTERY_WORTH.items() if estate.monasteries >> number & 1)


def areas(state: BurgundyState, estate: Estate, left: float) -> float:
    """An area half done is worth less than half: it may not be finished, and the bonus of the phase falls."""
    worth, points = 0.0, area_points()
    bonus = phase_points()[min(len(PHASES) - 1, max(0, state.phase) + (1 if state.round == ROUNDS else 0))]
    for area in estate.duchy.areas:
        done, size = (area & estate.filled).bit_count(), area.bit_count()
        if 0 < done < size:
            missing = size - done
            hope = min(1.0, 8 * left / missing) * (0.75 if missing == 1 else 0.6)
            worth += (points[size] + bonus) * hope * done / size
    return worth


def colours(state: BurgundyState, estate: Estate, left: float) -> float:
    """Bonus tiles that are still to be had."""
    worth = 0.0
    large = by_players(data("tiles")["bonus_tiles"]["large"], state.setup.players)
    for colour in COLOURS:
        taken = len(state.bonuses[colour])
        cells = estate.duchy.cells_of[colour]
        share = (cells & estate.filled).bit_count() / cells.bit_count()
        if taken < 2 and share < 1:
            worth += large * (1.0 if taken == 0 else 0.5) * share * share * 0.6
    return worth


def waiting(state: BurgundyState, estate: Estate, tile: int, left: float) -> float:
    """A tile on a key space: what it will bring, if there is a place for it and the time."""
    kind = KIND_OF[tile]
    open_to = estate.fitting(tile, estate.frontier, unlimited=estate.monasteries >> 1 & 1 == 1)
    if not open_to:
        return 0.4 if left > 0.15 else 0.0
    worth = KIND_WORTH[kind] if kind != ANY else 2.0
    if kind == ANIMAL:
        herd = sum(ANIMALS_ON[other] for other in estate.tiles if other in ANIMALS_ON and SPECIES_OF[other] == SPECIES_OF[tile])
        worth += 0.8 * ANIMALS_ON[tile] + 0.35 * herd
    elif kind == MONASTERY:
        number = tile - BEFORE_MONASTERIES
        worth += MONASTERY_WORTH.get(number, 0.0) * left + (
            end_worth(estate, number) if number in state.use.moments.final_monasteries else 0.0
        )
    elif kind == BUILDING:
        worth += sum(3.0 for number, building in building_of().items() if building == tile and estate.monasteries >> number & 1)
    return worth * min(1.0, 6 * left) * 0.7


def end_worth(estate: Estate, number: int) -> float:
    """What a monastery that scores at the end would bring now."""
    if number in building_of():
        return 4.0 * estate.tiles.count(building_of()[number])
    if number == 24:
        return 4.0 * len({SPECIES_OF[tile] for tile in estate.tiles if tile in ANIMALS_ON})
    return float(number_of(estate.sold)) if number == 25 else 4.0


def shields(state: BurgundyState, estate: Estate) -> float:
    """Their points are part of the standing, but tribute is still to be paid."""
    return sum(1.0 - min(phases_left(state), shield_points()[shield] / 2) for _, shield in estate.shields)
