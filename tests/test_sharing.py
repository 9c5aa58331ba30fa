"""Tests that share something costly run in the same worker of xdist."""

from __future__ import annotations

from tests.support.games import ALL_SETUPS, name_of
from tests.support.sharing import BUILD, shared_by


def test_all_tests_of_a_set_up_share_its_recorded_game() -> None:
    for name in map(name_of, ALL_SETUPS):
        for parameters in (name, f"{name}-greedy", f"random-{name}"):
            assert shared_by(f"tests/conformance/test_playing.py::test_anything[{parameters}]") == name


def test_whoever_needs_the_compiled_rules_waits_for_the_one_build() -> None:
    assert shared_by("tests/test_build.py::test_one") == shared_by("tests/test_build.py::test_other[x]") == BUILD


def test_everything_else_runs_where_there_is_room() -> None:
    alone = [
        "tests/conformance/test_words.py::test_names[burgundy]",
        "tests/core/test_match.py::test_undo",
        "tests/web/test_a.py::test_b[c]",
    ]
    assert [shared_by(test) for test in alone] == alone
