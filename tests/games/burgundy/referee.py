"""A second opinion: everything searched for anew, from the printed data and from what lies on the table, as slowly and plainly as possible.

It shares nothing with the engine but the names of things in the view and the steps that are due. Neighbours are found from where the spaces
are drawn, areas by flooding, worker chips by trying. A referee follows one game: what must never come back is remembered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from tests.games.burgundy.referee_material import box, kind_of, number_of, printed
from tests.games.burgundy.referee_options import check_options
from tests.games.burgundy.referee_owner import Owner
from tischlein.core.agenda import Step
from tischlein.games.burgundy.bridge import Advance
from tischlein.games.burgundy.elements.solo_ships import TakeFaceDown
from tischlein.games.burgundy.elements.team import LayDown
from tischlein.games.burgundy.estate import Estate
from tischlein.games.burgundy.keys import Discard
from tischlein.games.burgundy.placing import PlaceTile
from tischlein.games.burgundy.state import BurgundyState
from tischlein.games.burgundy.tiles import IDS, LIMITED


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
            kept = estate.tiles, estate.filled, estate.frontier, estate.blocked, estate.monasteries, estate.mines
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
        check_options(state, look, owners)
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
        for number, limited in enumerate(LIMITED):
            areas = [owner.board.areas[cell] for cell, tile in owner.tiles.items() if tile == IDS[number]]
            assert limited < 0 or estate.blocked[limited] == mask(cell for area in areas for cell in area)
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
                coming = sum(isinstance(step, Advance) and step.seat == owner.number for step in steps)
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


def triangle(size: int) -> int:
    return size * (size + 1) // 2


def mask(cells: Iterable[int]) -> int:
    return sum(1 << cell for cell in set(cells))


def in_hand(step: Step[Any]) -> str:
    """The tile that is on its way from the main board while a decision is pending."""
    if isinstance(step, TakeFaceDown):
        return "black"
    if isinstance(step, Discard | LayDown) or (isinstance(step, PlaceTile) and step.source == "board"):
        return IDS[step.tile]
    return ""
