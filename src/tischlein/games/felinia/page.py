"""What only a page shows: counted by the rules, so that the page needs none."""

from __future__ import annotations

from typing import Any

from tischlein.games.felinia.bidding import Bid
from tischlein.games.felinia.boarding import NEEDED, Board
from tischlein.games.felinia.box import FACE_DOWN, FARE, INCOME, NO_TILE, PRICE_OF, SHIP_INDEX, TILES
from tischlein.games.felinia.exploring import Move, TurnUp
from tischlein.games.felinia.goods import names_of
from tischlein.games.felinia.phases import TRADING
from tischlein.games.felinia.selling import lost, sales
from tischlein.games.felinia.specials import extra_income
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


def found_provisions(state: FeliniaState, seat: int, province: int) -> int:
    """How many a merchant finds there (FEL-146), with what a special tile adds (FEL-167), if the supply has them."""
    symbols = state.island.symbols[province].count("provision")
    return symbols + extra_income(state.specials[seat], "provision") if symbols else 0


def ways(state: FeliniaState, seat: int) -> list[dict[str, Any]]:
    """Every province the merchant can still reach, on a shortest way, with what lies there: as far as it is known now. Provisions found
    on the way carry on (FEL-148)."""
    island, occupied = state.island, state.occupied()
    found: list[dict[str, Any]] = []
    seen = set(state.way)
    front: list[tuple[int, tuple[int, ...], int, int]] = [(state.way[-1], (), state.steps, state.provisions[seat])]
    while front:
        ahead: list[tuple[int, tuple[int, ...], int, int]] = []
        for here, way, steps, provisions in front:
            if state.tiles[here] != NO_TILE or not (steps or provisions):
                continue
            for province in island.ways[here]:
                if province in seen or state.tiles[province] == FACE_DOWN or occupied >> province & 1:
                    continue
                seen.add(province)
                further = (*way, province)
                left = provisions - (not steps) + found_provisions(state, seat, province)
                ahead.append((province, further, max(0, steps - 1), left))
                tile = state.tiles[province]
                found.append(
                    {
                        "to": island.names[province],
                        "way": [island.names[place] for place in further],
                        "gains": [symbol for place in further for symbol in island.symbols[place]],
                        "provisions": max(0, len(further) - state.steps),
                        "takes": None if tile == NO_TILE else TILES[tile],
                    }
                )
        front = ahead
    return found
