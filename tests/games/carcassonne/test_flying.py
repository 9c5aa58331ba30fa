"""The Flying Machines (CAR-500 to CAR-512)."""

from __future__ import annotations

from collections import Counter

import pytest

import tischlein
from tests.games.carcassonne.table import ALL, PASS, Table, table, terms
from tischlein import MalformedAction
from tischlein.core.decision import Action
from tischlein.games.carcassonne.tiles import tile_types

FLYING = ("flying",)
BLUE, YELLOW = 1, 2
DIRECTIONS = {"N": (0, -1), "NE": (1, -1), "E": (1, 0), "SE": (1, 1), "S": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (-1, -1)}


def landing(game: Table, x: int, y: int, kind: str, where: str = "") -> Action:
    return ("land", x, y, game.number(x, y, kind, where))


def fly(game: Table, distance: int, figure: str = "meeple") -> Table:
    """The active player sends a figure off from the tile just placed."""
    return game.play(game.state.turn, ("fly", figure)).chance(distance)


@pytest.mark.rule("CAR-500")
def test_the_set_has_8_tiles_and_each_has_a_flying_machine() -> None:
    tiles = [kind for kind in tile_types().values() if kind.set == "fly" for _ in range(kind.copies)]
    assert len(tiles) == 8 and all(kind.flight >= 0 for kind in tiles)
    assert not any(kind.flight >= 0 for kind in tile_types().values() if kind.set != "fly")
    assert len(table(2, FLYING).state.bag.tiles) == 71 + 8


@pytest.mark.rule("CAR-500")
def test_the_die_has_each_distance_twice() -> None:
    game = table(2, FLYING).draw("fly-G", 0, 1).play(0, ("fly", "meeple"))
    faces: Counter[int] = Counter()
    for face, weight in game.state.chance.outcomes():
        faces[face] += weight
    assert faces == {1: 2, 2: 2, 3: 2}


@pytest.mark.rule("CAR-501")
def test_a_meeple_may_come_onto_road_or_meadow_as_usual_or_onto_the_flying_machine() -> None:
    game = table(2, FLYING).draw("fly-B", 1, 0)
    places = [game.put("meeple", "road"), game.put("meeple", "field", "NNE"), game.put("meeple", "field", "SSE")]
    game.offers(0, *places, ("fly", "meeple"), PASS)


@pytest.mark.rule("CAR-501")
def test_a_meeple_placed_as_usual_does_not_fly() -> None:
    game = table(2, FLYING).draw("fly-B", 1, 0)
    game.play(0, game.put("meeple", "road"))
    assert game.figures(0) == 1 and game.state.turn == 1


@pytest.mark.rule("CAR-501")
def test_a_tile_with_a_flying_machine_must_fit_like_any_other() -> None:
    """Road in the east of the first tile, city in the north."""
    game = table(2, FLYING).chance("fly-C")
    game.refuses(0, ("place", 1, 0, 0), rule="CAR-031").refuses(0, ("place", 0, -1, 0), rule="CAR-031")


@pytest.mark.rule("CAR-501")
def test_a_tile_without_a_flying_machine_sends_nobody_off() -> None:
    game = table(2, FLYING).draw("base-U", 1, 0)
    game.refuses(0, ("fly", "meeple"), error=MalformedAction)


# ---------------------------------------------------------------------- where it goes


@pytest.mark.rule("CAR-502")
@pytest.mark.parametrize(
    ("tile", "rotation", "direction"),
    [
        *(("fly-G", rotation, direction) for rotation, direction in enumerate(("W", "N", "E", "S"))),
        *(("fly-H", rotation, direction) for rotation, direction in enumerate(("NW", "NE", "SE", "SW"))),
    ],
)
def test_the_direction_follows_from_how_the_tile_lies(tile: str, rotation: int, direction: str) -> None:
    """The only monastery is one space away, in exactly this direction. For a diagonal another tile connects it with the new one."""
    dx, dy = DIRECTIONS[direction]
    game = table(2, FLYING).bare("base-B")
    if dx and dy:
        game.lay("base-E", -dx, 0, 1 if dx < 0 else 3)
    fly(game.draw(tile, -dx, -dy, rotation), 1)
    game.offers(0, landing(game, 0, 0, "monastery"))


@pytest.mark.rule("CAR-502")
@pytest.mark.parametrize("tile", [kind.id for kind in tile_types().values() if kind.set == "fly"])
def test_a_turned_tile_points_elsewhere_so_no_rotation_stands_for_another(tile: str) -> None:
    assert tile_types()[tile].rotations == (0, 1, 2, 3)


