"""A second opinion: everything searched for anew, from the printed data and from what lies on the table, as slowly and plainly as possible.

It shares nothing with the engine but the names of things in the view and the steps that are due. Neighbours are found from where the spaces
are drawn, areas by flooding, worker chips by trying. A referee follows one game: what must never come back is remembered.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any, NamedTuple

from tischlein.core.agenda import Step
from tischlein.core.decision import Action
from tischlein.games.burgundy.estate import Estate
from tischlein.games.burgundy.state import BurgundyState
from tischlein.games.burgundy.tiles import IDS

KIND_OF_LETTER = {"B": "building", "A": "animal", "Y": "monastery", "S": "ship", "C": "castle", "M": "mine"}
KINDS = ("building", "animal", "monastery", "ship", "castle", "mine")
"""As the engine numbers them."""
FREE_SHIFT = {"building": 9, "animal": 10, "ship": 10, "castle": 11, "mine": 11, "monastery": 11}


@cache
def printed(name: str) -> dict[str, Any]:
    return tomllib.loads(files("tischlein.games.burgundy").joinpath("data", f"{name}.toml").read_text(encoding="utf-8"))


class Place(NamedTuple):
    """A space as it is printed; spaces on different islands, or halves, never touch."""

    kind: str
    die: int
    island: str
    x: float
    y: float


class Board:
    """A player board, read from the picture."""

    def __init__(self, id: str) -> None:
        entry = next(board for board in printed("boards")["board"] if board["id"] == id)
        self.places: list[Place] = []
        number: dict[tuple[str, int, int], int] = {}
        for space in entry.get("spaces", []):
            self.places.append(Place(KIND_OF_LETTER[space["colour"]], space["die"], space["island"], space["x"], space["y"]))
        for half, rows in (("left", entry.get("rows", entry.get("rows_left", []))), ("right", entry.get("rows_right", []))):
            for row, line in enumerate(rows):
                for column, cell in enumerate(line.split()):
                    number[half, row, column] = len(self.places)
                    x = column - len(line.split()) / 2
                    self.places.append(Place(KIND_OF_LETTER[cell[0]], int(cell[1]), half, x, row * 0.75**0.5))
        cells = range(len(self.places))
        touching = {(one, two) for one in cells for two in cells if one != two and self._touch(one, two)}
        if "joint" in entry:
            one, two = (number[half, row, column] for half, row, column in entry["joint"])
            touching |= {(one, two), (two, one)}
        self.areas = [self._flood(cell, touching) for cell in cells]
        touching |= {pair for one, two in entry.get("rivers", []) for pair in ((one, two), (two, one))}
        self.beside = [{two for two in cells if (one, two) in touching} for one in cells]

    def _touch(self, one: int, two: int) -> bool:
        here, there = self.places[one], self.places[two]
        return here.island == there.island and ((here.x - there.x) ** 2 + (here.y - there.y) ** 2) ** 0.5 < 1.2

    def _flood(self, start: int, touching: set[tuple[int, int]]) -> set[int]:
        area, grown = set[int](), {start}
        while grown != area:
            area = set(grown)
            grown |= {two for one, two in touching if one in area and self.places[two].kind == self.places[start].kind}
        return area


@cache
def board(id: str) -> Board:
    return Board(id)


@cache
def kind_of(tile: str) -> str:
    """The colour of a tile, from its name alone."""
    if tile in ("castle", "mine", "ship", "inn", "black"):
        return tile
    if tile.startswith("monastery-"):
        return "monastery"
    animals = {"geese", *(f"{animal['id']}-{count}" for animal in printed("tiles")["animal"] for count in (2, 3, 4))}
    return "animal" if tile in animals else "building"


@cache
def number_of(tile: str) -> int:
    return int(tile.rsplit("-", 1)[1])


@cache
def box(extra: bool, white: bool) -> Counter[str]:
    """All hex tiles but the inns."""
    found: Counter[str] = Counter()
    tiles = printed("tiles")
    for building in tiles["building"]:
        found[building["id"]] += building["coloured"] + building["black"]
    for animal in tiles["animal"]:
        for back in ("coloured", "black"):
            found.update({f"{animal['id']}-{count}": copies for count, copies in animal[back].items()})
    found.update(f"monastery-{monastery['n']}" for monastery in tiles["monastery"])
    for kind in ("castle", "mine", "ship"):
        found[kind] += tiles[kind]["coloured"] + tiles[kind]["black"]
    if extra:
        found.update(["monastery-27", "monastery-28", "crane", "geese"])
    if white:
        for castle in tiles["white_castle"]:
            found["monastery-29" if castle["kind"] == "monastery" else "white_castle"] += castle["count"]
    return found


@cache
def chips(number: int, wanted: int, by_two: bool, free: bool) -> int:
    """The fewest worker chips that turn a die to the wanted number, by trying; 0 is a number of free choice."""
    reached = {number} if number else set(range(1, 7))
    if free:
        reached |= {(die - 1 + step) % 6 + 1 for die in reached for step in (-1, 1)}
    paid = 0
    while wanted not in reached:
        paid += 1
        reached |= {(die - 1 + step) % 6 + 1 for die in reached for step in ((-2, -1, 1, 2) if by_two else (-1, 1))}
    return paid


def triangle(size: int) -> int:
    return size * (size + 1) // 2


class Owner:
    """Somebody's things, with the rules that hold for them."""

    def __init__(self, look: dict[str, Any], number: int) -> None:
        own = look["estates"][number]
        self.number = number
        self.board = board(own["duchy"])
        self.tiles: dict[int, str] = {cell: tile for cell, tile in enumerate(own["tiles"]) if tile is not None}
        self.silver: int = own["silver"]
        self.workers: int = own["workers"]
        self.goods: dict[str, int] = own["goods"]
        self.sold: dict[str, int] = own["sold"]
        self.bonuses: int = sum(takers.count(number) for takers in look["bonuses"].values())
        self.common: list[str] = own["common"]
        self.shields: dict[int, int] = {entry["space"]: entry["shield"] for entry in own["shields"]}
        self.own_monasteries = {number_of(tile) for tile in self.tiles.values() if kind_of(tile) == "monastery"}
        self.monasteries = set(self.own_monasteries)
        if own["named"] is not None:
            others = [tile for tile in look["estates"][own["named"]]["tiles"] if tile is not None]
            self.monasteries |= {number_of(tile) for tile in others if kind_of(tile) == "monastery"} - {27}

    def has(self, shield: int) -> bool:
        return shield in self.shields.values()

    def cost(self, number: int, wanted: int, free: bool) -> int:
        return chips(number, wanted, 8 in self.monasteries, free)

    def spaces_for(self, tile: str, number: int) -> dict[int, int]:
        """Where a tile may be placed with this number, and how many workers it takes."""
        found = {}
        for cell, place in enumerate(self.board.places):
            cost = self.cost(number, place.die, FREE_SHIFT.get(kind_of(tile)) in self.monasteries)
            if self.fits(tile, cell) and cost <= self.workers:
                found[cell] = cost
        return found

    def fits(self, tile: str, cell: int) -> bool:
        if cell in self.tiles or not (self.has(18) or self.board.beside[cell] & self.tiles.keys()):
            return False
        there = [self.tiles[other] for other in self.board.areas[cell] if other in self.tiles]
        if tile == "inn":
            return "inn" not in there
        if tile == "black":
            return True
        if kind_of(tile) != self.board.places[cell].kind:
            return False
        return kind_of(tile) != "building" or tile not in there or 1 in self.monasteries

    def final_points(self) -> int:
        """Goods, silver, workers, monasteries and shields; the crane wherever it is worth most."""
        points = sum(self.goods.values()) + self.silver + self.workers // 2
        scoring = {entry["n"]: entry for entry in (*printed("tiles")["monastery"], *printed("tiles")["white_castle"]) if "n" in entry}
        mine = [number for number in self.monasteries if scoring.get(number, {}).get("timing") == "game_end"]
        best = 0
        for crane in [entry.get("building") for entry in scoring.values()]:
            tiles = [crane if tile == "crane" else tile for tile in self.tiles.values()]
            worth = 0
            for number in mine:
                times = 2 if self.has(10) and number in self.own_monasteries else 1
                worth += times * scoring[number]["amount"] * self._count(scoring[number], tiles)
            best = max(best, worth)
        shields: int = sum(entry["points"] for entry in printed("shields")["shield"] if self.has(entry["n"]))
        return points + best + shields * (2 if self.has(13) else 1)

    def _count(self, monastery: dict[str, Any], tiles: Iterable[str | None]) -> int:
        match monastery["effect"]:
            case "points_per_building":
                return sum(tile == monastery["building"] for tile in tiles)
            case "points_per_animal_species":
                return len({tile.split("-")[0] for tile in self.tiles.values() if kind_of(tile) == "animal"})
            case "points_per_goods_kind_sold":
                return sum(count > 0 for count in self.sold.values())
            case "points_per_goods_tile_sold":
                return sum(self.sold.values())
        assert monastery["effect"] == "points_per_bonus_tile"
        return self.bonuses


