"""Using the dice, or not (DIC-028 to DIC-040)."""

from __future__ import annotations

import pytest

import tischlein
from tests.games.burgundy_dice.table import END, PASS, table, terms


@pytest.mark.rule("DIC-028")
def test_all_use_the_dice_at_the_same_time_and_the_order_of_arrival_does_not_matter() -> None:
    game, other = table(players=3), table(players=3)
    for each in (game, other):
        assert each.due() == (tischlein.CHANCE,)
        each.roll(4, 6, "orange", "yellow")
        assert each.due() == (0, 1, 2)
    game.use(0, 4, "orange", "D6").ends(0).use(1, 6, "yellow", "C4").ends(1).passes(2)
    other.passes(2).use(1, 6, "yellow").use(0, 4, "orange").mark(1, "C4").mark(0, "D6").ends(1).ends(0)
    assert game.state == other.state and game.state.digest() == other.state.digest()


@pytest.mark.rule("DIC-028")
def test_what_the_others_do_is_seen_when_the_round_is_over() -> None:
    game = table(players=2).roll(4, 6, "orange", "yellow")
    before = game.state.view(1), game.state.view(None)
    options = game.offered(1)
    game.use(0, 4, "orange", "B5").ends(0)
    for seat, view in zip((1, None), before, strict=True):
        assert game.state.view(seat) == {**view, "waiting_for": [1]}
    assert game.state.view(0)["sheets"][0]["numbers"][game.field("B5")] == 4
    assert game.offered(1) == options
    game.passes(1)
    for seat in (1, None):
        seen = game.state.view(seat)["sheets"][0]
        assert seen["numbers"][game.field("B5")] == 4 and seen["points"] == 2 and seen["bonuses"]["worker"] == 1


@pytest.mark.rule("DIC-029")
def test_a_combination_is_one_pip_die_and_one_colour_die() -> None:
    game = table().roll(4, 6, "orange", "yellow")
    game.offers(0, ("use", 4, "orange"), ("use", 4, "yellow"), ("use", 6, "orange"), ("use", 6, "yellow"), PASS)
    game.refuses(0, ("use", 3, "yellow"), rule="DIC-029")
    game.refuses(0, ("use", 4, "purple"), rule="DIC-029")
    game.refuses(0, ("use", 10, "yellow")).refuses(0, ("use", 4, 6)).refuses(0, ("use", "orange", "yellow")).refuses(0, ("use", 4))


@pytest.mark.rule("DIC-030")
def test_everybody_may_use_the_same_dice() -> None:
    game = table(players=5).roll(4, 6, "orange", "yellow")
    for seat in range(5):
        game.offers(seat, ("use", 4, "orange"), ("use", 4, "yellow"), ("use", 6, "orange"), ("use", 6, "yellow"), PASS)
        game.use(seat, 4, "orange", "D6")
        if seat != 4:
            game.ends(seat)
            assert game.state.dice == (4, 6, "orange", "yellow", 1)
    assert [game.number(seat, "D6") for seat in range(5)] == [4] * 5


@pytest.mark.rule("DIC-031")
@pytest.mark.parametrize("number", [4, 6])
def test_the_number_goes_into_a_field_of_the_colour(number: int) -> None:
    game = table().roll(4, 6, "orange", "yellow").use(0, number, "orange")
    assert game.fields_offered(0) == {"B5", "D5", "D6"}
    game.refuses(0, game.marking("C4"), rule="DIC-031").refuses(0, ("mark", 37), rule="DIC-005")
    before = game.sheet(0).marked
    game.mark(0, "D6")
    assert game.number(0, "D6") == number
    assert game.sheet(0).marked == before | 1 << game.field("D6"), "one field, and one only"
    assert game.heard() == [f"Player 1 marks city field D6 with {number}."]
    assert game.heard("de") == [f"Spieler 1 markiert Stadtfeld D6 mit {number}."]


@pytest.mark.rule("DIC-032")
def test_only_next_to_a_marked_field() -> None:
    game = table().roll(4, 6, "orange", "yellow").use(0, 4, "orange")
    for away in ("D7", "B1", "G2"):
        game.refuses(0, game.marking(away), rule="DIC-032")
    game.mark(0, "D6").ends(0).passes(1).roll(5, 6, "orange", "yellow")
    assert game.use(0, 5, "orange").fields_offered(0) == {"B5", "D5", "D7"}, "D7 touches the field marked last round"


@pytest.mark.rule("DIC-032")
def test_a_combination_that_reaches_no_field_cannot_be_used() -> None:
    game = table().roll(4, 4, "gray", "yellow")
    game.offers(0, ("use", 4, "yellow"), PASS).refuses(0, ("use", 4, "gray"), rule="DIC-032")


