"""Cat and Mouse: two or three players, each with a secret deck of six cards."""

from __future__ import annotations

from typing import Any, ClassVar

from tests.support.cat_and_mouse.state import KINDS, MOST, Yard, layout
from tests.support.cat_and_mouse.turn import StartGame
from tischlein.core.agenda import Agenda
from tischlein.core.game import Game
from tischlein.core.piles import Piles
from tischlein.core.setup import OptionValue, Setup, SetupOption


class CatAndMouse(Game):
    id: ClassVar[str] = "cat_and_mouse"
    names: ClassVar[dict[str, str]] = {"en": "Cat and Mouse", "de": "Katz und Maus"}
    players: ClassVar[range] = range(2, 4)
    version: ClassVar[int] = 1
    minutes: ClassVar[tuple[int, int]] = (0, 2)
    options: ClassVar[tuple[SetupOption, ...]] = (
        SetupOption("turns", {"en": "Turns", "de": "Züge"}, tuple(OptionValue(n, {"en": f"{n}", "de": f"{n}"}) for n in (24, 18))),
    )

    def start(self, setup: Setup) -> Yard:
        piles = Piles(layout(setup.players), [()] * len(layout(setup.players).piles))
        state = Yard(setup, Agenda([StartGame()]), piles, ((),) * setup.players, 0, -1, ())
        state.agenda.settle(state)
        return state

    def material(self, setup: Setup) -> dict[str, Any]:
        return {"kinds": list(KINDS), "most": dict(MOST)}


GAME = CatAndMouse()
