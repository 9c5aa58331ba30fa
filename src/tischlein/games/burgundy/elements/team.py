"""The Team Game: two partners share one double board and what lies on it, but not their dice, points and own key spaces."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tischlein.core.agenda import Step
from tischlein.core.decision import Action, Kind
from tischlein.core.errors import SetupError
from tischlein.core.message import Message
from tischlein.core.score import Result, rank
from tischlein.core.setup import Setup
from tischlein.games.burgundy.keys import NewTile, name
from tischlein.games.burgundy.moments import Boards, Use
from tischlein.games.burgundy.state import BurgundyState, tell
from tischlein.games.burgundy.way import Way

PLAYERS: Final = 4
BOARDS: Final = Boards(("12a", "12b"), ("12a", "12a"), "BUR-456")


def check_players(setup: Setup, use: Use) -> None:
    if setup.players != PLAYERS:
        raise SetupError(tell("setup-team"), "BUR-455")


def check_partners(setup: Setup, use: Use) -> None:
    if any(setup["boards"][seat] != setup["boards"][seat + 2] for seat in (0, 1)):
        raise SetupError(tell("setup-partners"), "BUR-456")


class TeamWay(Way):
    """Partners sit opposite each other and play in turn: seats 0 and 2, seats 1 and 3 (BUR-460, BUR-461).

    What is common belongs to their one estate: workers, silver, goods, both halves of the board, bonus tiles (BUR-464, BUR-467, BUR-472).
    Dice, points, markers and own key spaces belong to the seats: no partner can use them (BUR-460, BUR-465). Whoever places a tile gains
    its points (BUR-471), and the bridge decides the order of the four (BUR-462).
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            owner_of=(0, 1, 0, 1),
            seats_of=((0, 2), (1, 3)),
            key_spaces=2,  # and two common ones (BUR-463)
            common_spaces=2,
            silver=2,  # BUR-458
        )

    def workers(self, place: int) -> int:
        """Three for the team that begins, five for the other (BUR-459)."""
        return 3 if place % 2 == 0 else 5

    def where_to_lay(self, seat: int, tile: int) -> Step[Any]:
        return LayDown(seat, tile)

    def conclude(self, state: BurgundyState) -> None:
        """What counts is the sum; the final scoring is of both, whoever's marker has moved (BUR-469)."""
        for owner, seats in enumerate(self.seats_of):
            one, two = (state.points[seat] for seat in seats)
            state.note_owner(owner, "team-total", "BUR-469", points=one + two, one=one, two=two)

    def result(self, state: BurgundyState) -> Result:
        """The sum of both partners, then more empty spaces (BUR-469, BUR-470)."""
        sums = [state.points[owner] + state.points[owner + 2] for owner in (0, 1)]
        keys = [(sums[seat % 2], state.estates[seat % 2].empty_spaces) for seat in range(PLAYERS)]
        ranking = rank([(*key,) for key in keys])
        winners = ranking[0]
        if len(winners) > 2:
            reason = tell("result-team-shared", points=sums[0])
        else:
            key = "result-team-points" if sums[0] != sums[1] else "result-team-empty"
            reason = tell(key, seat=winners[0], partner_seat=winners[1], points=max(sums))
        return Result(tuple(state.points), ranking, winners, reason)


class LayDown(NewTile):
    """On a key space of one's own, or on one that the partner can use too (BUR-463, BUR-466)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("BUR-463", "BUR-464", "BUR-466")

    def options(self, state: BurgundyState) -> list[Action]:
        return [("lay", "own"), ("lay", "common")]

    def apply(self, state: BurgundyState, action: Action) -> None:
        if action[1] == "own":
            state.keys[self.seat] += (self.tile,)
        else:
            state.estate(self.seat).common += (self.tile,)

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-lay", tile=name(self.tile))

    def label(self, state: BurgundyState, action: Action) -> Message:
        return tell("lay", where=action[1])
