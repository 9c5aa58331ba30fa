"""Felinia on the table: markets and ships of the town, the island country by country, then what everybody has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tischlein.cli.boards.look import SHAPES, Look
from tischlein.core.message import Message

GUILD = 6
GAP = 2
NEW_LINE = "\n    "
OPTION = "bold #FFD75F on #101010"
INKS = ("#101010", "#FFFFFF")
PLAIN = str.maketrans("×“”„", 'x"""')


def draw(look: Look) -> RenderableType:
    seats = [look.focus]
    if look.others:
        seats += [seat for seat in range(len(look.view["players"])) if seat != look.focus]
    island = [country(look, entry) for entry in look.material["countries"]]
    return Group(where(look), markets(look), "", ships(look), stocks(look), "", *island, "", *(holdings(look, seat) for seat in seats))


# ---------------------------------------------------------------------- signs and words


def sign(look: Look, seat: int) -> str:
    """A token or a merchant of somebody."""
    return SHAPES[seat % len(SHAPES)] if look.unicode else f"#{seat + 1}"


def signs(look: Look, seats: Iterable[int]) -> str:
    return " ".join(sign(look, seat) for seat in seats)


def owner(look: Look, seat: int) -> str:
    """A name with the sign that stands on the board."""
    return look.name(seat) if look.unicode else f"#{seat + 1} {look.name(seat)}"


def none(look: Look) -> str:
    return "–" if look.unicode else "-"


def word(look: Look, key: str, **args: Any) -> str:
    """A word of the game's own catalogue."""
    return fit(look, look.voice.say(Message("felinia", key, args)))


def fit(look: Look, text: str) -> str:
    """Old terminals know neither times signs nor quotation marks."""
    return text if look.unicode else text.translate(PLAIN)


def paint(rgb: str) -> str:
    """A style that is readable on any ground: the colour, with the ink that stands out more."""
    return f"{max(INKS, key=lambda ink: contrast(ink, rgb))} on {rgb}"


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def good(look: Look, id: str) -> Text:
    """In the colour of the country it belongs to."""
    rgb = next(entry["rgb"] for entry in look.material["countries"] if entry["good"] == id)
    return Text(word(look, "good", good=id), paint(rgb))


def goods(look: Look, ids: Iterable[str]) -> Text:
    """What lies somewhere, with the number where there are several."""
    parts = []
    for id, count in Counter(ids).items():
        parts.append(Text.assemble(f"{count} " if count > 1 else "", good(look, id)))
    return Text(", ").join(parts) if parts else Text(none(look))


def tiles(look: Look, counts: Mapping[str, int]) -> str:
    return ", ".join(f"{count} {tile(look, id)}" for id, count in counts.items() if count)


def tile(look: Look, id: str) -> str:
    return fit(look, look.voice("felinia-tile", tile=id))


def ship_words(look: Look, id: str) -> str:
    ship = next(entry for entry in look.material["ships"] if entry["id"] == id)
    return word(look, "ship", country=ship["destination"], time=ship["time"])


