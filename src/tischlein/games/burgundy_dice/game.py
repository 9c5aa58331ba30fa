"""The Dice Game as a whole: names, players, options, and how it begins."""

from __future__ import annotations

from typing import Any, ClassVar

from tischlein.core.agenda import Agenda
from tischlein.core.errors import SetupError
from tischlein.core.game import Game
from tischlein.core.setup import OptionValue, Setup, SetupOption
from tischlein.core.state import State
from tischlein.games.burgundy_dice import bot
from tischlein.games.burgundy_dice.duchy import BONUSES, COLOURS, data, duchy, extra_points
from tischlein.games.burgundy_dice.sheet import Sheet
from tischlein.games.burgundy_dice.state import DiceState, tell
from tischlein.games.burgundy_dice.turn import StartGame
from tischlein.geometry.hexes import members


class DiceGame(Game):
    id: ClassVar[str] = "burgundy_dice"
    names: ClassVar[dict[str, str]] = data()["name"]
    players: ClassVar[range] = range(data()["players"]["min"], data()["players"]["max"] + 1)  # DIC-004, alone too (DIC-101)
    version: ClassVar[int] = 1
    leeway: ClassVar[float] = 0.45
    """All use the same dice: bots that always took the best would fill equal sheets."""
    minutes: ClassVar[tuple[int, int]] = (10, 5)
    """All play at the same time."""
    options: ClassVar[tuple[SetupOption, ...]] = (
        SetupOption(
            "sheet",
            {"en": "Duchy", "de": "Fürstentum"},
            tuple(OptionValue(sheet["id"], {"en": f"Duchy {sheet['id']}", "de": f"Fürstentum {sheet['id']}"}) for sheet in data()["duchy"]),
        ),
        SetupOption(
            "start",
            {"en": "Start castles", "de": "Start-Burgen"},
            (
                OptionValue("free", {"en": "chosen freely", "de": "frei gewählt"}),
                OptionValue("all_different", {"en": "all different", "de": "alle verschieden"}),
                OptionValue("all_same", {"en": "all the same", "de": "alle gleich"}),
            ),
        ),
    )

    def check(self, setup: Setup) -> None:
        if setup["start"] == "all_different" and setup.players > 4:
            raise SetupError(tell("setup-all-different", players=setup.players), "DIC-097")
        if setup["start"] != "free" and setup.players == 1:
            raise SetupError(tell("setup-solo-start"), "DIC-106")

    def start(self, setup: Setup) -> DiceState:
        blank = Sheet.blank(duchy(setup["sheet"]))  # the same duchy for all (DIC-010), whichever they choose (DIC-011)
        sheets = [blank] * setup.players
        proposals = [-1] * setup.players if setup["start"] == "all_same" else []
        state = DiceState(
            setup, Agenda([StartGame()]), sheets, sheets.copy(), proposals, phase=1, round=0, boxes=0, dice=(), firsts=(), seconds=()
        )
        state.agenda.settle(state)
        return state

    def material(self, setup: Setup) -> dict[str, Any]:
        sheet = duchy(setup["sheet"])
        castles = {str(cell): BONUSES[bonus] for cell, bonus in sheet.castle_bonus.items()}
        return {
            "duchy": sheet.id,
            "rows": list(data()["grid"]["rows"]),
            "colours": list(sheet.colours),
            "names": list(sheet.names),
            "regions": sorted(members(region) for region in set(sheet.region)),
            "castles": castles,
            "tracks": {bonus: data()["bonus_tracks"][bonus] for bonus in BONUSES},
            "region_points": {str(row["size"]): list(row["phase"]) for row in data()["region_points"]},
            "extra_points": {colour: list(extra_points()[colour]) for colour in COLOURS},
            "boxes": data()["time"]["boxes_per_phase"],
            "solo_rounds": data()["time"]["solo_rounds_per_phase"],
        }

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, DiceState)
        return bot.evaluate(state, seat)


GAME = DiceGame()
