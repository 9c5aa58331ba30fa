"""The usual way to play. The team game and the solo game are others: they change what is written here (see `elements`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from tischlein.core.agenda import Step
from tischlein.core.message import Speaker
from tischlein.core.score import Result, Term, rank
from tischlein.games.burgundy.tiles import data

if TYPE_CHECKING:
    from tischlein.games.burgundy.state import BurgundyState

tell = Speaker("burgundy")

Consequences: TypeAlias = tuple[list[Term], list[Step[Any]]]
"""Points, and the steps that follow."""


class Way:
    """Who owns what, what everybody begins with, how points are gained, and who wins."""

    __slots__ = ("colours", "common_spaces", "key_spaces", "owner_of", "seats_of", "silver")

    def __init__(
        self,
        owner_of: tuple[int, ...],
        seats_of: tuple[tuple[int, ...], ...],
        key_spaces: int = 3,
        common_spaces: int = 0,
        silver: int = 1,
        colours: int = 3,
    ) -> None:
        self.owner_of = owner_of  # by seat: the estate it plays for
        self.seats_of = seats_of  # by owner
        self.key_spaces = key_spaces  # of one's own (BUR-035)
        self.common_spaces = common_spaces  # key spaces that partners share
        self.silver = silver  # of an owner at the start (BUR-029)
        self.colours = colours  # of goods in a store, at most (BUR-036, BUR-147)

    def workers(self, place: int) -> int:
        """Whoever begins gets one worker, the next ones two, three and four (BUR-032)."""
        workers: int = data("main_board")["start"]["workers_by_turn_order"][place]
        return workers

    # ------------------------------------------------------------------ during the game

    def gain(self, state: BurgundyState, seat: int, term: Term) -> None:
        """Points are scored at once (BUR-218), by the player who has earned them."""
        state.points[seat] += term.points
        state.terms.append((seat, term))
        state.note_points(seat, term)

    def bring(self, state: BurgundyState, seat: int, terms: list[Term], steps: list[Step[Any]]) -> None:
        """Points, and then steps."""
        for term in terms:
            self.gain(state, seat, term)
        if steps:
            state.agenda.push_all(tuple(steps))

    def follow(self, state: BurgundyState, seat: int, cell: int, tile: int) -> None:
        """A tile has been placed: points for all it completes, then its effect, at once (BUR-131, BUR-219)."""
        for term in completed(state, seat, cell):
            self.gain(state, seat, term)
        terms, steps = state.use.moments.effects[tile](state, seat, cell, tile)
        self.bring(state, seat, terms, steps)

    def where_to_lay(self, seat: int, tile: int) -> Step[Any]:
        """The question on which key space a tile is laid, where there are different ones."""
        raise NotImplementedError

    def conclude(self, state: BurgundyState) -> None:
        """The final scoring is over: what is still to be told."""

    # ------------------------------------------------------------------ points

    def score(self, state: BurgundyState, seat: int) -> list[Term]:
        return [term for other, term in state.terms if other == seat]

    def standing(self, state: BurgundyState) -> list[int]:
        points = state.points.copy()
        if state.waiting_for or state.agenda.main:
            for seat, term in state.final_terms():
                points[seat] += term.points
        return points

    def result(self, state: BurgundyState) -> Result:
        """Most points, then more empty spaces, then later in the turn order (BUR-281, BUR-282, BUR-283)."""
        order = state.in_turn_order()
        keys = [(state.points[seat], state.estates[seat].empty_spaces, order.index(seat)) for seat in range(state.setup.players)]
        ranking = rank([(*key,) for key in keys])
        (winner,) = ranking[0]
        ties = [key for key in keys if key[0] == keys[winner][0]]
        level = 0 if len(ties) == 1 else 1 if sum(key[1] == keys[winner][1] for key in ties) == 1 else 2
        reason = tell(("result-points", "result-empty", "result-order")[level], seat=winner, points=keys[winner][0], empty=keys[winner][1])
        return Result(tuple(state.points), ranking, (winner,), reason)

    def worth(self, state: BurgundyState, owner: int) -> float:
        """For bots: what an owner has reached so far, if the game ended now."""
        reached = float(sum(state.points[seat] for seat in self.seats_of[owner]))
        return reached + sum(term.points for other, term in state.final_terms() if other == owner)


def completed(state: BurgundyState, seat: int, cell: int) -> list[Term]:
    """The points for what a tile on this space completes."""
    moments, estate = state.use.moments, state.estate(seat)
    area = estate.duchy.area[cell]
    terms: list[Term] = []
    if estate.filled & area == area:
        for score in moments.area_completed:
            terms += score(state, seat, cell)
    for score in moments.tile_laid:
        terms += score(state, seat, cell)
    return terms


def usual(players: int) -> Way:
    return Way(tuple(range(players)), tuple((seat,) for seat in range(players)))
