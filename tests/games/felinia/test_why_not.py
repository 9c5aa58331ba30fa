"""What people point at although it cannot be chosen: the reason, and the rule."""

from __future__ import annotations

import pytest

from tests.games.felinia.table import END, table
from tischlein.games.felinia.box import closed_markets


@pytest.mark.rule("FEL-034")
def test_a_closed_market() -> None:
    game = table(2)
    closed = closed_markets(2)
    assert closed
    for market in closed:
        game.explains(0, ("market", market), "FEL-034", "no such open market")


@pytest.mark.rule("FEL-029", "FEL-040", "FEL-045", "FEL-055", "FEL-065", "FEL-088", "FEL-151")
@pytest.mark.parametrize(
    ("action", "rule", "words"),
    [
        (("buy", "clock", 1), "FEL-040", "own token on its market is on top"),
        (("board", "lion_a"), "FEL-055", "directly after a deal"),
        (("go", "lion-1"), "FEL-065", "ship has sailed"),
        (("bonus", "extra_lion"), "FEL-045", "own token there is on top"),
        (("swap",), "FEL-045", "own token there is on top"),
        (("keep", "cave"), "FEL-151", "drawn in a province"),
        (("rent",), "FEL-088", "when goods are stored"),
    ],
)
def test_what_belongs_to_another_phase(action: tuple[object, ...], rule: str, words: str) -> None:
    table(2).explains(0, action, rule, words)


@pytest.mark.rule("FEL-100", "FEL-161")
def test_a_sale_of_nothing() -> None:
    game = table(2).own(0, [], gold=0, spice=0)
    game.explains(0, ("sell", "gold"), "FEL-100", "nothing of that kind").explains(0, ("sell", "clock"), "FEL-100")
    game.explains(0, ("sell", "provision"), "FEL-161", "cannot be sold")


@pytest.mark.rule("FEL-038", "FEL-041", "FEL-029")
def test_a_good_that_is_too_expensive_or_elsewhere() -> None:
    game = table(2).market(1, "book").market(2, "clock").bids(1, 1, 0, 0, 0, 0).own(1, [], silver=1, gold=1)
    game.explains(1, ("buy", "clock", 2), "FEL-038", "place by place: now it is market 1")
    game.explains(1, ("buy", "book", 1), "FEL-041", "That costs 2 silver, and you have 1.")
    game.explains(1, ("market", 2), "FEL-029", "first phase")
    game.play(1, ("sell", "gold")).explains(1, ("buy", "book", 1), "FEL-040, FEL-041, FEL-043", "What is possible now is marked")


@pytest.mark.rule("FEL-056")
def test_a_ship_without_goods_silver_or_a_seat() -> None:
    ships = ("lion_c", "cheetah_c", "tiger_b", "panther_a")
    game = table(2).harbour(*ships, aboard={"panther_a": [1, 1]}).market(1, "clock").bids(1, 0, 0, 0, 0, 0)
    game.own(0, ["clock", "clothes", "clothes"], silver=2, gold=1, spice=0).play(0, ("buy", "clock"), ("board", "lion_c"))
    game.explains(0, ("board", "cheetah_c"), "FEL-056", "The passage costs 1 silver, and you have 0")
    game.explains(0, ("board", "tiger_b"), "FEL-056", "A merchant pays")
    game.explains(0, ("board", "panther_a"), "FEL-056", "no free seat")
    game.explains(0, ("board", "lion_a"), "FEL-056", "not in the harbour")


@pytest.mark.rule("FEL-074")
def test_a_tile_that_cannot_be_turned_up() -> None:
    game = table(2).ashore("lion", 0)
    island = game.state.island
    here = island.country[game.state.way[0]]
    abroad = next(name for name, number in island.index.items() if island.country[number] != here)
    game.explains(0, ("go", abroad), "FEL-074", "country in which your merchant has landed")
    game.explains(0, ("go", island.names[game.state.way[0]]), "FEL-074", "no face-down tile")


@pytest.mark.rule("FEL-075", "FEL-076", "FEL-081", "FEL-083")
def test_a_province_where_the_merchant_cannot_go() -> None:
    game = table(2).ashore("lion", 0).play(0, END)
    island, state = game.state.island, game.state
    here = state.way[-1]
    found = set()
    for name, number in island.index.items():
        because = state.why_not(0, ("go", name))
        if number == here:
            game.explains(0, ("go", name), "FEL-081", "stands there")
        elif island.country[number] != island.country[here]:
            game.explains(0, ("go", name), "FEL-076", "stays in the country")
        elif number not in island.ways[here]:
            game.explains(0, ("go", name), "FEL-075", "No way leads there")
        elif because is not None:
            game.explains(0, ("go", name), "FEL-083", "face down")
        found.add(because[1] if because else "")
    assert {"FEL-075", "FEL-076", "FEL-081"} <= found
    after = next(action for action in game.offered(0, "go"))
    game.play(0, after)
    if game.due() == (0,) and game.offered(0, "go"):
        game.explains(0, ("go", island.names[here]), "FEL-081", "been there already")


def test_not_your_turn() -> None:
    table(2).explains(1, ("earn",), "", "It is not your turn: Player 1 has to decide.")
