"""A whole game on one page: the set-up, the five phases of a round, and the two ways in which the game ends."""

from __future__ import annotations

from typing import Final

from tischlein.core.agenda import Automatic, Stack, Step
from tischlein.core.piles import Deal
from tischlein.games.felinia.bidding import PlaceTokens
from tischlein.games.felinia.box import GOODS_INDEX, start_goods
from tischlein.games.felinia.goods import ONE
from tischlein.games.felinia.luck import PickFirst, TurnTile
from tischlein.games.felinia.mystery_cards import BOX, FIRST_HAND, STACK
from tischlein.games.felinia.phases import OVER, PREPARING
from tischlein.games.felinia.preparing import FILL_MARKETS, FILL_SHIPS, empty_ships, ships_left
from tischlein.games.felinia.sailing import Explore
from tischlein.games.felinia.state import FeliniaState
from tischlein.games.felinia.storing import StoreGoods
from tischlein.games.felinia.trading import Trade


class StartGame(Automatic[FeliniaState]):
    """Who begins; the island; goods and ships; in the pro game the mysterious places (FEL-138). Then the first round."""

    __slots__ = ()

    def run(self, state: FeliniaState) -> None:
        island, piles = state.island, state.piles
        tiles: Stack = tuple(TurnTile(post) for post in island.posts) if island.pro else ()  # face up (FEL-139)
        cards: Stack = (Deal("mysteries", BOX, ((STACK, piles.count(BOX)),)),) if island.pro else ()
        state.agenda.push(PickFirst(), DealGoods(), *tiles, FILL_MARKETS, FILL_SHIPS, *cards, ROUND)


class DealGoods(Automatic[FeliniaState]):
    """Two tiles for everybody, in turn order (FEL-014)."""

    __slots__ = ()

    def run(self, state: FeliniaState) -> None:
        for seat, pair in zip(state.in_turn_order(), start_goods(state.setup.players), strict=True):
            for good in pair:
                state.goods[seat] += ONE[GOODS_INDEX[good]]
                state.bag -= ONE[GOODS_INDEX[good]]


class Round(Automatic[FeliniaState]):
    """Placing, trading, exploring, storing, preparing (FEL-027), each for all before the next begins (FEL-028)."""

    __slots__ = ()

    def run(self, state: FeliniaState) -> None:
        state.round += 1
        state.note(None, "round", "FEL-027", round=state.round)
        state.agenda.push_all((PLACE_TOKENS, TRADE, EXPLORE, AFTER_EXPLORING))


class AfterExploring(Automatic[FeliniaState]):
    """When somebody's last merchant has gone aboard, trading was still played to its end (FEL-111), and now the game is over (FEL-113)."""

    __slots__ = ()

    def run(self, state: FeliniaState) -> Step[FeliniaState] | None:
        if state.closing:
            return GAME_OVER
        state.agenda.push_all((STORE_GOODS, PREPARE))
        return None


class Prepare(Automatic[FeliniaState]):
    """Tokens back (FEL-094), ships, goods, the start player card to the left (FEL-099). If there are too few ship tiles (FEL-096, FEL-115),
    and not if there are just enough (FEL-117), all ships sail at once, and then the game is over (FEL-116); the tiles that are left are
    not used (FEL-118)."""

    __slots__ = ()

    def run(self, state: FeliniaState) -> None:
        state.phase = PREPARING
        for seat in range(state.setup.players):
            state.circles[seat] = 0
        if ships_left(state) < empty_ships(state):
            state.closing = True
            state.note(None, "no-ships", "FEL-115")
            state.agenda.push_all((EXPLORE, GAME_OVER))
        else:
            state.agenda.push_all((FILL_SHIPS, FILL_MARKETS, PASS_CARD, ROUND))


class PassCard(Automatic[FeliniaState]):
    """The start player card goes to the left neighbour (FEL-099)."""

    __slots__ = ()

    def run(self, state: FeliniaState) -> None:
        state.first = (state.first + 1) % state.setup.players


class GameOver(Automatic[FeliniaState]):
    """Everything is laid open, the mysterious places too, and counted."""

    __slots__ = ()

    def run(self, state: FeliniaState) -> None:
        state.phase = OVER
        for hand in range(FIRST_HAND, FIRST_HAND + state.setup.players):
            for place in range(state.piles.count(hand)):
                state.piles.reveal(hand, place)
        if state.events is not None:
            for seat in range(state.setup.players):
                for term in state.score(seat):
                    state.note_points(seat, term)


PLACE_TOKENS: Final = PlaceTokens()
TRADE: Final = Trade()
EXPLORE: Final = Explore()
AFTER_EXPLORING: Final = AfterExploring()
STORE_GOODS: Final = StoreGoods()
PREPARE: Final = Prepare()
PASS_CARD: Final = PassCard()
ROUND: Final = Round()
GAME_OVER: Final = GameOver()
