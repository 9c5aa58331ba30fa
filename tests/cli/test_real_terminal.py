"""One whole game in a real (pseudo) terminal, as a person at the keyboard has it."""

from __future__ import annotations

import os
import re
import select
import struct
import subprocess
import sys
import time
from pathlib import Path

import pytest

import tischlein

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no pseudo terminals")

SOURCE = Path(tischlein.__file__).parent.parent
PROMPT = "Spieler 1 > "


def test_a_german_game_from_the_first_prompt_to_the_end() -> None:
    screen, code = play_in_terminal(["play", "--seed", "21"], {"LANG": "de_DE.UTF-8"}, seconds=60)
    assert code == 0
    assert screen.count(PROMPT) > 20
    assert "Anders spielen: tischlein play --help" in screen
    end = screen[screen.index("Das Spiel ist zu Ende") :]
    assert re.search(r"Summe +\d+ +\d+", end)
    assert re.search(r"(Spieler 1|Bot) gewinnt|teilen sich den Sieg", end)
    assert "Startwert: 21" in end
    assert max(map(len, screen.splitlines())) <= 80


def play_in_terminal(arguments: list[str], environment: dict[str, str], seconds: float) -> tuple[str, int]:
    """Answers "1" to every prompt; gives what was on the screen, without colours, and how the program ended."""
    import fcntl
    import pty
    import termios

    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 80, 0, 0))
    clean = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "COLUMNS", "LINES", "NO_COLOR")}
    program = subprocess.Popen(
        [sys.executable, "-c", "from tischlein.cli import main; main()", *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**clean, "TERM": "xterm-256color", "PYTHONPATH": str(SOURCE), "PYTHONUTF8": "1", **environment},
    )
    os.close(theirs)
    seen, answered, deadline = b"", 0, time.monotonic() + seconds
    try:
        while time.monotonic() < deadline:
            if not select.select([ours], [], [], 1.0)[0]:
                continue
            try:
                part = os.read(ours, 65536)
            except OSError:  # the program has closed its end
                break
            if not part:
                break
            seen += part
            while seen.count(PROMPT.encode()) > answered:
                os.write(ours, b"1\n")
                answered += 1
        code = program.wait(timeout=max(0.1, deadline - time.monotonic()))
    finally:
        program.kill()
        program.wait()
        os.close(ours)
    text = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", seen.decode(errors="replace"))
    return text.replace("\r\n", "\n"), code
