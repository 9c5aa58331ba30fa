"""The agenda: what is still to happen in a position, as a stack of steps.

The top step is automatic (it runs at once), a chance, or a decision. Carrying out a step takes it off and may push others: "place a
ship" pushes "choose a depot". Where several seats act at the same time, the agenda splits into one lane per seat; when all lanes are
empty, the main stack goes on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from tischlein.core.chance import CHANCE, Chance
from tischlein.core.decision import Action, Kind
from tischlein.core.forms import Form, random_answer
from tischlein.core.message import Message
from tischlein.core.value import Fields, Value

if TYPE_CHECKING:
    from tischlein.core.state import State

S = TypeVar("S", bound="State")

CLOSING: Final = ("end", "pass")
"""Verbs of options that close a question: they stay at the end of its list, behind whatever may be done besides."""

FOR_CHANCE: Final[tuple[int, ...]] = (CHANCE,)
FOR_NOBODY: Final[tuple[int, ...]] = ()
NOBODY: Final = -2
NOTHING: Final[list[Action]] = []
MAIN: Final = -1
"""The main stack, as opposed to the lane of a seat."""


class Step(Value, Generic[S]):
    """Something that will happen. Steps never change, so that many positions can hold the same one.

    Carrying out a step may push others onto the agenda; the one that comes next is better returned: then it need not lie there.
    Nothing returned means the next one on the agenda.
    """

    __slots__ = ()

    def waits_for(self) -> tuple[int, ...]:
        """Who has to act before it can be carried out: nobody, a seat, or chance. Asking that is faster than asking for its class."""
        raise NotImplementedError

    def run(self, state: S) -> Step[S] | None:
        """Carries the step out, if it waits for nobody."""
        raise NotImplementedError

    def proceed(self, state: S, rng: Random) -> Step[S] | None:
        """Carries the step out, whatever it waits for: at random, see `State.play_out`."""
        raise NotImplementedError


class Automatic(Step[S]):
    """Happens by itself as soon as its turn comes."""

    __slots__ = ()

    def waits_for(self) -> tuple[int, ...]:
        return FOR_NOBODY

    def proceed(self, state: S, rng: Random) -> Step[S] | None:
        return self.run(state)


class ChanceStep(Step[S]):
    """Waits for an outcome of chance."""

    __slots__ = ()

    def waits_for(self) -> tuple[int, ...]:
        return FOR_CHANCE

    def chance(self, state: S) -> Chance:
        raise NotImplementedError

    def sample(self, state: S, rng: Random) -> Any:
        """An outcome as likely as chance says. A step that need not make a `Chance` for that may be faster."""
        return self.chance(state).sample(rng)

    def apply(self, state: S, outcome: Any) -> Step[S] | None:
        raise NotImplementedError

    def proceed(self, state: S, rng: Random) -> Step[S] | None:
        return self.apply(state, self.sample(state, rng))


class SeatStep(Automatic[S]):
    """Happens by itself, to one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[object, ...]:
        return (self.seat,)


class SeatChance(ChanceStep[S]):
    """Waits for an outcome of chance that concerns one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[object, ...]:
        return (self.seat,)


class DecisionStep(Step[S]):
    """Waits for the decision of one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[object, ...]:
        return (self.seat,)

    def waits_for(self) -> tuple[int, ...]:
        return (self.seat,)

    kind: ClassVar[Kind] = "choose"
    rules: ClassVar[tuple[str, ...]] = ()
    """What a player would look up here, whatever the position."""

    waits: ClassVar[bool] = False
    """Whether it is asked even if there is only one answer. A question whose answers depend on what only its seat knows has to: if it were
    passed over, the others would learn that there was nothing to choose."""

    def rules_now(self, state: S) -> tuple[str, ...]:
        """What a player would look up in this position."""
        return self.rules

    def options(self, state: S) -> list[Action]:
        """The answers to this question, in a stable order, at least one. They depend on what is public and on what this seat knows, not
        on what others hide."""
        raise NotImplementedError

    def listed(self, state: S) -> list[Action]:
        """Everything its seat may do now: the answers, and what may be done besides (see `Interruptible`)."""
        return self.options(state)

    def pick(self, state: S, rng: Random) -> Action:
        """One of the listed actions, each as likely as the others. A step that need not list them all for that may be faster."""
        options = state.take_offer(self.seat) or self.listed(state)
        count = len(options)  # a local, so that mypyc multiplies without boxing
        return options[int(rng.random() * count)]

    def apply(self, state: S, action: Action) -> Step[S] | None:
        """Carries out one of the listed actions."""
        raise NotImplementedError

    def proceed(self, state: S, rng: Random) -> Step[S] | None:
        state.agenda.decided += 1
        return self.apply(state, self.pick(state, rng))

    def prompt(self, state: S) -> Message:
        raise NotImplementedError

    def label(self, state: S, action: Action) -> Message:
        """What one of the answers means, in words."""
        raise NotImplementedError

    def labelled(self, state: S, action: Action) -> Message:
        """What a listed action means, in words."""
        return self.label(state, action)

    def refusal(self, state: S, action: Action) -> tuple[Message, str] | None:
        """Why an action that is not an option is illegal, with the rule; None where there is no more to say than "not now"."""
        return None


