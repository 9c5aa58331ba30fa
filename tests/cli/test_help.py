"""Help, version and language: what may stand before a command, and what `--help` says in both languages."""

from __future__ import annotations

import pytest
import typer.main

import tischlein
from tests.cli.conftest import Run
from tests.cli.test_texts import messages
from tischlein.cli import app
from tischlein.cli.help import COMMON, language_typed

COMMANDS = [command.callback.__name__ for command in app.registered_commands if command.callback]
FRAME = {"usage", "arguments", "options", "commands", "options-metavar", "subcommand-metavar", "default", "environment", "required"}


def flat(text: str) -> str:
    return " ".join(text.replace("│", " ").split())


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_in_both_languages(run: Run, command: str) -> None:
    english, german = (run(command, "--help", "--lang", language, COLUMNS="200").output for language in ("en", "de"))
    assert "Usage: " in english and "Options" in english and "Show this help." in english
    assert "Aufruf: " in german and "Optionen" in german and "Diese Hilfe zeigen." in german
    for words in ("Usage", "OPTIONS", "default:", "required", "Arguments", "Show this"):
        assert words not in german, words
    assert run(command, "--help", COLUMNS="200", LANG="de_DE.UTF-8").output == german, "the terminal's language"
    assert run("--lang", "de", command, "--help", COLUMNS="200").output == german, "also before the command"
    assert run(command, "--help", COLUMNS="200").output == english, "and back"


def test_the_program_explains_itself_in_both_languages(run: Run) -> None:
    assert "Board games at one table" in run("--help").output
    german = run("--help", "--lang", "de").output
    assert "Brettspiele an einem Tisch" in german and "BEFEHL" in german and "Befehle" in german
    assert all(command in german for command in COMMANDS)
    assert "Brettspiele an einem Tisch" in run(LANG="de_DE.UTF-8").output, "without any argument, too"


def test_brackets_are_shown(run: Run) -> None:
    for language in ("en", "de"):
        assert "pip install 'tischlein[peer]'" in flat(run("bench", "--help", "--lang", language).output)


def test_every_text_of_the_help_is_used() -> None:
    group = typer.main.get_group(app)
    wanted = {f"manual-{word}" for word in (*FRAME, *COMMON)}
    for name, command in (("tischlein", group), *group.commands.items()):
        options = (parameter.opts[0].lstrip("-") for parameter in command.params)
        wanted |= {f"manual-{name}", *(f"manual-{name}-{option}" for option in options if option not in COMMON)}
    assert {key for key in messages("en") if key.startswith("manual-")} == wanted


def test_version(run: Run) -> None:
    ran = run("--version")
    assert ran.exit_code == 0
    assert ran.output == f"tischlein {tischlein.__version__}\n"


def test_the_language_before_the_command(run: Run) -> None:
    assert "Würfelspiel" in run("--lang", "de", "games").output
    assert "Würfelspiel" not in run("--lang", "en", "games", LANG="de_DE.UTF-8").output
    assert "Würfelspiel" not in run("--lang", "de", "games", "--lang", "en").output, "what is closer to the command counts"
    assert run("--lang", "fr", "games").exit_code == 2


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        (["games"], None),
        (["--lang", "de", "games"], "de"),
        (["games", "--lang=de"], "de"),
        (["--lang", "de", "games", "--lang", "en"], "en"),
        (["games", "--lang", "fr"], None),
        (["games", "--lang"], None),
    ],
)
def test_the_language_of_help_is_found_wherever_it_stands(arguments: list[str], language: str | None) -> None:
    assert language_typed(arguments) == language
