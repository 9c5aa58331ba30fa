"""Which ships sail, and in which order (FEL-064 to FEL-070)."""

from __future__ import annotations

import pytest

import tischlein
from tests.games.felinia.table import END, Table, table
from tischlein import CHANCE

GAME = tischlein.game("felinia")
SHIPS = {ship["id"]: ship for ship in GAME.material(GAME.setup(players=2))["ships"]}


def tiles(game: Table) -> list[str | None]:
    return [ship["tile"] for ship in game.seen()["ships"]]


def stay_ashore(game: Table) -> list[tuple[int, str]]:
    """All merchants that arrive go home at once: whose they were, and with which ship they came."""
    found = []
    while game.seen()["phase"] == "exploring":
        explorer = game.seen()["explorer"]
        found.append((explorer["seat"], explorer["ship"]))
        game.play(game.due()[0], END)
        game.play(game.due()[0], END)
    return found


@pytest.mark.rule("FEL-064")
def test_a_ship_is_ready_when_all_its_seats_are_taken() -> None:
    game = table().harbour("lion_a", "tiger_a", "cheetah_a", "tiger_c", aboard={"cheetah_a": [1, 0], "tiger_a": [0]}).go_on()
    assert stay_ashore(game) == [(1, "cheetah_a"), (0, "cheetah_a")], "two seats, both taken; of the other one only one"
    game = table().harbour("lion_a", "tiger_a", "cheetah_a", "tiger_c", aboard={"tiger_c": [1], "tiger_a": [0]}).go_on()
    assert stay_ashore(game) == [(1, "tiger_c")], "its only seat"


@pytest.mark.rule("FEL-065")
def test_full_ships_sail_one_after_the_other_the_earliest_first() -> None:
    aboard = {"lion_b": [0], "lion_c": [1], "cheetah_c": [2], "panther_a": [1, 0]}
    game = table(3).harbour("lion_b", "lion_c", "cheetah_c", "panther_a", aboard=aboard).go_on()
    assert game.heard()[0] == "The ship leaves: the 5:00 to the lions. [FEL-068]"
    assert stay_ashore(game) == [(1, "lion_c"), (1, "panther_a"), (0, "panther_a"), (2, "cheetah_c"), (0, "lion_b")]


@pytest.mark.rule("FEL-065")
def test_the_order_is_by_the_clock_not_by_the_place_in_the_harbour() -> None:
    aboard = {"tiger_b": [0], "tiger_c": [1]}
    for ships in (("tiger_b", "tiger_c", "lion_a", "puma_a"), ("puma_a", "tiger_c", "lion_a", "tiger_b")):
        assert stay_ashore(table().harbour(*ships, aboard=aboard).go_on()) == [(1, "tiger_c"), (0, "tiger_b")], "7:15 and 9:00"


@pytest.mark.rule("FEL-065")
def test_the_earlier_ship_is_explored_to_the_end_before_the_next_arrives() -> None:
    """The later one finds in the same country what the first has turned up and where it has settled."""
    game = table().harbour("tiger_c", "tiger_b", "lion_a", "puma_a", aboard={"tiger_c": [1], "tiger_b": [0]}).go_on()
    game.play(1, ("turn", "tiger_p1")).draw("tiger").play(1, ("turn", "tiger_p3")).draw("puma")
    game.play(1, ("go", "tiger_f1"), ("go", "tiger_p1"))
    assert game.seen()["explorer"] == {"seat": 0, "ship": "tiger_b", "way": ["tiger_h"], "steps": 2}
    assert game.province("tiger_p3")["tile"] == "puma"
    game.play(0, END, ("go", "tiger_f1"))
    game.offers(0, ("go", "tiger_f2"), ("go", "tiger_p3"), *(("sell", good) for good in game.goods(0)), END)


@pytest.mark.rule("FEL-066")
def test_if_none_is_full_the_earliest_sails_though_not_full() -> None:
    game = table().harbour("lion_a", "tiger_a", "cheetah_a", "panther_a", aboard={"tiger_a": [0], "lion_a": [1]}).go_on()
    assert stay_ashore(game) == [(0, "tiger_a")], "5:45, with one of two"
    assert tiles(game) == ["lion_a", None, "cheetah_a", "panther_a"]


