"""Messages in words: English and German from the Fluent catalogues `text/<language>.ftl` of core and of each game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from tischlein.core import registry
from tischlein.core.message import Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from tischlein.core.decision import Event

LANGUAGES = ("en", "de")
LONGEST = 500
"""Characters of an argument that are said: Fluent refuses very long ones."""


def say(message: Message, language: str = "en", names: Sequence[str] = ()) -> str:
    """The message as a sentence. `names` are the players' names by seat; without them it is "Player 1" ...

    `seat` becomes `$player`; a second person is named by `other_seat`, which becomes `$other`, and several by `other_seats`.
    """
    args = {name: _argument(value, language, names) for name, value in message.args.items()}
    for name, value in message.args.items():
        if name == "seat":
            args["player"] = player_name(value, language, names)
        elif name.endswith("_seat"):
            args[name.removesuffix("_seat")] = player_name(value, language, names)
        elif name.endswith("_seats"):
            args[name.removesuffix("_seats")] = player_names(value, language, names)
            del args[name]
    bundle = catalogue(message.domain, language)
    if not bundle.has_message(message.key):
        raise KeyError(f"the {language} catalogue of {message.domain} has no message {message.key!r}")
    pattern = bundle.get_message(message.key).value
    assert pattern is not None, f"{message.key} has attributes only"
    text, problems = bundle.format_pattern(pattern, args)
    if problems:
        raise ValueError(f"{message.domain}/{message.key} in {language}: {problems}")
    return str(text)


def say_event(event: Event, language: str = "en", names: Sequence[str] = ()) -> str:
    """A line of the log: "+8 points: city of three in phase I [DIC-058]"."""
    text = say(event.message, language, names)
    if event.points:
        signed = f"{event.points:+d}".replace("-", "−")
        text = say(Message("core", "event-points", {"points": abs(event.points), "signed": signed, "text": text}), language)
    return f"{text} [{event.rule}]" if event.rule else text


def _argument(value: Any, language: str, names: Sequence[str]) -> Any:
    if isinstance(value, Message):
        return say(value, language, names)
    if isinstance(value, int) and abs(value) > 10**15:
        value = str(value) if abs(value) < 10**LONGEST else "…"
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def player_name(seat: int, language: str, names: Sequence[str] = ()) -> str:
    if 0 <= seat < len(names):
        return names[seat]
    return say(Message("core", "player", {"number": seat + 1}), language)


def player_names(seats: Sequence[int], language: str, names: Sequence[str] = ()) -> str:
    """ "Anna", "Anna and Ben", "Anna, Ben and Carla"."""
    said = [player_name(seat, language, names) for seat in seats]
    if len(said) < 2:
        return "".join(said)
    return say(Message("core", "and", {"first": ", ".join(said[:-1]), "last": said[-1]}), language)


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


def named(domain: str, kind: str) -> dict[str, dict[str, str]]:
    """The things of a kind that a game names, by id: `named("burgundy_dice", "category")["sale"]["en"]` is "Goods sold"."""
    ids = re.findall(rf"^{kind}-([\w-]+) =", catalogue_text(domain, "en"), re.MULTILINE)
    return {id: {language: say(Message(domain, f"{kind}-{id}", {}), language) for language in LANGUAGES} for id in ids}


def catalogue_text(domain: str, language: str) -> str:
    package = registry.package_of(domain) if registry.is_known(domain) else f"tischlein.{domain}"
    return files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
