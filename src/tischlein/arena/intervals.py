"""How sure one can be of a figure after so many games: 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from statistics import NormalDist, fmean, stdev

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
MANY = 200
"""Degrees of freedom from which on the series for many is exact to seven digits."""


def mean_interval(values: Sequence[float]) -> tuple[float, float] | None:
    """Of the mean, after Student; None for a single value, which says nothing about how values vary."""
    if len(values) < 2:
        return None
    mean = fmean(values)
    margin = student(len(values) - 1) * stdev(values) / math.sqrt(len(values))
    return mean - margin, mean + margin


@cache
def student(freedom: int) -> float:
    """The t with 95 % of Student's distribution between -t and t, for so many degrees of freedom (one less than values)."""
    if freedom > MANY:  # Abramowitz and Stegun, 26.7.5
        return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
    low, high = 0.0, math.pi / 2
    for _ in range(60):  # halving until the digits of a float are used up
        angle = (low + high) / 2
        low, high = (angle, high) if _within(angle, freedom) < CONFIDENCE else (low, angle)
    return math.tan(low) * math.sqrt(freedom)


def _within(angle: float, freedom: int) -> float:
    """The part of the distribution between -t and t, where t = tan(angle) * sqrt(freedom): Abramowitz and Stegun, 26.7.3 and 26.7.4."""
    odd = freedom % 2
    term = math.cos(angle) if odd else 1.0
    total = 0.0
    for power in range(1 + odd, freedom, 2):
        total += term
        term *= power / (power + 1) * math.cos(angle) ** 2
    return 2 / math.pi * (angle + math.sin(angle) * total) if odd else math.sin(angle) * total


def wilson(rate: float, trials: int) -> tuple[float, float]:
    """Of a rate, after Wilson: honest for few games and for rates near 0 and 1."""
    centre = rate + Z * Z / (2 * trials)
    spread = Z * math.sqrt(rate * (1 - rate) / trials + Z * Z / (4 * trials * trials))
    scale = 1 + Z * Z / trials
    return (centre - spread) / scale if rate > 0 else 0.0, (centre + spread) / scale if rate < 1 else 1.0
