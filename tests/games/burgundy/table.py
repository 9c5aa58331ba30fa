"""A table of The Castles of Burgundy for tests: tiles by their ids, spaces by their names (A1 is the first of the top row).

`table(...)` deals everything in a fixed way and stops before the first roll. Then a position is built (`keys`, `depot`, `lay`, `store`
...), dice are rolled (`roll`), and turns are played (`act`, `play`). Nothing that was built has an effect of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.support.scenario import Scenario
from tischlein import CHANCE
from tischlein.core.agenda import NOBODY
from tischlein.core.decision import Action
from tischlein.core.score import Term
from tischlein.games.burgundy.bridge import first_stack
from tischlein.games.burgundy.estate import Estate, count_of
from tischlein.games.burgundy.game import GAME
from tischlein.games.burgundy.state import PHASES, BurgundyState
from tischlein.games.burgundy.tiles import GOODS, GOODS_INDEX, IDS, INDEX
from tischlein.games.burgundy.turn import GO_ON, EndRound

PASS: Action = ("pass",)
BUY: Action = ("buy",)
END: Action = ("end",)
WORKERS: Action = ("workers",)
ALL = tuple(element.id for element in GAME.elements if element.id not in ("team", "border_posts"))
"""Every element that goes with every number of players."""
KIND: dict[str, str] = {id: tile["kind"] for id, tile in GAME.material(GAME.setup(players=2))["tiles"].items()}
"""What the tiles are, by their ids."""
NAMES = ("Red", "Blue", "Green", "Yellow")


class Table(Scenario[BurgundyState]):
    # ------------------------------------------------------------------ building a position

    def estate(self, seat: int) -> Estate:
        """What a seat owns; edit it at will, then go on with `fresh`."""
        return self.state.estate(seat)

    def fresh(self) -> Table:
        """Options are listed anew: the position has been edited."""
        self.state.agenda.offer_to = NOBODY
        return self

    def cell(self, seat: int, space: str) -> int:
        """The number of a space by its name."""
        return next(cell for cell, printed in enumerate(self.estate(seat).duchy.spaces) if printed.name == space)

    def keys(self, seat: int, *tiles: str) -> Table:
        """Exactly these tiles lie on the seat's own key spaces."""
        self.state.keys[seat] = tuple(INDEX[tile] for tile in tiles)
        return self.fresh()

    def common(self, seat: int, *tiles: str) -> Table:
        """Exactly these tiles lie on the key spaces of the seat's team."""
        self.estate(seat).common = tuple(INDEX[tile] for tile in tiles)
        return self.fresh()

    def depot(self, number: int, *tiles: str) -> Table:
        """Exactly these tiles lie in a depot; 0 is the black depot."""
        found = tuple(INDEX[tile] for tile in tiles)
        if number:
            self.state.depots[number - 1] = found
        else:
            self.state.black = found
        return self.fresh()

    def no_tiles(self) -> Table:
        """All depots are empty, the black one too."""
        for number in range(7):
            self.depot(number)
        return self

    def goods(self, depot: int, **colours: int) -> Table:
        """Exactly these goods lie on the goods space of a depot: `goods(3, red=2, pink=1)`."""
        self.state.goods[depot - 1] = packed(colours)
        return self.fresh()

    def no_goods(self) -> Table:
        for depot in range(1, 7):
            self.goods(depot)
        return self

    def store(self, seat: int, **colours: int) -> Table:
        """Exactly these goods are in the store of a seat."""
        self.estate(seat).store = packed(colours)
        return self.fresh()

    def sold(self, seat: int, **colours: int) -> Table:
        """Exactly these goods have been sold by a seat."""
        self.estate(seat).sold = packed(colours)
        return self.fresh()

    def workers(self, seat: int, count: int) -> Table:
        self.estate(seat).workers = count
        return self.fresh()

    def silver(self, seat: int, count: int) -> Table:
        self.estate(seat).silver = count
        return self.fresh()

    def empty_handed(self) -> Table:
        """Nobody has goods, silver or workers."""
        for estate in self.state.estates:
            estate.store = estate.silver = estate.workers = 0
        return self.fresh()

    def lay(self, seat: int, tile: str, *spaces: str) -> Table:
        """A tile lies on each of these spaces already; it need not fit, and nothing happened when it came there."""
        for space in spaces:
            cell = self.cell(seat, space)
            assert not self.estate(seat).filled >> cell & 1, f"there is a tile on {space}"
            self.estate(seat).lay(cell, INDEX[tile])
        return self.fresh()

    def shield(self, seat: int, number: int, space: str) -> Table:
        """A shield lies on the castle of this space already."""
        self.estate(seat).shields += ((self.cell(seat, space), number),)
        return self.fresh()

    def shields_at(self, depot: int, *shields: int) -> Table:
        """Exactly these shields lie on the goods space of a depot."""
        self.state.shields_out = (*self.state.shields_out[: depot - 1], shields, *self.state.shields_out[depot:])
        return self.fresh()

    def no_shields(self) -> Table:
        """There is no shield on any depot."""
        for depot in range(1, 7):
            self.shields_at(depot)
        return self

    def phase(self, letter: str) -> Table:
        self.state.phase = PHASES.index(letter)
        return self.fresh()

    def last_round(self) -> Table:
        """The round about to be rolled (or being played) is the last of its phase."""
        self.state.round = 5
        return self

    def bridge(self, *stacks: Sequence[int]) -> Table:
        """The stacks from the first space on, each from bottom to top."""
        self.state.bridge = (*(tuple(stack) for stack in stacks), *((),) * (7 - len(stacks)))
        return self

    # ------------------------------------------------------------------ playing

    def roll(self, *dice: tuple[int, int], white: int = 1) -> Table:
        """Everybody rolls: the pairs in the order of the seats (not of the turns), and the white die."""
        self._begin_step()
        while self.state.waiting_for == (CHANCE,) and self.state.chance.stream.startswith("dice"):
            self._carry_out(CHANCE, dice[int(self.state.chance.stream.split("-")[1])])
        self._carry_out(CHANCE, white)
        return self

    def turn_of(self, seat: int, one: int, two: int = 0) -> Table:
        """Straight to a turn: it is this seat's, with these dice (0 is a used one). The rest of the round follows."""
        state = self.state
        state.dice[2 * seat], state.dice[2 * seat + 1] = one, two
        state.active, state.bought, state.turned = seat, False, False
        before = [step for step in state.agenda.main if isinstance(step, EndRound)]
        state.agenda.main = [*before, GO_ON[seat]]
        state.agenda.settle(state)
        return self.fresh()

    def act(self, seat: int, die: int, *actions: Action) -> Table:
        """A seat uses a die (if there is a choice of dice, it is made), then takes these decisions."""
        self._begin_step()
        if ("die", die) in self.offered(seat):
            self._carry_out(seat, ("die", die))
        for action in actions:
            assert seat in self.state.waiting_for, f"seat {seat} was to play {action!r}, but {self.situation()}"
            self._carry_out(seat, action)
        return self

    def place(self, seat: int, die: int, tile: str, space: str, *more: Action) -> Table:
        """A seat places a tile from its key spaces with a die; then it takes these further decisions."""
        return self.act(seat, die, ("place", tile), ("space", self.cell(seat, space)), *more)

    def idle(self, seat: int) -> Table:
        """A seat takes workers with all dice that are left, and ends the turn."""
        while seat in self.state.waiting_for and self.state.active == seat:
            options = self.state.options(seat)
            self._carry_out(seat, next(wanted for wanted in (WORKERS, END, options[0]) if wanted in options))
        return self

    def finish_round(self) -> Table:
        """Everybody who has not played yet takes workers."""
        self._begin_step()
        number = self.state.phase, self.state.round
        while (self.state.phase, self.state.round) == number and self.state.active >= 0:
            self.idle(self.state.active)
        return self

    def end_phase(self) -> Table:
        """The last turn of the phase is over, and nothing has been done in it."""
        self._begin_step()
        self.last_round().turn_of(0, 0)
        while self.state.active == 0:
            self._carry_out(0, END)
        return self

    def last_turn(self) -> Table:
        """Seat 0 takes workers with the last die of the phase; new tiles come."""
        return self.last_round().turn_of(0, 5).play(0, WORKERS).deal()

    def deal(self) -> Table:
        """Chance brings whatever comes first, until dice are to be rolled or somebody has to decide."""
        while self.state.waiting_for == (CHANCE,) and self.state.chance.stream not in ("white", "dice-0", "dice-1", "dice-2", "dice-3"):
            self._carry_out(CHANCE, self.state.chance.outcomes()[0][0])
        return self

    # ------------------------------------------------------------------ what can be seen

    def points(self, seat: int) -> int:
        """Scored so far."""
        return self.state.points[seat]

    def earned(self, seat: int) -> dict[str, int]:
        """The points of the last step by their reason: {"area": 6, "phase": 10}."""
        found: dict[str, int] = {}
        for term in self.gained(seat):
            found[term.key] = found.get(term.key, 0) + term.points
        return found

    def gained(self, seat: int) -> list[Term]:
        return super().gained(seat)

    def tiles_of(self, seat: int) -> list[str]:
        """On the own key spaces."""
        return [IDS[tile] for tile in self.state.keys[seat]]

    def shields_of(self, seat: int) -> dict[str, int]:
        """The shields of a seat, by the spaces of the castles that carry them."""
        return {self.estate(seat).duchy.spaces[cell].name: shield for cell, shield in self.estate(seat).shields}

    def in_store(self, seat: int) -> dict[str, int]:
        """The goods of a seat, without those it has none of."""
        return unpacked(self.estate(seat).store)

    def goods_at(self, depot: int) -> dict[str, int]:
        return unpacked(self.state.goods[depot - 1])

    def tile_at(self, seat: int, space: str) -> str | None:
        tile = self.estate(seat).tiles[self.cell(seat, space)]
        return None if tile == 255 else IDS[tile]

    def places(self, seat: int) -> set[str]:
        """The names of the spaces that are offered for a tile."""
        spaces = self.estate(seat).duchy.spaces
        return {spaces[action[1]].name for action in self.offered(seat, "space")}


