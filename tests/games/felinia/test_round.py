"""The five phases of a round (FEL-027, FEL-028)."""

from __future__ import annotations

import pytest

from tests.games.felinia.table import EARN, END, PASS, Table, table
from tischlein import CHANCE


def busy_table() -> Table:
    """Three players; in every phase somebody has something to decide."""
    game = table(3).harbour("lion_c", "tiger_c", "cheetah_a", "puma_a", aboard={"lion_c": [1], "tiger_c": [0]})
    game.own(0, ["wine"] * 4, silver=0).own(1, [], silver=0).own(2, ["clothes"] * 4, silver=0)
    return game.market(1, "glass", "glass").market(2, "glass", "glass")


@pytest.mark.rule("FEL-027")
def test_placing_trading_exploring_storing_preparing_in_this_order() -> None:
    game = busy_table()
    phases: list[tuple[str, str]] = []

    def note() -> None:
        phase = (game.seen()["phase"], game.seen()["question"]["step"])
        if not phases or phases[-1] != phase:
            phases.append(phase)

    answers = {"Bid": ("market", 1), "Buy": PASS, "TurnUp": END, "Move": END}
    while game.seen()["round"] == 1:
        note()
        if game.due() == (CHANCE,):
            game.draw(game.state.chance.outcomes()[0][0])
            continue
        (seat, step), options = game.asked(), game.offered(game.due()[0])
        game.play(seat, answers[step] if step in answers else options[0])
    note()
    assert phases == [
        ("placing", "Bid"),
        ("trading", "Buy"),
        ("exploring", "TurnUp"),
        ("exploring", "Move"),
        ("exploring", "TurnUp"),
        ("exploring", "Move"),
        ("storing", "Store"),
        ("preparing", "DrawShip"),
        ("preparing", "DrawForMarket"),
        ("placing", "Bid"),
    ]
    assert game.heard()[-1] == "Round 2 [FEL-027]"


@pytest.mark.rule("FEL-028")
def test_nobody_trades_before_everybody_has_placed_everything() -> None:
    game = busy_table()
    for number, seat in enumerate([0, 1, 2] * 3):
        assert game.seen()["phase"] == "placing"
        assert game.asked() == (seat, "Bid")
        game.play(seat, ("market", 1) if number == 0 else EARN)
    assert game.seen()["phase"] == "trading"
    assert game.asked() == (0, "Buy")


@pytest.mark.rule("FEL-028")
def test_no_ship_sails_before_the_last_token_is_dealt_with() -> None:
    game = busy_table().own(0, silver=2).own(1, silver=2).own(2, silver=2).stack(1, 1, 0).stack(2, 2).go_on()
    for seat in (0, 1, 2):
        assert game.seen()["phase"] == "trading"
        assert game.seen()["ships"][0] == {"tile": "lion_c", "merchants": [1]}, "full, and it waits"
        assert game.asked() == (seat, "Buy")
        game.play(seat, PASS)
    assert game.seen()["phase"] == "exploring"


@pytest.mark.rule("FEL-028")
def test_nobody_stores_before_the_last_merchant_has_moved_and_nothing_is_prepared_before_all_have_stored() -> None:
    game = busy_table().go_on()
    game.play(1, END)
    game.play(1, END)
    assert (game.seen()["phase"], game.asked()) == ("exploring", (0, "TurnUp"))
    assert len(game.goods(0)) == len(game.goods(2)) == 4
    game.play(0, END)
    game.play(0, END)
    assert (game.seen()["phase"], game.asked()) == ("storing", (0, "Store"))
    assert [ship["tile"] for ship in game.seen()["ships"]] == [None, None, "cheetah_a", "puma_a"]
    game.play(0, ("sell", "wine"))
    assert (game.seen()["phase"], game.asked()) == ("storing", (2, "Store"))
    game.play(2, ("sell", "clothes"))
    assert game.seen()["phase"] == "preparing"
    assert game.due() == (CHANCE,)
