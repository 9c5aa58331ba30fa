"""The terminal's own texts: complete in both languages, and used."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import tischlein.cli
from tischlein.core.words import catalogue_text

SOURCE = Path(tischlein.cli.__file__).parent


class Arguments(Visitor):
    """Collects the names of the arguments a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    found = {}
    for entry in FluentParser().parse(catalogue_text("cli", language)).body:
        if isinstance(entry, Message):
            arguments = Arguments()
            arguments.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = arguments.names
        else:
            assert type(entry).__name__ == "Comment", entry
    return found


def keys_in_code() -> set[str]:
    """The keys of `voice("key")` and `Unclear("key", ...)`."""
    found: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr if isinstance(node.func, ast.Attribute) else ""
                if name in ("voice", "Unclear"):
                    found.add(str(node.args[0].value))
    return found


def test_both_languages_have_the_same_texts_with_the_same_arguments() -> None:
    assert messages("en") == messages("de")


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_text_the_code_asks_for_is_there(language: str) -> None:
    keys = keys_in_code()
    assert len(keys) > 60
    assert keys <= messages(language).keys()


def test_no_text_is_left_over() -> None:
    composed = (
        "section-",
        "category-",
        "simulate-",
        "bench-",
        "yes-",
        "forced-move",
        "dice-rule",
        "manual-",
    )  # test_help.py looks at the last
    assert {key for key in messages("en").keys() - keys_in_code() if not key.startswith(composed)} == set()
