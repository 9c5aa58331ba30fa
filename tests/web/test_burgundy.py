"""The Castles of Burgundy in the browser: a whole game by clicking, and everything in the box drawn without a complaint."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.server.running import Server, Visitor
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
BELOW = """() => [...document.querySelectorAll('[data-piece^=space], [data-piece^=die], [data-piece^=key-own]')].flatMap((piece) => {
    const [{bottom}, table] = [piece.getBoundingClientRect(), document.querySelector('.scroller').getBoundingClientRect()]
    return bottom > table.bottom ? [piece.getAttribute('aria-label')] : []
})"""
"""What somebody owns and sees only after scrolling."""


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
    """Carries out a decision with one click, on the table where that is possible; whether it was. No click may be lost."""
    before, on_table = len(visit.accepted), visit.fields.count() > 0
    choices = visit.fields if on_table else visit.options
    choice = choices.nth(draw.randrange(choices.count()))
    tried = f"{visit.question.inner_text()} {choice.get_attribute('aria-label') or choice.inner_text()}"
    if on_table:
        touches(visit, choice)
    else:
        choice.click()
    visit.waits(lambda: len(visit.accepted) > before)
    assert len(visit.accepted) > before, f"nothing came of it: {tried}"
    visit.waits(lambda: visit.entries() >= visit.accepted[-1])
    return on_table


def touches(visit: Visit, piece: Locator) -> None:
    """Clicks a piece on the table, and what is meant where it stands for several options."""
    several = piece.get_attribute("aria-haspopup") is not None
    if (piece.get_attribute("data-piece") or "").startswith("depot"):
        piece.click(position={"x": 12, "y": 12})  # tiles lie in the middle
    else:
        piece.click()
    if several:
        visit.page.locator(".bubble.answers button").first.click()


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
                visit.follows(player)
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
    expect(spaces).to_have_count(37)
    names = {spaces.nth(number).get_attribute("data-piece") for number in range(spaces.count())}
    visit.page.get_by_role("button", name="Show the right half").tap()
    visit.page.get_by_role("button", name="Show the left half").wait_for()
    others = {spaces.nth(number).get_attribute("data-piece") for number in range(spaces.count())}
    assert len(names) == len(others) == 37 and not names & others


@pytest.mark.parametrize(("elements", "players"), [([], 1), ([], 2), ([], 3), (["inns", "shields"], 4), (["team"], 4)])
def test_a_phone_shows_market_duchy_and_stock_at_once(enter: Enter, server: Server, elements: list[str], players: int) -> None:
    anna = Visitor(server, "Anna")
    table = sets_burgundy(anna, elements, players)
    with Player(server, anna, table) as player:
        player.plays_until(lambda: player.due and player.entries > 10 * players and bool(player.position["views"]["0"]["seats"][0]["keys"]))
    visit = enter(DEVICES["phone"])
    comes_to(visit, anna, table)
    visit.page.locator("[data-piece^=key-own]").first.wait_for()
    assert visit.page.evaluate(BELOW) == []
