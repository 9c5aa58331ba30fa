"""Random games of six players with everything in the box: what must be true in every position, and at the end."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from tests.games.carcassonne.table import ALL
from tischlein import CHANCE
from tischlein.core.agenda import Step
from tischlein.core.decision import Action
from tischlein.games.carcassonne.elements.flying import Land, RollFlight
from tischlein.games.carcassonne.elements.gold import PutGold
from tischlein.games.carcassonne.elements.magic import together
from tischlein.games.carcassonne.game import GAME
from tischlein.games.carcassonne.land import at
from tischlein.games.carcassonne.state import CarcassonneState, is_open
from tischlein.games.carcassonne.tiles import FIELD

SEEDS = [2, 3, 6, 8]
PLAYERS = 6
FIGURES_EACH = [7, 1, 1, 1, 1]

PHASES = {
    "PutGold": {1},
    "ChooseMagic": {2, 5, 6},  # by the tile, by a new ferry, by a ferry that is laid anew
    "MoveMagic": {2, 5, 6},
    "Banish": {2, 5, 6},
    "PlaceRobber": {3},
    "PlaceFigure": {4},
    "RollFlight": {4},
    "Land": {4},
    "FerryStep": {5},
    "RelayFerry": {6},
    "ChooseFeature": {8},
    "MoveFigure": {4, 8, 10},  # by an abbot who returns, by a scoring, by a message
    "Rob": {8, 10},
    "TakeBar": {9},
    "DrawMessage": {10},
    "UseMessage": {10},
    "TakeMeepleBack": {10},
    "CropCircle": {11},
    "AddMeeple": {11},
    "RemoveMeeple": {11},
}
"""When in a turn each question is asked, as the overview of the rulebook has it."""


@cache
def positions(seed: int, farmers: str = "with", elements: tuple[str, ...] = ALL) -> tuple[CarcassonneState, ...]:
    """All positions of one random game in which tiles are laid close together, so that much is completed. Tests only look at them."""
    rng = Random(seed)
    state = GAME.start(GAME.setup(players=PLAYERS, elements=elements, farmers=farmers))
    found = [state.copy()]
    while state.waiting_for:
        seat = state.waiting_for[0]
        state.play(seat, state.chance.sample(rng) if seat == CHANCE else choose(state, rng, state.options(seat)))
        found.append(state.copy())
    return tuple(found)


def choose(state: CarcassonneState, rng: Random, options: list[Action]) -> Action:
    """At random, but a tile where most others are around it, and no farmers as long as there is anything else."""
    match options[0][0]:
        case "place":
            options = sorted(options, key=lambda action: -state.land.tiles_around(at(action[1], action[2])))[:3]
        case "put":
            segments = state.land.box.segments[state.land.board[state.placed] >> 2]
            options = [one for one in options if one[0] != "put" or state.land.box.kind[segments[one[2]]] != FIELD] or options
    return rng.choice(options)


def due(state: CarcassonneState) -> Step[CarcassonneState] | None:
    """What is waited for."""
    return state.agenda.main[-1] if state.agenda.main else None


def supplies(state: CarcassonneState) -> list[int]:
    return [state.at_hand(seat, figure) for seat in range(PLAYERS) for figure in range(len(FIGURES_EACH))]


def in_the_air(state: CarcassonneState) -> tuple[int, int] | None:
    """Seat and kind of a figure that has taken off and has not landed yet."""
    step = due(state)
    return (step.seat, step.figure) if isinstance(step, RollFlight | Land) else None


@pytest.mark.rule("CAR-1205")
@pytest.mark.parametrize("seed", SEEDS)
def test_every_player_keeps_the_same_figures_all_the_time(seed: int) -> None:
    """In the supply, on the land or in the air."""
    for state in positions(seed):
        have = supplies(state)
        for _, seat, figure in state.figures:
            have[seat * 5 + figure] += 1
        if (flying := in_the_air(state)) is not None:
            have[flying[0] * 5 + flying[1]] += 1
        assert have == FIGURES_EACH * PLAYERS
    assert not state.figures
    assert supplies(state) == FIGURES_EACH * PLAYERS


@pytest.mark.rule("CAR-1203", "CAR-1250")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_points_of_everybody_are_the_sum_of_what_they_were_given_for(seed: int) -> None:
    for state in positions(seed):
        for seat in range(PLAYERS):
            assert state.points(seat) == sum(term.points for term in state.score(seat))
    assert state.result is not None
    assert state.result.points == tuple(state.standing()) == tuple(state.points(seat) for seat in range(PLAYERS))


@pytest.mark.rule("CAR-801", "CAR-805", "CAR-811")
@pytest.mark.parametrize("seed", SEEDS)
def test_two_bars_for_each_gold_tile_and_none_is_lost(seed: int) -> None:
    """They lie on tiles or are somebody's, until those on tiles go back into the box."""
    for state in positions(seed):
        types = state.land.box
        tiles = sum(types.types[types.type_of[laid >> 2]].gold for laid in state.land.board.values())
        bars = 2 * (tiles - isinstance(due(state), PutGold))
        if state.waiting_for:
            assert sum(count for _, count in state.gold.lying) + sum(state.gold.bars) == bars <= 16
    assert not state.gold.lying


