"""Felinia as a whole: names, players, options, and how it begins."""

from __future__ import annotations

from typing import Any, ClassVar

from tischlein.core.agenda import Agenda
from tischlein.core.game import Game
from tischlein.core.setup import Element, OptionValue, Setup, SetupOption
from tischlein.core.state import State
from tischlein.games.felinia import bot, page
from tischlein.games.felinia.box import (
    ALL_BONUSES,
    COUNTRIES,
    FACE_DOWN,
    GOOD_COUNTS,
    HARBOUR,
    MARKETS,
    NO_SHIP,
    NO_TILE,
    PLAYER,
    SETUP,
    SHIPS,
    SPECIES,
    TILES,
    closed_markets,
    data,
    tiles_of,
)
from tischlein.games.felinia.goods import heap_of
from tischlein.games.felinia.island import island
from tischlein.games.felinia.mystery_cards import piles
from tischlein.games.felinia.state import FeliniaState
from tischlein.games.felinia.turn import StartGame


class Felinia(Game):
    id: ClassVar[str] = "felinia"
    names: ClassVar[dict[str, str]] = SETUP["name"]
    players: ClassVar[range] = range(SETUP["players"]["min"], SETUP["players"]["max"] + 1)  # both sides (FEL-002, FEL-003)
    version: ClassVar[int] = 1
    minutes: ClassVar[tuple[int, int]] = (20, 20)
    """About 10 to 12 rounds (FEL-004)."""
    elements: ClassVar[tuple[Element, ...]] = (
        Element(
            "experts",
            {"en": "Experts: the next ship is visible", "de": "Für Experten: das nächste Schiff liegt offen"},
            about={"en": "One can plan for the ship that comes after the next.", "de": "Man kann für das Schiff planen, das danach kommt."},
        ),
        Element(
            "open_tiles",
            {"en": "Everybody's tiles lie open", "de": "Plättchen aller Spieler liegen offen"},
            about={"en": "No need to remember what others have collected.", "de": "Niemand muss sich merken, was andere gesammelt haben."},
        ),
    )
    options: ClassVar[tuple[SetupOption, ...]] = (
        SetupOption(
            "side",
            {"en": "Side of the board", "de": "Seite des Spielbretts"},
            (OptionValue("basic", {"en": "basic game", "de": "Basis-Spiel"}), OptionValue("pro", {"en": "pro game", "de": "Profi-Spiel"})),
        ),
    )

    def start(self, setup: Setup) -> FeliniaState:
        """FEL-012, FEL-013, FEL-015, FEL-020, FEL-024, FEL-025, FEL-137."""
        players = setup.players
        land = island(setup["side"])
        state = FeliniaState(
            setup,
            Agenda([StartGame()]),
            piles(players, land.pro),
            land,
            silver=[PLAYER["start_silver"]] * players,
            goods=[0] * players,
            gold=[0] * players,
            spice=[0] * players,
            provisions=[0] * players,
            merchants=[PLAYER["merchants"]] * players,
            sets=((0,) * len(SPECIES),) * players,
            specials=(0,) * players,
            bonuses=(0,) * players,
            posts=(0,) * players,
            circles=[0] * players,
            markets=[0] * MARKETS,
            stacks=[()] * (MARKETS + 1),
            ships=[NO_SHIP] * HARBOUR,
            aboard=[()] * HARBOUR,
            stock=tuple(range(len(SHIPS))),
            bag=heap_of(GOOD_COUNTS),
            bonus_left=ALL_BONUSES,
            tiles=bytes(FACE_DOWN if province in land.posts else NO_TILE for province in range(len(land.names))),
            down=tuple(tiles_of(country, land.pro) for country in range(len(COUNTRIES))),
        )
        state.agenda.settle(state)
        return state

    def material(self, setup: Setup) -> dict[str, Any]:
        printed, tiles = data(f"map_{setup['side']}"), data("tiles")
        land = island(setup["side"])
        pro = land.pro
        return {
            "side": setup["side"],
            "reconstructed": True,
            "width": printed["width"],
            "height": printed["height"],
            "lake": [list(point) for point in printed["lake"]],
            "countries": [_named(entry, "id", "rgb", "good", "species") for entry in SETUP["country"]],
            "goods": [_named(entry, "id", "color") for entry in SETUP["good"]],
            "species": [{**_named(entry, "id"), "max": entry["range_max"]} for entry in tiles["species"]],
            "harbours": [{key: entry[key] for key in ("country", "province", "x", "y")} for entry in printed["harbour"]],
            "provinces": [_province(entry, land.words[number].args["number"]) for number, entry in enumerate(printed["province"])],
            "ships": [_ship(entry) for entry in data("ships")["ship"]],
            "bonus_tiles": [_named(entry, "id", "sort", "species") for entry in tiles["bonus_tile"]],
            "special_tiles": [_named(entry, "id", "country") for entry in tiles["special_tile"]] if pro else [],
            "mysteries": [_named(entry, "id", "cost") for entry in data("cards")["mystery"]] if pro else [],
            "distribution": {
                country: {TILES[tile]: tiles_of(number, pro).count(tile) for tile in tiles_of(number, pro)}
                for number, country in enumerate(COUNTRIES)
            },
            "closed_markets": list(closed_markets(setup.players)),
            "max_silver": PLAYER["max_silver"],
            "income": list(PLAYER["token_income"]),
            "sale": {sort: SETUP["sale"][sort] for sort in ("gold", "spice", "good")},
            "storage": {"free": PLAYER["storage_free"], "most": PLAYER["storage_max"], "price": PLAYER["storage_fourth_cost"]},
        }

    def for_page(self, state: State) -> dict[str, Any]:
        assert isinstance(state, FeliniaState)
        return page.for_page(state)

    def rounds(self, state: State) -> int:
        assert isinstance(state, FeliniaState)
        return state.round

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, FeliniaState)
        return bot.evaluate(state, seat)


def _named(entry: dict[str, Any], *keys: str) -> dict[str, Any]:
    return {**{key: entry[key] for key in keys}, "names": {"en": entry["en"], "de": entry["de"]}}


def _province(entry: dict[str, Any], number: int) -> dict[str, Any]:
    lists = {key: list(entry[key]) for key in ("symbols", "paths", "borders")}
    plain = {key: entry[key] for key in ("id", "country", "kind", "x", "y")}
    return {**plain, **lists, "number": number, "polygon": [list(point) for point in entry["polygon"]]}


def _ship(entry: dict[str, Any]) -> dict[str, Any]:
    plain = {key: entry[key] for key in ("id", "destination", "time", "seats", "silver", "back")}
    return {**plain, "goods": dict(entry["goods"])}


GAME = Felinia()
