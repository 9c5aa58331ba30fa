"""Shield 11: castles that take a shield (BUR-578)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.shield_table import bare, crest, space
from tests.games.burgundy.table import WORKERS, Table

# ---------------------------------------------------------------------- 11: a shield for a castle


def castle_to_place(shield: int) -> Table:
    return bare().shield(0, shield, "D4").lay(0, "monastery-1", "C4").keys(0, "castle").shields_at(2, 5).shields_at(6, 9).turn_of(0, 6)


@pytest.mark.rule("BUR-578")
def test_11_the_action_of_a_castle_may_take_a_shield_from_any_depot() -> None:
    game = castle_to_place(11).place(0, 6, "castle", "B3")
    assert game.offered(0, "shield") == [("shield", 2), ("shield", 6)]
    game.play(0, ("shield", 2)).offers(0, crest(game, 0, 5, "D4"), crest(game, 0, 5, "B3")).play(0, crest(game, 0, 5, "B3"))
    assert game.shields_of(0) == {"D4": 11, "B3": 5}
    assert game.state.active != 0


@pytest.mark.rule("BUR-578")
def test_11_the_castle_still_allows_every_other_action() -> None:
    game = castle_to_place(11).place(0, 6, "castle", "B3", WORKERS)
    assert game.estate(0).workers == 2


@pytest.mark.rule("BUR-578")
def test_11_without_it_a_castle_takes_no_shield() -> None:
    game = castle_to_place(7).place(0, 6, "castle", "B3")
    assert not game.offered(0, "shield")


@pytest.mark.rule("BUR-578")
def test_11_the_action_of_a_die_takes_no_shield() -> None:
    assert not castle_to_place(11).offered(0, "shield")


@pytest.mark.rule("BUR-578", "BUR-406")
def test_11_a_white_castle_is_no_castle() -> None:
    game = bare(2, "white_castles").shield(0, 11, "D4").keys(0, "white_castle").shields_at(2, 5).turn_of(0, 3)
    game.state.white = 2
    game.place(0, 3, "white_castle", "E4")
    assert not game.offered(0, "shield")


# ---------------------------------------------------------------------- 11 and chains of castles


def crusader(*keys: str) -> Table:
    game = bare(2, "extra_tiles").shield(0, 11, "D4").lay(0, "monastery-1", "C4").keys(0, *keys)
    return game.shields_at(2, 5).shields_at(4, 9).shields_at(6, 18)


@pytest.mark.rule("BUR-578", "BUR-154")
def test_11_each_castle_of_a_chain_may_take_a_shield() -> None:
    """The first castle places the second; the second takes a shield."""
    game = crusader("castle", "castle").turn_of(0, 6).place(0, 6, "castle", "B3", ("place", "castle"))
    game.play(0, space(game, 0, "A2"), ("shield", 4), crest(game, 0, 9, "A2"))
    assert game.shields_of(0) == {"D4": 11, "A2": 9}
    assert game.state.active != 0


@pytest.mark.rule("BUR-578", "BUR-546", "BUR-586")
def test_11_the_shield_taken_works_for_the_other_die() -> None:
    """Shield 18 lets a ship be placed far away in the same turn."""
    game = crusader("castle", "ship").turn_of(0, 6, 1).place(0, 6, "castle", "B3", ("shield", 6))
    game.play(0, crest(game, 0, 18, "B3")).act(0, 1, ("place", "ship"))
    assert game.places(0) == {"D2", "D7"}


@pytest.mark.rule("BUR-578", "BUR-545", "BUR-587")
def test_11_may_be_replaced_by_the_shield_it_takes() -> None:
    game = crusader("castle", "castle").turn_of(0, 6, 5).place(0, 6, "castle", "B3", ("shield", 4))
    game.play(0, crest(game, 0, 9, "D4"))
    assert game.shields_of(0) == {"D4": 9}
    game.place(0, 5, "castle", "A2")
    assert not game.offered(0, "shield")


@pytest.mark.rule("BUR-578", "BUR-370", "BUR-193")
def test_11_a_castle_placed_by_a_crane_as_town_hall_takes_a_shield() -> None:
    game = crusader("crane", "castle").turn_of(0, 3).place(0, 3, "crane", "E4", ("as", "town_hall"), ("place", "castle"))
    game.play(0, space(game, 0, "B3"), ("shield", 2), crest(game, 0, 5, "B3"))
    assert game.shields_of(0) == {"D4": 11, "B3": 5}


@pytest.mark.rule("BUR-578", "BUR-544")
def test_11_takes_nothing_when_no_shields_are_left() -> None:
    game = crusader("castle").no_shields().turn_of(0, 6).place(0, 6, "castle", "B3")
    assert not game.offered(0, "shield")


@pytest.mark.rule("BUR-578", "BUR-542")
def test_11_leaves_the_other_die_to_be_used() -> None:
    game = crusader("castle").turn_of(0, 6, 2).place(0, 6, "castle", "B3", ("shield", 4))
    game.play(0, crest(game, 0, 9, "B3")).act(0, 2, WORKERS)
    assert game.estate(0).workers == 2


@pytest.mark.rule("BUR-186", "BUR-370", "BUR-193")
def test_a_crane_as_town_hall_places_a_ship_with_all_its_effects() -> None:
    game = crusader("crane", "ship").goods(3, red=2).turn_of(0, 3).place(0, 3, "crane", "E4", ("as", "town_hall"), ("place", "ship"))
    game.play(0, space(game, 0, "D5"), ("ship", 3))
    assert game.in_store(0) == {"red": 2}
    assert game.state.bridge[:2] == ((1,), (0,))
