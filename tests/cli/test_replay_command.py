"""Looking at a match again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tischlein
from tests.cli.conftest import Run


@pytest.fixture(scope="module")
def whole_match(run: Run, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A match to the end in which something was taken back."""
    file = tmp_path_factory.mktemp("played") / "match.json"
    run("play", "--pipe", "--seed", "5", "--save", str(file), typed="2\n1\n1\nundo\n" + "1\n" * 300)
    return file.read_text(encoding="utf-8")


@pytest.fixture
def played(whole_match: str, tmp_path: Path) -> Path:
    file = tmp_path / "match.json"
    file.write_text(whole_match, encoding="utf-8")
    return file


@pytest.fixture
def unfinished(run: Run, tmp_path: Path) -> Path:
    """Anna has chosen her castle, Ben has not."""
    file = tmp_path / "unfinished.json"
    run("play", "--pipe", "--seed", "5", "--name", "Anna", "--name", "Ben", "--save", str(file), typed="2\n")
    return file


def test_the_story_the_end_and_the_luck(run: Run, played: Path) -> None:
    ran = run("replay", str(played))
    assert ran.exit_code == 0
    match = tischlein.Match.load(played.read_text(encoding="utf-8"))
    assert match.state.result
    numbers = [int(number) for number in re.findall(r"^ *(\d+)  ?[◆● ]", ran.output.partition("Position after")[0], re.MULTILINE)]
    assert numbers == sorted({number + 1 for number, _ in match.story()})
    points = match.state.result.points
    assert re.search(rf"Sum +{points[0]} +{points[1]}", ran.output)
    assert "Every roll agrees with the seed." in ran.output
    assert "Seed: 5" in ran.output and match.commitment in ran.output


def test_what_was_taken_back_is_marked(run: Run, played: Path) -> None:
    lines = run("replay", str(played)).output.splitlines()
    undone = [line for line in lines if "(taken back)" in line]
    assert len(undone) == 3 and "marks city field B5 with 4" in undone[0]
    assert any("Player 1 takes back the last decision" in line for line in lines)


def test_a_position_on_the_way(run: Run, played: Path) -> None:
    match = tischlein.Match.load(played.read_text(encoding="utf-8"))
    ran = run("replay", str(played), "--to", "40", "--lang", "de")
    assert f"Stand nach 40 von {len(match.log)} Einträgen" in ran.output
    points = match.at(40).standing()
    assert re.search(rf"Summe +{points[0]} +{points[1]}", ran.output)
    story, _, _ = ran.output.partition("Stand nach")
    assert not re.search(r"^ *(4[1-9]|[5-9]\d|\d{3}) ", story, re.MULTILINE)
    assert "Stand nach 0 von" in run("replay", str(played), "--to", "0", "--lang", "de").output


def test_step_waits_for_enter(run: Run, played: Path) -> None:
    ran = run("replay", str(played), "--step", typed="\n\n")
    assert ran.output.count("Enter to go on > ") == 3
    assert "Position after" not in ran.output and ran.exit_code == 0


def test_an_unfinished_match_keeps_its_secrets(run: Run, unfinished: Path) -> None:
    for arguments, known in (([], False), (["--seat", "2"], False), (["--seat", "1"], True)):
        output = run("replay", str(unfinished), *arguments).output
        assert ("starts with castle C5" in output) == known
        assert "Seed:" not in output and "Fingerprint:" in output


def test_luck_that_does_not_come_from_the_seed_is_named(run: Run, tmp_path: Path) -> None:
    """Rolled by hand and then passed off as drawn."""
    match = tischlein.Match(tischlein.game("burgundy_dice").setup(players=1), seed=1, by_hand=True)
    match.play(0, ("start", 10))
    drawn = tischlein.Match(match.setup, seed=1)
    drawn.play(0, ("start", 10))
    honest = drawn.log[1].value
    match.play(tischlein.CHANCE, 1 if honest != 1 else 2)
    file = tmp_path / "m.json"
    file.write_text(match.save(), encoding="utf-8")
    assert "dice were rolled by hand" in run("replay", str(file)).output
    match.by_hand = False
    file.write_text(match.save(), encoding="utf-8")
    assert "These rolls do not come from the seed: entries 2." in run("replay", str(file)).output


def test_a_match_rolled_by_hand_cannot_be_continued_here(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "m.json"
    file.write_text(tischlein.Match(tischlein.game("burgundy_dice").setup(players=1), by_hand=True).save(), encoding="utf-8")
    ran = run("play", "--pipe", "--save", str(file), typed="y\n")
    assert ran.exit_code == 1 and "by hand" in ran.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--to", "999"], "there is no position after 999"),
        (["--to", "-1"], "there is no position after -1"),
        (["--seat", "3"], "There is no player 3 in this match, only 1 to 2."),
        (["--seat", "0"], "There is no player 0"),
    ],
)
def test_wrong_arguments(run: Run, played: Path, arguments: list[str], sentence: str) -> None:
    ran = run("replay", str(played), *arguments)
    assert ran.exit_code == 1 and sentence in " ".join(ran.stderr.split())


def test_files_that_hold_no_match(run: Run, played: Path, tmp_path: Path) -> None:
    missing = run("replay", str(tmp_path / "nothing.json"), COLUMNS="500")
    assert missing.exit_code == 1 and "nothing.json cannot be read" in missing.stderr
    played.write_text(played.read_text(encoding="utf-8").replace('"seed": "5"', '"seed": "6"'), encoding="utf-8")
    damaged = run("replay", str(played), "--lang", "de", COLUMNS="500")
    assert damaged.exit_code == 1 and "beschädigt oder wurde verändert" in damaged.stderr
    played.write_bytes(b"\xff\xfe\x00")
    assert run("replay", str(played)).exit_code == 1
