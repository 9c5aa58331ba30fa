"""The two ways in which the game ends (FEL-110 to FEL-118)."""

from __future__ import annotations

import pytest

from tests.games.felinia.table import END, PASS, Table, table
from tischlein import CHANCE
from tischlein.games.felinia.box import NO_SHIP, SHIP_INDEX


def last_merchant(market: int = 1, **pieces: int) -> Table:
    """Seat 0 buys the clock that takes the last merchant aboard; seat 1 trades later. The ships: 5:00 lions (1 seat), 7:00 panthers,
    7:45 pumas and 5:45 tigers (2 seats each)."""
    game = table(2).harbour("puma_a", "lion_c", "panther_a", "tiger_a", aboard={"panther_a": [1]})
    game.market(market, "clock", "glass").bids(market, 6, 0, 0, 0, 0)
    return game.own(0, ["clock"], silver=4, merchants=1, **pieces).play(0, ("buy", "clock"))


@pytest.mark.rule("FEL-110")
def test_putting_the_last_merchant_aboard_ends_the_game() -> None:
    game = last_merchant()
    assert not game.state.view(1)["closing"]
    game.play(0, ("board", "lion_c"))
    assert game.state.view(1)["closing"]
    assert "Player 1 has no merchant left: all ships sail after trading, and the game ends. [FEL-110]" in game.told(1)


@pytest.mark.rule("FEL-110")
def test_the_last_but_one_does_not() -> None:
    game = last_merchant().own(0, merchants=2).play(0, ("board", "lion_c"))
    assert not game.state.view(1)["closing"]
    game.play(1, PASS).play(0, END, END).settle()
    assert game.state.round == 2 and game.state.result is None


@pytest.mark.rule("FEL-110")
def test_somebody_without_merchants_who_does_not_board_ends_nothing() -> None:
    """Seat 0 has none left, but they went aboard in an earlier round."""
    game = table(2).own(0, merchants=0).all_earn().settle()
    assert game.state.round == 2 and not game.state.view(0)["closing"]


@pytest.mark.rule("FEL-111")
def test_trading_goes_on_to_its_end() -> None:
    game = last_merchant().own(1, ["wine", "wine", "clock"], silver=3).play(0, ("board", "lion_c"))
    assert game.state.view(1)["phase"] == "trading" and game.due() == (1,)
    game.play(1, ("swap", "clock", "book", "spice"), ("board", "tiger_a"))
    assert game.state.view(1)["phase"] == "exploring", "the others' merchants still go aboard"
    assert game.state.merchants[1] == 8


@pytest.mark.rule("FEL-111")
def test_a_second_last_merchant_is_no_news() -> None:
    game = last_merchant().own(1, ["wine", "wine", "clock"], silver=3, merchants=1).play(0, ("board", "lion_c"))
    game.play(1, ("swap", "clock", "book", "spice"), ("board", "tiger_a"))
    assert not any("[FEL-110]" in line for line in game.heard())


@pytest.mark.rule("FEL-112")
def test_all_ships_sail_by_time_whether_full_or_not() -> None:
    game = last_merchant().play(0, ("board", "lion_c")).play(1, PASS)
    assert [line for line in game.heard() if "[FEL-06" in line] == ["The ship leaves: the 5:00 to the lions. [FEL-068]"]
    assert game.state.view(0)["explorer"]["ship"] == "lion_c" and game.due() == (0,)
    game.play(0, END, END)
    assert [line for line in game.heard() if "[FEL-06" in line] == [
        "Nobody is aboard the 5:45 to the tigers; the tile leaves the game. [FEL-069]",
        "The ship leaves: the 7:00 to the panthers. [FEL-068]",
    ]
    assert game.state.view(0)["explorer"]["ship"] == "panther_a" and game.due() == (1,), "a seat is free, and yet it has sailed"
    assert game.state.view(0)["explorer"]["way"] == ["panther_h"]
    game.play(1, END, END)
    assert "Nobody is aboard the 7:45 to the pumas; the tile leaves the game. [FEL-069]" in game.heard()


@pytest.mark.rule("FEL-112")
def test_otherwise_only_the_full_ship_would_sail() -> None:
    game = last_merchant().own(0, merchants=2).play(0, ("board", "lion_c")).play(1, PASS)
    assert sum("[FEL-06" in line for line in game.heard()) == 1


@pytest.mark.rule("FEL-112")
def test_full_ships_are_explored_by_all_aboard_as_ever() -> None:
    game = table(2).harbour("puma_a", "lion_c", "panther_a", "tiger_a", aboard={"panther_a": [1, 0], "tiger_a": [0]})
    game.state.closing = True
    game.all_earn().play(0, END, END)
    assert game.state.view(0)["explorer"]["ship"] == "panther_a"
    game.play(1, END, END).play(0, END, END)
    assert game.due() == () and game.state.merchants == [10, 10]


@pytest.mark.rule("FEL-113")
def test_then_nothing_is_stored_or_prepared() -> None:
    game = last_merchant().own(1, ["book"] * 5).play(0, ("board", "lion_c")).play(1, PASS).play(0, END, END)
    markets = game.state.view(0)["markets"]
    game.play(1, END, END)
    view = game.state.view(0)
    assert game.due() == () and view["phase"] == "over" and view["result"] is not None
    assert game.goods(1) == ["book"] * 5 and game.points(1)["goods"] == 5, "more than could be stored"
    assert view["markets"] == markets and [ship["tile"] for ship in view["ships"]] == [None] * 4
    assert view["first"] == 0 and view["round"] == 1
    assert game.heard()[-1] == "+5 points: 5 goods [FEL-129]" and game.events[-1].seat == 1, "the final scoring follows"


