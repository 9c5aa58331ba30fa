"""Takes the pictures of the page for the documentation: `python -m docs.images.screenshots` (needs `make test` once, and Chromium)."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from random import Random

from playwright.sync_api import Page, sync_playwright

from tests.games.carcassonne.table import ALL
from tests.server.running import Server, Visitor
from tests.web.test_felinia import Merchant, plays_until, sets_felinia
from tests.web.visiting import CHROMIUM, DESKTOP, PHONE, QUIET, Device, Player, Visit

FOLDER = Path(__file__).parent
BURGUNDY = (
    ("base", [], ["me", "greedy"], 330),
    ("shields", ["inns", "shields", "trade_routes"], ["me", "greedy", "greedy"], 420),
    ("team", ["team", "extra_tiles"], ["me", "greedy", "greedy", "greedy"], 400),
    ("solo", [], ["me"], 160),
)
FELINIA = (("basic", 3, "Bid", 8), ("pro", 4, "Move", 7))
"""Side, players, and at which question of which round."""


def main() -> None:
    with Server(Path(tempfile.mkdtemp()), hasty=True) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        anna = Visitor(server, "Anna")

        def look(path: str, name: str, device: Device = DESKTOP, locale: str = "en-GB", dark: bool = False) -> None:
            visit = Visit(browser, server, device, locale, dark)
            visit.comes_as(anna)
            visit.open(path)
            settle(visit.page)
            visit.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82)
            visit.end()

        dice = sets(anna, "burgundy_dice", [], ["me", "greedy"])
        plays(server, anna, dice, 60)
        base = sets(anna, "carcassonne", [], ["me", "greedy"])
        plays(server, anna, base, 14)
        look(f"/table/{base}", "carcassonne-early")
        plays(server, anna, base, 120)
        everything = sets(anna, "carcassonne", list(ALL), ["me", "greedy", "greedy"])
        plays(server, anna, everything, 420)
        for name, elements, seats, entries in BURGUNDY:
            table = sets(anna, "burgundy", elements, seats)
            plays(server, anna, table, entries)
            look(f"/table/{table}", f"burgundy-{name}")
            look(f"/table/{table}", f"burgundy-{name}-phone", PHONE)
            if name == "shields":
                look(f"/table/{table}", "burgundy-shields-dark", locale="de-DE", dark=True)
        for side, players, step, least in FELINIA:
            table = explores(server, anna, side, players, step, least)
            look(f"/table/{table}", f"felinia-{side}-desktop")
            look(f"/table/{table}", f"felinia-{side}-phone", PHONE)
            if side == "basic":
                look(f"/table/{table}", "felinia-basic-dark", locale="de-DE", dark=True)
        look("/", "start")
        look(f"/table/{dice}", "table")
        look(f"/table/{dice}", "table-phone", PHONE)
        look(f"/table/{dice}", "table-dark-german", locale="de-DE", dark=True)
        look(f"/table/{base}", "carcassonne-late")
        look(f"/table/{base}", "carcassonne-phone", PHONE)
        look(f"/table/{everything}", "carcassonne-all")
        look(f"/table/{everything}", "carcassonne-all-dark", dark=True)
        plays(server, anna, dice, 10_000)
        look(f"/table/{dice}?move=30", "replay")
        browser.close()


def sets(person: Visitor, game: str, elements: list[str], seats: list[str]) -> str:
    table: str = person.call("POST", "/api/tables", {"game": game, "seats": seats, "elements": elements})["id"]
    return table


def plays(server: Server, person: Visitor, table: str, entries: int) -> None:
    """Until the log is so long and it is the person's turn, or the game is over."""
    rng = Random(entries)
    with Player(server, person, table) as player:
        while not player.over and not (player.entries >= entries and player.due):
            if player.due:
                player.plays(rng.randrange(100))
                time.sleep(0.06)  # nobody may play faster than the server allows
            else:
                player.hears(lambda: player.due or player.over)


def explores(server: Server, person: Visitor, side: str, players: int, step: str, least: int) -> str:
    """A game of Felinia between people who know what they want."""
    table = sets_felinia(person, side, players, bot="greedy")
    with Player(server, person, table) as player:
        plays_until(player, Merchant(person, table), lambda _, view: view["round"] >= least and view["question"]["step"] == step)
    return table


def settle(page: Page) -> None:
    page.locator("main").wait_for()
    page.wait_for_timeout(2500)  # boards and fonts load by themselves


if __name__ == "__main__":
    main()
