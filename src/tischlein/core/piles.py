"""Cards that lie hidden, and who knows which: stacks, hands, discard piles.

A place holds a card together with the seats that know which card lies there. Whoever moves cards says how, in the words below, and what the
seats know goes with the cards or is forgotten; views, secrets and imagined worlds follow from it. Only certain knowledge counts: what has
become doubtful is dropped. That is less than a perfect memory, and never more than is allowed.

| movement | who learns | who forgets |
|---|---|---|
| `draw` the top card | the owner of the hand | nobody: whoever knew the top knows it in the hand |
| `bury` a card of a hand | nobody | the others, for it and for the cards it could have been, unless only one kind could have gone |
| `search` a stack and take a card | the searcher, the whole stack | the others, for what lies face down there and for the card |
| `look` at cards | the looker | nobody |
| `reveal` a card where it lies, `play` it | everybody | nobody |
| `swap` two places, `move` a card in full view | nobody | nobody |
| `gather` for a shuffle | nobody | everybody; `Deal` then deals card by card |
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tischlein.core.agenda import Agenda, ChanceStep
from tischlein.core.chance import Chance, Die
from tischlein.core.message import Speaker
from tischlein.core.state import State
from tischlein.core.value import Fields, Value

if TYPE_CHECKING:
    from tischlein.core.setup import Setup

tell = Speaker("core")

CARD: Final = 8
"""A place is one number: the card above these bits; below, one bit for each seat that knows it, and the next two."""
SEATS: Final = (1 << 6) - 1
GALLERY: Final = 1 << 6
"""Whoever only watches knows the card, because everybody has seen it."""
FACE_UP: Final = 1 << 7
"""The card lies face up. Nobody forgets such a card, whatever happens around it."""
PUBLIC: Final = SEATS | GALLERY | FACE_UP
EVERYTHING: Final = -1
TRIES: Final = 1000


class Pile(NamedTuple):
    """A place for cards that a game has a name for.

    owner        the seat whose hand it is: it may always look at its cards, and their order means nothing. None for a stack
    backs_show   everybody can tell the backs apart: those of all cards in a hand, that of the top card of a stack
    top_only     views show no more than the top card, even to those who remember the rest: a discard pile one may not look through
    """

    name: str
    owner: int | None = None
    backs_show: bool = False
    top_only: bool = False


class Layout(Value):
    """What does not change while a game goes on: its piles, and for each card its name, its back, and its pool: the cards with which it
    was shuffled, and with which it could therefore be confused. Two cards may have the same name."""

    def __init__(self, piles: tuple[Pile, ...], names: tuple[str, ...], backs: tuple[str, ...], pools: tuple[str, ...]) -> None:
        assert len(names) == len(backs) == len(pools), "every card has a name, a back and a pool"
        self.piles = piles
        self.names = names
        self.backs = backs
        self.pools = pools

    def fields(self) -> tuple[object, ...]:
        return self.piles, self.names, self.backs, self.pools

    def __getitem__(self, name: str) -> int:
        """The number of the pile with this name."""
        return next(number for number, pile in enumerate(self.piles) if pile.name == name)


class Piles(Fields):
    """The cards of one position. A pile is named by its number in the layout, a place by its number in the pile; the top is the last."""

    __slots__ = ("layout", "learned", "places", "surprised")

    def __init__(self, layout: Layout, places: list[tuple[int, ...]]) -> None:
        self.layout = layout
        self.places = places  # by pile; copies share the tuples
        self.learned = 0  # see `State.disclosed`
        self.surprised = 0

    def fields(self) -> tuple[object, ...]:
        return self.layout, self.places

    def copy(self) -> Piles:
        return Piles(self.layout, self.places.copy())

    # ------------------------------------------------------------------ the truth: for the rules, not for views

    def count(self, pile: int) -> int:
        return len(self.places[pile])

    def cards(self, pile: int) -> list[int]:
        """The cards of a pile, the top last."""
        return [code >> CARD for code in self.places[pile]]

    def top(self, pile: int) -> int:
        return self.places[pile][-1] >> CARD

    # ------------------------------------------------------------------ what a seat knows

    def knows(self, seat: int, pile: int, place: int) -> bool:
        return self.places[pile][place] >> seat & 1 != 0

    def known(self, seat: int, pile: int) -> list[int | None]:
        """The cards of a pile as far as a seat knows them, the top last."""
        return [code >> CARD if code >> seat & 1 else None for code in self.places[pile]]

    # ------------------------------------------------------------------ movements

    def lay(self, pile: int, card: int, *, face_up: bool = False, known_to: Iterable[int] = ()) -> None:
        """A card comes from the box and lies on top."""
        bits = PUBLIC if face_up else sum(1 << seat for seat in known_to)
        self._put(pile, card << CARD | bits)

    def draw(self, stack: int, hand: int) -> int:
        """The top card goes into a hand; its owner sees it. Returns the card."""
        code = self._take(stack, len(self.places[stack]) - 1)
        return self._put(hand, code & ~FACE_UP)

    def bury(self, hand: int, card: int, stack: int) -> None:
        """The owner of a hand slides one of its cards under a stack; the others see only its back."""
        owner = self._owner(hand)
        place = self._find(hand, card)
        self._doubt(hand, owner, [number for number, code in enumerate(self.places[hand]) if self._alike(hand, code >> CARD, card)])
        code = self._take(hand, self._find(hand, card, place))
        self.places[stack] = (code & ~FACE_UP, *self.places[stack])

    def search(self, seat: int, stack: int) -> list[int]:
        """A seat looks through a whole stack, and then has to `take` a card of it. Returns the cards."""
        self.look(seat, stack)
        return self.cards(stack)

    def take(self, seat: int, stack: int, card: int, hand: int) -> None:
        """After a search: a card goes into a hand, the others do not see which. The order of the rest stays, but nobody else knows where
        the gap was."""
        place = self._find(stack, card)
        if self.places[stack][place] & FACE_UP:
            self._put(hand, self._take(stack, place) & ~FACE_UP)
            return
        self._doubt(stack, seat, [number for number, code in enumerate(self.places[stack]) if not code & FACE_UP])
        self._put(hand, self._take(stack, self._find(stack, card, place)))

    def look(self, seat: int, pile: int, count: int | None = None) -> None:
        """A seat looks at a pile, or at its top cards, and leaves everything as it is."""
        codes = list(self.places[pile])
        first = 0 if count is None else max(0, len(codes) - count)
        for place in range(first, len(codes)):
            codes[place] = self._learn(codes[place], 1 << seat)
        self._store(pile, codes)

    def reveal(self, pile: int, place: int) -> int:
        """A card is turned face up where it lies. Returns it."""
        codes = list(self.places[pile])
        codes[place] = code = self._learn(codes[place], PUBLIC)
        self._store(pile, codes)
        return code >> CARD

    def forget(self, pile: int, knower: int) -> None:
        """A seat rearranges a pile and the others do not see how: they are sure of nothing that lies face down there."""
        self._store(pile, [code if code & FACE_UP else code & (~(SEATS | GALLERY) | 1 << knower) for code in self.places[pile]])

    def play(self, hand: int, card: int, to: int) -> None:
        """A card of a hand is laid face up on another pile."""
        self._put(to, self._learn(self._take(hand, self._find(hand, card)), PUBLIC))

    def move(self, source: int, place: int, to: int, *, under: bool = False) -> int:
        """A card goes from one place to another in full view, so that everybody knows of it what they knew before. Returns the card."""
        code = self._take(source, place)
        if under:
            self.places[to] = (code & ~FACE_UP, *self.places[to])
            return code >> CARD
        return self._put(to, code & ~FACE_UP)

    def swap(self, pile: int, place: int, other: int, there: int) -> None:
        """Two cards change places in full view."""
        one, two = self.places[pile][place], self.places[other][there]
        self._replace(pile, place, two)
        self._replace(other, there, one)

    def gather(self, pile: int, box: int) -> None:
        """All cards go to another pile and are mixed there: nobody knows any longer which is which."""
        everything = (*self.places[box], *self.places[pile])
        self.places[pile] = ()
        self.places[box] = tuple(sorted(code >> CARD << CARD for code in everything))

    def pick(self, box: int, card: int, to: int) -> None:
        """One card of a mixed pile, chosen by chance, is dealt face down; into a hand, its owner sees it. Whoever knew what was in the
        pile does not know where it goes."""
        self._put(to, self._take(box, self._find(box, card)) >> CARD << CARD)

    # ------------------------------------------------------------------ how knowledge changes

    def _learn(self, code: int, bits: int) -> int:
        new = bits & ~code & SEATS
        if new:
            self.learned |= new
            self.surprised |= ~code & SEATS
        return code | bits

    def _doubt(self, pile: int, knower: int, places: Sequence[int]) -> None:
        """One of these places is about to be emptied, and only `knower` sees which. Whoever cannot tell which card that will be, or what
        remains, forgets them all."""
        codes = list(self.places[pile])
        if len(places) < 2:
            return
        cards = {codes[place] >> CARD for place in places}
        sure = -1 if len(cards) == 1 else 0
        for place in places:
            sure &= codes[place]
        for place in places:
            codes[place] &= ~(SEATS | GALLERY) | 1 << knower | sure
        self._store(pile, codes)

    def _alike(self, hand: int, one: int, other: int) -> bool:
        return not self.layout.piles[hand].backs_show or self.layout.backs[one] == self.layout.backs[other]

    def _find(self, pile: int, card: int, place: int = -1) -> int:
        """Where a card lies. Of several equal ones in a hand it is the one that most seats know: they see one of its kind go."""
        codes = self.places[pile]
        if place >= 0 and codes[place] >> CARD == card:
            return place
        found = [number for number, code in enumerate(codes) if code >> CARD == card]
        return max(found, key=lambda number: (codes[number].bit_count(), number))

    def _take(self, pile: int, place: int) -> int:
        """Takes a code out. Whoever knew only one of several equal cards of a hand cannot be sure of one any more."""
        codes = list(self.places[pile])
        code = codes.pop(place)
        if self.layout.piles[pile].owner is not None:
            for number, other in enumerate(codes):
                if other >> CARD == code >> CARD and other & ~code & (SEATS | GALLERY):
                    codes[number] = other & (code | ~(SEATS | GALLERY))
        self._store(pile, codes)
        return code

    def _put(self, pile: int, code: int) -> int:
        """On top of a stack, or into a hand, whose owner sees it."""
        owner = self.layout.piles[pile].owner
        self._store(pile, [*self.places[pile], code if owner is None else self._learn(code, 1 << owner)])
        return code >> CARD

    def _replace(self, pile: int, place: int, code: int) -> None:
        codes = list(self.places[pile])
        codes[place] = code
        self._store(pile, codes)

    def _store(self, pile: int, codes: list[int]) -> None:
        """A hand is sorted, so that the order of its cards tells nobody anything."""
        if self.layout.piles[pile].owner is not None:
            codes.sort()
        self.places[pile] = tuple(codes)

    def _owner(self, pile: int) -> int:
        owner = self.layout.piles[pile].owner
        assert owner is not None, "this pile is nobody's hand"
        return owner

    # ------------------------------------------------------------------ views, secrets, imagination

    def view(self, seat: int | None) -> dict[str, Any]:
        """The piles as a seat (None: a spectator) may see them, by name. Stacks: the top last, None where the card is unknown."""
        return {pile.name: self._seen(number, pile, _bit(seat)) for number, pile in enumerate(self.layout.piles)}

    def _seen(self, number: int, pile: Pile, bit: int) -> dict[str, Any]:
        codes, names, backs = self.places[number], self.layout.names, self.layout.backs
        seen: dict[str, Any] = {"pile": pile.name, "count": len(codes)}
        if pile.top_only:
            return {**seen, "top": names[codes[-1] >> CARD] if codes else None}
        known = [names[code >> CARD] if code & bit or bit == EVERYTHING else None for code in codes]
        if pile.owner is None:
            return {**seen, "cards": known, "back": backs[codes[-1] >> CARD] if codes and pile.backs_show else None}
        seen["cards"] = sorted(name for name in known if name is not None)
        if pile.backs_show:  # sorted, because a gap would tell which card has gone
            seen["backs"] = sorted(backs[code >> CARD] for code in codes)
        return seen

    def secrets(self, seat: int | None) -> dict[str, Any]:
        """The piles of which a seat does not know everything, as somebody would see them who does."""
        bit = _bit(seat)
        return {
            pile.name: self._seen(number, pile, EVERYTHING)
            for number, pile in enumerate(self.layout.piles)
            if any(not code & bit for code in self.places[number])
        }

    def unknown(self, seat: int) -> dict[str, list[tuple[int, int]]]:
        """The places (pile, place) whose cards a seat does not know, by pool."""
        bit = _bit(seat)
        pools: dict[str, list[tuple[int, int]]] = {}
        for number, codes in enumerate(self.places):
            for place, code in enumerate(codes):
                if not code & bit:
                    pools.setdefault(self.layout.pools[code >> CARD], []).append((number, place))
        return pools

    def imagine(
        self,
        seat: int,
        rng: Random,
        allows: Callable[[int, int, int], bool] | None = None,
        instead: Mapping[str, Sequence[int]] | None = None,
    ) -> None:
        """Deals everything anew that a seat does not know, each pool by itself. Only the cards move: what is known of a place stays.

        `allows(pile, place, card)` is for what everybody knows of a place without knowing its card, such as how a stack was put together.
        `instead` has other cards for the unknown places of a pool, where the seat does not even know what is in it: a secret deck.
        """
        dealt = [list(codes) for codes in self.places]
        for pool, places in self.unknown(seat).items():
            cards = [self.places[pile][place] >> CARD for pile, place in places]
            self._deal_anew(places, list((instead or {}).get(pool, cards)), rng, allows, dealt)
        for number, codes_now in enumerate(dealt):
            self._store(number, codes_now)

    def _deal_anew(
        self,
        places: list[tuple[int, int]],
        cards: list[int],
        rng: Random,
        allows: Callable[[int, int, int], bool] | None,
        dealt: list[list[int]],
    ) -> None:
        """Places that not every card fits are filled first. Backs part the cards into groups, so that all deals are equally likely."""
        backs = self.layout.backs
        by_back = [(pile, place) for pile, place in places if self._back_shows(pile, place)]
        shown = set(by_back)
        order = by_back + [where for where in places if where not in shown]
        if allows is not None:
            order.sort(key=lambda where: all(allows(where[0], where[1], card) for card in cards))
        for _ in range(TRIES):
            rng.shuffle(cards)
            left, chosen = cards.copy(), []
            for pile, place in order:
                back = backs[self.places[pile][place] >> CARD] if (pile, place) in shown else None
                fitting = next(
                    (
                        number
                        for number, card in enumerate(left)
                        if (back is None or backs[card] == back) and (allows is None or allows(pile, place, card))
                    ),
                    None,
                )
                if fitting is None:
                    break
                chosen.append(left.pop(fitting))
            else:
                for (pile, place), card in zip(order, chosen, strict=True):
                    dealt[pile][place] = card << CARD | dealt[pile][place] & (1 << CARD) - 1
                return
        raise AssertionError("no deal fits what is known of these places")

    def _back_shows(self, pile: int, place: int) -> bool:
        where = self.layout.piles[pile]
        return where.backs_show and (where.owner is not None or place == len(self.places[pile]) - 1)


def _bit(seat: int | None) -> int:
    return GALLERY if seat is None else 1 << seat


# ---------------------------------------------------------------------- positions with piles


class CardState(State):
    """A position of a game with hidden cards: views, secrets and imagined worlds come from its piles. A game adds what else there is."""

    __slots__ = ("piles",)

    def __init__(self, setup: Setup, agenda: Agenda, piles: Piles) -> None:
        super().__init__(setup, agenda)
        self.piles = piles

    def things(self, seat: int | None) -> dict[str, Any]:
        return {"piles": self.piles.view(seat)}

    def secrets(self, seat: int | None) -> dict[str, Any]:
        return self.piles.secrets(seat)

    def redraw(self, seat: int, rng: Random) -> None:
        self.piles.imagine(seat, rng)

    def disclosed(self) -> tuple[int, int]:
        learned, surprised = super().disclosed()
        piles, everybody = self.piles, (1 << self.setup.players) - 1
        found = learned | piles.learned, surprised | piles.surprised & everybody
        piles.learned = piles.surprised = 0
        return found


class Deal(ChanceStep[CardState]):
    """Deals the cards of a mixed pile one by one, face down, to piles that are filled one after the other; nobody is told which.

    `stream` names the luck, so that the same seed deals the same cards whatever else happens. Whoever enters the cards of a real deck by
    hand sees them all.
    """

    __slots__ = ("box", "stream", "targets")

    def __init__(self, stream: str, box: int, targets: tuple[tuple[int, int], ...]) -> None:
        self.stream = stream
        self.box = box
        self.targets = targets  # (pile, how many cards it still gets), the next one first

    def fields(self) -> tuple[object, ...]:
        return self.stream, self.box, self.targets

    def chance(self, state: CardState) -> Chance:
        names = state.piles.layout.names
        return Die(self.stream, tell("deal-card"), tuple(names[card] for card in state.piles.cards(self.box)))

    def apply(self, state: CardState, outcome: Any) -> None:
        piles = state.piles
        card = next(card for card in piles.cards(self.box) if piles.layout.names[card] == outcome)
        (target, count), *rest = self.targets
        piles.pick(self.box, card, target)
        if count > 1:
            rest = [(target, count - 1), *rest]
        if rest:
            state.agenda.push(Deal(self.stream, self.box, tuple(rest)))
