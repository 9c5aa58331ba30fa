"""Which number goes into which field, and what a full region brings (DIC-041 to DIC-056). All on duchy A."""

from __future__ import annotations

import pytest

from tests.games.burgundy_dice.table import NUMBERS, PASS, castle, table, terms

BONUSES = ("monk", "silver", "goods", "worker")


@pytest.mark.parametrize(
    ("colour", "field", "allowed"),
    [
        pytest.param("purple", "B4", (1, 2), marks=pytest.mark.rule("DIC-041")),
        pytest.param("gray", "A4", (3, 4), marks=pytest.mark.rule("DIC-043")),
        pytest.param("blue", "A2", (5, 6), marks=pytest.mark.rule("DIC-045")),
    ],
)
@pytest.mark.parametrize("number", NUMBERS)
def test_monasteries_mines_and_rivers_take_two_numbers_only(colour: str, field: str, allowed: tuple[int, ...], number: int) -> None:
    game = table().write(0, {"A3": 3, "B3": 1}).roll(number, number, colour, "green")
    if number in allowed:
        game.use(0, number, colour, field)
        assert game.number(0, field) == number
    else:
        assert ("use", number, colour) not in game.offered(0)
        game.refuses(0, ("use", number, colour))


@pytest.mark.parametrize("colour", ["purple", "gray", "blue", "orange", "yellow"])
@pytest.mark.rule("DIC-041", "DIC-043", "DIC-045", "DIC-048", "DIC-054")
def test_a_field_needs_a_die_of_its_colour(colour: str) -> None:
    game = table().write(0, {"A3": 3, "B3": 1, "C2": 3}).roll({"purple": 2, "gray": 4, "blue": 6}.get(colour, 5), 1, colour, "green")
    number = game.state.dice[0]
    game.use(0, number, colour)
    assert {game.duchy.colours[game.field(name)] for name in game.fields_offered(0)} == {colour}


@pytest.mark.parametrize(
    ("colour", "standing", "last", "number", "bonus"),
    [
        pytest.param("purple", {"B3": 1}, "B4", 2, "monk", marks=pytest.mark.rule("DIC-042")),
        pytest.param("gray", {"A4": 3}, "A3", 4, "silver", marks=pytest.mark.rule("DIC-044")),
        pytest.param("blue", {"A1": 5}, "A2", 6, "goods", marks=pytest.mark.rule("DIC-046")),
        pytest.param("orange", {"D5": 1, "D6": 2}, "D7", 3, "worker", marks=pytest.mark.rule("DIC-050")),
    ],
)
def test_a_full_region_brings_its_points_and_its_bonus(colour: str, standing: dict[str, int], last: str, number: int, bonus: str) -> None:
    game = table(start="worker", players=1).write(0, standing).roll(number, number, colour, "green")
    game.use(0, number, colour, last)
    assert terms(game.gained(0)) == [("region", 8 if colour == "orange" else 4)]
    assert {other: game.row(0, other) for other in BONUSES if game.row(0, other) != (0, 0)} == {bonus: (1, 0)}
    assert game.castle_row(0) == {"worker": "circled"}, "the castle row stays as it was"


@pytest.mark.rule("DIC-047")
@pytest.mark.parametrize(
    ("colour", "fields", "numbers"), [("purple", "B3 B4", (1, 2)), ("gray", "A3 A4", (3, 4)), ("blue", "A1 A2", (5, 6))]
)
def test_numbers_may_repeat_in_monasteries_mines_and_rivers(colour: str, fields: str, numbers: tuple[int, int]) -> None:
    first, last = fields.split()
    for standing in numbers:
        for written in numbers:
            game = table().write(0, {first: standing}).roll(written, 1, colour, "green").use(0, written, colour, last)
            assert terms(game.gained(0)) == [("region", 4)]


@pytest.mark.rule("DIC-048")
@pytest.mark.parametrize("number", NUMBERS)
def test_an_empty_city_takes_any_number(number: int) -> None:
    game = table().roll(number, number, "orange", "green").use(0, number, "orange", "B5")
    assert game.number(0, "B5") == number


@pytest.mark.rule("DIC-048")
def test_numbers_in_one_city_are_all_different() -> None:
    game = table().write(0, {"B1": 2, "C1": 5}).roll(2, 3, "orange", "green")
    game.use(0, 2, "orange")
    assert game.fields_offered(0) == {"B5", "D5", "D6"}
    game.refuses(0, game.marking("B2"), rule="DIC-048").refuses(0, game.marking("D1"), rule="DIC-048")


@pytest.mark.rule("DIC-048")
@pytest.mark.parametrize("number", NUMBERS)
def test_the_last_field_of_a_city_differs_from_all_others(number: int) -> None:
    game = table().write(0, {"B1": 2, "B2": 3, "C1": 5}).roll(number, number, "orange", "green").use(0, number, "orange")
    assert ("D1" in game.fields_offered(0)) == (number in (1, 4, 6))


