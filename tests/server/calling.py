"""The application called directly, in one event loop and without a network: fast enough for a hundred thousand messages."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import msgspec
import pytest
from starlette.applications import Starlette

from tischlein.core.decision import Action
from tischlein.core.state import State
from tischlein.server import people, sockets, tables
from tischlein.server.app import make_app
from tischlein.server.hall import Hall
from tischlein.server.limits import Limits
from tischlein.server.store.sqlite import SqliteStore
from tischlein.server.thinking import Thinking

SECONDS = 20.0
"""How long one answer may take before a test gives up; this machine may have other work to do."""


class FirstOption(Thinking):
    """A bot without processes of its own."""

    async def choose(self, bot: str, seed: str, state: State, seat: int) -> Action:
        return state.options(seat)[0]


# ---------------------------------------------------------------------- the application, called directly


class Answer:
    def __init__(self) -> None:
        self.status, self.content = 0, b""
        self.headers: dict[str, str] = {}

    def json(self) -> Any:
        return json.loads(self.content)


def scope_of(kind: str, raw_path: str, headers: dict[str, str]) -> dict[str, Any]:
    """As uvicorn makes it."""
    path, _, query = raw_path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "server": ("127.0.0.1", 80),
        "client": ("127.0.0.1", 12345),
        "root_path": "",
        "path": unquote(path),
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "headers": [(name.encode("latin-1"), value.encode("latin-1")) for name, value in {"host": "localhost", **headers}.items()],
        "subprotocols": [],
        "state": {},
        "extensions": {},
    }


async def ask(app: Starlette, method: str, raw_path: str, headers: dict[str, str], content: bytes | None = b"") -> Answer:
    """Without any content, the visitor hangs up in the middle of the request."""
    answer, given = Answer(), False

    async def receive() -> dict[str, Any]:
        nonlocal given
        if given:
            await asyncio.sleep(SECONDS)  # nothing else comes from this visitor
        given = True
        if content is None:
            return {"type": "http.disconnect"}
        return {"type": "http.request", "body": content, "more_body": False}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            answer.status = message["status"]
            answer.headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in message["headers"]}
        elif message["type"] == "http.response.body":
            answer.content += message.get("body", b"")

    try:
        await asyncio.wait_for(app({**scope_of("http", raw_path, headers), "method": method}, receive, send), SECONDS)
    except TimeoutError:
        raise
    except Exception:
        assert answer.status == 500  # it has been answered; the framework passes it on to the server's log
    return answer


class Socket:
    """A connection to a table."""

    def __init__(self, app: Starlette, table: str, headers: dict[str, str]) -> None:
        self.name, self.seats = "", set[int]()
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.outbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        scope = scope_of("websocket", f"/api/tables/{table}/socket", headers)

        async def send(message: Any) -> None:
            self.outbox.put_nowait(message)

        self._task = asyncio.get_running_loop().create_task(app(scope, self._inbox.get, send))

    async def arrive(self) -> dict[str, Any]:
        """The first position."""
        assert (await self.outbox.get())["type"] == "websocket.accept"
        return await self.until("position")

    def send(self, message: str | bytes) -> None:
        self._inbox.put_nowait({"type": "websocket.receive", "text" if isinstance(message, str) else "bytes": message})

    async def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode((await asyncio.wait_for(self.outbox.get(), SECONDS))["text"])
        return message

    async def until(self, tell: str) -> dict[str, Any]:
        while (message := await self.hear())["tell"] != tell:
            assert message["tell"] in ("position", "said", "accepted"), message
        return message

    async def act(self, **message: Any) -> None:
        """Something legal, before the storm."""
        self.send(json.dumps(message))
        await self.until("accepted")

    async def settle(self) -> None:
        """Until nothing more comes: the loop has had every chance to deliver it."""
        for _ in range(50):
            await asyncio.sleep(0)
        while not self.outbox.empty():
            self.outbox.get_nowait()

    async def close(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self._task, SECONDS)


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[tuple[Starlette, Hall]]:
    async def open_hall() -> Hall:
        return Hall(SqliteStore(folder / "tischlein.sqlite"), FirstOption())

    app = make_app(open_hall)
    async with app.router.lifespan_context(app):
        yield app, app.state.hall


async def enter(app: Starlette, name: str) -> str:
    answer = await ask(app, "POST", "/api/guest", {}, json.dumps({"name": name}).encode())
    assert answer.status == 201
    return answer.headers["set-cookie"].split(";")[0].removeprefix("tischlein=")


async def call(app: Starlette, cookie: str, path: str, wish: Any = None) -> Any:
    answer = await ask(app, "GET" if wish is None else "POST", path, {"cookie": f"tischlein={cookie}"}, json.dumps(wish).encode())
    assert answer.status < 300, answer.content
    return answer.json()


# ---------------------------------------------------------------------- nothing may be written in anger


class Troubles(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(logging.Formatter("%(name)s %(levelname)s %(message)s").format(record))


@contextmanager
def watched() -> Iterator[Troubles]:
    """Whoever hammers here is not slowed down; in the end, nothing at WARNING or above may have been logged."""
    troubles, endless = Troubles(), 1e9
    logging.getLogger().addHandler(troubles)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sockets, "RATE", endless)
        patch.setattr(sockets, "BURST", endless)
        patch.setattr(people, "GUESTS", Limits(endless, endless))
        patch.setattr(tables, "NEW", Limits(endless, endless))
        try:
            yield troubles
            gc.collect()  # tasks that failed unseen are logged when they go
            assert not troubles.records
        finally:
            logging.getLogger().removeHandler(troubles)


async def everything_in(hall: Hall) -> str:
    """All that is stored, but for when somebody was last seen; and every position in memory."""
    rows = [[kind, {name: value for name, value in row.items() if name != "seen"}] async for kind, row in hall.store.dump()]
    memory = [[id, len(table.match.log), table.match.state.digest()] for id, table in sorted(hall._tables.items()) if table.match]
    return json.dumps([rows, memory], sort_keys=True)
