"""A merchant ashore: step by step along the ways, with rewards, to a trading post or home again."""

from __future__ import annotations

from typing import ClassVar, Final

from tischlein.core.agenda import SeatStep, Step
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.felinia.box import FACE_DOWN, FIRST_SPECIAL, NO_TILE, SPECIALS, TILES
from tischlein.games.felinia.luck import FIND_GOOD, TurnTile
from tischlein.games.felinia.mysteries import DRAW_CARDS
from tischlein.games.felinia.selling import Selling
from tischlein.games.felinia.specials import LEAVES, ON_TAKE, extra_income, number_of_tile
from tischlein.games.felinia.state import FeliniaState, replaced
from tischlein.games.felinia.supply import gain_card, gain_silver, source_of
from tischlein.games.felinia.words import tell

RANGE: Final = 3
"""FEL-071, FEL-142."""
TURNS: Final = 2
"""Tiles that a merchant may turn up (FEL-074)."""
AT_ONCE: Final = {"provision": "FEL-167", "silver": "FEL-171", "gold": "FEL-172"}
"""What an income tile brings when it is taken."""
END: Final[Action] = ("end",)


def go_ashore(state: FeliniaState, seat: int, country: int) -> Step[FeliniaState] | None:
    """The first step leads to the province beside the harbour (FEL-073)."""
    state.explorer = seat
    state.steps = RANGE
    return enter(state, seat, state.island.harbour[country])


def enter(state: FeliniaState, seat: int, province: int) -> Step[FeliniaState] | None:
    """A step, with a provision if there is no other left (FEL-144, FEL-145); it goes to the supply before anything is found. Then the
    rewards (FEL-077, FEL-146, FEL-147), which can be used at once (FEL-148), and are kept in any case (FEL-085)."""
    pay_step(state, seat)
    first = not state.way
    state.way += (province,)
    if state.events is not None and not first:
        state.note(seat, "walks", "FEL-075", province=state.island.words[province])
    following: Step[FeliniaState] = ARRIVED[seat] if first else STANDS[seat]
    symbols = state.island.symbols[province]
    if not symbols:
        return following
    state.agenda.add(following)
    for symbol in reversed(symbols):
        if symbol == "good":
            state.agenda.add(FIND_GOOD[seat])
        elif symbol == "mystery":
            state.agenda.add(DRAW_CARDS[seat])
    rewards(state, seat, symbols)
    return None


def pay_step(state: FeliniaState, seat: int) -> None:
    """With a provision if no other step is left (FEL-144); as many as one likes (FEL-145)."""
    if state.steps:
        state.steps -= 1
    else:
        state.provisions[seat] -= 1


def rewards(state: FeliniaState, seat: int, symbols: tuple[str, ...]) -> None:
    """One piece for each symbol, one after the other (FEL-107); special tiles add to it once (FEL-169)."""
    for symbol in symbols:
        if symbol not in ("good", "mystery"):
            gain(state, seat, symbol, "FEL-077" if symbol != "provision" else "FEL-146")
    if state.specials[seat]:
        for symbol in dict.fromkeys(symbols):
            for _ in range(extra_income(state.specials[seat], symbol)):
                gain(state, seat, symbol, "FEL-169")


def gain(state: FeliniaState, seat: int, sort: str, rule: str) -> None:
    if sort != "silver":
        gain_card(state, seat, sort, rule)
        return
    wasted = gain_silver(state, seat, 1)
    if state.events is not None:
        silver = tell("a-thing", thing="silver")
        state.note(seat, "silver-lost" if wasted else "gained", "FEL-032" if wasted else rule, thing=silver, source=source_of(rule))


class Arrived(SeatStep[FeliniaState]):
    """In the first province: tiles may be turned up anywhere in the country (FEL-074), in the basic game: in the pro game all lie face up
    (FEL-143)."""

    __slots__ = ("turned",)

    def __init__(self, seat: int, turned: int) -> None:
        super().__init__(seat)
        self.turned = turned

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.turned

    def run(self, state: FeliniaState) -> Step[FeliniaState] | None:
        if self.turned < TURNS and state.down[state.island.country[state.way[0]]]:
            return TURN_UP[self.turned][self.seat]
        return STANDS[self.seat]


class TurnUp(Selling):
    """The second tile is chosen when the first has been seen (FEL-074)."""

    __slots__ = ("turned",)
    kind: ClassVar[Kind] = "place"
    rules: ClassVar[tuple[str, ...]] = ("FEL-074",)

    def __init__(self, seat: int, turned: int) -> None:
        super().__init__(seat)
        self.turned = turned

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.turned

    def options(self, state: FeliniaState) -> list[Action]:
        island, tiles = state.island, state.tiles
        country = island.country[state.way[0]]
        options: list[Action] = [
            ("turn", island.names[post]) for post in island.posts if tiles[post] == FACE_DOWN and island.country[post] == country
        ]
        options.append(END)
        return options

    def answer(self, state: FeliniaState, action: Action) -> Step[FeliniaState] | None:
        if len(action) == 1:
            return STANDS[self.seat]
        post = state.island.index[action[1]]
        state.agenda.add(ARRIVED_AFTER[self.turned + 1][self.seat])
        if state.events is not None:
            state.note(self.seat, "turns-up", "FEL-074", province=state.island.words[state.island.index[action[1]]])
        return TurnTile(post)

    def prompt(self, state: FeliniaState) -> Message:
        return tell("ask-turn", left=TURNS - self.turned)

    def label(self, state: FeliniaState, action: Action) -> Message:
        return tell("turn-end") if action == END else tell("turn", post=state.island.words[state.island.index[action[1]]].args["number"])

    def why_not(self, state: FeliniaState, action: Action) -> tuple[Message, str] | None:
        island = state.island
        if action[0] not in ("turn", "go"):
            return None
        if len(action) == 2 and action[1] in island.index and island.country[island.index[action[1]]] != island.country[state.way[0]]:
            return tell("refuse-turn-abroad"), "FEL-074"
        return tell("refuse-turn"), "FEL-074"


