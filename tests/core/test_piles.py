"""Hidden cards: who learns and who forgets with each movement, and an observer who works out what a seat can be sure of."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from tischlein.core.piles import FACE_UP, Layout, Pile, Piles

STACK, OTHER_STACK, MINE, THEIRS, DISCARD = range(5)
NAMES = ("ant", "bee", "cow", "doe", "eel")
ANT, BEE, COW, DOE, EEL = range(5)


def piles(stack: tuple[int, ...] = (), mine: tuple[int, ...] = (), theirs: tuple[int, ...] = (), backs: str = "xxxxx") -> Piles:
    """Two seats with a hand each; nobody knows the stack, everybody knows only the own hand."""
    layout = Layout(
        (
            Pile("stack", backs_show=True),
            Pile("other", backs_show=True),
            Pile("mine", 0, backs_show=True),
            Pile("theirs", 1, backs_show=True),
            Pile("discard", top_only=True),
        ),
        NAMES,
        tuple(backs),
        ("all",) * 5,
    )
    made = Piles(layout, [(), (), (), (), ()])
    for card in stack:
        made.lay(STACK, card)
    for card in mine:
        made.lay(MINE, card, known_to=(0,))
    for card in theirs:
        made.lay(THEIRS, card, known_to=(1,))
    made.learned = made.surprised = 0
    return made


def test_the_drawer_learns_and_whoever_knew_the_top_knows_it_in_the_hand() -> None:
    here = piles((ANT, BEE))
    here.look(1, STACK, 1)
    assert here.draw(STACK, MINE) == BEE
    assert here.known(0, MINE) == here.known(1, MINE) == [BEE]
    assert here.known(0, STACK) == here.known(1, STACK) == [None]


def test_drawing_is_a_disclosure_but_not_of_what_was_known() -> None:
    here = piles((ANT, BEE))
    here.draw(STACK, MINE)
    assert (here.learned, here.surprised & 3) == (0b01, 0b11)
    here.learned = here.surprised = 0
    here.look(0, STACK)
    here.learned = here.surprised = 0
    here.draw(STACK, MINE)
    assert here.learned == here.surprised == 0


def test_looking_shows_so_many_top_cards_to_one_seat() -> None:
    here = piles((ANT, BEE, COW))
    here.look(0, STACK, 2)
    assert here.known(0, STACK) == [None, BEE, COW]
    assert here.known(1, STACK) == [None] * 3
    here.look(1, STACK)
    assert here.known(1, STACK) == [ANT, BEE, COW]
    assert here.view(None)["stack"]["cards"] == [None] * 3


def test_burying_makes_the_others_forget_what_it_could_have_been() -> None:
    here = piles((ANT,), mine=(BEE, COW))
    here.look(1, MINE)
    here.bury(MINE, COW, STACK)
    assert here.known(0, STACK) == [COW, None]
    assert here.known(1, STACK) == [None, None]
    assert here.known(0, MINE) == [BEE]
    assert here.known(1, MINE) == [None]


def test_burying_the_only_card_with_such_a_back_hides_nothing() -> None:
    here = piles((ANT,), mine=(BEE, COW), backs="xxyxx")
    here.look(1, MINE)
    here.bury(MINE, COW, STACK)
    assert here.known(1, STACK) == [COW, None]
    assert here.known(1, MINE) == [BEE]


def test_burying_one_of_several_equal_cards_hides_nothing() -> None:
    here = piles((ANT,), mine=(BEE, BEE))
    here.look(1, MINE)
    here.bury(MINE, BEE, STACK)
    assert here.known(1, STACK) == [BEE, None]
    assert here.known(1, MINE) == [BEE]


def test_searching_shows_the_stack_and_nobody_else_knows_where_the_gap_is() -> None:
    here = piles((ANT, BEE, COW))
    here.look(1, STACK)
    assert here.search(0, STACK) == [ANT, BEE, COW]
    here.take(0, STACK, BEE, MINE)
    assert here.known(0, STACK) == [ANT, COW]
    assert here.known(0, MINE) == [BEE]
    assert here.known(1, STACK) == [None, None]
    assert here.known(1, MINE) == [None]


def test_cards_that_lie_face_up_stay_known_through_a_search() -> None:
    here = piles((ANT, BEE, COW))
    assert here.reveal(STACK, 2) == COW
    here.search(0, STACK)
    here.take(0, STACK, ANT, MINE)
    assert here.known(1, STACK) == [None, COW]
    assert here.view(None)["stack"]["cards"] == [None, "cow"]
    here.take(0, STACK, COW, MINE)
    assert sorted(card for card in here.known(1, MINE) if card is not None) == [COW]
    assert not any(code & FACE_UP for code in here.places[MINE])


def test_a_card_that_is_played_is_seen_by_everybody() -> None:
    here = piles(mine=(ANT, BEE))
    here.play(MINE, ANT, DISCARD)
    assert here.known(1, DISCARD) == [ANT]
    assert here.view(None)["discard"] == {"pile": "discard", "count": 1, "top": "ant"}
    assert (here.learned & 3, here.surprised & 3) == (0b10, 0b10), "its owner is not surprised and may take it back"


def test_after_one_of_two_equal_cards_was_played_one_may_be_left_or_none() -> None:
    here = piles(mine=(ANT,))
    here.look(1, MINE)  # seat 1 knows one ant
    here.lay(MINE, ANT, known_to=(0,))  # and does not know of the second
    here.play(MINE, ANT, DISCARD)
    assert here.known(1, MINE) == [None]
    assert here.known(0, MINE) == [ANT]


def test_two_seats_that_know_different_ones_of_equal_cards_both_lose_sight() -> None:
    here = piles()
    here.lay(MINE, ANT, known_to=(0, 1))
    here.lay(MINE, ANT, known_to=(0, 2))
    here.play(MINE, ANT, DISCARD)
    assert here.known(0, MINE) == [ANT]
    assert here.known(1, MINE) == here.known(2, MINE) == [None]


def test_what_moves_in_full_view_is_known_as_before() -> None:
    here = piles((ANT, BEE, COW))
    here.look(0, STACK, 1)
    here.move(STACK, 2, OTHER_STACK, under=True)
    assert here.known(0, OTHER_STACK) == [COW]
    assert here.known(1, OTHER_STACK) == [None]
    here.swap(STACK, 1, OTHER_STACK, 0)
    assert here.known(0, STACK) == [None, COW]
    assert here.known(0, OTHER_STACK) == [None]


def test_rearranging_unseen_makes_the_others_forget() -> None:
    here = piles((ANT, BEE))
    here.look(0, STACK)
    here.look(1, STACK)
    here.forget(STACK, knower=0)
    assert here.known(0, STACK) == [ANT, BEE]
    assert here.known(1, STACK) == [None, None]


def test_gathering_for_a_shuffle_makes_everybody_forget() -> None:
    here = piles((BEE, ANT))
    here.look(0, STACK)
    here.gather(STACK, OTHER_STACK)
    assert here.count(STACK) == 0
    assert here.cards(OTHER_STACK) == [ANT, BEE]
    assert here.known(0, OTHER_STACK) == [None, None]
    here.pick(OTHER_STACK, BEE, STACK)
    assert here.cards(STACK) == [BEE]
    assert here.known(0, STACK) == [None]


def test_the_order_of_a_hand_tells_nothing() -> None:
    """Backs x y x: whichever x is buried, the others see the same."""
    seen = []
    for card in (ANT, COW):
        here = piles((DOE,), mine=(ANT, BEE, COW), backs="xyxxx")
        here.look(1, MINE)
        here.bury(MINE, card, STACK)
        seen.append(here.view(1))
    assert seen[0] == seen[1]
    assert seen[0]["mine"] == {"pile": "mine", "count": 2, "cards": ["bee"], "backs": ["x", "y"]}


def test_imagined_cards_keep_the_backs_that_show() -> None:
    here = piles((ANT, BEE), theirs=(COW, DOE), backs="xyxyx")
    hands: Counter[tuple[int, ...]] = Counter()
    for seed in range(200):
        world = here.copy()
        world.imagine(0, Random(seed))
        assert world.view(0) == here.view(0)
        assert sorted(card for pile in (STACK, THEIRS) for card in world.cards(pile)) == [ANT, BEE, COW, DOE]
        hands[tuple(world.cards(THEIRS))] += 1
    assert hands.keys() == {(ANT, BEE), (ANT, DOE), (BEE, COW), (COW, DOE)}
    assert all(30 < count < 70 for count in hands.values())


def test_imagined_cards_obey_what_everybody_knows_of_a_place() -> None:
    here = piles((ANT, BEE, COW, DOE))
    bottoms: Counter[int] = Counter()
    for seed in range(200):
        world = here.copy()
        world.imagine(0, Random(seed), allows=lambda pile, place, card: place > 1 or card not in (ANT, BEE))
        assert set(world.cards(STACK)[:2]) == {COW, DOE}
        bottoms[world.cards(STACK)[0]] += 1
    assert all(70 < count < 130 for count in bottoms.values())
    with pytest.raises(AssertionError, match="no deal fits"):
        here.copy().imagine(0, Random(0), allows=lambda pile, place, card: place > 1 or card == ANT)


def test_copies_share_what_did_not_change_and_do_not_disturb_each_other() -> None:
    here = piles((ANT, BEE), mine=(COW,))
    twin = here.copy()
    assert twin == here
    twin.draw(STACK, MINE)
    assert here.cards(STACK) == [ANT, BEE]
    assert twin.places[DISCARD] is here.places[DISCARD]


# ---------------------------------------------------------------------- an observer with a perfect memory

World = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""The stack, the hand of seat 0, the hand of seat 1 (sorted)."""