class Interruptible(DecisionStep[S]):
    """A question beside which something else may be done: "whenever you decide something, you may also ...". Then it is asked again.

    A game has one subclass that says what may be done besides; the questions that leave room for it inherit from that.
    """

    __slots__ = ()

    def is_aside(self, state: S, action: Action) -> bool:
        """Whether an action is one of the asides: by its verb, which no answer to a question of the game has."""
        raise NotImplementedError

    def asides(self, state: S) -> Sequence[Action]:
        """What may be done now besides answering."""
        raise NotImplementedError

    def step_aside(self, state: S, action: Action) -> Step[S] | None:
        """Carries one of the asides out. The question is still on the agenda: what is pushed or returned happens before it is asked
        again; `agenda.swap` puts another one in its place, where the aside has changed it."""
        raise NotImplementedError

    def answer(self, state: S, action: Action) -> Step[S] | None:
        """Carries one of the answers out."""
        raise NotImplementedError

    def aside_label(self, state: S, action: Action) -> Message:
        raise NotImplementedError

    def listed(self, state: S) -> list[Action]:
        options, asides = self.options(state), self.asides(state)
        if not asides:
            return options
        if options[-1][0] in CLOSING:
            return [*options[:-1], *asides, options[-1]]
        return [*options, *asides]

    def labelled(self, state: S, action: Action) -> Message:
        return self.aside_label(state, action) if self.is_aside(state, action) else self.label(state, action)

    def apply(self, state: S, action: Action) -> Step[S] | None:
        if self.is_aside(state, action):
            state.agenda.add(self)
            return self.step_aside(state, action)
        return self.answer(state, action)


class Composing(DecisionStep[S]):
    """A question with more answers than one could list, such as a deck of cards: its form says what an answer consists of.

    `options` lists some that are ready to use, at least one; any other is accepted if it fits the form and nothing speaks against it.
    """

    __slots__ = ()
    kind: ClassVar[Kind] = "compose"

    def form(self, state: S) -> Form:
        raise NotImplementedError

    def objection(self, state: S, action: Action) -> tuple[Message, str] | None:
        """Why an answer that fits the form is against the rules, with the rule; None if it is not."""
        return None

    def pick(self, state: S, rng: Random) -> Action:
        """Any acceptable answer. Where chance rarely finds one, a game knows better how to."""
        form = self.form(state)
        for _ in range(PATIENCE):
            answer = random_answer(form, rng)
            if self.objection(state, answer) is None:
                return answer
        options = self.options(state)
        return options[int(rng.random() * len(options))]

    def label(self, state: S, action: Action) -> Message:
        """What one of the ready answers is called."""
        raise NotImplementedError


PATIENCE: Final = 100
"""How many answers are drawn to a form before one of the ready ones has to do."""

Stack: TypeAlias = tuple[Step[Any], ...]


class Together(Automatic[Any]):
    """All seats decide at the same time, unseen by the others: one step for each seat."""

    __slots__ = ("steps",)

    def __init__(self, *steps: Step[Any]) -> None:
        self.steps = steps

    def fields(self) -> tuple[object, ...]:
        return self.steps

    def run(self, state: Any) -> None:
        state.agenda.split([(step,) for step in self.steps])


