"""One player's sheet: the numbers in the duchy, the bonus circles, the points."""

from __future__ import annotations

from typing import Any, Final

from tischlein.core.score import Term
from tischlein.core.value import Fields
from tischlein.games.burgundy_dice.duchy import ALL_CELLS, BONUSES, CELLS, Duchy, track_lengths
from tischlein.geometry.hexes import members

BLANK, CIRCLED, CROSSED = range(3)
TRACKS: Final = track_lengths()


class Sheet(Fields):
    """What is written so far.

    Positions and views share sheets, so a sheet is copied before it is written on (`DiceState.write`). `fits` and `frontier` are kept up
    to date with every mark: the fields that take a number are one intersection of sets away.
    """

    __slots__ = (
        "castle_row",
        "circled",
        "crossed",
        "duchy",
        "fits",
        "frontier",
        "marked",
        "numbers",
        "points",
        "start",
        "terms",
        "unannounced",
    )

    def __init__(
        self,
        duchy: Duchy,
        numbers: list[int],
        marked: int,
        frontier: int,
        fits: list[int],
        start: int,
        circled: list[int],
        crossed: list[int],
        castle_row: list[int],
        terms: tuple[Term, ...],
        points: int,
        unannounced: tuple[str, ...],
    ) -> None:
        self.duchy = duchy
        self.numbers = numbers  # by field; 0 where nothing is written
        self.marked = marked  # all marked fields, the start castle included
        self.frontier = frontier  # unmarked fields next to a marked one
        self.fits = fits  # by number: the fields whose number rule accepts it, were they reachable and free
        self.start = start  # the start castle; -1 before it is chosen
        self.circled = circled  # by bonus: circles of its own row earned so far
        self.crossed = crossed  # by bonus: circles of its own row spent so far
        self.castle_row = castle_row  # by bonus: BLANK, CIRCLED or CROSSED
        self.terms = terms
        self.points = points
        self.unannounced = unannounced  # colours completed this round: they are announced at its end (DIC-085)

    @staticmethod
    def blank(duchy: Duchy) -> Sheet:
        return Sheet(duchy, [0] * CELLS, 0, 0, list(duchy.open_to), -1, [0] * 4, [0] * 4, [BLANK] * 4, (), 0, ())

    def copy(self) -> Sheet:
        return Sheet(
            self.duchy,
            self.numbers.copy(),
            self.marked,
            self.frontier,
            self.fits.copy(),
            self.start,
            self.circled.copy(),
            self.crossed.copy(),
            self.castle_row.copy(),
            self.terms,
            self.points,
            self.unannounced,
        )

    def fields(self) -> tuple[object, ...]:
        return (
            self.duchy,
            self.numbers,
            self.marked,
            self.frontier,
            self.fits,
            self.start,
            self.circled,
            self.crossed,
            self.castle_row,
            self.terms,
            self.points,
            self.unannounced,
        )

    # ------------------------------------------------------------------ fields

    def cross_start(self, cell: int) -> None:
        """Marks the start castle: one of the green fields (DIC-091), but it bears no number (DIC-017)."""
        self.start = cell
        self._reach(cell)

    def write(self, cell: int, number: int) -> None:
        """Writes a number into a field and narrows down what its neighbourhood accepts. In monasteries, mines and rivers numbers may repeat
        (DIC-047)."""
        duchy = self.duchy
        self.numbers[cell] = number
        self._reach(cell)
        colour = duchy.colours[cell]
        if colour == "orange":  # DIC-048: all different, within this region only (DIC-049)
            self.fits[number] &= ~duchy.region[cell]
        elif colour == "yellow":  # DIC-054: all equal
            for other in range(1, 7):
                if other != number:
                    self.fits[other] &= ~duchy.region[cell]
        self.fits[number] |= duchy.neighbours[cell] & duchy.cells_of["green"]  # DIC-051: castles take a neighbour's number

    def _reach(self, cell: int) -> None:
        self.marked |= 1 << cell
        self.frontier = (self.frontier | self.duchy.neighbours[cell]) & ~self.marked & ALL_CELLS

    def places(self, number: int, colour: str) -> int:
        """The fields that can be marked with this combination now (DIC-031, DIC-032)."""
        return self.fits[number] & self.frontier & self.duchy.cells_of[colour]

    def completes(self, cell: int) -> bool:
        """Whether every field of this field's region is marked; otherwise it brings nothing (DIC-059)."""
        return not self.duchy.region[cell] & ~self.marked

    def full(self, colour: str) -> bool:
        """Whether every field of a colour is marked (DIC-084, DIC-090)."""
        return not self.duchy.cells_of[colour] & ~self.marked

    # ------------------------------------------------------------------ bonuses

    def available(self, bonus: int) -> int:
        """Circles of this bonus that are earned and not spent, wherever they are (DIC-066)."""
        return self.circled[bonus] - self.crossed[bonus] + (self.castle_row[bonus] == CIRCLED)

    def earn(self, bonus: int) -> bool:
        """Circles a bonus in its own row; False if no circle is free (DIC-038, DIC-062)."""
        if self.circled[bonus] >= TRACKS[bonus]:
            return False
        self.circled[bonus] += 1
        return True

    def spend(self, bonus: int) -> None:
        """Crosses a bonus out for good (DIC-067): in its own row, or else in the castle row. No rule tells them apart (DIC-066)."""
        if self.circled[bonus] > self.crossed[bonus]:
            self.crossed[bonus] += 1
        else:
            self.castle_row[bonus] = CROSSED

    def bonuses_left(self) -> int:
        return sum(self.available(bonus) for bonus in range(4))

    # ------------------------------------------------------------------ points

    def score(self, term: Term) -> None:
        self.terms += (term,)
        self.points += term.points

    def interim(self) -> list[int]:
        """The results of the three phases (DIC-025)."""
        return [sum(term.points for term in self.terms if term.detail["phase"] == phase) for phase in (1, 2, 3)]

    def to_json(self) -> dict[str, Any]:
        return {
            "start": self.start,
            "numbers": self.numbers.copy(),
            "marked": members(self.marked),
            "rows": {bonus: {"circled": self.circled[i], "crossed": self.crossed[i]} for i, bonus in enumerate(BONUSES)},
            "castle_row": {bonus: ("blank", "circled", "crossed")[self.castle_row[i]] for i, bonus in enumerate(BONUSES)},
            "bonuses": {bonus: self.available(i) for i, bonus in enumerate(BONUSES)},
            "interim": self.interim(),
            "points": self.points,
        }
