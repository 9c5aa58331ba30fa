"""`tischlein serve`: a server for tables."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
import threading
import webbrowser
from contextlib import AbstractContextManager, nullcontext
from importlib.util import find_spec
from typing import Annotated, Literal

import typer

from tischlein.cli.database import FOLDER, Data, Database, chosen_database, why_unopened
from tischlein.cli.language import Lang, Voice
from tischlein.cli.terminal import complain, open_console
from tischlein.server.store.problems import Unopened

LOOPBACK = ("127.0.0.1", "::1", "localhost")


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option("--host", envvar="TISCHLEIN_HOST")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", envvar="TISCHLEIN_PORT", min=0, max=65535)] = 8137,
    data: Data = FOLDER,
    database: Database = "",
    log: Annotated[Literal["text", "json"], typer.Option("--log", envvar="TISCHLEIN_LOG")] = "text",
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], typer.Option("--log-level", envvar="TISCHLEIN_LOG_LEVEL")
    ] = "warning",
    open_page: Annotated[bool, typer.Option("--open")] = False,
    compile_rules: Annotated[bool, typer.Option("--compile/--no-compile", envvar="TISCHLEIN_COMPILE")] = True,
    lang: Lang = None,
) -> None:
    """Run a server: people play in the browser, programs over HTTP and WebSocket (see docs/protocol.md)."""
    voice = Voice(lang)
    if any(find_spec(name) is None for name in ("argon2", "msgspec", "prometheus_client", "starlette", "uvicorn", "websockets")):
        complain(voice("serve-not-installed"))
    database = chosen_database(context, database, voice)
    import uvicorn

    from tischlein.server.app import make_app
    from tischlein.server.files import PAGE
    from tischlein.server.hall import Hall
    from tischlein.server.logs import write_logs
    from tischlein.server.store.opening import open_store

    async def hall() -> Hall:
        return Hall(await open_store(data, database))

    async def try_store() -> None:
        await (await open_store(data, database)).close()

    if port and not is_free(host, port):
        complain(voice("serve-port-taken", port=str(port), other=str(port + 1)))
    try:
        asyncio.run(try_store())
    except Unopened as error:
        complain(why_unopened(error, voice))
    console = open_console(errors=True)
    if host not in LOOPBACK:
        console.print(voice("serve-open", host=host), style="bold")
    url = f"http://{'localhost' if host in LOOPBACK else host}:{port}/"
    console.print(voice("serve-at", url=url, data="PostgreSQL" if database else str(data)))
    if not (PAGE / "index.html").exists():
        console.print(voice("serve-no-page"))
    elif open_page:
        opening = threading.Timer(1.0, webbrowser.open, [url])  # a moment later, when the server is there
        opening.daemon = True
        opening.start()
    write_logs(log, log_level)
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 1000)  # looking through everything took 0.2 s every few seconds with 200 tables
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # when all is in order, uvicorn raises the signal once more; that is no failure
    with compiling(voice) if compile_rules else nullcontext():
        uvicorn.run(
            make_app(hall),
            host=host,
            port=port,
            ws="websockets-sansio",
            ws_max_size=64 * 1024,
            ws_per_message_deflate=False,  # it took a fifth of the time
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=5,
        )


def compiling(voice: Voice) -> AbstractContextManager[None]:
    """In the background, where it can be done and has not been: bots then think faster. The server does not wait for it."""
    from tischlein.arena.preparing import preparing

    def begins() -> None:
        open_console(errors=True).print(voice("serve-compiling"), style="dim")

    def fails(why: str) -> None:
        logging.getLogger("tischlein.compiling").warning("the rules could not be compiled, the bots go on without: %s", why)

    return preparing(begins, fails)


def is_free(host: str, port: int) -> bool:
    """Whether nobody listens there yet."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True
