"""The rules in the terminal."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import tischlein
from tests.cli.conftest import Run
from tischlein.cli.citations import Citation, citations
from tischlein.cli.coverage import covered_ids

PACKAGE = Path(tischlein.__file__).parent


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_rule_is_there_with_text_and_example(run: Run, language: str) -> None:
    text = flat(run("rules", "burgundy_dice", "--lang", language, COLUMNS="10000").stdout)
    for rule in tischlein.game("burgundy_dice").rules:
        assert f"{rule.id} {flat(rule.text(language))}" in text
        assert flat(rule.example(language)) in text
        assert flat(rule.decision) in text
        assert flat(rule.clarification) in text


def test_the_summary_counts_what_the_tests_cover(run: Run) -> None:
    rules = tischlein.game("burgundy_dice").rules
    covered = covered_ids(Path(__file__).parent.parent)
    tested = sum(rule.id in covered for rule in rules)
    untestable = sum(bool(rule.untestable) and rule.id not in covered for rule in rules)
    ran = run("rules", "burgundy_dice", "--summary")
    assert ran.exit_code == 0
    assert ran.stdout.strip().splitlines()[0] == (
        f"{len(rules)} rules: {tested} tested, {untestable} untestable, {len(rules) - tested - untestable} open"
    )


def test_marks_and_reasons(run: Run, take_away: str) -> None:
    """Of this game no rule has a test: one is open, the other cannot have any."""
    text = run("rules", "take_away").stdout
    assert re.search(r"✗ TAK-001 +In your turn", text)
    assert re.search(r"– TAK-002 +Stones are heavy", text)
    assert "Untestable: No position shows the weight." in text
    assert "Our reading: We let the last player take fewer." in text
    assert "The turn" in text and "Odd things" in text  # a section with a name of its own, and one without
    assert "2 rules: 0 tested, 1 untestable, 1 open" in text


def test_open_lists_only_open_rules(run: Run, take_away: str) -> None:
    text = run("rules", "take_away", "--open").stdout
    assert "TAK-001" in text and "TAK-002" not in text


@pytest.mark.parametrize("wanted", ["DIC-074", "dic-074", "74"])
def test_one_rule_by_its_id_comes_with_its_tests(run: Run, wanted: str) -> None:
    text = run("rules", "burgundy_dice", wanted).stdout
    assert re.findall(r"^. (DIC-\d+)", text, re.MULTILINE) == ["DIC-074"]
    assert "tests/games/burgundy_dice/" in text and "::test_" in text


@pytest.mark.parametrize("arguments", [["CAR-445"], ["car-445"], ["carcassonne", "CAR-445"], ["carcassonne", "car-445"]])
@pytest.mark.parametrize(("language", "code", "tested"), [("en", "Cited in:", "Tested by:"), ("de", "Genannt in:", "Geprüft von:")])
def test_one_rule_of_any_game_comes_with_the_code_and_the_tests_that_name_it(
    run: Run, arguments: list[str], language: str, code: str, tested: str
) -> None:
    ran = run("rules", *arguments, "--lang", language, COLUMNS="10000")
    assert ran.exit_code == 0
    rule = next(rule for rule in tischlein.game("carcassonne").rules if rule.id == "CAR-445")
    head, _, rest = ran.stdout.partition(f"    {code}\n")
    lines, _, tests = rest.partition(f"    {tested}\n")
    assert rule.text(language) in head and rule.example(language) in head
    assert tests.split() == covered_ids(Path(__file__).parent.parent)["CAR-445"]
    cited = [re.fullmatch(r"      (\S+\.py):(\d+)  (.+)", line) for line in lines.splitlines()]
    assert cited
    for found in cited:
        assert found is not None
        source = (PACKAGE / found[1]).read_text(encoding="utf-8").splitlines()[int(found[2]) - 1]
        assert source.strip() == found[3] and re.search(r"\bCAR-445\b", source)
    assert any(found is not None and found[1].startswith("games/carcassonne/") for found in cited)


def test_notes_on_a_rule_are_there_too(run: Run) -> None:
    """Where we had to decide something."""
    for game in tischlein.games():
        rules = tischlein.game(game).rules
        for rule in (next(rule for rule in rules if rule.decision), next((rule for rule in rules if rule.clarification), rules[0])):
            text = flat(run("rules", rule.id, COLUMNS="10000").stdout)
            assert flat(rule.decision) in text and flat(rule.clarification) in text


def test_a_rule_inside_a_range_or_a_longer_number_is_not_cited(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "code.py").write_text('"""ABC-010 to ABC-012."""\n\n    one = 1  # ABC-0111, ABC-013\n', encoding="utf-8")
    (tmp_path / "notes.txt").write_text("ABC-011", encoding="utf-8")
    assert citations("ABC-011", [tmp_path]) == []
    assert citations("ABC-013", [tmp_path]) == [Citation("deep/code.py", 3, "one = 1  # ABC-0111, ABC-013")]


def test_code_of_a_game_from_elsewhere_is_found(run: Run, take_away: str) -> None:
    text = run("rules", "tak-001").stdout
    assert re.search(r"game\.py:\d+  .*TAK-001", text)
    assert "It has no test yet." in text
    assert "No line of code cites it." in run("rules", "TAK-002").stdout


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Its tests are not here: they are in the source repository, not in an installed package."),
        ("de", "Ihre Tests sind nicht hier: Sie liegen beim Quelltext, nicht im installierten Paket."),
    ],
)
def test_without_tests_that_is_said(run: Run, monkeypatch: pytest.MonkeyPatch, language: str, sentence: str) -> None:
    monkeypatch.setattr(sys.modules["tischlein.cli.rules"], "folder_of_tests", lambda package, here: None)
    text = run("rules", "CAR-445", "--lang", language, COLUMNS="200").stdout
    assert sentence in text and "games/carcassonne/" in text and "::" not in text


def test_a_rule_that_no_game_has(run: Run) -> None:
    ran = run("rules", "xyz-001")
    assert ran.exit_code == 1
    assert ran.stderr.strip() == "No game has a rule XYZ-001."
    assert run("rules", "xyz-001", "--lang", "de").stderr.strip() == "Eine Regel XYZ-001 gibt es in keinem Spiel."


def test_search_is_in_the_language_shown(run: Run) -> None:
    assert "DIC-042" in run("rules", "burgundy_dice", "Mönch", "--lang", "de").stdout
    assert "No rule contains “Mönch”." in run("rules", "burgundy_dice", "Mönch").stdout
    both = run("rules", "burgundy_dice", "silver", "second", "--summary").stdout
    assert "DIC-" not in both


def test_several_words_must_all_fit(run: Run) -> None:
    found = set(re.findall(r"DIC-\d+", run("rules", "burgundy_dice", "monk", "colour").stdout))
    for word in ("monk", "colour"):
        assert found < set(re.findall(r"DIC-\d+", run("rules", "burgundy_dice", word).stdout))
    assert "DIC-069" in found


@pytest.mark.parametrize(("section", "language"), [("game_end", "en"), ("Spielende", "de")])
def test_one_section(run: Run, section: str, language: str) -> None:
    text = run("rules", "burgundy_dice", "--section", section, "--lang", language).stdout
    wanted = [rule.id for rule in tischlein.game("burgundy_dice").rules if rule.section == "game_end"]
    assert re.findall(r"(DIC-\d+)  ", text) == wanted


def test_wrong_arguments_say_what_there_is(run: Run) -> None:
    ran = run("rules", "chess")
    assert ran.exit_code == 1
    assert ran.stderr.strip() == "There is no game “chess”. There are: carcassonne, burgundy, burgundy_dice, felinia."
    ran = run("rules", "burgundy_dice", "--section", "nowhere")
    assert ran.exit_code == 1
    assert "“nowhere”" in ran.stderr and "game_end" in ran.stderr


def test_in_german_all_titles_are_german(run: Run) -> None:
    text = run("rules", "burgundy_dice", "--lang", "de").stdout
    sections = {rule.section for rule in tischlein.game("burgundy_dice").rules}
    lines = set(text.splitlines())
    assert not any(section.replace("_", " ").capitalize() in lines for section in sections - {"bonus"})
    assert {"Überblick", "Wertung der Gebiete", "Variante: allein spielen"} <= lines