@pytest.mark.rule("CAR-503")
@pytest.mark.parametrize("distance", [1, 2, 3])
def test_the_die_says_how_many_spaces_the_meeple_flies(distance: int) -> None:
    game = table(2, FLYING).bare("base-B").lay("base-B", 1, 0).lay("base-B", 2, 0).draw("fly-G", 3, 0)
    fly(game, distance).offers(0, landing(game, 3 - distance, 0, "monastery"))


@pytest.mark.rule("CAR-503")
@pytest.mark.parametrize("distance", [1, 2, 3])
def test_a_diagonal_flight_goes_straight_on(distance: int) -> None:
    """Monasteries one, two and three steps to the north-west of the flying machine."""
    game = table(2, FLYING).bare("base-B").lay("base-B", 1, 1).lay("base-B", 2, 2).lay("base-E", 3, 2, 1)
    fly(game.draw("fly-H", 3, 3), distance).offers(0, landing(game, 3 - distance, 3 - distance, "monastery"))


@pytest.mark.rule("CAR-503")
def test_empty_spaces_on_the_way_count_and_do_not_stop_the_flight() -> None:
    game = table(2, FLYING).bare("base-B").lay("base-B", 2, 1).draw("fly-G", 2, 0)
    fly(game, 2).offers(0, landing(game, 0, 0, "monastery"))


@pytest.mark.rule("CAR-503", "CAR-504")
def test_the_meeple_that_flies_is_the_one_that_lands() -> None:
    game = fly(table(2, FLYING).bare("base-B").draw("fly-G", 1, 0), 1)
    game.play(0, landing(game, 0, 0, "monastery"))
    assert (game.figures(0), game.left(0)) == (1, 6)
    assert game.state.view(None)["figures"][0]["x"] == 0
    assert game.state.turn == 1


@pytest.mark.rule("CAR-511")
def test_the_die_is_rolled_after_the_decision_to_fly() -> None:
    game = table(2, FLYING).bare("base-B").draw("fly-G", 1, 0)
    assert game.due() == (0,), "first the decision"
    game.play(0, ("fly", "meeple"))
    assert game.due() == (tischlein.CHANCE,), "then the die"
    game.chance(1).refuses(0, PASS, error=MalformedAction)


# ---------------------------------------------------------------------- where it may land


@pytest.mark.rule("CAR-504")
def test_the_player_chooses_the_feature_but_must_land_if_possible() -> None:
    """City and road of the first tile are open: one of them must be taken."""
    game = table(2, FLYING).lay("base-U", 1, 0)
    fly(game.draw("fly-B", 2, 0), 2)
    game.offers(0, landing(game, 0, 0, "city"), landing(game, 0, 0, "road"))
    game.play(0, landing(game, 0, 0, "city"))
    assert game.state.view(None)["figures"][0]["kind"] == "city"


@pytest.mark.rule("CAR-505", "CAR-506", "CAR-507")
def test_monastery_and_city_are_open_to_the_meeple_though_others_are_there_but_the_complete_road_is_not() -> None:
    """The first example: with a 2, either the monastery with blue's monk or the city with yellow's knight, but not the road."""
    game = table(3, ("flying", "gold")).bare("gold-C").lay("base-W", 0, 1, 2).lay("base-W", 1, 0)
    game.stand(BLUE, "meeple", 0, 0, "monastery").stand(YELLOW, "meeple", 0, 0, "city")
    fly(game.draw("fly-B", 2, 0), 2)
    game.offers(0, landing(game, 0, 0, "monastery"), landing(game, 0, 0, "city"))


@pytest.mark.rule("CAR-504", "CAR-505", "CAR-506", "CAR-507")
def test_the_meeple_must_go_to_blue_into_the_city_if_nothing_else_is_open() -> None:
    """The second example: a 2 leads to a tile with blue's city, a meadow, which is forbidden, and a complete road."""
    game = table(2, FLYING).lay("base-W", -1, 0).lay("base-W", 1, 0).stand(BLUE, "meeple", 0, 0, "city")
    fly(game.draw("fly-B", 2, 0), 2)
    game.offers(0, landing(game, 0, 0, "city")).play(0, landing(game, 0, 0, "city"))
    assert (game.figures(0), game.figures(BLUE)) == (1, 1)


@pytest.mark.rule("CAR-505")
def test_a_feature_that_the_tile_with_the_flying_machine_completes_is_no_landing_place() -> None:
    """The new tile is the eighth one around the monastery."""
    game = table(2, FLYING).bare("base-B")
    game.lay("base-E", -1, -1).lay("base-E", 0, -1).lay("base-E", 1, -1).lay("base-E", -1, 0, 3)
    game.lay("base-Eg", -1, 1, 2).lay("base-V", 0, 1, 3).lay("base-V", 1, 1)
    fly(game.draw("fly-G", 1, 0), 1)
    assert game.state.turn == 1 and game.figures(0) == 0


