"""Where a machine lacks something, the end of a run says what was skipped and which command helps."""

from __future__ import annotations

import pytest

from tests.support.missing import CHROMIUM, POSTGRESQL, advice


@pytest.mark.parametrize(
    ("platform", "command"),
    [("linux", "sudo apt-get install chromium postgresql"), ("darwin", "brew install google-chrome postgresql@17")],
)
def test_one_sentence_names_everything_that_was_skipped(platform: str, command: str) -> None:
    sentence = advice([CHROMIUM, POSTGRESQL, CHROMIUM, "no pseudo terminals"], platform)
    assert sentence == f"Tests were skipped, 2 because Chromium is missing and 1 because PostgreSQL is missing; to run them: {command}"


def test_whoever_lacks_nothing_hears_nothing() -> None:
    assert advice([]) == advice(["no pseudo terminals"]) == ""
