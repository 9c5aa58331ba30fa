"""The rules run in two ways, from one source: interpreted and compiled. This finds the way in which they do not run here."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import tischlein
from tischlein.core import state as core_state

PACKAGE = Path(tischlein.__file__).parent
ROOT = PACKAGE.parents[1]
"""Of the repository, if the rules run from there."""
NOT_NEEDED = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "page")


def compiled() -> bool:
    """Whether the rules run as compiled extension modules."""
    return not core_state.__file__.endswith(".py")


@contextmanager
def other_build(announce: Callable[[], None]) -> Iterator[Path | None]:
    """A folder with the rules in the other way; None where they cannot be compiled. `announce` is called before that is done."""
    if not compiled():
        yield _compiled_copy(announce) if _can_compile() else None
        return
    with TemporaryDirectory(prefix="tischlein-") as folder:
        shutil.copytree(PACKAGE, Path(folder) / "tischlein", ignore=NOT_NEEDED)
        yield Path(folder)


def run_in(build: Path, *arguments: str) -> str:
    """What a command of Tischlein prints when it runs with another build."""
    command = [sys.executable, "-m", "tischlein", *arguments]
    return subprocess.run(command, env={**os.environ, "PYTHONPATH": str(build)}, stdout=subprocess.PIPE, text=True, check=True).stdout


def _can_compile() -> bool:
    compiler = shutil.which((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0])
    return bool(
        (ROOT / "hatch_build.py").exists() and compiler and find_spec("mypyc") and find_spec("hatchling") and find_spec("setuptools")
    )


def _compiled_copy(announce: Callable[[], None]) -> Path | None:
    """Made once for each state of the source, and kept beside it."""
    texts = sorted(PACKAGE.rglob("*.py"))
    digest = sha256(b"".join(file.read_bytes() for file in (*texts, ROOT / "hatch_build.py"))).hexdigest()
    build = ROOT / "build" / f"rules-{digest[:16]}"
    if build.exists():
        return build
    announce()
    for old in build.parent.glob("rules-*"):
        shutil.rmtree(old)
    with TemporaryDirectory(prefix="tischlein-") as folder:
        made = subprocess.run([sys.executable, ROOT / "hatch_build.py", folder], cwd=ROOT, capture_output=True, check=False)
        if made.returncode:
            return None
        half = build.with_suffix(".half")  # an interrupted copy must not look like a finished one
        shutil.rmtree(half, ignore_errors=True)
        shutil.copytree(PACKAGE, half / "tischlein", ignore=NOT_NEEDED)
        shutil.copytree(Path(folder) / "lib", half, dirs_exist_ok=True)
        half.rename(build)
    return build
