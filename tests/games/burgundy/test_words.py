"""What the log tells, and what questions and options say: every gain with its cause, once, and people by their names."""

from __future__ import annotations

import pytest

from tests.games.burgundy.shield_table import SILVER, bare, crest
from tests.games.burgundy.solo_table import solo
from tests.games.burgundy.table import BUY, NAMES, WORKERS, Table, opening, table
from tischlein import say
from tischlein.games.burgundy.elements.solo import ChooseNext
from tischlein.games.burgundy.game import GAME
from tischlein.games.burgundy.taking import TAKES, OfferTile
from tischlein.games.burgundy.tiles import GOODS, route_cards


def labels(game: Table, seat: int, language: str = "en") -> list[str]:
    return [say(label, language, NAMES) for label in game.state.decision(seat).labels]


def prompt(game: Table, seat: int, language: str = "en") -> str:
    return say(game.state.decision(seat).prompt, language, NAMES)


def test_a_tile_is_taken_from_a_depot_with_a_die() -> None:
    game = table().no_tiles().depot(4, "bank").workers(0, 1).turn_of(0, 3).play(0, ("take", 4))
    assert game.heard() == [
        "Red spends 1 worker to turn the 3 into a 4. [BUR-091]",
        "Red takes Bank from depot 4 with the 3. [BUR-110]",
    ]
    assert game.heard("de") == [
        "Red gibt 1 Arbeiter ab, um die 3 auf 4 zu drehen. [BUR-091]",
        "Red nimmt aus Depot 4 mit der 3: Bank. [BUR-110]",
    ]


def test_so_is_one_that_was_chosen_among_several() -> None:
    game = table().no_tiles().depot(4, "bank", "ship").turn_of(0, 4).play(0, ("take", 4), ("tile", "ship"))
    assert game.heard() == ["Red takes Ship from depot 4 with the 4. [BUR-110]"]


def test_a_tile_that_a_building_brings_needs_no_die() -> None:
    game = table().no_tiles().depot(4, "ship").keys(0, "market").workers(0, 9).turn_of(0, 5).play(0, ("place", "market"))
    game.play(0, game.offered(0)[0]).play(0, ("gain", 4, "ship"))
    assert game.heard() == ["Red takes Ship from depot 4. [BUR-187]"]


def test_a_purchase_is_told_once() -> None:
    game = table().no_tiles().depot(0, "bank").silver(0, 2).turn_of(0, 3).play(0, BUY, ("buy", 0, "bank", "silver"))
    assert game.heard() == ["Red buys Bank from the black depot for 2 silver. [BUR-250]"]
    assert game.heard("de") == ["Red kauft aus dem schwarzen Depot für 2 Silber: Bank. [BUR-250]"]


def test_a_purchase_with_workers_names_its_own_rule() -> None:
    game = table().no_tiles().depot(5, "bank").silver(0, 0).workers(0, 2).lay(0, "monastery-6", "A1").turn_of(0, 3)
    game.play(0, BUY, ("buy", 5, "bank", "workers"))
    assert game.heard() == ["Red buys Bank from depot 5 for 2 workers. [BUR-306]"]


@pytest.mark.rule("BUR-304")
def test_the_worker_for_a_sale_is_told() -> None:
    game = table().empty_handed().store(0, red=2).lay(0, "monastery-4", "A1").turn_of(0, 4).play(0, ("sell", "red"))
    assert game.heard()[:2] == [
        "Red sells 2 goods tiles (red) for 1 silver with the 4. [BUR-230]",
        "Red gets 1 worker for the sale (monastery 4). [BUR-304]",
    ]
    assert game.heard("de")[1] == "Red bekommt für den Verkauf 1 Arbeiter (Kloster 4). [BUR-304]"


@pytest.mark.rule("BUR-567")
def test_the_worker_of_shield_2_is_told_after_those_it_follows() -> None:
    game = bare().shield(1, 2, "D4").turn_of(0, 5).play(0, WORKERS)
    assert game.heard() == ["Red takes 2 workers with the 5. [BUR-237]", "Blue gets 1 worker as well (shield 2). [BUR-567]"]
    assert game.heard("de")[1] == "Blue bekommt auch 1 Arbeiter (Schild 2). [BUR-567]"


@pytest.mark.rule("BUR-506")
def test_a_solo_ship_tells_what_it_clears() -> None:
    game = solo("ship").goods(2, red=1).goods(4, pink=2, brown=1).turn_of(0, 3)
    game.place(0, 3, "ship", "17", ("next", 2), ("ship", 2))
    assert "3 goods tiles in the other depots leave the game. [BUR-506]" in game.heard()
    assert "3 Waren in den anderen Depots kommen aus dem Spiel. [BUR-506]" in game.heard("de")


@pytest.mark.rule("BUR-545")
def test_a_replaced_shield_is_not_told_as_unpaid_tribute() -> None:
    game = bare().shields_at(3, 7).shield(0, 12, "D4").turn_of(0, 3, 3)
    game.play(0, ("shield", 3)).play(0, crest(game, 0, 7, "D4"))
    assert game.heard()[0] == "Red removes shield 12 (double sales) to make room for another one. [BUR-545]"
    assert game.heard("de")[0] == "Red entfernt, um Platz für einen anderen zu machen: Schild 12 (doppelter Verkauf). [BUR-545]"


