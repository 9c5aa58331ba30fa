"""New processes that run the compiled rules. Positions go back and forth: what is pickled names modules and classes, not files."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from multiprocessing.context import SpawnContext, SpawnProcess
from pathlib import Path
from threading import Lock
from typing import Any

_STARTING = Lock()


class Worker(SpawnProcess):
    """A new interpreter that looks for modules in `build` first. The one that starts it has long found all of ours elsewhere."""

    def __init__(self, build: Path, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._build = str(build)

    def start(self) -> None:
        with _STARTING:
            sys.path.insert(0, self._build)  # the new process is given this list before it imports anything
            try:
                super().start()
            finally:
                sys.path.remove(self._build)


class Spawning(SpawnContext):
    """New interpreters instead of forks: a copy of a process that has threads may hang. With a build, their rules come from there."""

    def __init__(self, build: Path | None = None) -> None:
        super().__init__()
        self.build = build
        if build is not None:
            with suppress(OSError):
                os.utime(build)  # it is in use, and not to be thrown away

    def Process(self, *arguments: Any, **options: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        return SpawnProcess(*arguments, **options) if self.build is None else Worker(self.build, *arguments, **options)
