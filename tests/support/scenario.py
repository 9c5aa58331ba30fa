"""A scripted game: build a position, say what chance and players do, look at what follows.

Nothing happens that the script does not say. Whoever is due although the script has somebody else act, or is asked something the script
does not answer, makes the test fail with a sentence that tells who was due and what they could do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar

from tischlein import CHANCE, IllegalAction, TischleinError, say, say_event
from tischlein.core.decision import Action, Event
from tischlein.core.score import Term
from tischlein.core.state import State
from tischlein.core.words import LANGUAGES

S = TypeVar("S", bound=State)


class OffScript(AssertionError):
    """The game did not go as the script says."""


class Scenario(Generic[S]):
    """One position played step by step. A step is one call of `chance` or `play`, however many actions it names."""

    def __init__(self, state: S, names: Sequence[str] = ()) -> None:
        self.state = state
        self.names = names
        self.events: list[Event] = []
        self._scores: list[list[Term]] = [[] for _ in range(state.setup.players)]
        self._begin_step()

    # ------------------------------------------------------------------ what happens

    def chance(self, *outcomes: Any) -> Self:
        """Dice fall, cards are drawn: the outcomes in the order chance is asked for them."""
        self._begin_step()
        for outcome in outcomes:
            if self.state.waiting_for != (CHANCE,):
                raise OffScript(f"chance was to bring {outcome!r}, but {self.situation()}")
            self._carry_out(CHANCE, outcome)
        return self

    def play(self, seat: int, *actions: Action) -> Self:
        """A seat decides, once for each action named."""
        self._begin_step()
        for action in actions:
            if seat not in self.state.waiting_for:
                raise OffScript(f"seat {seat} was to play {action!r}, but {self.situation()}")
            self._carry_out(seat, action)
        return self

    def refuses(self, seat: int, action: Any, rule: str | None = None, error: type[TischleinError] = IllegalAction) -> Self:
        """The action is refused with exactly this error and rule, in both languages, and nothing has changed."""
        before, told = self.state.digest(), len(self.events)
        refusal = self._refusal(seat, action)
        assert type(refusal) is error, f"{action!r}: {type(refusal).__name__} instead of {error.__name__}: {refusal}"
        assert rule is None or refusal.rule == rule, f"{action!r} was refused by {refusal.rule!r} instead of {rule!r}: {refusal}"
        texts = {say(refusal.message, language) for language in LANGUAGES}
        assert all(texts) and len(texts) == len(LANGUAGES), f"the refusal of {action!r} lacks a translation: {texts}"
        assert self.state.digest() == before, f"the refused action {action!r} changed the position"
        assert len(self.events) == told, f"the refused action {action!r} left something in the log"
        return self

    def explains(self, seat: int, action: Any, rule: str, words: str = "") -> Self:
        """Whoever asks why this action is not possible gets this rule, and a sentence that has these words."""
        because = self.state.why_not(seat, action)
        assert because is not None, f"{action!r} is possible; {self.situation()}"
        message, found = because
        text = say(message, "en", self.names)
        assert found == rule, f"{action!r} is explained with {found!r} instead of {rule!r}: {text}"
        assert words in text, f"{action!r}: {text}"
        assert say(message, "de", self.names) != text
        return self

    def _refusal(self, seat: int, action: Any) -> TischleinError:
        try:
            self.state.play(seat, action)
        except TischleinError as refusal:
            return refusal
        raise OffScript(f"seat {seat} played {action!r} although it should have been refused; now {self.situation()}")

    def _begin_step(self) -> None:
        self.events = []
        self.state.events = self.events
        self._scores = [self.state.score(seat) for seat in range(self.state.setup.players)]

    def _carry_out(self, seat: int, action: Any) -> None:
        try:
            self.state.play(seat, action)
        except TischleinError as refusal:
            raise OffScript(f"{action!r} was refused: {refusal}\n{self.situation()}") from refusal

    # ------------------------------------------------------------------ what can be seen

    def due(self) -> tuple[int, ...]:
        """The seats that must decide now; `(CHANCE,)` when chance is to act; empty when the game is over."""
        return self.state.waiting_for

    def offered(self, seat: int, verb: str | None = None) -> list[Action]:
        """The options of a seat, all or those with this verb."""
        if seat not in self.state.waiting_for:
            raise OffScript(f"seat {seat} was to be asked, but {self.situation()}")
        return [action for action in self.state.options(seat) if verb in (None, action[0])]

    def offers(self, seat: int, *actions: Action) -> Self:
        """These are the options of a seat, all of them, in whatever order."""
        offered = self.offered(seat)
        missing = [action for action in actions if action not in offered]
        unexpected = [action for action in offered if action not in actions]
        assert not missing and not unexpected, f"seat {seat} lacks {missing} and may unexpectedly {unexpected}"
        assert len(offered) == len(set(offered)), f"seat {seat} is offered something twice: {offered}"
        return self

    def gained(self, seat: int) -> list[Term]:
        """The points a seat got in the last step, each with its reason."""
        gained = self.state.score(seat)
        for term in self._scores[seat]:
            gained.remove(term)
        return gained

    def heard(self, language: str = "en") -> list[str]:
        """What the log tells about the last step."""
        return [say_event(event, language, self.names) for event in self.events]

    def situation(self) -> str:
        """Who is due and what they can do, in words."""
        waiting = self.state.waiting_for
        if not waiting:
            return "nobody is due: the game is over"
        if waiting == (CHANCE,):
            chance = self.state.chance
            return f"chance is due: {say(chance.message)}, one of {', '.join(repr(outcome) for outcome, _ in chance.outcomes())}"
        return "\n".join(self._question(seat) for seat in waiting)

    def _question(self, seat: int) -> str:
        decision = self.state.decision(seat)
        choices = (f"\n    {action!r}: {say(label)}" for action, label in zip(decision.options, decision.labels, strict=True))
        return f"seat {seat} is due: {say(decision.prompt)}{''.join(choices)}"
