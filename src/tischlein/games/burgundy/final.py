"""The final scoring (BUR-275 to BUR-283, BUR-319 to BUR-330, BUR-551)."""

from __future__ import annotations

from typing import Final

from tischlein.core.agenda import Automatic
from tischlein.core.score import Term
from tischlein.games.burgundy.estate import Estate, colours_in, number_of
from tischlein.games.burgundy.state import BurgundyState
from tischlein.games.burgundy.tiles import ANIMALS_ON, CRANE, SPECIES_OF, building_of, data, shield_points

GOODS_KINDS: Final = 15
SPECIES_MONASTERY: Final = 24
GOODS_TILES: Final = 25
BONUS_TILES: Final = 26
AT_THE_END: Final[tuple[int, ...]] = (GOODS_KINDS, *range(16, 24), SPECIES_MONASTERY, GOODS_TILES, BONUS_TILES, 29)
SCORING: Final = sum(1 << number for number in AT_THE_END)
DOUBLE_MONASTERIES: Final = 10
DOUBLE_SHIELDS: Final = 13
FOR_EACH: Final = {GOODS_KINDS: 2, SPECIES_MONASTERY: 4, GOODS_TILES: 1, BONUS_TILES: 3}
FOR_A_BUILDING: Final = 4


class EndGame(Automatic[BurgundyState]):
    def run(self, state: BurgundyState) -> None:
        if not state.use.solo:  # there the board is full or it is not (BUR-522)
            for seat, term in final_terms(state):
                state.gain(seat, term)


def final_terms(state: BurgundyState) -> list[tuple[int, Term]]:
    """What everybody would get if the game ended now. In the team game it goes once to the first of the partners (BUR-471)."""
    return [
        (owner, term)
        for owner in range(state.use.owners)
        for term in leftovers(state, owner) + monasteries(state, owner) + shields(state, owner)
    ]


def leftovers(state: BurgundyState, owner: int) -> list[Term]:
    """Goods, silver and workers (BUR-276 to BUR-278)."""
    estate, worth = state.estates[owner], data("main_board")["final_points"]
    goods = number_of(estate.store)
    terms = [
        Term("goods", goods * worth["per_unsold_goods"], {"count": goods}, "BUR-276"),
        Term("silver", estate.silver * worth["per_silver"], {"count": estate.silver}, "BUR-277"),
        Term("workers", estate.workers // worth["workers_per_point"], {"count": estate.workers}, "BUR-278"),
    ]
    return [term for term in terms if term.points]


def monasteries(state: BurgundyState, owner: int) -> list[Term]:
    """Those in the duchy, and with shield 6 those of the opponent it names; only the own ones are doubled (BUR-572, BUR-576, BUR-577)."""
    estate, usable = state.estates[owner], state.monks(owner)
    if not usable & SCORING:
        return []
    double = estate.has_shield(DOUBLE_MONASTERIES)
    terms = []
    for number, count in counted(estate, usable, state.bonuses_of(owner), double).items():
        own = estate.monasteries >> number & 1
        points = count * FOR_EACH.get(number, FOR_A_BUILDING) * (2 if double and own else 1)
        rule = "BUR-405" if number == 29 else f"BUR-{304 + number}"
        if points:
            terms.append(Term("monastery", points, {"number": number, "count": count}, rule))
    return terms


def counted(estate: Estate, usable: int, bonuses: int, double: bool = False) -> dict[int, int]:
    """What each monastery that scores at the end counts; the crane goes where it is worth most (BUR-371)."""
    counts = {number: count_for(estate, number, bonuses) for number in AT_THE_END if usable >> number & 1}
    buildings = [number for number in counts if number in building_of()]
    if buildings and CRANE in estate.tiles:
        best = max(buildings, key=lambda number: bool(double and estate.monasteries >> number & 1))
        counts[best] += 1
    return counts


def count_for(estate: Estate, number: int, bonuses: int) -> int:
    if number in building_of():
        return estate.tiles.count(building_of()[number])
    if number == SPECIES_MONASTERY:
        return len({SPECIES_OF[tile] for tile in estate.tiles if tile in ANIMALS_ON})
    if number == GOODS_KINDS:
        return len(colours_in(estate.sold))
    if number == GOODS_TILES:
        return number_of(estate.sold)
    return bonuses


def shields(state: BurgundyState, owner: int) -> list[Term]:
    """BUR-551, BUR-580."""
    estate = state.estates[owner]
    factor = 2 if estate.has_shield(DOUBLE_SHIELDS) else 1
    return [
        Term("shield", shield_points()[number] * factor, {"number": number}, "BUR-580" if factor == 2 else "BUR-551")
        for _, number in estate.shields
    ]
