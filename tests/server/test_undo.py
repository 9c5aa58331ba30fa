"""Taking back: what it would cost is told beforehand, and the story says what no longer counts."""

from __future__ import annotations

from tests.server.conftest import Enter, until
from tests.server.playing import play_first, tell, two_friends


def test_undo_is_free_or_asked_for(enter: Enter) -> None:
    anna, ben, table = two_friends(enter)
    with anna.sits_at(table) as hers, ben.sits_at(table) as his:
        position, first = until(hers, "position"), until(his, "position")
        assert position["undo"] == []
        play_first(hers, position)
        mine = until(hers, "position", lambda seen: seen["table"]["entries"] == 1)
        assert mine["undo"] == [{"seat": 0, "number": 0, "needs": []}]
        assert tell(hers, do="undo", seat=0, seen=1)["tell"] == "accepted"
        back = until(hers, "position")
        assert back["decisions"], "free: nothing was revealed"
        assert back["whole"]
        assert [event["undone"] for event in back["story"]] == [True, True, False]
        play_first(hers, back)
        play_first(his, first)
        shown = until(hers, "position", lambda seen: seen["table"]["entries"] >= 9)
        assert shown["undo"] == [{"seat": 0, "number": 2, "needs": [1]}]
        assert tell(hers, do="undo", seat=0, seen=shown["table"]["entries"])["tell"] == "accepted"
        until(his, "position", lambda seen: seen["asked"] == 0)
        assert tell(his, do="agree", seat=1, yes=True)["tell"] == "accepted"
        agreed = until(his, "position")
        assert agreed["asked"] is None
        assert agreed["story"][-1]["text"]["en"].startswith("Anna takes back")


def test_who_says_no_ends_the_request_and_so_does_a_move(enter: Enter) -> None:
    anna, ben, table = two_friends(enter)
    with anna.sits_at(table) as hers, ben.sits_at(table) as his:
        play_first(hers, until(hers, "position"))
        play_first(his, until(his, "position", lambda seen: bool(seen["decisions"])))
        rolled = until(hers, "position", lambda seen: seen["table"]["entries"] >= 7)
        assert "Nobody" in tell(his, do="agree", seat=1, yes=True)["why"]["en"]
        tell(hers, do="undo", seat=0, seen=rolled["table"]["entries"])
        until(his, "position", lambda seen: seen["asked"] == 0)
        tell(his, do="agree", seat=1, yes=False)
        until(hers, "position", lambda seen: seen["asked"] == 0)
        until(hers, "position", lambda seen: seen["asked"] is None)
        tell(hers, do="undo", seat=0, seen=rolled["table"]["entries"])
        asked = until(his, "position", lambda seen: seen["asked"] == 0)
        play_first(his, asked)
        until(hers, "position", lambda seen: seen["asked"] == 0)
        until(hers, "position", lambda seen: seen["asked"] is None)


def test_bots_agree_to_everything(enter: Enter) -> None:
    anna = enter("Anna")
    table = anna.sets(["me", "greedy"])
    with anna.sits_at(table["id"]) as socket:
        play_first(socket, until(socket, "position"))
        rolled = until(socket, "position", lambda seen: bool(seen["decisions"]) and seen["views"]["0"]["round"] >= 1)
        assert rolled["undo"][0]["needs"] == [1]
        assert tell(socket, do="undo", seat=0, seen=rolled["table"]["entries"])["tell"] == "accepted"
        assert until(socket, "position")["views"]["0"]["round"] == 0
