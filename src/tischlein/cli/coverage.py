"""Which rules have tests: found by reading the test files, without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path


def covered_ids(tests: Path) -> dict[str, list[str]]:
    """For each rule id the tests that are marked with it, as "tests/games/test_x.py::test_y". Reads the files below a folder."""
    found: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        name = f"{tests.name}/{file.relative_to(tests).as_posix()}"
        for test, ids in marked_tests(ast.parse(file.read_text(encoding="utf-8"), str(file))):
            for id in ids:
                found.setdefault(id, []).append(f"{name}::{test}")
    return found


def marked_tests(module: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """The tests of a file with their rule ids, in order and without doubles."""
    yield from _tests_in(module.body, "", _pytestmark(module.body))


def _tests_in(body: list[ast.stmt], prefix: str, inherited: list[str]) -> Iterator[tuple[str, list[str]]]:
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            ids = list(dict.fromkeys([*inherited, *_rule_ids(node.decorator_list)]))
            if ids:
                yield prefix + node.name, ids
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            own = [*inherited, *_rule_ids(node.decorator_list), *_pytestmark(node.body)]
            yield from _tests_in(node.body, f"{prefix}{node.name}::", own)


def _pytestmark(body: list[ast.stmt]) -> list[str]:
    """The marks a module or a class gives to all its tests."""
    values: list[ast.expr] = []
    for node in body:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        if any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets):
            assert isinstance(node, ast.Assign | ast.AnnAssign)
            values += [node.value] if node.value is not None else []
    return _rule_ids(values)


def _rule_ids(expressions: Iterable[ast.expr]) -> list[str]:
    """The ids in all `pytest.mark.rule("A", "B")` of some expressions, also where they mark a single parameter set."""
    return [
        argument.value
        for expression in expressions
        for node in ast.walk(expression)
        if isinstance(node, ast.Call) and _is_rule_mark(node.func)
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def _is_rule_mark(function: ast.expr) -> bool:
    """`pytest.mark.rule`, `mark.rule`, or a plain `rule` that a file made of it."""
    if isinstance(function, ast.Name):
        return function.id == "rule"
    if not isinstance(function, ast.Attribute) or function.attr != "rule":
        return False
    owner = function.value
    return (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (isinstance(owner, ast.Name) and owner.id == "mark")


def folder_of_tests(package: Path, here: Path) -> Path | None:
    """The tests of a source checkout: beside the `src` the package lies in, or below the current directory."""
    for root in (package.parent.parent, here):
        if (root / "tests").is_dir() and (root / "src" / "tischlein").is_dir():
            return root / "tests"
    return None
