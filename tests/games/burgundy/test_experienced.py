"""Set-up for experienced players: random boards, start castles of one's own choice (BUR-600 to BUR-602)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tests.games.burgundy.table import NAMES, WORKERS, Table, table
from tischlein import CHANCE, Match, NotYourDecision, SetupError
from tischlein.games.burgundy.game import GAME


def opened(players: int = 2, boards: Sequence[str | int] = ("random", "random"), first: int = 0, **options: Any) -> Table:
    """A game in which it has just been decided who begins."""
    return Table(GAME.start(GAME.setup(players=players, boards=tuple(boards), **options)), NAMES).chance(first)


def choosing(*boards: str, first: int = 0, start_castles: str = "open") -> Table:
    """Everybody has drawn one of these boards and chooses the space of the start castle."""
    game = opened(len(boards), ("random",) * len(boards), first, start_castles=start_castles)
    return game.chance(*boards).deal()


def starts(game: Table, seat: int, *spaces: str) -> Table:
    return game.play(seat, *(("start", game.cell(seat, space)) for space in spaces))


def known(game: Table, seat: int | None) -> list[int]:
    """Whose start spaces somebody can see."""
    return [start["owner"] for start in game.state.view(seat)["starts"]]


# ---------------------------------------------------------------------- boards


@pytest.mark.rule("BUR-600")
def test_boards_are_drawn_after_the_start_player() -> None:
    game = Table(GAME.start(GAME.setup(players=2, boards=("random", "random"))), NAMES)
    assert game.state.chance.stream == "start"
    assert game.chance(1).state.chance.stream == "boards"
    assert [game.estate(seat).workers for seat in (0, 1)] == [2, 1]
    game.chance("3", "7").deal()
    assert [game.estate(seat).duchy.id for seat in (0, 1)] == ["3", "7"]
    assert [game.estate(seat).workers for seat in (0, 1)] == [2, 1] and game.estate(0).silver == 1


@pytest.mark.rule("BUR-600")
def test_any_board_from_1_to_10_may_come_but_none_of_the_boards_11() -> None:
    game = opened()
    boards = dict(game.state.chance.outcomes())
    assert sorted(boards, key=int) == [str(number) for number in range(1, 11)]
    game.refuses(CHANCE, "11a")


@pytest.mark.rule("BUR-600", "BUR-008")
def test_a_board_that_exists_once_comes_only_once() -> None:
    boards = dict(opened().chance("3").state.chance.outcomes())
    assert "3" not in boards and boards["4"] == 1
    assert boards["1"] == 4
    assert dict(opened().chance("1").state.chance.outcomes())["1"] == 3


@pytest.mark.rule("BUR-600", "BUR-008")
@pytest.mark.parametrize("boards", [("random", 5), (5, "random")])
def test_a_board_that_somebody_has_chosen_is_not_drawn(boards: tuple[str | int, ...]) -> None:
    assert "5" not in dict(opened(boards=boards).state.chance.outcomes())


@pytest.mark.rule("BUR-600")
def test_without_that_option_everybody_gets_board_1() -> None:
    game = table(players=3)
    assert [game.estate(seat).duchy.id for seat in range(3)] == ["1", "1", "1"]


@pytest.mark.rule("BUR-600")
@pytest.mark.parametrize(("players", "elements"), [(2, ("border_posts",)), (4, ("team",)), (1, ())])
def test_random_boards_are_for_the_normal_game(players: int, elements: tuple[str, ...]) -> None:
    with pytest.raises(SetupError):
        GAME.setup(players=players, elements=elements, boards=("random",) * players)


# ---------------------------------------------------------------------- start castles


@pytest.mark.rule("BUR-601")
@pytest.mark.parametrize(
    ("board", "castles"),
    [
        ("1", ("A2", "A3", "B3", "D4")),
        ("2", ("A4", "D1", "D4", "G4")),
        ("3", ("B3", "D4", "F1", "F5")),
        ("10", ("A4", "D7", "G1", "G4")),
    ],
)
def test_every_castle_space_of_a_random_board_may_be_chosen(board: str, castles: tuple[str, ...]) -> None:
    game = choosing(board, "4")
    game.offers(0, *(("start", game.cell(0, space)) for space in castles))
    game.refuses(0, ("start", game.cell(0, "C3")))
    starts(game, 0, castles[0])
    starts(game, 1, "A1").deal()
    assert game.tile_at(0, castles[0]) == "castle" and game.estate(0).filled.bit_count() == 1


@pytest.mark.rule("BUR-601", "BUR-127")
def test_the_duchy_grows_from_the_castle_that_was_chosen() -> None:
    game = table(boards=("random", "auto"), start=["A3"]).keys(0, "castle").workers(0, 3).turn_of(0, 5).play(0, ("place", "castle"))
    assert game.places(0) == {"A2", "B3"}


@pytest.mark.rule("BUR-601", "BUR-026")
def test_a_start_castle_that_fills_its_area_scores_nothing() -> None:
    game = choosing("3", "4")
    starts(game, 0, "D4")
    starts(game, 1, "A1")
    assert game.deal().due() == (CHANCE,), "there is no extra action"
    assert [game.points(seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("BUR-601")
def test_a_board_with_no_printed_start_leaves_the_choice_as_well() -> None:
    game = opened(boards=(4, 1)).deal()
    assert game.due() == (0,)
    starts(game, 0, "C5").deal()
    assert game.tile_at(0, "C5") == "castle" and game.tile_at(1, "D4") == "castle"


# ---------------------------------------------------------------------- open or secret


@pytest.mark.rule("BUR-602")
def test_openly_the_castles_are_chosen_in_turn_order() -> None:
    game = choosing("3", "4", "5", first=1)
    assert game.due() == (1,)
    starts(game, 1, "C5")
    assert game.due() == (2,) and known(game, 0) == known(game, None) == [1]
    starts(game, 2, "C2")
    assert game.due() == (0,) and known(game, 0) == [1, 2]
    starts(game, 0, "D4")
    assert [game.tile_at(seat, space) for seat, space in enumerate(("D4", "C5", "C2"))] == ["castle"] * 3


@pytest.mark.rule("BUR-602")
def test_secretly_everybody_chooses_at_the_same_time() -> None:
    game = choosing("3", "4", "5", first=1, start_castles="secret")
    assert game.due() == (0, 1, 2)
    starts(game, 2, "C2")
    assert game.due() == (0, 1)
    game.refuses(2, ("start", game.cell(2, "C2")), error=NotYourDecision)
    starts(game, 0, "D4")
    starts(game, 1, "C5")
    assert [game.tile_at(seat, space) for seat, space in enumerate(("D4", "C5", "C2"))] == ["castle"] * 3


@pytest.mark.rule("BUR-602")
def test_what_was_chosen_in_secret_is_seen_only_by_oneself_until_all_have_chosen() -> None:
    game = choosing("3", "4", start_castles="secret")
    starts(game, 0, "D4")
    assert known(game, 0) == [0] and known(game, 1) == known(game, None) == []
    assert game.state.secrets(1) == {"start of 0": {"owner": 0, "space": game.cell(0, "D4")}} and not game.state.secrets(0)
    assert game.tile_at(0, "D4") is None
    starts(game, 1, "A1")
    assert game.tile_at(0, "D4") == game.tile_at(1, "A1") == "castle"
    assert not game.state.secrets(None)


@pytest.mark.rule("BUR-602")
def test_the_log_does_not_tell_what_was_chosen_in_secret() -> None:
    match = Match(GAME.setup(players=2, boards=(3, 4), start_castles="secret"), 1)
    match.play(0, match.state.options(0)[0])

    def told(seat: int | None) -> bool:
        return any(event.message.key == "start-chosen" for _, event in match.story(seat))

    assert told(0) and not told(1) and not told(None)
    match.play(1, match.state.options(1)[0])
    assert told(1) and told(None)


@pytest.mark.rule("BUR-602")
def test_a_secret_choice_is_imagined_anew() -> None:
    game = choosing("3", "4", start_castles="secret")
    starts(game, 0, "D4")
    imagined = {game.state.imagine(1, Random(seed)).chosen[0] for seed in range(40)}
    assert imagined == {game.cell(0, space) for space in ("B3", "D4", "F1", "F5")}
    assert {game.state.imagine(0, Random(seed)).chosen[0] for seed in range(5)} == {game.cell(0, "D4")}


@pytest.mark.rule("BUR-602")
def test_imagining_a_secret_choice_keeps_the_castles_that_are_not_chosen() -> None:
    """Board 1 has a printed start space, which is no secret."""
    game = opened(boards=("random", 1), start_castles="secret").chance("3").deal()
    assert game.due() == (0,) and not game.state.secrets(0)
    imagined = Table(game.state.imagine(0, Random(1)), NAMES)
    starts(imagined, 0, "D4")
    assert imagined.tile_at(1, "D4") == "castle"


@pytest.mark.rule("BUR-602")
def test_without_a_choice_nobody_is_asked() -> None:
    game = opened(boards=("auto", "auto"), start_castles="secret").deal()
    assert game.due() == (CHANCE,) and game.state.chance.stream == "dice-0"
    assert game.roll((1, 2), (3, 4)).play(0, ("die", 1), WORKERS).tile_at(0, "D4") == "castle"


@pytest.mark.rule("BUR-602")
def test_alone_there_is_nothing_to_keep_secret() -> None:
    with pytest.raises(SetupError):
        GAME.setup(players=1, start_castles="secret")
