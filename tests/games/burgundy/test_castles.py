"""Castles and mines (BUR-154 to BUR-158)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.table import PASS, WORKERS, Table, table
from tischlein.games.burgundy.tiles import GOODS


def court(*more: str, players: int = 2) -> Table:
    """Seat 0 can place a castle with a 6 on B3, and has no workers."""
    return table(players).no_goods().lay(0, "bank", "C3").keys(0, "castle", *more).workers(0, 0)


def build(game: Table, *more: int) -> Table:
    """The castle is placed; what follows is its action."""
    return game.turn_of(0, 6, *more).place(0, 6, "castle", "B3")


@pytest.mark.rule("BUR-154")
def test_a_castle_gives_one_more_action_at_once() -> None:
    game = build(court(), 5).play(0, WORKERS)
    assert game.estate(0).workers == 2
    assert game.due() == (0,), "the 5 has not been used"
    game.play(0, WORKERS)
    assert game.estate(0).workers == 4
    assert game.state.active == -1


@pytest.mark.rule("BUR-154", "BUR-155")
@pytest.mark.parametrize("depot", range(1, 7))
def test_the_action_of_a_castle_takes_a_tile_from_any_depot_without_workers(depot: int) -> None:
    game = court().no_tiles()
    for number in range(1, 7):
        game.depot(number, f"monastery-{number}", "ship")
    build(game)
    assert game.offered(0, "take") == [("take", number) for number in range(1, 7)]
    game.play(0, ("take", depot), ("tile", f"monastery-{depot}"))
    assert game.tiles_of(0) == [f"monastery-{depot}"]
    assert game.estate(0).workers == 0


@pytest.mark.rule("BUR-154")
def test_the_number_is_free_even_for_whoever_has_workers() -> None:
    game = court().depot(3, "mine").workers(0, 3)
    build(game).play(0, ("take", 3))
    assert game.estate(0).workers == 3


@pytest.mark.rule("BUR-154", "BUR-155")
@pytest.mark.parametrize("good", GOODS)
def test_the_action_of_a_castle_sells_goods_of_any_colour(good: str) -> None:
    game = court().store(0, **{good: 3})
    build(game).play(0, ("sell", good))
    assert game.in_store(0) == {}
    assert game.earned(0) == {"sale": 6}
    assert game.estate(0).silver == 2


@pytest.mark.rule("BUR-154", "BUR-155")
def test_the_action_of_a_castle_places_a_tile_on_any_number() -> None:
    game = build(court("ship").lay(0, "ship", "D5")).play(0, ("place", "ship"))
    assert game.places(0) == {"D3", "D6"}
    game.play(0, ("space", game.cell(0, "D6")))
    assert game.tile_at(0, "D6") == "ship"
    assert game.estate(0).workers == 0


@pytest.mark.rule("BUR-154")
def test_a_tile_placed_with_a_castle_still_needs_colour_and_a_neighbour() -> None:
    game = build(court("ship")).play(0, ("place", "ship"))
    game.refuses(0, ("space", game.cell(0, "D7")), rule="BUR-127")
    game.refuses(0, ("space", game.cell(0, "C2")), rule="BUR-126")


@pytest.mark.rule("BUR-154")
def test_the_action_of_a_castle_cannot_be_left_out_as_workers_can_always_be_taken() -> None:
    """Empty depots, no goods, no tiles on key spaces."""
    game = build(court().no_tiles().store(0))
    game.offers(0, WORKERS)


@pytest.mark.rule("BUR-155")
def test_all_four_actions_are_possible_with_a_castle() -> None:
    game = build(court("castle", "mine").no_tiles().depot(2, "ship").store(0, red=1, orange=1))
    game.offers(0, ("take", 2), ("place", "castle"), ("place", "mine"), ("sell", "red"), ("sell", "orange"), WORKERS)


@pytest.mark.rule("BUR-155", "BUR-156")
def test_castles_form_a_chain() -> None:
    """Three castles with one die: the third one completes the area."""
    game = build(court("castle", "castle"), 1)
    game.play(0, ("place", "castle"), ("space", game.cell(0, "A2")), ("place", "castle"), ("space", game.cell(0, "A3")))
    assert game.earned(0) == {"area": 6, "phase": 10, "bonus": 5}
    game.play(0, WORKERS)
    assert game.due() == (0,) and game.estate(0).workers == 2
    assert game.tiles_of(0) == []
    game.play(0, WORKERS)
    assert game.state.active == -1, "that was the 1"


@pytest.mark.rule("BUR-156", "BUR-193")
def test_a_chain_of_castle_town_hall_castle_and_ship() -> None:
    """All with one die. The ship is bought on the way, as there are only three key spaces; its goods are sold with the second die."""
    game = court("town_hall", "castle").silver(0, 2).depot(0, "ship").store(0).goods(5, red=2)
    build(game, 4)
    game.play(0, ("place", "town_hall"), ("space", game.cell(0, "E4")))
    game.offers(0, ("place", "castle"), ("buy",), PASS)
    game.play(0, ("place", "castle"), ("space", game.cell(0, "A3")))
    assert game.tiles_of(0) == [] and game.estate(0).workers == 0
    game.play(0, ("buy",), ("buy", 0, "ship", "silver"), ("place", "ship"), ("space", game.cell(0, "D5")))
    assert game.state.view(None)["bridge"][:2] == [[1, 0], []]
    game.play(0, ("ship", 5))
    assert game.state.view(None)["bridge"][:2] == [[1], [0]]
    assert [game.tile_at(0, space) for space in ("B3", "E4", "A3", "D5")] == ["castle", "town_hall", "castle", "ship"]
    assert game.points(0) == 0, "nothing has been completed"
    game.play(0, ("sell", "red"))
    assert game.earned(0) == {"sale": 4}
    assert game.state.active == -1


@pytest.mark.rule("BUR-154", "BUR-180")
def test_the_effect_of_what_a_castle_places_comes_before_the_second_die() -> None:
    game = build(court("carpenter").no_tiles().depot(4, "bank", "market"), 1)
    game.play(0, ("place", "carpenter"), ("space", game.cell(0, "E4")))
    game.offers(0, ("gain", 4, "bank"), ("gain", 4, "market"), PASS)


@pytest.mark.rule("BUR-154")
def test_a_castle_is_no_third_die() -> None:
    """Its action comes at once and is not kept for later."""
    game = build(court(), 5)
    assert game.offered(0, "die") == game.offered(0, "pass") == game.offered(0, "end") == []


@pytest.mark.rule("BUR-112", "BUR-154")
def test_a_castle_placed_with_full_key_spaces_takes_a_tile_for_one_of_them() -> None:
    """Shield 14 places it directly from a depot."""
    game = table(elements=("shields",)).lay(0, "bank", "C3").no_tiles().depot(2, "castle", "monastery-2").depot(5, "ship")
    game.keys(0, "mine", "bank", "cow-2").shield(0, 14, "D4").last_round().turn_of(0, 1).act(0, 1, WORKERS)
    game.play(0, ("gift", 2, "castle"), ("space", game.cell(0, "B3")), ("take", 5))
    game.offers(0, ("discard", "mine"), ("discard", "bank"), ("discard", "cow-2"))
    game.play(0, ("discard", "bank"))
    assert sorted(game.tiles_of(0)) == ["cow-2", "mine", "ship"]


# ---------------------------------------------------------------------- mines


@pytest.mark.rule("BUR-157")
def test_a_mine_has_no_effect_when_it_is_placed() -> None:
    game = table().workers(0, 0).keys(0, "mine").turn_of(0, 4, 1)
    before = game.estate(0).silver, game.estate(0).store, game.state.bridge
    game.place(0, 4, "mine", "E3")
    assert (game.estate(0).silver, game.estate(0).store, game.state.bridge) == before
    assert game.earned(0) == {}
    assert WORKERS in game.offered(0), "the second die is next"
    assert (game.estate(0).workers, game.tiles_of(0)) == (0, [])


@pytest.mark.rule("BUR-157", "BUR-158")
def test_a_mine_brings_nothing_at_the_end_of_a_round() -> None:
    game = table().lay(0, "mine", "E3")
    for _ in range(4):
        game.roll((1, 1), (1, 1)).finish_round()
        assert game.estate(0).silver == 1
    game.roll((1, 1), (1, 1)).finish_round()
    assert game.estate(0).silver == 2


@pytest.mark.rule("BUR-158")
@pytest.mark.parametrize("phase", "ABCDE")
def test_each_mine_yields_a_silver_coin_at_the_end_of_every_phase(phase: str) -> None:
    game = table(3).lay(0, "mine", "E3", "F2", "G1").lay(2, "mine", "F2").phase(phase).last_round()
    game.turn_of(1, 4).act(1, 4, WORKERS)
    assert [game.estate(seat).silver for seat in range(3)] == [1 + 3, 1, 1 + 1]


@pytest.mark.rule("BUR-158")
def test_a_mine_placed_in_the_last_turn_of_a_phase_yields_silver_already() -> None:
    game = table().keys(1, "mine").last_round().turn_of(1, 4).place(1, 4, "mine", "E3")
    assert game.estate(1).silver == 2


@pytest.mark.rule("BUR-158")
def test_mines_on_key_spaces_yield_nothing() -> None:
    game = table().keys(1, "mine", "mine").last_round().turn_of(1, 4).act(1, 4, WORKERS)
    assert game.estate(1).silver == 1


@pytest.mark.rule("BUR-158")
def test_mines_yield_again_in_every_phase() -> None:
    game = table().lay(0, "mine", "E3", "F2")
    for phase in range(1, 5):
        for _ in range(5):
            game.roll((1, 1), (1, 1)).finish_round()
        game.deal()
        assert game.estate(0).silver == 1 + 2 * phase
