"""Carcassonne in the browser: a whole game by clicking, and everything in the box drawn without a complaint."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.games.carcassonne.table import ALL, table
from tests.games.carcassonne.test_magic import everything_closes
from tests.games.carcassonne.test_pig import farmers, pigs, two_cities
from tests.server.running import Server, Visitor, read, write
from tests.web.conftest import Enter
from tests.web.visiting import DEVICES, WON, Player, Visit
from tischlein.games.carcassonne.state import CarcassonneState
from tischlein.server.speech import decision_to_json
from tischlein.server.telling import shown

LOST = """(places) => [...document.querySelectorAll('.cell')].flatMap((cell) => {
    const [x, y] = places[cell.getAttribute('aria-label')]
    const {left, right, top, bottom} = cell.getBoundingClientRect()
    const at = [...document.querySelectorAll('.rulers text')].map((each) => [each.textContent, each.getBoundingClientRect()])
    const above = at.some(([number, box]) => number === x && box.left > left && box.right < right && box.bottom < top + 9)
    const beside = at.some(([number, box]) => number === y && box.top > top && box.bottom < bottom && box.right < left + 9)
    return above && beside ? [] : [[x, y]]
})"""
"""Spaces whose column and row are not written at the edges of the map."""
INNS_AND_TRADERS = ["inns", "big_meeple", "traders", "builder", "pig"]


def sets_carcassonne(person: Visitor, elements: list[str], seats: list[str]) -> str:
    table: str = person.call("POST", "/api/tables", {"game": "carcassonne", "seats": seats, "elements": elements})["id"]
    return table


def test_base_game_inns_and_traders_are_played_to_the_end_against_a_bot(enter: Enter, server: Server) -> None:
    anna = Visitor(server, "Anna")
    visit = enter()
    visit.comes_as(anna)
    visit.open(f"/table/{sets_carcassonne(anna, INNS_AND_TRADERS, ['me', 'greedy'])}")
    visit.page.locator(".board button:visible").first.wait_for()
    visit.plays_to_the_end(by=("buttons", "keys"))
    expect(visit.question).to_contain_text(WON)
    expect(visit.page.locator(".holes rect")).to_have_count(0)  # nothing is to come, so nothing can be missing


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_everything_in_the_box_is_drawn_while_it_is_played(enter: Enter, server: Server, device: str) -> None:
    """Anna plays over the protocol, and her browser follows to the end."""
    anna = Visitor(server, "Anna")
    table = sets_carcassonne(anna, list(ALL), ["me", "random"])
    visit = enter(DEVICES[device], dark=device == "phone")
    visit.comes_as(anna)
    visit.open(f"/table/{table}")
    visit.page.locator(".board button:visible").first.wait_for()
    with Player(server, anna, table) as player:
        while not player.over:
            player.plays_until(lambda: player.over or player.entries > visit.entries())
            visit.follows(player)
    visit.over.wait_for()


def sees_instead(visit: Visit, anna: Visitor, state: CarcassonneState) -> list[str | bytes]:
    """Anna's page shows a position that is not the one at her table; what it sends is kept and goes nowhere."""
    instead = {"views": {"0": state.view(0) | shown(state)}, "decisions": [decision_to_json(state.decision(0), ["Anna", "Random"])]}
    sent: list[str | bytes] = []

    def between(page: WebSocketRoute) -> None:
        table = page.connect_to_server()
        table.on_message(lambda frame: page.send(write(read(frame) | instead).decode() if '"tell":"position"' in str(frame) else frame))
        page.on_message(lambda frame: sent.append(frame))

    visit.context.route_web_socket("**/socket", between)
    visit.comes_as(anna)
    visit.open(f"/table/{sets_carcassonne(anna, list(state.setup.elements), ['me', 'random'])}")
    visit.page.locator("section.tray").wait_for()
    return sent


