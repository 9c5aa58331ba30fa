"""Shield 4: any number of tiles on key spaces, also after it is lost (BUR-569)."""

from __future__ import annotations

import pytest

from tests.games.burgundy.shield_table import DROP, bare
from tests.games.burgundy.table import Table, table

# ---------------------------------------------------------------------- 4: endless key spaces


@pytest.mark.rule("BUR-569")
def test_4_there_is_always_a_free_key_space() -> None:
    game = bare().shield(0, 4, "D4").keys(0, "ship", "mine", "castle", "bank", "church").depot(2, "market").turn_of(0, 2)
    game.act(0, 2, ("take", 2))
    assert game.tiles_of(0) == ["ship", "mine", "castle", "bank", "church", "market"]


@pytest.mark.rule("BUR-569")
def test_4_every_tile_there_can_be_placed() -> None:
    game = bare().shield(0, 4, "D4").keys(0, "ship", "mine", "castle", "bank", "monastery-1").turn_of(0, 1)
    game.place(0, 1, "monastery-1", "C4")
    assert game.tiles_of(0) == ["ship", "mine", "castle", "bank"]


# ---------------------------------------------------------------------- 4 lost


def hoarder() -> Table:
    """Shield 4 was given up with five tiles on key spaces."""
    game = bare().shield(0, 4, "D4").keys(0, "ship", "mine", "castle", "bank", "church").silver(0, 1).end_phase().play(0, DROP).deal()
    return game.no_tiles()


@pytest.mark.rule("BUR-569", "BUR-587")
def test_4_when_it_is_lost_the_tiles_stay() -> None:
    assert hoarder().tiles_of(0) == ["ship", "mine", "castle", "bank", "church"]


@pytest.mark.rule("BUR-569", "BUR-587")
def test_4_when_it_is_lost_all_tiles_can_still_be_placed() -> None:
    game = hoarder().turn_of(0, 3).place(0, 3, "church", "E4")
    assert game.tiles_of(0) == ["ship", "mine", "castle", "bank"]


@pytest.mark.rule("BUR-569", "BUR-587", "BUR-112")
def test_4_when_it_is_lost_a_new_tile_drives_out_another() -> None:
    game = hoarder().depot(2, "market").turn_of(0, 2).act(0, 2, ("take", 2))
    assert {action[0] for action in game.offered(0)} == {"discard"}
    while game.offered(0, "discard"):
        game.play(0, game.offered(0, "discard")[0])
        if game.state.active != 0:
            break
    assert "market" in game.tiles_of(0)
    assert len(game.tiles_of(0)) <= 5


@pytest.mark.rule("BUR-569", "BUR-587")
def test_4_when_it_is_lost_there_is_room_again_below_three_tiles() -> None:
    game = hoarder().keys(0, "ship", "mine").depot(2, "market").turn_of(0, 2).act(0, 2, ("take", 2))
    assert game.tiles_of(0) == ["ship", "mine", "market"]


@pytest.mark.rule("BUR-569", "BUR-463")
def test_4_a_team_has_own_key_spaces_without_limit_and_two_common_ones() -> None:
    game = (
        table(4, ["shields", "team"]).no_shields().no_tiles().shield(0, 4, "D7").keys(2, "ship", "mine", "bank").common(2, "ship", "ship")
    )
    game.depot(2, "market").turn_of(2, 2).act(2, 2, ("take", 2))
    assert game.tiles_of(2) == ["ship", "mine", "bank", "market"]
