"""Luck from a seed: it depends on the seed, the stream and the number of the outcome, and on nothing else."""

from __future__ import annotations

from itertools import product

import pytest

import tischlein
from tischlein import Match
from tischlein.core.chance import luck


def test_luck_depends_on_seed_stream_and_number() -> None:
    places = list(product(("7", "8"), ("pips-1", "pips-2"), range(50)))
    drawn = [luck(*place).random() for place in places]
    assert len(set(drawn)) == len(places), "no two of them are the same luck"
    assert [luck(*place).random() for place in places] == drawn, "and it is the same whenever it is asked for"


@pytest.mark.parametrize("id", ["burgundy_dice", "burgundy"])
def test_dice_do_not_show_the_same_in_every_round(id: str) -> None:
    """Every die that is rolled again and again in a match shows different faces."""
    match = Match(tischlein.game(id).setup(players=2), seed=7)
    while match.state.waiting_for:
        seat = match.state.waiting_for[0]
        match.play(seat, match.state.options(seat)[-1])
    rolls: dict[str, list[object]] = {}
    for entry in match.log:
        if entry.what == "chance":
            rolls.setdefault(entry.stream, []).append(entry.value)
    rolled_often = {stream: values for stream, values in rolls.items() if len(values) > 15}
    assert rolled_often
    for stream, values in rolled_often.items():
        assert len(set(map(str, values))) > 1, f"{stream} shows {values[0]} in every round"
