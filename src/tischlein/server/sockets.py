"""Connections to a table: messages in, positions out."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tischlein.server import metrics
from tischlein.server.asking import Refuse, foreign, table_at, who
from tischlein.server.limits import Bucket
from tischlein.server.messages import FromClient, Refused, ToClient
from tischlein.server.speech import refused
from tischlein.server.store import Person
from tischlein.server.table import Table

logger = logging.getLogger("tischlein.sockets")

LONGEST = 64 * 1024
"""Bytes of a message; anything longer is refused."""
RATE, BURST = 20.0, 60.0
"""Messages per second of one connection in the long run, and at once."""
WAITING = 200
"""Messages a slow client may lag behind before it is let go; it comes back and gets the whole position."""
FOREIGN, NO_TABLE, SLOW = 4403, 4404, 4429
"""Why a connection is closed."""
encode = msgspec.json.Encoder().encode
read_client = msgspec.json.Decoder(FromClient)


class Browser:
    """A connected client: messages wait in a queue, so that a slow one holds nobody up."""

    def __init__(self, person: Person | None) -> None:
        self.person = person
        self.waiting: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.pace = Bucket(RATE, BURST)

    def send(self, message: ToClient) -> None:
        if self.waiting.qsize() >= WAITING:
            self.close(SLOW)
        else:
            self.waiting.put_nowait(encode(message))
            if isinstance(message, Refused):
                metrics.REFUSALS.inc()

    def close(self, code: int) -> None:
        self.waiting.put_nowait(code)


async def socket(connection: WebSocket) -> None:
    if foreign(connection):
        await connection.close(FOREIGN)
        return
    try:
        table = await table_at(connection)
    except Refuse:
        await connection.close(NO_TABLE)
        return
    await connection.accept()
    browser = Browser(await who(connection))
    metrics.CLIENTS.inc()
    writing = asyncio.create_task(write(connection, browser))
    try:
        await table.arrive(browser)
        while True:
            await receive(connection, table, browser)
    except WebSocketDisconnect:
        pass
    finally:
        metrics.CLIENTS.dec()
        writing.cancel()
        table.leave(browser)


async def receive(connection: WebSocket, table: Table, browser: Browser) -> None:
    """One message. Whatever it is, it gets an answer."""
    frame = await connection.receive()
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame.get("code", 1000))
    text = frame.get("text")
    if not browser.pace.take():
        browser.send(refused("too-fast"))
        await asyncio.sleep(1 / RATE)
    elif text is None or len(text) > LONGEST:
        browser.send(refused("bad-message", problem="text, at most 64 KiB"))
    else:
        try:
            message = read_client.decode(text)
        except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError) as error:
            browser.send(refused("bad-message", problem=str(error)))
        else:
            await table.handle(browser, message)


async def write(connection: WebSocket, browser: Browser) -> None:
    """Until the browser is told why it must go."""
    while isinstance(message := await browser.waiting.get(), bytes):
        await connection.send_text(message.decode())
    await connection.close(message)
