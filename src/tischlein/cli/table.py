"""A match at one terminal: whose turn it is, what they see, what they answer."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from tischlein.cli.answers import Choice, Request, Unclear, numbering, understand
from tischlein.cli.boards import Look, draw
from tischlein.cli.keeping import write_match
from tischlein.cli.language import Voice
from tischlein.cli.requests import REPLIES
from tischlein.cli.scores import final_lines, ranking, score_table
from tischlein.cli.seats import Seats
from tischlein.cli.storyteller import News, in_short
from tischlein.cli.terminal import Terminal
from tischlein.core.decision import Action, Decision
from tischlein.core.errors import IllegalAction
from tischlein.core.forms import Form
from tischlein.core.match import Match
from tischlein.core.message import Message


def describe(form: Form, voice: Voice) -> str:
    """What else is accepted than the options, and how to type it: "deck mouse mouse cat / owl"."""
    parts = []
    for part in form.parts:
        count = str(part.most) if part.least == part.most else f"{part.least}–{part.most}"
        things = ", ".join(f"{thing.id} ({voice.say(thing.label)}, ≤ {thing.most})" for thing in part.things)
        parts.append(f"{voice.say(part.label)} ({count}): {things}")
    return voice("compose", verb=form.verb, parts="\n".join(parts))


class Table:
    """The people and bots around one terminal."""

    def __init__(self, match: Match, seats: Seats, terminal: Terminal, file: Path | None = None) -> None:
        self.match = match
        self.seats = seats
        self.terminal = terminal
        self.voice = terminal.voice
        self.file = file
        self.material = match.setup.game.material(match.setup)
        self.news = News(match)
        self.last_person: int | None = None
        self.hinted = False

    def run(self) -> None:
        """Plays to the end. Raises Leave when somebody stops before."""
        while waiting := self.match.state.waiting_for:
            person = next((seat for seat in waiting if self.seats.is_person(seat)), None)
            if person is None:
                self.play(waiting[0], self.seats.ask_bot(self.match, waiting[0]))
            else:
                self.turn(person)
        self.finish()

    def play(self, seat: int, action: Action) -> None:
        self.match.play(seat, action)
        self.autosave()

    def autosave(self) -> None:
        if self.file is not None:
            try:
                write_match(self.match, self.file)
            except OSError as error:
                self.terminal.hint(self.voice("not-saved", file=str(self.file), problem=error.strerror or str(error)))

    # ------------------------------------------------------------------ one decision

    def turn(self, seat: int) -> None:
        """Shows a person the table and the question, and listens until the position has changed."""
        decision = self.match.state.decision(seat)
        labels = [self.spoken(label) for label in decision.labels]
        self.greet(seat)
        self.show_table(seat, decision)
        self.show_question(decision, labels)
        while True:
            text = self.terminal.read(self.voice.name(seat))
            answer = understand(text, decision, labels, self.material.get("names", ()))
            if isinstance(answer, Choice):
                try:
                    self.play(seat, answer.action)
                except IllegalAction as error:
                    self.terminal.hint(error.say(self.voice.language))
                    continue
                return
            if isinstance(answer, Unclear):
                self.terminal.hint(f"{self.voice(answer.key, **answer.args)} {self.voice('hint-help')}")
            elif self.reply(seat, decision, answer):
                return

    def spoken(self, label: Message) -> str:
        """An option in words, with the spot that the drawing prints for it, if it has one."""
        text = self.voice.say(label)
        return f"{label.args['spot']}: {text}" if "spot" in label.args else text

    def reply(self, seat: int, decision: Decision, request: Request) -> bool:
        """Does what was asked for; says whether the position is another one now."""
        return REPLIES[request.word](self, seat, decision, request.rest)

    def greet(self, seat: int) -> None:
        """Hands the keyboard over, where several people share it."""
        if self.seats.people > 1 and seat != self.last_person:
            self.terminal.show()
            self.terminal.heading(self.voice("next-person", seat=seat))

    def show_table(self, seat: int, decision: Decision | None) -> None:
        """The board and the news. The others' boards are left out where the same person has just seen them."""
        fresh = self.news.fetch(seat)
        others = seat != self.last_person or decision is None or any(event.seat != seat for _, event in fresh)
        self.last_person = seat
        self.terminal.show()
        self.terminal.show(draw(self.look(seat, decision, others)))
        if fresh:
            self.terminal.show()
            self.terminal.show(in_short(self.match, fresh, self.voice, unicode=self.terminal.unicode))

    def look(self, seat: int, decision: Decision | None, others: bool) -> Look:
        return Look(
            self.match.state.view(seat),
            self.material,
            self.voice,
            self.terminal.width,
            focus=seat,
            options=decision.options if decision else (),
            others=others,
            colour=self.terminal.colour,
            unicode=self.terminal.unicode,
        )

    def show_question(self, decision: Decision, labels: list[str]) -> None:
        """The question and its options, in two columns or more where there are many and they are short."""
        self.terminal.show()
        self.terminal.show(Text(self.voice.say(decision.prompt), "bold"))
        options = [f"{number:>3}  {label}" for number, label in zip(numbering(decision), labels, strict=True)]
        widest = max(map(len, options)) + 2
        columns = min(max(1, self.terminal.width // widest), -(-len(options) // 4))
        height = -(-len(options) // columns)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for row in range(height):
            grid.add_row(*(Text(option) for option in options[row::height]))
        self.terminal.show(grid)
        if decision.form is not None:
            self.terminal.show(Text(describe(decision.form, self.voice), "dim"))
        if not self.hinted:
            self.terminal.show(Text(self.voice("hint-commands"), "dim"))
            self.hinted = True

    # ------------------------------------------------------------------ the end

    def finish(self) -> None:
        """The last board, every point, the ranking, and what is needed to check the luck."""
        state, voice = self.match.state, self.voice
        result = state.result
        assert result is not None, "nobody is due and yet there is no result"
        self.show_table(self.last_person or 0, None)
        self.terminal.show()
        self.terminal.heading(voice("the-end"))
        self.terminal.show(score_table(final_lines(state, voice), state.setup.players, state.setup.game.id, voice))
        self.terminal.show(Text(voice.say(result.reason), "bold"))
        if state.setup.players > 1:
            self.terminal.show(ranking(state, voice))
        self.terminal.show()
        self.terminal.show(Text(voice("luck-revealed", seed=self.match.seed, commitment=self.match.commitment), "dim"))
        if self.file is not None:
            self.terminal.show(Text(voice("saved", file=str(self.file)), "dim"))
