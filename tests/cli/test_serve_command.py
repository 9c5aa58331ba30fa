"""`serve` says in words why it cannot begin. That it works is tested with the server itself."""

from __future__ import annotations

import socket
from pathlib import Path

from typer.testing import CliRunner

from tischlein.cli import app


def test_a_port_in_use_is_said_in_words(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ran = CliRunner().invoke(app, ["serve", "--port", str(port), "--data", str(tmp_path), "--lang", "en"])
    assert ran.exit_code == 1
    assert f"--port {port + 1}" in " ".join(ran.stderr.split())
