"""The help of the program and its commands, in the language of whoever asks.

All its words are in the catalogue: `manual-simulate` is what the command does, `manual-simulate-games` its option `--games`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.markup import escape
from typer.core import TyperCommand, TyperGroup

from tischlein.bots import BOTS
from tischlein.cli.language import Voice
from tischlein.core.words import LANGUAGES

COMMON = ("lang", "data", "database", "help")
"""Options that say the same wherever they are: `manual-lang`."""


class Command(TyperCommand):
    def get_usage(self, ctx: Any) -> str:
        return translated_usage(super().get_usage(ctx), self)


class Program(TyperGroup):
    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        if not args or "--help" in args:
            translate(self, Voice(language_typed(args)))
        return super().make_context(info_name, args, parent, **extra)

    def get_usage(self, ctx: Any) -> str:
        return translated_usage(super().get_usage(ctx), self)


def language_typed(arguments: Sequence[str]) -> str | None:
    """What `--lang` says, wherever it stands: somebody who asks for help may name the language after that."""
    typed = None
    for option, value in zip(arguments, [*arguments[1:], ""], strict=False):
        if option == "--lang" and value in LANGUAGES:
            typed = value
        elif option.startswith("--lang=") and option[7:] in LANGUAGES:
            typed = option[7:]
    return typed


def translate(program: Program, voice: Voice) -> None:
    """Puts the words of one language into everything that help is made of."""
    from typer import rich_utils  # only here: it takes a while

    rich_utils.ARGUMENTS_PANEL_TITLE = voice("manual-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = voice("manual-options")
    rich_utils.COMMANDS_PANEL_TITLE = voice("manual-commands")
    rich_utils.DEFAULT_STRING = voice("manual-default", value="{}")
    rich_utils.ENVVAR_STRING = voice("manual-environment", name="{}")
    rich_utils.REQUIRED_LONG_STRING = voice("manual-required")
    program.subcommand_metavar = voice("manual-subcommand-metavar")
    describe(program, "manual-tischlein", voice)
    for name, command in program.commands.items():
        describe(command, f"manual-{name}", voice)


def describe(command: Any, key: str, voice: Voice) -> None:
    """The words of a command and of each of its parameters. They are plain: "[peer]" is no markup."""
    command.help = escape(voice(key))
    command.options_metavar = voice("manual-options-metavar")
    command.usage_word = voice("manual-usage")
    for parameter in command.get_params(command.context_class(command)):  # with `--help` itself
        name = parameter.opts[0].lstrip("-")
        parameter.help = escape(voice(f"manual-{name}" if name in COMMON else f"{key}-{name}", bots=", ".join(BOTS)))


def translated_usage(usage: str, command: Any) -> str:
    return usage.replace("Usage:", getattr(command, "usage_word", "Usage:"), 1)
