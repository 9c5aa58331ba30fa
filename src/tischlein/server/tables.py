"""HTTP: games, their rules, and tables."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

import tischlein
from tischlein.bots import BOTS
from tischlein.core.errors import TischleinError
from tischlein.core.ledger import Rule
from tischlein.core.words import named
from tischlein.server.asking import Refuse, answer, body, hall_of, nothing, or_refuse, somebody, table_at, who
from tischlein.server.limits import Limits
from tischlein.server.messages import Branch, GameInfo, JoinTable, NewTable, OptionInfo, RuleInfo, SeatBot, Words
from tischlein.server.speech import refusal, refused

NEW = Limits(rate=0.5, burst=200)
"""New tables of one person."""


async def games(request: Request) -> Response:
    return answer([game_info(id) for id in tischlein.games()])


def game_info(id: str) -> GameInfo:
    game = tischlein.game(id)
    options = [
        OptionInfo(each.id, each.names, [_plain(value._asdict()) for value in each.values], each.per_seat, list(each.players))
        for each in game.options
    ]
    elements = [_plain(element._asdict()) for element in game.elements]
    terms = {key: Words(**names) for key, names in named(id, "category").items()}
    minutes = [game.minutes[0] + game.minutes[1] * players for players in game.players]
    return GameInfo(id, game.names, list(game.players), minutes, elements, options, list(BOTS), terms)


def _plain(fields: dict[str, Any]) -> dict[str, Any]:
    """Without what is empty: there are many of them, and every visitor gets them."""
    return {name: value for name, value in fields.items() if value or name == "id"}


async def rules(request: Request) -> Response:
    try:
        game = tischlein.game(request.path_params["id"])
    except TischleinError as error:
        raise Refuse(404, refusal(error)) from error
    sections = named(game.id, "section")
    return answer([rule_info(rule, Words(**sections[rule.section])) for rule in game.rules])


def rule_info(rule: Rule, section: Words) -> RuleInfo:
    example = Words(**rule.examples) if rule.examples else None
    note = "\n".join(filter(None, (rule.decision, rule.clarification)))
    return RuleInfo(rule.id, section, Words(**rule.texts), example, note)


async def tables(request: Request) -> Response:
    return answer(await hall_of(request).tables_for(await who(request)))


async def new_table(request: Request) -> Response:
    person, wish, hall = await somebody(request), await body(request, NewTable), hall_of(request)
    if not NEW.allow(person.id):
        raise Refuse(429, refused("too-fast"))
    table = or_refuse(await hall.set_table(wish, person), 422)
    return answer(hall.info(table, person), 201)


async def table_info(request: Request) -> Response:
    table = await table_at(request)
    return answer(hall_of(request).info(table, await who(request)))


async def join(request: Request) -> Response:
    person, wish, table = await somebody(request), await body(request, JoinTable), await table_at(request)
    problem = await table.join(person, wish.invite)
    if problem is not None:
        raise Refuse(403, problem)
    return answer(hall_of(request).info(table, person))


async def bot(request: Request) -> Response:
    person, wish, table = await somebody(request), await body(request, SeatBot), await table_at(request)
    problem = await table.seat_bot(person, wish.seat, wish.bot)
    if problem is not None:
        raise Refuse(409, problem)
    return answer(hall_of(request).info(table, person))


async def check(request: Request) -> Response:
    """Whether such a table could be set, and if not, why; nothing is set."""
    wish = await body(request, NewTable)
    problem = hall_of(request).problem_with(wish)
    if problem is not None:
        raise Refuse(422, problem)
    return nothing()


async def leave(request: Request) -> Response:
    person, table = await somebody(request), await table_at(request)
    problem = await table.leave_seat(person)
    if problem is not None:
        raise Refuse(409, problem)
    return nothing()


async def rematch(request: Request) -> Response:
    person, table, hall = await somebody(request), await table_at(request), hall_of(request)
    following = or_refuse(await hall.rematch(table, person), 409)
    return answer(hall.info(following, person), 201)


async def branch(request: Request) -> Response:
    person, wish, table, hall = await somebody(request), await body(request, Branch), await table_at(request), hall_of(request)
    if not NEW.allow(person.id):
        raise Refuse(429, refused("too-fast"))
    return answer(hall.info(or_refuse(await hall.branch(table, wish, person), 409), person), 201)


async def moment(request: Request) -> Response:
    """`?seat=K` asks for the eyes of one seat."""
    table, wanted, number = await table_at(request), request.query_params.get("seat"), request.path_params["number"]
    if not (number.isascii() and number.isdecimal() and len(number) <= 9):
        raise Refuse(404, refused("not-found"))
    if wanted is not None and not (wanted.isascii() and wanted.isdecimal() and len(wanted) <= 2):
        raise Refuse(400, refused("bad-message", problem=f"seat={wanted}"))
    seat = None if wanted is None else int(wanted)
    return answer(or_refuse(hall_of(request).moment(table, int(number), seat, await who(request)), 409))


async def material(request: Request) -> Response:
    """What is printed on the boards of this table's game: needed once, to draw them."""
    setup = (await table_at(request)).setup
    return answer(setup.game.material(setup))


async def replay(request: Request) -> Response:
    """The whole match, seed and all, once there is nothing left to hide."""
    table = await table_at(request)
    if table.match is None or table.stored.status != "finished":
        raise Refuse(409, refused("not-finished"))
    return Response(table.match.save(), media_type="application/json")
