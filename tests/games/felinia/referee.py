"""A second opinion: a whole game of Felinia, carried out by the rulebook with plain lists and counters, as slowly and plainly as possible.

It shares nothing with the engine but the names of things. A game is one long generator that reads like the rulebook: it yields who is due
and with which answers, and is sent what was done.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Any, NamedTuple, TypeAlias

from tests.games.felinia import referee_material as material
from tests.games.felinia.referee_table import GUILD, MOST_SILVER, Action, Card, Place, Slot, Table, Walk

CHANCE = -1


class Due(NamedTuple):
    """Who is due. Chance has faces with their weights; a seat has options.

    `optional`: nothing but refusing is left, however much is sold, so the question may be asked or passed over.
    """

    seat: int
    step: str
    options: frozenset[Action]
    faces: dict[Any, int]
    optional: bool = False


Flow: TypeAlias = Generator[Due, Any, None]
Asking: TypeAlias = Generator[Due, Any, Action]
Drawing: TypeAlias = Generator[Due, Any, Any]


class Referee(Table):
    """One game from the first record to the last. `due` is None when it is over."""

    def __init__(self, players: int, side: str, elements: Iterable[str] = ()) -> None:
        super().__init__(players, side, elements)
        self._flow = self._game()
        self.due: Due | None = next(self._flow)

    def play(self, record: Any) -> None:
        """Carries out what the one who is due did."""
        assert self.due is not None
        assert record in (self.due.faces if self.due.seat == CHANCE else self.due.options), (record, self.due)
        try:
            self.due = self._flow.send(record)
        except StopIteration:
            self.due = None
        self.check_material()

    # ------------------------------------------------------------------ asking

    def _draw(self, faces: dict[Any, int]) -> Drawing:
        outcome = yield Due(CHANCE, "", frozenset(), {face: weight for face, weight in faces.items() if weight})
        return outcome

    def _due(self, seat: int, step: str, answers: Iterable[Action], optional: bool = False) -> Due:
        """A question, and beside it everything the player could sell."""
        player = self.players[seat]
        things = [*(["gold"] if player.gold else []), *(["spice"] if player.spice else []), *player.goods]
        return Due(seat, step, frozenset({*answers, *(("sell", thing) for thing in things)}), {}, optional)

    def _ask(self, seat: int, step: str, answers: Callable[[], Iterable[Action]]) -> Asking:
        """Asks until something else than a sale is answered."""
        while True:
            action: Action = yield self._due(seat, step, answers())
            if action[0] != "sell":
                return action
            self.sell(seat, action[1])

    def _draw_good(self, seat: int) -> Flow:
        if self.bag.total():
            good = yield from self._draw(self.bag)
            self.take(seat, good)

    # ------------------------------------------------------------------ the game

    def _game(self) -> Flow:
        yield from self._set_up()
        while True:
            yield from self._placing()
            yield from self._trading()
            yield from self._exploring(everything=self.closing)
            if self.closing:
                self.ended_by = "merchants"
                break
            yield from self._storing()
            self.phase = "preparing"
            for player in self.players:
                player.circles = [False, False, False]
            if sum(ship.tile is None for ship in self.ships) > len(self.stack) + (self.next_ship is not None):
                self.leaving = True
                yield from self._exploring(everything=True)
                self.ended_by = "ships"
                break
            yield from self._preparing()
        self.phase = "over"
        self.seen[f"ended by {self.ended_by}"] += 1

    def _set_up(self) -> Flow:
        self.first = yield from self._draw(dict.fromkeys(range(self.count), 1))
        for seat, pair in zip(self.order(), material.start_goods(self.count), strict=True):
            for good in pair:
                self.take(seat, good)
        if self.side == "pro":
            for id, province in self.map.items():
                if province.post:
                    tile = yield from self._draw(self.face_down[province.country])
                    self.face_down[province.country][tile] -= 1
                    self.tile[id] = tile
            assert not any(tiles.total() for tiles in self.face_down.values())
        yield from self._fill_markets(2)
        yield from self._fill_ships()
        if self.side == "pro":
            undealt = material.mysteries()
            while undealt.total():
                id = yield from self._draw(undealt)
                undealt[id] -= 1
                self.cards.append(Card(id))

    def _fill_markets(self, most: int) -> Flow:
        """From the top, one market after the other."""
        for number in range(1, GUILD):
            market = self.places[number]
            while not market.closed and len(market.goods) < most and self.bag.total():
                good = yield from self._draw(self.bag)
                self.bag[good] -= 1
                market.goods.append(good)

    def _draw_ship(self) -> Drawing:
        """The top tile of the stack: gray backs lie above blue ones."""
        gray = [id for id in self.stack if material.ships()[id].back == "gray"]
        tile = yield from self._draw(dict.fromkeys(gray or self.stack, 1))
        self.stack.remove(tile)
        return tile

    def _fill_ships(self) -> Flow:
        for ship in self.ships:
            if ship.tile is None:
                if self.next_ship is not None:
                    ship.tile, self.next_ship = self.next_ship, None
                else:
                    ship.tile = yield from self._draw_ship()
        if self.experts and self.next_ship is None and self.stack:
            self.next_ship = yield from self._draw_ship()

    def _preparing(self) -> Flow:
        yield from self._fill_ships()
        yield from self._fill_markets(3)
        self.first = (self.first + 1) % self.count

    # ------------------------------------------------------------------ 1. placing

    def _placing(self) -> Flow:
        self.phase = "placing"
        self.round += 1
        for self.turn in (1, 2, 3):
            for seat in self.order():
                markets = [("market", number) for number in range(1, GUILD) if not self.places[number].closed]
                answers: list[Action] = [("earn",), ("guild",), *markets]
                action = yield from self._ask(seat, "Bid", lambda answers=answers: answers)  # type: ignore[misc]
                if action == ("earn",):
                    self.players[seat].circles[self.turn - 1] = True
                    self.earn(seat, self.turn)
                else:
                    self.places[GUILD if action == ("guild",) else action[1]].tokens.append(seat)
        self.turn = 0

    # ------------------------------------------------------------------ 2. trading

    def _trading(self) -> Flow:
        self.phase = "trading"
        for self.trading in range(1, GUILD + 1):
            place = self.places[self.trading]
            while place.tokens:
                seat = place.tokens[-1]
                deal = yield from (self._exchanging(seat) if self.trading == GUILD else self._buying(seat, place))
                place.tokens.pop()
                if deal:
                    self.seen["deal at the guild" if self.trading == GUILD else "purchase"] += 1
                    yield from self._boarding(seat)
        self.trading = 0

    def _buying(self, seat: int, market: Place) -> Generator[Due, Any, bool]:
        player, price = self.players[seat], len(market.tokens)
        if not market.goods or price > MOST_SILVER or player.worth() < price:
            return False
        action = yield from self._ask(seat, "Buy", lambda: [("pass",), *(("buy", good) for good in market.goods if player.silver >= price)])
        if action == ("pass",):
            return False
        player.silver -= price
        market.goods.remove(action[1])
        player.goods.append(action[1])
        return True

    def _exchanging(self, seat: int) -> Generator[Due, Any, bool]:
        player, price = self.players[seat], len(self.places[GUILD].tokens)
        if price > MOST_SILVER or player.worth() < price:
            return False
        while True:
            optional = not self.exchange_in_reach(seat, price)
            action: Action = yield self._due(seat, "Exchange", [("pass",), *self.exchanges(seat, price)], optional)
            if action[0] != "sell":
                break
            self.sell(seat, action[1])
        if action == ("pass",):
            return False
        player.silver -= price
        if action[0] == "bonus":
            player.gold -= 1
            player.spice -= 1
            self.bonus.remove(action[1])
            player.bonus.append(action[1])
            self.seen["bonus tile"] += 1
        else:
            _, given, taken, reward = action
            self.take(seat, taken)
            self.give(seat, given)
            self.gain(seat, reward)
        return True

    # ------------------------------------------------------------------ boarding

    def _boarding(self, seat: int) -> Flow:
        player, again = self.players[seat], False
        while again or self.boardable(seat, selling=True):
            optional = not self.boardable(seat, selling=True)
            action = yield self._due(seat, "Board", [("end",), *(("board", id) for id in self.boardable(seat, selling=False))], optional)
            if action == ("end",):
                return
            again = action[0] == "sell"
            if action[0] == "sell":
                self.sell(seat, action[1])
                continue
            (slot,) = (slot for slot in self.ships if slot.tile == action[1])
            ship = material.ships()[action[1]]
            for good, count in ship.goods.items():
                for _ in range(count):
                    self.give(seat, good)
            player.silver -= ship.silver
            player.merchants -= 1
            slot.merchants.append(seat)
            self.seen["merchant aboard"] += 1
            if player.merchants == 0:
                self.closing = True

    # ------------------------------------------------------------------ 3. exploring

    def _exploring(self, everything: bool) -> Flow:
        self.phase = "exploring"
        sailing = {slot.tile: slot for slot in self.ships if slot.tile is not None}
        if not everything:
            full = [id for id, slot in sailing.items() if len(slot.merchants) == material.ships()[id].seats]
            leaving = full or [min(sailing, key=lambda id: material.ships()[id].time)]
            sailing = {id: sailing[id] for id in leaving}
        for id in sorted(sailing, key=lambda id: material.ships()[id].time):
            slot = sailing[id]
            self.seen["ship sailed" if slot.merchants else "empty ship sailed"] += 1
            while slot.merchants:
                yield from self._walking(slot.merchants[0], id, slot)
            slot.tile = None

    def _walking(self, seat: int, ship: str, slot: Slot) -> Flow:
        """One merchant from the harbour to a tile, or home."""
        country = material.ships()[ship].destination
        walk = Walk(seat, ship, material.harbours(self.side)[country])
        slot.merchants.pop(0)
        self.walk = walk
        yield from self._reward(seat, walk.way[0])
        if self.side == "basic":
            yield from self._turning(walk, country)
        while goals := self.goals(walk):
            action = yield from self._ask(seat, "Move", lambda goals=goals: [("end",), *(("go", id) for id in goals)])  # type: ignore[misc]
            if action == ("end",):
                break
            here = action[1]
            if walk.steps:
                walk.steps -= 1
            else:
                self.players[seat].provisions -= 1
                self.seen["provision used"] += 1
            walk.way.append(here)
            yield from self._reward(seat, here)
            tile = self.tile[here]
            if tile is not None:
                self.tile[here] = None
                self.standing[here] = seat
                yield from self._take_tile(seat, tile)
                self.walk = None
                return
        self.walk = None
        self.players[seat].merchants += 1
        self.seen["home"] += 1

    def _turning(self, walk: Walk, country: str) -> Flow:
        while walk.turned < 2:
            covered = [id for id, province in self.map.items() if province.country == country and self.tile[id] == "face_down"]
            if not covered:
                return
            action = yield from self._ask(
                walk.seat,
                "TurnUp",
                lambda covered=covered: [("end",), *(("turn", id) for id in covered)],  # type: ignore[misc]
            )
            if action == ("end",):
                return
            kind = yield from self._draw(self.face_down[country])
            self.face_down[country][kind] -= 1
            self.tile[action[1]] = kind
            walk.turned += 1
            self.seen["tile turned"] += 1

    def _reward(self, seat: int, here: str) -> Flow:
        """What a merchant gets who enters a province: each symbol pays once, an income tile pays once for all of them."""
        symbols, player = self.map[here].symbols, self.players[seat]
        for symbol in symbols:
            if symbol == "silver":
                self.earn(seat, 1)
            elif symbol == "good":
                yield from self._draw_good(seat)
            elif symbol == "mystery":
                yield from self._mystery(seat)
            else:
                self.gain(seat, symbol)
        for sort in ("gold", "silver", "provision"):
            if sort in symbols and f"{sort}_income" in player.special:
                self.seen["income"] += 1
                if sort == "silver":
                    self.earn(seat, 1)
                else:
                    self.gain(seat, sort)

    def _take_tile(self, seat: int, tile: str) -> Flow:
        player = self.players[seat]
        self.seen["tile taken"] += 1
        if tile in material.species():
            player.tiles.append(tile)
            return
        self.seen["special tile taken"] += 1
        if tile == "treasure":
            self.gain(seat, "provision")
            self.gain(seat, "gold")
            self.earn(seat, 1)
            yield from self._draw_good(seat)
            return
        player.special.append(tile)
        if tile == "silver_income":
            self.earn(seat, 1)
        elif tile.endswith("_income"):
            self.gain(seat, tile.removesuffix("_income"))

    # ------------------------------------------------------------------ mysterious places

    def _mystery(self, seat: int) -> Flow:
        player = self.players[seat]
        drawn = [self.cards.pop() for _ in range(min(2, len(self.cards)))]
        if not drawn:
            return
        self.drawn = drawn
        action = yield from self._ask(
            seat, "KeepPlace", lambda: [("pass",), *(("keep", card.id) for card in drawn if self.keeps(seat, card))]
        )
        self.drawn = None
        kept = None
        if action[0] == "keep":
            kept = next(card for card in drawn if card.id == action[1])
            if material.cost_of(kept.id):
                self.give(seat, material.cost_of(kept.id))
            player.mysteries.append(kept)
            self.seen["mystery kept"] += 1
        else:
            self.seen["mystery passed"] += 1
        self.learn(seat, drawn, kept)
        for card in drawn:
            if card is not kept:
                self.cards.insert(0, card)

    # ------------------------------------------------------------------ 4. storing

    def _storing(self) -> Flow:
        self.phase = "storing"
        for seat in self.order():
            player, room = self.players[seat], 3
            while len(player.goods) > room:
                rent = [("rent",)] if room == 3 and player.silver >= 2 else []
                action = yield self._due(seat, "Store", rent)
                if action == ("rent",):
                    player.silver -= 2
                    room = 4
                    self.seen["rent"] += 1
                else:
                    self.sell(seat, action[1])
