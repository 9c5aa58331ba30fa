"""What a visitor hears, and when: whispers, what is shown later, and the whole story at the end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import tischlein
from tests.core.test_example_game import dealt
from tests.server.conftest import Enter, until
from tests.server.playing import play_first
from tests.support.games import EXAMPLE
from tischlein import Match, say_event
from tischlein.core.state import State
from tischlein.server import telling
from tischlein.server.telling import Hearing, previews


def hears(hearing: Hearing, match: Match, *seats: int) -> tuple[bool, list[str]]:
    whole, news = hearing.catch_up(match, seats)
    return whole, [say_event(event) for _, event in news]


def test_what_others_do_at_the_same_time_is_told_once_when_all_are_done() -> None:
    match = Match(tischlein.game(EXAMPLE).setup(players=2), 1)
    first, second = Hearing(), Hearing()
    match.play(0, match.state.options(0)[0])
    assert hears(first, match, 0) == (True, ["Player 1 has put together a deck: cat, cat, mouse, mouse, owl, owl. [CAM-001]"])
    assert hears(second, match, 1) == (True, [])
    match.play(1, match.state.options(1)[1])
    assert hears(first, match, 0)[1][0] == "Player 2 has put together a deck. [CAM-001]"
    assert hears(second, match, 1)[1][:2] == [
        "Player 1 has put together a deck. [CAM-001]",
        "Player 2 has put together a deck: cheese, cheese, cheese, dog, dog, mouse. [CAM-001]",
    ]
    assert hears(first, match, 0) == hears(second, match, 1) == (False, [])


def test_when_the_match_is_over_whoever_has_missed_something_hears_it_all_anew() -> None:
    match = Match(tischlein.game(EXAMPLE).setup(players=2), 1)
    hearing, rng = Hearing(), Random(4)
    while match.state.waiting_for:
        seat = match.state.waiting_for[0]
        match.play(seat, match.state.sample(seat, rng))
        if match.state.result is None:
            hears(hearing, match, 0)
    whole, story = hears(hearing, match, 0)
    assert whole
    assert story == [say_event(event) for _, event in match.story(1)]
    assert any(line.startswith("Player 2 draws from the own deck: ") for line in story)
    assert hears(hearing, match, 0) == (False, []), "and then no more"


def test_in_an_open_game_nothing_is_told_twice() -> None:
    match = Match(tischlein.game("burgundy").setup(players=2), 1)
    hearing, rng, heard = Hearing(), Random(4), []
    while match.state.waiting_for:
        seat = match.state.waiting_for[0]
        match.play(seat, match.state.sample(seat, rng))
        heard += hears(hearing, match, 0)[1]
    assert heard == [say_event(event) for _, event in match.story(0)]


def test_previews_do_not_make_up_what_would_be_seen() -> None:
    match = dealt()
    match.play(0, ("go",))
    options = match.state.options(0)
    by_action = dict(zip(options, previews(match, 0, ["Anna", "Ben"]).options, strict=True))
    drawing = by_action["draw", "own"]
    assert [line.en for line in drawing.story] == ["Anna draws from the own deck. [CAM-011]"]
    assert drawing.final, "what was seen cannot be taken back freely"
    assert by_action["search",].final
    assert not by_action["bury", "cheese", "barn"].final
    assert not by_action["eat",].final and by_action["eat",].points == 1


def test_what_a_game_counts_for_the_page_comes_with_every_view_and_is_counted_once_for_all(
    enter: Enter, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted, count = list[int](), telling.shown

    def counting(state: State) -> dict[str, Any]:
        counted.append(len(state.view(None)["board"]))
        return count(state)

    monkeypatch.setattr(telling, "shown", counting)
    anna, eve = enter("Anna"), enter("")
    table = anna.sets(["me", "me"], game="carcassonne")["id"]
    with anna.sits_at(table) as hers, eve.sits_at(table) as watching:
        begin, seen = until(hers, "position"), until(watching, "position")
        assert list(begin["views"]) == ["0", "1"] and list(seen["views"]) == ["spectator"]
        views = [*begin["views"].values(), *seen["views"].values()]
        assert {feature["kind"] for feature in views[0]["shown"]["features"]} == {"city", "road", "field"}
        assert all(view["shown"] == views[0]["shown"] for view in views)
        assert counted == [1]
        play_first(hers, begin)
        after = until(watching, "position", lambda told: len(told["views"]["spectator"]["board"]) == 2)
        assert len(after["views"]["spectator"]["shown"]["holes"]) > len(views[0]["shown"]["holes"])
        assert counted == [1, 2]
    past = anna.call("GET", f"/api/tables/{table}/moments/0").json()
    assert past["views"]["0"]["shown"]["holes"] == views[0]["shown"]["holes"]


@pytest.mark.parametrize("id", sorted(set(tischlein.games()) - {"carcassonne", "felinia"}))
def test_a_game_that_counts_nothing_more_has_plain_views(id: str) -> None:
    game = tischlein.game(id)
    assert telling.shown(game.start(game.setup())) == {}
