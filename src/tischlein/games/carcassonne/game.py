"""Carcassonne as a whole: names, players, elements, and how it begins."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from tischlein.core.agenda import Agenda
from tischlein.core.errors import SetupError
from tischlein.core.game import Game
from tischlein.core.setup import Element, OptionValue, Setup, SetupOption
from tischlein.core.state import State
from tischlein.games.carcassonne import bot
from tischlein.games.carcassonne.elements.builder import IDLE
from tischlein.games.carcassonne.elements.ferries import Ferries
from tischlein.games.carcassonne.elements.gold import Gold
from tischlein.games.carcassonne.elements.magic import Magic
from tischlein.games.carcassonne.elements.messages import Messages
from tischlein.games.carcassonne.elements.river import River, open_side
from tischlein.games.carcassonne.elements.robbers import Robbers
from tischlein.games.carcassonne.elements.traders import Goods
from tischlein.games.carcassonne.land import ORIGIN, Land
from tischlein.games.carcassonne.showing import shown
from tischlein.games.carcassonne.state import ABBOT, BIG, BUILDER, MEEPLE, ONE, PIG, Bag, CarcassonneState, Parts, tell
from tischlein.games.carcassonne.tiles import HALVES, KINDS, SIDES, TileType, pieces
from tischlein.games.carcassonne.turn import StartGame
from tischlein.games.carcassonne.use import Use, use_of


class Carcassonne(Game):
    id: ClassVar[str] = "carcassonne"
    names: ClassVar[dict[str, str]] = {"en": "Carcassonne Big Box", "de": "Carcassonne Big Box"}
    players: ClassVar[range] = range(2, 7)  # CAR-012
    version: ClassVar[int] = 2
    minutes: ClassVar[tuple[int, int]] = (30, 5)
    """The tiles make a game long, not the players; about half a minute each."""
    # Each of them alone or with any others (CAR-002), also the parts of a box (CAR-003).
    elements: ClassVar[tuple[Element, ...]] = (
        Element(
            "river",
            {"en": "The River", "de": "Der Fluss"},
            minutes=5,
            about={
                "en": "River tiles come first, from the spring to the lake; the land grows along them.",
                "de": "Zuerst liegt der Fluss, von der Quelle bis zum See; das Land wächst an ihm entlang.",
            },
        ),
        Element(
            "abbot",
            {"en": "The Abbot (with gardens)", "de": "Der Abt (mit Gärten)"},
            about={
                "en": "A figure for monasteries and gardens that may come home early for its points.",
                "de": "Eine Figur für Klöster und Gärten, die für ihre Punkte vorzeitig heimkehren darf.",
            },
        ),
        Element(
            "inns",
            {"en": "Inns & Cathedrals: tiles", "de": "Wirtshäuser und Kathedralen: Plättchen"},
            minutes=10,
            about={
                "en": "Roads with inns and cities with cathedrals bring more when finished, nothing when not.",
                "de": "Straßen mit Wirtshaus und Städte mit Kathedrale bringen fertig mehr, unfertig nichts.",
            },
        ),
        Element(
            "big_meeple",
            {"en": "Inns & Cathedrals: big meeple", "de": "Wirtshäuser und Kathedralen: großer Meeple"},
            about={"en": "One large figure each that counts as two.", "de": "Für jeden eine große Figur, die wie zwei zählt."},
        ),
        Element(
            "traders",
            {"en": "Traders & Builders: tiles and goods", "de": "Händler und Baumeister: Plättchen und Waren"},
            minutes=10,
            about={
                "en": "Whoever finishes a city takes its goods; the most of a kind brings points at the end.",
                "de": "Wer eine Stadt vollendet, nimmt ihre Waren; die meisten einer Sorte bringen am Ende Punkte.",
            },
        ),
        Element(
            "builder",
            {"en": "Traders & Builders: builder", "de": "Händler und Baumeister: Baumeister"},
            about={
                "en": "Whoever builds on where the own builder stands draws a second tile.",
                "de": "Wer beim eigenen Baumeister weiterbaut, legt ein zweites Plättchen.",
            },
        ),
        Element(
            "pig",
            {"en": "Traders & Builders: pig", "de": "Händler und Baumeister: Schwein"},
            about={
                "en": "Makes the cities at an own meadow worth more; needs farmers.",
                "de": "Macht die Städte an der eigenen Wiese wertvoller; braucht Bauern.",
            },
        ),
        Element(
            "flying",
            {"en": "The Flying Machines", "de": "Die Fluggeräte"},
            minutes=5,
            about={
                "en": "Figures fly up to three tiles far, also to where somebody else already stands.",
                "de": "Figuren fliegen bis zu drei Plättchen weit, auch dorthin, wo schon jemand steht.",
            },
        ),
        Element(
            "messages",
            {"en": "The Messages", "de": "Die Depeschen"},
            minutes=5,
            about={
                "en": "A second scoring figure; on dark spaces of the track there are messages.",
                "de": "Eine zweite Wertungsfigur; auf dunklen Feldern der Leiste gibt es Depeschen.",
            },
        ),
        Element(
            "ferries",
            {"en": "The Ferries", "de": "Die Fähren"},
            minutes=5,
            about={
                "en": "Ferries on lakes join two roads and can be moved later.",
                "de": "Fähren auf Seen verbinden zwei Straßen und lassen sich später umlegen.",
            },
        ),
        Element(
            "gold",
            {"en": "The Gold Mines", "de": "Die Goldminen"},
            minutes=5,
            about={
                "en": "Gold bars lie on the land; whoever scores there takes them.",
                "de": "Goldbarren liegen im Land; wer dort wertet, nimmt sie.",
            },
        ),
        Element(
            "magic",
            {"en": "Mage & Witch", "de": "Magier & Hexe"},
            minutes=5,
            about={
                "en": "The mage adds points to a road or city, the witch halves it.",
                "de": "Der Magier gibt einer Straße oder Stadt mehr Punkte, die Hexe halbiert sie.",
            },
        ),
        Element(
            "robbers",
            {"en": "The Robbers", "de": "Die Räuber"},
            minutes=5,
            about={
                "en": "Robbers stand by others on the score track and take half of their next points.",
                "de": "Räuber stehen bei anderen auf der Wertungsleiste und holen sich die Hälfte ihrer nächsten Punkte.",
            },
        ),
        Element(
            "crop_circles",
            {"en": "The Crop Circles", "de": "Die Kornkreise"},
            minutes=5,
            about={
                "en": "Everybody adds a figure to a kind of place, or everybody takes one back.",
                "de": "Alle stellen an einer Sorte von Orten eine Figur dazu, oder alle nehmen eine zurück.",
            },
        ),
    )
    options: ClassVar[tuple[SetupOption, ...]] = (
        SetupOption(
            "farmers",  # CAR-001
            {"en": "Farmers", "de": "Bauern"},
            (OptionValue("with", {"en": "with farmers", "de": "mit Bauern"}), OptionValue("without", {"en": "without", "de": "ohne"})),
        ),
    )

    def check(self, setup: Setup) -> None:
        if "pig" in setup.elements and setup["farmers"] == "without":
            raise SetupError(tell("setup-pig"), "CAR-440")

    def start(self, setup: Setup) -> CarcassonneState:
        use = use_of(setup.elements, setup["farmers"] == "with")
        land, bag, river = opening(use)
        state = CarcassonneState(
            setup,
            Agenda([StartGame()]),
            use,
            land.copy(),
            bag.copy(),
            figures=[],
            supply=[supply(use)] * setup.players,
            track=[0] * (2 * setup.players),  # all scoring figures begin on space 0, messengers too (CAR-600, CAR-601)
            terms=[],
            turn=0,
            part=1,
            drawn=-1,
            placed=ORIGIN,
            discarded=(),
            parts=parts(use, setup.players, River(river, open_side(land, ORIGIN), lake_left=True) if use.river else River()),
        )
        state.agenda.settle(state)
        return state

    def for_page(self, state: State) -> dict[str, Any]:
        """What the features of the land are worth, and what fits where."""
        assert isinstance(state, CarcassonneState)
        return shown(state)

    def material(self, setup: Setup) -> dict[str, Any]:
        use = use_of(setup.elements, setup["farmers"] == "with")
        return {
            "tiles": {kind.id: tile_to_json(kind) for kind in use.box.types},
            "in_use": {"farmers": use.farmers, **{element.id: element.id in setup.elements for element in self.elements}},
            "colours": list(pieces()["colours"]["list"]),
            "messages": {str(message["number"]): {"en": message["en"], "de": message["de"]} for message in pieces()["message"]},
            "gold_table": [dict(row) for row in pieces()["gold"]["score_table"]],
            "spaces": pieces()["score_track"]["spaces"],
        }

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, CarcassonneState)
        return bot.evaluate(state, seat)


@cache
def opening(use: Use) -> tuple[Land, Bag, Bag]:
    """The first tile on the table (CAR-010, CAR-011, CAR-200), the tiles to come, those of all sets together (CAR-015), and those of the
    river without spring and lake (CAR-201)."""
    types = list(enumerate(use.box.types))
    first = next(number for number, kind in types if kind.role == "spring" or (kind.start_copies and not use.river))
    tiles = [number for number, kind in types if kind.set != "river" for _ in range(kind.copies - kind.start_copies)]
    river = [number for number, kind in types if kind.set == "river" and not kind.role for _ in range(kind.copies)]
    land = Land.empty(use.box)
    land.lay(use.box.first_copy[first], ORIGIN, 0)
    return land, Bag.of("tiles", use.box, tiles), Bag.of("river", use.box, river)


def parts(use: Use, players: int, river: River) -> Parts:
    """What the elements add to the position at the beginning: no goods and no gold, a robber for each player (CAR-1000), all messages in
    the stack (CAR-601)."""
    goods = Goods((0,) * (3 * players)) if use.traders else Goods()
    gold = Gold((0,) * players) if use.gold else Gold()
    robbers = Robbers((-1,) * players) if use.robbers else Robbers()
    messages = Messages(tuple(message["number"] for message in pieces()["message"])) if use.messages else Messages()
    return river, IDLE, goods, gold, Magic(), Ferries(), robbers, messages


def supply(use: Use) -> int:
    """The figures of one player (CAR-013, CAR-250, CAR-330, CAR-420)."""
    used = {BIG: use.big_meeple, ABBOT: use.abbot, BUILDER: use.builder, PIG: use.pig}
    return sum([ONE[figure] for figure in used if used[figure]], start=7 * ONE[MEEPLE])


def tile_to_json(kind: TileType) -> dict[str, Any]:
    """A tile for somebody who draws it: sides and half-sides of the unturned tile."""
    edges = {1: "field", 2: "road", 3: "city", 4: "river"}
    symbols = {"gold": kind.gold, "magic": kind.magic, "robber": kind.robber, "lake": kind.lake, "crop": kind.crop, "role": kind.role}
    return {
        "set": kind.set,
        "count": kind.copies,
        "edges": [edges[edge] for edge in kind.edges],
        "segments": [
            {
                "kind": KINDS[segment.kind],
                "sides": "".join(SIDES[side] for side in segment.sides),
                "halves": [HALVES[half] for half in segment.halves],
                "shields": segment.shields,
                "goods": segment.goods,
                "cathedral": segment.cathedral,
                "inn": segment.inn,
                "end": segment.end,
                "cities": list(segment.cities),
            }
            for segment in kind.segments
        ],
        "rotations": list(kind.rotations),
        "flight": kind.flight,
        **symbols,
        "drawing": dict(kind.drawing),
    }


GAME = Carcassonne()
