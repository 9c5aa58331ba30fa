"""How long tests that are long by nature take: a tenth of their size in `make test`, all of it in `make soak`."""

from __future__ import annotations

import os

SOAK = "TISCHLEIN_SOAK"
"""Set in the environment, so that the workers of xdist and tests within tests know it too. `pytest --soak` sets it."""


def soaking() -> bool:
    return bool(os.environ.get(SOAK))


def scaled(full: int, least: int = 1) -> int:
    """This many under `make soak`; else a tenth, but at least so many that the test still means something."""
    return full if soaking() else max(least, full // 10)
