"""The Messages: whoever lands on a dark space in the own turn gets one, and uses it or takes its two points."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tischlein.core.agenda import Automatic, DecisionStep, SeatChance, SeatStep, Step
from tischlein.core.chance import Chance, Die
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.core.score import Term
from tischlein.games.carcassonne.after_tile import extra_tile
from tischlein.games.carcassonne.elements.track import DARK, Award
from tischlein.games.carcassonne.features import feature_of, meadow, segments_of, worth
from tischlein.games.carcassonne.figures import release_specials
from tischlein.games.carcassonne.part import Part
from tischlein.games.carcassonne.state import (
    ABBOT,
    FIGURES,
    PIG,
    SPACES,
    CarcassonneState,
    Figure,
    claims,
    is_field,
    majority,
    own_meeples,
    tell,
)
from tischlein.games.carcassonne.tiles import CITY, FIELD, MONASTERY, ROAD
from tischlein.games.carcassonne.where import told

SEAL: Final = 2
"""Points that may be taken instead of the action (CAR-605)."""
EACH: Final = 2
"""Points for each shield, knight or farmer (CAR-624, CAR-625, CAR-626)."""
SMALLEST: Final = {1: ROAD, 2: CITY, 3: MONASTERY}  # CAR-620, CAR-621, CAR-622
EXTRA_TILE: Final = 4  # CAR-623
SHIELDS: Final = 5  # CAR-624
KNIGHTS: Final = 6  # CAR-625
FARMERS: Final = 7  # CAR-626
SCORE_AND_RETURN: Final = 8  # CAR-627


class Messages(Part):
    __slots__ = ("dark", "grounded", "seen", "unseen")

    def __init__(self, unseen: tuple[int, ...] = (), seen: tuple[int, ...] = (), dark: bool = False, grounded: bool = False) -> None:
        self.unseen = unseen
        self.seen = seen  # the next one to come is first
        self.dark = dark  # a scoring figure of the active player has landed on a dark space in this round of scoring
        self.grounded = grounded  # a flight of this part of the turn could not land, so the tile of message 4 brings no figure (CAR-623)

    def fields(self) -> tuple[object, ...]:
        return self.unseen, self.seen, self.dark, self.grounded

    def things(self, state: CarcassonneState) -> dict[str, Any]:
        return {"messages": {"unseen": len(self.unseen), "seen": list(self.seen)} if state.use.messages else None}


def see_dark(state: CarcassonneState, seat: int, figure: int, start: int, points: int, robbed: bool) -> None:
    """The active player's scoring figure has landed on a dark space (CAR-604), by robbed points too (CAR-637, CAR-1015)."""
    if seat == state.turn and state.track[seat * 2 + figure] % SPACES % DARK == 0:
        state.messages = Messages(state.messages.unseen, state.messages.seen, True, state.messages.grounded)


def ground(state: CarcassonneState) -> None:
    """A flight could not land (CAR-509)."""
    state.messages = Messages(state.messages.unseen, state.messages.seen, state.messages.dark, True)


def take_off(state: CarcassonneState, seat: int) -> bool:
    """A part of a turn is over: the next one has a figure again (CAR-424)."""
    if state.messages.grounded:
        state.messages = Messages(state.messages.unseen, state.messages.seen, state.messages.dark)
    return False


class CheckMessage(SeatStep[CarcassonneState]):
    """At most one message for a round of scoring, and only for the active player (CAR-604, CAR-607, CAR-608)."""

    __slots__ = ()

    def run(self, state: CarcassonneState) -> None:
        messages = state.messages
        if not messages.dark:
            return
        if messages.unseen:
            state.messages = Messages(messages.unseen, messages.seen, False, messages.grounded)
            state.agenda.push(DrawMessage(self.seat))
        else:  # all have been seen, and they come round in the same order
            state.messages = Messages((), messages.seen[1:], False, messages.grounded)
            receive(state, self.seat, messages.seen[0])


class DrawMessage(SeatChance[CarcassonneState]):
    __slots__ = ()

    def chance(self, state: CarcassonneState) -> Chance:
        return Die("messages", tell("chance-message"), state.messages.unseen)

    def apply(self, state: CarcassonneState, outcome: Any) -> None:
        messages = state.messages
        unseen = tuple(number for number in messages.unseen if number != outcome)
        state.messages = Messages(unseen, messages.seen, messages.dark, messages.grounded)
        receive(state, self.seat, outcome)


def receive(state: CarcassonneState, seat: int, number: int) -> None:
    state.note(seat, "message-drawn", "CAR-604", message=tell("message", number=number))
    state.agenda.push(UseMessage(seat, number))


