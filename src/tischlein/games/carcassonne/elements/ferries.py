"""The Ferries: roads end at piers, and a ferry joins two of them. Figures stand on road ends, so nothing has to move when a ferry does
(CAR-721)."""

from __future__ import annotations

from itertools import combinations
from typing import Any, ClassVar

from tischlein.core.agenda import DecisionStep
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.carcassonne.elements.magic import part_mage_and_witch
from tischlein.games.carcassonne.features import feature_of
from tischlein.games.carcassonne.figures import release_specials
from tischlein.games.carcassonne.land import at, place_of
from tischlein.games.carcassonne.moments import Steps
from tischlein.games.carcassonne.part import Part
from tischlein.games.carcassonne.showing import Places, described
from tischlein.games.carcassonne.state import BUILDER, CarcassonneState, tell
from tischlein.games.carcassonne.tiles import PIERS
from tischlein.games.carcassonne.where import beside, sides


class Ferries(Part):
    __slots__ = ("lying", "relaid", "touched")

    def __init__(self, lying: tuple[tuple[int, int], ...] = (), relaid: tuple[int, ...] = (), touched: tuple[int, ...] = ()) -> None:
        self.lying = lying  # pairs of pier segments
        self.relaid = relaid  # copies whose ferry was re-laid in this part of the turn: once is enough (CAR-712)
        self.touched = touched  # copies whose ferry was laid or re-laid in it: roads there may be complete now (CAR-707, CAR-715)

    def fields(self) -> tuple[object, ...]:
        return self.lying, self.relaid, self.touched

    def things(self, state: CarcassonneState) -> dict[str, Any]:
        return {"ferries": [{"from": state.place_json(one), "to": state.place_json(two)} for one, two in self.lying]}


def piers(state: CarcassonneState, copy: int) -> list[int]:
    types = state.land.box
    return [segment for segment in types.ways[copy] if types.pier[segment]]


def lay_ferry(state: CarcassonneState, seat: int, copy: int) -> Steps:
    """After the figure has come onto the lake tile: it may so be joined to a road that others are on (CAR-706)."""
    return (FerryStep(seat, copy),)


class FerryStep(DecisionStep[CarcassonneState]):
    """Joins two piers of a lake (CAR-703, CAR-704)."""

    __slots__ = ("copy",)
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("CAR-703", "CAR-704", "CAR-705")
    told: ClassVar[tuple[str, str]] = ("ferry-laid", "CAR-703")

    def __init__(self, seat: int, copy: int) -> None:
        super().__init__(seat)
        self.copy = copy

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.copy

    def options(self, state: CarcassonneState) -> list[Action]:
        numbers = [state.land.box.segments[self.copy].index(pier) for pier in piers(state, self.copy)]
        return [("ferry", one, two) for one, two in combinations(numbers, 2)]

    def apply(self, state: CarcassonneState, action: Action) -> None:
        segments = state.land.box.segments[self.copy]
        tile_of = state.land.box.tile_of
        ferries = state.ferries
        others = tuple(ferry for ferry in ferries.lying if tile_of[ferry[0]] != self.copy)
        lying = (*others, (segments[action[1]], segments[action[2]]))
        state.ferries = Ferries(lying, ferries.relaid, (*ferries.touched, self.copy))
        if state.use.magic:
            state.agenda.push_all(part_mage_and_witch(state, self.seat, self.copy))  # at once, if the ferry brings them together (CAR-916)
        if state.events is not None:
            x, y = place_of(state.land.cell_of(self.copy))
            one, two = sides(state, segments[action[1]]), sides(state, segments[action[2]])
            state.note(self.seat, *self.told, x=x, y=y, one=one, two=two, place=beside(state, x, y, "new"))

    def prompt(self, state: CarcassonneState) -> Message:
        return tell("ask-ferry")

    def label(self, state: CarcassonneState, action: Action) -> Message:
        segments = state.land.box.segments[self.copy]
        return tell("ferry", one=sides(state, segments[action[1]]), two=sides(state, segments[action[2]]))


