"""The eight special tiles of the pro game: what each brings, as data, and the one place that carries it out.

Four count points at the end (`scoring`), three bring more when a merchant enters a province with their symbol, and one is a single
treasure."""

from __future__ import annotations

from typing import Any, Final

from tischlein.games.felinia.box import FIRST_SPECIAL, SPECIALS, BadData, data

EFFECTS: Final[tuple[dict[str, Any], ...]] = tuple(tile["effect"] for tile in data("tiles")["special_tile"])
KEYS: Final = {
    "points_per_provision",
    "points_per_spice",
    "points_per_lone_merchant",
    "points_per_mystery_card",
    "on_take",
    "on_enter_symbol",
    "removed",
}


def _with(key: str) -> int:
    """The special tile that has this effect; there is exactly one."""
    found = [number for number, effect in enumerate(EFFECTS) if key in effect]
    if len(found) != 1:
        raise BadData(f"felinia: {len(found)} special tiles have {key} instead of one")
    return found[0]


if unknown := {key for effect in EFFECTS for key in effect} - KEYS:
    raise BadData(f"felinia: nothing is known about {', '.join(sorted(unknown))} of a special tile")

PROVISION_POINTS: Final = _with("points_per_provision")
"""FEL-163."""
SPICE_POINTS: Final = _with("points_per_spice")
"""FEL-164."""
LONE_MERCHANTS: Final = _with("points_per_lone_merchant")
"""FEL-165."""
MYSTERY_POINTS: Final = _with("points_per_mystery_card")
"""FEL-166."""
POINTS: Final[tuple[int, ...]] = tuple(
    next((value for key, value in effect.items() if key.startswith("points_per")), 0) for effect in EFFECTS
)
ON_TAKE: Final[tuple[dict[str, int], ...]] = tuple(effect.get("on_take", {}) for effect in EFFECTS)
"""What the tile brings at once (FEL-167, FEL-170, FEL-171, FEL-172)."""
LEAVES: Final[tuple[bool, ...]] = tuple(effect.get("removed", False) for effect in EFFECTS)
"""The treasure is out of the game when it has been taken (FEL-170)."""
INCOME: Final[dict[str, int]] = {
    effect["on_enter_symbol"]["symbol"]: number for number, effect in enumerate(EFFECTS) if "on_enter_symbol" in effect
}
"""By symbol: the special tile that brings more of it (FEL-167, FEL-171, FEL-172)."""
MORE: Final[tuple[int, ...]] = tuple(effect.get("on_enter_symbol", {}).get("gain", 0) for effect in EFFECTS)
"""How much more: for each province that is entered, not for each of its symbols (FEL-169)."""


def points_of(special: int) -> int:
    return POINTS[special]


def extra_income(specials: int, symbol: str) -> int:
    """What special tiles add when a province with one or two of these symbols is entered (FEL-169, FEL-174). What the guild gives is not
    entered (FEL-168)."""
    tile = INCOME.get(symbol, -1)
    return MORE[tile] if tile >= 0 and specials >> tile & 1 else 0


def number_of_tile(tile: int) -> int:
    """Special tiles are counted from 0 among themselves."""
    return tile - FIRST_SPECIAL


assert len(SPECIALS) == len(EFFECTS)
