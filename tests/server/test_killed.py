"""A real server on loopback, killed without warning in the middle of games: what it acknowledged is still there."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx2
from websockets.sync.client import ClientConnection

from tests.server.running import Server

GAMES, KILLS = 6, 3


def until(connection: ClientConnection, tell: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(connection.recv(timeout=20))
        if message["tell"] == tell:
            return message


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    server, rng = Server(tmp_path), Random(3)
    try:
        server.start()
        answer = httpx2.post(server.url("/api/guest"), json={"name": "Anna"})
        cookie = answer.cookies["tischlein"]
        headers = {"cookie": f"tischlein={cookie}"}
        wish = {"game": "burgundy_dice", "seats": ["me", "me"]}
        tables = [httpx2.post(server.url("/api/tables"), json=wish, headers=headers).json()["id"] for _ in range(GAMES)]
        acknowledged: dict[str, list[Any]] = {table: [] for table in tables}
        for _ in range(KILLS):
            with ExitStack() as connections:
                sitting = {table: connections.enter_context(server.sit(table, cookie)) for table in tables}
                for _ in range(rng.randint(20, 60)):
                    table = rng.choice(tables)
                    play_once(sitting[table], acknowledged[table], rng)
                server.kill()
            server.start()
            for table in tables:
                info = httpx2.get(server.url(f"/api/tables/{table}"), headers=headers).json()
                expected = max((count for _, count in acknowledged[table]), default=0)
                assert info["entries"] >= expected, "an acknowledged move is gone"
        with server.sit(tables[0], cookie) as connection:
            position = until(connection, "position")
            moves = [list(action) for action, _ in acknowledged[tables[0]]]
            assert position["table"]["status"] == "playing"
            assert len(moves) <= position["table"]["entries"]
            play_once(connection, acknowledged[tables[0]], rng, position)
    finally:
        server.kill()


def play_once(connection: ClientConnection, acknowledged: list[Any], rng: Random, position: dict[str, Any] | None = None) -> None:
    """One move of the person who owns both seats; it counts when the server says so."""
    if position is None:
        position = newest_position(connection)
    if position["decisions"]:
        decision = rng.choice(position["decisions"])
        action = rng.choice(decision["options"])["action"]
        connection.send(json.dumps({"do": "play", "seat": decision["seat"], "action": action, "seen": position["table"]["entries"]}))
        acknowledged.append((action, until(connection, "accepted")["entries"]))


def newest_position(connection: ClientConnection) -> dict[str, Any]:
    """The last position that has come in."""
    position = until(connection, "position")
    while True:
        try:
            message = json.loads(connection.recv(timeout=0.005))
        except TimeoutError:
            return position
        if message["tell"] == "position":
            position = message
