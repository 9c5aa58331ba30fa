"""A table of Carcassonne for tests: tiles by their ids, places in columns and rows from the first tile, sides as they lie on the table.

A position is built before a tile is drawn: `lay` puts tiles down, `stand` figures on them. Then `turn` (or `chance` and `play`) plays.
`x` grows to the east, `y` to the south; a rotation is a number of quarter turns clockwise.
"""

from __future__ import annotations

from collections.abc import Sequence

import tischlein
from tests.support.scenario import Scenario
from tischlein.core.agenda import Agenda
from tischlein.core.decision import Action
from tischlein.core.score import Term
from tischlein.games.carcassonne.after_tile import DRAW
from tischlein.games.carcassonne.elements.ferries import Ferries
from tischlein.games.carcassonne.elements.gold import Gold, with_bars
from tischlein.games.carcassonne.elements.magic import stand
from tischlein.games.carcassonne.elements.river import River, take_tile
from tischlein.games.carcassonne.elements.robbers import put_robber
from tischlein.games.carcassonne.elements.traders import Goods
from tischlein.games.carcassonne.game import GAME
from tischlein.games.carcassonne.land import ORIGIN, Land, at
from tischlein.games.carcassonne.state import FIGURES, ONE, Bag, CarcassonneState
from tischlein.games.carcassonne.tiles import HALVES, KINDS, SIDES
from tischlein.games.carcassonne.turn import THE_END

PASS: Action = ("pass",)
ALL = tuple(element.id for element in GAME.elements)
COLOURS = ("You", "Blue", "Green", "Yellow", "Black", "Pink")


