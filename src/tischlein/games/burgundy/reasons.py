"""Why something on the table cannot be chosen in one's own turn, in the order in which a player would look for the reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tischlein.core.decision import Action
from tischlein.core.message import Message
from tischlein.games.burgundy.estate import count_of
from tischlein.games.burgundy.extras import BUY, extras
from tischlein.games.burgundy.placing import ANY_BUILDINGS, in_reach, spaces_for
from tischlein.games.burgundy.state import BurgundyState, tell
from tischlein.games.burgundy.taking import PRICE
from tischlein.games.burgundy.tiles import GOODS_INDEX, INDEX
from tischlein.games.burgundy.workers import affordable
from tischlein.geometry.hexes import members

Reason = tuple[Message, str]
FREE_TAKE: Final = 1 << 12
"""Monastery 12: the die is changed for nothing when a tile is taken (BUR-313)."""


def why_not(state: BurgundyState, seat: int, action: Action, numbers: Sequence[int]) -> Reason | None:
    """Why one of the four actions is not possible with a die that shows one of these numbers; or a tile of the black depot not at all."""
    match action[:2]:
        case ("take", int(depot)) if 1 <= depot <= 6:
            if not state.depots[depot - 1]:
                return tell("refuse-empty"), "BUR-114"
            return out_of_reach(state, seat, depot, numbers, "BUR-110", takes=True)
        case ("sell", str(good)) if good in GOODS_INDEX:
            colour = GOODS_INDEX[good]
            if not count_of(state.estate(seat).store, colour):
                return tell("refuse-no-goods"), "BUR-235"
            return out_of_reach(state, seat, colour + 1, numbers, "BUR-230")
        case ("place", str(id)) if id in INDEX:
            return no_place(state, seat, INDEX[id], numbers, common=len(action) > 2)
        case ("space", int(cell)) if 0 <= cell < len(state.estate(seat).duchy.spaces):
            return nothing_for(state, seat, cell, numbers)
    return no_purchase(state, seat) if action[0] == "buy" else None


def out_of_reach(state: BurgundyState, seat: int, wanted: int, numbers: Sequence[int], rule: str, takes: bool = False) -> Reason | None:
    """No die can be turned to a number; the workers one has are counted, and the monastery that helps when a tile is taken (BUR-313)."""
    estate = state.estate(seat)
    monks = state.monks_of(estate)
    free = takes and monks & FREE_TAKE != 0
    if any(affordable(number, estate.workers, monks, free) >> (wanted - 1) & 1 for number in numbers):
        return None
    return tell("refuse-number" if len(numbers) == 1 else "refuse-number-dice", die=wanted), rule


def no_place(state: BurgundyState, seat: int, tile: int, numbers: Sequence[int], common: bool) -> Reason | None:
    """Why a tile cannot be placed: it is elsewhere, there is no space for it, or the spaces have other numbers."""
    estate = state.estate(seat)
    monks = state.monks_of(estate)
    if tile not in (estate.common if common else state.keys[seat]):
        return tell("refuse-no-key"), "BUR-125"
    if any(spaces_for(state, tile, estate, number, monks) for number in numbers):
        return None
    fitting = estate.fitting(tile, in_reach(state, estate), monks & ANY_BUILDINGS != 0)
    if not fitting:
        return tell("refuse-nowhere"), "BUR-126"
    dice = sorted({estate.duchy.spaces[cell].die for cell in members(fitting)})
    return tell("refuse-place-number", dice=", ".join(map(str, dice))), "BUR-125"


def nothing_for(state: BurgundyState, seat: int, cell: int, numbers: Sequence[int]) -> Reason | None:
    """Why nothing can be placed on a space now."""
    estate = state.estate(seat)
    monks, tiles = state.monks_of(estate), (*state.keys[seat], *estate.common)
    if estate.filled >> cell & 1:
        return tell("refuse-taken"), "BUR-125"
    if not in_reach(state, estate) >> cell & 1:
        return tell("refuse-apart"), "BUR-127"
    if not tiles:
        return tell("refuse-no-keys"), "BUR-113"
    if any(spaces_for(state, tile, estate, number, monks) >> cell & 1 for tile in tiles for number in numbers):
        return None
    if not any(estate.fitting(tile, 1 << cell, monks & ANY_BUILDINGS != 0) for tile in tiles):
        return tell("refuse-no-key-fits"), "BUR-126"
    return tell("refuse-number" if len(numbers) == 1 else "refuse-number-dice", die=estate.duchy.spaces[cell].die), "BUR-125"


def no_purchase(state: BurgundyState, seat: int) -> Reason | None:
    """Why nothing can be bought from the black depot."""
    estate = state.estate(seat)
    if state.active != seat or BUY in extras(state, seat, estate, state.monks_of(estate)):
        return None
    if state.bought:
        return tell("refuse-bought"), "BUR-254"
    return (tell("refuse-silver", silver=estate.silver), "BUR-250") if estate.silver < PRICE else None
