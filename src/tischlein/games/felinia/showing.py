"""What a seat sees of a position, as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tischlein.games.felinia.box import (
    BLUE,
    BONUSES,
    COUNTRIES,
    FACE_DOWN,
    GOODS,
    MARKETS,
    NO_SHIP,
    NO_TILE,
    SHIPS,
    SPECIALS,
    SPECIES,
    TILES,
    closed_markets,
)
from tischlein.games.felinia.goods import KINDS, count_of, names_of
from tischlein.games.felinia.mystery_cards import DRAWN
from tischlein.games.felinia.phases import PHASES, PLACING
from tischlein.games.felinia.two_sided import cards_left

if TYPE_CHECKING:
    from tischlein.games.felinia.state import FeliniaState


def things(state: FeliniaState, viewer: int | None) -> dict[str, Any]:
    """Silver and goods lie openly (FEL-109), and so do all cards but the mysterious places (FEL-108, FEL-158). What is in the bag, in the
    stack of ships and face down in a country (FEL-009) everybody can count, but not the order."""
    piles = state.piles.view(viewer)
    return {
        "round": state.round,
        "phase": PHASES[state.phase],
        "turn": state.turn + 1 if state.phase == PLACING else 0,
        "first": state.first,
        "closing": state.closing,
        "markets": markets(state),
        "guild": {"tokens": list(state.stacks[MARKETS])},
        "trading": state.place + 1,
        "ships": [
            {"tile": None if ship == NO_SHIP else SHIPS[ship], "merchants": list(state.aboard[slot])}
            for slot, ship in enumerate(state.ships)
        ],
        "ship_stack": {
            "gray": [SHIPS[ship] for ship in state.stock if not BLUE[ship]],
            "blue": [SHIPS[ship] for ship in state.stock if BLUE[ship]],
        },
        "next_ship": None if state.next_ship == NO_SHIP else SHIPS[state.next_ship],
        "back_of_next": back_of_next(state),
        "bag": {GOODS[kind]: count_of(state.bag, kind) for kind in KINDS},
        "bonus_tiles": [bonus for tile, bonus in enumerate(BONUSES) if state.bonus_left >> tile & 1],
        "supply": supplies(state),
        "provinces": provinces(state),
        "face_down": {
            country: {TILES[tile]: state.down[number].count(tile) for tile in dict.fromkeys(state.down[number])}
            for number, country in enumerate(COUNTRIES)
        },
        "explorer": explorer(state),
        "players": [player(state, seat, viewer, piles[f"mysteries_{seat}"]) for seat in range(state.setup.players)],
        "mystery_stack": piles["stack"],
        "drawn": list(piles["drawn"]["cards"]) if viewer == state.explorer and state.piles.count(DRAWN) else None,
    }


def back_of_next(state: FeliniaState) -> str | None:
    """The back of the ship tile that comes next: gray ones lie on top of blue ones (FEL-020)."""
    to_come = state.stock if state.next_ship == NO_SHIP else (state.next_ship,)
    return None if not to_come else "blue" if all(BLUE[ship] for ship in to_come) else "gray"


def markets(state: FeliniaState) -> list[dict[str, Any]]:
    closed = closed_markets(state.setup.players)
    return [
        {
            "number": market + 1,
            "closed": market + 1 in closed,
            "goods": names_of(state.markets[market]),
            "tokens": list(state.stacks[market]),
        }
        for market in range(MARKETS)
    ]


def supplies(state: FeliniaState) -> dict[str, int]:
    """Cards left; change for a card of three may be owed (FEL-107), that is none left."""
    return {
        sort: max(0, cards_left(owned)) for sort, owned in (("gold", state.gold), ("spice", state.spice), ("provision", state.provisions))
    }


def provinces(state: FeliniaState) -> list[dict[str, Any]]:
    merchants = {province: seat for seat, posts in enumerate(state.posts) for province in range(len(state.tiles)) if posts >> province & 1}
    return [
        {
            "id": name,
            "tile": None if tile == NO_TILE else "face_down" if tile == FACE_DOWN else TILES[tile],
            "merchant": merchants.get(province),
        }
        for province, (name, tile) in enumerate(zip(state.island.names, state.tiles, strict=True))
    ]


def explorer(state: FeliniaState) -> dict[str, Any] | None:
    """The merchant who is ashore now."""
    if not state.way:
        return None
    return {
        "seat": state.explorer,
        "ship": SHIPS[state.ships[state.sailing[0]]],
        "way": [state.island.names[province] for province in state.way],
        "steps": state.steps,
    }


def player(state: FeliniaState, seat: int, viewer: int | None, cards: dict[str, Any]) -> dict[str, Any]:
    open_tiles = state.sees_tiles(viewer, seat)
    owned = state.sets[seat]
    return {
        "seat": seat,
        "silver": state.silver[seat],
        "goods": names_of(state.goods[seat]),
        "gold": state.gold[seat],
        "spice": state.spice[seat],
        "provisions": state.provisions[seat],
        "merchants": state.merchants[seat],
        "tokens": state.tokens_of(seat),
        "circles": [bool(state.circles[seat] >> circle & 1) for circle in range(3)],
        "tile_count": sum(owned) + state.specials[seat].bit_count(),
        "tiles": {SPECIES[kind]: count for kind, count in enumerate(owned) if count} if open_tiles else None,
        "special_tiles": [id for tile, id in enumerate(SPECIALS) if state.specials[seat] >> tile & 1] if open_tiles else None,
        "bonus_count": state.bonuses[seat].bit_count(),
        "bonus_tiles": [id for tile, id in enumerate(BONUSES) if state.bonuses[seat] >> tile & 1] if open_tiles else None,
        "mystery_count": cards["count"],
        "mysteries": list(cards["cards"]),
        "costs": list(cards["backs"]),
    }
