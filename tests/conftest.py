"""Common fixtures: conformance tests run for every set-up of every game."""

from __future__ import annotations

import os
from typing import Any

import pytest

from tests.support.games import ALL_SETUPS, name_of
from tests.support.missing import advice
from tests.support.scale import SOAK
from tests.support.sharing import BySharing

FIRST = ("tests/test_build.py", "tests/web/", "tests/server/", "tests/conformance/")
"""What takes longest, so that several workers come to the end together."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-goldens", action="store_true", help="write the golden playthroughs anew instead of comparing")
    parser.addoption("--soak", action="store_true", help="run what is long by nature at full size, not at a tenth (see `make soak`)")


def pytest_configure(config: pytest.Config) -> None:
    os.environ.setdefault("TISCHLEIN_COMPILE", "0")  # servers of tests leave that to the tests of the build
    if config.getoption("--soak"):
        os.environ[SOAK] = "1"
    if hasattr(config.option, "loadscopereorder"):
        config.option.loadscopereorder = False  # xdist would begin with what has most tests; we begin with what takes longest


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> BySharing:
    return BySharing(config, log)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: whoever waits for a browser or a clock leaves his to another."""
    return 1 + (len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Nothing is skipped in silence: the last sentence says what was, and what to do about it."""
    reports = terminalreporter.getreports("skipped")
    reasons = [str(report.longrepr[-1]).removeprefix("Skipped: ") for report in reports if isinstance(report.longrepr, tuple | list)]
    if sentence := advice(reasons):
        terminalreporter.write_line(sentence, yellow=True)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "setup" in metafunc.fixturenames:
        metafunc.parametrize("setup", ALL_SETUPS, ids=name_of)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: next((place for place, path in enumerate(FIRST) if item.nodeid.startswith(path)), len(FIRST)))
