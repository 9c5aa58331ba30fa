"""A whole game on one page: what happens in which order (CAR-021, CAR-1200 to CAR-1204)."""

from __future__ import annotations

from typing import Final

from tischlein.core.agenda import Automatic, Step
from tischlein.games.carcassonne.after_tile import DRAW, Overview, follow
from tischlein.games.carcassonne.drawing import draw
from tischlein.games.carcassonne.elements.crop_circles import crop_circle
from tischlein.games.carcassonne.elements.ferries import lay_ferry, relay_ferries
from tischlein.games.carcassonne.elements.gold import ShareGold, put_gold
from tischlein.games.carcassonne.elements.magic import cast_magic, part_mage_and_witch
from tischlein.games.carcassonne.elements.messages import CheckMessage
from tischlein.games.carcassonne.elements.robbers import RobbersGoHome, place_robbers
from tischlein.games.carcassonne.figure_step import place_figure
from tischlein.games.carcassonne.final import EndGame
from tischlein.games.carcassonne.scoring import score
from tischlein.games.carcassonne.state import CarcassonneState, Steps
from tischlein.games.carcassonne.tiles import EDGES


def after_scoring(state: CarcassonneState, seat: int, copy: int) -> Steps:
    """Points may bring gold and a message; and robbers who have robbed go home (CAR-1204)."""
    return AFTER_SCORING[seat] if state.gold_due or state.dark or state.spent else ()


AFTER_SCORING: Final = tuple((ShareGold(seat), CheckMessage(seat), RobbersGoHome()) for seat in range(6))


OVERVIEW: Final[Overview] = (
    # 1. after the tile
    (put_gold, lambda use, tile: tile.gold),
    (cast_magic, lambda use, tile: tile.magic),
    (part_mage_and_witch, lambda use, tile: use.magic and tile.connects),
    (place_robbers, lambda use, tile: tile.robber),
    # 2. a figure, then ferries
    (place_figure, lambda use, tile: True),
    (lay_ferry, lambda use, tile: tile.lake),
    (relay_ferries, lambda use, tile: use.ferries and EDGES["road"] in tile.edges),
    # 3. scoring
    (score, lambda use, tile: True),
    # 4. after the scoring
    (after_scoring, lambda use, tile: use.gold or use.messages or use.robbers),
    (crop_circle, lambda use, tile: tile.crop != ""),
)
"""What follows when a tile has been laid, in the order of the rulebook; and with which elements and tiles it can."""


follow(OVERVIEW)


class StartGame(Automatic[CarcassonneState]):
    """Turn follows turn until no tile is left, or the last ones fit nowhere (CAR-033, CAR-090)."""

    def run(self, state: CarcassonneState) -> Step[CarcassonneState] | None:
        state.agenda.add(THE_END)
        return draw(state, DRAW[0])


THE_END: Final = EndGame()
