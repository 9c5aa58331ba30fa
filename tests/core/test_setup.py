"""Set-ups: validated, frozen, and refused in words."""

from __future__ import annotations

import json
import pickle
from dataclasses import FrozenInstanceError
from typing import Any

import pytest

import tischlein
from tischlein import SetupError

GAME = tischlein.game("burgundy_dice")


def test_players_alone_give_the_default_game() -> None:
    for players in GAME.players:
        setup = GAME.setup(players=players)
        assert setup.options == {"sheet": "A", "start": "free"}
        assert setup.players == players
    assert GAME.setup().players == 2


def test_a_setup_is_frozen_json_and_hashable() -> None:
    setup = GAME.setup(players=3, sheet="C")
    with pytest.raises(FrozenInstanceError):
        setup.players = 4  # type: ignore[misc]
    assert GAME.setup_from_json(json.loads(json.dumps(setup.to_json()))) == setup
    assert {setup: 1}[GAME.setup(players=3, sheet="C")] == 1
    assert pickle.loads(pickle.dumps(setup)) == setup
    assert setup["sheet"] == "C"


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"players": 0}, "1 to 5 players"),
        ({"players": 6}, "1 to 5 players"),
        ({"players": True}, "1 to 5 players"),
        ({"players": "2"}, "1 to 5 players"),
        ({"elements": ["inns"]}, "no element “inns”"),
        ({"elements": "inns"}, "no element “inns”"),
        ({"elements": None}, "list of ids"),
        ({"elements": [{}]}, "no element"),
        ({"sheet": "z" * 5000}, "cannot be"),
        ({"weather": "rain"}, "no option “weather”"),
        ({"sheet": "E"}, "cannot be “E”"),
        ({"sheet": ["A"]}, "cannot be"),
        ({"sheet": None}, "cannot be"),
    ],
)
def test_an_impossible_setup_is_refused_in_words(wish: dict[str, Any], words: str) -> None:
    with pytest.raises(SetupError, match=words) as refusal:
        GAME.setup(**wish)
    assert refusal.value.say("de") != refusal.value.say("en")


def test_an_unknown_game_is_refused_in_words() -> None:
    with pytest.raises(SetupError, match="burgundy_dice"):
        tischlein.game("monopoly")


def test_games_are_listed_and_found() -> None:
    assert "burgundy_dice" in tischlein.games()
    for id in tischlein.games():
        assert tischlein.game(id).id == id
        assert pickle.loads(pickle.dumps(tischlein.game(id))) is tischlein.game(id)
