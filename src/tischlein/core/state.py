"""A position of a game: who is due, what they may do, what follows. No clock, no input or output, no random numbers inside."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Any, Final, NoReturn

from tischlein.core.agenda import NOBODY, NOTHING, Agenda, ChanceStep, Composing, DecisionStep, Interruptible, Step
from tischlein.core.chance import CHANCE, Chance
from tischlein.core.decision import Action, Decision, Event, as_action
from tischlein.core.errors import IllegalAction, MalformedAction, NotYourDecision
from tischlein.core.message import Message, Speaker, quoted
from tischlein.core.score import Result, Term
from tischlein.core.value import Fields

if TYPE_CHECKING:
    from typing import Self

    from tischlein.core.setup import Setup

tell = Speaker("core")

ENDLESS: Final = 1 << 60
NOTHING_NEW: Final[tuple[int, int]] = (0, 0)


class State(Fields):
    """The contract every game keeps. The agenda does the flow; a game adds its things, its views and its scores.

    Not an ABC: that would give compiled positions a `__dict__` and weak references, which cost time and which mypyc gets wrong.
    """

    __slots__ = ("_disclosed", "agenda", "events", "setup")

    def __init__(self, setup: Setup, agenda: Agenda) -> None:
        self.setup = setup
        self.agenda = agenda
        self.events: list[Event] | None = None  # a list collects what happens, None is faster; copies start with None
        self._disclosed = NOTHING_NEW  # since that was last asked, see `disclosed`

    # ------------------------------------------------------------------ who is due, and what may they do?

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that must decide now; `(CHANCE,)` when chance is to act; empty when the game is over."""
        return self.agenda.waiting_for

    def options(self, seat: int) -> list[Action]:
        """The legal actions of this seat; none if it is not due."""
        agenda = self.agenda
        return agenda.offer.copy() if seat == agenda.offer_to else self._offered(seat).copy()

    def _offered(self, seat: int) -> list[Action]:
        agenda = self.agenda
        if seat == agenda.offer_to:
            return agenda.offer
        if seat not in agenda.waiting_for:
            return []
        step = agenda.lanes[seat][-1] if agenda.lanes else agenda.main[-1]
        if not isinstance(step, DecisionStep):
            return []
        agenda.offer = offer = step.listed(self)
        agenda.offer_to = seat
        return offer

    def sample(self, seat: int, rng: Random) -> Action:
        """One legal action of this seat at random: any of its options and, where more is accepted than listed, any answer."""
        step = self.agenda.due(seat)
        if not isinstance(step, DecisionStep):
            raise NotYourDecision(self._not_due(seat))
        return step.pick(self, rng)

    def is_aside(self, seat: int, action: Action) -> bool:
        """Whether this option is something done besides: afterwards the same question is asked again."""
        step = self.agenda.due(seat)
        return isinstance(step, Interruptible) and step.is_aside(self, action)

    def accepts_more(self, seat: int) -> bool:
        """Whether this seat may also answer with something that is not listed: its decision has a form."""
        return isinstance(self.agenda.due(seat), Composing)

    def forced(self, seat: int) -> Action | None:
        """What this seat has to do, if it has no choice and nobody learns anything from its not being asked; else None."""
        step = self.agenda.due(seat)
        if not isinstance(step, DecisionStep) or step.waits or isinstance(step, Composing):
            return None
        options = self._offered(seat)
        return options[0] if len(options) == 1 else None

    def offer(self, seat: int, options: list[Action]) -> None:
        """For a step that is about to ask a seat, and has listed the options already to see whether there are any."""
        self.agenda.offer = options
        self.agenda.offer_to = seat

    def take_offer(self, seat: int) -> list[Action]:
        """What was offered to this seat, once; empty if nothing was."""
        agenda = self.agenda
        if seat != agenda.offer_to:
            return NOTHING
        agenda.offer_to = NOBODY
        return agenda.offer

    def decision(self, seat: int) -> Decision:
        """The question to this seat, with its options in words."""
        step = self.agenda.due(seat)
        if not isinstance(step, DecisionStep):
            raise NotYourDecision(self._not_due(seat))
        options = self.options(seat)
        labels = [step.labelled(self, action) for action in options]
        asides = tuple(action for action in options if step.is_aside(self, action)) if isinstance(step, Interruptible) else ()
        form = step.form(self) if isinstance(step, Composing) else None
        return Decision(seat, step.kind, step.prompt(self), step.rules_now(self), options, labels, asides, form)

    @property
    def chance(self) -> Chance:
        """What chance has to decide now."""
        agenda = self.agenda
        step = agenda.main[-1] if agenda.main and not agenda.lanes else None
        if not isinstance(step, ChanceStep):
            raise NotYourDecision(self._not_due(CHANCE))
        return step.chance(self)

    def why_not(self, seat: int, action: Any) -> tuple[Message, str] | None:
        """Why an action that could be meant is not possible for this seat now, with the rule if there is one; None if it is possible.

        It answers whatever is asked, and depends on what this seat knows alone.
        """
        step = self.agenda.due(seat) if type(seat) is int and seat >= 0 else None
        if not isinstance(step, DecisionStep):
            return self._not_your_turn(), ""
        action = as_action(action)
        try:
            self._find(step, action)
        except MalformedAction as error:
            if not _is_action(action):
                return error.message, ""
        except IllegalAction as error:
            if error.message.key != "not-an-option":
                return error.message, error.rule
        else:
            return None
        key = "asked-so" if any(option[0] == action[0] for option in self._offered(seat)) else "asked-first"
        return tell(key, prompt=step.prompt(self)), ", ".join(step.rules_now(self))

    # ------------------------------------------------------------------ playing

    def play(self, seat: int, action: Any) -> None:
        """Carries out an action of a seat, or an outcome of `CHANCE`. Illegal ones raise and change nothing."""
        agenda = self.agenda
        if seat not in agenda.waiting_for or type(seat) is not int:
            raise NotYourDecision(self._not_due(seat))
        main, block = agenda.main, agenda.blocks if agenda.lanes else 0
        step = agenda.lanes[seat][-1] if block else main[-1]
        if isinstance(step, DecisionStep):
            for option in agenda.offer if seat == agenda.offer_to else self._offered(seat):
                if option is action:
                    break
            else:
                action = self._find(step, action)
            agenda.take(seat)
            agenda.offer_to = NOBODY
            following = step.apply(self, action)
        else:
            assert isinstance(step, ChanceStep)
            chance = step.chance(self)
            action = as_action(action)
            if not chance.allows(action):
                raise IllegalAction(tell("no-such-outcome", outcome=quoted(action), chance=chance.message))
            main.pop()  # a lane holds no chance
            following = step.apply(self, action)
        agenda.settle(self, following)
        if block and (not agenda.lanes or agenda.blocks != block):  # everybody is done: now all is shown
            everybody = (1 << self.setup.players) - 1
            self._disclosed = (everybody, everybody)

    def play_out(self, rng: Random, limit: int | None = None) -> int:
        """Plays at random to the end, or for `limit` decisions, and returns the number of decisions made; chance is not counted.

        The same steps as in `play`, one after the other, without stopping where somebody has to decide; what is picked need not be checked.
        """
        agenda, main = self.agenda, self.agenda.main
        left = ENDLESS if limit is None else limit
        agenda.decided = 0
        agenda.offer_to = NOBODY  # whoever has listed options did not wait for the choice
        step: Step[Any] | None = None
        while agenda.decided < left:
            if step is None:
                if agenda.lanes:
                    self._proceed_in_lane(rng)
                    continue
                if not main:
                    break
                step = main.pop()
            step = step.proceed(self, rng)
        agenda.settle(self, step)
        return agenda.decided

    def _proceed_in_lane(self, rng: Random) -> None:
        """The first of several seats that are due acts."""
        agenda = self.agenda
        seat = agenda.waiting_for[0]
        step = agenda.lanes[seat][-1]
        agenda.take(seat)
        agenda.settle(self, step.proceed(self, rng))

    def note(self, seat: int | None, key: str, rule: str = "", **args: Any) -> None:
        """Tells what happened, in words of the game's catalogue, if somebody listens. `seat` is who did it, if anybody."""
        if self.events is not None:
            if seat is not None:
                args["seat"] = seat
            self.events.append(Event(seat, Message(self.setup.game.id, key, args), 0, rule))

    def whisper(self, audience: Iterable[int], seat: int, message: Message, aloud: Message | None = None, rule: str = "") -> None:
        """Tells some seats what `seat` did; the others hear `aloud` instead, or nothing. When the match is over, all hear all."""
        if self.events is not None:
            self.events.append(Event(seat, message, 0, rule, tuple(audience), aloud))

    def note_points(self, seat: int, term: Term) -> None:
        """Tells what points a seat has just got."""
        if self.events is not None:
            self.events.append(Event(seat, term.message(self.setup.game.id), term.points, term.rule))

    def _find(self, step: DecisionStep[Any], action: Any) -> Action:
        """The option that equals this action: a caller may send one of its own making."""
        action = as_action(action)
        for option in self._offered(step.seat):
            if option == action and _same_types(option, action):
                return option
        if isinstance(step, Composing) and isinstance(action, tuple) and action and _plain(action):
            form = step.form(self)
            because = (misfit, "") if (misfit := form.misfit(action)) else step.objection(self, action)
            if because is None:
                return action
            if action[0] == form.verb:
                raise IllegalAction(*because)
        self._refuse(step, action)

    def _refuse(self, step: DecisionStep[Any], action: Any) -> NoReturn:
        """Explains why this action is not among the options."""
        if not _is_action(action):
            raise MalformedAction(tell("no-action", action=quoted(action)))
        because = step.refusal(self, action)
        if because is not None:
            raise IllegalAction(*because)
        verbs = list(dict.fromkeys(option[0] for option in self._offered(step.seat)))
        if action[0] not in verbs:
            raise MalformedAction(tell("no-such-verb", verb=action[0][:80], verbs=", ".join(verbs)))
        raise IllegalAction(tell("not-an-option", action=quoted(action)), ", ".join(step.rules_now(self)))

    def _not_due(self, seat: int) -> Message:
        waiting = self.waiting_for
        if not waiting:
            return tell("game-is-over")
        if waiting == (CHANCE,):
            return tell("chance-is-due")
        return tell("not-due", who_seats=waiting, count=len(waiting))

    def _not_your_turn(self) -> Message:
        """The same for people: with a name."""
        waiting = self.waiting_for
        if len(waiting) != 1 or waiting == (CHANCE,):
            return tell("others-decide") if len(waiting) > 1 else self._not_due(CHANCE)
        return tell("not-your-turn", seat=waiting[0])

    # ------------------------------------------------------------------ who may know what

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat (None: a spectator) may know; JSON; no reference back."""
        if seat is not None and (type(seat) is not int or seat not in range(self.setup.players)):
            raise ValueError(f"there is no seat {quoted(seat)}: seats are 0 to {self.setup.players - 1}")
        result = self.result
        return {
            "game": self.setup.game.id,
            "setup": self.setup.to_json(),
            "seat": seat,
            "waiting_for": list(self.waiting_for),
            "question": self._question(seat),
            **self.things(seat),
            "score": [[term.to_json() for term in self.known_score(other, seat)] for other in range(self.setup.players)],
            "result": None if result is None else result.to_json(),
        }

    def imagine(self, seat: int, rng: Random) -> Self:
        """A full position consistent with `view(seat)`, everything hidden drawn anew: what bots search on."""
        world = self.copy()
        world.agenda.offer_to = NOBODY  # others may have other options there
        world.redraw(seat, rng)
        return world

    def _question(self, seat: int | None) -> dict[str, Any] | None:
        """What the game waits for: who is asked, the kind of question, and a name of the step that stays the same from version to version.
        Where several seats decide at the same time, everybody knows only their own question."""
        agenda = self.agenda
        asked = (seat,) if agenda.lanes else agenda.waiting_for
        step = agenda.due(asked[0]) if asked and asked[0] is not None else None
        if isinstance(step, DecisionStep):
            return {"seat": step.seat, "kind": step.kind, "step": type(step).__name__}
        return None if step is None else {"seat": CHANCE, "kind": "chance", "step": type(step).__name__}

    def disclose(self, to: Iterable[int], known_to: Iterable[int] = ()) -> None:
        """Notes that seats have got to know something that until now only those in `known_to` knew. Piles do that by themselves."""
        learned, surprised = self._disclosed
        learned |= sum(1 << seat for seat in set(to))
        surprised |= ((1 << self.setup.players) - 1) & ~sum(1 << seat for seat in set(known_to))
        self._disclosed = (learned, surprised)

    def disclosed(self) -> tuple[int, int]:
        """Seats, as bits: to whom something was disclosed since the last call, and who had not known it before. Whoever had not known it
        can no longer freely take back what led to it, even if somebody else has seen it."""
        found, self._disclosed = self._disclosed, NOTHING_NEW
        return found

    def act_anew(self, seats: Iterable[int], rng: Random) -> None:
        """For `imagine`, when the game has put back what other seats did in a block that is still open: those who are ready act at random,
        the others are at the beginning."""
        others = list(seats)
        ready = [other for other in others if other not in self.waiting_for]
        self.agenda.reopen(others)
        for other in ready:
            while other in self.waiting_for:
                self.play(other, self.sample(other, rng))

    # ------------------------------------------------------------------ what a game provides

    def copy(self) -> Self:
        """An independent equal position; cheap, because search lives on it."""
        raise NotImplementedError

    def fields(self) -> tuple[object, ...]:
        """Everything this position consists of: the constructor's arguments, the set-up first."""
        raise NotImplementedError

    def things(self, seat: int | None) -> dict[str, Any]:
        """What this seat (None: a spectator) may know of the things of the game; JSON; no reference back. See `view`."""
        raise NotImplementedError

    def secrets(self, seat: int | None) -> dict[str, Any]:
        """What this seat must not know, by name, as JSON: the opposite of the view, for the tests."""
        raise NotImplementedError

    def redraw(self, seat: int, rng: Random) -> None:
        """Draws anew, in place, everything that this seat does not know. A game without secrets has nothing to do here."""

    def score(self, seat: int) -> list[Term]:
        """The points of this seat so far, each with its reason; with the final scoring once the game is over."""
        raise NotImplementedError

    def known_score(self, seat: int, viewer: int | None) -> list[Term]:
        """What `viewer` (None: a spectator) may know of the points of a seat: all, unless a game hides some for a while."""
        return self.score(seat)

    def standing(self) -> list[int]:
        """Points per seat if the game ended now, with final scoring."""
        raise NotImplementedError

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is going on."""
        raise NotImplementedError

    def digest(self) -> str:
        """A fingerprint of the whole position, the same on every machine."""
        return sha256(repr((self.setup.to_json(), self.fields()[1:])).encode()).hexdigest()


def _is_action(value: object) -> bool:
    """Whether something has the shape of an action: a verb, then words, whole numbers and tuples of them."""
    return isinstance(value, tuple) and len(value) > 0 and isinstance(value[0], str) and _plain(value)


def _plain(value: object, depth: int = 4) -> bool:
    """Whether something consists of words, whole numbers and tuples of them: only that can be an action."""
    if isinstance(value, tuple):
        return depth > 0 and all(_plain(part, depth - 1) for part in value)
    return type(value) in (str, int)


def _same_types(one: object, other: object) -> bool:
    """Python holds True, 1 and 1.0 equal; an action must not."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return all(map(_same_types, one, other))
    return type(one) is type(other)
