"""Who sees what: tiles before their owners, mysterious places, buried cards; imagined worlds; what can be taken back."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import tischlein
from tests.games.felinia.table import PASS, Table, table
from tischlein import Match, UndoError
from tischlein.games.felinia.state import FeliniaState

CAVE, GARDEN, VINEYARD, TEMPLE = "crystal_cave", "sunken_garden", "hermit_vineyard", "moon_temple"
LIBRARY, TOWER = "lost_library", "star_tower"
COST = {CAVE: "free", GARDEN: "free", VINEYARD: "wine", TEMPLE: "wine", LIBRARY: "book", TOWER: "book"}


def loaded(*elements: str) -> Table:
    """Seat 0 has something of everything that counts."""
    game = table(3, "pro", *elements).kept(0, CAVE, TEMPLE).own(0, ["clock"], silver=2, gold=2, spice=3, provisions=2)
    special = ["spice_points", "lone_merchants", "mystery_points", "provision_points"]
    return game.tiles(0, lion=3, panther=2, bonus=["extra_lion", "plus_panther"], special=special).post(
        0, "lion_o1", "tiger_o1", "tiger_m1"
    )


def score(game: Table, viewer: int | None, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = {}
    for term in game.state.view(viewer)["score"][seat]:
        found[term["key"]] = found.get(term["key"], 0) + term["points"]
    return found


# ---------------------------------------------------------------------- tiles


@pytest.mark.rule("FEL-108")
def test_points_from_hidden_tiles_are_hidden() -> None:
    """The others count what lies open, as if there were no tiles: 1 for the lone merchant, 1 for three spices, nothing for provisions."""
    game = loaded()
    assert score(game, 0) == {
        "set": 16 + 4,
        "plus": 2,
        "groups": 4,
        "lone": 2,
        "gold": 2,
        "spice-special": 3,
        "goods": 1,
        "mysteries": 4,
        "mysteries-special": 2,
        "provisions-special": 4,
    }
    for viewer in (1, 2, None):
        assert score(game, viewer) == {"groups": 5, "gold": 2, "spice": 1, "goods": 1, "mysteries": 4}


@pytest.mark.rule("FEL-108")
def test_with_open_tiles_everybody_sees_them_and_their_points() -> None:
    game = loaded("open_tiles")
    for viewer in (1, 2, None):
        assert game.sees(viewer, 0) == game.sees(0, 0) | {"mysteries": []}, "all but the mysterious places"
        assert game.sees(viewer, 0)["tiles"] == {"lion": 3, "panther": 2}
        assert score(game, viewer) == score(game, 0)


@pytest.mark.rule("FEL-108")
def test_when_the_game_is_over_everybody_sees_them() -> None:
    game = loaded()
    assert game.sees(1, 0)["tiles"] is None
    game.over()
    for viewer in (1, 2, None):
        assert game.sees(viewer, 0)["tiles"] == {"lion": 3, "panther": 2}
        assert game.sees(viewer, 0)["special_tiles"] == game.sees(0, 0)["special_tiles"] != []
        assert game.sees(viewer, 0)["bonus_tiles"] == ["extra_lion", "plus_panther"]
        assert score(game, viewer) == score(game, 0)
        assert sum(score(game, viewer).values()) == game.state.view(viewer)["result"]["points"][0]


@pytest.mark.rule("FEL-108")
def test_one_sees_the_own_tiles_whoever_is_due() -> None:
    game = loaded().bids(0)
    assert game.due() == (1,) and game.sees(0, 0)["tiles"] == {"lion": 3, "panther": 2}


# ---------------------------------------------------------------------- mysterious places


def drawing(*cards: str, seat: int = 0, players: int = 3) -> Table:
    """A merchant of a seat has just drawn the first two of these."""
    game = table(players, "pro").mysteries(*cards).ashore("puma", seat).own(seat, ["wine", "book"])
    return game.play(seat, ("go", "puma_s2"), ("go", "puma_s3"))


def explorers(*cards: str, second: int = 1) -> Table:
    """Merchants of seat 0 and another are on the way to a mysterious place, one after the other."""
    game = table(3, "pro").mysteries(*cards).ashore("puma", 0, second)
    return game.own(0, ["wine", "book"]).own(second, ["wine", "book"], provisions=0)


def enter(game: Table, seat: int) -> Table:
    return game.play(seat, ("go", "puma_s2"), ("go", "puma_s3"))


@pytest.mark.rule("FEL-158")
def test_only_who_drew_the_cards_sees_them() -> None:
    game = drawing(CAVE, TEMPLE, TOWER)
    assert game.state.view(0)["drawn"] == [CAVE, TEMPLE]
    for viewer in (1, 2, None):
        assert game.state.view(viewer)["drawn"] is None
        assert CAVE not in str(game.state.view(viewer)) and TEMPLE not in str(game.state.view(viewer))
        assert set(game.state.secrets(viewer)) == {"stack", "drawn"}


@pytest.mark.rule("FEL-158")
def test_a_card_that_was_kept_is_seen_by_its_owner_only() -> None:
    game = drawing(CAVE, TEMPLE, TOWER).play(0, ("keep", TEMPLE)).settle()
    assert game.sees(0, 0)["mysteries"] == [TEMPLE]
    for viewer in (1, 2, None):
        assert game.sees(viewer, 0)["mysteries"] == [] and game.sees(viewer, 0)["costs"] == ["wine"]
        assert TEMPLE not in str(game.state.view(viewer))


@pytest.mark.rule("FEL-154", "FEL-158")
def test_buried_cards_are_known_to_who_buried_them_and_to_nobody_else() -> None:
    game = drawing(CAVE, TEMPLE, TOWER, GARDEN).play(0, PASS)
    assert game.state.view(0)["mystery_stack"]["cards"] == [TEMPLE, CAVE, None, None]
    for viewer in (1, 2, None):
        assert game.state.view(viewer)["mystery_stack"]["cards"] == [None] * 4


@pytest.mark.rule("FEL-154", "FEL-158")
def test_buried_cards_stay_known_in_imagined_worlds() -> None:
    game = drawing(CAVE, TEMPLE, TOWER, GARDEN, VINEYARD, LIBRARY).play(0, ("keep", CAVE)).settle()
    lowest = Counter[str]()
    for seed in range(40):
        world = game.state.imagine(0, Random(seed))
        assert world.secrets(None)["stack"]["cards"][0] == TEMPLE
        assert world.view(0) == game.state.view(0)
        other = game.state.imagine(1, Random(seed))
        lowest[other.secrets(None)["stack"]["cards"][0]] += 1
        assert other.view(1) == game.state.view(1)
    assert len(lowest) > 3, "for the others it may be any card"


@pytest.mark.rule("FEL-154", "FEL-158")
def test_whoever_buried_them_knows_them_when_somebody_draws_them() -> None:
    """Two cards only: seat 0 puts both back, and seat 1 draws them; which one it keeps, seat 0 does not see."""
    game = enter(enter(explorers(CAVE, GARDEN), 0).play(0, PASS), 1)
    assert game.state.view(1)["drawn"] == [CAVE, GARDEN] and game.state.view(0)["drawn"] is None
    assert all(game.state.imagine(0, Random(seed)).view(1)["drawn"] == [CAVE, GARDEN] for seed in range(10))
    assert {tuple(game.state.imagine(2, Random(seed)).view(1)["drawn"]) for seed in range(20)} == {(CAVE, GARDEN), (GARDEN, CAVE)}
    game.play(1, ("keep", GARDEN))
    assert game.state.view(0)["mystery_stack"]["cards"] == [None] and game.sees(0, 1)["mysteries"] == []
    kept = {tuple(game.state.imagine(0, Random(seed)).view(1)["players"][1]["mysteries"]) for seed in range(20)}
    assert kept == {(CAVE,), (GARDEN,)}


@pytest.mark.rule("FEL-153", "FEL-158")
def test_imagined_worlds_respect_the_good_that_was_paid() -> None:
    game = table(3, "pro").kept(0, TEMPLE, CAVE, LIBRARY).kept(1, VINEYARD, GARDEN)
    hands = set()
    for seed in range(60):
        world = game.state.imagine(2, Random(seed))
        for seat in (0, 1):
            hand = world.view(seat)["players"][seat]["mysteries"]
            assert Counter(COST[card] for card in hand) == Counter(game.sees(2, seat)["costs"])
            hands.add((seat, tuple(hand)))
    assert len(hands) == 8 + 4, "and whatever fits can be"


@pytest.mark.rule("FEL-152", "FEL-158")
def test_imagined_worlds_never_give_anybody_two_of_a_kind() -> None:
    """Each of three others has two cards for nothing and two for wine: of all deals that fit the goods, few fit this rule."""
    game = table(4, "pro")
    for seat in (1, 2, 3):
        game.kept(seat, CAVE, GARDEN, VINEYARD, TEMPLE)
    game.kept(0, TOWER)
    for seed in range(60):
        world = game.state.imagine(0, Random(seed))
        for seat in (1, 2, 3):
            assert world.view(seat)["players"][seat]["mysteries"] == sorted([CAVE, GARDEN, VINEYARD, TEMPLE])
        assert world.view(0) == game.state.view(0)
        assert Counter(world.secrets(None)["stack"]["cards"]) == {TOWER: 2, LIBRARY: 3}


@pytest.mark.rule("FEL-152")
def test_all_worlds_that_fit_are_equally_likely() -> None:
    """Seat 1 has a card for nothing; of three caves seat 0 has one, so that two caves and three gardens remain."""
    game = table(2, "pro").kept(0, CAVE).kept(1, GARDEN)
    seen = Counter(game.state.imagine(0, Random(seed)).view(1)["players"][1]["mysteries"][0] for seed in range(1000))
    assert set(seen) == {CAVE, GARDEN} and 340 < seen[CAVE] < 460


@pytest.mark.rule("FEL-158")
def test_the_options_of_somebody_else_are_imagined_with_his_cards() -> None:
    """For seat 1 the cards that seat 0 has drawn are unknown, and so is what can be kept."""
    game = drawing(CAVE, TEMPLE, TOWER, GARDEN, LIBRARY).own(0, [])
    seen = {tuple(game.state.imagine(1, Random(seed)).options(0)) for seed in range(40)}
    assert len(seen) > 2 and all(options[-1] == PASS for options in seen)


@pytest.mark.rule("FEL-158")
def test_a_match_tells_everybody_only_their_part() -> None:
    match, seat = before_a_place()
    match.play(seat, next(action for action in match.state.options(seat) if leads_to(match, action) == ("mystery",)))
    (told,) = [event for event in match.happened[-1] if event.rule == "FEL-151"]
    for hearer in ((1 - seat,), ()):
        heard = told.heard_by(hearer)
        assert heard is not None and heard.message.key == "drew-places-secretly" and set(heard.message.args) == {"seat", "count"}
    own = told.heard_by((seat,))
    assert own is not None and own.message.key == "drew-places"


# ---------------------------------------------------------------------- what can be taken back


def leads_to(match: Match, action: tuple[object, ...]) -> tuple[str, ...]:
    """The symbols of the province that somebody could go to."""
    state = match.state
    assert isinstance(state, FeliniaState)
    return state.island.symbols[state.island.index[str(action[1])]] if action[0] == "go" else ()


def before_a_place() -> tuple[Match, int]:
    """A match in which somebody could enter a mysterious place now and go on from there, and has something to sell."""
    for seed in range(50):
        match = Match(tischlein.game("felinia").setup(players=2, side="pro"), seed=seed)
        rng = Random(seed)
        while match.state.waiting_for:
            seat = match.state.waiting_for[0]
            options = match.state.options(seat)
            provisions = match.state.view(seat)["players"][seat]["provisions"]
            sales = any(action[0] == "sell" for action in options)
            if sales and provisions >= 2 and any(leads_to(match, action) == ("mystery",) for action in options):
                return match, seat
            eager = [action for action in options if action[0] in ("board", "go")]
            match.play(seat, rng.choice(eager or [action for action in options if action[0] != "sell"] or options))
    raise AssertionError("nobody ever came to a mysterious place")


@pytest.mark.rule("FEL-151", "FEL-158")
def test_a_draw_cannot_be_taken_back_freely() -> None:
    match, seat = before_a_place()
    match.play(seat, next(action for action in match.state.options(seat) if leads_to(match, action) == ("mystery",)))
    assert match.state.view(seat)["question"]["step"] == "KeepPlace"
    assert not match.undo_is_free(seat) and match.undo_needs(seat) == (1 - seat,)
    with pytest.raises(UndoError):
        match.undo(seat)
    drawn = match.state.view(seat)["drawn"]
    match.undo(seat, consent=[1 - seat])
    match.play(seat, next(action for action in match.state.options(seat) if leads_to(match, action) == ("mystery",)))
    assert match.state.view(seat)["drawn"] == drawn, "the cards stay what they were"


@pytest.mark.rule("FEL-151")
def test_keeping_a_card_can_be_taken_back_as_long_as_nothing_else_has_happened() -> None:
    match, seat = before_a_place()
    match.play(seat, next(action for action in match.state.options(seat) if leads_to(match, action) == ("mystery",)))
    drawn = match.state.view(seat)["drawn"]
    match.play(seat, PASS)
    assert match.state.view(seat)["question"]["step"] == "Move" and match.undo_is_free(seat)
    match.undo(seat)
    assert match.state.view(seat)["drawn"] == drawn


def surprised(game: Table) -> tuple[bool, ...]:
    """Who has just been shown something new by somebody."""
    bits = game.state.disclosed()[1]
    return tuple(bits >> seat & 1 == 1 for seat in range(game.state.setup.players))


@pytest.mark.rule("FEL-151", "FEL-154")
def test_drawing_what_one_has_buried_oneself_shows_one_nothing_new() -> None:
    game = explorers(CAVE, GARDEN, second=0)
    game.state.disclosed()
    enter(game, 0)
    assert surprised(game) == (True, True, True)
    game.play(0, PASS)
    assert surprised(game) == (False, False, False)
    enter(game, 0)
    assert game.state.view(0)["drawn"] == [CAVE, GARDEN] and surprised(game) == (False, False, False)


@pytest.mark.rule("FEL-151")
def test_a_step_that_shows_nothing_is_taken_back_freely() -> None:
    match, seat = before_a_place()
    match.play(seat, next(action for action in match.state.options(seat) if action[0] == "sell"))
    assert match.undo_is_free(seat)
