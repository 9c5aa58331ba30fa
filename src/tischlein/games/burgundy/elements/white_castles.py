"""The White Castles: buildings, not castles, that give an action with the number of the white die (BUR-404, BUR-406)."""

from __future__ import annotations

from typing import Final

from tischlein.games.burgundy.actions import Act
from tischlein.games.burgundy.moments import Stocks
from tischlein.games.burgundy.state import BurgundyState
from tischlein.games.burgundy.tiles import BEFORE_MONASTERIES, BLACK_STOCK, KINDS, WHITE_CASTLE, data
from tischlein.games.burgundy.way import Consequences

ACTION: Final = ("BUR-401", "BUR-403")
MONASTERIES: Final = {29: (4, "BUR-405")}
"""The monastery that scores white castles at the end."""


def shuffle_in(stocks: Stocks) -> None:
    """Nine tiles for the building, monastery and black stocks (BUR-400)."""
    for castle in data("tiles")["white_castle"]:
        tile = BEFORE_MONASTERIES + castle["n"] if castle["kind"] == "monastery" else WHITE_CASTLE
        stocks[BLACK_STOCK if castle["back"] == "black" else KINDS.index(castle["kind"])] += [tile] * castle["count"]


def advantage(state: BurgundyState, seat: int, kind: int) -> Consequences:
    """Any of the four actions, with the number of the white die, which workers can change for this action (BUR-401, BUR-402, BUR-403)."""
    return [], [Act(seat, state.white, "white")]