class Table(Scenario[CarcassonneState]):
    # ------------------------------------------------------------------ building a position

    def lay(self, tile: str, x: int, y: int, rotation: int = 0) -> Table:
        """A tile that lies there already. It must fit; what it would have brought does not happen."""
        self._only_before_a_draw()
        state, land = self.state, self.state.land
        kind = land.box.index[tile]
        assert at(x, y) not in land.board, f"a tile lies at {x}, {y} already"
        assert at(x, y) not in land.frontier or land.rotations_at(at(x, y), kind) >> self._alike(kind, rotation) & 1, (
            f"{tile} does not fit at {x}, {y} with rotation {rotation}"
        )
        river = state.river.bag if land.box.types[kind].set == "river" else None
        land.lay(state.bag.take(tile) if river is None else take_tile(state, river, tile), at(x, y), rotation)
        return self

    def _alike(self, kind: int, rotation: int) -> int:
        """The rotation that stands for this one, where a tile looks the same when turned."""
        rotations = self.state.land.box.types[kind].rotations
        return rotation if rotation in rotations else rotation % len(rotations)

    def bare(self, tile: str, rotation: int = 0) -> Table:
        """Nothing lies on the table but this tile, at 0, 0."""
        self._only_before_a_draw()
        state = self.state
        types = state.land.box
        start = next(kind for kind in types.types if kind.start_copies or kind.role == "spring")
        if start.start_copies:
            state.bag = Bag.of("tiles", types, sorted([*state.bag.tiles, types.index[start.id]]))
        state.land = Land.empty(types)
        state.land.lay(state.bag.take(tile), ORIGIN, rotation)
        return self

    def stand(self, seat: int, figure: str, x: int, y: int, kind: str, where: str = "") -> Table:
        """A figure that stands there already: `stand(0, "meeple", 0, 0, "city", "N")`."""
        self._only_before_a_draw()
        number = FIGURES.index(figure)
        assert self.state.at_hand(seat, number), f"seat {seat} has no {figure} left"
        self.state.take_from_supply(seat, number)
        self.state.put(self.segment(x, y, kind, where), seat, number)
        return self

    def supply(self, seat: int, **figures: int) -> Table:
        """So many figures are left: `supply(0, meeple=0)`."""
        for name, count in figures.items():
            figure = FIGURES.index(name)
            self.state.supply[seat] += (count - self.state.at_hand(seat, figure)) * ONE[figure]
        return self

    def stack(self, *tiles: str) -> Table:
        """Only these tiles are still to come."""
        self.state.bag = self._bag("tiles", tiles)
        return self

    def river_stack(self, *tiles: str) -> Table:
        """Only these tiles of the river are still to come, and then its lake."""
        river = self.state.river
        assert river.bag is not None, "the river is not in play"
        self.state.river = River(self._bag("river", tiles) if tiles else None, river.end, river.bend, river.lake_left)
        return self

    def _bag(self, stream: str, tiles: Sequence[str]) -> Bag:
        """Only these are left of all copies."""
        types = self.state.land.box
        return Bag.of(stream, types, sorted(types.index[tile] for tile in tiles))

    def on_track(self, seat: int, points: int, messenger: int = 0) -> Table:
        """Where the scoring figures stand."""
        self.state.track[seat * 2 : seat * 2 + 2] = [points, messenger]
        return self

    def gold_at(self, x: int, y: int, bars: int = 1) -> Table:
        """Gold bars that lie on a tile already."""
        gold = self.state.gold
        self.state.gold = Gold(gold.bars, with_bars(gold.lying, *[at(x, y)] * bars), gold.due)
        return self

    def owns_bars(self, seat: int, bars: int) -> Table:
        """Gold bars that a seat has collected."""
        gold = self.state.gold
        self.state.gold = Gold((*gold.bars[:seat], bars, *gold.bars[seat + 1 :]), gold.lying, gold.due)
        return self

    def owns_goods(self, *tokens: int) -> Table:
        """Goods that the seats have collected: wine, grain and cloth of the first one, then of the next."""
        self.state.goods = Goods(tokens)
        return self

    def robber_on(self, seat: int, space: int) -> Table:
        """A robber that stands on the score track already."""
        put_robber(self.state, seat, space)
        return self

    def enchant(self, figure: str, x: int, y: int, kind: str, where: str = "") -> Table:
        """The mage or the witch stands there already."""
        stand(self.state, figure, self.segment(x, y, kind, where))
        return self

    def ferry_at(self, x: int, y: int, one: str, two: str) -> Table:
        """A ferry that joins two piers already, named by the sides of its tile."""
        self.state.ferries = Ferries((*self.state.ferries.lying, (self.segment(x, y, "road", one), self.segment(x, y, "road", two))))
        return self

    def begins(self, seat: int) -> Table:
        """It is this seat's turn."""
        self._only_before_a_draw()
        self.state.turn = seat
        self.state.agenda = Agenda([THE_END, DRAW[seat]])
        self.state.agenda.settle(self.state)
        return self

    def ferry_lies(self, x: int, y: int, one: str, two: str) -> Table:
        """A ferry that lies there already, between the piers at two sides: `ferry_lies(1, 0, "W", "E")`."""
        self._only_before_a_draw()
        ends = sorted((self.segment(x, y, "road", one), self.segment(x, y, "road", two)))
        self.state.ferries = Ferries((*self.state.ferries.lying, (ends[0], ends[1])))
        return self

    def _only_before_a_draw(self) -> None:
        assert self.due() == (tischlein.CHANCE,), "the position is built before a tile is drawn"

    # ------------------------------------------------------------------ playing

    def turn(self, tile: str, x: int, y: int, rotation: int = 0, *more: Action) -> Table:
        """The active player draws and places a tile, then takes these further decisions. Whoever may place a figure and is not told to
        places none."""
        seat = self.state.turn
        self._begin_step()
        for who, action in ((tischlein.CHANCE, tile), (seat, ("place", x, y, rotation))):
            if self.state.waiting_for != (who,):
                raise AssertionError(f"{action!r} was next, but {self.situation()}")
            self._carry_out(who, action)
        for action in more:
            self._carry_out(self.state.waiting_for[0], action)
        if not more and self.state.waiting_for == (seat,) and PASS in self.state.options(seat):
            self._carry_out(seat, PASS)
        return self

    def put(self, figure: str, kind: str, where: str = "") -> Action:
        """The action that places a figure on the tile just placed. Use it after `draw`, or for a tile that lies there: see `put_at`."""
        x, y = self._placed()
        return self.put_at(figure, x, y, kind, where)

    def put_at(self, figure: str, x: int, y: int, kind: str, where: str = "") -> Action:
        return ("put", figure, self.number(x, y, kind, where))

    def ferry(self, x: int, y: int, one: str, two: str) -> Action:
        """The action that lays or re-lays the ferry of the lake there between the piers at two sides."""
        return ("ferry", *sorted((self.number(x, y, "road", one), self.number(x, y, "road", two))))

    def gets_message(self, number: int) -> Table:
        """After `before_a_message`: seat 0 closes the road, places no figure, lands on space 5, and draws this message."""
        self.draw("base-W", -1, 0).play(0, PASS)
        return self.chance(number)

    def _placed(self) -> tuple[int, int]:
        view = self.state.view(None)["placed"]
        return view[0], view[1]

    def draw(self, tile: str, x: int, y: int, rotation: int = 0) -> Table:
        """The active player draws and places a tile; what follows is not decided yet."""
        self._begin_step()
        seat = self.state.turn
        self._carry_out(tischlein.CHANCE, tile)
        self._carry_out(seat, ("place", x, y, rotation))
        return self

    # ------------------------------------------------------------------ looking

    def number(self, x: int, y: int, kind: str, where: str = "") -> int:
        """The number of a segment on its tile. `where` is a side ("N") or half-side ("NNE") as the tile lies; none if there is only one."""
        land = self.state.land
        laid = land.board[at(x, y)]
        shape = land.box.types[land.box.type_of[laid >> 2]].segments
        rotation = laid & 3
        found = []
        for number, segment in enumerate(shape):
            sides = {SIDES[(side + rotation) % 4] for side in segment.sides}
            halves = {HALVES[(half + 2 * rotation) % 8] for half in segment.halves}
            if KINDS[segment.kind] == kind and (not where or where in sides | halves):
                found.append(number)
        assert len(found) == 1, f"{len(found)} places of kind {kind} at {where or 'any side'} of the tile at {x}, {y}"
        return found[0]

    def segment(self, x: int, y: int, kind: str, where: str = "") -> int:
        """The number of a segment in the whole box."""
        land = self.state.land
        segment = land.box.segments[land.board[at(x, y)] >> 2][self.number(x, y, kind, where)]
        assert segment >= 0, f"{kind} is not in play"
        return segment

    def figures(self, seat: int, figure: str = "meeple") -> int:
        """How many figures of a kind this seat has on the land."""
        return sum(owner == seat and FIGURES[kind] == figure for _, owner, kind in self.state.figures)

    def left(self, seat: int, figure: str = "meeple") -> int:
        """How many figures of a kind this seat has in the supply."""
        return self.state.at_hand(seat, FIGURES.index(figure))

    def points(self, seat: int) -> int:
        return self.state.points(seat)

    def are_joined(self, one: tuple[int, int, str, str], two: tuple[int, int, str, str]) -> bool:
        """Whether two segments belong to the same road, city or meadow (ferries aside)."""
        return self.state.land.label[self.segment(*one)] == self.state.land.label[self.segment(*two)]


def table(players: int = 2, elements: Sequence[str] = (), farmers: bool = True) -> Table:
    """A new game: the first tile lies at 0, 0, and seat 0 is about to draw."""
    setup = GAME.setup(players=players, elements=elements, farmers="with" if farmers else "without")
    return Table(GAME.start(setup), COLOURS)


def before_a_message(players: int = 2, elements: Sequence[str] = (), farmers: bool = True) -> Table:
    """Seat 0 is about to close the road of the first tile with a crossing at -1, 0: 3 points, from space 2 to the dark space 5."""
    game = table(players, ("messages", *elements), farmers)
    return game.lay("base-W", 1, 0).stand(0, "meeple", 0, 0, "road").on_track(0, 2, 2)


def terms(gained: list[Term]) -> list[tuple[str, int]]:
    """Points in short: what for, and how many."""
    return [(term.key, term.points) for term in gained]
