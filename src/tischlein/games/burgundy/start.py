"""Before the first phase: the stocks, who begins, boards, goods and start castles."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Final

from tischlein.core.agenda import Automatic, ChanceStep, DecisionStep, Stack
from tischlein.core.chance import Chance, Die
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.burgundy.bridge import first_stack
from tischlein.games.burgundy.duchy import duchy
from tischlein.games.burgundy.estate import vacant
from tischlein.games.burgundy.luck import GoodsBag
from tischlein.games.burgundy.moments import Use
from tischlein.games.burgundy.placing import space_name
from tischlein.games.burgundy.state import BurgundyState, tell
from tischlein.games.burgundy.tiles import CASTLE, CASTLE_TILE, GOODS_INDEX, stocks

RANDOM_BOARDS: Final = tuple(str(number) for number in range(1, 11))


@cache
def sorted_stocks(use: Use) -> tuple[tuple[int, ...], ...]:
    """The face-down stocks, with the tiles of all elements in use."""
    found = stocks()
    for shuffle_in in use.moments.stocks:
        shuffle_in(found)
    return tuple(tuple(sorted(stock)) for stock in found)


class ChooseStartPlayer(ChanceStep[BurgundyState]):
    """By dice (BUR-031)."""

    def chance(self, state: BurgundyState) -> Chance:
        return Die("start", tell("chance-start"), tuple(range(state.setup.players)))

    def apply(self, state: BurgundyState, outcome: Any) -> None:
        state.first = outcome
        order = [(outcome + step) % state.setup.players for step in range(state.setup.players)]
        state.bridge = first_stack(order)
        for place, seat in enumerate(order):
            state.estate(seat).workers = state.use.way.workers(place)
        state.note(outcome, "begins", "BUR-031")


class OwnerChance(ChanceStep[BurgundyState]):
    """Chance deals something to a player, or to a team."""

    __slots__ = ("owner",)

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def fields(self) -> tuple[object, ...]:
        return (self.owner,)


class DrawBoard(OwnerChance):
    """A random board from 1 to 10 (BUR-600)."""

    __slots__ = ()

    def chance(self, state: BurgundyState) -> Chance:
        used = [
            estate.duchy.id for owner, estate in enumerate(state.estates) if owner < self.owner or state.setup["boards"][owner] != "random"
        ]
        faces = [id for id in RANDOM_BOARDS for _ in range(duchy(id).copies - used.count(id))]
        return Die("boards", tell("chance-board"), tuple(faces))

    def apply(self, state: BurgundyState, outcome: Any) -> None:
        old = state.estates[self.owner]
        fresh = vacant(duchy(outcome))
        fresh.silver, fresh.workers = old.silver, old.workers
        state.estates[self.owner] = fresh
        state.note_owner(self.owner, "board-drawn", "BUR-600", board=outcome)


class DealGoods(OwnerChance):
    """One of three goods for each player, or for each team (BUR-023, BUR-028, BUR-458)."""

    __slots__ = ()

    def chance(self, state: BurgundyState) -> Chance:
        return GoodsBag(state.goods_left)

    def apply(self, state: BurgundyState, outcome: Any) -> None:
        one = 1 << (4 * GOODS_INDEX[outcome])
        state.goods_left -= one
        state.estates[self.owner].store += one


# ---------------------------------------------------------------------- start castles


class StartCastles(Automatic[BurgundyState]):
    """On boards 1 and 2 in the centre; elsewhere, and on random boards, the player chooses (BUR-026, BUR-457, BUR-485, BUR-601)."""

    def run(self, state: BurgundyState) -> None:
        state.chosen = (-1,) * state.use.owners
        choosing: list[int] = []
        for seat in state.in_turn_order():
            owner = state.owner(seat)
            if owner in [state.owner(other) for other in choosing]:
                continue
            places = start_spaces(state, owner)
            if len(places) == 1:
                state.chosen = (*state.chosen[:owner], places[0], *state.chosen[owner + 1 :])
            else:
                choosing.append(seat)
        steps: Stack = tuple(ChooseStart(seat) for seat in choosing)
        if state.setup["start_castles"] == "secret" and choosing:
            steps = (AllAtOnce(tuple(choosing)),)
        state.agenda.push(*steps, BuildCastles())


class AllAtOnce(Automatic[BurgundyState]):
    """Those who have a choice choose in secret (BUR-602)."""

    __slots__ = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def fields(self) -> tuple[object, ...]:
        return (self.seats,)

    def run(self, state: BurgundyState) -> None:
        state.agenda.split([(ChooseStart(seat),) if seat in self.seats else () for seat in range(state.setup.players)])


def start_spaces(state: BurgundyState, owner: int) -> list[int]:
    """Where a start castle may lie."""
    board = state.estates[owner].duchy
    if state.setup["boards"][owner] == "random":
        return board.castles
    return list(board.starts)


class ChooseStart(DecisionStep[BurgundyState]):
    """The space of the start castle (BUR-601)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "place"
    rules: ClassVar[tuple[str, ...]] = ("BUR-026", "BUR-457", "BUR-485", "BUR-601", "BUR-602")

    def options(self, state: BurgundyState) -> list[Action]:
        return [("start", cell) for cell in start_spaces(state, state.owner(self.seat))]

    def apply(self, state: BurgundyState, action: Action) -> None:
        owner = state.owner(self.seat)
        state.chosen = (*state.chosen[:owner], action[1], *state.chosen[owner + 1 :])
        state.note(self.seat, "start-chosen", "BUR-601", space=start_name(state, owner, action[1]))

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-start")

    def label(self, state: BurgundyState, action: Action) -> Message:
        spot = state.estate(self.seat).duchy.spaces[action[1]].name
        return tell("space", space=start_name(state, state.owner(self.seat), action[1]), chips=0, spot=spot)


def start_name(state: BurgundyState, owner: int, cell: int) -> Message:
    return space_name(state.estates[owner].duchy, cell, start_spaces(state, owner))


class BuildCastles(Automatic[BurgundyState]):
    """The start castles come from the dark-green stock, and have no effect (BUR-026, BUR-027)."""

    def run(self, state: BurgundyState) -> None:
        state.stock[CASTLE] = state.stock[CASTLE][state.use.owners :]
        for owner, cell in enumerate(state.chosen):
            state.estates[owner].lay(cell, CASTLE_TILE)
        state.chosen = ()
