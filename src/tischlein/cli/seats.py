"""Who sits where: people first, bots after them."""

from __future__ import annotations

from dataclasses import dataclass

from tischlein.bots import BOTS, ask
from tischlein.cli.language import Voice
from tischlein.core.decision import Action
from tischlein.core.match import Match


@dataclass(frozen=True)
class Seats:
    names: tuple[str, ...]
    people: int
    bot: str

    @staticmethod
    def fill(players: int, people: int, names: list[str], bot: str, voice: Voice) -> Seats:
        """Whoever has no name is "Player 2" or "Bot"."""
        bots = players - people
        persons = [names[seat] if seat < len(names) else voice.name(seat) for seat in range(people)]
        machines = [voice("bot-name", number=number, bots=bots) for number in range(1, bots + 1)]
        return Seats((*persons, *machines), people, bot)

    def is_person(self, seat: int) -> bool:
        return 0 <= seat < self.people

    def ask_bot(self, match: Match, seat: int) -> Action:
        """A fresh bot for each decision, seeded by match and moment: a match that was saved goes on as it would have otherwise."""
        bot = BOTS[self.bot](f"{match.seed}/{seat}/{len(match.in_force)}")
        return ask(bot, match.state, seat)
