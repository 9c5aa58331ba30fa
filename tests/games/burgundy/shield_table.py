"""A table with shields for tests: nothing on it but what a test lays there."""

from __future__ import annotations

from tests.games.burgundy.table import END, PASS, WORKERS, Table, table
from tischlein import CHANCE
from tischlein.core.decision import Action

SILVER: Action = ("tribute", "silver")
WORKER: Action = ("tribute", "worker")
DROP: Action = ("drop",)


def bare(players: int = 2, *elements: str) -> Table:
    """No shield lies anywhere, no tile and no goods either; nobody has silver or workers."""
    return table(players, ["shields", *elements]).no_shields().no_tiles().no_goods().empty_handed()


def crest(game: Table, seat: int, shield: int, space: str) -> Action:
    return "crest", shield, game.cell(seat, space)


def space(game: Table, seat: int, name: str) -> Action:
    return "space", game.cell(seat, name)


def finish(game: Table, *wanted: Action) -> Table:
    """To the end of the game or the next roll: wanted decisions are taken where offered, tribute is paid, the rest is declined."""
    first = True
    while game.due() and game.due() != (CHANCE,):
        options = game.offered(game.due()[0])
        chosen = next(action for action in (*wanted, SILVER, PASS, END, WORKERS) if action in options)
        if first:
            game.play(game.due()[0], chosen)
        else:
            game.state.play(game.due()[0], chosen)
        first = False
    return game
