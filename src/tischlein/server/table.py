"""One table: the people and bots around it, and the match they play.

It is the only owner of its match in this process and does one thing after another. Other processes may serve the same table: then the
numbers of the log, and the version of everything else, decide who was first, and the other one looks again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Protocol, TypeVar

from tischlein.bots import BOTS
from tischlein.core.decision import Action, action_from_json, as_action
from tischlein.core.errors import IllegalAction, TischleinError, UndoError
from tischlein.core.match import Match
from tischlein.core.saving import append, entry_to_json, restore
from tischlein.core.setup import Setup
from tischlein.server import metrics
from tischlein.server.affairs import HOLDER, Affairs, Request
from tischlein.server.bot_seats import BotSeats
from tischlein.server.chatting import Chatting
from tischlein.server.clock import Clocks
from tischlein.server.messages import (
    Accepted,
    Agree,
    Because,
    Chat,
    Clock,
    Concede,
    FromClient,
    Hold,
    Play,
    Preview,
    Refused,
    Return,
    Stale,
    ToClient,
    Undo,
    Why,
)
from tischlein.server.outcome import ends_by_concession, outcome
from tischlein.server.seating import bot_in, names_at, people_at, person_at, seats_of
from tischlein.server.speech import refusal, refused
from tischlein.server.store import Conflict, Person, Progress, Store, StoredEntry, StoredTable
from tischlein.server.telling import Hearing, position, previews
from tischlein.server.thinking import Thinking

T = TypeVar("T")
logger = logging.getLogger("tischlein.table")

AWAY = 60.0
"""Seconds after which somebody who is due and not here may be replaced by a bot."""


class Client(Protocol):
    """A browser at the table. `person` is None for somebody who only watches."""

    person: Person | None

    def send(self, message: ToClient) -> None: ...


class Table:
    """Everything that changes the table runs under one lock, and is answered only when it is stored."""

    def __init__(self, stored: StoredTable, setup: Setup, people: dict[str, Person], store: Store, thinking: Thinking) -> None:
        self.stored = stored
        self.setup = setup
        self.people = people
        self.store = store
        self.affairs = Affairs.from_json(stored.affairs)
        self.match: Match | None = None  # None until all seats are taken
        self.clocks: Clocks | None = None
        self.lock = asyncio.Lock()
        self.clients: dict[Client, Hearing] = {}
        self.shown: tuple[Match, int, dict[str, Any]] | None = None  # what was last counted for the page, and after how many entries
        self.used = time.monotonic()
        self._sound = True  # False: what is here may differ from what is stored, so it must be fetched again
        self._open = True
        self._farewells: set[asyncio.Task[None]] = set()
        self.chat = Chatting(self)
        self.bots = BotSeats(self, thinking)

    # ------------------------------------------------------------------ who sits here

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def seats(self) -> list[str]:
        return self.stored.seats

    def seats_of(self, person: Person | None) -> list[int]:
        return seats_of(self.seats, person)

    def people_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if person_at(seat)]

    def bot_at(self, seat: int) -> str:
        """The bot that plays this seat now, if one does."""
        if seat in self.affairs.held or seat in self.affairs.conceded:
            return HOLDER
        return bot_in(self.seats[seat])

    async def join(self, person: Person, invite: str) -> Refused | None:
        """Takes the first free seat; when the last one is taken, the game begins."""
        async with self.serially():
            problem = await self._patiently(lambda: self._sit_down(person, invite))
            self.tell_all()
            return problem

    async def _sit_down(self, person: Person, invite: str) -> Refused | None:
        if self.seats_of(person):
            return None
        if not self.stored.listed and invite != self.stored.invite and person.id not in self.affairs.guests:
            return refused("no-invitation")
        if "open" not in self.seats:
            return refused("table-is-full")
        seats = list(self.seats)
        seats[seats.index("open")] = f"person:{person.id}"
        self.people[person.id] = person
        await self._change(seats=seats)
        await self.start_if_full()
        return None

    async def seat_bot(self, person: Person, seat: int, bot: str) -> Refused | None:
        """Whoever sits here need not wait: a bot takes a free seat. With the last one the game begins."""
        async with self.serially():
            problem = await self._patiently(lambda: self._seat_bot(person, seat, bot))
            self.tell_all()
            return problem

    async def _seat_bot(self, person: Person, seat: int, bot: str) -> Refused | None:
        if not self.seats_of(person):
            return refused("not-your-seat")
        if bot not in BOTS:
            return refused("no-such-seat", wish=bot, bots=", ".join(BOTS))
        if self.match is not None or seat >= len(self.seats) or self.seats[seat] != "open":
            return refused("table-is-full")
        await self._change(seats=[f"bot:{bot}" if number == seat else who for number, who in enumerate(self.seats)])
        await self.start_if_full()
        return None

    async def leave_seat(self, person: Person) -> Refused | None:
        """Gets up from a table where the game has not begun. Without anybody it is cleared away; in a game, one concedes."""
        async with self.serially():
            problem = await self._patiently(lambda: self._get_up(person))
            self.tell_all()
            return problem

    async def _get_up(self, person: Person) -> Refused | None:
        mine = self.seats_of(person)
        if self.match is not None or not mine:
            return refused("too-late-to-leave" if mine else "not-your-seat")
        seats = ["open" if number in mine else seat for number, seat in enumerate(self.seats)]
        names = {seat: name for seat, name in self.affairs.names.items() if seat not in mine}
        await self._change(seats=seats, status=self.stored.status if people_at(seats) else "cancelled", names=names)
        return None

    async def start_if_full(self) -> None:
        if self.match is None and "open" not in self.seats:
            if not self.affairs.started:
                await self._change(started=time.time())
            match = restore(self.setup, self.stored.seed, (), forced=True)
            self._wind_up(match)
            match.advance()
            await self._keep(match, 0)
            self.match = match
            logger.info("a game begins", extra={"table": self.id, "game": self.setup.game.id, "players": self.setup.players})

    # ------------------------------------------------------------------ what people do

    async def handle(self, client: Client, message: FromClient) -> None:
        """Carries out what a client asks for and answers it; whatever changes is told to everybody."""
        if isinstance(message, Chat):
            await self.chat.say(client, message)
            return
        began = time.perf_counter()
        try:
            async with self.serially():
                answer = await self._again_if_late(client, message)
        except Exception:
            logger.exception("table %s could not be stored", self.id)
            answer = refused("not-stored")
            await asyncio.sleep(0.5)  # a disk that is full does not get better by haste
        if isinstance(message, Play) and isinstance(answer, Accepted):
            metrics.MOVE_SECONDS.observe(time.perf_counter() - began)
        client.send(answer)
        if isinstance(answer, Stale):
            self.tell(client)
        elif isinstance(answer, Accepted):
            self.tell_all()

    async def _again_if_late(self, client: Client, message: FromClient) -> ToClient:
        """Another process may be faster. Then everybody here is told, and it is tried once more."""
        for _ in range(10):
            try:
                return await self._carry_out(client, message)
            except Conflict:
                await self._fetch()
                self.tell_all()
        return refused("not-stored")

    async def _carry_out(self, client: Client, message: FromClient) -> ToClient:
        match = self.match
        if match is None:
            return refused("not-started")
        if isinstance(message, Hold):
            return await self._hold(client, message)
        if isinstance(message, Chat) or message.seat not in self.seats_of(client.person):
            return refused("not-your-seat")
        if isinstance(message, Return):
            return await self._return(message)
        if isinstance(message, Why):
            return self._why(match, message)
        if self.stored.status == "finished":
            return refused("game-is-over")
        if isinstance(message, Agree):
            return await self._agree(client, match, message)
        if isinstance(message, Concede):
            return await self._concede(message.seat)
        if match.changed_since(message.seen, message.seat):
            return Stale(len(match.log))
        if isinstance(message, Preview):
            return previews(match, message.seat, self.names())
        if isinstance(message, Undo):
            return await self._undo(client, match, message)
        return await self._play(match, message)

    def _why(self, match: Match, message: Why) -> ToClient:
        """It is answered as things are now: whoever asks late learns why it is too late."""
        seat, because = message.seat, None
        if self.stored.status == "finished" or seat in self.affairs.conceded:
            because = refused("game-is-over")
        elif seat in self.affairs.held:
            because = refused("bot-plays")
        elif (found := match.state.why_not(seat, as_action(message.action))) is not None:
            because = refusal(IllegalAction(*found), self.names())
        words, rule = (because.why, because.rule) if because else (None, "")
        return Because(seat, len(match.log), message.number, words, rule)

    async def _play(self, match: Match, message: Play) -> ToClient:
        if self.bot_at(message.seat):
            return refused("bot-plays" if message.seat in self.affairs.held else "game-is-over")
        before = len(match.log)
        try:
            match.play(message.seat, action_from_json(message.action))
        except TischleinError as error:
            return refusal(error, self.names())
        except ValueError:
            return refused("not-an-action")
        return await self._kept(match, before)

    async def bot_plays(self, match: Match, seen: int, seat: int, action: Action) -> None:
        """What a bot has chosen is played if it is still its turn."""
        async with self.serially():
            if match is self.match and self.bot_at(seat) and not match.changed_since(seen, seat) and self.stored.status == "playing":
                before = len(match.log)
                match.play(seat, action)
                try:
                    await self._kept(match, before)
                except Conflict:
                    await self._fetch()
                self.tell_all()

    async def _kept(self, match: Match, before: int) -> Accepted:
        await self._keep(match, before)
        return Accepted(len(match.log))

    async def _keep(self, match: Match, first: int) -> None:
        """Stores the newest entries of the log, and that the game is over if it is."""
        now = time.time()
        entries = [StoredEntry(entry_to_json(entry), now) for entry in match.log[first:]]
        if self.clocks:
            self.clocks.moved((entry.seat for entry in match.log[first:]), match.state.waiting_for, now, self.affairs.returned)
        status = "playing" if match.state.waiting_for else "finished"
        progress = Progress(status, list(match.state.waiting_for), now, self.deadline(match))
        self._sound = False
        await self.store.add_entries(self.id, first, entries, progress)
        self._sound = True
        self.stored = self.stored._replace(
            status=status, length=len(match.log), waiting=progress.waiting, moved=now, deadline=progress.deadline
        )
        metrics.ENTRIES.inc(len(entries))
        if status == "finished":
            try:  # whatever happens, the last move is stored, so it counts; `_fetch` makes up for the rest
                await self._note_winners(match)
            except Conflict:
                logger.debug("another process has noted the winners at table %s", self.id)
            except Exception:
                logger.exception("the winners at table %s could not be stored", self.id)
            self._count_game(match)

    async def _note_winners(self, match: Match) -> None:
        """For the lobby, which does not look into matches."""
        result = outcome(match.state, self.affairs.conceded, over=True)
        if result is not None and result.winners and not self.affairs.winners:
            await self._change(winners=list(result.winners))

    def _count_game(self, match: Match) -> None:
        metrics.GAMES.labels(self.setup.game.id).inc()
        logger.info("a game is over", extra={"table": self.id, "game": self.setup.game.id, "entries": len(match.log)})

    # ------------------------------------------------------------------ taking back

    async def _undo(self, client: Client, match: Match, message: Undo) -> ToClient:
        """Free undo happens at once; otherwise the people at the table are asked. Bots agree to everything."""
        try:
            needed = set(match.undo_needs(message.seat))
        except UndoError as error:
            return refusal(error, self.names())
        agreed = set(self.seats_of(client.person)) | {seat for seat in range(len(self.seats)) if self.bot_at(seat)}
        if needed <= agreed:
            return await self._take_back(match, message.seat, needed)
        await self._change(asked=Request(message.seat, len(match.log), sorted(agreed)))
        return Accepted(len(match.log))

    def asked(self) -> Request | None:
        """The request to undo that is still open."""
        request = self.affairs.asked
        return request if request and self.match and request.entries == len(self.match.log) else None

    async def _agree(self, client: Client, match: Match, message: Agree) -> ToClient:
        request = self.asked()
        if request is None:
            return refused("nobody-asked")
        if not message.yes:
            await self._change(asked=None)
            return Accepted(len(match.log))
        agreed = {*request.agreed, *self.seats_of(client.person)}
        needed = set(match.undo_needs(request.seat))
        if needed <= agreed:
            return await self._take_back(match, request.seat, needed)
        await self._change(asked=Request(request.seat, request.entries, sorted(agreed)))
        return Accepted(len(match.log))

    async def _take_back(self, match: Match, seat: int, consent: set[int]) -> ToClient:
        before = len(match.log)
        match.undo(seat, consent)
        answer = await self._kept(match, before)
        self._tell_whole_story()
        return answer

    def _tell_whole_story(self) -> None:
        for client in self.clients:
            self.clients[client] = Hearing()

    # ------------------------------------------------------------------ absence and giving up

    async def _hold(self, client: Client, message: Hold) -> ToClient:
        """Anybody may hand the own seat to a bot; the seat of others, when the game waits for them and they are gone."""
        assert self.match is not None
        seat, mine = message.seat, self.seats_of(client.person)
        if not mine or seat not in self.people_seats() or self.stored.status == "finished" or self.bot_at(seat):
            return refused("nothing-to-hold")
        if seat not in mine:
            if seat not in self.match.state.waiting_for:
                return refused("not-waiting-for")
            owner = person_at(self.seats[seat])
            seen = (await self.store.seen(self.id)).get(owner, 0.0)
            if owner in self.here() or time.time() - seen < AWAY:
                return refused("still-here", seconds=int(AWAY))
        await self._hold_seats([seat])
        return Accepted(len(self.match.log))

    async def _hold_seats(self, seats: list[int]) -> None:
        await self._change(held=sorted({*self.affairs.held, *seats}))
        logger.info("a bot holds a seat", extra={"table": self.id, "seats": seats})

    async def _return(self, message: Return) -> ToClient:
        assert self.match is not None
        if message.seat not in self.affairs.held:
            return refused("seat-is-yours")
        held = [seat for seat in self.affairs.held if seat != message.seat]
        await self._change(held=held, returned={**self.affairs.returned, message.seat: time.time()})
        return Accepted(len(self.match.log))

    async def _concede(self, seat: int) -> ToClient:
        assert self.match is not None
        if seat in self.affairs.conceded:
            return refused("game-is-over")
        await self._give_up([seat])
        return Accepted(len(self.match.log))

    async def _give_up(self, seats: list[int]) -> None:
        match = self.match
        assert match is not None
        conceded = [*self.affairs.conceded, *seats]
        held = [seat for seat in self.affairs.held if seat not in seats]
        if not ends_by_concession(self.setup, conceded, self.people_seats()):
            await self._change(conceded=conceded, held=held)
            return
        result = outcome(match.state, conceded, over=True)
        assert result is not None
        await self._change(status="finished", conceded=conceded, held=held, winners=list(result.winners))
        self._count_game(match)

    async def announce_rematch(self, id: str) -> None:
        """Everybody here is told where it goes on."""
        async with self.serially():
            await self._patiently(lambda: self._change(rematch=id))
            self.tell_all()

    async def farewell(self, person: Person) -> None:
        """This person leaves for good: gets up, or concedes."""
        if self.match is None:
            await self.leave_seat(person)
        elif self.stored.status != "finished":
            async with self.serially():
                await self._patiently(lambda: self._give_up([s for s in self.seats_of(person) if s not in self.affairs.conceded]))
                self.tell_all()

    async def forget_names(self, person: Person) -> None:
        """Also of those who shared a device with this person."""
        async with self.serially():
            mine = self.seats_of(person)
            names = {seat: name for seat, name in self.affairs.names.items() if seat not in mine}
            if names != self.affairs.names:
                await self._patiently(lambda: self._change(names=names))

    def forget(self, person: Person) -> None:
        """Whoever still looks on from there is a stranger now."""
        self.people.pop(person.id, None)
        for client in self.clients:
            if client.person is not None and client.person.id == person.id:
                client.person = None

    async def time_is_up(self) -> None:
        """Whose time has run out is held by a bot from now on, until they return."""
        async with self.serially():
            match, now = self.match, time.time()
            if match is None or self.clocks is None or self.stored.status == "finished":
                return
            late = [seat for seat in self._on_the_clock(match) if (self.clocks.until(seat, self.affairs.returned) or now) <= now]
            if late:
                await self._patiently(lambda: self._hold_seats(late))
                self.tell_all()

    async def _patiently(self, work: Callable[[], Awaitable[T]]) -> T:
        """Does it as soon as no other process is faster."""
        for _ in range(10):
            try:
                return await work()
            except Conflict:
                await self._fetch()
        raise Conflict(self.id)

    def _on_the_clock(self, match: Match) -> list[int]:
        return [seat for seat in match.state.waiting_for if seat >= 0 and not self.bot_at(seat)]

    def deadline(self, match: Match) -> float | None:
        """The first moment at which somebody's time is up."""
        if self.clocks is None:
            return None
        times = [self.clocks.until(seat, self.affairs.returned) for seat in self._on_the_clock(match)]
        return min((moment for moment in times if moment is not None), default=None)

    # ------------------------------------------------------------------ what people see

    def names(self) -> list[str]:
        return names_at(self.seats, self.people, self.affairs.names)

    def here(self) -> set[str]:
        """The people who are connected to this process."""
        return {client.person.id for client in self.clients if client.person is not None}

    async def arrive(self, client: Client) -> None:
        """Gets what was said so far, then the position."""
        async with self.serially():
            await self.chat.tell_news()
            await self.chat.tell_all(client)
            self.clients[client] = Hearing()
            if client.person is not None and self.seats_of(client.person):
                self.people[client.person.id] = client.person
                await self.touch()
            self.tell_all()

    def close(self) -> None:
        """The server is about to stop."""
        self._open = False
        self.bots.stop()
        for task in self._farewells:
            task.cancel()

    def leave(self, client: Client) -> None:
        """At once, for the connection is gone; the others are told when it is their turn to be told something."""
        if self.clients.pop(client, None) is not None and client.person is not None and self._open:
            self._farewells.add(task := asyncio.get_running_loop().create_task(self._departed(client.person)))
            task.add_done_callback(self._farewells.discard)

    async def _departed(self, person: Person) -> None:
        async with self.lock:
            if self.seats_of(person):
                await self.store.touch(self.id, person.id, time.time())
            self.tell_all()

    async def touch(self) -> None:
        """Notes who is here, so that other processes, and this one later, know how long somebody has been away."""
        for person in self.here() & people_at(self.seats):
            await self.store.touch(self.id, person, time.time())

    def tell_all(self) -> None:
        for client in list(self.clients):
            self.tell(client)
        self.bots.wake()

    def tell(self, client: Client) -> None:
        """Sends what this client may know, and of the story what it has not heard yet."""
        if client in self.clients:
            client.send(position(self, client.person, self.clients[client]))

    # ------------------------------------------------------------------ the stored table

    @asynccontextmanager
    async def serially(self) -> AsyncIterator[None]:
        """One thing after another, and never on top of something that is not stored."""
        async with self.lock:
            self.used = time.monotonic()
            if not self._sound:
                await self._fetch()
            yield

    async def _change(self, seats: list[str] | None = None, status: str | None = None, **affairs: object) -> None:
        """Changes the table beside its log. Raises Conflict if another process was faster."""
        self._sound = False
        changed = Affairs(**{**{name: getattr(self.affairs, name) for name in Affairs.__struct_fields__}, **affairs})
        before, self.affairs = self.affairs, changed
        deadline = self.deadline(self.match) if self.match is not None else None
        try:
            self.stored = await self.store.change_table(
                self.stored._replace(
                    seats=seats or self.seats, status=status or self.stored.status, affairs=changed.to_json(), deadline=deadline
                )
            )
        except BaseException:
            self.affairs = before
            raise
        self._sound = True

    async def load(self) -> None:
        """Called once, before anybody can use the table."""
        async with self.lock:
            await self._fetch()

    async def refresh(self) -> None:
        """Another process has changed this table."""
        async with self.lock:
            await self._fetch()
            await self.chat.tell_news()
            self.tell_all()

    async def _fetch(self) -> None:
        """Brings everything here up to what is stored."""
        stored = await self.store.table(self.id)
        if stored is None:
            raise LookupError(f"table {self.id} is gone")
        self.people.update(await self.store.people(sorted(people_at(stored.seats))))
        self.stored, self.affairs = stored, Affairs.from_json(stored.affairs)
        if stored.status in ("playing", "finished"):
            ahead = self.match is not None and (not self._sound or len(self.match.log) > stored.length)
            if self.match is None or ahead:
                self.match = restore(self.setup, stored.seed, (), forced=True)
                self._wind_up(self.match)
                self._tell_whole_story()
            await self._catch_up(self.match)
        self._sound = True
        try:
            await self.start_if_full()
            if stored.status == "finished" and self.match is not None:
                await self._note_winners(self.match)
        except Conflict:  # another process does the same at this moment
            await self._fetch()

    async def _catch_up(self, match: Match) -> None:
        """Appends the entries that others have stored. Those with the same time were written together."""
        entries = await self.store.entries(self.id, len(match.log))
        match.by_hand, match.forced = True, False
        start = len(match.log)
        for place, (entry, moment) in enumerate(entries):
            append(match, entry)
            if entry[0] == "undo":
                self._tell_whole_story()
            if self.clocks and (place + 1 == len(entries) or entries[place + 1].time != moment):
                actors = [written.seat for written in match.log[start:]]
                self.clocks.moved(actors, match.state.waiting_for, moment, self.affairs.returned)
                start = len(match.log)
        match.by_hand, match.forced = False, True

    def _wind_up(self, match: Match) -> None:
        """Sets the clocks to the beginning of a match."""
        if self.stored.clock is not None:
            self.clocks = Clocks(Clock(**self.stored.clock), len(self.seats))
            self.clocks.moved((), match.state.waiting_for, self.affairs.started, self.affairs.returned)