@pytest.mark.rule("FEL-066", "FEL-069")
def test_if_none_is_full_the_earliest_sails_even_empty() -> None:
    game = table().harbour("lion_a", "cheetah_a", "puma_c", "panther_a", aboard={"panther_a": [0], "lion_a": [1]}).go_on()
    assert game.heard() == ["Nobody is aboard the 6:00 to the pumas; the tile leaves the game. [FEL-069]"]
    assert game.due() == (CHANCE,), "nobody explores"
    assert game.seen()["phase"] == "preparing"
    assert game.seen()["ships"] == [
        {"tile": "lion_a", "merchants": [1]},
        {"tile": "cheetah_a", "merchants": []},
        {"tile": None, "merchants": []},
        {"tile": "panther_a", "merchants": [0]},
    ]


@pytest.mark.rule("FEL-067")
def test_ships_that_are_not_full_stay_if_one_is_full_and_keep_their_merchants() -> None:
    game = table().harbour("lion_b", "tiger_a", "cheetah_d", "panther_b", aboard={"lion_b": [0], "tiger_a": [1]}).go_on()
    assert stay_ashore(game) == [(0, "lion_b")], "9:30: the other three would all have been earlier"
    game.draw("puma_a").settle()
    assert game.seen()["round"] == 2
    assert game.seen()["ships"] == [
        {"tile": "puma_a", "merchants": []},
        {"tile": "tiger_a", "merchants": [1]},
        {"tile": "cheetah_d", "merchants": []},
        {"tile": "panther_b", "merchants": []},
    ]
    assert [own["merchants"] for own in game.seen()["players"]] == [10, 9]


@pytest.mark.rule("FEL-067")
def test_who_stayed_aboard_sails_in_a_later_round() -> None:
    game = table().harbour("lion_b", "tiger_a", "cheetah_a", "panther_a", aboard={"lion_b": [0], "tiger_a": [1]}).go_on()
    stay_ashore(game)
    game.draw("puma_a").settle().go_on()
    assert stay_ashore(game) == [(1, "tiger_a")]


@pytest.mark.rule("FEL-068")
@pytest.mark.parametrize("ship", ["lion_c", "cheetah_b", "panther_b", "tiger_c", "puma_c", "lion_b", "puma_b"])
def test_the_colour_of_the_tile_is_the_destination(ship: str) -> None:
    country = SHIPS[ship]["destination"]
    game = table().harbour(ship, "lion_a", "cheetah_a", "tiger_a", aboard={ship: [1]}).go_on()
    explorer = game.seen()["explorer"]
    assert explorer == {"seat": 1, "ship": ship, "way": [f"{country}_h"], "steps": 2}
    assert game.heard()[0] == f"The ship leaves: the {SHIPS[ship]['time']} to the {country}s. [FEL-068]"
    assert {action[1].partition("_")[0] for action in game.offered(1, "turn")} == {country}


@pytest.mark.rule("FEL-069")
def test_the_tile_of_an_empty_ship_never_comes_back() -> None:
    game = table().harbour("puma_c", "cheetah_a", "lion_a", "panther_a").go_on()
    assert tiles(game) == [None, "cheetah_a", "lion_a", "panther_a"]
    assert "puma_c" not in [ship for ship, _ in game.state.chance.outcomes()]
    stack = game.seen()["ship_stack"]
    assert "puma_c" not in stack["gray"] + stack["blue"]
    assert len(stack["gray"] + stack["blue"]) == 16


@pytest.mark.rule("FEL-070")
def test_twenty_different_departure_times() -> None:
    times = sorted((int(hour), int(minute)) for hour, _, minute in (ship["time"].partition(":") for ship in SHIPS.values()))
    assert times == [(hour, minute) for hour in range(5, 10) for minute in (0, 15, 30, 45)]


@pytest.mark.rule("FEL-070")
def test_ships_sail_in_the_order_of_the_times_that_are_printed() -> None:
    """In every pair of single-seated ships the one with the earlier printed time goes first."""
    singles = [ship for ship in SHIPS if SHIPS[ship]["seats"] == 1]
    clock = {ship: tuple(map(int, SHIPS[ship]["time"].split(":"))) for ship in singles}
    for one in singles:
        for other in singles:
            if one < other:
                game = table().harbour(one, other, "lion_a", "panther_d", aboard={one: [0], other: [1]}).go_on()
                assert game.seen()["explorer"]["ship"] == min(one, other, key=lambda ship: clock[ship])
