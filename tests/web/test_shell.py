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
    host.options.first.wait_for()
    host.page.get_by_role("tab", name=TABLE[locale]).click()
    for part in [*PARTS[locale], "ohne" if locale == "de-DE" else "without"]:
        expect(host.page.locator("#panel")).to_contain_text(part)
