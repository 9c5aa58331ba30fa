"""The Dice Game on the table: dice and time above, the own sheet with bonuses beside it, the others small."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tischlein.cli.boards.burgundy_dice_sheet import PAINTS, SHEET_WIDTH, SMALL_WIDTH, bonus_letter, large, small, symbol
from tischlein.cli.boards.look import Look
from tischlein.core.message import Message

PHASES = ("I", "II", "III")
OWN = 78
"""The width of the own sheet with everything that belongs to it; on narrower terminals its parts go below each other."""
DICE_WIDTH = 29
GUTTER = 4
ROOMY, NARROW = SMALL_WIDTH + 24, SMALL_WIDTH + 5
"""The width of somebody else's sheet with the words beside it, and with the words above it."""


def draw(look: Look) -> RenderableType:
    above: list[RenderableType] = [dice(look), phases(look)]
    beside: list[RenderableType] = [large(look), Group(bonuses(look), "", kinds(look))]
    others = [seat for seat in range(len(look.view["sheets"])) if seat != look.focus] if look.others else []
    if look.width < OWN:
        return Group(*above, where(look), *beside, *((other_sheets(look, others, look.width),) if others else ()))
    own = Group(side_by_side(above, DICE_WIDTH), where(look), side_by_side(beside, SHEET_WIDTH + 1))
    if not others:
        return own
    beside_own = look.width - OWN - GUTTER
    if beside_own // NARROW * 2 < len(others):  # more than two rows would be taller than the own sheet
        return Group(own, other_sheets(look, others, look.width))
    return side_by_side([own, other_sheets(look, others, beside_own)], OWN + GUTTER)


def side_by_side(parts: list[RenderableType], left: int) -> Table:
    grid = Table.grid(padding=0)
    grid.add_column(width=left)
    grid.add_column()
    grid.add_row(*parts)
    return grid


def word(look: Look, key: str, **args: str | int) -> str:
    """A word of the game's own catalogue, fit to begin a line."""
    text = look.voice.say(Message("burgundy_dice", key, args))
    return text[:1].upper() + text[1:]


def where(look: Look) -> Text:
    """Which sheet, and how far the game is."""
    duchy = look.voice("dice-duchy", duchy=look.material["duchy"])
    if not look.view["round"]:
        return Text(duchy, "dim")
    return Text(f"{duchy}, {look.voice('dice-round', phase=PHASES[look.view['phase'] - 1], round=look.view['round'])}", "dim")


def dice(look: Look) -> Text:
    """Whose board it is; below, five dice: two with numbers, two with colours, the hourglass."""
    sheet = look.view["sheets"][look.focus]
    points = f": {look.voice('points', points=sheet['points'])}"
    owner = Text(look.name(look.focus), "bold")
    owner.truncate(DICE_WIDTH - 1 - len(points), overflow="ellipsis" if look.unicode else "crop")
    owner.append(points)
    thrown = [*look.view["dice"], *[None] * 5][:5]
    corner = ("┌───┐", "│", "└───┘") if look.unicode else ("+---+", "|", "+---+")
    hourglass = "☒" if look.unicode else "x"  # the time boxes it costs: few fonts know an hourglass
    top, middle, bottom = Text(), Text(), Text()
    for number, value in enumerate(thrown):
        face, style = "   ", ""
        if isinstance(value, str):
            face, style = symbol(look, value).center(3), f"bold {PAINTS[value].free}"
        elif value is not None:
            face, style = (str(value) if number < 4 else " ".join(hourglass * value)).center(3), "bold"
        space = " " if number in (1, 3) else ""
        top.append(f"{corner[0]}{space}")
        middle.append(corner[1]).append(face, style).append(f"{corner[1]}{space}")
        bottom.append(f"{corner[2]}{space}")
    return Text("\n").join([owner, top, middle, bottom])


