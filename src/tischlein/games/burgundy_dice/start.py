"""The start castle: chosen freely (DIC-013, DIC-014), all different (DIC-097, DIC-098), or all the same (DIC-099, DIC-100)."""

from __future__ import annotations

from typing import ClassVar

from tischlein.core.agenda import Automatic, DecisionStep, Stack, Together
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.core.score import Term
from tischlein.games.burgundy_dice.duchy import BONUSES, data
from tischlein.games.burgundy_dice.sheet import CIRCLED
from tischlein.games.burgundy_dice.state import DiceState, tell

OWNER = 0
"""The owner of the game sits in the first seat and rolls the dice (DIC-012)."""

START_TERM = Term("start", data()["points"]["start_castle_points"], {"phase": 1}, "DIC-016")


def choose_start_castles(state: DiceState) -> Stack:
    """The steps of the variant in use."""
    seats = range(state.setup.players)
    variant = state.setup["start"]
    if variant == "all_different":  # DIC-098: the owner first, then in turn order
        return tuple(ChooseStart(seat) for seat in seats)
    if variant == "all_same":
        return Together(*(ProposeStart(seat) for seat in seats)), AgreeOnStart()
    return Together(*(ChooseStart(seat) for seat in seats)), Reveal()  # DIC-014


class Reveal(Automatic[DiceState]):
    def run(self, state: DiceState) -> None:
        state.reveal()


class ChooseStart(DecisionStep[DiceState]):
    """A player crosses out one of the four castles."""

    kind: ClassVar[Kind] = "place"
    rules: ClassVar[tuple[str, ...]] = ("DIC-013", "DIC-014", "DIC-015")

    def options(self, state: DiceState) -> list[Action]:
        castles = state.sheets[self.seat].duchy.castle_bonus
        return [("start", cell) for cell in castles if cell not in taken(state)]

    def apply(self, state: DiceState, action: Action) -> None:
        cross_out_start(state, self.seat, action[1])
        if state.setup["start"] == "all_different":
            state.reveal()

    def prompt(self, state: DiceState) -> Message:
        return tell("ask-start")

    def label(self, state: DiceState, action: Action) -> Message:
        duchy = state.sheets[self.seat].duchy
        return tell("start", field=duchy.names[action[1]], bonus=BONUSES[duchy.castle_bonus[action[1]]])

    def refusal(self, state: DiceState, action: Action) -> tuple[Message, str] | None:
        if action[0] not in ("start", "mark"):
            return None
        if len(action) == 2 and action[1] in taken(state):
            return tell("refuse-start-taken"), "DIC-098"
        return tell("refuse-start"), "DIC-013"


class ProposeStart(ChooseStart):
    """Variant "all the same": a player proposes a castle for everybody (DIC-100)."""

    rules: ClassVar[tuple[str, ...]] = ("DIC-099", "DIC-100")

    def apply(self, state: DiceState, action: Action) -> None:
        state.proposals[self.seat] = action[1]
        state.note(self.seat, "proposed", field=state.sheets[self.seat].duchy.names[action[1]])

    def prompt(self, state: DiceState) -> Message:
        return tell("ask-proposal")


class AgreeOnStart(Automatic[DiceState]):
    """If all propose the same castle it is taken; otherwise the owner decides (DIC-100)."""

    def run(self, state: DiceState) -> None:
        if len(set(state.proposals)) == 1:
            start_for_all(state, state.proposals[0])
        else:
            state.agenda.push(DecideStart(OWNER))


class DecideStart(ChooseStart):
    """The owner decides for a group that could not agree (DIC-100)."""

    rules: ClassVar[tuple[str, ...]] = ("DIC-099", "DIC-100")

    def apply(self, state: DiceState, action: Action) -> None:
        start_for_all(state, action[1])

    def prompt(self, state: DiceState) -> Message:
        return tell("ask-decide-start")


def taken(state: DiceState) -> set[int]:
    """Castles that are no longer free: in "all different" those of the others (DIC-098)."""
    if state.setup["start"] != "all_different":
        return set()
    return {sheet.start for sheet in state.sheets if sheet.start >= 0}


def start_for_all(state: DiceState, cell: int) -> None:
    for seat in range(state.setup.players):
        cross_out_start(state, seat, cell)
    state.proposals = []
    state.reveal()


def cross_out_start(state: DiceState, seat: int, cell: int) -> None:
    """The start castle gives its bonus at once (DIC-015) and its printed point (DIC-016)."""
    sheet = state.write(seat)
    bonus = sheet.duchy.castle_bonus[cell]
    sheet.cross_start(cell)
    sheet.castle_row[bonus] = CIRCLED
    state.note(seat, "started", "DIC-015", field=sheet.duchy.names[cell], bonus=BONUSES[bonus])
    state.score_term(sheet, seat, START_TERM)
