"""A whole game on one page: phases, rounds, turns (BUR-050 to BUR-078, BUR-265 to BUR-267)."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, ClassVar, Final

from tischlein.core.agenda import Automatic, ChanceStep, DecisionStep, SeatChance, SeatStep, Step
from tischlein.core.chance import Chance, Die
from tischlein.core.decision import Action, Kind
from tischlein.core.message import Message
from tischlein.games.burgundy.actions import Act, label_of
from tischlein.games.burgundy.elements.shields import LayShield, OfferName, Tribute, doubles
from tischlein.games.burgundy.extras import TURN_A_DIE, extras, use_extra
from tischlein.games.burgundy.final import EndGame
from tischlein.games.burgundy.gifts import GiveGifts
from tischlein.games.burgundy.start import (
    ChooseStartPlayer,
    DealGoods,
    DealRoute,
    DealShield,
    DrawBoard,
    GoodsBag,
    StartCastles,
    shields_per_depot,
)
from tischlein.games.burgundy.state import PHASES, ROUNDS, BurgundyState, tell
from tischlein.games.burgundy.tiles import BLACK_STOCK, GOODS, GOODS_INDEX, IDS, INDEX, by_players, data, spaces
from tischlein.games.burgundy.workers import FREE_CHOICE, pay

WORKER_PER_MINE: Final = 1 << 2
DOUBLE_MINES: Final = 8


class StartGame(Automatic[BurgundyState]):
    """Everything is dealt, then the phases begin."""

    def run(self, state: BurgundyState) -> None:
        owners = range(state.use.owners)
        begin: Step[BurgundyState] = ChooseStartPlayer()
        boards = [DrawBoard(owner) for owner in owners if state.setup["boards"][owner] == "random"]
        goods = [DealGoods(owner, data("main_board")["start"]["goods"]) for owner in owners]
        routes: list[Step[BurgundyState]] = []
        if state.use.trade_routes:
            each = by_players(data("trade_routes")["meta"]["cards_per_player"], state.setup.players)
            routes = [DealRoute(owner, each * len(state.seats_of(owner))) for owner in owners]
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
        state.depots, state.black, state.coming = ((), (), (), (), (), ()), (), ()
        if state.use.inns:
            state.inns += 1
        state.note(None, "phase", "BUR-050", phase=PHASES[state.phase])
        state.agenda.push(*draws(state.setup.players, state.phase), DrawGoods(ROUNDS), NEXT_ROUND)


class Stock(Chance):
    """The tiles of one face-down stock."""

    __slots__ = ("tiles",)

    def __init__(self, stream: str, tiles: tuple[int, ...]) -> None:
        self.stream = stream
        self.message = DRAWN
        self.tiles = tiles

    def fields(self) -> tuple[object, ...]:
        return self.stream, self.tiles

    def outcomes(self) -> list[tuple[Any, int]]:
        return [(IDS[tile], self.tiles.count(tile)) for tile in dict.fromkeys(self.tiles)]

    def sample(self, rng: Random) -> Any:
        return IDS[self.tiles[int(rng.random() * len(self.tiles))]]

    def allows(self, outcome: Any) -> bool:
        return type(outcome) is str and outcome in INDEX and INDEX[outcome] in self.tiles


DRAWN: Final = tell("chance-tile")
STREAMS: Final = ("building", "animal", "monastery", "ship", "castle", "mine", "black")


class DrawTile(ChanceStep[BurgundyState]):
    """A face-up tile of the right colour for a space of a depot (BUR-053, BUR-054)."""

    __slots__ = ("depot", "kind")

    def __init__(self, depot: int, kind: int) -> None:
        self.depot = depot  # 6 is the black depot
        self.kind = kind

    def fields(self) -> tuple[object, ...]:
        return self.depot, self.kind

    def chance(self, state: BurgundyState) -> Chance:
        return Stock(STREAMS[self.kind], state.stock[self.kind])

    def apply(self, state: BurgundyState, outcome: Any) -> None:
        tile, stock = INDEX[outcome], state.stock
        left = stock[self.kind]
        place = left.index(tile)
        state.stock = (*stock[: self.kind], left[:place] + left[place + 1 :], *stock[self.kind + 1 :])
        if self.kind == BLACK_STOCK:
            state.black += (tile,)
        else:
            depots = state.depots
            state.depots = (*depots[: self.depot], (*depots[self.depot], tile), *depots[self.depot + 1 :])


@cache
def draws(players: int, phase: int) -> tuple[DrawTile, ...]:
    """One for each space in use."""
    return tuple(DrawTile(depot, kind) for depot, kinds in enumerate(spaces(players, phase)) for kind in kinds)


class DrawGoods(ChanceStep[BurgundyState]):
    """Five goods for the rounds of the phase, face up (BUR-022, BUR-056)."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def fields(self) -> tuple[object, ...]:
        return (self.left,)

    def chance(self, state: BurgundyState) -> Chance:
        return GoodsBag(state.goods_left)

    def apply(self, state: BurgundyState, outcome: Any) -> None:
        colour = GOODS_INDEX[outcome]
        state.goods_left -= 1 << (4 * colour)
        state.coming += (colour,)
        if self.left > 1:
            state.agenda.push(DrawGoods(self.left - 1))


