"""A game: what it is called, who can play it, which elements and options it has, and how a position of it starts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from tischlein.core import ledger, registry
from tischlein.core.errors import SetupError
from tischlein.core.message import Speaker, quoted
from tischlein.core.setup import Element, Setup, SetupOption
from tischlein.core.state import State

if TYPE_CHECKING:
    from tischlein.core.ledger import Rule

tell = Speaker("core")


class Game(ABC):
    """One of the games. There is a single object per game, found by `tischlein.game(id)`."""

    id: ClassVar[str]
    names: ClassVar[dict[str, str]]
    players: ClassVar[range]
    version: ClassVar[int]
    """Of the rules: raised whenever an old log would no longer replay to the same position."""
    minutes: ClassVar[tuple[int, int]]
    """How long a game with people takes, roughly: so long, and so much longer for each of them. Elements may add to it."""
    leeway: ClassVar[float] = 0.0
    """Points of an evaluation that are no real difference: a bot chooses freely among options so close to the best."""
    elements: ClassVar[tuple[Element, ...]] = ()
    options: ClassVar[tuple[SetupOption, ...]] = ()

    # ------------------------------------------------------------------ set-up

    def setup(self, players: int | None = None, elements: Iterable[str] = (), **options: Any) -> Setup:
        """A validated set-up. `setup(players=n)` alone gives the sensible default game for n players."""
        count = self.default_players if players is None else players
        if type(count) is not int or count not in self.players:
            least, most = self.players.start, self.players.stop - 1
            key = "wrong-players-exactly" if least == most else "wrong-players"
            raise SetupError(tell(key, least=least, most=most, players=quoted(players)))
        setup = Setup(self, count, self._check_elements(elements), self._check_options(count, options))
        self.check(setup)
        return setup

    def setup_from_json(self, data: Mapping[str, Any]) -> Setup:
        """The set-up that `Setup.to_json` wrote."""
        self._check_ids(data["options"])  # before they become names of arguments: one could be called "players"
        return self.setup(data["players"], data["elements"], **data["options"])

    @property
    def default_players(self) -> int:
        return 2 if 2 in self.players else self.players.start

    def check(self, setup: Setup) -> None:
        """Raises SetupError where parts of a set-up do not go together. For games to override."""

    def _check_elements(self, elements: Iterable[str]) -> tuple[str, ...]:
        if not isinstance(elements, Iterable):
            raise SetupError(tell("no-elements", elements=quoted(elements)))
        chosen = (elements,) if isinstance(elements, str) else tuple(elements)
        known = {element.id: element for element in self.elements}
        for id in chosen:
            if not isinstance(id, str) or id not in known:
                raise SetupError(tell("no-such-element", id=str(id)[:80], known=", ".join(known) or "-"))
            for other in known[id].needs:
                if other not in chosen:
                    raise SetupError(tell("element-needs", id=id, other=other))
            for other in known[id].conflicts:
                if other in chosen:
                    raise SetupError(tell("element-conflicts", id=id, other=other))
        return tuple(id for id in known if id in chosen)

    def _check_options(self, players: int, options: dict[str, Any]) -> tuple[tuple[str, Any], ...]:
        self._check_ids(options)
        chosen = []
        for option in self.options:
            default = option.values[0].id
            value = options.get(option.id, (default,) * players if option.per_seat else default)
            if option.per_seat:
                if not isinstance(value, list | tuple) or len(value) != players:
                    raise SetupError(tell("one-value-per-seat", id=option.id, players=players))
                value = tuple(value)
            value = tuple(_known(option, single) for single in value) if option.per_seat else _known(option, value)
            for single in value if option.per_seat else (value,):
                if not any(type(single) is type(allowed.id) and single == allowed.id for allowed in option.values):
                    allowed_ids = ", ".join(str(allowed.id) for allowed in option.values)
                    raise SetupError(tell("wrong-option", id=option.id, value=str(single)[:80], allowed=allowed_ids))
            chosen.append((option.id, value))
        return tuple(chosen)

    def _check_ids(self, options: Iterable[str]) -> None:
        known = [option.id for option in self.options]
        for id in options:
            if id not in known:
                raise SetupError(tell("no-such-option", id=id[:80], known=", ".join(known) or "-"))

    # ------------------------------------------------------------------ play

    @abstractmethod
    def start(self, setup: Setup) -> State:
        """The first position."""

    @abstractmethod
    def material(self, setup: Setup) -> dict[str, Any]:
        """What is printed on boards, tiles and cards, as JSON: what somebody who draws a view needs to know once."""

    def for_page(self, state: State) -> dict[str, Any]:
        """What a page shows of a position beyond its views, counted by the rules: everybody may know it, and only a page needs it."""
        return {}

    def teams(self, setup: Setup) -> tuple[tuple[int, ...], ...]:
        """The seats that win together; each alone unless a game knows better."""
        return tuple((seat,) for seat in range(setup.players))

    def rounds(self, state: State) -> int:
        """How many rounds have been played; 0 in a game that does not count them."""
        return 0

    def evaluate(self, state: State, seat: int) -> float:
        """How good a position is for a seat, in points; the lead in the standing unless a game knows better."""
        standing = state.standing()
        others = [points for other, points in enumerate(standing) if other != seat]
        return standing[seat] - max(others, default=0)

    # ------------------------------------------------------------------ rules

    @cached_property
    def rules(self) -> tuple[Rule, ...]:
        """The rule ledger."""
        return ledger.load(registry.package_of(self.id))

    def rule(self, id: str) -> Rule:
        """One rule of the ledger; KeyError if there is none."""
        return {rule.id: rule for rule in self.rules}[id]

    def __repr__(self) -> str:
        return f"<game {self.id}>"

    def __reduce__(self) -> tuple[object, ...]:
        return registry.game, (self.id,)


def _known(option: SetupOption, value: Any) -> Any:
    """A value of an option, also where a number was written as a word or the other way round: they read the same to people."""
    if type(value) is str or type(value) is int:
        for allowed in option.values:
            if str(allowed.id) == str(value):
                return allowed.id
    return value
