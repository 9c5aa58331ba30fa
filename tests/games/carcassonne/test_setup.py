"""Before the first turn: what is in play, and what everybody has (CAR-001 to CAR-015)."""

from __future__ import annotations

import pytest

import tischlein
from tests.games.carcassonne.table import ALL, table
from tischlein.games.carcassonne.game import GAME
from tischlein.games.carcassonne.tiles import pieces


def in_use(*elements: str) -> set[str]:
    material = GAME.material(GAME.setup(players=2, elements=elements))
    return {name for name in ("farmers", *ALL) if material["in_use"][name]}


@pytest.mark.rule("CAR-001")
def test_with_farmers_the_meadows_of_a_tile_can_be_occupied() -> None:
    game = table(farmers=True).draw("base-U", 1, 0)
    game.offers(0, game.put("meeple", "road"), game.put("meeple", "field", "NNE"), game.put("meeple", "field", "SSE"), ("pass",))


@pytest.mark.rule("CAR-001")
def test_without_farmers_the_meadows_of_a_tile_are_no_places() -> None:
    game = table(farmers=False).draw("base-U", 1, 0)
    game.offers(0, game.put("meeple", "road"), ("pass",))
    game.refuses(0, game.put("meeple", "field", "NNE"), rule="CAR-040")


@pytest.mark.rule("CAR-001")
def test_farmers_belong_to_the_base_game_unless_left_out() -> None:
    assert GAME.setup(players=2)["farmers"] == "with"


@pytest.mark.rule("CAR-002")
@pytest.mark.parametrize("element", ALL)
def test_every_expansion_can_be_chosen_alone(element: str) -> None:
    assert in_use(element) == {"farmers", element}
    assert table(elements=(element,)).due() == (tischlein.CHANCE,)


@pytest.mark.rule("CAR-002")
def test_every_expansion_can_be_left_out() -> None:
    assert in_use() == {"farmers"}


@pytest.mark.rule("CAR-002")
def test_all_expansions_can_be_played_together() -> None:
    assert in_use(*ALL) == {"farmers", *ALL}
    view = table(players=6, elements=ALL).state.view(None)
    assert sum(view["left"].values()) + len(view["board"]) == 172 - 1, "all tiles but the start tile, which the river replaces"


@pytest.mark.rule("CAR-003")
def test_the_big_meeple_can_be_used_without_inns_and_cathedrals() -> None:
    game = table(elements=("big_meeple",))
    assert game.left(0, "big") == 1
    assert not any(tile.startswith("inns") for tile in game.state.view(None)["left"])


@pytest.mark.rule("CAR-003")
def test_the_builder_can_be_used_without_goods_and_pig() -> None:
    game = table(elements=("builder",))
    assert (game.left(0, "builder"), game.left(0, "pig")) == (1, 0)
    assert not any(tile.startswith("trade") for tile in game.state.view(None)["left"])


@pytest.mark.rule("CAR-003")
def test_inns_and_cathedrals_can_be_used_without_the_big_meeple() -> None:
    game = table(elements=("inns",))
    assert game.left(0, "big") == 0
    assert sum(copies for tile, copies in game.state.view(None)["left"].items() if tile.startswith("inns")) == 18


@pytest.mark.rule("CAR-010", "CAR-011")
def test_the_start_tile_lies_on_the_table_and_the_other_71_are_to_come() -> None:
    view = table().state.view(None)
    assert view["board"] == [{"x": 0, "y": 0, "tile": "base-D", "rotation": 0}]
    assert sum(view["left"].values()) == 71
    assert view["left"]["base-D"] == 3, "three of four are left: one is the start tile"


@pytest.mark.rule("CAR-011")
def test_any_of_the_other_tiles_may_come_next_each_as_likely_as_it_has_copies() -> None:
    game = table()
    weights = dict(game.state.chance.outcomes())
    assert weights == game.state.view(None)["left"]
    assert (weights["base-U"], weights["base-X"], weights["base-D"]) == (7, 1, 3)


@pytest.mark.rule("CAR-011")
def test_nobody_sees_which_tile_comes_next() -> None:
    game = table()
    assert [game.state.view(seat)["drawn"] for seat in (0, 1, None)] == [None, None, None]


@pytest.mark.rule("CAR-012")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(players: int) -> None:
    assert len(table(players=players).state.view(None)["supply"]) == players


@pytest.mark.rule("CAR-012")
@pytest.mark.parametrize("players", [1, 7])
def test_one_or_seven_cannot_play(players: int) -> None:
    with pytest.raises(tischlein.SetupError):
        GAME.setup(players=players)


@pytest.mark.rule("CAR-012")
def test_there_are_six_colours() -> None:
    colours = GAME.material(GAME.setup(players=2))["colours"]
    assert sorted(colours) == ["black", "blue", "green", "pink", "red", "yellow"]


@pytest.mark.rule("CAR-013")
def test_everybody_has_seven_meeples_and_an_eighth_on_space_0() -> None:
    game = table(players=6)
    assert [game.left(seat) for seat in range(6)] == [7] * 6
    assert game.state.view(None)["track"] == [[0, 0]] * 6
    figures = {figure["id"]: figure["per_player"] for figure in pieces()["figure"]}
    assert figures["meeple"] + figures["score_meeple"] == 8


@pytest.mark.rule("CAR-013")
def test_without_expansions_nobody_has_other_figures() -> None:
    assert table().state.view(None)["supply"] == [{"meeple": 7, "big": 0, "abbot": 0, "builder": 0, "pig": 0}] * 2


@pytest.mark.rule("CAR-015")
@pytest.mark.parametrize(
    ("element", "tile", "tiles"),
    [
        ("inns", "inns-K", 18),
        ("traders", "trade-A", 24),
        ("flying", "fly-A", 8),
        ("ferries", "ferry-1", 8),
        ("gold", "gold-A", 8),
        ("magic", "mage-A", 8),
        ("robbers", "rob-A", 8),
        ("crop_circles", "crop-1", 6),
    ],
)
def test_the_tiles_of_an_expansion_are_mixed_with_those_of_the_base_game(element: str, tile: str, tiles: int) -> None:
    weights = dict(table(elements=(element,)).state.chance.outcomes())
    assert tile in weights and "base-U" in weights, "either may come first"
    assert sum(weights.values()) == 71 + tiles


@pytest.mark.rule("CAR-015")
def test_the_tiles_of_the_river_are_not_mixed_with_the_others() -> None:
    weights = dict(table(elements=("river", "inns")).state.chance.outcomes())
    assert all(tile.startswith("river") for tile in weights)
