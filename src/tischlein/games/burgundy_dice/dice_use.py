"""A player's turn: sell goods, use one combination of dice or pass, perhaps a second combination for a silver."""

from __future__ import annotations

from typing import ClassVar, Final

from tischlein.core.agenda import DecisionStep
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.core.score import Term
from tischlein.games.burgundy_dice.duchy import BONUS_OF, BONUSES, CELLS, COLOURS, GOODS, MONK, SILVER, WORKER, data, region_points
from tischlein.games.burgundy_dice.sheet import CIRCLED, TRACKS, Sheet
from tischlein.games.burgundy_dice.state import DiceState, tell
from tischlein.geometry.hexes import members

NUMBERS: Final = range(1, 7)

# All actions there are, made once: listing options then only picks them.
COMBINATIONS: Final = [(number, colour) for number in NUMBERS for colour in COLOURS]
USE: Final[dict[tuple[int, str], Action]] = {(number, colour): ("use", number, colour) for number, colour in COMBINATIONS}
WITH_MONK: Final[dict[tuple[int, str], Action]] = {(number, colour): ("monk", number, colour) for number, colour in COMBINATIONS}
WITH_WORKER: Final[dict[tuple[int, str], Action]] = {(number, colour): ("worker", number, colour) for number, colour in COMBINATIONS}
WITH_SILVER: Final[dict[tuple[int, str], Action]] = {(number, colour): ("silver", number, colour) for number, colour in COMBINATIONS}
MARK: Final[list[Action]] = [("mark", cell) for cell in range(CELLS)]
PASS: Final[Action] = ("pass",)
END: Final[Action] = ("end",)

SALE_POINTS: Final[int] = data()["points"]["goods_sale_points"]
SALE_SILVER: Final[int] = data()["points"]["goods_sale_silver"]
REGION_POINTS: Final = region_points()
REGION_TERMS: Final[dict[tuple[str, int, int], Term]] = {
    (colour, size, phase): Term("region", points, {"colour": colour, "size": size, "phase": phase}, "DIC-058")
    for (size, phase), points in REGION_POINTS.items()
    for colour in COLOURS
}
PASTURE_TERMS: Final[dict[tuple[int, int], Term]] = {
    (size, phase): Term("pasture", points, {"size": size, "phase": phase}, "DIC-056") for (size, phase), points in REGION_POINTS.items()
}


class SellGoods(DecisionStep[DiceState]):
    """After a double hourglass (DIC-077): sell any number of goods (DIC-082) for a silver and 2 points each (DIC-078).

    Asked before the dice are used: goods that come later are kept (DIC-081), the silver can be used at once (DIC-080), and the sale is
    not the one bonus of this turn (DIC-079).
    """

    kind: ClassVar[Kind] = "number"
    rules: ClassVar[tuple[str, ...]] = ("DIC-077", "DIC-078", "DIC-082")

    def options(self, state: DiceState) -> list[Action]:
        return [("sell", count) for count in range(state.sheets[self.seat].available(GOODS) + 1)]

    def apply(self, state: DiceState, action: Action) -> None:
        count: int = action[1]
        if count == 0:
            return
        sheet = state.write(self.seat)
        silver = 0
        for _ in range(count):
            sheet.spend(GOODS)
            silver += sum(sheet.earn(SILVER) for _ in range(SALE_SILVER))
        state.note(self.seat, "sold", "DIC-078", count=count, silver=silver)
        state.score_term(sheet, self.seat, Term("sale", SALE_POINTS * count, {"count": count, "phase": state.phase}, "DIC-078"))

    def prompt(self, state: DiceState) -> Message:
        return tell("ask-sell", goods=state.sheets[self.seat].available(GOODS))

    def label(self, state: DiceState, action: Action) -> Message:
        return tell("sell", count=action[1], points=SALE_POINTS * action[1])

    def refusal(self, state: DiceState, action: Action) -> tuple[Message, str] | None:
        if action[0] == "sell":
            return tell("refuse-sell", goods=state.sheets[self.seat].available(GOODS)), "DIC-082"
        return tell("refuse-sell-first"), "DIC-077"


