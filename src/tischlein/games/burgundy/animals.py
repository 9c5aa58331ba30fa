"""Animals: a tile scores, and with it the same species in the same pasture (BUR-165 to BUR-169); geese (BUR-373 to BUR-376)."""

from __future__ import annotations

from typing import ClassVar, Final

from tischlein.core.agenda import DecisionStep
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.core.score import Term
from tischlein.games.burgundy.state import BurgundyState, tell
from tischlein.games.burgundy.tiles import ANIMAL, ANIMALS_ON, GEESE, KIND_OF, SPECIES, SPECIES_OF
from tischlein.geometry.hexes import members

MORE_FOR_ANIMALS: Final = 1 << 7
"""Monastery 7."""
ONE_PASTURE: Final = 1
"""Shield 1."""
NAMES: Final[tuple[str, ...]] = (*SPECIES, "geese")


def pasture(state: BurgundyState, seat: int, cell: int) -> list[int]:
    """The other animal tiles that are in the same pasture; with shield 1 there is only one (BUR-168, BUR-565)."""
    estate = state.estate(seat)
    area = estate.duchy.cells_of[ANIMAL] if state.shield(seat, ONE_PASTURE) else estate.duchy.area[cell]
    tiles = [estate.tiles[other] for other in members(area & estate.filled & ~(1 << cell))]
    return [tile for tile in tiles if KIND_OF[tile] == ANIMAL]  # an inn may lie there as well


def animal_term(state: BurgundyState, seat: int, cell: int, tile: int, species: int) -> Term:
    """The new tile, all others of the species that counts with it, and geese that were there before."""
    others = [other for other in pasture(state, seat, cell) if SPECIES_OF[other] == species or other == GEESE]
    scoring = [tile, *others]
    points = sum(ANIMALS_ON[animal] for animal in scoring)
    rule = "BUR-373" if tile == GEESE else "BUR-374" if GEESE in others else "BUR-166" if others else "BUR-165"
    if state.monks(seat) & MORE_FOR_ANIMALS:
        points += len(scoring)
        rule = "BUR-308"
    return Term("animals", points, {"species": NAMES[SPECIES_OF[tile]], "tiles": len(scoring)}, rule)


def goose_friends(state: BurgundyState, seat: int, cell: int) -> list[int]:
    """The species that geese can count with (BUR-373)."""
    return sorted({SPECIES_OF[tile] for tile in pasture(state, seat, cell)})


class JoinHerd(DecisionStep[BurgundyState]):
    """Which other species scores together with the geese (BUR-373)."""

    __slots__ = ("cell",)
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("BUR-373", "BUR-376")

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.cell

    def options(self, state: BurgundyState) -> list[Action]:
        return [("species", NAMES[species]) for species in goose_friends(state, self.seat, self.cell)]

    def apply(self, state: BurgundyState, action: Action) -> None:
        state.gain(self.seat, self._term(state, action))

    def _term(self, state: BurgundyState, action: Action) -> Term:
        return animal_term(state, self.seat, self.cell, GEESE, NAMES.index(action[1]))

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-species")

    def label(self, state: BurgundyState, action: Action) -> Message:
        return tell("species", species=action[1], points=self._term(state, action).points)
