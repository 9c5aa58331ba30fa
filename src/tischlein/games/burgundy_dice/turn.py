"""A whole game on one page: what happens in which order. What players may do in their turn is in `dice_use`, the start in `start`."""

from __future__ import annotations

from typing import Any, Final

from tischlein.core.agenda import Automatic, ChanceStep, Stack
from tischlein.core.chance import Chance, Die
from tischlein.core.score import Term
from tischlein.games.burgundy_dice.dice_use import SellGoods, UseDice
from tischlein.games.burgundy_dice.duchy import COLOURS, GOODS, data, dice_faces, extra_points
from tischlein.games.burgundy_dice.start import choose_start_castles
from tischlein.games.burgundy_dice.state import DiceState, tell

BOXES: Final[int] = data()["time"]["boxes_per_phase"]
SOLO_ROUNDS: Final[int] = data()["time"]["solo_rounds_per_phase"]
PHASES: Final[int] = data()["time"]["phases"]
EXTRA_POINTS: Final = extra_points()
TURN: Final[list[Stack]] = [(UseDice(seat),) for seat in range(5)]
SELL_FIRST: Final[list[Stack]] = [(SellGoods(seat), UseDice(seat)) for seat in range(5)]
DICE: Final = tuple(
    Die(stream, tell("chance-die", die=stream), faces)
    for stream, faces in zip(("pips-1", "pips-2", "colour-1", "colour-2", "hourglass"), dice_faces(), strict=True)
)


class StartGame(Automatic[DiceState]):
    """Start castles, then the first round."""

    def run(self, state: DiceState) -> None:
        state.agenda.push(*choose_start_castles(state), Round())


class Round(Automatic[DiceState]):
    """One dice round (DIC-019, DIC-028), when everybody has finished the one before (DIC-039)."""

    def run(self, state: DiceState) -> None:
        state.round += 1
        state.dice = ()
        state.agenda.push(*ROUND)


class RollDie(ChanceStep[DiceState]):
    """Chance rolls one of the five dice for all players (DIC-012, DIC-019)."""

    __slots__ = ("die",)

    def __init__(self, die: int) -> None:
        self.die = die

    def fields(self) -> tuple[object, ...]:
        return (self.die,)

    def chance(self, state: DiceState) -> Chance:
        return DICE[self.die]

    def apply(self, state: DiceState, outcome: Any) -> None:
        state.dice += (outcome,)


class CrossOffTime(Automatic[DiceState]):
    """Hourglass boxes, in one column for all (DIC-027), at most those left in it (DIC-021); solo counts rounds instead (DIC-103)."""

    def run(self, state: DiceState) -> None:
        if not state.solo:
            state.boxes = min(BOXES, state.boxes + state.dice[4])
        if state.events is not None:
            one, two, colour, last, hourglass = state.dice
            first, second = tell("colour", colour=colour), tell("colour", colour=last)
            state.note(
                None, "rolled", phase=state.phase, round=state.round, one=one, two=two, first=first, second=second, hourglass=hourglass
            )


class TakeTurns(Automatic[DiceState]):
    """All players use the dice at the same time (DIC-028), each any of them (DIC-030); on a double hourglass they may sell goods first
    (DIC-077), but only then (DIC-083)."""

    def run(self, state: DiceState) -> None:
        if state.dice[4] == 2:  # also if only one box was left (DIC-022)
            turns = [SELL_FIRST[seat] if sheet.available(GOODS) else TURN[seat] for seat, sheet in enumerate(state.sheets)]
        else:
            turns = TURN[: len(state.sheets)]
        state.agenda.split(turns)


class EndRound(Automatic[DiceState]):
    """Full colours are announced (DIC-085); then the next round, or the phase is over: when its ten boxes are crossed off (DIC-018,
    DIC-023), which takes 5 to 10 rounds (DIC-020), or solo after 8 rounds (DIC-102)."""

    def run(self, state: DiceState) -> None:
        award_full_colours(state)
        state.reveal()
        over = state.round == SOLO_ROUNDS if state.solo else state.boxes == BOXES
        state.agenda.push(EndPhase() if over else Round())


class EndPhase(Automatic[DiceState]):
    """Interim results (DIC-025); after the third phase the game is over (DIC-002, DIC-026)."""

    def run(self, state: DiceState) -> None:
        if state.events is not None:
            for seat, sheet in enumerate(state.sheets):
                state.note(seat, "interim", "DIC-025", phase=state.phase, points=sheet.interim()[state.phase - 1], total=sheet.points)
        if state.phase < PHASES:
            state.phase += 1
            state.round = state.boxes = 0
            state.agenda.push(Round())


ROUND: Final[Stack] = (*(RollDie(die) for die in range(5)), CrossOffTime(), TakeTurns(), EndRound())


def award_full_colours(state: DiceState) -> None:
    """Extra points for colours completed this round (DIC-084): all firsts of a round alike (DIC-086), later all seconds of a round
    (DIC-088)."""
    completed = {colour for sheet in state.sheets for colour in sheet.unannounced}
    for colour in COLOURS if completed else ():
        finishers = [seat for seat, sheet in enumerate(state.sheets) if colour in sheet.unannounced]
        place = extra_points_place(state, colour) if finishers else "none"
        for seat in finishers:
            state.note(seat, "full-colour", "DIC-085", colour=colour)
            if place != "none":
                points = EXTRA_POINTS[colour][0 if place == "first" else 1]
                detail = {"colour": colour, "place": place, "phase": state.phase}
                state.score_term(state.write(seat), seat, Term("extra", points, detail, "DIC-104" if state.solo else "DIC-084"))
    for seat, sheet in enumerate(state.sheets if completed else ()):
        if sheet.unannounced:
            state.write(seat).unannounced = ()


def extra_points_place(state: DiceState, colour: str) -> str:
    """Which of the two extra points a colour brings now, and strikes it off: the second remains however many were first (DIC-087), and then
    there are none (DIC-089)."""
    if state.solo:  # DIC-104
        place: str = data()["solo"]["extra_points_by_phase"][state.phase - 1]
    elif colour not in state.firsts:
        place = "first"
    else:
        place = "second" if colour not in state.seconds else "none"
    if place == "first":
        state.firsts += (colour,)
    elif place == "second":
        state.seconds += (colour,)
    return place
