"""Guests, accounts, and what is kept about people."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.conftest import Enter, Visitor, until
from tests.server.playing import tell, two_friends

pytestmark = pytest.mark.usefixtures("folder")  # everybody here is called anna, so every test has a server of its own


def sign_in(server: TestClient, login: str, password: str) -> Any:
    answer = server.post("/api/login", json={"login": login, "password": password})
    server.cookies.clear()
    return answer


def with_account(enter: Enter, name: str = "Anna") -> Visitor:
    visitor = enter(name)
    answer = visitor.call("POST", "/api/account", json={"login": f"{name.lower()}", "password": "correct horse"})
    assert answer.status_code == 201, answer.text
    return visitor


def test_an_account_is_the_same_person_on_another_device(enter: Enter, server: TestClient) -> None:
    anna = with_account(enter)
    table = anna.sets(["me", "greedy"])
    answer = sign_in(server, "ANNA", "correct horse")
    assert answer.status_code == 200
    phone = enter("")
    phone.cookies = {"tischlein": answer.cookies["tischlein"]}
    assert phone.call("GET", "/api/me").json() == anna.call("GET", "/api/me").json() == {**answer.json(), "login": "anna"}
    assert [each["id"] for each in phone.call("GET", "/api/tables").json()] == [table["id"]]
    assert phone.call("POST", "/api/logout").status_code == 204
    assert phone.call("GET", "/api/me").json() is None
    assert anna.call("GET", "/api/me").json()["name"] == "Anna", "only this device is signed out"


def test_wrong_passwords_and_unknown_names_get_the_same_answer_and_not_too_often(enter: Enter, server: TestClient) -> None:
    with_account(enter)
    wrong, unknown = sign_in(server, "anna", "battery staple"), sign_in(server, "nobody", "battery staple")
    assert wrong.status_code == unknown.status_code == 403
    assert wrong.json() == unknown.json()
    for _ in range(12):
        last = sign_in(server, "anna", "battery staple")
    assert "Too many" in last.json()["why"]["en"]
    assert "Too many" in sign_in(server, "anna", "correct horse").json()["why"]["en"], "even the right one has to wait now"


def test_names_of_accounts_are_unique_and_passwords_not_silly(enter: Enter, folder: Path) -> None:
    anna, ben = with_account(enter), enter("Ben")
    assert "taken" in ben.call("POST", "/api/account", json={"login": "Anna", "password": "correct horse"}).json()["why"]["en"]
    assert ben.call("POST", "/api/account", json={"login": "benjamin", "password": "Benjamin"}).status_code == 422
    assert "already" in anna.call("POST", "/api/account", json={"login": "anna2", "password": "correct horse"}).json()["why"]["en"]
    for login, password in (("ab", "correct horse"), ("be n", "correct horse"), ("ben", "short")):
        assert ben.call("POST", "/api/account", json={"login": login, "password": password}).status_code == 400
    stored = b"".join(file.read_bytes() for file in folder.iterdir())
    assert b"correct horse" not in stored
    assert b"$argon2id$" in stored


def test_a_new_password_signs_the_others_out(enter: Enter, server: TestClient) -> None:
    anna = with_account(enter)
    thief = enter("")
    thief.cookies = {"tischlein": sign_in(server, "anna", "correct horse").cookies["tischlein"]}
    wish = {"old": "wrong", "new": "battery staple"}
    assert anna.call("POST", "/api/account/password", json=wish).status_code == 403
    assert anna.call("POST", "/api/account/password", json={**wish, "old": "correct horse"}).status_code == 200
    assert thief.call("GET", "/api/me").json() is None
    assert anna.call("GET", "/api/me").json()["name"] == "Anna"
    assert sign_in(server, "anna", "correct horse").status_code == 403
    assert sign_in(server, "anna", "battery staple").status_code == 200
    guest = enter("Gast")
    assert guest.call("POST", "/api/account/password", json={"old": "", "new": "battery staple"}).status_code == 403


def test_a_new_name_is_seen_at_the_table(enter: Enter) -> None:
    anna, ben, table = two_friends(enter)
    assert anna.call("POST", "/api/me", json={"name": "Annika"}).json()["name"] == "Annika"
    with ben.sits_at(table) as his:
        assert [seat["name"] for seat in until(his, "position")["table"]["seats"]] == ["Annika", "Ben"]
    assert anna.call("POST", "/api/me", json={"name": " "}).status_code == 400


def test_everything_about_me_can_be_taken_along(enter: Enter) -> None:
    anna, ben, table = two_friends(enter)
    with anna.sits_at(table) as hers:
        until(hers, "position")
        hers.send_json({"do": "chat", "text": "Hallo Ben"})
        until(hers, "said")
    answer = anna.call("GET", "/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    assert '"Hallo Ben"' in answer.text
    assert '"Anna"' in answer.text
    assert table in answer.text
    assert "Hallo Ben" not in ben.call("GET", "/api/me/export").text
    assert enter("").call("GET", "/api/me/export").status_code == 401


def test_who_is_deleted_is_forgotten_and_concedes(enter: Enter, folder: Path) -> None:
    anna, ben, table = two_friends(enter)
    waiting = anna.sets(["me", "open"], listed=True)
    with anna.sits_at(table) as hers, ben.sits_at(table) as his:
        until(hers, "position")
        hers.send_json({"do": "chat", "text": "my secret recipe"})
        until(hers, "said")
        until(his, "said")
        assert anna.call("POST", "/api/me/delete", json={}).status_code == 204
        end = until(his, "position", lambda seen: seen["table"]["status"] == "finished")
        assert end["outcome"]["winners"] == [1]
    assert anna.call("GET", "/api/me").json() is None
    assert [seat["name"] for seat in ben.call("GET", f"/api/tables/{table}").json()["seats"]] == ["—", "Ben"]
    assert ben.call("GET", f"/api/tables/{waiting['id']}").status_code in (200, 404)
    assert waiting["id"] not in [each["id"] for each in ben.call("GET", "/api/tables").json()]
    with ben.sits_at(table) as his:
        assert his.receive_json()["tell"] == "position", "the chat lines come first, if there are any"


def test_an_account_is_deleted_only_with_its_password(enter: Enter, server: TestClient) -> None:
    anna = with_account(enter)
    assert anna.call("POST", "/api/me/delete", json={}).status_code == 403
    assert anna.call("POST", "/api/me/delete", json={"password": "correct horse"}).status_code == 204
    assert sign_in(server, "anna", "correct horse").status_code == 403
    with_account(enter)  # the name is free again


def test_chat_is_kept_and_limited(enter: Enter) -> None:
    anna, ben, table = two_friends(enter)
    with anna.sits_at(table) as hers:
        until(hers, "position")
        for number in range(10):
            hers.send_json({"do": "chat", "text": f"line {number}"})
            assert until(hers, "said")["number"] == number
        assert "too fast" in tell(hers, do="chat", text="one more")["why"]["en"]
        assert tell(hers, do="chat", text="x" * 301)["tell"] == "refused"
    with ben.sits_at(table) as his:
        assert [until(his, "said")["text"] for _ in range(10)] == [f"line {number}" for number in range(10)]


@pytest.mark.parametrize("path", ["/api/me", "/api/account", "/api/account/password", "/api/me/delete"])
def test_strangers_cannot_touch_accounts(enter: Enter, path: str) -> None:
    assert enter("").call("POST", path, json={}).status_code == 401
