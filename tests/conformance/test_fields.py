"""Positions list everything they hold. (Of the source: compiled classes have no slots to ask.)"""

from __future__ import annotations

from tests.support.games import sample, walk
from tischlein.core.setup import Setup


def test_no_part_of_a_position_is_forgotten(setup: Setup) -> None:
    """Copies, comparisons and digests see `fields`: everything a position holds must be in there."""
    bookkeeping = {"events", "_disclosed"}
    for state in sample(walk(setup), 10):
        slots = {name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())} - bookkeeping
        known = state.fields()
        assert all(any(getattr(state, name) is field for field in known) for name in slots)
        assert len(known) == len(slots)
