"""What a position of the Dice Game is worth beyond its points: for bots that look one turn ahead."""

from __future__ import annotations

from typing import Final

from tischlein.games.burgundy_dice.dice_use import REGION_POINTS
from tischlein.games.burgundy_dice.duchy import COLOURS, extra_points
from tischlein.games.burgundy_dice.sheet import Sheet
from tischlein.games.burgundy_dice.state import DiceState

BONUS_WORTH: Final = (1.3, 2.2, 2.6, 1.0)  # monk, silver, goods, worker: in points, mid game
EXTRA: Final = extra_points()


def evaluate(state: DiceState, seat: int) -> float:
    """Points, bonuses worth keeping, started regions and colours, and room to grow."""
    sheet = state.sheets[seat]
    left = rounds_left(state)
    worth = float(sheet.points)
    if left:
        worth += sum(BONUS_WORTH[bonus] * min(sheet.available(bonus), left) for bonus in range(4))
        worth += started_regions(sheet, state.phase) + started_colours(sheet, state) + 0.12 * sheet.frontier.bit_count()
    return worth


def rounds_left(state: DiceState) -> float:
    """Rounds still to come after this one, on average."""
    phases = 3 - state.phase
    return 8 * (phases + 1) - state.round if state.solo else 7.7 * phases + (10 - state.boxes) * 0.75


def started_regions(sheet: Sheet, phase: int) -> float:
    """A region half done is worth less than half: it may not be finished."""
    duchy = sheet.duchy
    worth = 0.0
    for cell, region in enumerate(duchy.region):
        if region & -region == 1 << cell:  # count each region at its first field
            done = (region & sheet.marked).bit_count()
            size = duchy.size[cell]
            if 0 < done < size:
                points = REGION_POINTS[size, phase] * (2 if duchy.colours[cell] == "yellow" else 1) + 1
                worth += points * 0.75 * done / (size + 0.6)
    return worth


def started_colours(sheet: Sheet, state: DiceState) -> float:
    worth = 0.0
    for colour in COLOURS:
        if colour not in state.firsts or (state.solo and state.phase < 3):
            cells = sheet.duchy.cells_of[colour]
            share = (cells & sheet.marked).bit_count() / cells.bit_count()
            worth += EXTRA[colour][0] * share * share * (1.0 if share == 1 else 0.6)
    return worth
