"""One person at the page: two clicks to a game, a whole game by clicking and one by keyboard, and what may happen on the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.running import Server
from tests.web.conftest import Enter
from tests.web.visiting import AGAINST_BOT, DEVICES, PHONE, WON, Device, Visit


def test_the_first_button_leads_to_a_game(enter: Enter) -> None:
    visit = enter()
    visit.open("/")
    visit.page.get_by_role("button", name="Play now against a bot").click()
    visit.page.wait_for_url("**/table/*")
    visit.question.wait_for()
    assert visit.person().call("GET", "/api/tables")[0]["status"] == "playing"


def test_two_clicks_lead_to_a_game_that_can_be_clicked_to_its_end(enter: Enter) -> None:
    visit = enter()
    visit.starts_a_game()
    visit.fields.nth(3).wait_for()  # four castles, once the board is drawn
    visit.plays_to_the_end(by=("board", "buttons", "board"))
    assert visit.confirmed, "some moves were final and asked for a second click"
    expect(visit.page.locator("section", has=visit.page.locator("table")).first).to_be_visible()
    expect(visit.question).to_contain_text(WON)
    visit.page.get_by_role("button", name="Rematch").click()
    visit.options.first.wait_for()


def test_a_whole_game_is_played_without_a_mouse(enter: Enter) -> None:
    visit = enter()
    page = visit.page
    page.add_init_script(
        "window.touched = []; for (const kind of ['pointerdown', 'mousedown', 'mousemove', 'touchstart'])"
        " addEventListener(kind, (event) => window.touched.push(event.type), true)"
    )
    visit.open("/")
    visit.dice_card.get_by_role("button", name=AGAINST_BOT).wait_for()
    tab_to(visit, "[aria-label='Against a bot: The Castles of Burgundy: The Dice Game']")
    page.keyboard.press("Enter")
    visit.fields.nth(3).wait_for()
    tab_to(visit, "svg .offered")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.matches('svg .offered')"), "arrows lead from field to field"
    before = visit.entries()
    page.keyboard.press("Enter")
    page.locator(f'#decision:not([data-entries="{before}"])').or_(page.locator("button.confirm:enabled")).first.wait_for()
    if visit.entries() == before:
        page.keyboard.press("Enter")
    visit.plays_to_the_end(by=("keys",))
    expect(visit.question).to_contain_text(WON)
    assert page.evaluate("window.touched") == []


def tab_to(visit: Visit, selector: str) -> None:
    for _ in range(60):
        visit.page.keyboard.press("Tab")
        if visit.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
    raise AssertionError(f"the keyboard does not reach {selector}")


def asked(visit: Visit) -> tuple[str, list[str]]:
    """The question and its options; what they would bring is told a moment later."""
    return visit.question.inner_text(), visit.page.locator("#decision button.option .words").all_inner_texts()


def test_a_reload_changes_nothing(enter: Enter) -> None:
    visit = enter()
    visit.starts_a_game()
    visit.plays()
    visit.options.first.wait_for()
    before = asked(visit)
    visit.page.reload()
    visit.options.first.wait_for()
    assert asked(visit) == before
    visit.plays()


def test_the_page_survives_the_death_of_the_server(enter: Enter, server: Server) -> None:
    visit = enter()
    visit.excuses = ["WebSocket connection to", "ERR_CONNECTION_REFUSED"]
    visit.starts_a_game()
    visit.plays()
    visit.options.first.wait_for()
    before, entries = asked(visit), visit.entries()
    server.kill()
    visit.line_is_lost.wait_for()
    server.start()
    visit.line_is_lost.wait_for(state="detached")
    visit.options.first.wait_for()
    assert asked(visit) == before, "what was acknowledged is still there"
    assert visit.entries() >= entries
    for _ in range(3):
        visit.options.first.wait_for()
        visit.plays()


def test_two_tabs_of_one_person_stay_in_step(enter: Enter) -> None:
    visit = enter()
    visit.starts_a_game()
    other = visit.context.new_page()
    other.goto(visit.page.url)
    other.locator("#decision button.option").first.wait_for()
    visit.page.bring_to_front()
    for _ in range(3):
        visit.options.first.wait_for()
        visit.plays()
    visit.options.first.wait_for()
    visit.waits(lambda: other.locator("#decision").get_attribute("data-entries") == str(visit.entries()))  # the bot may still move
    expect(other.locator("#decision h2")).to_have_text(visit.question.inner_text())
    expect(other.locator("#decision button.option")).to_have_count(visit.options.count())


def test_the_title_says_whose_turn_it_is(enter: Enter) -> None:
    visit = enter()
    visit.starts_a_game()
    expect(visit.page).to_have_title("● Your turn · The Castles of Burgundy: The Dice Game · Tischlein")
    visit.open("/")
    expect(visit.page).to_have_title("(1) Your turn · Tischlein")


@pytest.mark.parametrize("device", DEVICES.values(), ids=DEVICES)
def test_decision_and_own_board_are_seen_without_scrolling(enter: Enter, device: Device) -> None:
    visit = enter(device)
    visit.starts_a_game()
    visit.fields.nth(3).wait_for()
    for number in range(4):
        for what in ("#decision", ".duchy svg[role=group]"):
            box = visit.page.locator(what).bounding_box()
            assert box is not None and box["width"] > 300, what
            inside = (
                box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= device.width and box["y"] + box["height"] <= device.height
            )
            assert inside, f"{what} does not fit: {box}"
        assert not covers(visit), "the decision does not lie over the board"
        if number < 3:
            visit.options.first.wait_for()
            visit.plays()


def covers(visit: Visit) -> bool:
    dock, board = (visit.page.locator(what).bounding_box() for what in ("#decision", ".duchy svg[role=group]"))
    assert dock is not None and board is not None
    return board["y"] + board["height"] > dock["y"] + 1


def test_german_on_a_phone(enter: Enter) -> None:
    visit = enter(PHONE, "de-DE")
    visit.starts_a_game()
    expect(visit.question).to_have_text("Mit welcher Burg beginnst du?")
    visit.plays(by="touch")
    expect(visit.page.locator("html")).to_have_attribute("lang", "de")
    expect(visit.question).not_to_have_text("Mit welcher Burg beginnst du?")
    for path in (f"/table/{visit.table()}", "/", "/me", "/rules/burgundy_dice"):
        visit.open(path)
        visit.page.locator("h1").first.wait_for()
        visit.page.wait_for_load_state("networkidle")
        assert visit.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), f"{path} sticks out sideways"


def test_the_board_says_what_can_be_chosen(enter: Enter) -> None:
    """The number that a field would get, the dice in use, and the card beside them."""
    visit = enter()
    visit.starts_a_game()
    card = visit.page.locator(".choice")
    expect(card).to_contain_text("Choose a castle on the sheet")
    seen, chosen = set[str](), ""
    for _ in range(60):
        visit.options.or_(visit.over).first.wait_for()
        if visit.over.count() or seen == {"dice", "fields"}:
            break
        if visit.question.inner_text().startswith("Which") and "field" in visit.question.inner_text():
            if not chosen.startswith(("Worker", "Monk")):  # those change what the dice show
                seen.add("fields")
                expect(visit.page.locator(".felt button[aria-pressed=true]")).to_have_count(2)
            visit.fields.first.hover()
            expect(visit.page.locator(".tags .pencil")).to_have_count(1)
        elif visit.page.locator(".felt button.active").count():
            seen.add("dice")
            expect(card).to_contain_text("Pick a colour die and a number die")
        elif visit.page.locator("text=Choose a combination below").count() == 0 and not visit.fields.count():
            expect(card).to_contain_text("Choose below")
        chosen = asked(visit)[1][0]
        visit.plays()
    assert seen == {"dice", "fields"}
