"""Two server processes that share a PostgreSQL form one place: people at either of them play together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any, NamedTuple

import pytest
from websockets.asyncio.client import ClientConnection

import tischlein
from tests.server.postgres import Place, PrivatePostgres, postgres  # noqa: F401
from tests.server.running import PATIENCE, Server, Visitor, a_move, play_message, read, write

Position = dict[str, Any]


class Two(NamedTuple):
    a: Server
    b: Server
    place: Place


@pytest.fixture(scope="module")
def two_servers(postgres: PrivatePostgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:  # noqa: F811
    folder, database = tmp_path_factory.mktemp("two"), postgres.new_database()
    with Server(folder / "a", database, "--log-level", "info") as a, Server(folder / "b", database, "--log-level", "info") as b:
        yield Two(a, b, Place(folder, database))


@pytest.fixture
def two(two_servers: Two) -> Iterator[Two]:
    """Both processes; what happens in a test leaves no trouble in their logs."""
    before = [len(server.words()) for server in two_servers[:2]]
    yield two_servers
    for server, length in zip(two_servers[:2], before, strict=True):
        news = server.words()[length:]
        assert "Traceback" not in news and " ERROR " not in news and " WARNING " not in news, news


class Player:
    """Somebody at a table: the newest position, the whole story, the chat, and the answers to what was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.position: Position = {}
        self.story: list[dict[str, Any]] = []
        self.chat: list[str] = []
        self.answers: list[dict[str, Any]] = []

    async def hear(self) -> None:
        message = read(await asyncio.wait_for(self._socket.recv(), PATIENCE))
        if message["tell"] == "position":
            self.position = message
            self.story = ([] if message["whole"] else self.story) + message["story"]
        elif message["tell"] == "said":
            self.chat.append(f"{message['number']} {message['name']}: {message['text']}")
        else:
            self.answers.append(message)

    async def until(self, that: Callable[[Position], Any]) -> Position:
        while not (self.position and that(self.position)):
            await self.hear()
        return self.position

    async def says(self, **message: Any) -> None:
        await self._socket.send(write(message).decode())

    async def asks(self, **message: Any) -> dict[str, Any]:
        """Sends something and waits for its answer."""
        await self.says(**message)
        while not self.answers:
            await self.hear()
        return self.answers.pop(0)

    async def plays(self, rng: Random) -> dict[str, Any]:
        move, seen = a_move(self.position, rng), self.entries
        assert move is not None
        return await self.asks(do="play", seat=move.seat, action=move.action, seen=seen)

    @property
    def entries(self) -> int:
        number: int = self.position["table"]["entries"]
        return number


@asynccontextmanager
async def seated(*places: tuple[Visitor, Server], table: str) -> AsyncIterator[list[Player]]:
    async with AsyncExitStack() as stack, asyncio.timeout(2 * PATIENCE):
        players = [Player(await stack.enter_async_context(visitor.sits_at(table, server))) for visitor, server in places]
        for player in players:
            await player.until(lambda position: True)
        yield players


async def stored_log(place: Place, table: str) -> list[Any]:
    """The rows are numbered without a gap: a missing or a doubled one would not be at its place."""
    async with place.opened() as store:
        rows = [row async for kind, row in store.dump() if kind == "entry" and row["table_id"] == table]
    assert [row["number"] for row in rows] == list(range(len(rows)))
    return [row["entry"] for row in rows]


def is_over(position: Position) -> bool:
    return bool(position["table"]["status"] == "finished")


def friends(two: Two, seats: list[str]) -> tuple[Visitor, Visitor, str]:
    """Anna at A sets a table, Ben at B joins it."""
    anna, ben = Visitor(two.a, "Anna"), Visitor(two.b, "Ben")
    table = anna.sets(seats)
    ben.joins(table)
    return anna, ben, table["id"]


