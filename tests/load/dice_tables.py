"""Many tables at once, on loopback, for a bounded time: `python -m tests.load.dice_tables --tables 200 --seconds 20`.

Starts a server of its own, seats two clients at each table and lets them play Dice Games by script; prints acknowledged (durable) moves per
second, the time until a move is acknowledged, and the server's memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect


async def main(tables: int, seconds: float) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        program = "from tischlein.cli import main; main()"
        server = subprocess.Popen(
            [sys.executable, "-c", program, "serve", "--port", str(port), "--data", folder], stderr=subprocess.DEVNULL
        )
        try:
            await measure(f"127.0.0.1:{port}", server.pid, tables, seconds)
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(timeout=30)


async def measure(host: str, pid: int, tables: int, seconds: float) -> None:
    async with httpx2.AsyncClient(base_url=f"http://{host}") as http:
        for _ in range(200):
            try:
                await http.get("/healthz")
                break
            except httpx2.TransportError:
                await asyncio.sleep(0.05)
        seats = [seat for number in range(tables) for seat in await set_table(http, number)]
    print(f"{tables} tables, {len(seats)} clients, {seconds:g} s")
    times: list[float] = []
    end = time.monotonic() + seconds
    await asyncio.gather(*(play(host, table, cookie, end, times, number) for number, (table, cookie) in enumerate(seats)))
    cuts = quantiles(times, n=100)
    memory = int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize() / 2**20
    latency = f"p50 {cuts[49] * 1000:.0f} ms, p99 {cuts[98] * 1000:.0f} ms"
    print(f"{len(times) / seconds:,.0f} acknowledged moves/s; {latency}; server {memory:.0f} MB")


async def set_table(http: httpx2.AsyncClient, number: int) -> list[tuple[str, str]]:
    cookies = []
    for name in ("Anna", "Ben"):
        cookies.append((await http.post("/api/guest", json={"name": f"{name} {number}"})).cookies["tischlein"])
        http.cookies.clear()
    headers = [{"cookie": f"tischlein={cookie}"} for cookie in cookies]
    table = (await http.post("/api/tables", json={"game": "burgundy_dice", "seats": ["me", "open"]}, headers=headers[0])).json()
    await http.post(f"/api/tables/{table['id']}/join", json={"invite": table["invite"]}, headers=headers[1])
    return [(table["id"], cookie) for cookie in cookies]


async def play(host: str, table: str, cookie: str, end: float, times: list[float], number: int) -> None:
    rng, sent = Random(number), 0.0
    url = f"ws://{host}/api/tables/{table}/socket"
    async with connect(url, additional_headers={"cookie": f"tischlein={cookie}"}, max_queue=None) as connection:
        waiting = False
        while (left := end - time.monotonic()) > 0:
            message = await receive(connection, left)
            if message is None:
                return
            if message["tell"] == "accepted":
                times.append(time.monotonic() - sent)
                waiting = False
            elif message["tell"] in ("stale", "refused"):
                waiting = False
            elif message["tell"] == "position" and message["decisions"] and not waiting:
                decision = message["decisions"][0]
                action = rng.choice(decision["options"])["action"]
                sent, waiting = time.monotonic(), True
                wish = {"do": "play", "seat": decision["seat"], "action": action, "seen": message["table"]["entries"]}
                await connection.send(json.dumps(wish))


async def receive(connection: ClientConnection, seconds: float) -> dict[str, Any] | None:
    try:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(connection.recv(), seconds))
    except TimeoutError:
        return None
    return message


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tables", type=int, default=200, choices=range(1, 1001), metavar="1..1000")
    arguments.add_argument("--seconds", type=float, default=20)
    chosen = arguments.parse_args()
    asyncio.run(main(chosen.tables, min(chosen.seconds, 120)))
