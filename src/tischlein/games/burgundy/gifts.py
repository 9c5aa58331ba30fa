"""Tiles that come directly from the main board into the duchy: shields 14 and 15, and a completed colour in the solo game."""

from __future__ import annotations

from typing import ClassVar, Final

from tischlein.core.agenda import Automatic, DecisionStep
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.burgundy.actions import PlaceTile, open_spaces
from tischlein.games.burgundy.keys import name
from tischlein.games.burgundy.state import BurgundyState, tell
from tischlein.games.burgundy.taking import PASS, remove
from tischlein.games.burgundy.tiles import IDS, INDEX
from tischlein.games.burgundy.workers import FREE_CHOICE

DEPOT_GIFT: Final = 14
BLACK_GIFT: Final = 15


class GiveGift(Automatic[BurgundyState]):
    """Asks only if some tile can be placed (BUR-514, BUR-581 to BUR-583)."""

    __slots__ = ("black", "seat")

    def __init__(self, seat: int, black: bool) -> None:
        self.seat = seat
        self.black = black

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.black

    def run(self, state: BurgundyState) -> None:
        if presents(state, self.seat, self.black):
            state.agenda.push(ChooseGift(self.seat, self.black))


def presents(state: BurgundyState, seat: int, black: bool) -> list[tuple[int, int]]:
    """Depots and tiles there that fit somewhere; no number is needed (BUR-583)."""
    tiles = [(0, tile) for tile in state.black] if black else [(depot, tile) for depot, row in enumerate(state.depots, 1) for tile in row]
    return [present for present in dict.fromkeys(tiles) if open_spaces(state, seat, present[1], FREE_CHOICE)]


class ChooseGift(DecisionStep[BurgundyState]):
    """Which tile is placed directly, if any."""

    __slots__ = ("black",)
    kind: ClassVar[Kind] = "piece"
    rules: ClassVar[tuple[str, ...]] = ("BUR-581", "BUR-582", "BUR-583")

    def __init__(self, seat: int, black: bool) -> None:
        super().__init__(seat)
        self.black = black

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.black

    def rules_now(self, state: BurgundyState) -> tuple[str, ...]:
        return ("BUR-514", "BUR-515") if state.active == self.seat else self.rules

    def options(self, state: BurgundyState) -> list[Action]:
        return [*(("gift", depot, IDS[tile]) for depot, tile in presents(state, self.seat, self.black)), PASS]

    def apply(self, state: BurgundyState, action: Action) -> None:
        if action[0] == "gift":
            tile = INDEX[action[2]]
            remove(state, action[1], tile)
            state.agenda.push(PlaceTile(self.seat, tile, "board", FREE_CHOICE))

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-gift")

    def label(self, state: BurgundyState, action: Action) -> Message:
        return tell("no-tile") if action[0] == "pass" else tell("gain", depot=action[1], tile=name(INDEX[action[2]]))
