"""The Ferries with builders, mage and witch, goods and messages, and against a plain search in random games."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.carcassonne.referee import Part, Referee
from tests.games.carcassonne.table import ALL, PASS, Table, table, terms
from tischlein import CHANCE
from tischlein.core.decision import Action
from tischlein.games.carcassonne.game import GAME
from tischlein.games.carcassonne.land import place_of
from tischlein.games.carcassonne.state import CarcassonneState, claims, is_open, roads_of, strength

KEEP: Action = ("keep",)


def lake(*more: str, players: int = 2, tile: str = "ferry-2") -> Table:
    """A lake lies at 1, 0 and its ferry joins west and east: a road from the first tile over the lake to the tile at 2, 0."""
    return table(players, ("ferries", *more)).lay(tile, 1, 0).lay("base-U", 2, 0).ferry_lies(1, 0, "W", "E")


# ---------------------------------------------------------------------- the builder


@pytest.mark.rule("CAR-704")
def test_a_tile_at_the_far_side_of_the_ferry_extends_the_road_of_the_builder() -> None:
    """Meeple and builder stand west of the lake, the tile is laid east of it: one road, a double turn."""
    game = lake("builder").stand(0, "meeple", 0, 0, "road").stand(0, "builder", 0, 0, "road").turn("base-U", 3, 0, 0, PASS, KEEP)
    assert (game.state.turn, game.state.part) == (0, 2)


@pytest.mark.rule("CAR-704", "CAR-709")
def test_the_double_turn_is_earned_also_if_the_ferry_is_then_taken_from_the_road_of_the_builder() -> None:
    """The tile has extended the road before the ferry moves."""
    game = lake("builder").stand(0, "meeple", 0, 0, "road").stand(0, "builder", 0, 0, "road").draw("base-U", 3, 0).play(0, PASS)
    game.play(0, game.ferry(1, 0, "S", "E"))
    assert (game.state.turn, game.state.part) == (0, 2)


@pytest.mark.rule("CAR-704")
def test_the_builder_may_join_a_meeple_beyond_the_ferry() -> None:
    game = lake("builder").stand(0, "meeple", 0, 0, "road").draw("base-U", 3, 0)
    assert game.put("builder", "road") in game.offered(0)


@pytest.mark.rule("CAR-718")
def test_a_road_with_the_builder_that_becomes_longer_only_by_the_ferry_earns_no_double_turn() -> None:
    """Your builder's road ends at the empty pier in the south. You extend the road in the east and turn the ferry to the builder."""
    game = lake("builder").lay("base-U", 1, 1, 1).stand(0, "meeple", 1, 1, "road").stand(0, "builder", 1, 1, "road")
    game.draw("base-U", 3, 0).play(0, PASS)
    game.play(0, game.ferry(1, 0, "S", "E"))
    assert (game.state.turn, game.state.part) == (1, 1)
    assert game.figures(0, "builder") == 1, "it stays and works from the next turn on"


@pytest.mark.rule("CAR-718")
def test_once_the_ferry_lies_at_the_road_of_the_builder_the_next_tile_there_earns_a_double_turn() -> None:
    game = lake("builder").lay("base-U", 1, 1, 1).stand(0, "meeple", 1, 1, "road").stand(0, "builder", 1, 1, "road")
    game.draw("base-U", 3, 0).play(0, PASS)
    game.play(0, game.ferry(1, 0, "S", "E")).turn("base-B", 2, -1).turn("base-U", 4, 0, 0, PASS, KEEP)
    assert (game.state.turn, game.state.part) == (0, 2)


@pytest.mark.rule("CAR-712")
def test_each_part_of_a_double_turn_is_a_turn_in_which_the_ferry_may_be_laid_anew() -> None:
    """The rulebook calls both parts turns: you may take "gleich noch einen Zug"."""
    game = lake("builder").stand(0, "meeple", 2, 0, "road").stand(0, "builder", 2, 0, "road").draw("base-U", 3, 0).play(0, PASS)
    game.play(0, game.ferry(1, 0, "S", "E")).draw("base-U", 4, 0).play(0, PASS)
    game.offers(0, KEEP, game.ferry(1, 0, "W", "S"), game.ferry(1, 0, "W", "E"))


@pytest.mark.rule("CAR-719")
def test_a_builder_that_a_ferry_parts_from_all_meeples_of_its_owner_returns() -> None:
    """Blue's meeple is in the west, blue's builder in the east with a meeple of yours, which does not help it."""
    game = lake("builder").stand(1, "meeple", 0, 0, "road").stand(1, "builder", 2, 0, "road").stand(0, "meeple", 2, 0, "road")
    game.draw("base-U", 3, 0).play(0, PASS)
    game.play(0, game.ferry(1, 0, "S", "E"))
    assert game.left(1, "builder") == 1
    assert game.figures(1) == 1


