"""Messages in words: English and German from the Fluent catalogues `text/<language>.ftl` of core and of each game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from tischlein.core import registry
from tischlein.core.message import Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de")
PACKAGES = {"core": "tischlein.core", "cli": "tischlein.cli"}
"""Where the catalogues of the domains lie that are no games."""


def say(message: Message, language: str = "en", names: Sequence[str] = ()) -> str:
    """The message as a sentence. `names` are the players' names by seat; without them it is "Player 1" ..."""
    args = {name: say(value, language, names) if isinstance(value, Message) else value for name, value in message.args.items()}
    if "seat" in message.args:
        args["player"] = player_name(message.args["seat"], language, names)
    bundle = catalogue(message.domain, language)
    if not bundle.has_message(message.key):
        raise KeyError(f"the {language} catalogue of {message.domain} has no message {message.key!r}")
    pattern = bundle.get_message(message.key).value
    assert pattern is not None, f"{message.key} has attributes only"
    text, problems = bundle.format_pattern(pattern, args)
    if problems:
        raise ValueError(f"{message.domain}/{message.key} in {language}: {problems}")
    return str(text)


def player_name(seat: int, language: str, names: Sequence[str] = ()) -> str:
    if 0 <= seat < len(names):
        return names[seat]
    return say(Message("core", "player", {"number": seat + 1}), language)


@cache
def catalogue(domain: str, language: str) -> FluentBundle:
    """The messages of a domain, with those of core beneath them."""
    from fluent.runtime import FluentBundle, FluentResource  # only here: rules run without it

    if language not in LANGUAGES:
        raise ValueError(f"no texts in {language!r}; there are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    for name in dict.fromkeys(("core", domain)):
        bundle.add_resource(FluentResource(catalogue_text(name, language)), allow_overrides=True)
    return bundle


def catalogue_text(domain: str, language: str) -> str:
    package = PACKAGES.get(domain) or registry.package_of(domain)
    return files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
