"""A table of Felinia for tests: built position by position in the words of the rules, then scripted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import tischlein
from tests.support.scenario import Scenario
from tischlein import CHANCE
from tischlein.core.agenda import NOBODY
from tischlein.core.decision import Action
from tischlein.core.words import say, say_event
from tischlein.games.felinia.bidding import Bid
from tischlein.games.felinia.box import BONUS_INDEX, COUNTRIES, GOODS, MYSTERY_INDEX, NO_TILE, SHIP_INDEX, SPECIALS, SPECIES, TILE_INDEX
from tischlein.games.felinia.goods import ONE, contains, names_of
from tischlein.games.felinia.mystery_cards import FIRST_HAND, STACK
from tischlein.games.felinia.state import FeliniaState, replaced

EARN: Action = ("earn",)
GUILD: Action = ("guild",)
PASS: Action = ("pass",)
END: Action = ("end",)
RENT: Action = ("rent",)


def heap(*goods: str) -> int:
    return sum(ONE[GOODS.index(good)] for good in goods)


def without(bag: int, goods: int) -> int:
    assert contains(bag, goods), f"the bag has only {names_of(bag)}"
    return bag - goods


class Table(Scenario[FeliniaState]):
    """A game at the first bid of the first round: seat 0 begins, whatever was drawn until then came by a fixed luck."""

    # ------------------------------------------------------------------ building a position: nobody asks whether it could come about

    def own(self, seat: int, goods: Sequence[str] | None = None, **pieces: int) -> Table:
        """What a seat has: `own(0, ["clock", "clock"], silver=3, gold=1, spice=0, provisions=2, merchants=1)`. Goods come from the bag."""
        state = self.state
        if goods is not None:
            state.bag = without(state.bag + state.goods[seat], heap(*goods))
            state.goods[seat] = heap(*goods)
        for name, count in pieces.items():
            getattr(state, name)[seat] = count
        return self

    def market(self, number: int, *goods: str) -> Table:
        """What lies on a market, from the bag."""
        state = self.state
        state.bag = without(state.bag + state.markets[number - 1], heap(*goods))
        state.markets[number - 1] = heap(*goods)
        return self

    def bag(self, *goods: str) -> Table:
        """Exactly these are in the bag; the others are out of the game."""
        self.state.bag = heap(*goods)
        return self

    def harbour(self, *ships: str, aboard: Mapping[str, Sequence[int]] | None = None) -> Table:
        """The four ships, and who is aboard: `harbour("lion_a", ..., aboard={"lion_a": [0, 1]})`. Merchants come from the supplies."""
        state = self.state
        everything = [*state.stock, *(ship for ship in state.ships if ship >= 0)]
        chosen = [SHIP_INDEX[ship] for ship in ships]
        assert len(chosen) == 4
        state.ships[:] = chosen
        state.stock = tuple(sorted(ship for ship in everything if ship not in chosen))
        for slot, ship in enumerate(ships):
            seats = tuple((aboard or {}).get(ship, ()))
            state.aboard[slot] = seats
            for seat in seats:
                state.merchants[seat] -= 1
        return self

    def stock(self, *ships: str) -> Table:
        """The ship tiles that are still to come; the others are out of the game."""
        self.state.stock = tuple(sorted(SHIP_INDEX[ship] for ship in ships))
        return self

    def stack(self, place: int, *seats: int) -> Table:
        """Bid tokens on a place (6: the guild), the lowest first."""
        self.state.stacks[place - 1] = tuple(seats)
        return self

    def tile(self, province: str, tile: str | None) -> Table:
        """A tile lies face up on a post, or none does."""
        state = self.state
        number = state.island.index[province]
        state.lay_tile(number, NO_TILE if tile is None else TILE_INDEX[tile])
        return self

    def post(self, seat: int, *provinces: str) -> Table:
        """Merchants stand there."""
        for province in provinces:
            number = self.state.island.index[province]
            self.state.posts = replaced(self.state.posts, seat, self.state.posts[seat] | 1 << number)
            self.state.lay_tile(number, NO_TILE)
        return self

    def tiles(self, seat: int, bonus: Sequence[str] = (), special: Sequence[str] = (), **species: int) -> Table:
        """Tiles that a seat has taken: `tiles(0, lion=3, bonus=["extra_lion"])`."""
        state = self.state
        state.sets = replaced(state.sets, seat, tuple(species.get(name, 0) for name in SPECIES))
        state.bonuses = replaced(state.bonuses, seat, sum(1 << BONUS_INDEX[tile] for tile in bonus))
        state.bonus_left &= ~state.bonuses[seat]
        state.specials = replaced(state.specials, seat, sum(1 << SPECIALS.index(tile) for tile in special))
        return self

    def mysteries(self, *cards: str) -> Table:
        """Exactly these mysterious places are in the stack, the next one to be drawn first; nobody knows them."""
        piles = self.state.piles
        piles.places[STACK] = ()
        for card in reversed(cards):
            piles.lay(STACK, MYSTERY_INDEX[card])
        return self

    def kept(self, seat: int, *cards: str) -> Table:
        """Mysterious places that a seat has, from anywhere in the stack."""
        piles = self.state.piles
        for card in cards:
            piles.move(STACK, piles.cards(STACK).index(MYSTERY_INDEX[card]), FIRST_HAND + seat)
        return self

    # ------------------------------------------------------------------ playing

    def ashore(self, country: str, *seats: int) -> Table:
        """A full ship brings merchants of these seats to a country, in the round that is being bid for; nobody trades anything. Everybody
        has 6 silver then. The first merchant has taken his first step."""
        ship = f"{country}_c" if len(seats) == 1 else f"{country}_a"
        others = [f"{other}_b" for other in COUNTRIES if other != country][:3]
        return self.harbour(ship, *others, aboard={ship: seats}).all_earn()

    def over(self) -> Table:
        """The game ends with what everybody has: all bid at the guild, nobody exchanges anything, the ships sail empty."""
        self.state.closing = True
        self.bids(*[6] * (3 * self.state.setup.players))
        while self.due():
            self.play(self.due()[0], PASS)
        return self

    def bids(self, *places: int) -> Table:
        """All bids of a placing phase in turn order: 0 the own board, 1 to 5 a market, 6 the guild."""
        for place in places:
            (seat,) = self.due()
            self.play(seat, EARN if place == 0 else GUILD if place == 6 else ("market", place))
        return self

    def all_earn(self) -> Table:
        """Everybody places everything on the own board; then nothing is traded."""
        return self.bids(*[0] * (3 * self.state.setup.players))

    def go_on(self) -> Table:
        """Nobody places another token: those that `stack` has put somewhere are traded with, then the ships sail, and so on."""
        self._begin_step()
        agenda = self.state.agenda
        assert isinstance(agenda.main[-1], Bid)
        agenda.take(self.due()[0])
        agenda.offer_to = NOBODY
        agenda.settle(self.state)
        return self

    def draw(self, *outcomes: Any) -> Table:
        """What chance brings; whatever is not said comes as it likes, until somebody is due: see `settle`."""
        self.chance(*outcomes)
        return self

    def settle(self, seed: int = 1) -> Table:
        """Chance acts until somebody has to decide, as it likes."""
        rng = Random(seed)
        while self.state.waiting_for == (CHANCE,):
            self.chance(self.state.chance.sample(rng))
        return self

    # ------------------------------------------------------------------ looking

    def sees(self, by: int | None, seat: int) -> dict[str, Any]:
        """What one player sees of another."""
        player: dict[str, Any] = self.state.view(by)["players"][seat]
        return player

    def told(self, *seats: int, language: str = "en") -> list[str]:
        """What these seats hear of the last step; nobody named: what a spectator hears."""
        heard = (event.heard_by(seats) for event in self.events)
        return [say_event(event, language, self.names) for event in heard if event is not None]

    def label(self, seat: int, action: Action, language: str = "en") -> str:
        """An option in words."""
        decision = self.state.decision(seat)
        return say(decision.labels[list(decision.options).index(action)], language)

    def seen(self, viewer: int | None = None) -> dict[str, Any]:
        """What somebody sees, a spectator if nobody is named."""
        return self.state.view(viewer)

    def player(self, seat: int) -> dict[str, Any]:
        """What a player sees of the own things."""
        own: dict[str, Any] = self.state.view(seat)["players"][seat]
        return own

    def province(self, name: str) -> dict[str, Any]:
        """What everybody sees of a province."""
        found: dict[str, Any] = next(entry for entry in self.seen()["provinces"] if entry["id"] == name)
        return found

    def asked(self) -> tuple[int, str]:
        """Who is asked, and by which step."""
        question = self.seen()["question"]
        return question["seat"], question["step"]

    def goods(self, seat: int) -> list[str]:
        return names_of(self.state.goods[seat])

    def points(self, seat: int) -> dict[str, int]:
        """By term; several of a kind are added."""
        found: dict[str, int] = {}
        for term in self.state.score(seat):
            found[term.key] = found.get(term.key, 0) + term.points
        return found


def table(players: int = 2, side: str = "basic", *elements: str, seed: int = 1, first: int = 0) -> Table:
    """Before the first bid of the start player."""
    game = tischlein.game("felinia")
    state = game.start(game.setup(players=players, side=side, elements=elements))
    assert isinstance(state, FeliniaState)
    scenario = Table(state)
    scenario.chance(first)
    return scenario.settle(seed)
