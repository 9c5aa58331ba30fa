"""What a machine may lack, as the reason of a skip; the end of a run names it together with the command that helps."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable

POSTGRESQL = "PostgreSQL is missing"
CHROMIUM = "Chromium is missing"
COMPILER = "a C compiler is missing"
PACKAGES = {
    POSTGRESQL: ("postgresql", "postgresql@17"),
    CHROMIUM: ("chromium", "google-chrome"),
    COMPILER: ("build-essential", "gcc"),
}
"""What to install: with apt, and with Homebrew."""


def advice(reasons: Iterable[str], platform: str = sys.platform) -> str:
    """One sentence on what was skipped and what to do about it; empty if nothing was that could be helped."""
    counted = Counter(reason for reason in reasons if reason in PACKAGES)
    if not counted:
        return ""
    what = " and ".join(f"{count} because {reason}" for reason, count in counted.items())
    return f"Tests were skipped, {what}; to run them: {command(counted, platform)}"


def command(missing: Iterable[str], platform: str = sys.platform) -> str:
    """What installs it."""
    if platform == "darwin":
        return f"brew install {' '.join(PACKAGES[reason][1] for reason in missing)}"
    return f"sudo apt-get install {' '.join(PACKAGES[reason][0] for reason in missing)}"
