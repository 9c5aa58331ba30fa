"""Step 2: a figure comes onto the new tile, flies away from it, or the abbot returns (CAR-1201)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tischlein.core.agenda import DecisionStep, Step
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.carcassonne.elements.abbot import recall
from tischlein.games.carcassonne.elements.builder import arrive
from tischlein.games.carcassonne.elements.flying import RollFlight
from tischlein.games.carcassonne.land import place_of
from tischlein.games.carcassonne.moments import Steps
from tischlein.games.carcassonne.state import (
    ABBOT,
    ALL_OF,
    BIG,
    BUILDER,
    FIGURES,
    MEEPLE,
    ONE,
    PIG,
    CarcassonneState,
    claims,
    strength,
    tell,
)
from tischlein.games.carcassonne.tiles import CITY, CLAIMS, FIELD, GARDEN, KINDS, MONASTERY, PIER, PIERS, ROAD, Box, FigureMoves
from tischlein.games.carcassonne.where import ROLES, apart, value

PUT: Final[tuple[tuple[Action, ...], ...]] = tuple(tuple(("put", name, number) for number in range(16)) for name in FIGURES)
PASS: Final[Action] = ("pass",)
RECALL: Final[Action] = ("recall",)
FLY: Final[tuple[Action, ...]] = (("fly", "meeple"), ("fly", "big"))

CLAIMABLE: Final = {
    MEEPLE: (CITY, ROAD, FIELD, MONASTERY),
    BIG: (CITY, ROAD, FIELD, MONASTERY),
    ABBOT: (MONASTERY, GARDEN),  # CAR-252, CAR-253
}
"""What a figure may claim where nobody is yet (CAR-042, CAR-102): the big meeple what a meeple may (CAR-331), a monastery any of the three
(CAR-251)."""
JOINABLE: Final = {
    BUILDER: (CITY, ROAD),  # CAR-421, CAR-422
    PIG: (FIELD,),  # CAR-440
}
"""Where a figure may join a meeple of its owner, whoever else has a builder (CAR-429) or a pig (CAR-441) there."""


def _moves(box: Box, supply: int) -> list[FigureMoves]:
    """By copy: what the figures of a supply can do there; made once for each box.

    They may come to any segment, also of a river tile (CAR-206) or to a meadow that reaches no side (CAR-110). The river itself (CAR-207)
    and a crop circle (CAR-1103) are no segments. Instead, one may fly (CAR-501) or the abbot return (CAR-257).
    """
    if (supply & ALL_OF[MEEPLE]) > ONE[MEEPLE]:  # more of them can do no more
        same = supply - (supply & ALL_OF[MEEPLE]) + ONE[MEEPLE]
        box.figure_moves[supply] = found = box.figure_moves.get(same) or _moves(box, same)
        return found
    found = []
    recall = (RECALL,) if box.abbot and not supply & ONE[ABBOT] else ()  # then he is on the land
    for tile, spots in zip(box.tile, box.spots, strict=True):
        puts = [(segment, _puts(CLAIMABLE, supply, kind, number), _puts(JOINABLE, supply, kind, number)) for number, segment, kind in spots]
        # only they may (CAR-510)
        fly = tuple(FLY[figure] for figure in (MEEPLE, BIG) if tile.flight >= 0 and supply & ONE[figure])
        found.append((tuple(put for put in puts if put[1] or put[2]), fly + recall))
    box.figure_moves[supply] = found
    return found


def _puts(allowed: dict[int, tuple[int, ...]], supply: int, kind: int, number: int) -> tuple[Action, ...]:
    return tuple(PUT[figure][number] for figure in allowed if supply & ONE[figure] and kind in allowed[figure])


def figure_options(state: CarcassonneState, seat: int, copy: int) -> list[Action]:
    """Everything but doing nothing."""
    land = state.land
    record, label, supply = land.record, land.label, state.supply[seat]
    options: list[Action] = []
    puts, always = (land.box.figure_moves.get(supply) or _moves(land.box, supply))[copy]
    for segment, free, own in puts:
        known = record[label[segment]]
        if known < PIER:  # the usual case: nobody is there, and it leads to no lake
            options += free
            continue
        taken = claims(state, segment) if known & PIERS else known >> CLAIMS  # piers of a new lake are not joined yet (CAR-702)
        if not taken:
            options += free
        elif own and strength(taken, seat):
            options += own
    options += always
    return options


def place_figure(state: CarcassonneState, seat: int, copy: int) -> Steps:
    """The active player may place a figure; if none can be placed, there is nothing to ask (CAR-023)."""
    if not state.supply[seat] and not state.use.abbot:
        return ()
    options = figure_options(state, seat, copy)
    if state.messages.grounded:  # by a flight that could not land: in this turn no figure comes into play any more (CAR-509, CAR-623)
        options = [option for option in options if option == RECALL]
    if not options:
        return ()
    options.append(PASS)
    state.offer(seat, options)
    return FIGURE[seat]


class PlaceFigure(DecisionStep[CarcassonneState]):
    """One of these, or nothing (CAR-023, CAR-1201): place a figure, let one fly (CAR-501), take the abbot back (CAR-257)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "piece"
    rules: ClassVar[tuple[str, ...]] = ("CAR-023", "CAR-040", "CAR-042", "CAR-1201")

    def options(self, state: CarcassonneState) -> list[Action]:
        options = [*figure_options(state, self.seat, state.land.board[state.placed] >> 2), PASS]
        return [option for option in options if option in (RECALL, PASS)] if state.messages.grounded else options

    def apply(self, state: CarcassonneState, action: Action) -> Step[CarcassonneState] | None:
        verb, seat = action[0], self.seat
        if verb == "put":
            land, figure = state.land, FIGURES.index(action[1])
            segment = land.box.segments[land.board[state.placed] >> 2][action[2]]
            state.take_from_supply(seat, figure)
            state.put(segment, seat, figure)
            if figure == BUILDER:
                arrive(state)
            if state.events is not None:
                kind, role = KINDS[land.box.kind[segment]], ROLES[land.box.kind[segment]] if figure <= ABBOT else "none"
                state.note(seat, "put", "CAR-040", figure=tell("a-figure", figure=FIGURES[figure]), kind=kind, role=role)
        elif verb == "fly":
            figure = FIGURES.index(action[1])
            state.take_from_supply(seat, figure)
            return RollFlight(seat, figure)
        elif verb == "recall":
            recall(state, seat)
        return None

    def prompt(self, state: CarcassonneState) -> Message:
        return tell("ask-figure")

    def label(self, state: CarcassonneState, action: Action) -> Message:
        match action[0]:
            case "put":
                own = self._what(state, action)
                segments = state.land.box.segments[state.land.board[state.placed] >> 2]
                others = [other for other in self.options(state) if other[0] == "put" and self._what(state, other) == own]
                return tell("put-as", **own, where=apart(state, segments[action[2]], [segments[other[2]] for other in others]))
            case "fly":
                return tell("fly", figure=action[1])
            case "recall":
                return tell("recall")
        return tell("no-figure")

    def _what(self, state: CarcassonneState, action: Action) -> dict[str, Any]:
        segment = state.land.box.segments[state.land.board[state.placed] >> 2][action[2]]
        kind = state.land.box.kind[segment]
        found = {"figure": action[1], "role": ROLES[kind], "kind": KINDS[kind]}
        return found | (value(state, segment) if FIGURES.index(action[1]) <= ABBOT else {"now": 0, "finished": 0, "state": "joined"})

    def refusal(self, state: CarcassonneState, action: Action) -> tuple[Message, str] | None:
        placed = place_of(state.placed)
        if action[0] == "place":
            return tell("refuse-tile-laid"), "CAR-022"
        match action:
            case ("put", str(name)) if name in FIGURES and not state.at_hand(self.seat, FIGURES.index(name)):
                return tell("refuse-supply"), "CAR-025"
            case ("put", str(), int(x), int(y), int()) if (x, y) != placed:
                return tell("refuse-other-tile"), "CAR-040"
            case ("put", str(name), int(), int(), int(number)) if name in FIGURES:
                offered = any(option[0] == "put" and option[2] == number for option in self.options(state))
                return None if offered else self.refusal(state, ("put", name, number))
            case ("put", str(name), int(number)) if name in FIGURES:
                segments = state.land.box.segments[state.land.board[state.placed] >> 2]
                if not 0 <= number < len(segments) or segments[number] < 0:
                    return tell("refuse-no-place"), "CAR-040"
                if not state.at_hand(self.seat, FIGURES.index(name)):
                    return tell("refuse-supply"), "CAR-025"
                return self._why_not(state, FIGURES.index(name), segments[number])
        return None

    def _why_not(self, state: CarcassonneState, figure: int, segment: int) -> tuple[Message, str]:
        kind = state.land.box.kind[segment]
        if figure == ABBOT and kind not in (MONASTERY, GARDEN):
            return tell("refuse-abbot"), "CAR-252"
        if figure == BUILDER:
            return tell("refuse-builder"), "CAR-422" if kind in (ROAD, CITY) else "CAR-421"
        if figure == PIG:
            return tell("refuse-pig"), "CAR-440"
        if kind == GARDEN:
            return tell("refuse-garden"), "CAR-253"
        return tell("refuse-occupied", kind=KINDS[kind]), "CAR-102" if kind == FIELD else "CAR-042"


FIGURE: Final = tuple((PlaceFigure(seat),) for seat in range(6))
