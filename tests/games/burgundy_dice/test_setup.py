"""Before the first round (DIC-010 to DIC-017)."""

from __future__ import annotations

import pytest

import tischlein
from tests.games.burgundy_dice.table import SHEETS, castle, opening, table, terms

GAME = tischlein.game("burgundy_dice")
BONUSES = ("monk", "silver", "goods", "worker")


@pytest.mark.rule("DIC-010")
@pytest.mark.parametrize("sheet", SHEETS)
def test_everybody_gets_a_sheet_of_the_same_duchy(sheet: str) -> None:
    game = opening(5, sheet)
    assert [own.duchy.id for own in game.state.sheets] == [sheet] * 5
    game.play(0, ("start", castle(sheet, "monk")))
    assert [own.marked.bit_count() for own in game.state.sheets] == [1, 0, 0, 0, 0], "everybody writes on an own sheet"


@pytest.mark.rule("DIC-010")
def test_players_cannot_have_different_duchies() -> None:
    with pytest.raises(tischlein.SetupError):
        GAME.setup(players=2, sheet=["A", "B"])


@pytest.mark.rule("DIC-011")
def test_duchy_a_unless_the_group_chooses_another() -> None:
    assert GAME.setup(players=3)["sheet"] == "A"
    assert [GAME.setup(players=3, sheet=sheet)["sheet"] for sheet in SHEETS] == list(SHEETS)
    with pytest.raises(tischlein.SetupError):
        GAME.setup(players=3, sheet="E")


@pytest.mark.rule("DIC-012")
@pytest.mark.parametrize("players", [1, 3])
def test_five_dice_are_rolled_for_all_in_every_round(players: int) -> None:
    game = table(players=players)
    for _ in range(3):
        streams = []
        for outcome in (1, 2, "gray", "blue", 1):
            assert game.due() == (tischlein.CHANCE,), "no player is asked to roll"
            streams.append(game.state.chance.stream)
            game.chance(outcome)
        assert streams == ["pips-1", "pips-2", "colour-1", "colour-2", "hourglass"]
        assert [game.state.view(seat)["dice"] for seat in range(players)] == [[1, 2, "gray", "blue", 1]] * players
        game.passes(*range(players))


@pytest.mark.rule("DIC-013")
@pytest.mark.parametrize("sheet", SHEETS)
def test_each_player_crosses_out_one_of_four_castles_before_the_first_round(sheet: str) -> None:
    game = opening(2, sheet)
    assert game.due() == (0, 1)
    for seat in (0, 1):
        game.offers(seat, *(("start", castle(sheet, bonus)) for bonus in BONUSES))
    other = next(cell for cell in range(37) if game.duchy.colours[cell] != "green")
    game.refuses(0, ("start", other), rule="DIC-013")
    game.play(0, ("start", castle(sheet, "goods")))
    game.refuses(0, ("start", castle(sheet, "monk")), error=tischlein.NotYourDecision)
    assert game.due() == (1,), "no dice before everybody has a start castle"
    game.play(1, ("start", castle(sheet, "worker")))
    assert game.due() == (tischlein.CHANCE,)
    assert [own.start for own in game.state.sheets] == [castle(sheet, "goods"), castle(sheet, "worker")]


@pytest.mark.rule("DIC-014")
def test_all_may_start_with_the_same_castle() -> None:
    game = table(players=5, start="worker")
    assert {own.start for own in game.state.sheets} == {game.field("E2")}
    assert [game.bonuses(seat) for seat in range(5)] == [{"worker": 1}] * 5


@pytest.mark.rule("DIC-014")
def test_the_start_castle_is_chosen_unseen() -> None:
    game = opening(3)
    before = game.state.view(1), game.state.view(None)
    game.play(0, ("start", castle("A", "goods")))
    for seat, view in zip((1, None), before, strict=True):
        assert game.state.view(seat) == {**view, "waiting_for": [1, 2]}
    assert game.state.view(0)["sheets"][0]["start"] == castle("A", "goods")
    game.offers(1, *(("start", castle("A", bonus)) for bonus in BONUSES))
    game.play(2, ("start", castle("A", "monk"))).play(1, ("start", castle("A", "goods")))
    starts = [castle("A", bonus) for bonus in ("goods", "goods", "monk")]
    assert [own["start"] for own in game.state.view(None)["sheets"]] == starts


@pytest.mark.rule("DIC-015")
@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("bonus", BONUSES)
def test_the_bonus_of_the_start_castle_is_there_at_once(sheet: str, bonus: str) -> None:
    game = table(sheet, start=bonus)
    assert game.bonuses(0) == {bonus: 1}
    assert game.castle_row(0) == {bonus: "circled"}
    assert all(game.row(0, other) == (0, 0) for other in BONUSES), "it is circled in the castle row, not in its own"


@pytest.mark.rule("DIC-015")
def test_a_worker_from_the_start_castle_can_be_used_in_the_first_round() -> None:
    game = table(start="worker").roll(1, 1, "gray", "gray")
    game.worker(0, 3, "gray", "F2")
    assert game.castle_row(0) == {"worker": "crossed"}


@pytest.mark.rule("DIC-016")
def test_everybody_begins_the_first_round_with_one_point() -> None:
    game = table(players=4, start=("monk", "silver", "goods", "worker"))
    assert game.state.standing() == [1, 1, 1, 1]
    for seat in range(4):
        assert terms(game.state.score(seat)) == [("start", 1)]
        assert game.sheet(seat).interim() == [1, 0, 0], "it stands in the first column"


@pytest.mark.rule("DIC-017")
@pytest.mark.parametrize("sheet", SHEETS)
def test_the_start_castle_is_marked_without_a_number(sheet: str) -> None:
    game = table(sheet, start="silver")
    start = castle(sheet, "silver")
    assert game.sheet(0).numbers == [0] * 37
    assert game.sheet(0).marked == 1 << start
    beside = game.duchy.neighbours[start]
    reached = {colour for colour in ("purple", "gray", "blue", "orange", "yellow") if game.duchy.cells_of[colour] & beside}
    for colour in ("purple", "gray", "blue", "orange", "yellow"):
        number = {"purple": 1, "gray": 3, "blue": 5}.get(colour, 6)
        assert bool(game.sheet(0).places(number, colour)) == (colour in reached)


@pytest.mark.rule("DIC-017")
def test_the_start_castle_can_be_built_on_but_gives_no_number_to_anybody() -> None:
    game = table(start="silver").roll(4, 6, "green", "yellow")
    game.offers(0, ("use", 4, "yellow"), ("use", 6, "yellow"), ("pass",))
    game.use(0, 4, "yellow", "C4")
    assert game.number(0, "C4") == 4 and game.number(0, "C5") == 0
