"""`tischlein replay`: a saved match in words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from tischlein.cli.arguments import load_match
from tischlein.cli.boards import Look, draw
from tischlein.cli.language import Lang, Voice
from tischlein.cli.scores import final_lines, public_lines, ranking, score_table
from tischlein.cli.storyteller import forced_note, line, shape, taken_back
from tischlein.cli.terminal import Leave, Terminal, complain
from tischlein.core.match import Match


def replay(
    file: Path,
    to: int | None = None,
    seat: int | None = None,
    step: Annotated[bool, typer.Option("--step")] = False,
    lang: Lang = None,
) -> None:
    """Tell a saved match again, show where it stands, and check its luck."""
    voice = Voice(lang)
    match = load_match(file, voice)
    entries = len(match.log) if to is None else to
    if not 0 <= entries <= len(match.log):
        complain(voice("replay-no-entry", entries=len(match.log), number=entries))
    if seat is not None and not 1 <= seat <= match.setup.players:
        complain(voice("replay-no-seat", seat=seat, players=match.setup.players))
    viewer = None if seat is None else seat - 1
    terminal = Terminal(voice)
    terminal.heading(match.setup.game.names[voice.language])
    try:
        tell(match, entries, viewer, terminal, step)
    except Leave:
        terminal.show(voice("goodbye"))
        return
    show_position(match, entries, viewer, terminal)
    check_luck(match, terminal)


def tell(match: Match, entries: int, viewer: int | None, terminal: Terminal, step: bool) -> None:
    """The story entry by entry; what was taken back later is struck through and says so."""
    voice = terminal.voice
    gone = taken_back(match, entries)
    by_entry: dict[int, list[tuple[str, Text]]] = {}
    for number, event in match.story(viewer):
        if number < entries:
            text = line(event, voice, forced_note(match, number, voice) if number not in by_entry else "", gone=number in gone)
            by_entry.setdefault(number, []).append((shape(event.seat, terminal.unicode), text))
    for number, lines in by_entry.items():
        grid = Table.grid(padding=(0, 1))
        for index, (who, text) in enumerate(lines):
            grid.add_row(Text(f"{number + 1:>4}" if index == 0 else "    ", "dim"), who or " ", text)
        terminal.show(grid)
        if step:
            terminal.read(voice("press-enter"))


def show_position(match: Match, entries: int, viewer: int | None, terminal: Terminal) -> None:
    voice, setup = terminal.voice, match.setup
    state = match.at(entries)
    terminal.show()
    terminal.heading(voice("replay-position", number=entries, entries=len(match.log)))
    material = setup.game.material(setup)
    look = Look(state.view(viewer), material, voice, terminal.width, viewer or 0, colour=terminal.colour, unicode=terminal.unicode)
    terminal.show(draw(look))
    lines = final_lines(state, voice) if state.result else public_lines(match, viewer, voice, entries)
    terminal.show()
    terminal.show(score_table(lines, setup.players, setup.game.id, voice))
    if state.result:
        terminal.show(Text(voice.say(state.result.reason), "bold"))
        if setup.players > 1:
            terminal.show(ranking(state, voice))


def check_luck(match: Match, terminal: Terminal) -> None:
    """Whether the seed explains every roll. The seed itself is told only when the match is over."""
    voice = terminal.voice
    terminal.show()
    wrong = match.verify()
    if match.by_hand:
        terminal.show(voice("luck-by-hand"))
    elif wrong:
        terminal.show(Text(voice("luck-wrong", entries=", ".join(str(number + 1) for number in wrong)), "bold"))
    else:
        terminal.show(voice("luck-right"))
    if match.state.result and not match.by_hand:
        terminal.show(Text(voice("luck-revealed", seed=match.seed, commitment=match.commitment), "dim"))
    else:
        terminal.show(Text(voice("luck-promised", commitment=match.commitment), "dim"))
