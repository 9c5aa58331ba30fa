"""A server in this process, and people who use it.

All tests share one, with people and tables of their own; a test that asks for `folder` has a server and a database to itself.
"""

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
    """Where the server of this test keeps its data."""
    return tmp_path / "data"


def serving(folder: Path) -> TestClient:
    async def hall() -> Hall:
        return Hall(SqliteStore(folder / "tischlein.sqlite"), Thinking(workers=1, seconds=20))

    return TestClient(make_app(hall))


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(tmp_path_factory.mktemp("shared")) as client:
        yield client


@pytest.fixture
def own_server(folder: Path) -> Iterator[TestClient]:
    with serving(folder) as client:
        yield client


@pytest.fixture
def server(request: pytest.FixtureRequest) -> TestClient:
    whose = "own_server" if "folder" in request.fixturenames else "shared_server"
    client: TestClient = request.getfixturevalue(whose)
    return client


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
