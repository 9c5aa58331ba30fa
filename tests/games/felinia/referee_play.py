"""Ways to choose that lead a game somewhere: at random hardly a merchant ever gets aboard a ship, so little would be explored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from tests.games.felinia import referee_material as material
from tests.games.felinia.referee import Referee
from tests.games.felinia.referee_table import Action

Choice: TypeAlias = Callable[[Referee, list[Action], Random], Action]
Luck: TypeAlias = Callable[[Referee, list[Any], Random], Any]


def uniform(referee: Referee, options: list[Action], rng: Random) -> Action:
    return rng.choice(options)


def missing(referee: Referee, seat: int) -> list[Counter[str]]:
    """What this player lacks for each ship with a free seat, ships that lack least first."""
    own, found = Counter(referee.players[seat].goods), []
    for slot in referee.ships:
        if slot.tile is not None and len(slot.merchants) < material.ships()[slot.tile].seats:
            found.append(Counter(material.ships()[slot.tile].goods) - own)
    return sorted(found, key=Counter.total)


def eager(referee: Referee, options: list[Action], rng: Random) -> Action:
    """Buys what ships ask for, boards, turns tiles up and walks to them; sells rarely, and rather where nothing else is left to do."""
    assert referee.due is not None
    seat = referee.due.seat
    answers = [action for action in options if action[0] != "sell"]
    sales = [action for action in options if action[0] == "sell"]
    useful = [action for action in answers if action[0] not in ("pass", "end")]
    if sales and rng.random() < (0.02 if useful else 0.4):
        return rng.choice(sales)
    if not useful:
        return rng.choice(answers or sales)
    if rng.random() < 0.08:
        return rng.choice(answers)
    wanted = missing(referee, seat)
    weights = [_appeal(referee, seat, action, wanted) for action in useful]
    return rng.choices(useful, weights)[0]


def _appeal(referee: Referee, seat: int, action: Action, wanted: list[Counter[str]]) -> float:
    """How much an eager player likes an answer."""
    player = referee.players[seat]
    first = wanted[0] if wanted else Counter[str]()
    match action[0]:
        case "earn":
            return 20 if player.silver < 3 else 3 if player.silver < 5 else 0.5
        case "market":
            place = referee.places[action[1]]
            price = len(place.tokens) + 1
            lacking = sum(1 for good in place.goods if first[good]) * 6 + sum(
                1 for good in place.goods if any(lack[good] for lack in wanted)
            )
            return lacking / price if price <= player.silver + player.gold else 0.1
        case "guild":
            return 8 if player.gold and player.spice and referee.bonus else 0.7
        case "buy":
            return 20 if first[action[1]] else 3 if any(lack[action[1]] for lack in wanted) else 0.5
        case "swap":
            return 10 if first[action[2]] and not first[action[1]] else 1
        case "bonus":
            return 10
        case "go":
            tile = referee.tile[action[1]]
            if "mystery" in referee.map[action[1]].symbols:
                return 9
            return 12 if tile in material.special_tiles() else 4 if tile is not None else 3
        case _:
            return 2


def moody(seed: str) -> Choice:
    """A player with strong likes and dislikes, drawn once for a game, for verbs and places: leads to crowds, hoards and sell-outs."""
    likes: dict[Action, float] = {}
    draw = Random(seed)

    def choose(referee: Referee, options: list[Action], rng: Random) -> Action:
        for action in options:
            for key in (action[:1], action[:2]):
                if key not in likes:
                    likes[key] = draw.choice([0.03, 0.3, 1, 1, 3, 30])
        return rng.choices(options, [likes[action[:1]] * likes[action[:2]] for action in options])[0]

    return choose


def wandering(referee: Referee, options: list[Action], rng: Random) -> Action:
    """Like an eager player, but prefers symbols to tiles and goes home again, so that cards are put back and drawn again."""
    if referee.walk is None or rng.random() < 0.1:
        return eager(referee, options, rng)
    strolls = [action for action in options if action[0] == "go" and referee.tile[action[1]] is None]
    mysterious = [action for action in strolls if "mystery" in referee.map[action[1]].symbols]
    kept = [action for action in options if action[0] == "keep"] if rng.random() < 0.7 else []
    homeward = [action for action in options if action in (("end",), ("pass",))]
    return rng.choice(kept or mysterious or strolls or homeward or options)


def hoarding(referee: Referee, options: list[Action], rng: Random) -> Action:
    """Earns and goes to the guild for spice and provisions until the supply is empty; never boards, and sells a spice now and then."""
    assert referee.due is not None
    player = referee.players[referee.due.seat]
    verbs = {action[0] for action in options}
    if "earn" in verbs:
        return ("earn",) if player.silver < 4 or referee.turn < 3 else ("guild",)
    if ("sell", "spice") in options and rng.random() < 0.05:
        return ("sell", "spice")
    reward = "spice" if referee.side == "basic" or rng.random() < 0.2 else "provision"
    if swaps := [action for action in options if action[0] == "swap" and action[3] == reward]:
        return rng.choice(swaps)
    return next((action for action in options if action[0] in ("pass", "end", "rent")), options[0])


def rushing(referee: Referee, options: list[Action], rng: Random) -> Action:
    """The first seat does all it can to bring its merchants aboard, the others leave it alone: the only way to see the last one leave."""
    assert referee.due is not None
    seat = referee.due.seat
    player = referee.players[seat]
    idle = next((action for action in options if action[0] in ("earn", "pass", "end", "rent")), options[0])
    if seat != 0:
        return idle
    lacking = [lack for lack in missing(referee, seat) if lack]
    useful = [action for action in options if action[0] not in ("sell", "pass", "end", "earn", "guild", "swap", "bonus")]
    if referee.phase == "placing":
        bids = sum(place.tokens.count(seat) for place in referee.places.values())
        able = player.silver + 2 * player.gold + player.spice > bids + (referee.turn == 1)
        useful = useful if able else []
    if referee.phase == "storing":  # what no ship asks for goes first
        return max(
            options, key=lambda action: (action in (("sell", "gold"), ("sell", "spice")), not any(lack[action[-1]] for lack in lacking))
        )
    if referee.phase == "trading" and not useful:
        return next((action for action in options if action in (("sell", "gold"), ("sell", "spice"))), idle)
    return max(useful, key=lambda action: (_appeal(referee, seat, action, lacking), rng.random())) if useful else idle


def fairly(referee: Referee, faces: list[Any], rng: Random) -> Any:
    """Chance as it is."""
    assert referee.due is not None
    return rng.choices(faces, [referee.due.faces[face] for face in faces])[0]


def kindly(referee: Referee, faces: list[Any], rng: Random) -> Any:
    """Chance that gives the first seat, or now and then another one, what its ships ask for."""
    lacking = missing(referee, 0 if rng.random() < 0.7 else rng.randrange(referee.count))
    return max(faces, key=lambda face: ([lack[face] for lack in lacking], rng.random()))


def thriftily(referee: Referee, faces: list[Any], rng: Random) -> Any:
    """Chance that always draws the same as long as there is any, so that kinds run out."""
    return min(faces)
