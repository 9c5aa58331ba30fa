"""The Solo Game: fill the whole board within 25 turns.

The rest is as with two players: two dice and the white one are rolled in each turn, two actions follow, and a tile can be bought (BUR-488,
BUR-490, BUR-500, BUR-504, BUR-523).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tischlein.core.agenda import Automatic, DecisionStep, SeatStep, Step
from tischlein.core.decision import Action, Kind
from tischlein.core.errors import SetupError
from tischlein.core.message import Message
from tischlein.core.score import Result, Term
from tischlein.core.setup import Setup
from tischlein.games.burgundy.actions import Act
from tischlein.games.burgundy.final import BONUS_TILES, counted
from tischlein.games.burgundy.gifts import COLOUR_GIFT, ChooseGift, presents
from tischlein.games.burgundy.keys import name
from tischlein.games.burgundy.moments import Boards, Use
from tischlein.games.burgundy.state import ROUNDS, BurgundyState, tell
from tischlein.games.burgundy.taking import TAKES, OfferTile, remove
from tischlein.games.burgundy.tiles import (
    BEFORE_MONASTERIES,
    CARPENTER,
    CHURCH,
    COLOURS,
    GOODS,
    MARKET,
    TOWN_HALL,
    WAREHOUSE,
)
from tischlein.games.burgundy.way import Consequences, Way, completed
from tischlein.games.burgundy.workers import FREE_CHOICE

DOWN: Final = 5
LOWEST: Final = 5
"""The target marker goes down by five, never below five (BUR-519)."""
LATER: Final[tuple[int, ...]] = (MARKET, CARPENTER, CHURCH, WAREHOUSE, TOWN_HALL)
"""Buildings whose advantage is a choice."""
BOARDS: Final = Boards(("13a", "13b"), ("13a",), "BUR-485")
TARGET: Final = 50
ACTION: Final = ("BUR-520",)


def check(setup: Setup, use: Use) -> None:
    if use.border_posts:
        raise SetupError(tell("setup-solo-posts"), "BUR-485")
    if setup["start_castles"] == "secret":
        raise SetupError(tell("setup-solo-secret"), "BUR-602")


def check_no_target(setup: Setup, use: Use) -> None:
    """Only the solo game has a target that could be moved (BUR-491)."""
    if setup["target"] != TARGET:
        raise SetupError(tell("setup-target"), "BUR-491")


def set_markers(state: BurgundyState) -> list[Step[Any]]:
    """The counting marker on 0, the target marker on 50 or where it makes the game easier or harder (BUR-489, BUR-491)."""
    state.counter, state.target = 0, state.setup["target"]
    return []


class SoloWay(Way):
    """Points only move the counting marker; everything a tile brings comes in the order the player likes."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(owner_of=(0,), seats_of=((0,),), colours=len(GOODS))  # no limit to the colours in store (BUR-487)

    def workers(self, place: int) -> int:
        """Two, and one silver coin and three goods as usual (BUR-486)."""
        return 2

    def gain(self, state: BurgundyState, seat: int, term: Term) -> None:
        """The counting marker advances; more points can be bought (BUR-516, BUR-517)."""
        state.counter += term.points
        state.note_points(seat, term)
        check_target(state, seat)
        if state.counter and term.points and state.estate(seat).silver:
            state.agenda.push(BuyPoints(seat))

    def bring(self, state: BurgundyState, seat: int, terms: list[Term], steps: list[Step[Any]]) -> None:
        """Points and other consequences, one after the other, as the player likes (BUR-521)."""
        items = [*(Score(seat, term) for term in terms), *steps]
        state.agenda.push(*(items if len(items) < 2 else [ChooseNext(seat, tuple(items))]))

    def follow(self, state: BurgundyState, seat: int, cell: int, tile: int) -> None:
        """With the last space the game is won (BUR-522). A completed colour brings no bonus tile, but a gift (BUR-513, BUR-514)."""
        estate = state.estate(seat)
        if estate.filled == estate.duchy.everything:
            state.agenda.main.clear()
            return
        terms = completed(state, seat, cell)
        more, steps = state.use.moments.effects[tile](state, seat, cell, tile)
        everywhere = estate.duchy.cells_of[estate.duchy.spaces[cell].colour]
        gifts: list[Step[Any]] = [ColourGift(seat)] if estate.filled & everywhere == everywhere else []
        self.bring(state, seat, terms + more, gifts + steps)

    def score(self, state: BurgundyState, seat: int) -> list[Term]:
        spaces = state.estates[0].filled.bit_count()
        return [Term("covered", spaces, {"spaces": spaces}, "BUR-522")]

    def standing(self, state: BurgundyState) -> list[int]:
        return [state.estates[0].filled.bit_count()]

    def result(self, state: BurgundyState) -> Result:
        """Won if all spaces are covered, else lost (BUR-522)."""
        estate = state.estates[0]
        won = not estate.empty_spaces
        lost = tell("result-solo-lost", empty=estate.empty_spaces)
        reason = tell("result-solo-won", round=state.phase * ROUNDS + state.round) if won else lost
        return Result((estate.filled.bit_count(),), ((0,),), (0,) if won else (), reason)

    def worth(self, state: BurgundyState, owner: int) -> float:
        return 4.0 * state.estates[0].filled.bit_count() + 0.25 * state.counter - 0.5 * state.target