class PutUnder(Automatic[CarcassonneState]):
    """Then the message goes under the stack (CAR-606)."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def fields(self) -> tuple[object, ...]:
        return (self.number,)

    def run(self, state: CarcassonneState) -> None:
        messages = state.messages
        state.messages = Messages(messages.unseen, (*messages.seen, self.number), messages.dark, messages.grounded)


class UseMessage(DecisionStep[CarcassonneState]):
    """Its action, if there is one, or the 2 points of its seal (CAR-605, CAR-610)."""

    __slots__ = ("number",)
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("CAR-605", "CAR-610")

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.number

    def rules_now(self, state: CarcassonneState) -> tuple[str, ...]:
        return (*self.rules, f"CAR-{619 + self.number}")

    def options(self, state: CarcassonneState) -> list[Action]:
        return [*((("message", "act"),) if possible(state, self.seat, self.number) else ()), ("message", "points")]

    def apply(self, state: CarcassonneState, action: Action) -> None:
        if action[1] == "points":
            steps: list[Step[CarcassonneState]] = [
                Award(self.seat, Term("message", SEAL, {"number": self.number, "seal": "yes"}, "CAR-605"))
            ]
        else:
            steps = act(state, self.seat, self.number)
        steps += [follow(self.seat) for follow in state.use.awarded]
        state.agenda.push(*steps, PutUnder(self.number), CheckMessage(self.seat))  # there may be another message now (CAR-609)

    def prompt(self, state: CarcassonneState) -> Message:
        return tell("ask-message", message=tell("message", number=self.number), number=self.number)

    def label(self, state: CarcassonneState, action: Action) -> Message:
        if action[1] == "points":
            return tell("message-points")
        points = points_of(state, self.seat, self.number)
        return tell("message-act", message=tell("message", number=self.number), points=-1 if points is None else points)


def possible(state: CarcassonneState, seat: int, number: int) -> bool:
    if number == EXTRA_TILE:
        return state.tiles_left  # CAR-629
    if number == SCORE_AND_RETURN:
        return bool(any(figure[1] == seat and figure[2] <= ABBOT for figure in state.figures))
    return points_of(state, seat, number) is not None


def points_of(state: CarcassonneState, seat: int, number: int) -> int | None:
    """What a message brings, None if it does not apply.

    The smallest road (CAR-620), city (CAR-621) or monastery (CAR-622), as at the end of the game: nothing with an inn (CAR-632) or a
    cathedral (CAR-633). For shields (CAR-624), knights (CAR-625) and farmers (CAR-626), where a big meeple is one of them (CAR-635).
    """
    if number in SMALLEST:
        features = {feature_of(state, segment) for segment, _, _ in own_meeples(state, seat, SMALLEST[number])}
        return min((worth(state, feature, complete=False).points for feature in features), default=None)
    if number == SHIELDS:
        cities = {state.land.label[segment] for segment, _, _ in own_meeples(state, seat, CITY)}
        shields = sum(state.land.box.shields[segment] for city in cities for segment in state.land.members(city))
        return EACH * shields if cities else None
    if number in (KNIGHTS, FARMERS):
        count = len(own_meeples(state, seat, CITY if number == KNIGHTS else FIELD))
        return EACH * count if count else None
    return None


def act(state: CarcassonneState, seat: int, number: int) -> list[Step[CarcassonneState]]:
    if number == EXTRA_TILE:
        return [extra_tile(state, seat)]
    if number == SCORE_AND_RETURN:
        return [TakeMeepleBack(seat)]
    points = points_of(state, seat, number)
    assert points is not None
    return [Award(seat, Term("message", points, {"number": number, "seal": "no"}, f"CAR-{619 + number}"))]


class TakeMeepleBack(DecisionStep[CarcassonneState]):
    """One own meeple is scored as at the end of the game, if its owner has the majority there, and returns (CAR-627, CAR-628)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "piece"
    rules: ClassVar[tuple[str, ...]] = ("CAR-627", "CAR-628")

    def options(self, state: CarcassonneState) -> list[Action]:
        own = dict.fromkeys(figure for figure in state.figures if figure[1] == self.seat and figure[2] <= ABBOT)
        return [self._action(state, figure) for figure in own]

    def _action(self, state: CarcassonneState, figure: Figure) -> Action:
        return ("back", *state.land.spot(figure[0]), FIGURES[figure[2]])

    def _figure(self, state: CarcassonneState, action: Action) -> Figure:
        return state.land.segment_at(action[1], action[2], action[3]), self.seat, FIGURES.index(action[4])

    def apply(self, state: CarcassonneState, action: Action) -> None:
        figure = self._figure(state, action)
        term = self._term(state, figure)
        state.take_back(figure)
        state.note(self.seat, "meeple-back", "CAR-627")
        release_specials(state)
        if term is not None:
            state.agenda.push(Award(self.seat, term))

    def _term(self, state: CarcassonneState, figure: Figure) -> Term | None:
        if self.seat not in majority(claims(state, figure[0]), state.setup.players):
            return None
        if is_field(state, figure[0]):
            members = segments_of(state, feature_of(state, figure[0]))
            pig = any(other[0] in members and other[1] == self.seat and other[2] == PIG for other in state.figures)
            return meadow(state, figure[0], pig)
        return worth(state, feature_of(state, figure[0]), complete=False)

    def prompt(self, state: CarcassonneState) -> Message:
        return tell("ask-back")

    def label(self, state: CarcassonneState, action: Action) -> Message:
        figure = self._figure(state, action)
        term = self._term(state, figure)
        others = [self._figure(state, other)[0] for other in self.options(state) if other[4] == action[4]]
        return tell("back", figure=action[4], points=term.points if term else 0, **told(state, figure[0], others))
