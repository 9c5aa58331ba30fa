"""The piles of the mysterious places: the face-down stack, the two cards just drawn, and what everybody has kept.

The "back" of a card is what everybody can tell of it once it was kept: the good that was paid for it (FEL-153).
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from tischlein.core.piles import Layout, Pile, Piles
from tischlein.games.felinia.box import MYSTERIES, MYSTERY_COPIES, MYSTERY_COST

BOX: Final = 0
STACK: Final = 1
DRAWN: Final = 2
FIRST_HAND: Final = 3
"""The pile of seat 0; the others follow."""


@cache
def layout(players: int) -> Layout:
    hands = tuple(Pile(f"mysteries_{seat}", seat, backs_show=True) for seat in range(players))
    backs = tuple(cost or "free" for cost in MYSTERY_COST)
    return Layout((Pile("box"), Pile("stack"), Pile("drawn"), *hands), MYSTERIES, backs, ("mystery",) * len(MYSTERIES))


def piles(players: int, pro: bool) -> Piles:
    """Before they are shuffled (FEL-138). The basic game does without (FEL-023)."""
    found = Piles(layout(players), [()] * (FIRST_HAND + players))
    for card, copies in enumerate(MYSTERY_COPIES if pro else ()):
        for _ in range(copies):
            found.lay(BOX, card)
    return found


def cards_of(piles: Piles, seat: int) -> list[int]:
    return piles.cards(FIRST_HAND + seat)


def count_of(piles: Piles, seat: int) -> int:
    return piles.count(FIRST_HAND + seat)


def imagine(piles: Piles, seat: int, rng: Random) -> None:
    """Deals anew what a seat has not seen. Nobody has two cards of a kind (FEL-152): other deals are dealt again, so that all that remain
    are equally likely. In the worst case one in sixteen remains."""
    while True:
        piles.imagine(seat, rng)
        hands = [piles.cards(hand) for hand in range(FIRST_HAND, len(piles.places))]
        if all(len(set(hand)) == len(hand) for hand in hands):
            return
