"""The pages around a table: account, rules, settings, the picture of a result."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.running import Visitor
from tests.web.conftest import Enter


def test_with_an_account_one_finds_the_same_game_elsewhere(enter: Enter) -> None:
    home, away = enter(), enter(locale="de-DE")
    home.starts_a_game()
    question = home.question.inner_text()
    home.open("/me")
    form = home.page.locator("section", has=home.page.get_by_role("heading", name="Keep my games"))
    login = f"anna-{home.table_of_first_game()}"[:30]
    form.get_by_label("Account name").fill(login)
    form.get_by_label("Password", exact=True).fill("sesam, öffne dich")
    form.get_by_label("Password once more").fill("sesam, öffne dich")
    form.get_by_role("button", name="Open an account").click()
    expect(home.page.get_by_text(f"You are signed in as {login}.")).to_be_visible()

    away.open("/me")
    form = away.page.locator("section", has=away.page.get_by_role("heading", name="Anmelden"))
    form.get_by_label("Kontoname").fill(login)
    form.get_by_label("Passwort").fill("sesam, öffne dich")
    form.get_by_role("button", name="Anmelden").click()
    away.page.locator("a.card.turn").click()
    away.options.first.wait_for()
    away.page.get_by_role("button", name="DE: English").click()
    expect(away.question).to_have_text(question)
    assert away.table() == home.table_of_first_game()


def test_the_rules_can_be_searched(enter: Enter) -> None:
    visit = enter()
    visit.open("/rules/burgundy_dice")
    rules = visit.page.locator(".ledger li")
    rules.first.wait_for()
    everything = rules.count()
    visit.page.keyboard.press("/")
    visit.page.keyboard.type("hourglass")
    expect(rules.filter(has_not_text="ourglass")).to_have_count(0)
    assert 0 < rules.count() < everything
    visit.page.get_by_label("Search the rules").fill("xylophone")
    expect(visit.page.get_by_text("No rule speaks of “xylophone”.")).to_be_visible()
    visit.page.get_by_role("button", name="Clear the search").click()
    expect(rules).to_have_count(everything)


def test_a_decision_explains_itself(enter: Enter, anna: Visitor, running: str) -> None:
    visit = enter()
    visit.comes_as(anna)
    visit.open(f"/table/{running}")
    visit.page.get_by_role("button", name="Rules of this decision").click()
    expect(visit.page.get_by_role("dialog").locator("dt a").first).to_contain_text("DIC-")
    visit.page.keyboard.press("Escape")
    expect(visit.page.get_by_role("dialog")).to_have_count(0)
    visit.page.locator("#panel button.rule").first.click()
    expect(visit.page.get_by_role("dialog").locator("dt")).not_to_have_count(0)


def test_a_result_makes_a_picture(enter: Enter, anna: Visitor, finished: str) -> None:
    visit = enter()
    visit.comes_as(anna)
    visit.open(f"/table/{finished}")
    visit.page.get_by_role("button", name="Picture", exact=True).click()
    with visit.page.expect_download() as offered:
        visit.page.get_by_role("link", name="Save the picture").click()
    assert offered.value.suggested_filename == f"tischlein-{finished}.png"
    picture = offered.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG") and len(picture) > 10_000


def test_settings_last(enter: Enter) -> None:
    visit = enter()
    visit.open("/")
    visit.page.get_by_role("button", name="Settings").click()
    dialog = visit.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Dark").check()
    dialog.get_by_role("radio", name="Deutsch").check()
    expect(visit.page.locator("html")).to_have_attribute("data-theme", "dark")
    visit.page.keyboard.press("Escape")
    visit.page.reload()
    expect(visit.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(visit.page.get_by_role("heading", level=1)).to_have_text("Tischlein, deck dich.")


def test_an_address_that_leads_nowhere_says_so(enter: Enter) -> None:
    visit = enter()
    visit.open("/somewhere/else")
    expect(visit.page.get_by_role("heading", name="There is no table here")).to_be_visible()


def test_the_form_tells_how_long_the_game_takes_that_is_being_set(enter: Enter) -> None:
    visit = enter()
    visit.open("/")
    visit.page.get_by_role("button", name="Set a table: Carcassonne").click()
    form = visit.page.get_by_role("dialog")
    expect(form.get_by_text("about 40 minutes, less with bots")).to_be_visible()
    form.get_by_label("Seat 2").select_option("open")
    form.get_by_label("Inns & Cathedrals: tiles").check()
    expect(form.get_by_text("about 50 minutes", exact=True)).to_be_visible()
    form.get_by_role("button", name="Add a seat").click()
    expect(form.get_by_text("about 55 minutes, less with bots")).to_be_visible()
