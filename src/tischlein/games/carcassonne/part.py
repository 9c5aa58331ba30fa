"""What an element adds to a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tischlein.core.value import Value

if TYPE_CHECKING:
    from tischlein.games.carcassonne.state import CarcassonneState


class Part(Value):
    """The piece of the position that one element owns, as it is at the start of a game without this element if nothing else is said.

    It never changes: whoever changes something puts another one in its place. So copies of a position share it.
    """

    __slots__ = ()

    def things(self, state: CarcassonneState) -> dict[str, Any]:
        """What of it is seen: everybody may know it."""
        return {}
