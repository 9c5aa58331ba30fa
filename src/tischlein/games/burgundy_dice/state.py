"""A position of the Dice Game: the sheets, the dice, the time."""

from __future__ import annotations

from random import Random
from typing import Any

from tischlein.core.agenda import Agenda
from tischlein.core.message import Speaker
from tischlein.core.score import Result, Term, rank
from tischlein.core.setup import Setup
from tischlein.core.state import State
from tischlein.games.burgundy_dice.duchy import COLOURS, data
from tischlein.games.burgundy_dice.sheet import Sheet

tell = Speaker("burgundy_dice")


class DiceState(State):
    """Everybody writes on the own sheet at the same time; `shown` are the sheets as the others last saw them."""

    __slots__ = ("boxes", "dice", "firsts", "phase", "proposals", "round", "seconds", "sheets", "shown")

    def __init__(
        self,
        setup: Setup,
        agenda: Agenda,
        sheets: list[Sheet],
        shown: list[Sheet],
        proposals: list[int],
        phase: int,
        round: int,
        boxes: int,
        dice: tuple[Any, ...],
        firsts: tuple[str, ...],
        seconds: tuple[str, ...],
    ) -> None:
        super().__init__(setup, agenda)
        self.sheets = sheets
        self.shown = shown
        self.proposals = proposals  # variant "all the same": the start castle each seat proposes, -1 before it does
        self.phase = phase
        self.round = round  # within the phase
        self.boxes = boxes  # hourglass boxes crossed off in this phase
        self.dice = dice  # rolled so far this round: two pip dice, two colour dice, hourglass die
        self.firsts = firsts  # colours whose higher extra points have been awarded
        self.seconds = seconds  # colours whose lower extra points have been awarded

    def fields(self) -> tuple[object, ...]:
        return (
            self.setup,
            self.agenda,
            self.sheets,
            self.shown,
            self.proposals,
            self.phase,
            self.round,
            self.boxes,
            self.dice,
            self.firsts,
            self.seconds,
        )

    def copy(self) -> DiceState:
        return DiceState(
            self.setup,
            self.agenda.copy(),
            self.sheets.copy(),
            self.shown,
            self.proposals.copy(),
            self.phase,
            self.round,
            self.boxes,
            self.dice,
            self.firsts,
            self.seconds,
        )

    # ------------------------------------------------------------------ for the steps

    def write(self, seat: int) -> Sheet:
        """This seat's sheet, to be written on: a fresh copy, because sheets are shared."""
        sheet = self.sheets[seat].copy()
        self.sheets[seat] = sheet
        return sheet

    def reveal(self) -> None:
        """Everybody sees all sheets."""
        self.shown = self.sheets.copy()

    def score_term(self, sheet: Sheet, seat: int, term: Term) -> None:
        sheet.score(term)
        self.note_points(seat, term)

    @property
    def solo(self) -> bool:
        return self.setup.players == 1

    # ------------------------------------------------------------------ who may know what

    def _seen_by(self, viewer: int | None, seat: int) -> Sheet:
        """The others' sheets are known as they were last shown."""
        return self.sheets[seat] if seat == viewer else self.shown[seat]

    def things(self, seat: int | None) -> dict[str, Any]:
        sheets = [self._seen_by(seat, other) for other in range(self.setup.players)]
        return {
            "phase": self.phase,
            "round": self.round,
            "boxes": self.boxes,
            "dice": list(self.dice),
            "extra_points": {colour: {"first": colour not in self.firsts, "second": colour not in self.seconds} for colour in COLOURS},
            "sheets": [{"seat": other, **sheet.to_json()} for other, sheet in enumerate(sheets)],
            "proposals": [
                {"seat": other, "field": field} for other, field in enumerate(self.proposals) if other == seat or not self.agenda.lanes
            ],
        }

    def secrets(self, seat: int | None) -> dict[str, Any]:
        hidden: dict[str, Any] = {}
        for other in range(self.setup.players) if self.agenda.lanes else ():
            if other != seat:
                if self.sheets[other] != self.shown[other]:
                    hidden[f"sheet of seat {other}"] = {"seat": other, **self.sheets[other].to_json()}
                if self.proposals and self.proposals[other] >= 0:
                    hidden[f"proposal of seat {other}"] = {"seat": other, "field": self.proposals[other]}
        return hidden

    def redraw(self, seat: int, rng: Random) -> None:
        """What the others have done this round is unknown: those who are ready have done something, the rest begins."""
        if self.agenda.lanes:
            others = [other for other in range(self.setup.players) if other != seat]
            for other in others:
                self.sheets[other] = self.shown[other]
                if self.proposals:
                    self.proposals[other] = -1
            self.act_anew(others, rng)

    # ------------------------------------------------------------------ points

    def score(self, seat: int) -> list[Term]:
        return list(self.sheets[seat].terms)

    def known_score(self, seat: int, viewer: int | None) -> list[Term]:
        return list(self._seen_by(viewer, seat).terms)

    def standing(self) -> list[int]:
        """The sum of the interim results (DIC-092); bonuses left are worth nothing (DIC-096)."""
        return [sheet.points for sheet in self.sheets]

    @property
    def result(self) -> Result | None:
        """Most points win (DIC-001, DIC-093), then most bonuses left (DIC-094); otherwise the victory is shared (DIC-095). Alone there is a
        rating instead (DIC-101, DIC-105)."""
        if self.waiting_for or self.agenda.main:
            return None
        points = tuple(self.standing())
        if self.solo:
            return Result(points, ((0,),), (0,), tell("result-solo", points=points[0], rating=solo_rating(points[0])))
        ranking = rank([(sheet.points, sheet.bonuses_left()) for sheet in self.sheets])
        winners = ranking[0]
        best = [seat for seat, own in enumerate(points) if own == max(points)]
        left = self.sheets[winners[0]].bonuses_left()
        if len(winners) > 1:
            reason = tell("result-shared", points=max(points), bonuses=left, count=len(winners))
        elif len(best) > 1:
            reason = tell("result-bonuses", seat=winners[0], points=max(points), bonuses=left)
        else:
            reason = tell("result-points", seat=winners[0], points=max(points))
        return Result(points, ranking, winners, reason)


def solo_rating(points: int) -> str:
    """DIC-105: a key for the texts."""
    ratings: list[str] = [rating["id"] for rating in data()["solo"]["ratings"] if points > rating["above"]]
    return ratings[-1] if ratings else "none"