class Referee:
    """Looks at one game after every move."""

    def __init__(self, state: BurgundyState) -> None:
        elements = state.setup.elements
        self.box = box("extra_tiles" in elements, "white_castles" in elements)
        self.solo, self.team, self.inns = state.setup.players == 1, "team" in elements, "inns" in elements
        self.before = [Owner(state.things(None), number) for number in range(len(state.estates))]
        self.phase = ""
        self.kept: list[object] = [None] * len(state.estates)
        self.unlimited: set[int] = set()
        self.points = [0] * state.setup.players
        self.terms = 0
        self.goods_gone = 0

    def check(self, state: BurgundyState) -> None:
        look = state.things(None)
        steps = [*state.agenda.main, *(step for lane in state.agenda.lanes for step in lane)]
        owners = [Owner(look, number) for number in range(len(state.estates))]
        for owner in owners:
            if 1 in owner.monasteries:
                self.unlimited.add(owner.number)
            estate = state.estates[owner.number]
            kept = estate.tiles, estate.filled, estate.frontier, estate.blocked, estate.inned, estate.monasteries, estate.mines
            if kept != self.kept[owner.number]:
                self._check_duchy(owner)
                self._check_kept(estate, owner)
                self._check_placed(state, owner)
                self.kept[owner.number] = kept
            self.before[owner.number] = owner
        self._check_tiles(look, owners, steps)
        self._check_goods(state, look, owners)
        self._check_bridge(state, look, owners, steps)
        self._check_shields(look, owners)
        self._check_points(state)
        self._check_options(state, look, owners)
        self.phase = look["phase"]

    # ------------------------------------------------------------------ the duchies

    def _check_duchy(self, owner: Owner) -> None:
        """Colours fit, no building twice in a city unless it was allowed once, no second inn in an area."""
        for cell, tile in owner.tiles.items():
            assert kind_of(tile) in ("inn", "black", owner.board.places[cell].kind)
            others = [owner.tiles[other] for other in owner.board.areas[cell] if other in owner.tiles and other != cell]
            assert tile != "inn" or "inn" not in others
            assert kind_of(tile) != "building" or tile not in others or owner.number in self.unlimited
        assert self.before[owner.number].tiles.items() <= owner.tiles.items()

    def _check_kept(self, estate: Estate, owner: Owner) -> None:
        """What the engine keeps up to date."""
        empty = set(range(len(owner.board.places))) - owner.tiles.keys()
        assert estate.filled == mask(owner.tiles)
        assert estate.frontier == mask(cell for cell in empty if owner.board.beside[cell] & owner.tiles.keys())
        assert estate.inned == mask(other for cell, tile in owner.tiles.items() if tile == "inn" for other in owner.board.areas[cell])
        assert estate.mines == sum(tile == "mine" for tile in owner.tiles.values())
        assert estate.monasteries == mask(owner.own_monasteries)
        assert estate.castles() == [cell for cell, tile in sorted(owner.tiles.items()) if tile == "castle"]
        assert estate.empty_spaces == len(empty)
        buildings = [*(building["id"] for building in printed("tiles")["building"]), "white_castle", "crane"]
        for number, building in enumerate(buildings):
            cities = mask(other for cell, tile in owner.tiles.items() if tile == building for other in owner.board.areas[cell])
            assert estate.blocked[number] == cities

    def _check_placed(self, state: BurgundyState, owner: Owner) -> None:
        """What a new tile scored: the area it completes, the phase, and its animals; with the shields and in the phase it was placed."""
        before = self.before[owner.number]
        new = owner.tiles.keys() - before.tiles.keys()
        if not new or not before.tiles or self.solo:  # a start castle scores nothing
            return
        (cell,) = new
        tile, area = owner.tiles[cell], owner.board.areas[cell]
        terms = [term for _, term in state.terms[self.terms :]]
        expected = Counter[str]()
        if area <= owner.tiles.keys():
            inn = any(owner.tiles[other] == "inn" for other in area)
            expected["area"] = triangle(len(area) + inn + before.has(17))
            expected["phase"] = {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}[self.phase]
        assert Counter({term.key: term.points for term in terms if term.key in ("area", "phase")}) == expected
        if kind_of(tile) == "animal" and tile != "geese":
            pasture = [other for other in owner.tiles if other != cell and (before.has(1) or other in area)]
            herd = [
                owner.tiles[other] for other in pasture if owner.tiles[other] in ("geese", *(f"{tile[:-1]}{count}" for count in (2, 3, 4)))
            ]
            animals = sum(2 if other == "geese" else number_of(other) for other in (tile, *herd))
            more = len(herd) + 1 if 7 in before.monasteries else 0
            assert [term.points for term in terms if term.key == "animals"] == [animals + more]

    # ------------------------------------------------------------------ nothing is lost, nothing comes from nowhere

    def _check_tiles(self, look: dict[str, Any], owners: list[Owner], steps: list[Step[Any]]) -> None:
        found: Counter[str] = Counter(look["left"])
        for depot in look["depots"]:
            found.update(depot["tiles"])
        for seat in look["seats"]:
            found.update(seat["keys"])
        found.update([*look["black"], *look["gone"]])
        for owner in owners:
            found.update([*owner.common, *owner.tiles.values()])
        found.update(in_hand(step) for step in steps)
        inns = found.pop("inn", 0) + look["inns"]
        face_down = found.pop("black", 0)
        del found[""]
        if self.solo:
            assert found <= self.box
            assert (self.box - found).total() == face_down
        else:
            assert face_down == 0
            assert found == self.box
        phases = 0 if look["phase"] is None else "ABCDE".index(look["phase"]) + 1
        assert inns == (phases if self.inns else 0)

    def _check_goods(self, state: BurgundyState, look: dict[str, Any], owners: list[Owner]) -> None:
        """Seven of each colour; in the solo game some leave."""
        found: Counter[str] = Counter(look["coming"])
        for number, good in enumerate(entry["id"] for entry in printed("tiles")["goods_kind"]):
            found[good] += state.goods_left >> (4 * number) & 15
        for goods in (*(depot["goods"] for depot in look["depots"]), *(owner.goods for owner in owners), *(owner.sold for owner in owners)):
            found.update(goods)
        gone = 42 - found.total()
        assert max(found.values()) <= 7
        assert gone >= self.goods_gone if self.solo else gone == 0
        self.goods_gone = gone
        for owner in owners:
            assert self.solo or sum(count > 0 for count in owner.goods.values()) <= 3
            estate = state.estates[owner.number]
            assert estate.routed == min(3 * len(estate.route), sum(owner.sold.values()))

    def _check_bridge(self, state: BurgundyState, look: dict[str, Any], owners: list[Owner], steps: list[Step[Any]]) -> None:
        """Every marker once, as far as its ships have brought it, and on top with monastery 27."""
        spaces: list[list[int]] = look["bridge"]
        markers = sorted(seat for space in spaces for seat in space)
        if not markers:
            return
        assert len(spaces) == 7
        assert markers == list(range(state.setup.players))
        for owner in owners:
            for space in spaces:
                here = [seat for seat in space if state.owner(seat) == owner.number]
                assert 27 not in owner.own_monasteries or space[len(space) - len(here) :] == here
            if not self.team and not self.solo:
                ships = sum(tile == "ship" for tile in owner.tiles.values())
                coming = sum(type(step).__name__ == "Advance" and getattr(step, "seat", None) == owner.number for step in steps)
                assert owner.number in spaces[ships - coming]

    def _check_shields(self, look: dict[str, Any], owners: list[Owner]) -> None:
        """On castles only, one on each, and none twice."""
        lying = [shield for depot in look["depots"] for shield in depot["shields"]]
        for owner, own in zip(owners, look["estates"], strict=True):
            lying += owner.shields.values()
            assert len(owner.shields) == len(own["shields"])
            assert all(owner.tiles[cell] == "castle" for cell in owner.shields)
            assert own["named"] is None or owner.has(6)
        assert len(lying) == len(set(lying))

    def _check_points(self, state: BurgundyState) -> None:
        """They only grow, and every point has a reason."""
        self.terms = len(state.terms)
        for seat, points in enumerate(state.points):
            assert points >= self.points[seat]
            assert self.solo or points == sum(term.points for term in state.score(seat))
        self.points = list(state.points)

    def check_end(self, state: BurgundyState) -> None:
        """The final scoring of everybody."""
        look = state.things(None)
        if self.solo:
            return
        final = ("goods", "silver", "workers", "monastery", "shield")
        for number in range(len(state.estates)):
            seats = [seat for seat in range(state.setup.players) if state.owner(seat) == number]
            scored = sum(term.points for seat in seats for term in state.score(seat) if term.key in final)
            assert scored == Owner(look, number).final_points()

    # ------------------------------------------------------------------ what may be done

    def _check_options(self, state: BurgundyState, look: dict[str, Any], owners: list[Owner]) -> None:
        for seat in state.waiting_for:
            if seat < 0:
                continue
            step: Any = state.agenda.due(seat)
            owner = owners[state.owner(seat)]
            decision = state.decision(seat)
            prices = {action: label.args.get("chips") for action, label in zip(decision.options, decision.labels, strict=True)}
            assert len(prices) == len(decision.options)
            match type(step).__name__:
                case "Act":
                    self._check_act(look, owner, seat, step.number, prices)
                case "TownHall":
                    assert only(prices, "place") == placeable(look, owner, seat, 0)
                case "PlaceTile":
                    tile = state.decision(seat).prompt.args["tile"].args["tile"]
                    expected = {("space", cell): cost for cell, cost in owner.spaces_for(tile, step.number).items()}
                    assert prices == expected
                case "TakeFrom":
                    assert {action[1] for action in prices} == set(look["depots"][step.depot - 1]["tiles"])
                case "TakeKind":
                    kinds = [KINDS[kind] for kind in step.kinds]
                    expected_gains = {
                        ("gain", depot, tile)
                        for depot, row in enumerate(look["depots"], 1)
                        for tile in row["tiles"]
                        if kind_of(tile) in kinds
                    }
                    assert set(prices) - {("pass",)} == expected_gains
                case "LayShield":
                    shields = look["depots"][step.depot - 1]["shields"]
                    castles = [cell for cell, tile in owner.tiles.items() if tile == "castle"]
                    assert set(prices) == {("crest", shield, cell) for shield, cell in product(shields, castles)}
                case "TakeTurn":
                    self._check_turn(look, owner, seat, prices)
            self._check_buying(look, owner, seat, type(step).__name__, prices)

    def _check_act(self, look: dict[str, Any], owner: Owner, seat: int, number: int, prices: dict[Action, Any]) -> None:
        takes = {}
        for depot, row in enumerate(look["depots"], 1):
            cost = owner.cost(number, depot, 12 in owner.monasteries)
            if row["tiles"] and cost <= owner.workers:
                takes["take", depot] = cost
        assert only(prices, "take") == takes
        sales = {}
        for kind in printed("tiles")["goods_kind"]:
            cost = owner.cost(number, kind["die"], free=False)
            if owner.goods[kind["id"]] and cost <= owner.workers:
                sales["sell", kind["id"]] = cost
        assert only(prices, "sell") == sales
        assert only(prices, "place") == placeable(look, owner, seat, number)
        assert ("workers",) in prices

    def _check_turn(self, look: dict[str, Any], owner: Owner, seat: int, prices: dict[Action, Any]) -> None:
        """The dice that are left, and the shields that both of them can take."""
        dice = [die for die in look["seats"][seat]["dice"] if die]
        assert {action[1] for action in only(prices, "die")} == set(dice)
        shields = {}
        for depot, row in enumerate(look["depots"], 1):
            cost = sum(owner.cost(die, depot, free=False) for die in dice)
            if len(dice) == 2 and row["shields"] and cost <= owner.workers:
                shields["shield", depot] = cost
        assert only(prices, "shield") == shields

    def _check_buying(self, look: dict[str, Any], owner: Owner, seat: int, step: str, prices: dict[Action, Any]) -> None:
        """Once a turn: the black depot for silver, every depot for workers with monastery 6."""
        black = {*look["black"], *(["inn"] if look["inns"] else [])}
        numbered = {(depot, tile) for depot, row in enumerate(look["depots"], 1) for tile in row["tiles"]}
        offers: set[Action] = {("buy", 0, tile, "silver") for tile in black if owner.silver >= 2}
        if 6 in owner.monasteries and owner.workers >= 2:
            offers |= {("buy", depot, tile, "workers") for depot, tile in {(0, tile) for tile in black} | numbered}
        if step == "Buy":
            assert set(prices) == offers
        elif step in ("Act", "TownHall", "TakeTurn"):
            assert (("buy",) in prices) == (look["active"] == seat and not look["bought"] and bool(offers))
            assert (("hire",) in prices) == (look["active"] == seat and 28 in owner.monasteries and owner.silver > 0)


def placeable(look: dict[str, Any], owner: Owner, seat: int, number: int) -> dict[Action, None]:
    """The tiles on key spaces that fit somewhere."""
    found: dict[Action, None] = {}
    for tile in look["seats"][seat]["keys"]:
        if owner.spaces_for(tile, number):
            found["place", tile] = None
    for tile in owner.common:
        if owner.spaces_for(tile, number):
            found["place", tile, "common"] = None
    return found


def only(prices: dict[Action, Any], verb: str) -> dict[Action, Any]:
    return {action: price for action, price in prices.items() if action[0] == verb}


def mask(cells: Iterable[int]) -> int:
    return sum(1 << cell for cell in set(cells))


def in_hand(step: Step[Any]) -> str:
    """The tile that is on its way from the main board while a decision is pending."""
    match type(step).__name__:
        case "Discard" | "LayDown":
            return IDS[step.tile]  # type: ignore[attr-defined]
        case "PlaceTile" if step.source == "board":  # type: ignore[attr-defined]
            return IDS[step.tile]  # type: ignore[attr-defined]
        case "TakeFaceDown":
            return "black"
    return ""
