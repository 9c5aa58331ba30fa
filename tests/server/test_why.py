"""Whoever asks why something is not possible is told: in both languages, with the rule, about the own seat."""

from __future__ import annotations

from tests.server.conftest import Enter, until
from tests.server.playing import play_first, tell, two_friends
from tischlein.server import sockets


def test_the_reason_in_both_languages_with_the_rule(enter: Enter) -> None:
    anna, ben, table = two_friends(enter)
    with anna.sits_at(table) as hers, ben.sits_at(table) as his:
        position = until(hers, "position")
        castles = [option["action"][1] for option in position["decisions"][0]["options"]]
        no_castle = next(cell for cell in range(37) if cell not in castles)
        because = tell(hers, do="why", seat=0, action=["start", no_castle], number=7)
        assert because["tell"] == "because"
        assert (because["seat"], because["entries"], because["number"], because["rule"]) == (0, 0, 7, "DIC-013")
        assert because["why"] == {"en": "You start with one of the four castles.", "de": "Du beginnst mit einer der vier Burgen."}
        possible = tell(hers, do="why", seat=0, action=["start", castles[0]])
        assert possible["why"] is None and possible["number"] == 0
        play_first(hers, position)
        waiting = tell(hers, do="why", seat=0, action=["start", castles[0]])
        assert waiting["why"]["en"] == "It is not your turn: Ben has to decide."
        assert waiting["why"]["de"] == "Du bist nicht am Zug: Ben muss entscheiden."
        until(his, "position")
        assert tell(his, do="why", seat=1, action=["nonsense", [[[[[]]]]]])["why"]["en"]


def test_nobody_asks_for_another_seat(enter: Enter) -> None:
    anna, ben, table = two_friends(enter)
    with ben.sits_at(table) as his, enter("Cleo").sits_at(table) as hers:
        assert tell(his, do="why", seat=0, action=["start", 0])["tell"] == "refused"
        assert tell(hers, do="why", seat=0, action=["start", 0])["tell"] == "refused"
    with anna.sits_at(anna.sets(["me", "open"])["id"]) as socket:
        assert tell(socket, do="why", seat=0, action=["start", 0])["tell"] == "refused", "there is no game yet"


def test_when_a_bot_plays_and_when_it_is_over(enter: Enter) -> None:
    anna, _, table = two_friends(enter)
    with anna.sits_at(table) as socket:
        assert tell(socket, do="hold", seat=0)["tell"] == "accepted"
        assert "bot is playing" in tell(socket, do="why", seat=0, action=["start", 0])["why"]["en"]
        assert tell(socket, do="concede", seat=0)["tell"] == "accepted"
        assert tell(socket, do="why", seat=0, action=["start", 0])["why"]["en"] == "The game is over."


def test_whoever_asks_too_much_has_to_wait(enter: Enter) -> None:
    anna = enter("Anna")
    with anna.sits_at(anna.sets(["me"])["id"]) as socket:
        until(socket, "position")
        for _ in range(int(sockets.BURST) + 40):
            socket.send_json({"do": "why", "seat": 0, "action": ["start", 0]})
        answers = [socket.receive_json()["tell"] for _ in range(int(sockets.BURST) + 10)]
        assert "because" in answers and "refused" in answers
