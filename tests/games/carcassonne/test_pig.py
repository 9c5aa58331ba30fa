"""The pig of Traders & Builders (CAR-440 to CAR-446)."""

from __future__ import annotations

import pytest

from tests.games.carcassonne.table import PASS, Table, before_a_message, table, terms
from tischlein import SetupError
from tischlein.games.carcassonne.game import GAME

PIG = ("pig",)
BLUE, GREEN = 1, 2


def two_cities(players: int = 2, elements: tuple[str, ...] = PIG) -> Table:
    """A meadow at 0, 0 between two completed cities; it is open to the west and to the east."""
    return table(players, elements).bare("base-H").lay("base-E", 0, -1, 2).lay("base-E", 0, 1)


def farmers(game: Table, *counts: int) -> Table:
    """So many farmers of each seat lie on the meadow at 0, 0."""
    for seat, count in enumerate(counts):
        for _ in range(count):
            game.stand(seat, "meeple", 0, 0, "field")
    return game


def pigs(game: Table, *seats: int) -> Table:
    """The pigs of these seats stand on the meadow at 0, 0."""
    for seat in seats:
        game.stand(seat, "pig", 0, 0, "field")
    return game


def end(game: Table) -> Table:
    """The last tile only makes the meadow larger."""
    return game.stack("base-B").turn("base-B", -1, 0)


@pytest.mark.rule("CAR-003")
def test_the_pig_can_be_used_without_the_tiles_and_without_the_builder() -> None:
    game = table(2, PIG)
    assert len(game.state.bag.tiles) == 71
    assert (game.left(0, "pig"), game.left(0, "builder")) == (1, 0)


@pytest.mark.rule("CAR-440")
def test_without_farmers_there_is_no_use_for_the_pig() -> None:
    with pytest.raises(SetupError) as refusal:
        GAME.setup(players=2, elements=PIG, farmers="without")
    assert refusal.value.rule == "CAR-440"


# ---------------------------------------------------------------------- placing the pig


@pytest.mark.rule("CAR-440")
def test_the_pig_may_join_the_own_farmer() -> None:
    """The example: your farmer lies on the meadow, so the pig may come; another farmer may not."""
    game = farmers(two_cities(), 1).draw("base-B", 1, 0)
    game.offers(0, game.put("pig", "field"), game.put("meeple", "monastery"), PASS)
    game.play(0, game.put("pig", "field"))
    assert (game.figures(0, "pig"), game.left(0, "pig"), game.left(0)) == (1, 0, 6)
    assert game.state.turn == 1, "the pig comes instead of a meeple"


@pytest.mark.rule("CAR-440")
def test_a_farmer_of_somebody_else_is_not_enough_for_the_pig() -> None:
    game = farmers(two_cities(), 0, 1).draw("base-B", 1, 0)
    game.refuses(0, game.put("pig", "field"), rule="CAR-440")


@pytest.mark.rule("CAR-440")
def test_the_pig_may_not_come_onto_an_empty_meadow() -> None:
    game = two_cities().draw("base-B", 1, 0)
    game.refuses(0, game.put("pig", "field"), rule="CAR-440")


@pytest.mark.rule("CAR-440")
def test_the_pig_comes_only_onto_the_meadow_of_the_farmer() -> None:
    """The new tile has a meadow on each side of its road; your farmer lies on the northern one."""
    game = table(2, PIG).stand(0, "meeple", 0, 0, "field", "ENE").draw("base-U", 1, 0)
    game.refuses(0, game.put("pig", "field", "SSE"), rule="CAR-440")
    game.play(0, game.put("pig", "field", "NNE"))
    assert game.figures(0, "pig") == 1


@pytest.mark.rule("CAR-440")
def test_the_pig_comes_only_onto_the_tile_just_placed() -> None:
    game = farmers(two_cities(), 1).draw("base-E", 0, -2)
    game.refuses(0, game.put("pig", "field"), rule="CAR-440")


