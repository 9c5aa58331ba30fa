"""What players get and give: cards from the supply, silver, goods."""

from __future__ import annotations

from tischlein.games.felinia.box import MAX_SILVER
from tischlein.games.felinia.goods import ONE
from tischlein.games.felinia.state import FeliniaState
from tischlein.games.felinia.two_sided import has_one_for
from tischlein.games.felinia.words import tell


def gain_card(state: FeliniaState, seat: int, sort: str, rule: str) -> None:
    """A piece of gold, spice or provisions from the supply, if there is one (FEL-078, FEL-106)."""
    owned = state.gold if sort == "gold" else state.spice if sort == "spice" else state.provisions
    if has_one_for(owned, seat):
        owned[seat] += 1
        if state.events is not None:
            state.note(seat, "gained", rule, thing=tell("thing", thing=sort))
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
