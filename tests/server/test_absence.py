"""Clocks, people who vanish, people who give up."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.conftest import Enter, Visitor, until
from tests.server.playing import over, play_first, play_on, tell, two_friends
from tischlein.server import bot_seats
from tischlein.server import table as tables
from tischlein.server.app import make_app
from tischlein.server.clock import Clocks
from tischlein.server.hall import Hall
from tischlein.server.messages import Clock
from tischlein.server.store.sqlite import SqliteStore
from tischlein.server.thinking import Thinking


def test_a_decision_has_its_bonus_and_then_the_bank() -> None:
    clocks = Clocks(Clock(bank=60, bonus=10), seats=2)
    clocks.moved((), (0, 1), 1000, {})
    assert clocks.until(0, {}) == 1070
    clocks.moved((0,), (1,), 1008, {})
    assert clocks.bank == [60, 60], "within the bonus nothing is lost"
    assert clocks.until(0, {}) is None
    clocks.moved((1,), (0, 1), 1025, {})
    assert clocks.bank == [60, 45], "15 seconds more than the bonus"
    assert clocks.until(1, {}) == 1025 + 10 + 45
    clocks.moved((1,), (0,), 1500, {})
    assert clocks.bank == [60, 0], "a bank cannot be overdrawn"


def test_a_move_of_another_seat_does_not_wind_the_clock_up() -> None:
    clocks = Clocks(Clock(bank=0, bonus=10), seats=2)
    clocks.moved((), (0, 1), 1000, {})
    clocks.moved((1,), (0,), 1009, {})
    assert clocks.until(0, {}) == 1010


def test_who_returns_begins_to_think_then() -> None:
    clocks = Clocks(Clock(bank=20, bonus=10), seats=1)
    clocks.moved((), (0,), 1000, {})
    assert clocks.until(0, {0: 2000.0}) == 2030
    clocks.moved((0,), (), 2005, {0: 2000.0})
    assert clocks.bank == [20]


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_seats, "PAUSE", 0.05)


@pytest.fixture
def impatient(folder: Path) -> Iterator[TestClient]:
    """A server that grants no grace after its start."""

    async def hall() -> Hall:
        return Hall(SqliteStore(folder / "tischlein.sqlite"), Thinking(workers=1, seconds=20), grace=0)

    with TestClient(make_app(hall)) as client:
        yield client


def test_when_time_is_up_a_bot_holds_the_seat_until_its_owner_returns(impatient: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def clock(*args: Any, bonus: float, **more: Any) -> Clock:
        return Clock(bank=0, bonus=1)  # shorter than anybody may set it, so that the test need not wait

    monkeypatch.setattr(tables, "Clock", clock)
    anna = Visitor(impatient, "Anna")
    table = anna.sets(["me", "me"], clock={"bank": 0, "bonus": 5})
    with anna.sits_at(table["id"]) as socket:
        first = until(socket, "position")
        assert first["table"]["seats"][0]["until"] == pytest.approx(first["table"]["now"] + 1, abs=0.5)
        held = until(socket, "position", lambda seen: all(seat["held"] for seat in seen["table"]["seats"]))
        assert held["decisions"] == []
        until(socket, "position", lambda seen: seen["views"]["0"]["round"] >= 1)
        assert tell(socket, do="return", seat=0)["tell"] == "accepted"
        back = until(socket, "position", lambda seen: not seen["table"]["seats"][0]["held"])
        assert back["table"]["seats"][1]["held"] == "greedy"


def test_clocks_are_told_and_survive_a_restart(enter: Enter, folder: Path) -> None:
    anna, ben, table = two_friends(enter, clock={"bank": 600, "bonus": 20})
    with anna.sits_at(table) as hers:
        position = until(hers, "position")
        assert position["table"]["clock"] == {"bank": 600, "bonus": 20}
        assert [seat["bank"] for seat in position["table"]["seats"]] == [600, 600]
        play_first(hers, position)
        waiting = until(hers, "position", lambda seen: seen["table"]["waiting_for"] == [1])
        until_then = waiting["table"]["seats"][1]["until"]
        assert waiting["table"]["seats"][0]["until"] is None

    async def hall() -> Hall:
        return Hall(SqliteStore(folder / "tischlein.sqlite"), Thinking(workers=1))

    with TestClient(make_app(hall)) as again:
        ben.server = again
        with ben.sits_at(table) as his:
            assert until(his, "position")["table"]["seats"][1]["until"] == until_then


@pytest.mark.parametrize("clock", [{"bank": -1}, {"bonus": 0}, {"bank": 10**9}, {"days": 3}, 5])
def test_odd_clocks_are_refused(enter: Enter, clock: Any) -> None:
    answer = enter("Anna").call("POST", "/api/tables", json={"game": "burgundy_dice", "seats": ["me"], "clock": clock})
    assert answer.status_code == 400


def test_days_per_move_are_a_clock_without_a_bank(enter: Enter) -> None:
    table = enter("Anna").sets(["me", "greedy"], clock={"bank": 0, "bonus": 3 * 86400})
    assert table["seats"][0]["until"] == pytest.approx(time.time() + 3 * 86400, abs=60)


def test_one_may_hand_the_own_seat_to_a_bot_and_take_it_back(enter: Enter) -> None:
    anna = enter("Anna")
    table = anna.sets(["me", "greedy"])
    with anna.sits_at(table["id"]) as socket:
        until(socket, "position")
        assert tell(socket, do="return", seat=0)["tell"] == "refused"
        assert tell(socket, do="hold", seat=0)["tell"] == "accepted"
        playing = until(socket, "position", lambda seen: seen["views"]["0"]["round"] >= 2)
        assert playing["table"]["seats"][0]["held"] == "greedy"
        assert playing["decisions"] == []
        assert tell(socket, do="return", seat=0)["tell"] == "accepted"
        mine = until(socket, "position", lambda seen: bool(seen["decisions"]))
        assert mine["table"]["seats"][0]["held"] == ""
        play_first(socket, mine)


def test_bots_do_not_play_on_for_nobody(enter: Enter) -> None:
    anna = enter("Anna")
    table = anna.sets(["me", "greedy"])
    with anna.sits_at(table["id"]) as socket:
        until(socket, "position")
        assert tell(socket, do="hold", seat=0)["tell"] == "accepted"
        until(socket, "position", lambda seen: seen["views"]["0"]["round"] >= 1)
    path = f"/api/tables/{table['id']}"
    time.sleep(0.5)  # a move that was under way is finished
    asleep = anna.call("GET", path).json()["entries"]
    time.sleep(0.5)
    assert anna.call("GET", path).json()["entries"] == asleep
    with anna.sits_at(table["id"]) as socket:
        until(socket, "position", lambda seen: seen["table"]["entries"] > asleep)


def test_a_vanished_players_seat_can_be_held_but_nobody_elses(enter: Enter, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben, table = two_friends(enter)
    eve = enter("Eve")
    with anna.sits_at(table) as hers:
        position = until(hers, "position")
        with ben.sits_at(table) as his:
            until(his, "position")
            arrived = until(hers, "position", lambda seen: seen["table"]["seats"][1]["here"])
            assert arrived["table"]["seats"][0]["here"]
            assert "60 seconds" in tell(hers, do="hold", seat=1)["why"]["en"]
        until(hers, "position", lambda seen: not seen["table"]["seats"][1]["here"])
        assert "60 seconds" in tell(hers, do="hold", seat=1)["why"]["en"], "he has only just gone"
        with eve.sits_at(table) as watching:
            until(watching, "position")
            assert tell(watching, do="hold", seat=1)["tell"] == "refused"
        monkeypatch.setattr(tables, "AWAY", 0.0)
        assert tell(hers, do="hold", seat=1)["tell"] == "accepted"
        held = until(hers, "position", lambda seen: seen["table"]["seats"][1]["held"] == "greedy")
        assert tell(hers, do="hold", seat=1)["tell"] == "refused"
        play_first(hers, {**held, "decisions": position["decisions"]})
        until(hers, "position", lambda seen: seen["views"]["0"]["round"] >= 1)
    with ben.sits_at(table) as his:
        until(his, "position")
        assert tell(his, do="return", seat=1)["tell"] == "accepted"


def test_only_somebody_who_is_due_is_replaced(enter: Enter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "AWAY", 0.0)
    anna, ben, table = two_friends(enter)
    with ben.sits_at(table) as his:
        play_first(his, until(his, "position"))
    with anna.sits_at(table) as hers:
        until(hers, "position")
        assert "not waiting" in tell(hers, do="hold", seat=1)["why"]["en"]


def test_conceding_ends_a_game_of_two(enter: Enter) -> None:
    anna, ben, table = two_friends(enter)
    with anna.sits_at(table) as hers, ben.sits_at(table) as his:
        until(hers, "position")
        assert tell(his, do="concede", seat=0)["tell"] == "refused", "not his seat"
        assert tell(hers, do="concede", seat=0)["tell"] == "accepted"
        end = until(his, "position", over)
        assert end["outcome"]["winners"] == [1]
        assert end["outcome"]["ranking"] == [[1], [0]]
        assert end["outcome"]["reason"]["en"] == "Anna has conceded."
        assert end["decisions"] == [] and end["table"]["waiting_for"] == []
        assert end["table"]["seats"][0]["conceded"]
        assert "over" in tell(his, do="play", seat=1, action=["start", 10], seen=end["table"]["entries"])["why"]["en"]
    assert ben.call("GET", f"/api/tables/{table}/replay").status_code == 200
    assert ben.call("GET", "/api/tables").json()[0]["winners"] == [1]


def test_in_a_larger_round_a_bot_plays_on_and_cannot_win(enter: Enter) -> None:
    anna = enter("Anna")
    table = anna.sets(["me", "me", "random"])
    with anna.sits_at(table["id"]) as socket:
        until(socket, "position")
        assert tell(socket, do="concede", seat=0)["tell"] == "accepted"
        position = until(socket, "position")
        assert position["table"]["status"] == "playing"
        assert tell(socket, do="concede", seat=0)["tell"] == "refused", "once is enough"
        end = play_on(socket, position, over)
        assert end["outcome"]["ranking"][-1] == [0]
        assert 0 not in end["outcome"]["winners"]


def test_alone_one_can_concede_too(enter: Enter) -> None:
    anna = enter("Anna")
    table = anna.sets(["me"])
    with anna.sits_at(table["id"]) as socket:
        until(socket, "position")
        assert tell(socket, do="concede", seat=0)["tell"] == "accepted"
        assert until(socket, "position", over)["outcome"]["winners"] == []


def test_one_gets_up_before_the_game_begins(enter: Enter) -> None:
    anna, ben = enter("Anna"), enter("Ben")
    table = anna.sets(["me", "open", "open"], listed=True)
    path = f"/api/tables/{table['id']}"
    assert ben.call("POST", f"{path}/leave").status_code == 409
    ben.call("POST", f"{path}/join", json={})
    assert ben.call("POST", f"{path}/leave").status_code == 204
    assert [seat["kind"] for seat in ben.call("GET", path).json()["seats"]] == ["person", "open", "open"]
    assert anna.call("POST", f"{path}/leave").status_code == 204
    assert anna.call("GET", "/api/tables").json() == [], "a table where nobody sits is cleared away"
    assert anna.call("GET", path).status_code == 404
    begun = anna.sets(["me", "greedy"])
    assert "concede" in anna.call("POST", f"/api/tables/{begun['id']}/leave").json()["why"]["en"]
