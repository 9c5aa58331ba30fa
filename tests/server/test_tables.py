"""Setting a table, sitting down, playing, taking back, watching: as browsers do it."""

from __future__ import annotations

import time
from typing import Any

from starlette.testclient import TestClient

import tischlein
from tests.server.conftest import Enter, until
from tests.server.playing import over, play_first, play_on, tell, two_friends


def test_a_guest_plays_a_whole_game_against_a_bot(enter: Enter) -> None:
    anna = enter("Anna")
    table = anna.sets(["me", "greedy"])
    assert table["status"] == "playing"
    with anna.sits_at(table["id"]) as socket:
        position = play_on(socket, until(socket, "position"), over)
        assert position["views"]["0"]["result"]["points"] == position["outcome"]["points"]
        assert position["outcome"]["reason"]["de"] != position["outcome"]["reason"]["en"]
        assert "points" in position["outcome"]["reason"]["en"]
        assert position["table"]["winners"] == position["outcome"]["winners"]
        assert position["undo"] == [], "what is over cannot be taken back"
        assert "over" in tell(socket, do="undo", seat=0, seen=position["table"]["entries"])["why"]["en"]
    saved = anna.call("GET", f"/api/tables/{table['id']}/replay").text
    match = tischlein.Match.load(saved)
    assert match.state.result is not None
    assert match.verify() == []


def test_friends_meet_by_invitation(enter: Enter) -> None:
    anna, ben, eve = enter("Anna"), enter("Ben"), enter("Eve")
    table = anna.sets(["me", "open"])
    assert table["status"] == "open"
    assert table["invite"]
    path = f"/api/tables/{table['id']}"
    assert eve.call("POST", f"{path}/join", json={"invite": "guess"}).status_code == 403
    assert eve.call("GET", path).json()["invite"] == ""
    with anna.sits_at(table["id"]) as socket:
        assert until(socket, "position")["views"] == {}
        joined = ben.call("POST", f"{path}/join", json={"invite": table["invite"]})
        assert joined.status_code == 200
        assert [seat["you"] for seat in joined.json()["seats"]] == [False, True]
        assert until(socket, "position")["decisions"], "the game begins when the last seat is taken"
    assert eve.call("POST", f"{path}/join", json={"invite": table["invite"]}).status_code == 403, "the table is full"
    again = ben.call("POST", f"{path}/join", json={"invite": table["invite"]})
    assert again.status_code == 200, "whoever sits there already simply comes back"


def test_listed_tables_are_in_the_lobby(enter: Enter) -> None:
    anna, ben = enter("Anna"), enter("Ben")
    public, private = anna.sets(["me", "open"], listed=True), anna.sets(["me", "open"])
    seen = [table["id"] for table in ben.call("GET", "/api/tables").json()]
    assert public["id"] in seen
    assert private["id"] not in seen
    assert {table["id"] for table in anna.call("GET", "/api/tables").json()} == {public["id"], private["id"]}
    assert ben.call("POST", f"/api/tables/{public['id']}/join", json={}).status_code == 200


def one_waits(position: dict[str, Any]) -> bool:
    return len(position["table"]["waiting_for"]) == 1


def test_nobody_sees_what_others_do_at_the_same_time(enter: Enter) -> None:
    anna, ben = enter("Anna"), enter("Ben")
    table = anna.sets(["me", "open"])
    ben.call("POST", f"/api/tables/{table['id']}/join", json={"invite": table["invite"]})
    with anna.sits_at(table["id"]) as hers, ben.sits_at(table["id"]) as his, enter("").sits_at(table["id"]) as watching:
        position = until(hers, "position")
        before = until(his, "position")
        assert list(until(watching, "position")["views"]) == ["spectator"]
        play_first(hers, position)
        after, public = until(his, "position", one_waits), until(watching, "position", one_waits)
        assert after["views"]["1"] == {**before["views"]["1"], "waiting_for": [1]}
        assert after["story"] == public["story"] == []
        assert public["decisions"] == []
        play_first(his, before)  # chosen before Anna's move came in: that is not stale, for Ben could not know of it
        told = until(watching, "position", lambda position: bool(position["story"]))
        assert {event["seat"] for event in told["story"]} == {0, 1, None}
        assert any("Anna" in event["text"]["de"] for event in told["story"])


