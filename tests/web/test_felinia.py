"""Felinia in the browser: both sides of the board played to the end by clicking, and what it shows before something is done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.running import Server, Visitor
from tests.web.conftest import Enter
from tests.web.test_accessibility import look
from tests.web.visiting import DESKTOP, DEVICES, MOST_STEPS, PHONE, Device, Player, Visit

View = dict[str, Any]
LARGE = """() => [...document.querySelectorAll('.felinia .offered, .felinia .aside')].flatMap((piece) => {
    const {left, right, top, bottom, width, height} = (piece.querySelector('.ear') ?? piece).getBoundingClientRect()
    const board = document.querySelector('.felinia').parentElement.getBoundingClientRect()
    const inside = left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom
    return width < 24 || height < 24 || !(inside || piece.closest('.harbour ul, .island')) ? [piece.getAttribute('aria-label')] : []
})"""
"""What a finger could miss, or what lies beyond the edge of the table; ships can be pulled, and the island, too."""


def sets_felinia(person: Visitor, side: str, players: int = 2, *elements: str, bot: str = "random") -> str:
    seats = ["me", *[bot] * (players - 1)]
    wish = {"game": "felinia", "seats": seats, "elements": elements, "options": {"side": side}}
    table: str = person.call("POST", "/api/tables", wish)["id"]
    return table


def comes_to(visit: Visit, person: Visitor, table: str) -> None:
    visit.comes_as(person)
    visit.open(f"/table/{table}")
    visit.page.locator(".felinia").wait_for()


class Merchant:
    """Somebody who knows the ships, and buys what a passage costs: so that there is something to explore."""

    def __init__(self, person: Visitor, table: str) -> None:
        material = person.call("GET", f"/api/tables/{table}/material")
        self.fares = {ship["id"]: (Counter(ship["goods"]), ship["seats"]) for ship in material["ships"]}
        self.draw = Random(7)

    def missing(self, view: View, seat: int) -> Counter[str]:
        """What is still needed for the cheapest passage."""
        owned = Counter(view["players"][seat]["goods"])
        berths = [(*self.fares[ship["tile"]], len(ship["merchants"])) for ship in view["ships"] if ship["tile"]]
        return min((fare - owned for fare, seats, taken in berths if taken < seats), key=Counter.total, default=Counter())

    def chooses(self, decision: dict[str, Any], view: View) -> list[Any]:
        seat, actions = decision["seat"], [option["action"] for option in decision["options"] if not option["aside"]]
        missing, silver = self.missing(view, seat), view["players"][seat]["silver"]

        def worth(action: list[Any]) -> int:
            verb = action[0]
            if verb == "market":
                wanted = any(missing[good] for good in view["markets"][action[1] - 1]["goods"])
                return 3 if wanted and view["shown"]["prices"][action[1] - 1] <= silver else 0
            if verb in ("buy", "swap"):
                return 3 if missing[action[1 if verb == "buy" else 2]] else 0
            return {"board": 3, "turn": 3, "go": 3, "keep": 3, "earn": 2, "guild": 2, "bonus": 2, "rent": 2, "pass": 1, "end": -1}.get(
                verb, 0
            )

        best = max(map(worth, actions))
        return self.draw.choice([action for action in actions if worth(action) == best])


def plays_until(player: Player, merchant: Merchant, done: Callable[[dict[str, Any], View], bool]) -> None:
    """Over the protocol, until a question of this kind is asked."""
    while True:
        player.hears(lambda: player.due or player.over)
        assert not player.over, "the game has ended before"
        decision = player.position["decisions"][0]
        view = player.position["views"][str(decision["seat"])]
        if done(decision, view):
            return
        action = merchant.chooses(decision, view)
        player.plays([option["action"] for option in decision["options"]].index(action))


def step_is(name: str) -> Callable[[dict[str, Any], View], bool]:
    return lambda _, view: bool(view["question"]["step"] == name)


# ---------------------------------------------------------------------- playing


TARGETS = {
    "market": "market:{0}",
    "guild": "guild",
    "earn": "earn",
    "bonus": "bonus:{0}",
    "board": "ship:{0}",
    "keep": "mystery:{0}",
    "rent": "rent",
    "sell": "own:{0}",
    "swap": "own:{0}",
}


def thing_for(visit: Visit, action: list[Any], trading: int) -> Locator | None:
    """What stands for an action on the table; None if only the decision bar has it."""
    verb, *about = action
    if verb in ("go", "turn"):
        return visit.page.locator(f"[data-province={about[0]}] .ear")
    if verb == "buy" or (verb == "pass" and trading):
        target = f"stall:{trading}:{about[0]}" if verb == "buy" else f"token:{trading}"
    elif verb in TARGETS:
        target = TARGETS[verb].format(*about)
    else:
        return None
    return visit.page.locator(f"[data-target='{target}']").first


def moves(visit: Visit, player: Player, merchant: Merchant) -> bool:
    """Carries out a decision with clicks on the table, where that is possible; whether it was. No click may be lost."""
    decision = player.position["decisions"][0]
    view = player.position["views"][str(decision["seat"])]
    action = merchant.chooses(decision, view)
    number = [option["action"] for option in decision["options"]].index(action)
    visit.waits(lambda: visit.entries() >= player.entries)
    before, thing = len(visit.accepted), thing_for(visit, action, view["trading"])
    if thing is None:
        visit.options.nth(number).click()
    else:
        thing.click()
        answers = visit.page.locator(".bubble .answer")
        for _ in range(4):  # to give, what to take, what besides
            visit.waits(lambda: len(visit.accepted) > before or answers.count() > 0, 2)
            if len(visit.accepted) > before or not answers.count():
                break
            answers.first.click()
    visit.waits(lambda: len(visit.accepted) > before)
    assert len(visit.accepted) > before, f"nothing came of it: {action} at {visit.question.inner_text()}"
    player.hears(lambda: player.entries >= visit.accepted[-1])
    return thing is not None


@pytest.mark.parametrize("side", ["basic", "pro"])
def test_both_sides_are_played_to_the_end_by_clicking(enter: Enter, server: Server, side: str) -> None:
    anna = Visitor(server, "Anna")
    table = sets_felinia(anna, side)
    visit, merchant = enter(), Merchant(anna, table)
    visit.page.add_init_script("localStorage.setItem('confirm', 'never')")
    comes_to(visit, anna, table)
    steps, clicked = Counter[str](), 0
    with Player(server, anna, table) as player:
        for _ in range(MOST_STEPS):
            player.hears(lambda: player.due or player.over)
            if player.over:
                break
            steps[player.position["views"]["0"]["question"]["step"]] += 1
            clicked += moves(visit, player, merchant)
        assert player.over
    visit.over.wait_for()
    assert {"Bid", "Buy", "Exchange", "Board", "Move"} <= steps.keys()
    assert clicked > 50 and steps["Move"] >= 2


def test_the_way_of_a_merchant_is_shown_before_it_is_walked(enter: Enter, server: Server) -> None:
    anna = Visitor(server, "Anna")
    table = sets_felinia(anna, "basic")
    with Player(server, anna, table) as player:
        plays_until(player, Merchant(anna, table), step_is("Move"))
        view = player.position["views"]["0"]
    far = max(view["shown"]["ways"], key=lambda way: len(way["way"]))
    assert len(far["way"]) == 2, "through a crossing to a post"
    visit = enter()
    comes_to(visit, anna, table)
    expect(visit.page.locator(".ahead")).to_have_count(0)
    visit.page.locator(f"[data-province={far['to']}] .ear").hover()
    bubble = visit.page.locator(".bubble")
    expect(bubble).to_contain_text("The way there brings")
    words = {"gold": "Gold", "silver": "Silver", "spice": "Spice", "good": "Good from the bag"}
    for gain in far["gains"]:
        expect(bubble).to_contain_text(words[gain])
    expect(bubble).to_contain_text(f"and takes: {far['takes'].capitalize()}")
    expect(visit.page.locator(".ahead").first).to_be_attached()
    near = visit.page.locator(".province.offered").first
    near.focus()
    visit.page.keyboard.press("Enter")  # by keyboard, too; it may ask for a second time
    visit.waits(lambda: len(visit.accepted) > 0 or visit.page.locator("button.confirm:enabled").count() > 0)
    assert visit.accepted or visit.page.locator("button.confirm:enabled").count()


def test_the_guild_asks_only_what_is_left(enter: Enter, server: Server) -> None:
    anna = Visitor(server, "Anna")
    table = sets_felinia(anna, "pro")

    def may_swap(decision: dict[str, Any], _: View) -> bool:
        return any(option["action"][0] == "swap" for option in decision["options"])

    with Player(server, anna, table) as player:
        plays_until(player, Merchant(anna, table), may_swap)
        swaps = [option["action"] for option in player.position["decisions"][0]["options"] if option["action"][0] == "swap"]
        _, given, taken, _ = swaps[0]
        visit = enter()
        visit.page.add_init_script("localStorage.setItem('confirm', 'never')")
        comes_to(visit, anna, table)
        visit.page.locator(f"[data-target='own:{given}']").first.click()
        bubble = visit.page.locator(".bubble")
        expect(bubble).to_contain_text("Sell for 1 Silver")
        bubble.get_by_role("button", name="Give it to the guild").click()
        expect(bubble).to_contain_text("Take which good?")
        expect(bubble.locator(".answer")).to_have_count(len({swap[2] for swap in swaps if swap[1] == given}))
        bubble.locator(".answer").first.click()
        expect(bubble).to_contain_text("And what besides?")
        visit.page.keyboard.press("Escape")
        expect(bubble).to_have_count(0)
        assert not visit.accepted, "a question that is closed changes nothing"
        visit.page.locator(f"[data-target='own:{given}']").first.click()
        for answer in ("Give it to the guild", None, "+1 Provision"):
            (bubble.get_by_role("button", name=answer) if answer else bubble.locator(".answer").first).click()
        visit.waits(lambda: len(visit.accepted) > 0)
        player.hears(lambda: player.entries >= visit.accepted[-1])
        assert taken in player.position["views"]["0"]["players"][0]["goods"]


@pytest.mark.parametrize("device", DEVICES.values(), ids=DEVICES)
def test_nothing_is_too_small_or_beyond_the_edge(enter: Enter, server: Server, device: Device) -> None:
    anna = Visitor(server, "Anna")
    table = sets_felinia(anna, "pro", 4, "experts")
    merchant = Merchant(anna, table)
    visit = enter(device, "de-DE")
    with Player(server, anna, table) as player:
        for step in ("Bid", "Buy", "Board", "Move"):
            plays_until(player, merchant, step_is(step))
            if step == "Bid":
                comes_to(visit, anna, table)
            visit.follows(player)
            visit.page.locator(".felinia .offered, .felinia .aside").first.wait_for()
            assert visit.page.evaluate(LARGE) == [], step
            assert visit.page.evaluate(
                "document.querySelector('.scroller').scrollHeight <= document.querySelector('.scroller').clientHeight"
            ), step


@pytest.mark.parametrize(("side", "step"), [("basic", "Bid"), ("pro", "Move")])
def test_no_side_of_the_board_shuts_anybody_out(enter: Enter, server: Server, side: str, step: str) -> None:
    anna = Visitor(server, "Anna")
    table = sets_felinia(anna, side, 3)
    with Player(server, anna, table) as player:
        plays_until(player, Merchant(anna, table), step_is(step))
    for device in (DESKTOP, PHONE):
        visit = enter(device)
        comes_to(visit, anna, table)
        visit.page.locator(".felinia .offered").first.wait_for()
        look(visit)
    visit.page.get_by_role("button", name="Boards of all players").click()
    visit.page.locator(".slip").first.wait_for()
    look(visit)
