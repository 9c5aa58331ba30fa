"""The variant for experts: the next ship lies open (FEL-134, FEL-135)."""

from __future__ import annotations

import pytest

from tests.games.felinia.table import END, Table, table
from tischlein import CHANCE


def experts() -> Table:
    return table(2, "basic", "experts")


def shown(game: Table, seat: int | None = 1) -> str | None:
    tile: str | None = game.state.view(seat)["next_ship"]
    return tile


@pytest.mark.rule("FEL-134")
def test_the_next_ship_is_turned_up_before_the_first_round() -> None:
    game = experts()
    tile = shown(game)
    assert tile is not None and shown(game, None) == shown(game, 0) == tile, "everybody sees it"
    view = game.state.view(0)
    assert tile not in [ship["tile"] for ship in view["ships"]] and tile not in view["ship_stack"]["gray"]
    assert len(view["ship_stack"]["gray"]) == 15 - 4 - 1 and len(view["ship_stack"]["blue"]) == 5


@pytest.mark.rule("FEL-134")
def test_without_the_variant_nobody_sees_it() -> None:
    game = table(2)
    assert shown(game) is None and len(game.state.view(0)["ship_stack"]["gray"]) == 11


@pytest.mark.rule("FEL-134", "FEL-135")
def test_the_tile_comes_next_and_another_is_turned_up() -> None:
    game = experts()
    first = shown(game)
    game.all_earn()
    assert game.due() == (CHANCE,)
    assert first in [ship["tile"] for ship in game.state.view(0)["ships"]], "no luck is needed for it"
    second = game.state.view(0)["ship_stack"]["gray"][-1]
    game.draw(second)
    assert shown(game) == second
    assert game.heard()[0].startswith("The next ship will be the ") and game.heard()[0].endswith("[FEL-134]")


@pytest.mark.rule("FEL-135")
def test_it_goes_to_the_first_of_several_empty_ships() -> None:
    game = experts()
    first = shown(game)
    ships = [ship for ship in ("lion_c", "puma_c", "panther_c", "tiger_c", "cheetah_c") if ship != first][:4]
    game.harbour(*ships, aboard={ships[1]: [0], ships[3]: [1]}).all_earn()
    while game.due() != (CHANCE,):
        game.play(game.due()[0], END)
    assert [ship["tile"] for ship in game.state.view(0)["ships"]] == [ships[0], first, ships[2], None]
    assert any("A new ship in the harbour" in line for line in game.heard())
    other = game.state.view(0)["ship_stack"]["gray"][0]
    game.draw(other)
    assert game.state.view(0)["ships"][3]["tile"] == other


@pytest.mark.rule("FEL-134")
@pytest.mark.parametrize(("stock", "after"), [((), None), (("puma_d",), "puma_d")])
def test_only_if_there_is_one_left(stock: tuple[str, ...], after: str | None) -> None:
    game = experts().stock(*stock).all_earn()
    if stock:
        game.draw(*stock)
    game.settle()
    assert game.state.round == 2 and shown(game) == after
    assert game.state.view(0)["ship_stack"] == {"gray": [], "blue": []}


@pytest.mark.rule("FEL-135")
def test_gray_tiles_come_before_blue_ones_also_face_up() -> None:
    game = experts().stock("lion_d", "cheetah_d", "puma_b").all_earn()
    assert [outcome for outcome, _ in game.state.chance.outcomes()] == ["puma_b"]


@pytest.mark.rule("FEL-135")
@pytest.mark.parametrize(("stock", "back"), [((), None), (("lion_d", "puma_d"), "blue"), (("lion_d", "puma_b"), "gray")])
def test_everybody_sees_the_back_of_the_next_tile(stock: tuple[str, ...], back: str | None) -> None:
    plain = table(2).stock(*stock)
    assert plain.state.view(1)["back_of_next"] == back
    game = experts().stock(*stock)
    assert game.state.view(1)["back_of_next"] == "gray", "that of the tile that lies open"
