"""Playing at the terminal, with everything typed beforehand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tischlein
from tests.cli.conftest import Run

ONES = "1\n" * 400
"""More than enough to play any game with the first option each time."""


def flat(text: str) -> str:
    return " ".join(text.split())


# ---------------------------------------------------------------------- the whole game


@pytest.mark.parametrize(("language", "over", "total"), [("en", "The game is over", "Sum"), ("de", "Das Spiel ist zu Ende", "Summe")])
def test_a_game_against_a_bot_ends_with_points_ranking_and_seed(run: Run, language: str, over: str, total: str) -> None:
    ran = run("play", "--pipe", "--seed", "7", "--name", "Ottilie", "--lang", language, typed=ONES)
    assert ran.exit_code == 0
    _, _, end = ran.output.partition(over)
    sums = re.search(rf"{total} +(\d+) +(\d+)", end)
    assert sums
    ranking = re.findall(r"^(\d)\. +(\w+) +(\d+) ", end, re.MULTILINE)
    assert [(place, name) for place, name, _ in ranking] in ([("1", "Ottilie"), ("2", "Bot")], [("1", "Bot"), ("2", "Ottilie")])
    assert {name: points for _, name, points in ranking} == {"Ottilie": sums[1], "Bot": sums[2]}
    commitment = tischlein.Match(tischlein.game("burgundy_dice").setup(players=2), seed="7").commitment
    before, _, _ = ran.output.partition("Ottilie > ")
    assert commitment in before, "the fingerprint is promised before the first decision"
    assert commitment in end and re.search(r": 7$", end, re.MULTILINE)


def test_terms_of_the_end_add_up(run: Run) -> None:
    output = run("play", "--pipe", "--seed", "3", "--players", "1", typed=ONES).output
    _, _, end = output.partition("The game is over")
    table = end.partition("Seed:")[0]
    total = int(re.search(r"Sum +(\d+)", table)[1])  # type: ignore[index]
    heads = re.findall(r"^ (\S.*?) {2,}(\d+) *$", table, re.MULTILINE)
    assert sum(int(points) for name, points in heads if name != "Sum") == total
    terms = re.findall(r"^   (\S.*?) {2,}([\d+]+) *$", table, re.MULTILINE)
    named = dict(heads)
    assert sum(sum(map(int, points.split("+"))) for name, points in terms if " in phase " in name) == int(named["Completed regions"])
    assert "1. " not in table, "whoever plays alone has no ranking"


def test_the_same_seed_and_answers_give_the_same_game(run: Run) -> None:
    arguments = ("play", "--pipe", "--seed", "11")
    assert run(*arguments, typed=ONES).output == run(*arguments, typed=ONES).output
    assert run("play", "--pipe", "--seed", "12", typed=ONES).output != run(*arguments, typed=ONES).output


def test_without_options_one_line_says_how_to_change_that(run: Run) -> None:
    assert "To change that: tischlein play --help" in run("play", "--pipe", typed="").output
    assert "To change that" not in run("play", "--pipe", "--players", "3", typed="").output


# ---------------------------------------------------------------------- who plays


def test_people_sit_first_and_hand_over(run: Run) -> None:
    output = run("play", "--pipe", "--name", "Anna", "--name", "Ben", "--players", "4", "--seed", "2", typed="1\n2\n1\n").output
    assert "At the table: Anna, Ben, Bot 1, Bot 2" in output
    assert output.index("It is Anna's turn") < output.index("Anna > ") < output.index("It is Ben's turn") < output.index("Ben > ")


def test_what_others_do_at_the_same_time_is_told_only_afterwards(run: Run) -> None:
    output = run("play", "--pipe", "--name", "Anna", "--name", "Ben", "--seed", "2", typed="2\n1\n").output
    secret, told = output.split("Ben > ", 1)
    assert "Anna starts with castle" not in secret
    assert "Anna starts with castle C5" in told


def test_set_options_reach_the_game(run: Run, take_away: str) -> None:
    assert "Duchy B" in run("play", "--pipe", "--set", "sheet=B", typed="").output
    output = run("play", take_away, "--pipe", "--set", "stones=4", "--set", "hats=red,blue", typed="").output
    assert "stones: 4" in output
    assert "stones: 21" in run("play", take_away, "--pipe", "--element", "big", typed="").output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game “chess”. There are: carcassonne, burgundy, burgundy_dice, felinia."),
        (["--players", "9"], "This game is for 1 to 5 players, not for 9."),
        (["--bot", "deep"], "There is no bot “deep”. There are: "),
        (["--set", "sheet=Z"], "The option “sheet” cannot be “Z”. It can be: A, B, C, D."),
        (["--set", "players=3"], "There is no option “players”. There are: sheet, start."),
        (["--set", "sheet"], "“sheet” is not a setting"),
        (["--element", "inns"], "There is no element “inns”."),
        (["--players", "5", "--set", "start=all_different"], "at most 4 can play"),
        (["--people", "0"], "At least one person must play"),
        (["--people", "3", "--players", "2"], "3 people do not fit at a table with 2 seats"),
        (["--people", "1", "--name", "Anna", "--name", "Ben"], "These are 2 names for one person"),
        (["--save", "."], "cannot be read"),
    ],
)
def test_wrong_arguments_get_one_sentence(run: Run, arguments: list[str], sentence: str) -> None:
    ran = run("play", "--pipe", *arguments, typed=ONES)
    assert ran.exit_code == 1
    assert sentence in flat(ran.stderr)
    assert ran.stdout == ""


def test_wrong_arguments_in_german(run: Run) -> None:
    assert "Eine Option „x“ gibt es nicht." in run("play", "--pipe", "--set", "x=1", "--lang", "de").stderr


def test_without_a_terminal_it_says_so(run: Run) -> None:
    ran = run("play", typed=ONES)
    assert ran.exit_code == 1
    assert "needs a terminal" in flat(ran.stderr) and ran.stdout == ""


def test_when_the_input_ends_it_says_goodbye(run: Run) -> None:
    ran = run("play", "--pipe", typed="1\n")
    assert ran.exit_code == 0
    assert ran.output.rstrip().endswith("See you next time!")


# ---------------------------------------------------------------------- at a decision


def test_wrong_input_gets_an_answer_and_another_chance(run: Run) -> None:
    output = run("play", "--pipe", "--seed", "5", typed="\n77\nnonsense\nd4\nstart 99\nC2\n").output
    answers = output.split("Player 1 > ")[1:]
    assert answers[0].startswith("Type the number of an option.")
    assert answers[1].startswith("Possible: 1 to 4.")
    assert answers[2].startswith("“nonsense” fits none of the options.")
    assert answers[3].startswith("You start with one of the four castles. [DIC-013]")
    assert answers[4].startswith("You start with one of the four castles. [DIC-013]")
    assert "Player 1 starts with castle C2" in answers[5]


@pytest.mark.parametrize("language", ["en", "de"])
def test_help_shows_the_rules_of_the_decision(run: Run, language: str) -> None:
    output = flat(run("play", "--pipe", "--lang", language, typed="?\n").output)
    game = tischlein.game("burgundy_dice")
    for id in ("DIC-013", "DIC-014", "DIC-015"):
        assert f"{id} {game.rule(id).text(language)}" in output
    assert ("undo [NAME]" if language == "en" else "zurück [NAME]") in output


def test_rules_are_searched_at_the_table(run: Run) -> None:
    output = run("play", "--pipe", typed="rules DIC-074\nrules\nrules xyzzy\nrules player\n").output
    answers = output.split("Player 1 > ")[1:]
    assert "DIC-074" in answers[0] and "DIC-073" not in answers[0]
    assert answers[1].startswith("What are you looking for?")
    assert answers[2].startswith("No rule contains “xyzzy”.")
    assert answers[3].count("DIC-") >= 12 and "more rules fit" in answers[3]


def test_score_and_log_tell_what_is_known(run: Run) -> None:
    output = run("play", "--pipe", "--seed", "5", typed="log\n2\nscore\nlog\n").output
    answers = output.split("Player 1 > ")[1:]
    assert answers[0].startswith("Nothing has happened so far.")
    assert re.search(r"Start castle +1 +1", answers[2])
    assert "Player 1 starts with castle C5 and has a silver. [DIC-015]" in answers[3]


def test_undo_takes_back_and_the_luck_stays(run: Run) -> None:
    output = run("play", "--pipe", "--seed", "5", typed="2\n1\nundo\nundo\n3\n1\n").output
    answers = output.split("Player 1 > ")[1:]
    dice = re.search(r"The dice show .*?\.", answers[0])
    assert dice
    assert "Player 1 takes back the last decision" in answers[2]
    assert dice[0] in flat(answers[2]), "one step back: again the choice of dice"
    assert "Which castle do you start with?" in answers[3], "a bot agrees to take back what was revealed"
    assert dice[0] in flat(answers[4]), "the dice fall as before"
    assert "castle E2" in answers[4]


def test_there_may_be_nothing_to_undo(run: Run) -> None:
    output = run("play", "--pipe", typed="undo\nundo Nobody\n").output
    assert "You have not decided anything that could be taken back." in output
    assert "Nobody here is called “Nobody”." in output


def test_other_people_are_asked_before_something_is_taken_back(run: Run, take_away: str) -> None:
    people = ("play", take_away, "--pipe", "--name", "Anna", "--name", "Ben")
    refused = run(*people, typed="2\n1\nundo\nperhaps\nn\n").output
    assert "Ben, may Anna take that back?" in refused and "Please answer “y” or “n”." in refused
    assert "Taking it back needs the consent of Player 2." in " ".join(refused.split())
    agreed = run(*people, typed="2\n1\nundo\ny\n").output
    assert agreed.count("stones: 7") == 2 and "Anna takes back 2 decisions" in agreed
    assert agreed.rstrip().endswith("See you next time!")


def test_somebody_else_s_move_is_taken_back_by_name(run: Run, take_away: str) -> None:
    """Ben sits at the keyboard; nothing has happened since Anna's move, so nobody need agree."""
    output = run("play", take_away, "--pipe", "--name", "Anna", "--name", "Ben", typed="2\nundo anna\n").output
    assert output.index("Ben > ") < output.rindex("It is Anna's turn")
    assert output.count("stones: 7") == 2


