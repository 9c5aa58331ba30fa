"""Why not? A click on something that cannot be chosen now is answered with a sentence and its rule, in every game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.server.running import Server, Visitor, read, write
from tests.web.conftest import Enter
from tests.web.test_accessibility import look
from tests.web.visiting import DESKTOP, PHONE, Player, Visit

NOT_YOUR_TURN = "It is not your turn: Ben has to decide."


class Two:
    """Anna looks at the page, Ben plays over the protocol: nothing happens unless a test says so."""

    def __init__(self, enter: Enter, server: Server, game: str, locale: str = "en-GB", **options: Any) -> None:
        self.server, self.anna, self.ben = server, Visitor(server, "Anna"), Visitor(server, "Ben")
        table = self.anna.call("POST", "/api/tables", {"game": game, "seats": ["me", "open"], "options": options})
        self.table: str = table["id"]
        self.ben.call("POST", f"/api/tables/{self.table}/join", {"invite": table["invite"]})
        self.visit: Visit = enter(locale=locale)
        self.visit.comes_as(self.anna)
        self.visit.open(f"/table/{self.table}")
        self.page = self.visit.page
        self.question.wait_for()

    @property
    def question(self) -> Locator:
        return self.page.locator("#decision h2")

    @property
    def because(self) -> Locator:
        return self.page.locator(".because")

    def plays(self, who: Visitor, until: Callable[[dict[str, Any]], bool], choose: Callable[[dict[str, Any]], int] = lambda _: 0) -> Any:
        """Somebody plays over the protocol until a position is so, and says what it is; the page shows it then."""
        with Player(self.server, who, self.table) as player:
            while not until(player.position):
                assert player.due, player.position["table"]["waiting_for"]
                player.plays(choose(player.position))
            position = player.position
        self.visit.waits(lambda: self.visit.entries() >= position["table"]["entries"])
        return position

    def turn_comes_to_anna(self, verb: str) -> Any:
        """Until Anna is asked a question that has an answer with this verb."""
        for _ in range(60):
            self.plays(self.ben, lambda seen: not seen["decisions"])
            position = self.plays(self.anna, lambda seen: not seen["decisions"] or offers(seen, verb))
            if position["decisions"]:
                return position
        raise AssertionError(f"nobody was asked to {verb}")

    def why(self, piece: Locator, words: str, rule: str = "") -> None:
        """A click on this is answered so."""
        piece.first.click(force=True)
        self.answered(words, rule)

    def why_at(self, x: float, y: float, words: str, rule: str = "") -> None:
        self.page.mouse.click(x, y)
        self.answered(words, rule)

    def answered(self, words: str, rule: str = "") -> None:
        expect(self.because).to_contain_text(re.compile(words))
        if rule:
            expect(self.because.locator(".rule")).to_have_text(rule)
        self.page.keyboard.press("Escape")
        expect(self.because).to_have_count(0)

    def meaning(self, *action: Any) -> Locator:
        """What says that a click on it would mean this."""
        return self.page.locator(f"[data-why='{said(action)}']")

    def beginning(self, start: str) -> Locator:
        return self.page.locator(f"[data-why^='{start}']")


def said(action: tuple[Any, ...]) -> str:
    return "[" + ",".join(f'"{part}"' if isinstance(part, str) else str(part) for part in action) + "]"


def offers(position: dict[str, Any], verb: str) -> bool:
    return any(option["action"][0] == verb for decision in position["decisions"] for option in decision["options"])


def actions(position: dict[str, Any]) -> list[list[Any]]:
    return [option["action"] for option in position["decisions"][0]["options"]]


# ---------------------------------------------------------------------- games


def test_the_dice_game(enter: Enter, server: Server) -> None:
    two = Two(enter, server, "burgundy_dice")
    castles = [action[1] for action in actions(two.plays(two.anna, lambda seen: bool(seen["decisions"])))]
    two.why(two.meaning("mark", next(cell for cell in range(37) if cell not in castles)), "one of the four castles", "DIC-013")
    two.plays(two.anna, lambda seen: not seen["decisions"])
    two.why(two.meaning("mark", castles[1]), NOT_YOUR_TURN)
    two.plays(two.ben, lambda seen: seen["views"]["1"]["round"] > 0)
    position = two.turn_comes_to_anna("use")
    sheet = position["views"]["0"]["sheets"][0]
    two.why(two.meaning("mark", sheet["start"]), "is marked already", "DIC-033")
    two.why(two.meaning("mark", max(range(37), key=lambda cell: abs(cell - sheet["start"]))), "not next to a marked field", "DIC-032")
    two.why(two.meaning("use", "hourglass"), "only counts the time", "DIC-028")
    missing = next(bonus for bonus in ("monk", "worker") if not sheet["bonuses"][bonus])
    two.why(two.page.locator(f"button[data-why='{said((missing,))}']"), f"You have no {missing} left", "DIC-066")
    two.why(two.page.locator(".rows [data-why='[\"sell\",1]']"), "Goods are sold")


def test_burgundy(enter: Enter, server: Server) -> None:
    two = Two(enter, server, "burgundy")
    position = two.turn_comes_to_anna("workers")  # with a die in hand
    view = position["views"]["0"]
    estate = view["estates"][0]
    filled = next(cell for cell, tile in enumerate(estate["tiles"]) if tile)
    two.why(two.meaning("space", filled), "There is a tile on this space already", "BUR-125")
    two.why(two.meaning("space", 0), "next to a tile", "BUR-127")
    beside = [piece.get_attribute("data-why") for piece in two.beginning('["space",').all()]
    assert len(beside) == 37
    taken = {action[1] for action in actions(position) if action[0] == "take"}
    far = next(depot for depot in range(1, 7) if depot not in taken)
    if view["depots"][far - 1]["tiles"]:
        two.why(two.beginning(f'["take",{far},'), f"The number {far} is out of reach for this die", "BUR-110")
    else:
        two.why(two.meaning("take", far), "no tile left in this depot", "BUR-114")
    two.why(two.beginning('["buy",0,'), "costs 2 silver coins, and you have 1", "BUR-250")
    around = next(cell for cell in range(37) if why_not(two, ["space", cell])["rule"] == "BUR-113")
    two.why(two.meaning("space", around), "no tile on your key spaces", "BUR-113")
    dice = [value for value in view["seats"][0]["dice"] if value]
    if dice:
        two.why(two.meaning("die", dice[0]), "First finish", "BUR-090")
    two.plays(
        two.anna,
        lambda seen: not seen["decisions"],
        lambda seen: actions(seen).index(next(a for a in actions(seen) if a[0] in ("workers", "die", "end"))),
    )
    two.why(two.beginning('["take",'), NOT_YOUR_TURN)


def why_not(two: Two, action: list[Any]) -> dict[str, Any]:
    """The same question over the protocol."""
    with two.server.sit(two.table, two.anna.cookie) as socket:
        socket.send(write({"do": "why", "seat": 0, "action": action}).decode())
        while True:
            message: dict[str, Any] = read(socket.recv(timeout=10))
            if message["tell"] == "because":
                return message


def test_carcassonne(enter: Enter, server: Server) -> None:
    two = Two(enter, server, "carcassonne")
    shut = two.page.locator(".shut")
    for _ in range(8):
        two.turn_comes_to_anna("place")
        if shut.count():
            break
        two.plays(two.anna, lambda seen: not seen["decisions"])
    two.why(shut, "does not fit here, however it is turned", "CAR-031")
    two.why_at(*spot(two, 0, 0, 0.15, 0.85), "A tile lies there already", "CAR-030")
    two.why(two.meaning("put", "meeple"), "Something else is asked now")
    position = two.turn_comes_to_anna("put")
    two.why_at(*spot(two, 0, 0, 0.15, 0.85), "only onto the tile that was just laid", "CAR-040")
    x, y, _ = position["views"]["0"]["shown"]["holes"][0]
    two.why_at(*spot(two, x, y), "laid already", "CAR-022")
    two.plays(two.anna, lambda seen: not seen["decisions"])
    two.why(two.meaning("put", "meeple"), NOT_YOUR_TURN)
    two.why_at(*spot(two, 0, 0, 0.15, 0.85), NOT_YOUR_TURN)


def spot(two: Two, column: int, row: int, across: float = 0.5, down: float = 0.5) -> tuple[float, float]:
    """A place of the land on the screen; a tile has 100 units."""
    left, top, unit = two.page.locator(".world").evaluate(
        "(world) => [world.getBoundingClientRect()].flatMap(({left, top, width}) => [left, top, width])"
    )
    return left + (column + across) * 100 * unit, top + (row + down) * 100 * unit


def test_felinia(enter: Enter, server: Server) -> None:
    two = Two(enter, server, "felinia", side="basic")
    position = two.turn_comes_to_anna("market")
    view = position["views"]["0"]
    closed = next(market["number"] for market in view["markets"] if market["closed"])
    two.why(two.meaning("market", closed), "no such open market", "FEL-034")
    two.why(two.beginning('["board",'), "only directly after a deal", "FEL-055")
    two.why(two.beginning('["go",').locator(".ear"), "ship has sailed", "FEL-065")
    assert not view["players"][0]["gold"]
    two.why(two.meaning("sell", "gold"), "nothing of that kind to sell", "FEL-100")
    two.why(two.meaning("rent"), "when goods are stored", "FEL-088")
    two.plays(two.anna, lambda seen: not seen["decisions"])
    two.why(two.meaning("guild"), NOT_YOUR_TURN)
    two.why(two.meaning("earn"), NOT_YOUR_TURN)


# ---------------------------------------------------------------------- how it is asked and told


def test_with_the_keyboard_and_with_the_rule(enter: Enter, server: Server) -> None:
    two = Two(enter, server, "burgundy_dice")
    piece = two.beginning('["mark",').first
    piece.focus()
    two.page.keyboard.press("Enter")
    expect(two.page.get_by_role("status").filter(has_text="one of the four castles")).to_have_count(1)
    two.page.keyboard.press("ArrowRight")
    expect(two.beginning('["mark",').nth(1)).to_be_focused()
    look(two.visit)
    two.because.get_by_role("button", name="DIC-013").click()
    expect(two.page.get_by_role("dialog")).to_contain_text("DIC-013")
    two.page.keyboard.press("Escape")
    two.visit.plays("buttons")
    expect(two.because).to_have_count(0)


def test_in_german_and_gone_with_the_next_click(enter: Enter, server: Server) -> None:
    two = Two(enter, server, "burgundy_dice", locale="de-DE")
    two.beginning('["mark",').first.click()
    expect(two.because).to_contain_text("Du beginnst mit einer der vier Burgen.")
    two.page.locator("#decision h2").click()
    expect(two.because).to_have_count(0)


def test_a_finger_asks_too_and_who_looks_back_or_on_does_not(enter: Enter, server: Server) -> None:
    two = Two(enter, server, "burgundy_dice")
    phone = enter(PHONE)
    phone.comes_as(two.anna)
    phone.open(f"/table/{two.table}")
    phone.page.locator("[data-why^='[\"mark\"']").first.tap()
    answer = phone.page.locator(".because")
    expect(answer).to_contain_text("one of the four castles")
    box = answer.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE.width
    spectator = enter(DESKTOP)
    spectator.open(f"/table/{two.table}")
    spectator.page.locator(".burgundy-dice").wait_for()
    expect(spectator.page.locator("[data-why^='[\"mark\"']")).to_have_count(0)
