"""The Gold Mines: bars on tiles, and who takes them when a feature is completed."""

from __future__ import annotations

from typing import Any, ClassVar, TypeAlias

from tischlein.core.agenda import DecisionStep, SeatStep
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.core.score import Term
from tischlein.games.carcassonne.features import Feature, segments_of
from tischlein.games.carcassonne.land import AROUND, at, place_of
from tischlein.games.carcassonne.moments import Steps
from tischlein.games.carcassonne.part import Part
from tischlein.games.carcassonne.state import CarcassonneState, tell
from tischlein.games.carcassonne.tiles import CITY, ROAD, pieces
from tischlein.games.carcassonne.where import beside

ByCell: TypeAlias = tuple[tuple[int, int], ...]


class Gold(Part):
    __slots__ = ("bars", "due", "lying")

    def __init__(self, bars: tuple[int, ...] = (), lying: ByCell = (), due: ByCell = ()) -> None:
        self.bars = bars  # of each seat, for all to see (CAR-808)
        self.lying = lying  # cells with bars, and how many
        self.due = due  # cells whose bars are to be given out, with the seats that have a claim, as bits

    def fields(self) -> tuple[object, ...]:
        return self.bars, self.lying, self.due

    def things(self, state: CarcassonneState) -> dict[str, Any]:
        lying = [{"x": place_of(cell)[0], "y": place_of(cell)[1], "bars": bars} for cell, bars in self.lying]
        return {"gold": lying, "bars": list(self.bars)}


def put_gold(state: CarcassonneState, seat: int, copy: int) -> Steps:
    return (PutGold(seat),)


