"""What comes down the line to somebody who must not know everything: every frame and every answer is looked through."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.server.running import Server, Visitor, read
from tests.web.conftest import Enter
from tests.web.visiting import Player, Visit

ANNA, BEN = 0, 1


def positions(frames: list[str]) -> Iterator[dict[str, Any]]:
    return (read(frame) for frame in frames if frame.startswith('{"tell":"position"'))


def newest(visit: Visit, entries: int) -> dict[str, Any]:
    """The position this browser has got last, once it is as new as that."""

    def last() -> dict[str, Any]:
        return next(positions(visit.frames[::-1]))

    visit.waits(lambda: last()["table"]["entries"] >= entries)
    assert last()["table"]["entries"] == entries
    return last()


def sheet_of_anna(told: dict[str, Any]) -> dict[str, Any]:
    """What is seen of it by somebody else."""
    (view,) = told["views"].values()
    sheet: dict[str, Any] = view["sheets"][ANNA]
    return sheet


def looks_back(visit: Visit, table: str, number: int) -> dict[str, Any]:
    """A moment as the server tells it to whoever sits at this browser."""
    moment: dict[str, Any] = visit.page.evaluate("(path) => fetch(path).then((it) => it.json())", f"/api/tables/{table}/moments/{number}")
    return moment


def test_neither_spectator_nor_opponent_learns_a_choice_before_it_is_shown(enter: Enter, server: Server) -> None:
    anna, ben = Visitor(server, "Anna"), Visitor(server, "Ben")
    table = anna.sets(["me", "open"])
    ben.joins(table)
    watching, opposite = enter(), enter()
    opposite.comes_as(ben)
    for visit in (watching, opposite):
        visit.open(f"/table/{table['id']}")
        visit.page.locator(".sheet").wait_for()
    hidden = 0
    with Player(server, anna, table["id"]) as hers, Player(server, ben, table["id"]) as his:
        while not hers.over:
            if not hers.due:  # she is ready, and what she wrote is still covered
                his.hears(lambda: his.entries >= hers.entries)
                his.plays()
                hers.hears(lambda: hers.entries >= his.entries)
                continue
            covered = BEN in hers.position["table"]["waiting_for"]
            known = [(visit, sheet_of_anna(newest(visit, hers.entries)), len(visit.frames)) for visit in (watching, opposite)]
            hers.plays(number=-1 if hidden % 3 else 0)
            for visit, sheet, heard in known if covered else ():
                hidden += 1
                assert sheet_of_anna(newest(visit, hers.entries)) == sheet
                for position in positions(visit.frames[heard:]):
                    assert sheet_of_anna(position) == sheet
                    assert not any(event["seat"] == ANNA for event in position["story"])
                if hidden % 10 == 0:
                    assert sheet_of_anna(looks_back(visit, table["id"], hers.entries)) == sheet
                    assert ben.try_call("GET", f"/api/tables/{table['id']}/moments/{hers.entries}?seat={ANNA}").status_code >= 400
    assert hidden > 20
    for visit in (watching, opposite):
        visit.over.wait_for()
    seed = read(anna.try_call("GET", f"/api/tables/{table['id']}/replay").content)["seed"]
    assert_nowhere(watching, str(seed), anna.cookie, ben.cookie, table["invite"])
    assert_nowhere(opposite, str(seed), anna.cookie, ben.cookie)


def assert_nowhere(visit: Visit, *secrets: str) -> None:
    received = visit.frames + [answer.text() for answer in visit.answers if "/api/" in answer.url]
    assert len(received) > 50
    for secret in secrets:
        assert len(secret) > 8
        assert not any(secret in text for text in received)


def test_a_spectator_never_gets_a_decision(enter: Enter, running: str) -> None:
    visit = enter()
    visit.open(f"/table/{running}")
    visit.page.locator("#decision").get_by_text("You are watching.").wait_for()
    for position in positions(visit.frames):
        assert list(position["views"]) == ["spectator"]
        assert position["decisions"] == position["undo"] == []
        assert position["table"]["invite"] == ""
        assert not any(seat["you"] for seat in position["table"]["seats"])
    assert visit.page.get_by_role("button", name="Undo").count() == 0
