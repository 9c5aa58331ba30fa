"""Common fixtures: conformance tests run for every set-up of every game."""

from __future__ import annotations

import pytest

from tests.support.games import ALL_SETUPS, name_of

FIRST = ("tests/test_build.py", "tests/web/", "tests/server/")
"""What takes longest, so that several workers come to the end together."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-goldens", action="store_true", help="write the golden playthroughs anew instead of comparing")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "setup" in metafunc.fixturenames:
        metafunc.parametrize("setup", ALL_SETUPS, ids=name_of)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: next((place for place, path in enumerate(FIRST) if item.nodeid.startswith(path)), len(FIRST)))