class UseDice(DecisionStep[DiceState]):
    """One pip die and one colour die, either of them changed by a bonus; or pass (DIC-029, DIC-034, DIC-063).

    Equal dice are one option: which of them is used makes no difference. A bonus that changes nothing is not offered (DIC-069, DIC-070); it
    changes a die for its owner only (DIC-068), and not two dice (DIC-064). Passing is always possible (DIC-035).
    """

    kind: ClassVar[Kind] = "piece"
    rules: ClassVar[tuple[str, ...]] = ("DIC-029", "DIC-031", "DIC-034", "DIC-063", "DIC-069", "DIC-070")

    def options(self, state: DiceState) -> list[Action]:
        sheet = state.sheets[self.seat]
        numbers, colours = dice_shown(state)
        frontier, fits, cells_of = sheet.frontier, sheet.fits, sheet.duchy.cells_of
        found: list[Action] = []
        for number in numbers:
            for colour in colours:
                if fits[number] & frontier & cells_of[colour]:
                    found.append(USE[number, colour])
        if sheet.available(MONK):
            for number in numbers:
                reachable = fits[number] & frontier
                for colour in COLOURS if reachable else ():
                    if reachable & cells_of[colour] and colour not in colours:
                        found.append(WITH_MONK[number, colour])
        if sheet.available(WORKER):
            for number in NUMBERS:
                reachable = fits[number] & frontier
                if reachable and number not in numbers:
                    for colour in colours:
                        if reachable & cells_of[colour]:
                            found.append(WITH_WORKER[number, colour])
        found.append(PASS)
        return found

    def apply(self, state: DiceState, action: Action) -> None:
        verb: str = action[0]
        if verb == "pass":
            self._pass(state)
            return
        if verb == "use":
            state.agenda.push(MarkField(self.seat, action[1], action[2], first=True))
            return
        bonus = MONK if verb == "monk" else WORKER
        state.write(self.seat).spend(bonus)
        state.note(self.seat, "spent", "DIC-069" if bonus == MONK else "DIC-070", bonus=BONUSES[bonus])
        state.agenda.push(MarkField(self.seat, action[1], action[2], first=False))

    def _pass(self, state: DiceState) -> None:
        """A worker instead of a combination (DIC-036), if a circle is free (DIC-034, DIC-038): for the next round, as the turn is over
        (DIC-037)."""
        if state.write(self.seat).earn(WORKER):
            state.note(self.seat, "passed", "DIC-034")
        else:
            state.note(self.seat, "passed-in-vain", "DIC-038")

    def prompt(self, state: DiceState) -> Message:
        one, other, colour, last, _ = state.dice
        return tell("ask-use", one=one, two=other, first=tell("colour", colour=colour), second=tell("colour", colour=last))

    def label(self, state: DiceState, action: Action) -> Message:
        if action[0] == "pass":
            free = TRACKS[WORKER] > state.sheets[self.seat].circled[WORKER]
            return tell("pass" if free else "pass-in-vain")
        places = state.sheets[self.seat].places(action[1], action[2]).bit_count()
        return tell(action[0], number=action[1], colour=action[2], places=places)

    def refusal(self, state: DiceState, action: Action) -> tuple[Message, str] | None:
        if len(action) == 1 and any(option[0] == action[0] for option in self.options(state)):
            return None
        if action == ("silver",) and state.sheets[self.seat].available(SILVER):
            return tell("refuse-silver-first"), "DIC-071"
        return refuse_combination(state, self.seat, action) or refuse_piece(state, self.seat, action)


class MarkField(DecisionStep[DiceState]):
    """Write the number into a fitting field (DIC-031) next to a marked one (DIC-032) that bears none yet (DIC-033)."""

    __slots__ = ("colour", "first", "number")

    def __init__(self, seat: int, number: int, colour: str, first: bool) -> None:
        self.seat = seat
        self.number = number
        self.colour = colour
        self.first = first  # the first combination of the turn, no bonus used yet: a silver may follow (DIC-065), and no third (DIC-040)

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.number, self.colour, self.first

    kind: ClassVar[Kind] = "place"

    def rules_now(self, state: DiceState) -> tuple[str, ...]:
        return "DIC-031", "DIC-032", NUMBER_RULE[self.colour]

    def options(self, state: DiceState) -> list[Action]:
        return [MARK[cell] for cell in members(state.sheets[self.seat].places(self.number, self.colour))]

    def apply(self, state: DiceState, action: Action) -> None:
        cell: int = action[1]
        sheet = state.write(self.seat)
        sheet.write(cell, self.number)
        state.note(self.seat, "marked", colour=self.colour, field=sheet.duchy.names[cell], number=self.number)
        if sheet.completes(cell):
            complete_region(state, self.seat, sheet, cell)
        if self.first and sheet.available(SILVER) and second_combinations(state, self.seat, self.number, self.colour):
            state.agenda.push(UseSilver(self.seat, self.number, self.colour))

    def prompt(self, state: DiceState) -> Message:
        return tell("ask-mark", number=self.number, colour=self.colour)

    def label(self, state: DiceState, action: Action) -> Message:
        sheet = state.sheets[self.seat]
        duchy, cell = sheet.duchy, action[1]
        args = {"colour": self.colour, "field": duchy.names[cell], "number": self.number}
        if duchy.region[cell] & ~sheet.marked != 1 << cell:
            return tell("mark", **args, left=(duchy.region[cell] & ~sheet.marked).bit_count() - 1)
        points = REGION_POINTS[duchy.size[cell], state.phase] * (2 if self.colour == "yellow" else 1)
        bonus = duchy.castle_bonus.get(cell, BONUS_OF.get(self.colour))
        return tell("mark-completes", **args, points=points, bonus="none" if bonus is None else BONUSES[bonus])

    def refusal(self, state: DiceState, action: Action) -> tuple[Message, str] | None:
        if not names_a_field(action):
            return (tell("refuse-no-field"), "DIC-005") if action[0] == "mark" else refuse_unusable(state, action)
        sheet, cell = state.sheets[self.seat], action[1]
        field = sheet.duchy.names[cell]
        if sheet.marked >> cell & 1:
            return tell("refuse-marked", field=field), "DIC-033"
        if sheet.duchy.colours[cell] != self.colour:
            return tell("refuse-colour", field=field, colour=self.colour), "DIC-031"
        if not sheet.frontier >> cell & 1:
            return tell("refuse-not-adjacent", field=field), "DIC-032"
        return tell("refuse-number", colour=self.colour, number=self.number), NUMBER_RULE[self.colour]


