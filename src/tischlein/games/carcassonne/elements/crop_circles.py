"""The Crop Circles: after the turn all players add a meeple to one of theirs, or all take one back."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tischlein.core.agenda import Automatic, DecisionStep
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.carcassonne.figures import release_specials
from tischlein.games.carcassonne.moments import Steps
from tischlein.games.carcassonne.state import BIG, FIGURES, MEEPLE, CarcassonneState, own_meeples, tell
from tischlein.games.carcassonne.tiles import CITY, FIELD, ROAD
from tischlein.games.carcassonne.where import told

AFFECTED: Final = {"farmer": FIELD, "highwayman": ROAD, "knight": CITY}
"""Pitchfork, club and shield (CAR-1107). The abbot is none of them (CAR-1115)."""


def crop_circle(state: CarcassonneState, seat: int, copy: int) -> Steps:
    """A fourth step, after the scoring (CAR-1101, CAR-1111)."""
    return (CropCircle(seat, state.land.box.tile[copy].crop),)


class CropCircle(DecisionStep[CarcassonneState]):
    """The active player decides for all: A, add, or B, remove (CAR-1104)."""

    __slots__ = ("role",)
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("CAR-1104", "CAR-1105", "CAR-1106", "CAR-1107", "CAR-1109")

    def __init__(self, seat: int, role: str) -> None:
        super().__init__(seat)
        self.role = role

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.role

    def options(self, state: CarcassonneState) -> list[Action]:
        return [("crop", "add"), ("crop", "remove")]

    def apply(self, state: CarcassonneState, action: Action) -> None:
        if state.events is not None:
            state.note(self.seat, "crop-chosen", "CAR-1104", choice=action[1], role=tell("this-role", role=self.role))
        order = [*state.in_turn_order(self.seat)[1:], self.seat]  # the active player is last (CAR-1109)
        state.agenda.push(*(CropRound(seat, self.role, action[1] == "add") for seat in order))

    def prompt(self, state: CarcassonneState) -> Message:
        return tell("ask-crop", role=tell("role", role=self.role))

    def label(self, state: CarcassonneState, action: Action) -> Message:
        return tell("crop", choice=action[1], role=tell("this-role", role=self.role))


class CropRound(Automatic[CarcassonneState]):
    """One player's part; whoever has no such meeple does nothing (CAR-1110)."""

    __slots__ = ("add", "role", "seat")

    def __init__(self, seat: int, role: str, add: bool) -> None:
        self.seat = seat
        self.role = role
        self.add = add

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.role, self.add

    def run(self, state: CarcassonneState) -> None:
        if self.add and not state.at_hand(self.seat, MEEPLE) and not state.at_hand(self.seat, BIG):
            return
        if own_meeples(state, self.seat, AFFECTED[self.role]):
            state.agenda.push(AddMeeple(self.seat, self.role) if self.add else RemoveMeeple(self.seat, self.role))


class MeepleOnTile(DecisionStep[CarcassonneState]):
    """A choice among one's own meeples of a kind. An action names tile, place on the tile, and figure."""

    __slots__ = ("role",)
    kind: ClassVar[Kind] = "piece"

    def __init__(self, seat: int, role: str) -> None:
        super().__init__(seat)
        self.role = role

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.role

    def told_of(self, state: CarcassonneState, action: Action) -> dict[str, Any]:
        others = [other for other in self.options(state) if other[0] != "pass" and other[4] == action[4]]
        segments = [state.land.segment_at(other[1], other[2], other[3]) for other in others]
        return told(state, state.land.segment_at(action[1], action[2], action[3]), segments)


class AddMeeple(MeepleOnTile):
    """A: another meeple beside an own one (CAR-1105, CAR-1108)."""

    __slots__ = ()
    rules: ClassVar[tuple[str, ...]] = ("CAR-1105", "CAR-1108", "CAR-1113")

    def options(self, state: CarcassonneState) -> list[Action]:
        places = dict.fromkeys(segment for segment, _, _ in own_meeples(state, self.seat, AFFECTED[self.role]))
        have = [figure for figure in (MEEPLE, BIG) if state.at_hand(self.seat, figure)]
        added: list[Action] = [("add", *state.land.spot(segment), FIGURES[figure]) for segment in places for figure in have]
        return [*added, ("pass",)]

    def apply(self, state: CarcassonneState, action: Action) -> None:
        if action[0] == "add":
            figure = FIGURES.index(action[4])
            state.take_from_supply(self.seat, figure)
            state.put(state.land.segment_at(action[1], action[2], action[3]), self.seat, figure)
            state.note(self.seat, "crop-added", "CAR-1105", role=tell("this-role", role=self.role))

    def prompt(self, state: CarcassonneState) -> Message:
        return tell("ask-crop-add", role=tell("this-role", role=self.role))

    def label(self, state: CarcassonneState, action: Action) -> Message:
        if action[0] == "pass":
            return tell("no-figure")
        return tell("crop-add", figure=action[4], **self.told_of(state, action))


class RemoveMeeple(MeepleOnTile):
    """B: one of the own meeples returns (CAR-1106)."""

    __slots__ = ()
    rules: ClassVar[tuple[str, ...]] = ("CAR-1106", "CAR-1113")

    def options(self, state: CarcassonneState) -> list[Action]:
        """Equal meeples that stand together make no difference."""
        own = dict.fromkeys(own_meeples(state, self.seat, AFFECTED[self.role]))
        return [("remove", *state.land.spot(figure[0]), FIGURES[figure[2]]) for figure in own]

    def apply(self, state: CarcassonneState, action: Action) -> None:
        state.take_back((state.land.segment_at(action[1], action[2], action[3]), self.seat, FIGURES.index(action[4])))
        if state.events is not None:
            state.note(self.seat, "crop-removed", "CAR-1106", role=tell("this-role", role=self.role))
        release_specials(state)

    def prompt(self, state: CarcassonneState) -> Message:
        return tell("ask-crop-remove", role=tell("this-role", role=self.role))

    def label(self, state: CarcassonneState, action: Action) -> Message:
        return tell("crop-remove", figure=action[4], **self.told_of(state, action))
