"""How the table looks."""

from __future__ import annotations

import io
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import tischlein
from tischlein.bots import GreedyBot, ask
from tischlein.cli.boards import Look, draw
from tischlein.cli.language import Voice
from tischlein.core.state import State


def played(players: int, decisions: int, id: str = "burgundy_dice", **options: Any) -> State:
    """A position after some random decisions."""
    match = tischlein.Match(tischlein.game(id).setup(players=players, **options), seed=players)
    rng = Random(1)
    for _ in range(decisions):
        if match.state.waiting_for:
            seat = match.state.waiting_for[0]
            match.play(seat, rng.choice(match.state.options(seat)))
    return match.state


def look(state: State, width: int, seat: int | None = 0, **how: bool) -> Look:
    options = () if seat is None else state.options(seat)
    voice = Voice("de", ["Ottilie mit einem sehr langen Namen", "Konrad"])
    return Look(state.view(seat), state.setup.game.material(state.setup), voice, width, focus=seat or 0, options=options, **how)


def drawn(what: Look, colours: str | None = None) -> str:
    console = Console(file=io.StringIO(), width=what.width, color_system=colours, force_terminal=bool(colours), highlight=False)  # type: ignore[arg-type]
    console.print(draw(what))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("width", [60, 80, 100, 120, 200])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_no_line_is_wider_than_the_terminal(players: int, width: int) -> None:
    for decisions in (0, 40, 1000):
        text = drawn(look(played(players, decisions), width, colour=False))
        assert max(cell_len(line.rstrip()) for line in text.splitlines()) <= width


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("sheet", ["A", "B", "C", "D"])
def test_every_field_shows_its_kind_or_its_number(sheet: str, width: int) -> None:
    state = played(2, 60, sheet=sheet)
    what = look(state, width, others=False, colour=False)
    text = drawn(what)
    assert "…" not in text.partition("\n")[2], "nothing but a long name is cut off"
    own, colours = what.view["sheets"][0], what.material["colours"]
    signs = {"purple": "†", "gray": "∩", "blue": "≈", "orange": "⌂", "green": "♜", "yellow": "ψ"}
    cells = []
    for letter in "ABCDEFG":
        line = next(line for line in text.splitlines() if line.startswith(f"{letter} "))
        cells += [part.strip() for part in line.split("│")[1:-1]]
    assert len(cells) == 37
    for cell, shown in enumerate(cells):
        if cell == own["start"]:
            assert shown == "✗"
        elif cell in own["marked"]:
            assert shown == str(own["numbers"][cell])
        else:
            assert shown.startswith(signs[colours[cell]])


def test_options_are_named_on_the_board() -> None:
    state = played(1, 0)
    text = drawn(look(state, 80))
    names = [state.setup.game.material(state.setup)["names"][cell] for _, cell in state.options(0)]
    assert len(names) == 4
    assert all(f"[{name}]" in text for name in names)
    assert text.count("[") == 4
    assert "[" not in drawn(look(played(1, 1), 80)), "a question that is not about fields names none"


def test_dice_time_bonuses_and_points_are_there() -> None:
    state = played(2, 60)
    view = state.view(0)
    text = drawn(look(state, 80))
    dice = text.splitlines()[2]
    assert dice.startswith(f"│ {view['dice'][0]} ││ {view['dice'][1]} │ ")
    assert text.count("☒") == 10 * (view["phase"] - 1) + view["boxes"] + view["dice"][4]
    own = view["sheets"][0]
    circles = sum(row["crossed"] for row in own["rows"].values()) + list(own["castle_row"].values()).count("crossed")
    assert text.count("⊗") == circles > 0
    assert f"{own['points']} Punkte" in text and f"{view['sheets'][1]['points']} Punkte" in text


def test_taken_extra_points_are_crossed_out() -> None:
    match = tischlein.Match(tischlein.game("burgundy_dice").setup(players=2), seed=5)
    while match.state.waiting_for:
        seat = match.state.waiting_for[0]
        match.play(seat, ask(GreedyBot(), match.state, seat))
    state = match.state
    taken = sum(not free for colour in state.view(0)["extra_points"].values() for free in colour.values())
    assert drawn(look(state, 80)).count("–") == taken > 0