def grid(*headings: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for heading in headings:
        table.add_column(heading)
    return table


# ---------------------------------------------------------------------- the town


def where(look: Look) -> Text:
    """How far the game is, and whose merchant is ashore."""
    view = look.view
    first = look.voice.name(view["first"]) if view["first"] >= 0 else none(look)
    lines = [look.voice("felinia-round", round=view["round"], phase=view["phase"], first=first)]
    if view["closing"] and view["phase"] != "over":
        lines.append(look.voice("felinia-closing"))
    ashore = view["explorer"]
    if ashore is not None:
        lines.append(look.voice("felinia-ashore", player=owner(look, ashore["seat"]), steps=ashore["steps"]))
    return Text("\n".join(lines), "dim")


def markets(look: Look) -> Table:
    """What lies there, the tokens from the top, and what the next one pays: a new one on top, or while trading the top one."""
    view = look.view
    table = grid(look.voice("felinia-market"), look.voice("felinia-goods"), look.voice("felinia-tokens"), look.voice("felinia-price"))
    another = {"placing": 1, "trading": 0}.get(view["phase"])
    pointer = "▸ " if look.unicode else "> "
    for market in view["markets"]:
        name = f"{pointer if view['trading'] == market['number'] else '  '}{market['number']}"
        if market["closed"]:
            table.add_row(name, Text(look.voice("felinia-closed"), "dim"), "", "")
        else:
            tokens = market["tokens"]
            table.add_row(name, goods(look, market["goods"]), signs(look, reversed(tokens)), price(tokens, another))
    tokens = view["guild"]["tokens"]
    bonuses = ", ".join(word(look, "bonus-tile", tile=id) for id in view["bonus_tiles"]) or none(look)
    name = f"{pointer if view['trading'] == GUILD else '  '}{look.voice('felinia-guild')}"
    table.add_row(name, look.voice("felinia-bonus", tiles=bonuses), signs(look, reversed(tokens)), price(tokens, another))
    return table


def price(tokens: list[int], another: int | None) -> str:
    return "" if another is None else str(len(tokens) + another or "")


def ships(look: Look) -> RenderableType:
    """By departure: what a merchant pays, and who is aboard, from the bow."""
    table = grid(look.voice("felinia-ship"), look.voice("felinia-passage"), look.voice("felinia-aboard"))
    printed = {ship["id"]: ship for ship in look.material["ships"]}
    lying = [(printed[ship["tile"]], ship["merchants"]) for ship in look.view["ships"] if ship["tile"] is not None]
    if not lying:
        return Text()
    free = "○" if look.unicode else "o"
    for ship, merchants in sorted(lying, key=lambda pair: [int(part) for part in pair[0]["time"].split(":")]):
        rgb = next(entry["rgb"] for entry in look.material["countries"] if entry["id"] == ship["destination"])
        aboard = [*(sign(look, seat) for seat in merchants), *[free] * (ship["seats"] - len(merchants))]
        table.add_row(Text(ship_words(look, ship["id"]), paint(rgb)), passage(look, ship), " ".join(aboard))
    return table


def passage(look: Look, ship: Mapping[str, Any]) -> Text:
    times = "×" if look.unicode else "x"
    parts = [Text.assemble(f"{count} {times} ", good(look, id)) for id, count in ship["goods"].items()]
    if ship["silver"]:
        parts.append(Text(f"{ship['silver']} {word(look, 'thing', thing='silver')}"))
    return Text(" + ").join(parts)


def stocks(look: Look) -> Text:
    """What is still to come, and what the supply and the bag hold."""
    view, pro = look.view, look.material["side"] == "pro"
    stack = view["ship_stack"]
    lines = [look.voice("felinia-stack", gray=len(stack["gray"]), blue=len(stack["blue"]))]
    if view["next_ship"] is not None:
        lines[0] += f" {look.voice('felinia-next', ship=ship_words(look, view['next_ship']))}"
    cards = [f"{word(look, 'thing', thing=sort)} {count}" for sort, count in view["supply"].items() if pro or sort != "provision"]
    bag = ", ".join(f"{word(look, 'good', good=id)} {count}" for id, count in view["bag"].items())
    lines.append(look.voice("felinia-supply", cards=", ".join(cards), bag=bag))
    if pro:
        known = [word(look, "mystery", card=card) for card in reversed(view["mystery_stack"]["cards"]) if card is not None]
        lines.append(look.voice("felinia-places-left", count=view["mystery_stack"]["count"]))
        lines[-1] += f" {look.voice('felinia-places-known', cards=', '.join(known))}" if known else ""
    if view["drawn"]:
        lines.append(look.voice("felinia-drawn", cards=", ".join(word(look, "mystery", card=card) for card in view["drawn"])))
    return Text("\n".join(lines), "dim")


# ---------------------------------------------------------------------- the island


def country(look: Look, entry: Mapping[str, Any]) -> RenderableType:
    """The harbour, then every crossing with what is found there, indented by its distance from the harbour: its posts, and the ways on."""
    land = {province["id"]: province for province in look.material["provinces"] if province["country"] == entry["id"]}
    harbour = next(place["province"] for place in look.material["harbours"] if place["country"] == entry["id"])
    heading = Text.assemble((f" {word(look, 'country', country=entry['id'])} ", paint(entry["rgb"])), "  ")
    heading.append_text(place(look, land[harbour])).append(" ").append_text(ways_on(look, land, harbour))
    hidden = tiles(look, look.view["face_down"][entry["id"]])
    if hidden:
        words = look.voice("felinia-face-down", tiles=hidden)
        fits = heading.cell_len + GAP + len(words) <= look.width
        heading.append(f"{' ' * GAP if fits else NEW_LINE}{words}", "dim")
    rows: list[tuple[Text, list[Text]]] = []
    for id, steps in distances(land, harbour).items():
        if id == harbour or land[id]["kind"] == "post":
            continue
        found = land[id]["symbols"]
        name = Text("  " * steps).append_text(place(look, land[id]))
        if found:
            name.append(f": {word(look, 'symbol', symbol=found[0], count=len(found))}")
        rows.append(
            (name, [*(post(look, land[other]) for other in land[id]["paths"] if land[other]["kind"] == "post"), ways_on(look, land, id)])
        )
    left = max(name.cell_len for name, _ in rows) + GAP
    table = Table.grid()
    table.add_column(width=left, no_wrap=True)
    table.add_column()
    for name, parts in rows:
        table.add_row(name, flow(parts, look.width - left))
    return Group(heading, table)


def flow(parts: list[Text], width: int) -> Text:
    """Side by side as far as there is room, none of them broken."""
    text, used = Text(), 0
    for part in parts:
        if used and used + GAP + part.cell_len > width:
            text.append("\n")
            used = 0
        elif used:
            text.append(" " * GAP)
            used += GAP
        text.append_text(part)
        used += part.cell_len
    return text


def distances(land: Mapping[str, Mapping[str, Any]], harbour: str) -> dict[str, int]:
    """Steps from the harbour, the nearest first."""
    found = {harbour: 0}
    for id in (front := [harbour]):
        for other in land[id]["paths"]:
            if other not in found:
                found[other] = found[id] + 1
                front.append(other)
    return found


def place(look: Look, province: Mapping[str, Any]) -> Text:
    """What a province is called within its country; in brackets where one may choose it, and with the merchant who is just there."""
    name = look.voice("felinia-province", kind=province["kind"], number=province["number"])
    if any(action[0] in ("go", "turn") and action[1] == province["id"] for action in look.options):
        text = Text(f"[{name}]", OPTION)
    else:
        text = Text(name)
    ashore = look.view["explorer"]
    return text.append(f" {sign(look, ashore['seat'])}", "bold") if ashore and ashore["way"][-1] == province["id"] else text


def post(look: Look, province: Mapping[str, Any]) -> Text:
    """With its tile, or the merchant who stands there."""
    lying = next(entry for entry in look.view["provinces"] if entry["id"] == province["id"])
    text = place(look, province).append(" ")
    if lying["merchant"] is not None:
        return text.append(sign(look, lying["merchant"]), "bold")
    return text.append("?" if lying["tile"] == "face_down" else none(look) if lying["tile"] is None else tile(look, lying["tile"]), "bold")


def ways_on(look: Look, land: Mapping[str, Mapping[str, Any]], id: str) -> Text:
    """The crossings to which a way leads; nobody goes back to the harbour."""
    numbers = sorted(land[other]["number"] for other in land[id]["paths"] if land[other]["kind"] not in ("post", "harbour"))
    arrow = "→" if look.unicode else "->"
    words = look.voice("felinia-ways", crossings=", ".join(map(str, numbers)), count=len(numbers))
    return Text(f"{arrow} {words}" if numbers else "", "dim")


# ---------------------------------------------------------------------- the players


def holdings(look: Look, seat: int) -> Text:
    """Who it is, and what lies before them. Tiles that this viewer does not see are only counted."""
    player = look.view["players"][seat]
    points = sum(term["points"] for term in look.view["score"][seat])
    hidden = player["tiles"] is None and player["tile_count"] + player["bonus_count"] > 0
    counted = look.voice("felinia-at-least", points=points) if hidden else look.voice("points", points=points)
    pro = look.material["side"] == "pro"
    things = look.voice("felinia-things", **{key: player[key] for key in ("silver", "gold", "spice", "merchants")})
    parts = [things, *([look.voice("felinia-provisions", count=player["provisions"])] if pro else [])]
    if look.view["phase"] == "placing":
        parts.append(look.voice("felinia-unplaced", count=player["tokens"]))
    text = Text.assemble((owner(look, seat), "bold"), f": {counted}; {', '.join(parts)}\n  ")
    text.append(f"{look.voice('felinia-goods')}: ").append_text(goods(look, player["goods"]))
    for line in (tiles_of(look, player), places_of(look, player) if pro else ""):
        text.append(f"\n  {line}" if line else "")
    return text


def tiles_of(look: Look, player: Mapping[str, Any]) -> str:
    """Trade tiles, special and bonus tiles."""
    if not player["tile_count"] + player["bonus_count"]:
        return ""
    if player["tiles"] is None:
        return look.voice("felinia-hidden", tiles=player["tile_count"], bonus=player["bonus_count"])
    owned = [f"{count} {tile(look, id)}" for id, count in player["tiles"].items()]
    owned += [look.voice("felinia-special", tile=tile(look, id)) for id in player["special_tiles"]]
    owned += [fit(look, look.voice("felinia-own-bonus", tile=word(look, "bonus-tile", tile=id))) for id in player["bonus_tiles"]]
    return look.voice("felinia-tiles", tiles=", ".join(owned))


def places_of(look: Look, player: Mapping[str, Any]) -> str:
    """Mysterious places: by name where this viewer knows them, otherwise by what was paid."""
    if not player["mystery_count"]:
        return ""
    known = [word(look, "mystery", card=card) for card in player["mysteries"]]
    if len(known) < player["mystery_count"]:
        known = [word(look, "place-price", cost=cost) for cost in player["costs"]]
    return look.voice("felinia-places", count=player["mystery_count"], cards=", ".join(known))