class Agenda(Fields):
    """The steps of one position, the next one last: a stack, and while it is split, one for each seat."""

    __slots__ = ("blocks", "decided", "lane", "lanes", "main", "offer", "offer_to", "opening", "waiting_for")

    def __init__(
        self,
        main: list[Step[Any]],
        lanes: list[Stack] | None = None,
        opening: tuple[Stack, ...] = (),
        blocks: int = 0,
        waiting_for: tuple[int, ...] = (),
        offer: list[Action] = NOTHING,
        offer_to: int = NOBODY,
    ) -> None:
        self.main = main
        self.lanes = [] if lanes is None else lanes  # by seat, while several act at the same time; else empty
        self.opening = opening  # the lanes as they were when the agenda was split
        self.blocks = blocks  # how often it was split so far: tells one simultaneous block from the next
        self.waiting_for = waiting_for
        self.offer = offer  # the options last listed: kept to check the action that follows, also by copies
        self.offer_to = offer_to
        self.decided = 0  # in a play-out: the decisions made so far
        self.lane = MAIN  # where the step being carried out lies, and so where its pushes go

    def copy(self) -> Agenda:
        lanes = self.lanes.copy() if self.lanes else self.lanes  # an empty list stays empty: a split makes a new one
        return Agenda(self.main.copy(), lanes, self.opening, self.blocks, self.waiting_for, self.offer, self.offer_to)

    def fields(self) -> tuple[object, ...]:
        return self.main, self.lanes, self.opening, self.blocks, self.waiting_for

    def push(self, *steps: Step[Any]) -> None:
        """Puts steps before everything else that is still to happen; the first one named happens first."""
        if self.lane == MAIN:
            self.main += steps[::-1]
        else:
            self.lanes[self.lane] += steps[::-1]

    def add(self, step: Step[Any]) -> None:
        """The same for a single step: faster."""
        if self.lane == MAIN:
            self.main.append(step)
        else:
            self.lanes[self.lane] += (step,)

    def push_all(self, steps: Stack) -> None:
        """The same for steps that are in a tuple already: faster."""
        if self.lane == MAIN and len(steps) == 1:
            self.main.append(steps[0])
        elif steps:
            self.push(*steps)

    def split(self, turns: Sequence[Stack]) -> None:
        """Lets all seats act at the same time: one tuple of steps per seat, the first one named happens first."""
        assert not self.lanes, "the agenda is split already"
        assert all(isinstance(turn[0], DecisionStep) for turn in turns if turn), "a turn begins with a decision"
        self.lanes = [turn[::-1] for turn in turns]
        self.opening = tuple(self.lanes)
        self.blocks += 1
        self._wait_for([seat for seat, lane in enumerate(self.lanes) if lane])

    def reopen(self, seats: Iterable[int]) -> None:
        """Puts lanes back to where they started: what a position looks like to somebody who must not know what was done there."""
        for seat in seats:
            self.lanes[seat] = self.opening[seat]
        self.waiting_for = tuple(seat for seat, lane in enumerate(self.lanes) if lane)

    def due(self, seat: int) -> Step[Any] | None:
        """The step that waits for this seat (or for chance)."""
        if seat not in self.waiting_for:
            return None
        return self.lanes[seat][-1] if self.lanes else self.main[-1]

    def take(self, seat: int) -> None:
        """Takes off the step that waited for this seat; pushes go to its place."""
        if self.lanes:
            self.lane = seat
            self.lanes[seat] = self.lanes[seat][:-1]
        else:
            self.main.pop()

    def swap(self, step: Step[Any]) -> None:
        """Puts another step in the place of the one on top."""
        if self.lane == MAIN:
            self.main[-1] = step
        else:
            self.lanes[self.lane] = (*self.lanes[self.lane][:-1], step)

    def settle(self, state: State, step: Step[Any] | None = None) -> None:
        """Runs automatic steps, first the one that was returned, until somebody has to decide, or nothing is left."""
        if self.lane != MAIN:  # a seat has just acted in its lane; the other lanes have settled before
            seat = self.lane
            still_decides = self._settle_lane(state, seat, step)
            self.lane = MAIN
            if still_decides:
                return
            self._wait_for([other for other in self.waiting_for if other != seat])
            step = None
        main = self.main
        while True:
            if step is None:
                if self.lanes:
                    return
                if not main:
                    self.waiting_for = ()
                    return
                step = main.pop()
            awaited = step.waits_for()
            if awaited:
                main.append(step)
                self.waiting_for = awaited
                return
            step = step.run(state)

    def _wait_for(self, seats: list[int]) -> None:
        """Notes who still acts in the lanes, and closes them when nobody does."""
        self.waiting_for = tuple(seats)
        if not seats:
            self.lanes = []
            self.opening = ()

    def _settle_lane(self, state: State, seat: int, step: Step[Any] | None) -> bool:
        """Runs the automatic steps on top of a lane; says whether its seat has to decide something."""
        while True:
            if step is None:
                steps = self.lanes[seat]
                if not steps:
                    return False
                step = steps[-1]
                self.lanes[seat] = steps[:-1]
            if isinstance(step, DecisionStep):
                self.lanes[seat] += (step,)
                return True
            assert isinstance(step, Automatic), "a lane holds no chance: luck must not depend on who is faster"
            step = step.run(state)
