"""Nobody has drawn this game, and its players act one after another: what the Dice Game cannot show of the terminal."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from tischlein.core.agenda import Agenda, DecisionStep
from tischlein.core.decision import Action, Event, Kind
from tischlein.core.game import Game
from tischlein.core.message import Message, Speaker
from tischlein.core.score import Result, Term, rank
from tischlein.core.setup import Element, OptionValue, Setup, SetupOption
from tischlein.core.state import State

tell = Speaker("take_away")


class Heap(State):
    __slots__ = ("left", "taken")

    def __init__(self, setup: Setup, agenda: Agenda, left: int, taken: list[int]) -> None:
        super().__init__(setup, agenda)
        self.left = left
        self.taken = taken

    def fields(self) -> tuple[object, ...]:
        return self.setup, self.agenda, self.left, self.taken

    def copy(self) -> Heap:
        return Heap(self.setup, self.agenda.copy(), self.left, self.taken.copy())

    def view(self, seat: int | None) -> dict[str, Any]:
        heap = {"stones": self.left, "per_turn": [1, 2, 3]}
        return {"game": "take_away", "setup": self.setup.to_json(), "seat": seat, "heap": heap, "taken": list(self.taken), "last": None}

    def secrets(self, seat: int | None) -> dict[str, Any]:
        return {}

    def imagine(self, seat: int, rng: Random) -> Heap:
        return self.copy()

    def score(self, seat: int) -> list[Term]:
        return [Term("stones", self.taken[seat], {}, "TAK-001")]

    def standing(self) -> list[int]:
        return self.taken.copy()

    @property
    def result(self) -> Result | None:
        if self.left:
            return None
        ranking = rank([(stones,) for stones in self.taken])
        return Result(tuple(self.taken), ranking, ranking[0], tell("over"))


class Take(DecisionStep[Heap]):
    kind: ClassVar[Kind] = "number"

    rules: ClassVar[tuple[str, ...]] = ("TAK-001",)

    def options(self, state: Heap) -> list[Action]:
        return [("take", count) for count in range(1, min(3, state.left) + 1)]

    def apply(self, state: Heap, action: Action) -> None:
        state.left -= action[1]
        state.taken[self.seat] += action[1]
        if state.events is not None and not state.setup["silent"]:
            state.events.append(Event(self.seat, tell("took", seat=self.seat, count=action[1]), action[1], "TAK-001"))
        if state.left:
            state.agenda.push(Take((self.seat + 1) % state.setup.players))

    def prompt(self, state: Heap) -> Message:
        return tell("ask")

    def label(self, state: Heap, action: Action) -> Message:
        return tell("take", count=action[1])


class TakeAway(Game):
    id: ClassVar[str] = "take_away"
    names: ClassVar[dict[str, str]] = {"en": "Take away", "de": "Wegnehmen"}
    players: ClassVar[range] = range(2, 4)
    version: ClassVar[int] = 1
    minutes: ClassVar[tuple[int, int]] = (0, 1)
    elements: ClassVar[tuple[Element, ...]] = (Element("big", {"en": "Big heap", "de": "Großer Haufen"}),)
    options: ClassVar[tuple[SetupOption, ...]] = (
        SetupOption("stones", {"en": "Stones", "de": "Steine"}, tuple(OptionValue(n, {"en": f"{n}", "de": f"{n}"}) for n in (7, 4, 3))),
        SetupOption(
            "silent",
            {"en": "Silent", "de": "Stumm"},
            (OptionValue(0, {"en": "no", "de": "nein"}), OptionValue(1, {"en": "yes", "de": "ja"})),
        ),
        SetupOption(
            "hats", {"en": "Hats", "de": "Hüte"}, tuple(OptionValue(hat, {"en": hat, "de": hat}) for hat in ("red", "blue")), per_seat=True
        ),
    )

    def start(self, setup: Setup) -> Heap:
        heap = Heap(setup, Agenda([Take(0)]), 21 if "big" in setup.elements else setup["stones"], [0] * setup.players)
        heap.agenda.settle(heap)
        return heap

    def material(self, setup: Setup) -> dict[str, Any]:
        return {}


GAME = TakeAway()
