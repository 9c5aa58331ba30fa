"""The page in a real browser: two clicks to a game, a whole game by clicking and by keyboard, German on a phone."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.server.running import Server
from tischlein.server.app import PAGE

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
pytestmark = pytest.mark.skipif(CHROMIUM is None and "CI" not in os.environ, reason="no Chromium on this machine")
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-component-update"]
DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (PAGE / "index.html").exists(), "the page has not been built: make page"
    running = Server(tmp_path_factory.mktemp("data"))
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


class Visit:
    """One person's browser; whatever goes wrong on the page is kept."""

    def __init__(self, chromium: Browser, size: dict[str, int], locale: str) -> None:
        self.context: BrowserContext = chromium.new_context(viewport=size, locale=locale, reduced_motion="reduce")  # type: ignore[arg-type]
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda said: self.problems.append(said.text) if said.type == "error" and "401" not in said.text else None)

    def sit_down(self, server: Server) -> None:
        """From the start page to a running game."""
        self.page.goto(server.url("/"))
        self.page.locator("button.pri.big").click()
        self.page.locator("button.option").first.wait_for()


def test_two_clicks_and_a_whole_game_by_clicking(server: Server, chromium: Browser) -> None:
    visit = Visit(chromium, DESKTOP, "en-GB")
    visit.sit_down(server)
    page = visit.page
    castles = page.locator("svg [role=button]")
    castles.nth(3).wait_for()  # the four castles can be clicked on the board, once it is drawn
    castles.first.click()
    over, option = page.get_by_role("button", name="Rematch"), page.locator("button.option")
    for _ in range(400):
        option.or_(over).first.wait_for()
        if over.count():
            break
        option.first.click()
        page.wait_for_timeout(30)
    assert over.count() == 1, "the game has come to its end"
    assert "points" in page.inner_text("body")
    assert visit.problems == []
    visit.context.close()


def test_keyboard_alone_in_german_on_a_phone(server: Server, chromium: Browser) -> None:
    visit = Visit(chromium, PHONE, "de-DE")
    visit.sit_down(server)
    page = visit.page
    assert "Mit welcher Burg beginnst du?" in page.inner_text("body")
    page.keyboard.press("1")
    page.get_by_text("Die Würfel zeigen").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "nothing sticks out sideways"
    page.reload()
    page.locator("button.option").first.wait_for()
    assert visit.problems == []
    visit.context.close()


def test_a_friend_comes_by_link_and_a_killed_server_comes_back(server: Server, chromium: Browser) -> None:
    anna, ben = Visit(chromium, DESKTOP, "en-GB"), Visit(chromium, DESKTOP, "de-DE")
    anna.page.goto(server.url("/"))
    anna.page.locator("button.pri.big").wait_for()
    invitation = anna.page.evaluate(
        """async () => {
            const me = await fetch('/api/guest', {method: 'POST', body: JSON.stringify({name: 'Anna'})});
            const wish = {game: 'burgundy_dice', seats: ['me', 'open']};
            const table = await (await fetch('/api/tables', {method: 'POST', body: JSON.stringify(wish)})).json();
            return `/table/${table.id}?invite=${table.invite}`;
        }"""
    )
    anna.page.goto(server.url(invitation.split("?")[0]))
    ben.page.goto(server.url(invitation))
    join = ben.page.locator("form button.pri")
    join.wait_for()
    join.click()
    for visit in (anna, ben):
        visit.page.locator("button.option").first.wait_for()
    anna.page.locator("button.option").first.click()
    anna.page.locator("button.option").first.wait_for(state="detached")  # her castle is chosen, and stored
    server.kill()
    server.start()
    rolled = anna.page.get_by_text("the dice show").first
    for _ in range(40):  # the pages come back by themselves, a moment later
        if rolled.is_visible():
            break
        option = ben.page.locator("button.option")
        if option.count() and ben.page.get_by_text("Mit welcher Burg").count():
            option.first.click()
        ben.page.wait_for_timeout(500)
    assert rolled.is_visible(), "Anna's castle was still there after the kill, and Ben's was the last"
    for visit in (anna, ben):
        visit.context.close()