def test_quit_asks_where_the_match_would_be_lost(run: Run, tmp_path: Path) -> None:
    output = run("play", "--pipe", typed="1\nquit\nn\nquit\ny\n1\n").output
    assert output.count("Quit all the same?") == 2
    assert output.rstrip().endswith("See you next time!")
    saved = run("play", "--pipe", "--save", str(tmp_path / "m.json"), typed="1\nquit\n1\n").output
    assert "Quit all the same?" not in saved
    assert f"The match is in {tmp_path / 'm.json'}" in flat(saved).replace("- ", "-")


def test_a_forced_decision_is_told_not_asked(run: Run, take_away: str) -> None:
    output = run("play", take_away, "--pipe", "--set", "stones=4", "--bot", "random", typed="3\n").output
    assert output.count("Player 1 > ") == 1
    assert "Bot took 1 (the only option)" in output


# ---------------------------------------------------------------------- keeping


def test_a_match_is_saved_and_goes_on_as_if_nothing_had_happened(run: Run, tmp_path: Path) -> None:
    file, whole = tmp_path / "half.json", tmp_path / "whole.json"
    run("play", "--pipe", "--seed", "9", "--save", str(whole), typed="1\n" * 400)
    run("play", "--pipe", "--seed", "9", "--save", str(file), typed="1\n" * 12)
    half = tischlein.Match.load(file.read_text(encoding="utf-8"))
    assert half.state.waiting_for
    ran = run("play", "--pipe", "--save", str(file), typed="y\n" + ONES)
    assert "Continue it?" in ran.output and "The game is over" in ran.output
    assert file.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")


