"""Two thousand odd requests: whatever is wrong with path, query, headers or body, the answer is a refusal in both languages."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import msgspec

from tests.server.calling import SECONDS, Socket, Troubles, ask, call, enter, everything_in, running, watched
from tests.server.test_fuzz import FIELDS, SEED, Storm
from tischlein.server.messages import Branch, Credentials, Farewell, JoinTable, NewGuest, NewName, NewPassword, NewTable

REQUESTS = 2_000
BODIES: dict[str, type] = {
    "/api/guest": NewGuest,
    "/api/me": NewName,
    "/api/account": Credentials,
    "/api/account/password": NewPassword,
    "/api/login": Credentials,
    "/api/me/delete": Farewell,
    "/api/tables": NewTable,
    "/api/tables/ID/join": JoinTable,
    "/api/tables/ID/branch": Branch,
}
"""Where words are expected, and which."""
WORDLESS = ["/api/tables/ID/leave", "/api/tables/ID/rematch"]
"""Where none are; they are asked for by somebody who may not."""
LOOKS = ["", "/material", "/moments/0", "/moments/3", "/replay"]
ODD_IDS = ["x", "%00", "%ff", "..", "%2e%2e", "💥", "a" * 5000, "%F0%9F%92%A5", "'", "%25", "*", "%0a", "-1", "%ED%A0%80", "{id}", " "]
ODD_MOMENTS = ["-1", "99999", "9" * 30, "9" * 5000, "1.0", "x", "%00", "", "٣", "0x1", "1e3"]
ODD_QUERIES = [
    "seat=",
    "seat=-1",
    "seat=99",
    "seat=100",
    "seat=x",
    "seat=%00",
    "seat=%ff",
    "seat=٣",
    "seat=1&seat=2",
    "seat[]=1",
    "%",
    "&=&",
    "seat",
]
ODD_VALUES = {
    "origin": ["http://[", "http://evil.example", "null", "", "http://[::1", "\xff\xfe", "http://localhost:99999999"],
    "host": ["", "[", "a b", "\xff"],
    "cookie": ["tischlein=", 'tischlein="', "tischlein=\xff\x00", "=;=;;,tischlein", "tischlein=" + "x" * 8000],
    "content-type": ["application/x-www-form-urlencoded", "multipart/form-data"],
    "content-length": ["-5"],
    "content-encoding": ["gzip"],
    "range": ["bytes=5-1", "bytes=99999999999-"],
    "if-modified-since": ["yesterday"],
    "accept-language": ["\xff" * 3000],
    "x-forwarded-for": ["\xff"],
}
ODD_HEADERS = [{name: value} for name, values in ODD_VALUES.items() for value in values]
METHODS = ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"]


class Requests:
    """Draws requests. `may` are the statuses that are right."""

    def __init__(self, rng: Random, cookies: list[str], ids: list[str]) -> None:
        self.rng, self.cookies, self.ids = rng, cookies, ids
        self.storm = Storm(rng, ids)

    def draw(self) -> tuple[str, str, dict[str, str], bytes, range]:
        rng = self.rng
        headers = {"cookie": f"tischlein={cookie}"} if (cookie := rng.choice([*self.cookies, ""])) else {}
        no, no_trouble = range(400, 500), range(200, 500)
        roll = rng.random()
        if roll < 0.5:
            path = rng.choice(list(BODIES))
            return "POST", path.replace("ID", rng.choice(self.ids)), headers, self.body(BODIES[path]), no
        if roll < 0.55:
            return "POST", rng.choice(WORDLESS).replace("ID", rng.choice(self.ids)), headers, self.body(Credentials), no
        if roll < 0.65:
            path = rng.choice([*WORDLESS, *(path for path in BODIES if "ID" in path)])
            return "POST", path.replace("ID", rng.choice(ODD_IDS)), headers, rng.choice([b"{}", self.body(Branch)]), no
        if roll < 0.75:
            return "GET", f"/api/tables/{quoted(rng.choice(ODD_IDS))}{rng.choice(LOOKS)}", headers, b"", no
        if roll < 0.82:
            moment = quoted(rng.choice(ODD_MOMENTS))
            return "GET", f"/api/tables/{rng.choice(self.ids)}/moments/{moment}?{quoted(rng.choice(ODD_QUERIES))}", headers, b"", no
        if roll < 0.86:
            return "GET", f"/api/tables/{rng.choice(self.ids)}/moments/0?{quoted(rng.choice(ODD_QUERIES))}", headers, b"", no_trouble
        if roll < 0.9:
            path = rng.choice(["/api/nowhere", "/api/", f"/api/games/{quoted(rng.choice(ODD_IDS))}/rules", "/api/tables/x/y/z"])
            return "GET", path, headers, b"", no
        if roll < 0.92:
            path = rng.choice([*BODIES, "/healthz", "/metrics", "/", "/api/schema", "/api/games"]).replace("ID", rng.choice(self.ids))
            return rng.choice(METHODS), path, headers, self.body(Credentials), no
        if roll < 0.94:
            return "GET", rng.choice(["/", "/assets/", "/table/", "//"]) + quoted(rng.choice(ODD_IDS)), headers, b"", no_trouble
        headers |= rng.choice(ODD_HEADERS)
        if rng.random() < 0.4:
            return "POST", rng.choice(["/api/guest", "/api/tables", "/api/login"]), headers, b"{}", no
        path = rng.choice(["/", "/api/me", "/api/tables", "/api/games", "/healthz", "/api/schema", f"/api/tables/{rng.choice(self.ids)}"])
        return "GET", path, headers, b"", no_trouble

    def body(self, kind: type) -> bytes:
        """Anything but what is expected."""
        rng = self.rng
        while True:
            roll = rng.random()
            if roll < 0.1:
                content = rng.choice([b"", b"\xff", b"\x00", b"{", b"[" * 30_000, b'"' + b"x" * 70_000 + b'"', rng.randbytes(50)])
            elif roll < 0.2:
                content = json.dumps(self.storm.value()).encode()
            else:
                content = json.dumps(self.nearly(kind), ensure_ascii=rng.random() < 0.5).encode(errors="surrogatepass")
            if not self.is_right(kind, content):
                return content

    def nearly(self, kind: type) -> dict[str, Any]:
        """The expected fields; one or two of them are odd, and perhaps there is one too many."""
        rng, good = self.rng, GOOD[kind]
        body = dict(good)
        for _ in range(rng.choice([1, 1, 2])):
            name = rng.choice([*good, *good, rng.choice(FIELDS)])
            body[name] = self.storm.value()
        if rng.random() < 0.1:
            body.pop(rng.choice(list(body)))
        if rng.random() < 0.2:
            body["options"] = {rng.choice(["sheet", "x", ""]): self.storm.value()}
        return body

    def is_right(self, kind: type, content: bytes) -> bool:
        """Whether this could be meant. What is only not allowed (such a game does not exist) is sent."""
        try:
            wish: object = msgspec.json.decode(content, type=kind)
        except Exception:
            return False
        return not isinstance(wish, NewTable | Branch | JoinTable) or (isinstance(wish, JoinTable) and wish.invite in self.ids)


GOOD: dict[type, dict[str, Any]] = {
    NewGuest: {"name": "Anna"},
    NewName: {"name": "Anna"},
    Credentials: {"login": "anna", "password": "correct horse"},
    NewPassword: {"old": "correct horse", "new": "battery staple"},
    Farewell: {"password": "correct horse"},
    NewTable: {"game": "chess", "seats": ["me", "open"], "elements": [], "options": {}, "listed": False, "clock": {"bank": 0, "bonus": 30}},
    JoinTable: {"invite": "x"},
    Branch: {"number": 0, "seat": 0},
}


def quoted(text: str) -> str:
    """As a path must be: the percent signs that are there stay."""
    return quote(text, safe="%/?&=[]{}'*")


def test_odd_requests_are_refused_in_words(tmp_path: Path) -> None:
    async def storm(troubles: Troubles) -> Counter[int]:
        statuses: Counter[int] = Counter()
        async with running(tmp_path) as (app, hall):
            anna, eve, guest = [await enter(app, name) for name in ("Anna", "Eve", "Guest")]
            await call(app, eve, "/api/account", {"login": "eve", "password": "correct horse"})
            mine = [
                await call(app, anna, "/api/tables", {"game": "burgundy_dice", "seats": seats}) for seats in (["me", "open"], ["me", "me"])
            ]
            before = await everything_in(hall)
            requests = Requests(Random(SEED), [eve, guest], [table["id"] for table in mine])
            for number in range(REQUESTS):
                method, path, headers, content, may = requests.draw()
                what = f"request {number} of seed {SEED}: {method} {path[:300]} {headers} {content[:1000]!r}"
                answer = await ask(app, method, path, headers, content)
                statuses[answer.status] += 1
                assert not troubles.records, f"{what}\n{troubles.records}"
                assert answer.status in may, f"{answer.status} for {what}"
                if (
                    answer.status >= 400 and "range" not in headers
                ):  # files are handed out by the framework, and it refuses in its own words
                    try:
                        assert answer.json()["why"]["en"] and answer.json()["why"]["de"]
                    except (ValueError, KeyError) as error:
                        raise AssertionError(f"{answer.status} {answer.content[:200]!r} for {what}") from error
            assert await everything_in(hall) == before
        return statuses

    with watched() as troubles:
        statuses = asyncio.run(storm(troubles))
    assert statuses.keys() >= {400, 401, 403, 404, 405, 409, 413, 422}, statuses


def test_connections_with_odd_headers_are_let_in_or_closed(tmp_path: Path) -> None:
    async def knock() -> None:
        async with running(tmp_path) as (app, _):
            anna = await enter(app, "Anna")
            table = await call(app, anna, "/api/tables", {"game": "burgundy_dice", "seats": ["me", "me"]})
            for id in (table["id"], *map(quoted, ODD_IDS)):
                for headers in ODD_HEADERS:
                    socket = Socket(app, id, headers)
                    first = await asyncio.wait_for(socket.outbox.get(), SECONDS)
                    let_in = first["type"] == "websocket.accept"
                    assert let_in or first["type"] == "websocket.close", (id, headers, first)
                    assert not let_in or id == table["id"]
                    await socket.close()

    with watched():
        asyncio.run(knock())


def test_whoever_hangs_up_in_the_middle_of_a_request_is_no_error(tmp_path: Path) -> None:
    async def hang_up() -> None:
        async with running(tmp_path) as (app, _):
            anna = await enter(app, "Anna")
            table = await call(app, anna, "/api/tables", {"game": "burgundy_dice", "seats": ["me", "open"]})
            for path in BODIES:
                answer = await ask(app, "POST", path.replace("ID", table["id"]), {"cookie": f"tischlein={anna}"}, None)
                assert answer.status < 500, path
            assert (await call(app, anna, "/api/me"))["name"] == "Anna"

    with watched():
        asyncio.run(hang_up())
