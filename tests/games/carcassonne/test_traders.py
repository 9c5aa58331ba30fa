"""Traders & Builders: the tiles and the goods (CAR-400 to CAR-410)."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.carcassonne.table import PASS, Table, table, terms
from tischlein.games.carcassonne.tiles import GOODS, pieces, tile_types

TRADERS = ("traders",)
SYMBOLS = {"wine": 9, "grain": 6, "cloth": 5}


def goods(game: Table, seat: int) -> tuple[int, int, int]:
    """Wine, grain and cloth of a seat, as everybody sees them."""
    own = game.state.view(None)["goods"][seat]
    return own["wine"], own["grain"], own["cloth"]


def with_goods(*seats: tuple[int, int, int]) -> Table:
    """So much wine, grain and cloth for each seat; nobody is on the land."""
    return table(len(seats), TRADERS).owns_goods(*(count for seat in seats for count in seat))


def end(game: Table) -> Table:
    """The last tile is laid where it changes nothing."""
    return game.stack("base-B").turn("base-B", 0, 1)


@pytest.mark.rule("CAR-400")
def test_the_set_has_24_tiles_with_as_many_symbols_as_there_are_tokens() -> None:
    tiles = [kind for kind in tile_types().values() if kind.set == "trade" for _ in range(kind.copies)]
    assert len(tiles) == 24
    for good in GOODS:
        assert sum(any(segment.goods == good for segment in kind.segments) for kind in tiles) == SYMBOLS[good]
    assert pieces()["goods"]["tokens"] == SYMBOLS


@pytest.mark.rule("CAR-400", "CAR-420")
def test_the_tiles_are_mixed_with_the_others_and_each_of_six_players_gets_builder_and_pig() -> None:
    game = table(6, ("traders", "builder", "pig"))
    assert len(game.state.bag.tiles) == 71 + 24
    assert [(game.left(seat, "builder"), game.left(seat, "pig")) for seat in range(6)] == [(1, 1)] * 6


@pytest.mark.rule("CAR-003")
def test_tiles_and_goods_can_be_used_without_builder_and_pig() -> None:
    game = table(2, TRADERS).stand(0, "meeple", 0, 0, "road").stand(0, "meeple", 0, 0, "field", "SSE")
    assert game.left(0, "builder") == game.left(0, "pig") == 0
    game.draw("base-U", 1, 0).offers(0, game.put("meeple", "field", "NNE"), PASS)


@pytest.mark.rule("CAR-401")
def test_all_tokens_lie_in_the_general_supply_at_first() -> None:
    game = table(3, TRADERS)
    assert [goods(game, seat) for seat in range(3)] == [(0, 0, 0)] * 3


@pytest.mark.rule("CAR-401")
def test_the_general_supply_is_enough_for_the_symbols_of_all_tiles() -> None:
    """One token for each symbol: nobody can ever find the supply empty."""
    kinds = [kind for kind in tile_types().values() for _ in range(kind.copies)]
    for good in GOODS:
        assert sum(segment.goods == good for kind in kinds for segment in kind.segments) == pieces()["goods"]["tokens"][good]


# ---------------------------------------------------------------------- the odd tiles


@pytest.mark.rule("CAR-402")
@pytest.mark.parametrize(("side", "ends"), [("E", ((-1, 0, 0), (1, 0, 0))), ("N", ((0, -1, 0), (0, 1, 2)))])
def test_both_roads_of_a_bridge_run_on(side: str, ends: tuple[tuple[int, int, int], ...]) -> None:
    """A village at each end, the bridge between them: one road of three tiles. The other road is still open on both sides."""
    game = table(2, TRADERS).bare("trade-B").lay("base-W", *ends[0]).stand(0, "meeple", 0, 0, "road", side)
    game.turn("base-W", *ends[1])
    assert terms(game.gained(0)) == [("road", 3)]


@pytest.mark.rule("CAR-402")
def test_a_bridge_has_two_roads_and_four_meadows() -> None:
    game = table(2, TRADERS).draw("trade-B", 1, 0)
    roads = [game.put("meeple", "road", side) for side in "NE"]
    meadows = [game.put("meeple", "field", half) for half in ("NNW", "NNE", "SSE", "SSW")]
    assert len(set(roads)) == 2 and len(set(meadows)) == 4
    game.offers(0, *roads, *meadows, PASS)


@pytest.mark.rule("CAR-403")
def test_a_monastery_parts_three_roads_and_three_meadows() -> None:
    game = table(2, TRADERS).draw("trade-J", 1, 0)
    roads = [game.put("meeple", "road", side) for side in "ESW"]
    meadows = [game.put("meeple", "field", half) for half in ("NNE", "ESE", "WSW")]
    assert len(set(roads)) == 3 and len(set(meadows)) == 3
    game.offers(0, *roads, *meadows, game.put("meeple", "monastery"), PASS)


@pytest.mark.rule("CAR-403")
@pytest.mark.parametrize(("side", "x", "y", "rotation"), [("W", -1, 0, 0), ("E", 1, 0, 0), ("S", 0, 1, 2)])
def test_each_of_the_three_roads_ends_at_the_monastery(side: str, x: int, y: int, rotation: int) -> None:
    game = table(2, TRADERS).bare("trade-J").stand(0, "meeple", 0, 0, "road", side).turn("base-W", x, y, rotation)
    assert terms(game.gained(0)) == [("road", 2)]


@pytest.mark.rule("CAR-404")
def test_a_tile_with_city_bridge_and_house_has_two_roads_and_three_meadows() -> None:
    game = table(2, TRADERS).draw("trade-C", 1, 0)
    roads = [game.put("meeple", "road", side) for side in "SW"]
    meadows = [game.put("meeple", "field", half) for half in ("WNW", "WSW", "ESE")]
    assert len(set(roads)) == 2 and len(set(meadows)) == 3
    game.offers(0, game.put("meeple", "city"), *roads, *meadows, PASS)


@pytest.mark.rule("CAR-404")
@pytest.mark.parametrize(("side", "x", "y", "rotation"), [("W", -1, 0, 0), ("S", 0, 1, 2)])
def test_its_roads_end_at_the_house_and_in_the_city(side: str, x: int, y: int, rotation: int) -> None:
    game = table(2, TRADERS).bare("trade-C").stand(0, "meeple", 0, 0, "road", side).turn("base-W", x, y, rotation)
    assert terms(game.gained(0)) == [("road", 2)]


@pytest.mark.rule("CAR-405")
def test_a_farmer_may_lie_between_three_separate_cities() -> None:
    game = table(2, TRADERS).draw("trade-M", 0, -1)
    cities = [game.put("meeple", "city", side) for side in "NES"]
    assert not any(game.are_joined((0, -1, "city", one), (0, -1, "city", two)) for one, two in combinations("NES", 2))
    game.offers(0, *cities, game.put("meeple", "field"), PASS)


@pytest.mark.rule("CAR-405")
def test_the_meadow_in_the_middle_lies_at_all_three_cities() -> None:
    game = table(2, TRADERS).bare("trade-M").stand(0, "meeple", 0, 0, "field")
    game.lay("base-E", 0, -1, 2).lay("base-E", -1, 0, 1).lay("base-E", 1, 0, 3).lay("base-E", 0, 1)
    game.stack("base-B").turn("base-B", 0, -2)
    assert ("meadow", 9) in terms(game.gained(0))


# ---------------------------------------------------------------------- goods


def city_with_goods() -> Table:
    """A city with 1 wine and 2 grain on four tiles; only its western end is open."""
    game = table(2, TRADERS).bare("trade-Q").lay("trade-E", 1, 0).lay("trade-G", 2, 0)
    return game.lay("base-E", 2, -1, 2)


@pytest.mark.rule("CAR-406")
def test_whoever_completes_a_city_gets_the_goods_and_the_knight_the_points() -> None:
    """The example: you complete the city, blue gets 10 points, you 1 wine and 2 grain."""
    game = city_with_goods().stand(1, "meeple", 0, 0, "city").turn("base-E", -1, 0, 1)
    assert terms(game.gained(1)) == [("city", 10)]
    assert game.points(0) == 0
    assert goods(game, 0) == (1, 2, 0)
    assert goods(game, 1) == (0, 0, 0)


@pytest.mark.rule("CAR-406")
def test_first_the_city_is_scored_then_the_goods_are_handed_out() -> None:
    game = city_with_goods().stand(1, "meeple", 0, 0, "city").turn("base-E", -1, 0, 1)
    rules = [event.rule for event in game.events if event.rule in ("CAR-061", "CAR-406")]
    assert rules == ["CAR-061", "CAR-406", "CAR-406", "CAR-406"]


@pytest.mark.rule("CAR-406")
def test_an_extended_city_that_is_still_open_brings_no_goods() -> None:
    game = table(2, TRADERS).bare("trade-Q").stand(0, "meeple", 0, 0, "city").turn("trade-E", 1, 0)
    assert goods(game, 0) == (0, 0, 0)


@pytest.mark.rule("CAR-406")
def test_a_tile_that_completes_two_cities_brings_the_goods_of_both() -> None:
    """The new tile has cloth in its city to the north-west; the city to its east, wine on the neighbour, is completed too."""
    game = table(2, TRADERS).lay("base-E", -1, -1, 1).lay("base-E", 0, -2, 2).lay("trade-Q", 1, -1).lay("base-E", 2, -1, 3)
    game.turn("trade-M", 0, -1)
    assert goods(game, 0) == (1, 0, 1)


@pytest.mark.rule("CAR-406")
def test_only_the_symbols_of_the_completed_city_count() -> None:
    """The tile also has a city with cloth to the north-west, which stays open."""
    game = table(2, TRADERS).bare("trade-L").turn("base-E", 0, 1)
    assert goods(game, 0) == (0, 0, 0)


@pytest.mark.rule("CAR-407")
def test_the_goods_of_a_city_without_any_knight_are_handed_out_too() -> None:
    game = city_with_goods().turn("base-E", -1, 0, 1)
    assert goods(game, 0) == (1, 2, 0)
    assert game.points(0) == game.points(1) == 0


@pytest.mark.rule("CAR-407")
@pytest.mark.parametrize("extra", ["robbers", "messages"])
def test_a_city_nobody_is_in_brings_goods_also_where_the_score_track_matters(extra: str) -> None:
    game = table(2, ("traders", extra)).bare("trade-Q").lay("base-E", 1, 0, 3).turn("base-E", -1, 0, 1)
    assert goods(game, 0) == (1, 0, 0)


@pytest.mark.rule("CAR-407")
def test_whoever_completes_the_own_city_gets_points_and_goods() -> None:
    game = city_with_goods().stand(1, "meeple", 0, 0, "city").begins(1).turn("base-E", -1, 0, 1)
    assert terms(game.gained(1)) == [("city", 10)]
    assert goods(game, 1) == (1, 2, 0)
    assert goods(game, 0) == (0, 0, 0)


@pytest.mark.rule("CAR-406")
def test_a_ferry_laid_anew_beside_a_completed_city_brings_no_goods() -> None:
    """The lake tile has a city with wine that was completed long ago; only a road of the lake is extended, and its ferry turned."""
    game = table(2, ("traders", "ferries")).bare("ferry-1").lay("trade-Q", 0, -1, 1).lay("base-E", 0, -2, 2)
    game.ferry_lies(0, 0, "W", "E").draw("base-U", 1, 0)
    game.play(0, PASS, game.ferry(0, 0, "S", "E"))
    assert game.state.turn == 1
    assert goods(game, 0) == (0, 0, 0)


@pytest.mark.rule("CAR-408")
def test_goods_are_kept_openly_until_the_end() -> None:
    game = city_with_goods().turn("base-E", -1, 0, 1)
    game.stack("base-B").turn("base-B", -2, 0)
    assert game.due() == ()
    for seat in (0, 1, None):
        assert game.state.view(seat)["goods"] == [{"wine": 1, "grain": 2, "cloth": 0}, {"wine": 0, "grain": 0, "cloth": 0}]


@pytest.mark.rule("CAR-408", "CAR-409")
def test_goods_bring_nothing_before_the_end() -> None:
    game = city_with_goods().turn("base-E", -1, 0, 1)
    assert game.points(0) == 0
    game.stack("base-B").turn("base-B", -2, 0)
    assert terms(game.gained(0)) == [("goods", 10), ("goods", 10)]


@pytest.mark.rule("CAR-409", "CAR-410")
def test_blue_gets_30_points_and_red_20_for_the_goods() -> None:
    """The example for two players: blue has the majority in all three kinds, red shares two of them."""
    red, blue = 0, 1
    game = end(with_goods((3, 2, 1), (3, 2, 4)))
    assert terms(game.gained(red)) == [("goods", 10)] * 2
    assert terms(game.gained(blue)) == [("goods", 10)] * 3
    assert (game.points(red), game.points(blue)) == (20, 30)


@pytest.mark.rule("CAR-409")
def test_each_kind_has_its_own_majority() -> None:
    game = end(with_goods((5, 1, 0), (4, 2, 0), (0, 0, 1)))
    assert [game.points(seat) for seat in range(3)] == [10, 10, 10]


@pytest.mark.rule("CAR-409")
def test_the_number_of_tokens_does_not_matter_only_who_has_most() -> None:
    game = end(with_goods((9, 0, 0), (0, 1, 0)))
    assert [game.points(seat) for seat in range(2)] == [10, 10]


@pytest.mark.rule("CAR-410")
def test_all_who_share_a_majority_get_the_full_points() -> None:
    game = end(with_goods((3, 0, 0), (3, 0, 0), (2, 0, 0)))
    assert [game.points(seat) for seat in range(3)] == [10, 10, 0]


@pytest.mark.rule("CAR-410")
def test_nobody_has_the_majority_of_a_kind_that_nobody_took() -> None:
    game = end(with_goods((0, 0, 0), (0, 0, 0)))
    assert game.points(0) == game.points(1) == 0