class EndPhase(Automatic[BurgundyState]):
    """Shields 14 and 15, tribute, then mines; then the next phase or the end (BUR-265 to BUR-267, BUR-275, BUR-547, BUR-581 to BUR-583)."""

    def run(self, state: BurgundyState) -> None:
        steps: list[Step[BurgundyState]] = []
        seats = [seat for seat in state.in_turn_order() if seat < state.use.owners]
        if state.use.shields:
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
        rolls = [ROLLS[seat] for seat in state.order]
        turns = [TURNS[seat] for seat in state.order]
        state.agenda.push(*rolls, ROLL_WHITE, *turns, END_ROUND)


PAIRS: Final = tuple((one, two) for one in range(1, 7) for two in range(1, 7))
ROLL: Final = tuple(Die(f"dice-{seat}", tell("chance-dice", seat=seat), PAIRS) for seat in range(4))
WHITE: Final = Die("white", tell("chance-white"), (1, 2, 3, 4, 5, 6))


class RollDice(SeatChance[BurgundyState]):
    """The two dice of a player (BUR-070)."""

    __slots__ = ()

    def chance(self, state: BurgundyState) -> Chance:
        return ROLL[self.seat]

    def apply(self, state: BurgundyState, outcome: Any) -> None:
        state.dice[2 * self.seat], state.dice[2 * self.seat + 1] = outcome
        if state.events is not None:
            state.note(self.seat, "rolled", "BUR-070", one=outcome[0], two=outcome[1])


class RollWhite(ChanceStep[BurgundyState]):
    """The white die says which depot the next goods come to; in the solo game that depot also loses a tile (BUR-071, BUR-072, BUR-501)."""

    def chance(self, state: BurgundyState) -> Chance:
        return WHITE

    def apply(self, state: BurgundyState, outcome: Any) -> None:
        state.white = outcome
        colour, *rest = state.coming
        state.coming = tuple(rest)
        state.goods[outcome - 1] += 1 << (4 * colour)
        if state.events is not None:
            state.note(None, "goods-come", "BUR-071", depot=outcome, good=tell("good", good=GOODS[colour]))
        if state.use.solo:
            from tischlein.games.burgundy.elements.solo import wear_out

            wear_out(state, outcome)


class EndRound(Automatic[BurgundyState]):
    def run(self, state: BurgundyState) -> None:
        if state.round == ROUNDS:
            state.agenda.push(EndPhase())
        else:
            NEXT_ROUND.run(state)


# ---------------------------------------------------------------------- a turn


class BeginTurn(SeatStep[BurgundyState]):
    __slots__ = ()

    def run(self, state: BurgundyState) -> None:
        state.active = self.seat
        state.bought = state.turned = False
        GO_ON[self.seat].run(state)


