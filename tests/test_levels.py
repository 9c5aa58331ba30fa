"""Who may import whom: core nothing of ours, a game no other game, everybody else games only through the contract."""

from __future__ import annotations

import ast
from pathlib import Path

import tischlein

ROOT = Path(tischlein.__file__).parent

ALLOWED = {
    "core": {"core"},
    "geometry": {"geometry"},
    "games": {"core", "geometry"},  # and its own package
    "bots": {"bots", "core"},
    "arena": {"arena", "bots", "core"},
    "adapters": {"adapters", "bots", "core"},
    "server": {"server", "arena", "bots", "core"},
    "cli": {"cli", "server", "arena", "bots", "core"},
}


def imports(file: Path) -> set[str]:
    """The modules of ours that a file imports, wherever in the file."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative import"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.split(".")[0] == "tischlein"}


def test_every_module_stays_on_its_level() -> None:
    checked = 0
    for file in ROOT.rglob("*.py"):
        parts = file.relative_to(ROOT).parts
        if len(parts) == 1:
            continue  # the package itself brings all together
        level = parts[0]
        for name in imports(file):
            target = name.split(".")[1:]
            own_game = level == "games" and target[:1] == ["games"] and target[1:2] == [parts[1]]
            public = (not target or target[0] not in ALLOWED) and level not in ("core", "geometry", "games")
            assert own_game or public or (target and target[0] in ALLOWED[level]), f"{file.relative_to(ROOT)} must not import {name}"
            checked += 1
    assert checked > 50


def test_every_level_has_its_rule() -> None:
    assert {path.name for path in ROOT.iterdir() if path.is_dir() and (path / "__init__.py").exists()} <= ALLOWED.keys()
