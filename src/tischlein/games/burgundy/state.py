"""A position of The Castles of Burgundy: the estates, the main board, the time."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Final, TypeAlias

from tischlein.core.agenda import Agenda, Step
from tischlein.core.message import Message, Speaker
from tischlein.core.score import Result, Term, rank
from tischlein.core.setup import Setup
from tischlein.core.state import State
from tischlein.core.value import Value
from tischlein.games.burgundy.estate import Estate, goods_json
from tischlein.games.burgundy.tiles import GOODS, IDS, KINDS, spaces

tell = Speaker("burgundy")

Steps: TypeAlias = "tuple[Step[BurgundyState], ...]"
PHASES: Final = "ABCDE"
ROUNDS: Final = 5
POSTS: Final = 6
"""The seventh bonus, beside the six colours: all border posts linked (BUR-391)."""
BRIDGE_27: Final = 1 << 27


class Use(Value):
    """The parts of the box that are in use."""

    def __init__(self, elements: tuple[str, ...], players: int) -> None:
        self.elements = elements
        self.players = players
        self.extra_tiles = "extra_tiles" in elements
        self.border_posts = "border_posts" in elements
        self.white_castles = "white_castles" in elements
        self.inns = "inns" in elements
        self.trade_routes = "trade_routes" in elements
        self.shields = "shields" in elements
        self.team = "team" in elements
        self.solo = players == 1
        self.owners = 2 if self.team else players
        self.key_spaces = 2 if self.team else 3  # of one's own (BUR-035, BUR-463)

    def fields(self) -> tuple[object, ...]:
        return self.elements, self.players

    def __reduce__(self) -> tuple[object, ...]:
        return use_of, self.fields()


@cache
def use_of(elements: tuple[str, ...], players: int) -> Use:
    return Use(elements, players)


class BurgundyState(State):
    """Everything is open; only what is drawn and rolled is unknown, and start castles that are chosen in secret."""

    __slots__ = (
        "active",
        "black",
        "bonuses",
        "bought",
        "bridge",
        "chosen",
        "coming",
        "counter",
        "depots",
        "dice",
        "estates",
        "first",
        "gone",
        "goods",
        "goods_left",
        "inns",
        "keys",
        "order",
        "phase",
        "points",
        "round",
        "routes_left",
        "shields_left",
        "shields_out",
        "stock",
        "target",
        "terms",
        "turned",
        "use",
        "white",
    )

    def __init__(
        self,
        setup: Setup,
        agenda: Agenda,
        use: Use,
        estates: list[Estate],
        keys: list[tuple[int, ...]],
        points: list[int],
        terms: list[tuple[int, Term]],
        dice: list[int],
        goods: list[int],
        gone: list[int],
        stock: list[tuple[int, ...]],
        depots: list[tuple[int, ...]],
        goods_left: int,
        phase: int = -1,
        round: int = 0,
        first: int = 0,
        order: tuple[int, ...] = (),
        active: int = -1,
        bought: bool = False,
        turned: bool = False,
        white: int = 0,
        black: tuple[int, ...] = (),
        coming: tuple[int, ...] = (),
        inns: int = 0,
        bridge: tuple[tuple[int, ...], ...] = (),
        bonuses: tuple[tuple[int, ...], ...] = ((), (), (), (), (), (), ()),
        shields_out: tuple[tuple[int, ...], ...] = ((), (), (), (), (), ()),
        shields_left: tuple[int, ...] = (),
        routes_left: tuple[int, ...] = (),
        chosen: tuple[int, ...] = (),
        counter: int = 0,
        target: int = 0,
    ) -> None:
        super().__init__(setup, agenda)
        self.use = use
        self.estates = estates  # by owner: a player, or a team
        self.keys = keys  # by seat: tiles on the own key spaces
        self.points = points  # by seat
        self.terms = terms
        self.dice = dice  # two for each seat, 0 when used
        self.goods = goods  # on the depots, packed as in an estate
        self.gone = gone  # tiles out of the game
        self.stock = stock  # face-down tiles: one stock for each colour, and the black one
        self.depots = depots  # face-up tiles, in the order in which the solo game removes them
        self.goods_left = goods_left  # face-down goods
        self.phase = phase  # 0 to 4
        self.round = round  # 1 to 5
        self.first = first  # the seat that began the game
        self.order = order  # of the running round
        self.active = active  # whose turn it is, -1 between turns
        self.bought = bought  # the one purchase of this turn has been made
        self.turned = turned  # shield 16 has been used in this turn
        self.white = white  # the white die
        self.black = black
        self.coming = coming  # goods on the round spaces
        self.inns = inns  # beside the black depot
        self.bridge = bridge  # stacks of markers, the top last; later spaces are nearer to the town
        self.bonuses = bonuses  # by colour: the owners who have taken the large and the small bonus tile
        self.shields_out = shields_out  # by depot
        self.shields_left = shields_left  # to be dealt
        self.routes_left = routes_left  # cards to be dealt
        self.chosen = chosen  # start castles chosen in secret, by owner, -1 before
        self.counter = counter  # solo game: the counting marker
        self.target = target  # solo game: the target marker

    def fields(self) -> tuple[object, ...]:
        return (
            self.setup,
            self.agenda,
            self.use,
            self.estates,
            self.keys,
            self.points,
            self.terms,
            self.dice,
            self.goods,
            self.gone,
            self.stock,
            self.depots,
            self.goods_left,
            self.phase,
            self.round,
            self.first,
            self.order,
            self.active,
            self.bought,
            self.turned,
            self.white,
            self.black,
            self.coming,
            self.inns,
            self.bridge,
            self.bonuses,
            self.shields_out,
            self.shields_left,
            self.routes_left,
            self.chosen,
            self.counter,
            self.target,
        )

    def copy(self) -> BurgundyState:
        return BurgundyState(
            self.setup,
            self.agenda.copy(),
            self.use,
            [estate.copy() for estate in self.estates],
            self.keys.copy(),
            self.points.copy(),
            self.terms.copy(),
            self.dice.copy(),
            self.goods.copy(),
            self.gone.copy(),
            self.stock.copy(),
            self.depots.copy(),
            self.goods_left,
            self.phase,
            self.round,
            self.first,
            self.order,
            self.active,
            self.bought,
            self.turned,
            self.white,
            self.black,
            self.coming,
            self.inns,
            self.bridge,
            self.bonuses,
            self.shields_out,
            self.shields_left,
            self.routes_left,
            self.chosen,
            self.counter,
            self.target,
        )

    # ------------------------------------------------------------------ for the steps

    def owner(self, seat: int) -> int:
        """Partners sit opposite each other: seats 0 and 2, seats 1 and 3 (BUR-461)."""
        return seat % 2 if self.use.team else seat

    def estate(self, seat: int) -> Estate:
        return self.estates[seat % 2 if self.use.team else seat]

    def seats_of(self, owner: int) -> tuple[int, ...]:
        return (owner, owner + 2) if self.use.team else (owner,)

    def monks(self, seat: int) -> int:
        """The monasteries a seat may use, as bits; with shield 6 also those of the opponent it has named, but not number 27 (BUR-571)."""
        return self.monks_of(self.estates[seat % 2 if self.use.team else seat])

    def monks_of(self, estate: Estate) -> int:
        if estate.named < 0:
            return estate.monasteries
        return estate.monasteries | (self.estates[estate.named].monasteries & ~BRIDGE_27)

    def shield(self, seat: int, number: int) -> bool:
        estate = self.estate(seat)
        return bool(estate.shields) and estate.has_shield(number)

    def gain(self, seat: int, term: Term) -> None:
        """Points are scored at once (BUR-218)."""
        if self.use.solo:
            from tischlein.games.burgundy.elements.solo import count

            count(self, seat, term)
            return
        self.points[seat] += term.points
        self.terms.append((seat, term))
        self.note_points(seat, term)

    def bring(self, seat: int, terms: list[Term], steps: list[Step[BurgundyState]]) -> None:
        """Points, and then steps; in the solo game in the order the player likes (BUR-521)."""
        if self.use.solo:
            from tischlein.games.burgundy.elements.solo import arrange

            arrange(self, seat, terms, steps)
            return
        for term in terms:
            self.gain(seat, term)
        if steps:
            self.agenda.push_all(tuple(steps))

    def hire(self, seat: int, workers: int) -> None:
        """Worker chips from the supply, which never runs out (BUR-009). Whoever else has shield 2 gets one as well (BUR-567)."""
        estate = self.estate(seat)
        estate.workers += workers
        if self.use.shields and workers:
            for other in self.estates:
                if other is not estate and other.shields and other.has_shield(2):
                    other.workers += 1

    def bonuses_of(self, owner: int) -> int:
        return sum(owner in takers for takers in self.bonuses)

    def in_turn_order(self) -> list[int]:
        """All seats as the markers stand on the bridge: nearer to the town first, in a stack from top to bottom (BUR-075)."""
        order: list[int] = []
        for space in self.bridge:
            if space:
                order += space
        order.reverse()
        return order

    # ------------------------------------------------------------------ who may know what

    def things(self, seat: int | None) -> dict[str, Any]:
        seats = range(self.setup.players)
        left: dict[str, int] = {}
        for stock in self.stock:
            for tile in stock:
                left[IDS[tile]] = left.get(IDS[tile], 0) + 1
        return {
            "phase": PHASES[self.phase] if self.phase >= 0 else None,
            "round": self.round,
            "first": self.first,
            "order": list(self.order),
            "active": None if self.active < 0 else self.active,
            "bought": self.bought,
            "turned": self.turned,
            "white": self.white,
            "depots": [
                {
                    "spaces": [KINDS[kind] for kind in spaces(self.setup.players, max(0, self.phase))[number]],
                    "tiles": [IDS[tile] for tile in depot],
                    "goods": goods_json(self.goods[number]),
                    "shields": list(self.shields_out[number]),
                }
                for number, depot in enumerate(self.depots)
            ],
            "black": [IDS[tile] for tile in self.black],
            "inns": self.inns,
            "coming": [GOODS[colour] for colour in self.coming],
            "bridge": [list(space) for space in self.bridge],
            "bonuses": {name: list(self.bonuses[number]) for number, name in enumerate((*KINDS[:6], "posts"))},
            "left": left,
            "black_left": len(self.stock[6]),
            "gone": [IDS[tile] for tile in self.gone],
            "seats": [
                {
                    "owner": self.owner(other),
                    "points": self.points[other],
                    "dice": list(self.dice[2 * other : 2 * other + 2]),
                    "keys": [IDS[tile] for tile in self.keys[other]],
                }
                for other in seats
            ],
            "estates": [estate.to_json() for estate in self.estates],
            "starts": [
                {"owner": owner, "space": space} for owner, space in enumerate(self.chosen) if space >= 0 and self._knows(seat, owner)
            ],
            "counter": self.counter,
            "target": self.target,
        }

    def _knows(self, seat: int | None, owner: int) -> bool:
        """Whether a start castle is known: not as long as another seat chooses it in secret, or has just done so."""
        return owner not in [self.owner(other) for other, lane in enumerate(self.agenda.opening) if lane and other != seat]

    def secrets(self, seat: int | None) -> dict[str, Any]:
        return {
            f"start of {owner}": {"owner": owner, "space": space}
            for owner, space in enumerate(self.chosen)
            if space >= 0 and not self._knows(seat, owner)
        }

    def redraw(self, seat: int, rng: Random) -> None:
        """What the others have chosen in secret is unknown: those who are ready have chosen something."""
        if self.agenda.lanes:
            others = [other for other, lane in enumerate(self.agenda.opening) if lane and other != seat]
            self.chosen = tuple(space if self._knows(seat, owner) else -1 for owner, space in enumerate(self.chosen))
            self.act_anew(others, rng)

    # ------------------------------------------------------------------ points

    def score(self, seat: int) -> list[Term]:
        if self.use.solo:
            return [self._covered()]
        return [term for owner, term in self.terms if owner == seat]

    def _covered(self) -> Term:
        spaces = self.estates[0].filled.bit_count()
        return Term("covered", spaces, {"spaces": spaces}, "BUR-522")

    def standing(self) -> list[int]:
        from tischlein.games.burgundy.final import final_terms

        if self.use.solo:
            return [self._covered().points]
        points = self.points.copy()
        if self.waiting_for or self.agenda.main:
            for seat, term in final_terms(self):
                points[seat] += term.points
        return points

    @property
    def result(self) -> Result | None:
        if self.waiting_for or self.agenda.main:
            return None
        if self.use.solo:
            spaces, empty = self._covered().points, self.estates[0].empty_spaces
            won = not empty
            reason = tell("result-solo-won", round=self.phase * ROUNDS + self.round) if won else tell("result-solo-lost", empty=empty)
            return Result((spaces,), ((0,),), (0,) if won else (), reason)
        if self.use.team:
            return self._team_result()
        keys = [
            (self.points[seat], self.estates[seat].empty_spaces, self.in_turn_order().index(seat)) for seat in range(self.setup.players)
        ]
        ranking = rank([(*key,) for key in keys])
        (winner,) = ranking[0]
        ties = [key for key in keys if key[0] == keys[winner][0]]
        level = 0 if len(ties) == 1 else 1 if sum(key[1] == keys[winner][1] for key in ties) == 1 else 2
        reason = tell(("result-points", "result-empty", "result-order")[level], seat=winner, points=keys[winner][0], empty=keys[winner][1])
        return Result(tuple(self.points), ranking, (winner,), reason)

    def _team_result(self) -> Result:
        """The sum of both partners, then more empty spaces (BUR-469, BUR-470)."""
        sums = [self.points[owner] + self.points[owner + 2] for owner in (0, 1)]
        keys = [(sums[seat % 2], self.estates[seat % 2].empty_spaces) for seat in range(4)]
        ranking = rank([(*key,) for key in keys])
        winners = ranking[0]
        if len(winners) > 2:
            reason = tell("result-team-shared", points=sums[0])
        else:
            key = "result-team-points" if sums[0] != sums[1] else "result-team-empty"
            reason = tell(key, seat=winners[0], partner=Message("core", "named", {"seat": winners[1]}), points=max(sums))
        return Result(tuple(self.points), ranking, winners, reason)