class Observer:
    """All worlds that a seat of perfect memory and logic holds possible. Knows nothing of the bits."""

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.worlds: set[World] = {(order, (), ()) for order in set(permutations(cards))}

    def keep(self, fits: object) -> None:
        assert callable(fits)
        self.worlds = {world for world in self.worlds if fits(world)}

    def drawn(self, who: int, card: int) -> None:
        if who == self.seat:
            self.keep(lambda world: world[0][-1] == card)
        self.worlds = {moved(world, who, stack=world[0][:-1], gets=world[0][-1]) for world in self.worlds}

    def buried(self, who: int, card: int) -> None:
        if who == self.seat:
            self.worlds = {moved(world, who, stack=(card, *world[0]), loses=card) for world in self.worlds}
        else:
            self.worlds = {moved(w, who, stack=(one, *w[0]), loses=one) for w in self.worlds for one in set(w[1 + who])}

    def searched(self, who: int, stack: tuple[int, ...], card: int) -> None:
        if who == self.seat:
            self.keep(lambda world: world[0] == stack)
        found = set()
        for world in self.worlds:
            for place, one in enumerate(world[0]):
                if who != self.seat or one == card:
                    found.add(moved(world, who, stack=world[0][:place] + world[0][place + 1 :], gets=one))
        if who == self.seat:  # equal cards: the engine takes one of them, and the searcher sees which
            found = {world for world in found if Counter(world[0]) + Counter([card]) == Counter(stack)}
        self.worlds = found

    def looked_at_hand(self, who: int, hand: tuple[int, ...]) -> None:
        if who == self.seat:
            self.keep(lambda world: world[2 - who] == hand)

    def looked_at_top(self, who: int, top: tuple[int, ...]) -> None:
        if who == self.seat:
            self.keep(lambda world: world[0][len(world[0]) - len(top) :] == top)

    def played(self, who: int, card: int) -> None:
        self.keep(lambda world: card in world[1 + who])
        self.worlds = {moved(world, who, stack=world[0], loses=card) for world in self.worlds}


