"""Carcassonne in the browser: a whole game by clicking, and everything in the box drawn without a complaint."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.games.carcassonne.table import ALL
from tests.server.running import Server, Visitor
from tests.web.conftest import Enter
from tests.web.visiting import DEVICES, Player, in_peace

INNS_AND_TRADERS = ["inns", "big_meeple", "traders", "builder", "pig"]


def sets_carcassonne(person: Visitor, elements: list[str], seats: list[str]) -> str:
    table: str = person.call("POST", "/api/tables", {"game": "carcassonne", "seats": seats, "elements": elements})["id"]
    return table


def test_base_game_inns_and_traders_are_played_to_the_end_against_a_bot(enter: Enter, server: Server) -> None:
    anna = Visitor(server, "Anna")
    visit = enter()
    visit.comes_as(anna)
    visit.open(f"/table/{sets_carcassonne(anna, INNS_AND_TRADERS, ['me', 'greedy'])}")
    visit.page.locator(".board button").first.wait_for()
    visit.plays_to_the_end(by=("buttons", "keys"))
    expect(visit.question).to_contain_text("win")


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_everything_in_the_box_is_drawn_while_it_is_played(enter: Enter, server: Server, device: str) -> None:
    """Anna plays over the protocol, and her browser follows to the end."""
    anna = Visitor(server, "Anna")
    table = sets_carcassonne(anna, list(ALL), ["me", "random"])
    visit = enter(DEVICES[device], dark=device == "phone")
    visit.comes_as(anna)
    visit.open(f"/table/{table}")
    visit.page.locator(".board button").first.wait_for()
    with Player(server, anna, table) as player:
        player.plays_until(lambda: in_peace() or player.over)
    visit.over.wait_for()
