"""HTTP and WebSocket: who asks, what they ask, and what they may not."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

import tischlein
from tischlein.bots import BOTS
from tischlein.server import messages
from tischlein.server.hall import Hall
from tischlein.server.messages import FromClient, GameInfo, JoinTable, Me, NewGuest, NewTable, OptionInfo, Refusal, Refused, ToClient
from tischlein.server.speech import refused
from tischlein.server.store import Person
from tischlein.server.table import Table

T = TypeVar("T")
logger = logging.getLogger("tischlein.app")

COOKIE = "tischlein"
LARGEST = 64 * 1024
"""Bytes of a request or message; anything larger is refused."""
RATE, BURST = 20.0, 60.0
"""Messages per second of one connection in the long run, and at once."""
WAITING = 200
"""Messages a slow client may lag behind before it is let go; it comes back and gets the whole position."""
HEADERS = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}
PAGE = Path(__file__).parent / "page"
"""Where the built page lies, if it has been built."""
encode = msgspec.json.Encoder().encode
read_client = msgspec.json.Decoder(FromClient)


def make_app(hall_of: Callable[[], Awaitable[Hall]]) -> Starlette:
    """The application. `hall_of` opens the hall when the server starts."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.hall = await hall_of()
        try:
            yield
        finally:
            await app.state.hall.close()

    routes = [
        Route("/healthz", healthz),
        Route("/api/schema", schema),
        Route("/api/games", games),
        Route("/api/me", me, methods=["GET"]),
        Route("/api/guest", guest, methods=["POST"]),
        Route("/api/tables", tables, methods=["GET"]),
        Route("/api/tables", new_table, methods=["POST"]),
        Route("/api/tables/{id}", table_info, methods=["GET"]),
        Route("/api/tables/{id}/join", join, methods=["POST"]),
        Route("/api/tables/{id}/material", material, methods=["GET"]),
        Route("/api/tables/{id}/replay", replay, methods=["GET"]),
        WebSocketRoute("/api/tables/{id}/socket", socket),
        Route("/{path:path}", page, methods=["GET"]),
    ]
    return Starlette(routes=routes, lifespan=lifespan, middleware=[Middleware(Guard)], exception_handlers={404: not_found, Refuse: say_no})


class Refuse(Exception):
    """Ends a request with a reason in words."""

    def __init__(self, status: int, why: Refused) -> None:
        self.status = status
        self.why = why


async def say_no(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Refuse)
    return answer(Refusal(problem.why.why, problem.why.rule), problem.status)


async def not_found(request: Request, problem: Exception) -> Response:
    return answer(Refusal(refused("not-found").why), 404)


class Guard:
    """Foreign pages may not act in somebody's name; nothing we send may be framed or guessed at."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *((name.encode(), value.encode()) for name, value in HEADERS.items())]
            await send(message)

        if scope["type"] == "http" and scope["method"] != "GET" and foreign(HTTPConnection(scope)):
            await answer(Refusal(refused("foreign-page").why), 403)(scope, receive, send_guarded)
        else:
            await self.app(scope, receive, send_guarded)


def foreign(connection: HTTPConnection) -> bool:
    """A browser says which page a request comes from; it must be ours. Programs say nothing, and have no cookie to abuse."""
    origin = connection.headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != connection.headers.get("host")


# ---------------------------------------------------------------------- requests


async def body(request: Request, kind: type[T]) -> T:
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > LARGEST:
            raise Refuse(413, refused("bad-message", problem=f"> {LARGEST} bytes"))
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except msgspec.MsgspecError as error:
        raise Refuse(400, refused("bad-message", problem=str(error))) from error


async def who(connection: HTTPConnection) -> Person | None:
    hall: Hall = connection.app.state.hall
    return await hall.recognise(connection.cookies.get(COOKIE, ""))


async def somebody(request: Request) -> Person:
    person = await who(request)
    if person is None:
        raise Refuse(401, refused("who-are-you"))
    return person


async def table_at(connection: HTTPConnection) -> Table:
    hall: Hall = connection.app.state.hall
    table = await hall.table(connection.path_params["id"])
    if table is None:
        raise Refuse(404, refused("no-such-table"))
    return table


def answer(value: Any, status: int = 200) -> Response:
    return Response(encode(value), status, media_type="application/json")


async def healthz(request: Request) -> Response:
    return answer({"ok": True, "version": tischlein.__version__})


async def schema(request: Request) -> Response:
    return answer(messages.schema())


async def games(request: Request) -> Response:
    return answer([game_info(id) for id in tischlein.games()])


async def page(request: Request) -> Response:
    """The page in the browser. Its own addresses (/table/ID ...) all begin with the same document."""
    path = request.path_params["path"]
    file = (PAGE / path).resolve()
    if path.startswith("api/") or not (PAGE / "index.html").exists():
        raise Refuse(404, refused("not-found"))
    if file.is_relative_to(PAGE) and file.is_file():
        lasting = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        return FileResponse(file, headers={"cache-control": lasting})
    return FileResponse(PAGE / "index.html", headers={"cache-control": "no-cache"})


async def me(request: Request) -> Response:
    person = await somebody(request)
    return answer(Me(person.id, person.name))


async def guest(request: Request) -> Response:
    """A guest needs a name and nothing else; the browser keeps the secret."""
    wish = await body(request, NewGuest)
    person, secret = await request.app.state.hall.welcome(wish.name)
    response = answer(Me(person.id, person.name), 201)
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, secret, max_age=365 * 86400, httponly=True, samesite="lax", secure=secure)
    return response


async def tables(request: Request) -> Response:
    person = await who(request)
    return answer([table.info(person) for table in await request.app.state.hall.tables_for(person)])


async def new_table(request: Request) -> Response:
    person, wish = await somebody(request), await body(request, NewTable)
    table = await request.app.state.hall.set_table(wish, person)
    if isinstance(table, Refused):
        raise Refuse(422, table)
    return answer(table.info(person), 201)


async def table_info(request: Request) -> Response:
    return answer((await table_at(request)).info(await who(request)))


async def join(request: Request) -> Response:
    person, wish, table = await somebody(request), await body(request, JoinTable), await table_at(request)
    problem = await table.join(person, wish.invite)
    if problem is not None:
        raise Refuse(403, problem)
    return answer(table.info(person))


async def material(request: Request) -> Response:
    """What is printed on the boards of this table's game: needed once, to draw them."""
    setup = (await table_at(request)).setup
    return answer(setup.game.material(setup))


