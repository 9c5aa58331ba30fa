"""What lies around every board: what is played, who plays, and what a person at a phone, at a shared device or at a keyboard needs."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.running import Server, Visitor, write
from tests.web.conftest import Enter
from tests.web.visiting import DEVICES, PHONE, TABLET, Device

PARTS = {"en-GB": ["The River", "The Abbot (with gardens)"], "de-DE": ["Der Fluss", "Der Abt (mit Gärten)"]}
CUT_OFF = """() => [...document.querySelectorAll('header h1, #decision .end span, #decision .end small, .strip span')]
    .filter((each) => each.offsetParent && each.clientWidth > 1)
    .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 3)
    .map((each) => each.textContent)"""
TOO_SMALL = """() => [...document.querySelectorAll('header a, header button, .strip button, #decision button')]
    .filter((each) => each.offsetParent && !each.disabled)
    .map((each) => [each.ariaLabel ?? each.textContent, each.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5)).map(([name, box]) => [name, box.width, box.height])"""
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


def test_enter_confirms_after_a_look_at_a_tab(enter: Enter) -> None:
    visit = enter()
    visit.page.add_init_script("localStorage.setItem('confirm', 'every')")
    visit.starts_a_game()
    visit.options.first.click()
    visit.page.get_by_role("tab", name="Score").click()
    visit.page.keyboard.press("Enter")
    visit.waits(lambda: bool(visit.accepted))
    assert visit.accepted


@pytest.mark.parametrize("device", [TABLET, PHONE], ids=["tablet", "phone"])
def test_who_has_been_spoken_to_sees_it_on_a_small_screen(enter: Enter, server: Server, device: Device) -> None:
    anna, ben = Visitor(server, "Anna"), Visitor(server, "Ben")
    table = anna.sets(["me", "open"])
    ben.joins(table)
    visit = enter(device)
    visit.comes_as(anna)
    visit.open(f"/table/{table['id']}")
    visit.options.first.wait_for()
    mark = visit.page.locator(".strip .new:visible")
    visit.page.wait_for_timeout(1600)  # what was said before one came is not news
    expect(mark).to_have_count(0)
    with server.sit(table["id"], ben.cookie) as socket:
        socket.send(write({"do": "chat", "text": "Hello"}).decode())
        expect(mark).to_have_text("1")
    mark.locator("..").click()
    visit.page.get_by_role("tab", name="Chat").click()
    expect(mark).to_have_count(0)
    expect(visit.page.locator("#panel")).to_contain_text("Hello")


@pytest.mark.parametrize("locale", PARTS)
@pytest.mark.parametrize("device", DEVICES)
def test_nothing_is_cut_off_and_fingers_find_everything(enter: Enter, device: str, locale: str) -> None:
    visit = enter(DEVICES[device], locale=locale)
    visit.starts_a_game()
    assert visit.page.evaluate(CUT_OFF) == []
    visit.plays("touch" if DEVICES[device].phone else "buttons")
    visit.options.first.wait_for()
    assert visit.page.evaluate(CUT_OFF) == []
    if DEVICES[device].phone:
        assert visit.page.evaluate(TOO_SMALL) == []


def test_on_a_phone_on_its_side_the_own_board_is_seen_whole(enter: Enter, server: Server) -> None:
    anna = Visitor(server, "Anna")
    visit = enter(Device(844, 390, phone=True))
    visit.comes_as(anna)
    visit.open(f"/table/{anna.sets(['me'], game='burgundy')['id']}")
    visit.options.first.wait_for()
    visit.page.locator(".burgundy").wait_for()
    table = anna.sets(["me", "greedy"], game="burgundy", options={"boards": ["random", "random"], "start_castles": "secret"})
    visit.open(f"/table/{table['id']}")
    expect(visit.question).to_contain_text("castle")
    visit.page.locator(".burgundy .offered").first.wait_for()
    visible = """() => { const {top, bottom} = document.querySelector('main').getBoundingClientRect()
        return [...document.querySelectorAll('.burgundy .offered')].map((each) => each.getBoundingClientRect())
            .every((box) => box.top >= top - 2 && box.bottom <= bottom + 2) }"""
    visit.page.wait_for_function(visible)


def test_an_impossible_game_cannot_be_begun_and_the_message_goes(enter: Enter) -> None:
    visit = enter()
    visit.open("/")
    visit.page.get_by_role("button", name="Set a table: The Castles of Burgundy", exact=True).click()
    form = visit.page.get_by_role("dialog")
    expect(form.get_by_text("Solo game: target marker")).to_have_count(0)
    expect(form.get_by_text("Two against two on double boards; for four players.")).to_be_visible()
    form.get_by_label("Seat 1").nth(1).select_option("board 5")
    expect(form.get_by_text("cities", exact=False).first).to_be_visible()
    form.get_by_label("Seat 1").nth(1).select_option("recommended")
    form.get_by_role("checkbox", name="The Team Game Two against two").check()
    expect(form.get_by_role("alert")).to_be_visible()
    expect(form.get_by_role("button", name="Begin")).to_be_disabled()
    form.get_by_role("checkbox", name="The Team Game Two against two").uncheck()
    expect(form.get_by_role("alert")).to_have_count(0)
    expect(form.get_by_role("button", name="Begin")).to_be_enabled()
    visit.excuses.append("422")


def test_the_suggested_name_stays_and_the_picture_is_that_of_the_game(enter: Enter) -> None:
    visit = enter()
    visit.open("/")
    field = visit.page.get_by_label("Your name")
    name = field.input_value()
    for _ in range(3):
        visit.page.reload()
        expect(field).to_have_value(name)
    expect(visit.page.locator(".hero .which")).to_contain_text("Carcassonne")
    shown = visit.page.locator(".hero .still svg").first.inner_html()
    assert shown == visit.page.locator("article", has_text="Carcassonne").locator("svg").first.inner_html()


def test_who_waits_may_let_a_bot_sit_down(enter: Enter, server: Server) -> None:
    anna = Visitor(server, "Anna")
    visit = enter()
    visit.comes_as(anna)
    visit.open(f"/table/{anna.sets(['me', 'open'])['id']}")
    visit.page.get_by_role("button", name="Bot on seat 2").click()
    visit.options.first.wait_for()
