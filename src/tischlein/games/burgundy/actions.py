"""The four actions of a die, and what follows when a tile is placed (BUR-090 to BUR-158, BUR-180 to BUR-195)."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from tischlein.core.agenda import DecisionStep, Step
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.core.score import Term
from tischlein.games.burgundy.animals import JoinHerd, animal_term, goose_friends
from tischlein.games.burgundy.bridge import rise
from tischlein.games.burgundy.elements.shields import LayShield
from tischlein.games.burgundy.estate import PLACE_ANYWHERE, Estate, count_of
from tischlein.games.burgundy.extras import InTurn, extras, turns
from tischlein.games.burgundy.keys import give_up, name, receive
from tischlein.games.burgundy.scoring import completion
from tischlein.games.burgundy.selling import SellAny, sell
from tischlein.games.burgundy.ships import ship_steps
from tischlein.games.burgundy.state import BurgundyState, tell
from tischlein.games.burgundy.taking import CARPENTER_KINDS, CHURCH_KINDS, MARKET_KINDS, PASS, TAKE_FROM, TakeKind, remove, some_of
from tischlein.games.burgundy.tiles import (
    ANIMAL,
    BANK,
    BEFORE_MONASTERIES,
    BOARDING_HOUSE,
    BUILDING,
    BUILDINGS,
    CARPENTER,
    CASTLE_TILE,
    CHURCH,
    CRANE,
    GEESE,
    GOODS,
    GOODS_INDEX,
    IDS,
    INDEX,
    KIND_OF,
    MARKET,
    SHIP_TILE,
    SPECIES_OF,
    TOWN_HALL,
    WAREHOUSE,
    WATCHTOWER,
    WHITE_CASTLE,
)
from tischlein.games.burgundy.workers import BITS, FREE_CHOICE, affordable, change, price
from tischlein.geometry.hexes import members

FREE_SHIFT: Final[tuple[int, ...]] = (1 << 9, 1 << 10, 1 << 11, 1 << 10, 1 << 11, 1 << 11, 0)
"""By kind of tile: the monastery that changes the die for nothing when one is placed (BUR-310 to BUR-312)."""
FREE_TAKE: Final = 1 << 12
ANY_BUILDINGS: Final = 1 << 1
SILVER_WITH_WORKERS: Final = 1 << 13
FOUR_WORKERS: Final = 1 << 14
SHIELD_BY_CASTLE: Final = 11

TAKE: Final[tuple[Action, ...]] = tuple(("take", depot) for depot in range(1, 7))
PLACE: Final[tuple[Action, ...]] = tuple(("place", id) for id in IDS)
PLACE_COMMON: Final[tuple[Action, ...]] = tuple(("place", id, "common") for id in IDS)
SELL: Final[tuple[Action, ...]] = tuple(("sell", good) for good in GOODS)
WORKERS: Final[Action] = ("workers",)
NO_COLOURS: Final[tuple[int, ...]] = ()
SPACE: Final[tuple[Action, ...]] = tuple(("space", cell) for cell in range(74))


# ---------------------------------------------------------------------- placing


def free_shift(monks: int, tile: int) -> bool:
    return monks & FREE_SHIFT[KIND_OF[tile]] != 0


def open_spaces(state: BurgundyState, seat: int, tile: int, number: int) -> int:
    """Where a tile may be placed with this number and the workers at hand (BUR-125 to BUR-129, BUR-586)."""
    estate = state.estate(seat)
    return spaces_for(tile, estate, number, state.monks_of(estate))


def spaces_for(tile: int, estate: Estate, number: int, monks: int) -> int:
    """The same for an estate, and the monasteries its owner may use."""
    numbers = affordable(number, estate.workers, monks, free_shift(monks, tile))
    return estate.fitting(tile, estate.open_spaces() & estate.duchy.numbered[numbers], monks & ANY_BUILDINGS != 0)


def placeable(keys: tuple[int, ...], estate: Estate, number: int, monks: int) -> list[Action]:
    """The tiles on key spaces that can be placed."""
    options: list[Action] = []
    if not keys and not estate.common:
        return options
    numbered, workers = estate.duchy.numbered, estate.workers
    spaces = estate.open_spaces()
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
    """On which space (BUR-125 to BUR-129)."""

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
        space, monks = state.estate(self.seat).duchy.spaces[action[1]], state.monks(self.seat)
        chips = price(self.number, space.die, monks, free_shift(monks, self.tile))
        return tell("space", space=space.name, die=space.die, chips=chips)

    def refusal(self, state: BurgundyState, action: Action) -> tuple[Message, str] | None:
        estate = state.estate(self.seat)
        match action:
            case ("space", int(cell)) if 0 <= cell < len(estate.duchy.spaces):
                space, kind = estate.duchy.spaces[cell], KIND_OF[self.tile]
                if estate.filled >> cell & 1:
                    return tell("refuse-taken"), "BUR-125"
                if kind < len(estate.duchy.cells_of) and space.colour != kind:
                    return tell("refuse-colour"), "BUR-126"
                if not estate.frontier >> cell & 1 and not state.shield(self.seat, PLACE_ANYWHERE):
                    return tell("refuse-apart"), "BUR-127"
                if not open_spaces(state, self.seat, self.tile, FREE_CHOICE) >> cell & 1:
                    return (tell("refuse-building"), "BUR-181") if kind == BUILDING else (tell("refuse-inn"), "BUR-420")
                return tell("refuse-number", die=space.die), "BUR-125"
        return None


def place(state: BurgundyState, seat: int, tile: int, cell: int) -> None:
    """A tile comes into the duchy: points for what it completes, then its effect (BUR-131, BUR-219)."""
    estate = state.estate(seat)
    estate.lay(cell, tile)
    if state.events is not None:
        state.note(seat, "placed", tile=name(tile), space=estate.duchy.spaces[cell].name)
    if state.use.solo:
        from tischlein.games.burgundy.elements.solo import follow

        follow(state, seat, cell, tile)
        return
    for term in completion(state, seat, cell):
        state.gain(seat, term)
    terms, steps = effect(state, seat, cell, tile)
    state.bring(seat, terms, steps)


def effect(state: BurgundyState, seat: int, cell: int, tile: int) -> tuple[list[Term], list[Step[BurgundyState]]]:
    """What a tile does when it is placed: points, and steps that follow."""
    kind = KIND_OF[tile]
    if kind == BUILDING:
        return building(state, seat, tile)
    if kind == ANIMAL:
        if tile == GEESE:
            friends = goose_friends(state, seat, cell)
            if len(friends) > 1:
                return [], [JoinHerd(seat, cell)]
            return [animal_term(state, seat, cell, tile, friends[0] if friends else SPECIES_OF[GEESE])], []
        return [animal_term(state, seat, cell, tile, SPECIES_OF[tile])], []
    if tile == SHIP_TILE:
        return [], ship_steps(state, seat)
    if tile == CASTLE_TILE:
        return [], [Act(seat, FREE_CHOICE, "castle")]
    if tile == BEFORE_MONASTERIES + 27:
        rise(state)
    return [], []


# ---------------------------------------------------------------------- buildings


FOUR: Final = 4
TWO: Final = 2


def building(state: BurgundyState, seat: int, kind: int) -> tuple[list[Term], list[Step[BurgundyState]]]:
    """The advantage of a building, once and at once; if it cannot be used, it is lost (BUR-180, BUR-182, BUR-184 to BUR-195)."""
    if kind == BANK:
        state.estate(seat).silver += TWO
        state.note(seat, "bank", "BUR-192")
    elif kind == BOARDING_HOUSE:
        state.hire(seat, FOUR)
        state.note(seat, "boarding-house", "BUR-191")
    elif kind == WATCHTOWER:
        return [Term("watchtower", FOUR, {}, "BUR-195")], []
    elif kind in TAKES:
        if some_of(state, TAKES[kind]):
            return [], [TakeKind(seat, TAKES[kind])]
    elif kind == WAREHOUSE:
        if state.estate(seat).store:
            return [], [SellAny(seat)]
    elif kind == TOWN_HALL:
        estate, monks = state.estate(seat), state.monks(seat)
        if placeable(state.keys[seat], estate, FREE_CHOICE, monks) or extras(state, seat, estate, monks):
            return [], [TownHall(seat)]  # a tile can be bought for it now (BUR-252)
    elif kind == WHITE_CASTLE:
        return [], [Act(seat, state.white, "white")]
    elif kind == CRANE:
        return [], [UseCrane(seat)]
    return [], []


TAKES: Final = {MARKET: MARKET_KINDS, CARPENTER: CARPENTER_KINDS, CHURCH: CHURCH_KINDS}


class TownHall(InTurn):
    """One more tile from the own key spaces, on any number, or none (BUR-189, BUR-193, BUR-194)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "piece"
    rules: ClassVar[tuple[str, ...]] = ("BUR-189", "BUR-193", "BUR-194")

    def options(self, state: BurgundyState) -> list[Action]:
        estate, monks = state.estate(self.seat), state.monks(self.seat)
        return [*placeable(state.keys[self.seat], estate, FREE_CHOICE, monks), PASS]

    def answer(self, state: BurgundyState, action: Action) -> Step[BurgundyState] | None:
        return placing(self.seat, action, FREE_CHOICE) if action[0] == "place" else None

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-town-hall")

    def label(self, state: BurgundyState, action: Action) -> Message:
        return tell("no-tile") if action[0] == "pass" else label_of(state, self.seat, action, FREE_CHOICE)


