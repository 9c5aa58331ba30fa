"""People who visit the page with a real browser, and people who play over the protocol where clicking is not the point."""

from __future__ import annotations

import re
import shutil
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Response, TimeoutError, ViewportSize, WebSocket

from tests.server.running import PATIENCE, Server, Visitor, read, write

ON_MACOS = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome", ON_MACOS))), None)
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-component-update"]
DICE_GAME, AGAINST_BOT = re.compile("The Dice Game|Das Würfelspiel"), re.compile("Against a bot|Gegen Bot")
WON = re.compile("win|share the victory")
"""What is said at the end of a game, whoever played better."""
MOST_STEPS = 400
"""More decisions than any game of these tests has."""
By = Literal["board", "buttons", "keys", "touch"]


@dataclass(frozen=True)
class Device:
    width: int
    height: int
    phone: bool = False

    @property
    def size(self) -> ViewportSize:
        return {"width": self.width, "height": self.height}


DESKTOP, TABLET, PHONE = Device(1440, 900), Device(1024, 768), Device(390, 844, phone=True)
DEVICES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}


class Visit:
    """One person's browser with a profile of its own. Whatever goes wrong on its pages, and whatever it receives, is kept."""

    def __init__(self, chromium: Browser, server: Server, device: Device = DESKTOP, locale: str = "en-GB", dark: bool = False) -> None:
        self.server = server
        self.context: BrowserContext = chromium.new_context(
            viewport=device.size,
            has_touch=device.phone,
            is_mobile=device.phone,
            locale=locale,
            reduced_motion="reduce",
            color_scheme="dark" if dark else "light",
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.problems: list[str] = []
        self.excuses: list[str] = []
        self.frames: list[str] = []
        self.accepted: list[int] = []
        """The length of the log whenever something that was done here counted."""
        self.answers: list[Response] = []
        self.confirmed = 0
        self.context.on("weberror", lambda error: self.problems.append(str(error.error)))
        self.context.on("console", lambda said: self.problems.append(said.text) if said.type == "error" else None)
        self.context.on("response", lambda response: self.answers.append(response))
        self.context.on("page", lambda page: page.on("websocket", self._listen))
        self.page: Page = self.context.new_page()

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(frame if isinstance(frame, str) else frame.decode()))

    def _hear(self, frame: str) -> None:
        self.frames.append(frame)
        if frame.startswith('{"tell":"accepted"'):
            self.accepted.append(read(frame)["entries"])

    def open(self, path: str) -> None:
        self.page.goto(self.server.url(path))

    def end(self) -> None:
        self.context.close()
        assert [problem for problem in self.problems if not any(excuse in problem for excuse in self.excuses)] == []

    # ------------------------------------------------------------------ who it is

    def comes_as(self, person: Visitor) -> None:
        """From now on this browser has the cookie of somebody who came over the protocol."""
        self.context.add_cookies([{"name": "tischlein", "value": person.cookie, "url": self.server.url("/")}])

    def person(self) -> Visitor:
        """Whoever sits at this browser, for requests over the protocol."""
        person = Visitor(self.server, "")
        person.cookie = next(cookie.get("value", "") for cookie in self.context.cookies() if cookie.get("name") == "tischlein")
        return person

    def table_of_first_game(self) -> str:
        tables: list[dict[str, Any]] = self.person().call("GET", "/api/tables")
        table: str = tables[0]["id"]
        return table

    # ------------------------------------------------------------------ what is at the table

    @property
    def dice_card(self) -> Locator:
        """The Dice Game among the games of the start page."""
        return self.page.locator("article", has_text=DICE_GAME)

    @property
    def question(self) -> Locator:
        return self.page.locator("#decision h2")

    @property
    def options(self) -> Locator:
        return self.page.locator("#decision button.option")

    @property
    def fields(self) -> Locator:
        """Hot spots on the drawn board."""
        return self.page.locator("svg .offered")

    @property
    def over(self) -> Locator:
        """What is there only after the end: the match, to be saved."""
        return self.page.locator("#decision a[download]")

    @property
    def line_is_lost(self) -> Locator:
        return self.page.locator(".notices p", has_text="Connection lost")

    def table(self) -> str:
        """The id of the table this page shows."""
        return self.page.url.split("/table/")[1].split("?")[0]

    def entries(self) -> int:
        """The length of the log that the page knows."""
        return int(self.page.locator("#decision").get_attribute("data-entries") or 0)

    # ------------------------------------------------------------------ playing

    def starts_a_game(self) -> None:
        """One click on the start page, against a bot."""
        self.open("/")
        self.dice_card.get_by_role("button", name=AGAINST_BOT).click()
        self.options.first.wait_for()

    def plays(self, by: By = "buttons") -> None:
        """Carries out one decision, with the confirmation if one is asked for."""
        before, end, patience = len(self.accepted), time.monotonic() + PATIENCE, 2.0
        confirm = self.page.locator("button.confirm:enabled")
        while len(self.accepted) == before:
            assert time.monotonic() < end, f"nothing came of it: {self.question.inner_text()}"
            # It may take a second attempt: a move waits a moment to learn whether it is final, and meanwhile looks as if it were.
            with suppress(TimeoutError):
                if confirm.count():
                    self._confirms(confirm, by, patience)
                    self.waits(lambda: len(self.accepted) > before, patience)
                else:
                    self._chooses(by, patience)
                    self.waits(lambda: len(self.accepted) > before or confirm.count() > 0, patience)
            patience *= 2
        known = "(entries) => Number(document.getElementById('decision').dataset.entries) >= entries"
        self.page.wait_for_function(known, arg=self.accepted[-1])

    def waits(self, done: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Until something is so, or for as long."""
        end = time.monotonic() + seconds
        while not done() and time.monotonic() < end:
            self.page.wait_for_timeout(5)  # lets the browser tell what has come

    def _chooses(self, by: By, patience: float) -> None:
        if by == "keys":
            self.page.keyboard.press("1")
        elif by == "touch":
            self.options.first.tap(timeout=patience * 1000)
        elif by == "buttons" or not self._points_at_the_board(patience):
            self.options.first.click(timeout=patience * 1000)

    def _confirms(self, confirm: Locator, by: By, patience: float) -> None:
        if by == "keys":
            self.page.keyboard.press("Enter")
        elif by == "touch":
            confirm.tap(timeout=patience * 1000)
        else:
            confirm.click(timeout=patience * 1000)
        self.confirmed += 1

    def _points_at_the_board(self, patience: float) -> bool:
        """Clicks a field, or two dice that make a pair; whether there was something to click."""
        if self.fields.count():
            self.fields.first.click(timeout=patience * 1000)
            return True
        dice = self.page.locator(".felt .dice button")
        for two in ((0, 1), (2, 3)):  # the colours, then the numbers
            usable = [dice.nth(place) for place in two if dice.count() > place and dice.nth(place).is_enabled()]
            if not usable:
                return False
            usable[0].click(timeout=patience * 1000)
        return True

    def follows(self, player: Player) -> None:
        """Waits until the page shows what a player knows: so it draws every position, however slow the machine is."""
        self.waits(lambda: self.entries() >= player.entries)

    def plays_to_the_end(self, by: Sequence[By] = ("buttons",)) -> None:
        for number in range(MOST_STEPS):
            self.options.or_(self.over).first.wait_for()
            if self.over.count():
                return
            self.plays(by[number % len(by)])
        raise AssertionError("the game did not come to its end")


# ---------------------------------------------------------------------- over the protocol


class Player:
    """Somebody who plays over the protocol: `with Player(server, anna, table) as player`."""

    def __init__(self, server: Server, person: Visitor, table: str) -> None:
        self._connection = server.sit(table, person.cookie)
        self.position: dict[str, Any] = {}
        self.acknowledged = 0

    def __enter__(self) -> Player:
        self.socket = self._connection.__enter__()
        self.hears(lambda: bool(self.position))
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._connection.__exit__(kind, error, trace)

    def hears(self, done: Callable[[], bool]) -> None:
        """Listens until something is so."""
        while not done():
            message = read(self.socket.recv(timeout=PATIENCE))
            assert message["tell"] in ("position", "accepted", "said"), message
            if message["tell"] == "position":
                self.position = message
            elif message["tell"] == "accepted":
                self.acknowledged = message["entries"]

    @property
    def entries(self) -> int:
        entries: int = self.position["table"]["entries"]
        return entries

    @property
    def due(self) -> bool:
        return bool(self.position["decisions"])

    @property
    def over(self) -> bool:
        return bool(self.position["table"]["status"] == "finished")

    def plays(self, number: int = 0) -> None:
        decision, self.acknowledged = self.position["decisions"][0], 0
        action = decision["options"][number % len(decision["options"])]["action"]
        self.socket.send(write({"do": "play", "seat": decision["seat"], "action": action, "seen": self.entries}).decode())
        self.hears(lambda: 0 < self.acknowledged <= self.entries)

    def plays_until(self, done: Callable[[], bool]) -> None:
        while not done():
            if self.due:
                self.plays()
            else:
                self.hears(lambda: self.due or self.over)


def in_peace() -> bool:
    """Never true, but it takes a moment: the server lets nobody play faster."""
    time.sleep(0.015)
    return False
