"""Which tests run in the same worker, because they share something that is costly to make.

The groups of xdist (`xdist_group`) would do, but pytest 9.2 and xdist 3.8 do not understand each other there: nothing is grouped, and
nobody complains (pytest-dev/pytest-xdist#1386).
"""

from __future__ import annotations

import re

from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

from tests.support.games import ALL_SETUPS, name_of

SETUPS = sorted(map(name_of, ALL_SETUPS), key=len, reverse=True)
"""The longest name first: one may be the beginning of another."""
BUILD = "tests/test_build.py"


def shared_by(test: str) -> str:
    """What a test shares with others; its own id if it shares nothing."""
    file, _, name = test.partition("::")
    if file.endswith(BUILD):
        return BUILD  # the compiled rules
    parameters = re.search(r"\[(.*)\]", name)
    if parameters and "conformance/" in file:
        given = f"-{parameters[1]}-"
        return next((setup for setup in SETUPS if f"-{setup}-" in given), test)  # its recorded game
    return test


class BySharing(LoadScopeScheduling):  # type: ignore[misc]
    def _split_scope(self, nodeid: str) -> str:
        return shared_by(nodeid)
