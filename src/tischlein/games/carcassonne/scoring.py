"""A round of scoring: completed features, one after the other, and the points that follow from them."""

from __future__ import annotations

from typing import ClassVar

from tischlein.core.agenda import Automatic, DecisionStep, Step
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.core.score import Term
from tischlein.games.carcassonne.elements.track import Award
from tischlein.games.carcassonne.features import Feature, segments_of, worth
from tischlein.games.carcassonne.figures import send_home
from tischlein.games.carcassonne.moments import Steps
from tischlein.games.carcassonne.state import CarcassonneState, majority, roads_of, tell
from tischlein.games.carcassonne.tiles import OPEN, PIERS, ROAD
from tischlein.games.carcassonne.where import apart


def score(state: CarcassonneState, active: int, copy: int) -> Steps:
    """Everything that was completed in this turn must be scored (CAR-024, CAR-084, CAR-1203), also for a new meeple (CAR-044)."""
    more: tuple[int, ...] = ()
    for find in state.use.touched:
        more += find(state)
    if not state.land.closed and not more:
        return ()
    complete = completed(state, copy, more)
    if state.use.track_matters:
        return tuple(ordered(state, active, complete))
    for feature in complete:
        for seat, term in settle(state, active, feature):
            state.gain(seat, term)
        for act in state.use.paid:
            act(state, active, feature)
    return ()


def completed(state: CarcassonneState, copy: int, more: tuple[int, ...]) -> list[Feature]:
    """The features that this turn has completed: those of the new tile and of more segments that elements have touched, and all monasteries
    around it (CAR-072). Meadows never are (CAR-103)."""
    land = state.land
    record, label, types = land.record, land.label, land.box
    ways, found = types.ways[copy] + more, []
    seen: set[int] = set()
    for way in ways:
        one = label[way]
        if not record[one] & OPEN and one not in seen:
            if not record[one] & PIERS:
                seen.add(one)
                found.append(Feature(types.kind[one], (one,)))
                continue
            pieces = roads_of(state, one)
            seen.update(pieces)
            if not any(record[piece] & OPEN for piece in pieces):
                found.append(Feature(ROAD, tuple(sorted(pieces))))
    found += [Feature(types.kind[cloister], (cloister,)) for cloister in land.surrounded]
    land.surrounded = ()
    return found


def settle(state: CarcassonneState, active: int, feature: Feature) -> list[tuple[int, Term]]:
    """Who gets what for a completed feature, whoever has completed it (CAR-053); nothing if nobody is there (CAR-088). Its figures return,
    the neutral ones too."""
    claims = sum([state.land.claims(piece) for piece in feature.pieces])
    awards: list[tuple[int, Term]] = []
    winners: list[int] = []
    if claims:
        term = worth(state, feature, complete=True)
        winners = majority(claims, state.setup.players)
        awards = [(seat, term) for seat in state.in_turn_order(active) if seat in winners]
        send_home(state, feature)
    for act in state.use.settled:
        act(state, feature, winners)
    return awards


# ---------------------------------------------------------------------- with two scoring figures, or robbers


class OneFeature(Automatic[CarcassonneState]):
    """Something that happens with a completed feature in the turn of a seat."""

    __slots__ = ("feature", "seat")

    def __init__(self, seat: int, feature: Feature) -> None:
        self.seat = seat
        self.feature = feature

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.feature


class ScoreFeature(OneFeature):
    """One completed feature; its points are moved before the next one is scored."""

    __slots__ = ()

    def run(self, state: CarcassonneState) -> Step[CarcassonneState] | None:
        awards = [Award(seat, term) for seat, term in settle(state, self.seat, self.feature)]
        after = AfterPoints(self.seat, self.feature) if state.use.paid else None
        if not awards:
            return after
        if after is not None:
            state.agenda.add(after)
        state.agenda.push(*awards[1:])
        return awards[0]


class AfterPoints(OneFeature):
    """The points of a completed feature have moved: what elements add then."""

    __slots__ = ()

    def run(self, state: CarcassonneState) -> None:
        for act in state.use.paid:
            act(state, self.seat, self.feature)


def ordered(state: CarcassonneState, seat: int, complete: list[Feature]) -> list[Step[CarcassonneState]]:
    """Features nobody is on make no difference; of the others the active player chooses the next one, if there are several."""
    scored, rest = [], []
    for feature in complete:
        if sum([state.land.claims(piece) for piece in feature.pieces]):
            scored.append(feature)
        else:
            rest.append(ScoreFeature(seat, feature))
    return [*following(seat, tuple(scored)), *rest]


class ChooseFeature(DecisionStep[CarcassonneState]):
    """Which completed feature is scored next. The rulebook does not say; with messages and robbers it matters."""

    __slots__ = ("features",)
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("CAR-1203", "CAR-602")

    def __init__(self, seat: int, features: tuple[Feature, ...]) -> None:
        super().__init__(seat)
        self.features = features

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.features

    def options(self, state: CarcassonneState) -> list[Action]:
        return [("score", *self._place(state, feature)) for feature in self.features]

    def apply(self, state: CarcassonneState, action: Action) -> None:
        chosen = next(feature for feature in self.features if ("score", *self._place(state, feature)) == action)
        rest = tuple(feature for feature in self.features if feature != chosen)
        state.agenda.push(ScoreFeature(self.seat, chosen), *following(self.seat, rest))

    def _place(self, state: CarcassonneState, feature: Feature) -> tuple[int, int, int]:
        """A feature is named by the first of its segments that carries a meeple."""
        own = segments_of(state, feature)
        segment = min(figure[0] for figure in state.figures if figure[0] in own)
        return state.land.spot(segment)

    def prompt(self, state: CarcassonneState) -> Message:
        return tell("ask-score")

    def label(self, state: CarcassonneState, action: Action) -> Message:
        terms = [worth(state, feature, complete=True) for feature in self.features]
        places = [self._place(state, feature) for feature in self.features]
        own = terms[places.index(action[1:])]
        alike = [state.land.segment_at(*place) for place, term in zip(places, terms, strict=True) if term == own]
        where = apart(state, state.land.segment_at(action[1], action[2], action[3]), alike)
        return tell("score-feature", what=own.message("carcassonne"), points=own.points, where=where)


def following(seat: int, features: tuple[Feature, ...]) -> tuple[Step[CarcassonneState], ...]:
    return (ChooseFeature(seat, features),) if len(features) > 1 else tuple(ScoreFeature(seat, feature) for feature in features)
