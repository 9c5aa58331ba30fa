"""The final scoring: what is left over, and the monasteries that score at the end."""

from __future__ import annotations

from typing import Final

from tischlein.core.agenda import Automatic
from tischlein.core.score import Term
from tischlein.games.burgundy.estate import Estate, colours_in, number_of
from tischlein.games.burgundy.moments import FINAL_MONASTERY
from tischlein.games.burgundy.state import BurgundyState
from tischlein.games.burgundy.tiles import ANIMALS_ON, SPECIES_OF, building_of, data

GOODS_KINDS: Final = 15
SPECIES_MONASTERY: Final = 24
GOODS_TILES: Final = 25
BONUS_TILES: Final = 26
MONASTERIES: Final = {
    GOODS_KINDS: (2, "BUR-319"),
    16: (4, "BUR-320"),
    17: (4, "BUR-321"),
    18: (4, "BUR-322"),
    19: (4, "BUR-323"),
    20: (4, "BUR-324"),
    21: (4, "BUR-325"),
    22: (4, "BUR-326"),
    23: (4, "BUR-327"),
    SPECIES_MONASTERY: (4, "BUR-328"),
    GOODS_TILES: (1, "BUR-329"),
    BONUS_TILES: (3, "BUR-330"),
}
"""Those that score at the end: the points for each thing they count, and the rule. 16 to 23 count buildings of a kind."""


class EndGame(Automatic[BurgundyState]):
    """After phase E (BUR-275)."""

    def run(self, state: BurgundyState) -> None:
        for seat, term in state.final_terms():
            state.gain(seat, term)
        state.use.way.conclude(state)


def leftovers(state: BurgundyState, owner: int) -> list[Term]:
    """Goods, silver and workers (BUR-276, BUR-277, BUR-278); tiles on key spaces are worth nothing (BUR-280)."""
    estate, worth = state.estates[owner], data("main_board")["final_points"]
    goods = number_of(estate.store)
    terms = [
        Term("goods", goods * worth["per_unsold_goods"], {"count": goods}, "BUR-276"),
        Term("silver", estate.silver * worth["per_silver"], {"count": estate.silver}, "BUR-277"),
        Term("workers", estate.workers // worth["workers_per_point"], {"count": estate.workers}, "BUR-278"),
    ]
    return [term for term in terms if term.points]


def monasteries(state: BurgundyState, owner: int) -> list[Term]:
    """Those the owner may use (BUR-279); with shield 6 also those of the opponent it names (BUR-572)."""
    estate, usable = state.estates[owner], state.monks_of(state.estates[owner])
    scoring = [number for number in state.use.moments.final_monasteries if usable >> number & 1]
    if not scoring:
        return []
    terms = []
    for number, count in counted(state, estate, scoring, state.bonuses_of(owner)).items():
        each, rule = state.use.moments.final_monasteries[number]
        points = count * each
        if estate.shields:
            points = state.shielded(estate, FINAL_MONASTERY, points, about=number)
        if points:
            terms.append(Term("monastery", points, {"number": number, "count": count}, rule))
    return terms


def counted(state: BurgundyState, estate: Estate, scoring: list[int], bonuses: int) -> dict[int, int]:
    """What each of these monasteries counts."""
    counts = {number: count_for(estate, number, bonuses) for number in scoring}
    for change in state.use.moments.counting:
        change(state, estate, counts)
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
