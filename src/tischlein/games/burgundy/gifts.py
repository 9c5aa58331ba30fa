"""Tiles that come directly from the main board into the duchy: for shields 14 and 15, and for a completed colour in the solo game."""

from __future__ import annotations

from typing import ClassVar, Final

from tischlein.core.agenda import Automatic, DecisionStep, Step
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.burgundy.keys import name
from tischlein.games.burgundy.moments import GIFTS
from tischlein.games.burgundy.placing import PlaceTile, open_spaces
from tischlein.games.burgundy.state import BurgundyState, tell
from tischlein.games.burgundy.taking import PASS, remove
from tischlein.games.burgundy.tiles import IDS, INDEX
from tischlein.games.burgundy.workers import FREE_CHOICE

DEPOT_GIFT: Final = 14
BLACK_GIFT: Final = 15
COLOUR_GIFT: Final = 0
"""What a gift comes from: one of these shields, or a completed colour."""
GIFT_RULES: Final = {DEPOT_GIFT: "BUR-581", BLACK_GIFT: "BUR-582", COLOUR_GIFT: "BUR-514"}


class GiveGifts(Automatic[BurgundyState]):
    """At the end of a phase: each of the shields 14 and 15 once, in the order the player likes (BUR-581, BUR-582, BUR-583).

    What one of two partners leaves, the other may place (BUR-544).
    """

    __slots__ = ("left", "seat", "used")

    def __init__(self, seat: int, used: tuple[int, ...] = (), left: bool = False) -> None:
        self.seat = seat
        self.used = used
        self.left = left  # the partner has left it

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.used, self.left

    def run(self, state: BurgundyState) -> None:
        gifts = state.shielded(state.estate(self.seat), GIFTS, 0)
        sources = tuple(source for source in (DEPOT_GIFT, BLACK_GIFT) if source not in self.used and gifts >> source & 1)
        if presents(state, self.seat, sources):
            state.agenda.push(ChooseGift(self.seat, sources, self.used, self.left))


def presents(state: BurgundyState, seat: int, sources: tuple[int, ...]) -> list[tuple[int, int]]:
    """Depots and tiles there that fit somewhere; no number is needed (BUR-583). The black depot is 0."""
    tiles: list[tuple[int, int]] = []
    if DEPOT_GIFT in sources:
        tiles += [(depot, tile) for depot, row in enumerate(state.depots, 1) for tile in row]
    if BLACK_GIFT in sources or COLOUR_GIFT in sources:
        tiles += [(0, tile) for tile in state.black]
    return [present for present in dict.fromkeys(tiles) if open_spaces(state, seat, present[1], FREE_CHOICE)]


class ChooseGift(DecisionStep[BurgundyState]):
    """Which tile is placed directly, if any."""

    __slots__ = ("left", "sources", "used")
    kind: ClassVar[Kind] = "piece"
    rules: ClassVar[tuple[str, ...]] = ("BUR-581", "BUR-582", "BUR-583")

    def __init__(self, seat: int, sources: tuple[int, ...], used: tuple[int, ...], left: bool = False) -> None:
        super().__init__(seat)
        self.sources = sources
        self.used = used
        self.left = left

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.sources, self.used, self.left

    def rules_now(self, state: BurgundyState) -> tuple[str, ...]:
        return ("BUR-514", "BUR-515") if COLOUR_GIFT in self.sources else self.rules

    def options(self, state: BurgundyState) -> list[Action]:
        return [*(("gift", depot, IDS[tile]) for depot, tile in presents(state, self.seat, self.sources)), PASS]

    def apply(self, state: BurgundyState, action: Action) -> None:
        if action[0] == "pass":
            if not self.left:
                partners = [seat for seat in state.seats_of(state.owner(self.seat)) if seat != self.seat]
                state.agenda.push(*(GiveGifts(seat, self.used, left=True) for seat in partners))
            return
        tile = INDEX[action[2]]
        remove(state, action[1], tile)
        source = COLOUR_GIFT if COLOUR_GIFT in self.sources else DEPOT_GIFT if action[1] else BLACK_GIFT
        state.note(self.seat, "gift", GIFT_RULES[source], tile=name(tile), depot=action[1], source=source)
        steps: list[Step[BurgundyState]] = [PlaceTile(self.seat, tile, "board", FREE_CHOICE)]
        if COLOUR_GIFT not in self.sources:
            steps.append(GiveGifts(self.seat, (*self.used, DEPOT_GIFT if action[1] else BLACK_GIFT)))
        state.agenda.push(*steps)

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-gift")

    def label(self, state: BurgundyState, action: Action) -> Message:
        return tell("no-tile") if action[0] == "pass" else tell("gain", depot=action[1], tile=name(INDEX[action[2]]))