@pytest.mark.rule("CAR-440")
@pytest.mark.parametrize("kind", ["road", "city"])
def test_the_pig_has_no_business_on_roads_and_in_cities(kind: str) -> None:
    game = table(2, PIG).stand(0, "meeple", 0, 0, kind)
    game.draw("base-U", 1, 0) if kind == "road" else game.draw("base-G", 0, -1, 1)
    game.refuses(0, game.put("pig", kind), rule="CAR-440")


@pytest.mark.rule("CAR-440")
def test_the_big_meeple_is_a_farmer_for_the_pig() -> None:
    game = two_cities(elements=("pig", "big_meeple")).stand(0, "big", 0, 0, "field").draw("base-B", 1, 0)
    game.play(0, game.put("pig", "field"))
    assert game.figures(0, "pig") == 1


@pytest.mark.rule("CAR-441")
def test_the_pig_may_come_where_the_pig_of_somebody_else_stands() -> None:
    game = pigs(farmers(two_cities(), 1, 1), BLUE).draw("base-B", 1, 0)
    game.play(0, game.put("pig", "field"))
    assert game.figures(0, "pig") == game.figures(BLUE, "pig") == 1


# ---------------------------------------------------------------------- how long it stays


def crop_circle_takes_a_farmer(own: int) -> Table:
    """So many own farmers and the pig on a meadow; a crop circle sends one of the farmers home."""
    game = pigs(farmers(two_cities(elements=("pig", "crop_circles")), own), 0)
    game.draw("crop-4", 0, 2, 2).play(0, PASS, ("crop", "remove"))
    return game.play(0, ("remove", 0, 0, game.number(0, 0, "field"), "meeple"))


@pytest.mark.rule("CAR-442")
def test_the_pig_returns_when_the_last_own_farmer_leaves() -> None:
    game = crop_circle_takes_a_farmer(1)
    assert (game.figures(0), game.figures(0, "pig"), game.left(0, "pig")) == (0, 0, 1)


@pytest.mark.rule("CAR-442", "CAR-443")
def test_the_pig_stays_as_long_as_one_own_farmer_does() -> None:
    game = crop_circle_takes_a_farmer(2)
    assert (game.figures(0), game.figures(0, "pig"), game.left(0, "pig")) == (1, 1, 0)


@pytest.mark.rule("CAR-442", "CAR-445")
def test_a_farmer_taken_back_by_a_message_is_scored_with_the_pig_which_returns_then() -> None:
    """One completed city: 4 points; the pig has no farmer left."""
    game = before_a_message(elements=PIG).lay("base-E", 0, -1, 2).stand(0, "meeple", 0, 0, "field", "ENE")
    game.stand(0, "pig", 0, 0, "field", "ENE").gets_message(8).play(0, ("message", "act"))
    game.play(0, ("back", 0, 0, game.number(0, 0, "field", "ENE"), "meeple"), ("move", "meeple"))
    assert terms(game.gained(0)) == [("meadow", 4)]
    assert (game.figures(0, "pig"), game.left(0, "pig")) == (0, 1)


@pytest.mark.rule("CAR-443")
def test_the_pig_stays_when_the_city_at_its_meadow_is_scored() -> None:
    game = table(2, PIG).stand(0, "meeple", 0, 0, "city").stand(0, "meeple", 0, 0, "field", "ENE").stand(0, "pig", 0, 0, "field", "ENE")
    game.turn("base-E", 0, -1, 2).turn("base-B", 0, 1)
    assert terms(game.state.score(0)) == [("city", 4)]
    assert (game.figures(0), game.figures(0, "pig"), game.left(0, "pig")) == (1, 1, 0)


# ---------------------------------------------------------------------- the final scoring


@pytest.mark.rule("CAR-445")
def test_the_majority_and_the_own_pig_make_a_city_worth_4_points() -> None:
    """The example: you have the majority and a pig, 2 completed cities, 8 points. Blue gets nothing."""
    game = end(pigs(farmers(two_cities(), 2, 1), 0))
    assert terms(game.gained(0)) == [("meadow", 8)]
    assert terms(game.gained(BLUE)) == []


