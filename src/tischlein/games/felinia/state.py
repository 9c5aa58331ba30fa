"""A position of Felinia: the houses of the players, the town with its markets and ships, the island."""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

from tischlein.core.agenda import Agenda
from tischlein.core.piles import CardState, Piles
from tischlein.core.score import Result, Term, rank
from tischlein.core.setup import Setup
from tischlein.games.felinia import mystery_cards, scoring, showing
from tischlein.games.felinia.box import PLAYER
from tischlein.games.felinia.island import Island
from tischlein.games.felinia.phases import OVER, PREPARING
from tischlein.games.felinia.words import tell

T = TypeVar("T")


def replaced(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """With another value in one place."""
    return (*values[:place], value, *values[place + 1 :])


class FeliniaState(CardState):
    """What lies face down is not decided before it is turned up: only the mysterious places, which players see alone, are in piles.

    Heaps of goods are packed, see `goods`; sets of provinces, special and bonus tiles are bit masks. What changes rarely never changes in
    place (see `replaced`), so that copies can share it.
    """

    __slots__ = (
        "aboard",
        "bag",
        "bonus_left",
        "bonuses",
        "circles",
        "closing",
        "down",
        "explorer",
        "first",
        "gold",
        "goods",
        "island",
        "markets",
        "merchants",
        "next_ship",
        "phase",
        "place",
        "posts",
        "provisions",
        "round",
        "sailing",
        "sets",
        "ships",
        "silver",
        "specials",
        "spice",
        "stacks",
        "steps",
        "stock",
        "tiles",
        "turn",
        "way",
    )

    def __init__(
        self,
        setup: Setup,
        agenda: Agenda,
        piles: Piles,
        island: Island,
        silver: list[int],
        goods: list[int],
        gold: list[int],
        spice: list[int],
        provisions: list[int],
        merchants: list[int],
        sets: tuple[tuple[int, ...], ...],
        specials: tuple[int, ...],
        bonuses: tuple[int, ...],
        posts: tuple[int, ...],
        circles: list[int],
        markets: list[int],
        stacks: list[tuple[int, ...]],
        ships: list[int],
        aboard: list[tuple[int, ...]],
        stock: tuple[int, ...],
        bag: int,
        bonus_left: int,
        tiles: bytes,
        down: tuple[tuple[int, ...], ...],
        round: int = 0,
        phase: int = PREPARING,
        turn: int = 0,
        first: int = -1,
        place: int = -1,
        closing: bool = False,
        next_ship: int = -1,
        sailing: tuple[int, ...] = (),
        way: tuple[int, ...] = (),
        steps: int = 0,
        explorer: int = -1,
    ) -> None:
        super().__init__(setup, agenda, piles)
        self.island = island
        self.silver = silver  # by seat, like all lists up to `circles`
        self.goods = goods
        self.gold = gold
        self.spice = spice
        self.provisions = provisions
        self.merchants = merchants  # in the supply
        self.sets = sets  # trade tiles by kind of cat
        self.specials = specials
        self.bonuses = bonuses
        self.posts = posts  # provinces with a merchant
        self.circles = circles  # those of the own board that hold a bid token
        self.markets = markets  # heaps; a closed one stays empty
        self.stacks = stacks  # bid tokens by place, the guild last; the top token last
        self.ships = ships  # the four tiles in the harbour
        self.aboard = aboard  # by ship, from the bow
        self.stock = stock  # ship tiles that are still to come: sorted, their order is unknown
        self.bag = bag
        self.bonus_left = bonus_left
        self.tiles = tiles  # by province
        self.down = down  # by country: what still lies face down
        self.round = round
        self.phase = phase
        self.turn = turn  # while placing: which of the three tokens, from 0
        self.first = first  # who has the start player card
        self.place = place  # whose tokens are being resolved, -1 when none
        self.closing = closing  # the last exploring phase is coming or there: all ships sail
        self.next_ship = next_ship  # turned up for experts
        self.sailing = sailing  # ships that sail in this phase, the next one first
        self.way = way  # provinces the exploring merchant has entered
        self.steps = steps  # that he has left without provisions
        self.explorer = explorer  # whose merchant that is

    def fields(self) -> tuple[object, ...]:
        return (
            self.setup,
            self.agenda,
            self.piles,
            self.island,
            self.silver,
            self.goods,
            self.gold,
            self.spice,
            self.provisions,
            self.merchants,
            self.sets,
            self.specials,
            self.bonuses,
            self.posts,
            self.circles,
            self.markets,
            self.stacks,
            self.ships,
            self.aboard,
            self.stock,
            self.bag,
            self.bonus_left,
            self.tiles,
            self.down,
            self.round,
            self.phase,
            self.turn,
            self.first,
            self.place,
            self.closing,
            self.next_ship,
            self.sailing,
            self.way,
            self.steps,
            self.explorer,
        )

    def copy(self) -> FeliniaState:
        return FeliniaState(
            self.setup,
            self.agenda.copy(),
            self.piles.copy(),
            self.island,
            self.silver.copy(),
            self.goods.copy(),
            self.gold.copy(),
            self.spice.copy(),
            self.provisions.copy(),
            self.merchants.copy(),
            self.sets,
            self.specials,
            self.bonuses,
            self.posts,
            self.circles.copy(),
            self.markets.copy(),
            self.stacks.copy(),
            self.ships.copy(),
            self.aboard.copy(),
            self.stock,
            self.bag,
            self.bonus_left,
            self.tiles,
            self.down,
            self.round,
            self.phase,
            self.turn,
            self.first,
            self.place,
            self.closing,
            self.next_ship,
            self.sailing,
            self.way,
            self.steps,
            self.explorer,
        )

    # ------------------------------------------------------------------ for the steps

    def in_turn_order(self) -> list[int]:
        """From the start player on, clockwise."""
        players = self.setup.players
        return [(self.first + place) % players for place in range(players)]

    def tokens_of(self, seat: int) -> int:
        """The bid tokens that a player has not placed (FEL-012)."""
        placed = self.circles[seat].bit_count() + sum(stack.count(seat) for stack in self.stacks)
        tokens: int = PLAYER["bid_tokens"]
        return tokens - placed

    def lay_tile(self, province: int, tile: int) -> None:
        """What lies there from now on; NO_TILE: nothing."""
        self.tiles = self.tiles[:province] + bytes((tile,)) + self.tiles[province + 1 :]

    def occupied(self) -> int:
        """The provinces in which a merchant stands."""
        found = 0
        for posts in self.posts:
            found |= posts
        return found

    # ------------------------------------------------------------------ who may know what

    def sees_tiles(self, viewer: int | None, seat: int) -> bool:
        """Tiles lie face down before their owner (FEL-053, FEL-080, FEL-108), unless they are to be open, or the game is over."""
        return viewer == seat or self.phase == OVER or "open_tiles" in self.setup.elements

    def things(self, seat: int | None) -> dict[str, Any]:
        return {**super().things(seat), **showing.things(self, seat)}

    def redraw(self, seat: int, rng: Random) -> None:
        """Tiles were seen by everybody when they were taken; only the mysterious places are really hidden."""
        if self.island.pro:
            mystery_cards.imagine(self.piles, seat, rng)

    # ------------------------------------------------------------------ points

    def score(self, seat: int) -> list[Term]:
        return scoring.terms(self, seat)

    def known_score(self, seat: int, viewer: int | None) -> list[Term]:
        return scoring.terms(self, seat, self.sees_tiles(viewer, seat))

    def standing(self) -> list[int]:
        return [scoring.points(self, seat) for seat in range(self.setup.players)]

    @property
    def result(self) -> Result | None:
        """Most points win (FEL-001); then most silver; then there are several winners (FEL-132)."""
        if self.waiting_for or self.agenda.main:
            return None
        points = self.standing()
        ranking = rank(list(zip(points, self.silver, strict=True)))
        winners, best = ranking[0], max(points)
        silver = self.silver[winners[0]]
        if len(winners) > 1:
            reason = tell("result-shared", points=best, silver=silver, count=len(winners))
        elif points.count(best) > 1:
            reason = tell("result-silver", seat=winners[0], points=best, silver=silver)
        else:
            reason = tell("result-points", seat=winners[0], points=best)
        return Result(tuple(points), ranking, winners, reason)