@pytest.mark.rule("CAR-505")
def test_a_complete_city_is_no_landing_place() -> None:
    game = table(2, FLYING).lay("base-E", 0, -1, 2).lay("base-U", 1, 0)
    fly(game.draw("fly-B", 2, 0), 2).offers(0, landing(game, 0, 0, "road"))


@pytest.mark.rule("CAR-506")
@pytest.mark.parametrize("owners", [(0,), (BLUE,), (0, BLUE), (BLUE, BLUE, YELLOW)])
def test_any_number_of_meeples_of_anybody_may_be_there_already(owners: tuple[int, ...]) -> None:
    game = table(3, FLYING).bare("base-B")
    for owner in owners:
        game.stand(owner, "meeple", 0, 0, "monastery")
    fly(game.draw("fly-G", 1, 0), 1).play(0, landing(game, 0, 0, "monastery"))
    assert len(game.state.figures) == len(owners) + 1


@pytest.mark.rule("CAR-507", "CAR-509")
def test_nobody_lands_on_a_meadow_not_even_on_an_empty_one() -> None:
    """A tile with nothing but a meadow, and one with a meadow and a completed city."""
    game = table(2, FLYING).bare("fly-H")
    fly(game.draw("fly-G", 1, 0), 1)
    assert game.figures(0) == 0 and game.left(0) == 7
    game = table(2, FLYING).bare("base-E").lay("base-E", 0, -1, 2)
    fly(game.draw("fly-G", 1, 0), 1)
    assert game.figures(0) == 0 and game.left(0) == 7


@pytest.mark.rule("CAR-508", "CAR-509")
@pytest.mark.parametrize("distance", [2, 3])
def test_nobody_lands_where_no_tile_lies(distance: int) -> None:
    """West of the first tile there is nothing; neither that tile nor the one with the flying machine will do instead."""
    game = table(2, FLYING).draw("fly-B", 1, 0)
    fly(game, distance)
    assert (game.figures(0), game.left(0)) == (0, 7)
    assert game.state.turn == 1


@pytest.mark.rule("CAR-509")
@pytest.mark.parametrize("figure", ["meeple", "big"])
def test_a_figure_that_cannot_land_returns_and_no_other_one_may_come(figure: str) -> None:
    """Builder, pig, abbot and another meeple are at hand, and the abbot on the monastery could return: but the step is over."""
    game = table(2, ("flying", "big_meeple", "builder", "pig", "abbot")).lay("base-B", 0, 1).stand(0, "abbot", 0, 1, "monastery")
    game.stand(0, "meeple", 0, 0, "road").stand(0, "meeple", 0, 0, "field", "ENE").draw("fly-B", 1, 0, 2)
    meadow = game.put("pig", "field", "NNE")
    game.offers(0, game.put("builder", "road"), meadow, *_free_meadow(game), ("fly", "meeple"), ("fly", "big"), ("recall",), PASS)
    left = game.left(0, figure)
    fly(game, 3, figure)
    assert game.left(0, figure) == left
    assert game.state.turn == 1 and game.due() == (tischlein.CHANCE,)


def _free_meadow(game: Table) -> list[Action]:
    return [game.put(figure, "field", "SSE") for figure in ("meeple", "big")]


@pytest.mark.rule("CAR-509")
def test_what_the_tile_completed_is_scored_also_after_a_flight_that_failed() -> None:
    game = table(2, FLYING).lay("base-W", -1, 0).lay("base-W", 2, 0).stand(0, "meeple", 0, 0, "road")
    fly(game.draw("fly-B", 1, 0, 2), 3)
    assert terms(game.gained(0)) == [("road", 4)]


# ---------------------------------------------------------------------- who flies


@pytest.mark.rule("CAR-510")
def test_only_meeples_and_big_meeples_fly() -> None:
    elements = [element for element in ALL if element != "river"]
    game = table(2, elements).stand(0, "meeple", 0, 0, "road").draw("fly-B", 1, 0)
    assert game.left(0, "abbot") == game.left(0, "builder") == game.left(0, "pig") == 1
    assert game.offered(0, "fly") == [("fly", "meeple"), ("fly", "big")]
    for figure in ("abbot", "builder", "pig"):
        game.refuses(0, ("fly", figure))


@pytest.mark.rule("CAR-510")
def test_whoever_has_only_one_kind_left_flies_with_that() -> None:
    game = table(2, ("flying", "big_meeple")).supply(0, meeple=0).draw("fly-B", 1, 0)
    assert game.offered(0, "fly") == [("fly", "big")]
    game = table(2, ("flying", "big_meeple")).supply(0, big=0).draw("fly-B", 1, 0)
    assert game.offered(0, "fly") == [("fly", "meeple")]


