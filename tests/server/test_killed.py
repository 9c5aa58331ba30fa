"""A real server on loopback, killed without warning in the middle of games: what it acknowledged is still there, and the games go on."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import tischlein
from tests.server.postgres import NewPlace, Place, new_place, postgres  # noqa: F401
from tests.server.running import PATIENCE, Sent, Server, Visitor, a_move, play_message, read
from tests.support.scale import scaled
from tischlein.core.saving import restore
from tischlein.server.hall import setup_of

GAMES, KILLS, TO_THE_END = scaled(30, least=8), scaled(30, least=3), 4
MOVES = GAMES * 60 // KILLS
"""At most so many from one kill to the next: no game may be over before the last of them."""


class Seat(NamedTuple):
    """A person at a table, and every move that was ever sent from there, in order. Those without `entries` were under way at a kill."""

    table: str
    person: Visitor
    sent: list[Sent]


class Fate:
    """Kills the server when so many moves have been sent, or acknowledged: whatever else is under way then is cut off."""

    def __init__(self, server: Server, event: str, after: int) -> None:
        self._server, self._event, self._left = server, event, after

    def hears_of(self, event: str) -> None:
        if event == self._event:
            self._left -= 1
            if self._left == 0:
                self._server.kill()


async def play(seat: Seat, rng: Random, fate: Fate | None = None, moves: int = 10_000) -> None:
    """Plays until the server is gone, the game is over, or so many moves are made."""
    async with asyncio.timeout(PATIENCE):  # outside, for running out of time is an OSError, too
        with suppress(ConnectionClosed, InvalidHandshake, OSError, EOFError):
            async with seat.person.sits_at(seat.table) as socket:
                await play_on(socket, seat, rng, fate, moves)


async def play_on(socket: ClientConnection, seat: Seat, rng: Random, fate: Fate | None, moves: int) -> None:
    waiting = False
    while moves:
        message = read(await socket.recv())
        if message["tell"] == "accepted":
            seat.sent[-1] = seat.sent[-1]._replace(entries=message["entries"])
            waiting, moves = False, moves - 1
            if fate:
                fate.hears_of("accepted")
        elif message["tell"] == "stale":
            seat.sent.pop()  # it is certain that this one does not count
            waiting = False
        else:
            assert message["tell"] == "position", message
            if message["table"]["status"] == "finished":
                return
            if not waiting and (move := a_move(message, rng)):
                seat.sent.append(move)
                waiting = True
                await socket.send(play_message(move, message["table"]["entries"]))
                if fate:
                    fate.hears_of("sent")


async def all_play(seats: list[Seat], rng: Random, fate: Fate | None = None) -> None:
    await asyncio.gather(*(play(seat, Random(rng.random()), fate) for seat in seats))


async def each_moves_once(seats: list[Seat], rng: Random) -> None:
    """At every table, until somebody has moved: it may be that only one of the two is due."""

    async def one_of(two: list[Seat]) -> None:
        playing = [asyncio.ensure_future(play(seat, Random(rng.random()), moves=1)) for seat in two]
        await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        for task in playing:
            task.cancel()
        await asyncio.wait(playing)

    await asyncio.gather(*(one_of(seats[number : number + 2]) for number in range(0, len(seats), 2)))


async def stored_logs(place: Place, tables: list[str]) -> dict[str, list[Any]]:
    """As they are in the database; each is a match that can be replayed, with the luck of its seed."""
    logs = {}
    async with place.opened() as store:
        for id in tables:
            stored = await store.table(id)
            assert stored is not None
            logs[id] = [line.entry for line in await store.entries(id)]
            assert stored.length == len(logs[id])
            match = restore(setup_of(stored), stored.seed, logs[id], forced=True)
            assert match.verify() == []
            assert list(match.state.waiting_for) == stored.waiting
    return logs


def check(log: list[Any], seats: list[Seat]) -> int:
    """Every acknowledged move is where it was said to be; whatever else is there was on its way at a kill. Returns how many of those."""
    played = {number: (entry[1], entry[2]) for number, entry in enumerate(log) if entry[0] == "play"}
    for seat in seats:
        for move in seat.sent:
            if move.entries is not None:
                last = max((number for number in played if number < move.entries), default=-1)
                assert played.get(last) == (move.seat, move.action), f"{move} is gone or has moved: {log}"
    unsure = 0
    for seat in seats:
        numbers = {move.seat for move in seat.sent}
        rest = iter(seat.sent)
        stored = [action for number, action in played.values() if number in numbers]
        for action in stored:  # in the order in which they were sent, and none that was not
            assert any(move.action == action for move in rest), f"{action} was never sent, or not then: {seat.sent}"
        acknowledged = sum(move.entries is not None for move in seat.sent)
        assert acknowledged <= len(stored) <= len(seat.sent)
        unsure += len(stored) - acknowledged
    return unsure


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_nothing_acknowledged_is_lost_and_the_games_go_on(new_place: NewPlace, kind: str) -> None:  # noqa: F811
    place, rng = new_place(kind), Random(3)
    with Server(place.data, place.database) as server:
        people = [Visitor(server, f"Guest {number}") for number in range(6)]
        seats = []
        for number in range(GAMES):
            host, guest = people[number % 6], people[(number + 1 + number // 6) % 6]
            table = host.sets(["me", "open"])
            guest.joins(table)
            seats += [Seat(table["id"], host, []), Seat(table["id"], guest, [])]
        tables = list(dict.fromkeys(seat.table for seat in seats))
        for kill in range(KILLS):
            asyncio.run(all_play(seats, rng, Fate(server, ("sent", "accepted")[kill % 2], rng.randint(10, MOVES))))
            assert server.process is None, "all games were over before the server was to be killed"
            server.start()
        logs = asyncio.run(stored_logs(place, tables))
        unsure = {table: check(logs[table], [seat for seat in seats if seat.table == table]) for table in tables}
        never = sum(move.entries is None for seat in seats for move in seat.sent)
        assert never, "no move was under way at any kill"
        assert sum(unsure.values()) <= never <= KILLS * len(seats)

        asyncio.run(each_moves_once(seats, rng))
        asyncio.run(all_play(seats[: 2 * TO_THE_END], rng))
        after = asyncio.run(stored_logs(place, tables))
        for id in tables:
            check(after[id], [seat for seat in seats if seat.table == id])
            assert after[id][: len(logs[id])] == logs[id] and len(after[id]) > len(logs[id]), "this game does not go on"
        for seat in seats[: 2 * TO_THE_END : 2]:
            replay = tischlein.Match.load(seat.person.try_call("GET", f"/api/tables/{seat.table}/replay").text)
            assert replay.state.result is not None
            info = seat.person.call("GET", f"/api/tables/{seat.table}")
            assert info["status"] == "finished" and info["winners"] == list(replay.state.result.winners)
        assert "Traceback" not in server.words(), server.words()
