"""What a server must not do: trust a message, a page, or a cookie."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.conftest import Enter, until
from tischlein.server import sockets


def test_foreign_pages_are_kept_out(enter: Enter, server: TestClient) -> None:
    anna = enter("Anna")
    table = anna.sets(["me", "greedy"])
    evil = {"origin": "https://evil.example"}
    assert anna.call("POST", "/api/tables", json={"game": "burgundy_dice", "seats": ["me"]}, headers=evil).status_code == 403
    with pytest.raises(WebSocketDisconnect) as closed, anna.sits_at(table["id"], origin="https://evil.example"):
        pass
    assert closed.value.code == 4403
    with anna.sits_at(table["id"], origin="http://testserver") as socket:
        until(socket, "position")


def test_answers_carry_the_safety_headers_and_the_cookie_is_locked_up(server: TestClient) -> None:
    answer = server.post("/api/guest", json={"name": "Anna"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert server.get("/api/nowhere").headers["x-content-type-options"] == "nosniff"
    assert server.get("/api/nowhere").json()["why"]["de"]


def test_without_a_name_nobody_sits_down(enter: Enter) -> None:
    nobody = enter("")
    assert nobody.call("POST", "/api/tables", json={"game": "burgundy_dice", "seats": ["me"]}).status_code == 401
    assert nobody.call("GET", "/api/me").json() is None
    liar = enter("")
    liar.cookies = {"tischlein": "made-up"}
    assert liar.call("GET", "/api/me").json() is None


@pytest.mark.parametrize("name", ["", " ", " Anna", "x" * 31, 5, None, ["Anna"]])
def test_odd_names_are_refused(server: TestClient, name: Any) -> None:
    answer = server.post("/api/guest", json={"name": name})
    assert answer.status_code == 400
    assert answer.json()["why"]["de"]


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff", b'{"name": "A", "admin": true}', b"[" * 5000, b'"' + b"x" * 70_000 + b'"'])
def test_odd_bodies_are_refused(server: TestClient, content: bytes) -> None:
    assert server.post("/api/guest", content=content).status_code in (400, 413)


def test_there_is_no_replay_before_the_end(enter: Enter) -> None:
    anna = enter("Anna")
    table = anna.sets(["me", "greedy"])
    assert anna.call("GET", f"/api/tables/{table['id']}/replay").status_code == 409
    assert anna.call("GET", "/api/tables/nonsense/replay").status_code == 404
    with pytest.raises(WebSocketDisconnect), anna.sits_at("nonsense"):
        pass


def test_too_many_messages_are_slowed_down(enter: Enter) -> None:
    anna = enter("Anna")
    table = anna.sets(["me", "open"])
    with anna.sits_at(table["id"]) as socket:
        until(socket, "position")
        for _ in range(int(sockets.BURST) + 5):
            socket.send_text("nonsense")
        answers = [socket.receive_json()["why"]["en"] for _ in range(int(sockets.BURST) + 5)]
        assert any("too fast" in answer for answer in answers)


def test_a_large_message_is_refused(enter: Enter) -> None:
    anna = enter("Anna")
    table = anna.sets(["me", "greedy"])
    with anna.sits_at(table["id"]) as socket:
        until(socket, "position")
        socket.send_text("x" * (sockets.LONGEST + 1))
        assert "64 KiB" in until(socket, "refused")["why"]["en"]
        socket.send_bytes(b"binary")
        until(socket, "refused")


def test_no_file_but_those_of_the_page_is_handed_out(server: TestClient) -> None:
    for path in ("/../app.py", "/..%2fapp.py", "/assets/..%2f..%2fapp.py", "/%2e%2e/app.py", "//etc/passwd"):
        answer = server.get(path)
        assert "make_app" not in answer.text
        assert "root:" not in answer.text
