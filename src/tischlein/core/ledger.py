"""The rule ledger of a game: `rules*.toml`, numbered statements in both languages. Also the rules help in the app."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, NamedTuple


class Rule(NamedTuple):
    """One statement. `decision` and `clarification` say where the rulebook left room, `untestable` why no test can break it."""

    id: str
    section: str
    texts: dict[str, str]
    examples: dict[str, str]
    clarification: str
    decision: str
    untestable: str

    def text(self, language: str = "en") -> str:
        return self.texts[language]

    def example(self, language: str = "en") -> str:
        return self.examples.get(language, "")


def load(package: str) -> tuple[Rule, ...]:
    """All rules of the game in this package."""
    sheets = sorted(
        (file for file in files(package).iterdir() if file.name.startswith("rules") and file.name.endswith(".toml")),
        key=lambda file: file.name,
    )
    return tuple(_rule(entry) for sheet in sheets for entry in tomllib.loads(sheet.read_text(encoding="utf-8"))["rule"])


def _rule(entry: dict[str, Any]) -> Rule:
    return Rule(
        id=entry["id"],
        section=entry["section"],
        texts={"en": entry["text"], "de": entry["text_de"]},
        examples={"en": entry["example"], "de": entry["example_de"]} if "example" in entry else {},
        clarification=entry.get("clarification", ""),
        decision=entry.get("decision", ""),
        untestable=entry.get("untestable", ""),
    )