def moved(world: World, who: int, stack: tuple[int, ...], gets: int | None = None, loses: int | None = None) -> World:
    hand = list(world[1 + who])
    if gets is not None:
        hand.append(gets)
    if loses is not None:
        hand.remove(loses)
    hands = [world[1], world[2]]
    hands[who] = tuple(sorted(hand))
    return stack, hands[0], hands[1]


def assert_certain(here: Piles, observer: Observer) -> int:
    """Everything the bits say is true in all possible worlds. Returns how many cards of the stack are known."""
    seat = observer.seat
    known = here.known(seat, STACK)
    for place, card in enumerate(known):
        assert card is None or all(world[0][place] == card for world in observer.worlds)
    for hand in (0, 1):
        held = Counter(card for card in here.known(seat, MINE + hand) if card is not None)
        assert all(not held - Counter(world[1 + hand]) for world in observer.worlds)
    return sum(card is not None for card in known)


@pytest.mark.parametrize("seed", range(40))
def test_no_bit_says_more_than_a_perfect_memory_knows(seed: int) -> None:
    rng = Random(seed)
    cards = (ANT, BEE, BEE, COW, DOE)
    order = list(cards)
    rng.shuffle(order)
    here = piles(tuple(order))
    observers = [Observer(0, cards), Observer(1, cards)]
    certain = 0
    for _ in range(14):
        who = rng.randrange(2)
        hand = MINE + who
        moves = ["draw", "search", "top"] if here.count(STACK) else []
        moves += ["bury", "play"] if here.count(hand) else []
        moves += ["hand"] if here.count(MINE + 1 - who) else []
        match rng.choice(moves):
            case "draw":
                card = here.draw(STACK, hand)
                for observer in observers:
                    observer.drawn(who, card)
            case "bury":
                card = rng.choice(here.cards(hand))
                here.bury(hand, card, STACK)
                for observer in observers:
                    observer.buried(who, card)
            case "search":
                stack = tuple(here.search(who, STACK))
                card = rng.choice(stack)
                here.take(who, STACK, card, hand)
                for observer in observers:
                    observer.searched(who, stack, card)
                    if observer.seat == who:
                        observer.keep(lambda world: world[0] == tuple(here.cards(STACK)))
            case "top":
                here.look(who, STACK, 2)
                for observer in observers:
                    observer.looked_at_top(who, tuple(here.cards(STACK)[-2:]))
            case "hand":
                here.look(who, MINE + 1 - who)
                for observer in observers:
                    observer.looked_at_hand(who, tuple(here.cards(MINE + 1 - who)))
            case "play":
                card = rng.choice(here.cards(hand))
                here.play(hand, card, DISCARD)
                for observer in observers:
                    observer.played(who, card)
        truth = tuple(here.cards(STACK)), tuple(here.cards(MINE)), tuple(here.cards(THEIRS))
        for observer in observers:
            assert truth in observer.worlds, "the observer has lost track"
            certain += assert_certain(here, observer)
    assert certain > 0
