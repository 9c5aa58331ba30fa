"""Gold, spice and provisions come on cards with a side of value 1 and a side of value 3 (FEL-104)."""

from __future__ import annotations

from tischlein.games.felinia.box import CARDS


def cards_for(pieces: int) -> int:
    """At best, and everybody has to use them so (FEL-105)."""
    return pieces // 3 + pieces % 3


def cards_left(owned: list[int]) -> int:
    """In the supply, by what the seats own; below zero where somebody gave a piece of a card of three away and there was no change."""
    left = CARDS
    for pieces in owned:
        left -= pieces // 3 + pieces % 3
    return left


def has_one_for(owned: list[int], seat: int) -> bool:
    """Whether the supply has a piece for this seat: the cards must suffice for all (FEL-107), otherwise it gets nothing (FEL-106)."""
    pieces = owned[seat]
    return cards_left(owned) + cards_for(pieces) >= cards_for(pieces + 1)
