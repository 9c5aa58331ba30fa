"""A server that is asked to stop: it tells everybody, loses nothing it has acknowledged, and goes without a complaint.

And what an operator sees of it: log lines, figures, warnings.
"""

from __future__ import annotations

import asyncio
import json
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed

from tests.server.postgres import NewPlace, Place, new_place, postgres  # noqa: F401
from tests.server.running import PATIENCE, Sent, Server, Visitor, a_move, http, play_message, read

TABLES, MOVES, SECONDS = 12, 150, 8.0


class Crowd:
    """Two people at each of several tables, who play as fast as they can until the server lets them go."""

    def __init__(self, server: Server, stop_after: int) -> None:
        self.server, self.left = server, stop_after
        self.acknowledged: dict[str, list[Sent]] = {}
        self.codes: list[int | None] = []
        anna, ben = Visitor(server, "Anna"), Visitor(server, "Ben")
        self.seats: list[tuple[str, Visitor]] = []
        for _ in range(TABLES):
            table = anna.sets(["me", "open"])
            ben.joins(table)
            self.acknowledged[table["id"]] = []
            self.seats += [(table["id"], anna), (table["id"], ben)]

    async def play(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(self._sit(*seat, Random(number)) for number, seat in enumerate(self.seats)))

    async def _sit(self, table: str, person: Visitor, rng: Random) -> None:
        under_way: Sent | None = None
        try:
            async with person.sits_at(table) as socket:
                while True:
                    message = read(await socket.recv())
                    if message["tell"] == "accepted" and under_way:
                        self.acknowledged[table].append(under_way._replace(entries=message["entries"]))
                        under_way = None
                        self.left -= 1
                        if self.left == 0:
                            self.server.ask_to_stop()
                    elif message["tell"] == "stale":
                        under_way = None
                    elif message["tell"] == "position" and not under_way and (move := a_move(message, rng)):
                        under_way = move
                        await socket.send(play_message(move, message["table"]["entries"]))
        except ConnectionClosed as closed:
            self.codes.append(closed.rcvd.code if closed.rcvd else None)

    async def check(self, place: Place) -> None:
        """Every acknowledged move is where it was said to be."""
        async with place.opened() as store:
            for table, moves in self.acknowledged.items():
                log = [line.entry for line in await store.entries(table)]
                for move in moves:
                    assert move.entries is not None
                    last = [entry for entry in log[: move.entries] if entry[0] == "play"][-1]
                    assert last == ["play", move.seat, move.action]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
@pytest.mark.parametrize("bots", [False, True], ids=["people", "bots"])
def test_a_server_that_is_asked_to_stop_goes_quietly_and_loses_nothing(new_place: NewPlace, kind: str, bots: bool) -> None:  # noqa: F811
    place = new_place(kind)
    with Server(place.data, place.database, "--log", "json", "--log-level", "info") as server:
        if bots:  # two of them go on thinking at a table of their own
            Visitor(server, "Eve").sets(["me", "greedy", "greedy"])
        crowd = Crowd(server, MOVES)
        asyncio.run(crowd.play())
        assert server.ended(SECONDS) == 0
        assert crowd.codes == [1012] * len(crowd.seats), "everybody is told that the server restarts"
        asyncio.run(crowd.check(place))
        check_lines(server.words())


def check_lines(words: str) -> None:
    """After the greeting, every line is JSON with a time, a level and a message; none of them is alarming."""
    lines = [line for line in words.splitlines() if line.strip()]
    first = next(number for number, line in enumerate(lines) if line.startswith("{"))
    assert first <= 3, lines
    records: list[dict[str, Any]] = [json.loads(line) for line in lines[first:]]
    for record in records:
        assert datetime.fromisoformat(record["time"]).tzinfo is not None
        assert record["level"] in ("info", "debug"), record
        assert record["message"] and "Traceback" not in json.dumps(record), record
    assert sum(record["message"] == "a game begins" for record in records) >= TABLES
    assert all(record["table"] for record in records if record["message"] == "a game begins")


def test_a_server_without_anybody_stops_at_once(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        Visitor(server, "Anna").sets(["me", "open"])
        server.ask_to_stop()
        assert server.ended(SECONDS) == 0
        assert "Traceback" not in server.words() and "ERROR" not in server.words()


def figures(server: Server) -> dict[str, float]:
    """What Prometheus would read, by name and labels."""
    answer = http.get(server.url("/metrics"))
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    families = list(text_string_to_metric_families(answer.text))
    assert all(family.documentation for family in families if family.name.startswith("tischlein"))
    samples = [sample for family in families for sample in family.samples]
    return {sample.name + "".join(f" {name}={value}" for name, value in sorted(sample.labels.items())): sample.value for sample in samples}


def test_the_figures_count_what_happens(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        anna = Visitor(server, "Anna")
        table = anna.sets(["me", "me"])["id"]

        async def some_moves() -> dict[str, float]:
            async with asyncio.timeout(PATIENCE), anna.sits_at(table) as socket, Visitor(server, "").sits_at(table) as watching:
                await watching.recv()
                position, rng = read(await socket.recv()), Random(1)
                for _ in range(10):
                    while not (move := a_move(position, rng)):
                        position = read(await socket.recv())
                    await socket.send(play_message(move, position["table"]["entries"]))
                    while (position := read(await socket.recv()))["tell"] != "accepted":
                        assert position["tell"] == "position"
                    position = read(await socket.recv())
                for message in ("nonsense", '{"do": "play", "seat": 1, "action": ["fly"], "seen": 99999}', '{"do": "return", "seat": 0}'):
                    await socket.send(message)
                    while (answer := read(await socket.recv()))["tell"] not in ("refused", "stale"):
                        assert answer["tell"] == "position"
                during = figures(server)
                assert during["tischlein_log_entries_total"] == read(await one_position(socket))["table"]["entries"]
                await socket.send('{"do": "concede", "seat": 0}')
                while read(await socket.recv())["tell"] != "accepted":
                    pass
                return during

        async def one_position(socket: Any) -> bytes:
            """Asks for something stale: then the position is told once more."""
            await socket.send('{"do": "preview", "seat": 0, "seen": 99999}')
            while read(await socket.recv())["tell"] != "stale":
                pass
            position: bytes = await socket.recv()
            return position

        during = asyncio.run(some_moves())
        after = figures(server)
        assert during["tischlein_tables"] == 1
        assert during["tischlein_clients"] == 2
        assert during["tischlein_move_seconds_count"] == 10
        assert during["tischlein_move_seconds_bucket le=+Inf"] == during["tischlein_move_seconds_count"]
        assert during["tischlein_refusals_total"] == 2, "what is not understood is refused, too"
        assert after["tischlein_games_finished_total game=burgundy_dice"] == 1
        assert after["tischlein_clients"] == 0


def test_who_listens_to_the_whole_network_is_warned(tmp_path: Path) -> None:
    with Server(tmp_path, "", "--host", "0.0.0.0", "--lang", "en") as server:
        server.ask_to_stop()
        assert server.ended(SECONDS) == 0
        greeting = " ".join(server.words().split())
        assert "0.0.0.0" in greeting and "everybody who can reach this machine" in greeting, greeting
