"""Completed areas and completed colours."""

from __future__ import annotations

from functools import cache
from typing import Final

from tischlein.core.score import Term
from tischlein.games.burgundy.moments import AREA, BONUS_TILE
from tischlein.games.burgundy.state import PHASES, BurgundyState
from tischlein.games.burgundy.tiles import COLOURS, KINDS, area_points, by_players, data, phase_points


def complete_area(state: BurgundyState, seat: int, cell: int) -> list[Term]:
    """Points by its size and for the phase, as soon as a tile covers the last space of an area (BUR-210, BUR-211, BUR-212, BUR-213)."""
    estate = state.estate(seat)
    area = estate.duchy.area[cell]
    size, rule = area.bit_count(), "BUR-212"
    for larger, why in state.use.moments.larger_areas:
        more = larger(state, estate, area)
        if more:
            size, rule = size + more, why
    if estate.shields:
        counted = state.shielded(estate, AREA, size)
        if counted != size:
            size, rule = counted, "BUR-585"
    colour = estate.duchy.spaces[cell].colour
    return [area_term(colour, size, rule), phase_term(colour, state.phase)]


def complete_colour(state: BurgundyState, seat: int, cell: int) -> list[Term]:
    """A bonus tile for the last space of a colour, for example with the third mine (BUR-214, BUR-215, BUR-217)."""
    estate = state.estate(seat)
    colour = estate.duchy.spaces[cell].colour
    everywhere = estate.duchy.cells_of[colour]
    return take_bonus(state, seat, colour, KINDS[colour], COLOUR_RULES) if estate.filled & everywhere == everywhere else []


COLOUR_RULES: Final = ("BUR-214", "BUR-215")


@cache
def area_term(colour: int, size: int, rule: str) -> Term:
    return Term("area", area_points()[size], {"kind": KINDS[colour], "size": size}, rule)


@cache
def phase_term(colour: int, phase: int) -> Term:
    return Term("phase", phase_points()[phase], {"phase": PHASES[phase], "kind": KINDS[colour]}, "BUR-213")


def take_bonus(state: BurgundyState, seat: int, which: int, name: str, rules: tuple[str, str]) -> list[Term]:
    """The large bonus tile, then the small one under it, then nothing (BUR-006, BUR-024, BUR-216, BUR-354). A team takes it together."""
    takers = state.bonuses[which]
    taken = len(takers)
    if taken == 2:
        return []
    state.bonuses = (*state.bonuses[:which], (*takers, state.owner(seat)), *state.bonuses[which + 1 :])
    points = by_players(data("tiles")["bonus_tiles"]["small" if taken else "large"], state.setup.players)
    estate = state.estate(seat)
    if estate.shields and which in COLOURS:  # that for the border posts is no tile (BUR-391)
        points = state.shielded(estate, BONUS_TILE, points)
    return [Term("bonus", points, {"kind": name, "size": "small" if taken else "large"}, rules[taken])]
