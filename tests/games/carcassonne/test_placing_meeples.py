"""Step 2: where a meeple may be placed (CAR-040 to CAR-044)."""

from __future__ import annotations

import pytest

import tischlein
from tests.games.carcassonne.table import Table, table, terms


def places_of(game: Table, seat: int) -> list[tuple[int, int, str]]:
    """Where the meeples of a seat are."""
    return [(figure["x"], figure["y"], figure["kind"]) for figure in game.state.view(None)["figures"] if figure["seat"] == seat]


@pytest.mark.rule("CAR-040")
def test_a_meeple_comes_onto_the_tile_just_placed() -> None:
    game = table().draw("base-V", 1, 0)
    game.play(0, game.put("meeple", "road"))
    assert places_of(game, 0) == [(1, 0, "road")]


@pytest.mark.rule("CAR-040")
def test_free_places_on_other_tiles_are_not_offered() -> None:
    """The start tile has a free city; the tile just placed has none."""
    game = table().draw("base-V", 1, 0)
    game.offers(0, game.put("meeple", "road"), game.put("meeple", "field", "NNE"), game.put("meeple", "field", "SSW"), ("pass",))


@pytest.mark.rule("CAR-040")
def test_the_tile_has_no_more_places_than_it_shows() -> None:
    game = table().draw("base-V", 1, 0)
    game.refuses(0, ("put", "meeple", 3), rule="CAR-040")
    game.refuses(0, ("put", "meeple", -1), rule="CAR-040")


@pytest.mark.rule("CAR-041", "CAR-100")
def test_what_a_meeple_is_depends_on_where_it_is() -> None:
    game = table().draw("base-J", 1, 0, 1)
    decision = game.state.decision(0)
    said = dict(zip(decision.options, map(tischlein.say, decision.labels), strict=True))
    assert said[game.put("meeple", "city")] == "Knight: 1 now, 2 when finished"
    assert said[game.put("meeple", "road")] == "Highwayman: 2 now, 2 when finished"
    assert said[game.put("meeple", "field", "NNE")].startswith("Farmer: 0 now")


@pytest.mark.rule("CAR-041")
def test_a_meeple_on_a_monastery_is_a_monk() -> None:
    game = table().draw("base-B", 0, 1)
    decision = game.state.decision(0)
    said = dict(zip(decision.options, map(tischlein.say, decision.labels), strict=True))
    assert said[game.put("meeple", "monastery")] == "Monk: 2 now, 9 when finished"


@pytest.mark.rule("CAR-042")
@pytest.mark.parametrize("owner", [pytest.param(0, id="own"), pytest.param(1, id="foreign")])
def test_no_second_highwayman_comes_onto_a_road(owner: int) -> None:
    game = table(farmers=False).stand(owner, "meeple", 0, 0, "road").draw("base-U", 1, 0)
    assert game.state.turn == 1, "nothing to ask: the road is taken"


@pytest.mark.rule("CAR-042")
@pytest.mark.parametrize("owner", [pytest.param(0, id="own"), pytest.param(1, id="foreign")])
def test_no_second_knight_comes_into_a_city(owner: int) -> None:
    game = table().stand(owner, "meeple", 0, 0, "city").draw("base-N", 0, -1, 2)
    game.offers(0, game.put("meeple", "field"), ("pass",))
    game.refuses(0, game.put("meeple", "city"), rule="CAR-042")


@pytest.mark.rule("CAR-042")
def test_a_meeple_far_away_on_the_same_road_occupies_it_too() -> None:
    game = table().lay("base-U", 1, 0).lay("base-U", 2, 0).stand(1, "meeple", 0, 0, "road").draw("base-U", 3, 0)
    game.refuses(0, game.put("meeple", "road"), rule="CAR-042")


@pytest.mark.rule("CAR-042")
def test_a_road_that_the_new_tile_joins_to_an_occupied_one_is_occupied() -> None:
    """The road from the west is free, the one from the south is Blue's: the new tile makes them one."""
    game = table().lay("base-B", 0, 1).lay("base-V", 1, 1, 2).stand(1, "meeple", 1, 1, "road").draw("base-V", 1, 0)
    game.refuses(0, game.put("meeple", "road"), rule="CAR-042")


@pytest.mark.rule("CAR-042")
def test_another_road_of_the_same_tile_is_free() -> None:
    game = table(farmers=False).stand(1, "meeple", 0, 0, "road").draw("base-W", 1, 0)
    game.offers(0, game.put("meeple", "road", "E"), game.put("meeple", "road", "S"), ("pass",))


@pytest.mark.rule("CAR-042")
def test_a_meeple_of_another_kind_on_the_same_tile_does_not_matter() -> None:
    """A knight on the start tile keeps nobody from its road."""
    game = table().stand(1, "meeple", 0, 0, "city").draw("base-U", 1, 0)
    assert game.put("meeple", "road") in game.offered(0)


@pytest.mark.rule("CAR-043")
def test_a_meeple_stays_until_its_road_is_complete() -> None:
    """In the meantime the city above is completed, and one end of the road."""
    game = table().draw("base-U", 1, 0)
    game.play(0, game.put("meeple", "road"))
    game.turn("base-U", 2, 0).turn("base-E", 0, -1, 2).turn("base-W", 3, 0)
    assert places_of(game, 0) == [(1, 0, "road")]
    game.turn("base-W", -1, 0)
    assert places_of(game, 0) == []


@pytest.mark.rule("CAR-043")
def test_nobody_can_take_a_meeple_back() -> None:
    game = table(farmers=False).stand(0, "meeple", 0, 0, "road").draw("base-W", 1, 0)
    game.offers(0, game.put("meeple", "road", "E"), game.put("meeple", "road", "S"), ("pass",))


@pytest.mark.rule("CAR-044")
def test_a_road_completed_placed_upon_and_scored_in_one_turn() -> None:
    """The example: a road of three tiles, a meeple on it, three points, and the meeple is back."""
    game = table().lay("base-W", 1, 0, 2).draw("base-W", -1, 0)
    game.play(0, game.put("meeple", "road", "E"))
    assert terms(game.gained(0)) == [("road", 3)]
    assert (game.left(0), game.figures(0)) == (7, 0)


@pytest.mark.rule("CAR-044")
def test_a_city_completed_placed_upon_and_scored_in_one_turn() -> None:
    game = table().draw("base-E", 0, -1, 2)
    game.play(0, game.put("meeple", "city"))
    assert terms(game.gained(0)) == [("city", 4)]
    assert (game.left(0), game.figures(0)) == (7, 0)


@pytest.mark.rule("CAR-044")
def test_a_completed_road_that_was_occupied_takes_no_other_meeple() -> None:
    game = table().lay("base-W", 1, 0, 2).stand(1, "meeple", 0, 0, "road").draw("base-W", -1, 0)
    game.refuses(0, game.put("meeple", "road", "E"), rule="CAR-042")
