"""Playing alone (DIC-101 to DIC-106)."""

from __future__ import annotations

import pytest

import tischlein
from tests.games.burgundy_dice.table import castle, opening, table, terms
from tischlein import say

GAME = tischlein.game("burgundy_dice")
RATINGS = [
    (50, "50 points: more than 50 would be good."),
    (51, "51 points: good!"),
    (60, "60 points: good!"),
    (61, "61 points: very good!"),
    (70, "70 points: very good!"),
    (71, "71 points: outstanding!"),
]


@pytest.mark.rule("DIC-101")
def test_one_player_alone_plays_for_points() -> None:
    game = table(players=1, phase=3, round=8).award(0, 20).roll(4, 6, "orange", "yellow").use(0, 4, "orange", "B5").ends(0)
    assert game.due() == () and game.state.result is not None
    assert game.state.result.points == (22,) and game.state.result.ranking == ((0,),)
    assert "22" in say(game.state.result.reason)


@pytest.mark.rule("DIC-102")
@pytest.mark.parametrize("hourglass", [1, 2])
def test_every_phase_has_eight_rounds(hourglass: int) -> None:
    game = table(players=1)
    played = []
    while game.due():
        played.append((game.state.phase, game.state.round))
        game.quiet_round(hourglass)
    assert played == [(phase, round) for phase in (1, 2, 3) for round in range(1, 9)]


@pytest.mark.rule("DIC-103")
def test_the_hourglass_die_is_rolled_but_crosses_nothing_off() -> None:
    game = table(players=1).roll(1, 1, "green", "green", hourglass=2)
    assert game.state.boxes == 0
    game.passes(0).chance(1, 1, "green", "green")
    assert game.state.chance.stream == "hourglass" and game.due() == (tischlein.CHANCE,)


@pytest.mark.rule("DIC-103")
def test_a_double_hourglass_sells_goods_and_a_single_one_does_not() -> None:
    game = table(players=1, start="goods").roll(4, 6, "green", "gray", hourglass=1).offers(0, ("pass",)).passes(0)
    game.roll(4, 6, "green", "gray", hourglass=2).offers(0, ("sell", 0), ("sell", 1)).sell(0, 1)
    assert terms(game.gained(0)) == [("sale", 2)] and game.row(0, "silver") == (1, 0)


@pytest.mark.rule("DIC-104")
@pytest.mark.parametrize(("phase", "points"), [(1, 4), (2, 4), (3, 2)])
@pytest.mark.parametrize("round", [1, 7])
def test_all_yellow_fields_bring_four_four_or_two(phase: int, points: int, round: int) -> None:
    game = table(players=1, phase=phase, round=round, start="monk").fill(0, "yellow", but="C4")
    game.roll(4, 4, "yellow", "yellow").use(0, 4, "yellow", "C4")
    term = game.gained(0)[-1]
    assert (term.key, term.points, term.detail["phase"]) == ("extra", points, phase)


@pytest.mark.rule("DIC-104")
@pytest.mark.parametrize(("phase", "points"), [(1, [3, 4]), (2, [3, 4]), (3, [1, 2])])
def test_every_colour_counts_alike_one_after_the_other(phase: int, points: list[int]) -> None:
    game = table(players=1, phase=phase, start="monk").fill(0, "yellow", but="C4").fill(0, "gray", but="A4")
    game.roll(4, 4, "gray", "gray").use(0, 4, "gray", "A4")
    game.roll(4, 4, "yellow", "purple").use(0, 4, "yellow", "C4")
    assert [term.points for term in game.state.score(0) if term.key == "extra"] == points


@pytest.mark.rule("DIC-104")
@pytest.mark.parametrize(("phase", "points"), [(1, 4), (2, 4)])
def test_the_last_round_of_a_phase_belongs_to_it(phase: int, points: int) -> None:
    game = table(players=1, phase=phase, round=8, start="monk").fill(0, "yellow", but="C4")
    game.roll(4, 4, "yellow", "yellow").use(0, 4, "yellow", "C4")
    assert game.gained(0)[-1].points == points and game.state.phase == phase + 1


@pytest.mark.rule("DIC-105")
@pytest.mark.parametrize(("points", "verdict"), RATINGS)
def test_what_a_result_is_worth(points: int, verdict: str) -> None:
    game = table(players=1, phase=3, round=8).award(0, points - 1).quiet_round()
    assert game.state.result is not None and game.state.result.points == (points,)
    assert say(game.state.result.reason) == verdict
    assert str(points) in say(game.state.result.reason, "de")


@pytest.mark.rule("DIC-105")
def test_the_verdicts_differ_in_german_too() -> None:
    verdicts = []
    for points in (50, 51, 61, 71):
        game = table(players=1, phase=3, round=8).award(0, points - 1).quiet_round()
        assert game.state.result is not None
        verdicts.append(say(game.state.result.reason, "de").partition(":")[2])
    assert len(set(verdicts)) == 4


@pytest.mark.rule("DIC-106")
@pytest.mark.parametrize("bonus", ["monk", "silver", "goods", "worker"])
def test_the_solo_player_chooses_the_start_castle_freely(bonus: str) -> None:
    game = opening(1).offers(0, *(("start", castle("A", other)) for other in ("monk", "silver", "goods", "worker")))
    game.play(0, ("start", castle("A", bonus)))
    assert game.bonuses(0) == {bonus: 1} and game.due() == (tischlein.CHANCE,)


@pytest.mark.rule("DIC-106")
@pytest.mark.parametrize("variant", ["all_same", "all_different"])
def test_the_variants_for_start_castles_are_not_for_one(variant: str) -> None:
    with pytest.raises(tischlein.SetupError) as refusal:
        GAME.setup(players=1, start=variant)
    assert refusal.value.rule == "DIC-106" and refusal.value.say("de") != refusal.value.say("en")
