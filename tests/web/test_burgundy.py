"""The Castles of Burgundy in the browser: a whole game by clicking, and everything in the box drawn without a complaint."""

from __future__ import annotations

import time
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import Locator, TimeoutError

from tests.server.running import PATIENCE, Server, Visitor
from tests.web.conftest import Enter
from tests.web.visiting import DEVICES, MOST_STEPS, Player, Visit

EVERYTHING = ["extra_tiles", "white_castles", "inns", "trade_routes", "shields"]
GAMES = {
    "two players": (["extra_tiles", "border_posts", "white_castles", "inns", "trade_routes", "shields"], 2),
    "four players": (EVERYTHING, 4),
    "teams": ([*EVERYTHING, "team"], 4),
    "alone": (EVERYTHING, 1),
}
MISSED = """() => [...document.querySelectorAll('svg.burgundy [role=button]')].flatMap((piece) => {
    const {left, right, width, height} = piece.querySelector('.ear, .focus').getBoundingClientRect()
    return width < 24 || height < 24 || left < 0 || right > innerWidth ? [piece.getAttribute('aria-label')] : []
})"""
"""What a finger could miss, or what lies beyond the edge of the screen."""


def sets_burgundy(person: Visitor, elements: list[str], players: int = 2) -> str:
    seats = ["me", *["random"] * (players - 1)]
    table: str = person.call("POST", "/api/tables", {"game": "burgundy", "seats": seats, "elements": elements})["id"]
    return table


def comes_to(visit: Visit, person: Visitor, table: str) -> None:
    visit.comes_as(person)
    visit.open(f"/table/{table}")
    visit.page.locator("svg.burgundy").wait_for()


def test_a_game_with_inns_and_shields_is_played_to_the_end_by_clicking(enter: Enter, server: Server) -> None:
    anna = Visitor(server, "Anna")
    visit = enter()
    visit.page.add_init_script("localStorage.setItem('confirm', 'never')")
    comes_to(visit, anna, sets_burgundy(anna, ["inns", "shields"]))
    draw, clicked = Random(4), 0
    for _ in range(MOST_STEPS):
        visit.options.or_(visit.over).first.wait_for()
        if visit.over.count():
            break
        clicked += moves(visit, draw)
    assert visit.over.count() and clicked > 50


def moves(visit: Visit, draw: Random) -> bool:
    """Carries out a decision, on the table where that is possible; whether it was. A second attempt is made in the dock."""
    before, patience, on_table = len(visit.accepted), 2.0, True
    while len(visit.accepted) == before:
        assert patience < PATIENCE, f"nothing came of it: {visit.question.inner_text()}"
        on_table = patience == 2.0 and visit.fields.count() > 0
        with suppress(TimeoutError):
            if on_table:
                touches(visit, visit.fields.nth(draw.randrange(visit.fields.count())), patience)
            else:
                visit.options.nth(draw.randrange(visit.options.count())).click(timeout=patience * 1000)
            visit.waits(lambda: len(visit.accepted) > before, patience)
        patience *= 2
    visit.waits(lambda: visit.entries() >= visit.accepted[-1])
    return on_table


def touches(visit: Visit, piece: Locator, patience: float) -> None:
    """Clicks a piece on the table, and what is meant where it stands for several options."""
    depot = (piece.get_attribute("data-piece", timeout=patience * 1000) or "").startswith("depot")
    if depot:
        piece.click(position={"x": 12, "y": 12}, timeout=patience * 1000)  # tiles lie in the middle
    else:
        piece.click(timeout=patience * 1000)
    menu = visit.page.locator(".bubble.answers button")
    if menu.count():
        menu.first.click(timeout=patience * 1000)


@pytest.mark.parametrize("device", ["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_everything_in_the_box_is_drawn_while_it_is_played(enter: Enter, server: Server, game: str, device: str) -> None:
    """Anna plays over the protocol, and her browser follows for a while."""
    anna = Visitor(server, "Anna")
    table = sets_burgundy(anna, *GAMES[game])
    visit = enter(DEVICES[device], locale="de-DE" if device == "phone" else "en-GB", dark=device == "phone")
    comes_to(visit, anna, table)
    draw = Random(7)
    with Player(server, anna, table) as player:
        while not player.over and player.entries < 60 + 60 * GAMES[game][1]:
            if player.due:
                player.plays(draw.randrange(99))
                time.sleep(0.06)  # faster than the server lets anybody play would be too fast
            else:
                player.hears(lambda: player.due or player.over)
        known = player.entries
    visit.waits(lambda: visit.entries() >= known)
    assert visit.page.locator("[data-piece^=space]").count() >= 37
    assert visit.page.evaluate(MISSED) == []
    assert visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_piece_explains_itself_and_a_neighbour_can_be_visited(enter: Enter, server: Server) -> None:
    anna = Visitor(server, "Anna")
    visit = enter()
    comes_to(visit, anna, sets_burgundy(anna, ["shields"]))
    castle = visit.page.get_by_role("img", name="Castle (Castle")
    castle.first.hover()
    visit.page.locator(".bubble", has_text="One more action at once").wait_for()
    visit.page.get_by_role("img", name="Large bonus tile for mines: 5 points").hover()
    visit.page.locator(".bubble", has_text="For the first duchy").wait_for()
    castle.first.press("ArrowRight")
    visit.page.locator("[data-piece^=space]:focus").wait_for()
    visit.page.get_by_role("button", name="look at this duchy").click()
    visit.page.get_by_role("button", name="Back to my duchy").click()
    visit.page.get_by_role("button", name="All tiles").click()
    visit.page.get_by_role("dialog").get_by_text("Monastery 26").wait_for()


def test_a_phone_shows_one_half_of_a_team_board_and_turns_to_the_other(enter: Enter, server: Server) -> None:
    anna = Visitor(server, "Anna")
    visit = enter(DEVICES["phone"])
    comes_to(visit, anna, sets_burgundy(anna, ["team"], 4))
    spaces = visit.page.locator("[data-piece^=space]")
    names = {spaces.nth(number).get_attribute("data-piece") for number in range(spaces.count())}
    visit.page.get_by_role("button", name="Show the right half").tap()
    visit.page.get_by_role("button", name="Show the left half").wait_for()
    others = {spaces.nth(number).get_attribute("data-piece") for number in range(spaces.count())}
    assert len(names) == len(others) == 37 and not names & others
