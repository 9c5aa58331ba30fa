"""What the page is told of features and holes: the pig, ferries and the parts of the box that are not in use; and a second count of
everything along random games, from the tile data and the numbers in the rulebook."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import tischlein
from tests.games.carcassonne.referee import STEP, TILES, Part, Referee, edges_of
from tests.games.carcassonne.table import Table, table
from tests.games.carcassonne.test_pig import farmers, pigs, two_cities
from tests.games.carcassonne.test_referee import some_setup
from tests.support.scale import scaled
from tischlein import CHANCE
from tischlein.games.carcassonne.elements.ferries import Ferries, FerryStep
from tischlein.games.carcassonne.figures import release_specials
from tischlein.games.carcassonne.game import GAME
from tischlein.games.carcassonne.land import place_of
from tischlein.games.carcassonne.showing import MANY, laid_by, shown
from tischlein.games.carcassonne.state import CarcassonneState

BLUE, GREEN = 1, 2


def feature(game: Table, x: int, y: int, kind: str, where: str = "") -> dict[str, Any]:
    """The feature that lies there, as the page gets it."""
    place = [x, y, game.number(x, y, kind, where)]
    found: list[dict[str, Any]] = [each for each in shown(game.state)["features"] if place in each["places"]]
    assert len(found) == 1
    return found[0]


def owner(seat: int, points: int) -> dict[str, int]:
    return {"seat": seat, "points": points}


# ---------------------------------------------------------------------- meadows


@pytest.mark.rule("CAR-445")
def test_a_city_supplies_a_meadow_with_a_pig_for_4() -> None:
    meadow = feature(pigs(farmers(two_cities(), 2, 1), 0), 0, 0, "field")
    assert meadow["owners"] == [owner(0, 8)]
    assert meadow["detail"]["cities"] == 2


@pytest.mark.rule("CAR-445", "CAR-446")
def test_whoever_shares_a_meadow_without_a_pig_gets_3_for_a_city() -> None:
    meadow = feature(pigs(farmers(two_cities(3), 1, 1, 1), 0, BLUE), 0, 0, "field")
    assert meadow["owners"] == [owner(0, 8), owner(BLUE, 8), owner(GREEN, 6)]


@pytest.mark.rule("CAR-446")
def test_the_pig_of_somebody_without_the_majority_changes_nothing() -> None:
    assert feature(pigs(farmers(two_cities(), 2, 1), BLUE), 0, 0, "field")["owners"] == [owner(0, 6)]


def test_a_meadow_of_nobody_says_what_it_would_bring() -> None:
    meadow = feature(two_cities(), 0, 0, "field")
    assert (meadow["owners"], meadow["now"], meadow["then"]) == ([], 6, 6)


def test_there_are_no_meadows_without_farmers_and_no_gardens_without_the_abbot() -> None:
    def kinds(farmers: bool, *elements: str) -> set[str]:
        game = table(2, elements, farmers).bare("base-Eg").lay("base-B", 0, 1)
        return {each["kind"] for each in shown(game.state)["features"]}

    assert kinds(False) == {"city", "monastery"}
    assert kinds(True) == {"city", "monastery", "field"}
    assert kinds(False, "abbot") == {"city", "monastery", "garden"}


# ---------------------------------------------------------------------- ferries


def test_every_ferry_shows_the_road_that_it_would_make() -> None:
    """Blue is on the road in the west, you are on the one in the south; nobody is in the east."""
    game = table(2, ("ferries",), farmers=False).stand(BLUE, "meeple", 0, 0, "road").draw("ferry-2", 1, 0)
    game.play(0, game.put("meeple", "road", "S"))
    crossings = {tuple(each["action"]): each["road"] for each in shown(game.state)["crossings"]}
    assert list(crossings) == game.state.options(0)
    west_south, west_east = crossings[game.ferry(1, 0, "W", "S")], crossings[game.ferry(1, 0, "W", "E")]
    assert west_south["owners"] == [owner(0, 2), owner(BLUE, 2)]
    assert west_east["owners"] == [owner(BLUE, 2)]
    assert (west_east["open"], west_east["now"], west_east["detail"]["tiles"]) == (2, 2, 2)
    assert game.state.ferries.lying == (), "nothing was laid yet"
    game.play(0, game.ferry(1, 0, "W", "E"))
    assert shown(game.state)["crossings"] == []


# ---------------------------------------------------------------------- a second count


class Count:
    """Features and holes counted once more. It shares nothing with the engine but what lies and stands where."""

    def __init__(self, state: CarcassonneState) -> None:
        self.view, self.referee = state.view(None), Referee(state)
        self.groups = self._with_ferries(self.referee.features())

    def _with_ferries(self, groups: list[set[Part]]) -> list[set[Part]]:
        for ferry in self.view["ferries"]:
            ends = [self.part(ferry["from"]), self.part(ferry["to"])]
            joined = [group for group in groups if any(end in group for end in ends)]
            groups = [group for group in groups if group not in joined] + [set().union(*joined)]
        return groups

    def part(self, spot: dict[str, Any]) -> Part:
        return spot["x"], spot["y"], spot["segment"]

    def data(self, part: Part) -> dict[str, Any]:
        """What is printed on a segment."""
        tile = TILES[self.referee.board[part[0], part[1]][0]]
        parts: list[dict[str, Any]] = [*tile.get("cities", []), *tile.get("roads", []), *tile.get("fields", [])]
        return parts[part[2]] if part[2] < len(parts) else {}

    def described(self, group: set[Part]) -> dict[str, Any]:
        kind = self.referee.parts[min(group)].kind
        missing = 0 if kind == "field" else self.referee.open_ends(group)
        owners = self.owners(group)
        if kind == "field":
            cities = self.cities_at(group)
            with_pig = {figure["seat"] for figure in self.view["figures"] if figure["figure"] == "pig" and self.part(figure) in group}
            shares = [owner(seat, cities * (4 if seat in with_pig else 3)) for seat in owners]
            return {"kind": kind, "open": 0, "now": 3 * cities, "then": 3 * cities, "owners": shares}
        then = self.points(kind, group, complete=True)
        now = self.points(kind, group, complete=False) if missing else then
        return {"kind": kind, "open": missing, "now": now, "then": then, "owners": [owner(seat, now) for seat in owners]}

    def owners(self, group: set[Part]) -> list[int]:
        strength = Counter[int]()
        for figure in self.view["figures"]:
            if self.part(figure) in group:
                strength[figure["seat"]] += {"meeple": 1, "big": 2, "abbot": 1, "builder": 0, "pig": 0}[figure["figure"]]
        most = max(strength.values(), default=0)
        return sorted(seat for seat, own in strength.items() if own == most > 0)

    def points(self, kind: str, group: set[Part], complete: bool) -> int:
        tiles = len({(x, y) for x, y, _ in group})
        printed = [self.data(part) for part in group]
        if kind in ("monastery", "garden"):
            return 9 if complete else 9 - self.referee.open_ends(group)
        if kind == "road":
            inn = any(each.get("inn") for each in printed)
            points = tiles * (2 if inn and complete else 0 if inn else 1)
        else:
            cathedral = any(each.get("cathedral") for each in printed)
            each = (3 if cathedral else 2) if complete else (0 if cathedral else 1)
            points = (tiles + sum(each.get("shields", 0) for each in printed)) * each
        if self.view["mage"] and self.part(self.view["mage"]) in group:
            return points + tiles
        if self.view["witch"] and self.part(self.view["witch"]) in group:
            return points - points // 2
        return points

    def cities_at(self, group: set[Part]) -> int:
        beside = [(x, y, city) for x, y, number in group for city in self.data((x, y, number))["cities"]]
        return sum(any(city in each for city in beside) and not self.referee.open_ends(each) for each in self.groups)

    def fitting(self, x: int, y: int) -> dict[str, int]:
        """Of each tile to come that fits somehow: how many there are."""
        return {tile: left for tile, left in self.view["left"].items() if any(self.fits(x, y, tile, turn) for turn in range(4))}

    def fits(self, x: int, y: int, tile: str, turn: int) -> bool:
        return self.referee._fits(x, y, edges_of(tile, turn))


def check_features(state: CarcassonneState, count: Count, seen: Counter[str]) -> None:
    told = {frozenset(map(tuple, each["places"])): each for each in shown(state)["features"]}
    assert told.keys() == {frozenset(group) for group in count.groups}
    for group in count.groups:
        expected, found = count.described(group), told[frozenset(group)]
        assert {key: found[key] for key in expected} == expected
        seen[found["kind"]] += 1
        seen["owned"] += len(found["owners"]) > 0
        seen["shared"] += len(found["owners"]) > 1
        seen["complete"] += not found["open"]
        seen["special"] += len(set(found["detail"].values()) & {"yes", "mage", "witch"}) > 0
        seen["pig"] += any(each["points"] > found["now"] for each in found["owners"])


def check_holes(state: CarcassonneState, count: Count, seen: Counter[str]) -> None:
    told, board = shown(state), count.referee.board
    assert len(told["holes"]) == len({(x, y) for x, y, _ in told["holes"]})
    assert {(x, y) for x, y, _ in told["holes"]} == {(x + dx, y + dy) for x, y in board for dx, dy in STEP.values()} - board.keys()
    for x, y, number in told["holes"]:
        found, expected = told["fitting"][number], count.fitting(x, y)
        assert found["neighbours"] == sum((x + dx, y + dy) in board for dx, dy in STEP.values())
        assert found["count"] == sum(expected.values())
        assert [tile for tile, _ in found["tiles"]] == list(expected)[:MANY]
        assert len(found["tiles"]) + found["more"] == len(expected)
        assert all(count.fits(x, y, tile, turn) for tile, turn in found["tiles"])
        seen["hole"] += 1


def check_crossings(state: CarcassonneState, lake: int, seen: Counter[str]) -> None:
    """Each road equals the one that is there when the ferry lies so, before anything is scored."""
    x, y = place_of(state.land.cell_of(lake))
    segments = state.land.box.segments[lake]
    for crossing in shown(state)["crossings"]:
        _, one, two = crossing["action"]
        twin = state.copy()
        others = tuple(ferry for ferry in state.ferries.lying if ferry[0] not in segments)
        twin.ferries = Ferries((*others, (segments[one], segments[two])))
        release_specials(twin)  # a builder that is left without a meeple goes home
        count = Count(twin)
        group = next(group for group in count.groups if (x, y, one) in group)
        assert (x, y, two) in group
        expected = count.described(group)
        assert {tuple(place) for place in crossing["road"]["places"]} == group
        assert {key: crossing["road"][key] for key in expected} == expected
        seen["crossing"] += 1


LEAST = {"city": 300, "road": 300, "field": 300, "monastery": 50, "owned": 300, "shared": 10, "complete": 100, "special": 50, "hole": 500}
"""So many must have been looked at."""


def test_worth_and_owners_are_those_of_a_second_count_along_random_games() -> None:
    seen, positions = Counter[str](), 0
    for number in range(scaled(200)):
        rng = Random(f"showing/{number}")
        state = GAME.start(some_setup(rng))
        while waiting := state.waiting_for:
            if waiting == (CHANCE,):
                state.play(CHANCE, state.chance.sample(rng))
                continue
            if isinstance(step := state.agenda.main[-1], FerryStep):
                check_crossings(state, step.copy, seen)
            if rng.random() < 0.05:
                count = Count(state)
                check_features(state, count, seen)
                check_holes(state, count, seen)
                positions += 1
            state.play(waiting[0], rng.choice(state.options(waiting[0])))
    assert positions > 50
    assert {key: (seen[key], least) for key, least in LEAST.items() if seen[key] < least} == {}
    assert seen["pig"] and seen["garden"] and seen["crossing"] > 50


@pytest.mark.parametrize(
    "elements", [(), ("builder", "messages", "river"), tuple(element.id for element in tischlein.game("carcassonne").elements)]
)
def test_the_last_tile_belongs_to_whoever_laid_it(elements: tuple[str, ...]) -> None:
    """At every moment of a match, as in a replay: also before the next tile is drawn, in a double turn, and for a tile within a turn."""
    for seed in range(3):
        rng = Random(seed)
        match = tischlein.Match(GAME.setup(players=3, elements=elements), seed)
        while match.state.waiting_for:
            seat = match.state.waiting_for[0]
            match.play(seat, rng.choice(match.state.options(seat)))
        layer, wrong = None, []
        for number, entry in enumerate(match.log, 1):
            if entry.what == "play" and entry.value[0] == "place":
                layer = entry.seat
            state = match.at(number) if number % 3 == 0 or number > len(match.log) - 5 else None
            if layer is not None and state is not None:
                assert isinstance(state, CarcassonneState)
                if laid_by(state) != layer:
                    wrong.append((number, len(match.log)))
        assert not wrong