def check_replay(two: Two, visitors: list[Visitor], table: str) -> tischlein.Match:
    """Both processes tell the same match; it is the one that is stored, and it is honest."""
    texts = {visitor.try_call("GET", f"/api/tables/{table}/replay").text for visitor in visitors}
    assert len(texts) == 1
    match = tischlein.Match.load(texts.pop())
    assert match.verify() == []
    assert match.state.result is not None
    log = asyncio.run(stored_log(two.place, table))
    assert [entry[0] for entry in log] == [entry.what for entry in match.log]
    return match


def test_a_whole_game_is_played_across_two_processes(two: Two) -> None:
    anna, ben, table = friends(two, ["me", "open", "greedy"])

    async def to_the_end(player: Player, rng: Random) -> int:
        accepted = 0
        while not is_over(await player.until(lambda position: position["decisions"] or is_over(position))):
            answer = await player.plays(rng)
            assert answer["tell"] in ("accepted", "stale"), answer
            accepted += answer["tell"] == "accepted"
            seen = answer["entries"]
            await player.until(lambda position, seen=seen: position["table"]["entries"] >= seen)  # type: ignore[misc]
        return accepted

    async def game() -> None:
        async with seated((anna, two.a), (ben, two.b), (Visitor(two.b, ""), two.b), table=table) as (hers, his, watching):
            accepted = await asyncio.gather(to_the_end(hers, Random(1)), to_the_end(his, Random(2)), watching.until(is_over))
            assert hers.position["outcome"] == his.position["outcome"] == watching.position["outcome"] is not None
            assert list(watching.position["views"]) == ["spectator"]
            log = await stored_log(two.place, table)
            for seat in (0, 1):
                assert sum(entry[:2] == ["play", seat] for entry in log) == accepted[seat]
            heard = [sorted(repr(event) for event in player.story) for player in (hers, his, watching)]
            assert heard[0] == heard[1] == heard[2], "everybody has heard the same story, each event once"

    asyncio.run(game())
    match = check_replay(two, [anna, ben], table)
    assert any(entry.what == "play" and entry.seat == 2 for entry in match.log), "the bot has played"


def test_chat_crosses_in_one_order(two: Two) -> None:
    anna, ben, table = friends(two, ["me", "open"])

    async def talk() -> None:
        async with seated((anna, two.a), (ben, two.b), (Visitor(two.b, ""), two.b), table=table) as players:
            hers, his, _ = players
            for number in range(4):
                await asyncio.gather(hers.says(do="chat", text=f"a{number}"), his.says(do="chat", text=f"b{number}"))
            for player in players:
                while len(player.chat) < 8:
                    await player.hear()
            assert players[0].chat == players[1].chat == players[2].chat
            said = [line.split(" ", 1) for line in hers.chat]
            assert [int(number) for number, _ in said] == list(range(8))
            for name, letter in (("Anna", "a"), ("Ben", "b")):
                assert [line for _, line in said if line.startswith(name)] == [f"{name}: {letter}{number}" for number in range(4)]

    asyncio.run(talk())


def test_undo_is_agreed_to_from_the_other_process(two: Two) -> None:
    anna, ben, table = friends(two, ["me", "open"])

    async def take_back() -> None:
        async with seated((anna, two.a), (ben, two.b), table=table) as (hers, his):
            rng = Random(5)
            while not any(undo["needs"] for undo in hers.position["undo"]):  # until luck has spoken after a move of hers
                for player in (hers, his):
                    if player.position["decisions"]:
                        seen = (await player.plays(rng))["entries"]
                        for other in (hers, his):
                            await other.until(lambda position, seen=seen: position["table"]["entries"] >= seen)  # type: ignore[misc]
            before = hers.entries
            for yes in (False, True):
                assert (await hers.asks(do="undo", seat=0, seen=before))["tell"] == "accepted"
                await his.until(lambda position: position["asked"] == 0)
                assert hers.entries == before, "nothing happens before Ben has agreed"
                assert (await his.asks(do="agree", seat=1, yes=yes))["tell"] == "accepted"
                await hers.until(lambda position: position["asked"] is None)
                await his.until(lambda position: position["asked"] is None)
                if not yes:
                    assert hers.entries == his.entries == before
            for player in (hers, his):
                await player.until(lambda position: position["table"]["entries"] > before)
                assert any(event["undone"] for event in player.story)
            [undo] = [entry for entry in await stored_log(two.place, table) if entry[0] == "undo"]
            assert undo[1] == 0 and undo[3] == [1]

    asyncio.run(take_back())


