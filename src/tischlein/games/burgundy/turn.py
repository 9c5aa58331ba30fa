"""A whole game on one page: phases, rounds, turns (BUR-050 to BUR-078, BUR-265 to BUR-267)."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import ClassVar, Final

from tischlein.core.agenda import Automatic, SeatStep, Step
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.burgundy.actions import Act
from tischlein.games.burgundy.elements.shields import LayShield, OfferName, Tribute, doubles
from tischlein.games.burgundy.extras import InTurn, extras, turns
from tischlein.games.burgundy.final import EndGame
from tischlein.games.burgundy.gifts import GiveGifts
from tischlein.games.burgundy.luck import ROLL_WHITE, ROLLS, draws
from tischlein.games.burgundy.start import (
    ChooseStartPlayer,
    DealGoods,
    DealRoute,
    DealShield,
    DrawBoard,
    StartCastles,
    shields_per_depot,
)
from tischlein.games.burgundy.state import PHASES, ROUNDS, BurgundyState, Steps, tell
from tischlein.games.burgundy.tiles import by_players, data
from tischlein.games.burgundy.workers import pay

WORKER_PER_MINE: Final = 1 << 2
DOUBLE_MINES: Final = 8


class StartGame(Automatic[BurgundyState]):
    """Everything is dealt, then the phases begin."""

    def run(self, state: BurgundyState) -> None:
        owners = range(state.use.owners)
        begin: Step[BurgundyState] = ChooseStartPlayer()
        boards = [DrawBoard(owner) for owner in owners if state.setup["boards"][owner] == "random"]
        goods = [DealGoods(owner) for owner in owners for _ in range(data("main_board")["start"]["goods"])]
        routes: list[Step[BurgundyState]] = []
        if state.use.trade_routes:
            each = by_players(data("trade_routes")["meta"]["cards_per_player"], state.setup.players)
            routes = [DealRoute(owner) for owner in owners for _ in range(each * len(state.seats_of(owner)))]
        shields: list[Step[BurgundyState]] = []
        if state.use.shields:
            shields = [DealShield(depot) for depot, count in enumerate(shields_per_depot(state.setup.players)) for _ in range(count)]
        state.agenda.push(begin, *boards, *goods, *routes, *shields, StartCastles(), NextPhase())


# ---------------------------------------------------------------------- a phase


class NextPhase(Automatic[BurgundyState]):
    """What is left on the main board goes, new tiles and goods come; goods in the depots stay (BUR-051 to BUR-056, BUR-415, BUR-416)."""

    def run(self, state: BurgundyState) -> None:
        state.phase += 1
        state.round = 0
        state.gone += [tile for depot in state.depots for tile in depot] + list(state.black)
        state.depots, state.black, state.coming = [()] * 6, (), ()
        if state.use.inns:
            state.inns += 1
        state.note(None, "phase", "BUR-050", phase=PHASES[state.phase])
        state.agenda.push_all((*draws(state.setup.players, state.phase), NEXT_ROUND))


class EndPhase(Automatic[BurgundyState]):
    """Shields 14 and 15, tribute, then mines; then the next phase or the end (BUR-265 to BUR-267, BUR-275, BUR-547, BUR-581 to BUR-583)."""

    def run(self, state: BurgundyState) -> None:
        steps: list[Step[BurgundyState]] = []
        if state.use.shields:
            order = state.in_turn_order()
            seats = sorted((min(state.seats_of(owner), key=order.index) for owner in range(state.use.owners)), key=order.index)
            for seat in seats:
                steps += [OfferName(seat), GiveGifts(seat)]
            steps += [Tribute(seat) for seat in seats]
            steps += [OfferName(seat) for seat in seats]
        steps.append(Income())
        steps.append(EndGame() if state.phase == len(PHASES) - 1 else NextPhase())
        state.agenda.push(*steps)


class Income(Automatic[BurgundyState]):
    """Silver from the mines, doubled by shield 8; workers with monastery 2 (BUR-158, BUR-266, BUR-302, BUR-574)."""

    def run(self, state: BurgundyState) -> None:
        for seat in range(state.use.owners):
            estate = state.estates[seat]
            silver = estate.mines * (2 if state.shield(seat, DOUBLE_MINES) else 1)
            estate.silver += silver
            if silver:
                state.note(seat, "mines", "BUR-266", silver=silver)
            if estate.mines and state.monks(seat) & WORKER_PER_MINE:
                state.hire(seat, estate.mines)
                state.note(seat, "mine-workers", "BUR-302", count=estate.mines)


# ---------------------------------------------------------------------- a round


class NextRound(Automatic[BurgundyState]):
    """The bridge decides the order of a round when it begins (BUR-070, BUR-074 to BUR-077)."""

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
        if one and two and (one != two or any(state.shields_out)):  # a double may be turned into another one
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


class TakeTurn(InTurn):
    """Which die first; or a shield for both of them; or something that may be done at any moment (BUR-090, BUR-542)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "piece"
    rules: ClassVar[tuple[str, ...]] = ("BUR-078", "BUR-090", "BUR-252")

    def rules_now(self, state: BurgundyState) -> tuple[str, ...]:
        return (*self.rules, "BUR-542", "BUR-543") if state.use.shields else self.rules

    def options(self, state: BurgundyState) -> list[Action]:
        seat = self.seat
        dice = DICE[state.dice[2 * seat]][state.dice[2 * seat + 1]]
        options = list(dice)
        if state.use.shields:
            options += [("shield", depot) for depot, _ in doubles(state, seat)]
        return options or [END]

    def asides(self, state: BurgundyState) -> tuple[Action, ...]:
        more = super().asides(state)
        if state.use.shields:
            dice = DICE[state.dice[2 * self.seat]][state.dice[2 * self.seat + 1]]
            return turns(state, state.estate(self.seat), *(number for _, number in dice)) + more
        return more

    def step_aside(self, state: BurgundyState, action: Action) -> Step[BurgundyState] | None:
        """Afterwards the turn may be over."""
        state.agenda.swap(GO_ON[self.seat])
        return super().step_aside(state, action)

    def turn_die(self, state: BurgundyState, number: int, new: int) -> None:
        seat = self.seat
        state.dice[2 * seat if state.dice[2 * seat] == number else 2 * seat + 1] = new

    def pick(self, state: BurgundyState, rng: Random) -> Action:
        """Without shields there are only the dice, or the end, and the extras."""
        if state.use.shields:
            return super().pick(state, rng)
        seat, estate = self.seat, state.estate(self.seat)
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
            case "shield":
                chips = dict(doubles(state, seat))[action[1]]
                state.dice[2 * seat], state.dice[2 * seat + 1] = 0, 0
                pay(state, seat, chips)
                state.agenda.add(GO_ON[seat])
                return LayShield(seat, action[1])
            case "end":
                state.active = -1
        return None

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-turn", left=sum(die > 0 for die in state.dice[2 * self.seat : 2 * self.seat + 2]))

    def label(self, state: BurgundyState, action: Action) -> Message:
        match action[0]:
            case "die":
                return tell("use-die", number=action[1])
            case "shield":
                return tell("take-shield", depot=action[1], chips=dict(doubles(state, self.seat))[action[1]])
        return tell("end-turn")


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