@pytest.mark.rule("DIC-033")
def test_a_marked_field_is_never_marked_again() -> None:
    game = table().write(0, {"D6": 4, "D5": 2}).roll(6, 5, "orange", "green").use(0, 6, "orange")
    assert game.fields_offered(0) == {"B5", "D7"}
    game.refuses(0, game.marking("D6"), rule="DIC-033").refuses(0, game.marking("D5"), rule="DIC-033")
    game.refuses(0, game.marking("C5"), rule="DIC-033")
    game.mark(0, "D7")
    assert [game.number(0, field) for field in ("D5", "D6", "D7", "C5")] == [2, 4, 6, 0]


@pytest.mark.rule("DIC-034")
def test_whoever_cannot_use_any_combination_gets_a_worker() -> None:
    game = table().roll(4, 5, "gray", "purple")
    game.offers(0, PASS).passes(0)
    assert game.row(0, "worker") == (1, 0) and game.castle_row(0) == {"silver": "circled"}
    assert game.heard() == ["Player 1 passes and takes a worker. [DIC-034]"]
    assert game.sheet(0).marked == 1 << game.field("C5")
    assert game.gained(0) == []


@pytest.mark.rule("DIC-035")
def test_passing_is_allowed_although_a_combination_would_fit() -> None:
    game = table().roll(4, 6, "orange", "yellow")
    assert len(game.offered(0, "use")) == 4
    game.passes(0)
    assert game.bonuses(0) == {"silver": 1, "worker": 1}


@pytest.mark.rule("DIC-036")
def test_whoever_marks_a_field_gets_no_worker_for_passing() -> None:
    game = table().roll(4, 6, "orange", "yellow").use(0, 4, "orange")
    game.refuses(0, PASS, error=tischlein.MalformedAction).mark(0, "D6")
    game.refuses(0, PASS, error=tischlein.MalformedAction).play(0, END)
    assert game.bonuses(0) == {"silver": 1}, "no second combination is not a pass"
    game.refuses(0, PASS, error=tischlein.NotYourDecision)


@pytest.mark.rule("DIC-036")
def test_selling_goods_does_not_prevent_the_worker() -> None:
    game = table(start="goods").roll(4, 6, "gray", "gray", hourglass=2).sell(0, 1).passes(0)
    assert game.bonuses(0) == {"silver": 1, "worker": 1}


@pytest.mark.rule("DIC-037")
def test_the_worker_for_passing_waits_for_the_next_round() -> None:
    game = table(start="goods").roll(1, 1, "yellow", "gray").passes(0)
    game.refuses(0, ("worker", 5, "yellow"), error=tischlein.NotYourDecision)
    game.passes(1).roll(1, 1, "yellow", "gray").worker(0, 5, "yellow", "C3")
    assert game.number(0, "C3") == 5 and game.row(0, "worker") == (1, 1)


@pytest.mark.rule("DIC-038")
@pytest.mark.parametrize("spent", [0, 1])
def test_with_all_worker_circles_in_use_passing_gives_nothing(spent: int) -> None:
    circles = tischlein.game("burgundy_dice").material(table().state.setup)["tracks"]["worker"]
    game = table(start="goods").give(0, worker=circles - 1).spend(0, worker=spent)
    game.quiet_round()
    assert game.row(0, "worker") == (circles, spent), "the last free circle"
    game.roll(1, 1, "green", "green").passes(0)
    assert game.row(0, "worker") == (circles, spent)
    assert game.castle_row(0) == {"goods": "circled"}, "the castle row is not for passing"
    assert game.heard() == ["Player 1 passes; no worker circle is free. [DIC-038]"]
    assert "Spieler 1" in game.heard("de")[0]


@pytest.mark.rule("DIC-039")
def test_the_next_round_waits_for_everybody() -> None:
    game = table(players=3).roll(4, 6, "orange", "yellow").passes(1)
    assert game.due() == (0, 2) and game.state.round == 1
    game.use(0, 4, "orange", "D6").passes(2)
    assert game.due() == (0,) and game.state.round == 1, "one player still thinks about a silver"
    game.refuses(tischlein.CHANCE, 4, error=tischlein.NotYourDecision).ends(0)
    assert game.due() == (tischlein.CHANCE,) and game.state.round == 2 and game.state.dice == ()


@pytest.mark.rule("DIC-040")
def test_two_combinations_at_most() -> None:
    game = table().give(0, silver=3).roll(4, 6, "orange", "yellow")
    game.use(0, 4, "orange", "D6").silver(0, 6, "yellow", "C4")
    assert game.due() == (1,) and game.bonuses(0) == {"silver": 3}
    game.refuses(0, ("silver", 6, "orange"), error=tischlein.NotYourDecision)
    assert terms(game.state.score(0)) == [("start", 1)]
