"""The source distribution: what a build needs and what people read, nothing else."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
WANTED = {"src", "docs", "hatch_build.py", "pyproject.toml", "README.md", "CHANGELOG.md", "LICENSE", "PKG-INFO", ".gitignore"}


def test_it_holds_what_is_meant(tmp_path: Path) -> None:
    for name in WANTED - {"src", "docs", "PKG-INFO"}:
        shutil.copy(ROOT / name, tmp_path)
    for name in ("src/tischlein/core/state.py", "docs/library.md"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    for name in ("src/tischlein/server/page/index.html", "web/README.md", "web/src/main.ts", "web/docs/notes.md", "tests/src/test_x.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path / "made")]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, timeout=120)
    with tarfile.open(next((tmp_path / "made").glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {name.split("/")[0] for name in names} == WANTED
    assert "src/tischlein/server/page/index.html" in names, "the page comes built, whatever git ignores"
