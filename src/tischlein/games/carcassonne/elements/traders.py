"""Traders & Builders, the goods: whoever completes a city takes what is traded there."""

from __future__ import annotations

from typing import Any

from tischlein.core.score import Term
from tischlein.games.carcassonne.features import Feature, segments_of
from tischlein.games.carcassonne.part import Part
from tischlein.games.carcassonne.state import CarcassonneState, tell
from tischlein.games.carcassonne.tiles import CITY, GOODS, pieces


class Goods(Part):
    __slots__ = ("tokens",)

    def __init__(self, tokens: tuple[int, ...] = ()) -> None:
        self.tokens = tokens  # by seat * 3 + kind, for all to see (CAR-408)

    def fields(self) -> tuple[object, ...]:
        return (self.tokens,)

    def things(self, state: CarcassonneState) -> dict[str, Any]:
        seats = range(state.players) if self.tokens else range(0)
        return {"goods": [{name: self.tokens[seat * 3 + kind] for kind, name in enumerate(GOODS)} for seat in seats]}


def hand_out_goods(state: CarcassonneState, active: int, city: Feature) -> None:
    """One token for each symbol, to the player who completed the city (CAR-406, CAR-407)."""
    if city.kind != CITY:
        return
    goods = state.land.box.goods
    for good in [goods[segment] for segment in segments_of(state, city) if goods[segment]]:
        place = active * 3 + GOODS.index(good)
        tokens = state.goods.tokens
        state.goods = Goods((*tokens[:place], tokens[place] + 1, *tokens[place + 1 :]))
        state.note(active, "goods", "CAR-406", good=tell("good", good=good))


def hope_for_goods(state: CarcassonneState, worths: list[float]) -> None:
    """Some of what the goods would bring now, and a little for each token on the way to a majority."""
    for seat, term in goods_terms(state):
        worths[seat] += 0.6 * term.points
    for place, count in enumerate(state.goods.tokens):
        worths[place // 3] += 0.8 * count


def goods_terms(state: CarcassonneState) -> list[tuple[int, Term]]:
    """10 points for the most tokens of each kind, for all who tie (CAR-409, CAR-410)."""
    points: int = pieces()["goods"]["majority_points"]
    goods, players, terms = state.goods.tokens, state.setup.players, []
    for kind, good in enumerate(GOODS):
        counts = [goods[seat * 3 + kind] for seat in range(players)]
        most = max(counts)
        term = Term("goods", points, {"good": good, "count": most}, "CAR-409")
        terms += [(seat, term) for seat in range(players) if counts[seat] == most > 0]
    return terms
