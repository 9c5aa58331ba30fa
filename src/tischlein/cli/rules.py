"""`tischlein rules`: the rules of a game, and which of them have tests; or one rule, with the code and the tests that name it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import typer
from rich.console import Console
from rich.text import Text

import tischlein
from tischlein.cli.arguments import find_game
from tischlein.cli.citations import ID, citations, folders_of_code
from tischlein.cli.coverage import covered_ids, folder_of_tests
from tischlein.cli.language import Lang, Voice
from tischlein.cli.lawbook import named, rule_text, search, section_name
from tischlein.cli.terminal import complain, open_console
from tischlein.core.game import Game
from tischlein.core.ledger import Rule

Status: TypeAlias = Literal["tested", "untestable", "open"]
MARKS: dict[Status, str] = {"tested": "✓", "untestable": "–", "open": "✗"}


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME|ID")],
    wanted: Annotated[list[str] | None, typer.Argument(metavar="ID|TEXT")] = None,
    section: str | None = None,
    summary: Annotated[bool, typer.Option("--summary")] = False,
    only_open: Annotated[bool, typer.Option("--open")] = False,
    lang: Lang = None,
) -> None:
    """Show the rules of a game in our words, each with its number, and which of them have tests."""
    voice = Voice(lang)
    if ID.fullmatch(game) and not wanted:
        game, wanted = game_with(game, voice), [game]
    text = " ".join(wanted or [])
    found = find_game(game, voice)
    tests = find_tests(voice)
    chosen = choose(found, text, section, voice)
    if only_open:
        chosen = [rule for rule in chosen if tests is not None and status(rule, tests) == "open"]
    console = open_console()
    if named(found.rules, text) and chosen and not summary:
        print_with_sources(console, chosen, found, tests, voice)
        return
    if wanted and not chosen:
        console.print(voice("rules-none", text=text))
    if not summary:
        print_rules(console, chosen, found, tests, voice, with_tests=bool(wanted))
    print_summary(console, found.rules, tests, voice)


def game_with(rule: str, voice: Voice) -> str:
    """The game that has the rule with this id."""
    for id in tischlein.games():
        if named(tischlein.game(id).rules, rule):
            return id
    complain(voice("rules-no-rule", id=rule.upper()))


def find_tests(voice: Voice) -> dict[str, list[str]] | None:
    """The tests by rule; None where there is no source checkout."""
    folder = folder_of_tests(Path(tischlein.__file__).parent, Path.cwd())
    try:
        return None if folder is None else covered_ids(folder)
    except SyntaxError as error:
        open_console(errors=True).print(voice("rules-broken-test", file=str(error.filename), line=error.lineno or 0))
        return None


def choose(game: Game, wanted: str, section: str | None, voice: Voice) -> list[Rule]:
    """The rules somebody asked for."""
    chosen = search(game.rules, wanted, voice.language) if wanted else list(game.rules)
    if section is not None:
        names = {rule.section: section_name(rule.section, game.id, voice) for rule in game.rules}
        meant = [id for id, name in names.items() if section.casefold() in (id.casefold(), name.casefold())]
        if not meant:
            complain(voice("rules-no-section", section=section, known=", ".join(names)))
        chosen = [rule for rule in chosen if rule.section in meant]
    return chosen


def status(rule: Rule, tests: dict[str, list[str]]) -> Status:
    if rule.id in tests:
        return "tested"
    return "untestable" if rule.untestable else "open"


def print_rules(
    console: Console, chosen: list[Rule], game: Game, tests: dict[str, list[str]] | None, voice: Voice, *, with_tests: bool
) -> None:
    for section in dict.fromkeys(rule.section for rule in chosen):
        console.print(Text(f"\n{section_name(section, game.id, voice)}", "bold underline"))
        for rule in chosen:
            if rule.section == section:
                mark = MARKS[status(rule, tests)] if tests is not None else ""
                console.print(rule_text(rule, voice, mark))
                if with_tests and tests is not None:
                    print_tests(console, tests.get(rule.id, []), voice)


def print_with_sources(console: Console, chosen: list[Rule], game: Game, tests: dict[str, list[str]] | None, voice: Voice) -> None:
    """Rules that somebody named: each with the code that cites it, and with its tests."""
    folders = folders_of_code(game.id)
    for rule in chosen:
        print_rules(console, [rule], game, tests, voice, with_tests=False)
        found = citations(rule.id, folders)
        console.print(Text(f"    {voice('rules-code')}:" if found else f"    {voice('rules-no-code')}", "dim italic"))
        for citation in found:
            console.print(Text(f"      {citation}", "dim"), soft_wrap=True)  # unbroken, to be copied
        if tests is None:
            console.print(Text(f"    {voice('rules-tests-elsewhere')}", "dim italic"))
        elif not rule.untestable and rule.id not in tests:
            console.print(Text(f"    {voice('rules-untested')}", "dim italic"))
        else:
            print_tests(console, tests.get(rule.id, []), voice)


def print_tests(console: Console, names: list[str], voice: Voice) -> None:
    """For the rules somebody asked for also where they are tested."""
    if names:
        console.print(Text(f"    {voice('rules-tests')}:", "dim italic"))
    for name in names:
        console.print(Text(f"      {name}", "dim"), soft_wrap=True)  # unbroken, to be copied


def print_summary(console: Console, all_rules: tuple[Rule, ...], tests: dict[str, list[str]] | None, voice: Voice) -> None:
    console.print()
    if tests is None:
        console.print(voice("rules-count", rules=len(all_rules)))
        console.print(voice("rules-no-tests"), style="dim")
        return
    count = Counter(status(rule, tests) for rule in all_rules)
    text = voice("rules-summary", rules=len(all_rules), tested=count["tested"], untestable=count["untestable"], open=count["open"])
    console.print(text, style="bold")
    console.print(voice("rules-marks", **MARKS), style="dim")
