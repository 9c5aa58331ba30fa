"""The application: addresses, and what protects them."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import tischlein
from tischlein.server import messages, metrics, people, tables
from tischlein.server.asking import Refuse, answer, broken, foreign, not_found, say_no
from tischlein.server.files import file_of_page
from tischlein.server.hall import Hall
from tischlein.server.messages import Refusal
from tischlein.server.sockets import socket
from tischlein.server.speech import refused

HEADERS = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}
SQUEEZED = 1000
"""Bytes from which on an answer is worth squeezing. Cookies do not come along from foreign pages, so nobody can guess by its length."""


def make_app(open_hall: Callable[[], Awaitable[Hall]]) -> Starlette:
    """The application. `open_hall` makes the hall when the server starts."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hall = app.state.hall = await open_hall()
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    api = [
        Route("/schema", schema),
        Route("/games", tables.games),
        Route("/games/{id}/rules", tables.rules),
        Route("/me", people.me, methods=["GET"]),
        Route("/me", people.rename, methods=["POST"]),
        Route("/me/export", people.export),
        Route("/me/delete", people.delete, methods=["POST"]),
        Route("/guest", people.guest, methods=["POST"]),
        Route("/account", people.account, methods=["POST"]),
        Route("/account/password", people.password, methods=["POST"]),
        Route("/login", people.login, methods=["POST"]),
        Route("/logout", people.logout, methods=["POST"]),
        Route("/tables", tables.tables, methods=["GET"]),
        Route("/tables", tables.new_table, methods=["POST"]),
        Route("/tables/check", tables.check, methods=["POST"]),
        Route("/tables/{id}", tables.table_info),
        Route("/tables/{id}/join", tables.join, methods=["POST"]),
        Route("/tables/{id}/bot", tables.bot, methods=["POST"]),
        Route("/tables/{id}/leave", tables.leave, methods=["POST"]),
        Route("/tables/{id}/rematch", tables.rematch, methods=["POST"]),
        Route("/tables/{id}/branch", tables.branch, methods=["POST"]),
        Route("/tables/{id}/material", tables.material),
        Route("/tables/{id}/moments/{number}", tables.moment),
        Route("/tables/{id}/replay", tables.replay),
        WebSocketRoute("/tables/{id}/socket", socket),
    ]
    squeezing = [Middleware(GZipMiddleware, minimum_size=SQUEEZED, compresslevel=6)]
    routes = [
        Route("/healthz", healthz),
        Route("/metrics", figures),
        Mount("/api", routes=api, middleware=squeezing),
        Route("/{path:path}", page),
    ]
    handlers = {404: not_found, 405: not_found, Refuse: say_no, Exception: broken}
    return Starlette(routes=routes, lifespan=lifespan, middleware=[Middleware(Guard)], exception_handlers=handlers)


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


async def healthz(request: Request) -> Response:
    return answer({"ok": True, "version": tischlein.__version__})


async def figures(request: Request) -> Response:
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")


async def schema(request: Request) -> Response:
    return answer(messages.schema())


async def page(request: Request) -> Response:
    """The page in the browser. Its own addresses (/table/ID ...) all begin with the same document."""
    found = file_of_page(request, request.path_params["path"])
    if found is None:
        raise Refuse(404, refused("not-found"))
    return found


def describe() -> str:
    """The protocol as a file."""
    return json.dumps(messages.schema(), indent=2, sort_keys=True) + "\n"
