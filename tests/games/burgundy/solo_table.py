"""A table of the Solo Game for tests.

Board 13a has four islands with the spaces 1 to 7, 8 to 18, 19 to 24 and 25 to 37; rivers lead from 7 to 8 and 20, from 29 to 20 and 17,
and from 17 to 33. Mines: 6, 9, 35 (all with number 5). Castles: 3, 5, 14, 31. Ships: 7, 8, 17, 20, 29, 33. Around castle 14 lie the
buildings 10 (6), 11 (2) and 18 (1), the pasture 13 (2), the monastery 15 (3) and the ship 17 (3). Most areas are single spaces.
"""

from __future__ import annotations

from tests.games.burgundy.table import PASS, Table, table


def solo(*keys: str, start: str = "14", counter: int = 0, target: int = 50, elements: tuple[str, ...] = ()) -> Table:
    """Nothing lies on the main board, and there are no goods, no silver and no workers."""
    game = table(1, elements, start=[start]).no_tiles().no_goods().empty_handed().keys(0, *keys)
    game.state.counter, game.state.target = counter, target
    return game


def settle(game: Table) -> Table:
    """Points are scored as they come, none are bought, and everything else that can be left is left."""
    while game.due() == (0,):
        options = game.offered(0)
        wanted = next((action for action in (("next", 0), ("points", 0), PASS) if action in options), None)
        if wanted is None:
            break
        game.state.play(0, wanted)
    return game


def cell(space: str) -> int:
    """The number of a space of board 13a, whose names count from 1."""
    return int(space) - 1


def marker(game: Table) -> tuple[int, int]:
    return game.state.counter, game.state.target


def cover(game: Table, *but: str) -> Table:
    """All spaces but these have a tile already."""
    for space in game.estate(0).duchy.spaces:
        if space.name not in but and game.tile_at(0, space.name) is None:
            game.lay(0, "black", space.name)
    return game


def last_mine(*black: str, counter: int = 0, target: int = 50, silver: int = 0, keys: tuple[str, ...] = ()) -> Table:
    """The third mine has just been placed on space 6; the start castle is on 3, and these tiles lie in the black depot."""
    game = solo("mine", *keys, start="3", counter=counter, target=target).lay(0, "mine", "9", "35").depot(0, *black).silver(0, silver)
    return game.turn_of(0, 5, 1).place(0, 5, "mine", "6")
