"""One server and one browser for all tests of the page. Both end with the last of them: a browser leaves no room for other event loops."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.running import PATIENCE, Server, Visitor
from tests.support.missing import CHROMIUM as MISSING
from tests.web.visiting import CHROMIUM, DESKTOP, QUIET, Device, Player, Visit
from tischlein.server.files import PAGE

Enter = Callable[..., Visit]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (PAGE / "index.html").exists(), "the page has not been built: make page"
    with Server(tmp_path_factory.mktemp("data"), hasty=True) as running:
        yield running
        assert "ERROR" not in running.words(), running.words()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    if CHROMIUM is None and not os.environ.get("CI"):
        pytest.skip(MISSING)
    assert CHROMIUM is not None, MISSING
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture
def enter(server: Server, chromium: Browser) -> Iterator[Enter]:
    """Opens browsers of different people. In the end nothing may have gone wrong in any of them."""
    visits: list[Visit] = []

    def visit(device: Device = DESKTOP, locale: str = "en-GB", dark: bool = False) -> Visit:
        visits.append(Visit(chromium, server, device, locale, dark))
        return visits[-1]

    yield visit
    for each in visits:
        each.end()


@pytest.fixture(scope="package")
def anna(server: Server, chromium: Browser) -> Visitor:
    """Somebody who has a finished game and one that runs."""
    return Visitor(server, "Anna")


@pytest.fixture(scope="package")
def finished(server: Server, anna: Visitor) -> str:
    """A game that Anna has played to its end against a bot."""
    table: str = anna.sets(["me", "greedy"])["id"]
    with Player(server, anna, table) as player:
        player.plays_until(lambda: player.over)
    return table


@pytest.fixture(scope="package")
def running(server: Server, anna: Visitor) -> str:
    """A game in the middle, in which it is Anna's turn. Tests only look at it."""
    table: str = anna.sets(["me", "greedy"])["id"]
    with Player(server, anna, table) as player:
        player.plays_until(lambda: player.due and player.entries > 60)
    return table
