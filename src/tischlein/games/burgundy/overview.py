"""What the elements add to a game, on one page: moment by moment, in the order of the rulebook, and with which elements.

Nothing but `game` imports this page. The parts of a game reach it through `state.use`.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, TypeVar

from tischlein.core.errors import SetupError
from tischlein.core.setup import Setup
from tischlein.games.burgundy import effects
from tischlein.games.burgundy.duchy import duchy
from tischlein.games.burgundy.elements import (
    border_posts,
    extra_tiles,
    inns,
    shield_powers,
    shields,
    solo,
    solo_ships,
    team,
    trade_routes,
    tribute,
    white_castles,
)
from tischlein.games.burgundy.final import MONASTERIES, leftovers, monasteries
from tischlein.games.burgundy.moments import Advantage, Boards, Effect, Moments, Use
from tischlein.games.burgundy.scoring import complete_area, complete_colour
from tischlein.games.burgundy.state import tell
from tischlein.games.burgundy.tiles import (
    ANIMALS_ON,
    BANK,
    BEFORE_MONASTERIES,
    BOARDING_HOUSE,
    BUILDINGS,
    CARPENTER,
    CASTLE_TILE,
    CHURCH,
    CRANE,
    GEESE,
    IDS,
    INN,
    MARKET,
    SHIP_TILE,
    TOWN_HALL,
    WAREHOUSE,
    WATCHTOWER,
    WHITE_CASTLE,
)
from tischlein.games.burgundy.turn import go_on, income
from tischlein.games.burgundy.way import Way, usual

T = TypeVar("T")

CLASSIC: Final[tuple[Any, ...]] = tuple(range(1, 11))
CLASSIC_BOARDS: Final = Boards(("random", *CLASSIC), ("1",) * 4, "BUR-025")


def those(*listed: tuple[T, bool]) -> tuple[T, ...]:
    """Of what is listed, those whose condition holds."""
    return tuple(one for one, holds in listed if holds)


def overview(use: Use) -> Moments:
    """Everything the elements in use have a say in."""
    scoring = MONASTERIES | (white_castles.MONASTERIES if use.white_castles else {})
    return Moments(
        # 1. before the game
        checks=those(
            (team.check_players, use.team),
            (solo.check, use.solo),
            (solo.check_no_target, not use.solo),
            (check_boards, True),
            (team.check_partners, use.team),
            (check_copies, True),
        ),
        boards=boards(use),
        stocks=those((extra_tiles.shuffle_in, use.extra_tiles), (white_castles.shuffle_in, use.white_castles)),
        deal=those((trade_routes.deal, use.trade_routes), (shields.deal, use.shields), (solo.set_markers, use.solo)),
        # 2. a phase and a round begin
        new_phase=those((inns.lay_out, use.inns)),
        white_die=those((solo.wear_out, use.solo)),
        # 3. a turn
        asking_doubles=those((shields.some_out, use.shields)),
        instead_of_dice=those((shields.ByDouble(), use.shields)),
        asides=those((extra_tiles.Hire(), use.extra_tiles), (shield_powers.Name(), use.shields)),
        turning=those((shield_powers.TurnDie(), use.shields)),
        castle=those((shields.ByCastle(), use.shields)),
        ship=those((shield_powers.Convoy(), use.shields)),
        hiring=those((shields.hiring, use.shields)),
        lending=those((shield_powers.lend, use.shields)),
        sale=those((trade_routes.lay_on_route, use.trade_routes)),
        # 4. a tile is placed
        joining=dict(extra_tiles.JOINING if use.extra_tiles else {}),
        once_per_area=dict(those(((INN, inns.ONCE_PER_AREA), use.inns))),
        area_completed=those((complete_area, True), (complete_colour, not use.solo)),
        tile_laid=those((border_posts.link, use.border_posts)),
        larger_areas=those(((inns.larger, inns.LARGER), use.inns)),
        effects=tile_effects(use, tuple(scoring)),
        advantages=advantages(use),
        stacking=those((extra_tiles.stack, use.extra_tiles)),
        # 5. a phase and the game end
        end_of_phase=those((tribute.end_of_phase, use.shields), (income, True), (go_on, True)),
        final_scoring=those((leftovers, not use.solo), (monasteries, not use.solo), (tribute.final_scoring, use.shields and not use.solo)),
        final_monasteries=scoring,
        counting=those((extra_tiles.count_crane, use.extra_tiles)),
        # 6. at many moments
        shields=shields.SHIELDS,
        rules=dict(
            those(
                (("castle", effects.CASTLE_RULES), True),
                (("white", white_castles.ACTION), use.white_castles),
                (("reset", solo.ACTION), use.solo),
                (("buy", inns.BUYING), use.inns),
                (("turn", shields.RULES), use.shields),
                (("ship", shield_powers.CONVOY_RULES), use.shields),
            )
        ),
    )


def tile_effects(use: Use, scoring: tuple[int, ...]) -> tuple[Effect, ...]:
    """What each tile does when it is placed. A later line counts more than an earlier one."""
    lines: tuple[tuple[tuple[tuple[int, ...], Effect], bool], ...] = (
        ((tuple(ANIMALS_ON), effects.animals), True),
        (((SHIP_TILE,), effects.ship), True),
        (((CASTLE_TILE,), effects.castle), True),
        ((tuple(range(len(BUILDINGS))), effects.building), True),
        (((GEESE,), extra_tiles.geese), use.extra_tiles),
        (((extra_tiles.ON_TOP,), extra_tiles.rise), use.extra_tiles),
        (((SHIP_TILE,), solo_ships.ship), use.solo),
        ((solo.LATER, solo.later), use.solo),
        ((tuple(BEFORE_MONASTERIES + number for number in scoring), solo.monastery_now), use.solo),
    )
    found = {tile: effect for tiles, effect in those(*lines) for tile in tiles}
    return tuple(found.get(tile, effects.nothing) for tile in range(len(IDS)))


def advantages(use: Use) -> dict[int, Advantage]:
    """Of the buildings."""
    lines: tuple[tuple[tuple[int, Advantage], bool], ...] = (
        ((MARKET, effects.take_kind), True),
        ((CARPENTER, effects.take_kind), True),
        ((CHURCH, effects.take_kind), True),
        ((WAREHOUSE, effects.warehouse), True),
        ((BOARDING_HOUSE, effects.boarding_house), True),
        ((BANK, effects.bank), True),
        ((TOWN_HALL, effects.town_hall), True),
        ((WATCHTOWER, effects.watchtower), True),
        ((WHITE_CASTLE, white_castles.advantage), use.white_castles),
        ((CRANE, extra_tiles.crane), use.extra_tiles),
    )
    return dict(those(*lines))


# ---------------------------------------------------------------------- set-up


def boards(use: Use) -> Boards:
    if use.solo:
        return solo.BOARDS
    if use.team:
        return team.BOARDS
    return border_posts.BOARDS if use.border_posts else CLASSIC_BOARDS


def check_boards(setup: Setup, use: Use) -> None:
    """Every element has its boards; otherwise it is one of the first ten, or a random one (BUR-025, BUR-600)."""
    suitable, rule = use.moments.boards.suitable, use.moments.boards.rule
    for board in setup["boards"]:
        if board != "auto" and board not in suitable:
            raise SetupError(tell("setup-board", board=str(board), boards=", ".join(map(str, suitable))), rule)


def check_copies(setup: Setup, use: Use) -> None:
    """There are only so many boards of a number (BUR-008)."""
    boards = setup["boards"]
    for board in set(boards) - {"auto", "random"}:
        copies, wanted = duchy(str(board)).copies, len([seat for seat in range(use.owners) if boards[seat] == board])
        if wanted > copies:
            raise SetupError(tell("setup-copies", board=str(board), copies=copies), "BUR-008")


def way_to_play(elements: tuple[str, ...], players: int) -> Way:
    if players == 1:
        return solo.SoloWay()
    return team.TeamWay() if "team" in elements else usual(players)


@cache
def use_of(elements: tuple[str, ...], players: int) -> Use:
    """The one use of these elements."""
    use = Use(elements, players, way_to_play(elements, players), use_of)
    use.moments = overview(use)
    return use
