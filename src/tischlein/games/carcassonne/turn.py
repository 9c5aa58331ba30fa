"""A whole game on one page: what happens in which order (CAR-021), and what each element adds to it (CAR-280)."""

from __future__ import annotations

from typing import Final

from tischlein.core.agenda import Automatic, Step
from tischlein.games.carcassonne.after_tile import DRAW
from tischlein.games.carcassonne.drawing import draw
from tischlein.games.carcassonne.elements.builder import second_part, work
from tischlein.games.carcassonne.elements.crop_circles import crop_circle
from tischlein.games.carcassonne.elements.ferries import crossings, lay_ferry, moor, relay_ferries, touched_roads
from tischlein.games.carcassonne.elements.gold import ShareGold, clear_gold, gold_terms, hope_for_gold, note_gold, put_gold
from tischlein.games.carcassonne.elements.magic import cast_magic, dispel, enchant, part_mage_and_witch
from tischlein.games.carcassonne.elements.messages import CheckMessage, see_dark, take_off
from tischlein.games.carcassonne.elements.robbers import (
    ResolveRobbers,
    RobbersGoHome,
    clear_robbers,
    hope_for_robbers,
    notice,
    place_robbers,
    robber_terms,
)
from tischlein.games.carcassonne.elements.traders import goods_terms, hand_out_goods, hope_for_goods
from tischlein.games.carcassonne.figure_step import place_figure
from tischlein.games.carcassonne.final import EndGame, feature_terms
from tischlein.games.carcassonne.moments import ALWAYS, Moments, Overview, Steps, fill
from tischlein.games.carcassonne.scoring import score
from tischlein.games.carcassonne.state import CarcassonneState
from tischlein.games.carcassonne.tiles import EDGES

AFTER_SCORING: Final = tuple((ResolveRobbers(seat), ShareGold(seat), CheckMessage(seat), RobbersGoHome()) for seat in range(6))


def after_scoring(state: CarcassonneState, seat: int, copy: int) -> Steps:
    """Points may bring robbers their share, gold and a message; and robbers who have robbed go home (CAR-1204)."""
    robbers = state.robbers
    return AFTER_SCORING[seat] if robbers.due or robbers.spent or state.gold.due or state.messages.dark else ()


OVERVIEW: Final[Overview] = (
    # 1. after the tile (CAR-1200), before the figure: gold (CAR-804), robbers (CAR-1004), who may rob what this tile brings (CAR-1013)
    (put_gold, lambda use, tile: tile.gold),
    (cast_magic, lambda use, tile: tile.magic),
    (part_mage_and_witch, lambda use, tile: use.magic and tile.connects),
    (place_robbers, lambda use, tile: tile.robber),
    # 2. a figure (CAR-1201), then ferries (CAR-714, CAR-1202), the new one first (CAR-713)
    (place_figure, lambda use, tile: True),
    (lay_ferry, lambda use, tile: tile.lake),
    (relay_ferries, lambda use, tile: use.ferries and EDGES["road"] in tile.edges),
    # 3. scoring (CAR-1203)
    (score, lambda use, tile: True),
    # 4. after the scoring (CAR-1204): gold (CAR-809), messages, robbers, crop circles (CAR-1101), whose meeples are home (CAR-1111)
    (after_scoring, lambda use, tile: use.gold or use.messages or use.robbers),
    (crop_circle, lambda use, tile: tile.crop != ""),
)
"""What follows when a tile has been laid, in the order of the rulebook; and with which elements and tiles it can."""

fill(
    Moments(
        laid=(("builder", work),),
        overview=OVERVIEW,
        touched=(("ferries", touched_roads),),
        counting=((ALWAYS, enchant),),
        settled=(("gold", note_gold), ("magic", dispel)),
        paid=(("traders", hand_out_goods),),
        moved=(("messages", see_dark), ("robbers", notice)),
        awarded=(("robbers", ResolveRobbers),),
        part_over=(("builder", second_part), ("ferries", moor), ("messages", take_off)),
        final=(("robbers", robber_terms), (ALWAYS, feature_terms), ("traders", goods_terms), ("gold", gold_terms)),
        cleared=(("robbers", clear_robbers), ("gold", clear_gold)),
        hopes=(("traders", hope_for_goods), ("gold", hope_for_gold), ("robbers", hope_for_robbers)),
        shown=((ALWAYS, crossings),),
    )
)


class StartGame(Automatic[CarcassonneState]):
    """Turn follows turn until no tile is left, or the last ones fit nowhere (CAR-033, CAR-090)."""

    def run(self, state: CarcassonneState) -> Step[CarcassonneState] | None:
        state.agenda.add(THE_END)
        return draw(state, DRAW[0])


THE_END: Final = EndGame()