@pytest.mark.rule("BUR-580")
def test_the_question_for_tribute_counts_double_and_says_what_is_left() -> None:
    game = bare().lay(0, "castle", "A2").shield(0, 1, "D4").shield(0, 13, "A2").silver(0, 3).end_phase()
    assert prompt(game, 0).endswith("worth 24 points at the end: keep it? (You have 3 silver.)")
    game.play(0, SILVER)
    assert prompt(game, 0, "de").endswith("behalten? (Du hast 2 Silber.)")


@pytest.mark.rule("BUR-568")
def test_workers_are_counted_where_they_can_pay() -> None:
    game = bare().shield(0, 3, "D4").silver(0, 1).workers(0, 2).end_phase()
    assert prompt(game, 0).endswith("(You have 1 silver and 2 workers.)")


def test_an_opponent_is_called_by_the_own_name() -> None:
    game = bare(3).shield(0, 6, "D4").turn_of(0, 5)
    assert "Use the monasteries of Green from now on" in labels(game, 0)
    game.play(0, ("name", 2))
    assert game.heard() == ["Red uses the monasteries of Green from now on. [BUR-571]"]
    assert game.heard("de") == ["Red benutzt ab jetzt auch die Klöster von Green. [BUR-571]"]


def test_a_team_of_opponents_is_called_by_both_names() -> None:
    game = bare(4, "team").shield(0, 6, game_castle(bare(4, "team"))).turn_of(0, 5)
    assert "Use the monasteries of Blue and Yellow from now on" in labels(game, 0)
    assert "Ab jetzt die Klöster von Blue und Yellow mitbenutzen" in labels(game, 0, "de")


def game_castle(game: Table) -> str:
    estate = game.estate(0)
    return estate.duchy.spaces[estate.castles()[0]].name


def test_a_board_that_is_drawn_names_its_player() -> None:
    game = Table(GAME.start(GAME.setup(2, boards=["random", "random"])), NAMES).chance(0).chance("3")
    assert game.heard() == ["Red gets board 3. [BUR-600]"]
    assert game.heard("de") == ["Red bekommt Tableau 3. [BUR-600]"]


@pytest.mark.rule("BUR-469")
def test_the_team_game_ends_with_the_sum_of_both_partners() -> None:
    game = table(4, ["team"]).no_tiles().no_goods().empty_handed().silver(0, 3).phase("E")
    game.state.points[:] = [10, 20, 30, 40]
    game.end_phase()
    assert game.heard()[-3:] == [
        "+3 points: 3 silver left [BUR-277]",
        "Team Red and Green has 43 points together (13 + 30). [BUR-469]",
        "Team Blue and Yellow has 60 points together (20 + 40). [BUR-469]",
    ]
    assert game.heard("de")[-1] == "Team Blue und Yellow hat zusammen 60 Punkte (20 + 40). [BUR-469]"


def test_what_a_team_gets_is_told_of_both_partners() -> None:
    game = table(4, ["team"]).no_tiles().no_goods().empty_handed().lay(1, "mine", "A1").end_phase()
    assert "Team Blue and Yellow gets 1 silver from mines. [BUR-266]" in game.heard()


@pytest.mark.rule("BUR-521")
def test_solo_trade_routes_name_each_tile_that_can_be_taken() -> None:
    game = solo(elements=("trade_routes",))
    step = ChooseNext(0, tuple(OfferTile(0, TAKES[bonus]) for bonus in ("take_building", "take_building", "take_any")))
    said = [[say(step.label(game.state, action), language) for action in step.options(game.state)] for language in ("en", "de")]
    assert said[0] == ["trade route: take a building (number 1)", "trade route: take a building (number 2)", "trade route: take any tile"]
    assert said[1][2] == "Handelsstraße: ein beliebiges Plättchen nehmen"


def test_points_of_a_trade_route_are_told_once() -> None:
    game = table(2, ["trade_routes"]).empty_handed().store(0, red=1)
    estate = game.estate(0)
    card = next(id for id, spaces in route_cards().items() if any(bonus == "points_4" for _, bonus in spaces))
    place = next(number for number, (_, bonus) in enumerate(route_cards()[card]) if bonus == "points_4")
    good = GOODS[route_cards()[card][place][0]]
    estate.route, estate.routed = (card,), place
    game.store(0, **{good: 1}).turn_of(0, GOODS.index(good) + 1).play(0, ("sell", good))
    assert [line for line in game.heard() if "trade route" in line] == ["+4 points: trade route [BUR-438]"]


def test_a_gift_says_where_it_comes_from() -> None:
    game = bare().shield(0, 15, "D4").depot(0, "ship").silver(0, 1).lay(0, "mine", "D3").end_phase()
    gift = next(action for action in game.offered(0) if action[0] == "gift")
    game.play(0, gift)
    assert game.heard() == ["Red takes Ship from the black depot to place it at once (shield 15). [BUR-582]"]


def test_spaces_are_called_what_people_see() -> None:
    game = table().keys(0, "bank").workers(0, 9).turn_of(0, 5).play(0, ("place", "bank"))
    for language, word in (("en", "city space "), ("de", "Stadtfeld ")):
        assert all(label.startswith(word) for label in labels(game, 0, language))
    game.play(0, game.offered(0)[0])
    assert any(line.startswith("Red places Bank on city space ") for line in game.heard())


def test_a_board_may_be_written_as_a_word() -> None:
    assert GAME.setup(2, boards=["5", 1])["boards"] == (5, 1)


def test_nothing_is_told_before_the_start_player() -> None:
    assert opening().chance(1).heard() == ["Blue begins. [BUR-031]"]
