"""Placing tiles: where they may come, and the question on which space (BUR-113: from a key space, by an action of its own)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from tischlein.core.agenda import DecisionStep
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.burgundy.duchy import Duchy
from tischlein.games.burgundy.estate import Estate
from tischlein.games.burgundy.keys import give_up, name
from tischlein.games.burgundy.moments import SPACES
from tischlein.games.burgundy.state import BurgundyState, tell
from tischlein.games.burgundy.tiles import IDS, INDEX, KIND_OF, KINDS
from tischlein.games.burgundy.workers import FREE_CHOICE, affordable, change, price
from tischlein.geometry.hexes import members

FREE_SHIFT: Final[tuple[int, ...]] = (1 << 9, 1 << 10, 1 << 11, 1 << 10, 1 << 11, 1 << 11, 0)
"""By kind of tile: the monastery that changes the die for nothing when one is placed (BUR-310, BUR-311, BUR-312)."""
ANY_BUILDINGS: Final = 1 << 1
"""The monastery with which a city may have several buildings of a kind (BUR-301)."""
PLACE: Final[tuple[Action, ...]] = tuple(("place", id) for id in IDS)
PLACE_COMMON: Final[tuple[Action, ...]] = tuple(("place", id, "common") for id in IDS)
ROWS: Final = "ABCDEFGHIJKLMN"
SPACE: Final[tuple[Action, ...]] = tuple(("space", cell) for cell in range(74))


def space_name(duchy: Duchy, cell: int, among: Sequence[int]) -> Message:
    """A space as people see it: its colour, its number, how large its area is; where it lies only if others look the same."""
    space = duchy.spaces[cell]
    size = duchy.area[cell].bit_count()
    alike = [
        other
        for other in among
        if (duchy.spaces[other].colour, duchy.spaces[other].die, duchy.area[other].bit_count()) == (space.colour, space.die, size)
    ]
    row = column = 0
    if len(alike) > 1:
        row, column = (0, int(space.name)) if space.name.isdigit() else (ROWS.index(space.name[0]) + 1, int(space.name[1:]))
    return tell("space-name", kind=KINDS[space.colour], die=space.die, size=size, row=row, column=column)


def free_shift(monks: int, tile: int) -> bool:
    return monks & FREE_SHIFT[KIND_OF[tile]] != 0


def in_reach(state: BurgundyState, estate: Estate) -> int:
    """The empty spaces beside a tile, of whatever colour; at first those around the start castle (BUR-127, BUR-128, BUR-129)."""
    return state.shielded(estate, SPACES, estate.frontier) if estate.shields else estate.frontier


def open_spaces(state: BurgundyState, seat: int, tile: int, number: int) -> int:
    """Where a tile may be placed with this number and the workers at hand (BUR-125)."""
    estate = state.estate(seat)
    return spaces_for(state, tile, estate, number, state.monks_of(estate))


def spaces_for(state: BurgundyState, tile: int, estate: Estate, number: int, monks: int) -> int:
    """The same for an estate, and the monasteries its owner may use."""
    numbers = affordable(number, estate.workers, monks, free_shift(monks, tile))
    return estate.fitting(tile, in_reach(state, estate) & estate.duchy.numbered[numbers], monks & ANY_BUILDINGS != 0)


def placeable(state: BurgundyState, seat: int, estate: Estate, number: int, monks: int) -> list[Action]:
    """The tiles on key spaces that can be placed."""
    options: list[Action] = []
    keys = state.keys[seat]
    if not keys and not estate.common:
        return options
    numbered, workers = estate.duchy.numbered, estate.workers
    spaces = in_reach(state, estate)
    near = further = spaces & numbered[affordable(number, workers, monks, False)]
    if monks:
        further = spaces & numbered[affordable(number, workers, monks, True)]
    if not further:
        return options
    unlimited = monks & ANY_BUILDINGS != 0
    for tile in keys:
        if estate.fitting(tile, further if monks and free_shift(monks, tile) else near, unlimited) and PLACE[tile] not in options:
            options.append(PLACE[tile])
    for tile in estate.common:
        if estate.fitting(tile, further if monks and free_shift(monks, tile) else near, unlimited) and PLACE_COMMON[tile] not in options:
            options.append(PLACE_COMMON[tile])
    return options


def placing(seat: int, action: Action, number: int) -> PlaceTile:
    """The step that follows when a tile has been chosen."""
    return PlaceTile(seat, INDEX[action[1]], "common" if len(action) > 2 else "own", number)


class PlaceTile(DecisionStep[BurgundyState]):
    """On which space (BUR-125, BUR-126, BUR-127)."""

    __slots__ = ("number", "source", "tile")
    kind: ClassVar[Kind] = "place"
    rules: ClassVar[tuple[str, ...]] = ("BUR-125", "BUR-126", "BUR-127", "BUR-181")

    def __init__(self, seat: int, tile: int, source: str, number: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.source = source  # "own" or "common" key space, or the "board" it was just taken from
        self.number = number

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.tile, self.source, self.number

    def options(self, state: BurgundyState) -> list[Action]:
        return [SPACE[cell] for cell in members(open_spaces(state, self.seat, self.tile, self.number))]

    def apply(self, state: BurgundyState, action: Action) -> None:
        estate = state.estate(self.seat)
        cell: int = action[1]
        monks = state.monks_of(estate)
        change(state, self.seat, self.number, estate.duchy.spaces[cell].die, monks, free_shift(monks, self.tile))
        if self.source != "board":
            give_up(state, self.seat, self.tile, self.source == "common")
        place(state, self.seat, self.tile, cell)

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-space", tile=name(self.tile), id=IDS[self.tile])

    def label(self, state: BurgundyState, action: Action) -> Message:
        duchy, monks = state.estate(self.seat).duchy, state.monks(self.seat)
        chips = price(self.number, duchy.spaces[action[1]].die, monks, free_shift(monks, self.tile))
        among = members(open_spaces(state, self.seat, self.tile, self.number))
        return tell("space", space=space_name(duchy, action[1], among), chips=chips, spot=duchy.spaces[action[1]].name)

    def refusal(self, state: BurgundyState, action: Action) -> tuple[Message, str] | None:
        estate = state.estate(self.seat)
        match action:
            case ("space", int(cell)) if 0 <= cell < len(estate.duchy.spaces):
                space, kind = estate.duchy.spaces[cell], KIND_OF[self.tile]
                if estate.filled >> cell & 1:
                    return tell("refuse-taken"), "BUR-125"
                if kind < len(estate.duchy.cells_of) and space.colour != kind:
                    return tell("refuse-colour"), "BUR-126"
                if not in_reach(state, estate) >> cell & 1:
                    return tell("refuse-apart"), "BUR-127"
                if not open_spaces(state, self.seat, self.tile, FREE_CHOICE) >> cell & 1:
                    key, rule = state.use.moments.once_per_area.get(self.tile, ("refuse-building", "BUR-181"))
                    return tell(key), rule
                return tell("refuse-number", die=space.die), "BUR-125"
        return None


def place(state: BurgundyState, seat: int, tile: int, cell: int) -> None:
    """A tile comes into the duchy; what follows depends on the tile, not on the action nor on its back (BUR-131, BUR-132)."""
    estate = state.estate(seat)
    estate.lay(cell, tile)
    if state.events is not None:
        state.note(seat, "placed", "BUR-125", tile=name(tile), space=space_name(estate.duchy, cell, ()))
    state.use.way.follow(state, seat, cell, tile)


def place_label(action: Action) -> Message:
    return tell("place", tile=name(INDEX[action[1]]), where="common" if len(action) > 2 else "own")
