"""What lies around every board: what is played, who plays, and what a person at a phone, at a shared device or at a keyboard needs."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.running import Server, Visitor
from tests.web.conftest import Enter

PARTS = {"en-GB": ["The River", "The Abbot (with gardens)"], "de-DE": ["Der Fluss", "Der Abt (mit Gärten)"]}
TABLE = {"en-GB": "Table", "de-DE": "Tisch"}


@pytest.mark.parametrize("locale", PARTS)
def test_what_is_played_is_said_before_and_at_the_table(enter: Enter, server: Server, locale: str) -> None:
    anna = Visitor(server, "Anna")
    wish = {"game": "carcassonne", "elements": ["river", "abbot"], "options": {"farmers": "without"}}
    table = anna.sets(["me", "open"], listed=True, **wish)
    guest, host = enter(locale=locale), enter(locale=locale)
    guest.open("/")
    row = guest.page.locator("li", has_text="Carcassonne").first
    expect(row).to_contain_text(PARTS[locale][0])
    guest.open(f"/table/{table['id']}?invite={table['invite']}")
    for part in PARTS[locale]:
        expect(guest.page.locator("main form")).to_contain_text(part)
    host.comes_as(anna)
    host.open(f"/table/{table['id']}")
    expect(host.page.locator("main")).to_contain_text(PARTS[locale][1])
    expect(host.page.locator("header .line")).to_contain_text(PARTS[locale][0])
    Visitor(server, "Ben").joins(table)
    host.page.locator("main .board").first.wait_for()
    host.page.get_by_role("tab", name=TABLE[locale]).click()
    for part in [*PARTS[locale], "ohne" if locale == "de-DE" else "without"]:
        expect(host.page.locator("#panel")).to_contain_text(part)


def test_people_who_share_a_device_have_names_and_hand_it_over(enter: Enter) -> None:
    visit = enter()
    page = visit.page
    visit.open("/")
    visit.dice_card.get_by_role("button", name="Set a table").click()
    page.get_by_label("Your name").last.fill("Anna")
    page.get_by_label("Seat 2", exact=True).select_option("me")
    page.get_by_label("Name at seat 2").fill("Ben")
    page.get_by_role("button", name="Begin").click()
    visit.options.first.wait_for()
    expect(page.locator(".players .name")).to_have_text(["Anna (you)", "Ben (you)"], use_inner_text=True)
    visit.plays()
    expect(visit.question).to_have_text("Ben’s turn")
    expect(visit.options).to_have_count(0)
    expect(visit.fields).to_have_count(0)
    page.keyboard.press("1")
    expect(visit.question).to_have_text("Ben’s turn")
    page.keyboard.press("Enter")
    expect(visit.question).to_have_text("Which castle do you start with?")
    expect(page.locator("#decision .hint")).to_contain_text("Ben")
    back = page.get_by_role("button", name="I am Anna")
    while not back.count():  # both may be due: then whoever has the device goes on
        visit.plays()
        back.or_(visit.options.first).first.wait_for()
    back.click()
    expect(page.locator("#decision .hint")).to_contain_text("Anna")
