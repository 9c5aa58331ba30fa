"""The Castles of Burgundy on the table: depots above, then every duchy with what its owner has."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tischlein.cli.boards.look import Look
from tischlein.core.message import Message

LETTERS = {"building": "B", "animal": "A", "monastery": "Y", "ship": "S", "castle": "C", "mine": "M", "any": "?"}
PAINTS = {
    "building": "yellow",
    "animal": "green",
    "monastery": "bright_yellow",
    "ship": "blue",
    "castle": "bold green",
    "mine": "bright_black",
    "any": "magenta",
}
SHORT = {
    "market": "Ma",
    "carpenter": "Ca",
    "church": "Ch",
    "warehouse": "Wh",
    "boarding_house": "Bo",
    "bank": "Ba",
    "town_hall": "To",
    "watchtower": "Wa",
    "white_castle": "Wc",
    "crane": "Cr",
    "geese": "Ge",
    "castle": "Bu",
    "mine": "Mi",
    "ship": "Sh",
    "inn": "In",
    "black": "##",
}
NONE = "-"
CELL = 6
"""Characters for one space."""


def draw(look: Look) -> RenderableType:
    owners = [look.view["seats"][look.focus]["owner"]]
    if look.others:
        owners += [owner for owner in range(len(look.view["estates"])) if owner not in owners]
    return Group(where(look), depots(look), *(part for owner in owners for part in (holdings(look, owner), duchy(look, owner))))


def name_of(look: Look, tile: str) -> str:
    return look.voice.say(Message("burgundy", "tile", {"tile": tile}))


def goods_of(look: Look, goods: Mapping[str, int]) -> str:
    found = (f"{look.voice.say(Message('burgundy', 'good', {'good': good}))} {count}" for good, count in goods.items() if count)
    return ", ".join(found) or NONE


def where(look: Look) -> Text:
    view = look.view
    if view["phase"] is None:
        return Text()
    order = ", ".join(look.voice.name(seat) for seat in view["order"])
    parts = [look.voice("burgundy-round", phase=view["phase"], round=view["round"], white=view["white"], order=order)]
    if view["target"]:
        parts.append(look.voice("burgundy-target", counter=view["counter"], target=view["target"]))
    return Text(" ".join(parts), "dim")


def depots(look: Look) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    headings = look.voice("burgundy-depot"), look.voice("burgundy-tiles"), look.voice("burgundy-goods"), look.voice("burgundy-shields")
    for heading in headings:
        table.add_column(heading)
    for number, depot in enumerate(look.view["depots"], start=1):
        tiles = ", ".join(name_of(look, tile) for tile in depot["tiles"])
        table.add_row(str(number), tiles, goods_of(look, depot["goods"]), ", ".join(map(str, depot["shields"])))
    black = [*look.view["black"], *["inn"] * look.view["inns"]]
    table.add_row(look.voice("burgundy-black"), ", ".join(name_of(look, tile) for tile in black), "", "")
    return table


def holdings(look: Look, owner: int) -> Text:
    """Who it is, and what lies beside the duchy."""
    estate, seats = look.view["estates"][owner], [number for number, seat in enumerate(look.view["seats"]) if seat["owner"] == owner]
    lines = []
    for number in seats:
        seat = look.view["seats"][number]
        dice = " ".join(str(die) for die in seat["dice"] if die) or NONE
        keys = ", ".join(name_of(look, tile) for tile in seat["keys"]) or NONE
        lines.append(f"{look.name(number)}: {look.voice('burgundy-seat', points=seat['points'], dice=dice, keys=keys)}")
    owned = {"silver": estate["silver"], "workers": estate["workers"], "goods": goods_of(look, estate["goods"])}
    lines.append(look.voice("burgundy-estate", **owned, sold=goods_of(look, estate["sold"])))
    if estate["common"]:
        lines.append(look.voice("burgundy-common", keys=", ".join(name_of(look, tile) for tile in estate["common"])))
    if estate["shields"]:
        lines.append(look.voice("burgundy-own-shields", shields=", ".join(str(shield["shield"]) for shield in estate["shields"])))
    return Text("\n" + "\n".join(lines))


def duchy(look: Look, owner: int) -> Text:
    """The spaces where they are: colour letter and number while empty, two letters for a tile; the name where one may be chosen."""
    estate, own = look.view["estates"][owner], look.view["seats"][look.focus]["owner"] == owner
    offered = {action[1] for action in look.options if own and action[0] in ("space", "start")}
    spaces = look.material["duchies"][estate["duchy"]]["spaces"]
    rows: dict[int, list[tuple[int, str, str]]] = {}
    for number, space in enumerate(spaces):
        tile = estate["tiles"][number]
        text = f"{LETTERS[space['kind']]}{space['die']}" if tile is None else f"[{short(tile)}]"
        if number in offered:
            text = f"({space['name']})"
        style = PAINTS[space["kind"]] if tile is None else f"reverse {PAINTS[look.material['tiles'][tile]['kind']]}"
        rows.setdefault(round(space["y"] * 1.2), []).append((round(space["x"] * CELL), text, style))
    picture = Text()
    for row in sorted(rows):
        line = Text()
        for column, text, style in sorted(rows[row]):
            line.append(" " * max(1, column - len(line))).append(text, style if look.colour else "")
        picture.append_text(line).append("\n")
    return picture


def short(tile: str) -> str:
    kind, _, number = tile.partition("-")
    return SHORT.get(tile) or (f"{kind[0]}{number}" if kind != "monastery" else f"{int(number):02d}")
