"""`tischlein serve`: a server for tables."""

from __future__ import annotations

import socket
import threading
import webbrowser
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from tischlein.cli.language import Lang, Voice
from tischlein.cli.terminal import complain, open_console

LOOPBACK = ("127.0.0.1", "::1", "localhost")


def serve(
    host: Annotated[str, typer.Option("--host", envvar="TISCHLEIN_HOST", help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", envvar="TISCHLEIN_PORT", min=0, max=65535, help="Port to listen on.")] = 8137,
    data: Annotated[Path, typer.Option("--data", envvar="TISCHLEIN_DATA", help="Folder for the database.")] = Path("tischlein-data"),
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    lang: Lang = None,
) -> None:
    """Run a server: people play in the browser, programs over HTTP and WebSocket (see docs/protocol.md)."""
    voice = Voice(lang)
    if any(find_spec(name) is None for name in ("msgspec", "starlette", "uvicorn", "websockets")):
        complain(voice("serve-not-installed"))
    import uvicorn

    from tischlein.server.app import PAGE, make_app
    from tischlein.server.hall import Hall
    from tischlein.server.store.sqlite import SqliteStore

    async def hall() -> Hall:
        return Hall(SqliteStore(data / "tischlein.sqlite"))

    if port and not is_free(host, port):
        complain(voice("serve-port-taken", port=str(port), other=str(port + 1)))
    console = open_console(errors=True)
    if host not in LOOPBACK:
        console.print(voice("serve-open", host=host), style="bold")
    url = f"http://{'localhost' if host in LOOPBACK else host}:{port}/"
    console.print(voice("serve-at", url=url, data=str(data)))
    if not (PAGE / "index.html").exists():
        console.print(voice("serve-no-page"))
    elif open_page:
        opening = threading.Timer(1.0, webbrowser.open, [url])  # a moment later, when the server is there
        opening.daemon = True
        opening.start()
    uvicorn.run(make_app(hall), host=host, port=port, ws="websockets-sansio", log_level="warning", ws_max_size=64 * 1024)


def is_free(host: str, port: int) -> bool:
    """Whether nobody listens there yet."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True
