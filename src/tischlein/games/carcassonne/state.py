"""A position of Carcassonne: the land, the figures on it, the stack, the score track, and what the expansions add."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from tischlein.core.agenda import Agenda
from tischlein.core.chance import Chance
from tischlein.core.message import Speaker
from tischlein.core.score import Result, Term, rank
from tischlein.core.setup import Setup
from tischlein.core.state import State
from tischlein.games.carcassonne.land import Land, place_of
from tischlein.games.carcassonne.tiles import CLAIMS, FIELD, KINDS, PIERS, Box
from tischlein.games.carcassonne.use import Use

if TYPE_CHECKING:
    from tischlein.games.carcassonne.elements.builder import Builder
    from tischlein.games.carcassonne.elements.ferries import Ferries
    from tischlein.games.carcassonne.elements.gold import Gold
    from tischlein.games.carcassonne.elements.magic import Magic
    from tischlein.games.carcassonne.elements.messages import Messages
    from tischlein.games.carcassonne.elements.river import River
    from tischlein.games.carcassonne.elements.robbers import Robbers
    from tischlein.games.carcassonne.elements.traders import Goods

tell = Speaker("carcassonne")

MEEPLE: Final = 0
BIG: Final = 1
ABBOT: Final = 2
BUILDER: Final = 3
PIG: Final = 4
FIGURES: Final[tuple[str, ...]] = ("meeple", "big", "abbot", "builder", "pig")
STRENGTH: Final[tuple[int, ...]] = (1, 2, 1, 0, 0)
"""In majorities (CAR-332, CAR-334, CAR-430, CAR-444), and only there: points are not doubled (CAR-335)."""
CLAIM: Final = tuple(tuple(strength << CLAIMS + 4 * seat for strength in STRENGTH) for seat in range(6))
"""By seat and figure: what it adds to the record of its feature."""
ONE: Final[tuple[int, ...]] = (1, 8, 16, 32, 64)
"""A supply packs how many figures of each kind a seat has at hand: up to 7 meeples, and one of each other kind."""
ALL_OF: Final[tuple[int, ...]] = (7, 8, 16, 32, 64)
SPACES: Final = 50
"""Of the score track (CAR-081)."""

Figure: TypeAlias = tuple[int, int, int]
"""The segment it stands on, its seat, and which of FIGURES it is."""
Parts: TypeAlias = "tuple[River, Builder, Goods, Gold, Magic, Ferries, Robbers, Messages]"
"""What the elements add to a position: each is declared in its element's file."""
PARTS: Final = ("river", "builder", "goods", "gold", "magic", "ferries", "robbers", "messages")
"""Their names, in the same order."""


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

    __slots__ = ("bag", "discarded", "drawn", "figures", "land", "part", "placed", "supply", "terms", "track", "turn", "use", *PARTS)

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
        turn: int,
        part: int,
        drawn: int,
        placed: int,
        discarded: tuple[int, ...],
        parts: Parts,
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
        self.river, self.builder, self.goods, self.gold, self.magic, self.ferries, self.robbers, self.messages = parts

    def parts(self) -> Parts:
        """What the elements add, as they are now."""
        return self.river, self.builder, self.goods, self.gold, self.magic, self.ferries, self.robbers, self.messages

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
            *self.parts(),
        )

    def __reduce__(self) -> tuple[object, ...]:
        fields = self.fields()
        return CarcassonneState, (*fields[: -len(PARTS)], fields[-len(PARTS) :])

    def copy(self) -> CarcassonneState:
        return CarcassonneState(
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
            self.parts(),
        )

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
        return bool(self.bag.tiles) or self.river.goes_on

    # ------------------------------------------------------------------ who may know what

    def things(self, seat: int | None) -> dict[str, Any]:
        land, types = self.land, self.land.box
        seats = range(self.setup.players)
        things = {
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
        }
        for part in self.parts():
            things |= part.things(self)
        return things

    def tiles_to_come(self) -> dict[str, int]:
        """How many there are of each tile that is still to be drawn."""
        ids = self.land.box.ids
        left: dict[str, int] = {}
        for kind in (*self.bag.tiles, *self.river.tiles(self.land.box)):
            left[ids[kind]] = left.get(ids[kind], 0) + 1
        return left

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
        for one, two in state.ferries.lying:
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
    """The seats with the most meeples in a feature, several if they tie (CAR-085, CAR-086); none where nobody is (CAR-088)."""
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