class PutGold(DecisionStep[CarcassonneState]):
    """One bar lies on the gold tile, a second one on a tile beside it (CAR-801, CAR-802)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "place"
    rules: ClassVar[tuple[str, ...]] = ("CAR-801", "CAR-802", "CAR-803")

    def options(self, state: CarcassonneState) -> list[Action]:
        board, here = state.land.board, state.placed
        return [("gold", *place_of(here + step)) for step in AROUND if here + step in board]

    def apply(self, state: CarcassonneState, action: Action) -> None:
        gold = state.gold
        state.gold = Gold(gold.bars, with_bars(gold.lying, state.placed, at(action[1], action[2])), gold.due)
        if state.events is not None:
            place = beside(state, action[1], action[2], "new")
            state.note(self.seat, "gold-laid", "CAR-801", x=action[1], y=action[2], place=place)

    def prompt(self, state: CarcassonneState) -> Message:
        return tell("ask-gold")

    def label(self, state: CarcassonneState, action: Action) -> Message:
        return tell("on-tile", place=beside(state, action[1], action[2], "new"))


def with_bars(lying: ByCell, *cells: int) -> ByCell:
    """One more bar on each of these cells."""
    bars = dict(lying)
    for cell in cells:
        bars[cell] = bars.get(cell, 0) + 1
    return tuple(sorted(bars.items()))


def cells_of(state: CarcassonneState, feature: Feature) -> list[int]:
    """The tiles a feature lies on; for a monastery, those around it too (CAR-806)."""
    land = state.land
    copies = {land.box.tile_of[segment] for segment in segments_of(state, feature)}
    if feature.kind in (CITY, ROAD):
        return [cell for cell, laid in land.board.items() if laid >> 2 in copies]
    cell = land.cell_of(min(copies))
    return [cell, *(other for other in land.board if other - cell in AROUND)]


def note_gold(state: CarcassonneState, feature: Feature, winners: list[int]) -> None:
    """Whoever has the majority in a completed feature has a claim to the bars on its tiles (CAR-805), together with the others who do
    (CAR-807). Where nobody is, they stay (CAR-810)."""
    gold = state.gold
    if not gold.lying or not winners:
        return
    due, seats = dict(gold.due), sum(1 << seat for seat in winners)
    bars = dict(gold.lying)
    for cell in cells_of(state, feature):
        if cell in bars:
            due[cell] = due.get(cell, 0) | seats
    state.gold = Gold(gold.bars, gold.lying, tuple(sorted(due.items())))


class ShareGold(SeatStep[CarcassonneState]):
    """In turn order, beginning with the active player, each takes one bar at a time (CAR-807)."""

    __slots__ = ()

    def run(self, state: CarcassonneState) -> None:
        if len({seats for _, seats in state.gold.due}) == 1:
            share_all(state, self.seat)
            return
        for seat in state.in_turn_order(self.seat) if state.gold.due else ():
            places = choices(state, seat)
            if places:
                following = ShareGold((seat + 1) % state.players)
                if len(places) > 1:
                    state.agenda.push(TakeBar(seat), following)
                else:
                    take_bar(state, seat, places[0])
                    state.note(seat, "gold-taken", "CAR-805", count=1)
                    state.agenda.push(following)
                return


def share_all(state: CarcassonneState, first: int) -> None:
    """The same players have a claim to all bars: in turn each takes one, and it makes no difference from where. Told once for each."""
    seats, taken = state.gold.due[0][1], dict[int, int]()
    claimants = [seat for seat in state.in_turn_order(first) if seats & (1 << seat)]
    while state.gold.due:
        for seat in claimants:
            if state.gold.due:
                take_bar(state, seat, state.gold.due[0][0])
                taken[seat] = taken.get(seat, 0) + 1
    for seat, count in taken.items():
        state.note(seat, "gold-taken", "CAR-805", count=count)


def choices(state: CarcassonneState, seat: int) -> list[int]:
    """Where this seat may take a bar. Tiles that the same players have a claim to make no difference: the first one stands for all."""
    found: dict[int, int] = {}
    for cell, seats in state.gold.due:
        if seats & (1 << seat):
            found.setdefault(seats, cell)
    return list(found.values())


def take_bar(state: CarcassonneState, seat: int, cell: int) -> None:
    gold = state.gold
    lying = tuple((place, bars - (place == cell)) for place, bars in gold.lying if place != cell or bars > 1)
    due = gold.due if cell in dict(lying) else tuple(claim for claim in gold.due if claim[0] != cell)
    state.gold = Gold((*gold.bars[:seat], gold.bars[seat] + 1, *gold.bars[seat + 1 :]), lying, due)


class TakeBar(DecisionStep[CarcassonneState]):
    """From which tile: it matters when others have a claim to some of them."""

    __slots__ = ()
    kind: ClassVar[Kind] = "place"
    rules: ClassVar[tuple[str, ...]] = ("CAR-807",)

    def options(self, state: CarcassonneState) -> list[Action]:
        return [("take", *place_of(cell)) for cell in choices(state, self.seat)]

    def apply(self, state: CarcassonneState, action: Action) -> None:
        take_bar(state, self.seat, at(action[1], action[2]))
        state.note(self.seat, "gold-taken", "CAR-805", count=1)

    def prompt(self, state: CarcassonneState) -> Message:
        return tell("ask-take-gold")

    def label(self, state: CarcassonneState, action: Action) -> Message:
        return tell("on-tile", place=beside(state, action[1], action[2], "new"))


def clear_gold(state: CarcassonneState) -> None:
    """What still lies on tiles is nobody's, not even a farmer's (CAR-811)."""
    state.gold = Gold(state.gold.bars)


def hope_for_gold(state: CarcassonneState, worths: list[float]) -> None:
    """What the bars would bring now, and a little for each on the way to more."""
    for seat, term in gold_terms(state):
        worths[seat] += term.points + 0.5 * state.gold.bars[seat]


def gold_terms(state: CarcassonneState) -> list[tuple[int, Term]]:
    """The more bars, the more each of them is worth (CAR-812)."""
    terms = []
    for seat, count in enumerate(state.gold.bars):
        for row in pieces()["gold"]["score_table"]:
            if row["from"] <= count <= row["to"]:
                terms.append((seat, Term("gold", count * row["each"], {"bars": count, "each": row["each"]}, "CAR-812")))
    return terms