class GoOn(SeatStep[BurgundyState]):
    """A turn is two actions, one for each die; in between everything that may be done at any moment (BUR-078, BUR-090, BUR-252)."""

    __slots__ = ()

    def run(self, state: BurgundyState) -> None:
        seat = self.seat
        one, two = state.dice[2 * seat], state.dice[2 * seat + 1]
        if one and two:
            if one != two or any(state.shields_out):  # a double may be turned into another one
                state.agenda.push(TAKE_TURN[seat])
            else:
                use_die(state, seat, one)
        elif one or two:
            use_die(state, seat, one or two)
        elif extras(state, seat):
            state.agenda.push(TAKE_TURN[seat])
        else:
            state.active = -1


def use_die(state: BurgundyState, seat: int, number: int) -> None:
    place = 2 * seat if state.dice[2 * seat] == number else 2 * seat + 1
    state.dice[place] = 0
    state.agenda.push(ACTS[seat][number], GO_ON[seat])


class TakeTurn(DecisionStep[BurgundyState]):
    """Which die first; or a shield for both of them; or something that may be done at any moment (BUR-090, BUR-542)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "piece"
    rules: ClassVar[tuple[str, ...]] = ("BUR-078", "BUR-090", "BUR-252")

    def rules_now(self, state: BurgundyState) -> tuple[str, ...]:
        return (*self.rules, "BUR-542", "BUR-543") if state.use.shields else self.rules

    def options(self, state: BurgundyState) -> list[Action]:
        seat = self.seat
        dice = [die for die in dict.fromkeys(state.dice[2 * seat : 2 * seat + 2]) if die]
        options: list[Action] = [DIE[number] for number in dice]
        if state.use.shields:
            options += [("shield", depot) for depot, _ in doubles(state, seat)]
            if not state.turned and state.shield(seat, TURN_A_DIE):
                options += [("turn", number, new) for number in dice for new in range(1, 7) if new != number]
        options += extras(state, seat)
        return options if dice else [*options, END]

    def apply(self, state: BurgundyState, action: Action) -> None:
        seat = self.seat
        match action[0]:
            case "die":
                use_die(state, seat, action[1])
            case "shield":
                chips = dict(doubles(state, seat))[action[1]]
                state.dice[2 * seat], state.dice[2 * seat + 1] = 0, 0
                pay(state, seat, chips)
                state.agenda.push(LayShield(seat, action[1]), GO_ON[seat])
            case "turn":
                state.turned = True
                place = 2 * seat if state.dice[2 * seat] == action[1] else 2 * seat + 1
                state.dice[place] = action[2]
                state.note(seat, "turned", "BUR-584", number=action[2])
                state.agenda.push(GO_ON[seat])
            case "end":
                state.active = -1
            case _:
                use_extra(state, seat, action, GO_ON[seat])

    def prompt(self, state: BurgundyState) -> Message:
        return tell("ask-turn", left=sum(die > 0 for die in state.dice[2 * self.seat : 2 * self.seat + 2]))

    def label(self, state: BurgundyState, action: Action) -> Message:
        match action[0]:
            case "die":
                return tell("use-die", number=action[1])
            case "shield":
                return tell("take-shield", depot=action[1], chips=dict(doubles(state, self.seat))[action[1]])
            case "end":
                return tell("end-turn")
        return label_of(state, self.seat, action, FREE_CHOICE)


DIE: Final[tuple[Action, ...]] = tuple(("die", number) for number in range(7))
END: Final[Action] = ("end",)
ACTS: Final = tuple(tuple(Act(seat, number, "die") for number in range(7)) for seat in range(4))
ROLLS: Final = tuple(RollDice(seat) for seat in range(4))
TURNS: Final = tuple(BeginTurn(seat) for seat in range(4))
ROLL_WHITE: Final = RollWhite()
NEXT_ROUND: Final = NextRound()
END_ROUND: Final = EndRound()
GO_ON: Final = tuple(GoOn(seat) for seat in range(4))
TAKE_TURN: Final = tuple(TakeTurn(seat) for seat in range(4))