async def replay(request: Request) -> Response:
    """The whole match, seed and all, once there is nothing left to hide."""
    table = await table_at(request)
    if table.match is None or table.match.state.result is None:
        raise Refuse(409, refused("not-finished"))
    return Response(table.match.save(), media_type="application/json")


def game_info(id: str) -> GameInfo:
    game = tischlein.game(id)
    options = [OptionInfo(each.id, each.names, [value._asdict() for value in each.values], each.per_seat) for each in game.options]
    elements = [element._asdict() for element in game.elements]
    return GameInfo(id, game.names, list(game.players), game.minutes, elements, options, list(BOTS))


# ---------------------------------------------------------------------- sockets


class Browser:
    """A connected client: messages wait in a queue, so that a slow one holds nobody up."""

    def __init__(self, person: Person | None) -> None:
        self.person = person
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.allowance, self.last = BURST, time.monotonic()

    def send(self, message: ToClient) -> None:
        self.waiting.put_nowait(None if self.waiting.qsize() >= WAITING else encode(message))

    def too_fast(self) -> bool:
        now = time.monotonic()
        self.allowance = min(BURST, self.allowance + (now - self.last) * RATE)
        self.last = now
        self.allowance -= 1
        return self.allowance < 0


async def socket(connection: WebSocket) -> None:
    if foreign(connection):
        await connection.close(4403)
        return
    try:
        table = await table_at(connection)
    except Refuse:
        await connection.close(4404)
        return
    await connection.accept()
    browser = Browser(await who(connection))
    async with table.lock:
        table.arrive(browser)
    writing = asyncio.create_task(write(connection, browser))
    try:
        while True:
            await receive(connection, table, browser)
    except WebSocketDisconnect:
        pass
    finally:
        table.leave(browser)
        writing.cancel()


async def receive(connection: WebSocket, table: Table, browser: Browser) -> None:
    """One message. Whatever it is, it gets an answer."""
    frame = await connection.receive()
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame.get("code", 1000))
    text = frame.get("text")
    if browser.too_fast():
        browser.send(refused("too-fast"))
        await asyncio.sleep(1 / RATE)
    elif text is None or len(text) > LARGEST:
        browser.send(refused("bad-message", problem="text, at most 64 KiB"))
    else:
        try:
            message = read_client.decode(text)
        except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError) as error:
            browser.send(refused("bad-message", problem=str(error)))
        else:
            await table.handle(browser, message)


async def write(connection: WebSocket, browser: Browser) -> None:
    while (message := await browser.waiting.get()) is not None:
        await connection.send_text(message.decode())
    await connection.close(4429)


def describe() -> str:
    """The protocol as a file."""
    return json.dumps(messages.schema(), indent=2, sort_keys=True) + "\n"
