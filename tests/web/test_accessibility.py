"""Every page under the eyes of axe-core: nothing serious or critical, in light and dark, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.games.carcassonne.table import ALL
from tests.server.running import Server, Visitor
from tests.web.conftest import Enter
from tests.web.visiting import DESKTOP, PHONE, Player, Visit, in_peace

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
LOOK = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
    .filter(({impact}) => impact === 'serious' || impact === 'critical')
    .map(({id, nodes}) => [id, ...nodes.slice(0, 3).map(({html, any}) => html.slice(0, 160) + any.map(({message}) => message).join())])"""


def start(visit: Visit, _: str, __: str) -> None:
    visit.open("/")
    visit.page.locator("section.free").wait_for()


def set_up(visit: Visit, _: str, __: str) -> None:
    visit.open("/")
    visit.dice_card.get_by_role("button", name="Set a table").click()
    visit.page.get_by_label("Seat 2", exact=True).select_option("open")


def table_in_play(visit: Visit, running: str, _: str) -> None:
    visit.open(f"/table/{running}")
    visit.options.first.wait_for()
    visit.page.locator(".sheet").wait_for()


def finished_table(visit: Visit, _: str, finished: str) -> None:
    visit.open(f"/table/{finished}")
    visit.over.wait_for()
    visit.page.locator(".sheet").wait_for()
    if not visit.page.locator("#rail").is_visible():
        visit.page.locator(".strip button:visible").last.click()
        visit.page.get_by_role("tab", name="Score").click()
    visit.page.locator("#panel table").first.wait_for()


def replay(visit: Visit, _: str, finished: str) -> None:
    visit.open(f"/table/{finished}?move=30")
    visit.page.get_by_role("slider").wait_for()
    visit.page.locator(".sheet").wait_for()


def rules(visit: Visit, _: str, __: str) -> None:
    visit.open("/rules/burgundy_dice")
    visit.page.locator(".ledger li").first.wait_for()


def account(visit: Visit, _: str, __: str) -> None:
    visit.open("/me")
    visit.page.locator("#settings").wait_for()


def settings(visit: Visit, _: str, __: str) -> None:
    visit.open("/")
    visit.page.locator("section.free").wait_for()
    visit.page.get_by_role("button", name="Settings").click()
    visit.page.get_by_role("dialog").wait_for()


PAGES = (start, set_up, table_in_play, finished_table, replay, rules, account, settings)


@pytest.mark.parametrize("show", PAGES, ids=lambda page: page.__name__)
def test_nobody_is_shut_out(enter: Enter, anna: Visitor, running: str, finished: str, show: Callable[[Visit, str, str], Any]) -> None:
    for device in (DESKTOP, PHONE):
        visit = enter(device)
        visit.comes_as(anna)
        show(visit, running, finished)
        look(visit)


def look(visit: Visit) -> None:
    """By day and by night."""
    visit.page.evaluate(AXE.read_text())  # the page itself allows no foreign scripts
    for scheme in ("light", "dark"):
        visit.page.emulate_media(color_scheme=scheme)
        visit.page.locator(f"html[data-theme={scheme}]").wait_for()
        assert visit.page.evaluate(LOOK) == [], scheme


def test_a_board_with_everything_on_it_shuts_nobody_out(enter: Enter, server: Server, anna: Visitor) -> None:
    table = anna.call("POST", "/api/tables", {"game": "carcassonne", "seats": ["me", "random"], "elements": list(ALL)})["id"]
    with Player(server, anna, table) as player:
        player.plays_until(lambda: in_peace() or (player.due and player.entries > 250))
    for device in (DESKTOP, PHONE):
        visit = enter(device)
        visit.comes_as(anna)
        visit.open(f"/table/{table}")
        visit.page.locator(".board button:visible").first.wait_for()
        look(visit)


BURGUNDY = {
    "three players": (["extra_tiles", "white_castles", "inns", "trade_routes", "shields"], 3, (DESKTOP, PHONE)),
    "border posts": (["border_posts", "trade_routes", "shields", "inns"], 2, (DESKTOP, PHONE)),
    "teams": (["inns", "shields", "team"], 4, (DESKTOP, PHONE)),
    "alone": (["shields"], 1, (DESKTOP,)),
}


@pytest.mark.parametrize("game", BURGUNDY)
def test_no_board_of_burgundy_shuts_anybody_out(enter: Enter, server: Server, game: str) -> None:
    elements, players, devices = BURGUNDY[game]
    anna = Visitor(server, "Anna")
    seats = ["me", *["random"] * (players - 1)]
    table = anna.call("POST", "/api/tables", {"game": "burgundy", "seats": seats, "elements": elements})["id"]
    with Player(server, anna, table) as player:
        player.plays_until(lambda: in_peace() or (player.due and player.entries > 40))
    for device in devices:
        visit = enter(device)
        visit.comes_as(anna)
        visit.open(f"/table/{table}")
        visit.page.locator("svg.burgundy").wait_for()
        visit.options.first.wait_for()
        look(visit)
    visit.page.get_by_role("button", name="All tiles").click()
    visit.page.get_by_role("dialog").wait_for()
    look(visit)