@pytest.mark.rule("CAR-719")
def test_a_builder_stays_if_one_meeple_of_its_owner_is_still_on_its_side() -> None:
    game = lake("builder").stand(1, "meeple", 0, 0, "road").stand(1, "builder", 2, 0, "road").stand(1, "meeple", 2, 0, "road")
    game.draw("base-U", 3, 0).play(0, PASS)
    game.play(0, game.ferry(1, 0, "S", "E"))
    assert game.left(1, "builder") == 0


@pytest.mark.rule("CAR-719")
def test_a_builder_parted_from_its_meeple_is_not_on_the_road_when_that_is_scored() -> None:
    """The meeple's road is complete after the turn of the ferry; its builder has come home before, from the other side."""
    game = lake("builder").lay("base-W", -1, 0).stand(1, "meeple", 0, 0, "road").stand(1, "builder", 2, 0, "road")
    game.draw("base-U", 3, 0).play(0, PASS)
    game.play(0, game.ferry(1, 0, "S", "E"))
    assert terms(game.gained(1)) == [("road", 3)]
    assert game.left(1) == 7 and game.left(1, "builder") == 1


# ---------------------------------------------------------------------- figures on the lake itself


@pytest.mark.rule("CAR-721")
def test_a_meeple_on_a_lake_stays_with_its_road_end_when_the_ferry_is_laid_anew() -> None:
    """Blue stands on the west end of the lake. The ferry goes from west - east to south - east: blue has the complete road in the west."""
    game = lake().lay("base-W", -1, 0).stand(1, "meeple", 1, 0, "road", "W").draw("base-U", 3, 0).play(0, PASS)
    game.play(0, game.ferry(1, 0, "S", "E"))
    assert terms(game.gained(1)) == [("road", 3)]


@pytest.mark.rule("CAR-721")
def test_a_meeple_at_the_other_road_end_of_the_lake_stays_with_that_one() -> None:
    """The same turn of the ferry, but blue stands on the east end: no part of the road in the west, which nobody has now."""
    game = lake().lay("base-W", -1, 0).stand(1, "meeple", 1, 0, "road", "E").draw("base-U", 3, 0).play(0, PASS)
    game.play(0, game.ferry(1, 0, "S", "E"))
    assert game.gained(1) == []
    assert game.figures(1) == 1


@pytest.mark.rule("CAR-719", "CAR-721")
@pytest.mark.parametrize(("side", "left"), [("W", 0), ("E", 1)])
def test_a_builder_on_a_lake_stays_with_its_road_end(side: str, left: int) -> None:
    """The meeple is in the west: a builder on the west end stays with it, one on the east end is parted from it."""
    game = lake("builder").stand(1, "meeple", 0, 0, "road").stand(1, "builder", 1, 0, "road", side).draw("base-U", 3, 0).play(0, PASS)
    game.play(0, game.ferry(1, 0, "S", "E"))
    assert game.left(1, "builder") == left


@pytest.mark.rule("CAR-721")
@pytest.mark.parametrize(("side", "points"), [("W", 6), ("E", 3)])
def test_the_mage_on_a_lake_stays_with_its_road_end(side: str, points: int) -> None:
    """Blue's road in the west is completed by the turn of the ferry: 3 points, and 3 more if the mage is on its end of the lake."""
    game = lake("magic").lay("base-W", -1, 0).stand(1, "meeple", 0, 0, "road").enchant("mage", 1, 0, "road", side)
    game.draw("base-U", 3, 0).play(0, PASS)
    game.play(0, game.ferry(1, 0, "S", "E"))
    assert terms(game.gained(1)) == [("road", points)]
    assert (game.state.magic.mage < 0) is (side == "W"), "it leaves with the road that was scored, and only with this one"


# ---------------------------------------------------------------------- mage and witch


def parted(*more: str) -> Table:
    """The mage is west of the lake, the witch on the road that comes to its empty pier in the south."""
    return lake("magic", *more).lay("base-U", 1, 1, 1).enchant("mage", 0, 0, "road").enchant("witch", 1, 1, "road")


@pytest.mark.rule("CAR-704", "CAR-714")
def test_a_ferry_laid_anew_that_brings_mage_and_witch_together_makes_the_active_player_move_one_of_them() -> None:
    game = parted().draw("base-U", -1, 0).play(0, PASS)
    game.play(0, game.ferry(1, 0, "W", "S"))
    game.offers(0, ("magic", "mage"), ("magic", "witch"))
    game.play(0, ("magic", "witch"))
    assert ("stand", 0, 0, game.number(0, 0, "road")) not in game.offered(0), "not to the same road again"