NUMBER_RULE: Final = {
    "purple": "DIC-041",
    "gray": "DIC-043",
    "blue": "DIC-045",
    "orange": "DIC-048",
    "green": "DIC-051",
    "yellow": "DIC-054",
}


def complete_region(state: DiceState, seat: int, sheet: Sheet, cell: int) -> None:
    """The last field of a region brings its points, those of the phase it is in (DIC-024), and its bonus (DIC-057), which can be used at
    once (DIC-061); each time (DIC-060)."""
    colour, size = sheet.duchy.colours[cell], sheet.duchy.size[cell]
    if sheet.full(colour):
        sheet.unannounced += (colour,)
    state.score_term(sheet, seat, REGION_TERMS[colour, size, state.phase])
    if colour == "yellow":
        state.score_term(sheet, seat, PASTURE_TERMS[size, state.phase])
    elif colour == "green":  # DIC-053: in the castle row
        bonus = sheet.duchy.castle_bonus[cell]
        sheet.castle_row[bonus] = CIRCLED
        state.note(seat, "earned", "DIC-052", bonus=BONUSES[bonus])
    elif sheet.earn(BONUS_OF[colour]):
        state.note(seat, "earned", BONUS_RULE[colour], bonus=BONUSES[BONUS_OF[colour]])
    else:
        state.note(seat, "bonus-lost", "DIC-062", bonus=BONUSES[BONUS_OF[colour]])


BONUS_RULE: Final = {"purple": "DIC-042", "gray": "DIC-044", "blue": "DIC-046", "orange": "DIC-050"}


class UseSilver(DecisionStep[DiceState]):
    """A second combination for a silver (DIC-071), with at least one die that was not used before (DIC-072, DIC-073), perhaps beside the
    field just marked (DIC-075)."""

    __slots__ = ("colour", "number")

    def __init__(self, seat: int, number: int, colour: str) -> None:
        self.seat = seat
        self.number = number  # the first combination
        self.colour = colour

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.number, self.colour

    kind: ClassVar[Kind] = "piece"
    rules: ClassVar[tuple[str, ...]] = ("DIC-071", "DIC-072", "DIC-073", "DIC-074")

    def options(self, state: DiceState) -> list[Action]:
        return [*second_combinations(state, self.seat, self.number, self.colour), END]

    def apply(self, state: DiceState, action: Action) -> None:
        if action[0] == "silver":
            state.write(self.seat).spend(SILVER)
            state.note(self.seat, "spent", "DIC-071", bonus="silver")
            state.agenda.push(MarkField(self.seat, action[1], action[2], first=False))

    def prompt(self, state: DiceState) -> Message:
        return tell("ask-silver")

    def label(self, state: DiceState, action: Action) -> Message:
        if action[0] == "end":
            return tell("end")
        places = state.sheets[self.seat].places(action[1], action[2]).bit_count()
        return tell("silver", number=action[1], colour=action[2], places=places)

    def refusal(self, state: DiceState, action: Action) -> tuple[Message, str] | None:
        if action == ("silver",):
            return None
        if action[1:] == (self.number, self.colour) and not has_second_pair(state, self.number, self.colour):
            return tell("refuse-same-dice"), "DIC-072"
        if action[0] in ("monk", "worker"):
            return tell("refuse-second-bonus"), "DIC-065"
        return refuse_combination(state, self.seat, action) or refuse_piece(state, self.seat, action)