def packed(colours: dict[str, int]) -> int:
    return sum(count << (4 * GOODS_INDEX[good]) for good, count in colours.items())


def unpacked(goods: int) -> dict[str, int]:
    return {good: count_of(goods, number) for number, good in enumerate(GOODS) if count_of(goods, number)}


def opening(players: int = 2) -> Table:
    """Nothing has been dealt yet: chance has to name the start player."""
    return Table(GAME.start(GAME.setup(players=players)), NAMES)


def at_the_end(game: Table) -> dict[int, int]:
    """The points of each monastery of seat 0 in the final scoring."""
    game.silver(0, 0).phase("E").last_turn()
    assert game.due() == ()
    return {term.detail["number"]: term.points for term in game.gained(0) if term.key == "monastery"}


def table(players: int = 2, elements: Sequence[str] = (), start: Sequence[str] = (), **options: Any) -> Table:
    """A game before its first roll: seat 0 begins, everybody has three different goods, whatever comes first lies in the depots.

    `start` names the spaces of the start castles, where there is a choice; without it the first one is taken.
    """
    state = GAME.start(GAME.setup(players=players, elements=elements, **options))
    game = Table(state, NAMES)
    castles = list(start)
    while True:
        game.deal()
        waiting = state.waiting_for
        if waiting == (CHANCE,):
            break
        choices = state.options(waiting[0])
        wanted = ("start", game.cell(waiting[0], castles.pop(0))) if castles else choices[0]
        state.play(waiting[0], wanted)
    for number, estate in enumerate(state.estates):
        estate.store = packed({GOODS[(number * 3 + step) % 6]: 1 for step in range(3)})
    assert state.bridge[0] == first_stack(list(range(players)))[0]
    game._begin_step()
    return game
