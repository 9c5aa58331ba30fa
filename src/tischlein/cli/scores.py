"""Points as a table: every term by category and player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tischlein.cli.language import Voice
from tischlein.cli.storyteller import taken_back
from tischlein.core.match import Match
from tischlein.core.message import Message
from tischlein.core.state import State


class Line(NamedTuple):
    """One term: who, which category, in words, how much."""

    seat: int
    category: str
    text: str
    points: int


def final_lines(state: State, voice: Voice) -> list[Line]:
    """All terms of a finished game."""
    domain = state.setup.game.id
    return [
        Line(seat, term.key, voice.say(term.message(domain)), term.points)
        for seat in range(state.setup.players)
        for term in state.score(seat)
    ]


def public_lines(match: Match, seat: int | None, voice: Voice, entries: int | None = None) -> list[Line]:
    """The terms as far as this seat may know them: taken from the story, not from the position. Moves taken back do not count."""
    until = len(match.log) if entries is None else entries
    gone = taken_back(match, until)
    return [
        Line(event.seat, event.message.key.removeprefix("term-"), voice.say(event.message), event.points)
        for number, event in match.story(seat)
        if event.points and event.seat is not None and number < until and number not in gone
    ]


def score_table(lines: Sequence[Line], players: int, game: str, voice: Voice) -> RenderableType:
    """Categories with their sums, below each the terms; the same term of one player is added up in the open: "4+4"."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_footer=True, footer_style="bold")
    table.add_column("", footer=voice("score-sum"))
    for seat in range(players):
        total = sum(line.points for line in lines if line.seat == seat)
        name = Text(voice.name(seat), no_wrap=True, overflow="ellipsis")
        table.add_column(name, footer=str(total), justify="right", max_width=14, min_width=5)
    for category in dict.fromkeys(line.category for line in lines):
        terms = [line for line in lines if line.category == category]
        texts = sorted(dict.fromkeys(line.text for line in terms))
        sums = [sum(line.points for line in terms if line.seat == seat) for seat in range(players)]
        if len(texts) == 1 and len({line.seat for line in terms}) == len(terms):
            table.add_row(Text(capital(texts[0]), "bold"), *(Text(str(points or ""), "bold") for points in sums))
            continue
        table.add_row(Text(category_name(category, game, voice), "bold"), *(Text(str(points or ""), "bold") for points in sums))
        for text in texts:
            cells = ["+".join(str(line.points) for line in terms if line.seat == seat and line.text == text) for seat in range(players)]
            table.add_row(Text(f"  {text}", "dim"), *(Text(cell, "dim") for cell in cells))
    return table


def category_name(category: str, game: str, voice: Voice) -> str:
    return voice.say(Message(game, f"category-{category}", {}))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def ranking(state: State, voice: Voice) -> RenderableType:
    """Who came in where."""
    result = state.result
    assert result is not None, "only a finished game has a ranking"
    table = Table.grid(padding=(0, 2))
    place = 1
    for group in result.ranking:
        for seat in group:
            style = "bold" if seat in result.winners else ""
            table.add_row(Text(f"{place}.", style), Text(voice.name(seat), style), Text(voice("points", points=result.points[seat]), style))
        place += len(group)
    return table
