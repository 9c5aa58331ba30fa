"""The Castles of Burgundy as a whole: names, players, elements, options, and how it begins."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tischlein.core.agenda import Agenda
from tischlein.core.game import Game
from tischlein.core.setup import Element, OptionValue, Setup, SetupOption
from tischlein.core.state import State
from tischlein.games.burgundy import bot
from tischlein.games.burgundy.duchy import Duchy, duchy
from tischlein.games.burgundy.elements import border_posts, solo, team
from tischlein.games.burgundy.estate import vacant
from tischlein.games.burgundy.moments import Use
from tischlein.games.burgundy.overview import CLASSIC, use_of
from tischlein.games.burgundy.start import RANDOM_BOARDS, sorted_stocks
from tischlein.games.burgundy.state import ROUNDS, BurgundyState
from tischlein.games.burgundy.tiles import (
    GOODS,
    IDS,
    KIND_OF,
    KINDS,
    all_goods,
    area_points,
    by_players,
    data,
    goods_points,
    phase_points,
    route_cards,
    shield_points,
    spaces,
)
from tischlein.games.burgundy.turn import StartGame

ALL_BOARDS: Final = (*CLASSIC, *border_posts.BOARDS.suitable, *team.BOARDS.suitable, *solo.BOARDS.suitable)


AREAS: Final = {"B": ("cities", "Städte"), "A": ("pastures", "Weiden"), "Y": ("monasteries", "Klöster"), "S": ("rivers", "Flüsse")}
SPECIAL: Final = {
    "11": {"en": "with three border posts", "de": "mit drei Grenzposten"},
    "12": {"en": "double board for a team", "de": "Doppeltableau für ein Team"},
    "13": {"en": "large board for one", "de": "großes Tableau für eine Person"},
}


def _board(id: str | int) -> OptionValue:
    """With the sizes of its areas, which are what one board differs in from another; or with what it is for."""
    about = SPECIAL.get(str(id)[:2])
    if about is None:
        sizes = next(board for board in data("boards")["board"] if board["id"] == str(id))["area_sizes"]
        about = {
            language: "; ".join(f"{names[place]} {', '.join(map(str, sizes[area]))}" for area, names in AREAS.items())
            for place, language in enumerate(("en", "de"))
        }
    return OptionValue(id, {"en": f"board {id}", "de": f"Tableau {id}"}, about)


class Burgundy(Game):
    id: ClassVar[str] = "burgundy"
    names: ClassVar[dict[str, str]] = {"en": "The Castles of Burgundy", "de": "Die Burgen von Burgund"}
    players: ClassVar[range] = range(1, 5)
    version: ClassVar[int] = 2
    minutes: ClassVar[tuple[int, int]] = (0, 30)
    elements: ClassVar[tuple[Element, ...]] = (
        Element(
            "extra_tiles",
            {"en": "Four extra tiles", "de": "Vier weitere Plättchen"},
            about={
                "en": "Two monasteries, the crane and the geese are mixed in.",
                "de": "Zwei Klöster, der Kran und die Gänse kommen dazu.",
            },
        ),
        Element(
            "border_posts",
            {"en": "The Border Posts", "de": "Die Grenzposten"},
            conflicts=("team",),
            about={
                "en": "Boards 11a to 11f: points for chains of tiles between border posts.",
                "de": "Tableaus 11a bis 11f: Punkte für Ketten von Plättchen zwischen Grenzposten.",
            },
        ),
        Element(
            "white_castles",
            {"en": "The White Castles", "de": "Die weißen Burgen"},
            about={
                "en": "Castles that give one more action with the number of the white die.",
                "de": "Burgen, die eine weitere Aktion mit der Zahl des weißen Würfels geben.",
            },
        ),
        Element(
            "inns",
            {"en": "The Inns", "de": "Die Gasthöfe"},
            about={
                "en": "Each phase an inn can be bought for two silver coins.",
                "de": "In jedem Durchgang ist ein Gasthof für zwei Silbermünzen zu haben.",
            },
        ),
        Element(
            "trade_routes",
            {"en": "The Trade Routes", "de": "Die Handelsstraßen"},
            about={
                "en": "Sold goods go on a route of one's own; a fitting colour brings a bonus.",
                "de": "Verkaufte Waren kommen auf die eigene Handelsstraße; passt die Farbe, gibt es einen Bonus.",
            },
        ),
        Element(
            "shields",
            {"en": "The Shields", "de": "Die Schilde"},
            about={
                "en": "Shields with advantages for the whole game can be taken, for a tribute.",
                "de": "Schilde mit Vorteilen für das ganze Spiel sind zu haben, gegen einen Tribut.",
            },
        ),
        Element(
            "team",
            {"en": "The Team Game", "de": "Das Team-Spiel"},
            conflicts=("border_posts",),
            about={
                "en": "Two against two on double boards; for four players.",
                "de": "Zwei gegen zwei auf Doppeltableaus; für vier Spieler.",
            },
        ),
    )
    options: ClassVar[tuple[SetupOption, ...]] = (
        SetupOption(
            "boards",
            {"en": "Boards", "de": "Tableaus"},
            (
                OptionValue("auto", {"en": "recommended", "de": "empfohlen"}),
                OptionValue("random", {"en": "random (1 to 10)", "de": "zufällig (1 bis 10)"}),
                *map(_board, ALL_BOARDS),
            ),
            per_seat=True,
        ),
        SetupOption(
            "start_castles",
            {"en": "Start castles (where there is a choice)", "de": "Start-Burgen (wo es eine Wahl gibt)"},
            (
                OptionValue("open", {"en": "chosen in turn", "de": "reihum gewählt"}),
                OptionValue("secret", {"en": "chosen in secret", "de": "verdeckt gewählt"}),
            ),
        ),
        SetupOption(
            "target",
            {"en": "Solo game: target marker", "de": "Solospiel: Siegpunktemarker"},
            tuple(OptionValue(target, {"en": str(target), "de": str(target)}) for target in (50, *range(45, 50), *range(51, 56))),
            players=(1,),
        ),
    )

    def check(self, setup: Setup) -> None:
        use = use_of(setup.elements, setup.players)
        for check in use.moments.checks:
            check(setup, use)

    def teams(self, setup: Setup) -> tuple[tuple[int, ...], ...]:
        return use_of(setup.elements, setup.players).way.seats_of

    def start(self, setup: Setup) -> BurgundyState:
        use, players = use_of(setup.elements, setup.players), setup.players
        estates = [vacant(duchy(id)) for id in first_boards(use, setup["boards"])]
        for estate in estates:
            estate.silver = use.way.silver
        state = BurgundyState(
            setup,
            Agenda([StartGame()]),
            use,
            estates,
            keys=[()] * players,
            points=[0] * players,  # BUR-030
            terms=[],
            dice=[0] * (2 * players),
            goods=[0] * 6,
            gone=[],
            stock=list(sorted_stocks(use)),
            depots=[()] * 6,
            goods_left=all_goods(),
        )
        state.agenda.settle(state)
        return state

    def material(self, setup: Setup) -> dict[str, Any]:
        use = use_of(setup.elements, setup.players)
        boards = set(first_boards(use, setup["boards"])) | (set(RANDOM_BOARDS) if "random" in setup["boards"] else set())
        return {
            "duchies": {id: duchy_to_json(duchy(id)) for id in sorted(boards)},
            "tiles": {id: {"kind": KINDS[KIND_OF[tile]]} for tile, id in enumerate(IDS)},
            "goods": [{"id": good, "die": number + 1} for number, good in enumerate(GOODS)],
            "spaces": [[KINDS[kind] if kind < 6 else "black" for kind in kinds] for kinds in spaces(setup.players, 0)],
            "area_points": list(area_points()),
            "phase_points": list(phase_points()),
            "goods_points": goods_points(setup.players),
            "bonus": {size: by_players(data("tiles")["bonus_tiles"][size], setup.players) for size in ("large", "small")},
            "routes": {str(id): [{"good": GOODS[good], "bonus": bonus} for good, bonus in card] for id, card in route_cards().items()},
            "shield_points": list(shield_points()),
            "key_spaces": use.way.key_spaces,
            "in_use": {element.id: element.id in setup.elements for element in self.elements} | {"solo": use.solo},
        }

    def rounds(self, state: State) -> int:
        assert isinstance(state, BurgundyState)
        return max(0, state.phase) * ROUNDS + state.round

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, BurgundyState)
        return bot.evaluate(state, seat)


def first_boards(use: Use, boards: tuple[Any, ...]) -> list[str]:
    """The board of each owner; a random one is drawn later, until then board 1 stands for it."""
    free = [id for id in use.moments.boards.recommended if duchy(id).copies > 1 or id not in boards]
    chosen = []
    for owner in range(use.owners):
        board = boards[owner]
        chosen.append(free.pop(0) if board == "auto" else "1" if board == "random" else str(board))
    return chosen


def duchy_to_json(board: Duchy) -> dict[str, Any]:
    return {
        "kind": board.kind,
        "spaces": [
            {"name": space.name, "kind": KINDS[space.colour], "die": space.die, "x": space.x, "y": space.y, "area": board.areas.index(area)}
            for space, area in zip(board.spaces, board.area, strict=True)
        ],
        "posts": list(board.posts),
        "rivers": [list(river) for river in board.rivers],
    }


GAME = Burgundy()