def test_stale_and_illegal_moves_are_refused(enter: Enter) -> None:
    anna = enter("Anna")
    table = anna.sets(["me", "me"])
    with anna.sits_at(table["id"]) as socket:
        position = until(socket, "position")
        assert [decision["seat"] for decision in position["decisions"]] == [0, 1], "two people share a device"
        seen = position["table"]["entries"]
        socket.send_json({"do": "play", "seat": 0, "action": ["start", 0], "seen": seen})
        refusal = until(socket, "refused")
        assert refusal["rule"] == "DIC-013"
        assert refusal["why"]["de"] != refusal["why"]["en"]
        play_first(socket, position)
        socket.send_json({"do": "play", "seat": 0, "action": ["pass"], "seen": seen})
        assert until(socket, "stale")["entries"] == seen + 1
        assert until(socket, "position")["table"]["entries"] == seen + 1


def test_only_the_owner_of_a_seat_plays_it(enter: Enter) -> None:
    anna, ben = enter("Anna"), enter("Ben")
    table = anna.sets(["me", "greedy"])
    for stranger in (ben, enter("")):
        with stranger.sits_at(table["id"]) as socket:
            until(socket, "position")
            socket.send_json({"do": "play", "seat": 0, "action": ["start", 10], "seen": 0})
            assert "not your seat" in until(socket, "refused")["why"]["en"]
            socket.send_json({"do": "chat", "text": "hello"})
            assert "Only players" in until(socket, "refused")["why"]["en"]


def test_chat_reaches_everybody(enter: Enter) -> None:
    anna, ben, table = two_friends(enter)
    with anna.sits_at(table) as hers, ben.sits_at(table) as his:
        until(hers, "position")
        until(his, "position")
        hers.send_json({"do": "chat", "text": "Hallo!"})
        assert until(his, "said")["text"] == "Hallo!"
        assert until(hers, "said")["name"] == "Anna"


def test_wrong_wishes_get_the_games_own_words(enter: Enter) -> None:
    anna = enter("Anna")
    wishes: list[tuple[dict[str, Any], str]] = [
        ({"game": "chess", "seats": ["me"]}, "no game “chess”"),
        ({"game": "burgundy_dice", "seats": ["me"] * 6}, "1 to 5 players"),
        ({"game": "burgundy_dice", "seats": ["me", "genius"]}, "genius"),
        ({"game": "burgundy_dice", "seats": ["greedy"]}, "at least one seat"),
        ({"game": "burgundy_dice", "seats": ["me"], "options": {"sheet": "Z"}}, "cannot be “Z”"),
        ({"game": "burgundy_dice", "seats": ["me"], "options": {"weather": 1}}, "no option “weather”"),
        ({"game": "burgundy_dice", "seats": ["me"], "options": {"players": 3}}, "no option “players”"),
        ({"game": "burgundy_dice", "seats": ["me"], "options": {"self": 3}}, "no option “self”"),
        ({"game": "burgundy_dice", "seats": ["me"], "elements": ["inns"]}, "no element “inns”"),
    ]
    for wish, words in wishes:
        answer = anna.call("POST", "/api/tables", json=wish)
        assert answer.status_code == 422
        assert words in answer.json()["why"]["en"]
        assert answer.json()["why"]["de"] != answer.json()["why"]["en"]


def test_the_server_describes_itself(server: TestClient) -> None:
    (game,) = [game for game in server.get("/api/games").json() if game["id"] == "burgundy_dice"]
    assert [option["id"] for option in game["options"]] == ["sheet", "start"]
    assert server.get("/healthz").json()["ok"]
    assert {"Play", "Position", "NewTable"} <= server.get("/api/schema").json()["$defs"].keys()


