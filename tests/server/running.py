"""A real server on loopback, in a process of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx2
from websockets.sync.client import ClientConnection, connect


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [
            sys.executable,
            "-c",
            "from tischlein.cli import main; main()",
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.folder),
        ]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL, env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"})
        for _ in range(200):
            try:
                if httpx2.get(self.url("/healthz")).status_code == 200:
                    return
            except httpx2.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def sit(self, table: str, cookie: str) -> ClientConnection:
        return connect(f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket", additional_headers={"cookie": f"tischlein={cookie}"})
