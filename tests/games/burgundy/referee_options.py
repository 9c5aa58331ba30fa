"""What the referee finds that may be done, against what is offered: spaces, depots, goods, shields, purchases and their price."""

from __future__ import annotations

from itertools import product
from typing import Any

from tests.games.burgundy.referee_material import kind_of, printed
from tests.games.burgundy.referee_owner import Owner
from tischlein.core.agenda import Step
from tischlein.core.decision import Action
from tischlein.games.burgundy.actions import Act
from tischlein.games.burgundy.effects import TownHall
from tischlein.games.burgundy.elements.shields import LayShield
from tischlein.games.burgundy.placing import PlaceTile
from tischlein.games.burgundy.state import BurgundyState
from tischlein.games.burgundy.taking import Buy, TakeFrom, TakeKind
from tischlein.games.burgundy.turn import TakeTurn

KINDS = ("building", "animal", "monastery", "ship", "castle", "mine")
"""As the engine numbers them."""


def check_options(state: BurgundyState, look: dict[str, Any], owners: list[Owner]) -> None:
    """Whoever decides has exactly the options that a search finds, each at the fewest workers."""
    for seat in state.waiting_for:
        if seat < 0:
            continue
        step = state.agenda.due(seat)
        owner = owners[state.owner(seat)]
        decision = state.decision(seat)
        prices = {action: label.args.get("chips") for action, label in zip(decision.options, decision.labels, strict=True)}
        assert len(prices) == len(decision.options)
        match step:
            case Act():
                check_act(look, owner, seat, step.number, prices)
            case TownHall():
                assert only(prices, "place") == placeable(look, owner, seat, 0)
            case PlaceTile():
                tile = state.decision(seat).prompt.args["tile"].args["tile"]
                expected = {("space", cell): cost for cell, cost in owner.spaces_for(tile, step.number).items()}
                assert prices == expected
            case TakeFrom():
                assert {action[1] for action in prices} == set(look["depots"][step.depot - 1]["tiles"])
            case TakeKind():
                kinds = [KINDS[kind] for kind in step.kinds]
                expected_gains = {
                    ("gain", depot, tile) for depot, row in enumerate(look["depots"], 1) for tile in row["tiles"] if kind_of(tile) in kinds
                }
                assert set(prices) - {("pass",)} == expected_gains
            case LayShield():
                shields = look["depots"][step.depot - 1]["shields"]
                castles = [cell for cell, tile in owner.tiles.items() if tile == "castle"]
                assert set(prices) == {("crest", shield, cell) for shield, cell in product(shields, castles)}
            case TakeTurn():
                check_turn(look, owner, seat, prices)
        check_buying(look, owner, seat, step, prices)


def check_act(look: dict[str, Any], owner: Owner, seat: int, number: int, prices: dict[Action, Any]) -> None:
    takes = {}
    for depot, row in enumerate(look["depots"], 1):
        cost = owner.cost(number, depot, 12 in owner.monasteries)
        if row["tiles"] and cost <= owner.workers:
            takes["take", depot] = cost
    assert only(prices, "take") == takes
    sales = {}
    for kind in printed("tiles")["goods_kind"]:
        cost = owner.cost(number, kind["die"], free=False)
        if owner.goods[kind["id"]] and cost <= owner.workers:
            sales["sell", kind["id"]] = cost
    assert only(prices, "sell") == sales
    assert only(prices, "place") == placeable(look, owner, seat, number)
    assert ("workers",) in prices


def check_turn(look: dict[str, Any], owner: Owner, seat: int, prices: dict[Action, Any]) -> None:
    """The dice that are left, and the shields that both of them can take."""
    dice = [die for die in look["seats"][seat]["dice"] if die]
    assert {action[1] for action in only(prices, "die")} == set(dice)
    shields = {}
    for depot, row in enumerate(look["depots"], 1):
        cost = sum(owner.cost(die, depot, free=False) for die in dice)
        if len(dice) == 2 and row["shields"] and cost <= owner.workers:
            shields["shield", depot] = cost
    assert only(prices, "shield") == shields


def check_buying(look: dict[str, Any], owner: Owner, seat: int, step: Step[Any] | None, prices: dict[Action, Any]) -> None:
    """Once a turn: the black depot for silver, every depot for workers with monastery 6."""
    black = {*look["black"], *(["inn"] if look["inns"] else [])}
    numbered = {(depot, tile) for depot, row in enumerate(look["depots"], 1) for tile in row["tiles"]}
    offers: set[Action] = {("buy", 0, tile, "silver") for tile in black if owner.silver >= 2}
    if 6 in owner.monasteries and owner.workers >= 2:
        offers |= {("buy", depot, tile, "workers") for depot, tile in {(0, tile) for tile in black} | numbered}
    if isinstance(step, Buy):
        assert set(prices) == offers
    elif isinstance(step, Act | TownHall | TakeTurn):
        assert (("buy",) in prices) == (look["active"] == seat and not look["bought"] and bool(offers))
        assert (("hire",) in prices) == (look["active"] == seat and 28 in owner.monasteries and owner.silver > 0)


def placeable(look: dict[str, Any], owner: Owner, seat: int, number: int) -> dict[Action, None]:
    """The tiles on key spaces that fit somewhere."""
    found: dict[Action, None] = {}
    for tile in look["seats"][seat]["keys"]:
        if owner.spaces_for(tile, number):
            found["place", tile] = None
    for tile in owner.common:
        if owner.spaces_for(tile, number):
            found["place", tile, "common"] = None
    return found


def only(prices: dict[Action, Any], verb: str) -> dict[Action, Any]:
    return {action: price for action, price in prices.items() if action[0] == verb}
