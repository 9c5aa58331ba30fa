"""The final scoring, as it would be now: every point with its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tischlein.core.score import Term
from tischlein.games.felinia.box import ALL_BONUSES, BONUS_IS_EXTRA, BONUS_SPECIES, BONUSES, SETUP, SPECIES, WORTH
from tischlein.games.felinia.goods import number_of
from tischlein.games.felinia.island import Island
from tischlein.games.felinia.mystery_cards import count_of
from tischlein.games.felinia.specials import LONE_MERCHANTS, MYSTERY_POINTS, PROVISION_POINTS, SPICE_POINTS, points_of

if TYPE_CHECKING:
    from tischlein.games.felinia.state import FeliniaState

SCORING: Final = SETUP["scoring"]
GOLD: Final[int] = SCORING["gold"]
SPICES: Final[int] = SCORING["spices_per_point"]
GOOD: Final[int] = SCORING["good"]
PLUS_ONE: Final[int] = SCORING["bonus_plus_one"]
GROUP: Final[tuple[int, ...]] = (0, *(SCORING["merchant_group"][str(size)] for size in (1, 2, 3)))
"""What each merchant counts by the size of his group; the last number also for larger ones (FEL-126)."""
MYSTERY_ALONE: Final[int] = SCORING["mystery_single"]
MYSTERY_EACH: Final[int] = SCORING["mystery_each"]


def _bonuses(extra: bool) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(
            sum(bits >> tile & 1 for tile in range(len(BONUSES)) if BONUS_SPECIES[tile] == kind and BONUS_IS_EXTRA[tile] == extra)
            for kind in range(len(SPECIES))
        )
        for bits in range(ALL_BONUSES + 1)
    )


EXTRA_TILES: Final = _bonuses(extra=True)
"""By a set of bonus tiles and a kind of cat: how many tiles of it they count as (FEL-122)."""
PLUS_TILES: Final = _bonuses(extra=False)
"""How many of them give a point for each tile of the kind (FEL-123)."""


def terms(state: FeliniaState, seat: int, tiles: bool = True) -> list[Term]:
    """Without those that only the owner's face-down tiles bring, unless `tiles`. Silver, merchants in the supply and provisions count
    nothing (FEL-130, FEL-131, FEL-161)."""
    found = tile_terms(state, seat) if tiles else []
    special = state.specials[seat] if tiles else 0
    found += group_terms(state.island, state.posts[seat], special)
    gold, spice, goods = state.gold[seat], state.spice[seat], number_of(state.goods[seat])
    provisions, mysteries = state.provisions[seat], count_of(state.piles, seat)
    if gold:
        found.append(Term("gold", GOLD * gold, {"count": gold}, "FEL-127"))
    if special >> SPICE_POINTS & 1 and spice:
        found.append(Term("spice-special", points_of(SPICE_POINTS) * spice, {"count": spice}, "FEL-164"))
    elif spice >= SPICES:
        found.append(Term("spice", spice // SPICES, {"count": spice}, "FEL-128"))
    if goods:
        found.append(Term("goods", GOOD * goods, {"count": goods}, "FEL-129"))
    if mysteries:
        found.append(Term("mysteries", mystery_points(mysteries), {"count": mysteries}, "FEL-160"))
        if special >> MYSTERY_POINTS & 1:
            found.append(Term("mysteries-special", points_of(MYSTERY_POINTS) * mysteries, {"count": mysteries}, "FEL-166"))
    if special >> PROVISION_POINTS & 1 and provisions:
        found.append(Term("provisions-special", points_of(PROVISION_POINTS) * provisions, {"count": provisions}, "FEL-163"))
    return found


def tile_terms(state: FeliniaState, seat: int) -> list[Term]:
    """Every kind of cat for itself (FEL-119); special tiles belong to none (FEL-173). A bonus tile counts as one more of its kind
    (FEL-122), or gives a point for each (FEL-123)."""
    found = []
    extras, pluses = EXTRA_TILES[state.bonuses[seat]], PLUS_TILES[state.bonuses[seat]]
    for species, tiles in enumerate(state.sets[seat]):
        extra = extras[species]
        count = tiles + extra
        if count:
            worth = WORTH[species]
            each = worth[min(count, len(worth)) - 1]
            detail = {"species": SPECIES[species], "count": count, "each": each, "extra": extra}
            found.append(Term("set", count * each, detail, "FEL-120" if len(worth) == 4 else "FEL-121"))
        if tiles and pluses[species]:
            found.append(Term("plus", PLUS_ONE * pluses[species] * tiles, {"species": SPECIES[species], "count": tiles}, "FEL-123"))
    return found


def groups(island: Island, posts: int) -> list[int]:
    """The sizes of the groups of merchants: of provinces with a common border, also across countries, with or without a way (FEL-124,
    FEL-125). The largest first."""
    sizes = []
    while posts:
        first = posts & -posts
        if not island.borders[first.bit_length() - 1] & posts:
            posts ^= first
            sizes.append(1)
            continue
        group = ring = first
        while ring:
            province = (ring & -ring).bit_length() - 1
            ring &= ring - 1
            new = island.borders[province] & posts & ~group
            group |= new
            ring |= new
        posts &= ~group
        sizes.append(group.bit_count())
    return sorted(sizes, reverse=True)


def group_terms(island: Island, posts: int, special: int) -> list[Term]:
    """FEL-126; a special tile makes lone merchants count more (FEL-165)."""
    sizes = groups(island, posts)
    lone = sizes.count(1) if special >> LONE_MERCHANTS & 1 else 0
    grouped = sizes[: len(sizes) - lone]
    found = []
    if grouped:
        points = sum(size * GROUP[min(size, len(GROUP) - 1)] for size in grouped)
        found.append(Term("groups", points, {"sizes": ", ".join(map(str, grouped))}, "FEL-126"))
    if lone:
        found.append(Term("lone", points_of(LONE_MERCHANTS) * lone, {"count": lone}, "FEL-165"))
    return found


def mystery_points(cards: int) -> int:
    """FEL-160."""
    return MYSTERY_ALONE if cards == 1 else MYSTERY_EACH * cards


def points(state: FeliniaState, seat: int) -> int:
    """The total, such as 20 + 2 + 20 + 5 in the example of the rulebook (FEL-133)."""
    return sum(term.points for term in terms(state, seat))
