from __future__ import annotations

import json

import msgspec
import pytest

import tischlein
from tests.cli.conftest import Run
from tischlein.cli.language import language_of
from tischlein.server.tables import game_info


def test_lists_every_game_with_what_can_be_chosen(run: Run, take_away: str) -> None:
    text = run("games", COLUMNS="160").output
    assert "burgundy_dice" in text and "The Castles of Burgundy: The Dice Game" in " ".join(text.split())
    assert "1–5" in text and "15–35" in text
    assert "start: free, all_different, all_same" in text
    assert "take_away" in text and "--element big" in text and "2–3" in text


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_MESSAGES": "de_DE", "LANG": "en_US"}, "de"),
        ({"LC_ALL": "en_GB", "LC_MESSAGES": "de_DE", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LANG": "de"}, "de"),
    ],
)
def test_the_locale_decides_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_lang_overrules_the_locale(run: Run) -> None:
    assert "Würfelspiel" in run("games", LANG="de_DE.UTF-8").output
    assert "Würfelspiel" in run("games", "--lang", "de").output
    assert "Würfelspiel" not in run("games", "--lang", "en", LANG="de_DE.UTF-8").output


def test_an_unknown_language_is_refused(run: Run) -> None:
    ran = run("games", "--lang", "fr")
    assert ran.exit_code == 2
    assert "en" in ran.output and "de" in ran.output


def test_without_a_command_the_help_lists_them(run: Run) -> None:
    text = run().output
    assert all(command in text for command in ("games", "play", "rules", "replay"))


def test_games_as_json_in_the_words_of_the_server(run: Run) -> None:
    found = json.loads(run("games", "--json").output)
    assert [game["id"] for game in found] == list(tischlein.games())
    dice = next(game for game in found if game["id"] == "burgundy_dice")
    assert dice["names"]["de"] == "Die Burgen von Burgund: Das Würfelspiel"
    assert (dice["players"], dice["minutes"][0], dice["minutes"][-1]) == ([1, 2, 3, 4, 5], 15, 35)
    assert [value["id"] for value in dice["options"][0]["values"]] == ["A", "B", "C", "D"]
    for game in found:
        served = json.loads(msgspec.json.encode(game_info(game["id"])))
        assert game == {key: served[key] for key in game}