def phases(look: Look) -> Table:
    """Time, points and what a region brings, phase by phase."""
    view, sheet = look.view, look.view["sheets"][look.focus]
    solo = len(view["sheets"]) == 1
    boxes = look.material["solo_rounds" if solo else "boxes"]
    crossed, free = ("☒", "☐") if look.unicode else ("x", ".")
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(look.voice("dice-phase"), no_wrap=True)
    table.add_column(look.voice("dice-time"), no_wrap=True)
    table.add_column(look.voice("dice-points"), justify="right", no_wrap=True)
    for size in look.material["region_points"]:
        table.add_column(look.voice("dice-size", size=size), justify="right", no_wrap=True)
    for phase, name in enumerate(PHASES, start=1):
        gone = boxes if phase < view["phase"] or view["result"] else 0 if phase > view["phase"] else view["round" if solo else "boxes"]
        points = str(sheet["interim"][phase - 1]) if phase <= view["phase"] else ""
        region = [str(by_phase[phase - 1]) for by_phase in look.material["region_points"].values()]
        now = phase == view["phase"] and not view["result"]
        pointer = ("▸ " if look.unicode else "> ") if now else "  "
        table.add_row(f"{pointer}{name}", crossed * gone + free * (boxes - gone), points, *region, style="bold" if now else None)
    return table


def bonuses(look: Look) -> Table:
    """The rows of circles: still open, earned, spent; and the castle row."""
    sheet = look.view["sheets"][look.focus]
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(look.voice("dice-bonuses"), no_wrap=True)
    table.add_column("", justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column(look.voice("dice-castle"), justify="center", no_wrap=True)
    circle = dict(zip(("blank", "circled", "crossed"), "○●⊗" if look.unicode else "oOx", strict=True))
    for bonus, length in look.material["tracks"].items():
        row = sheet["rows"][bonus]
        earned = row["circled"] - row["crossed"]
        circles = circle["crossed"] * row["crossed"] + circle["circled"] * earned + circle["blank"] * (length - row["circled"])
        left = sheet["bonuses"][bonus]
        name = f"{bonus_letter(look, bonus)} {word(look, 'bonus', bonus=bonus)}"
        table.add_row(name, str(left), circles, circle[sheet["castle_row"][bonus]], style="bold" if left else None)
    return table


def kinds(look: Look) -> Table:
    """Which kind takes which numbers, and the extra points that are still to be had for it."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(look.voice("dice-kind"), no_wrap=True)
    table.add_column(look.voice("dice-number"), no_wrap=True)
    table.add_column(look.voice("dice-extra"), justify="right", no_wrap=True)
    taken = "–" if look.unicode else "-"
    for colour, paint in PAINTS.items():
        name = Text.assemble((f" {symbol(look, colour)} ", paint.free), f" {word(look, 'kind', colour=colour)}")
        points = zip(look.material["extra_points"][colour], look.view["extra_points"][colour].values(), strict=True)
        extra = " ".join(str(value) if free else taken for value, free in points)
        table.add_row(name, look.voice("dice-rule", colour=colour), extra)
    return table


def other_sheets(look: Look, seats: list[int], width: int) -> RenderableType:
    """As many side by side as fit: the words beside the sheet where there is room, else above it."""
    roomy = len(seats) * ROOMY <= width
    each = ROOMY if roomy else NARROW
    per_line = max(1, width // each)
    grid = Table.grid(padding=0)
    for _ in range(min(per_line, len(seats))):
        grid.add_column(width=each)
    for first in range(0, len(seats), per_line):
        if first:
            grid.add_row("")
        grid.add_row(*(other_sheet(look, seat, roomy) for seat in seats[first : first + per_line]))
    return grid


def other_sheet(look: Look, seat: int, roomy: bool) -> RenderableType:
    sheet = look.view["sheets"][seat]
    name = Text(look.name(seat), "bold", no_wrap=True, overflow="ellipsis" if look.unicode else "crop")
    stock = [f"{bonus_letter(look, bonus)}{count}" for bonus, count in sheet["bonuses"].items()]
    words = Group(name, Text(look.voice("points", points=sheet["points"])), Text(" ".join(stock)))
    return side_by_side([small(look, seat), words], SMALL_WIDTH + 2) if roomy else Group(words, small(look, seat))
