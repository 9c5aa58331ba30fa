"""The Robbers: they stand on the score track and take half of what others score."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeAlias

from tischlein.core.agenda import Automatic, DecisionStep, SeatStep
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.core.score import Term
from tischlein.games.carcassonne.elements.track import Award
from tischlein.games.carcassonne.moments import Steps
from tischlein.games.carcassonne.part import Part
from tischlein.games.carcassonne.state import SPACES, CarcassonneState, tell

LEFT: Final = 3
"""Points for a robber that is still on the track at the end (CAR-1014)."""


Robbing: TypeAlias = tuple[int, int, tuple[int, ...], int]
"""The owner of a robber, points of which half is due, the figures that were left on his space, and whose points they are."""


class Robbers(Part):
    __slots__ = ("due", "spaces", "spent")

    def __init__(self, spaces: tuple[int, ...] = (), due: tuple[Robbing, ...] = (), spent: tuple[int, ...] = ()) -> None:
        self.spaces = spaces  # of each seat's robber, -1 in the supply
        self.due = due
        self.spent = spent  # owners whose robber has taken his share and is about to go home

    def fields(self) -> tuple[object, ...]:
        return self.spaces, self.due, self.spent

    def things(self, state: CarcassonneState) -> dict[str, Any]:
        return {"robbers": [None if space < 0 else space for space in self.spaces]}


def place_robbers(state: CarcassonneState, seat: int, copy: int) -> Steps:
    return (PlaceRobber(seat), NextRobber(seat)) if can_place(state, seat) else (NextRobber(seat),)


def can_place(state: CarcassonneState, seat: int) -> bool:
    """Whether there is anything to ask: somebody else's figure on another space than the robber's."""
    return seat not in state.robbers.spent and bool(spaces(state, seat))


class PlaceRobber(DecisionStep[CarcassonneState]):
    """A robber may go to a space where a scoring figure of somebody else stands (CAR-1001, CAR-1002)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("CAR-1001", "CAR-1002", "CAR-1003", "CAR-1005")

    def options(self, state: CarcassonneState) -> list[Action]:
        return [("pass",), *(("robber", space) for space in spaces(state, self.seat) if self.seat not in state.robbers.spent)]

    def apply(self, state: CarcassonneState, action: Action) -> None:
        if action[0] == "robber":
            put_robber(state, self.seat, action[1])
            state.note(self.seat, "robber-placed", "CAR-1001", space=action[1], other_seats=self._there(state, action[1]))

    def prompt(self, state: CarcassonneState) -> Message:
        return tell("ask-robber")

    def label(self, state: CarcassonneState, action: Action) -> Message:
        if action[0] == "pass":
            return tell("no-robber")
        return tell("robber", space=action[1], other_seats=self._there(state, action[1]))

    def _there(self, state: CarcassonneState, space: int) -> tuple[int, ...]:
        """Who else stands on a space."""
        return tuple([seat for seat in range(state.players) if seat != self.seat and space in figure_spaces(state, seat)])


class NextRobber(SeatStep[CarcassonneState]):
    """Then the next player who still has the robber at hand, and only this one (CAR-1003)."""

    __slots__ = ()

    def run(self, state: CarcassonneState) -> None:
        for other in state.in_turn_order(self.seat)[1:]:
            if state.robbers.spaces[other] < 0:
                if can_place(state, other):
                    state.agenda.push(PlaceRobber(other))
                return


def figure_spaces(state: CarcassonneState, seat: int) -> set[int]:
    """Where the scoring figures of a seat stand; the messenger only where it is in use."""
    figures = 2 if state.use.messages else 1
    return {state.track[seat * 2 + figure] % SPACES for figure in range(figures)}


def spaces(state: CarcassonneState, seat: int) -> list[int]:
    found = {space for other in range(state.players) if other != seat for space in figure_spaces(state, other)}
    return sorted(found - {state.robbers.spaces[seat]})


def put_robber(state: CarcassonneState, seat: int, space: int) -> None:
    robbers = state.robbers
    state.robbers = Robbers((*robbers.spaces[:seat], space, *robbers.spaces[seat + 1 :]), robbers.due, robbers.spent)


