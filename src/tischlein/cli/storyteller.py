"""The story of a match as lines: who did what, with the points and the rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tischlein.cli.boards import SHAPES
from tischlein.cli.language import Voice
from tischlein.core.decision import Event
from tischlein.core.match import Match
from tischlein.core.message import Message


class News:
    """What each person has not read yet. What others did at the same time is told late, between lines that were read before."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.read: dict[int, set[tuple[int, int]]] = {seat: set() for seat in range(match.setup.players)}

    def fetch(self, seat: int) -> list[tuple[int, Event]]:
        """The new events; from now on they are old."""
        fresh = []
        for mark, number, event in marked(self._story(seat)):
            if mark not in self.read[seat]:
                self.read[seat].add(mark)
                fresh.append((number, event))
        return fresh

    def skip(self, keep: int) -> None:
        """Leaves only the last lines to be read: for somebody who comes back to a saved match."""
        for seat, read in self.read.items():
            story = list(marked(self._story(seat)))
            read.update(mark for mark, _, _ in story[: len(story) - keep])

    def _story(self, seat: int) -> list[tuple[int, Event]]:
        """The story, and the seat's own forced moves that it passes over because nothing visible happened."""
        silent = [
            (number, Event(seat, Message("cli", "forced-move", {"seat": seat, "what": self.match.at(number).decision(seat).labels[0]})))
            for number, entry in enumerate(self.match.log)
            if entry.what == "forced" and entry.seat == seat and not self.match.told(number, seat)
        ]
        return sorted([*self.match.story(seat), *silent], key=lambda told: told[0])


def marked(story: Iterable[tuple[int, Event]]) -> Iterator[tuple[tuple[int, int], int, Event]]:
    """Each event with a mark that stays the same: the number of its entry and its place among the events of that entry."""
    seen: Counter[int] = Counter()
    for number, event in story:
        yield (number, seen[number]), number, event
        seen[number] += 1


def in_full(match: Match, story: Iterable[tuple[int, Event]], voice: Voice, *, unicode: bool = True) -> RenderableType:
    """One line for each event, with its rule."""
    gone = taken_back(match, len(match.log))
    table = Table.grid(padding=(0, 1))
    noted = -1
    for number, event in story:
        note = forced_note(match, number, voice) if number != noted else ""
        table.add_row(shape(event.seat, unicode), line(event, voice, note, gone=number in gone))
        noted = number
    return table


def taken_back(match: Match, entries: int) -> set[int]:
    """The entries that are no longer in force after so many entries."""
    return {number for entry in match.log[:entries] if entry.what == "undo" for number in entry.value}


def in_short(match: Match, story: Iterable[tuple[int, Event]], voice: Voice, *, unicode: bool = True) -> RenderableType:
    """What one player did in a row as one paragraph, without the rules: for the moment before a decision."""
    table = Table.grid(padding=(0, 1))
    for seat, group in groupby(story, key=lambda told: told[1].seat):
        parts = []
        noted = -1
        for number, event in group:
            parts.append(brief(event, voice, forced_note(match, number, voice) if number != noted else ""))
            noted = number
        table.add_row(shape(seat, unicode), Text(" · " if unicode else " - ").join(parts))
    return table


def forced_note(match: Match, number: int, voice: Voice) -> str:
    """A move the match made because there was no choice says so."""
    return voice("only-option") if match.log[number].what == "forced" else ""


def shape(seat: int | None, unicode: bool) -> str:
    if seat is None or seat < 0:
        return ""
    return SHAPES[seat % len(SHAPES)] if unicode else str(seat + 1)


def line(event: Event, voice: Voice, note: str = "", *, gone: bool = False) -> Text:
    """What was taken back later is struck through, and says so where nothing can be struck through."""
    text = sentence(event, voice)
    if note:
        text.append(f" ({note})", "italic")
    text.append(f" [{event.rule}]" if event.rule else "", "dim")
    if gone:
        text.stylize("strike dim")
        text.append(f" ({voice('taken-back')})", "dim")
    return text


def brief(event: Event, voice: Voice, note: str = "") -> Text:
    text = sentence(event, voice)
    if event.seat is not None:
        text.plain = text.plain.removesuffix(".")
    if note:
        text.append(f" ({note})", "italic")
    return text


def sentence(event: Event, voice: Voice) -> Text:
    words = voice.event(event).removesuffix(f" [{event.rule}]")
    return Text(words, "bold green" if event.points > 0 else "bold" if event.seat is None else "")
