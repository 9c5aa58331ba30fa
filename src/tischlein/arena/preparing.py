"""Compiling in the background, while a server runs: at low priority, and never for longer than the server lives."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import invalidate_caches
from threading import Event, Thread

from tischlein.arena.builds import NotCompiled, can_compile, compiled, finished_build, make_build

DELAY = 10.0
"""Seconds before it begins: the first page and the first bots come first."""
LOOKS = 60
"""How often it looks for the tools before it gives up."""


@contextmanager
def preparing(begins: Callable[[], None], fails: Callable[[str], None], delay: float = DELAY) -> Iterator[None]:
    """Compiles the rules meanwhile, if that can be done and has not been. Whoever needs them asks `finished_build` for them."""
    stop = Event()
    thread = Thread(target=_prepare, args=(begins, fails, delay, stop), name="compiling", daemon=True)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join(5.0)


def _prepare(begins: Callable[[], None], fails: Callable[[str], None], delay: float, stop: Event) -> None:
    if stop.wait(delay) or compiled():
        return
    for _ in range(LOOKS):  # `make play` installs the tools meanwhile
        invalidate_caches()
        if can_compile():
            break
        if stop.wait(delay):
            return
    if not can_compile() or finished_build() is not None:
        return
    begins()
    try:
        make_build(background=True, stop=stop)
    except (NotCompiled, OSError) as error:
        if not stop.is_set():
            fails(str(error))
