"""Which parts of the box are in use, and what they add at which moment."""

from __future__ import annotations

from functools import cache

from tischlein.core.value import Value
from tischlein.games.carcassonne.moments import Stage, in_use, page
from tischlein.games.carcassonne.tiles import Box, box


class Use(Value):
    """The parts of the box that are in use: each expansion, and each separable part of one, alone or with all others."""

    def __init__(self, elements: tuple[str, ...], farmers: bool) -> None:
        self.elements = elements
        self.farmers = farmers
        self.river = "river" in elements
        self.abbot = "abbot" in elements
        self.inns = "inns" in elements
        self.big_meeple = "big_meeple" in elements
        self.traders = "traders" in elements
        self.builder = "builder" in elements
        self.pig = "pig" in elements
        self.flying = "flying" in elements
        self.messages = "messages" in elements
        self.ferries = "ferries" in elements
        self.gold = "gold" in elements
        self.magic = "magic" in elements
        self.robbers = "robbers" in elements
        self.crop_circles = "crop_circles" in elements
        self.track_matters = self.messages or self.robbers  # it makes a difference which scoring figure moves when
        self.stages: dict[int, tuple[Stage, ...]] = {}  # by copy of a tile: what follows when it is laid, see `after_tile`
        moments = page()
        self.laid = in_use(moments.laid, elements)  # these and the following: see `Moments`
        self.touched = in_use(moments.touched, elements)
        self.counting = in_use(moments.counting, elements)
        self.settled = in_use(moments.settled, elements)
        self.paid = in_use(moments.paid, elements)
        self.moved = in_use(moments.moved, elements)
        self.awarded = in_use(moments.awarded, elements)
        self.part_over = in_use(moments.part_over, elements)
        self.final = in_use(moments.final, elements)
        self.cleared = in_use(moments.cleared, elements)
        self.hopes = in_use(moments.hopes, elements)
        self.shown = in_use(moments.shown, elements)

    def fields(self) -> tuple[object, ...]:
        return self.elements, self.farmers

    def __reduce__(self) -> tuple[object, ...]:
        return use_of, self.fields()

    @property
    def box(self) -> Box:
        sets = {"river": self.river, "inns": self.inns, "trade": self.traders, "fly": self.flying, "ferry": self.ferries}
        sets |= {"gold": self.gold, "mage": self.magic, "rob": self.robbers, "crop": self.crop_circles}
        return box(("base", *(name for name, used in sets.items() if used)), self.farmers, self.abbot)


@cache
def use_of(elements: tuple[str, ...], farmers: bool) -> Use:
    """The one use of these elements."""
    return Use(elements, farmers)
