"""A position of Carcassonne: the land, the figures on it, the stack, the score track, and what the expansions add."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from random import Random
from typing import Any, Final, TypeAlias

from tischlein.core.agenda import Agenda
from tischlein.core.chance import Chance
from tischlein.core.message import Speaker
from tischlein.core.score import Result, Term, rank
from tischlein.core.setup import Setup
from tischlein.core.state import State
from tischlein.games.carcassonne.land import Land, place_of
from tischlein.games.carcassonne.tiles import CLAIMS, FIELD, GOODS, KINDS, PIERS, Box
from tischlein.games.carcassonne.use import Use

tell = Speaker("carcassonne")

MEEPLE: Final = 0
BIG: Final = 1
ABBOT: Final = 2
BUILDER: Final = 3
PIG: Final = 4
FIGURES: Final[tuple[str, ...]] = ("meeple", "big", "abbot", "builder", "pig")
STRENGTH: Final[tuple[int, ...]] = (1, 2, 1, 0, 0)
"""In majorities (CAR-332, CAR-430, CAR-444)."""
CLAIM: Final = tuple(tuple(strength << CLAIMS + 4 * seat for strength in STRENGTH) for seat in range(6))
"""By seat and figure: what it adds to the record of its feature."""
ONE: Final[tuple[int, ...]] = (1, 8, 16, 32, 64)
"""A supply packs how many figures of each kind a seat has at hand: up to 7 meeples, and one of each other kind."""
ALL_OF: Final[tuple[int, ...]] = (7, 8, 16, 32, 64)
SPACES: Final = 50
"""Of the score track (CAR-081)."""

Figure: TypeAlias = tuple[int, int, int]
"""The segment it stands on, its seat, and which of FIGURES it is."""


TILE: Final = tell("chance-tile")


class Bag(Chance):
    """Tiles that are still to come, as sorted numbers of their types, and how many of each type. Which one is drawn next is chance."""

    __slots__ = ("box", "left", "tiles")

    def __init__(self, stream: str, box: Box, tiles: list[int], left: list[int]) -> None:
        self.stream = stream
        self.message = TILE
        self.box = box
        self.tiles = tiles
        self.left = left

    @staticmethod
    def of(stream: str, box: Box, tiles: Sequence[int]) -> Bag:
        return Bag(stream, box, list(tiles), [tiles.count(kind) for kind in range(len(box.types))])

    def copy(self) -> Bag:
        return Bag(self.stream, self.box, self.tiles.copy(), self.left.copy())

    def fields(self) -> tuple[object, ...]:
        return self.stream, self.box, self.tiles, self.left

    def outcomes(self) -> list[tuple[Any, int]]:
        return [(id, left) for id, left in zip(self.box.ids, self.left, strict=True) if left]

    def sample(self, rng: Random) -> Any:
        tiles = self.tiles
        return self.box.ids[tiles[int(rng.random() * len(tiles))]]

    def allows(self, outcome: Any) -> bool:
        index = self.box.index
        return type(outcome) is str and outcome in index and self.left[index[outcome]] > 0

    def take(self, id: str) -> int:
        """Takes a tile out; the number of the copy that it is."""
        kind = self.box.index[id]
        del self.tiles[bisect_left(self.tiles, kind)]
        left = self.left[kind]
        self.left[kind] = left - 1
        return self.box.end_of_copies[kind] - left


class CarcassonneState(State):
    """Everything is open to everybody; only the order of the tiles is unknown, and that is chance."""

    __slots__ = (
        "bag",
        "bars",
        "bend",
        "builder_fresh",
        "dark",
        "discarded",
        "double",
        "drawn",
        "ferries",
        "figures",
        "gold",
        "gold_due",
        "goods",
        "lake_left",
        "land",
        "mage",
        "messages_seen",
        "messages_unseen",
        "part",
        "placed",
        "relaid",
        "river",
        "river_end",
        "robbers",
        "robbings",
        "spent",
        "supply",
        "terms",
        "touched",
        "track",
        "turn",
        "use",
        "witch",
    )

    def __init__(
        self,
        setup: Setup,
        agenda: Agenda,
        use: Use,
        land: Land,
        bag: Bag,
        figures: list[Figure],
        supply: list[int],
        track: list[int],
        terms: list[tuple[int, Term]],
        turn: int = 0,
        part: int = 1,
        drawn: int = -1,
        placed: int = -1,
        discarded: tuple[int, ...] = (),
        river: Bag | None = None,
        river_end: int = -1,
        bend: int = 0,
        lake_left: bool = False,
        double: bool = False,
        builder_fresh: bool = False,
        goods: tuple[int, ...] = (),
        gold: tuple[tuple[int, int], ...] = (),
        gold_due: tuple[tuple[int, int], ...] = (),
        bars: tuple[int, ...] = (),
        mage: int = -1,
        witch: int = -1,
        ferries: tuple[tuple[int, int], ...] = (),
        relaid: tuple[int, ...] = (),
        touched: tuple[int, ...] = (),
        robbers: tuple[int, ...] = (),
        robbings: tuple[tuple[int, int, tuple[int, ...]], ...] = (),
        spent: tuple[int, ...] = (),
        messages_unseen: tuple[int, ...] = (),
        messages_seen: tuple[int, ...] = (),
        dark: bool = False,
    ) -> None:
        State.__init__(self, setup, agenda)  # super() would take longer, and copies are made all the time
        self.use = use
        self.land = land
        self.bag = bag
        self.figures = figures
        self.supply = supply  # by seat, packed, see `ONE`
        self.track = track  # seat * 2 + scoring figure: where it stands, laps included
        self.terms = terms
        self.turn = turn
        self.part = part  # of a double turn: 1 or 2
        self.drawn = drawn  # the copy that is to be laid
        self.placed = placed  # where the last tile was laid
        self.discarded = discarded  # copies that fitted nowhere
        self.river = river  # tiles of the river that are still to come, without the lake; None when there are none
        self.river_end = river_end  # the cell where the river goes on
        self.bend = bend  # how the last river tile turned: -1 left, 1 right, 0 straight on
        self.lake_left = lake_left
        self.double = double  # the builder has earned a second part of this turn
        self.builder_fresh = builder_fresh  # the builder was placed in this part of the turn (CAR-433)
        self.goods = goods  # seat * 3 + kind
        self.gold = gold  # cells with bars
        self.gold_due = gold_due  # cells whose bars are to be given out, with the seats that have a claim, as bits
        self.bars = bars
        self.mage = mage
        self.witch = witch
        self.ferries = ferries  # pairs of pier segments
        self.relaid = relaid  # copies whose ferry was re-laid in this turn: once is enough (CAR-712)
        self.touched = touched  # copies whose ferry was laid or re-laid in this turn: roads there may be complete now
        self.robbers = robbers  # the space of each seat's robber, -1 in the supply
        self.robbings = robbings  # owner of a robber, points of which half is due, and the figures that were left on his space
        self.spent = spent  # owners whose robber has taken his share and is about to go home
        self.messages_unseen = messages_unseen
        self.messages_seen = messages_seen  # the next one to come is first
        self.dark = dark  # a scoring figure of the active player has landed on a dark space in this round of scoring

    def fields(self) -> tuple[object, ...]:
        return (
            self.setup,
            self.agenda,
            self.use,
            self.land,
            self.bag,
            self.figures,
            self.supply,
            self.track,
            self.terms,
            self.turn,
            self.part,
            self.drawn,
            self.placed,
            self.discarded,
            self.river,
            self.river_end,
            self.bend,
            self.lake_left,
            self.double,
            self.builder_fresh,
            self.goods,
            self.gold,
            self.gold_due,
            self.bars,
            self.mage,
            self.witch,
            self.ferries,
            self.relaid,
            self.touched,
            self.robbers,
            self.robbings,
            self.spent,
            self.messages_unseen,
            self.messages_seen,
            self.dark,
        )

    def copy(self) -> CarcassonneState:
        twin = CarcassonneState(
            self.setup,
            self.agenda.copy(),
            self.use,
            self.land.copy(),
            self.bag.copy(),
            self.figures.copy(),
            self.supply.copy(),
            self.track.copy(),
            self.terms.copy(),
            self.turn,
            self.part,
            self.drawn,
            self.placed,
            self.discarded,
        )
        if self.use.elements:  # otherwise what expansions add is as it was at the beginning
            twin.river = self.river.copy() if self.river is not None else None
            twin.river_end = self.river_end
            twin.bend = self.bend
            twin.lake_left = self.lake_left
            twin.double = self.double
            twin.builder_fresh = self.builder_fresh
            twin.goods = self.goods
            twin.gold = self.gold
            twin.gold_due = self.gold_due
            twin.bars = self.bars
            twin.mage = self.mage
            twin.witch = self.witch
            twin.ferries = self.ferries
            twin.relaid = self.relaid
            twin.touched = self.touched
            twin.robbers = self.robbers
            twin.robbings = self.robbings
            twin.spent = self.spent
            twin.messages_unseen = self.messages_unseen
            twin.messages_seen = self.messages_seen
            twin.dark = self.dark
        return twin

    # ------------------------------------------------------------------ for the steps

    @property
    def players(self) -> int:
        return self.setup.players

    def in_turn_order(self, first: int) -> list[int]:
        """All seats, beginning with this one."""
        return [(first + step) % self.setup.players for step in range(self.setup.players)]

    def put(self, segment: int, seat: int, figure: int) -> None:
        """A figure that was taken from the supply comes onto the land."""
        land = self.land
        self.figures.append((segment, seat, figure))
        land.record[land.label[segment]] += CLAIM[seat][figure]

    def at_hand(self, seat: int, figure: int) -> int:
        """How many figures of a kind a seat has in its supply."""
        return (self.supply[seat] & ALL_OF[figure]) // ONE[figure]

    def take_from_supply(self, seat: int, figure: int) -> None:
        self.supply[seat] -= ONE[figure]

    def take_back(self, figure: Figure) -> None:
        """A figure returns from the land to its owner."""
        segment, seat, kind = figure
        land = self.land
        self.figures.remove(figure)
        self.supply[seat] += ONE[kind]
        land.record[land.label[segment]] -= CLAIM[seat][kind]

    def gain(self, seat: int, term: Term, figure: int = 0) -> None:
        """Points: a scoring figure moves forward (CAR-080)."""
        self.track[seat * 2 + figure] += term.points
        self.terms.append((seat, term))
        self.note_points(seat, term)

    def points(self, seat: int) -> int:
        return self.track[seat * 2] + self.track[seat * 2 + 1]

    @property
    def tiles_left(self) -> bool:
        return bool(self.bag.tiles) or self.lake_left or self.river is not None

    # ------------------------------------------------------------------ who may know what

    def things(self, seat: int | None) -> dict[str, Any]:
        land, types = self.land, self.land.box
        seats = range(self.setup.players)
        return {
            "turn": self.turn,
            "part": self.part,
            "board": [
                {"x": place_of(cell)[0], "y": place_of(cell)[1], "tile": types.types[types.type_of[laid >> 2]].id, "rotation": laid & 3}
                for cell, laid in land.board.items()
            ],
            "drawn": types.types[types.type_of[self.drawn]].id if self.drawn >= 0 else None,
            "placed": None if self.placed < 0 else list(place_of(self.placed)),
            "figures": [
                {**self.place_json(segment), "seat": owner, "figure": FIGURES[figure], "feature": land.label[segment]}
                for segment, owner, figure in self.figures
            ],
            "supply": [{name: self.at_hand(one, figure) for figure, name in enumerate(FIGURES)} for one in seats],
            "track": [list(self.track[one * 2 : one * 2 + 2]) for one in seats],
            "left": self.tiles_to_come(),
            "discarded": [types.types[types.type_of[copy]].id for copy in self.discarded],
            "goods": [{name: self.goods[one * 3 + kind] for kind, name in enumerate(GOODS)} for one in seats] if self.goods else [],
            "gold": [{"x": place_of(cell)[0], "y": place_of(cell)[1], "bars": bars} for cell, bars in self.gold],
            "bars": list(self.bars),
            "mage": self.place_json(self.mage) if self.mage >= 0 else None,
            "witch": self.place_json(self.witch) if self.witch >= 0 else None,
            "ferries": [{"from": self.place_json(one), "to": self.place_json(two)} for one, two in self.ferries],
            "robbers": [None if space < 0 else space for space in self.robbers],
            "messages": {"unseen": len(self.messages_unseen), "seen": list(self.messages_seen)} if self.use.messages else None,
        }

    def tiles_to_come(self) -> dict[str, int]:
        """How many there are of each tile that is still to be drawn."""
        ids = self.land.box.ids
        left: dict[str, int] = {}
        for kind in (*self.bag.tiles, *(self.river.tiles if self.river is not None else ())):
            left[ids[kind]] = left.get(ids[kind], 0) + 1
        if self.lake_left:
            left["river-12"] = 1
        return left

    def shown(self) -> dict[str, Any]:
        """For a page that draws the land: what its features are worth, and what fits where. Everybody may know it."""
        return self.use.shown(self)

    def place_json(self, segment: int) -> dict[str, Any]:
        """Where a segment is: its tile, and its number on the tile."""
        x, y, number = self.land.spot(segment)
        return {"x": x, "y": y, "segment": number, "kind": KINDS[self.land.box.kind[segment]]}

    def secrets(self, seat: int | None) -> dict[str, Any]:
        return {}

    # ------------------------------------------------------------------ points

    def score(self, seat: int) -> list[Term]:
        return [term for owner, term in self.terms if owner == seat]

    def standing(self) -> list[int]:
        points = [self.points(seat) for seat in range(self.setup.players)]
        if self.waiting_for or self.agenda.main:
            for seat, term in self.final_terms():
                points[seat] += term.points
        return points

    def final_terms(self) -> list[tuple[int, Term]]:
        """What everybody would get if the game ended now, in the order in which it is counted."""
        return [term for terms in self.use.final for term in terms(self)]

    @property
    def result(self) -> Result | None:
        """Most points win; the rulebook knows no tie-breaker, so the victory is shared (CAR-096)."""
        if self.waiting_for or self.agenda.main:
            return None
        points = tuple(self.points(seat) for seat in range(self.setup.players))
        ranking = rank([(own,) for own in points])
        winners = ranking[0]
        if len(winners) > 1:
            return Result(points, ranking, winners, tell("result-shared", points=max(points), count=len(winners)))
        return Result(points, ranking, winners, tell("result-points", seat=winners[0], points=max(points)))


def own_meeples(state: CarcassonneState, seat: int, kind: int) -> list[Figure]:
    """The meeples of a seat on features of one kind; builder and pig are none (CAR-1205)."""
    kinds = state.land.box.kind
    return [figure for figure in state.figures if figure[1] == seat and figure[2] <= ABBOT and kinds[figure[0]] == kind]


def roads_of(state: CarcassonneState, label: int) -> tuple[int, ...]:
    """The pieces of road that ferries join to this one (CAR-704); anything else is a piece of its own."""
    land = state.land
    if not land.record[label] & PIERS:
        return (label,)
    labels, found = land.label, [label]
    for piece in found:
        for one, two in state.ferries:
            if labels[one] == piece and labels[two] not in found:
                found.append(labels[two])
            elif labels[two] == piece and labels[one] not in found:
                found.append(labels[one])
    return tuple(found)


def joined(state: CarcassonneState, one: int, two: int) -> bool:
    """Whether these two labels are of the same feature, by a ferry perhaps."""
    if one == two:
        return True
    record = state.land.record
    return record[one] & PIERS != 0 and record[two] & PIERS != 0 and two in roads_of(state, one)


def is_open(state: CarcassonneState, segment: int) -> bool:
    """Whether a road, city or monastery is incomplete (CAR-050, CAR-060, CAR-070)."""
    return any(state.land.is_open(piece) for piece in roads_of(state, state.land.label[segment]))


def claims(state: CarcassonneState, segment: int) -> int:
    """The strength of all seats in a feature, packed: 4 bits a seat."""
    record, label = state.land.record, state.land.label[segment]
    if not record[label] & PIERS:
        return record[label] >> CLAIMS
    return sum([record[piece] >> CLAIMS for piece in roads_of(state, label)])


def strength(claims: int, seat: int) -> int:
    return claims >> (4 * seat) & 15


def majority(claims: int, players: int) -> list[int]:
    """The seats with the most meeples in a feature (CAR-085, CAR-086)."""
    most, winners = 1, []
    for seat in range(players):
        own = claims & 15
        claims >>= 4
        if own > most:
            most, winners = own, [seat]
        elif own == most:
            winners.append(seat)
    return winners


def is_field(state: CarcassonneState, segment: int) -> bool:
    return state.land.box.kind[segment] == FIELD
