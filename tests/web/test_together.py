"""Two people in two browsers: an invitation by link, a chat, a move taken back with consent, a whole game."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.running import Server, Visitor
from tests.web.conftest import Enter
from tests.web.visiting import MOST_STEPS, PHONE, Player, Visit


def sets_a_table_with_a_free_seat(visit: Visit) -> str:
    """Through the form; returns the link of the invitation."""
    page = visit.page
    visit.open("/")
    visit.dice_card.get_by_role("button", name="Set a table").click()
    page.get_by_label("Your name").last.fill("Anna")
    page.get_by_label("Seat 2", exact=True).select_option("open")
    page.get_by_role("button", name="Begin").click()
    link = page.get_by_role("textbox", name="Invite somebody")
    link.wait_for()
    return link.input_value()


def comes_by_link(visit: Visit, link: str, name: str) -> None:
    visit.page.goto(link)
    visit.page.get_by_label("Your name").fill(name)
    visit.page.get_by_role("button", name="Join").click()


def test_two_friends_play_a_whole_game(enter: Enter) -> None:
    anna, ben = enter(), enter(PHONE)
    comes_by_link(ben, sets_a_table_with_a_free_seat(anna), "Ben")
    for visit in (anna, ben):
        expect(visit.question).to_have_text("Which castle do you start with?")
    for number in range(MOST_STEPS):
        for visit in (anna, ben):
            visit.page.wait_for_function(
                "(all) => document.getElementById('decision').dataset.entries >= all", arg=max(anna.entries(), ben.entries())
            )
            if visit.options.count():
                visit.plays("touch" if visit is ben else "keys" if number % 2 else "buttons")
        if anna.over.count() and ben.over.count():
            break
    expect(anna.question).to_contain_text("the victory" if "share" in ben.question.inner_text() else "wins")
    assert anna.question.inner_text() == ben.question.inner_text()
    ben.page.get_by_role("button", name="Rematch").click()
    ben.page.wait_for_url(lambda address: anna.table() not in address)
    anna.page.get_by_role("button", name="To the rematch").click()
    for visit in (anna, ben):
        expect(visit.question).to_have_text("Which castle do you start with?")
    assert anna.table() == ben.table()


def test_two_friends_talk_and_take_a_move_back_by_consent(enter: Enter) -> None:
    anna, ben = enter(), enter(locale="de-DE")
    ben.page.goto(sets_a_table_with_a_free_seat(anna))
    ben.page.get_by_label("Dein Name").fill("Ben")
    ben.page.get_by_role("button", name="Mitspielen").click()
    ben.options.first.wait_for()

    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_label("Write a message").fill("Bon jeu! <b>& viel Glück</b> 🎲")
    anna.page.get_by_role("button", name="Send").click()
    ben.page.get_by_role("tab", name="Chat").click()
    expect(ben.page.get_by_role("tabpanel")).to_contain_text("Bon jeu! <b>& viel Glück</b> 🎲")

    anna.plays()
    ben.options.first.wait_for()
    ben.plays()
    anna.options.first.wait_for()  # both have chosen, the dice have been rolled
    for agrees in (False, True):
        anna.page.get_by_role("button", name="Undo").click()
        expect(anna.page.locator("#decision .hint")).to_contain_text("The others are being asked")
        expect(ben.question).to_have_text("Anna möchte einen Zug zurücknehmen. Bist du einverstanden?")
        ben.page.get_by_role("button", name="Ja" if agrees else "Nein").click()
        expect(ben.question).not_to_contain_text("zurücknehmen")
        expect(anna.page.locator("#decision .hint")).not_to_contain_text("The others are being asked")
    expect(anna.question).to_have_text("Which castle do you start with?")
    anna.plays()
    anna.page.get_by_role("tab", name="Log").click()
    expect(anna.page.locator("#panel s", has_text="Anna starts with castle")).to_be_visible()
    ben.plays()
    expect(anna.question).not_to_contain_text("castle do you start")


def test_a_half_made_choice_survives_the_move_of_another(enter: Enter, server: Server) -> None:
    anna, ben = Visitor(server, "Anna"), Visitor(server, "Ben")
    table = anna.sets(["me", "open"])
    ben.joins(table)
    visit = enter()
    visit.comes_as(ben)
    visit.open(f"/table/{table['id']}")
    with Player(server, anna, table["id"]) as hers, Player(server, ben, table["id"]) as his:
        while not (hers.due and "use" in [option["action"][0] for decision in his.position["decisions"] for option in decision["options"]]):
            (his if his.due else hers).plays()
            for player in (hers, his):
                player.hears(lambda player=player: player.entries >= max(hers.entries, his.entries))  # type: ignore[misc]
        visit.waits(lambda: visit.entries() >= his.entries)
        visit.page.locator(".felt button.active").first.click()
        expect(visit.page.locator(".felt button[aria-pressed=true]")).to_have_count(1)
        hers.plays()
        visit.waits(lambda: visit.entries() >= hers.entries)
        expect(visit.page.locator(".felt button[aria-pressed=true]")).to_have_count(1)


def test_whoever_has_set_a_table_may_cancel_it(enter: Enter) -> None:
    anna = enter()
    link = sets_a_table_with_a_free_seat(anna)
    anna.page.get_by_role("button", name="Cancel the table").click()
    anna.page.wait_for_url(anna.server.url("/"))
    expect(anna.page.get_by_text("None of your games is running")).to_be_visible()
    late = enter(locale="de-DE")
    late.excuses = ["404"]  # a server that never knew it says that there is no such table
    late.page.goto(link)
    expect(late.page.get_by_role("alert")).to_be_visible()
    assert late.options.count() == 0


def test_one_of_several_may_get_up_again(enter: Enter) -> None:
    anna, ben = enter(), enter()
    person = Visitor(anna.server, "Anna")
    table = person.sets(["me", "open", "open"])
    anna.comes_as(person)
    anna.open(f"/table/{table['id']}")
    comes_by_link(ben, ben.server.url(f"/table/{table['id']}?invite={table['invite']}"), "Ben")
    expect(anna.page.locator(".players")).to_contain_text("Ben")
    ben.page.get_by_role("button", name="Get up").click()
    ben.page.wait_for_url(ben.server.url("/"))
    expect(anna.page.locator(".players")).not_to_contain_text("Ben")
    expect(anna.page.get_by_role("button", name="Cancel the table")).to_be_visible()


def test_equal_names_are_numbered_once(enter: Enter) -> None:
    visit = enter()
    person = Visitor(visit.server, "Anna")
    table = person.sets(["me", "me"])
    visit.comes_as(person)
    visit.open(f"/table/{table['id']}")
    visit.options.first.wait_for()
    expect(visit.page.locator(".players .name")).to_have_text(["Anna 1 (you)", "Anna 2 (you)"], use_inner_text=True)
