"""The rules run in two ways, from one source: interpreted and compiled. This knows where the compiled ones are, and makes them.

A build is a copy of the package with its compiled modules, beside the sources it was made from and named after a digest of them. It gets
this name in one step when it is finished. Whatever else lies there is of no use to anybody.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator
from compileall import compile_dir
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import IO

import tischlein
from tischlein.core import state as core_state
from tischlein.core.registry import package_of

PACKAGE = Path(tischlein.__file__).parent
ROOT = PACKAGE.parents[1]
"""Of the repository, if the rules run from there."""
BUILDS = ROOT / "build"
NOT_NEEDED = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "page")
KEPT = 2 * 24 * 3600
"""Seconds after which a build that nobody has used is thrown away."""
LINES = 20
"""Of what compilers say, the last ones have the reason."""

Progress = Callable[[int, int], None]
"""Is told how many units of how many are compiled; 0 of 0 before that is known."""


class NotCompiled(Exception):
    """The rules could not be compiled, and this is what was said about it."""


def compiled() -> bool:
    """Whether the rules run as compiled extension modules."""
    return not core_state.__file__.endswith(".py")


def can_compile() -> bool:
    """Whether all that takes is here: the repository, a C compiler, and mypyc with what it needs."""
    compiler = shutil.which((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0])
    return bool(
        (ROOT / "hatch_build.py").exists() and compiler and find_spec("mypyc") and find_spec("hatchling") and find_spec("setuptools")
    )


# ---------------------------------------------------------------------- finding


def finished_build() -> Path | None:
    """The folder with the compiled rules of exactly the sources that run here. None if it has not been made, or is not needed."""
    if compiled() or not (ROOT / "hatch_build.py").exists():
        return None
    build = _place()
    return build if build.exists() else None


def build_for(game: str) -> Path | None:
    """The same for a process that plays this game. One from elsewhere is not compiled, and what is not cannot extend what is."""
    return finished_build() if package_of(game).startswith(f"{tischlein.__name__}.games.") else None


@contextmanager
def other_build(progress: Progress) -> Iterator[Path | None]:
    """A folder with the rules in the way in which they do not run here, made if need be; None where they cannot be compiled."""
    if not compiled():
        yield finished_build() or (make_build(progress) if can_compile() else None)
        return
    with TemporaryDirectory(prefix="tischlein-") as folder:
        shutil.copytree(PACKAGE, Path(folder) / "tischlein", ignore=NOT_NEEDED)
        yield Path(folder)


def run_in(build: Path, *arguments: str) -> str:
    """What a command of Tischlein prints when it runs with another build."""
    command = [sys.executable, "-m", "tischlein", *arguments]
    return subprocess.run(command, env={**os.environ, "PYTHONPATH": str(build)}, stdout=subprocess.PIPE, text=True, check=True).stdout


@cache
def _place() -> Path:
    """Once in a process: it goes on with the sources it has begun with, whatever happens to the files."""
    return _place_of(PACKAGE)


def _place_of(package: Path) -> Path:
    """Where the build of these sources belongs. Texts and tables count as well, because they are copied."""
    ignored = {"__pycache__", "page"}
    files = (file for file in sorted(package.rglob("*")) if file.is_file() and file.suffix not in (".so", ".pyd"))
    digest = sha256(repr((sys.version, sysconfig.get_config_var("EXT_SUFFIX"))).encode())
    for file in (*(file for file in files if not ignored & {*file.relative_to(package).parts}), ROOT / "hatch_build.py"):
        name = file.relative_to(package) if file.is_relative_to(package) else file.name
        digest.update(f"{name} {file.stat().st_size}\n".encode() + file.read_bytes())
    return BUILDS / f"rules-{digest.hexdigest()[:16]}"


# ---------------------------------------------------------------------- making


def make_build(progress: Progress = lambda done, total: None, background: bool = False, stop: Event | None = None) -> Path:
    """Compiles the rules; in the background that takes longer and is in nobody's way. Raises `NotCompiled`, also when told to stop."""
    BUILDS.mkdir(exist_ok=True)
    _tidy()
    progress(0, 0)
    with TemporaryDirectory(prefix="making-", dir=BUILDS, ignore_cleanup_errors=True) as name:
        folder = Path(name)
        copy = folder / "rules"
        shutil.copytree(PACKAGE, copy / "tischlein", ignore=NOT_NEEDED)
        build = _place_of(copy / "tischlein")  # of what is compiled, even if somebody writes on the sources meanwhile
        if not build.exists():
            _compile(copy, folder / "made", progress, background, stop or Event())
            shutil.copytree(folder / "made" / "lib", copy, dirs_exist_ok=True, copy_function=os.replace)
            compile_dir(copy, quiet=2)  # what stays interpreted
            try:
                copy.rename(build)
            except OSError:
                if not build.exists():  # otherwise somebody else was faster
                    raise
    return build


def _compile(source: Path, folder: Path, progress: Progress, background: bool, stop: Event) -> None:
    jobs = max(1, (os.cpu_count() or 1) // (2 if background else 1))
    command = [sys.executable, str(ROOT / "hatch_build.py"), str(folder), "--child"]
    command += ["--source", str(source), "--units", str(BUILDS / "units"), "--jobs", str(jobs)]
    if background and shutil.which("nice"):
        command = ["nice", "-n", "19", *command]
    said = []
    # A group of its own: Ctrl-C is for us. When we end, however that may be, its input ends, and with it all of its compilers.
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    ) as compiling:
        assert compiling.stdin is not None and compiling.stdout is not None
        Thread(target=_close_if, args=(stop, compiling.stdin, compiling), daemon=True).start()
        for line in compiling.stdout:
            if count := re.match(r"compiled (\d+) of (\d+): ", line):
                progress(int(count[1]), int(count[2]))
            else:
                said.append(line)
        if compiling.wait():
            raise NotCompiled("".join([line for line in said if ": warning: " not in line][-LINES:]).strip())


def _close_if(stop: Event, input: IO[str], compiling: subprocess.Popen[str]) -> None:
    while compiling.poll() is None:
        if stop.wait(0.2):
            input.close()
            return


def _tidy() -> None:
    """Throws away what was interrupted long ago, and what has not been used for long."""
    for folder in (*BUILDS.glob("making-*"), *BUILDS.glob("rules-*")):
        with suppress(OSError):  # somebody else tidies, too
            if folder.stat().st_mtime < time.time() - KEPT:
                gone = BUILDS / f"making-nothing-{folder.name}-{os.getpid()}"  # half of a build must not look like one
                folder.rename(gone)
                shutil.rmtree(gone)


def main() -> None:
    """`make compile`."""
    if compiled():
        return
    try:
        print(finished_build() or make_build(lambda done, total: print(f"{done} / {total}", file=sys.stderr, flush=True)))
    except NotCompiled as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
