"""An answer that is put together: a game from elsewhere, drawn by nobody, whose first question is which deck to play with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Server, Visitor
from tests.web.visiting import DESKTOP, PHONE, Device, Visit


@pytest.fixture(scope="module")
def yard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has a game of somebody else's."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TISCHLEIN_GAMES", "cat_and_mouse=tests.support.cat_and_mouse")
        with Server(tmp_path_factory.mktemp("yard")) as running:
            yield running
            assert "ERROR" not in running.words(), running.words()


@pytest.mark.parametrize(("device", "locale"), [(DESKTOP, "en-GB"), (PHONE, "de-DE")], ids=["desktop", "phone"])
def test_a_deck_is_put_together_refused_with_a_reason_and_played(yard: Server, chromium: Browser, device: Device, locale: str) -> None:
    person = Visitor(yard, "Anna")
    table = person.sets(["me", "greedy"], game="cat_and_mouse")["id"]
    visit = Visit(chromium, yard, device, locale)
    visit.comes_as(person)
    visit.open(f"/table/{table}")
    german = locale == "de-DE"
    mouse, cat, dog = ("Maus", "Katze", "Hund") if german else ("mouse", "cat", "dog")
    expect(visit.options).to_have_count(3)  # two ready decks, and one's own
    visit.page.get_by_role("button", name="Zusammenstellen" if german else "Put together").click()
    dialog = visit.page.get_by_role("dialog")
    expect(dialog.locator("legend")).to_contain_text("6 von 6" if german else "6 of 6")
    for less, more in ((mouse, dog), (mouse, dog)):  # two cats, no mouse: against the rules
        dialog.get_by_role("button", name=f"{'Eins weniger' if german else 'One less'}: {less}").click()
        dialog.get_by_role("button", name=f"{'Eins mehr' if german else 'One more'}: {more}").click()
    dialog.get_by_role("button", name="Bestätigen" if german else "Confirm").click()
    expect(dialog.get_by_role("alert")).to_contain_text("nicht mehr Katzen als Mäuse" if german else "no more cats than mice")
    for less, more in ((cat, mouse), (cat, mouse)):
        dialog.get_by_role("button", name=f"{'Eins weniger' if german else 'One less'}: {less}").click()
        dialog.get_by_role("button", name=f"{'Eins mehr' if german else 'One more'}: {more}").click()
    dialog.get_by_role("button", name="Bestätigen" if german else "Confirm").click()
    expect(dialog).to_be_hidden()
    expect(visit.question).to_have_text("Spielst du zuerst eine Eule?" if german else "Do you play an owl first?")
    story = visit.page.locator("body").inner_text() if device is DESKTOP else ""
    assert "dog, dog, mouse, mouse, owl, owl" in story or device is PHONE
    visit.excuses.append("409")  # a refusal
    visit.end()
