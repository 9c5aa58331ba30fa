"""Looking back, playing on from there, and once more."""

from __future__ import annotations

from typing import Any

import pytest

import tischlein
from tests.server.conftest import Enter, Visitor, until
from tests.server.playing import over, play_first, play_on, tell, two_friends
from tischlein.server import sockets


def finished(anna: Visitor, seats: list[str]) -> tuple[str, dict[str, Any]]:
    table = anna.sets(seats)
    with anna.sits_at(table["id"]) as socket:
        return table["id"], play_on(socket, until(socket, "position"), over)


def test_every_moment_of_a_finished_game_can_be_seen_through_every_seat(enter: Enter) -> None:
    anna, eve = enter("Anna"), enter("")
    table, end = finished(anna, ["me", "random"])
    match = tischlein.Match.load(anna.call("GET", f"/api/tables/{table}/replay").text)
    for number in (0, 1, 17, len(match.log) - 1, len(match.log)):
        for seat in (0, 1):
            moment = eve.call("GET", f"/api/tables/{table}/moments/{number}?seat={seat}").json()
            assert moment["views"] == {str(seat): match.at(number).view(seat)}
            assert moment["entries"] == len(match.log)
            scores = [sum(term["points"] for term in terms) for terms in moment["scores"]]
            assert scores == [sum(term["points"] for term in terms) for terms in moment["views"][str(seat)]["score"]]
    assert moment["outcome"] == end["outcome"]
    assert {term["text"]["de"] for terms in moment["scores"] for term in terms}
    assert list(eve.call("GET", f"/api/tables/{table}/moments/5").json()["views"]) == ["spectator"]


def test_while_a_game_goes_on_the_past_shows_nobody_elses_secrets(enter: Enter) -> None:
    anna, ben, table = two_friends(enter)
    path = f"/api/tables/{table}/moments"
    with anna.sits_at(table) as hers:
        play_first(hers, until(hers, "position"))
        assert ben.call("GET", f"{path}/1?seat=0").status_code == 409, "not his eyes"
        his = ben.call("GET", f"{path}/1").json()
        assert list(his["views"]) == ["1"]
        assert his["views"]["1"]["sheets"][0]["marked"] == []
        assert len(anna.call("GET", f"{path}/1").json()["views"]["0"]["sheets"][0]["marked"]) == 1


@pytest.mark.parametrize("path", ["moments/99999", "moments/-1", "moments/x", "moments/1?seat=7", "moments/1?seat=x", "moments/1?seat=-1"])
def test_odd_moments_are_refused(enter: Enter, path: str) -> None:
    anna = enter("Anna")
    table, _ = finished(anna, ["me"])
    answer = anna.call("GET", f"/api/tables/{table}/{path}")
    assert 400 <= answer.status_code < 500
    assert answer.json()["why"]["de"]


def test_playing_on_from_a_moment_brings_the_same_luck(enter: Enter) -> None:
    anna, ben = enter("Anna"), enter("Ben")
    table, end = finished(anna, ["me", "random"])
    path = f"/api/tables/{table}/branch"
    original = tischlein.Match.load(anna.call("GET", f"/api/tables/{table}/replay").text)
    branch = ben.call("POST", path, json={"number": 20, "seat": 1})
    assert branch.status_code == 201
    with ben.sits_at(branch.json()["id"]) as socket:
        first = until(socket, "position")
        assert [seat["kind"] for seat in first["table"]["seats"]] == ["bot", "person"]
        final = play_on(socket, first, over)
    other = tischlein.Match.load(ben.call("GET", f"/api/tables/{final['table']['id']}/replay").text)
    kept = [original.log[number] for number in original.in_force_after(20)]
    assert other.log[: len(kept)] == kept
    assert other.verify() == []
    assert other.seed == original.seed
    for wish in ({"number": 10**6, "seat": 0}, {"number": 5, "seat": 9}, {"number": end["table"]["entries"], "seat": 0}):
        assert ben.call("POST", path, json=wish).status_code == 409
    running = anna.sets(["me", "greedy"])
    assert anna.call("POST", f"/api/tables/{running['id']}/branch", json={"number": 0, "seat": 0}).status_code == 409


def test_a_rematch_waits_for_the_others(enter: Enter) -> None:
    anna, ben, table = two_friends(enter)
    eve = enter("Eve")
    path = f"/api/tables/{table}/rematch"
    assert anna.call("POST", path).status_code == 409, "not while the game goes on"
    with anna.sits_at(table) as hers, ben.sits_at(table) as his:
        until(hers, "position")
        tell(hers, do="concede", seat=0)
        again = ben.call("POST", path).json()
        assert [seat["kind"] for seat in again["seats"]] == ["open", "person"]
        assert until(his, "position", lambda seen: bool(seen["table"]["rematch"]))["table"]["rematch"] == again["id"]
    assert eve.call("POST", path).status_code == 409
    assert eve.call("POST", f"/api/tables/{again['id']}/join", json={}).status_code == 403
    joined = anna.call("POST", path).json()
    assert joined["id"] == again["id"], "whoever comes second finds the first one's table"
    assert joined["status"] == "playing"


def test_a_rematch_against_bots_begins_at_once(enter: Enter) -> None:
    anna = enter("Anna")
    table, _ = finished(anna, ["me", "random"])
    again = anna.call("POST", f"/api/tables/{table}/rematch").json()
    assert again["status"] == "playing"
    assert again["setup"] == anna.call("GET", f"/api/tables/{table}").json()["setup"]


def test_previews_tell_what_an_option_brings(enter: Enter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "BURST", 1000)
    anna = enter("Anna")
    table = anna.sets(["me"])
    with anna.sits_at(table["id"]) as socket:
        position = until(socket, "position")
        seen_final = False
        while not over(position):
            decision = position["decisions"][0]
            before = sum(term["points"] for term in position["views"]["0"]["score"][0])
            previews = tell(socket, do="preview", seat=0, seen=position["table"]["entries"])
            assert len(previews["options"]) == len(decision["options"])
            chosen = previews["options"][0]
            assert all(line["en"] != line["de"] for line in chosen["story"])
            play_first(socket, position)
            entries = position["table"]["entries"]
            position = until(socket, "position")
            seen_final |= chosen["final"]
            if chosen["final"]:
                assert position["table"]["entries"] > entries + 1 or over(position), "luck has spoken"
            else:
                assert sum(term["points"] for term in position["views"]["0"]["score"][0]) == before + chosen["points"]
        assert seen_final
    with anna.sits_at(anna.sets(["me", "open"])["id"]) as socket:
        until(socket, "position")
        assert tell(socket, do="preview", seat=0, seen=0)["tell"] == "refused"
