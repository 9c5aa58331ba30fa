"""The landscape as it grows: which tile lies where, where tiles fit, and what is connected to what.

Every tile updates the connections; they are never searched for. Each segment has a label, the same for all segments of a feature; the
segments of a feature form a ring; and a record at the label packs its open ends, its size and the strength of each seat. Joining two
features adds their records, swaps two entries of the ring and relabels the smaller one.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from tischlein.core.decision import Action
from tischlein.core.value import Fields
from tischlein.games.carcassonne.tiles import CLAIMS, MET, OPEN, ROW, SIZES, WHICH, Box

ORIGIN: Final = 256 * ROW + 256
"""The cell of the first tile."""
TRIES: Final = 20
AROUND: Final[tuple[int, ...]] = (-ROW - 1, -ROW, -ROW + 1, -1, 1, ROW - 1, ROW, ROW + 1)
FLIGHT_STEPS: Final[tuple[int, ...]] = (-ROW, -ROW + 1, 1, ROW + 1, ROW, ROW - 1, -1, -ROW - 1)
"""As in tiles.FLIGHTS: clockwise from north."""

Row = tuple[list[Action], ...]
"""For each set of rotations, as bits, the actions that lay a tile at one cell."""
_rows: dict[int, Row] = {}


def at(x: int, y: int) -> int:
    """The cell so many columns to the right of the first tile, and so many rows below it."""
    return ORIGIN + y * ROW + x


def place_of(cell: int) -> tuple[int, int]:
    """Column and row of a cell, counted from the first tile."""
    return cell % ROW - 256, cell // ROW - 256


def row_at(cell: int) -> Row:
    """Made once, used by all games."""
    row = _rows.get(cell)
    if row is None:
        x, y = place_of(cell)
        turned: list[Action] = [("place", x, y, turn) for turn in range(4)]
        row = _rows[cell] = tuple([turned[turn] for turn in range(4) if bits & (1 << turn)] for bits in range(16))
    return row


class Land(Fields):
    __slots__ = ("awaited", "board", "box", "closed", "frontier", "holes", "label", "patterns", "record", "ring", "surrounded")

    def __init__(
        self,
        box: Box,
        board: dict[int, int],
        frontier: dict[int, int],
        holes: list[int],
        patterns: list[int],
        label: list[int],
        ring: list[int],
        record: list[int],
        awaited: dict[int, tuple[int, ...]],
        surrounded: tuple[int, ...] = (),
        closed: bool = False,
    ) -> None:
        self.box = box
        self.board = board  # cell -> copy * 4 + rotation, in the order in which they were laid
        self.frontier = frontier  # the empty cells beside a tile -> their place in the next two lists
        self.holes = holes  # the same cells: one of them is picked at random without listing them all
        self.patterns = patterns  # of the sides of each, see `tiles.POWERS`
        self.label = label
        self.ring = ring
        self.record = record
        self.awaited = awaited  # empty cell -> monasteries and gardens that miss a tile there
        self.surrounded = surrounded  # monasteries and gardens that the tile laid last has completed
        self.closed = closed  # the tile laid last has completed something

    @staticmethod
    def empty(box: Box) -> Land:
        count = len(box.kind)
        return Land(box, {}, {}, [], [], list(range(count)), list(range(count)), box.records.copy(), {})

    def copy(self) -> Land:
        return Land(
            self.box,
            self.board.copy(),
            self.frontier.copy(),
            self.holes.copy(),
            self.patterns.copy(),
            self.label.copy(),
            self.ring.copy(),
            self.record.copy(),
            self.awaited.copy(),
            self.surrounded,
            self.closed,
        )

    def fields(self) -> tuple[object, ...]:
        return (
            self.box,
            self.board,
            self.frontier,
            self.holes,
            self.patterns,
            self.label,
            self.ring,
            self.record,
            self.awaited,
            self.surrounded,
            self.closed,
        )

    # ------------------------------------------------------------------ laying tiles

    def places(self, kind: int) -> list[Action]:
        """Every place and rotation in which a tile of this type fits (CAR-030, CAR-031, CAR-032)."""
        fits = self.box.fits[kind]
        places: list[Action] = []
        holes = self.holes
        for place, pattern in enumerate(self.patterns):
            if turns := fits[pattern]:
                places += row_at(holes[place])[turns]
        return places

    def has_place(self, kind: int) -> bool:
        fits = self.box.fits[kind]
        for pattern in reversed(self.patterns):  # noqa: SIM110 - a generator would cost more than the search
            if fits[pattern]:
                return True
        return False

    def random_place(self, kind: int, rng: Random) -> Action:
        """One of the places of a tile that has some, all equally likely.

        Some cell and a way to lie there, until there is one; at last, one from the list.
        """
        box, patterns, bits = self.box, self.patterns, rng.getrandbits
        fits, ways = box.fits[kind], box.ways_to_lie[kind]
        count = len(patterns) * ways
        for _ in range(TRIES):
            number = bits(30) % count
            turns = fits[patterns[number // ways]]
            if turns:
                rotations, way = WHICH[turns], number % ways
                if way < len(rotations):
                    cell = self.holes[number // ways]
                    return (_rows.get(cell) or row_at(cell))[turns][way]
        places = self.places(kind)
        return places[bits(30) % len(places)]

    def rotations_at(self, cell: int, kind: int) -> int:
        """The rotations in which a tile of this type fits into one cell, as bits."""
        return self.box.fits[kind][self.patterns[self.frontier[cell]]] if cell in self.frontier else 0

    def lay(self, copy: int, cell: int, rotation: int) -> None:
        """Lays a tile and joins what it connects: roads, cities, and meadows by halves of a side (CAR-101)."""
        box, board, number = self.box, self.board, copy * 4 + rotation
        frontier, holes, patterns = self.frontier, self.holes, self.patterns
        label, ring, record = self.label, self.ring, self.record
        laid, met, closed = box.laid, 0, False
        if cell in frontier:  # a hole is one no more; the last one takes its place in the lists
            place = frontier[cell]
            del frontier[cell]
            met = MET[patterns[place]]
            last, pattern = holes.pop(), patterns.pop()
            if last != cell:
                frontier[last] = place
                holes[place] = last
                patterns[place] = pattern
        for step, weight in box.outlook[number][met]:
            beside: Any = cell + step  # Any, so that mypyc boxes it once and not for each look-up
            if beside in frontier:
                patterns[frontier[beside]] += weight
            else:
                frontier[beside] = len(patterns)
                patterns.append(weight)
                holes.append(beside)
        sides = laid[number]
        for direction in WHICH[met]:
            side = sides[direction]
            other = laid[board[cell + side.step]][side.facing]
            segment = side.middle
            if segment >= 0:
                if ring[segment] == segment:  # the usual case, inlined: this runs for every tile
                    one = label[segment] = label[other.middle]
                    ring[segment] = ring[one]
                    ring[one] = segment
                    record[one] = more = record[one] + record[segment] - 2  # two open ends meet
                else:
                    more = self._join(segment, other.middle, 2)
                if not more & OPEN:
                    closed = True
            segment = side.first
            if segment >= 0:
                if ring[segment] == segment:
                    one = label[segment] = label[other.second]
                    ring[segment] = ring[one]
                    ring[one] = segment
                    record[one] += record[segment]
                else:
                    self._join(segment, other.second, 0)
                if side.split or other.split:
                    self._join(side.second, other.first, 0)
        board[cell] = number
        self.closed = closed
        self.surrounded = ()
        if cell in self.awaited:
            for cloister in self.awaited[cell]:
                self._come_near(cloister, 1)
            del self.awaited[cell]
        cloister = box.cloister[copy]
        if cloister >= 0:
            self._await(cloister, cell)

    def _join(self, segment: int, beside: int, ends: int) -> int:
        """Two features become one, if they are not one already; `ends` of their open ends meet. Returns the record it has then.

        Only so meeples of several players come together (CAR-087), farmers too (CAR-109).
        """
        record, label, ring = self.record, self.label, self.ring
        one, two = label[segment], label[beside]
        if one == two:
            record[one] = known = record[one] - ends
            return known
        known, more = record[one], record[two]
        if known & SIZES <= more & SIZES:  # the older one keeps its name
            one, two = two, one
        record[one] = known = known + more - ends
        segment = ring[two]
        ring[two] = ring[one]
        ring[one] = segment
        while label[segment] == two:  # the former ring of `two` now follows `one`
            label[segment] = one
            segment = ring[segment]
        return known

    def _come_near(self, cloister: int, tiles: int) -> None:
        """A monastery or garden misses fewer tiles (CAR-070)."""
        self.record[cloister] -= tiles
        if not self.record[cloister] & OPEN:
            self.closed = True
            self.surrounded += (cloister,)

    def _await(self, cloister: int, cell: int) -> None:
        """A monastery or garden counts the tiles around it, and waits for the others."""
        board, awaited, tiles = self.board, self.awaited, 0
        for step in AROUND:
            beside: Any = cell + step
            if beside in board:
                tiles += 1
            elif beside in awaited:
                awaited[beside] += (cloister,)
            else:
                awaited[beside] = (cloister,)
        self._come_near(cloister, tiles)

    # ------------------------------------------------------------------ features

    def members(self, label: int) -> list[int]:
        """The segments of a feature."""
        ring = self.ring
        found = [label]
        segment = ring[label]
        while segment != label:
            found.append(segment)
            segment = ring[segment]
        return found

    def is_open(self, segment: int) -> bool:
        return self.record[self.label[segment]] & OPEN != 0

    def claims(self, segment: int) -> int:
        """The strength of all seats in the feature of this segment, packed: 4 bits a seat."""
        return self.record[self.label[segment]] >> CLAIMS

    def tiles_around(self, cell: int) -> int:
        board = self.board
        return sum(cell + step in board for step in AROUND)

    def cell_of(self, copy: int) -> int:
        """Where a copy lies."""
        for cell, laid in self.board.items():
            if laid >> 2 == copy:
                return cell
        raise KeyError(copy)

    def spot(self, segment: int) -> tuple[int, int, int]:
        """Column and row of its tile, and its number on the tile: how actions and views name a segment."""
        copy = self.box.tile_of[segment]
        x, y = place_of(self.cell_of(copy))
        return x, y, self.box.number[segment]

    def segment_at(self, x: int, y: int, number: int) -> int:
        """The segment that is named so."""
        return self.box.segments[self.board[at(x, y)] >> 2][number]
