"""Tischlein: modern board games, complete and exact, as a library.

>>> import tischlein
>>> match = tischlein.Match(tischlein.game("burgundy_dice").setup(players=1), seed=7)
>>> match.state.waiting_for
(0,)
"""

from os import environ

import tischlein.games  # noqa: F401  # first: importing the sub-package later would hide the function of the same name
from tischlein.core.chance import CHANCE, Chance
from tischlein.core.decision import Action, Decision, Event
from tischlein.core.errors import IllegalAction, LoadError, MalformedAction, NotYourDecision, SetupError, TischleinError, UndoError
from tischlein.core.game import Game
from tischlein.core.match import Match
from tischlein.core.registry import game, games, register
from tischlein.core.score import Result, Term
from tischlein.core.setup import Setup
from tischlein.core.state import State
from tischlein.core.words import say, say_event

__version__ = "0.1.0"

register("carcassonne", "tischlein.games.carcassonne")
register("burgundy", "tischlein.games.burgundy")
register("burgundy_dice", "tischlein.games.burgundy_dice")
register("felinia", "tischlein.games.felinia")
for _game in filter(None, environ.get("TISCHLEIN_GAMES", "").split(",")):  # games from elsewhere: "id=package,id=package"
    register(*_game.split("=", 1))

__all__ = [
    "CHANCE",
    "Action",
    "Chance",
    "Decision",
    "Event",
    "Game",
    "IllegalAction",
    "LoadError",
    "MalformedAction",
    "Match",
    "NotYourDecision",
    "Result",
    "Setup",
    "SetupError",
    "State",
    "Term",
    "TischleinError",
    "UndoError",
    "game",
    "games",
    "register",
    "say",
    "say_event",
]
