"""How a table ended: by the rules, or because people conceded."""

from __future__ import annotations

from collections.abc import Sequence

from tischlein.core.message import Message, Speaker
from tischlein.core.score import Result
from tischlein.core.setup import Setup
from tischlein.core.state import State

tell = Speaker("server")


def ends_by_concession(setup: Setup, conceded: Sequence[int], people: Sequence[int]) -> bool:
    """The game is over when at most one team is left, or only bots are: nobody wants to see the end."""
    left = [seat for seat in range(setup.players) if seat not in conceded]
    teams = [team for team in setup.game.teams(setup) if any(seat in left for seat in team)]
    return bool(conceded) and (len(teams) <= 1 or not any(seat in people for seat in left))


def outcome(state: State, conceded: Sequence[int], over: bool) -> Result | None:
    """The result, if it is over. Whoever has conceded comes last, whatever the bot made of the seat."""
    result = state.result
    if result is None and not over:
        return None
    if result is not None and not conceded:
        return result
    points = tuple(state.standing()) if result is None else result.points
    places = [tuple(range(state.setup.players))] if result is None else list(result.ranking)
    if result is None:
        places = [tuple(seat for seat in places[0] if points[seat] == mark) for mark in sorted(set(points), reverse=True)]
    staying = [place for group in places if (place := tuple(seat for seat in group if seat not in conceded))]
    ranking = (*staying, tuple(sorted(conceded)))
    winners = staying[0] if staying else ()
    return Result(points, ranking, winners, _reason(result, conceded, winners))


def _reason(result: Result | None, conceded: Sequence[int], winners: Sequence[int]) -> Message:
    if result is not None and winners == result.winners:
        return result.reason
    last = conceded[-1]
    return tell("result-conceded", seat=last, count=len(conceded))
