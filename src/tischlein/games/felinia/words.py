"""How things of this game are named in messages."""

from __future__ import annotations

from typing import Final

from tischlein.core.message import Message, Speaker
from tischlein.games.felinia.box import SHIPS, data

tell = Speaker("felinia")

SHIP_WORDS: Final[dict[str, Message]] = {
    ship["id"]: tell("ship", country=ship["destination"], time=ship["time"]) for ship in data("ships")["ship"]
}
assert len(SHIP_WORDS) == len(SHIPS)
