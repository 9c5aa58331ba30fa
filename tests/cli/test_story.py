"""What each person is told, and the points that are public."""

from __future__ import annotations

from random import Random

import tischlein
from tischlein.cli.language import Voice
from tischlein.cli.scores import public_lines
from tischlein.cli.storyteller import News


def test_everybody_reads_every_event_once() -> None:
    match = tischlein.Match(tischlein.game("burgundy_dice").setup(players=3), seed=8, forced=True)
    news = News(match)
    read: dict[int, list[object]] = {0: [], 1: [], 2: []}
    rng = Random(4)
    while match.state.waiting_for:
        seat = rng.choice(match.state.waiting_for)
        read[seat] += news.fetch(seat)
        match.play(seat, rng.choice(match.state.options(seat)))
    for seat, events in read.items():
        events += news.fetch(seat)
        assert len(events) == len(match.story(seat))
        assert all(event in events for event in match.story(seat))
        assert news.fetch(seat) == []


def test_a_silent_forced_move_is_told_to_the_one_who_made_it(take_away: str) -> None:
    game = tischlein.game(take_away)
    match = tischlein.Match(game.setup(players=2, stones=4, silent=1), forced=True)
    match.play(0, ("take", 3))
    assert match.log[-1].what == "forced"
    voice = Voice("en", ["Anna", "Ben"])
    news = News(match)
    assert [voice.event(event) for _, event in news.fetch(1)] == ["Ben has no choice: Take 1"]
    assert news.fetch(0) == []


def test_public_points_are_those_of_the_view() -> None:
    """In every position of a match with moves taken back, for every seat and for a spectator."""
    match = tischlein.Match(tischlein.game("burgundy_dice").setup(players=2), seed=6)
    rng = Random(2)
    voice = Voice("en")
    for count in range(60):
        seat = rng.choice(match.state.waiting_for)
        match.play(seat, rng.choice(match.state.options(seat)))
        if count % 7 == 6:
            match.undo(seat, consent=[0, 1])
        for viewer in (None, 0, 1):
            lines = public_lines(match, viewer, voice)
            for player, sheet in enumerate(match.state.view(viewer)["sheets"]):
                assert sum(line.points for line in lines if line.seat == player) == sheet["points"]
    assert len(match.log) > len(match.in_force)