def check_target(state: BurgundyState, seat: int) -> None:
    """At the target the counting marker goes back to 0 and the target goes down; there is one more action (BUR-518, BUR-519, BUR-520)."""
    if state.counter >= state.target:
        state.counter = 0
        state.target = max(LOWEST, state.target - DOWN)
        state.note(seat, "reset", "BUR-518", target=state.target)
        state.agenda.push(Act(seat, FREE_CHOICE, "reset"))


def wear_out(state: BurgundyState, depot: int) -> None:
    """When goods have come, their depot loses its first tile, or the next depot clockwise that has one (BUR-501, BUR-502, BUR-503)."""
    for step in range(6):
        here = (depot - 1 + step) % 6 + 1
        if state.depots[here - 1]:
            tile = state.depots[here - 1][0]
            remove(state, here, tile)
            state.gone.append(tile)
            state.note(None, "worn-out", "BUR-502", tile=name(tile), depot=here)
            return


class BuyPoints(DecisionStep[BurgundyState]):
    """A silver coin for a point; more than are missing would be lost (BUR-517, BUR-518)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "number"
    rules: ClassVar[tuple[str, ...]] = ("BUR-517", "BUR-518")

    def options(self, state: BurgundyState) -> list[Action]:
        most = min(state.estate(self.seat).silver, state.target - state.counter)
        return [("points", points) for points in range(most + 1)]

    def apply(self, state: BurgundyState, action: Action) -> None:
        state.estate(self.seat).silver -= action[1]
        state.counter += action[1]
        if action[1]:
            state.note(self.seat, "points-bought", "BUR-517", count=action[1])
        check_target(state, self.seat)

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-points", counter=state.counter, target=state.target)

    def label(self, state: BurgundyState, action: Action) -> Message:
        return tell("points", count=action[1])


# ---------------------------------------------------------------------- what follows a tile


def later(state: BurgundyState, seat: int, cell: int, tile: int) -> Consequences:
    return [], [Advantage(seat, tile)]


def monastery_now(state: BurgundyState, seat: int, cell: int, tile: int) -> Consequences:
    """A monastery that would score at the end scores at once, and only then (BUR-511, BUR-512)."""
    number, estate = tile - BEFORE_MONASTERIES, state.estate(seat)
    complete = sum(estate.filled & cells == cells for cells in (estate.duchy.cells_of[colour] for colour in COLOURS))
    count = counted(state, estate, [number], complete)[number]
    points = count * state.use.moments.final_monasteries[number][0]
    rule = "BUR-512" if number == BONUS_TILES else "BUR-511"
    return [Term("monastery", points, {"number": number, "count": count}, rule)] if points else [], []


class ColourGift(SeatStep[BurgundyState]):
    """In the solo game, for a completed colour: a tile from the black depot, if one fits (BUR-514, BUR-515)."""

    __slots__ = ()

    def run(self, state: BurgundyState) -> None:
        if presents(state, self.seat, (COLOUR_GIFT,)):
            state.agenda.push(ChooseGift(self.seat, (COLOUR_GIFT,), ()))


class Advantage(Automatic[BurgundyState]):
    """Of a building: whether it can be used is seen when its turn comes."""

    __slots__ = ("building", "seat")

    def __init__(self, seat: int, building: int) -> None:
        self.seat = seat
        self.building = building

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.building

    def run(self, state: BurgundyState) -> None:
        terms, steps = state.use.moments.advantages[self.building](state, self.seat, self.building)
        state.bring(self.seat, terms, steps)


class Score(Automatic[BurgundyState]):
    """Points whose turn has come."""

    __slots__ = ("seat", "term")

    def __init__(self, seat: int, term: Term) -> None:
        self.seat = seat
        self.term = term

    def fields(self) -> tuple[object, ...]:
        return self.seat, (self.term.key, self.term.points, tuple(self.term.detail.items()), self.term.rule)

    def __reduce__(self) -> tuple[object, ...]:
        return Score, (self.seat, self.term)

    def run(self, state: BurgundyState) -> None:
        state.gain(self.seat, self.term)


class ChooseNext(DecisionStep[BurgundyState]):
    """Which of several consequences comes next (BUR-521)."""

    __slots__ = ("items",)
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("BUR-521",)

    def __init__(self, seat: int, items: tuple[Step[BurgundyState], ...]) -> None:
        super().__init__(seat)
        self.items = items

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.items

    def options(self, state: BurgundyState) -> list[Action]:
        return [("next", number) for number in range(len(self.items))]

    def apply(self, state: BurgundyState, action: Action) -> None:
        rest = (*self.items[: action[1]], *self.items[action[1] + 1 :])
        state.agenda.push(self.items[action[1]], *(rest if len(rest) < 2 else (ChooseNext(self.seat, rest),)))

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-next")

    def label(self, state: BurgundyState, action: Action) -> Message:
        number: int = action[1]
        what = self._what(self.items[number])
        alike = [self._what(item) for item in self.items].count(what)
        if alike == 1:
            return what
        return tell("next-of-several", what=what, number=1 + [self._what(item) for item in self.items[:number]].count(what))

    def _what(self, item: Step[BurgundyState]) -> Message:
        if isinstance(item, Score):
            return tell("next-points", points=item.term.points, what=item.term.message("burgundy"))
        if isinstance(item, Advantage):
            return tell("next-building", tile=name(item.building))
        if isinstance(item, OfferTile):
            return tell("next-tile", bonus=tell("bonus", bonus=next(bonus for bonus, kinds in TAKES.items() if kinds == item.kinds)))
        return tell("next", what=type(item).__name__)
