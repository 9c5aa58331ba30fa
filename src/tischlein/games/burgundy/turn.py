"""The course of a game: phases, rounds, turns (BUR-050). What elements add, and where, is in `overview`."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import ClassVar, Final

from tischlein.core.agenda import Automatic, SeatStep, Step
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.burgundy.actions import Act
from tischlein.games.burgundy.extras import InTurn, extras, turnings
from tischlein.games.burgundy.final import EndGame
from tischlein.games.burgundy.luck import ROLL_WHITE, ROLLS, draws
from tischlein.games.burgundy.moments import MINES
from tischlein.games.burgundy.reasons import why_not
from tischlein.games.burgundy.start import ChooseStartPlayer, DealGoods, DrawBoard, StartCastles
from tischlein.games.burgundy.state import PHASES, ROUNDS, BurgundyState, Steps, tell
from tischlein.games.burgundy.tiles import data

WORKER_PER_MINE: Final = 1 << 2
"""Monastery 2."""


class StartGame(Automatic[BurgundyState]):
    """Everything is dealt, then the phases begin."""

    def run(self, state: BurgundyState) -> None:
        owners = range(state.use.owners)
        begin: Step[BurgundyState] = ChooseStartPlayer()
        boards = [DrawBoard(owner) for owner in owners if state.setup["boards"][owner] == "random"]
        goods = [DealGoods(owner) for owner in owners for _ in range(data("main_board")["start"]["goods"])]
        more = [step for deal in state.use.moments.deal for step in deal(state)]
        state.agenda.push(begin, *boards, *goods, *more, StartCastles(), NextPhase())


# ---------------------------------------------------------------------- a phase


class NextPhase(Automatic[BurgundyState]):
    """What is left on the main board goes, new tiles and goods come; goods in the depots stay (BUR-051, BUR-052)."""

    def run(self, state: BurgundyState) -> None:
        state.phase += 1
        state.round = 0
        state.gone += [tile for depot in state.depots for tile in depot] + list(state.black)
        state.depots, state.black, state.coming = [()] * 6, (), ()
        for happen in state.use.moments.new_phase:
            happen(state)
        state.note(None, "phase", "BUR-050", phase=PHASES[state.phase])
        state.agenda.push_all((*draws(state.setup.players, state.phase), NEXT_ROUND))


class EndPhase(Automatic[BurgundyState]):
    """After the fifth round (BUR-265)."""

    def run(self, state: BurgundyState) -> None:
        state.agenda.push(*(step for steps in state.use.moments.end_of_phase for step in steps(state)))


def income(state: BurgundyState) -> list[Step[BurgundyState]]:
    return [Income()]


def go_on(state: BurgundyState) -> list[Step[BurgundyState]]:
    """The next phase, or after the last one the end (BUR-275)."""
    return [EndGame() if state.phase == len(PHASES) - 1 else NextPhase()]


class Income(Automatic[BurgundyState]):
    """Silver from the mines, and at the same time workers with monastery 2 (BUR-158, BUR-266, BUR-267, BUR-302)."""

    def run(self, state: BurgundyState) -> None:
        for seat, estate in enumerate(state.estates):
            silver = state.shielded(estate, MINES, estate.mines) if estate.shields else estate.mines
            estate.silver += silver
            if silver:
                state.note_owner(seat, "mines", "BUR-266", silver=silver)
            if estate.mines and state.monks(seat) & WORKER_PER_MINE:
                state.note_owner(seat, "mine-workers", "BUR-302", count=estate.mines)
                state.hire(seat, estate.mines)


# ---------------------------------------------------------------------- a round


class NextRound(Automatic[BurgundyState]):
    """The bridge decides the order of a round when it begins; later changes count for the next one (BUR-070, BUR-074, BUR-076, BUR-077)."""

    def run(self, state: BurgundyState) -> None:
        state.round += 1
        state.order = tuple(state.in_turn_order())
        state.agenda.push_all(round_of(state.order))


@cache
def round_of(order: tuple[int, ...]) -> Steps:
    return (*(ROLLS[seat] for seat in order), ROLL_WHITE, *(TURNS[seat] for seat in order), END_ROUND)


class EndRound(Automatic[BurgundyState]):
    def run(self, state: BurgundyState) -> Step[BurgundyState]:
        return NEXT_ROUND if state.round < ROUNDS else EndPhase()


# ---------------------------------------------------------------------- a turn


class BeginTurn(SeatStep[BurgundyState]):
    __slots__ = ()

    def run(self, state: BurgundyState) -> Step[BurgundyState]:
        state.active = self.seat
        state.bought = state.turned = False
        return GO_ON[self.seat]


class GoOn(SeatStep[BurgundyState]):
    """A turn is two actions, one for each die; in between everything that may be done at any moment (BUR-078, BUR-090, BUR-252)."""

    __slots__ = ()

    def run(self, state: BurgundyState) -> Step[BurgundyState] | None:
        seat, dice = self.seat, state.dice
        one, two = dice[2 * seat], dice[2 * seat + 1]
        if one and two and (one != two or (state.use.moments.asking_doubles and asks_for_double(state))):
            return TAKE_TURN[seat]
        if one or two:
            dice[2 * seat if one else 2 * seat + 1] = 0
            state.agenda.add(GO_ON[seat])
            return ACT[seat][one or two]
        estate = state.estate(seat)
        if extras(state, seat, estate, state.monks_of(estate)):
            return TAKE_TURN[seat]
        state.active = -1
        return None


def asks_for_double(state: BurgundyState) -> bool:
    return any(asks(state) for asks in state.use.moments.asking_doubles)


class TakeTurn(InTurn):
    """Which die first; or something instead of both; or something that may be done at any moment (BUR-090)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "piece"
    rules: ClassVar[tuple[str, ...]] = ("BUR-078", "BUR-090", "BUR-252")

    def rules_now(self, state: BurgundyState) -> tuple[str, ...]:
        return (*self.rules, *state.use.moments.rules.get("turn", ()))

    def options(self, state: BurgundyState) -> list[Action]:
        seat = self.seat
        dice = DICE[state.dice[2 * seat]][state.dice[2 * seat + 1]]
        options = list(dice)
        offers = state.use.moments.instead_of_dice
        if offers:
            estate = state.estate(seat)
            for offer in offers:
                options += offer.options(state, seat, estate, state.monks_of(estate))
        return options or [END]

    def asides(self, state: BurgundyState) -> tuple[Action, ...]:
        more = super().asides(state)
        estate = state.estate(self.seat)
        if estate.shields:
            dice = DICE[state.dice[2 * self.seat]][state.dice[2 * self.seat + 1]]
            return turnings(state, estate, [number for _, number in dice]) + more
        return more

    def step_aside(self, state: BurgundyState, action: Action) -> Step[BurgundyState] | None:
        """Afterwards the turn may be over."""
        state.agenda.swap(GO_ON[self.seat])
        return super().step_aside(state, action)

    def turn_die(self, state: BurgundyState, number: int, new: int) -> None:
        seat = self.seat
        state.dice[2 * seat if state.dice[2 * seat] == number else 2 * seat + 1] = new

    def pick(self, state: BurgundyState, rng: Random) -> Action:
        """Often there are only the dice, or the end, and the extras."""
        seat, estate = self.seat, state.estate(self.seat)
        if estate.shields or state.use.moments.instead_of_dice:
            return super().pick(state, rng)
        dice = DICE[state.dice[2 * seat]][state.dice[2 * seat + 1]] or ONLY_END
        more = extras(state, seat, estate, state.monks_of(estate))
        place = int(rng.random() * (len(dice) + len(more)))
        return dice[place] if place < len(dice) else more[place - len(dice)]

    def answer(self, state: BurgundyState, action: Action) -> Step[BurgundyState] | None:
        seat = self.seat
        verb: str = action[0]  # annotated, so that mypyc compares strings directly
        match verb:
            case "die":
                number: int = action[1]
                state.dice[2 * seat if state.dice[2 * seat] == number else 2 * seat + 1] = 0
                state.agenda.add(GO_ON[seat])
                return ACT[seat][number]
            case "end":
                state.active = -1
            case _:
                for offer in state.use.moments.instead_of_dice:
                    if offer.verb == verb:
                        state.agenda.add(GO_ON[seat])
                        return offer.take(state, seat, action)
        return None

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-turn", left=sum(die > 0 for die in state.dice[2 * self.seat : 2 * self.seat + 2]))

    def label(self, state: BurgundyState, action: Action) -> Message:
        match action[0]:
            case "die":
                return tell("use-die", number=action[1])
            case "end":
                return tell("end-turn")
        offer = next(offer for offer in state.use.moments.instead_of_dice if offer.verb == action[0])
        return offer.label(state, self.seat, action)

    def refusal(self, state: BurgundyState, action: Action) -> tuple[Message, str] | None:
        numbers = [number for number in state.dice[2 * self.seat : 2 * self.seat + 2] if number]
        if not numbers and action[0] not in ("buy", "end"):
            return tell("refuse-dice-used"), "BUR-078"
        return why_not(state, self.seat, action, numbers)


DIE: Final[tuple[Action, ...]] = tuple(("die", number) for number in range(7))
DICE: Final[tuple[tuple[tuple[Action, ...], ...], ...]] = tuple(
    tuple(tuple(DIE[number] for number in dict.fromkeys((one, two)) if number) for two in range(7)) for one in range(7)
)
"""By the two dice, 0 when used: those there are, of a double only one."""
END: Final[Action] = ("end",)
ONLY_END: Final[tuple[Action, ...]] = (END,)
TURNS: Final = tuple(BeginTurn(seat) for seat in range(4))
NEXT_ROUND: Final = NextRound()
END_ROUND: Final = EndRound()
GO_ON: Final = tuple(GoOn(seat) for seat in range(4))
ACT: Final = tuple(tuple(Act(seat, number, "die") for number in range(7)) for seat in range(4))
TAKE_TURN: Final = tuple(TakeTurn(seat) for seat in range(4))