@pytest.mark.rule("CAR-510")
def test_a_garden_is_no_landing_place() -> None:
    game = table(2, ("flying", "abbot")).bare("base-Eg").lay("base-E", 0, -1, 2)
    fly(game.draw("fly-G", 1, 0), 1)
    assert game.figures(0) == 0 and game.state.turn == 1


@pytest.mark.rule("CAR-510", "CAR-506")
def test_the_big_meeple_may_fly_into_a_city_and_takes_it_over() -> None:
    """One knight of blue against your big one: you get the points when the city is completed."""
    game = table(2, ("flying", "big_meeple")).lay("base-U", 1, 0).stand(BLUE, "meeple", 0, 0, "city")
    fly(game.draw("fly-B", 2, 0), 2, "big").play(0, landing(game, 0, 0, "city"))
    assert (game.figures(0, "big"), game.left(0, "big")) == (1, 0)
    game.turn("base-E", 0, -1, 2)
    assert terms(game.gained(0)) == [("city", 4)]
    assert terms(game.gained(BLUE)) == []
    assert game.left(0, "big") == 1


# ---------------------------------------------------------------------- what becomes of it


@pytest.mark.rule("CAR-512")
def test_a_landed_meeple_takes_part_in_later_scorings() -> None:
    game = table(2, FLYING).lay("base-U", 1, 0).stand(BLUE, "meeple", 0, 0, "city")
    fly(game.draw("fly-B", 2, 0), 2).play(0, landing(game, 0, 0, "city"))
    game.turn("base-E", 0, -1, 2)
    assert terms(game.gained(0)) == terms(game.gained(BLUE)) == [("city", 4)]
    assert game.left(0) == 7


@pytest.mark.rule("CAR-512")
def test_a_landed_meeple_takes_part_in_the_final_scoring() -> None:
    game = table(2, FLYING).bare("base-B").stand(BLUE, "meeple", 0, 0, "monastery").stack("fly-G")
    fly(game.draw("fly-G", 1, 0), 1).play(0, landing(game, 0, 0, "monastery"))
    assert game.due() == ()
    assert terms(game.gained(0)) == terms(game.gained(BLUE)) == [("monastery", 2)]


@pytest.mark.rule("CAR-512")
def test_a_meeple_is_scored_in_the_turn_of_its_landing_if_a_ferry_completes_its_road() -> None:
    """It lands on the road west of the lake, open only because of the ferry to the east; then the ferry is laid anew."""
    game = table(2, ("flying", "ferries")).bare("ferry-2").lay("base-W", -1, 0).ferry_lies(0, 0, "W", "E")
    fly(game.draw("fly-B", 1, 0), 2).play(0, landing(game, -1, 0, "road", "E"), game.ferry(0, 0, "S", "E"))
    assert terms(game.gained(0)) == [("road", 2)]
    assert game.left(0) == 7


@pytest.mark.rule("CAR-506", "CAR-512")
def test_meeple_and_abbot_of_two_players_share_a_monastery() -> None:
    game = table(2, ("flying", "abbot")).bare("base-B").stand(BLUE, "abbot", 0, 0, "monastery").stack("fly-G")
    fly(game.draw("fly-G", 1, 0), 1).play(0, landing(game, 0, 0, "monastery"))
    assert terms(game.gained(0)) == terms(game.gained(BLUE)) == [("monastery", 2)]


@pytest.mark.rule("CAR-506", "CAR-512")
def test_an_own_abbot_who_returns_leaves_the_landed_meeple_on_the_monastery() -> None:
    """The abbot brings 1 + 2 points when he is taken back; the meeple is still there to score the monastery later."""
    game = table(2, ("flying", "abbot")).bare("base-B").stand(0, "abbot", 0, 0, "monastery")
    fly(game.draw("fly-G", 1, 0), 1).play(0, landing(game, 0, 0, "monastery"))
    game.turn("base-U", 2, 0, 1).draw("base-B", -1, 0).play(0, ("recall",))
    assert terms(game.gained(0)) == [("monastery", 3)]
    assert (game.figures(0), game.figures(0, "abbot")) == (1, 0)


@pytest.mark.rule("CAR-506", "CAR-422")
def test_a_landed_meeple_allows_the_builder_to_come() -> None:
    """Your meeple lands on blue's road; from then on the road holds an own meeple."""
    game = table(2, ("flying", "builder")).lay("base-U", 1, 0).stand(BLUE, "meeple", 0, 0, "road")
    fly(game.draw("fly-B", 2, 0), 2).play(0, landing(game, 0, 0, "road"))
    game.turn("base-B", 0, 1).draw("base-U", 3, 0).play(0, game.put("builder", "road"))
    assert game.figures(0, "builder") == 1
