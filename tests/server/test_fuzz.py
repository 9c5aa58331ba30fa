"""A hundred thousand messages (see `scaled`) that no browser of ours would send: each gets one clear answer, and nothing changes.

They are drawn from a seed; whatever goes wrong is told together with the message.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from starlette.applications import Starlette

from tests.server.calling import Socket, Troubles, call, enter, everything_in, running, watched
from tests.support.scale import scaled
from tischlein.server import sockets
from tischlein.server.hall import Hall
from tischlein.server.messages import FromClient
from tischlein.server.table import Table

MESSAGES, PARTS, SEED = scaled(100_000), 10, 20261116


class Scene:
    """Four tables: one in play, one where a bot holds a seat, one that waits for players, one that is over."""

    def __init__(self, app: Starlette, hall: Hall) -> None:
        self.app, self.hall = app, hall
        self.sockets: list[tuple[Socket, Table]] = []
        self.others: list[str] = []  # ids and secrets that belong elsewhere

    async def sit(self, id: str, **cookies: str) -> list[Socket]:
        table = await self.hall.table(id)
        assert table is not None
        arrived = []
        for name, cookie in cookies.items():
            socket = Socket(self.app, id, {"cookie": f"tischlein={cookie}"})
            position = await socket.arrive()
            socket.name = f"{name} at the table that is {position['table']['status']}"
            socket.seats = {number for number, seat in enumerate(position["table"]["seats"]) if seat["you"]}
            arrived.append(socket)
            self.sockets.append((socket, table))
        return arrived

    async def set_up(self) -> None:
        app = self.app
        anna, ben, eve = [await enter(app, name) for name in ("Anna", "Ben", "Eve")]

        async def table(seats: list[str], *joining: str) -> str:
            info = await call(app, anna, "/api/tables", {"game": "burgundy_dice", "seats": seats})
            for cookie in joining:
                await call(app, cookie, f"/api/tables/{info['id']}/join", {"invite": info["invite"]})
            self.others += [info["id"], info["invite"]]
            return str(info["id"])

        await self.sit(await table(["me", "open", "me"], ben), Anna=anna, Ben=ben, Eve=eve, nobody="")
        held = await table(["me", "open"], ben)
        [hers, his, _] = await self.sit(held, Anna=anna, Ben=ben, nobody="")
        for _ in range(4):
            await move(hers, self.hall, held)
            await move(his, self.hall, held)
        await hers.act(do="hold", seat=0)
        await self.sit(await table(["me", "open"]), Anna=anna, Eve=eve)
        over = await table(["me", "open"], ben)
        [hers, his, _] = await self.sit(over, Anna=anna, Ben=ben, nobody="")
        await his.act(do="concede", seat=1)

    async def go_on(self, moves: int) -> None:
        """A few legal moves at the first table, so that every part of a turn has its storm; sometimes Anna wants one back."""
        [(hers, table), (his, _)] = self.sockets[:2]
        for _ in range(moves):
            await move(hers, self.hall, table.id)
            await move(his, self.hall, table.id)
        assert table.match is not None
        if moves % 2 and table.stored.status == "playing":  # the luck of some games makes them short
            await hers.act(do="undo", seat=0, seen=len(table.match.log))
        for socket, _ in self.sockets:
            await socket.settle()

    def is_quiet(self) -> bool:
        return all(socket.outbox.empty() for socket, _ in self.sockets)

    def weights(self) -> list[int]:
        """Those who may play get most of the messages: theirs go deepest."""
        return [5 if socket.seats and table.stored.status == "playing" else 1 for socket, table in self.sockets]


async def move(socket: Socket, hall: Hall, id: str) -> None:
    table = await hall.table(id)
    assert table is not None and table.match is not None
    for seat in socket.seats & set(table.match.state.waiting_for):
        action = Random(len(table.match.log)).choice(table.match.state.options(seat))
        await socket.act(do="play", seat=seat, action=action, seen=len(table.match.log))


ODD_TEXTS = ["", " ", "\x00", "\ud800", "\udfff\ud800", "é", "a" * 301, "{ $player }", "\u202e", "💥", "mark", "-1", "' OR 1=1", "\ue000"]
ODD_NUMBERS = [-1, 0, 1, 2, 3, 20, 21, 2**31, 2**53, 2**63 - 1, 2**63, 2**64, 10**30, 0.5, 1.0, -0.0, 1e308, True, False, None]
KINDS = ["play", "preview", "why", "undo", "agree", "hold", "return", "concede", "chat"]
FIELDS = ["do", "seat", "action", "seen", "yes", "text", "tell", "why", "consent", "__class__", ""]
BROKEN = ["{", "}", "[", '"', "\\", "nul", "NaN", "Infinity", "{'do': 1}", '{"do": "play",}', "\ufeff{}", "\x00", "", " ", "[]", "1", '"x"']
DEEP = ["[" * depth + "]" * closed for depth in (100, 1000, 30_000) for closed in (0, 100, depth)]
LARGE = ["x" * (sockets.LONGEST + 1), json.dumps({"do": "chat", "text": "x" * sockets.LONGEST}), "[" * (sockets.LONGEST + 1)]
ESCAPES = ['"\\ud800"', '"\\ud800\\u0041"', '"\\u00"', '"\\x"', '"\ud800"', "1e999", "-", "01", "1.", "0x1", "9" * 400, "-" + "9" * 4400]


class Storm:
    """Draws messages for one connection. None of them is a legal act there."""

    def __init__(self, rng: Random, others: list[str]) -> None:
        self.rng, self.others = rng, others

    def message(self, socket: Socket, table: Table) -> tuple[str, str | bytes]:
        """The kind of the message and what is sent."""
        (kind,) = self.rng.choices(list(WAYS), [weight for weight, _ in WAYS.values()])
        while True:
            sent = WAYS[kind][1](self, socket, table)
            if isinstance(sent, bytes) or not is_legal(sent, socket, table):
                return kind, sent

    def value(self, depth: int = 3) -> Any:
        """Any JSON value."""
        rng = self.rng
        roll = rng.random()
        if roll < 0.35:
            return rng.choice(ODD_NUMBERS)
        if roll < 0.6:
            return rng.choice([*ODD_TEXTS, *self.others])
        if depth == 0 or roll < 0.7:
            return []
        if roll < 0.9:
            return [self.value(depth - 1) for _ in range(rng.randrange(4))]
        return {rng.choice(FIELDS): self.value(depth - 1) for _ in range(rng.randrange(3))}

    def current(self, table: Table) -> int:
        return len(table.match.log) if table.match else 0

    def correct(self, kind: str, socket: Socket, table: Table) -> dict[str, Any]:
        """A message as it should be, from this connection or as if from another one."""
        rng = self.rng
        seat = rng.choice([*socket.seats, 0, 1, 2])
        if kind == "chat":
            return {"do": kind, "text": "hello"}
        message: dict[str, Any] = {"do": kind, "seat": seat}
        if kind == "agree":
            message["yes"] = rng.random() < 0.5
        if kind in ("play", "preview", "undo"):
            message["seen"] = self.current(table)
        if kind in ("play", "why"):
            message["action"] = self.action(table)
        return message

    def action(self, table: Table) -> list[Any]:
        """Something that is legal for somebody, or was a moment ago, or nearly."""
        rng, match = self.rng, table.match
        if match is None:
            return ["start", 10]
        if match.log and rng.random() < 0.3:
            entry = rng.choice(match.log)
            return json_of(entry.value) if isinstance(entry.value, tuple) else [entry.value]
        due = [seat for seat in match.state.waiting_for if seat >= 0]
        return json_of(rng.choice(match.state.options(rng.choice(due)))) if due else ["pass"]

    # ------------------------------------------------------------------ ways to be wrong

    def broken(self, socket: Socket, table: Table) -> str:
        """No JSON at all, or JSON that was cut, or with something in it that is none."""
        rng, text = self.rng, json.dumps(self.correct(self.rng.choice(KINDS), socket, table))
        roll = rng.random()
        if roll < 0.25:
            return rng.choice(BROKEN)
        if roll < 0.5:
            return text[: rng.randrange(len(text))]
        place = rng.randrange(len(text))
        if roll < 0.75:
            return text[:place] + rng.choice([*BROKEN, *ESCAPES]) + text[place:]
        return f'{{"do": "play", "seat": 0, "action": [{rng.choice(ESCAPES)}], "seen": {rng.choice(ESCAPES)}}}'

    def anything(self, socket: Socket, table: Table) -> str:
        return json.dumps(self.value())

    def mistyped(self, socket: Socket, table: Table) -> str:
        """A good message with one field of the wrong kind, or missing, or too many."""
        rng, message = self.rng, self.correct(self.rng.choice(KINDS), socket, table)
        for _ in range(rng.choice([1, 1, 2])):
            name = rng.choice([*message, *FIELDS])
            if rng.random() < 0.2:
                message.pop(name, None)
            else:
                message[name] = self.value()
        return json.dumps(message, ensure_ascii=rng.random() < 0.5)

    def foreign(self, socket: Socket, table: Table) -> str:
        """Everything is right but the one who says it."""
        return json.dumps(self.correct(self.rng.choice(KINDS), socket, table))

    def stale(self, socket: Socket, table: Table) -> str:
        rng, kind = self.rng, self.rng.choice(["play", "preview", "undo"])
        length = self.current(table)
        message = self.correct(kind, socket, table)
        message["seen"] = rng.choice(
            [0, length // 2, max(0, length - 3), length + 1, length + 100, 2**31, 2**63 - 1, 2**63, 10**18, 10**40]
        )
        return json.dumps(message)

    def illegal(self, socket: Socket, table: Table) -> str:
        """The own seat, the right moment, and something that the rules do not allow."""
        rng = self.rng
        message = {"do": "play", "seat": rng.choice([*socket.seats, 0]), "seen": self.current(table)}
        action: list[Any] = self.action(table)
        roll = rng.random()
        if roll < 0.5 and len(action) > 1:
            place = rng.randrange(1, len(action))
            now = action[place]
            near = [now + 1, now - 1, float(now), str(now), [now], -now, now * 1000, bool(now)] if type(now) is int else [1, [now], "x"]
            action[place] = rng.choice([*near, self.value()])
        elif roll < 0.6:
            action.append(self.value())
        elif roll < 0.7:
            action = action[: rng.randrange(len(action) + 1)]
        elif roll < 0.8:
            action[0] = self.value()
        elif roll < 0.9:
            action = [self.value() for _ in range(rng.randrange(5))]
        return json.dumps({**message, "action": action})

    def deep(self, socket: Socket, table: Table) -> str:
        nest = self.rng.choice(DEEP)
        return (
            nest
            if self.rng.random() < 0.3
            else f'{{"do": "play", "seat": {self.rng.choice([*socket.seats, 0])}, "action": {nest}, "seen": 9}}'
        )

    def large(self, socket: Socket, table: Table) -> str:
        if self.rng.random() < 0.7:
            return self.rng.choice(LARGE)
        wide = ["mark", *([self.value(1)] * self.rng.randrange(1, 500))]
        return json.dumps({"do": "play", "seat": self.rng.choice([*socket.seats, 0]), "action": wide, "seen": self.current(table)})

    def binary(self, socket: Socket, table: Table) -> bytes:
        rng = self.rng
        if rng.random() < 0.5:
            return rng.randbytes(rng.randrange(200))
        return json.dumps(self.correct(rng.choice(KINDS), socket, table)).encode()

    def chatter(self, socket: Socket, table: Table) -> str:
        text = self.rng.choice(["", "a" * 301, "💥" * 301, "x" * 5000, "\ud800" * 301, *(["hello"] if not socket.seats else [])])
        return json.dumps({"do": "chat", "text": text}, ensure_ascii=self.rng.random() < 0.5)

    def glance(self, socket: Socket, table: Table) -> str:
        """The only thing that one may ask as often as one likes."""
        return json.dumps({"do": "preview", "seat": self.rng.choice([*socket.seats, 0]), "seen": self.current(table)})


Way = Callable[[Storm, Socket, Table], str | bytes]
WAYS: dict[str, tuple[float, Way]] = {
    "broken": (15, Storm.broken),
    "anything": (10, Storm.anything),
    "mistyped": (25, Storm.mistyped),
    "foreign": (15, Storm.foreign),
    "stale": (6, Storm.stale),
    "illegal": (18, Storm.illegal),
    "deep": (1, Storm.deep),
    "large": (1, Storm.large),
    "binary": (4, Storm.binary),
    "chatter": (4, Storm.chatter),
    "glance": (0.5, Storm.glance),
}
"""How often each of them is drawn."""
read_client = msgspec.json.Decoder(FromClient)


def json_of(value: Any) -> Any:
    return [json_of(part) for part in value] if isinstance(value, tuple) else value


def is_legal(text: str, socket: Socket, table: Table) -> bool:
    """Whether this would change something, and rightly so. Everybody may do that, so it is no part of this test."""
    try:
        message = msgspec.to_builtins(read_client.decode(text))
    except Exception:
        return False
    match, kind = table.match, message["do"]
    if kind == "chat":
        return bool(socket.seats)
    seat = message["seat"]
    if match is None or seat not in socket.seats or table.stored.status == "finished":
        return False
    if kind == "play":
        return message["action"] in [json_of(option) for option in match.state.options(seat)]
    if kind == "undo":
        return match.last_decision(seat) is not None and not match.changed_since(message["seen"], seat)
    held = seat in table.affairs.held
    return {"agree": table.asked() is not None, "hold": not held, "return": held, "concede": True, "preview": False, "why": False}[
        str(kind)
    ]


async def one_answer(socket: Socket, message: str | bytes) -> str:
    """Sends something and says what came of it."""
    socket.send(message)
    answer = await socket.hear()
    if answer["tell"] == "refused":
        assert answer["why"]["en"].strip() and answer["why"]["de"].strip()
        assert len(answer["why"]["en"]) < 1000, "nobody reads that much"
    elif answer["tell"] == "stale":
        assert (await socket.hear())["tell"] == "position"
    else:
        assert answer["tell"] in ("preview", "because"), answer
    return str(answer["tell"])


def test_whatever_comes_in_gets_one_answer_and_changes_nothing(tmp_path: Path) -> None:
    async def storm(troubles: Troubles) -> Counter[str]:
        answers: Counter[str] = Counter()
        async with running(tmp_path) as (app, hall):
            scene = Scene(app, hall)
            await scene.set_up()
            rng = Random(SEED)
            draw = Storm(rng, scene.others)
            for part in range(PARTS):
                await scene.go_on(part)
                before = await everything_in(hall)
                for number in range(MESSAGES // PARTS):
                    [(socket, table)] = rng.choices(scene.sockets, scene.weights())
                    kind, message = draw.message(socket, table)
                    what = f"message {number} in part {part} of seed {SEED}, {kind}, from {socket.name}: {message[:2000]!r}"
                    try:
                        answers[await one_answer(socket, message)] += 1
                    except Exception as error:
                        raise AssertionError(what) from error
                    assert not troubles.records, f"{what}\n{troubles.records}"
                    assert scene.is_quiet(), f"a second answer, or one for somebody else, to {what}"
                for _ in range(50):
                    await asyncio.sleep(0)
                assert scene.is_quiet(), f"something more has come until {what}"
                assert await everything_in(hall) == before, f"something has changed until {what}"
            for socket, _ in scene.sockets:
                await socket.close()
            assert await everything_in(hall) == before
        return answers

    with watched() as troubles:
        answers = asyncio.run(storm(troubles))
    assert answers.total() == MESSAGES
    assert answers["refused"] > 0.8 * MESSAGES and answers["stale"] > 0.01 * MESSAGES and answers["preview"] > 0.005 * MESSAGES, answers
