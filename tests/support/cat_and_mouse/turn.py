"""A whole game on one page: decks, dealing, turns."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from tests.support.cat_and_mouse.state import BARN, DECK, KINDS, MOST, Yard, objection, tell
from tischlein.core.agenda import Automatic, Composing, DecisionStep, Interruptible, SeatStep, Together
from tischlein.core.decision import Action, Kind
from tischlein.core.forms import Form, Part, Thing
from tischlein.core.message import Message
from tischlein.core.piles import Deal

READY = {"hunter": ("cat", "cat", "mouse", "mouse", "owl", "owl"), "glutton": ("cheese", "cheese", "cheese", "dog", "dog", "mouse")}


def word(card: int) -> Message:
    return tell("card", card=KINDS[card % len(KINDS)])


def words(cards: list[int]) -> str:
    return ", ".join(KINDS[card % len(KINDS)] for card in cards)


class StartGame(Automatic[Yard]):
    def run(self, state: Yard) -> None:
        seats = range(state.setup.players)
        for kind, count in BARN.items():
            for _ in range(count):
                state.piles.lay(state.pile("barn_box"), state.card(None, kind))
        deals = [Deal(f"deck-{seat}", state.pile("box", seat), ((state.pile("stack", seat), DECK),)) for seat in seats]
        barn = Deal("barn", state.pile("barn_box"), ((state.pile("barn"), sum(BARN.values())),))
        draws = [DrawUp(seat) for seat in seats]
        state.agenda.push(Together(*(ComposeDeck(seat) for seat in seats)), *deals, barn, *draws, Turn(0))


class ComposeDeck(Composing[Yard]):
    """A secret deck, accepted if it is legal (CAM-001, CAM-002)."""

    __slots__ = ()
    rules: ClassVar[tuple[str, ...]] = ("CAM-001", "CAM-002")

    def options(self, state: Yard) -> list[Action]:
        return [("deck", cards) for cards in READY.values()]

    def form(self, state: Yard) -> Form:
        return Form(
            "deck", (Part(tell("part-deck"), tuple(Thing(kind, tell("card", card=kind), MOST[kind]) for kind in KINDS), DECK, DECK),)
        )

    def objection(self, state: Yard, action: Action) -> tuple[Message, str] | None:
        return objection(Counter(action[1]))

    def apply(self, state: Yard, action: Action) -> None:
        seat, deck = self.seat, tuple(sorted(action[1]))
        state.decks = (*state.decks[:seat], deck, *state.decks[seat + 1 :])
        for kind in deck:
            state.piles.lay(state.pile("box", seat), state.card(seat, kind), known_to=(seat,))
        state.whisper((seat,), seat, tell("composed-secretly", seat=seat, cards=", ".join(deck)), tell("composed", seat=seat), "CAM-001")

    def prompt(self, state: Yard) -> Message:
        return tell("ask-deck")

    def label(self, state: Yard, action: Action) -> Message:
        return tell(f"deck-{next(name for name, cards in READY.items() if cards == action[1])}")


class DrawUp(SeatStep[Yard]):
    """Two cards of the own deck and one of the barn (CAM-003)."""

    __slots__ = ()

    def run(self, state: Yard) -> None:
        for source in ("own", "own", "barn"):
            draw(state, self.seat, source, "CAM-003")


def draw(state: Yard, seat: int, source: str, rule: str) -> None:
    card = state.piles.draw(stack(state, seat, source), state.pile("hand", seat))
    place = tell("pile", pile=source)
    state.whisper((seat,), seat, tell("drew-card", seat=seat, pile=place, card=word(card)), tell("drew", seat=seat, pile=place), rule)


def stack(state: Yard, seat: int, source: str) -> int:
    return state.pile("barn") if source == "barn" else state.pile("stack", seat)


class Turn(SeatStep[Yard]):
    """An owl or not, then one action; then it is the next player's turn (CAM-010, CAM-011, CAM-020)."""

    __slots__ = ()

    def run(self, state: Yard) -> None:
        seat, players = self.seat, state.setup.players
        state.active, state.turn = seat, state.turn + 1
        steps = [Before(seat), Act(seat)]
        last = state.turn == players * state.setup["turns"]
        state.agenda.push(*steps, *(() if last else (Turn((seat + 1) % players),)))


class Question(Interruptible[Yard]):
    """Whenever somebody decides something, a cheese may be eaten first (CAM-013)."""

    __slots__ = ()

    def is_aside(self, state: Yard, action: Action) -> bool:
        return bool(action[0] == "eat")

    def asides(self, state: Yard) -> list[Action]:
        return [("eat",)] if state.held(self.seat, "cheese") else []

    def step_aside(self, state: Yard, action: Action) -> None:
        state.discard(self.seat, "cheese")
        state.gain(self.seat, "cheese", 1, "CAM-013")

    def aside_label(self, state: Yard, action: Action) -> Message:
        return tell("eat")


