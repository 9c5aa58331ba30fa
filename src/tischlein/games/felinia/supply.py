"""What players get and give: cards from the supply, silver, goods."""

from __future__ import annotations

from typing import Final

from tischlein.games.felinia.box import MAX_SILVER
from tischlein.games.felinia.goods import ONE
from tischlein.games.felinia.state import FeliniaState
from tischlein.games.felinia.two_sided import has_one_for
from tischlein.games.felinia.words import tell

SOURCES: Final = {"FEL-047": "guild", "FEL-140": "guild", "FEL-077": "way", "FEL-146": "way"}


def source_of(rule: str) -> str:
    """What a piece comes from, by the rule that gives it: so the log can say. All others are of special tiles."""
    return SOURCES.get(rule, "special")


def gain_card(state: FeliniaState, seat: int, sort: str, rule: str) -> None:
    """A piece of gold, spice or provisions from the supply, if there is one (FEL-078, FEL-106)."""
    owned = state.gold if sort == "gold" else state.spice if sort == "spice" else state.provisions
    if has_one_for(owned, seat):
        owned[seat] += 1
        if state.events is not None:
            state.note(seat, "gained", rule, thing=tell("a-thing", thing=sort), source=source_of(rule))
    elif state.events is not None:
        state.note(seat, "supply-empty", "FEL-106", thing=tell("thing", thing=sort))


def gain_silver(state: FeliniaState, seat: int, silver: int) -> int:
    """Never beyond 6 (FEL-032); returns what is lost."""
    total = state.silver[seat] + silver
    state.silver[seat] = min(MAX_SILVER, total)
    return max(0, total - MAX_SILVER)


def give_back(state: FeliniaState, seat: int, kind: int) -> None:
    """A goods tile goes to the bag."""
    state.goods[seat] -= ONE[kind]
    state.bag += ONE[kind]
