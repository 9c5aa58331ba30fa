"""A match: a set-up and a log. It draws chance from the seed, takes moves back, saves and loads; a position is a cache of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from secrets import token_hex
from typing import Any, Literal, NamedTuple

from tischlein.core import chance
from tischlein.core.chance import CHANCE
from tischlein.core.decision import Event, as_action
from tischlein.core.errors import IllegalAction, UndoError
from tischlein.core.message import Speaker
from tischlein.core.setup import Setup
from tischlein.core.state import State

tell = Speaker("core")


class Entry(NamedTuple):
    """A line of the log.

    what    seat    value
    play    who     the action
    forced  who     the action, played by the match because it was the only option
    chance  CHANCE  the outcome; `stream` says which luck it came from
    undo    who     the numbers of the entries that it takes back; they stay in the log. `consent` are the seats that agreed
    """

    what: Literal["play", "forced", "chance", "undo"]
    seat: int
    value: Any
    stream: str = ""
    consent: tuple[int, ...] = ()


class Match:
    """A game being played.

    `seed` decides all luck; without one a secret seed is drawn. `by_hand` leaves chance to `play(CHANCE, outcome)`, for people who roll
    real dice. `forced` lets the match play decisions that have only one option.
    """

    def __init__(self, setup: Setup, seed: int | str | None = None, *, by_hand: bool = False, forced: bool = False) -> None:
        if seed is not None and type(seed) not in (int, str):
            raise TypeError(f"a seed is a whole number or a text, not {type(seed).__name__}")
        self.setup = setup
        self.seed = token_hex(16) if seed is None else str(seed)
        self.by_hand = by_hand
        self.forced = forced
        self.log: list[Entry] = []
        self.happened: list[list[Event]] = []  # what each entry of the log brought about
        self.in_force: list[int] = []  # the entries that were not taken back
        self._blocks: list[int | None] = []  # for each entry, the simultaneous block it belongs to
        self._unseen: set[int] = set()  # entries whose block has not been revealed (or never was, before they were taken back)
        self._surprised: list[int] = []  # for each entry, the seats (as bits) that had not known what it disclosed to somebody
        self._drawn: Counter[str] = Counter()  # outcomes in force, by stream
        self.state = setup.game.start(setup)
        self.advance()

    @property
    def commitment(self) -> str:
        """The SHA-256 fingerprint of the seed: publish it at the start, reveal the seed at the end."""
        return chance.commitment(self.seed)

    # ------------------------------------------------------------------ playing

    def play(self, seat: int, action: Any) -> None:
        """Plays an action (or, by hand, an outcome of chance), then draws the chances that follow."""
        action = as_action(action)
        if seat == CHANCE:
            if not self.by_hand:
                raise IllegalAction(tell("chance-by-seed"))
            self.enter(Entry("chance", CHANCE, action, self.state.chance.stream))
        else:
            self.enter(Entry("play", seat, action))
        self.advance()

    def enter(self, entry: Entry) -> None:
        """Carries an entry out and writes it down, as it is; an illegal one leaves no trace. `play` is what players need."""
        agenda = self.state.agenda
        block = agenda.blocks if agenda.lanes else None
        happened: list[Event] = []
        self.state.events = happened
        self.state.disclosed()  # only what this entry discloses counts for it
        try:
            self.state.play(entry.seat, entry.value)
        finally:
            self.state.events = None
        number = len(self.log)
        self.log.append(entry)
        self.happened.append(happened)
        self.in_force.append(number)
        self._blocks.append(block)
        self._surprised.append(self.state.disclosed()[1])
        self._drawn[entry.stream] += 1
        if block is not None:
            self._unseen.add(number)
            if not agenda.lanes or agenda.blocks != block:  # everybody is done: now all is shown
                self._unseen.difference_update(other for other in self.in_force if self._blocks[other] == block)

    def advance(self) -> None:
        """Draws the chances and plays the forced decisions that are due now."""
        while True:
            waiting = self.state.waiting_for
            if waiting == (CHANCE,) and not self.by_hand:
                self.enter(Entry("chance", CHANCE, self._draw(self.state, self._drawn), self.state.chance.stream))
                continue
            if self.forced:
                single = next(((seat, action) for seat in waiting if (action := self.state.forced(seat)) is not None), None)
                if single is not None:
                    self.enter(Entry("forced", *single))
                    continue
            return

    def _draw(self, state: State, drawn: Counter[str]) -> Any:
        pending = state.chance
        return pending.sample(chance.luck(self.seed, pending.stream, drawn[pending.stream]))

    # ------------------------------------------------------------------ taking back

    def undo(self, seat: int, consent: Iterable[int] = ()) -> None:
        """Takes back the last decision of this seat.

        That is free until something was revealed: chance has spoken, another seat has acted, or somebody has seen what this seat had not
        known. Where all act at the same time, the others' moves do not count as long as they are still hidden. Otherwise every other seat
        must be in `consent`, and everything since then is taken back too. Undone entries stay in the log, and luck from the seed stays
        as it was.
        """
        agreed = set(consent)
        missing = tuple(other for other in self.undo_needs(seat) if other not in agreed)
        if missing:
            raise UndoError(tell("undo-needs-consent", who_seats=missing, count=len(missing)))
        self.take_back(Entry("undo", seat, self._undone_by(seat), consent=self.undo_needs(seat)))
        self.advance()

    def undo_is_free(self, seat: int) -> bool:
        """Whether nothing was revealed since the last decision of this seat."""
        target = self._last_decision(seat)
        agenda = self.state.agenda
        block = self._blocks[target]
        since = [number for number in self.in_force if number >= target]
        if block is not None:
            since = [number for number in since if self.log[number].seat == seat]
            if not agenda.lanes or agenda.blocks != block:
                return False
        return all(self.log[number].seat == seat and not self._surprised[number] >> seat & 1 for number in since)

    def undo_needs(self, seat: int) -> tuple[int, ...]:
        """The seats that must agree before this seat can take back its last decision: none, or all others."""
        free = self.undo_is_free(seat)
        return () if free else tuple(other for other in range(self.setup.players) if other != seat)

    def _undone_by(self, seat: int) -> tuple[int, ...]:
        """What goes when this seat takes its last decision back: its own entries since then, or, where it is not free, all entries."""
        target, free = self._last_decision(seat), self.undo_is_free(seat)
        return tuple(number for number in self.in_force if number >= target and (not free or self.log[number].seat == seat))

    def last_decision(self, seat: int) -> int | None:
        """The number of the entry that this seat could take back, if there is one."""
        for number in reversed(self.in_force):
            if self.log[number].what == "play" and self.log[number].seat == seat:
                return number
        return None

    def _last_decision(self, seat: int) -> int:
        number = self.last_decision(seat)
        if number is None:
            raise UndoError(tell("nothing-to-undo"))
        return number

    def take_back(self, entry: Entry) -> None:
        """Carries out an undo entry and writes it down. `undo` is what players need."""
        undone = self._undone_by(entry.seat)
        if entry.value != undone or entry.consent != self.undo_needs(entry.seat):
            raise UndoError(tell("load-undo", numbers=", ".join(str(number + 1) for number in entry.value)))
        self.in_force = [number for number in self.in_force if number not in undone]
        decisions = sum(self.log[number].what == "play" for number in undone)
        if self._unseen.issuperset(undone):  # nobody knows of the move, so nobody hears that it was taken back
            self._unseen.add(len(self.log))
        self.log.append(entry)
        self.happened.append([Event(entry.seat, tell("undone", seat=entry.seat, count=decisions))])
        self._blocks.append(None)
        self._surprised.append(0)
        self._drawn = Counter(self.log[number].stream for number in self.in_force)
        self.state = self._replay(self.in_force)

    # ------------------------------------------------------------------ looking back

    def at(self, number: int) -> State:
        """The position after the first `number` entries of the log."""
        if not 0 <= number <= len(self.log):
            raise IndexError(f"the log has {len(self.log)} entries; there is no position after {number}")
        return self._replay(self.in_force_after(number))

    def in_force_after(self, number: int) -> list[int]:
        """The numbers of those among the first `number` entries that had not been taken back by then."""
        undone = {index for entry in self.log[:number] if entry.what == "undo" for index in entry.value}
        return [index for index in range(number) if index not in undone and self.log[index].what != "undo"]

    def _replay(self, numbers: Iterable[int]) -> State:
        state = self.setup.game.start(self.setup)
        for number in numbers:
            state.play(self.log[number].seat, self.log[number].value)
        return state

    def story(self, seat: int | None = None) -> list[tuple[int, Event]]:
        """What happened so far as this seat (None: a spectator) may know it, each event with the number of its entry.

        What others do at the same time is told when everybody is done; if it was taken back before that, when the game is over.
        """
        return [(number, event) for number in range(len(self.log)) for event in self.told(number, seat)]

    def told(self, number: int, seat: int | None) -> list[Event]:
        """What this seat (None: a spectator) may know now of one entry of the log."""
        return self.told_to(number, () if seat is None else (seat,))

    def told_to(self, number: int, seats: Collection[int]) -> list[Event]:
        """The same for somebody who has several seats, or none. Whatever leaves a match comes through here."""
        events = self.happened[number]
        if self.state.result is not None:
            return [event.in_the_open() for event in events]
        if self.is_hidden(number):
            events = [event for event in events if event.seat in seats]
        return [heard for event in events if (heard := event.heard_by(seats)) is not None]

    def is_hidden(self, number: int) -> bool:
        """Whether an entry is still the secret of the seat that made it."""
        return number in self._unseen and self.state.result is None

    def changed_since(self, number: int, seat: int) -> bool:
        """Whether something that this seat can know has happened after the first `number` entries: then it has to look again."""
        later = range(number, len(self.log))
        return not 0 <= number <= len(self.log) or any(other not in self._unseen or self.log[other].seat == seat for other in later)

    def verify(self) -> list[int]:
        """The numbers of chance entries that do not come from the seed: none in an honest match."""
        wrong = []
        state = self.setup.game.start(self.setup)
        drawn: Counter[str] = Counter()
        for number in self.in_force:
            entry = self.log[number]
            if entry.what == "chance" and self._draw(state, drawn) != entry.value:
                wrong.append(number)
            drawn[entry.stream] += 1
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
