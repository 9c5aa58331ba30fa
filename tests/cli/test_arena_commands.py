"""`simulate` and `bench`: figures in words, figures as JSON, and clear answers to wrong arguments."""

from __future__ import annotations

import json

from typer.testing import CliRunner

from tischlein.cli import app

RUN = CliRunner()


def test_a_simulation_in_words() -> None:
    ran = RUN.invoke(app, ["simulate", "burgundy_dice", "--games", "10", "--bots", "greedy,random", "--lang", "en"])
    assert ran.exit_code == 0
    assert "greedy" in ran.stdout
    assert "100.0%" in ran.stdout
    assert "seeds 0 to 9" in ran.stdout.replace("\n", " ")


def test_a_simulation_in_german_writes_numbers_the_german_way() -> None:
    ran = RUN.invoke(app, ["simulate", "burgundy_dice", "--games", "10", "--bots", "greedy,random", "--lang", "de"])
    assert "100,0%" in ran.stdout


def test_a_simulation_as_json_is_repeatable() -> None:
    command = [
        "simulate",
        "burgundy_dice",
        "--games",
        "6",
        "--players",
        "3",
        "--bots",
        "random",
        "--seed",
        "5",
        "--set",
        "sheet=C",
        "--json",
    ]
    one, other = (json.loads(RUN.invoke(app, command).stdout) for _ in range(2))
    assert one == other
    assert one["setup"]["options"]["sheet"] == "C"
    assert [line["bot"] for line in one["lines"]] == ["random"] * 3
    assert abs(sum(line["wins"] for line in one["lines"]) - 1) < 1e-9


def test_wrong_arguments_of_simulate() -> None:
    wrong = {
        ("chess",): "no game “chess”",
        ("burgundy_dice", "--bots", "genius"): "no bot “genius”",
        ("burgundy_dice", "--bots", "greedy,random", "--players", "3"): "3 players",
        ("burgundy_dice", "--games", "0"): "one game",
        ("burgundy_dice", "--workers", "0"): "At least one process",
        ("burgundy_dice", "--workers", "-2"): "At least one process",
        ("burgundy_dice", "--set", "sheet=X"): "cannot be “X”",
        ("burgundy_dice", "--set", "sheet"): "OPTION=VALUE",
        ("burgundy_dice", "--bots", "random", "--players", "9"): "1 to 5 players",
    }
    for arguments, words in wrong.items():
        ran = RUN.invoke(app, ["simulate", *arguments, "--lang", "en"])
        assert ran.exit_code == 1
        assert words in ran.stderr.replace("\n", " ")
        assert "Traceback" not in ran.output


def test_a_solo_simulation_says_how_often_it_was_won() -> None:
    ran = RUN.invoke(app, ["simulate", "burgundy", "--players", "1", "--bots", "random", "--games", "2", "--lang", "en"])
    assert "Wins" in ran.stdout and "0.0%" in ran.stdout


def test_a_simulation_of_teams_says_how_they_are_counted() -> None:
    command = ["simulate", "burgundy", "--players", "4", "--element", "team", "--bots", "random", "--games", "3"]
    assert "Partners win together" in RUN.invoke(app, [*command, "--lang", "en"]).stdout
    assert "Partner gewinnen gemeinsam" in RUN.invoke(app, [*command, "--lang", "de"]).stdout


def test_bench_in_words_and_as_json() -> None:
    ran = RUN.invoke(app, ["bench", "burgundy_dice", "--seconds", "0.05", "--alone", "--lang", "en"])
    assert ran.exit_code == 0
    assert "Decisions/s" in ran.stdout
    report = json.loads(RUN.invoke(app, ["bench", "burgundy_dice", "--seconds", "0.05", "--alone", "--json"]).stdout)
    rows = report["builds"]["plain"]
    assert [row["players"] for row in rows] == [1, 2, 3, 4, 5]
    assert all(row["decisions_per_second"] > 0 for row in rows)
    assert report["peer"] is None


def test_bench_measures_a_game_with_everything_in_its_box_too() -> None:
    report = json.loads(RUN.invoke(app, ["bench", "burgundy", "--seconds", "0.05", "--alone", "--json"]).stdout)
    assert [(row["players"], "shields" in row["elements"]) for row in report["builds"]["plain"]] == [
        (1, False),
        (2, False),
        (3, False),
        (4, False),
        (2, True),
    ]


def test_wrong_arguments_of_bench() -> None:
    for arguments in (["chess"], ["--seconds", "0"]):
        ran = RUN.invoke(app, ["bench", *arguments])
        assert ran.exit_code == 1
        assert ran.stderr