def test_who_leaves_the_board_is_chosen_on_the_land(enter: Enter, server: Server) -> None:
    """Hardly any game comes to this, so the page is told of a position that is not the one at the table."""
    state = everything_closes().enchant("mage", 0, 0, "city").enchant("witch", 0, -2, "city").draw("mage-D", 0, -1).state
    visit = enter()
    visit.page.add_init_script("localStorage.setItem('confirm', 'never')")
    sent = sees_instead(visit, Visitor(server, "Anna"), state)
    visit.page.locator(".spot[aria-label='the mage']").wait_for()
    visit.page.locator(".spot[aria-label='the witch']").click()
    visit.waits(lambda: any(read(frame).get("action") == ["banish", "witch"] for frame in sent))
    assert [read(frame)["action"] for frame in sent if read(frame)["do"] == "play"] == [["banish", "witch"]]


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_a_pig_makes_the_cities_at_a_meadow_worth_more_to_its_owner(enter: Enter, server: Server, device: str) -> None:
    visit = enter(DEVICES[device])
    sees_instead(visit, Visitor(server, "Anna"), pigs(farmers(two_cities(), 1, 1), 0).draw("base-B", 1, 0).state)
    box = visit.page.locator(".figure").first.bounding_box()
    assert box is not None
    point = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    visit.page.touchscreen.tap(*point) if device == "phone" else visit.page.mouse.move(*point)
    expect(visit.page.locator(".bubble")).to_have_text(
        re.compile("Meadow Anna, Random\\s+2 finished cities\\s+at the end Anna 8 · Random 6")
    )


def test_a_ferry_that_is_tried_shows_the_road_that_it_would_make(enter: Enter, server: Server) -> None:
    """Your opponent is on the road in the west, you are on the one in the south."""
    game = table(2, ("ferries",), farmers=False).stand(1, "meeple", 0, 0, "road").draw("ferry-2", 1, 0)
    game.play(0, game.put("meeple", "road", "S"))
    visit = enter()
    sees_instead(visit, Visitor(server, "Anna"), game.state)
    for one, two, owners in (("W", "E", "Random"), ("W", "S", "Anna, Random"), ("E", "S", "Anna")):
        number = game.state.options(0).index(game.ferry(1, 0, one, two))
        visit.page.locator(".crossings button").nth(number).hover()
        expect(visit.page.locator(".bubble")).to_contain_text(f"Road {owners}")


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_columns_and_rows_of_the_options_are_written_at_the_edges_of_the_map(enter: Enter, server: Server, device: str) -> None:
    anna = Visitor(server, "Anna")
    table = sets_carcassonne(anna, [], ["me", "greedy"])
    with Player(server, anna, table) as player:
        player.plays_until(lambda: player.entries > 40 and player.due and player.position["decisions"][0]["kind"] == "place")
        options = player.position["decisions"][0]["options"]
    visit = enter(DEVICES[device])
    visit.comes_as(anna)
    visit.open(f"/table/{table}")
    cell = visit.page.locator(".cell").first
    cell.wait_for()
    places = {option["label"]["en"]: [str(number) for number in option["action"][1:3]] for option in options}
    assert visit.page.evaluate(LOST, places) == []
    cell.press("ArrowRight")
    focused = visit.page.locator(".cell:focus").get_attribute("aria-label") or ""
    stands_out(visit, places[focused])
    labels = [option["label"]["en"] for option in options]
    for number in (labels.index(focused), -1):  # the option that was pointed at on the map a moment before, and the last one
        visit.options.nth(number).focus()
        stands_out(visit, places[labels[number]])
        expect(visit.options.nth(number)).to_contain_text(labels[number])


def stands_out(visit: Visit, place: list[str]) -> None:
    """The column and the row of a space, and no others, stand out at the edges of the map."""
    expect(visit.page.locator(".rulers .meant")).to_have_text(place)


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_the_land_is_not_cluttered(enter: Enter, server: Server, device: str) -> None:
    """Pills stay within their spaces."""
    anna = Visitor(server, "Anna")
    table = sets_carcassonne(anna, [], ["me", "greedy"])
    with Player(server, anna, table) as player:
        player.plays_until(lambda: player.entries > 30 and player.due and player.position["decisions"][0]["kind"] == "place")
    visit = enter(DEVICES[device])
    visit.page.add_init_script("localStorage.setItem('carcassonne-help', 'full')")
    visit.comes_as(anna)
    visit.open(f"/table/{table}")
    cell = visit.page.locator(".cell").first
    cell.wait_for()
    visit.page.locator(".holes rect").first.wait_for(state="attached")
    width = visit.page.evaluate("() => document.querySelector('.cell > rect:not(.focus)').getBoundingClientRect().width / 0.9")
    pills = visit.page.evaluate("() => [...document.querySelectorAll('.holes rect')].map((each) => each.getBoundingClientRect().width)")
    assert all(pill < width for pill in pills), (pills, width)