class Stands(SeatStep[FeliniaState]):
    """In a province: with a tile, the merchant stays (FEL-079, FEL-149); otherwise he goes on, if he can (FEL-084)."""

    __slots__ = ()

    def run(self, state: FeliniaState) -> Step[FeliniaState] | None:
        seat, province = self.seat, state.way[-1]
        tile = state.tiles[province]
        if tile != NO_TILE:
            return settle(state, seat, province, tile)
        if can_walk(state, seat) and next_provinces(state):
            return MOVE[seat]
        go_home(state, seat)
        return None


def can_walk(state: FeliniaState, seat: int) -> bool:
    """A step is left, or a provision (FEL-144), also one just found (FEL-148)."""
    return state.steps > 0 or state.provisions[seat] > 0


def next_provinces(state: FeliniaState) -> list[int]:
    """Along the ways (FEL-075), but not to a province that he has visited (FEL-081), where a merchant stands, whosever he is (FEL-082),
    or a tile lies face down (FEL-083). Ways never leave the country (FEL-076)."""
    way, tiles, occupied = state.way, state.tiles, state.occupied()
    return [
        province
        for province in state.island.ways[way[-1]]
        if tiles[province] != FACE_DOWN and not occupied >> province & 1 and province not in way
    ]


class Move(Selling):
    """The next step, or home (FEL-084)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "place"
    rules: ClassVar[tuple[str, ...]] = ("FEL-075", "FEL-079", "FEL-081", "FEL-084")

    def options(self, state: FeliniaState) -> list[Action]:
        names = state.island.names
        options: list[Action] = [("go", names[province]) for province in next_provinces(state)]
        options.append(END)
        return options

    def answer(self, state: FeliniaState, action: Action) -> Step[FeliniaState] | None:
        if len(action) == 1:
            go_home(state, self.seat)
            return None
        return enter(state, self.seat, state.island.index[action[1]])

    def prompt(self, state: FeliniaState) -> Message:
        return tell("ask-move", steps=state.steps, provisions=state.provisions[self.seat])

    def label(self, state: FeliniaState, action: Action) -> Message:
        if action == END:
            return tell("go-home")
        province = state.island.index[action[1]]
        tile, symbols = state.tiles[province], state.island.symbols[province]
        found = (
            tell("symbol", symbol=symbols[0], count=len(symbols))
            if symbols
            else tell("tile", tile="none" if tile == NO_TILE else TILES[tile])
        )
        where = state.island.words[province].args
        return tell("go", kind=where["kind"], number=where["number"], found=found, provision=0 if state.steps else 1)

    def why_not(self, state: FeliniaState, action: Action) -> tuple[Message, str] | None:
        island = state.island
        if action[0] != "go" or len(action) != 2 or action[1] not in island.index:
            return None
        province, here = island.index[action[1]], state.way[-1]
        if island.country[province] != island.country[here]:
            return tell("refuse-abroad"), "FEL-076"
        if province == here:
            return tell("refuse-here"), "FEL-081"
        if province in state.way:
            return tell("refuse-visited"), "FEL-081"
        if province not in island.ways[here]:
            return tell("refuse-no-way"), "FEL-075"
        if state.occupied() >> province & 1:
            return tell("refuse-occupied"), "FEL-082"
        return tell("refuse-face-down"), "FEL-083"


def settle(state: FeliniaState, seat: int, province: int, tile: int) -> Step[FeliniaState] | None:
    """He stays until the end of the game (FEL-079), and the player takes the tile (FEL-080), a special one likewise (FEL-162)."""
    state.lay_tile(province, NO_TILE)
    state.posts = replaced(state.posts, seat, state.posts[seat] | 1 << province)
    if tile < FIRST_SPECIAL:
        owned = state.sets[seat]
        state.sets = replaced(state.sets, seat, replaced(owned, tile, owned[tile] + 1))
        if state.events is not None:
            state.note(seat, "tile-taken", "FEL-080", tile=tell("tile", tile=TILES[tile]), province=state.island.words[province])
        return None
    special = number_of_tile(tile)
    if state.events is not None:
        state.note(seat, "special-taken", "FEL-162", tile=tell("tile", tile=SPECIALS[special]), province=state.island.words[province])
    if not LEAVES[special]:
        state.specials = replaced(state.specials, seat, state.specials[seat] | 1 << special)  # from now on (FEL-174)
    for sort, count in ON_TAKE[special].items():
        for _ in range(count):
            if sort == "good":
                state.agenda.add(FIND_GOOD[seat])
            else:
                gain(state, seat, sort, "FEL-170" if LEAVES[special] else AT_ONCE[sort])
    return None


def go_home(state: FeliniaState, seat: int) -> None:
    """Without a tile the merchant returns to the supply (FEL-084, FEL-150) and may be used again (FEL-086)."""
    state.merchants[seat] += 1
    if state.events is not None:
        state.note(seat, "went-home", "FEL-084")


ARRIVED_AFTER: Final = tuple(tuple(Arrived(seat, turned) for seat in range(4)) for turned in range(TURNS + 1))
ARRIVED: Final = ARRIVED_AFTER[0]
TURN_UP: Final = tuple(tuple(TurnUp(seat, turned) for seat in range(4)) for turned in range(TURNS))
STANDS: Final = tuple(Stands(seat) for seat in range(4))
MOVE: Final = tuple(Move(seat) for seat in range(4))
