"""Completed areas, completed colours, linked border posts (BUR-210 to BUR-219, BUR-386 to BUR-391)."""

from __future__ import annotations

from functools import cache
from typing import Final

from tischlein.core.score import Term
from tischlein.games.burgundy.state import PHASES, POSTS, BurgundyState
from tischlein.games.burgundy.tiles import KINDS, area_points, by_players, data, phase_points

LARGER_AREA: Final = 17
"""The shield with which an area counts as one space larger."""


def completion(state: BurgundyState, seat: int, cell: int) -> list[Term]:
    """The points for what a tile on this space completes; bonus tiles are taken."""
    estate = state.estate(seat)
    duchy, filled = estate.duchy, estate.filled
    terms: list[Term] = []
    area = duchy.area[cell]
    if filled & area == area:
        colour = duchy.spaces[cell].colour
        terms.append(area_term(colour, area.bit_count(), estate.inned & area != 0, state.shield(seat, LARGER_AREA)))
        terms.append(phase_term(colour, state.phase))
        everywhere = duchy.cells_of[colour]
        if filled & everywhere == everywhere and not state.use.solo:
            terms += take_bonus(state, seat, colour)
    if duchy.posts:
        terms += link(state, seat)
    return terms


@cache
def area_term(colour: int, size: int, inn: bool, larger: bool) -> Term:
    """An inn counts as one more space (BUR-422), and so does shield 17."""
    counted = size + inn + larger
    rule = "BUR-585" if larger else "BUR-422" if inn else "BUR-212"
    return Term("area", area_points()[counted], {"kind": KINDS[colour], "size": counted}, rule)


@cache
def phase_term(colour: int, phase: int) -> Term:
    return Term("phase", phase_points()[phase], {"phase": PHASES[phase], "kind": KINDS[colour]}, "BUR-213")


def take_bonus(state: BurgundyState, seat: int, which: int) -> list[Term]:
    """The large bonus tile, then the small one, then nothing (BUR-214 to BUR-216); doubled by shield 7 (BUR-573)."""
    takers = state.bonuses[which]
    taken = len(takers)
    if taken == 2:
        return []
    state.bonuses = (*state.bonuses[:which], (*takers, state.owner(seat)), *state.bonuses[which + 1 :])
    points = by_players(data("tiles")["bonus_tiles"]["small" if taken else "large"], state.setup.players)
    if state.shield(seat, 7):
        points *= 2
    name = "posts" if which == POSTS else KINDS[which]
    rule = ("BUR-388", "BUR-389")[taken] if which == POSTS else ("BUR-214", "BUR-215")[taken]
    return [Term("bonus", points, {"kind": name, "size": "small" if taken else "large"}, rule)]


def link(state: BurgundyState, seat: int) -> list[Term]:
    """The phase bonus for the first link between two border posts, and again when the third joins them (BUR-386 to BUR-390)."""
    estate = state.estate(seat)
    if estate.links == 2:
        return []
    posts = estate.duchy.posts
    linked = max((reach & _mask(posts)).bit_count() for reach in (_reach(state, seat, post) for post in posts)) - 1
    terms: list[Term] = []
    while estate.links < linked:
        estate.links += 1
        rule = "BUR-386" if estate.links == 1 else "BUR-390"
        terms.append(Term("posts", phase_points()[state.phase], {"phase": PHASES[state.phase], "count": estate.links + 1}, rule))
        if estate.links == 2:
            terms += take_bonus(state, seat, POSTS)
    return terms


def _mask(cells: tuple[int, ...]) -> int:
    return sum(1 << cell for cell in cells)


def _reach(state: BurgundyState, seat: int, start: int) -> int:
    """The spaces that tiles connect with this one, through whatever colours (BUR-387)."""
    estate = state.estate(seat)
    reached, grown = 0, (1 << start) & estate.filled
    while grown != reached:
        reached = grown
        for cell, neighbours in enumerate(estate.duchy.neighbours):
            if reached >> cell & 1:
                grown |= neighbours & estate.filled
    return reached
