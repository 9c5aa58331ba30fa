"""The Shields: taken with a double, carried by castles, paid for at the end of each phase (BUR-540 to BUR-553)."""

from __future__ import annotations

from typing import ClassVar, Final

from tischlein.core.agenda import Automatic, DecisionStep, SeatStep
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.burgundy.state import BurgundyState, tell
from tischlein.games.burgundy.tiles import shield_points
from tischlein.games.burgundy.workers import price

TRIBUTE_IN_WORKERS: Final = 3
BORROWED: Final = 6


def shield_name(number: int) -> Message:
    return tell("shield", number=number)


def doubles(state: BurgundyState, seat: int) -> list[tuple[int, int]]:
    """The depots whose shield can be had with the two dice, and the workers it takes (BUR-542, BUR-543)."""
    one, two = state.dice[2 * seat : 2 * seat + 2]
    if not one or not two or not state.estate(seat).castles():
        return []
    found, monks = [], state.monks(seat)
    for depot in range(1, 7):
        chips = price(one, depot, monks, free=False) + price(two, depot, monks, free=False)
        if state.shields_out[depot - 1] and chips <= state.estate(seat).workers:
            found.append((depot, chips))
    return found


class LayShield(DecisionStep[BurgundyState]):
    """Which shield of the depot, and on which castle; one that lies there already leaves the game (BUR-544 to BUR-546)."""

    __slots__ = ("depot",)
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("BUR-542", "BUR-544", "BUR-545", "BUR-546")

    def __init__(self, seat: int, depot: int) -> None:
        super().__init__(seat)
        self.depot = depot

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.depot

    def options(self, state: BurgundyState) -> list[Action]:
        castles = state.estate(self.seat).castles()
        return [("crest", shield, cell) for shield in state.shields_out[self.depot - 1] for cell in castles]

    def apply(self, state: BurgundyState, action: Action) -> None:
        _, shield, cell = action
        shields = tuple(other for other in state.shields_out[self.depot - 1] if other != shield)
        state.shields_out = (*state.shields_out[: self.depot - 1], shields, *state.shields_out[self.depot :])
        estate = state.estate(self.seat)
        for place, old in estate.shields:
            if place == cell:
                drop(state, self.seat, old)
        estate.shields += ((cell, shield),)
        state.note(self.seat, "shield-taken", "BUR-542", shield=shield_name(shield))

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-shield")

    def label(self, state: BurgundyState, action: Action) -> Message:
        estate = state.estate(self.seat)
        old = next((shield for place, shield in estate.shields if place == action[2]), 0)
        return tell(
            "crest", shield=shield_name(action[1]), space=estate.duchy.spaces[action[2]].name, old=old, points=shield_points()[action[1]]
        )


def drop(state: BurgundyState, seat: int, shield: int) -> None:
    """A shield leaves the game, and its effect ends (BUR-587)."""
    estate = state.estate(seat)
    estate.shields = tuple(other for other in estate.shields if other[1] != shield)
    if shield == BORROWED:
        estate.named = -1
    state.note(seat, "shield-dropped", "BUR-548", shield=shield_name(shield))


class OfferName(SeatStep[BurgundyState]):
    """Shield 6 may be used at any moment: besides the own turn, around the end of a phase (BUR-571)."""

    __slots__ = ()

    def run(self, state: BurgundyState) -> None:
        if namable(state, self.seat):
            state.agenda.push(NameOpponent(self.seat))


def namable(state: BurgundyState, seat: int) -> list[int]:
    """The opponents whose monasteries could be used; once one is named, no other (BUR-571)."""
    estate = state.estate(seat)
    if estate.named >= 0 or not estate.has_shield(BORROWED):
        return []
    return [other for other in range(state.use.owners) if state.estates[other] is not estate]


def name_opponent(state: BurgundyState, seat: int, other: int) -> None:
    state.estate(seat).named = other
    state.note(seat, "named", "BUR-571", other=other + 1)


class NameOpponent(DecisionStep[BurgundyState]):
    """Whose monasteries to use from now on, or not yet (BUR-571, BUR-572)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("BUR-571", "BUR-572")

    def options(self, state: BurgundyState) -> list[Action]:
        return [*(("name", other) for other in namable(state, self.seat)), ("pass",)]

    def apply(self, state: BurgundyState, action: Action) -> None:
        if action[0] == "name":
            name_opponent(state, self.seat, action[1])

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-name")

    def label(self, state: BurgundyState, action: Action) -> Message:
        return tell("not-yet") if action[0] == "pass" else tell("name-opponent", seat=action[1])


class Tribute(Automatic[BurgundyState]):
    """One silver coin for each shield, or it goes (BUR-547 to BUR-550). Shield 3 is last, so that it can serve for all others."""

    __slots__ = ("paid", "seat")

    def __init__(self, seat: int, paid: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.paid = paid

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.paid

    def run(self, state: BurgundyState) -> None:
        estate = state.estate(self.seat)
        due = [shield for _, shield in estate.shields if shield not in self.paid]
        if not due:
            return
        shield = min(due, key=lambda number: (number == TRIBUTE_IN_WORKERS, number))
        following = Tribute(self.seat, (*self.paid, shield))
        if len(means(state, self.seat)) == 0:
            drop(state, self.seat, shield)
            state.agenda.push(following)
        else:
            state.agenda.push(PayTribute(self.seat, shield), following)


def means(state: BurgundyState, seat: int) -> list[str]:
    """What tribute can be paid with; workers only with shield 3 (BUR-568)."""
    estate = state.estate(seat)
    workers = estate.workers > 0 and estate.has_shield(TRIBUTE_IN_WORKERS)
    return [*(["silver"] if estate.silver else []), *(["worker"] if workers else [])]


class PayTribute(DecisionStep[BurgundyState]):
    """Keep a shield or give it up (BUR-548, BUR-549)."""

    __slots__ = ("shield",)
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("BUR-547", "BUR-548", "BUR-549", "BUR-550")

    def __init__(self, seat: int, shield: int) -> None:
        super().__init__(seat)
        self.shield = shield

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.shield

    def options(self, state: BurgundyState) -> list[Action]:
        return [*(("tribute", mean) for mean in means(state, self.seat)), ("drop",)]

    def apply(self, state: BurgundyState, action: Action) -> None:
        estate = state.estate(self.seat)
        if action[0] == "drop":
            drop(state, self.seat, self.shield)
        elif action[1] == "silver":
            estate.silver -= 1
        else:
            estate.workers -= 1
        if action[0] == "tribute":
            state.note(self.seat, "tribute-paid", "BUR-547", shield=shield_name(self.shield), means=action[1])

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-tribute", shield=shield_name(self.shield), points=shield_points()[self.shield])

    def label(self, state: BurgundyState, action: Action) -> Message:
        return tell("drop-shield") if action[0] == "drop" else tell("tribute", means=action[1])