@pytest.mark.rule("CAR-902", "CAR-903", "CAR-906", "CAR-910", "CAR-916")
@pytest.mark.parametrize("seed", SEEDS)
def test_mage_and_witch_are_never_together_and_always_on_something_open_when_a_tile_is_drawn(seed: int) -> None:
    seen = set()
    for state in positions(seed):
        if type(due(state)).__name__ == "DrawTile":
            assert not together(state)
            for figure in (state.magic.mage, state.magic.witch):
                assert figure < 0 or is_open(state, figure)
            seen |= {name for name, figure in (("mage", state.magic.mage), ("witch", state.magic.witch)) if figure >= 0}
    assert seen == {"mage", "witch"}, "the game was long enough to see both"


@pytest.mark.rule("CAR-1200", "CAR-1201", "CAR-1202", "CAR-1203", "CAR-1204")
@pytest.mark.parametrize("seed", SEEDS)
def test_every_question_comes_in_its_place_of_the_turn(seed: int) -> None:
    """From one tile to the next, nothing is asked after its time has passed."""
    now, before, seen = 0, "PlaceTile", set()
    for state in positions(seed):
        name = type(due(state)).__name__
        if name in PHASES:
            later = [phase for phase in PHASES[name] if phase >= now]
            assert later, f"{name} after {before}"
            now, before = min(later), name
            seen.add(name)
        else:
            assert name in ("DrawTile", "PlaceTile", "NoneType")
            now, before = 0, name
    assert seen >= {"PutGold", "ChooseMagic", "PlaceRobber", "PlaceFigure", "FerryStep", "MoveFigure", "DrawMessage", "CropCircle"}


@pytest.mark.rule("CAR-1014", "CAR-1251")
@pytest.mark.parametrize("seed", SEEDS)
def test_at_the_end_all_is_tidied_up(seed: int) -> None:
    for state in positions(seed):
        assert all(-1 <= space < 50 for space in state.robbers.spaces)
    assert state.waiting_for == ()
    assert state.robbers.spaces == (-1,) * PLAYERS
    assert not state.robbers.due and not state.gold.due
    assert sorted(state.messages.unseen + state.messages.seen) == list(range(1, 9)), "all messages are still there"
    assert not state.tiles_left


@pytest.mark.rule("CAR-1107")
def test_with_everything_but_farmers_nobody_ever_lies_on_a_meadow() -> None:
    """Pitchforks concern nobody then, and the game goes on all the same."""
    elements = tuple(element for element in ALL if element != "pig")
    for state in positions(1, "without", elements):
        assert all(state.land.box.kind[segment] != FIELD for segment, _, _ in state.figures)
    assert state.waiting_for == ()
