"""What a person can ask for instead of making a move. Each reply says whether the position is another one afterwards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from tischlein.cli.keeping import write_match
from tischlein.cli.lawbook import rule_text, search
from tischlein.cli.scores import public_lines, score_table
from tischlein.cli.storyteller import in_full
from tischlein.cli.terminal import Leave
from tischlein.core.decision import Decision
from tischlein.core.errors import UndoError

if TYPE_CHECKING:
    from tischlein.cli.table import Table

MOST_RULES = 12


def help_with(table: Table, seat: int, decision: Decision, rest: str) -> bool:
    """The rules behind the question, then the commands."""
    game = table.match.setup.game
    if decision.rules:
        table.terminal.show(Text(table.voice("help-rules"), "bold"))
    for id in decision.rules:
        table.terminal.show(rule_text(game.rule(id), table.voice, remarks=False))
    table.terminal.show()
    table.terminal.show(Text(table.voice("help-commands")))
    return False


def show_rules(table: Table, seat: int, decision: Decision, rest: str) -> bool:
    if not rest:
        table.terminal.hint(table.voice("rules-what"))
        return False
    found = search(table.match.setup.game.rules, rest, table.voice.language)
    if not found:
        table.terminal.hint(table.voice("rules-none", text=rest))
    for rule in found[:MOST_RULES]:
        table.terminal.show(rule_text(rule, table.voice, remarks=False))
    if len(found) > MOST_RULES:
        table.terminal.hint(table.voice("rules-more", count=len(found) - MOST_RULES))
    return False


def show_score(table: Table, seat: int, decision: Decision, rest: str) -> bool:
    setup = table.match.setup
    table.terminal.show(score_table(public_lines(table.match, seat, table.voice), setup.players, setup.game.id, table.voice))
    return False


def show_log(table: Table, seat: int, decision: Decision, rest: str) -> bool:
    story = table.match.story(seat)
    if story:
        table.terminal.show(in_full(table.match, story, table.voice, unicode=table.terminal.unicode))
    else:
        table.terminal.hint(table.voice("log-empty"))
    return False


def save_match(table: Table, seat: int, decision: Decision, rest: str) -> bool:
    if not rest and table.file is None:
        table.terminal.hint(table.voice("save-where"))
        return False
    file = Path(rest) if rest else table.file
    assert file is not None
    if file != table.file and file.exists() and not table.terminal.confirm(table.voice("overwrite", file=str(file))):
        return False
    try:
        write_match(table.match, file)
    except OSError as error:
        table.terminal.hint(table.voice("not-saved", file=str(file), problem=error.strerror or str(error)))
    else:
        table.terminal.hint(table.voice("saved", file=str(file)))
    return False


def undo(table: Table, seat: int, decision: Decision, rest: str) -> bool:
    """Takes back the last decision: one's own, or that of the person who is named. Bots always agree, people are asked."""
    match = table.match
    who = seat
    if rest:
        named = [other for other in range(table.seats.people) if table.voice.name(other).casefold() == rest.casefold()]
        if not named:
            table.terminal.hint(table.voice("undo-nobody", name=rest))
            return False
        who = named[0]
    try:
        consent: list[int] = []
        if not match.undo_is_free(who):
            consent = [other for other in range(match.setup.players) if not table.seats.is_person(other)]
            for other in range(table.seats.people):
                if other != who and table.terminal.confirm(table.voice("undo-consent", person=table.voice.name(other), seat=who)):
                    consent.append(other)
        match.undo(who, consent)
    except UndoError as error:
        table.terminal.hint(error.say(table.voice.language))
        return False
    table.autosave()
    return True


def leave(table: Table, seat: int, decision: Decision, rest: str) -> bool:
    """Asks first where the match would be lost."""
    if table.file is not None or not table.match.log or table.terminal.confirm(table.voice("really-quit")):
        raise Leave
    return False


REPLIES: dict[str, Callable[[Table, int, Decision, str], bool]] = {
    "help": help_with,
    "rules": show_rules,
    "score": show_score,
    "log": show_log,
    "save": save_match,
    "undo": undo,
    "quit": leave,
}