@pytest.mark.rule("CAR-704")
def test_a_new_ferry_that_brings_mage_and_witch_together_does_so_too() -> None:
    game = table(elements=("ferries", "magic")).lay("base-U", 1, 1, 1)
    game.enchant("mage", 0, 0, "road").enchant("witch", 1, 1, "road")
    game.draw("ferry-2", 1, 0).play(0, PASS)
    game.play(0, game.ferry(1, 0, "W", "S"))
    game.offers(0, ("magic", "mage"), ("magic", "witch"))


@pytest.mark.rule("CAR-714")
def test_mage_and_witch_are_parted_before_the_road_is_scored() -> None:
    """The turn of the ferry completes a road with both of them. The witch goes to the first tile's city; the mage stays: 5 + 5."""
    game = parted().lay("base-W", 1, 2, 2).stand(1, "meeple", 0, 0, "road").draw("base-W", -1, 0).play(0, PASS)
    game.play(0, game.ferry(1, 0, "W", "S"))
    assert game.points(1) == 0
    game.play(0, ("magic", "witch"), ("stand", 0, 0, game.number(0, 0, "city")))
    assert terms(game.gained(1)) == [("road", 10)]


@pytest.mark.rule("CAR-709")
def test_mage_and_witch_stay_where_they_are_if_the_ferry_does() -> None:
    game = parted().turn("base-U", -1, 0, 0, PASS, KEEP)
    assert game.due() == (CHANCE,) and game.state.turn == 1


# ---------------------------------------------------------------------- several ferries, in any order


def between_two_lakes(*more: str) -> Table:
    """A road that is missing at 2, 0 will join the lake in the west, whose ferry goes past it, and the lake in the east."""
    game = table(elements=("ferries", *more)).lay("ferry-2", 1, 0).lay("ferry-2", 3, 0).lay("base-U", 4, 0)
    return game.ferry_lies(1, 0, "S", "E").ferry_lies(3, 0, "W", "E")


@pytest.mark.rule("CAR-711", "CAR-916")
def test_the_player_chooses_which_ferry_is_laid_anew_first_so_that_mage_and_witch_do_not_meet() -> None:
    """The mage leaves the road in the east before the ferry in the west brings the witch."""
    game = between_two_lakes("magic").enchant("witch", 0, 0, "road").enchant("mage", 4, 0, "road")
    game.draw("base-U", 2, 0).play(0, PASS)
    game.offers(0, KEEP, game.ferry(1, 0, "W", "S"), game.ferry(1, 0, "W", "E"), ("first", 3, 0))
    game.play(0, ("first", 3, 0))
    game.offers(0, KEEP, game.ferry(3, 0, "W", "S"), game.ferry(3, 0, "S", "E"))
    game.play(0, game.ferry(3, 0, "W", "S"), game.ferry(1, 0, "W", "E"))
    assert game.due() == (CHANCE,) and game.state.turn == 1


@pytest.mark.rule("CAR-711", "CAR-719")
@pytest.mark.parametrize("elsewhere", [True, False])
def test_with_a_builder_on_a_road_to_a_lake_the_player_chooses_the_order_too(elsewhere: bool) -> None:
    """Not with a builder somewhere else, who cannot be left alone."""
    game = between_two_lakes("builder")
    x, kind = (0, "city") if elsewhere else (4, "road")
    game.stand(1, "meeple", x, 0, kind).stand(1, "builder", x, 0, kind)
    game.draw("base-U", 2, 0).play(0, PASS)
    assert (("first", 3, 0) in game.offered(0)) is not elsewhere


@pytest.mark.rule("CAR-711")
def test_three_ferries_are_laid_anew_in_any_order() -> None:
    game = between_two_lakes("builder").lay("ferry-2", 2, 1, 2).ferry_lies(2, 1, "N", "W")
    game.stand(1, "meeple", 4, 0, "road").stand(1, "builder", 4, 0, "road").draw("base-W", 2, 0).play(0, PASS)
    assert {("first", 3, 0), ("first", 2, 1)} <= set(game.offered(0))
    for action, x, y in ((("first", 2, 1), 2, 1), (KEEP, 1, 0), (("first", 3, 0), 3, 0), (KEEP, 1, 0)):
        game.play(0, action)
        about = game.state.decision(0).prompt.args
        assert (about["x"], about["y"]) == (x, y)
    game.offers(0, KEEP, game.ferry(1, 0, "W", "S"), game.ferry(1, 0, "W", "E"))
    game.play(0, KEEP)
    assert game.due() == (CHANCE,) and game.state.turn == 1


