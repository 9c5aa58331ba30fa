"""Looking back: any moment by its address, step by step, through anybody's eyes, and playing on from there."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import tischlein
from tests.server.running import Visitor, read
from tests.web.conftest import Enter
from tests.web.visiting import WON, Visit


@pytest.fixture
def visit(enter: Enter, anna: Visitor, finished: str) -> Visit:
    """Anna, who looks at move 20 of her game."""
    visit = enter()
    visit.comes_as(anna)
    visit.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visit.open(f"/table/{finished}?move=20")
    expect(visit.page.get_by_text("You look at move 20 of")).to_be_visible()
    visit.page.locator(".sheet").wait_for()
    return visit


def slider(visit: Visit) -> Locator:
    return visit.page.get_by_role("slider")


def move(visit: Visit) -> int:
    return int(slider(visit).input_value())


def wait_for_move(visit: Visit, that: Callable[[int], bool]) -> None:
    visit.waits(lambda: that(move(visit)))
    assert that(move(visit))


def test_one_steps_and_scrubs_through_a_game(visit: Visit) -> None:
    page = visit.page
    page.get_by_role("button", name="Forward").click()
    wait_for_move(visit, lambda number: number > 20)
    page.keyboard.press("ArrowLeft")
    wait_for_move(visit, lambda number: number <= 20)
    slider(visit).fill("40")
    expect(page.get_by_text("You look at move 40 of")).to_be_visible()
    expect(page).to_have_url(re.compile("move=40"))
    page.get_by_role("button", name="To the beginning").click()
    expect(page.get_by_text("You look at move 0 of")).to_be_visible()
    expect(page.locator(".felt h2")).to_have_text("Before the first throw")
    page.get_by_role("button", name="To the last move").click()
    wait_for_move(visit, lambda number: number == int(slider(visit).get_attribute("max") or 0))
    page.go_back()  # one step leads out of the past, however much was looked at
    expect(page).not_to_have_url(re.compile("/table/"))


def test_the_replay_plays_by_itself(visit: Visit) -> None:
    page = visit.page
    page.get_by_label("Speed").select_option(label="4×")
    page.get_by_role("button", name="Play", exact=True).click()
    wait_for_move(visit, lambda number: number > 25)
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_everybody_may_be_looked_over_the_shoulder(visit: Visit, finished: str) -> None:
    page = visit.page
    expect(page.locator(".sheet .owner")).to_have_text("Anna")
    page.get_by_label("Through whose eyes").select_option(label="Greedy")
    expect(page.locator(".sheet .owner")).to_have_text("Greedy")
    page.get_by_role("button", name="Copy a link to this move").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == visit.server.url(f"/table/{finished}?move=20&seat=1")
    page.get_by_role("button", name="To the result").click()
    expect(visit.question).to_contain_text(WON)
    page.goto(link)
    expect(page.get_by_text("You look at move 20 of")).to_be_visible()
    expect(page.locator(".sheet .owner")).to_have_text("Greedy")


def test_one_plays_on_from_a_moment_of_the_past(visit: Visit, anna: Visitor, finished: str) -> None:
    match = tischlein.Match.load(anna.try_call("GET", f"/api/tables/{finished}/replay").text)
    choices = (
        number for number in range(40, len(match.log)) if len(match.at(number).waiting_for) == 2 and len(match.at(number).options(0)) > 1
    )
    number = next(choices)
    past = anna.call("GET", f"/api/tables/{finished}/moments/{number}?seat=0")["views"]["0"]
    visit.open(f"/table/{finished}?move={number}&seat=0")
    visit.page.get_by_role("button", name="Play on from here").click()
    visit.page.wait_for_url(lambda address: finished not in address)
    visit.options.first.wait_for()
    positions = [message for message in map(read, visit.frames) if message["tell"] == "position"]
    now = next(message["views"]["0"] for message in positions if message["table"]["id"] == visit.table())
    for part in ("phase", "round", "dice", "sheets", "score"):
        assert now[part] == past[part], part
    visit.plays()


def test_the_game_tells_its_moments_in_words(enter: Enter, anna: Visitor, running: str) -> None:
    """A line of the log leads to its moment, and one step back to now."""
    visit = enter()
    visit.comes_as(anna)
    visit.open(f"/table/{running}")
    visit.options.first.wait_for()
    question = visit.question.inner_text()
    line = visit.page.locator("#panel li button.line", has_text="Phase I, round 2").first
    line.click()
    expect(visit.page.locator("#decision")).to_contain_text("You look at move")
    expect(visit.page.locator("#decision")).to_contain_text("Your turn")
    expect(visit.page.locator(".felt h2")).to_have_text("Phase I, round 2")
    expect(line).to_have_attribute("aria-current", "true")
    visit.page.get_by_role("button", name="Back to now").click()
    expect(visit.question).to_have_text(question)
    line.click()
    visit.page.keyboard.press("Escape")
    expect(visit.question).to_have_text(question)
