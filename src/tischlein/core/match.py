"""A match: a set-up and a log. It draws chance from the seed, takes moves back, saves and loads; a position is a cache of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from secrets import token_hex
from typing import Any, Literal, NamedTuple

from tischlein.core import chance
from tischlein.core.chance import CHANCE
from tischlein.core.decision import Action, Event
from tischlein.core.errors import IllegalAction, UndoError
from tischlein.core.message import Speaker
from tischlein.core.setup import Setup
from tischlein.core.state import State
from tischlein.core.words import say

tell = Speaker("core")


class Entry(NamedTuple):
    """A line of the log.

    what    seat    value
    play    who     the action
    forced  who     the action, played by the match because it was the only option
    chance  CHANCE  the outcome; `stream` says which luck it came from
    undo    who     the numbers of the entries that it takes back; they stay in the log
    """

    what: Literal["play", "forced", "chance", "undo"]
    seat: int
    value: Any
    stream: str = ""


class Match:
    """A game being played.

    `seed` decides all luck; without one a secret seed is drawn. `by_hand` leaves chance to `play(CHANCE, outcome)`, for people who roll
    real dice. `forced` lets the match play decisions that have only one option.
    """

    def __init__(self, setup: Setup, seed: int | str | None = None, *, by_hand: bool = False, forced: bool = False) -> None:
        self.setup = setup
        self.seed = token_hex(16) if seed is None else str(seed)
        self.by_hand = by_hand
        self.forced = forced
        self.log: list[Entry] = []
        self.events: list[list[Event]] = []  # what happened by each entry of the log
        self.line: list[int] = []  # the entries in force: those that were not undone
        self._blocks: list[int | None] = []  # for each entry, the simultaneous block it belongs to
        self.state = setup.game.start(setup)
        self._advance()

    @property
    def commitment(self) -> str:
        """The SHA-256 fingerprint of the seed: publish it at the start, reveal the seed at the end."""
        return chance.commitment(self.seed)

    # ------------------------------------------------------------------ playing

    def play(self, seat: int, action: Action | Any) -> None:
        """Plays an action (or, by hand, an outcome of chance), then draws the chances that follow."""
        if seat == CHANCE:
            if not self.by_hand:
                raise IllegalAction(tell("chance-by-seed"))
            self._enter(Entry("chance", CHANCE, action, self.state.chance.stream))
        else:
            self._enter(Entry("play", seat, action))
        self._advance()

    def _enter(self, entry: Entry) -> None:
        """Carries an entry out and writes it down; an illegal one leaves no trace."""
        agenda = self.state.agenda
        block = agenda.blocks if agenda.lanes else None
        happened: list[Event] = []
        self.state.events = happened
        try:
            self.state.play(entry.seat, entry.value)
        finally:
            self.state.events = None
        self.line.append(len(self.log))
        self.log.append(entry)
        self.events.append(happened)
        self._blocks.append(block)

    def _advance(self) -> None:
        """Draws the chances and plays the forced decisions that are due now."""
        while True:
            waiting = self.state.waiting_for
            if waiting == (CHANCE,) and not self.by_hand:
                self._enter(Entry("chance", CHANCE, self._draw(), self.state.chance.stream))
                continue
            if self.forced:
                single = next((seat for seat in waiting if seat != CHANCE and len(self.state.options(seat)) == 1), None)
                if single is not None:
                    self._enter(Entry("forced", single, self.state.options(single)[0]))
                    continue
            return

    def _draw(self) -> Any:
        pending = self.state.chance
        index = sum(self.log[number].stream == pending.stream for number in self.line)
        return pending.sample(chance.luck(self.seed, pending.stream, index))

    # ------------------------------------------------------------------ taking back

    def undo(self, seat: int, consent: Collection[int] = ()) -> None:
        """Takes back the last decision of this seat.

        That is free until something was revealed: chance has spoken, or another seat has acted. Where all act at the same time, the
        others' moves do not count as long as they are still hidden. Otherwise every other seat must be in `consent`, and everything
        since then is taken back too. Undone entries stay in the log, and luck stays as it was.
        """
        target = self._last_decision(seat)
        if self.undo_is_free(seat):
            undone = [number for number in self.line if number >= target and self.log[number].seat == seat]
        else:
            missing = [other + 1 for other in range(self.setup.players) if other != seat and other not in consent]
            if missing:
                raise UndoError(tell("undo-needs-consent", seats=", ".join(map(str, missing)), count=len(missing)))
            undone = [number for number in self.line if number >= target]
        self._take_back(Entry("undo", seat, tuple(undone)))
        self._advance()

    def undo_is_free(self, seat: int) -> bool:
        """Whether this seat may take back its last decision without asking."""
        target = self._last_decision(seat)
        agenda = self.state.agenda
        block = self._blocks[target]
        if block is not None:
            return bool(agenda.lanes) and agenda.blocks == block
        return all(self.log[number].seat == seat for number in self.line if number >= target)

    def _last_decision(self, seat: int) -> int:
        for number in reversed(self.line):
            if self.log[number].what == "play" and self.log[number].seat == seat:
                return number
        raise UndoError(tell("nothing-to-undo"))

    def _take_back(self, entry: Entry) -> None:
        undone = set(entry.value)
        self.line = [number for number in self.line if number not in undone]
        self.log.append(entry)
        self.events.append(
            [Event(entry.seat, tell("undone", seat=entry.seat, count=sum(self.log[number].what == "play" for number in undone)))]
        )
        self._blocks.append(None)
        self.state = self._replay(self.line)

    # ------------------------------------------------------------------ looking back

    def at(self, number: int) -> State:
        """The position after the first `number` entries of the log."""
        if not 0 <= number <= len(self.log):
            raise IndexError(f"the log has {len(self.log)} entries; there is no position after {number}")
        undone = {index for entry in self.log[:number] if entry.what == "undo" for index in entry.value}
        return self._replay([index for index in range(number) if index not in undone and self.log[index].what != "undo"])

    def _replay(self, line: Sequence[int]) -> State:
        state = self.setup.game.start(self.setup)
        for number in line:
            state.play(self.log[number].seat, self.log[number].value)
        return state

    def story(self, seat: int | None = None) -> list[tuple[int, Event]]:
        """What happened so far as this seat (None: a spectator) may know it, each event with the number of its entry.

        What others do at the same time is told when everybody is done. Moves taken back are told up to the moment they were.
        """
        agenda = self.state.agenda
        hidden = agenda.blocks if agenda.lanes else None
        return [
            (number, event)
            for number, events in enumerate(self.events)
            for event in events
            if hidden is None or self._blocks[number] != hidden or event.seat == seat
        ]

    def verify(self) -> list[int]:
        """The numbers of chance entries that do not come from the seed: none in an honest match."""
        wrong = []
        state = self.setup.game.start(self.setup)
        drawn: dict[str, int] = {}
        for number in self.line:
            entry = self.log[number]
            if entry.what == "chance":
                index = drawn.get(entry.stream, 0)
                drawn[entry.stream] = index + 1
                if state.chance.sample(chance.luck(self.seed, entry.stream, index)) != entry.value:
                    wrong.append(number)
            state.play(entry.seat, entry.value)
        return wrong

    # ------------------------------------------------------------------ saving

    def save(self) -> str:
        """The whole match as a text (see docs/match-format.md). It holds the seed, so keep it secret while the match goes on."""
        from tischlein.core.saving import save

        return save(self)

    @staticmethod
    def load(text: str) -> Match:
        """The match that `save` wrote; raises LoadError with a clear text for anything else."""
        from tischlein.core.saving import load

        return load(text)


def tell_event(event: Event, language: str = "en", names: Sequence[str] = ()) -> str:
    """A log line in words: "+8 points: city of three in phase I [DIC-058]"."""
    text = say(event.message, language, names)
    if event.points:
        text = say(tell("event-points", points=abs(event.points), signed=f"{event.points:+d}".replace("-", "−"), text=text), language)
    return f"{text} [{event.rule}]" if event.rule else text
