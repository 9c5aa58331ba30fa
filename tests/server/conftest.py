"""A server in this process, with a database of its own, and people who use it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from tischlein.server.app import make_app
from tischlein.server.hall import Hall
from tischlein.server.store.sqlite import SqliteStore
from tischlein.server.thinking import Thinking


class Visitor:
    """Somebody with a browser: a cookie of their own."""

    def __init__(self, server: TestClient, name: str) -> None:
        self.server = server
        self.cookies: dict[str, str] = {}
        if name:
            answer = server.post("/api/guest", json={"name": name})
            assert answer.status_code == 201
            self.cookies = {"tischlein": answer.cookies["tischlein"]}
        server.cookies.clear()

    def call(self, method: str, path: str, **options: Any) -> Any:
        headers = {"cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items()), **options.pop("headers", {})}
        return self.server.request(method, path, headers=headers, **options)

    def sets(self, seats: list[str], **wish: Any) -> dict[str, Any]:
        answer = self.call("POST", "/api/tables", json={"game": "burgundy_dice", "seats": seats, **wish})
        assert answer.status_code == 201, answer.text
        table: dict[str, Any] = answer.json()
        return table

    def sits_at(self, table: str, **headers: str) -> WebSocketTestSession:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return self.server.websocket_connect(f"/api/tables/{table}/socket", headers={"cookie": cookie, **headers})


Enter = Callable[[str], Visitor]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def server(folder: Path) -> Iterator[TestClient]:
    async def hall() -> Hall:
        return Hall(SqliteStore(folder / "tischlein.sqlite"), Thinking(workers=1, seconds=20))

    with TestClient(make_app(hall)) as client:
        yield client


@pytest.fixture
def enter(server: TestClient) -> Enter:
    return lambda name: Visitor(server, name)


def until(socket: WebSocketTestSession, tell: str, that: Callable[[dict[str, Any]], bool] = lambda message: True) -> dict[str, Any]:
    """The next message of a kind, and such that; positions on the way are passed over, anything else is a surprise."""
    for _ in range(500):
        message: dict[str, Any] = socket.receive_json()
        if message["tell"] == tell and that(message):
            return message
        assert message["tell"] in ("position", "accepted"), message
    raise AssertionError(f"no {tell} came")