# ---------------------------------------------------------------------- goods, flying machines, messages


@pytest.mark.rule("CAR-715")
def test_a_city_on_the_lake_that_was_completed_before_brings_no_goods_again_when_the_ferry_moves() -> None:
    """Only what this turn completes is scored: the city with wine north of the lake was finished long ago."""
    game = lake("traders", tile="ferry-1").lay("trade-Q", 1, -1, 1).lay("base-E", 1, -2, 2)
    assert not game.state.land.is_open(game.segment(1, 0, "city"))
    game.draw("base-U", 3, 0).play(0, PASS)
    game.play(0, game.ferry(1, 0, "S", "E"))
    assert game.state.goods.tokens == (0, 0, 0, 0, 0, 0)


@pytest.mark.rule("CAR-704", "CAR-705")
@pytest.mark.parametrize("joined", [True, False])
def test_a_flying_meeple_may_land_on_a_closed_piece_of_road_only_if_a_ferry_joins_it_to_an_open_one(joined: bool) -> None:
    """The machine flies north from 0, 1 to the first tile, whose road goes from a crossing to the lake, and over the ferry or not."""
    game = table(elements=("ferries", "flying")).lay("base-W", -1, 0).lay("ferry-2", 1, 0)
    game.ferry_lies(1, 0, "W", "E") if joined else game.ferry_lies(1, 0, "S", "E")
    game.draw("fly-G", 0, 1, 1).play(0, ("fly", "meeple")).chance(1)
    assert (("land", 0, 0, game.number(0, 0, "road")) in game.offered(0)) is joined


# ---------------------------------------------------------------------- against a plain search


class FerryReferee(Referee):
    """Floods roads over their ferries too."""

    def roads(self) -> list[set[Part]]:
        roads = [feature for feature in self.features() if self.parts[min(feature)].kind == "road"]
        place = {segment: part for part, segment in self.segments.items()}
        for one, two in self.state.ferries.lying:
            joined = [road for road in roads if place[one] in road or place[two] in road]
            roads = [road for road in roads if road not in joined] + [set().union(*joined)]
        return roads

    def check_roads(self) -> None:
        state, land = self.state, self.state.land
        for road in self.roads():
            segments = {self.segments[part] for part in road}
            labels = {land.label[segment] for segment in segments}
            first = min(segments)
            assert set(roads_of(state, land.label[first])) == labels
            assert is_open(state, first) == (self.open_ends(road) > 0)
            for seat in range(state.players):
                own = sum((1, 2, 1, 0, 0)[figure] for segment, owner, figure in state.figures if owner == seat and segment in segments)
                assert strength(claims(state, first), seat) == own

    def check_ferries(self) -> None:
        """Every lake has one ferry, between two different piers of its own; only the lake being placed may still lack it."""
        tiles = [self.board[place_of(self.state.land.cell_of(self.state.land.box.tile_of[one]))][0] for one, _ in self.state.ferries.lying]
        lakes = [tile for tile, _, _ in self.board.values() if tile.startswith("ferry")]
        assert len(lakes) - 1 <= len(tiles) <= len(lakes)
        assert all(tile.startswith("ferry") for tile in tiles)
        tile_of = self.state.land.box.tile_of
        assert all(one != two and tile_of[one] == tile_of[two] for one, two in self.state.ferries.lying)


def check_nobody_waits_on_a_complete_road(state: CarcassonneState) -> None:
    """Between turns no figure stands on a complete road: everything completed was scored, wherever it lies."""
    for segment, _, _ in state.figures:
        if state.land.box.kind[segment] == 1:
            assert is_open(state, segment)


@pytest.mark.rule("CAR-703", "CAR-704", "CAR-705", "CAR-715")
@pytest.mark.parametrize("seed", range(30))
def test_roads_over_ferries_are_what_a_plain_search_finds(seed: int) -> None:
    rng = Random(f"ferries/{seed}")
    elements = ("ferries", *(element for element in ALL if element not in ("ferries", "pig") and rng.random() < 0.3))
    state = GAME.start(GAME.setup(players=rng.choice([2, 3, 4]), elements=elements, farmers="without"))
    while waiting := state.waiting_for:
        if waiting != (CHANCE,):
            state.play(waiting[0], rng.choice(state.options(waiting[0])))
            continue
        if state.chance.stream in ("tiles", "river") and state.ferries.lying:
            referee = FerryReferee(state)
            referee.check_roads()
            referee.check_ferries()
            check_nobody_waits_on_a_complete_road(state)
        state.play(CHANCE, state.chance.sample(rng))