@pytest.mark.rule("DIC-049")
def test_numbers_in_other_cities_do_not_matter() -> None:
    game = table(start="monk").write(0, {"B1": 2, "B2": 4}).roll(2, 4, "orange", "green")
    game.use(0, 2, "orange", "D5").passes(1).roll(4, 4, "orange", "green").use(0, 4, "orange", "D6")
    assert [game.number(0, field) for field in ("B1", "B2", "D5", "D6")] == [2, 4, 2, 4]


@pytest.mark.rule("DIC-051")
def test_a_castle_needs_a_number_of_a_neighbour() -> None:
    game = table().write(0, {"D6": 4, "D7": 5, "E4": 6}).roll(4, 5, "green", "gray")
    game.offers(0, ("use", 4, "green"), PASS)
    game.refuses(0, ("use", 5, "green"))
    game.use(0, 4, "green")
    assert game.fields_offered(0) == {"E5"}
    game.mark(0, "E5")
    assert game.number(0, "E5") == 4


@pytest.mark.rule("DIC-051")
@pytest.mark.parametrize("beside", ["D5", "D6", "E4", "E6", "F4", "F5"])
def test_any_of_the_six_neighbours_of_a_castle_will_do(beside: str) -> None:
    number = {"E4": 5, "F4": 2, "F5": 2}.get(beside, 3)
    game = table().write(0, {beside: number, "A4": 4}).roll(number, 4, "green", "green")
    assert game.offered(0, "use") == [("use", number, "green")], "the 4 stands nowhere near"
    assert game.use(0, number, "green").fields_offered(0) == {"E5"}


@pytest.mark.rule("DIC-051")
def test_a_castle_whose_neighbour_has_another_number_is_refused() -> None:
    game = table().write(0, {"D6": 4, "D3": 5}).roll(4, 5, "green", "gray").use(0, 4, "green")
    game.refuses(0, game.marking("C2"), rule="DIC-051").refuses(0, game.marking("E2"), rule="DIC-051")


@pytest.mark.rule("DIC-052", "DIC-053")
@pytest.mark.parametrize("phase", [1, 2, 3])
@pytest.mark.parametrize(("bonus", "beside"), [("monk", "F5"), ("silver", "B4"), ("goods", "B2"), ("worker", "E3")])
def test_a_castle_brings_a_point_and_the_bonus_of_its_square_into_the_castle_row(bonus: str, beside: str, phase: int) -> None:
    start = "goods" if bonus != "goods" else "monk"
    game = table(start=start, phase=phase, players=1).write(0, {beside: 1}).roll(1, 1, "green", "green")
    game.play(0, ("use", 1, "green"), ("mark", castle("A", bonus)))
    assert terms(game.gained(0)) == [("region", 1)]
    assert game.castle_row(0) == {start: "circled", bonus: "circled"}
    assert all(game.row(0, other) == (0, 0) for other in BONUSES), "not in the rows of the colours"
    assert game.bonuses(0) == {start: 1, bonus: 1}


@pytest.mark.rule("DIC-052")
def test_marking_the_castle_with_the_gray_square() -> None:
    game = table(start="goods").write(0, {"D5": 6}).roll(6, 6, "green", "gray").use(0, 6, "green", "C5")
    assert sum(term.points for term in game.gained(0)) == 1 and game.bonuses(0)["silver"] == 1
    assert "Player 1 gets a silver. [DIC-052]" in game.heard()


@pytest.mark.rule("DIC-054")
@pytest.mark.parametrize("number", NUMBERS)
def test_numbers_in_one_pasture_are_all_equal(number: int) -> None:
    game = table(start="goods").write(0, {"C4": 3, "E6": 1}).roll(number, number, "yellow", "gray")
    if number == 3:
        game.use(0, 3, "yellow", "C3")
        assert game.number(0, "C3") == 3
    else:
        game.offers(0, PASS).refuses(0, ("use", number, "yellow"))


@pytest.mark.rule("DIC-054")
def test_another_number_is_refused_field_by_field() -> None:
    game = table().write(0, {"C4": 3, "F4": 1}).roll(5, 5, "yellow", "gray").use(0, 5, "yellow")
    assert game.fields_offered(0) == {"G3", "G4"}
    game.refuses(0, game.marking("C3"), rule="DIC-054")


@pytest.mark.rule("DIC-055")
@pytest.mark.parametrize("number", NUMBERS)
def test_an_empty_pasture_takes_any_number_whatever_stands_in_the_others(number: int) -> None:
    game = table().write(0, {"E1": 6, "F1": 6, "E6": 2, "G4": 5}).roll(number, number, "yellow", "gray")
    assert "C4" in game.use(0, number, "yellow").fields_offered(0)
    assert game.mark(0, "C4").number(0, "C4") == number


@pytest.mark.rule("DIC-056")
@pytest.mark.parametrize(("phase", "points"), [(1, 4), (2, 3), (3, 2)])
def test_a_pasture_counts_twice_and_gives_nothing_else(phase: int, points: int) -> None:
    game = table(phase=phase, start="goods").write(0, {"C4": 5}).roll(5, 5, "yellow", "gray").use(0, 5, "yellow", "C3")
    assert terms(game.gained(0)) == [("region", points), ("pasture", points)]
    assert game.bonuses(0) == {"goods": 1}
