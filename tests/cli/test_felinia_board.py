"""Felinia in a terminal."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest
from rich.cells import cell_len
from rich.text import Text

import tischlein
from tests.cli.test_boards import contrast, drawn
from tests.games.felinia.table import PASS, Table, table
from tischlein import say
from tischlein.cli.boards import SHAPES, Look
from tischlein.cli.boards.felinia import OPTION, paint
from tischlein.cli.language import Voice
from tischlein.core.message import Message
from tischlein.core.state import State
from tischlein.games.felinia.island import island

NAMES = ["Ottilie", "Konrad", "Mia", "Jan"]
CROSSINGS = ("fork", "symbol")
STEPS = {"Bid", "Buy", "Exchange", "Board", "Move", "Store"}


@cache
def positions(side: str, players: int = 2, seed: int = 3) -> dict[str, State]:
    """One position before each kind of question of a game, the last one of its kind, and the end: whoever can goes aboard and ashore."""
    match = tischlein.Match(tischlein.game("felinia").setup(players=players, side=side, elements=["experts"]), seed=seed)
    rng = Random(seed)
    found: dict[str, State] = {}
    while match.state.waiting_for:
        seat = match.state.waiting_for[0]
        found[match.state.view(seat)["question"]["step"]] = match.state.copy()
        options = match.state.options(seat)
        eager = [action for action in options if action[0] in ("board", "go", "bonus", "keep")]
        match.play(seat, rng.choice(eager or [action for action in options if action[0] != "sell"] or options))
    return {**found, "over": match.state}


def look(state: State, width: int = 100, language: str = "en", seat: int | None = None, **how: bool) -> Look:
    """As the one who is due sees it, or somebody else."""
    due = state.waiting_for[0] if state.waiting_for else 0
    viewer = due if seat is None else seat
    options = state.options(viewer) if viewer in state.waiting_for else ()
    material = state.setup.game.material(state.setup)
    return Look(state.view(viewer), material, Voice(language, NAMES[: state.setup.players]), width, focus=viewer, options=options, **how)


def lines(what: Look) -> list[str]:
    return [line.rstrip() for line in drawn(what).splitlines()]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("width", [60, 80, 100])
@pytest.mark.parametrize(("side", "players"), [("basic", 2), ("basic", 4), ("pro", 3)])
def test_no_line_is_wider_than_the_terminal(side: str, players: int, width: int, language: str) -> None:
    found = positions(side, players)
    assert set(found) >= STEPS - {"Store"} and ("KeepPlace" in found) == (side == "pro")
    for state in found.values():
        what = look(state, width, language)
        assert max(map(cell_len, lines(what))) <= width
        assert "…" not in drawn(what), "nothing is cut off"


def test_a_hundred_columns_are_enough_for_a_page() -> None:
    assert all(len(lines(look(state, 100))) <= 60 for side in ("basic", "pro") for state in positions(side, 4).values())


@pytest.mark.parametrize("side", ["basic", "pro"])
def test_markets_show_goods_tokens_from_the_top_and_the_price(side: str) -> None:
    state = positions(side)["Buy"]
    what = look(state, colour=False)
    rows = {line[:9].strip(" ▸"): line for line in lines(what)[:9]}
    for market in what.view["markets"]:
        row = rows[str(market["number"])]
        assert ("closed" in row) == market["closed"]
        tokens = " ".join(SHAPES[seat] for seat in reversed(market["tokens"]))
        assert tokens in row and (not tokens or row.endswith(f"{tokens.ljust(21)}  {len(market['tokens'])}"))
        assert row.startswith("▸") == (what.view["trading"] == market["number"])
        for good in market["goods"]:
            assert say(Message("felinia", "good", {"good": good})) in row
    assert any(row.startswith("▸") for row in rows.values())
    assert "Bonus tiles:" in rows["Guild"]


def test_while_placing_the_price_is_that_of_another_token() -> None:
    what = look(positions("basic")["Bid"])
    market = what.view["markets"][0]
    assert next(line for line in lines(what) if line.startswith("  1 ")).endswith(f" {len(market['tokens']) + 1}")


def test_ships_are_in_the_order_of_departure_with_free_seats() -> None:
    what = look(positions("basic", 3)["Board"])
    picture = lines(what)
    first = next(number for number, line in enumerate(picture) if line.startswith("Ship "))
    rows = picture[first + 1 : first + 5]
    times = [re.findall(r"\d:\d\d", row)[0] for row in rows]
    assert times == sorted(times) and len(set(times)) == 4
    printed = {ship["time"]: ship for ship in what.material["ships"]}
    lying = {ship["tile"]: ship["merchants"] for ship in what.view["ships"]}
    for time, row in zip(times, rows, strict=True):
        ship = printed[time]
        aboard = lying[ship["id"]]
        assert row.endswith(" ".join([*(SHAPES[seat] for seat in aboard), *["○"] * (ship["seats"] - len(aboard))]))
        assert ("1 silver" in row) == bool(ship["silver"]) and all(f"{count} × " in row for count in ship["goods"].values())
    assert f"Next: the {next(ship['time'] for ship in printed.values() if ship['id'] == what.view['next_ship'])}" in drawn(what)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("side", ["basic", "pro"])
def test_every_province_has_the_name_of_the_options_and_shows_what_is_there(side: str, language: str) -> None:
    """The name in the words of the rules is the one on the board, with the country."""
    state = positions(side, 3)["Move"]
    what = look(state, 200, language, colour=False)
    picture = lines(what)
    words = island(side).words
    lying = {province["id"]: province for province in what.view["provinces"]}
    countries = {entry["id"]: f" {entry['names'][language]}" for entry in what.material["countries"]}
    heads = {id: next(number for number, line in enumerate(picture) if line.startswith(name)) for id, name in countries.items()}
    assert len(heads) == 5
    for number, province in enumerate(what.material["provinces"]):
        head = heads[province["country"]]
        after = [other for other in heads.values() if other > head]
        part = "\n".join(picture[head : min(after, default=len(picture))])
        name = what.voice("felinia-province", kind=province["kind"], number=province["number"])
        assert name.lower() in say(words[number], language).lower()
        there = lying[province["id"]]
        if province["kind"] == "post":
            if there["merchant"] is not None:
                shown = SHAPES[there["merchant"]]
            else:
                shown = "?" if there["tile"] == "face_down" else what.voice("felinia-tile", tile=there["tile"])
            assert f"{name} {shown}" in part.replace("[", "").replace("]", "")
        else:
            assert name in part


@pytest.mark.parametrize("side", ["basic", "pro"])
def test_ways_and_rewards_of_every_crossing(side: str) -> None:
    what = look(positions(side)["Bid"], 200)
    picture, land = lines(what), {province["id"]: province for province in what.material["provinces"]}
    row, harbour = -1, ""
    for line in picture:
        if found := next((entry["id"] for entry in what.material["countries"] if line.startswith(f" {entry['names']['en']}")), ""):
            harbour = found
            assert "harbour → crossings 1, 2" in line
        if match := re.match(r"( +)crossing (\d): ", line):
            row += 1
            crossings = [province for province in land.values() if province["country"] == harbour and province["kind"] in CROSSINGS]
            (province,) = [crossing for crossing in crossings if crossing["number"] == int(match[2])]
            posts = [land[other] for other in province["paths"] if land[other]["kind"] == "post"]
            assert [int(number) for number in re.findall(r"post (\d)", line)] == [post["number"] for post in posts]
            on = sorted(land[other]["number"] for other in province["paths"] if land[other]["kind"] in CROSSINGS)
            assert line.partition("→")[2].split(" ", 2)[2] == ", ".join(map(str, on))
            beside = any(land[other]["kind"] == "harbour" for other in province["paths"])
            assert (len(match[1]) == 2) == beside, "what lies further inland is indented further"
    assert row + 1 == sum(province["kind"] in CROSSINGS for province in land.values())


@pytest.mark.parametrize(("side", "step", "verb"), [("basic", "TurnUp", "turn"), ("basic", "Move", "go"), ("pro", "Move", "go")])
def test_what_can_be_chosen_is_in_brackets(side: str, step: str, verb: str) -> None:
    state = positions(side, 3)[step]
    what = look(state)
    chosen = [action[1] for action in what.options if action[0] == verb]
    names = [what.voice("felinia-province", kind=p["kind"], number=p["number"]) for p in what.material["provinces"] if p["id"] in chosen]
    assert chosen and all(f"[{name}]" in drawn(what) for name in names)
    assert "[" not in drawn(look(positions(side, 3)["Bid"]))


def test_the_merchant_ashore_stands_where_he_is() -> None:
    what = look(positions("pro", 3)["Move"])
    ashore = what.view["explorer"]
    here = next(province for province in what.material["provinces"] if province["id"] == ashore["way"][-1])
    name = what.voice("felinia-province", kind=here["kind"], number=here["number"])
    assert f"{name} {SHAPES[ashore['seat']]}" in drawn(what)
    assert f"Ashore: {SHAPES[ashore['seat']]} {NAMES[ashore['seat']]}" in drawn(what)


def owned(what: Look, seat: int) -> str:
    """The part of the picture about one player."""
    text = drawn(what)
    after = text[text.index(f"\n{SHAPES[seat]} {NAMES[seat]}:") + 1 :]
    return re.split(rf"\n[{''.join(SHAPES)}] ", after)[0]


def loaded(side: str = "pro") -> Table:
    game = table(2, side).own(0, ["clock", "clock", "wine"], silver=5, gold=2, spice=4, merchants=7)
    game.tiles(0, lion=2, bonus=["extra_puma"], special=["gold_income"] if side == "pro" else [])
    return game.own(0, provisions=3).kept(0, "moon_temple", "crystal_cave") if side == "pro" else game


def test_what_a_player_has() -> None:
    text = owned(look(loaded().state), 0)
    for part in (
        "silver 5, gold 2, spice 4, merchants 7, provisions 3, tokens 3",
        "Goods: 2 clock, wine",
        "Tiles: 2 lion, special tile “more gold”, bonus tile “one more puma”",
        "Mysterious places: 2 (Crystal Cave, Moon Temple)",
    ):
        assert part in text


def test_what_lies_face_down_before_others_is_only_counted() -> None:
    text = owned(look(loaded().state, seat=1), 0)
    assert "Tiles: 3, bonus tiles: 1 (face down)" in text and "points without hidden tiles" in text
    assert "Mysterious places: 2 (for nothing, for a wine)" in text
    assert "lion" not in text and "Moon" not in text
    assert "Goods: 2 clock, wine" in text, "the rest lies open"


def test_the_basic_game_knows_no_provisions() -> None:
    text = drawn(look(loaded("basic").state))
    assert "provision" not in text and "Mysterious" not in text


def test_known_and_drawn_cards_are_named_for_the_one_who_knows_them() -> None:
    game = table(2, "pro").mysteries("moon_temple", "star_tower", "crystal_cave").ashore("puma", 0)
    game.play(0, ("go", "puma_s2"), ("go", "puma_s3"))
    assert "You have drawn: Moon Temple, Star Tower" in drawn(look(game.state))
    assert "Temple" not in drawn(look(game.state, seat=1))
    game.play(0, PASS)
    state = game.settle().state
    assert "Mysterious places in the stack: 3. Of these you know: Moon Temple, Star Tower." in drawn(look(state, seat=0))
    assert "Mysterious places in the stack: 3.\n" in re.sub(" +\n", "\n", drawn(look(state, seat=1)))


def test_the_others_can_be_left_out() -> None:
    state = positions("basic", 3)["Bid"]
    due = state.waiting_for[0]
    text = drawn(look(state, others=False))
    assert f"{NAMES[due]}: " in text and all(f"{SHAPES[seat]} {NAMES[seat]}:" not in text for seat in range(3) if seat != due)


@pytest.mark.parametrize("side", ["basic", "pro"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_old_terminals_get_plain_characters(side: str, language: str) -> None:
    for state in positions(side, 4).values():
        text = drawn(look(state, 80, language, unicode=False, colour=False))
        assert {sign for sign in text if ord(sign) > 127} <= set("öüÄäß")
        assert "#1 Ottilie:" in text and "#4 Jan:" in text


@pytest.mark.parametrize("side", ["basic", "pro"])
def test_colours_add_nothing_that_is_not_also_a_sign(side: str) -> None:
    for state in positions(side, 3).values():
        coloured = Text.from_ansi(drawn(look(state), "truecolor")).plain
        assert [line.rstrip() for line in coloured.splitlines()] == lines(look(state, colour=False))


def test_styles_set_both_colours() -> None:
    material = positions("basic")["Bid"].setup.game.material(tischlein.game("felinia").setup(players=2))
    for style in [OPTION, *(paint(entry["rgb"]) for entry in material["countries"])]:
        ink, _, ground = style.removeprefix("bold ").partition(" on ")
        assert contrast(ink, ground) >= 4.5, style