def dice_shown(state: DiceState) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """The different numbers and the different colours on the dice."""
    one, other, colour, last, _ = state.dice
    return (one,) if one == other else (one, other), (colour,) if colour == last else (colour, last)


def has_second_pair(state: DiceState, number: int, colour: str) -> bool:
    """Two dice with the same value are different dice: the combination can then be used again (DIC-074)."""
    return state.dice[:2].count(number) == 2 or state.dice[2:4].count(colour) == 2


def second_combinations(state: DiceState, seat: int, number: int, colour: str) -> list[Action]:
    """The combinations that can follow this one: usable, and not just the same two dice again (DIC-072, DIC-076)."""
    sheet = state.sheets[seat]
    again = has_second_pair(state, number, colour)
    numbers, colours = dice_shown(state)
    pairs = [(other, shade) for other in numbers for shade in colours if again or other != number or shade != colour]
    return [WITH_SILVER[pair] for pair in pairs if sheet.places(*pair)]


def refuse_combination(state: DiceState, seat: int, action: Action) -> tuple[Message, str] | None:
    """Why this combination cannot be used."""
    verb = action[0]
    if verb not in ("use", "monk", "worker", "silver") or action[1:] not in USE:
        return None
    number, colour = action[1:]
    numbers, colours = state.dice[:2], state.dice[2:4]
    sheet = state.sheets[seat]
    if verb in ("monk", "worker", "silver") and not sheet.available(BONUSES.index(verb)):
        return tell("refuse-no-bonus", bonus=verb), "DIC-066"
    if (verb == "monk" and colour in colours) or (verb == "worker" and number in numbers):
        return tell("refuse-needless-bonus", bonus=verb), "DIC-069" if verb == "monk" else "DIC-070"
    if (verb != "monk" and colour not in colours) or (verb != "worker" and number not in numbers):
        return tell("refuse-dice"), "DIC-029"
    if not sheet.places(number, colour):
        reachable = sheet.frontier & sheet.duchy.cells_of[colour]
        return tell("refuse-no-place", colour=colour, number=number), NUMBER_RULE[colour] if reachable else "DIC-032"
    return None


def names_a_field(action: Action) -> bool:
    return len(action) == 2 and action[0] == "mark" and type(action[1]) is int and action[1] in range(CELLS)


def refuse_piece(state: DiceState, seat: int, action: Action) -> tuple[Message, str] | None:
    """Why something on the table is of no use before a combination is chosen: a field, a single die, a bonus."""
    sheet = state.sheets[seat]
    numbers, colours = dice_shown(state)
    if names_a_field(action):
        return refuse_field(sheet, action[1], numbers, colours)
    match action:
        case ("use", int(number)) if number in numbers:
            if not any(sheet.places(number, colour) for colour in colours):
                return tell("refuse-number-die", number=number), "DIC-031"
        case ("use", str(colour)) if colour in colours:
            if not any(sheet.places(number, colour) for number in numbers):
                return tell("refuse-colour-die", colour=colour), "DIC-031"
        case ("monk" | "worker" | "silver" as bonus,):
            if not sheet.available(BONUSES.index(bonus)):
                return tell("refuse-no-bonus", bonus=bonus), "DIC-066"
            return tell("refuse-idle-bonus", bonus=bonus), "DIC-063"
    return refuse_unusable(state, action)


def refuse_unusable(state: DiceState, action: Action) -> tuple[Message, str] | None:
    """The hourglass die only counts the time (DIC-028), and goods wait for the next double one (DIC-077, DIC-083)."""
    if action == ("use", "hourglass"):
        return tell("refuse-hourglass"), "DIC-028"
    if action[0] != "sell":
        return None
    return (tell("refuse-sell-over"), "DIC-077") if state.dice[4] == 2 else (tell("refuse-sell-now"), "DIC-083")


def refuse_field(sheet: Sheet, cell: int, numbers: tuple[int, ...], colours: tuple[str, ...]) -> tuple[Message, str] | None:
    """Why no combination of these dice marks a field."""
    field, colour = sheet.duchy.names[cell], sheet.duchy.colours[cell]
    if sheet.marked >> cell & 1:
        return tell("refuse-marked", field=field), "DIC-033"
    if not sheet.frontier >> cell & 1:
        return tell("refuse-not-adjacent", field=field), "DIC-032"
    if colour not in colours:
        return tell("refuse-no-colour", colour=colour, monks=sheet.available(MONK)), "DIC-031"
    if not any(sheet.fits[number] >> cell & 1 for number in numbers):
        return tell("refuse-no-number", colour=colour, field=field, workers=sheet.available(WORKER)), NUMBER_RULE[colour]
    return None
