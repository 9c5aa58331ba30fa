"""What comes down the line to somebody who must not know everything: every frame and every answer is looked through."""

from __future__ import annotations

from typing import Any

from tests.server.running import Server, Visitor, read
from tests.web.conftest import Enter
from tests.web.visiting import Player, Visit


def positions(visit: Visit) -> list[dict[str, Any]]:
    return [message for message in map(read, visit.frames) if message["tell"] == "position"]


def sheet_of(position: dict[str, Any], seat: int) -> dict[str, Any]:
    """What a viewer sees of somebody's sheet."""
    (view,) = position["views"].values()
    sheet: dict[str, Any] = view["sheets"][seat]
    return sheet


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
            if not hers.due:  # Ben's turn alone: what she wrote is still covered
                his.hears(lambda: his.entries >= hers.entries)
                his.plays()
                hers.hears(lambda: hers.entries >= his.entries)
                continue
            before = hers.entries
            for visit in (watching, opposite):
                visit.waits(lambda visit=visit, before=before: positions(visit)[-1]["table"]["entries"] >= before)  # type: ignore[misc]
            known = {visit: (len(visit.frames), sheet_of(positions(visit)[-1], 0)) for visit in (watching, opposite)}
            both = len(hers.position["table"]["waiting_for"]) == 2
            hers.plays(-1 if hidden % 3 else 0)
            if not both or hers.position["table"]["status"] == "finished" or 1 not in hers.position["table"]["waiting_for"]:
                continue
            for visit, (frames, sheet) in known.items():
                visit.waits(lambda visit=visit: positions(visit)[-1]["table"]["entries"] >= hers.entries)  # type: ignore[misc]
                fresh = [message for message in map(read, visit.frames[frames:]) if message["tell"] == "position"]
                assert fresh, "the page is told that something has happened, but not what"
                hidden += 1
                for position in fresh:
                    assert sheet_of(position, 0) == sheet
                    assert [event for event in position["story"] if event["seat"] == 0] == []
    assert hidden > 20
    watching.over.wait_for()
    seed = read(anna.try_call("GET", f"/api/tables/{table['id']}/replay").content)["seed"]
    for visit, own in ((watching, ""), (opposite, ben.cookie)):
        received = visit.frames + [answer.text() for answer in visit.answers if "/api/" in answer.url]
        secrets = [str(seed), anna.cookie, *([] if own else [ben.cookie, table["invite"]])]
        for secret in secrets:
            assert len(secret) > 8
            assert not any(secret in text for text in received)


def test_a_spectator_never_gets_a_decision(enter: Enter, running: str) -> None:
    visit = enter()
    visit.open(f"/table/{running}")
    visit.page.locator("#decision").get_by_text("You are watching.").wait_for()
    for position in positions(visit):
        assert list(position["views"]) == ["spectator"]
        assert position["decisions"] == position["undo"] == []
        assert not any(seat["you"] for seat in position["table"]["seats"])
    assert visit.page.get_by_role("button", name="Undo").count() == 0
