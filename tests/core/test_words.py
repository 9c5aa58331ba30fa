"""People are called by their names, also the second one in a sentence."""

from __future__ import annotations

import pytest

from tischlein import say
from tischlein.core.message import Message
from tischlein.core.words import player_names
from tischlein.server.speech import in_words

NAMES = ["Anna", "Ben", "Carla"]


@pytest.mark.parametrize(
    ("seats", "english", "german"),
    [
        ((), "", ""),
        ((1,), "Ben", "Ben"),
        ((0, 2), "Anna and Carla", "Anna und Carla"),
        ((0, 1, 2), "Anna, Ben and Carla", "Anna, Ben und Carla"),
    ],
)
def test_several_people_are_named_in_a_row(seats: tuple[int, ...], english: str, german: str) -> None:
    assert player_names(seats, "en", NAMES) == english
    assert player_names(seats, "de", NAMES) == german


def test_a_second_person_is_named_by_a_seat_of_its_own() -> None:
    message = Message("core", "not-due", {"who_seats": (0, 2), "count": 2})
    assert say(message, "en", NAMES) == "It is not your decision: Anna and Carla have to decide."
    assert say(message, "de", NAMES) == "Du bist nicht am Zug: Anna und Carla müssen entscheiden."
    assert say(message) == "It is not your decision: Player 1 and Player 3 have to decide."
    alone = Message("core", "undo-needs-consent", {"who_seats": [1], "count": 1})
    assert say(alone, "de", NAMES).endswith("Zum Zurücknehmen muss Ben zustimmen.")


def test_other_seats_are_named_like_the_first() -> None:
    message = Message("core", "and", {"first_seat": 2, "last_seat": 0})
    assert say(message, "en", NAMES) == "Carla and Anna"
    assert in_words(message, NAMES).de == "Carla und Anna"
    assert in_words(message, ["Xaver", "Yvonne", "Zoe"]).de == "Zoe und Xaver", "kept sentences have no names in them"
