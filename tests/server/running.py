"""A real server on loopback, in a process of its own, and people who play there."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, NamedTuple

import httpx2
import msgspec
from websockets.asyncio import client
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0
"""Seconds until a test gives up waiting: a machine may be busy with other tests."""
HASTY = "from tischlein.server import sockets; sockets.RATE, sockets.BURST = 200.0, 600.0; "
read: Callable[[str | bytes], Any] = msgspec.json.decode
write: Callable[[Any], bytes] = msgspec.json.encode
http = httpx2.Client(verify=False, trust_env=False, timeout=PATIENCE, limits=httpx2.Limits(keepalive_expiry=1))
"""Shared, because making one takes longer than most requests. It keeps no cookies, and no connection for
so long that the server hangs up."""


def free_port() -> int:
    """One below those that outgoing connections get: nobody takes it while a server is started again."""
    draw = Random()
    for _ in range(1000):
        with socket.socket() as probe:
            port = draw.randrange(15_000, 32_000)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("there is no free port")


class Server:
    """`with Server(folder) as server` starts it and kills it in the end. What it writes to its error stream is in `words()`."""

    def __init__(self, folder: Path, database: str = "", *options: str, hasty: bool = False) -> None:
        """A `hasty` one lets people play faster than people can."""
        self.folder, self.port = folder, free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self._options = [*(["--database", database] if database else ["--data", str(folder)]), *options]
        self._errors = folder / f"errors-{self.port}"
        self._program = (HASTY if hasty else "") + "from tischlein.cli import main; main()"

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.kill()

    def start(self) -> None:
        program = [sys.executable, "-c", self._program, "serve"]
        self.folder.mkdir(parents=True, exist_ok=True)
        with self._errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [*program, "--port", str(self.port), *self._options],
                stderr=errors,
                env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
            )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            try:
                if http.get(self.url("/healthz")).status_code == 200:
                    return
            except httpx2.TransportError:
                time.sleep(0.02)
        self.kill()
        raise AssertionError(f"the server did not start: {self.words()}")

    def kill(self) -> None:
        """At once and without warning, as a power cut does."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None

    def ask_to_stop(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)

    def ended(self, seconds: float) -> int:
        """Waits until it has stopped by itself, and returns its exit code."""
        assert self.process is not None
        code = self.process.wait(seconds)
        self.process = None
        return code

    def words(self) -> str:
        return self._errors.read_text() if self._errors.exists() else ""

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def sit(self, table: str, cookie: str) -> ClientConnection:
        return connect(self.socket_url(table), additional_headers={"cookie": f"tischlein={cookie}"})

    def socket_url(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"


# ---------------------------------------------------------------------- people


class Visitor:
    """Somebody who uses one server, or several that share a database: the cookie is good at all of them."""

    def __init__(self, server: Server, name: str) -> None:
        self.server, self.cookie = server, ""
        if name:
            answer = http.post(server.url("/api/guest"), json={"name": name})
            assert answer.status_code == 201, answer.text
            http.cookies.clear()
            self.cookie = answer.cookies["tischlein"]

    def call(self, method: str, path: str, wish: Any = None) -> Any:
        """What the server answers; it must be a success."""
        answer = self.try_call(method, path, wish)
        assert answer.status_code < 400, (path, answer.text)
        return answer.json() if answer.content else None

    def try_call(self, method: str, path: str, wish: Any = None) -> httpx2.Response:
        return http.request(method, self.server.url(path), json=wish, headers={"cookie": f"tischlein={self.cookie}"})

    def sets(self, seats: list[str], **wish: Any) -> dict[str, Any]:
        table: dict[str, Any] = self.call("POST", "/api/tables", {"game": "burgundy_dice", "seats": seats, **wish})
        return table

    def joins(self, table: dict[str, Any]) -> None:
        self.call("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"]})

    def sits_at(self, table: str, server: Server | None = None) -> client.connect:
        """An asynchronous connection: `async with anna.sits_at(id) as socket`."""
        headers = {"cookie": f"tischlein={self.cookie}"}
        at = (server or self.server).socket_url(table)
        return client.connect(at, additional_headers=headers, max_queue=None, open_timeout=PATIENCE, close_timeout=1, proxy=None)


class Sent(NamedTuple):
    """A move as it was sent, and the length of the log when it was acknowledged (None if it never was)."""

    seat: int
    action: Any
    entries: int | None = None


def a_move(position: dict[str, Any], rng: Random) -> Sent | None:
    """Any legal move of somebody who sees this position, if one is due."""
    if not position["decisions"]:
        return None
    decision = rng.choice(position["decisions"])
    return Sent(decision["seat"], rng.choice(decision["options"])["action"])


def play_message(move: Sent, seen: int) -> str:
    return write({"do": "play", "seat": move.seat, "action": move.action, "seen": seen}).decode()
