card = { $card ->
    [mouse] mouse
    [cheese] cheese
    [cat] cat
    [dog] dog
   *[owl] owl
}
pile = { $pile ->
    [barn] the barn
   *[own] the own deck
}
ask-deck = Which deck do you play with?
part-deck = Deck
deck-hunter = The hunter
deck-glutton = The glutton
no-more-cats = A deck has no more cats than mice: here are { $cats } and { $mice }.
ask-before = Do you play an owl first?
go = Go on
owl-at = Owl: look at the hand of { $player }
ask-act = What do you do?
draw-from = Draw from { $pile }
search = Search your deck
bury = Bury: { $card } under { $pile }
play-mouse = Play a mouse
cat-at = Cat against { $player }
end = Nothing
eat = Eat a cheese
ask-take = Which card do you take?
take = Take: { $card }
ask-react = { $player } sends a cat. Do you drive it away?
dog = Drive it away
pass = Let it happen
refuse-not-held = You do not hold this card.
composed = { $player } has put together a deck.
composed-secretly = { $player } has put together a deck: { $cards }.
drew = { $player } draws from { $pile }.
drew-card = { $player } draws from { $pile }: { $card }.
searched = { $player } searches the own deck and takes a card.
searched-card = { $player } searches the own deck and takes: { $card }.
buried = { $player } buries a card under { $pile }.
buried-card = { $player } buries under { $pile }: { $card }.
looked = { $player } looks at the hand of { $other }.
looked-hand = { $player } looks at the hand of { $other }: { $cards }.
attacked = { $player } sends a cat to { $other }.
warded = { $player } drives it away with a dog.
let-happen = { $player } lets it happen.
term-mouse = a mouse
term-cheese = a cheese
term-cat = a cat
category-mouse = Mice
category-cheese = Cheeses
category-cat = Cats
section-deck = Decks
section-turn = Turns
section-end = The end
over = { $count ->
    [one] { $player } wins with { $points }.
   *[other] { $count } players share the victory with { $points }.
}