def test_drawing_from_the_view_shows_no_secrets() -> None:
    """Seat 0 has acted this round, seat 1 has not: for seat 1 nothing has changed."""
    match = tischlein.Match(tischlein.game("burgundy_dice").setup(players=2), seed=3)
    before = drawn(look(match.state, 120, seat=1))
    match.play(0, match.state.options(0)[0])
    assert drawn(look(match.state, 120, seat=1)) == before
    assert drawn(look(match.state, 120, seat=0)) != before


def test_colours_add_nothing_that_is_not_also_a_sign() -> None:
    """With and without colour the same characters, but for the lines that separate fields."""
    state = played(3, 30)
    plain = drawn(look(state, 80, colour=False)).replace("│", " ")
    from rich.text import Text

    coloured = Text.from_ansi(drawn(look(state, 80), "truecolor")).plain.replace("│", " ")
    assert [line.rstrip() for line in plain.splitlines()] == [line.rstrip() for line in coloured.splitlines()]


def test_old_terminals_get_plain_characters() -> None:
    """Everything the drawing adds to the words is ASCII."""
    state = played(2, 50)
    what = look(state, 80, unicode=False, colour=False)
    words = "öüÄäß"
    assert {sign for sign in drawn(what) if ord(sign) > 127} <= set(words)


def test_styles_set_both_colours() -> None:
    """On a light and on a dark terminal alike: whatever has a ground has a colour of its own on it."""
    from tischlein.cli.boards.burgundy_dice_sheet import OPTION, PAINTS

    for style in [OPTION, *(style for paint in PAINTS.values() for style in (paint.free, paint.marked))]:
        ink, _, ground = style.removeprefix("bold ").partition(" on ")
        assert contrast(ink, ground) >= 4.5, style


def contrast(one: str, other: str) -> float:
    """As WCAG defines it."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_a_game_nobody_has_drawn_is_shown_in_words(take_away: str) -> None:
    game = tischlein.game(take_away)
    state = game.start(game.setup(players=2))
    text = drawn(Look(state.view(0), {}, Voice("en"), 40, focus=0))
    assert text.splitlines() == [
        "heap:".ljust(40),
        "  stones: 7".ljust(40),
        "  per turn: 1, 2, 3".ljust(40),
        "taken: 0, 0".ljust(40),
        "last: –".ljust(40),
    ]


def test_deep_views_are_readable_too() -> None:
    view = {"game": "none", "cards": [{"name": "Inn", "cost": [1, 2]}, {"name": "Mill", "cost": []}], "grid": [[1, 2], [3, [4]]]}
    text = drawn(Look(view, {}, Voice("en"), 30, focus=0))
    assert [line.rstrip() for line in text.splitlines()] == [
        "cards 1:",
        "  name: Inn",
        "  cost: 1, 2",
        "cards 2:",
        "  name: Mill",
        "  cost: –",
        "grid 1: 1, 2",
        "grid 2:",
        "  0: 3",
        "  1: 4",
    ]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_burgundy_shows_depots_duchies_and_what_everybody_has(players: int) -> None:
    state = played(players, 90, "burgundy", elements=["inns", "shields", *(["team"] if players == 4 else [])])
    what = look(state, 120, seat=None, colour=False)
    text = drawn(what)
    for estate in what.view["estates"]:
        spaces = what.material["duchies"][estate["duchy"]]["spaces"]
        for letter, kind in (("B", "building"), ("A", "animal"), ("S", "ship")):
            for space, tile in zip(spaces, estate["tiles"], strict=True):
                assert tile is not None or space["kind"] != kind or f"{letter}{space['die']}" in text
    assert text.count("[Bu]") == sum(estate["tiles"].count("castle") for estate in what.view["estates"])
    assert text.count("verkauft:") == len(what.view["estates"])
    assert "schwarz" in text and "Gasthof" in text


def test_burgundy_names_the_spaces_that_can_be_chosen() -> None:
    state = played(2, 0, "burgundy", boards=[5, 6])
    text = drawn(look(state, 100, seat=state.waiting_for[0]))
    spaces = state.setup.game.material(state.setup)["duchies"]
    board = spaces[state.view(None)["estates"][state.waiting_for[0]]["duchy"]]["spaces"]
    assert all(f"({board[cell]['name']})" in text for _, cell in state.options(state.waiting_for[0]))
