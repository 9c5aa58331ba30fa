"""The score track with two scoring figures (The Messages) and robbers: who moves which figure."""

from __future__ import annotations

from typing import ClassVar, Final

from tischlein.core.agenda import Automatic, DecisionStep
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.core.score import Term
from tischlein.games.carcassonne.state import SPACES, CarcassonneState, tell

DARK: Final = 5
"""Every fifth space is dark (CAR-604)."""


def plain(term: Term) -> tuple[object, ...]:
    """A term as a field of a step: its details are a dict, and fields have to be hashable."""
    return term.key, term.points, tuple(term.detail.items()), term.rule


class Award(Automatic[CarcassonneState]):
    """Points for a seat: all of them with one figure, which its owner chooses (CAR-602, CAR-603)."""

    __slots__ = ("robbed", "seat", "term")

    def __init__(self, seat: int, term: Term, robbed: bool = False) -> None:
        self.seat = seat
        self.term = term
        self.robbed = robbed

    def fields(self) -> tuple[object, ...]:
        return self.seat, plain(self.term), self.robbed

    def __reduce__(self) -> tuple[object, ...]:
        return Award, (self.seat, self.term, self.robbed)

    def run(self, state: CarcassonneState) -> None:
        one, two = state.track[self.seat * 2], state.track[self.seat * 2 + 1]
        if state.use.messages and one != two and self.term.points:
            state.agenda.push(MoveFigure(self.seat, self.term, self.robbed))
        else:
            move(state, self.seat, self.term, 0, self.robbed)


class MoveFigure(DecisionStep[CarcassonneState]):
    """Scoring meeple or messenger?"""

    __slots__ = ("robbed", "term")
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("CAR-602", "CAR-603", "CAR-604")

    def __init__(self, seat: int, term: Term, robbed: bool) -> None:
        super().__init__(seat)
        self.term = term
        self.robbed = robbed

    def fields(self) -> tuple[object, ...]:
        return self.seat, plain(self.term), self.robbed

    def __reduce__(self) -> tuple[object, ...]:
        return MoveFigure, (self.seat, self.term, self.robbed)

    def options(self, state: CarcassonneState) -> list[Action]:
        return [("move", "meeple"), ("move", "messenger")]

    def apply(self, state: CarcassonneState, action: Action) -> None:
        move(state, self.seat, self.term, int(action[1] == "messenger"), self.robbed)

    def prompt(self, state: CarcassonneState) -> Message:
        return tell("ask-move", points=self.term.points, what=self.term.message("carcassonne"))

    def label(self, state: CarcassonneState, action: Action) -> Message:
        start = state.track[self.seat * 2 + (action[1] == "messenger")]
        end = (start + self.term.points) % SPACES
        dark = "yes" if end % DARK == 0 and self.seat == state.turn else "no"
        return tell("move", figure=action[1], start=start % SPACES, end=end, dark=dark)


def move(state: CarcassonneState, seat: int, term: Term, figure: int, robbed: bool) -> None:
    """A scoring figure moves: it may land on a dark space, and robbers may have waited for it."""
    start = state.track[seat * 2 + figure] % SPACES
    state.gain(seat, term, figure)
    if term.points:
        if state.use.messages and state.events is not None:
            end = state.track[seat * 2 + figure] % SPACES
            state.note(seat, "track", "CAR-602", figure="messenger" if figure else "meeple", start=start, end=end)
        for act in state.use.moved:
            act(state, seat, figure, start, term.points, robbed)
