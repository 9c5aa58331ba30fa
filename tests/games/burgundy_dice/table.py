"""A table of the Dice Game for tests: fields by name ("D2": row D, second field), dice, bonuses and regions in the words of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import tischlein
from tests.support.scenario import Scenario
from tischlein.core.decision import Action
from tischlein.core.score import Term
from tischlein.games.burgundy_dice.duchy import BONUSES, Duchy, duchy
from tischlein.games.burgundy_dice.sheet import BLANK, CIRCLED, CROSSED, Sheet
from tischlein.games.burgundy_dice.state import DiceState

SHEETS = ("A", "B", "C", "D")
COLOURS = ("purple", "gray", "blue", "orange", "green", "yellow")
NUMBERS = (1, 2, 3, 4, 5, 6)
FILLING = {"purple": (1,), "gray": (3,), "blue": (5,), "orange": (1, 2, 3, 4), "green": (5,), "yellow": (4,)}
"""Numbers that may stand side by side in a region of this colour."""

PASS: Action = ("pass",)
END: Action = ("end",)


class Table(Scenario[DiceState]):
    """A game after the start castles, in the first round of a phase, before the dice are rolled."""

    # ------------------------------------------------------------------ building a position

    def write(self, seat: int, numbers: Mapping[str, int]) -> Table:
        """Numbers that stand on a sheet already. Whether they got there legally, and what they brought, is not asked."""
        sheet = self._open_sheet(seat)
        for name, number in numbers.items():
            assert not sheet.marked >> self.field(name) & 1, f"{name} is marked already"
            sheet.write(self.field(name), number)
        self.state.reveal()
        return self

    def fill(self, seat: int, colour: str, but: str = "") -> Table:
        """All fields of a colour are marked already, except one."""
        sheet = self._open_sheet(seat)
        filling = FILLING[colour] * 9
        for cell, name in enumerate(sheet.duchy.names):
            if sheet.duchy.colours[cell] == colour and name != but and not sheet.marked >> cell & 1:
                region = [other for other in range(37) if sheet.duchy.region[cell] >> other & 1]
                sheet.write(cell, filling[region.index(cell)])
        self.state.reveal()
        return self

    def give(self, seat: int, **bonuses: int) -> Table:
        """Bonuses circled in their own rows already: `give(0, worker=2)`."""
        sheet = self._open_sheet(seat)
        for bonus, count in bonuses.items():
            for _ in range(count):
                assert sheet.earn(BONUSES.index(bonus)), f"there are not so many circles for {bonus}"
        self.state.reveal()
        return self

    def spend(self, seat: int, **bonuses: int) -> Table:
        """Bonuses crossed out already."""
        sheet = self._open_sheet(seat)
        for bonus, count in bonuses.items():
            for _ in range(count):
                assert sheet.available(BONUSES.index(bonus)), f"there is no {bonus} left to cross out"
                sheet.spend(BONUSES.index(bonus))
        self.state.reveal()
        return self

    def award(self, seat: int, points: int, phase: int = 1) -> Table:
        """Points written down already."""
        self._open_sheet(seat).score(Term("sale", points, {"count": points // 2, "phase": phase}, "DIC-078"))
        self.state.reveal()
        return self

    def _open_sheet(self, seat: int) -> Sheet:
        assert self.due() == (tischlein.CHANCE,), "the position is built before the dice are rolled"
        return self.state.write(seat)

    # ------------------------------------------------------------------ playing

    def roll(self, one: int, two: int, colour: str, other: str, hourglass: int = 1) -> Table:
        """The five dice of a round."""
        return self.chance(one, two, colour, other, hourglass)

    def use(self, seat: int, number: int, colour: str, field: str = "") -> Table:
        """A combination of dice, and perhaps at once the field it marks."""
        return self._combine("use", seat, number, colour, field)

    def monk(self, seat: int, number: int, colour: str, field: str = "") -> Table:
        return self._combine("monk", seat, number, colour, field)

    def worker(self, seat: int, number: int, colour: str, field: str = "") -> Table:
        return self._combine("worker", seat, number, colour, field)

    def silver(self, seat: int, number: int, colour: str, field: str = "") -> Table:
        """The second combination of a turn."""
        return self._combine("silver", seat, number, colour, field)

    def mark(self, seat: int, field: str) -> Table:
        return self.play(seat, self.marking(field))

    def sell(self, seat: int, count: int) -> Table:
        return self.play(seat, ("sell", count))

    def passes(self, *seats: int) -> Table:
        for seat in seats:
            self.play(seat, PASS)
        return self

    def ends(self, seat: int) -> Table:
        """No second combination."""
        return self.play(seat, END)

    def quiet_round(self, hourglass: int = 1) -> Table:
        """A whole round in which everybody keeps the goods and passes."""
        self.roll(1, 1, "green", "green", hourglass)
        for seat in self.due():
            if self.offered(seat, "sell"):
                self.sell(seat, 0)
            self.passes(seat)
        return self

    def _combine(self, verb: str, seat: int, number: int, colour: str, field: str) -> Table:
        marking = [self.marking(field)] if field else []
        return self.play(seat, (verb, number, colour), *marking)

    # ------------------------------------------------------------------ looking

    @property
    def duchy(self) -> Duchy:
        return self.state.sheets[0].duchy

    def field(self, name: str) -> int:
        """The number of a field: "A1" is 0, "G4" is 36."""
        return self.duchy.names.index(name)

    def marking(self, field: str) -> Action:
        return ("mark", self.field(field))

    def fields_offered(self, seat: int) -> set[str]:
        """Where the number can go."""
        return {self.duchy.names[cell] for _, cell in self.offered(seat, "mark")}

    def sheet(self, seat: int) -> Sheet:
        return self.state.sheets[seat]

    def number(self, seat: int, field: str) -> int:
        """What stands in a field; 0 if nothing does."""
        return self.sheet(seat).numbers[self.field(field)]

    def is_marked(self, seat: int, field: str) -> bool:
        return bool(self.sheet(seat).marked >> self.field(field) & 1)

    def points(self, seat: int) -> int:
        return self.state.standing()[seat]

    def bonuses(self, seat: int) -> dict[str, int]:
        """The bonuses that can still be used; those without any are left out."""
        left = {bonus: self.sheet(seat).available(index) for index, bonus in enumerate(BONUSES)}
        return {bonus: count for bonus, count in left.items() if count}

    def row(self, seat: int, bonus: str) -> tuple[int, int]:
        """The own row of a bonus: how many circles are circled, and how many of those are crossed out."""
        index = BONUSES.index(bonus)
        return self.sheet(seat).circled[index], self.sheet(seat).crossed[index]

    def castle_row(self, seat: int) -> dict[str, str]:
        """The castle row, without the blank circles."""
        written = {CIRCLED: "circled", CROSSED: "crossed"}
        return {bonus: written[mark] for bonus, mark in zip(BONUSES, self.sheet(seat).castle_row, strict=True) if mark != BLANK}


def table(
    sheet: str = "A", players: int = 2, phase: int = 1, start: str | Sequence[str] = "silver", round: int = 1, boxes: int = 0
) -> Table:
    """A game whose start castles are crossed out; `start` names their bonuses, one for all or one per seat."""
    opened = opening(players, sheet)
    for seat, bonus in enumerate([start] * players if isinstance(start, str) else start):
        opened.play(seat, ("start", castle(sheet, bonus)))
    opened.state.phase, opened.state.round, opened.state.boxes = phase, round, boxes
    return opened


def rich(players: int = 2) -> Table:
    """Duchy A: the first player has two bonuses of each kind and stands next to fields of every colour."""
    standing = {"D6": 4, "B4": 1, "D3": 5, "A2": 6, "E3": 2}
    return table(players=players).give(0, monk=2, silver=1, worker=2, goods=2).write(0, standing)


def opening(players: int, sheet: str = "A", start: str = "free") -> Table:
    """A game before the start castles are chosen."""
    game = tischlein.game("burgundy_dice")
    state = game.start(game.setup(players, sheet=sheet, start=start))
    assert isinstance(state, DiceState)
    return Table(state)


def castle(sheet: str, bonus: str) -> int:
    """The field of the castle with this bonus."""
    found = [cell for cell, carried in duchy(sheet).castle_bonus.items() if BONUSES[carried] == bonus]
    assert len(found) == 1, f"sheet {sheet} has {len(found)} castles with {bonus}"
    return found[0]


def terms(gained: Sequence[Term]) -> list[tuple[str, int]]:
    """Points in short: the reason's key and the points."""
    return [(term.key, term.points) for term in gained]
