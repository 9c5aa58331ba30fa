"""Mysterious places of the pro game: two cards are drawn unseen by the others, and one may be kept."""

from __future__ import annotations

from typing import ClassVar, Final

from tischlein.core.agenda import SeatStep, Step
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.felinia.box import GOODS_INDEX, MYSTERIES, MYSTERY_COST, MYSTERY_INDEX
from tischlein.games.felinia.goods import count_of
from tischlein.games.felinia.mystery_cards import DRAWN, FIRST_HAND, STACK, cards_of
from tischlein.games.felinia.selling import Selling
from tischlein.games.felinia.state import FeliniaState
from tischlein.games.felinia.supply import give_back
from tischlein.games.felinia.words import tell

CARDS: Final = 2
PASS: Final[Action] = ("pass",)


class DrawCards(SeatStep[FeliniaState]):
    """The top two cards (FEL-151), or what is there (FEL-157)."""

    __slots__ = ()

    def run(self, state: FeliniaState) -> Step[FeliniaState] | None:
        piles, seat = state.piles, self.seat
        count = min(CARDS, piles.count(STACK))
        if not count:
            state.note(seat, "no-places-left", "FEL-157")
            return None
        piles.look(seat, STACK, count)
        for _ in range(count):
            piles.move(STACK, piles.count(STACK) - 1, DRAWN)
        if state.events is not None:
            cards = piles.cards(DRAWN)
            one, two = tell("mystery", card=MYSTERIES[cards[0]]), tell("mystery", card=MYSTERIES[cards[-1]])
            told = tell("drew-places", seat=seat, count=count, one=one, two=two)
            state.whisper((seat,), seat, told, tell("drew-places-secretly", seat=seat, count=count), "FEL-151")
        return KEEP[seat]


def why_not_keep(state: FeliniaState, seat: int, card: int) -> tuple[Message, str] | None:
    """Not a second one of a kind (FEL-152), and only for the good it asks for (FEL-153)."""
    if card in cards_of(state.piles, seat):
        return tell("refuse-same-place"), "FEL-152"
    cost = MYSTERY_COST[card]
    if cost and not count_of(state.goods[seat], GOODS_INDEX[cost]):
        return tell("refuse-place-price", good=tell("good", good=cost)), "FEL-153"
    return None


class KeepPlace(Selling):
    """One card or none (FEL-155, FEL-156). It is asked whatever was drawn, for the others must not learn it (FEL-158)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "piece"
    rules: ClassVar[tuple[str, ...]] = ("FEL-151", "FEL-152", "FEL-153", "FEL-156")
    waits: ClassVar[bool] = True

    def options(self, state: FeliniaState) -> list[Action]:
        drawn = dict.fromkeys(state.piles.cards(DRAWN))
        options: list[Action] = [("keep", MYSTERIES[card]) for card in drawn if why_not_keep(state, self.seat, card) is None]
        options.append(PASS)
        return options

    def answer(self, state: FeliniaState, action: Action) -> None:
        seat, piles = self.seat, state.piles
        if len(action) == 2:
            card = MYSTERY_INDEX[action[1]]
            cost = MYSTERY_COST[card]
            if cost:
                give_back(state, seat, GOODS_INDEX[cost])
            piles.take(seat, DRAWN, card, FIRST_HAND + seat)
            if state.events is not None:
                price = tell("place-price", cost=cost or "free")
                told = tell("kept-place", seat=seat, card=tell("mystery", card=action[1]), price=price)
                state.whisper((seat,), seat, told, tell("kept-place-secretly", seat=seat, price=price), "FEL-158")
        else:
            state.note(seat, "kept-none", "FEL-156")
        while piles.count(DRAWN):  # under the stack, in the order in which they were drawn (FEL-154, FEL-159)
            piles.move(DRAWN, 0, STACK, under=True)

    def prompt(self, state: FeliniaState) -> Message:
        return tell("ask-keep")

    def label(self, state: FeliniaState, action: Action) -> Message:
        if action == PASS:
            return tell("keep-none")
        card = MYSTERY_INDEX[action[1]]
        return tell("keep", card=tell("mystery", card=action[1]), price=tell("place-price", cost=MYSTERY_COST[card] or "free"))

    def why_not(self, state: FeliniaState, action: Action) -> tuple[Message, str] | None:
        if action[0] != "keep" or len(action) != 2 or action[1] not in MYSTERIES:
            return None
        card = MYSTERY_INDEX[action[1]]
        if card not in state.piles.cards(DRAWN):
            return tell("refuse-not-drawn"), "FEL-151"
        return why_not_keep(state, self.seat, card)


DRAW_CARDS: Final = tuple(DrawCards(seat) for seat in range(4))
KEEP: Final = tuple(KeepPlace(seat) for seat in range(4))