def notice(state: CarcassonneState, seat: int, figure: int, start: int, points: int, robbed: bool) -> None:
    """A scoring figure has moved: all robbers on its space are to get their share (CAR-1010) of these points (CAR-1012), except its owner's
    (CAR-1011); or they go along if these points were robbed themselves (CAR-1007)."""
    for other, space in enumerate(state.robbers.spaces):
        robbers = state.robbers
        if space == start and other != seat and other not in robbers.spent:
            if robbed:
                end = state.track[seat * 2 + figure] % SPACES
                put_robber(state, other, end)
                state.note(other, "robber-along", "CAR-1007", space=end, other_seat=seat)
            elif not any(owner == other and seat * 2 + figure not in beside for owner, _, beside, _ in robbers.due):
                due = (*robbers.due, (other, points, standing_on(state, start), seat))
                state.robbers = Robbers(robbers.spaces, due, robbers.spent)


def standing_on(state: CarcassonneState, space: int) -> tuple[int, ...]:
    """The scoring figures left there: whoever comes later is no choice for a robber who has to take points already (CAR-1008)."""
    return tuple(number for number, points in enumerate(state.track) if points % SPACES == space)


class ResolveRobbers(SeatStep[CarcassonneState]):
    """Half of the points, rounded up, in turn order, beginning with the active player (CAR-1005, CAR-1006).

    A robber who has taken his share stays on the track until the end of the part turn, but does nothing any more (CAR-1204).
    """

    __slots__ = ()

    def run(self, state: CarcassonneState) -> None:
        robbers = state.robbers
        if not robbers.due:
            return
        for owner in state.in_turn_order(self.seat):
            victims: dict[int, tuple[int, ...]] = {}
            for other, lost, _, victim in robbers.due:
                if other == owner and victim not in victims.get(lost, ()):
                    victims[lost] = (*victims.get(lost, ()), victim)
            points = sorted(victims)
            if points:
                due = tuple(robbing for robbing in robbers.due if robbing[0] != owner)
                state.robbers = Robbers(robbers.spaces, due, (*robbers.spent, owner))
                choice = tuple([(lost, victims[lost]) for lost in points])
                step = Rob(owner, choice) if len(choice) > 1 else award(owner, *choice[0])
                state.agenda.push(step, self)
                return


class RobbersGoHome(Automatic[CarcassonneState]):
    """After the messages, those who have robbed (CAR-1006, CAR-1204)."""

    __slots__ = ()

    def run(self, state: CarcassonneState) -> None:
        robbers = state.robbers
        for owner in robbers.spent:
            state.note(owner, "robber-home", "CAR-1006")
        spaces = tuple(-1 if owner in robbers.spent else space for owner, space in enumerate(robbers.spaces))
        state.robbers = Robbers(spaces, robbers.due)


def robber_terms(state: CarcassonneState) -> list[tuple[int, Term]]:
    """Those that are still on the track (CAR-1014)."""
    return [(seat, Term("robber", LEFT, {}, "CAR-1014")) for seat, space in enumerate(state.robbers.spaces) if space >= 0]


def clear_robbers(state: CarcassonneState) -> None:
    state.robbers = Robbers((-1,) * state.players, state.robbers.due, state.robbers.spent)


def hope_for_robbers(state: CarcassonneState, worths: list[float]) -> None:
    for seat, space in enumerate(state.robbers.spaces):
        if space >= 0:
            worths[seat] += LEFT


def award(owner: int, points: int, victims: tuple[int, ...]) -> Award:
    return Award(owner, Term("robbed", (points + 1) // 2, {"of": points, "victim_seats": victims}, "CAR-1005"), robbed=True)


class Rob(DecisionStep[CarcassonneState]):
    """Several figures have left the robber's space in this turn: its owner chooses of which points to take half (CAR-1009)."""

    __slots__ = ("points",)
    kind: ClassVar[Kind] = "number"
    rules: ClassVar[tuple[str, ...]] = ("CAR-1009", "CAR-1005")

    def __init__(self, seat: int, points: tuple[tuple[int, tuple[int, ...]], ...]) -> None:
        super().__init__(seat)
        self.points = points  # each with those who got them

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.points

    def options(self, state: CarcassonneState) -> list[Action]:
        return [("rob", points) for points, _ in self.points]

    def apply(self, state: CarcassonneState, action: Action) -> None:
        state.agenda.push(award(self.seat, action[1], dict(self.points)[action[1]]))

    def prompt(self, state: CarcassonneState) -> Message:
        return tell("ask-rob")

    def label(self, state: CarcassonneState, action: Action) -> Message:
        return tell("rob", points=action[1], half=(action[1] + 1) // 2, victim_seats=dict(self.points)[action[1]])
