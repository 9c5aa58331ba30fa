"""The five phases of a round (FEL-027), and the end."""

from __future__ import annotations

from typing import Final

PHASES: Final[tuple[str, ...]] = ("placing", "trading", "exploring", "storing", "preparing", "over")
PLACING: Final = 0
TRADING: Final = 1
EXPLORING: Final = 2
STORING: Final = 3
PREPARING: Final = 4
OVER: Final = 5
