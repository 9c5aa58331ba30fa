"""What a visitor gets to see of a table: the position, moments of the past, what options would bring. Never another seat's secrets."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Literal

from tischlein.core.chance import CHANCE
from tischlein.core.decision import Event
from tischlein.core.match import Match
from tischlein.core.score import Result
from tischlein.core.state import State
from tischlein.server.affairs import HOLDER, Affairs
from tischlein.server.messages import Clock, Moment, OptionPreview, Outcome, Position, Previews, SeatInfo, TableInfo, UndoInfo
from tischlein.server.outcome import outcome
from tischlein.server.seating import person_at
from tischlein.server.speech import decision_to_json, event_in_words, event_to_json, in_words, score_in_words
from tischlein.server.store import Person, StoredTable

if TYPE_CHECKING:
    from tischlein.server.table import Table


class Hearing:
    """How much of the story a client has heard: entries before `heard`, but of those in `partly` only these events."""

    __slots__ = ("heard", "partly", "veiled")

    def __init__(self) -> None:
        self.partly: dict[int, list[Event]] = {}
        self.start_over()

    def start_over(self) -> None:
        self.heard = 0
        self.partly.clear()
        self.veiled = False  # whether something was told in other words, or not at all, because it was for others

    def catch_up(self, match: Match, seats: Sequence[int]) -> tuple[bool, list[tuple[int, Event]]]:
        """What is new for these seats, and whether that is the whole story: when the match is over everything is told, so whoever has
        not heard all of it hears it anew."""
        over = match.state.result is not None
        if self.veiled and over:
            self.start_over()
        whole, news = self.heard == 0, []
        for number in [*(number for number in self.partly if not match.is_hidden(number)), *range(self.heard, len(match.log))]:
            told, known = match.told_to(number, seats), self.partly.pop(number, [])
            if match.is_hidden(number):
                self.partly[number] = told
            elif told != match.happened[number] and not over:
                self.veiled = True
            news += [(number, event) for event in told if event not in known]
        self.heard = len(match.log)
        return whole, news


def position(table: Table, person: Person | None, hearing: Hearing) -> Position:
    """Everything this visitor may know now, and of the story what is new."""
    mine, names, match = table.seats_of(person), table.names(), table.match
    info = table_info(table.stored, table.affairs, names, mine)
    _add_clocks(table, info)
    if match is None:
        return Position(info, {}, [], [], [], True, None, None)
    state, asked = match.state, table.asked()
    over = table.stored.status == "finished"
    whole, news = hearing.catch_up(match, mine)
    in_force = set(match.in_force)
    due = [] if over else [seat for seat in mine if seat in state.waiting_for and not table.bot_at(seat)]
    return Position(
        table=info,
        views=_views(state, mine, _shown_now(table, match)),
        decisions=[decision_to_json(state.decision(seat), names) for seat in due],
        undo=[] if over else [undo for seat in mine if (undo := _undo(match, seat))],
        story=[event_to_json(number, event, names, match.log[number].what != "undo" and number not in in_force) for number, event in news],
        whole=whole,
        asked=asked.seat if asked else None,
        outcome=_outcome(outcome(state, table.affairs.conceded, over), names),
    )


def shown(state: State) -> dict[str, Any]:
    """What is added to each view on its way to a page."""
    more = state.setup.game.for_page(state)
    return {"shown": more} if more else {}


def _shown_now(table: Table, match: Match) -> dict[str, Any]:
    """Counted once for all who are at the table."""
    now = len(match.log)
    if table.shown is None or table.shown[0] is not match or table.shown[1] != now:
        table.shown = match, now, shown(match.state)
    return table.shown[2]


def _views(state: State, seats: Sequence[int], more: dict[str, Any]) -> dict[str, Any]:
    return {str(seat): state.view(seat) | more for seat in seats} or {"spectator": state.view(None) | more}


def _undo(match: Match, seat: int) -> UndoInfo | None:
    number = match.last_decision(seat)
    return None if number is None else UndoInfo(seat, number, list(match.undo_needs(seat)))


def _outcome(result: Result | None, names: Sequence[str]) -> Outcome | None:
    if result is None:
        return None
    ranking = [list(place) for place in result.ranking]
    return Outcome(list(result.points), ranking, list(result.winners), in_words(result.reason, names))


def table_info(stored: StoredTable, affairs: Affairs, names: Sequence[str], mine: Sequence[int]) -> TableInfo:
    """A table as the lobby shows it: without looking into its match."""
    seats = []
    for number, (seat, name) in enumerate(zip(stored.seats, names, strict=True)):
        due = stored.deadline if number in stored.waiting else None
        kind: Literal["open", "person", "bot"] = "open" if seat == "open" else "person" if person_at(seat) else "bot"
        info = SeatInfo(kind, name, number in mine, until=due)
        info.held = HOLDER if number in affairs.held else ""
        info.conceded = number in affairs.conceded
        seats.append(info)
    over = stored.status == "finished"
    return TableInfo(
        id=stored.id,
        game=stored.setup["game"],
        setup=stored.setup,
        seats=seats,
        status=stored.status,  # type: ignore[arg-type]
        waiting_for=[] if over else [seat for seat in stored.waiting if seat != CHANCE],
        entries=stored.length,
        listed=stored.listed,
        created=stored.created,
        moved=stored.moved or stored.created,
        now=time.time(),
        clock=None if stored.clock is None else Clock(**stored.clock),
        winners=affairs.winners,
        invite=stored.invite if mine else "",
        rematch=affairs.rematch,
    )


def _add_clocks(table: Table, info: TableInfo) -> None:
    here, returned = table.here(), table.affairs.returned
    for number, (seat, shown) in enumerate(zip(table.seats, info.seats, strict=True)):
        shown.here = person_at(seat) in here
        if table.clocks is not None:
            shown.bank = table.clocks.bank[number]
            shown.until = None if table.bot_at(number) or info.status != "playing" else table.clocks.until(number, returned)


def moment(table: Table, match: Match, number: int, seats: Sequence[int]) -> Moment:
    """The position after `number` entries as these seats saw it; without any, as a spectator did."""
    names = table.names()
    at_end = number == len(match.log)
    state = match.state if at_end else match.at(number)
    views = _views(state, seats, shown(state))
    score = next(iter(views.values()))["score"]
    over = at_end and table.stored.status == "finished"
    result = outcome(state, table.affairs.conceded if at_end else (), over)
    return Moment(number, len(match.log), views, score_in_words(table.setup.game.id, score, names), _outcome(result, names))


def previews(match: Match, seat: int, names: Sequence[str]) -> Previews:
    """What each option would bring at once, tried on a position that this seat can imagine: nothing hidden is given away.

    What the seat would learn there is not true, so it is told as a spectator would hear it.
    """
    if seat not in match.state.waiting_for:
        return Previews(seat, len(match.log), [])
    base = match.state.imagine(seat, Random(0))
    before = sum(term.points for term in base.score(seat))
    options = []
    for action in base.options(seat):
        state = base.copy()
        events: list[Event] = []
        state.events = events
        state.play(seat, action)
        _, surprised = state.disclosed()
        while (forced := state.forced(seat)) is not None:  # as the match will do
            state.play(seat, forced)
            surprised |= state.disclosed()[1]
        points = sum(term.points for term in state.score(seat)) - before
        heard = [event.heard_by(()) for event in events if event.seat == seat]
        story = [event_in_words(event, names) for event in heard if event is not None]
        options.append(OptionPreview(points, story, final=state.waiting_for in ((), (CHANCE,)) or bool(surprised >> seat & 1)))
    return Previews(seat, len(match.log), options)
