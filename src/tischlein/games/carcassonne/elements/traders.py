"""Traders & Builders, the goods: whoever completes a city takes what is traded there."""

from __future__ import annotations

from tischlein.core.agenda import Automatic
from tischlein.core.score import Term
from tischlein.games.carcassonne.features import Feature, goods_in
from tischlein.games.carcassonne.state import CarcassonneState, tell
from tischlein.games.carcassonne.tiles import GOODS, pieces


def hand_out_goods(state: CarcassonneState, active: int, city: Feature) -> None:
    """One token for each symbol, to the player who completed the city (CAR-406, CAR-407)."""
    for good in goods_in(state, city):
        place = active * 3 + GOODS.index(good)
        state.goods = (*state.goods[:place], state.goods[place] + 1, *state.goods[place + 1 :])
        state.note(active, "goods", "CAR-406", good=tell("good", good=good))


class HandOutGoods(Automatic[CarcassonneState]):
    """After the points have been moved (CAR-406)."""

    __slots__ = ("city", "seat")

    def __init__(self, seat: int, city: Feature) -> None:
        self.seat = seat
        self.city = city

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.city

    def run(self, state: CarcassonneState) -> None:
        hand_out_goods(state, self.seat, self.city)


def goods_terms(goods: tuple[int, ...], players: int) -> list[tuple[int, Term]]:
    """10 points for the most tokens of each kind, for all who tie (CAR-409, CAR-410)."""
    points: int = pieces()["goods"]["majority_points"]
    terms = []
    for kind, good in enumerate(GOODS):
        counts = [goods[seat * 3 + kind] for seat in range(players)]
        most = max(counts)
        term = Term("goods", points, {"good": good, "count": most}, "CAR-409")
        terms += [(seat, term) for seat in range(players) if counts[seat] == most > 0]
    return terms