@pytest.mark.rule("CAR-445", "CAR-446")
def test_the_pig_helps_also_whoever_shares_the_majority_but_only_its_owner() -> None:
    """The example: you, blue and green share the majority at 2 cities; you and blue have pigs: 8, 8 and 6 points."""
    game = end(pigs(farmers(two_cities(3), 1, 1, 1), 0, BLUE))
    assert [terms(game.gained(seat)) for seat in (0, BLUE, GREEN)] == [[("meadow", 8)], [("meadow", 8)], [("meadow", 6)]]


@pytest.mark.rule("CAR-445")
def test_a_meadow_without_a_pig_brings_3_points_a_city_as_before() -> None:
    game = end(farmers(two_cities(), 1))
    assert terms(game.gained(0)) == [("meadow", 6)]


@pytest.mark.rule("CAR-445")
def test_the_pig_counts_only_for_its_own_meadow() -> None:
    """Your second meadow, south of the road of the first tile, is not the one with the pig."""
    game = table(2, PIG).lay("base-E", 0, -1, 2).lay("base-E", 0, 1, 2).lay("base-E", 0, 2)
    game.stand(0, "meeple", 0, 0, "field", "ENE").stand(0, "pig", 0, 0, "field", "ENE").stand(0, "meeple", 0, 0, "field", "SSE")
    game.stack("base-B").turn("base-B", 0, 3)
    assert terms(game.gained(0)) == [("meadow", 4), ("meadow", 3)]


@pytest.mark.rule("CAR-445")
def test_the_pig_makes_an_unfinished_city_worth_nothing_more() -> None:
    game = table(2, PIG).bare("base-H").lay("base-E", 0, -1, 2)
    game = end(pigs(farmers(game, 1), 0))
    assert terms(game.gained(0)) == [("meadow", 4)]


@pytest.mark.rule("CAR-446")
def test_the_pig_of_somebody_without_the_majority_helps_nobody() -> None:
    game = end(pigs(farmers(two_cities(), 2, 1), BLUE))
    assert terms(game.gained(0)) == [("meadow", 6)]
    assert terms(game.gained(BLUE)) == []


@pytest.mark.rule("CAR-444")
def test_the_pig_is_not_counted_for_the_majority() -> None:
    """A farmer and a pig against a farmer: a tie. If the pig counted, blue would get nothing."""
    game = end(pigs(farmers(two_cities(), 1, 1), 0))
    assert terms(game.gained(0)) == [("meadow", 8)]
    assert terms(game.gained(BLUE)) == [("meadow", 6)]


@pytest.mark.rule("CAR-444")
def test_a_farmer_and_a_pig_are_weaker_than_two_farmers() -> None:
    game = end(pigs(farmers(two_cities(), 1, 2), 0))
    assert terms(game.gained(0)) == []
    assert terms(game.gained(BLUE)) == [("meadow", 6)]


# ---------------------------------------------------------------------- together with the big meeple

BOTH = ("pig", "big_meeple")


@pytest.mark.rule("CAR-334", "CAR-444", "CAR-445")
def test_a_big_farmer_with_a_pig_outnumbers_one_farmer_and_gets_4_points_a_city() -> None:
    game = end(pigs(farmers(two_cities(elements=BOTH), 0, 1).stand(0, "big", 0, 0, "field"), 0))
    assert terms(game.gained(0)) == [("meadow", 8)]
    assert terms(game.gained(BLUE)) == []


@pytest.mark.rule("CAR-334", "CAR-444", "CAR-446")
def test_a_big_farmer_ties_with_two_farmers_whose_owner_has_the_pig() -> None:
    game = end(pigs(farmers(two_cities(elements=BOTH), 0, 2).stand(0, "big", 0, 0, "field"), BLUE))
    assert terms(game.gained(0)) == [("meadow", 6)]
    assert terms(game.gained(BLUE)) == [("meadow", 8)]


@pytest.mark.rule("CAR-334", "CAR-444")
def test_a_farmer_with_a_pig_is_weaker_than_a_big_farmer() -> None:
    game = end(pigs(farmers(two_cities(elements=BOTH), 0, 1).stand(0, "big", 0, 0, "field"), BLUE))
    assert terms(game.gained(0)) == [("meadow", 6)]
    assert terms(game.gained(BLUE)) == []