class UseCrane(DecisionStep[BurgundyState]):
    """The crane works like any building (BUR-370)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("BUR-370",)

    def options(self, state: BurgundyState) -> list[Action]:
        last = WHITE_CASTLE if state.use.white_castles else WATCHTOWER
        return [("as", BUILDINGS[kind]) for kind in range(last + 1)]

    def apply(self, state: BurgundyState, action: Action) -> None:
        state.note(self.seat, "crane", "BUR-370", tile=name(INDEX[action[1]]))
        terms, steps = building(state, self.seat, BUILDINGS.index(action[1]))
        state.bring(self.seat, terms, steps)

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-crane")

    def label(self, state: BurgundyState, action: Action) -> Message:
        return tell("as", tile=name(INDEX[action[1]]))


# ---------------------------------------------------------------------- an action


class Act(InTurn):
    """One action with a number: of a die, of the white die, or of free choice (BUR-090, BUR-154, BUR-155, BUR-401)."""

    __slots__ = ("number", "source")
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("BUR-110", "BUR-125", "BUR-230", "BUR-237", "BUR-091")

    def __init__(self, seat: int, number: int, source: str) -> None:
        super().__init__(seat)
        self.number = number
        self.source = source  # "die", "castle", "white" or "reset"

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.number, self.source

    def rules_now(self, state: BurgundyState) -> tuple[str, ...]:
        more = {"castle": ("BUR-154", "BUR-155"), "white": ("BUR-401", "BUR-403"), "reset": ("BUR-520",)}
        return (*self.rules, *more.get(self.source, ()))

    def options(self, state: BurgundyState) -> list[Action]:
        seat, number = self.seat, self.number
        estate = state.estate(seat)
        workers, monks = estate.workers, state.monks_of(estate)
        options: list[Action] = []
        depots, store = state.depots, estate.store
        numbers = affordable(number, workers, monks, False)
        for depot in BITS[affordable(number, workers, monks, True) if monks & FREE_TAKE else numbers]:
            if depots[depot]:
                options.append(TAKE[depot])
        options += placeable(state.keys[seat], estate, number, monks)
        if store:
            for colour in BITS[numbers]:
                if store >> (4 * colour) & 15:
                    options.append(SELL[colour])
        options.append(WORKERS)
        if state.use.shields and self.source == "castle" and state.shield(seat, SHIELD_BY_CASTLE):
            options += [("shield", depot) for depot in range(1, 7) if state.shields_out[depot - 1]]
        return options

    def asides(self, state: BurgundyState) -> tuple[Action, ...]:
        more = super().asides(state)
        return more + turns(state, state.estate(self.seat), self.number) if state.use.shields and self.source == "die" else more

    def turn_die(self, state: BurgundyState, number: int, new: int) -> None:
        state.agenda.swap(Act(self.seat, new, self.source))

    def pick(self, state: BurgundyState, rng: Random) -> Action:
        """Tries what may be possible until something is: so all that is possible is equally likely, and nothing need be listed."""
        seat, number = self.seat, self.number
        estate = state.estate(seat)
        if estate.shields or estate.common:  # there may be more to do than is tried here
            return super().pick(state, rng)
        workers, monks = estate.workers, state.monks_of(estate)
        keys, store, more = state.keys[seat], estate.store, extras(state, seat, estate, monks)
        numbers = affordable(number, workers, monks, False)
        colours = BITS[numbers] if store else NO_COLOURS
        depots = BITS[affordable(number, workers, monks, True) if monks & FREE_TAKE else numbers]
        first_key = len(depots)
        first_colour = first_key + len(keys)
        first_extra = first_colour + len(colours)
        last = first_extra + len(more)
        count = last + 1
        while True:
            place = int(rng.random() * count)
            if place < first_key:
                depot = depots[place]
                if state.depots[depot]:
                    return TAKE[depot]
            elif place < first_colour:
                tile = keys[place - first_key]
                if spaces_for(tile, estate, number, monks) and keys.index(tile) == place - first_key:
                    return PLACE[tile]
            elif place < first_extra:
                colour = colours[place - first_colour]
                if store >> (4 * colour) & 15:
                    return SELL[colour]
            else:
                return more[place - first_extra] if place < last else WORKERS

    def answer(self, state: BurgundyState, action: Action) -> Step[BurgundyState] | None:
        seat, number = self.seat, self.number
        verb: str = action[0]  # annotated, so that mypyc compares strings directly
        match verb:
            case "take":
                return take(state, seat, action[1], number)
            case "place":
                return placing(seat, action, number)
            case "sell":
                colour = GOODS_INDEX[action[1]]
                change(state, seat, number, colour + 1, state.monks(seat), False)
                sell(state, seat, colour)
            case "workers":
                take_workers(state, seat)
            case "shield":
                return LayShield(seat, action[1])
        return None

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-act", source=self.source, number=self.number)

    def label(self, state: BurgundyState, action: Action) -> Message:
        return label_of(state, self.seat, action, self.number)

    def refusal(self, state: BurgundyState, action: Action) -> tuple[Message, str] | None:
        return why_not(state, self.seat, action)


def why_not(state: BurgundyState, seat: int, action: Action) -> tuple[Message, str] | None:
    """Why one of the four actions is not possible now."""
    match action:
        case ("take", int(depot)) if 1 <= depot <= 6:
            return (tell("refuse-number", die=depot), "BUR-110") if state.depots[depot - 1] else (tell("refuse-empty"), "BUR-114")
        case ("sell", str(good)) if good in GOODS_INDEX:
            colour = GOODS_INDEX[good]
            owned = count_of(state.estate(seat).store, colour)
            return (tell("refuse-number", die=colour + 1), "BUR-230") if owned else (tell("refuse-no-goods"), "BUR-235")
        case ("place", str(id)) if id in INDEX:
            return (tell("refuse-nowhere"), "BUR-125") if INDEX[id] in state.keys[seat] else (tell("refuse-no-key"), "BUR-125")
    return None


def take(state: BurgundyState, seat: int, depot: int, number: int) -> Step[BurgundyState] | None:
    """A tile from a depot; only if there is a choice, it is asked for (BUR-110)."""
    monks, tiles = state.monks(seat), state.depots[depot - 1]
    change(state, seat, number, depot, monks, monks & FREE_TAKE != 0)
    if len(tiles) > 1 and tiles.count(tiles[0]) < len(tiles):
        return TAKE_FROM[seat][depot]
    remove(state, depot, tiles[0])
    return receive(state, seat, tiles[0])


def take_workers(state: BurgundyState, seat: int) -> None:
    """BUR-237, BUR-315, BUR-316, BUR-318."""
    monks = state.monks(seat)
    workers = FOUR if monks & FOUR_WORKERS else TWO
    state.hire(seat, workers)
    silver = 1 if monks & SILVER_WITH_WORKERS else 0
    state.estate(seat).silver += silver
    if state.events is not None:
        state.note(seat, "workers-taken", "BUR-237", count=workers, silver=silver)


def label_of(state: BurgundyState, seat: int, action: Action, number: int) -> Message:
    """What an action means, and what it costs."""
    match action[0]:
        case "take":
            free = state.monks(seat) & FREE_TAKE != 0
            return tell("take", depot=action[1], chips=price(number, action[1], state.monks(seat), free))
        case "place":
            return tell("place", tile=name(INDEX[action[1]]), where="common" if len(action) > 2 else "own")
        case "sell":
            colour = GOODS_INDEX[action[1]]
            chips = price(number, colour + 1, state.monks(seat), False)
            return tell("sell", good=action[1], count=count_of(state.estate(seat).store, colour), chips=chips)
        case "workers":
            return tell("take-workers", count=FOUR if state.monks(seat) & FOUR_WORKERS else TWO)
    return tell("take-shield", depot=action[1], chips=0)
