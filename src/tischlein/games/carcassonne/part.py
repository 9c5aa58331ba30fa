"""What an element adds to a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tischlein.core.value import Value

if TYPE_CHECKING:
    from tischlein.games.carcassonne.state import CarcassonneState


class Part(Value):
    """The piece of the position that one element owns. Its defaults are those of a game without the element.

    It never changes: a step that changes something puts another part in its place. So copies of a position share it.
    """

    __slots__ = ()

    def things(self, state: CarcassonneState) -> dict[str, Any]:
        """What of it is seen: everybody may know it."""
        return {}
