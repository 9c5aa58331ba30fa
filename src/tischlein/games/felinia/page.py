"""What only a page shows: counted by the rules, so that the page needs none."""

from __future__ import annotations

from typing import Any

from tischlein.games.felinia.bidding import Bid
from tischlein.games.felinia.boarding import NEEDED, Board
from tischlein.games.felinia.box import FARE, INCOME, NO_TILE, PRICE_OF, SHIP_INDEX, TILES
from tischlein.games.felinia.exploring import Move, TurnUp, can_walk, next_provinces, pay_step, rewards
from tischlein.games.felinia.goods import names_of
from tischlein.games.felinia.phases import TRADING
from tischlein.games.felinia.selling import lost, sales
from tischlein.games.felinia.state import FeliniaState


def for_page(state: FeliniaState) -> dict[str, Any]:
    """Prices, what boarding leaves, where a merchant can still get to, and what silver would be lost."""
    seat = state.waiting_for[0] if state.waiting_for else -1
    step = state.agenda.due(seat) if seat >= 0 else None
    shown: dict[str, Any] = {"prices": prices(state), "boarding": [], "ways": [], "losses": {}}
    if isinstance(step, Board):
        shown["boarding"] = [remains(state, seat, action[1]) for action in step.options(state) if action[0] == "board"]
    if isinstance(step, Move | TurnUp):
        shown["ways"] = ways(state, seat)
    if seat >= 0:
        income = {action[1]: PRICE_OF[action[1]] for action in sales(state, seat)}
        if isinstance(step, Bid):
            income["earn"] = INCOME[state.turn]
        shown["losses"] = {thing: wasted for thing, silver in income.items() if (wasted := lost(state, seat, silver))}
    return shown


def prices(state: FeliniaState) -> list[int]:
    """By place, the guild last: what the top token pays (FEL-041, FEL-045); before trading, what another one would on top."""
    another = 0 if state.phase == TRADING else 1
    return [len(stack) + another for stack in state.stacks]


def remains(state: FeliniaState, seat: int, id: str) -> dict[str, Any]:
    """What a merchant's passage costs, and what is left afterwards (FEL-057)."""
    ship = SHIP_INDEX[id]
    return {
        "ship": id,
        "seat": seat,
        "silver": FARE[ship],
        "silver_left": state.silver[seat] - FARE[ship],
        "goods_left": names_of(state.goods[seat] - NEEDED[ship]),
    }


def ways(state: FeliniaState, seat: int) -> list[dict[str, Any]]:
    """Every province the merchant can still reach, on the way that costs the fewest provisions and is shortest, with what he finds. Posts
    whose tiles lie face down are left out: they may still be turned up."""
    best: dict[int, tuple[int, tuple[int, ...]]] = {}
    _walk_on(state, seat, (), 0, best)
    island = state.island
    return [
        {
            "to": island.names[province],
            "way": [island.names[place] for place in way],
            "gains": [symbol for place in way for symbol in island.symbols[place]],
            "provisions": provisions,
            "takes": None if state.tiles[province] == NO_TILE else TILES[state.tiles[province]],
        }
        for province, (provisions, way) in sorted(best.items())
    ]


def _walk_on(state: FeliniaState, seat: int, way: tuple[int, ...], provisions: int, best: dict[int, tuple[int, tuple[int, ...]]]) -> None:
    """Tries every way, since a detour may find provisions (FEL-148): there are few."""
    if state.tiles[state.way[-1]] != NO_TILE or not can_walk(state, seat):
        return
    for province in next_provinces(state):
        further, spent = (*way, province), provisions + (not state.steps)
        known = best.get(province)
        if known is None or (spent, len(further)) < (known[0], len(known[1])):
            best[province] = (spent, further)
        ahead = state.copy()
        pay_step(ahead, seat)
        ahead.way += (province,)
        rewards(ahead, seat, state.island.symbols[province])
        _walk_on(ahead, seat, further, spent, best)