class Before(Question):
    """It is asked whatever is in the hand: passing over it would tell that there is no owl (CAM-010)."""

    __slots__ = ()
    rules: ClassVar[tuple[str, ...]] = ("CAM-010",)
    waits: ClassVar[bool] = True

    def options(self, state: Yard) -> list[Action]:
        others = [other for other in range(state.setup.players) if other != self.seat] if state.held(self.seat, "owl") else []
        return [("go",), *(("owl", other) for other in others)]

    def answer(self, state: Yard, action: Action) -> None:
        if action[0] == "owl":
            seat, other = self.seat, action[1]
            state.discard(seat, "owl")
            hand = state.pile("hand", other)
            state.piles.look(seat, hand)
            told = tell("looked-hand", seat=seat, other=other + 1, cards=words(state.piles.cards(hand)))
            state.whisper((seat, other), seat, told, tell("looked", seat=seat, other=other + 1), "CAM-010")

    def prompt(self, state: Yard) -> Message:
        return tell("ask-before")

    def label(self, state: Yard, action: Action) -> Message:
        return tell("go") if action[0] == "go" else tell("owl-at", seat=action[1])


class Act(Question):
    """CAM-011, CAM-012."""

    __slots__ = ()
    rules: ClassVar[tuple[str, ...]] = ("CAM-011",)

    def options(self, state: Yard) -> list[Action]:
        seat = self.seat
        options: list[Action] = [("draw", source) for source in ("own", "barn") if state.piles.count(stack(state, seat, source))]
        if state.piles.count(state.pile("stack", seat)):
            options.append(("search",))
        options += [("bury", KINDS[card % len(KINDS)], state.source(card)) for card in state.held(seat)]
        if state.held(seat, "mouse"):
            options.append(("mouse",))
        if state.held(seat, "cat"):
            options += [("cat", other) for other in range(state.setup.players) if other != seat]
        return [*options, ("end",)]

    def answer(self, state: Yard, action: Action) -> None:
        seat = self.seat
        match action:
            case ("draw", source):
                draw(state, seat, source, "CAM-011")
            case ("search",):
                state.piles.search(seat, state.pile("stack", seat))
                state.agenda.push(TakeCard(seat))
            case ("bury", kind, source):
                card = state.card(None if source == "barn" else seat, kind)
                state.piles.bury(state.pile("hand", seat), card, stack(state, seat, source))
                place = tell("pile", pile=source)
                told = tell("buried-card", seat=seat, pile=place, card=word(card))
                state.whisper((seat,), seat, told, tell("buried", seat=seat, pile=place), "CAM-011")
            case ("mouse",):
                state.discard(seat, "mouse")
                state.gain(seat, "mouse", 1, "CAM-011")
            case ("cat", other):
                state.discard(seat, "cat")
                state.note(seat, "attacked", "CAM-012", other=other + 1)
                state.agenda.push(React(other, seat))

    def prompt(self, state: Yard) -> Message:
        return tell("ask-act")

    def label(self, state: Yard, action: Action) -> Message:
        match action:
            case ("draw", source):
                return tell("draw-from", pile=tell("pile", pile=source))
            case ("bury", kind, source):
                return tell("bury", card=tell("card", card=kind), pile=tell("pile", pile=source))
            case ("mouse",):
                return tell("play-mouse")
            case ("cat", other):
                return tell("cat-at", seat=other)
        return tell(action[0])

    def refusal(self, state: Yard, action: Action) -> tuple[Message, str] | None:
        return (tell("refuse-not-held"), "CAM-011") if action[0] in ("bury", "mouse", "cat") else None


class TakeCard(DecisionStep[Yard]):
    """Whoever has looked has to take a card; how many kinds there were to choose from is nobody's business (CAM-011)."""

    __slots__ = ()
    kind: ClassVar[Kind] = "piece"
    rules: ClassVar[tuple[str, ...]] = ("CAM-011",)
    waits: ClassVar[bool] = True

    def options(self, state: Yard) -> list[Action]:
        cards = state.piles.cards(state.pile("stack", self.seat))
        return [("take", KINDS[card % len(KINDS)]) for card in sorted(set(cards))]

    def apply(self, state: Yard, action: Action) -> None:
        seat = self.seat
        card = state.card(seat, action[1])
        state.piles.take(seat, state.pile("stack", seat), card, state.pile("hand", seat))
        state.whisper((seat,), seat, tell("searched-card", seat=seat, card=word(card)), tell("searched", seat=seat), "CAM-011")

    def prompt(self, state: Yard) -> Message:
        return tell("ask-take")

    def label(self, state: Yard, action: Action) -> Message:
        return tell("take", card=tell("card", card=action[1]))


class React(Question):
    """Asked in any case, so that nobody learns from it whether there is a dog (CAM-012)."""

    __slots__ = ("attacker",)
    rules: ClassVar[tuple[str, ...]] = ("CAM-012",)
    waits: ClassVar[bool] = True

    def __init__(self, seat: int, attacker: int) -> None:
        super().__init__(seat)
        self.attacker = attacker

    def fields(self) -> tuple[object, ...]:
        return self.seat, self.attacker

    def options(self, state: Yard) -> list[Action]:
        return [("dog",), ("pass",)] if state.held(self.seat, "dog") else [("pass",)]

    def answer(self, state: Yard, action: Action) -> None:
        seat = self.seat
        if action[0] == "dog":
            state.discard(seat, "dog")
            state.note(seat, "warded", "CAM-012")
        elif state.points(seat):
            state.gain(seat, "cat", -1, "CAM-012")
            state.gain(self.attacker, "cat", 1, "CAM-012")
        else:
            state.note(seat, "let-happen", "CAM-012")

    def prompt(self, state: Yard) -> Message:
        return tell("ask-react", seat=self.attacker)

    def label(self, state: Yard, action: Action) -> Message:
        return tell(action[0])
