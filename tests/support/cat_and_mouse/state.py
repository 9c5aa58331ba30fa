"""A position of Cat and Mouse: decks, hands, the barn, and what everybody has eaten and caught."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

from tischlein.core.agenda import Agenda
from tischlein.core.message import Message, Speaker
from tischlein.core.piles import CardState, Layout, Pile, Piles
from tischlein.core.score import Result, Term, rank
from tischlein.core.setup import Setup

tell = Speaker("cat_and_mouse")

KINDS = ("mouse", "cheese", "cat", "dog", "owl")
MOST = {"mouse": 4, "cheese": 3, "cat": 2, "dog": 2, "owl": 2}
DECK = 6
BARN = {"mouse": 3, "cheese": 3, "dog": 2}


@cache
def layout(players: int) -> Layout:
    """Cards of different decks are different, although they have the same names: nobody confuses them, their pools are apart."""
    piles = [Pile("barn_box"), Pile("barn", backs_show=True), Pile("discard", top_only=True)]
    for seat in range(players):
        piles += [Pile(f"box_{seat}"), Pile(f"stack_{seat}", backs_show=True), Pile(f"hand_{seat}", seat, backs_show=True)]
    backs = ("barn",) * len(KINDS) + ("deck",) * len(KINDS) * players
    pools = ("barn",) * len(KINDS) + tuple(f"deck_{seat}" for seat in range(players) for _ in KINDS)
    return Layout(tuple(piles), KINDS * (players + 1), backs, pools)


class Yard(CardState):
    __slots__ = ("active", "decks", "terms", "turn")

    def __init__(
        self,
        setup: Setup,
        agenda: Agenda,
        piles: Piles,
        decks: tuple[tuple[str, ...], ...],
        turn: int,
        active: int,
        terms: tuple[tuple[int, Term], ...],
    ) -> None:
        super().__init__(setup, agenda, piles)
        self.decks = decks  # by seat, empty until it is put together
        self.turn = turn
        self.active = active
        self.terms = terms

    def fields(self) -> tuple[object, ...]:
        return self.setup, self.agenda, self.piles, self.decks, self.turn, self.active, self.terms

    def copy(self) -> Yard:
        return Yard(self.setup, self.agenda.copy(), self.piles.copy(), self.decks, self.turn, self.active, self.terms)

    # ------------------------------------------------------------------ piles and cards by name

    def pile(self, name: str, seat: int | None = None) -> int:
        return self.piles.layout[name if seat is None else f"{name}_{seat}"]

    def card(self, seat: int | None, kind: str) -> int:
        """The card of this kind in a seat's deck; None: in the barn."""
        return KINDS.index(kind) + (0 if seat is None else (seat + 1) * len(KINDS))

    def held(self, seat: int, kind: str = "") -> list[int]:
        """The different cards in a hand, or those of a kind."""
        cards = dict.fromkeys(self.piles.cards(self.pile("hand", seat)))
        return [card for card in cards if not kind or self.piles.layout.names[card] == kind]

    def source(self, card: int) -> str:
        """The stack a card belongs to: "own" or "barn"."""
        return "barn" if self.piles.layout.backs[card] == "barn" else "own"

    def discard(self, seat: int, kind: str) -> None:
        self.piles.play(self.pile("hand", seat), self.held(seat, kind)[0], self.pile("discard"))

    def gain(self, seat: int, key: str, points: int, rule: str) -> None:
        term = Term(key, points, {}, rule)
        self.terms += ((seat, term),)
        self.note_points(seat, term)

    # ------------------------------------------------------------------ who may know what

    def things(self, seat: int | None) -> dict[str, Any]:
        own = None if seat is None else list(self.decks[seat])
        return {**super().things(seat), "deck": own, "turn": self.turn, "active": self.active}

    def secrets(self, seat: int | None) -> dict[str, Any]:
        decks = {f"deck of {other}": [other, *deck] for other, deck in enumerate(self.decks) if deck and other != seat}
        return {**super().secrets(seat), **decks}

    def redraw(self, seat: int, rng: Random) -> None:
        """The others' decks are unknown, but for what was seen of them."""
        others = [other for other in range(self.setup.players) if other != seat]
        if self.agenda.lanes:
            for other in others:
                self.decks = (*self.decks[:other], (), *self.decks[other + 1 :])
                self.piles.places[self.pile("box", other)] = ()
            self.act_anew(others, rng)
            return
        instead = {}
        unknown = self.piles.unknown(seat)
        for other in others:
            hidden = Counter(self.piles.layout.names[self.piles.cards(pile)[place]] for pile, place in unknown.get(f"deck_{other}", ()))
            seen = Counter(self.decks[other]) - hidden
            deck = a_deck_with(seen, rng)
            self.decks = (*self.decks[:other], deck, *self.decks[other + 1 :])
            instead[f"deck_{other}"] = [self.card(other, kind) for kind in (Counter(deck) - seen).elements()]
        self.piles.imagine(seat, rng, instead=instead)

    # ------------------------------------------------------------------ points

    def score(self, seat: int) -> list[Term]:
        return [term for owner, term in self.terms if owner == seat]

    def points(self, seat: int) -> int:
        return sum(term.points for term in self.score(seat))

    def standing(self) -> list[int]:
        return [self.points(seat) for seat in range(self.setup.players)]

    @property
    def result(self) -> Result | None:
        if self.waiting_for or self.agenda.main:
            return None
        points = self.standing()
        ranking = rank([(own,) for own in points])
        reason = tell("over", seat=ranking[0][0], count=len(ranking[0]), points=max(points))
        return Result(tuple(points), ranking, ranking[0], reason)


def objection(deck: Counter[str]) -> tuple[Message, str] | None:
    """A deck has no more cats than mice (CAM-002)."""
    if deck["cat"] > deck["mouse"]:
        return tell("no-more-cats", cats=deck["cat"], mice=deck["mouse"]), "CAM-002"
    return None


def a_deck_with(seen: Counter[str], rng: Random) -> tuple[str, ...]:
    """A legal deck that holds these cards."""
    while True:
        rest = list((Counter(MOST) - seen).elements())
        deck = seen + Counter(rng.sample(rest, DECK - seen.total()))
        if objection(deck) is None:
            return tuple(sorted(deck.elements()))
