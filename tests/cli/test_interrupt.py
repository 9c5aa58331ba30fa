"""Ctrl-C during a long simulation: a real process, a real signal."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import tischlein

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")

SOURCE = Path(tischlein.__file__).parent.parent
WHILE = 1.5
"""Seconds of work: waking up takes about a third of it."""


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_gives_the_report_of_what_was_played(workers: int) -> None:
    command = ["simulate", "burgundy_dice", "--games", "100000", "--bots", "random,random", "--json", "--workers", str(workers)]
    program = start(command)
    try:
        family = wait_for(program, children=0 if workers == 1 else workers)
        asked = time.monotonic()
        os.killpg(program.pid, signal.SIGINT)  # as a terminal does: to the program and all its workers
        out, err = program.communicate(timeout=20)
        passed = time.monotonic() - asked
    finally:
        program.kill()
    assert program.returncode == 130
    assert passed < 1
    assert err == ""
    report = json.loads(out)
    assert 0 < report["games"] < report["asked"] == 100_000
    assert not any(Path(f"/proc/{pid}").exists() for pid in family), "a process is left behind"
    again = start([*command, "--games", str(report["games"])])
    assert json.loads(again.communicate(timeout=60)[0]) == {**report, "asked": report["games"]}


def test_the_report_in_words_says_how_many_of_how_many() -> None:
    program = start(["simulate", "burgundy_dice", "--games", "100000", "--bots", "random,random", "--workers", "1", "--lang", "de"])
    try:
        wait_for(program, children=0)
        program.send_signal(signal.SIGINT)
        out, _ = program.communicate(timeout=20)
    finally:
        program.kill()
    assert program.returncode == 130
    assert "von 100.000 Spielen" in out


def test_workers_end_when_their_program_is_killed() -> None:
    program = start(["simulate", "burgundy_dice", "--games", "100000", "--bots", "random,random", "--workers", "2"])
    family = wait_for(program, children=2)
    program.kill()
    program.communicate()
    patience = time.monotonic() + 20
    while any(Path(f"/proc/{pid}").exists() for pid in family):
        assert time.monotonic() < patience, "a process is left behind"
        time.sleep(0.05)


def start(arguments: list[str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tischlein", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONUTF8": "1"},
        start_new_session=True,
        preexec_fn=hear_interrupts,
    )


def hear_interrupts() -> None:
    """A shell that runs tests in the background has them ignore Ctrl-C, and so would this program."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def wait_for(program: subprocess.Popen[str], children: int) -> list[int]:
    """The workers, as soon as everybody who plays has worked for a while: long enough to have finished games, however busy the machine."""
    patience = time.monotonic() + 60
    while len(found := workers_of(program.pid)) < children or min(map(seconds_of_work, found or [program.pid])) < WHILE:
        assert program.poll() is None and time.monotonic() < patience
        time.sleep(0.05)
    return found


def seconds_of_work(pid: int) -> float:
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def workers_of(pid: int) -> list[int]:
    """Its child processes, but not the one that Python keeps beside them for cleaning up."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == pid and "spawn_main" in (folder / "cmdline").read_text():
                found.append(int(folder.name))
        except OSError:  # it ended meanwhile
            continue
    return found
