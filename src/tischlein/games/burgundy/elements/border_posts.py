"""The Border Posts: boards with three posts, and points for linking them, besides all usual points (BUR-392)."""

from __future__ import annotations

from typing import Final

from tischlein.core.score import Term
from tischlein.games.burgundy.moments import Boards
from tischlein.games.burgundy.scoring import take_bonus
from tischlein.games.burgundy.state import PHASES, BurgundyState
from tischlein.games.burgundy.tiles import phase_points

IDS: Final = ("11a", "11b", "11c", "11d", "11e", "11f")
BOARDS: Final = Boards(IDS, IDS, "BUR-385")
POSTS: Final = 6
"""The seventh bonus: points like those of the six colours, but no tile (BUR-391)."""
BONUS_RULES: Final = ("BUR-388", "BUR-389")
"""For all three posts: the first owner takes the large bonus, the second the small one."""


def link(state: BurgundyState, seat: int, cell: int) -> list[Term]:
    """The phase bonus for the first link between two border posts, and again when the third joins them (BUR-386, BUR-390)."""
    estate = state.estate(seat)
    if estate.links == 2 or not estate.duchy.posts:
        return []
    posts = estate.duchy.posts
    linked = max((reach & _mask(posts)).bit_count() for reach in (_reach(state, seat, post) for post in posts)) - 1
    terms: list[Term] = []
    while estate.links < linked:
        estate.links += 1
        rule = "BUR-386" if estate.links == 1 else "BUR-390"
        terms.append(Term("posts", phase_points()[state.phase], {"phase": PHASES[state.phase], "count": estate.links + 1}, rule))
        if estate.links == 2:
            terms += take_bonus(state, seat, POSTS, "posts", BONUS_RULES)
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
