"""Tiles from the main board come to key spaces, never directly into the duchy (BUR-111, BUR-112)."""

from __future__ import annotations

from typing import ClassVar, Final

from tischlein.core.agenda import DecisionStep, Step
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.burgundy.state import BurgundyState, tell
from tischlein.games.burgundy.tiles import IDS, INDEX, without

DISCARD: Final[tuple[Action, ...]] = tuple(("discard", id) for id in IDS)
DISCARD_COMMON: Final[tuple[Action, ...]] = tuple(("discard", id, "common") for id in IDS)
ALWAYS_ROOM: Final = 4
"""The shield with which one of the own key spaces is always free (BUR-569)."""
COMMON_SPACES: Final = 2
"""Key spaces that two partners share (BUR-463)."""


def name(tile: int) -> Message:
    return tell("tile", tile=IDS[tile])


def receive(state: BurgundyState, seat: int, tile: int) -> Step[BurgundyState] | None:
    """A tile is laid on a key space; if none is free, another tile has to go (BUR-112, BUR-188, BUR-253)."""
    if state.events is not None:
        state.note(seat, "took", tile=name(tile))
    return store(state, seat, tile)


def store(state: BurgundyState, seat: int, tile: int) -> Step[BurgundyState] | None:
    """Returns the question that has to be answered first, if there is one."""
    own = len(state.keys[seat]) < state.use.key_spaces or state.shield(seat, ALWAYS_ROOM)
    if state.use.team and len(state.estate(seat).common) < COMMON_SPACES:
        if own:
            return LayDown(seat, tile)
        state.estate(seat).common += (tile,)
        return None
    if own:
        state.keys[seat] += (tile,)
        return None
    return Discard(seat, tile)


def give_up(state: BurgundyState, seat: int, tile: int, common: bool) -> None:
    """A tile leaves a key space."""
    if common:
        estate = state.estate(seat)
        estate.common = without(estate.common, tile)
    else:
        state.keys[seat] = without(state.keys[seat], tile)


class LayDown(DecisionStep[BurgundyState]):
    """On a key space of one's own, or on one that the partner can use too (BUR-463, BUR-466)."""

    __slots__ = ("tile",)
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("BUR-463", "BUR-464", "BUR-466")

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.tile

    def options(self, state: BurgundyState) -> list[Action]:
        return [("lay", "own"), ("lay", "common")]

    def apply(self, state: BurgundyState, action: Action) -> None:
        if action[1] == "own":
            state.keys[self.seat] += (self.tile,)
        else:
            state.estate(self.seat).common += (self.tile,)

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-lay", tile=name(self.tile))

    def label(self, state: BurgundyState, action: Action) -> Message:
        return tell("lay", where=action[1])


class Discard(DecisionStep[BurgundyState]):
    """All key spaces are full: one of the tiles there leaves the game, never the new one (BUR-112)."""

    __slots__ = ("tile",)
    kind: ClassVar[Kind] = "piece"
    rules: ClassVar[tuple[str, ...]] = ("BUR-112", "BUR-253")

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.tile

    def options(self, state: BurgundyState) -> list[Action]:
        options = [DISCARD[tile] for tile in dict.fromkeys(state.keys[self.seat])]
        if state.use.team:
            options += [DISCARD_COMMON[tile] for tile in dict.fromkeys(state.estate(self.seat).common)]
        return options

    def apply(self, state: BurgundyState, action: Action) -> Step[BurgundyState] | None:
        tile = INDEX[action[1]]
        give_up(state, self.seat, tile, common=len(action) > 2)
        state.gone.append(tile)
        if state.events is not None:
            state.note(self.seat, "discarded", "BUR-112", tile=name(tile))
        return store(state, self.seat, self.tile)  # without shield 4 more than one tile may have to go (BUR-569)

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-discard", tile=name(self.tile))

    def label(self, state: BurgundyState, action: Action) -> Message:
        return tell("discard", tile=name(INDEX[action[1]]), where="common" if len(action) > 2 else "own")