class RelayFerry(FerryStep):
    """A ferry on the road that was just extended may be laid anew (CAR-708, CAR-709), and then the others in reach (CAR-711). This may part
    meeples that were on one road (CAR-716)."""

    __slots__ = ("others",)
    rules: ClassVar[tuple[str, ...]] = ("CAR-708", "CAR-709", "CAR-710", "CAR-711", "CAR-712")
    told: ClassVar[tuple[str, str]] = ("ferry-relaid", "CAR-708")

    def __init__(self, seat: int, copy: int, others: tuple[int, ...] = ()) -> None:
        super().__init__(seat, copy)
        self.others = others

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.copy, self.others

    def options(self, state: CarcassonneState) -> list[Action]:
        lying = next(ferry for ferry in state.ferries.lying if state.land.box.tile_of[ferry[0]] == self.copy)
        segments = state.land.box.segments[self.copy]
        now = {segments.index(lying[0]), segments.index(lying[1])}
        keep: list[Action] = [("keep",)]
        anew = [action for action in super().options(state) if {action[1], action[2]} != now]
        before = self.others if self.others and order_matters(state) else ()
        return [*keep, *anew, *(("first", *place_of(state.land.cell_of(copy))) for copy in before)]

    def apply(self, state: CarcassonneState, action: Action) -> None:
        if action[0] == "first":
            first = state.land.board[at(action[1], action[2])] >> 2
            later = (self.copy, *(copy for copy in self.others if copy != first))
            state.agenda.push(RelayFerry(self.seat, first), *relaying(self.seat, later))
            return
        state.agenda.push(*relaying(self.seat, self.others))
        if action[0] == "ferry":
            super().apply(state, action)
            state.ferries = Ferries(state.ferries.lying, (*state.ferries.relaid, self.copy), state.ferries.touched)
            release_specials(state)

    def prompt(self, state: CarcassonneState) -> Message:
        x, y = place_of(state.land.cell_of(self.copy))
        return tell("ask-relay", x=x, y=y, place=beside(state, x, y, "new"))

    def label(self, state: CarcassonneState, action: Action) -> Message:
        match action[0]:
            case "keep":
                return tell("keep-ferry")
            case "first":
                return tell("other-ferry-first", place=beside(state, action[1], action[2], "new"))
        return super().label(state, action)


def relaying(seat: int, copies: tuple[int, ...]) -> Steps:
    return (RelayFerry(seat, copies[0], copies[1:]),) if copies else ()


def order_matters(state: CarcassonneState) -> bool:
    """Between one ferry and the next mage and witch may meet, or a builder may be left alone: only on roads that lead to lakes."""
    label, record = state.land.label, state.land.record

    def near(segment: int) -> bool:
        return segment >= 0 and record[label[segment]] & PIERS != 0

    magic = state.magic
    return (near(magic.mage) and near(magic.witch)) or any(figure == BUILDER and near(segment) for segment, _, figure in state.figures)


def relay_ferries(state: CarcassonneState, seat: int, copy: int) -> Steps:
    """From the new tile, the first ferry (CAR-710) along each of its roads (CAR-711), once a turn (CAR-712), but not its own (CAR-713)."""
    ferries = state.ferries
    if not ferries.lying:
        return ()
    land = state.land
    types, label, record = land.box, land.label, land.record
    roads: list[int] = []
    for segment in types.roads[copy]:
        if record[label[segment]] & PIERS:
            roads.append(label[segment])
    if not roads:
        return ()
    first = [types.tile_of[one] for one, two in ferries.lying if label[one] in roads or label[two] in roads]
    return relaying(seat, tuple(lake for lake in first if lake != copy and lake not in ferries.relaid))


def touched_roads(state: CarcassonneState) -> tuple[int, ...]:
    """Roads may be complete because their ferry was laid (CAR-707) or moved (CAR-715)."""
    touched = state.ferries.touched
    return tuple([pier for lake in touched for pier in piers(state, lake)]) if touched else ()


def moor(state: CarcassonneState, seat: int) -> bool:
    """A part of a turn is over: every ferry may be re-laid once again (CAR-712)."""
    if state.ferries.touched:
        state.ferries = Ferries(state.ferries.lying)
    return False


def crossings(state: CarcassonneState, places: Places) -> dict[str, Any]:
    """For each ferry that may be laid now: the road that it would make (CAR-704). Pages find the list empty in a game without ferries."""
    step = state.agenda.main[-1] if state.agenda.main else None
    found: list[dict[str, Any]] = []
    if isinstance(step, FerryStep):
        for action in step.options(state):
            if action[0] == "ferry":
                twin = state.copy()
                step.apply(twin, action)
                road = feature_of(twin, state.land.box.segments[step.copy][action[1]])
                found.append({"action": list(action), "road": described(twin, road, places)})
    return {"crossings": found}
