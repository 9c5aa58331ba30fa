"""The table of the referee's game: what lies where, what can be counted from it, and how things change hands. No order of play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, TypeAlias

from tests.games.felinia import referee_material as material

GUILD = 6
MOST_SILVER = 6
CARDS = 11

Action: TypeAlias = tuple[Any, ...]


class Card:
    """A mysterious place. `sure`: seats that put it where it lies and know it; `may`: those who can work out which card it is."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.sure: set[int] = set()
        self.may: set[int] = set()


class Player:
    """What lies in front of a player."""

    def __init__(self) -> None:
        self.silver = 2
        self.gold = self.spice = self.provisions = 0
        self.goods: list[str] = []
        self.merchants = 10
        self.circles = [False, False, False]
        self.tiles: list[str] = []
        self.special: list[str] = []
        self.bonus: list[str] = []
        self.mysteries: list[Card] = []

    def worth(self) -> int:
        """Silver at hand and from selling everything, were there no limit."""
        return self.silver + 2 * self.gold + self.spice + len(self.goods)


class Place:
    """A market, or the guild: goods, and tokens as seats, bottom first."""

    def __init__(self, closed: bool) -> None:
        self.closed = closed
        self.goods: list[str] = []
        self.tokens: list[int] = []


class Slot:
    """A ship in the harbour of Katzburg: its tile and who sits on it, bow first."""

    def __init__(self) -> None:
        self.tile: str | None = None
        self.merchants: list[int] = []


class Walk:
    """A merchant on its way."""

    def __init__(self, seat: int, ship: str, start: str) -> None:
        self.seat = seat
        self.ship = ship
        self.way = [start]
        self.steps = 2
        self.turned = 0


