"""The moments of a game at which elements add something. `turn` lists who does; everybody else asks `Use` and imports no element."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, TypeVar

from tischlein.core.agenda import Step
from tischlein.core.score import Term
from tischlein.games.carcassonne.tiles import TileType

if TYPE_CHECKING:
    from tischlein.games.carcassonne.features import Feature
    from tischlein.games.carcassonne.state import CarcassonneState
    from tischlein.games.carcassonne.use import Use

T = TypeVar("T")

Steps: TypeAlias = "tuple[Step[CarcassonneState], ...]"
Stage: TypeAlias = "Callable[[CarcassonneState, int, int], Steps]"
"""A stage of a turn: given the active seat and the tile that was laid, the steps it needs now; most often none."""
Overview: TypeAlias = "tuple[tuple[Stage, Callable[[Use, TileType], bool]], ...]"

Laid: TypeAlias = "Callable[[CarcassonneState, int], None]"
"""Given the seat that has laid a tile."""
Touched: TypeAlias = "Callable[[CarcassonneState], tuple[int, ...]]"
"""Segments, besides those of the new tile, whose roads may be complete now."""
Counting: TypeAlias = "Callable[[CarcassonneState, list[int], int, int, dict[str, Any]], int]"
"""Given the segments of a road or city, its points and its tiles: the points it is worth then; the reason goes into the details."""
Settled: TypeAlias = "Callable[[CarcassonneState, Feature, list[int]], None]"
"""Given a completed feature and the seats that have the majority."""
Paid: TypeAlias = "Callable[[CarcassonneState, int, Feature], None]"
"""Given the active seat and a completed feature."""
Moved: TypeAlias = "Callable[[CarcassonneState, int, int, int, int, bool], None]"
"""Given a seat, which of its scoring figures it was, the space it left, the points, and whether they were robbed."""
Awarded: TypeAlias = "Callable[[int], Step[CarcassonneState]]"
"""Given the active seat, what has to follow."""
PartOver: TypeAlias = "Callable[[CarcassonneState, int], bool]"
"""Given the active seat: whether it has earned another part of the turn."""
FinalTerms: TypeAlias = "Callable[[CarcassonneState], list[tuple[int, Term]]]"
Change: TypeAlias = "Callable[[CarcassonneState], None]"
Hope: TypeAlias = "Callable[[CarcassonneState, list[float]], None]"
"""Adds to the worths of all seats."""
Shown: TypeAlias = "Callable[[CarcassonneState, dict[int, list[int]]], dict[str, Any]]"
"""Given the place of each segment."""


class Moments(NamedTuple):
    """By moment: the elements (none: always), and what they do then, in this order."""

    laid: tuple[tuple[str, Laid], ...]  # a tile has been laid, and nothing has come of it yet
    overview: Overview  # what comes of it
    touched: tuple[tuple[str, Touched], ...]  # completed features are looked for
    counting: tuple[tuple[str, Counting], ...]  # a road or city is being counted
    settled: tuple[tuple[str, Settled], ...]  # a completed feature has been counted and its figures are home, but no points have moved
    paid: tuple[tuple[str, Paid], ...]  # its points have moved
    moved: tuple[tuple[str, Moved], ...]  # a scoring figure has moved; only where it matters which one moves when
    awarded: tuple[tuple[str, Awarded], ...]  # points have moved outside a round of scoring
    part_over: tuple[tuple[str, PartOver], ...]  # a part of a turn is over, and there are tiles left
    final: tuple[tuple[str, FinalTerms], ...]  # the points at the end of the game
    cleared: tuple[tuple[str, Change], ...]  # then everything leaves the table
    hopes: tuple[tuple[str, Hope], ...]  # for bots: what a seat has collected
    shown: tuple[tuple[str, Shown], ...]  # for pages: what can be seen beyond the view


_page: list[Moments] = []


def fill(moments: Moments) -> None:
    """Called once, by `turn`."""
    _page[:] = [moments]


def page() -> Moments:
    return _page[0]


def in_use(table: tuple[tuple[str, T], ...], elements: tuple[str, ...]) -> tuple[T, ...]:
    """What these elements do at a moment."""
    return tuple(act for element, act in table if element == ALWAYS or element in elements)


ALWAYS: Final = ""
