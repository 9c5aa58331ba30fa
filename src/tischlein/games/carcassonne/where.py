"""Where something is, in words that people use: beside which tile, on which side of it. Only what reads the same has to be told apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tischlein.core.message import Message
from tischlein.core.score import Term
from tischlein.games.carcassonne.features import feature_of, full_points, meadow, worth
from tischlein.games.carcassonne.land import ORIGIN, place_of
from tischlein.games.carcassonne.state import CarcassonneState, tell
from tischlein.games.carcassonne.tiles import CITY, FIELD, GARDEN, MONASTERY, OPEN, ROAD, SIDES

ROLES: Final = {CITY: "knight", ROAD: "highwayman", FIELD: "farmer", MONASTERY: "monk", GARDEN: "gardener"}
"""What a meeple is called there (CAR-041, CAR-100)."""
CORNERS: Final[tuple[str, ...]] = ("NW", "NE", "SE", "SW")


# ---------------------------------------------------------------------- tiles


def beside(state: CarcassonneState, x: int, y: int, base: str) -> Message:
    """A place as seen from the tile laid last: "right of the last tile". `base` calls that tile the "last" or the "new" one."""
    first = state.placed < 0 or len(state.land.board) == 1
    from_x, from_y = place_of(ORIGIN if state.placed < 0 else state.placed)
    right, down = x - from_x, y - from_y
    base = "start" if first else base
    if abs(right) + abs(down) < 2:
        side = "here" if not right and not down else "right" if right > 0 else "left" if right else "below" if down > 0 else "above"
        return tell("beside", side=side, base=base)
    across, along = ("right" if right > 0 else "left"), ("below" if down > 0 else "above")
    return tell("further", across=across, right=abs(right), along=along, down=abs(down), base=base)


# ---------------------------------------------------------------------- segments


def sides(state: CarcassonneState, segment: int) -> Message:
    """As the tile lies: "top and right", of a meadow the corners it reaches."""
    land = state.land
    copy = land.box.tile_of[segment]
    shape = land.box.types[land.box.type_of[copy]].segments[land.box.segments[copy].index(segment)]
    rotation = land.board[land.cell_of(copy)] & 3
    names = [SIDES[side] for side in sorted((side + rotation) % 4 for side in shape.sides)]
    names += [CORNERS[corner] for corner in sorted({((half + 2 * rotation) % 8 + 1) // 2 % 4 for half in shape.halves})]
    if not names:
        return tell("side", side="middle")
    said = tell("side", side=names[0])
    for name in names[1:]:
        said = Message("core", "and", {"first": said, "last": tell("side", side=name)})
    return said


def apart(state: CarcassonneState, segment: int, alike: Sequence[int]) -> Message | str:
    """What tells a segment from others that read the same, in brackets; nothing if there is no other."""
    tile_of = state.land.box.tile_of
    if len(set(alike)) < 2:
        return ""
    here = [other for other in dict.fromkeys(alike) if tile_of[other] == tile_of[segment]]
    x, y, _ = state.land.spot(segment)
    parts: list[Message] = [] if len(here) == len(set(alike)) else [beside(state, x, y, "new")]
    if len(here) > 1:
        own = sides(state, segment)
        parts.append(own)
        twins = [other for other in here if sides(state, other) == own]
        if len(twins) > 1:
            parts.append(tell("number", number=twins.index(segment) + 1))
    said = parts[0]
    for part in parts[1:]:
        said = tell("comma", first=said, last=part)
    return tell("brackets", what=said)


def value(state: CarcassonneState, segment: int) -> dict[str, Any]:
    """What the feature of a segment would bring: now, as if the game ended, and when it is finished as it lies."""
    feature = feature_of(state, segment)
    if feature.kind == FIELD:
        return {"now": meadow(state, segment, pig=False).points, "finished": 0, "state": "meadow"}
    missing = sum([state.land.record[piece] & OPEN for piece in feature.pieces])
    now = worth(state, feature, complete=not missing).points
    return {"now": now, "finished": full_points(state, feature, missing) if missing else now, "state": "open" if missing else "complete"}


def worth_of(state: CarcassonneState, segment: int) -> Term:
    """The feature of a segment as it would be counted at the end: its message says what it is."""
    feature = feature_of(state, segment)
    return meadow(state, segment, pig=False) if feature.kind == FIELD else worth(state, feature, complete=False)


def told(state: CarcassonneState, segment: int, others: Sequence[int]) -> dict[str, Any]:
    """What a feature is, and where if one of the others reads the same: arguments for a label."""
    what = worth_of(state, segment).message("carcassonne")
    alike = [other for other in others if worth_of(state, other).message("carcassonne") == what]
    return {"what": what, "where": apart(state, segment, alike)}
