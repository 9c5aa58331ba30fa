"""Many tables at once, on loopback, for a bounded time: `python -m tests.load.dice_tables --tables 200 --seconds 20`.

Starts a server of its own on one core and plays Dice Games by script from another one, two clients at each table; a pair that has finished
goes on at a new table. First as fast as possible: what the server can do. Then at a steady `--rate`, however long the answers take: what
people feel. A move counts when it is acknowledged, so when it is on disk.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import resource
import tempfile
import time
from collections import Counter, deque
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

import httpx2
import msgspec
import uvloop
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.running import Server

PEOPLE = 500
"""At most: a server lets no more guests in at once from one address. They sit at several tables."""


class Option(Struct):
    action: list[Any]


class Decision(Struct):
    seat: int
    options: list[Option]


class TableState(Struct):
    entries: int
    status: str


class Told(Struct):
    """The little that a scripted player reads of a message."""

    tell: str
    table: TableState | None = None
    decisions: list[Decision] = []


read = msgspec.json.Decoder(Told).decode
write = msgspec.json.Encoder().encode


class Phase:
    """One measurement."""

    def __init__(self, name: str, server: int) -> None:
        self.name, self._server = name, server
        self.times: list[float] = []
        self.counts: Counter[str] = Counter()
        self._began, self._cpu = time.monotonic(), (cpu_of(server), time.process_time())

    def report(self) -> str:
        lasted = time.monotonic() - self._began
        server, client = cpu_of(self._server) - self._cpu[0], time.process_time() - self._cpu[1]
        cuts = quantiles(self.times, n=100)
        memory = int(Path(f"/proc/{self._server}/statm").read_text().split()[1]) * resource.getpagesize() / 2**20
        offered = f" of {self.counts['sent'] / lasted:,.0f} offered" if self.name == "paced" else ""
        more = ", ".join(f"{number} {kind}" for kind, number in sorted(self.counts.items()) if kind != "sent")
        return (
            f"{self.name}: {len(self.times) / lasted:,.0f} acknowledged moves/s{offered}; p50 {cuts[49] * 1000:.1f} ms, "
            f"p99 {cuts[98] * 1000:.1f} ms; server {memory:.0f} MB, {server / lasted:.0%} of a core; client {client / lasted:.0%}; {more}"
        )


class Load:
    """Who is due, and when they may move: at once, or when it is their turn in a steady stream."""

    def __init__(self, server: Server, compress: bool) -> None:
        assert server.process is not None
        self.server, self.compression = server, "deflate" if compress else None
        self.pid = server.process.pid
        self.phase = Phase("warm-up", self.pid)
        self.paced = False
        self.due: deque[Seat] = deque()
        self.arrived = 0

    async def is_due(self, seat: Seat) -> None:
        if self.paced:
            self.due.append(seat)
        else:
            await seat.move(time.monotonic())

    async def stream(self, rate: float, seconds: float) -> None:
        """One move every so often, whether the last ones have been answered or not. It may lag behind, but forgets nothing."""
        start, number = time.monotonic(), 0
        while (slot := start + number / rate) < start + seconds:
            if (wait := slot - time.monotonic()) > 0:
                await asyncio.sleep(wait)
            number += 1
            while self.due:
                if await self.due.popleft().move(slot):
                    break
            else:
                self.phase.counts["moments without anybody due"] += 1

    async def measure(self, name: str, seconds: float, rate: float) -> None:
        self.paced = bool(rate)
        if rate:
            await self.stream(rate, 1)  # until the answers to what was sent before have come
        self.phase = Phase(name, self.pid)
        await (self.stream(rate, seconds) if rate else asyncio.sleep(seconds))
        print(self.phase.report(), flush=True)


class Seat:
    """One person at one table, connected."""

    def __init__(self, load: Load, connection: ClientConnection, rng: Random) -> None:
        self.load, self.connection, self.rng = load, connection, rng
        self.newest = Told("")
        self.waiting = self.queued = False
        self.sent = 0.0

    async def play(self) -> None:
        """Until the game is over."""
        self.load.arrived += 1
        async for message in self.connection:
            told = read(message)
            if told.tell == "position":
                assert told.table is not None
                if told.table.status == "finished":
                    return
                self.newest = told
            elif told.tell == "accepted":
                self.load.phase.times.append(time.monotonic() - self.sent)
                self.waiting = False
                self.newest = Told("")
            else:
                self.load.phase.counts[told.tell] += 1
                self.waiting = False
            if self.newest.decisions and not self.waiting and not self.queued:
                self.queued = True
                await self.load.is_due(self)

    async def move(self, moment: float) -> bool:
        """Makes a move, if it is still due. Its time counts from the moment at which it was to be made."""
        self.queued = False
        if self.waiting or not self.newest.decisions or self.newest.table is None:
            return False
        decision = self.newest.decisions[0]
        action = self.rng.choice(decision.options).action
        self.sent, self.waiting = moment, True
        self.load.phase.counts["sent"] += 1
        wish = {"do": "play", "seat": decision.seat, "action": action, "seen": self.newest.table.entries}
        with contextlib.suppress(ConnectionClosed):  # the game has ended without this one
            await self.connection.send(write(wish).decode())
        return True


async def pair(load: Load, http: httpx2.AsyncClient, cookies: tuple[str, str], rng: Random) -> None:
    """Two people who play one game after the other."""
    while True:
        table = await set_table(http, cookies)
        await asyncio.gather(*(sit(load, table, cookie, rng) for cookie in cookies))
        load.phase.counts["games finished"] += 1


async def sit(load: Load, table: str, cookie: str, rng: Random) -> None:
    headers = {"cookie": f"tischlein={cookie}"}
    options: dict[str, Any] = {"max_queue": None, "open_timeout": 60, "close_timeout": 1, "proxy": None, "compression": load.compression}
    async with connect(load.server.socket_url(table), additional_headers=headers, **options) as connection:
        await Seat(load, connection, rng).play()


async def set_table(http: httpx2.AsyncClient, cookies: tuple[str, str]) -> str:
    host, guest = [{"cookie": f"tischlein={cookie}"} for cookie in cookies]
    table = (await http.post("/api/tables", json={"game": "burgundy_dice", "seats": ["me", "open"]}, headers=host)).json()
    (await http.post(f"/api/tables/{table['id']}/join", json={"invite": table["invite"]}, headers=guest)).raise_for_status()
    return str(table["id"])


async def come_in(http: httpx2.AsyncClient, number: int) -> list[str]:
    cookies = []
    for _ in range(number):
        cookies.append((await http.post("/api/guest", json={"name": "Guest"})).cookies["tischlein"])
        http.cookies.clear()
    return cookies


async def run(server: Server, tables: int, seconds: float, rate: float, compress: bool) -> None:
    load = Load(server, compress)
    limits = httpx2.Limits(max_connections=50, keepalive_expiry=1)  # the server hangs up on whoever is silent for longer
    async with httpx2.AsyncClient(base_url=server.url(""), verify=False, trust_env=False, timeout=60, limits=limits) as http:
        cookies = await come_in(http, min(2 * tables, PEOPLE))
        pairs = [(cookies[2 * number % len(cookies)], cookies[(2 * number + 1) % len(cookies)]) for number in range(tables)]
        playing = [asyncio.create_task(pair(load, http, both, Random(number))) for number, both in enumerate(pairs)]
        try:
            while load.arrived < 2 * tables:
                await asyncio.sleep(0.1)
                for task in playing:
                    if task.done():
                        task.result()
            print(f"{tables} tables, {2 * tables} clients, {seconds:g} s each; the server is process {load.pid}", flush=True)
            await load.measure("as fast as possible", seconds, 0)
            await load.measure("paced", seconds, rate)
            for task in playing:
                if task.done():
                    task.result()
        finally:
            for task in playing:
                task.cancel()
            await asyncio.wait(playing)


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tables", type=int, default=200, choices=range(1, 1001), metavar="1..1000")
    arguments.add_argument("--seconds", type=float, default=20, help="of each of the two measurements")
    arguments.add_argument("--rate", type=float, default=1000, help="moves per second in the second one")
    arguments.add_argument("--database", default="", help="postgresql://... instead of SQLite")
    arguments.add_argument("--no-compression", action="store_true", help="browsers compress; programs need not")
    chosen = arguments.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), chosen.database) as server:
        assert server.process is not None
        for thread in Path(f"/proc/{server.process.pid}/task").iterdir():
            os.sched_setaffinity(int(thread.name), {cores[0]})
        os.sched_setaffinity(0, set(cores[1:]) or {cores[0]})
        uvloop.run(run(server, chosen.tables, min(chosen.seconds, 120), chosen.rate, not chosen.no_compression))
        server.ask_to_stop()
        server.ended(30)
        if "Traceback" in server.words():
            print(server.words())


if __name__ == "__main__":
    main()
