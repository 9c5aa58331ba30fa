"""Start castles all different (DIC-097, DIC-098) or all the same (DIC-099, DIC-100)."""

from __future__ import annotations

import pytest

import tischlein
from tests.games.burgundy_dice.table import SHEETS, castle, opening
from tischlein.core.decision import Action

GAME = tischlein.game("burgundy_dice")
MONK, SILVER, GOODS, WORKER = (("start", castle("A", bonus)) for bonus in ("monk", "silver", "goods", "worker"))


@pytest.mark.rule("DIC-097")
def test_all_different_is_for_four_at_most() -> None:
    with pytest.raises(tischlein.SetupError) as refusal:
        GAME.setup(players=5, start="all_different")
    assert refusal.value.rule == "DIC-097"
    assert refusal.value.say("de") != refusal.value.say("en")
    for players in (2, 3, 4):
        assert GAME.setup(players=players, start="all_different")["start"] == "all_different"


@pytest.mark.rule("DIC-098")
def test_the_owner_chooses_first_and_then_each_in_turn_from_the_rest() -> None:
    game = opening(4, start="all_different")
    rest = [MONK, SILVER, GOODS, WORKER]
    for seat, choice in enumerate((GOODS, MONK, WORKER, SILVER)):
        assert game.due() == (seat,)
        game.offers(seat, *rest).play(seat, choice)
        rest.remove(choice)
        assert game.state.view(None)["sheets"][seat]["start"] == choice[1], "all see what is taken"
    assert game.due() == (tischlein.CHANCE,)
    assert [game.bonuses(seat) for seat in range(4)] == [{"goods": 1}, {"monk": 1}, {"worker": 1}, {"silver": 1}]
    assert game.state.standing() == [1, 1, 1, 1]


@pytest.mark.rule("DIC-098")
def test_a_castle_that_is_taken_is_refused() -> None:
    game = opening(3, start="all_different").refuses(1, MONK, error=tischlein.NotYourDecision)
    game.play(0, GOODS).refuses(1, GOODS, rule="DIC-098").play(1, SILVER)
    game.refuses(2, GOODS, rule="DIC-098").refuses(2, SILVER, rule="DIC-098").play(2, MONK)


@pytest.mark.rule("DIC-099")
@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("players", [2, 5])
def test_all_start_with_the_castle_all_propose(sheet: str, players: int) -> None:
    choice = ("start", castle(sheet, "goods"))
    game = opening(players, sheet, "all_same")
    for seat in range(players):
        assert game.sheet(0).marked == 0
        game.play(seat, choice)
    assert game.due() == (tischlein.CHANCE,)
    assert [own.start for own in game.state.sheets] == [choice[1]] * players
    assert [game.bonuses(seat) for seat in range(players)] == [{"goods": 1}] * players
    assert game.state.standing() == [1] * players


@pytest.mark.rule("DIC-100")
@pytest.mark.parametrize("proposals", [(MONK, SILVER, MONK), (SILVER, MONK, MONK), (MONK, SILVER, GOODS)])
@pytest.mark.parametrize("decided", [MONK, SILVER, WORKER])
def test_a_group_that_cannot_agree_leaves_it_to_the_owner(proposals: tuple[Action, ...], decided: Action) -> None:
    game = opening(3, start="all_same")
    assert game.due() == (0, 1, 2), "the whole group is asked"
    for seat, proposal in enumerate(proposals):
        game.play(seat, proposal)
    assert game.due() == (0,), "the owner of the game"
    game.refuses(1, decided, error=tischlein.NotYourDecision)
    game.offers(0, MONK, SILVER, GOODS, WORKER).play(0, decided)
    assert [own.start for own in game.state.sheets] == [decided[1]] * 3
    assert game.due() == (tischlein.CHANCE,)


@pytest.mark.rule("DIC-100")
def test_proposals_are_made_unseen() -> None:
    game = opening(2, start="all_same")
    before = game.state.view(1), game.state.view(None)
    game.play(0, MONK)
    for seat, view in zip((1, None), before, strict=True):
        assert game.state.view(seat) == {**view, "waiting_for": [1]}
    assert game.state.view(0)["proposals"] == [{"seat": 0, "field": MONK[1]}]


@pytest.mark.rule("DIC-013")
def test_a_field_that_does_not_exist_is_nobodys_castle() -> None:
    game = opening(3, start="all_different").play(0, GOODS)
    for nowhere in (-1, 37, 99):
        game.refuses(1, ("start", nowhere), rule="DIC-013")
