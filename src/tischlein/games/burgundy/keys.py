"""Tiles from the main board come to key spaces, never directly into the duchy (BUR-111, BUR-112)."""

from __future__ import annotations

from typing import ClassVar, Final

from tischlein.core.agenda import DecisionStep, Step
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.burgundy.moments import KEY_SPACES
from tischlein.games.burgundy.state import BurgundyState, tell
from tischlein.games.burgundy.tiles import IDS, INDEX, without

DISCARD: Final[tuple[Action, ...]] = tuple(("discard", id) for id in IDS)
DISCARD_COMMON: Final[tuple[Action, ...]] = tuple(("discard", id, "common") for id in IDS)


def name(tile: int) -> Message:
    return tell("tile", tile=IDS[tile])


def receive(state: BurgundyState, seat: int, tile: int, depot: int, die: int, rule: str) -> Step[BurgundyState] | None:
    """A tile comes from a depot, with a die if it is not 0."""
    if state.events is not None:
        state.note(seat, "took", rule, tile=name(tile), depot=depot, die=die)
    return store(state, seat, tile)


def store(state: BurgundyState, seat: int, tile: int) -> Step[BurgundyState] | None:
    """A tile is laid on a key space; if none is free, another tile has to go (BUR-112, BUR-188, BUR-253).

    Returns the question that has to be answered first, if there is one.
    """
    way = state.use.way
    estate = state.estates[way.owner_of[seat]]
    spaces = state.shielded(estate, KEY_SPACES, way.key_spaces) if estate.shields else way.key_spaces
    own = len(state.keys[seat]) < spaces
    if len(estate.common) < way.common_spaces:
        if own:
            return way.where_to_lay(seat, tile)
        estate.common += (tile,)
        return None
    if own:
        state.keys[seat] += (tile,)
        return None
    return Discard(seat, tile)


def give_up(state: BurgundyState, seat: int, tile: int, common: bool) -> None:
    """A tile leaves a key space; it never goes from one to another (BUR-466)."""
    if common:
        estate = state.estate(seat)
        estate.common = without(estate.common, tile)
    else:
        state.keys[seat] = without(state.keys[seat], tile)


class NewTile(DecisionStep[BurgundyState]):
    """A question that has to be answered before a tile lies on a key space."""

    __slots__ = ("tile",)

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.tile


class Discard(NewTile):
    """All key spaces are full: one of the tiles there leaves the game, never the new one (BUR-112)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "piece"
    rules: ClassVar[tuple[str, ...]] = ("BUR-112", "BUR-253")

    def options(self, state: BurgundyState) -> list[Action]:
        options = [DISCARD[tile] for tile in dict.fromkeys(state.keys[self.seat])]
        common = state.estate(self.seat).common
        if common:
            options += [DISCARD_COMMON[tile] for tile in dict.fromkeys(common)]
        return options

    def apply(self, state: BurgundyState, action: Action) -> Step[BurgundyState] | None:
        tile = INDEX[action[1]]
        give_up(state, self.seat, tile, common=len(action) > 2)
        state.gone.append(tile)
        if state.events is not None:
            state.note(self.seat, "discarded", "BUR-112", tile=name(tile))
        return store(state, self.seat, self.tile)  # more than one may have to go, when a shield is lost (BUR-569)

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-discard", tile=name(self.tile))

    def label(self, state: BurgundyState, action: Action) -> Message:
        return tell("discard", tile=name(INDEX[action[1]]), where="common" if len(action) > 2 else "own")
