"""HTTP: guests and accounts."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from tischlein.server.asking import COOKIE, Refuse, address, answer, body, hall_of, nothing, or_refuse, secret_of, somebody, who
from tischlein.server.limits import Limits
from tischlein.server.messages import Credentials, Farewell, Me, NewGuest, NewName, NewPassword, Refused
from tischlein.server.speech import refused
from tischlein.server.store import Person

GUESTS = Limits(rate=2, burst=600)
"""By address: a school class behind one router may come at once, a machine may not go on for ever."""


def about(person: Person, status: int = 200) -> Response:
    return answer(Me(person.id, person.name, person.login), status)


def with_cookie(response: Response, request: Request, secret: str) -> Response:
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, secret, max_age=365 * 86400, httponly=True, samesite="lax", secure=secure)
    return response


async def me(request: Request) -> Response:
    """Nobody, for somebody who is new here: that is no error."""
    person = await who(request)
    return answer(None) if person is None else about(person)


async def guest(request: Request) -> Response:
    """A guest needs a name and nothing else; the browser keeps the secret."""
    wish = await body(request, NewGuest)
    if not GUESTS.allow(address(request)):
        raise Refuse(429, refused("too-fast"))
    person, secret = await hall_of(request).accounts.welcome(wish.name)
    return with_cookie(about(person, 201), request, secret)


async def rename(request: Request) -> Response:
    person, wish = await somebody(request), await body(request, NewName)
    return about(await hall_of(request).rename(person, wish.name))


async def account(request: Request) -> Response:
    person, wish = await somebody(request), await body(request, Credentials)
    return about(or_refuse(await hall_of(request).accounts.open_account(person, wish.login, wish.password), 422), 201)


async def password(request: Request) -> Response:
    person, wish = await somebody(request), await body(request, NewPassword)
    problem = await hall_of(request).accounts.change_password(person, wish.old, wish.new, secret_of(request))
    if problem is not None:
        raise Refuse(403, problem)
    return about(person)


async def login(request: Request) -> Response:
    wish = await body(request, Credentials)
    entered = await hall_of(request).accounts.sign_in(wish.login, wish.password, address(request))
    if isinstance(entered, Refused):
        raise Refuse(403, entered)
    person, secret = entered
    return with_cookie(about(person), request, secret)


async def logout(request: Request) -> Response:
    await hall_of(request).accounts.sign_out(secret_of(request))
    response = nothing()
    response.delete_cookie(COOKIE)
    return response


async def export(request: Request) -> Response:
    """Everything that is kept about the person, as a file."""
    person = await somebody(request)
    response = answer(await hall_of(request).accounts.export(person))
    response.headers["content-disposition"] = 'attachment; filename="tischlein-export.json"'
    return response


async def delete(request: Request) -> Response:
    person, wish, hall = await somebody(request), await body(request, Farewell), hall_of(request)
    if person.login and not await hall.accounts.is_password(person, wish.password):
        raise Refuse(403, refused("not-your-password"))
    await hall.forget(person)
    response = nothing()
    response.delete_cookie(COOKIE)
    return response
