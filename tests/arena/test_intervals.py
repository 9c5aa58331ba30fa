"""Intervals against values from tables."""

from __future__ import annotations

from math import isclose

import pytest

from tischlein.arena.intervals import MANY, mean_interval, student, wilson


@pytest.mark.parametrize(("games", "quantile"), [(2, 12.7062), (3, 4.30265), (5, 2.77645), (10, 2.26216), (30, 2.04523), (200, 1.97196)])
def test_student(games: int, quantile: float) -> None:
    assert isclose(student(games - 1), quantile, rel_tol=1e-5)


def test_student_for_many_games_comes_near_the_normal_distribution() -> None:
    assert isclose(student(1000), 1.962339, rel_tol=1e-6)
    assert isclose(student(10**6), 1.959964 + 2.37e-6, rel_tol=1e-6)
    assert 0 < student(MANY) - student(MANY + 1) < 1e-4, "the series takes over where the sum ends"


def test_few_games_leave_much_open() -> None:
    """Points 40 and 60: the mean is 50, but after two games it may as well be -77 or 177."""
    interval = mean_interval([40, 60])
    assert interval is not None
    assert isclose(interval[0], 50 - 127.062, abs_tol=0.01) and isclose(interval[1], 50 + 127.062, abs_tol=0.01)
    assert mean_interval([50]) is None


def test_wilson() -> None:
    """Known values: 8 of 10 is 0.490 to 0.943; none of 20 still leaves room above 0."""
    low, high = wilson(0.8, 10)
    assert isclose(low, 0.4902, abs_tol=1e-3)
    assert isclose(high, 0.9433, abs_tol=1e-3)
    assert wilson(0, 20)[0] == 0 and wilson(1, 20)[1] == 1
    assert isclose(wilson(0, 20)[1], 0.1611, abs_tol=1e-3)
