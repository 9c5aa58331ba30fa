"""The Shields at the end of a phase, when they have to be paid for, and at the end of the game."""

from __future__ import annotations

from typing import Any, ClassVar

from tischlein.core.agenda import Automatic, DecisionStep, Step
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.core.score import Term
from tischlein.games.burgundy.elements.shield_powers import OfferName
from tischlein.games.burgundy.elements.shields import SHIELDS, drop, shield_name
from tischlein.games.burgundy.gifts import GiveGifts
from tischlein.games.burgundy.moments import FINAL_SHIELD, TRIBUTE
from tischlein.games.burgundy.state import BurgundyState, tell
from tischlein.games.burgundy.tiles import shield_points


def end_of_phase(state: BurgundyState) -> list[Step[Any]]:
    """Gifts, then tribute, before the mines (BUR-547, BUR-583); after phase E as well (BUR-550). One partner of a team does it for both."""
    order = state.in_turn_order()
    seats = sorted((min(state.seats_of(owner), key=order.index) for owner in range(state.use.owners)), key=order.index)
    steps: list[Step[Any]] = []
    for seat in seats:
        steps += [OfferName(seat), GiveGifts(seat)]
    steps += [Tribute(seat) for seat in seats]
    steps += [OfferName(seat) for seat in seats]
    return steps


class Tribute(Automatic[BurgundyState]):
    """One silver coin for each shield, or it goes (BUR-547, BUR-548). One that helps to pay is last: it can serve for all others."""

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
        shield = min(due, key=lambda number: (SHIELDS[number].moment == TRIBUTE, number))
        following = Tribute(self.seat, (*self.paid, shield))
        if len(means(state, self.seat)) == 0:
            drop(state, self.seat, shield, "BUR-548")
            state.agenda.push(following)
        else:
            state.agenda.push(PayTribute(self.seat, shield), following)


def means(state: BurgundyState, seat: int) -> list[str]:
    """What tribute can be paid with; workers only with shield 3 (BUR-568)."""
    estate = state.estate(seat)
    workers = estate.workers > 0 and state.shielded(estate, TRIBUTE, 0) > 0
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
            drop(state, self.seat, self.shield, "BUR-548")
        elif action[1] == "silver":
            estate.silver -= 1
        else:
            estate.workers -= 1
        if action[0] == "tribute":
            state.note(self.seat, "tribute-paid", "BUR-547", shield=shield_name(self.shield), means=action[1])

    def prompt(self, state: BurgundyState) -> Message:
        estate = state.estate(self.seat)
        points = state.shielded(estate, FINAL_SHIELD, shield_points()[self.shield])  # as it would score (BUR-551, BUR-580)
        workers = estate.workers if "worker" in means(state, self.seat) else 0
        return tell("ask-tribute", shield=shield_name(self.shield), points=points, silver=estate.silver, workers=workers)

    def label(self, state: BurgundyState, action: Action) -> Message:
        return tell("drop-shield") if action[0] == "drop" else tell("tribute", means=action[1])


def final_scoring(state: BurgundyState, owner: int) -> list[Term]:
    """The points of the shields that are left (BUR-551); all of them may count double (BUR-580)."""
    estate = state.estates[owner]
    terms = []
    for _, number in estate.shields:
        printed = shield_points()[number]
        points = state.shielded(estate, FINAL_SHIELD, printed)
        terms.append(Term("shield", points, {"number": number}, "BUR-551" if points == printed else "BUR-580"))
    return terms