@pytest.mark.rule("FEL-114")
def test_it_is_over_even_if_the_last_merchant_comes_back() -> None:
    game = last_merchant().play(0, ("board", "lion_c")).play(1, PASS).play(0, END, END)
    assert game.state.merchants[0] == 1, "he is home again"
    assert game.state.view(0)["closing"]
    game.play(1, END, END)
    assert game.due() == () and game.state.result is not None


# ---------------------------------------------------------------------- too few ship tiles


def two_sail(*stock: str, shown: str | None = None) -> Table:
    """Two full ships have come back, and these tiles are left, for experts one of them face up. In the harbour: 7:00 panthers with one
    merchant of seat 0, and 5:45 tigers, empty."""
    game = table(2, "basic", *(["experts"] if shown else []))
    game.state.next_ship = SHIP_INDEX[shown] if shown else NO_SHIP
    game.harbour("lion_c", "puma_c", "panther_a", "tiger_a", aboard={"lion_c": [0], "puma_c": [1], "panther_a": [0]})
    game.stock(*stock).all_earn()
    game.play(0, END, END)
    return game.play(1, END, END)


@pytest.mark.rule("FEL-115")
@pytest.mark.parametrize("stock", [(), ("lion_d",)])
def test_the_game_ends_when_the_tiles_do_not_suffice(stock: tuple[str, ...]) -> None:
    game = two_sail(*stock)
    assert "There are not enough ship tiles left: all ships sail now, and the game ends. [FEL-115]" in game.told(1)
    assert game.state.view(0)["phase"] == "exploring" and game.due() == (0,)
    game.play(0, END, END)
    assert game.due() == () and game.state.view(0)["phase"] == "over"


@pytest.mark.rule("FEL-116")
def test_then_all_ships_sail_at_once_and_those_with_merchants_are_explored() -> None:
    game = two_sail("lion_d")
    assert [line for line in game.heard() if "[FEL-06" in line] == [
        "Nobody is aboard the 5:45 to the tigers; the tile leaves the game. [FEL-069]",
        "The ship leaves: the 7:00 to the panthers. [FEL-068]",
    ]
    assert game.state.view(0)["explorer"] == {"seat": 0, "ship": "panther_a", "way": ["panther_h"], "steps": 2}
    game.play(0, ("turn", "panther_p2")).draw("lion").play(0, END, ("go", "panther_f2"), ("go", "panther_p2"))
    assert game.state.gold[0] == 1 and game.sees(0, 0)["tiles"] == {"lion": 1}, "as usual"
    assert game.points(0) == {"set": 1, "groups": 1, "gold": 1, "goods": 2} and game.state.result is not None


@pytest.mark.rule("FEL-116")
def test_what_is_found_then_is_not_stored_again() -> None:
    game = two_sail().own(0, ["book"] * 3).play(0, END, ("go", "panther_f1")).draw("book")
    game.play(0, END)
    assert game.goods(0) == ["book"] * 4 and game.due() == () and game.points(0)["goods"] == 4


@pytest.mark.rule("FEL-116")
def test_the_round_in_which_it_happens_was_stored_before() -> None:
    game = table(2).stock().harbour("lion_c", "puma_c", "panther_a", "tiger_a", aboard={"lion_c": [0], "puma_c": [1]})
    game.own(0, ["book"] * 4).stock().all_earn().play(0, END, END).play(1, END, END)
    assert game.state.view(0)["phase"] == "storing" and game.due() == (0,)
    game.play(0, ("sell", "book"))
    assert game.goods(0) == ["book"] * 3 and game.state.result is not None


@pytest.mark.rule("FEL-116")
def test_with_nobody_aboard_it_is_over_at_once() -> None:
    game = table(2).harbour("lion_c", "puma_c", "panther_a", "tiger_a").stock().all_earn()
    assert game.due() == () and game.state.round == 1
    assert sum("[FEL-069]" in line for line in game.heard()) == 4, "the one that sails each round, then the others"
    assert game.state.view(0)["markets"][0]["goods"] == table(2).state.view(0)["markets"][0]["goods"], "no market is filled"


@pytest.mark.rule("FEL-117")
def test_tiles_that_just_suffice_are_enough() -> None:
    game = two_sail("lion_d", "cheetah_d")
    assert game.due() == (CHANCE,)
    game.settle()
    view = game.state.view(0)
    assert view["round"] == 2 and view["phase"] == "placing" and not view["closing"]
    assert {ship["tile"] for ship in view["ships"]} == {"lion_d", "cheetah_d", "panther_a", "tiger_a"}
    assert view["ships"][2]["merchants"] == [0], "the ship that was not full waits for others"
    assert view["ship_stack"] == {"gray": [], "blue": []}


@pytest.mark.rule("FEL-117", "FEL-135")
@pytest.mark.parametrize(("stock", "enough"), [(("cheetah_d",), True), ((), False)])
def test_the_tile_that_experts_see_is_one_of_them(stock: tuple[str, ...], enough: bool) -> None:
    game = two_sail(*stock, shown="lion_d")
    assert (game.state.view(0)["closing"]) == (not enough)
    if enough:
        assert game.settle().state.round == 2 and game.state.view(0)["next_ship"] is None
    else:
        assert game.state.view(0)["next_ship"] == "lion_d", "it stays where it is (FEL-118)"


@pytest.mark.rule("FEL-118")
def test_tiles_left_over_stay_where_they_are() -> None:
    game = two_sail("lion_d")
    view = game.state.view(0)
    assert view["ship_stack"] == {"gray": [], "blue": ["lion_d"]}
    assert [ship["tile"] for ship in view["ships"]] == [None, None, "panther_a", None]
    game.play(0, END, END)
    assert game.state.view(0)["ship_stack"]["blue"] == ["lion_d"]