def test_declining_to_continue_begins_anew(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "m.json"
    run("play", "--pipe", "--seed", "9", "--save", str(file), typed="1\n" * 5)
    run("play", "--pipe", "--seed", "10", "--save", str(file), typed="n\n1\n")
    assert tischlein.Match.load(file.read_text(encoding="utf-8")).seed == "10"


def test_a_file_that_is_no_match_is_left_alone(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna,", encoding="utf-8")
    ran = run("play", "--pipe", "--save", str(file), typed=ONES)
    assert ran.exit_code == 1 and "This is not a saved match" in ran.stderr
    assert file.read_text(encoding="utf-8") == "Dear Anna,"


def test_save_while_playing(run: Run, tmp_path: Path) -> None:
    file, folder = tmp_path / "kept here.json", tmp_path / "missing" / "m.json"
    output = run("play", "--pipe", "--seed", "4", typed=f"2\nsave\nsave {folder}\nsave {file}\nsave {file}\nn\n").output
    assert "In which file?" in output and "Could not save" in output and "exists already" in output
    match = tischlein.Match.load(file.read_text(encoding="utf-8"))
    assert match.seed == "4" and match.log[0].value == ("start", 13)
    assert [path.name for path in tmp_path.iterdir()] == ["kept here.json"], "nothing else is left behind"
