"""The Shields: taken with a double, carried by castles, paid for at the end of each phase. What each of them does is in `SHIELDS`."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tischlein.core.agenda import ChanceStep, Step
from tischlein.core.chance import Chance, Die
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.burgundy.estate import Estate
from tischlein.games.burgundy.gifts import BLACK_GIFT, DEPOT_GIFT
from tischlein.games.burgundy.moments import (
    AREA,
    BONUS_TILE,
    CASTLE,
    DICE,
    FINAL_MONASTERY,
    FINAL_SHIELD,
    GIFTS,
    KEY_SPACES,
    MINES,
    NAMING,
    OTHERS_HIRE,
    PASTURE,
    POINTS_OF_SALE,
    SHIP,
    SILVER_OF_SALE,
    SPACES,
    TRIBUTE,
    Offer,
    Shield,
)
from tischlein.games.burgundy.placing import space_name
from tischlein.games.burgundy.state import BurgundyState, tell
from tischlein.games.burgundy.taking import AtDepot
from tischlein.games.burgundy.tiles import ANIMAL, CASTLE_TILE, by_players, data, shield_points
from tischlein.games.burgundy.workers import pay, price

RULES: Final = ("BUR-542", "BUR-543")
"""For whoever is asked how to use two dice."""
NO_LIMIT: Final = 99
NOTHING: Final[tuple[Action, ...]] = ()

# ---------------------------------------------------------------------- what each shield does


def allow(estate: Estate, number: int, about: int) -> int:
    return 1


def one_more(estate: Estate, number: int, about: int) -> int:
    return number + 1


def double(estate: Estate, number: int, about: int) -> int:
    return 2 * number


def double_own(estate: Estate, points: int, monastery: int) -> int:
    """Only what lies in the own duchy, not what shield 6 borrows (BUR-577)."""
    return 2 * points if estate.monasteries >> monastery & 1 else points


SHIELDS: Final = {
    1: Shield(PASTURE, lambda estate, area, about: estate.duchy.cells_of[ANIMAL]),  # for animals only (BUR-565, BUR-566)
    2: Shield(OTHERS_HIRE, one_more),  # BUR-567
    3: Shield(TRIBUTE, allow),  # in workers (BUR-568)
    4: Shield(KEY_SPACES, lambda estate, spaces, about: NO_LIMIT),  # BUR-569
    5: Shield(SHIP, allow),  # also the goods of one colour from all depots (BUR-570)
    6: Shield(NAMING, allow),  # an opponent, whose monasteries can be used (BUR-571, BUR-572)
    7: Shield(BONUS_TILE, double),  # BUR-573
    8: Shield(MINES, double),  # BUR-574
    9: Shield(SILVER_OF_SALE, lambda estate, silver, goods: goods),  # BUR-575
    10: Shield(FINAL_MONASTERY, double_own),  # BUR-576
    11: Shield(CASTLE, allow),  # its action may be to take a shield (BUR-578)
    12: Shield(POINTS_OF_SALE, double),  # BUR-579
    13: Shield(FINAL_SHIELD, double),  # BUR-580
    14: Shield(GIFTS, lambda estate, gifts, about: gifts | 1 << DEPOT_GIFT),  # BUR-581
    15: Shield(GIFTS, lambda estate, gifts, about: gifts | 1 << BLACK_GIFT),  # BUR-582
    16: Shield(DICE, allow),  # one may be turned (BUR-584)
    17: Shield(AREA, one_more),  # BUR-585
    18: Shield(SPACES, lambda estate, spaces, about: estate.duchy.everything & ~estate.filled),  # none need be adjacent (BUR-586)
}
"""By number: the moment at which a shield works, and what it makes of the number that counts then. See `BurgundyState.shielded`."""


def hiring(state: BurgundyState, hirer: Estate) -> None:
    """Somebody has got workers: opponents may get one as well (BUR-567)."""
    for owner, other in enumerate(state.estates):
        if other.shields and other is not hirer:
            more = state.shielded(other, OTHERS_HIRE, 0)
            other.workers += more
            if more:
                state.note_owner(owner, "shared-worker", "BUR-567")


# ---------------------------------------------------------------------- dealing and taking


def shield_name(number: int) -> Message:
    return tell("shield", number=number)


def deal(state: BurgundyState) -> list[Step[Any]]:
    """Some for each depot, by the number of players; the rest is not used, and none is replaced (BUR-540, BUR-541)."""
    state.shields_left = tuple(SHIELDS)
    counts: list[int] = by_players(data("shields")["setup"]["shields_per_depot"], state.setup.players)
    return [DealShield(depot) for depot, count in enumerate(counts) for _ in range(count)]


class DealShield(ChanceStep[BurgundyState]):
    """Face-up shields on the goods spaces (BUR-540)."""

    __slots__ = ("depot",)

    def __init__(self, depot: int) -> None:
        self.depot = depot

    def fields(self) -> tuple[object, ...]:
        return (self.depot,)

    def chance(self, state: BurgundyState) -> Chance:
        return Die("shields", tell("chance-shield"), state.shields_left)

    def apply(self, state: BurgundyState, outcome: Any) -> None:
        state.shields_left = tuple(shield for shield in state.shields_left if shield != outcome)
        here = (*state.shields_out[self.depot], outcome)
        state.shields_out = (*state.shields_out[: self.depot], here, *state.shields_out[self.depot + 1 :])


def some_out(state: BurgundyState) -> bool:
    """Then even whoever has rolled a double is asked: it may be turned into another one."""
    return any(state.shields_out)


def doubles(state: BurgundyState, seat: int, estate: Estate, monks: int) -> dict[int, int]:
    """The depots whose shield can be had with the two dice, and the workers it takes (BUR-542, BUR-543)."""
    one, two = state.dice[2 * seat], state.dice[2 * seat + 1]
    found: dict[int, int] = {}
    if not one or not two or CASTLE_TILE not in estate.tiles:
        return found
    for depot in range(1, 7):
        if state.shields_out[depot - 1]:
            chips = price(one, depot, monks, free=False) + price(two, depot, monks, free=False)
            if chips <= estate.workers:
                found[depot] = chips
    return found


def chips_for(state: BurgundyState, seat: int, depot: int) -> int:
    return doubles(state, seat, state.estate(seat), state.monks(seat))[depot]


class ByDouble(Offer):
    """A shield for both dice (BUR-542)."""

    __slots__ = ()
    verb: ClassVar[str] = "shield"

    def options(self, state: BurgundyState, seat: int, estate: Estate, monks: int) -> tuple[Action, ...]:
        return tuple([("shield", depot) for depot in doubles(state, seat, estate, monks)])

    def take(self, state: BurgundyState, seat: int, action: Action) -> Step[Any]:
        chips = chips_for(state, seat, action[1])
        state.dice[2 * seat], state.dice[2 * seat + 1] = 0, 0
        pay(state, seat, chips)
        return LayShield(seat, action[1])

    def label(self, state: BurgundyState, seat: int, action: Action) -> Message:
        return tell("take-shield", depot=action[1], chips=chips_for(state, seat, action[1]))


class ByCastle(Offer):
    """A shield of any depot for the action of a castle (BUR-578)."""

    __slots__ = ()
    verb: ClassVar[str] = "shield"

    def options(self, state: BurgundyState, seat: int, estate: Estate, monks: int) -> tuple[Action, ...]:
        if not estate.shields or not state.shielded(estate, CASTLE, 0):
            return NOTHING
        return tuple([("shield", depot) for depot in range(1, 7) if state.shields_out[depot - 1]])

    def take(self, state: BurgundyState, seat: int, action: Action) -> Step[Any]:
        return LayShield(seat, action[1])

    def label(self, state: BurgundyState, seat: int, action: Action) -> Message:
        return tell("take-shield", depot=action[1], chips=0)


class LayShield(AtDepot):
    """Which shield of the depot, and on which castle, also the start castle; one that lies there already leaves the game (BUR-544, BUR-545,
    BUR-546, BUR-552)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("BUR-542", "BUR-544", "BUR-545", "BUR-546")

    def options(self, state: BurgundyState) -> list[Action]:
        castles = state.estate(self.seat).castles()
        return [("crest", shield, cell) for shield in state.shields_out[self.depot - 1] for cell in castles]

    def apply(self, state: BurgundyState, action: Action) -> None:
        _, shield, cell = action
        shields = tuple(other for other in state.shields_out[self.depot - 1] if other != shield)
        state.shields_out = (*state.shields_out[: self.depot - 1], shields, *state.shields_out[self.depot :])
        estate = state.estate(self.seat)
        for place, old in estate.shields:
            if place == cell:
                drop(state, self.seat, old, "BUR-545")
        estate.shields += ((cell, shield),)
        state.note(self.seat, "shield-taken", "BUR-542", shield=shield_name(shield))

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-shield")

    def label(self, state: BurgundyState, action: Action) -> Message:
        estate = state.estate(self.seat)
        old = next((shield for place, shield in estate.shields if place == action[2]), 0)
        points = state.shielded(estate, FINAL_SHIELD, shield_points()[action[1]])
        castle = space_name(estate.duchy, action[2], estate.castles())
        return tell("crest", shield=shield_name(action[1]), castle=castle, old=old, points=points)


def drop(state: BurgundyState, seat: int, shield: int, rule: str) -> None:
    """A shield leaves the game, and its effect ends (BUR-587)."""
    estate = state.estate(seat)
    estate.shields = tuple(other for other in estate.shields if other[1] != shield)
    if SHIELDS[shield].moment == NAMING:
        estate.named = -1
    state.note(seat, "shield-replaced" if rule == "BUR-545" else "shield-dropped", rule, shield=shield_name(shield))