class Table:
    """Everything on the table. Nothing is kept up to date that can be counted anew."""

    def __init__(self, players: int, side: str, elements: Iterable[str] = ()) -> None:
        self.count = players
        self.side = side
        self.experts = "experts" in elements
        self.open_tiles = "open_tiles" in elements
        self.map = material.provinces(side)
        self.players = [Player() for _ in range(players)]
        self.places = {number: Place(number in material.closed_markets(players)) for number in range(1, GUILD + 1)}
        self.ships = [Slot() for _ in range(4)]
        self.stack = sorted(material.ships())
        self.next_ship: str | None = None
        self.bag = material.goods()
        self.bonus = sorted(material.bonus_tiles())
        self.tile: dict[str, str | None] = {id: "face_down" if it.post else None for id, it in self.map.items()}
        self.standing: dict[str, int] = {}
        self.face_down = {country: material.tiles_of(country, side) for country in material.harbours(side)}
        self.cards: list[Card] = []
        self.drawn: list[Card] | None = None
        self.walk: Walk | None = None
        self.first = -1
        self.round = 0
        self.phase = "preparing"
        self.turn = 0
        self.trading = 0
        self.closing = False
        """Somebody has put the last merchant aboard."""
        self.leaving = False
        """There are not enough ship tiles: all ships leave at once."""
        self.ended_by = ""
        self.seen: Counter[str] = Counter()
        """What has happened, for those who want to know whether a test tested anything."""

    def order(self) -> list[int]:
        return [(self.first + number) % self.count for number in range(self.count)]

    def sell(self, seat: int, thing: str) -> None:
        player = self.players[seat]
        self.seen["sale"] += 1
        if thing == "gold":
            player.gold -= 1
            self.earn(seat, 2)
        elif thing == "spice":
            player.spice -= 1
            self.earn(seat, 1)
        else:
            self.give(seat, thing)
            self.earn(seat, 1)

    # ------------------------------------------------------------------ things that change hands

    def earn(self, seat: int, silver: int) -> None:
        player = self.players[seat]
        if player.silver + silver > MOST_SILVER:
            self.seen["silver lost"] += 1
        player.silver = min(MOST_SILVER, player.silver + silver)

    def give(self, seat: int, good: str) -> None:
        """A goods tile goes back to the bag."""
        self.players[seat].goods.remove(good)
        self.bag[good] += 1

    def take(self, seat: int, good: str) -> None:
        assert self.bag[good] > 0
        self.bag[good] -= 1
        self.players[seat].goods.append(good)

    def amounts(self, sort: str) -> list[int]:
        return [{"gold": it.gold, "spice": it.spice, "provision": it.provisions}[sort] for it in self.players]

    @staticmethod
    def cards_for(amounts: Iterable[int]) -> int:
        """As few cards as possible: one for every three pieces, and one for each piece that is left over."""
        return sum(amount // 3 + amount % 3 for amount in amounts)

    def gain(self, seat: int, sort: str) -> None:
        """One piece from the supply, if all players together can show it with the cards there are."""
        amounts = self.amounts(sort)
        amounts[seat] += 1
        if self.cards_for(amounts) > CARDS:
            self.seen[f"no {sort} left"] += 1
            return
        player = self.players[seat]
        if sort == "gold":
            player.gold += 1
        elif sort == "spice":
            player.spice += 1
        else:
            player.provisions += 1

    # ------------------------------------------------------------------ what may be done

    def exchanges(self, seat: int, price: int) -> list[Action]:
        """What this player could exchange now without selling anything."""
        player = self.players[seat]
        if player.silver < price:
            return []
        rewards = ["spice", "provision"] if self.side == "pro" else ["spice"]
        swaps = [
            ("swap", given, taken, reward)
            for given in player.goods
            for taken, left in self.bag.items()
            if left and taken != given
            for reward in rewards
        ]
        return [*swaps, *(("bonus", tile) for tile in self.bonus if player.gold and player.spice)]

    def exchange_in_reach(self, seat: int, price: int) -> bool:
        """Whether any sales lead to an exchange: tries them all."""
        player = self.players[seat]
        if price > MOST_SILVER:
            return False
        start = (player.silver, player.gold, player.spice, tuple(sorted(player.goods)))
        found, todo = {start}, [start]
        while todo:
            silver, gold, spice, goods = todo.pop()
            if silver >= price:
                sold = Counter(player.goods) - Counter(goods)
                bag = {good for good, left in (self.bag + sold).items() if left}
                if (gold and spice and self.bonus) or any(bag - {good} for good in goods):
                    return True
            after = [(silver + 1, gold, spice, tuple(sorted((Counter(goods) - Counter([good])).elements()))) for good in set(goods)]
            if gold:
                after.append((silver + 2, gold - 1, spice, goods))
            if spice:
                after.append((silver + 1, gold, spice - 1, goods))
            for more, gold_left, spice_left, goods_left in after:
                position = (min(MOST_SILVER, more), gold_left, spice_left, goods_left)
                if position not in found:
                    found.add(position)
                    todo.append(position)
        return False

    def boardable(self, seat: int, selling: bool) -> list[str]:
        """Ship tiles on which a merchant of this player could take a seat: now, or after selling what is not needed for it."""
        player, found = self.players[seat], []
        for slot in self.ships:
            assert slot.tile is not None
            ship = material.ships()[slot.tile]
            spare = Counter(player.goods)
            spare.subtract(ship.goods)
            if len(slot.merchants) == ship.seats or not player.merchants or min(spare.values(), default=0) < 0:
                continue
            silver = player.silver + (2 * player.gold + player.spice + spare.total() if selling else 0)
            if silver >= ship.silver:
                found.append(ship.id)
        return found

    def goals(self, walk: Walk) -> list[str]:
        """Where a merchant may go next."""
        if not walk.steps and not self.players[walk.seat].provisions:
            return []
        near = [id for id in self.map if id in self.map[walk.way[-1]].ways]
        return [id for id in near if id not in walk.way and id not in self.standing and self.tile[id] != "face_down"]

    def keeps(self, seat: int, card: Card) -> bool:
        player, cost = self.players[seat], material.cost_of(card.id)
        return card.id not in [own.id for own in player.mysteries] and (not cost or cost in player.goods)

    def learn(self, seat: int, drawn: list[Card], kept: Card | None) -> None:
        """Who knows the cards now. The one who drew knows them all. Another who knew a card can still tell where it is if nothing was kept,
        if the price paid fits only one of the two, or if the two were alike."""
        before = {id(card): set(card.may) for card in drawn}
        for card in drawn:
            card.sure = {seat}
            card.may = {seat}
            for other in range(self.count):
                if other == seat or other not in before[id(card)]:
                    continue
                if kept is None or len(drawn) == 1:
                    card.may.add(other)
                    continue
                (fellow,) = (found for found in drawn if found is not card)
                fellow_known = other in before[id(fellow)]
                paid = material.cost_of(kept.id)
                alike = fellow_known and fellow.id == card.id
                if material.cost_of(card.id) != paid or alike or (fellow_known and material.cost_of(fellow.id) != paid):
                    card.may.add(other)

    # ------------------------------------------------------------------ points

    def groups(self, seat: int) -> list[int]:
        """Sizes of the groups of merchants, found by flooding over borders; biggest first."""
        left, sizes = {id for id, owner in self.standing.items() if owner == seat}, []
        while left:
            group, edge = set[str](), {min(left)}
            while edge:
                group |= edge
                edge = {two for one in edge for two in left - group if two in self.map[one].borders or one in self.map[two].borders}
            sizes.append(len(group))
            left -= group
        return sorted(sizes, reverse=True)

    def points(self, seat: int) -> dict[str, int]:
        """What every source gives; together with what its special tile adds."""
        player, points = self.players[seat], Counter[str]()
        for kind in material.species():
            tiles = player.tiles.count(kind)
            extra = sum(material.bonus_tiles()[bonus] == ("extra", kind) for bonus in player.bonus)
            plus = sum(material.bonus_tiles()[bonus] == ("plus_one", kind) for bonus in player.bonus)
            points[f"set {kind}"] = (tiles + extra) * min(tiles + extra, material.most_each(kind))
            points[f"plus {kind}"] = plus * tiles
        sizes = self.groups(seat)
        lone = 2 if "lone_merchants" in player.special else 1
        points["groups"] = sum(lone if size == 1 else size * min(size, 3) for size in sizes)
        points["gold"] = player.gold
        points["spice"] = player.spice if "spice_points" in player.special else player.spice // 2
        points["goods"] = len(player.goods)
        cards = len(player.mysteries)
        points["mysteries"] = 1 if cards == 1 else 2 * cards
        points["mysteries-special"] = cards if "mystery_points" in player.special else 0
        points["provisions-special"] = 2 * player.provisions if "provision_points" in player.special else 0
        return {source: value for source, value in points.items() if value}

    def totals(self) -> list[int]:
        return [sum(self.points(seat).values()) for seat in range(self.count)]

    def winners(self) -> list[int]:
        """Most points; among those, most silver."""
        totals = self.totals()
        best = [seat for seat in range(self.count) if totals[seat] == max(totals)]
        silver = max(self.players[seat].silver for seat in best)
        return [seat for seat in best if self.players[seat].silver == silver]

    # ------------------------------------------------------------------ nothing is lost, nothing comes from nowhere

    def check_material(self) -> None:
        goods = Counter(self.bag)
        for place in self.places.values():
            goods.update(place.goods)
        for player in self.players:
            goods.update(player.goods)
            assert 0 <= player.silver <= MOST_SILVER and min(player.gold, player.spice, player.provisions) >= 0
        if self.first >= 0:
            assert goods == material.goods()
        for seat, player in enumerate(self.players):
            aboard = sum(slot.merchants.count(seat) for slot in self.ships)
            walking = self.walk is not None and self.walk.seat == seat and self.walk.way[-1] not in self.standing
            assert player.merchants + aboard + walking + list(self.standing.values()).count(seat) == 10
