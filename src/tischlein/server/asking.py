"""Who asks, for which table, with which words: what every request needs first."""

from __future__ import annotations

from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from tischlein.server.hall import Hall
from tischlein.server.messages import Refusal, Refused
from tischlein.server.speech import refused
from tischlein.server.store import Person
from tischlein.server.table import Table

T = TypeVar("T")
COOKIE = "tischlein"
LARGEST = 64 * 1024
"""Bytes of a request; anything larger is refused."""
encode = msgspec.json.Encoder().encode


class Refuse(Exception):
    """Ends a request with a reason in words."""

    def __init__(self, status: int, why: Refused) -> None:
        self.status = status
        self.why = why


def answer(value: Any, status: int = 200) -> Response:
    return Response(encode(value), status, media_type="application/json")


def nothing() -> Response:
    return Response(status_code=204)


async def say_no(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Refuse)
    return answer(Refusal(problem.why.why, problem.why.rule), problem.status)


async def not_found(request: Request, problem: Exception) -> Response:
    """There is nothing here, or nothing that could be done in this way (405)."""
    status = problem.status_code if isinstance(problem, HTTPException) else 404
    return answer(Refusal(refused("not-found").why), status)


async def broken(request: Request, problem: Exception) -> Response:
    """Something that must not happen; it is in the log."""
    return answer(Refusal(refused("broken").why), 500)


def foreign(connection: HTTPConnection) -> bool:
    """A browser says which page a request comes from; it must be ours. Programs say nothing, and have no cookie to abuse."""
    origin = connection.headers.get("origin")
    try:
        return origin is not None and urlsplit(origin).netloc != connection.headers.get("host")
    except ValueError:  # this is no address at all
        return True


async def body(request: Request, kind: type[T]) -> T:
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > LARGEST:
                raise Refuse(413, refused("bad-message", problem=f"> {LARGEST} bytes"))
    except ClientDisconnect as error:  # nobody will read this
        raise Refuse(400, refused("bad-message", problem="-")) from error
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refuse(400, refused("bad-message", problem=str(error))) from error


def hall_of(connection: HTTPConnection) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


def secret_of(connection: HTTPConnection) -> str:
    return connection.cookies.get(COOKIE, "")


async def who(connection: HTTPConnection) -> Person | None:
    return await hall_of(connection).accounts.recognise(secret_of(connection))


async def somebody(request: Request) -> Person:
    person = await who(request)
    if person is None:
        raise Refuse(401, refused("who-are-you"))
    return person


async def table_at(connection: HTTPConnection) -> Table:
    table = await hall_of(connection).table(connection.path_params["id"])
    if table is None:
        raise Refuse(404, refused("no-such-table"))
    return table


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def or_refuse(value: T | Refused, status: int) -> T:
    """What was asked for, unless the answer is no."""
    if isinstance(value, Refused):
        raise Refuse(status, value)
    return value
