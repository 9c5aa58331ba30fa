"""The Inns: tiles for any space, which make an area count as one space larger.

Placed, an inn only fills its space: it has no effect, and is no tile of the colour it covers, neither mine nor animal nor castle, though it
counts for completing that colour (BUR-421, BUR-424, BUR-425). That needs no line of code: it is a tile of a kind of its own.
"""

from __future__ import annotations

from typing import Final

from tischlein.games.burgundy.estate import Estate
from tischlein.games.burgundy.state import BurgundyState
from tischlein.games.burgundy.tiles import INN, LIMITED

ONCE_PER_AREA: Final = ("refuse-inn", "BUR-420")
"""It may come to a space of any colour, under the usual rules, but only one to each area (BUR-419, BUR-420); see `Estate.fitting`."""
LARGER: Final = "BUR-422"
BUYING: Final = ("BUR-417", "BUR-418")
"""It is bought like a tile of the black depot, and counts as the purchase of the turn."""


def lay_out(state: BurgundyState) -> None:
    """One more inn at the start of each phase; those that were not bought stay (BUR-415, BUR-416)."""
    state.beside += (INN,)


def larger(state: BurgundyState, estate: Estate, area: int) -> int:
    """An area with an inn counts as one space larger, also one with eight spaces (BUR-422, BUR-423)."""
    return 1 if estate.blocked[LIMITED[INN]] & area else 0