def test_of_moves_that_come_in_everywhere_at_once_exactly_one_counts(two: Two) -> None:
    """One person with eight windows, four at each process, plays every decision in all of them at the same time."""
    anna = Visitor(two.a, "Anna")
    table = anna.sets(["me", "me"])["id"]

    async def hammer() -> int:
        rounds = 0
        async with seated(*[(anna, server) for server in (two.a, two.b) for _ in range(4)], table=table) as players:
            for number in range(45):
                if is_over(players[0].position):
                    break
                draw = [Random(f"{number} {window}") for window in range(8)]
                seat = Random(number).choice(players[0].position["table"]["waiting_for"])
                answers = await asyncio.gather(*(one_move(player, seat, rng) for player, rng in zip(players, draw, strict=True)))
                kinds = [answer["tell"] for answer in answers]
                assert kinds.count("accepted") == 1, kinds
                assert set(kinds) <= {"accepted", "stale", "refused"}, kinds
                seen = next(answer["entries"] for answer in answers if answer["tell"] == "accepted")
                for player in players:
                    await player.until(lambda position, seen=seen: position["table"]["entries"] == seen)  # type: ignore[misc]
                rounds += 1
                log = await stored_log(two.place, table) if number % 15 == 14 else []
                assert not log or (len(log) == seen and sum(entry[0] == "play" for entry in log) == rounds)
        return rounds

    assert asyncio.run(hammer()) == 45


async def one_move(player: Player, seat: int, rng: Random) -> dict[str, Any]:
    [decision] = [decision for decision in player.position["decisions"] if decision["seat"] == seat]
    move = a_move({"decisions": [decision]}, rng)
    assert move is not None
    message = read(play_message(move, player.entries))
    return await player.asks(**message)


def test_people_who_sit_down_at_the_same_time_get_seats_in_turn(two: Two) -> None:
    """Also while both processes already know the table, and each of them could begin the game."""
    anna, ben, eve = Visitor(two.a, "Anna"), Visitor(two.a, "Ben"), Visitor(two.b, "Eve")

    async def meet(seats: list[str]) -> list[int]:
        table = anna.sets(seats)
        path, wish = f"/api/tables/{table['id']}/join", {"invite": table["invite"]}
        async with seated((anna, two.a), (anna, two.b), table=table["id"]) as players:
            joining = [asyncio.to_thread(visitor.try_call, "POST", path, wish) for visitor in (ben, eve)]
            statuses = [answer.status_code for answer in await asyncio.gather(*joining)]
            for player in players:
                await player.until(lambda position: position["table"]["status"] == "playing" and position["decisions"])
        return sorted(statuses)

    for _ in range(8):
        assert asyncio.run(meet(["me", "open"])) == [200, 403]
        assert asyncio.run(meet(["me", "open", "open"])) == [200, 200]


def test_a_game_that_was_conceded_at_one_process_stays_over_when_the_other_one_moves(two: Two) -> None:
    async def part_ways(anna: Visitor, ben: Visitor, table: str, number: int) -> None:
        async with seated((anna, two.a), (ben, two.b), table=table) as (hers, his):
            await hers.until(lambda position: position["table"]["status"] == "playing")  # Ben has joined elsewhere
            both = await asyncio.gather(hers.asks(do="concede", seat=0), his.plays(Random(number)))
            assert both[0]["tell"] == "accepted", both
            assert both[1]["tell"] in ("accepted", "refused"), both
            for player in (hers, his):
                assert (await player.until(is_over))["outcome"]["winners"] == [1]
        async with two.place.opened() as store:
            stored = await store.table(table)
            assert stored is not None and stored.status == "finished" and stored.affairs["winners"] == [1]

    for number in range(25):
        asyncio.run(part_ways(*friends(two, ["me", "open"]), number))
