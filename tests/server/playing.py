"""Moves at a table, as the tests make them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.testclient import WebSocketTestSession

from tests.server.conftest import Enter, Visitor, until


def play_first(socket: WebSocketTestSession, position: dict[str, Any], number: int = 0) -> dict[str, Any]:
    """Plays an option of the first decision, and waits until it counts."""
    decision = position["decisions"][0]
    action = decision["options"][number]["action"]
    socket.send_json({"do": "play", "seat": decision["seat"], "action": action, "seen": position["table"]["entries"]})
    return until(socket, "accepted")


def tell(socket: WebSocketTestSession, **message: Any) -> dict[str, Any]:
    """Sends a message and returns what is answered to it."""
    socket.send_json(message)
    while True:
        answer: dict[str, Any] = socket.receive_json()
        if answer["tell"] in ("accepted", "refused", "stale", "preview", "because"):
            return answer


def play_on(socket: WebSocketTestSession, position: dict[str, Any], done: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Plays first options until something is so."""
    for _ in range(600):
        if done(position):
            return position
        if position["decisions"]:
            play_first(socket, position)
        position = until(socket, "position")
    raise AssertionError("it never came to that")


def over(position: dict[str, Any]) -> bool:
    return bool(position["table"]["status"] == "finished")


def two_friends(enter: Enter, **wish: Any) -> tuple[Visitor, Visitor, str]:
    """Anna and Ben, at a table that Anna has set for both."""
    anna, ben = enter("Anna"), enter("Ben")
    table = anna.sets(["me", "open"], **wish)
    ben.call("POST", f"/api/tables/{table['id']}/join", json={"invite": table["invite"]})
    return anna, ben, table["id"]
