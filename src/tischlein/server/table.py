"""One table: the people and bots around it, and the match they play. It is the only owner of its match and does one thing after another."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from typing import Any, Protocol

from tischlein.core.decision import action_from_json
from tischlein.core.errors import TischleinError, UndoError
from tischlein.core.match import Match
from tischlein.core.saving import entry_to_json, restore
from tischlein.core.setup import Setup
from tischlein.server.messages import (
    Accepted,
    Agree,
    Chat,
    FromClient,
    Play,
    Position,
    Refused,
    Said,
    SeatInfo,
    Stale,
    TableInfo,
    ToClient,
    Undo,
)
from tischlein.server.speech import decision_to_json, event_in_words, event_to_json, refusal, refused
from tischlein.server.store import Person, Store, StoredTable
from tischlein.server.thinking import Thinking

logger = logging.getLogger("tischlein.table")


class Client(Protocol):
    """A browser at the table. `person` is None for somebody who only watches."""

    person: Person | None

    def send(self, message: ToClient) -> None: ...


class Table:
    """Everything that changes the match runs under one lock, and is answered only when it is stored."""

    def __init__(
        self, stored: StoredTable, setup: Setup, match: Match | None, people: dict[str, Person], store: Store, thinking: Thinking
    ) -> None:
        self.stored = stored
        self.setup = setup
        self.match = match  # None until all seats are taken
        self.people = people
        self.store = store
        self.thinking = thinking
        self.lock = asyncio.Lock()
        self.clients: dict[Client, set[tuple[int, int]]] = {}  # each with the events it has been told
        self.asked: int | None = None  # the seat that wants to take something back
        self.agreed: set[int] = set()
        self.said: dict[tuple[int, int], dict[str, str]] = {}  # events in words: said once, told to many
        self.thoughts: dict[int, asyncio.Task[None]] = {}  # by seat of a bot

    # ------------------------------------------------------------------ who sits here

    @property
    def seats(self) -> list[str]:
        return self.stored.seats

    def names(self) -> list[str]:
        names, bots = [], Counter[str]()
        for seat in self.seats:
            kind, _, id = seat.partition(":")
            if kind == "bot":
                bots[id] += 1
                names.append(f"{id.capitalize()} {bots[id]}" if self.seats.count(seat) > 1 else id.capitalize())
            else:
                names.append(self.people[id].name if kind == "person" else "")
        return names

    def seats_of(self, person: Person | None) -> list[int]:
        """One person may have several seats: people who share a device."""
        return [] if person is None else [number for number, seat in enumerate(self.seats) if seat == f"person:{person.id}"]

    async def join(self, person: Person, invite: str) -> Refused | None:
        """Takes the first free seat; when the last one is taken, the game begins."""
        async with self.lock:
            if self.seats_of(person):
                return None
            if not self.stored.listed and invite != self.stored.invite:
                return refused("no-invitation")
            if "open" not in self.seats:
                return refused("table-is-full")
            seats = list(self.seats)
            seats[seats.index("open")] = f"person:{person.id}"
            await self.store.update_table(self.stored.id, seats, self.stored.status)
            self.people[person.id] = person
            self.stored = self.stored._replace(seats=seats)
            await self.start_if_full()
            self.tell_all()
            return None

    async def start_if_full(self) -> None:
        if self.match is None and "open" not in self.seats:
            match = Match(self.setup, self.stored.seed, forced=True)
            await self._keep(match, 0)
            self.match = match

    # ------------------------------------------------------------------ what people do

    async def handle(self, client: Client, message: FromClient) -> None:
        """Carries out what a client asks for and answers it; whatever changes is told to everybody."""
        if isinstance(message, Chat):
            self._chat(client, message)
            return
        async with self.lock:
            match = self.match
            if match is None:
                client.send(refused("not-started"))
            elif message.seat not in self.seats_of(client.person):
                client.send(refused("not-your-seat"))
            elif isinstance(message, Agree):
                await self._agree(client, match, message)
            elif match.changed_since(message.seen, message.seat):
                client.send(Stale(len(match.log)))
                self.tell(client)
            elif isinstance(message, Play):
                await self._play(client, match, message)
            else:
                await self._undo(client, match, message)

    async def _play(self, client: Client, match: Match, message: Play) -> None:
        before = len(match.log)
        try:
            match.play(message.seat, action_from_json(message.action))
        except TischleinError as error:
            client.send(refusal(error))
            return
        except ValueError:
            client.send(refused("not-an-action"))
            return
        await self._stored_or_taken_back(client, match, before)

    async def _undo(self, client: Client, match: Match, message: Undo) -> None:
        """Free undo happens at once; otherwise the people at the table are asked. Bots agree to everything."""
        try:
            needed = set(match.undo_needs(message.seat))
        except UndoError as error:
            client.send(refusal(error))
            return
        mine = set(self.seats_of(client.person))
        bots = {number for number, seat in enumerate(self.seats) if seat.startswith("bot:")}
        if needed - mine - bots:
            self.asked, self.agreed = message.seat, mine | bots
            client.send(Accepted(len(match.log)))
            self.tell_all()
        else:
            await self._take_back(client, match, message.seat, needed)

    async def _agree(self, client: Client, match: Match, message: Agree) -> None:
        if self.asked is None:
            client.send(refused("nobody-asked"))
        elif not message.yes:
            self.asked = None
            client.send(Accepted(len(match.log)))
            self.tell_all()
        else:
            self.agreed |= set(self.seats_of(client.person))
            needed = set(match.undo_needs(self.asked))
            if needed <= self.agreed:
                await self._take_back(client, match, self.asked, needed)
            else:
                client.send(Accepted(len(match.log)))

    async def _take_back(self, client: Client, match: Match, seat: int, consent: set[int]) -> None:
        before = len(match.log)
        match.undo(seat, consent)
        await self._stored_or_taken_back(client, match, before)

    async def _stored_or_taken_back(self, client: Client, match: Match, before: int) -> None:
        """The answer to a change: first it is stored, then it counts. What cannot be stored has not happened."""
        try:
            await self._keep(match, before)
        except Exception:
            logger.exception("table %s could not be stored", self.stored.id)
            self.said.clear()
            self.match = restore(self.setup, self.stored.seed, await self.store.entries(self.stored.id), forced=True)
            client.send(refused("not-stored"))
            await asyncio.sleep(0.5)  # a disk that is full does not get better by haste
            return
        self.asked = None
        client.send(Accepted(len(match.log)))
        self.tell_all()

    async def _keep(self, match: Match, first: int) -> None:
        status = "playing" if match.state.waiting_for else "finished"
        await self.store.add_entries(self.stored.id, first, [entry_to_json(entry) for entry in match.log[first:]], status)
        self.stored = self.stored._replace(status=status)

    def _chat(self, client: Client, message: Chat) -> None:
        if client.person is None or not self.seats_of(client.person):
            client.send(refused("only-players-chat"))
            return
        for other in self.clients:
            other.send(Said(client.person.name, message.text, time.time()))

    # ------------------------------------------------------------------ what people see

    def arrive(self, client: Client) -> None:
        self.clients[client] = set()
        self.tell(client)
        self.wake_bots()

    def leave(self, client: Client) -> None:
        self.clients.pop(client, None)

    def tell_all(self) -> None:
        for client in list(self.clients):
            self.tell(client)
        self.wake_bots()

    def tell(self, client: Client) -> None:
        """Sends what this client may know, and of the story what it has not heard yet."""
        if client not in self.clients:
            return
        mine = self.seats_of(client.person)
        views: dict[str, Any] = {}
        decisions: list[dict[str, Any]] = []
        if self.match is not None:
            state = self.match.state
            views = {str(seat): state.view(seat) for seat in mine} or {"spectator": state.view(None)}
            decisions = [decision_to_json(state.decision(seat)) for seat in mine if seat in state.waiting_for]
        client.send(Position(self.info(client.person), views, decisions, self._news(client, mine), self.asked))

    def _news(self, client: Client, mine: list[int]) -> list[dict[str, Any]]:
        match, told = self.match, self.clients[client]
        if match is None:
            return []
        news = []
        in_force = set(match.in_force)
        heard_as: list[int | None] = [*mine] or [None]
        for seat in heard_as:
            count: Counter[int] = Counter()
            for number, event in match.story(seat):
                mark = (number, count[number])
                count[number] += 1
                if mark not in told:
                    told.add(mark)
                    if mark not in self.said:
                        self.said[mark] = event_in_words(event, self.names())
                    undone = match.log[number].what != "undo" and number not in in_force
                    news.append(event_to_json(number, event, self.said[mark], undone))
        return sorted(news, key=lambda event: int(event["number"]))

    def info(self, person: Person | None) -> TableInfo:
        mine = self.seats_of(person)
        seats = []
        for number, (seat, name) in enumerate(zip(self.seats, self.names(), strict=True)):
            kind = "open" if seat == "open" else "person" if seat.startswith("person:") else "bot"
            seats.append(SeatInfo(kind, name, number in mine))  # type: ignore[arg-type]
        waiting = list(self.match.state.waiting_for) if self.match else []
        return TableInfo(
            id=self.stored.id,
            game=self.setup.game.id,
            setup=self.setup.to_json(),
            seats=seats,
            status=self.stored.status,  # type: ignore[arg-type]
            waiting_for=waiting,
            entries=len(self.match.log) if self.match else 0,
            listed=self.stored.listed,
            created=self.stored.created,
            invite=self.stored.invite if mine else "",
        )

    # ------------------------------------------------------------------ bots

    def wake_bots(self) -> None:
        """Every bot that is due and not thinking begins to think."""
        if self.match is not None:
            for seat in self.match.state.waiting_for:
                if self.seats[seat].startswith("bot:") and seat not in self.thoughts:
                    self.thoughts[seat] = asyncio.get_running_loop().create_task(self._bot_turn(seat))

    async def _bot_turn(self, seat: int) -> None:
        try:
            match = self.match
            assert match is not None
            seen = len(match.log)
            seed = f"{self.stored.seed}/bot/{seat}/{seen}"
            action = await self.thinking.choose(self.seats[seat].removeprefix("bot:"), seed, match.state.copy(), seat)
            async with self.lock:
                if match is self.match and not match.changed_since(seen, seat):
                    before = len(match.log)
                    match.play(seat, action)
                    await self._stored_or_taken_back(Nobody(), match, before)
        finally:
            self.thoughts.pop(seat, None)
            self.wake_bots()


class Nobody:
    """Whom a bot's move is answered to."""

    person: Person | None = None

    def send(self, message: ToClient) -> None:
        pass
