"""Animals: a tile scores, and with it the same species in the same pasture."""

from __future__ import annotations

from typing import Final

from tischlein.core.score import Term
from tischlein.games.burgundy.moments import PASTURE
from tischlein.games.burgundy.state import BurgundyState
from tischlein.games.burgundy.tiles import ANIMAL, ANIMALS_ON, KIND_OF, SPECIES, SPECIES_OF
from tischlein.geometry.hexes import members

MORE_FOR_ANIMALS: Final = 1 << 7
"""Monastery 7."""
NAMES: Final[tuple[str, ...]] = (*SPECIES, "geese")


def pasture(state: BurgundyState, seat: int, cell: int) -> list[int]:
    """The other animal tiles that are in the same pasture, whether they touch or not; those in others do not count (BUR-168, BUR-169)."""
    estate = state.estate(seat)
    area = estate.duchy.area[cell]
    if estate.shields:
        area = state.shielded(estate, PASTURE, area)
    tiles = [estate.tiles[other] for other in members(area & estate.filled & ~(1 << cell))]
    return [tile for tile in tiles if KIND_OF[tile] == ANIMAL]  # something else may lie there as well


def animal_term(state: BurgundyState, seat: int, cell: int, tile: int, species: int) -> Term:
    """The new tile, and all others of the species that counts with it (BUR-165, BUR-166, BUR-167).

    Monastery 7 adds a point for each of these tiles (BUR-308).
    """
    joining = state.use.moments.joining
    others = [other for other in pasture(state, seat, cell) if SPECIES_OF[other] == species or other in joining]
    scoring = [tile, *others]
    points = sum(ANIMALS_ON[animal] for animal in scoring)
    rule = "BUR-166" if others else "BUR-165"
    for animal, (placed, there) in joining.items():
        rule = placed if tile == animal else there if animal in others else rule
    if state.monks(seat) & MORE_FOR_ANIMALS:
        points += len(scoring)
        rule = "BUR-308"
    return Term("animals", points, {"species": NAMES[SPECIES_OF[tile]], "tiles": len(scoring)}, rule)
