"""The Ferries: roads end at piers, and a ferry joins two of them. Figures stand on road ends, so nothing has to move when a ferry does."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

from tischlein.core.agenda import DecisionStep
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.carcassonne.elements.magic import CastMagic
from tischlein.games.carcassonne.figures import release_specials
from tischlein.games.carcassonne.land import place_of
from tischlein.games.carcassonne.state import CarcassonneState, Steps, tell
from tischlein.games.carcassonne.tiles import PIERS, TileType
from tischlein.games.carcassonne.where import compass


def piers(state: CarcassonneState, copy: int) -> list[int]:
    types = state.land.box
    return [segment for segment in types.ways[copy] if types.pier[segment]]


def lay_ferry(state: CarcassonneState, seat: int, tile: TileType) -> Steps:
    return (FerryStep(seat, state.land.board[state.placed] >> 2),) if tile.lake else ()


class FerryStep(DecisionStep[CarcassonneState]):
    """Joins two piers of a lake (CAR-703, CAR-704)."""

    __slots__ = ("copy",)
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("CAR-703", "CAR-704", "CAR-705")

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
        others = tuple(ferry for ferry in state.ferries if tile_of[ferry[0]] != self.copy)
        state.ferries = (*others, (segments[action[1]], segments[action[2]]))
        state.touched += (self.copy,)
        if state.use.magic:
            state.agenda.push(CastMagic(self.seat, must=False))  # at once, if the ferry brings mage and witch together (CAR-916)
        if state.events is not None:
            x, y = place_of(state.land.cell_of(self.copy))
            state.note(self.seat, "ferry-laid", "CAR-703", x=x, y=y)

    def prompt(self, state: CarcassonneState) -> Message:
        return tell("ask-ferry")

    def label(self, state: CarcassonneState, action: Action) -> Message:
        segments = state.land.box.segments[self.copy]
        return tell("ferry", one=compass(state, segments[action[1]]), two=compass(state, segments[action[2]]))


class RelayFerry(FerryStep):
    """A ferry on the road that was just extended may be laid anew (CAR-708, CAR-709)."""

    __slots__ = ()
    rules: ClassVar[tuple[str, ...]] = ("CAR-708", "CAR-709", "CAR-710", "CAR-711", "CAR-712")

    def options(self, state: CarcassonneState) -> list[Action]:
        lying = next(ferry for ferry in state.ferries if state.land.box.tile_of[ferry[0]] == self.copy)
        segments = state.land.box.segments[self.copy]
        now = {segments.index(lying[0]), segments.index(lying[1])}
        keep: list[Action] = [("keep",)]
        return keep + [action for action in super().options(state) if {action[1], action[2]} != now]

    def apply(self, state: CarcassonneState, action: Action) -> None:
        if action[0] == "ferry":
            state.relaid += (self.copy,)
            super().apply(state, action)
            release_specials(state)

    def prompt(self, state: CarcassonneState) -> Message:
        x, y = place_of(state.land.cell_of(self.copy))
        return tell("ask-relay", x=x, y=y)

    def label(self, state: CarcassonneState, action: Action) -> Message:
        return tell("keep-ferry") if action[0] == "keep" else super().label(state, action)


def relay_ferries(state: CarcassonneState, seat: int, tile: TileType) -> Steps:
    """From the new tile, the first ferry along each of its roads, once a turn (CAR-710 to CAR-713)."""
    if not state.ferries:
        return ()
    land = state.land
    types, label, record = land.box, land.label, land.record
    here = land.board[state.placed] >> 2
    roads: list[int] = []
    for segment in types.ways[here]:
        if record[label[segment]] & PIERS:
            roads.append(label[segment])
    if not roads:
        return ()
    first = [types.tile_of[one] for one, two in state.ferries if label[one] in roads or label[two] in roads]
    return tuple(RelayFerry(seat, copy) for copy in first if copy != here and copy not in state.relaid)