def test_a_table_that_nobody_uses_is_dropped_from_memory_and_comes_back(enter: Enter, server: TestClient) -> None:
    anna = enter("Anna")
    table = anna.sets(["me", "me"])
    with anna.sits_at(table["id"]) as socket:
        play_first(socket, until(socket, "position"))
    hall = server.app.state.hall  # type: ignore[attr-defined]
    hall.drop_idle(time.monotonic())
    assert table["id"] in hall._tables, "it was used a moment ago"
    for _ in range(200):  # her browser takes a moment to leave
        hall.drop_idle(time.monotonic() + 3600)
        if not hall._tables:
            break
        time.sleep(0.02)
    assert hall._tables == {}
    with anna.sits_at(table["id"]) as socket:
        assert until(socket, "position")["table"]["entries"] == 1


def test_people_who_share_a_device_keep_their_names_in_a_rematch_and_take_them_along(enter: Enter) -> None:
    anna, ben = enter("Anna"), enter("Ben")
    table = anna.sets(["me", "me", "open"], names=["", "Cleo", "ignored"])
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Cleo", ""]
    assert ben.call("POST", f"/api/tables/{table['id']}/join", json={"invite": table["invite"]}).status_code == 200
    with anna.sits_at(table["id"]) as socket:
        position = until(socket, "position")
        assert [seat["name"] for seat in position["table"]["seats"]] == ["Anna", "Cleo", "Ben"]
        for seat in (0, 1):
            socket.send_json({"do": "concede", "seat": seat})
            until(socket, "accepted")
    again = anna.call("POST", f"/api/tables/{table['id']}/rematch", json={}).json()
    assert [seat["name"] for seat in again["seats"]] == ["Anna", "Cleo", ""]
    anna.call("POST", "/api/me/delete", json={})
    names = [seat["name"] for seat in ben.call("GET", f"/api/tables/{table['id']}").json()["seats"]]
    assert names == ["— 1", "— 2", "Ben"]
    assert ben.call("POST", "/api/tables", json={"game": "burgundy_dice", "seats": ["me"], "names": [" "]}).status_code == 400


def test_a_bot_takes_a_free_seat_and_the_host_is_seen(enter: Enter) -> None:
    anna, ben = enter("Anna"), enter("Ben")
    table = anna.sets(["me", "open", "open"])
    at = f"/api/tables/{table['id']}"
    with anna.sits_at(table["id"]) as socket:
        until(socket, "position")
        with ben.sits_at(table["id"]) as watching:
            assert until(watching, "position")["table"]["seats"][0]["here"], "she sits there, though the game has not begun"
        assert ben.call("POST", f"{at}/bot", json={"seat": 1, "bot": "greedy"}).status_code == 409
        assert anna.call("POST", f"{at}/bot", json={"seat": 0, "bot": "greedy"}).status_code == 409
        assert anna.call("POST", f"{at}/bot", json={"seat": 1, "bot": "nobody"}).status_code == 409
        for seat, status in ((1, "open"), (2, "playing")):
            assert anna.call("POST", f"{at}/bot", json={"seat": seat, "bot": "greedy"}).json()["status"] == status


def test_a_wish_can_be_checked_before_a_table_is_set(enter: Enter) -> None:
    anna = enter("Anna")
    wish = {"game": "burgundy", "seats": ["me", "greedy"], "elements": ["team"]}
    answer = anna.call("POST", "/api/tables/check", json=wish)
    assert answer.status_code == 422
    assert answer.json()["rule"] == "BUR-455"
    assert anna.call("POST", "/api/tables/check", json={**wish, "seats": ["me", *["greedy"] * 3]}).status_code == 204
    assert anna.call("GET", "/api/tables").json() == []
